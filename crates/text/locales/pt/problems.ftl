### What the server says when something cannot be done, and what to do about it.

problem-not-found = Não há nada aqui. Talvez o link não esteja completo.
problem-method = Este endereço não pode ser usado desta forma.
problem-stale = A mesa avançou: esta pergunta já foi respondida, talvez por você em outra aba. Nada se perdeu; volte e veja a mesa como está agora.
problem-not-asked = Não é a sua vez de responder.
problem-unreadable = Não foi possível entender o que foi enviado. Volte e tente novamente.
# $line, $column (numbers)
problem-json = O que foi enviado não é JSON: a linha { $line }, coluna { $column }, não pode ser lida.
problem-field = No que foi enviado falta um campo ou ele está errado: “field” diz qual, e “detail” o que seria certo.
# $last (a number)
problem-no-such-option = Essa opção não existe: as opções vão de 0 a { $last }.
problem-host = Este servidor não atende por este nome. Quem o administra pode dar-lhe o nome com --base-url.
problem-cross-site = Para sua segurança isto não foi feito: o formulário era antigo demais ou veio de outro site. Volte, recarregue a página e tente novamente.
problem-not-seated = Você não tem um lugar nesta mesa. Você pode assistir.
problem-not-owner = Só quem preparou a mesa pode fazer isso.
problem-seat-taken = Outra pessoa ocupou este lugar. Você pode assistir.
problem-not-begun = A partida não começou: ainda há lugares livres.
problem-not-over = Isto só está disponível depois do fim da partida, pois revela onde estão todas as cartas.
problem-no-take-back = Isto não pode mais ser desfeito: algo oculto foi mostrado desde então, ou outra pessoa respondeu.
problem-no-hint = Dicas são dadas em mesas de treino, ao jogador que deve responder.
problem-seats = Uma mesa tem de dois a quatro lugares, no máximo um deles seu; para equipes são precisos quatro.
# $count (the most characters)
problem-name = Um nome tem de um a { $count } caracteres, todos visíveis.
# $count (the most)
problem-tables = Você tem { $count } mesas por terminar, o máximo permitido. Termine ou deixe uma delas primeiro.
# $count (the most)
problem-records = Você trouxe { $count } partidas gravadas, o máximo permitido.
# $count (the most)
problem-streams = Esta mesa está aberta em lugares demais: no máximo { $count } páginas por vez. Feche algumas.
# $count (seconds)
problem-rate = { $count ->
    [one] Pedidos demais de uma vez. Tente novamente em um segundo.
   *[other] Pedidos demais de uma vez. Tente novamente em { $count } segundos.
}
problem-size = O que foi enviado é grande demais.
# $line (a number)
problem-record = Isto não é o registro de uma partida: a linha { $line } não pode ser lida.
problem-token = Este token não é válido.
problem-internal = Algo deu errado do nosso lado. O que você havia escolhido antes está a salvo; tente novamente.
problem-closing = O servidor está reiniciando. Nada se perdeu; tente novamente em instantes.
problem-name-reserved = Este nome é de um bot ou de outra pessoa nesta mesa. Escolha outro.
problem-not-saved = No momento o servidor não consegue salvar. Nada mudou; tente novamente em instantes.
problem-uncertain = O servidor perdeu o banco de dados enquanto salvava. Olhe a mesa para ver se a sua escolha está lá.
problem-unreachable = No momento o servidor não consegue acessar o banco de dados. Nada se perdeu; tente novamente em instantes.
problem-other-rules = Esta partida foi jogada com uma versão anterior das regras e não pode continuar. Você ainda pode vê-la e baixá-la.
# $count (the most answers)
problem-ended = A partida terminou sem vencedor: foi interrompida após { $count } respostas.
# $count (the most answers)
problem-record-length = Este registro é longo demais: no máximo { $count } respostas.
problem-busy = O servidor está ocupado. Tente novamente em instantes.
problem-not-away = Só um jogador ausente pode ser substituído.
