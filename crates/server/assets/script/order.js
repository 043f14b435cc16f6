// Questions that decide only an order: options are reordered by dragging, or with Alt and an arrow key, and sent together.

const sorted = () => document.querySelector("#answer[data-order]");

/** The places of the options, in the order in which they are shown. */
function orderNow() {
  return [...sorted().querySelectorAll("[name=option]")].map((option) => option.value).join(" ");
}

function prepareOrder() {
  if (!sorted()) return;
  for (const option of sorted().querySelectorAll(".option")) option.draggable = true;
  writeOrder();
}

function writeOrder() {
  const field = document.querySelector("#in-order [name=order]");
  if (field) field.value = orderNow();
}

let dragged = null;
document.addEventListener("dragstart", (event) => (dragged = event.target.closest?.(".option[draggable=true]")));
document.addEventListener("dragover", (event) => {
  const over = dragged && event.target.closest?.(".option[draggable=true]");
  if (!over || over === dragged) return;
  event.preventDefault();
  const box = over.getBoundingClientRect();
  over[event.clientY < box.top + box.height / 2 ? "before" : "after"](dragged);
  writeOrder();
});
document.addEventListener("dragend", () => (dragged = null));
document.addEventListener("keydown", (event) => {
  const option = event.altKey && sorted() && document.activeElement.closest("#answer[data-order] .option");
  if (!option || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "ArrowUp") option.previousElementSibling?.before(option);
  else option.nextElementSibling?.after(option);
  option.querySelector("[name=option]").focus();
  writeOrder();
});
