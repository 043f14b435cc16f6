### What the commands of the program print, besides what the other files hold.

## innovation cards

# $name (as it was typed)
cards-unknown = Não existe a carta “{ $name }”.
# $names (a list of cards)
cards-did-you-mean = Você quis dizer { $names }?
cards-none = Nenhuma carta corresponde.
# $count (a number)
cards-count = { $count ->
    [0] Nenhuma carta.
    [one] Uma carta.
   *[other] { $count } cartas.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = Na primeira edição:
cards-in-third-edition = Na terceira edição:

## innovation rules

# $name (as it was typed)
rules-unknown = Não existe a seção “{ $name }”.
rules-contents = Seções
# $section (the name of a section, for the command line)
rules-how = innovation rules { $section } mostra uma seção.

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Duas equipes, primeira edição
       *[no] { $players } jogadores, primeira edição
    }
   *[third] { $teams ->
        [yes] Duas equipes, terceira edição
       *[no] { $players } jogadores, terceira edição
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Semente { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Pergunta para você:
   *[other] Pergunta para { $by-name }:
}
replay-goes-on = A ação continua.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marca o que o bot escolheria. A porcentagem é a chance de vitória que ele atribui ao jogador que deve escolher.
