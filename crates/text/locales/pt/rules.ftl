### The rules, in sections that other screens link to.
###
### The value of a message is the section's title; its paragraphs are .p1, .p2 and so on. The names of the messages
### are fixed: rule-draw is the section "draw" of `innovation rules draw`. Besides the tokens of cards.ftl there is
###   [rule:splay]  [rule:splay|…]   a link to a section, shown by its title, or by the words after the bar
### The five special achievements have sections of their own, made from achievements.ftl and rulings.ftl:
### [rule:monument] and so on.
###
### "Mesa" is a player's board, as in the rulebook; the table that people play at is "partida" here.

## Chapters

chapter-basics = O jogo
chapter-actions = Seu turno
chapter-dogma = Dogma
chapter-effects = Executando efeitos
chapter-words = Palavras-chave
chapter-achievements = Conquistas
chapter-end = Fim de jogo
chapter-tables = Partidas

## The game

rule-goal = Objetivo
    .p1 = Cada jogador conduz uma civilização da Pré-história à era da Informação, com cartas que representam invenções e ideias. Vence quem primeiro tiver [rule:achievements|conquistas] suficientes: 6 com dois jogadores, 5 com três, 4 com quatro. A partida também pode [rule:end|terminar] por pontuação ou pelo efeito de uma carta.
    .p2 = São 105 cartas, todas diferentes: 15 da era 1 e 10 de cada era de 2 a 10; 21 de cada uma das cinco cores. Cada uma é uma inovação que você pode usar quantas vezes quiser enquanto estiver no topo de uma pilha em sua [rule:board|mesa].
rule-card = Anatomia de uma carta
    .p1 = Uma carta tem um título, uma cor, uma era, três ícones, uma imagem e até três efeitos. A era é também o valor da carta, que conta como pontos em uma [rule:score|pilha de pontos].
    .p2 = As quatro posições para ícones são: superior esquerda, inferior esquerda, inferior central e inferior direita. Uma delas mostra a imagem, que não conta como ícone. Os seis ícones são [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .p3 = Um dos ícones é o ícone característico, que é contado na ação de [rule:dogma|Dogma]. Ele precede cada efeito.
rule-board = A mesa
    .p1 = Sua mesa são as cartas à sua frente: até cinco pilhas, uma para cada cor. A carta descoberta de uma pilha é a [rule:top-card|carta do topo]. Abaixo dela, as cartas ficam cobertas; se a pilha estiver [rule:splay|deslizada], alguns dos ícones delas ficam visíveis.
    .p2 = A mão e a pilha de pontos não fazem parte da mesa.
rule-supply = O suprimento
    .p1 = Para cada era há uma pilha de suprimento, virada para baixo. As cartas são [rule:draw|compradas] do topo dela e [rule:return|retornadas] ao fundo. Uma pilha vazia é pulada até que uma carta seja retornada a ela.
rule-set-up = Preparação
    .p1 = As cartas de cada era são embaralhadas e formam a pilha de suprimento dessa era. De cada uma das eras de 1 a 9, uma carta é separada, virada para baixo: são as conquistas normais. As cinco [rule:special-achievements|conquistas especiais] ficam ao lado delas.
    .p2 = Cada jogador compra duas [1]. Todos escolhem ao mesmo tempo, em segredo, qual das duas baixar, e as cartas escolhidas são reveladas juntas. A outra carta fica na mão.
    .p3 = Começa o jogador cuja carta baixada for a primeira em ordem alfabética, pelos títulos das cartas no idioma da partida. Os turnos seguem em sentido horário. O jogador inicial (ou, em uma partida para quatro jogadores, cada um dos dois primeiros) tem uma única ação no primeiro turno.

## A turn

rule-turn = Seu turno
    .p1 = Em seu turno, você realiza duas ações. Existem quatro: [rule:draw|Comprar], [rule:meld|Baixar], [rule:dogma|Dogma] e [rule:achieve|Conquistar]. Você pode realizar a mesma duas vezes, mas não pode deixar de realizar uma ação.
rule-draw = Comprar
    .p1 = Pegue a carta do topo da pilha de suprimento da era igual ao valor da sua [rule:top-card|carta do topo] de maior valor; com a mesa vazia, é a era 1. Se essa pilha estiver vazia, compre da próxima pilha não vazia de valor superior. Não há limite de cartas na mão.
    .p2 = Quando um efeito diz “compre uma [3]”, o valor é esse, sejam quais forem as suas cartas do topo; se a pilha estiver vazia, compre, da mesma forma, da próxima pilha não vazia de valor superior. Para um valor 0, compra-se uma [1]. Se for preciso comprar uma carta acima de 10, a partida [rule:end|termina] imediatamente.
    .p3 = “Compre e baixe”, “compre e pontue” e semelhantes referem-se à própria carta comprada.
rule-meld = Baixar
    .p1 = Coloque uma carta da sua mão em sua mesa, no topo da pilha da cor dela. Se não houver cartas dessa cor, ela inicia uma nova pilha. A pilha mantém o [rule:splay|deslizamento]. Uma carta de qualquer era pode cobrir uma carta de qualquer era.
rule-achieve = Conquistar
    .p1 = Reivindique a conquista de uma era. Você precisa de uma pontuação de pelo menos cinco vezes o número da era e de uma carta do topo de valor igual ou maior. Nada é gasto: os pontos são mantidos. As conquistas não precisam ser reivindicadas em ordem.
    .p2 = As [rule:special-achievements|conquistas especiais] são reivindicadas sem gastar uma ação.

## Dogma

rule-dogma = Dogma
    .p1 = Escolha uma das suas cartas do topo. Todos os efeitos dela são executados, em ordem.
    .p2 = Primeiro, e uma única vez, conta-se quantos ícones característicos da carta cada jogador tem na própria mesa. Aconteça o que acontecer depois na ação, essa contagem decide quem é afetado: os oponentes que têm menos do que você executam as [rule:demand|demandas]; os outros jogadores que têm pelo menos a mesma quantidade [rule:share|compartilham] os outros efeitos.
    .p3 = Um efeito é completado, por todos, antes que o próximo comece. Todos são executados, mesmo que a carta tenha sido coberta, movida ou perdida nesse meio-tempo. Você pode escolher uma carta que não fará nada.
rule-demand = Efeitos de demanda
    .p1 = Um efeito que começa com “EU EXIJO” é executado por cada oponente que tenha menos ícones característicos do que você, um após o outro, em sentido horário a partir da sua esquerda. Você não o executa. No texto, “você” é esse oponente, a vítima da demanda; “eu” é o jogador que realiza a ação, quem exige.
rule-share = Efeitos não-demanda
    .p1 = Qualquer outro efeito é compartilhado: primeiro, ele é executado por cada um dos outros jogadores que tenha pelo menos a mesma quantidade do ícone característico que você, em sentido horário a partir da sua esquerda; depois, por você. Ninguém pode se recusar a compartilhar.
rule-free-draw = A ação de Comprar gratuita
    .p1 = Se ao menos um oponente compartilhou um efeito, e isso provocou alguma alteração no jogo, você recebe uma ação de [rule:draw|Comprar] gratuita após o último efeito. É uma única ação, não importa quantos compartilharam nem quantas vezes.
    .p2 = Uma alteração é qualquer carta comprada, revelada, baixada, escondida, pontuada, retornada, transferida, trocada ou rearranjada, qualquer pilha deslizada e qualquer conquista reivindicada. Recusar o que é opcional, ter a mão vazia, mostrar a mão como prova ou deslizar uma pilha na direção em que ela já está não são alterações.

## Carrying out effects

rule-effects = Escolhas
    .p1 = Quem executa um efeito faz as escolhas dele, inclusive a vítima de uma demanda. A única exceção é [card:collaboration], em que a escolha é de quem exige.
    .p2 = Um efeito precisa ser executado, a menos que diga “você pode”. Faça tanto quanto puder e ignore o resto: se forem exigidas três cartas e você tiver duas na mão, entregue as duas; se for exigida uma [5] e você não tiver nenhuma, não entregue nada.
    .p3 = “Se fizer isso” só vale se o que vem antes aconteceu por completo. Onde você pode retornar três cartas, também pode retornar duas, se não tiver mais, mas não recebe nada por elas.
    .p4 = Um jogador a quem se pede uma carta de certo tipo e que não tem nenhuma mostra a mão para provar, se a partida for jogada com [rule:prove|comprovação].
rule-highest = Maior valor e menor valor
    .p1 = A carta de maior valor é a que tem o valor mais alto. Em caso de empate, o dono das cartas escolhe entre elas.
    .p2 = “Todas as cartas de maior valor” são todas as que têm esse mesmo valor mais alto. “As três cartas de maior valor” são três cartas, descendo em valor o quanto for preciso.
    .p3 = O que você não tem vale 0.
rule-for-yourself-only = Apenas para você
    .p1 = Algumas cartas permitem que você execute os efeitos de outra carta apenas para você. Esses efeitos não são compartilhados, mas o que fazem com outros jogadores ainda acontece. As demandas ficam de fora.
rule-single-player = Vitória sem empate
    .p1 = Algumas cartas dão a vitória a um único jogador: o de maior ou de menor pontuação, ou o que tem mais ícones de um tipo. Se dois ou mais estiverem empatados, nada acontece.

## What the words mean

rule-top-card = Carta do topo, carta do fundo
    .p1 = A carta do topo é a carta descoberta de uma pilha em uma mesa; a carta do fundo é a que está debaixo de todas as outras. Em uma pilha de uma só carta, ela é tanto a carta do topo quanto a do fundo. Uma mesa tem tantas cartas do topo quantas cores.
rule-icons = Ícones
    .p1 = Um ícone conta se estiver visível em sua mesa: contam todos os ícones das suas cartas do topo e os das cartas cobertas que um [rule:splay|deslizamento] revela.
rule-splay = Deslizar
    .p1 = Uma pilha está deslizada para a esquerda, para a direita ou para cima, inteira em uma só direção, ou não está deslizada. Deslizá-la em outra direção substitui o deslizamento anterior; na mesma direção, não muda nada. Uma pilha com uma carta ou nenhuma não pode ser deslizada, e uma que seja reduzida a uma só carta perde o deslizamento.
    .p2 = Uma pilha deslizada para a esquerda revela a posição inferior direita de cada carta coberta; deslizada para a direita, as duas posições da esquerda; deslizada para cima, as três posições inferiores. Uma pilha não deslizada mostra apenas a carta do topo.
    .p3 = Cartas baixadas, escondidas ou transferidas para uma pilha deslizada acompanham o deslizamento. Uma carta que permite deslizar uma cor refere-se sempre à pilha em sua própria mesa.
rule-tuck = Esconder
    .p1 = Coloque a carta no fundo da pilha da cor dela em sua mesa. Se não houver cartas dessa cor, ela inicia uma nova pilha. A pilha mantém o deslizamento.
rule-score = Pontuar
    .p1 = Coloque a carta em sua pilha de pontos, virada para baixo. O valor dela conta como pontos. Sua pontuação é a soma deles, e você só perde pontos quando um efeito tira cartas da sua pilha de pontos.
rule-return = Retornar
    .p1 = Coloque a carta no fundo da pilha de suprimento da era dela, virada para baixo. Se forem várias cartas, você escolhe a ordem.
rule-transfer = Transferir
    .p1 = Mova a carta de um lugar para outro. Em uma mesa, ela vai para o topo da pilha da cor dela. Transferir não é baixar, nem pontuar, nem comprar.
rule-exchange = Trocar
    .p1 = Dois grupos de cartas trocam de lugar, mesmo que um deles esteja vazio. Cartas que chegam a uma pilha de pontos desta forma não são pontuadas.
rule-reveal = Revelar
    .p1 = Mostre a carta a todos. Ela permanece onde está, a menos que o efeito diga outra coisa.
rule-remove = Remover
    .p1 = Tire a carta do jogo definitivamente. Ela não volta para o suprimento.

## Achievements

rule-achievements = Conquistas
    .p1 = São catorze: uma para cada era de 1 a 9, reivindicada com a ação de [rule:achieve|Conquistar], e as cinco [rule:special-achievements|conquistas especiais]. Cada uma pode ser reivindicada uma única vez, e ninguém pode tirá-la de você.
rule-special-achievements = Conquistas especiais
    .p1 = Uma conquista especial é reivindicada imediatamente por quem cumprir a condição dela, sem gastar uma ação, mesmo no meio de um efeito e no turno de outro jogador. Se vários a cumprirem no mesmo instante, fica com ela o jogador ativo ou, se ele não for um deles, o próximo em sentido horário.
    .p2 = As cartas são movidas uma a uma, mesmo quando uma só instrução move várias, e as condições são verificadas depois de cada uma. Só em uma troca ou em uma remoção todas se movem ao mesmo tempo.
    .p3 = Cada uma também pode ser reivindicada pelo efeito de uma carta, que tem uma condição própria.

## The end of the game

rule-end = Vitória e fim de jogo
    .p1 = Por conquistas: imediatamente, quando um jogador tem conquistas suficientes (6 com dois jogadores, 5 com três, 4 com quatro); em uma partida em equipes, quando uma equipe tem 6 no total.
    .p2 = Por pontuação: imediatamente, quando for preciso comprar uma carta acima de 10. A maior pontuação vence. Em caso de empate, vence, entre os empatados, quem tiver mais conquistas; se permanecer o empate, a vitória é compartilhada. Os parceiros de uma equipe somam as pontuações e as conquistas.
    .p3 = Por efeito de carta: imediatamente, quando uma carta diz que um jogador vence.

## Tables

rule-teams = Equipes
    .p1 = Quatro jogadores podem jogar em duas equipes, com os parceiros frente a frente: lugares 1 e 3 contra lugares 2 e 4.
    .p2 = Suas demandas não afetam seu parceiro. Sempre que um efeito se refere a oponentes ou a outros jogadores, seu parceiro não está incluído. Um parceiro compartilha como qualquer um, mas, se apenas seu parceiro compartilhou, você não recebe a ação de Comprar gratuita.
    .p3 = Cada jogador reivindica conquistas com a própria pontuação e as próprias cartas do topo. Uma equipe vence com 6 conquistas no total, ou com a maior pontuação combinada dos dois parceiros; quem vence pelo efeito de uma carta vence com a própria equipe. [card:self-service] compara as conquistas das equipes; [card:ai], [card:bioengineering] e [card:globalization] comparam jogadores individuais, e a equipe do vencedor vence.
rule-secrets = Informações
    .p1 = Você vê a frente das cartas em sua mão e em sua pilha de pontos. Os outros veem apenas quantas são e os valores delas.
    .p2 = Todos veem as cartas do topo e os ícones visíveis de cada mesa. Uma configuração da partida decide se os outros também podem olhar as cartas cobertas.
    .p3 = Todos veem quantas cartas restam em cada era do suprimento, e nada mais. As cartas que servem de conquistas normais não são vistas por ninguém, reivindicadas ou não.
    .p4 = O que já foi mostrado permanece no registro.
rule-open-boards = Mesas abertas
    .p1 = Uma configuração da partida. Com mesas abertas, todos podem olhar e contar as cartas cobertas de todas as mesas. Sem essa opção, só o dono pode.
rule-prove = Comprovação
    .p1 = Joga-se com comprovação, a menos que a partida tenha sido preparada sem ela: um jogador a quem se pede uma carta de certo tipo e que não tem nenhuma mostra toda a mão. Sem comprovação, os outros confiam na palavra dele, e o programa garante que é verdade.
rule-editions = Edições
    .p1 = A primeira e a terceira edição diferem em nove cartas: [card:oars], [card:fermenting], [card:feudalism], [card:measurement], [card:statistics], [card:societies], [card:industrialization], [card:combustion] e [card:fission].
    .p2 = Também diferem na conquista [monument]: na primeira edição, as cartas escondidas e as pontuadas em um turno são contadas em conjunto; na terceira, separadamente.
    .p3 = As equipes são descritas na terceira edição e podem ser jogadas com qualquer uma das duas. Edição e idioma podem ser combinados livremente.
