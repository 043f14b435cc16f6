### Words that open a section of the rules wherever they stand: in the text of a card, a question, the log, a preview.
###
### lexicon-ID lists the words of the section ID of rules.ftl, separated by commas. An asterisk stands for any ending.
### Several words are found where a space or a hyphen is between them. The longest match counts.

lexicon-draw = pioch*
lexicon-meld = pose, posé, posée, posées, poser, posez, mett* en jeu, mett* la en jeu, mett* les en jeu, mett* ensuite en jeu, mett* l'autre en jeu, met en jeu, mis en jeu, mise en jeu, mises en jeu
lexicon-dogma = activ*
lexicon-achieve = dominer, dominez, domine
lexicon-demand = j'exige, exige, exigence, exigences, dogme* de suprématie
lexicon-share = dogme* coopératif*, partag*
lexicon-free-draw = bonus de coopération
lexicon-effects = vous pouvez
lexicon-highest = la plus élevée, les plus élevées, la plus faible, les plus faibles
lexicon-for-yourself-only = sans les partager
lexicon-top-card = carte* active*, carte en dessous
lexicon-icons = ressource*
lexicon-splay = décal*
lexicon-tuck = archiv*
lexicon-score = influence, influences, comptabilis*
lexicon-return = recycl*
lexicon-transfer = transfér*, transfèr*
lexicon-exchange = échang*
lexicon-reveal = révél*
lexicon-remove = défauss*
lexicon-achievements = domination*
lexicon-special-achievements = domaine*
lexicon-board = zone de jeu, zones de jeu
lexicon-supply = la pioche, sa pioche, pioche de la période, pioches
