### Words that open a section of the rules wherever they stand: in the text of a card, a question, the log, a preview.
###
### lexicon-ID lists the words of the section ID of rules.ftl, separated by commas. An asterisk stands for any ending.
### Several words are found where a space or a hyphen is between them. The longest match counts.

lexicon-draw = взя*, возьм*, бер*
lexicon-meld = сыгра*, разыгрыв*
lexicon-dogma = активир*
lexicon-achieve = добейтесь, добиться, добивае*
lexicon-demand = я требую, требу*, требован*, агрессивн* догм*
lexicon-share = кооперативн* догм*, тоже выполня*, вместе с игроком
lexicon-free-draw = кооперативн* бонус*
lexicon-effects = вы можете
lexicon-highest = старшие, старшую, старшая, старшей, старших, старшими, младшие, младшую, младшая, младшей, младших, младшими
lexicon-for-yourself-only = единолично
lexicon-top-card = активн* карт*, нижн* карт*
lexicon-icons = ресурс*
lexicon-splay = сдвин*, сдвиг*
lexicon-tuck = архивир*
lexicon-score = зон* влияния, зачт*, зачесть, зачит*, влияние, влиянием, влияния
lexicon-return = перераб*
lexicon-transfer = перемест*, перемещ*
lexicon-exchange = обмен*
lexicon-reveal = покаж*, показ*
lexicon-remove = сброс*
lexicon-achievements = карт* лидерства
lexicon-special-achievements = сфер*, сфер* развития
lexicon-board = карт* в игре
lexicon-supply = колод* эпохи
