### Words that open a section of the rules wherever they stand: in the text of a card, a question, the log, a preview.
###
### lexicon-ID lists the words of the section ID of rules.ftl, separated by commas. An asterisk stands for any ending.
### Several words are found where a space or a hyphen is between them. The longest match counts.

lexicon-draw = compra*, compre, compro*
lexicon-meld = baixe, baixa, baixar, baixou, baixad*, baixem
lexicon-dogma = dogma
lexicon-achieve = conquistar
lexicon-demand = eu exijo, demanda*
lexicon-share = compartilh*, efeito* não-demanda
lexicon-free-draw = comprar gratuita
lexicon-effects = você pode
lexicon-highest = maior valor, menor valor
lexicon-for-yourself-only = apenas para você, apenas para si
lexicon-top-card = carta* do topo, carta* do fundo
lexicon-icons = ícone*
lexicon-splay = desliz*
lexicon-tuck = escond*
lexicon-score = pilha de pontos, pilhas de pontos, pontu*
lexicon-return = retorn*
lexicon-transfer = transfer*, transfir*
lexicon-exchange = troc*, troque*
lexicon-reveal = revel*
lexicon-remove = remov*
lexicon-achievements = conquista, conquistas
lexicon-special-achievements = conquista especial, conquistas especiais
lexicon-board = mesa, mesas
lexicon-supply = pilha de suprimento, pilhas de suprimento
