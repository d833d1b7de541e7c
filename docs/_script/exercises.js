// Exercises answer at once: the replies lie in templates beside the fields and buttons.
const solved = {
  // A browser that keeps nothing forgets them with the page.
  all: new Set(
    (() => {
      try {
        return (localStorage.getItem("solved") ?? "").split(" ").filter(Boolean);
      } catch {
        return [];
      }
    })(),
  ),
  save() {
    keep("solved", this.all.size ? [...this.all].join(" ") : null);
  },
};
(() => {
  const reply = (form, field, answer) => {
    const found = [...form.querySelectorAll(`template[data-field="${field}"]`)];
    return (
      found.find((each) => each.dataset.answer === answer) ?? found.find((each) => each.dataset.answer === "other")
    );
  };
  const answered = (form, found) => {
    const right = found.every((each) => "right" in each.dataset);
    const replies = form.querySelector(".replies");
    replies.className = `replies ${right ? "right" : "wrong"}`;
    // When all is right it is said once; otherwise each wrong field is told why.
    const shown = right ? found.slice(0, 1) : found.filter((each) => !("right" in each.dataset));
    replies.replaceChildren(...shown.map((each) => each.content.cloneNode(true)));
    if (!right) return;
    form.parentElement.querySelector("details.answer").open = true;
    solved.all.add(form.dataset.key);
    solved.save();
  };

  for (const form of document.querySelectorAll("form.try")) {
    const fields = [...form.querySelectorAll("input")];
    form.hidden = false;
    form.querySelector(".solved").hidden = !solved.all.has(form.dataset.key);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const empty = fields.find((field) => !/\d/.test(field.value));
      if (empty) return empty.focus();
      const found = fields.map((field, index) => reply(form, index, String(parseInt(field.value.match(/\d+/)[0], 10))));
      fields.forEach((field, index) => field.setAttribute("aria-invalid", !("right" in found[index].dataset)));
      answered(form, found);
    });
    for (const button of form.querySelectorAll("button[value]"))
      button.addEventListener("click", () => {
        form.querySelectorAll("button[value]").forEach((each) => each.setAttribute("aria-pressed", each === button));
        answered(form, [reply(form, 0, button.value)]);
      });
  }
})();
