### What the web pages say, besides what the other files hold. "Mesa" is a player's board: a table is called "partida".

## Every page

web-tagline = Dez eras de civilização em 105 cartas, para dois a quatro jogadores.
web-unofficial = Uma edição de fãs, não oficial, sem participação nem aprovação do autor ou das editoras. Se você gosta do jogo, compre-o.
web-to-content = Ir para o conteúdo
web-save = Salvar
web-close = Fechar
web-error-heading = Ocorreu um erro
web-go-back = Voltar

## The first page

web-your-name = Seu nome
web-name-note = É o nome que os outros jogadores veem. Nada mais é pedido.
web-play-now = Jogar agora
web-my-tables = Minhas partidas
web-no-tables = Você ainda não está em nenhuma partida.
web-open-tables = Partidas abertas
web-no-open-tables = Ninguém procura jogadores no momento.
web-new-table = Nova partida
web-set-up = Preparar a partida
web-seats = Lugares
# $number (1 to 4)
web-seat-number = Lugar { $number }
web-seat-me = Eu
web-seat-open = Lugar livre
web-seat-none = Ninguém
web-teams-note = Dois contra dois; os parceiros se sentam frente a frente. São necessários quatro lugares.
web-open-boards-note = Todos podem olhar as cartas cobertas.
web-practice = Treino
web-practice-note = Qualquer escolha pode ser desfeita, e um bot dá dicas.
web-practice-alone = Só contra bots
web-practice-always = Sempre
web-practice-never = Nunca
web-listed = Pública
web-listed-note = Qualquer pessoa pode encontrar a partida e ocupar um lugar livre. Caso contrário, só quem tem o link.
web-confirm = Confirmar escolhas
web-confirm-note = Cada escolha precisa ser confirmada.
web-pace = Ritmo dos bots
web-pace-none = Instantâneo
web-pace-quick = Rápido
web-pace-calm = Calmo
web-pace-slow = Lento
web-patience = Quando um jogador está ausente
web-patience-never = Esperar
# $unit (minutes, hours, days), $count
web-patience-after = { $unit ->
    [days] { $count ->
        [one] Um bot o substitui após { $count } dia
       *[other] Um bot o substitui após { $count } dias
    }
    [hours] { $count ->
        [one] Um bot o substitui após { $count } hora
       *[other] Um bot o substitui após { $count } horas
    }
   *[minutes] { $count ->
        [one] Um bot o substitui após { $count } minuto
       *[other] Um bot o substitui após { $count } minutos
    }
}
web-my-settings = Minhas configurações
web-my-pace = Ritmo das jogadas dos outros
web-colors = Cores dos lugares
web-colors-many = Vivas
web-colors-safe = Adequadas a daltônicos
web-colors-none = Nenhuma, só letras
web-previews = Mostrar o efeito das opções
web-previews-note = Símbolos ao lado de cada opção: ícones, pontos, quem compartilha.
web-sound = Sons
web-sound-note = Na sua vez, quando você perde uma carta e a cada conquista.
web-back-to-table = Voltar à partida
web-more-settings = Mais configurações
web-settings = Configurações da partida
web-read-record = Ver uma partida gravada
web-record-text = Gravação da partida
web-show-record = Mostrar a partida
web-join = Ocupar um lugar
web-go-to-table = Ir para a partida
web-your-turn = Sua vez
web-others-turn = Vez dos outros
# $name (a player)
web-turn-of = Agora joga { $name }
web-waiting-for-players = Esperando jogadores
web-game-over = A partida terminou
# $unit (now, minutes, hours, days), $count
web-ago = { $unit ->
    [days] { $count ->
        [one] há { $count } dia
       *[other] há { $count } dias
    }
    [hours] { $count ->
        [one] há { $count } hora
       *[other] há { $count } horas
    }
    [minutes] { $count ->
        [one] há { $count } minuto
       *[other] há { $count } minutos
    }
   *[now] agora mesmo
}

## Before the game

web-lobby-note = A partida começa assim que todos os lugares estiverem ocupados.
web-invite = Convite
web-invite-note = Envie este link a quem vai jogar aqui.
web-copy = Copiar
web-copied = Copiado
web-fill-seat = Dar o lugar a um bot
web-leave = Sair da partida

## The table

web-away = ausente
web-stand-in = um bot assumiu
web-menu = Menu
web-my-turn = Sua vez
web-watching = Você está assistindo a esta partida.
web-no-effect = sem efeito
# $count (1 or 2)
web-actions-left = { $count ->
    [one] Resta { $count } ação
   *[other] Restam { $count } ações
}
web-options = Opções
web-choose = Escolher
web-sure = Escolha mais uma vez para confirmar.
web-changed = A pergunta acabou de mudar. Escolha de novo.
web-take-back = Desfazer
web-hint = Dica
web-hint-option = Um bot escolheria esta opção
# $percent (a number from 0 to 100)
web-chance = { $percent }% de chance de vitória
web-whole-log = Desde o início
web-since-answer = Desde a sua última resposta
web-step-through = Passo a passo
web-now = Agora
web-play-pause = Reproduzir ou pausar
web-fold = Recolher a pergunta
web-in-order = Nesta ordem
web-in-order-note = Arraste para reordenar ou escolha a próxima carta.
web-nothing = Ainda não aconteceu nada.
web-ready-to-claim = ao seu alcance
# $name (a player)
web-claimed-by = reivindicada por: { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [0] Era { $number }: nenhuma carta restante
    [one] Era { $number }: resta { $count } carta
   *[other] Era { $number }: restam { $count } cartas
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } de { $needed }
# $count
web-goal = Vence quem chegar primeiro a { $count } conquistas.
# $count
web-card-count = { $count ->
    [0] Nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
web-no-cards = Nenhuma carta
web-connection-lost = Conexão perdida. Ela será restabelecida automaticamente; nenhuma escolha sua se perdeu.
web-keys = Teclas 1 a 9: escolher uma opção.

## Cards

web-all-cards = Todas as cartas
web-featured = Ícone característico
web-search = Palavras do texto da carta
web-filter = Mostrar
web-any = Qualquer

## After the game

web-hand-over = Passe a tela para { $name }
web-take-screen = Sou { $name }: mostrar minhas cartas
web-left = { $name } está ausente. Um bot joga até { $name } voltar.
web-came-back = { $name } voltou à partida.
web-first-visit = É a sua primeira vez? Aprenda aqui: lições curtas e, depois, uma primeira partida com um treinador.
web-hide-cards = Ocultar minhas cartas
web-hand-over-note = As outras pessoas não devem olhar para a tela.
web-hot-seat-note = Escolha “Eu” em vários lugares para jogar com outras pessoas em uma só tela. A tela mostra apenas a mão de quem deve escolher.
web-play-on = Jogar a partir daqui
web-play-on-as = Jogar como
web-replay = Rever a partida
web-first = Início
web-back = Voltar
web-forward = Avançar
web-turn-back = Um turno para trás
web-turn-forward = Um turno para a frente
web-last = Fim
# $step, $steps (numbers)
web-step = Passo { $step } de { $steps }
web-go-to = Mostrar este passo
web-share = Compartilhar
web-eyes = Ponto de vista
web-all-open = Todas as cartas abertas
web-download = Fazer download da gravação
web-play-again = Jogar de novo com os mesmos jogadores
web-course = Andamento da partida
web-remove-player = Deixar um bot jogar no lugar desta pessoa
web-earlier-log = Anteriores
web-later-log = Seguintes
web-my-games = Meu histórico
web-no-games = Nenhuma partida para mostrar.
web-games = Partidas
web-all-games = Todas
web-unfinished = Em andamento
web-won = Vitória
web-lost = Derrota
web-opponents = Oponentes
web-anybody = Todos
web-people = Pessoas
web-statistics = Estatísticas
web-statistics-intro = Quantas vezes cada carta é usada em partidas entre dois bots, e quanto isso vale: a mudança média da chance de vitória de quem a compra, baixa ou ativa.
web-statistics-units = Uma carta comprada é comparada com as outras que poderiam ter vindo; uma baixada ou ativada, com a posição antes da ação. Assim, não importa quem está na frente. O valor está em pontos percentuais, com um intervalo de 95%; as contagens são por partida.
web-games-of-bot = Bot (partidas)
# How the bots that are not levels of play decide. The number of games follows in brackets.
web-bot-greedy = Olha 1 ação à frente
# $count
web-bot-search = Simula { $count } partidas
web-times-drawn = Comprada
web-times-melded = Baixada
web-times-activated = Ativada
web-part-shared = Compartilhada
web-worth-draw = Valor ao comprar
web-worth-meld = Valor ao baixar
web-worth-activate = Valor ao ativar
web-best-and-worst = As melhores e as piores cartas
web-all-by-age = Todas as cartas por era
web-download-csv = Fazer download de todos os números (CSV)
web-won-of = Contra { $bot }: vitória em { $won } de { $count }
web-more-tables = Mais partidas
web-remove-guest = Liberar este lugar

## The review of a game
web-review = Análise
web-review-note = Quanto valia cada escolha, pelo que o jogador sabia na hora: quanto se deveu às jogadas e quanto à sorte.
web-review-begin = Analisar a partida
web-review-deeper = Analisar a fundo
web-review-again = Atualizar
# $done, $total (numbers)
web-reviewing = Análise: { $done } de { $total } respostas
web-win-chance = Chance de vitória
web-options-then = As opções nesse momento
web-option-taken = escolhida
web-option-best = melhor
web-better-line = Ver a continuação da melhor jogada
web-try-from-here = Tente você a partir daqui
web-as-played = Voltar à partida original
