### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = Vm
terminal-letter-yellow = Am
terminal-letter-green = Vd
terminal-letter-blue = Az
terminal-letter-purple = Rx

## What keys do, in a word or two, at the foot of the screen

terminal-enter = Enter
terminal-space = Espaço
terminal-help = Ajuda
terminal-card = Carta
terminal-boards = Mesas
terminal-take-back = Desfazer
terminal-hint = Dica
terminal-hurry = Avançar
terminal-leave = Sair
terminal-back = Voltar
terminal-choose = Escolher
terminal-go-on = Continuar
terminal-step-key = Passo
terminal-eyes-key = Visão
terminal-play-key = Reproduzir/pausar
terminal-next-key = Outra

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } está pensando
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Leia o que aconteceu e aperte Enter para ocultar a tela. Depois é com { $name }.
# The screen is hidden.
terminal-curtain = Agora é com { $name }
terminal-curtain-how = Aperte Enter quando mais ninguém estiver vendo a tela.
# $command (what to type)
terminal-saved = A partida está salva. Para continuá-la: { $command }
terminal-over = A partida terminou. Aperte Enter para sair.
terminal-hint-comes = Um bot está pensando em uma dica…
terminal-no-hint = As dicas são para treino: jogue só contra bots ou use --practice.
# $seconds and $tenths (of a second)
terminal-pace = Pausa entre as jogadas dos bots: { $seconds },{ $tenths } s.
terminal-too-small = A tela precisa de { $columns } colunas e { $rows } linhas. Aumente a janela.
terminal-took-back = Escolha desfeita.
terminal-cannot-take-back = Não é possível desfazer: outro jogador já escolheu, ou cartas ocultas foram vistas.
terminal-went-on = A partida salva continua.
terminal-cut-off = A última linha da partida salva estava cortada e foi ignorada.

## Options
# $typed (as it was typed)
terminal-no-option = Nenhuma opção começa com “{ $typed }”.
# $count (how many there are)
terminal-no-number = { $count ->
    [0] A opção { $typed } não existe. Digite “?” para ver os comandos.
   *[other] A opção { $typed } não existe: as opções vão de 1 a { $count }.
}
# $options (a list)
terminal-several = “{ $typed }” corresponde a várias opções: { $options }.
# After the name of a card among the options. $color, $color-id, $age (its value)
terminal-card-facts = ({ $color } { $age })

## All cards

terminal-filter = Digite parte de um nome ou de um efeito

## Before a game

terminal-new-game = Nova partida
terminal-who-plays = Quem joga?
terminal-how-well = Qual é o nível dos bots?
terminal-which-edition = Qual edição?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] Você contra { $count } bot
   *[other] Você contra { $count } bots
}
terminal-with-partner = Equipes: você e um bot contra dois bots
# $count (2 to 4)
terminal-people = { $count } pessoas diante desta tela
# $option (one of those above, which an empty line takes)
terminal-usually = Aperte Enter para escolher: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Escolha { $at } de { $count }
terminal-eyes = Ponto de vista: { $name }
terminal-all-open = Todas as cartas abertas
terminal-playing = reproduzindo
terminal-paused = pausada

## Help: where one is

terminal-at-table = Esta é a tela da partida: no alto, as pilhas de suprimento e as conquistas; depois, as mesas dos jogadores, a sua por último, e a sua mão. Abaixo, à esquerda, está a pergunta feita a você; ao lado, o que a opção destacada faria e o que aconteceu.
terminal-at-watch = Você está assistindo a uma partida. Percorra as escolhas, para a frente e para trás, com todas as cartas abertas ou do ponto de vista de um jogador.
terminal-at-set-up = Algumas perguntas antes da partida. Enter aceita a resposta destacada.
terminal-at-lesson = Esta é uma lição ou um problema: uma partida com uma tarefa. O que há a fazer e, depois, o resultado aparecem ao lado da pergunta.
terminal-legend = Cores e ícones
terminal-legend-splay = Uma seta mostra como uma pilha está deslizada, e o número ao lado diz quantas cartas ela tem. Abaixo, se houver espaço, aparece o que as cartas cobertas mostram, de cima para baixo.
terminal-keys = Teclas

## Help: what the keys do

terminal-key-move = outra opção
terminal-key-number = a opção com este número
terminal-key-letters = a opção que começa com essas letras, ou cuja carta começa assim
terminal-key-take = aceita a opção destacada
terminal-mouse = Mouse
terminal-key-mouse = um clique em uma opção a destaca, um segundo a aceita; um clique em uma carta a mostra
terminal-key-card = a carta da opção por inteiro; as setas levam às outras cartas à vista
terminal-key-cards = todas as cartas do jogo
terminal-key-boards = tudo o que está diante de um jogador, inclusive cartas cobertas
terminal-key-rules = as regras
terminal-key-short = as regras em resumo
terminal-key-log = tudo o que aconteceu
terminal-key-scroll = rola a tela
terminal-key-back = volta
terminal-key-take-back = desfaz sua última escolha, quando é permitido
terminal-key-again = tenta de novo
terminal-key-solution = a solução de um problema
terminal-key-hint = a escolha de um bot forte, e as chances que você tem com cada opção (só no treino)
terminal-key-coach = o que o treinador diz, e por quê; ali dá para desligá-lo
terminal-key-bot-pace = os bots jogam mais devagar, mais rápido
terminal-key-leave = sai; a partida fica salva
terminal-key-step = uma escolha para trás, uma para a frente
terminal-key-ends = o começo, o fim
terminal-key-eyes = o ponto de vista do próximo jogador, ou todas as cartas abertas
terminal-key-play = reproduz ou pausa a partida
terminal-key-pace = mais devagar, mais rápido

## As lines of text

terminal-plain-how = Responda com um número ou com as primeiras letras de uma opção. Digite ? para ver os outros comandos.
terminal-plain-question = repete a pergunta
terminal-plain-option = o que a opção com este número faria
terminal-plain-card = mostra uma carta
terminal-plain-board = toda a partida, como está agora
terminal-plain-log = tudo o que aconteceu
terminal-plain-rules = as regras, ou uma seção delas
terminal-plain-short = as regras em resumo
terminal-plain-next = continua
terminal-plain-again = tenta de novo
terminal-plain-solution = mostra a solução de um problema
terminal-plain-why = pergunta ao treinador por quê
terminal-plain-coach = desliga ou liga o treinador
terminal-plain-leave = sai
terminal-plain-hint = a escolha de um bot forte, e as chances que você tem com cada opção (só no treino)
terminal-plain-undo = desfaz sua última escolha, quando é permitido
terminal-plain-quit = sai; a partida fica salva
terminal-plain-help = os comandos disponíveis

## What is typed in place of an answer: one word each, in lower case. The English words work in every language.

terminal-type-card = carta
terminal-type-board = partida
terminal-type-log = registro
terminal-type-rules = regras
terminal-type-short = resumo
terminal-type-hint = dica
terminal-type-why = porquê
terminal-type-coach = treinador
terminal-type-undo = desfazer
terminal-type-quit = sair
terminal-type-next = continuar
terminal-type-again = repetir
terminal-type-solution = solução

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color }: { $top }; { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, { $splay }; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name }: { $achievements ->
    [0] { $achievements } conquistas
    [one] { $achievements } conquista
   *[other] { $achievements } conquistas
}, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
terminal-kept = A partida está salva em { $file }
# $command (what to type)
terminal-watch-it = Para revê-la passo a passo: { $command }
terminal-again = Para jogar de novo: { $command }
terminal-no-games = Ainda não há partidas salvas.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [0] em andamento, { $count } respostas
    [one] em andamento, { $count } resposta
   *[other] em andamento, { $count } respostas
}

## What is wrong with a command

terminal-no-unfinished = Não há partida salva para continuar.
terminal-no-person = Nesta partida só há bots. Para vê-los jogar: innovation watch
terminal-no-bots = Para assistir a uma partida ao vivo, escolha só bots: --players bot:hard,bot:normal
# $file (its path)
terminal-in-use = { $file }: esta partida está aberta em outra janela.
# $number (of a seat), $players (how many there are)
terminal-no-seat = O lugar { $number } não existe: a partida é para { $players } jogadores.
