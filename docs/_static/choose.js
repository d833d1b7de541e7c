// Send a reader on to the language that they read last, or else to the first that their browser asks for.
(() => {
  let last = null;
  try {
    last = localStorage.getItem("language");
  } catch {
    // Nothing is kept.
  }
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  const links = [...document.querySelectorAll("a[hreflang]")];
  const wanted = [last, ...navigator.languages].filter(Boolean).map(primary);
  const found = wanted.map((tag) => links.find((link) => primary(link.hreflang) === tag)).find(Boolean);
  if (found) location.replace(found.href);
})();
