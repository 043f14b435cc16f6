
/** Follows a review that is being made, until it is finished. */
async function awaitReview() {
  while (document.getElementById("reviewing")) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok) continue;
    const panel = parse(await answer.text()).getElementById("question");
    document.getElementById("question").replaceWith(panel);
    for (const element of panel.querySelectorAll(".unscripted")) element.remove();
  }
}
