// Keeps the table up to date: the stream brings the parts that have changed.

/** Tables that have come and are not shown yet. */
const waiting = [];
/** Whether a button or key is being pressed: nothing changes under a finger. */
let pressed = false;
/** Whether a table is being shown, with its movements. */
let showing = false;
/** Number of tables that the stream has brought. A response to a request from before the last one is out of date. */
let arrived = 0;

/** Puts the parts that have changed into the page. The others are left alone, with their focus and scrolling. */
function merge(live, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  let at = live.firstElementChild;
  for (const part of [...fresh.children]) {
    const old = live.children.namedItem(part.id);
    let now = part;
    if ("same" in part.dataset) now = old;
    else if (old && "parts" in part.dataset) merge((now = old), part);
    if (!now) throw new Error(part.id);
    if (old && old !== now) {
      if (old === at) at = old.nextElementSibling;
      keep(old, now);
      old.remove();
    }
    if (now === at) at = at.nextElementSibling;
    else live.insertBefore(now, at);
  }
  while (at) {
    const gone = at;
    at = at.nextElementSibling;
    gone.remove();
  }
}

/** Keeps what the reader is doing: opened settings, and filled-in fields. */
function keep(old, now) {
  for (const opened of old.querySelectorAll("details[open][id]")) {
    const details = now.querySelector(`#${CSS.escape(opened.id)}`);
    if (details) details.open = true;
  }
}

/** Brings the page up to date. */
function show(fresh) {
  const live = table();
  const whole = fresh && !fresh.querySelector("[data-same]");
  // Another kind of page: the game has begun.
  if (!fresh || live.classList.contains("table") !== fresh.classList.contains("table")) return location.reload();
  const before = boards() && freeze();
  const away = new Set(absent().keys());
  const focused = live.contains(document.activeElement) ? document.activeElement : null;
  const same = live.dataset.sequence === fresh.dataset.sequence;
  const scrolled = document.getElementById("question")?.scrollTop;
  try {
    if (!("parts" in live.dataset)) live.replaceWith(fresh);
    else merge(live, fresh);
  } catch (error) {
    // A part is missing that should be here.
    if (whole) throw error;
    return location.reload();
  }
  const question = document.getElementById("question");
  if (question && same) question.scrollTop = scrolled;
  if (focused && !focused.isConnected) refocus(focused, same);
  if (table().dataset.title) document.title = table().dataset.title;
  if (!same) {
    // In a lesson only the learner's own moves change the question.
    if (!isExercise()) protect(question);
    const folded = document.getElementById("folded");
    if (folded) folded.checked = false;
    document.getElementById("talk")?.scrollTo(0, 0);
    document.getElementById("announce").textContent = document.getElementById("what")?.textContent;
    if (document.getElementById("answer")) soundTurn();
  }
  prepare();
  announceAbsence(away);
  if (before) catchUp(before);
}

/** The players for whom bots play, by seat. */
function absent() {
  return new Map([...document.querySelectorAll("[data-left]")].map((mark) => [mark.dataset.of, mark.dataset.left]));
}

/** Says who has left, and who has come back. */
function announceAbsence(before) {
  const now = absent();
  for (const [seat, sentence] of now) if (!before.has(seat)) say(sentence);
  for (const seat of before) {
    if (!now.has(seat)) say(document.querySelector(`[data-back][data-of="${seat}"]`)?.dataset.back);
  }
}

/** How long after a change of the question a click is still meant for the one before, in milliseconds. */
const TOO_SOON = 300;

/** A question that has just come is disabled for a moment. */
function protect(question) {
  question?.classList.add("fresh");
  setTimeout(() => question?.classList.remove("fresh"), TOO_SOON);
}

/** After an answer by keyboard the focus goes to the next question, not to the element that replaced the option. */
function refocus(focused, same) {
  const { id, name, value } = focused;
  const alike = () => table().querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  const again = id ? document.getElementById(id) : same && name ? alike() : null;
  (again ?? document.getElementById("question"))?.focus({ preventScroll: true });
}

/** Shows what has come, one table after the other. */
async function showWaiting() {
  if (showing) return;
  showing = true;
  while (waiting.length && !pressed) {
    const fresh = waiting.shift();
    show(fresh);
  }
  showing = false;
}

function listen() {
  const { lost } = words;
  const stream = new EventSource(`/t/${table().dataset.id}/events?seen=${words.seen ?? ""}`);
  stream.onopen = () => {
    if (notice.textContent === lost) say();
  };
  stream.onmessage = (message) => {
    arrived += 1;
    words.seen = message.lastEventId;
    waiting.push(parse(message.data).getElementById("table"));
    showWaiting();
  };
  stream.addEventListener("presence", (message) => {
    for (const [seat, here] of JSON.parse(message.data).entries()) {
      for (const element of document.querySelectorAll(`[data-away="${seat}"]`)) element.hidden = here;
    }
  });
  stream.onerror = () => {
    say(lost);
    // The browser reconnects by itself, but not after a response that is not a stream.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  };
  addEventListener("pagehide", () => stream.close(), { once: true });
}

// A press is over when its click has been handled.
addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => setTimeout(() => ((pressed = false), showWaiting())), true);
}
