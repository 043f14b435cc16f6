### As regras em resumo: o que, na caixa, fica ao lado de cada jogador.

board-title = As regras em resumo
board-note = Tudo em uma página: para ler durante a partida, ou para imprimir.
board-all-rules = Todas as regras em uma página

board-turn = Um turno: duas ações
board-draw = Pegue uma carta do valor da sua carta do topo de maior valor. Se a pilha desse valor estiver vazia, pegue da próxima.
board-meld = Coloque uma carta da mão no topo da pilha da cor dela.
board-dogma = Use uma das suas cartas do topo, seguindo os passos abaixo.
board-achieve = Reivindique a conquista de uma era. Você precisa de cinco vezes o número dela em pontos e de uma carta do topo dessa era ou maior. Os pontos não são gastos.

board-dogma-title = Dogma, passo a passo
board-dogma-1 = Conte o ícone característico em cada mesa, uma única vez.
board-dogma-2 = “EU EXIJO”: o efeito é executado por cada oponente que tem menos do que você.
board-dogma-3 = Qualquer outro efeito: é executado, em sentido horário, por cada jogador que tem pelo menos a mesma quantidade que você. Você fica por último.
board-dogma-4 = Cada efeito é completado por todos antes do próximo.
board-dogma-5 = Se compartilhar mudou algo para um oponente, receba uma ação de Comprar gratuita.

board-splay-title = O que as cartas cobertas mostram
board-splay-left = Deslizada para a esquerda: um ícone
board-splay-right = Deslizada para a direita: dois ícones
board-splay-up = Deslizada para cima: três ícones

board-words-title = Palavras-chave
board-tuck = para o fundo da pilha da cor dela
board-score = para a sua pilha de pontos; o valor dela conta como pontos
board-return = para o fundo da pilha de suprimento da era dela
board-transfer = para outro lugar, sem outro efeito
board-exchange = dois grupos de cartas trocam de lugar
board-may = você pode recusar; todo o resto é obrigatório, tanto quanto possível

board-special-title = Conquistas especiais, reivindicadas na hora
board-end-title = O fim
board-end-achievements = 6 conquistas com dois jogadores, 5 com três, 4 com quatro; uma equipe precisa de 6.
board-end-score = Quando for preciso comprar uma carta de valor acima de 10: vence a maior pontuação.
board-end-dogma = Quando uma carta assim determina.
