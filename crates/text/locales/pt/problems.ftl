### What the server says when something cannot be done, and what to do about it.

problem-not-found = Não há nada aqui. Talvez o link esteja incompleto.
problem-method = Este endereço não pode ser usado desta forma.
problem-stale = A partida avançou: esta pergunta já foi respondida, talvez por você em outra aba. Nada se perdeu; volte e veja como a partida está agora.
problem-not-asked = Não é a sua vez de escolher.
problem-unreadable = Não foi possível entender o pedido. Volte e tente novamente.
# $line, $column (numbers)
problem-json = O pedido não é um JSON válido: erro na linha { $line }, coluna { $column }.
problem-field = Um campo do pedido está faltando ou está errado: “field” diz qual, e “detail”, o que é esperado.
# $last (a number)
problem-no-such-option = Essa opção não existe: as opções vão de 0 a { $last }.
problem-host = Este servidor não atende por este nome. Quem o administra pode defini-lo com --base-url.
problem-cross-site = Por segurança, o pedido foi recusado: o formulário era antigo demais ou veio de outro site. Volte, recarregue a página e tente novamente.
problem-not-seated = Você não tem um lugar nesta partida. Você pode assistir.
problem-not-owner = Só quem criou a partida pode fazer isso.
problem-seat-taken = Outra pessoa ocupou este lugar. Você pode assistir.
problem-not-begun = A partida não começou: ainda há lugares livres.
problem-not-over = Disponível só depois do fim da partida, pois revela todas as cartas.
problem-no-take-back = Isto não pode mais ser desfeito: desde então, algo oculto foi mostrado ou outra pessoa respondeu.
problem-no-hint = As dicas estão disponíveis só em partidas de treino, para quem deve escolher.
problem-seats = Uma partida tem de dois a quatro lugares: para você, para um bot ou para outra pessoa. Equipes precisam de quatro.
# $count (the most characters)
problem-name = Um nome tem de 1 a { $count } caracteres, todos visíveis.
# $count (the most)
problem-tables = Você já tem { $count } partidas em andamento, o máximo permitido. Primeiro, termine uma delas ou saia de uma.
# $count (the most)
problem-records = Você já enviou { $count } partidas gravadas, o máximo permitido.
# $count (the most)
problem-streams = Esta partida está aberta em lugares demais: no máximo { $count } páginas por vez. Feche algumas.
# $count (seconds)
problem-rate = { $count ->
    [one] Pedidos demais de uma vez. Tente novamente em { $count } segundo.
   *[other] Pedidos demais de uma vez. Tente novamente em { $count } segundos.
}
problem-size = O pedido é grande demais.
# $line (a number)
problem-record = Isto não é a gravação de uma partida: a linha { $line } não pode ser lida.
problem-token = Este token não é válido.
problem-internal = Algo deu errado do nosso lado. Suas escolhas anteriores estão salvas; tente novamente.
problem-closing = O servidor está reiniciando. Nada se perdeu; tente novamente em instantes.
problem-name-reserved = Este nome é de um bot ou de outra pessoa nesta partida. Escolha outro.
problem-not-saved = No momento o servidor não consegue salvar. Nada mudou; tente novamente em instantes.
problem-uncertain = O servidor perdeu o banco de dados enquanto salvava. Veja na partida se a sua escolha foi registrada.
problem-unreachable = No momento o servidor não consegue acessar o banco de dados. Nada se perdeu; tente novamente em instantes.
problem-other-rules = Esta partida foi jogada com uma versão anterior das regras e não pode continuar. Você ainda pode vê-la e fazer o download.
# $count (the most answers)
problem-ended = A partida terminou sem vencedor: foi interrompida após { $count } respostas.
# $count (the most answers)
problem-record-length = Esta gravação é longa demais: no máximo { $count } respostas.
problem-busy = O servidor está ocupado. Tente novamente em instantes.
problem-not-away = Só um jogador ausente pode ser substituído.
problem-no-review = Não foi possível analisar esta partida: ocorreu um erro do nosso lado. Você ainda pode revê-la.
