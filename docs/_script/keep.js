// What a reader chose, for the next page. A browser that keeps nothing starts each page anew.
const keep = (name, value) => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The choice then lasts for this page.
  }
};
