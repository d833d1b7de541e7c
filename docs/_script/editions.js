// The edition switch. What is shown follows from <html data-edition> by the style sheet alone.
(() => {
  const root = document.documentElement;
  const choices = [...document.querySelectorAll('input[name="edition"]')];

  const show = (edition) => {
    if (edition === "all") delete root.dataset.edition;
    else root.dataset.edition = edition;
    choices.forEach((choice) => (choice.checked = choice.value === edition));
  };
  // The heading that is being read stays where it is.
  const read = () =>
    [...document.querySelectorAll("main :is(h2, h3)")].find((each) => each.getBoundingClientRect().bottom > 60);

  const choose = (choice) => {
    const heading = read();
    const before = heading?.getBoundingClientRect().top;
    show(choice.value);
    keep("edition", choice.value);
    // From now on the choice counts, no longer what the address asked for.
    const address = new URL(location);
    if (address.searchParams.has("edition")) {
      address.searchParams.delete("edition");
      history.replaceState(history.state, "", address);
    }
    if (heading) scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: "instant" });
    document.getElementById("said").textContent = choice.dataset.said;
  };

  show(root.dataset.edition ?? "all");
  choices.forEach((choice) => choice.addEventListener("change", () => choose(choice)));
  addEventListener("storage", (event) => {
    if (event.key === "edition" && event.newValue) show(event.newValue);
  });
})();
