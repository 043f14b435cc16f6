### Imparare: le parole attorno a lezioni, prima partita guidata, allenatore e problemi, nel browser e nel terminale.

learn-title = Impara a giocare
learn-intro = Questo gioco si impara giocando. Ogni lezione è una posizione in cui c'è qualcosa da fare, e dura da uno a tre minuti.
learn-lessons = Lezioni
learn-done = Fatto
# $done, $count: numeri
learn-progress = Progressi: { $done } su { $count }
# $number, $title
learn-lesson = Lezione { $number }: { $title }
# $step, $steps: numeri
learn-step = Passo { $step } di { $steps }
learn-task = Il tuo compito
learn-good = Ben fatto
learn-poor = Non proprio
# $option: una scelta, come sta sul suo pulsante
learn-better = Meglio: { $option }
learn-what-happened = Che cosa è successo
learn-go-on = Continua
learn-try-again = Riprova
learn-next-lesson = Prossima lezione
learn-all-lessons = Tutte le lezioni
learn-finished = Hai finito questa lezione.
learn-finished-all = Hai finito tutte le lezioni. La tua prima partita ti aspetta.

## La prima partita guidata

learn-guided = La tua prima partita
learn-guided-note = Una partita vera contro un bot principiante, con accanto un allenatore che spiega ogni cosa la prima volta che succede.
learn-guided-start = Inizia la partita

## L'allenatore

coach-title = Allenatore
coach-why = Perché?
coach-off = Disattiva l'allenatore
coach-on = Attiva l'allenatore
