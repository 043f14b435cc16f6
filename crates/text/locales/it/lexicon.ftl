### Words that open a section of the rules wherever they stand: in the text of a card, a question, the log, a preview.
###
### lexicon-ID lists the words of the section ID of rules.ftl, separated by commas. An asterisk stands for any ending.
### Several words are found where a space or a hyphen is between them. The longest match counts.

lexicon-draw = pesc*
lexicon-meld = gioca, giocala, giocale, giocalo, giocali, giocare, giocarla, giocarle, giocando, giocata, giocate, giocato, giocati, giochi, giochino
lexicon-dogma = attiva, attivare, attivata, attivando, attivi, azione attivare
lexicon-achieve = dominare, domini, domina
lexicon-demand = esigo, esige, dogma di supremazia, dogmi di supremazia
lexicon-share = dogma cooperativ*, dogmi cooperativ*, condivid*
lexicon-free-draw = bonus di cooperazione
lexicon-effects = puoi
lexicon-highest = più alto, più alta, più alti, più alte, più basso, più bassa, più bassi, più basse
lexicon-for-yourself-only = soltanto per te, soltanto per sé
lexicon-top-card = carta attiva, carte attive, carta di fondo, carte di fondo
lexicon-icons = risors*
lexicon-splay = scala*, scali, scalino
lexicon-tuck = archivi*
lexicon-score = influenza, influenze, capitalizz*
lexicon-return = ricicl*
lexicon-transfer = trasfer*
lexicon-exchange = scambi*
lexicon-reveal = rivel*
lexicon-remove = scart*
lexicon-achievements = dominazion*
lexicon-special-achievements = campo, campi
lexicon-board = zona, zone
lexicon-supply = mazzo del periodo, mazzi dei periodi
