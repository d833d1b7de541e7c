// Before the first paint: which edition is shown, in which colors, and that scripts run at all.
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // The browser keeps nothing; each page then starts with everything.
    }
  };
  // What the address asks for comes first, and is not remembered.
  const edition = new URLSearchParams(location.search).get("edition") ?? kept("edition");
  if (["base", "neo", "dp"].includes(edition)) root.dataset.edition = edition;
  const theme = kept("theme");
  if (["light", "dark"].includes(theme)) root.dataset.theme = theme;
})();
