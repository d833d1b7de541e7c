// What is folded is printed all the same, also by browsers whose style sheets cannot open it, but for the answers,
// and a link into a folded block opens it.
(() => {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("article details:not([open], .answer)")];
    opened.forEach((block) => (block.open = true));
  });
  addEventListener("afterprint", () => opened.forEach((block) => (block.open = false)));

  const target = () => location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const openTarget = () => {
    for (let block = target()?.closest?.("details"); block; block = block.parentElement.closest("details"))
      block.open = true;
  };
  addEventListener("hashchange", openTarget);
  openTarget();
})();
