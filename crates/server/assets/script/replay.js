// Replays a game without loading pages: a slider, keys, automatic play, and a click into the chart.

const replay = () => document.querySelector("main.replay[data-path]");
/** The number of the last request. Responses to earlier ones are dropped. */
let wanted = 0;
let playing = 0;

/** Shows the step and the point of view of this address. */
async function goTo(address) {
  const mine = (wanted += 1);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  const fresh = parse(await answer.text()).querySelector("main.replay");
  // Nothing changes under a finger: a click on what is drawn anew meanwhile would be lost.
  while (pressed) await new Promise((resolve) => setTimeout(resolve, 20));
  if (mine !== wanted) return;
  const slides = document.activeElement?.id === "slider";
  const focus = document.activeElement?.closest(".steps [data-to]")?.dataset.to;
  merge(replay(), fresh);
  prepare();
  history.replaceState(null, "", address);
  if (slides) document.getElementById("slider").focus();
  else if (focus) document.querySelector(`.steps [data-to="${focus}"]`)?.focus();
  document.querySelector(".replay .play")?.classList.toggle("runs", playing > 0);
}

function visit(address) {
  return goTo(address).catch(() => location.assign(address));
}

/** The address of a step, from the same point of view. */
function addressOf(step) {
  const address = new URL(location.href);
  address.searchParams.set("step", step);
  address.searchParams.delete("line");
  return address.href;
}

function halt() {
  clearTimeout(playing);
  playing = 0;
  wanted += 1;
  document.querySelector(".replay .play")?.classList.remove("runs");
}

async function playOn() {
  const next = document.querySelector(".replay .steps a[rel=next]");
  if (!next) return halt();
  playing = setTimeout(async () => {
    await visit(next.href);
    if (playing) playOn();
  }, Math.max(pace(), 300));
  document.querySelector(".replay .play")?.classList.add("runs");
}

if (replay()) {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest(".steps a[href], .eyes a[href], .better-steps a[href], .points a[href]");
    const chart = event.target.closest("svg[data-steps]");
    if (event.target.closest(".play")) {
      if (playing) halt();
      else playOn();
    } else if (link) {
      event.preventDefault();
      halt();
      visit(link.href);
    } else if (chart) {
      halt();
      const steps = chart.dataset.steps.split(" ");
      const [left, right] = chart.dataset.span.split(" ").map(Number);
      const box = chart.getBoundingClientRect();
      const across = ((event.clientX - box.left) / box.width - left) / (right - left);
      const at = Math.round(Math.max(0, Math.min(1, across)) * (steps.length - 1));
      visit(addressOf(steps[at]));
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "slider") return;
    halt();
    visit(addressOf(event.target.value));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, button, a, summary") && event.key === " ") return;
    if (event.key === " ") {
      event.preventDefault();
      if (playing) halt();
      else playOn();
    } else if (event.key === "Home") visit(addressOf(0));
    else if (event.key === "End") visit(document.querySelector(".steps a:last-child")?.href ?? location.href);
  });
}
