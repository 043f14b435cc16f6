### What a player is asked, and the options as labels. "Tu" is the player who is asked. Conventions:
### en/questions.ftl. Questions say what you may ("puoi") or must ("devi") do, or speak in the imperative; options are
### infinitives, as the names of the actions are.

## Parts

# una carta della tua Mano
one-card = { $from ->
    [hand] { $from-owner ->
        [you] una carta della tua Mano
        [other] una carta della Mano di { $from-name }
       *[several] una carta di una Mano
    }
    [score] { $from-owner ->
        [you] una carta della tua Influenza
        [other] una carta dell'Influenza di { $from-name }
       *[several] una carta dell'Influenza di un avversario
    }
    [board] { $from-owner ->
        [you] una delle tue Carte Attive
        [other] una delle Carte Attive di { $from-name }
       *[several] una di queste Carte Attive
    }
   *[any] una carta
}

# alla tua Mano
to-chosen-place = { $to ->
    [hand] { $to-owner ->
        [you] alla tua Mano
        [other] alla Mano di { $to-name }
       *[several] a una Mano
    }
    [score] { $to-owner ->
        [you] alla tua Influenza
        [other] all'Influenza di { $to-name }
       *[several] all'Influenza di un avversario
    }
   *[board] { $to-owner ->
        [you] nella tua Zona
        [other] nella Zona di { $to-name }
       *[several] in una Zona
    }
}

## Why
## $turn… (whose Dogma action it is), $card, $number, $effects

question-why-demand = Dogma di Supremazia di { $turn-name }: { effect-of }.
# The player who demands has to choose in the demand.
question-why-my-demand = Il tuo Dogma di Supremazia: { effect-of }.
question-why-share = Stai condividendo con { $turn-name } { dogma-of }.
question-why-own = Stai eseguendo { dogma-of }.
# Another card has said to carry the effect out, for oneself only.
question-why-alone = Stai eseguendo { dogma-of }, soltanto per te.

## Turns

question-first-meld = Scegli la carta da giocare per iniziare. Tutti i giocatori mostrano la propria nello stesso momento.
# $actions (how many are left: 1 or 2)
question-action = { $actions ->
    [one] Scegli un'Azione: è l'ultima di questo turno.
   *[other] Scegli un'Azione: te ne restano { $actions }.
}

## Cards
## $from…

# must: one has to be chosen. may: none need be. order: all of them will go, and only the order is chosen.
question-return-must = Devi riciclare { one-card }: scegli quale.
question-return-may = Puoi riciclare { one-card }.
question-return-order = Tutte queste carte vengono riciclate. Scegli la prossima.
question-meld-must = Devi giocare { one-card }: scegli quale.
question-meld-may = Puoi giocare { one-card }.
question-meld-order = Tutte queste carte vengono giocate. Scegli la prossima.
question-tuck-must = Devi archiviare { one-card }: scegli quale.
question-tuck-may = Puoi archiviare { one-card }.
question-tuck-order = Tutte queste carte vengono archiviate. Scegli la prossima.
question-score-must = Devi capitalizzare { one-card }: scegli quale.
question-score-may = Puoi capitalizzare { one-card }.
question-score-order = Tutte queste carte vengono capitalizzate. Scegli la prossima.
# $to…
question-transfer = { $to ->
    [none] Devi trasferire { one-card }: scegli quale.
   *[other] Devi trasferire { one-card } { to-chosen-place }: scegli quale.
}
question-transfer-order = { $to ->
    [none] Tutte queste carte vengono trasferite. Scegli la prossima.
   *[other] Tutte queste carte vengono trasferite { to-chosen-place }. Scegli la prossima.
}
question-exchange = Scegli { one-card } da scambiare.
question-reveal = Scegli { one-card } da rivelare.
# $turn… (who demands, and gets the rest)
question-keep = Scegli la carta da tenere: tutte le altre della tua Mano passano alla Mano di { $turn-name }.
question-execute = Scegli un'altra delle tue Carte Attive, per eseguire i suoi Dogmi Cooperativi soltanto per te.
# A pile is put into a new order, the new top card first.
question-rearrange = Scegli la prossima carta del mazzo, dalla cima al fondo.

## Colors, values, players, and whether to do something

# $direction (left, right, up), $count (how many colors are on offer), $color and $color-id (the first of them)
question-splay-may = { $count ->
    [1] { $direction ->
        [left] Puoi scalare il tuo mazzo { $color } verso sinistra.
        [right] Puoi scalare il tuo mazzo { $color } verso destra.
       *[up] Puoi scalare il tuo mazzo { $color } verso l'alto.
    }
   *[other] { $direction ->
        [left] Puoi scalare un colore verso sinistra.
        [right] Puoi scalare un colore verso destra.
       *[up] Puoi scalare un colore verso l'alto.
    }
}
question-splay-must = { $count ->
    [1] { $direction ->
        [left] Scala il tuo mazzo { $color } verso sinistra.
        [right] Scala il tuo mazzo { $color } verso destra.
       *[up] Scala il tuo mazzo { $color } verso l'alto.
    }
   *[other] { $direction ->
        [left] Scegli un colore da scalare verso sinistra.
        [right] Scegli un colore da scalare verso destra.
       *[up] Scegli un colore da scalare verso l'alto.
    }
}
question-rearrange-color = Puoi scegliere un colore e riordinare a piacere le carte del tuo mazzo di quel colore.
question-name-color = Dichiara un colore.
question-name-value = Dichiara un valore.
question-player = Scegli un giocatore.
question-yes = Vuoi farlo?
question-either = Puoi scegliere una delle due opzioni.

## Questions of a single card, in place of the general ones

ask-bicycle-yes = Vuoi scambiare tutta la tua Mano con tutta la tua Influenza?
ask-canal-building-yes = Vuoi scambiare tutte le carte di valore più alto della tua Mano con tutte le carte di valore più alto della tua Influenza?
ask-canning-yes = Vuoi pescare e archiviare un [6]? Se lo fai, capitalizzi tutte le tue Carte Attive che non producono [factory|fabbriche].
ask-classification-color = Dichiara il colore di una carta della tua Mano. Prendi tutte le carte di quel colore dalle Mani degli avversari e le giochi insieme alle tue.
ask-collaboration-card = Scegli la carta che va nella tua Zona. Chi ha pescato le due carte gioca l'altra.
ask-empiricism-color = Dichiara un colore. Se il [9] è di uno dei due colori che dichiari, lo giochi.
ask-encyclopedia-yes = Vuoi giocare tutte le carte di valore più alto della tua Influenza?
ask-evolution-either = Puoi pescare in uno di questi due modi.
ask-mass-media-value = Dichiara un valore. Tutte le carte di quel valore in tutte le Influenze vengono riciclate.
ask-measurement-color = Scegli un colore da scalare verso destra. Il numero di carte di quel mazzo è il valore della carta che peschi.
ask-optics-player = Scegli l'avversario che riceve la carta nella sua Influenza.
ask-road-building-player = Puoi scegliere un giocatore. La tua Carta Attiva [red|rossa] va nella sua Zona e la sua Carta Attiva [green|verde] nella tua.
ask-socialism-yes = Vuoi archiviare tutta la tua Mano?
ask-stem-cells-yes = Vuoi capitalizzare tutta la tua Mano?
ask-translation-yes = Vuoi giocare tutte le carte della tua Influenza?

## Options

# $age, $value (of the card that will be drawn)
option-draw = Pescare { a-back }
# There is no such card, nor a higher one.
option-draw-end = Pescare: non restano carte, la partita termina
# $card, $age, $value
option-meld = Giocare { $card }
option-dogma = Attivare { $card }
# $age, $value
option-achieve = Dominare il Periodo { $age }
# $card, $age, $value
option-card = { $card } { $age }
# The card lies on another player's board, or in another player's hand. $card, $age, $value, $from, $from-name, $from-initial
option-card-of = { $from ->
    [hand] { $card } { $age }, Mano di { $from-name }
    [score] { $card } { $age }, Influenza di { $from-name }
   *[board] { $card } { $age }, Zona di { $from-name }
}
# A card whose face cannot be seen. $age, $value, $from, $from-name, $from-initial
option-back = { $from ->
    [hand] Un { $age } della Mano di { $from-name }
   *[score] Un { $age } dell'Influenza di { $from-name }
}
# $age, $value
option-value = Valore { $age }
option-yes = Sì
option-no = No
option-first = La prima
option-second = La seconda
ask-evolution-first = Pescare e capitalizzare un [8], poi riciclare una carta della tua Influenza
ask-evolution-second = Pescare una carta superiore di uno alla più alta della tua Influenza
# No card, or no more.
option-no-card = Nessuna carta
option-no-splay = Non scalare
option-no-color = Nessun colore
option-no-player = Nessun giocatore
option-neither = Nessuna delle due

## Waiting
# $by… (who is asked; never the reader)
question-waiting = { $by-name } sta scegliendo.
# The first meld that the reader has chosen, while others are still choosing. $card, $age, $value
question-first-meld-chosen = Hai scelto { $card }. La carta resta nascosta finché non hanno scelto tutti.
