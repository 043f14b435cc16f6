// Makes pages come alive: a table is brought up to date when something happens there, cards move to where they went, and
// cards and rules open over the page. Everything can also be done without it.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const notice = document.getElementById("notice");
/** What is said in the language of the page. */
const words = document.getElementById("main").dataset;
const table = () => document.getElementById("table");

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Shows a sentence that cannot be missed, or takes it away. */
function say(sentence) {
  notice.textContent = sentence ?? "";
  notice.hidden = !sentence;
}

/** What only makes sense with a script, or only without. */
function prepare() {
  for (const element of document.querySelectorAll(".unscripted")) element.remove();
  const since = Number(document.getElementById("log")?.dataset.since);
  for (const line of document.querySelectorAll("#log [data-n]")) {
    line.classList.toggle("new", since > 0 && line.dataset.n >= since);
  }
  light();
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
