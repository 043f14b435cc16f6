if (table()) prepare();
if (table()?.dataset.id) {
  listen();
  // A page from the back-forward cache is as it was left: it has to listen again.
  addEventListener("pageshow", (event) => event.persisted && listen());
}
awaitReview();
