// The links to the other languages keep the place on the page.
(() => {
  const links = document.querySelectorAll(".languages a");
  const addresses = [...links].map((link) => link.getAttribute("href"));
  const keepPlace = () =>
    links.forEach((link, index) => link.setAttribute("href", addresses[index] + location.hash));
  addEventListener("hashchange", keepPlace);
  keepPlace();
})();
