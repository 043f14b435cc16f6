### I problemi.

puzzles-title = Problemi
puzzles-intro = Posizioni tratte da partite vere, ognuna con una sola risposta che funziona. Vedi ciò che vedrebbe un giocatore, e non serve altro.
puzzles-of-day = Il problema del giorno
puzzles-all = Tutti i problemi
# $id: cinque lettere e cifre
puzzle-name = Problema { $id }
# $kind (win, claim, defend)
puzzle-goal = { $kind ->
    [win] Vinci in questo turno
    [claim] Ottieni una Dominazione in questo turno
   *[defend] Impedisci all'avversario di vincere
}
puzzle-task = { $kind ->
    [win] Trova l'Azione che ti fa vincere la partita in questo turno, quali che siano le carte nascoste.
    [claim] Trova l'Azione che in questo turno ti fa ottenere una Dominazione, quali che siano le carte nascoste.
   *[defend] L'avversario sta per vincere. Trova l'Azione che glielo impedisce fino al tuo prossimo turno.
}
# $level: da 1 a 5
puzzle-level = Difficoltà { $level } su 5
puzzle-solve = Risolvilo
puzzle-solved-before = Risolto
puzzle-solved = Risolto
puzzle-solved-note = Hai raggiunto l'obiettivo, e l'avresti raggiunto quali che fossero le carte nascoste.
puzzle-lucky = Fortuna
puzzle-lucky-note = Con queste carte nascoste ha funzionato, ma con altre no. C'è una risposta che funziona sempre.
puzzle-missed = Non risolto
puzzle-missed-note = L'obiettivo non si può più raggiungere. Riprova, o guarda la soluzione.
puzzle-try-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-next = Un altro problema
puzzle-solution = La soluzione
puzzle-previous-step = Indietro
puzzle-next-step = Avanti
# $option: una scelta, come sta sul suo pulsante
puzzle-step = La risposta è: { $option }

## Come si sa che un problema è giusto

# $count: quanti casi
puzzle-proof-every = Dimostrato: la soluzione funziona con ogni distribuzione delle carte compatibile con ciò che vedi ({ $count ->
    [one] { $count } caso
   *[other] { $count } casi
}).
# $percent, $count: in tanti percento di tanti mondi
puzzle-proof-sampled = Verificato: la soluzione funziona nel { $percent }% di { $count } distribuzioni compatibili con ciò che vedi.
# $percent: in quanti percento dei mondi funziona la seconda risposta migliore
puzzle-next-best = { $percent ->
    [0] Nessun'altra risposta funziona in alcuna delle distribuzioni provate.
   *[other] La seconda risposta migliore funziona nel { $percent }% delle distribuzioni provate.
}
# $count: il minor numero di iterazioni con cui la ricerca trova la risposta
puzzle-found-by = La soluzione la trova un bot che simula { $count } partite; uno che guarda avanti di una sola Azione, no.
puzzle-found-by-nobody = Nessun bot trova la soluzione in modo affidabile.
# $id: ciò che è stato scritto
puzzle-unknown = Il problema “{ $id }” non esiste. Per vederli tutti: innovation puzzles
