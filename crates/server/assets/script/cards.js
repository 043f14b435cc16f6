// Cards and rules over the page.

const dialog = document.getElementById("card-dialog");
const pages = new Map();

async function open(link) {
  const address = link.href;
  if (!pages.has(address)) {
    const answer = await fetch(address);
    pages.set(address, parse(await answer.text()).getElementById("card"));
  }
  const about = pages.get(address);
  if (!about) throw new Error(address);
  dialog.querySelector(".contents").replaceChildren(document.importNode(about, true));
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
