// Makes pages come alive: a table is drawn anew when something happens there, cards move to where they went, and a
// card opens over the page. Everything can also be done without it.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const notice = document.getElementById("notice");
const dialog = document.getElementById("card-dialog");
const table = () => document.getElementById("table");

/** How many trees the stream has brought: what was asked for before one of them came is out of date. */
let arrived = 0;
/** The tree that is shown, as it came. */
let shown = table()?.outerHTML;

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

function say(sentence) {
  notice.textContent = sentence ?? "";
  notice.hidden = !sentence;
}

// The table anew

function show(fresh) {
  if (!fresh || fresh.outerHTML === shown) return;
  shown = fresh.outerHTML;
  if (!document.startViewTransition || still.matches || document.hidden) {
    swap(fresh);
    return;
  }
  const old = table();
  const moving = movers(old, fresh);
  const name = (pairs) => pairs.forEach(([id, element]) => (element.style.viewTransitionName = `card-${id}`));
  name(moving.map(([id, from]) => [id, from]));
  const transition = document.startViewTransition(() => {
    swap(fresh);
    name(moving.map(([id, , to]) => [id, to]));
  });
  const done = () => moving.forEach(([, , to]) => (to.style.viewTransitionName = ""));
  transition.finished.then(done, done);
}

/** The cards that are somewhere else now, each with where it was and where it is. A card that nobody saw before comes
    from its supply pile. */
function movers(old, fresh) {
  const cards = (tree) => new Map([...tree.querySelectorAll("[data-at]")].map((card) => [card.dataset.card, card]));
  const before = cards(old);
  const used = new Set();
  const moving = [];
  for (const [id, to] of cards(fresh)) {
    let from = before.get(id);
    if (from?.dataset.at === to.dataset.at) continue;
    from ??= old.querySelector(`[data-supply="${to.dataset.age}"]`);
    if (!from || used.has(from)) continue;
    used.add(from);
    moving.push([id, from, to]);
  }
  return moving;
}

/** Puts the tree in, and leaves alone what the reader is in the middle of: focus, scrolling, opened settings. */
function swap(fresh) {
  const old = table();
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = [".play", ".log .scroll", ".question"].map((place) => [place, old.querySelector(place)?.scrollTop]);
  const same = old.dataset.sequence === fresh.dataset.sequence;
  const [x, y] = [scrollX, scrollY];
  for (const details of fresh.querySelectorAll("details")) {
    const opened = old.querySelector(`details[open]#${details.id}`);
    // What has been filled in stays.
    if (opened?.querySelector("form")) details.replaceWith(opened);
    else details.open = Boolean(opened);
  }
  old.replaceWith(fresh);
  for (const [place, top] of scrolled) {
    const element = fresh.querySelector(place);
    if (element && top && (same || place !== ".question")) element.scrollTop = top;
  }
  scrollTo(x, y);
  if (focused && !fresh.contains(document.activeElement)) refocus(focused, fresh, same);
  if (fresh.dataset.title) document.title = fresh.dataset.title;
  if (!same) document.getElementById("announce").textContent = document.getElementById("what")?.textContent;
  prepare();
}

/** Who answered with the keyboard goes on at the next question, not at whatever took the place of their option. */
function refocus(focused, fresh, same) {
  const { id, name, value } = focused;
  const alike = () => fresh.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  const again = id ? document.getElementById(id) : same && name ? alike() : null;
  (again ?? document.getElementById("question"))?.focus({ preventScroll: true });
}

// The stream

function listen() {
  const { id, since, lost } = table().dataset;
  const stream = new EventSource(`/t/${id}/events?since=${since ?? 0}`);
  stream.onopen = () => {
    if (notice.textContent === lost) say();
  };
  stream.onmessage = (message) => {
    arrived += 1;
    show(parse(message.data).getElementById("table"));
  };
  stream.addEventListener("presence", (message) => {
    for (const [seat, here] of JSON.parse(message.data).entries()) {
      for (const element of document.querySelectorAll(`[data-away="${seat}"]`)) element.hidden = here;
    }
  });
  stream.onerror = () => {
    say(lost);
    // A browser comes back by itself unless it was answered otherwise than by a stream.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  };
  addEventListener("pagehide", () => stream.close(), { once: true });
}

// Forms

let sending = false;
/** The option that has been chosen once, where it has to be chosen twice. */
let armed = null;

function mark() {
  for (const option of document.querySelectorAll("[name=option]")) {
    option.classList.toggle("armed", armed === choice(option));
  }
}

function choice(option) {
  return `${table().dataset.sequence} ${option.value}`;
}

async function send(form, button) {
  const before = arrived;
  sending = true;
  try {
    const body = new URLSearchParams(new FormData(form, button));
    // Where the stream brings the table, the answer need not.
    const headers = table().dataset.id ? { Prefer: "return=minimal" } : {};
    const answer = await fetch(form.action, { method: "POST", body, headers });
    if (answer.status === 204) {
      say();
      return;
    }
    const page = parse(await answer.text());
    if (!answer.ok) {
      say(page.querySelector(".sentence")?.textContent ?? `${answer.status}`);
      return;
    }
    say();
    const fresh = page.getElementById("table");
    if (fresh?.dataset.id !== table().dataset.id) location.assign(answer.url);
    else if (before === arrived) show(fresh);
  } catch {
    say(table().dataset.lost);
  } finally {
    sending = false;
  }
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  if (form.method !== "post" || !table()?.contains(form)) return;
  event.preventDefault();
  if (sending) return;
  if (form.dataset.sure && button && armed !== choice(button)) {
    armed = choice(button);
    mark();
    say(form.dataset.sure);
    return;
  }
  armed = null;
  send(form, button);
});

// Cards and rules over the page

const pages = new Map();

async function open(link) {
  const address = link.href;
  if (!pages.has(address)) {
    const answer = await fetch(address);
    pages.set(address, parse(await answer.text()).getElementById("card"));
  }
  const about = pages.get(address);
  if (!about) throw new Error(address);
  dialog.querySelector(".inside").replaceChildren(document.importNode(about, true));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.card-link, a.rule-link");
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (link && !elsewhere) {
    event.preventDefault();
    open(link).catch(() => location.assign(link.href));
  } else if (event.target === dialog) {
    dialog.close();
  }
});

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
  if (event.target.closest?.("input:not([type=checkbox]), select, textarea")) return;
  if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll("#answer .option > button")[event.key - 1]?.click();
  } else if (event.key === "ArrowLeft") {
    document.querySelector("a[rel=prev]")?.click();
  } else if (event.key === "ArrowRight") {
    document.querySelector("a[rel=next]")?.click();
  }
});

// What only makes sense with a script, or only without

function prepare() {
  for (const element of document.querySelectorAll(".unscripted")) element.remove();
  mark();
  for (const button of document.querySelectorAll(".copy")) {
    button.hidden = false;
    button.onclick = async () => {
      const link = button.parentElement.querySelector(".invite input");
      link.select();
      await navigator.clipboard?.writeText(link.value);
      button.textContent = button.dataset.copied;
    };
  }
}

if (table()) prepare();
if (table()?.dataset.id) {
  listen();
  // A page that the browser has kept comes back as it was left.
  addEventListener("pageshow", (event) => event.persisted && listen());
}
