### What happened, a sentence an event, from the reader's point of view. The arguments are explained in en/log.ftl.
###
### Sentences are in the present tense, so that nothing agrees with a player. Where the second person looks like an
### imperative (esegui, trasferisci), "tu" stands before it; "di" and "a" before a name are never
### elided. A color is said of "il mazzo", which is masculine, as the words in words.ftl are.

## Parts

# un 3
a-back = un { $age }

# Bussola; o un 3
a-card = { $seen ->
    [face] { $card }
   *[back] { a-back }
}

# dalla tua Mano
from-place = { $from ->
    [hand] { $from-owner ->
        [you] dalla tua Mano
        [self] dalla propria Mano
       *[other] dalla Mano di { $from-name }
    }
    [score] { $from-owner ->
        [you] dalla tua Influenza
        [self] dalla propria Influenza
       *[other] dall'Influenza di { $from-name }
    }
    [board] { $from-owner ->
        [you] dalla tua Zona
        [self] dalla propria Zona
       *[other] dalla Zona di { $from-name }
    }
    [supply] dal mazzo del Periodo { $age }
    [achievements] dalle Dominazioni
   *[removed] da fuori gioco
}

# alla tua Mano
to-place = { $to ->
    [hand] { $to-owner ->
        [you] alla tua Mano
        [self] alla propria Mano
       *[other] alla Mano di { $to-name }
    }
    [score] { $to-owner ->
        [you] alla tua Influenza
        [self] alla propria Influenza
       *[other] all'Influenza di { $to-name }
    }
    [board] { $to-owner ->
        [you] alla tua Zona
        [self] alla propria Zona
       *[other] alla Zona di { $to-name }
    }
    [supply] al mazzo del Periodo { $age }
    [achievements] alle Dominazioni
   *[removed] fuori gioco
}

# alla tua Mano; alla sua, if it is the player from whose place the card comes
to-owned = { $to ->
    [hand] { $to-owner ->
        [you] alla tua Mano
        [self] alla sua Mano
       *[other] alla Mano di { $to-name }
    }
    [score] { $to-owner ->
        [you] alla tua Influenza
        [self] alla sua Influenza
       *[other] all'Influenza di { $to-name }
    }
    [board] { $to-owner ->
        [you] alla tua Zona
        [self] alla sua Zona
       *[other] alla Zona di { $to-name }
    }
    [supply] al mazzo del Periodo { $age }
    [achievements] alle Dominazioni
   *[removed] fuori gioco
}

# Utensili, Dogma 2. $card, $number (of the effect, from 1), $effects (how many the card has)
effect-of = { $effects ->
    [1] { $card }
   *[other] { $card }, Dogma { $number }
}
# il Dogma 2 di Utensili
dogma-of = { $effects ->
    [1] il Dogma di { $card }
   *[other] il Dogma { $number } di { $card }
}

## Turns and actions

# What comes before the first turn
log-set-up = Preparazione

# $by…, $actions (how many: 1 or 2)
log-turn = { $by ->
    [you] { $actions ->
        [one] È il tuo turno, con { $actions } Azione.
       *[other] È il tuo turno, con { $actions } Azioni.
    }
   *[other] { $actions ->
        [one] È il turno di { $by-name }, con { $actions } Azione.
       *[other] È il turno di { $by-name }, con { $actions } Azioni.
    }
}

# $by…
log-action-draw = { $by ->
    [you] La tua Azione: Pescare.
   *[other] Azione di { $by-name }: Pescare.
}
# $by…, $card, $age, $value
log-action-meld = { $by ->
    [you] La tua Azione: Giocare { $card }.
   *[other] Azione di { $by-name }: Giocare { $card }.
}
log-action-dogma = { $by ->
    [you] La tua Azione: Attivare { $card }.
   *[other] Azione di { $by-name }: Attivare { $card }.
}
# $by…, $age (of the achievement), $value (the same as a number)
log-action-achieve = { $by ->
    [you] La tua Azione: Dominare il Periodo { $age }.
   *[other] Azione di { $by-name }: Dominare il Periodo { $age }.
}

# Who has how many of the icon that a Dogma action counts.
# $card, $icon (the icon), $counts (a list of log-icons-of)
# $demand (nobody: the card has a demand, and it affects nobody; other)
log-icons = Risorsa richiesta da { $card }: { $icon } ({ $counts }).{ $demand ->
    [nobody] {" "}Il Dogma di Supremazia non colpisce nessuno.
   *[other] {""}
}
# $by… (whose they are), $count (a number)
log-icons-of = { $by ->
    [you] tu: { $count }
   *[other] { $by-name }: { $count }
}

## Effects
## $by… (who carries it out), $turn… (whose Dogma action it is), $card, $number, $effects

# An opponent of the player whose turn it is carries out a demand.
log-effect-demand = { $by ->
    [you] Il Dogma di Supremazia di { $turn-name } ti colpisce: { effect-of }.
   *[other] { $turn ->
        [you] Il tuo Dogma di Supremazia colpisce { $by-name }: { effect-of }.
       *[other] Il Dogma di Supremazia di { $turn-name } colpisce { $by-name }: { effect-of }.
    }
}
# Another player shares an effect.
log-effect-share = { $by ->
    [you] Tu condividi { dogma-of }.
   *[other] { $by-name } condivide { dogma-of }.
}
# The player whose turn it is carries out an effect.
log-effect-own = { $by ->
    [you] Tu esegui { dogma-of }.
   *[other] { $by-name } esegue { dogma-of }.
}
# Another card has said to carry the effect out, for oneself only.
log-effect-alone = { $by ->
    [you] Tu esegui { dogma-of }, soltanto per te.
   *[other] { $by-name } esegue { dogma-of }, soltanto per sé.
}

## Cards that move
## $by…, $seen, $card, $age, $value, $from, $from-owner, $from-name, $from-initial, and the same for $to

# A card is drawn to hand, from the supply.
log-draw = { $by ->
    [you] { $seen ->
        [face] Peschi { a-back }: { $card }.
       *[back] Peschi { a-back }.
    }
   *[other] { $seen ->
        [face] { $by-name } pesca { a-back }: { $card }.
       *[back] { $by-name } pesca { a-back }.
    }
}
log-meld = { $from ->
    [hand] { $by ->
        [you] Giochi { a-card }.
       *[other] { $by-name } gioca { a-card }.
    }
   *[other] { $by ->
        [you] Giochi { a-card } { from-place }.
       *[other] { $by-name } gioca { a-card } { from-place }.
    }
}
log-tuck = { $from ->
    [hand] { $by ->
        [you] Archivi { a-card }.
       *[other] { $by-name } archivia { a-card }.
    }
   *[other] { $by ->
        [you] Archivi { a-card } { from-place }.
       *[other] { $by-name } archivia { a-card } { from-place }.
    }
}
log-score = { $from ->
    [hand] { $by ->
        [you] Capitalizzi { a-card }.
       *[other] { $by-name } capitalizza { a-card }.
    }
   *[other] { $by ->
        [you] Capitalizzi { a-card } { from-place }.
       *[other] { $by-name } capitalizza { a-card } { from-place }.
    }
}
log-return = { $by ->
    [you] Ricicli { a-card } { from-place }.
   *[other] { $by-name } ricicla { a-card } { from-place }.
}
log-transfer = { $by ->
    [you] Tu trasferisci { a-card } { from-place } { to-place }.
   *[other] { $by-name } trasferisce { a-card } { from-place } { to-place }.
}
# Here $from-owner is never self, nor is it in log-remove; $to-owner is self where both places belong to one player who
# is not the reader.
log-exchange = Nello scambio, { a-card } passa { from-place } { to-owned }.
log-remove = Carta scartata { from-place }: { a-card }.

## Cards that are shown

# $by…, $card, $age, $value
log-reveal = { $by ->
    [you] Riveli { $card }.
   *[other] { $by-name } rivela { $card }.
}
# A player has no card of the kind asked for, and proves it. $by…, $cards (a list), $count (how many)
log-show-hand = { $by ->
    [you] Non hai carte del tipo richiesto e mostri la tua Mano: { $cards }.
   *[other] { $by-name } non ha carte del tipo richiesto e mostra la propria Mano: { $cards }.
}
# The same without proof. $by…
log-has-none = { $by ->
    [you] Non hai carte del tipo richiesto nella tua Mano.
   *[other] { $by-name } non ha carte del tipo richiesto nella propria Mano.
}
# $by…, $icon
log-has-none-icon = { $by ->
    [you] Nella tua Mano non hai carte con la risorsa { $icon }.
   *[other] { $by-name } non ha nella propria Mano carte con la risorsa { $icon }.
}
# $by…, $color, $color-id
log-has-none-color = { $by ->
    [you] Nella tua Mano non hai carte di colore { $color }.
   *[other] { $by-name } non ha nella propria Mano carte di colore { $color }.
}
# A card that moved unseen, in the sentence before this one, is of the kind asked for.
log-is-one-of = È una carta del tipo richiesto.
# $icon
log-is-one-of-icon = È una carta con la risorsa { $icon }.

## Choices that are told

# $by…, $age (the value), $value (the same as a number)
log-name-value = { $by ->
    [you] Dichiari il valore { $age }.
   *[other] { $by-name } dichiara il valore { $age }.
}
# $by…, $color, $color-id
log-name-color = { $by ->
    [you] Dichiari il colore { $color }.
   *[other] { $by-name } dichiara il colore { $color }.
}

## Piles
## $by…, $color, $color-id

# $direction (left, right, up)
log-splay = { $by ->
    [you] { $direction ->
        [left] Scali il tuo mazzo { $color } verso sinistra.
        [right] Scali il tuo mazzo { $color } verso destra.
       *[up] Scali il tuo mazzo { $color } verso l'alto.
    }
   *[other] { $direction ->
        [left] { $by-name } scala il proprio mazzo { $color } verso sinistra.
        [right] { $by-name } scala il proprio mazzo { $color } verso destra.
       *[up] { $by-name } scala il proprio mazzo { $color } verso l'alto.
    }
}
log-unsplay = { $by ->
    [you] Il tuo mazzo { $color } non è più scalato.
   *[other] Il mazzo { $color } di { $by-name } non è più scalato.
}
# $cards (all of them, the top one first)
log-rearrange = { $by ->
    [you] Riordini il tuo mazzo { $color }, dalla cima al fondo: { $cards }.
   *[other] { $by-name } riordina il proprio mazzo { $color }, dalla cima al fondo: { $cards }.
}
# The reader sees the top card only. $card, $age, $value
log-rearrange-top = { $by ->
    [you] Riordini il tuo mazzo { $color }, con { $card } in cima.
   *[other] { $by-name } riordina il proprio mazzo { $color }, con { $card } in cima.
}

## Achievements, and the end

# $by…, $age, $value
log-claim-age = { $by ->
    [you] Domini il Periodo { $age }.
   *[other] { $by-name } domina il Periodo { $age }.
}
# $by…, $special (its name, which stays as it is)
log-claim-special = { $by ->
    [you] Domini il Campo { $special }.
   *[other] { $by-name } domina il Campo { $special }.
}
# $by…
log-free-draw = { $by ->
    [you] Bonus di Cooperazione: ottieni un'Azione gratuita di Pescare.
   *[other] Bonus di Cooperazione: { $by-name } ottiene un'Azione gratuita di Pescare.
}
# A card has removed all hands, boards and score piles.
log-action-ended = L'Azione di Attivare termina immediatamente.

# The game is over. $ending (achievements, score, dogma), $winners (a list of names, the reader's not among them),
# $count (how many names that list has), $you (alone: only the reader wins; among: the reader and $winners win;
# no: $winners win)
log-over = { $you ->
    [alone] { $ending ->
        [achievements] Hai vinto tramite Dominazione!
        [score] Hai vinto tramite Influenza!
       *[dogma] Hai vinto tramite Dogma!
    }
    [among] { $ending ->
        [achievements] Tu e { $winners } vincete tramite Dominazione!
        [score] Tu e { $winners } vincete tramite Influenza!
       *[dogma] Tu e { $winners } vincete tramite Dogma!
    }
   *[no] { $count ->
        [0] La partita è terminata. Non vince nessuno.
        [one] { $ending ->
            [achievements] { $winners } vince tramite Dominazione.
            [score] { $winners } vince tramite Influenza.
           *[dogma] { $winners } vince tramite Dogma.
        }
       *[other] { $ending ->
            [achievements] { $winners } vincono tramite Dominazione.
            [score] { $winners } vincono tramite Influenza.
           *[dogma] { $winners } vincono tramite Dogma.
        }
    }
}
