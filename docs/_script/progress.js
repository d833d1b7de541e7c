// How many lessons are done, and where to go on: from the questions that were solved in this browser.
(() => {
  for (const box of document.querySelectorAll(".progress")) {
    const lessons = [...box.querySelectorAll("a")];
    const show = () => {
      const done = lessons.filter((each) => each.dataset.questions.split(" ").every((key) => solved.all.has(key)));
      const next = lessons.find((each) => !done.includes(each));
      box.hidden = !solved.all.size;
      lessons.forEach((each) => (each.hidden = each !== next));
      const words = box.dataset.done.replace("{done}", done.length).replace("{all}", lessons.length);
      box.querySelector(".done").textContent = words;
    };
    box.querySelector("button").addEventListener("click", () => {
      solved.all.clear();
      solved.save();
      show();
    });
    show();
  }
})();
