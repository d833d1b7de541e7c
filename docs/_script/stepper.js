// A recorded game, one frame at a time. Which frame is shown follows from the class "now" by the style sheet alone.
(() => {
  const controls = document.querySelector(".stepper");
  const frames = [...document.querySelectorAll(".frame")];
  if (!controls || !frames.length) return;
  const main = document.getElementById("main");
  const [back, forth, all] = ["back", "forth", "all-steps"].map((name) => controls.querySelector(`.${name}`));
  let at = 0;

  const show = (index) => {
    at = Math.max(0, Math.min(frames.length - 1, index));
    frames.forEach((each, number) => each.classList.toggle("now", number === at));
    // A button that is switched off would lose the focus.
    back.setAttribute("aria-disabled", at === 0);
    forth.setAttribute("aria-disabled", at === frames.length - 1);
    controls.querySelector(".place").textContent = `${at + 1} / ${frames.length}`;
  };
  const go = (index) => {
    const before = at;
    show(index);
    if (at === before) return;
    history.replaceState(history.state, "", `#${frames[at].id}`);
    const told = [...frames[at].querySelectorAll(".frame-number, .frame-told p")];
    controls.querySelector("[role=status]").textContent = told.map((each) => each.textContent.trim()).join(" ");
  };
  // A link to a turn, or to a step, shows it.
  const goToTarget = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || target === main) return;
    const found = frames.findIndex((each) => each === target || each.contains(target));
    const first = target.closest("section") && frames.findIndex((each) => target.contains(each));
    const index = found >= 0 ? found : target.querySelector("section") ? -1 : first;
    if (index < 0) return;
    show(index);
    target.scrollIntoView();
  };

  back.addEventListener("click", () => go(at - 1));
  forth.addEventListener("click", () => go(at + 1));
  all.addEventListener("click", () => all.setAttribute("aria-pressed", main.classList.toggle("every-frame")));
  addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable], .scroll");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "ArrowLeft") go(at - 1);
    else if (event.key === "ArrowRight") go(at + 1);
  });
  addEventListener("hashchange", goToTarget);
  controls.hidden = false;
  show(0);
  goToTarget();
})();
