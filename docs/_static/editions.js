// Neighbouring blocks for different editions become a set of tabs. The edition that a reader chooses
// is remembered, and shown in every set of every page that has it.
(() => {
  const EDITIONS = ["base", "neo", "dp"];
  const sets = [];

  const remembered = () => {
    try {
      return localStorage.getItem("edition");
    } catch {
      return null; // The browser keeps nothing; each page then starts at its first tab.
    }
  };
  const remember = (edition) => {
    try {
      localStorage.setItem("edition", edition);
    } catch {
      // As above.
    }
  };

  const editionsOf = (block) => EDITIONS.filter((key) => block.classList.contains(`edition-${key}`));

  const runsOfBlocks = () => {
    const runs = [];
    for (const block of document.querySelectorAll(".edition")) {
      const last = runs.at(-1);
      const taken = last && last.flatMap(editionsOf);
      if (last && block.previousElementSibling === last.at(-1) && !editionsOf(block).some((key) => taken.includes(key)))
        last.push(block);
      else runs.push([block]);
    }
    return runs.filter((run) => run.length > 1);
  };

  const show = (set, edition) => {
    const chosen = set.find((tab) => tab.edition === edition);
    if (!chosen) return;
    for (const tab of set) {
      const selected = tab === chosen;
      tab.button.setAttribute("aria-selected", selected);
      tab.button.tabIndex = selected ? 0 : -1;
      // Hidden text is still found by the browser's own search and by links into it.
      if (tab.panel !== chosen.panel) tab.panel.setAttribute("hidden", "until-found");
    }
    chosen.panel.removeAttribute("hidden");
    chosen.panel.setAttribute("aria-labelledby", chosen.button.id);
  };

  const choose = (edition, button) => {
    const before = button.getBoundingClientRect().top;
    remember(edition);
    sets.forEach((set) => show(set, edition));
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: "instant" });
  };

  const keys = (set, event) => {
    const here = set.findIndex((tab) => tab.button === event.target);
    const next = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      Home: 0,
      End: set.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = set[(next + set.length) % set.length];
    tab.button.focus();
    choose(tab.edition, tab.button);
  };

  const makeTabs = (run, number) => {
    const list = document.createElement("div");
    list.className = "edition-tabs";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", document.querySelector('meta[name="edition-tabs"]').content);
    const set = run.flatMap((panel, place) => {
      panel.id ||= `edition-panel-${number}-${place}`;
      panel.setAttribute("role", "tabpanel");
      panel.tabIndex = 0;
      panel.addEventListener("beforematch", () => sets.forEach((each) => show(each, editionsOf(panel)[0])));
      const names = panel.querySelectorAll(":scope > .edition-head .edition-name");
      return editionsOf(panel).map((edition, index) => {
        const button = document.createElement("button");
        button.type = "button";
        button.id = `edition-tab-${number}-${edition}`;
        button.textContent = names[index].textContent;
        button.setAttribute("role", "tab");
        button.setAttribute("aria-controls", panel.id);
        button.addEventListener("click", () => choose(edition, button));
        return { edition, button, panel };
      });
    });
    set.sort((one, other) => EDITIONS.indexOf(one.edition) - EDITIONS.indexOf(other.edition));
    list.append(...set.map((tab) => tab.button));
    list.addEventListener("keydown", (event) => keys(set, event));
    run[0].before(list);
    run.forEach((panel) => panel.classList.add("edition-panel"));
    sets.push(set);
    show(set, set[0].edition);
    show(set, remembered());
  };

  runsOfBlocks().forEach(makeTabs);
  // The tabs have made the page shorter, and the place that the link leads to may be in a hidden one.
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) {
    const panel = target.closest(".edition-panel[hidden]");
    if (panel) sets.forEach((set) => show(set, editionsOf(panel)[0]));
    target.scrollIntoView({ behavior: "instant" });
  }
})();
