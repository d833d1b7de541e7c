// The button for light, dark or automatic colors; its words are those of the page.
(() => {
  const root = document.documentElement;
  const buttons = [...document.querySelectorAll("button.colors")];
  const next = { auto: "light", light: "dark", dark: "auto" };

  const say = () => {
    const now = root.dataset.theme ?? "auto";
    buttons.forEach((button) => (button.querySelector("span").textContent = button.dataset[now]));
  };
  const choose = () => {
    const theme = next[root.dataset.theme ?? "auto"];
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    keep("theme", theme === "auto" ? null : theme);
    say();
    document.getElementById("said").textContent = buttons[0].dataset[theme];
  };

  buttons.forEach((button) => button.addEventListener("click", choose));
  say();
})();
