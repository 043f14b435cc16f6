// Short sounds, for those who have turned them on.

let audio = null;

/** Plays notes one after the other, in hertz. */
function play(notes) {
  if (!("sound" in document.documentElement.dataset)) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, hertz] of notes.entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = start + index * 0.12;
    note.type = "triangle";
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.22);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 0.24);
  }
}

/** The sound of a step: an achievement, or a card that the reader loses. */
function sound({ dataset: { from, to, felt } }) {
  const mine = document.querySelector(".side.mine")?.id.replace("seat-", "-");
  const has = (spot) => mine && spot?.match(/^(pile|hand|score)(-\d)/)?.[2] === mine;
  if (to?.startsWith("claimed-")) play([523, 659, 784]);
  else if (felt !== undefined && has(from) && !has(to)) play([330, 247]);
}

/** It is the reader's turn to answer. */
function soundTurn() {
  play([440, 587]);
}
