### As regras em resumo: o que, na caixa, fica ao lado de cada jogador.

board-title = As regras em resumo
board-note = Tudo em uma página: para ler durante a partida, ou para imprimir.
board-all-rules = Todas as regras em uma página

board-turn = Um turno: duas ações
board-draw = Pegue uma carta do valor da sua carta do topo de maior valor. Se a pilha estiver vazia, da próxima.
board-meld = Coloque uma carta da mão no topo da pilha da cor dela.
board-dogma = Use uma das suas cartas do topo, passo a passo, como abaixo.
board-achieve = Reivindique uma era: cinco vezes o número dela em pontos e uma carta do topo dessa era ou maior. Os pontos não são gastos.

board-dogma-title = Dogma, passo a passo
board-dogma-1 = Conte o ícone característico em cada mesa, uma única vez.
board-dogma-2 = “EU EXIJO”: cada oponente que tem menos do que você executa.
board-dogma-3 = Qualquer outro efeito: executa quem tem pelo menos tantos quanto você, em sentido horário, e você por último.
board-dogma-4 = Complete cada efeito, por todos, antes do próximo.
board-dogma-5 = Se compartilhar mudou algo para um oponente, receba uma ação de Comprar gratuita.

board-splay-title = O que as cartas cobertas mostram
board-splay-left = Deslizada para a esquerda: um ícone
board-splay-right = Deslizada para a direita: dois ícones
board-splay-up = Deslizada para cima: três ícones

board-words-title = Palavras
board-tuck = para o fundo da pilha da cor dela
board-score = para a sua pilha de pontos: o valor dela em pontos
board-return = para o fundo da pilha de suprimento da era dela
board-transfer = para outro lugar, e nada mais
board-exchange = dois grupos trocam de lugar
board-may = dá para recusar; todo o resto tem de ser feito, tanto quanto possível

board-special-title = Conquistas especiais, reivindicadas na hora
board-end-title = O fim
board-end-achievements = 6 conquistas com dois jogadores, 5 com três, 4 com quatro; uma equipe precisa de 6.
board-end-score = Seria preciso comprar uma carta acima de 10: vence a maior pontuação.
board-end-dogma = Uma carta diz isso.
