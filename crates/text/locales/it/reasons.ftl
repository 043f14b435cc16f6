### Perché una scelta è buona o cattiva: fatti veri nei futuri che sono stati simulati. Chi legge è chi sceglie. Un
### fatto è senza punto: la frase la fanno reason-always e reason-often.
###
### $by… (un giocatore), $achievement (age, special) con $age e $value o $special, $card, $icon

# $fact
reason-always = { $fact }.
# $percent: in quale percentuale dei futuri è vero
reason-often = { $fact } ({ $percent }%).

# Quanto si guadagna o si perde. $goods (points, hand, board), $count oppure $low e $high
reason-amount = { $goods ->
    [points] { $count ->
        [one] { $count } punto Influenza
       *[other] { $count } punti Influenza
    }
    [board] { $count ->
        [one] { $count } carta nella Zona
       *[other] { $count } carte nella Zona
    }
   *[hand] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
}
reason-amount-range = { $goods ->
    [points] da { $low } a { $high } punti Influenza
    [board] da { $low } a { $high } carte nella Zona
   *[hand] da { $low } a { $high } carte
}

reason-wins = Vinci la partita
reason-lets-win = { $by-name } vince prima del tuo prossimo turno
reason-keeps-from-winning = Impedisce a { $by-name } di vincere prima del tuo prossimo turno
reason-claims = { $achievement ->
    [age] Ottieni la Dominazione del Periodo { $age }
   *[special] Domini il Campo { $special }
}
# $amount: reason-amount o reason-amount-range
reason-scores = Guadagni { $amount }
reason-scores-reach = Guadagni { $amount } e la Dominazione del Periodo { $age } è a portata di mano
reason-reach = La Dominazione del Periodo { $age } è a portata di mano
reason-gains = Guadagni { $amount }
reason-loses = Ti costa { $amount }
reason-shares-in-vain = { $by-name } condivide, ma non ci guadagna nulla
reason-shares-for = { $by-name } condivide e guadagna { $amount }
reason-they-gain = { $by-name } guadagna { $amount }
reason-they-lose = { $by-name } perde { $amount }
reason-open-to = Ti espone al Dogma di Supremazia di { $card }
reason-safe-from = Ti mette al riparo dal Dogma di Supremazia di { $card }
reason-can-share = Potrai condividere il Dogma di { $card }
reason-shuts-out = { $by-name } non può più condividere i tuoi Dogmi con la risorsa { $icon }
# $age, $value: il Periodo del mazzo
reason-draws-from = Da quel momento peschi carte di valore { $age }
reason-lets-claim = { $achievement ->
    [age] { $by-name } ottiene la Dominazione del Periodo { $age } prima del tuo prossimo turno
   *[special] { $by-name } domina il Campo { $special } prima del tuo prossimo turno
}
reason-denies = { $achievement ->
    [age] Impedisce a { $by-name } di ottenere la Dominazione del Periodo { $age }
   *[special] Impedisce a { $by-name } di dominare il Campo { $special }
}
reason-idle = Non cambia nulla
