/** Todos os textos dos torneios, em português. */
import type { Translation } from '../language/shape.ts'
import type { eventTexts as english } from '../en/eventTexts.ts'

const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const eventTexts: Translation<typeof english> = {
  views: {
    door: 'Entrada',
    lists: 'Listas',
    pairings: 'Rodadas',
    results: 'Resultados',
    floor: 'Mesas',
    clock: 'Relógio',
    standings: 'Classificação',
    display: 'Telão',
    paper: 'Papel e arquivos',
    venue: 'Sala',
    penalties: 'Penalidades',
    rulings: 'Decisões',
    shared: 'Compartilhado',
    cut: 'Corte',
    prizes: 'Prêmios',
    practice: 'Treino',
    log: 'Registro',
    settings: 'Ajustes'
  },
  notWritten: (why) => `Isto não pôde ser salvo, por isso não aconteceu. ${why}`,
  broughtBack: 'Trazido de volta.',
  list: {
    title: 'Torneios',
    make: 'Novo torneio',
    fromFile: 'De um arquivo',
    empty: 'Ainda não há torneios',
    emptyText: 'Conduza um torneio da entrada aos prêmios, sem rede: jogadores, emparceiramentos, relógio, resultados e classificação.',
    save: (name) => `Salvar como arquivo: ${name}`,
    remove: (name) => `Apagar: ${name}`,
    removed: (name) => `O torneio "${name}" foi apagado.`,
    notBegun: 'não começou',
    finished: (name) => `terminado, 1.º ${name}`
  },
  files: {
    came: {
      new: (name, facts) => `O torneio "${name}" está aqui, com ${n(facts, 'anotação', 'anotações')}.`,
      longer: (name, facts) => `O torneio "${name}" continua com ${n(facts, 'anotação nova', 'anotações novas')}.`,
      known: (name) => `Tudo do torneio "${name}" já está aqui.`,
      beside: (name) => `O torneio "${name}" já está aqui e seguiu outro caminho: o arquivo entrou ao lado dele.`
    },
    look: 'Ver quais',
    refused: (count) =>
      `${n(count, 'anotação do arquivo não pode ser aceita', 'anotações do arquivo não podem ser aceitas')}. Ficam no seu lugar e não mudam nada.`
  },
  make: {
    title: 'Novo torneio',
    name: 'Nome',
    asLastTime: (name) => `Como da última vez (${name})`,
    practice: 'Treinar com jogadores inventados',
    practiceHint: 'Um dia que ninguém joga: os jogadores chegam, vencem, perdem e chamam o juiz sozinhos, para treinar e demonstrar.',
    practisers: 'Jogadores inventados',
    practiceSeed: 'Número do dia',
    practiceSeedHint: 'O mesmo número dá de novo o mesmo dia.',
    later: 'Tudo isto pode ser mudado depois.',
    go: 'Para a entrada',
    cancel: 'Cancelar'
  },
  plan: {
    play: 'Jogo',
    plays: { constructed: 'Construído', sealed: 'Selado', 'battle-royale': 'Batalha geral' },
    perSide: 'Jogadores por lado',
    perSides: { 1: 'Um', 2: 'Dois juntos' },
    buildTotal: 'Total de pontos',
    minutes: 'Minutos por rodada',
    rounds: 'Rodadas',
    byPlayers: 'pelos jogadores',
    cut: 'Corte depois',
    cuts: (size) => (size === 0 ? 'nenhum' : `os ${size} melhores`),
    more: 'Mais',
    checkIn: 'Só quem confirmou é emparceirado',
    checkInHint: 'Senão jogam todos os da lista.',
    byeScore: 'Pontos de uma folga',
    keepApart: 'Clubes separados até a rodada',
    cap: 'Jogadores no máximo',
    noCap: 'sem limite',
    fee: 'Taxa de entrada',
    ruleset: 'Regras',
    anyRuleset: 'não indicado: como na mesa',
    age: 'Era',
    ages: { any: 'não se pergunta', golden: 'Golden Age', modern: 'Modern Age', unrestricted: 'Sem restrições', restricted: 'Restrito' },
    sets: 'Coleções que se admitem, separadas por vírgulas (nenhuma: todas)'
  },
  desk: {
    back: 'Todos os torneios',
    views: 'Vistas do torneio',
    players: (count) => n(count, 'jogador', 'jogadores'),
    round: (round, of) => `rodada ${round} de ${Math.max(round, of)}`,
    inCut: 'no corte',
    waiting: (count) => `${count} por fazer`,
    unread: (count) =>
      `${n(count, 'anotação deste torneio não pode mais ser lida', 'anotações deste torneio não podem mais ser lidas')}. Falta o que diziam; ficam guardadas como estão.`,
    nextKey: 'Alt + Enter',
    next: (step) => {
      switch (step.do) {
        case 'register':
          return 'Acrescentar jogadores'
        case 'pair':
          return `Emparceirar a rodada ${step.round}`
        case 'start-clock':
          return 'Iniciar o relógio'
        case 'results':
          return `Anotar resultados (${step.open})`
        case 'cut':
          return 'Fazer o corte'
        case 'bracket':
          return 'Para a eliminatória'
        case 'finish':
          return 'Classificação final'
      }
    }
  },
  door: {
    search: 'Nome: três letras e Enter',
    searchSides: 'Dois nomes com / no meio e Enter; três letras os encontram',
    list: 'Colar ou abrir uma lista',
    nobody: 'Não há ninguém na lista. Digite um nome e tecle Enter, ou cole uma lista.',
    counts: (all, here, waiting, unpaid) =>
      [
        `${all} na lista`,
        `${here} jogam`,
        ...(waiting > 0 ? [`${waiting} em espera`] : []),
        ...(unpaid > 0 ? [`${unpaid} sem pagar`] : [])
      ].join(' · '),
    standing: { in: 'aqui', 'not-here': 'ainda não chegou', waiting: 'lista de espera', dropped: 'saiu', disqualified: 'desclassificado' },
    does: { 'not-here': 'Confirmar', waiting: 'Deixar entrar', dropped: 'Voltar' },
    paid: (fee) => `Pago: ${fee}`,
    drop: 'Sair',
    edit: 'Mudar',
    add: 'Acrescentar',
    minor: 'Menor',
    minorHint: 'Em público aparece com nome e inicial; nunca em uma exportação.',
    checkedIn: (name) => `${name} confirmou.`,
    admitted: (name) => `${name} entra da lista de espera.`,
    returned: (name) => `${name} voltou.`,
    added: (name) => `${name} está na lista.`,
    waits: (name) => `O torneio está cheio: ${name} fica na lista de espera.`,
    late: (name, losses) =>
      losses === 0
        ? `${name} joga a partir da próxima rodada.`
        : `${name} joga a partir da próxima rodada, com ${n(losses, 'derrota', 'derrotas')}.`,
    dropped: (name, left, bye) => `${name} saiu. ${n(left, 'jogador fica', 'jogadores ficam')}${bye ? ', por isso haverá uma folga' : ''}.`,
    name: 'Nome',
    club: 'Clube',
    fixedTable: 'Sempre na mesa',
    anyTable: 'qualquer',
    forget: 'Esquecer esta pessoa…',
    forgetWhat: (name, number) =>
      `"${name}" sai de todas as anotações deste torneio e das suas decisões, com clube e contato; o registro mantém "Player ${number}". Não é possível desfazer.`,
    forgetNow: 'Esquecer para sempre',
    forgetNot: 'Manter',
    forgotten: (number, backups) =>
      `Player ${number} foi esquecido.${backups === 0 ? '' : ` ${n(backups, 'backup deste dispositivo ainda contém', 'backups deste dispositivo ainda contêm')} o nome até que outros mais novos tomem o lugar.`}`,
    save: 'Salvar',
    cancel: 'Cancelar'
  },
  lists: {
    nobody: 'Ainda não há ninguém na lista: os jogadores entram pela porta.',
    missing: (count) =>
      count === 0
        ? 'Todos os jogadores entregaram a lista.'
        : `${n(count, 'lista falta', 'listas faltam')}. Isso não impede nenhuma rodada.`,
    figures: (count, points) => `${n(count, 'figura', 'figuras')}, ${n(points, 'ponto', 'pontos')}`,
    notKnown: (count) => `Em ${n(count, 'lista', 'listas')} nem todas as figuras são conhecidas: convém verificar à mão.`,
    figuresUnknown: (count) => `sem conhecer: ${n(count, 'figura', 'figuras')}`,
    states: { none: 'sem lista', fits: 'correta', wrong: 'verificar', accepted: 'aceita', rejected: 'recusada' },
    figuresLabel: 'A lista: uma figura por linha com seus pontos, e sua coleção se for preciso',
    example: 'Captain Rook; 100\n2 x Wren; 50; LRK',
    unread: (lines) => `Na linha ${lines} não há figura com seus pontos.`,
    unknown: (names) => `Não estão na biblioteca e nada se sabe do seu cartão: ${names}.`,
    opened: 'Abertas nos boosters: nomes separados por vírgulas',
    save: 'Salvar a lista',
    saved: (name) => `A lista de ${name} foi salva.`,
    fromTeam: 'Usar um time da biblioteca',
    house: (on) => `Verificadas com a lista própria da loja${on === '' ? '' : ` de ${on}`}.`,
    reason: 'Por quê (opcional)',
    accept: 'Aceitar',
    reject: 'Recusar',
    checked: (name) => `O que você disse da lista de ${name} está registrado.`
  },
  listing: {
    title: 'Uma lista de jogadores',
    description: 'Cole uma tabela ou um nome por linha, ou abra um arquivo CSV. Nada entra antes de você ver.',
    paste: 'A lista',
    example: 'Kim Park; Clube Vermelho\nAda Lo; Clube Azul',
    file: 'Abrir um arquivo',
    tooLarge: 'Este arquivo é grande demais para uma lista de jogadores.',
    column: (name) => `Coluna ${name}`,
    columns: { name: 'Nome', last: 'Sobrenome', club: 'Clube', minor: 'Menor', skip: 'Deixar fora' },
    what: 'O que acontece',
    verdicts: {
      new: 'entra',
      here: 'já está aqui',
      twice: 'está duas vezes na lista',
      'no-name': 'não tem nome',
      'too-long': 'o nome é longo demais'
    },
    emptyRow: 'Uma linha',
    result: (fresh, known, left) =>
      [
        n(fresh, 'novo', 'novos'),
        ...(known > 0 ? [n(known, 'já está aqui', 'já estão aqui')] : []),
        ...(left > 0 ? [n(left, 'deixado fora', 'deixados fora')] : [])
      ].join(', '),
    take: (count) => `Acrescentar ${count}`,
    taken: (count) => `${n(count, 'jogador está', 'jogadores estão')} na lista.`,
    cancel: 'Cancelar'
  },
  pairings: {
    preview: (round) => `Rodada ${round}, ainda não publicada`,
    round: (round) => `Rodada ${round}`,
    tooFew: 'Há jogadores de menos para emparceirar: pelo menos dois devem estar aqui.',
    working: (players: number) =>
      `Procura-se o melhor emparelhamento de ${players} jogadores. Demora alguns segundos; tudo o resto pode continuar.`,
    manner: 'Próxima rodada',
    manners: { pairs: 'Duplas', pods: 'Grupos' },
    podsAre: (pods, round) =>
      `${n(pods, 'mesa', 'mesas')} de até quatro, ${round === 1 ? 'por sorteio' : 'vizinhos na classificação juntos'}.`,
    publish: 'Publicar',
    publishSure: (round) => `Publicar a rodada ${round} agora`,
    notYet: 'Ainda não',
    otherSeed: 'Outro sorteio',
    unswap: 'Desfazer a troca',
    published: (round) => `A rodada ${round} está publicada.`,
    takeBack: 'Retirar a rodada',
    changedByHand: 'mudada à mão',
    order: 'Ordem',
    byTable: 'Por mesa',
    byName: 'Por nome',
    seat: (table) => `mesa ${table}`,
    bye: 'Folga',
    why: 'Por quê',
    choose: 'Escolher para trocar',
    swapWith: (name) => `Trocar com ${name}`,
    swapHint: 'Escolha dois jogadores, um depois do outro, para trocá-los em mesas sem resultado.',
    swapped: (a, b) => `${a} e ${b} trocaram de lugar.`,
    clubsApart: (round) => `Jogadores do mesmo clube ficam separados até a rodada ${round}.`,
    late: {
      came: (names, round) => `Sem par na rodada ${round}: ${names}.`,
      bye: (late, bye) => `${late} joga contra ${bye}, que tem o bye`,
      pair: (a, b) => `${a} joga contra ${b}`,
      wait: 'Jogam a partir da próxima rodada.',
      done: (a, b) => `${a} – ${b} jogam nesta rodada.`
    },
    byHand: (swaps) => `${n(swaps, 'troca', 'trocas')} à mão: este é o custo.`,
    proven: (proven, all) =>
      proven >= all ? 'Nenhum emparceiramento é melhor.' : `Pelos primeiros ${proven} de ${all} critérios nenhum emparceiramento é melhor.`,
    cost: (cost, bye, round) =>
      [
        cost.rematches === 0 ? (round > 1 ? 'Sem repetição' : 'Por sorteio') : n(cost.rematches, 'repetição', 'repetições'),
        ...(bye === null
          ? []
          : [
              cost.secondByes > 0
                ? `folga para ${bye}, que já teve uma`
                : `folga para ${bye} (${n(cost.byeWins, 'vitória', 'vitórias')}, ${cost.byePoints} pontos)`
            ]),
        ...(cost.spread > 0 ? [`diferenças de vitórias: ${cost.spread}`] : round > 1 ? ['todos os pares têm as mesmas vitórias'] : []),
        ...(cost.clubs > 0 ? [n(cost.clubs, 'par do mesmo clube', 'pares do mesmo clube')] : [])
      ].join(' · ') + '.',
    without: (next) => {
      if (next === null) return 'nenhuma rodada é possível sem este par'
      const { criterion, was, would, proven } = next
      if (criterion === null) return 'uma rodada sem este par seria igualmente boa'
      const more = would - was
      const worse = {
        rematches: n(more, 'repetição a mais', 'repetições a mais'),
        secondByes: 'uma segunda folga para alguém',
        byeWins: `a folga para alguém com ${n(would, 'vitória', 'vitórias')}`,
        spread: `diferenças de vitórias ${would} em vez de ${was}`,
        clubs: n(more, 'par do mesmo clube a mais', 'pares do mesmo clube a mais'),
        byePoints: `a folga para alguém com ${would} pontos`,
        order: 'pares mais distantes em pontos'
      }[criterion]
      return `sem este par: ${proven ? '' : 'no máximo '}${worse}`
    },
    because: {
      'same-wins': (facts) => `os dois têm ${n(Number(facts.wins), 'vitória', 'vitórias')}`,
      'down-one-win': (facts) => `uma vitória de diferença (${facts.winsA} e ${facts.winsB})`,
      'down-more-wins': (facts) => `várias vitórias de diferença (${facts.winsA} e ${facts.winsB})`,
      'neighbours-by-points': (facts) => `vizinhos por pontos (${facts.scoreA} e ${facts.scoreB})`,
      'rematch-unavoidable': (facts) => `já se enfrentaram ${n(Number(facts.times), 'vez', 'vezes')}`,
      'fixed-table': (facts, name) => `${name(String(facts.player))} senta-se sempre na mesa ${facts.table}`,
      'same-club': (facts) => `os dois são de ${facts.club}`,
      'bye-lowest': (facts, name) =>
        `${name(String(facts.player))} está em último (${n(Number(facts.wins), 'vitória', 'vitórias')}, ${facts.score} pontos)`,
      'map-again': (facts, _name) => `alguém aqui já jogou em ${facts.map}`,
      'bye-second-unavoidable': (facts, name) => `${name(String(facts.player))} já teve uma folga`
    }
  },
  pods: {
    enter: 'Colocações',
    save: 'Salvar as colocações',
    saved: (table) => `As colocações da mesa ${table} estão registradas.`,
    shared: 'O próximo divide a última colocação dada',
    hint: 'Escolha os jogadores em ordem, o primeiro lugar primeiro: com o dedo ou com o número do assento; = divide a colocação, Backspace tira a última, Enter salva.',
    place: (place) => `${place}º`,
    form: (table) => `Colocações da mesa ${table}`,
    player: (name, place) => (place === null ? `${name}: ainda sem colocação` : `${name}: lugar ${place}`)
  },
  results: {
    none: 'Haverá resultados assim que uma rodada for publicada.',
    round: 'Rodada',
    roundOf: (round) => `Rodada ${round}`,
    open: 'aberta',
    dispute: 'duas versões',
    bye: 'Folga'
  },
  slip: {
    table: 'Mesa',
    tableHint: 'Mesa; com uma rodada anterior como 1/3',
    winner: 'Vence',
    winnerHint: 'Vencedor: 1 ou 2; 0 ninguém, N não veio',
    won: 'vence',
    points: (name) => `Pontos de ${name}`,
    save: 'Salvar',
    correct: 'Corrigir…',
    kind: 'O que aconteceu',
    kinds: { played: 'Jogada', 'no-show': 'Não veio', 'double-loss': 'Os dois perdem' },
    first: 'Quem começou',
    firstUnknown: 'Começou: ?',
    firstIs: (key) => `Começou: ${key}`,
    drops: (name) => `${name} sai`,
    noTable: 'Não há essa mesa nesta rodada.',
    faults: { winner: 'Quem venceu? Digite 1 ou 2.', score: 'Os pontos são números inteiros desde 0.' },
    saved: (table, a, b) => `${table === '' ? '' : `Mesa ${table}: `}${a} – ${b} está anotada.`,
    hasResult: (winner, score) =>
      `Há um resultado: ${winner === null ? 'os dois perderam' : `${winner} venceu`}, ${score}. O que você digitar o corrige.`,
    unlikely: 'Mais pontos que o total da partida: olhe de novo. Pode ser salvo.',
    open: (count) => (count === 0 ? 'Todos os resultados estão aqui.' : `${n(count, 'mesa aberta', 'mesas abertas')}.`)
  },
  correction: {
    title: 'O que seria diferente',
    standings: 'Classificação',
    standingsSame: 'A classificação fica como está.',
    figures: (rank, wins, score, rate) => `n.º ${rank}, ${n(wins, 'vitória', 'vitórias')}, ${score}, adversários ${rate}`,
    pairs: 'Emparceiramentos',
    pairsSame: 'Nenhum par publicado seria outro.',
    pairsStay: 'Estes pares seriam outros. Ficam como foram jogados.',
    pairsWorking: 'As rodadas seguintes são sorteadas como teriam sido. Não é preciso esperar.',
    pairsUntold: (rounds) =>
      `${rounds.length === 1 ? 'Rodada' : 'Rodadas'} ${rounds.join(', ')}: mudada à mão ou sorteada noutro lugar, por isso desses pares não se pode dizer.`,
    place: (round, table) => `Rodada ${round}, mesa ${table}:`,
    result: (winner, score) => `${winner === null ? 'perdem os dois' : `${winner} vence`}, ${score}`,
    cut: (into, out) => `No corte estaria ${into} e não ${out}. Fica como está.`,
    cutLine: (into, out) => `Dentro da linha do corte estaria então ${into} e não ${out}.`,
    reason: 'Por quê (opcional)',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    done: 'O resultado está corrigido.'
  },
  standings: {
    after: 'Como em',
    now: 'Agora',
    afterRound: (round) => `Depois da rodada ${round}`,
    open: (count) => n(count, 'mesa aberta', 'mesas abertas'),
    rank: 'N.º',
    player: 'Jogador',
    record: 'V–D',
    score: 'Pontos',
    rate: 'Taxa dos adversários',
    opponentsScore: 'Pontos dos adversários',
    byes: (count) => n(count, 'folga', 'folgas'),
    dropped: 'saiu',
    tied: (names) => `Empatados em tudo: ${names}. Um desempate nos dados os separa: escolha-os na ordem.`,
    rollOff: 'Salvar a ordem',
    parted: 'O desempate está salvo.'
  },
  sums: {
    score: (score) => `Pontos: ${score}`,
    match: (round, against, won, score) => `Rodada ${round}: ${won ? 'venceu' : 'perdeu de'} ${against}, ${score}`,
    pod: (round) => `Rodada ${round}: um grupo`,
    bye: (round, score) => `Rodada ${round}: folga, ${score}`,
    missed: (rounds) => `Chegou tarde: ${n(rounds, 'derrota', 'derrotas')}`,
    penalty: (round, score, infraction) => `Rodada ${round}: penalidade ${score} (${infraction})`,
    rate: (fraction, percent) => `Taxa dos adversários: ${fraction} = ${percent}`,
    opponentRate: (name, won, played) => `${name}: ${won} de ${played}`,
    floored: 'o mínimo que conta',
    opponentsScore: (_fraction, mean) => `Pontos dos adversários: média ${mean}`
  },
  clock: {
    none: 'Haverá relógio assim que uma rodada for publicada.',
    roundIs: (round) => `Rodada ${round}`,
    states: { 'not-started': 'não começou', running: 'correndo', paused: 'em pausa', over: 'acabou o tempo', stopped: 'parado' },
    actions: { start: 'iniciado', pause: 'em pausa', resume: 'continua', stop: 'parado' },
    nextCall: (minutes) => `próximo aviso aos ${minutes} minutos`,
    called: (call) => {
      const minutes = /^(\d+) minutes$/.exec(call)?.[1]
      return minutes !== undefined ? `Faltam ${minutes} minutos.` : call === 'start' ? 'A rodada começa.' : 'Acabou o tempo.'
    },
    start: 'Iniciar o relógio',
    pause: 'Pausa',
    resume: 'Continuar',
    stop: 'Parar',
    extended: 'Mais tempo',
    tableLeft: (table, left) => `mesa ${table}: ${left}`,
    extend: 'Dar mais tempo a uma mesa',
    table: 'Mesa',
    choose: 'escolher',
    minutes: 'Minutos',
    reason: 'Por quê (opcional)',
    give: 'Dar'
  },
  floor: {
    none: 'As mesas estarão aqui assim que uma rodada for publicada.',
    missing: (round, tables) =>
      `A rodada ${round} ainda não pode ser emparceirada: ${tables === 1 ? 'falta 1 resultado' : `faltam ${tables} resultados`}.`,
    states: {
      free: 'não começou',
      playing: 'jogando',
      called: 'chama um juiz',
      judge: 'o juiz está lá',
      extended: 'tem mais tempo',
      dispute: 'duas versões',
      reported: 'com resultado',
      late: 'acabou o tempo'
    },
    all: (count) => `Todas (${count})`,
    filter: 'Quais mesas',
    table: (table) => `Mesa ${table}`,
    calls: 'Chamadas para um juiz',
    noCalls: 'Ninguém espera.',
    medianWait: (seconds) => `Metade das chamadas não esperou mais de ${seconds}`,
    waits: (time) => `espera ${time}`,
    mine: 'Minha',
    isThere: (judge) => `${judge} está lá`,
    done: 'Pronto',
    rule: 'Decidir',
    judge: 'Seu nome como juiz',
    result: 'Resultado',
    call: 'Chamar um juiz',
    more: (minutes) => `+${n(minutes, 'minuto', 'minutos')}`,
    moreGiven: (table, minutes) => `A mesa ${table} tem mais ${n(minutes, 'minuto', 'minutos')}.`,
    penalty: 'Penalidade',
    map: 'Mapa na mesa',
    mapSaved: 'O mapa está anotado.',
    save: 'Salvar',
    close: 'Fechar',
    history: 'O que aconteceu aqui',
    left: (time) => `faltam ${time}`,
    called: (table) => `A mesa ${table} chama um juiz.`,
    ruled: (table) => `Mesa ${table}: a decisão está guardada e a chamada atendida.`,
    answering: (round, table) => `Para a rodada ${round}, mesa ${table}:`,
    keepRuling: 'Monte a pergunta e salve a decisão: ela fica ligada à chamada.',
    ruledBefore: (round, table) => `Já decidido na rodada ${round}, mesa ${table}: ver`,
    withoutRuling: 'Voltar sem decisão',
    closed: (table) => `A chamada da mesa ${table} está atendida.`
  },
  penalties: {
    title: 'Uma penalidade',
    player: 'Jogador',
    infraction: 'Infração',
    level: 'Nível',
    levels: { caution: 'Aviso', warning: 'Advertência', 'game-loss': 'Perda da partida', disqualification: 'Desclassificação' },
    proposed: (level, count) =>
      count === 0 ? `A primeira: propõe-se ${level}.` : `${n(count, 'penalidade', 'penalidades')} até agora: propõe-se ${level}.`,
    score: 'Pontos (menos para tirar)',
    give: 'Anotar',
    given: (name) => `A penalidade de ${name} está anotada.`,
    gameLoss: 'Uma perda da partida não dá resultado por si: anote-a como resultado.',
    out: (name) => `${name} ficará fora do torneio de vez.`,
    ruling: 'Decisão',
    noRuling: 'Nenhuma decisão',
    toCome: 'A decisão que for salva para esta chamada',
    none: 'Não há penalidades.',
    round: (round) => `rodada ${round}`,
    common: [
      'Atraso para a rodada',
      'Lista de equipe inválida',
      'Movimento errado',
      'Valores anunciados errados',
      'Jogo lento',
      'Ajuda de fora',
      'Conduta antidesportiva',
      'Trapaça'
    ]
  },
  rulings: {
    none: 'Ainda não há decisões deste torneio. Aceite uma chamada no salão e salve a decisão: ela fica aqui.',
    place: (round, table) => `rodada ${round}, mesa ${table}`,
    gone: 'Uma decisão que não está neste aparelho',
    open: 'Abrir',
    waited: (time) => `a chamada esperou ${time}`,
    more: (time) => `${time} de tempo extra`,
    upheld: 'Mantida em recurso',
    changed: 'Mudada em recurso',
    uphold: 'Manter',
    change: 'Mudar',
    appeal: 'Recurso',
    reason: 'O que diz o juiz principal (opcional)',
    saved: 'O recurso está anotado.'
  },
  cut: {
    size: 'Quantos seguem',
    make: (size) => `Corte para os ${size} melhores`,
    open: (count) => `${n(count, 'resultado falta', 'resultados faltam')} antes do corte.`,
    seeds: 'Seguiriam jogando',
    tie: (names) => `${names} estão empatados na linha. Um desempate na classificação os separa.`,
    made: (size) => `Os ${size} melhores seguem.`,
    round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinais' : `Rodada de ${left * 2}`),
    unknown: 'ainda não se sabe',
    enter: 'Resultado',
    left: (name) => `${name} saiu.`,
    next: (next) => `Fazer o corte de novo com ${next}`,
    cutAgain: (next) => `O corte foi feito de novo, com ${next}.`,
    walkOver: (name) => `${name} passa sem jogar`,
    walkedOver: (name) => `${name} passa sem jogar a partida.`,
    winner: (name) => `${name} venceu o torneio.`,
    seed: (seed) => `${seed}.`,
    tooFew: 'Há jogadores de menos para isso.'
  },
  prizes: {
    title: 'Prêmios',
    hint: 'Escreva o que cada lugar recebe, uma linha por lugar: primeiro o primeiro. Marque quando for entregue.',
    plan: 'Prêmios por lugar',
    example: 'Caixa de boosters\nBooster\nBooster',
    save: 'Salvar a lista',
    saved: 'A lista de prêmios está salva.',
    give: (name, prize) => `${name}: ${prize} entregue`,
    given: 'entregue',
    other: 'Outro prêmio',
    player: 'Jogador',
    prize: 'Prêmio',
    add: 'Entregar'
  },
  display: {
    title: 'Linejudge: o torneio',
    explain:
      'Uma segunda janela para a tela da sala: leve-a até lá; F a deixa em tela cheia. Ela segue este torneio sozinha e não mostra penalidades, notas nem decisões.',
    open: 'Abrir o telão',
    message: 'Um aviso para todos (por exemplo: almoço até 13:30)',
    pages: 'Páginas que ele mostra, uma após a outra',
    pageNames: {
      'by-name': 'Emparceiramentos por nome',
      'by-table': 'Emparceiramentos por mesa',
      standings: 'Classificação',
      bracket: 'Chave final',
      clock: 'Relógio, o maior possível'
    },
    others: 'Junto do relógio, os relógios dos outros torneios do dia',
    seconds: 'Segundos por página',
    names: {
      full: 'Os nomes aparecem completos; os menores de idade, com nome e inicial.',
      first: 'Os nomes aparecem como nome e inicial.',
      number: 'No lugar de nomes aparecem números.'
    },
    keys: 'No telão, as setas mudam de página.',
    waiting: 'Neste navegador não há nenhum torneio aberto.',
    otherVersion: 'O torneio está aberto em outra versão do Linejudge: carregue esta janela de novo.',
    nothing: 'Ainda não há nada para mostrar: os emparceiramentos vêm com a primeira rodada.'
  },
  practice: {
    seed: (n: number) => `Número do dia: ${n}.`,
    explain: 'Não há ninguém: o que acontece é inventado. Empareie, registre resultados e atenda chamadas, ou deixe acontecer.',
    next: 'Acontece o próximo passo',
    round: 'Jogar a rodada até o fim',
    speed: 'Velocidade',
    speeds: { step: 'À mão', slow: 'A cada 3 segundos', fast: 'Tão rápido quanto se pode acompanhar' },
    over: 'O dia acabou: veja a classificação, o relatório e o registro.',
    judge: 'Decidir uma chamada',
    judgeText: 'Diga o que vale antes do motor: uma posição que ninguém montou, uma linha de tiro, três respostas.',
    take: (table) => `Atender a chamada da mesa ${table}`,
    ask: 'Faça-me uma pergunta',
    another: 'Outra',
    score: (right, all) => `${right} de ${all} certas`,
    question: (from, to) => `A linha de tiro de ${from} até ${to} está livre?`,
    yours: 'Sua decisão',
    note: (table, said, verdict) => `Juiz em treino${table > 0 ? `, mesa ${table}` : ''}: disse ${said}; a decisão é ${verdict}.`,
    wasRight: 'Certo.',
    wasWrong: (said) => `Você disse: ${said}.`
  },
  paper: {
    what: 'O quê',
    kinds: {
      'by-table': 'Pares por mesa',
      'by-name': 'Pares por nome',
      slips: 'Fichas de resultado',
      standings: 'Classificação',
      bracket: 'Chave final',
      'call-out': 'Lista para ler em voz alta',
      report: 'Relatório do dia',
      rulings: 'Decisões do dia',
      blank: 'Fichas em branco'
    },
    rulingOf: (number) => `Decisão ${number}`,
    numbered: (number) => `Jogador ${number}`,
    map: 'Mapa',
    which: 'Que parte',
    whole: 'Tudo',
    onlyChanged: (time, rows) => `O que mudou desde ${time} (${rows})`,
    since: (time, rows) => `${n(rows, 'linha mudada', 'linhas mudadas')} desde ${time}`,
    gone: 'não está mais',
    byHand: 'mudada à mão',
    against: 'Contra',
    winner: 'Vence (1 ou 2)',
    place: 'Lugar',
    drop: 'Sai',
    blankRound: 'Rodada ____',
    noRound: 'Pares, fichas e classificação vêm com a primeira rodada.',
    day: {
      title: 'O dia em números',
      tables: 'Mesas',
      firstWon: 'Quem começou venceu',
      firstOf: (won, of) => `${won} de ${of}`,
      calls: 'Chamadas',
      wait: 'Metade esperou até',
      extended: 'Tempo extra',
      all: 'Tudo'
    },
    names: {
      full: 'Nomes completos; menores com primeiro nome e inicial.',
      first: 'Primeiros nomes com inicial.',
      number: 'Números no lugar de nomes.'
    },
    recordNames: {
      full: 'Nomes completos; menores como números.',
      first: 'Primeiros nomes com inicial; menores como números.',
      number: 'Números no lugar de nomes.'
    }
  },
  exports: {
    file: 'Arquivo',
    kinds: {
      standings: 'Classificação',
      pairings: 'Pares e resultados',
      penalties: 'Penalidades',
      trf: 'Relatório'
    },
    names: 'Nomes no arquivo',
    namesOf: { with: 'Com nomes', without: 'Números' },
    minors:
      'Menores são números nestes arquivos. O arquivo do torneio (Ajustes) contém todos os nomes, a menos que seja salvo com números.',
    save: 'Salvar o arquivo',
    wins: 'Vencidas',
    losses: 'Perdidas',
    byes: 'Folgas',
    result: 'Resultado'
  },
  log: {
    refused: 'Anotações do arquivo que não foram aceitas',
    entry: (at) => `Anotação ${at}`,
    kind: 'Tipo',
    all: 'Tudo',
    search: 'Procurar no registro',
    count: (count) => n(count, 'anotação', 'anotações'),
    undo: 'Retirar',
    undone: 'retirado',
    note: 'Uma nota para o registro',
    addNote: 'Acrescentar a nota',
    more: (count) => `mais ${count}`
  },
  settings: {
    rounds: (players, rounds) => `${n(players, 'jogador precisa', 'jogadores precisam')} de ${rounds} rodadas até que um fique invicto.`,
    calls: 'Avisar o tempo a (minutos restantes)',
    noShowScore: 'Pontos quando o outro não vem',
    opponentByes: 'As folgas contam para os adversários',
    opponentByesHint: 'Na taxa e nos pontos de quem enfrentou alguém com folga.',
    firstTable: 'Primeira mesa',
    late: 'Quem chega tarde',
    lates: { loss: 'perde as rodadas perdidas', none: 'não perde nada' },
    names: 'Nomes no papel',
    namesOf: { full: 'Completos', first: 'Primeiro nome', number: 'Número' },
    maps: {
      title: 'Mapas nas mesas',
      hint: 'Uma linha por mesa: o número e o mapa. Um mapa fica na sua mesa de rodada em rodada.',
      example: '1 Market Street\n2-4 Old Harbour',
      once: 'Ninguém duas vezes no mesmo mapa',
      onceHint: 'Enquanto as mesas permitirem: os pares ficam, as mesas mudam.',
      unread: (lines) => `Não há mesa com seu mapa na linha ${lines}.`,
      save: 'Salvar os mapas'
    },
    house: {
      title: 'A lista própria da loja',
      hint: 'O que a loja proibiu ou mudou, com o dia da lista. As listas de equipe são verificadas com ela.',
      on: 'Dia da lista',
      banned: 'Proibidos: um nome por linha',
      errata: 'Erratas: uma figura por linha',
      errataExample: 'Captain Rook: without stealth; range 6',
      errataHint: 'Depois do nome: with, without (habilidades, com vírgulas), range, bolts, points, separados por ponto e vírgula.',
      unread: (lines) => `A linha ${lines} das erratas não pode ser lida.`,
      save: 'Salvar a lista'
    },
    save: 'Salvar',
    saved: 'Os ajustes estão salvos.',
    file: 'Salvar o torneio como arquivo',
    fileNames: {
      with: 'Com nomes, o arquivo abre de novo como este torneio, com os nomes de todos, também dos menores.',
      without: 'Os jogadores são números no arquivo; os clubes ficam de fora. O que alguém escreveu com outras palavras fica.'
    }
  },
  kinds: {
    register: 'Inscrição',
    'edit-player': 'Mudança de um jogador',
    'check-in': 'Confirmação',
    admit: 'Entrada da lista de espera',
    fee: 'Taxa',
    drop: 'Saída',
    return: 'Volta',
    round: 'Rodada',
    're-pair': 'Pares mudados',
    'late-pair': 'Par atrasado',
    printed: 'Papel entregue',
    result: 'Resultado',
    correct: 'Correção',
    claim: 'Versão de um jogador',
    penalty: 'Penalidade',
    clock: 'Relógio',
    extend: 'Mais tempo',
    call: 'Chamada para um juiz',
    'take-call': 'Chamada aceita',
    'close-call': 'Chamada atendida',
    ruling: 'Decisão',
    appeal: 'Recurso',
    'roll-off': 'Desempate nos dados',
    cut: 'Corte',
    list: 'Lista de equipe',
    'list-checked': 'Lista de equipe vista',
    prize: 'Prêmio',
    note: 'Nota',
    'table-map': 'Mapa numa mesa',
    pod: 'Grupo',
    'pod-result': 'Resultado de um grupo',
    settings: 'Ajustes',
    forget: 'Nome apagado',
    host: 'Anfitrião',
    undo: 'Desfazer'
  },
  facts: {
    place: (round, table) => `rodada ${round}, mesa ${table}`,
    match: (match) => `partida ${match.replace('cut-', '')} do corte`,
    register: (name, waiting) => (waiting ? `${name} está na lista de espera` : `${name} está inscrito`),
    edit: (name) => `${name} foi mudado`,
    checkIn: (name) => `${name} confirmou`,
    admit: (name) => `${name} entra da lista de espera`,
    fee: (name, paid) => (paid ? `${name} pagou` : `${name} afinal não pagou`),
    drop: (name) => `${name} saiu`,
    return: (name) => `${name} voltou`,
    round: (round, pairs, hand) => `Rodada ${round} publicada: ${n(pairs, 'par', 'pares')}${hand ? ', mudada à mão' : ''}`,
    rePair: (round, tables) => `Rodada ${round}: outros pares nas mesas ${tables}`,
    latePair: (round, names) => `Rodada ${round}: ${names} chegaram tarde e jogam`,
    printed: (paper, round) => `Entregue: ${paper}${round > 0 ? `, rodada ${round}` : ''}`,
    result: (place, winner, score) => `Resultado, ${place}: ${winner === '' ? score : `${winner} vence (${score})`}`,
    correct: (place, winner, score, reason) =>
      `Correção, ${place}: ${winner === '' ? score : `${winner} vence (${score})`}${reason === '' ? '' : ` – ${reason}`}`,
    penalty: (name, level, infraction) => `${level} para ${name}: ${infraction}`,
    clock: (round, action) => `Relógio da rodada ${round}: ${action}`,
    extend: (place, minutes, reason) => `Mais ${n(minutes, 'minuto', 'minutos')}, ${place}${reason === '' ? '' : ` – ${reason}`}`,
    call: (place) => `Um juiz é chamado, ${place}`,
    takeCall: (judge) => `${judge} aceita a chamada`,
    closeCall: 'A chamada está atendida',
    ruling: (place) => `Uma decisão foi guardada, ${place}`,
    appeal: (upheld, reason) => `Recurso: ${upheld ? 'mantida' : 'mudada'}${reason === '' ? '' : ` – ${reason}`}`,
    rollOff: (names) => `Desempate: ${names}`,
    cut: (size) => `Corte para os ${size} melhores`,
    prize: (name, prize) => `${name} recebe ${prize}`,
    list: (name) => `Lista de equipe de ${name}`,
    listChecked: (name, ok, reason) =>
      `A lista de equipe de ${name} foi ${ok ? 'aceita' : 'recusada'}${reason === '' ? '' : ` – ${reason}`}`,
    claim: (place, winner, score) => `Versão de um jogador, ${place}: ${winner === '' ? score : `${winner} vence (${score})`}`,
    tableMap: (table, map) => (map === '' ? `Mesa ${table}: já sem mapa` : `Mapa na mesa ${table}: ${map}`),
    pod: (place, names) => `Grupo, ${place}: ${names}`,
    podResult: (place, names) => `Resultado de um grupo, ${place}: ${names}`,
    forget: (name) => `Nome apagado: ${name}`,
    host: (device) => `Anfitrião: ${device}`,
    note: (text) => `Nota: ${text}`,
    settings: (names) => `Ajustes mudados: ${names}`,
    undo: 'Algo foi retirado'
  },
  refusals: {
    'already-registered': '{player} já está na lista.',
    'unknown-player': 'Não há jogador "{player}" neste torneio.',
    'already-dropped': '{player} já deixou o torneio.',
    'not-dropped': '{player} não deixou o torneio.',
    disqualified: '{player} está desclassificado e não pode voltar.',
    'round-out-of-order': 'A rodada {round} não é a que vem; esperava-se a rodada {expected}.',
    'results-missing': 'Faltam resultados (rodada/mesa): {tables}.',
    'paired-twice': '{player} estaria duas vezes nesta rodada.',
    'not-active': '{player} não joga agora e não pode ser emparceirado.',
    'player-missing': '{player} joga e falta na rodada.',
    'table-twice': 'A mesa {table} seria dada a dois pares.',
    'unknown-table': 'Não há essa partida ({table}).',
    'result-already': '{table} já tem um resultado; uma correção o muda.',
    'no-result-yet': '{table} ainda não tem resultado para corrigir.',
    'not-in-match': '{player} não está nesta partida ({table}).',
    'score-invalid': 'Os pontos {found} não podem ser; esperava-se um número inteiro desde 0 para cada jogador.',
    'winner-missing': 'Ninguém tem mais pontos, por isso é preciso dizer quem vence ({table}).',
    'not-allowed': 'O papel "{role}" não pode fazer isto.',
    'not-own-table': 'Esta não é a mesa de {player} ({table}).',
    'unknown-level': 'Não há nível de penalidade "{level}"; esperava-se {expected}.',
    'clock-state': 'O relógio da rodada {round} está {state}, por isso "{action}" não pode ser.',
    'call-exists': 'Já há uma chamada "{call}".',
    'unknown-call': 'Não há chamada "{call}".',
    'call-taken': '{judge} aceitou esta chamada.',
    'call-closed': 'Esta chamada está atendida.',
    'unknown-ruling': 'Não há decisão "{ruling}" neste torneio.',
    'cut-size': 'Um corte para {size} não pode ser; esperava-se uma potência de dois, pelo menos 2, uma vez.',
    'too-few-players': 'Há jogadores de menos: {players}; são precisos pelo menos {needed}.',
    'tie-at-the-cut': '{players} estão empatados no corte; um desempate os separa.',
    'no-cut': 'Não houve corte.',
    'not-ready': 'Ainda não se sabe quem joga {match}.',
    'id-reused': 'Outra anotação já tem o id "{id}".',
    'unknown-fact': 'Não há anotação "{fact}" para retirar.',
    'already-undone': 'Isto já foi retirado.',
    'rests-on-it': 'Isto não pode ser retirado, porque algo posterior depende dele: {later}. Uma correção o muda.',
    'unknown-do': 'Não há tipo de anotação "{do}".'
  }
}
