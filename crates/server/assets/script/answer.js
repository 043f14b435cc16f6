// Forms, and the keys of options.

/** The question at which something is being sent: a second click is not sent. `null`: nothing is. The next question can
    be here before the response to the last answer. */
let sending = null;
/** The option that has been chosen once, where it has to be chosen twice. */
let armed = null;
/** The first digit of a key that has two. */
let stroke = "";

/** The question of the table that is shown. A lobby has none. */
function asked() {
  return table().dataset.sequence ?? "";
}

function choice(option) {
  return `${asked()} ${option.value}`;
}

function mark() {
  for (const option of document.querySelectorAll("[name=option]")) {
    option.classList.toggle("armed", armed === choice(option));
  }
}

/** Highlights the cards, piles and ages that can be chosen: a click on one is a click on its option. */
function light() {
  for (const lit of document.querySelectorAll(".lit")) {
    lit.classList.remove("lit");
    lit.querySelector(":scope > .choose").remove();
  }
  for (const option of document.querySelectorAll("#answer [name=option]")) {
    const { card, lights, verb } = option.dataset;
    const places = card ? `.field [data-card="${card}"]:not(.strip)` : `.field [data-lit="${lights}"]`;
    for (const place of document.querySelectorAll(places)) {
      const button = document.createElement("button");
      button.className = "choose";
      button.name = "option";
      button.value = option.value;
      button.setAttribute("form", "answer");
      button.setAttribute("aria-describedby", `help-${option.value}`);
      const what = option.querySelector(".what").textContent;
      button.innerHTML = "<span class=verb></span><span class=sr></span>";
      button.firstChild.textContent = verb;
      button.lastChild.textContent = ` ${what.replace(verb, "").trim()}`;
      place.classList.add("lit");
      place.append(button);
    }
  }
}

/** Few options say what they would do, if all of them can still be seen. */
function fitOptions() {
  const options = document.querySelector("#answer .few");
  if (!options) return;
  options.classList.remove("tight");
  const [question, talk] = ["question", "talk"].map((id) => document.getElementById(id));
  const end = options.getBoundingClientRect().bottom - talk.getBoundingClientRect().top + talk.scrollTop;
  options.classList.toggle("tight", question.scrollHeight > question.clientHeight + 1 || end > talk.clientHeight);
}

addEventListener("resize", fitOptions);

async function send(form, button) {
  const before = arrived;
  const question = asked();
  sending = question;
  table().classList.add("sending");
  try {
    const body = new URLSearchParams(new FormData(form, button));
    // The stream brings the new table, so the response need not.
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
    if (isExercise()) {
      showExercise(page, answer.url);
      return;
    }
    const fresh = page.getElementById("table");
    if (fresh?.dataset.id !== table().dataset.id) location.assign(answer.url);
    else if (before === arrived) show(fresh);
  } catch {
    say(words.lost);
  } finally {
    if (sending === question) {
      sending = null;
      table()?.classList.remove("sending");
    }
  }
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  // Other forms load another page.
  const about = isExercise() ? /^\/(learn|puzzles)\// : /^\/t\//;
  if (!about.test(form.getAttribute("action")) || !table()?.contains(form)) return;
  // The next player gets a new page: nothing of the last player's page may stay.
  if (form.id === "hand-over") return;
  event.preventDefault();
  if (sending === asked()) return;
  if (form.id === "answer") {
    // The question has only just changed: the click was meant for the last one.
    if (form.closest(".fresh")) {
      say(words.changed);
      return;
    }
    const sure = "confirm" in form.dataset || "confirm" in document.documentElement.dataset;
    if (sure && button && armed !== choice(button)) {
      armed = choice(button);
      mark();
      say(form.dataset.sure);
      return;
    }
  }
  armed = null;
  send(form, button);
});

/** Marks the options whose keys begin with what has been typed. */
function markKeys() {
  for (const option of document.querySelectorAll("[data-key]")) {
    option.classList.toggle("typed", Boolean(stroke) && option.dataset.key.startsWith(stroke));
  }
}

function choose(digit) {
  const find = (key) => document.querySelector(`#answer [data-key="${key}"]`);
  const option = find(stroke + digit) ?? find(digit);
  const begins = document.querySelector(`#answer [data-key^="${digit}"]`);
  stroke = option || !begins ? "" : digit;
  markKeys();
  option?.click();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest?.("input:not([type=checkbox], [type=radio]), select, textarea")) return;
  if (/^[0-9]$/.test(event.key)) {
    choose(event.key);
  } else if (stroke) {
    stroke = "";
    markKeys();
  } else if (event.key === "?") {
    document.getElementById("short-rules")?.click();
  } else if (event.key === "ArrowLeft") {
    document.querySelector("a[rel=prev]")?.click();
  } else if (event.key === "ArrowRight") {
    document.querySelector("a[rel=next]")?.click();
  }
});
