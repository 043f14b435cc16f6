// Rules and cards beside the table, which can still be played at.

const drawer = document.getElementById("drawer");

async function openDrawer(address) {
  const answer = await fetch(address);
  const main = parse(await answer.text()).querySelector("main");
  if (!main) throw new Error(address);
  // There is one table on the page, and one heading of it.
  main.removeAttribute("id");
  const contents = document.createElement("div");
  contents.className = main.className;
  contents.append(...main.childNodes);
  drawer.querySelector(".opened").replaceChildren(contents);
  if (!drawer.open) drawer.show();
  const { hash } = new URL(address, location.href);
  const place = hash && document.getElementById(hash.slice(1));
  if (place) place.scrollIntoView();
  else drawer.scrollTop = 0;
}

function follow(event, address) {
  if (!table() || !address.startsWith(location.origin)) return;
  event.preventDefault();
  openDrawer(address).catch(() => location.assign(address));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.page-link, #drawer a[href]:not(.card-link)");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  follow(event, link.href);
});
drawer.addEventListener("submit", (event) => {
  if (event.target.method !== "get") return;
  follow(event, `${event.target.action}?${new URLSearchParams(new FormData(event.target))}`);
});
document.addEventListener("keydown", (event) => event.key === "Escape" && !dialog.open && drawer.close());
