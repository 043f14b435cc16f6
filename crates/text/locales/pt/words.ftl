### Single words and short labels: what things are called, everywhere.
###
### The words are those of the Portuguese (Brazilian) rulebook: comprar (draw), baixar (meld), esconder (tuck), pontuar
### (score), retornar (return), deslizar (splay), transferir, trocar (exchange), revelar, rearranjar, remover,
### reivindicar (claim), executar (carry out), compartilhar (share); mesa (board), pilha de suprimento, pilha de pontos,
### carta do topo, carta do fundo, ícone característico (dogma icon), efeito de demanda, efeito não-demanda. As "mesa" is
### a player's board, a table that people play at is "partida". "Quem exige" is the demander, "a vítima" the victim.

## The ten ages

age-1 = Pré-história
age-2 = Clássica
age-3 = Medieval
age-4 = Renascimento
age-5 = Descobrimentos
age-6 = Iluminismo
age-7 = Romantismo
age-8 = Moderna
age-9 = Pós-moderna
age-10 = Informação

# The number and the name of an age, as a heading.
# $number (1 to 10), $name
age-heading = Era { $number }: { $name }

## Colors, as the token [red] shows them within a sentence, and as a label on its own. Within a sentence they go with
## carta, cor or pilha, which are all feminine; a plural is written after the bar: [red|vermelhas].

color-red = vermelha
    .label = Vermelho
color-yellow = amarela
    .label = Amarelo
color-green = verde
    .label = Verde
color-blue = azul
    .label = Azul
color-purple = roxa
    .label = Roxo

## Icons. Where no picture can be drawn, the token [castle] is shown as this word.

icon-castle = castelo
icon-crown = coroa
icon-leaf = folha
icon-lightbulb = lâmpada
icon-factory = fábrica
icon-clock = relógio

## How a pile lies

splay-left = deslizada para a esquerda
splay-right = deslizada para a direita
splay-up = deslizada para cima
splay-none = não deslizada

## The four actions

action-draw = Comprar
action-meld = Baixar
action-dogma = Dogma
action-achieve = Conquistar

## The two kinds of effects

kind-demand = Efeito de demanda
kind-shared = Efeito não-demanda

## Labels

word-title = Innovation
word-hand = Mão
word-score-pile = Pilha de pontos
word-score = Pontuação
word-board = Mesa
word-supply = Suprimento
word-achievements = Conquistas
word-special-achievements = Conquistas especiais
word-icons = Ícones
word-age = Era
word-value = Valor
word-color = Cor
word-turn = Turno
word-actions-left = Ações restantes
word-you = Você
word-player = Jogador
word-partner = Parceiro
word-opponent = Oponente
word-team = Equipe
word-top-card = Carta do topo
word-log = Registro
word-rules = Regras
word-rulings = Esclarecimentos
word-cards = Cartas
word-removed = Removidas do jogo
word-edition = Edição
word-language = Idioma

## Editions

edition-first = Primeira edição
    .note = Iello e parceiras, 2011 a 2013
edition-third = Terceira edição
    .note = Asmadi

## Languages, each by its own name: these are the same in every file

language-en = English
language-it = Italiano
language-fr = Français
language-pt = Português
language-ru = Русский

## How a game ends

ending-achievements = Vitória por conquistas
ending-score = Vitória por pontuação
ending-dogma = Vitória por efeito de carta

## How well a program plays

level-beginner = Iniciante
    .note = Constrói a própria mesa sem se preocupar com o que os outros ganham. Para a sua primeira partida.
level-easy = Fácil
    .note = Segue um plano próprio, avalia a olho e esquece o que lhe foi mostrado. Bom para aprender o jogo.
level-casual = Casual
    .note = Vê o que cada ação traz para todos, mas decide às pressas. Para uma partida descontraída.
level-normal = Normal
    .note = Avalia o que cada ação traz para todos. Um bom oponente para a maioria dos jogadores.
level-hard = Difícil
    .note = Olha várias ações à frente. Para quem conhece as cartas.
level-master = Mestre
    .note = Planeja vários turnos à frente e leva em conta a melhor resposta que você possa dar.

## Players without a name
# $number (1 to 4)
player-number = Jogador { $number }
# $level: a level of play
bot-name = Bot { $level }
# $level, $number: of several bots of one level
bot-name-number = Bot { $level } { $number }

## Lists
# A comma between items; the last two may be joined by a word.
# $list (what is already joined), $item (the next one)
list-more = { $list }, { $item }
list-and = { $list } e { $item }
list-or = { $list } ou { $item }
# The name of a card in a list, as it is in a sentence. $card
list-card = { $card }
# Before what belongs to a label.
# $label
with-colon = { $label }:
# Between players, each with a number.
list-counts = { $list }; { $item }
# Between a number and its decimals.
decimal-mark = ,
# $number (already written out)
percent = { $number }%
