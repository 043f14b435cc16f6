if (table()) prepare();
if (table()?.dataset.id) {
  listen();
  // A page that the browser has kept comes back as it was left.
  addEventListener("pageshow", (event) => event.persisted && listen());
}
awaitReview();
