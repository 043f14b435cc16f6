// Every card can be read where it is: on hover and focus in passing, on a click, tap or long press to stay.

const dialog = document.getElementById("card-dialog");
const zoom = document.getElementById("zoom");
/** How long the pointer rests on a card before it is shown large, in milliseconds. */
const REST = 170;
/** How long a finger rests on a card before it is shown large, in milliseconds. */
const LONG = 420;
const READABLE = ".card[data-card], .chip[data-card], .strip[data-card], .deed[data-card], button[data-card], a.card-link";

/** All cards with their texts, once they are loaded. */
let faces = null;
const pages = new Map();

/** Loads all cards at once: then each is shown without waiting. */
function loadFaces() {
  const address = words.faces;
  if (!address) return;
  faces ??= fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(address))))
    .then((html) => new Map([...parse(html).querySelectorAll(".about")].map((about) => [about.dataset.about, about])))
    .catch(() => (faces = null));
}

function cardOf(element) {
  return element.dataset.card ?? new URL(element.href).pathname.split("/").pop();
}

/** What there is to read about a card; on pages that have not loaded all of them, from its page. */
async function about(card) {
  const known = (await faces)?.get(card);
  if (known) return document.importNode(known, true);
  return page(`/cards/${card}`);
}

async function page(address) {
  if (!pages.has(address)) {
    const answer = await fetch(address);
    pages.set(address, parse(await answer.text()).querySelector(".about, #card"));
  }
  const found = pages.get(address);
  if (!found) throw new Error(address);
  return document.importNode(found, true);
}

/** What choosing a card would do, where it can be chosen. */
function consequences(card) {
  return [...document.querySelectorAll(`#answer button[data-card="${card}"]`)].map((option) => {
    const part = document.createElement("section");
    part.className = "consequence";
    const heading = document.createElement("h2");
    const what = option.querySelector(".what").textContent;
    heading.textContent = what.includes(option.dataset.verb) ? what : `${option.dataset.verb}: ${what}`;
    const help = document.getElementById(`help-${option.value}`).cloneNode(true);
    help.removeAttribute("id");
    help.querySelector(".effects")?.remove();
    part.append(heading, help);
    return [option, part];
  });
}

// In passing

let anchor = null;
let resting = 0;

function hideZoom() {
  clearTimeout(resting);
  anchor = null;
  if (zoom.matches(":popover-open")) zoom.hidePopover();
}

async function showZoom(element) {
  const card = cardOf(element);
  const face = await about(card);
  if (anchor !== element || !element.isConnected) return;
  face.removeAttribute("id");
  face.querySelector(".card").after(...consequences(card).map(([, part]) => part));
  zoom.replaceChildren(face);
  zoom.showPopover();
  place(element.getBoundingClientRect());
}

/** Beside the card, and never over it. */
function place(box) {
  const [width, height] = [zoom.offsetWidth, zoom.offsetHeight];
  const fits = (left) => left >= 8 && left + width <= innerWidth - 8;
  const middle = Math.max(8, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - 8));
  const sides = [box.right + 10, box.left - width - 10].filter(fits);
  let [left, top] = [sides[0], middle];
  if (left === undefined) {
    left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
    top = box.top > height + 16 ? box.top - height - 10 : box.bottom + 10;
  }
  zoom.style.left = `${left}px`;
  zoom.style.top = `${top}px`;
}

function point(element, wait) {
  if (element === anchor) return;
  hideZoom();
  if (!element || dialog.open) return;
  anchor = element;
  resting = setTimeout(() => showZoom(element).catch(hideZoom), wait);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") point(event.target.closest?.(READABLE), REST);
});
document.addEventListener("focusin", (event) => {
  const element = event.target.matches(":focus-visible") && event.target.closest(READABLE);
  if (element) point(element, REST);
});
document.addEventListener("focusout", hideZoom);
document.addEventListener("pointerdown", hideZoom);
document.addEventListener("scroll", hideZoom, true);
document.addEventListener("keydown", (event) => event.key === "Escape" && hideZoom());

// To stay

function openWith(...contents) {
  hideZoom();
  dialog.querySelector(".opened").replaceChildren(...contents);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

/** A card in full, with the buttons that choose it. */
async function openCard(card) {
  const face = await about(card);
  const parts = consequences(card).map(([option, part]) => {
    const button = document.createElement("button");
    button.textContent = part.querySelector("h2").textContent;
    button.onclick = () => {
      dialog.close();
      option.click();
    };
    part.querySelector("h2").replaceWith(button);
    return part;
  });
  face.id = "card";
  openWith(...parts, face);
}

/** On a phone each player is a pill that shows a board; a tap on the one that is shown opens all of it. */
document.addEventListener("click", (event) => {
  const picker = event.target.closest(".picker");
  if (picker?.control.checked) picker.parentElement.querySelector(".board-link")?.click();
});

let pressing = 0;
/** A long press is followed by a click that is not meant. */
let held = false;

document.addEventListener("pointerdown", (event) => {
  held = false;
  const element = event.pointerType === "touch" && event.target.closest?.(READABLE);
  if (!element) return;
  pressing = setTimeout(() => {
    held = true;
    openCard(cardOf(element)).catch(() => {});
  }, LONG);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(pressing);
  });
}
document.addEventListener("contextmenu", (event) => held && event.preventDefault());

document.addEventListener(
  "click",
  (event) => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.target === dialog) {
      dialog.close();
      return;
    }
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("a.card-link, a.rule-link, a.board-link");
    // A finger on a card that can be chosen opens it first: there is no hovering to read it.
    const touched = event.pointerType === "touch" && event.target.closest(".card .choose");
    const body = !event.target.closest("a, button") && event.target.closest(".table .card[data-card]");
    const card = touched ? touched.closest(".card") : link?.matches(".card-link") ? link : body;
    if (card) {
      event.preventDefault();
      openCard(cardOf(card)).catch(() => link && location.assign(link.href));
    } else if (link?.matches(".rule-link") && table()) {
      // Beside the table, which can still be played at.
      event.preventDefault();
      if (dialog.open) dialog.close();
      openDrawer(link.href).catch(() => location.assign(link.href));
    } else if (link) {
      event.preventDefault();
      const { pathname } = new URL(link.href);
      // A board changes; cards and rules do not.
      if (link.matches(".board-link")) pages.delete(pathname);
      page(pathname).then(openWith, () => location.assign(link.href));
    }
  },
  true,
);

if ("requestIdleCallback" in window) requestIdleCallback(loadFaces, { timeout: 2000 });
else setTimeout(loadFaces, 500);
