// Movement: only cards move, from where they were to where they are.

/** How long a card moves, in milliseconds. */
const FLIGHT = 260;

/** The bounding box of a place, if it is visible. */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height ? box : null;
}

/** Where a card is, or would be, at a place on the page. */
function spotOf(field, id, { card, age }) {
  const place = id && field.querySelector(`#${CSS.escape(id)}`);
  const inside = card ? `[data-card="${card}"]` : ".back";
  const backs = () => [...place.querySelectorAll(inside)].filter((back) => back.textContent === age);
  const found = place && (card ? place.querySelector(inside) : backs()[0]);
  return { place, found, box: boxOf(found) ?? boxOf(place) };
}

/** The element that is shown while a card moves. */
function ghostOf(from, to, { age }) {
  const faces = [to.found, from.found];
  const face = faces.find((element) => element?.matches("article.card")) ?? faces.find((element) => element?.matches(".chip"));
  const ghost = face?.cloneNode(true) ?? document.createElement("span");
  if (!face) {
    ghost.className = "back";
    ghost.textContent = age ?? "";
  }
  for (const button of ghost.querySelectorAll(".choose")) button.remove();
  ghost.classList.remove("lit");
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  return ghost;
}

/** Measures where a card starts, before the table changes. */
function takeOff(field, step) {
  return still.matches ? null : spotOf(field, step.from, step);
}

/** Moves the card from there to its new place. */
async function land(field, step, from) {
  if (!from?.box) return;
  const to = spotOf(field, step.to, step);
  if (!to.box) return;
  const ghost = ghostOf(from, to, step);
  const small = ghost.matches(".back, .chip");
  const box = small ? boxOf(to.found) ?? { left: to.box.left, top: to.box.top, width: 26, height: 34 } : to.box;
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  to.found?.classList.add("arriving");
  const path = `translate(${from.box.left - box.left}px, ${from.box.top - box.top}px)`;
  const size = small ? "" : `scale(${from.box.width / box.width}, ${from.box.height / box.height})`;
  const flight = ghost.animate({ transform: [`${path} ${size}`, "none"] }, { duration: FLIGHT, easing: "ease-in-out" });
  await flight.finished.catch(() => {});
  ghost.remove();
  to.found?.classList.remove("arriving");
}
