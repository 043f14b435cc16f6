// Lessons and puzzles without loading pages. The moves are in the address, so that going back takes a move back.

const isExercise = () => table()?.classList.contains("exercise");

/** Shows the new state of a lesson or a puzzle: the page that was fetched from this address. */
function showExercise(page, address) {
  const fresh = page.getElementById("table");
  if (!fresh?.classList.contains("exercise")) {
    location.assign(address);
    return;
  }
  history.pushState(null, "", address);
  document.title = page.title;
  show(fresh);
  const next = document.querySelector(".verdict ~ .afterwards :is(button, a)");
  (next ?? document.getElementById("question"))?.focus({ preventScroll: true });
}

async function visitExercise(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  showExercise(parse(await answer.text()), answer.url);
}

if (isExercise()) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".afterwards a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visitExercise(link.href).catch(() => location.assign(link.href));
  });
  addEventListener("popstate", () => location.reload());
}
