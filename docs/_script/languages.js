// The links to the other languages keep the place on the page and what is searched for, and the language is remembered.
(() => {
  const links = [...document.querySelectorAll(".languages a")];
  const addresses = links.map((link) => link.getAttribute("href"));
  const keepPlace = () =>
    links.forEach((link, index) => link.setAttribute("href", addresses[index] + location.search + location.hash));
  addEventListener("hashchange", keepPlace);
  addEventListener("pageshow", keepPlace);
  keepPlace();
  keep("language", document.documentElement.lang);
})();
