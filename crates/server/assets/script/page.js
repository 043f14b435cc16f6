// The script of all pages. It updates a table when something happens there, moves cards to where they went, and opens
// cards and rules over the page. Everything can also be done without it.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const notice = document.getElementById("notice");
/** Sentences in the language of the page. */
const words = document.getElementById("main").dataset;
const table = () => document.getElementById("table");

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Shows a sentence at the top of the page, or removes it. */
function say(sentence) {
  notice.textContent = sentence ?? "";
  notice.hidden = !sentence;
}

/** Removes what is meant for pages without a script, and marks what is new. */
function prepare() {
  for (const element of document.querySelectorAll(".unscripted")) element.remove();
  const since = Number(document.getElementById("log")?.dataset.since);
  const me = document.querySelector(".side.mine")?.id.replace("seat-", "");
  for (const mark of document.querySelectorAll(".touched")) mark.classList.remove("touched");
  for (const line of document.querySelectorAll("#log [data-n]")) {
    const isNew = since > 0 && line.dataset.n >= since;
    line.classList.toggle("new", isNew);
    // Marks what others have changed.
    if (isNew && line.dataset.by !== me) {
      for (const id of [line.dataset.from, line.dataset.to]) id && document.getElementById(id)?.classList.add("touched");
    }
  }
  light();
  mark();
  prepareOrder();
  fitOptions();
  for (const button of document.querySelectorAll(".share")) {
    button.hidden = false;
    button.onclick = async () => {
      const url = new URL(button.dataset.share, location.href).href;
      await (navigator.share?.({ url }) ?? navigator.clipboard?.writeText(url));
      button.textContent = button.dataset.copied;
    };
  }
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
