### Words that open a section of the rules wherever they stand: in the text of a card, a question, the log, a preview.
###
### lexicon-ID lists the words of the section ID of rules.ftl, separated by commas. An asterisk stands for any ending.
### Several words are found where a space or a hyphen is between them. The longest match counts.

lexicon-draw = draw*, drew
lexicon-meld = meld*
lexicon-dogma = dogma, dogma action*
lexicon-achieve = achieve
lexicon-demand = I demand, demand*
lexicon-share = share, shares, shared, sharing, non-demand effect*
lexicon-free-draw = free draw*
lexicon-effects = you may
lexicon-highest = highest, lowest
lexicon-for-yourself-only = for yourself only
lexicon-top-card = top card*, bottom card*
lexicon-icons = icon*
lexicon-splay = splay*, unsplay*
lexicon-tuck = tuck*
lexicon-score = score*, scoring
lexicon-return = return*
lexicon-transfer = transfer*
lexicon-exchange = exchang*
lexicon-reveal = reveal*
lexicon-remove = remov*
lexicon-achievements = achievement*
lexicon-special-achievements = special achievement*
lexicon-board = board*
lexicon-supply = supply, supply pile*
