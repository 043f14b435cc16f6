// Shows step by step on the boards what others did, at the reader's own pace. The reader can go through the steps again.

/** The shortest time that a step is shown, in milliseconds. */
const MOST_HASTE = 150;
const bar = document.getElementById("past");
/** The number of the log entry up to which the boards have been shown. */
let cursor = lastEntry();
/** The boards as they are now, while earlier ones are shown in their place. */
let present = null;
/** Whose turn it is now, while the table shows whose it was. */
let presentTurn = null;
/** The steps since the last answer, the table before them first. */
let steps = [];
/** Which step is shown. */
let at = 0;
/** The number of the automatic run. A run that was stopped sees another number, and ends. `runs`: whether one goes on. */
let run = 0;
let runs = false;

function lastEntry() {
  const lines = document.querySelectorAll("#log [data-n]");
  return lines.length ? Number(lines[lines.length - 1].dataset.n) : -1;
}

function pace() {
  return Number(document.documentElement.dataset.pace);
}

const boards = () => document.getElementById("field");

/** A copy of the boards on which nothing can be chosen. */
function copyOf(field) {
  const copy = field.cloneNode(true);
  for (const lit of copy.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const button of copy.querySelectorAll(".choose")) button.remove();
  for (const mark of copy.querySelectorAll(".touched")) mark.classList.remove("touched");
  return copy;
}

/** Makes a part of the page like another one, and leaves alone what is the same: to lay out all boards anew takes longer
    than a frame. */
function become(live, wanted) {
  if (live.isEqualNode(wanted)) return;
  if (!live.attributes) {
    live.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...live.attributes]) if (!wanted.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const part of [...live.children]) if (part.id && !wanted.children.namedItem(part.id)) part.remove();
  let at = live.firstChild;
  for (const part of wanted.childNodes) {
    const same = part.id ? live.children.namedItem(part.id) : at && isAlike(at, part) ? at : null;
    if (same && same === at) at = at.nextSibling;
    else live.insertBefore(same ?? part.cloneNode(true), at);
    if (same) become(same, part);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** Whether a part without a name can become another one. A card never becomes another card. */
function isAlike(live, wanted) {
  return live.nodeName === wanted.nodeName && live.id === wanted.id && live.dataset?.card === wanted.dataset?.card;
}

/** Puts other boards in the place of those that are shown. */
function swap(field) {
  const focused = boards().contains(document.activeElement);
  become(boards(), field);
  if (focused && !boards().contains(document.activeElement)) document.getElementById("question")?.focus({ preventScroll: true });
}

/** Shows earlier boards. Those of now are kept. */
function showPast(field) {
  present ??= boards().cloneNode(true);
  presentTurn ??= table().dataset.turn;
  swap(field);
}

/** Removes the mark from the log line of the step. */
function unmark() {
  for (const line of document.querySelectorAll("#log .at")) line.classList.remove("at");
}

/** Shows the boards as they are now. */
function showPresent() {
  run += 1;
  runs = false;
  if (present) swap(present);
  if (presentTurn !== null) table().dataset.turn = presentTurn;
  present = presentTurn = null;
  bar.hidden = true;
  document.getElementById("stage")?.remove();
  table().classList.remove("past");
  unmark();
  cursor = lastEntry();
}

/** Asks for the steps, until they fit the table of this page. */
async function loadSteps() {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await fetch(`/t/${table().dataset.id}/steps`);
    if (!answer.ok) break;
    const list = parse(await answer.text()).getElementById("steps");
    if (list.dataset.seen === words.seen) return [...list.children];
  }
  return [];
}

/** The boards of a step. A part that was not sent is as it is now. */
function boardsOf(step) {
  const field = copyOf(present ?? boards());
  if ("same" in step.querySelector("#field").dataset) return field;
  merge(field, document.importNode(step.querySelector("#field"), true));
  return field;
}

/** The sentence of a step. The table before the first step has none. */
function saying(step) {
  const words = step.querySelector(":scope > p");
  return words ? document.importNode(words, true).childNodes : [];
}

/** Shows the activated card, with what it has done so far. */
async function setStage(step) {
  const { activated } = step.dataset;
  const stage = document.getElementById("stage") ?? document.createElement("section");
  stage.id = "stage";
  if (!stage.isConnected) document.getElementById("question")?.after(stage);
  const said = steps.slice(0, at + 1).filter((each) => each.dataset.activated === activated && saying(each).length);
  const list = document.createElement("ol");
  for (const each of activated ? said : [step]) {
    const line = document.createElement("li");
    line.append(...saying(each));
    line.classList.toggle("felt", "felt" in each.dataset);
    list.append(line);
  }
  const face = activated && (await faces)?.get(activated)?.querySelector(".card");
  if (!stage.isConnected) return;
  stage.replaceChildren(...(face ? [document.importNode(face, true)] : []), list);
  list.lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** Shows a step. A card moves only from one step to the next. */
async function showStep(index) {
  const step = steps[index];
  const forward = index === at + 1;
  const field = boards();
  at = index;
  const from = forward && takeOff(field, step.dataset);
  showPast(boardsOf(step));
  table().classList.add("past");
  table().dataset.turn = step.dataset.turn;
  for (const id of [step.dataset.from, step.dataset.to]) {
    if (id) field.querySelector(`#${CSS.escape(id)}`)?.classList.add("touched");
  }
  bar.hidden = false;
  bar.querySelector(".count").textContent = `${index}/${steps.length - 1}`;
  bar.querySelector(".said").replaceChildren(...saying(step));
  unmark();
  document.querySelector(`#log [data-n="${step.dataset.n}"]`)?.classList.add("at");
  setStage(step);
  cursor = Number(step.dataset.n);
  if (forward) {
    sound(step);
    await land(field, step.dataset, from);
  }
}

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Shows the steps one after the other, up to now. */
async function runOn() {
  const mine = (run += 1);
  runs = true;
  bar.classList.add("runs");
  while (at < steps.length - 1) {
    await showStep(at + 1);
    if (run !== mine) return;
    if (!("own" in steps[at].dataset)) await wait(Math.max(pace(), MOST_HASTE));
    if (run !== mine) return;
  }
  showPresent();
}

function pause() {
  run += 1;
  runs = false;
  bar.classList.remove("runs");
}

/** Before the table changes: the boards as they are shown, to go on from there. */
function freeze() {
  const frozen = copyOf(boards());
  const seen = cursor;
  const turn = table().dataset.turn;
  if (present) swap(present);
  present = null;
  presentTurn = null;
  document.getElementById("stage")?.remove();
  run += 1;
  return { frozen, seen, turn };
}

/** After the table has changed: shows what has happened from where the reader was. */
async function catchUp({ frozen, seen, turn }) {
  cursor = seen;
  if (lastEntry() <= seen || !pace() || document.hidden || isExercise()) return showPresent();
  showPast(frozen);
  table().dataset.turn = turn;
  const mine = (run += 1);
  runs = true;
  const fresh = await loadSteps().catch(() => []);
  if (run !== mine) return;
  steps = fresh;
  at = steps.findLastIndex((step) => Number(step.dataset.n) <= seen);
  if (at < 0) at = 0;
  if (at >= steps.length - 1) return showPresent();
  await runOn();
}

/** Goes to a step that the reader asked for. */
async function stepTo(index) {
  const wasNow = !present;
  pause();
  if (wasNow) {
    steps = await loadSteps().catch(() => []);
    at = steps.length;
  }
  const goal = wasNow && index < 0 ? steps.length - 2 : index;
  if (goal < 0 || !steps.length) return;
  if (goal >= steps.length) return showPresent();
  await showStep(goal);
}

const stepBack = () => stepTo(present ? Math.max(at - 1, 0) : -1);
const stepOn = () => present && stepTo(at + 1);

/** From the first step on. */
async function again() {
  pause();
  steps = await loadSteps().catch(() => []);
  if (steps.length < 2) return;
  at = steps.length;
  await showStep(0);
  await runOn();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".step-link");
  if (link && table()?.dataset.id && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    again();
  }
});
bar?.addEventListener("click", (event) => {
  const { step } = event.target.closest("button")?.dataset ?? {};
  if (step === "back") stepBack();
  if (step === "on") stepOn();
  if (step === "now") showPresent();
  if (step === "pause") runs ? pause() : runOn();
});
document.addEventListener("keydown", (event) => {
  if (!table()?.dataset.id || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || event.target.closest?.("input, select, textarea")) return;
  if (event.key === "ArrowLeft") stepBack();
  else if (event.key === "ArrowRight") stepOn();
  else if (event.key === "Escape" && present) showPresent();
});
