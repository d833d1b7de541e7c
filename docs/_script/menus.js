// The contents close when one of their links is followed, and "/" leads to the search field.
(() => {
  const contents = document.getElementById("contents");
  contents?.addEventListener("click", (event) => {
    if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
  });
  addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.querySelector('[name="q"]')?.focus();
  });
})();
