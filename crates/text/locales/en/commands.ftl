### What the commands of the program print, besides what the other files hold.

## innovation cards

# $name (as it was typed)
cards-unknown = There is no card "{ $name }".
# $names (a list of cards)
cards-did-you-mean = Did you mean { $names }?
cards-none = No card fits.
# $count (a number)
cards-count = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = In the first edition:
cards-in-third-edition = In the third edition:

## innovation rules

# $name (as it was typed)
rules-unknown = There is no section "{ $name }".
rules-contents = Sections
# $section (the name of a section, for the command line)
rules-how = innovation rules { $section } shows a section.

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Two teams, first edition
       *[no] { $players } players, first edition
    }
   *[third] { $teams ->
        [yes] Two teams, third edition
       *[no] { $players } players, third edition
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Seed { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] You are asked:
   *[other] { $by-name } is asked:
}
replay-goes-on = The action goes on.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marks what the bot would choose. The percentage is the chance of winning that it gives the player who is asked.
