/** O que se diz das rodadas: emparelhamentos, grupos, resultados, correções. */
import type { Translation } from '../language/shape.ts'
import type { eventRoundsTexts as english } from '../en/eventRoundsTexts.ts'
import { n } from './counted.ts'

/** Each pair counts the square of its difference in wins: below four every one of them is one win apart. */
const apart = (spread: number): string =>
  spread < 4
    ? n(spread, 'par com uma vitória de diferença', 'pares com uma vitória de diferença')
    : `diferenças de vitórias ao quadrado: ${spread}`

export const eventRoundsTexts: Translation<typeof english> = {
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
    byHand: (swaps) => `Trocados à mão: ${swaps.join('; ')}. Este é o custo.`,
    handSwap: (a, b) => `${a} com ${b}`,
    proven: (proven, all) =>
      proven >= all
        ? 'O melhor emparceiramento possível.'
        : proven === all - 1
          ? 'O melhor possível, exceto a ordem dentro dos grupos.'
          : `O melhor possível pelos primeiros ${proven} de ${all} critérios.`,
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
        ...(cost.spread > 0 ? [apart(cost.spread)] : round > 1 ? ['todos os pares têm as mesmas vitórias'] : []),
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
        spread: `${apart(would)} em vez de ${was}`,
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
      'table-again': (facts, _name) => `alguém aqui já esteve na mesa ${facts.table}`,
      'bye-second-unavoidable': (facts, name) => `${name(String(facts.player))} já teve uma folga`
    },
    byTables: {
      label: 'Trocar por mesas',
      example: '3 5',
      hint: 'Para trocar, digite duas mesas (3 5: os segundos), um lugar (3/1) ou 0 para a folga. Ou arraste um nome.',
      podLabel: 'Trocar por assentos',
      podExample: '3/1 5/2',
      podHint: '3/1 5/2 troca o primeiro assento da mesa 3 e o segundo da mesa 5. Também se pode arrastar um nome sobre outro.',
      swap: 'Trocar',
      faults: {
        form: 'São precisas duas mesas, como 3 5 ou 3/1 5/2.',
        unknown: 'Ninguém está sentado aí.',
        locked: 'Uma mesa com resultado fica como está.',
        same: 'É o mesmo jogador.'
      }
    }
  },
  pods: {
    enter: 'Colocações',
    save: 'Salvar as colocações',
    saved: (table) => `As colocações da mesa ${table} estão registradas.`,
    shared: 'O próximo divide a última colocação dada',
    sharedFirst: (points) =>
      `Um primeiro lugar dividido não é vitória de ninguém: cada um recebe ${points} pontos e uma derrota. Para haver um vencedor, rolem os dados e dê a cada um a sua colocação.`,
    hint: 'Digite os números dos assentos ou toque nos jogadores em ordem, o primeiro lugar primeiro; = divide a colocação, Enter salva.',
    place: (place) => `${place}º`,
    form: (table) => `Colocações da mesa ${table}`,
    player: (name, place) => (place === null ? `${name}: ainda sem colocação` : `${name}: lugar ${place}`),
    typed: (table) => `Colocações da mesa ${table} pelos números dos assentos, o primeiro lugar primeiro: 2143; = divide a colocação`,
    noSeat: (seat) => `Não há assento ${seat} nesta mesa.`
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
    kinds: { played: 'Jogada', 'no-show': 'Não veio', 'double-loss': 'Os dois perdem', 'game-loss': 'Perda da partida' },
    more: 'Quem começou, desistências',
    moreOfCut: 'Quem começou',
    first: 'Quem começou',
    firstUnknown: 'Começou: ?',
    firstIs: (key) => `Começou: ${key}`,
    drops: (name) => `${name} sai`,
    saved: (table, a, b) => `${table === '' ? '' : `Mesa ${table}: `}${a} – ${b} está anotada.`,
    hasResult: (winner, score) =>
      `Há um resultado: ${winner === null ? 'os dois perderam' : `${winner} venceu`}, ${score}. O que você digitar o corrige.`,
    playedOn: 'Quem venceu já jogou adiante e fica enquanto isto estiver de pé. Retire isto antes:',
    unlikely: 'Mais pontos que o total da partida. Será perguntado de novo.',
    tableHasResult: (table) => `A mesa ${table} tem um resultado.`,
    stopped: 'Parado.',
    stoppedAt: (table) => `Parado na mesa ${table}.`,
    sound: 'Um som se o que foi digitado é duvidoso',
    soundHint: 'Na entrada, em resultados e correções, neste aparelho.',
    stops: {
      'no-draw': 'Uma partida do corte não pode terminar sem vencedor: digite 1 ou 2. N: o adversário não veio.',
      winner: 'Quem venceu? Digite 1 ou 2.',
      score: 'Os pontos são números inteiros desde 0.',
      fewer: 'Quem vence tem menos pontos que o adversário.',
      above: 'Mais pontos que o total da partida.',
      'no-table': 'Não há essa mesa nesta rodada.',
      saving: 'Um resultado desta mesa está sendo salvo.',
      key: 'O vencedor é 1 ou 2, 0 se for de nenhum; N: não veio.',
      end: 'Espaço depois do último campo: Enter salva.',
      elsewhere: 'Um número foi digitado fora dos campos, e este resultado ainda não está salvo.'
    },
    refused: (keys) => `Sem anotar: ${n(keys, 'tecla digitada', 'teclas digitadas')} desde então.`,
    saveAnyway: 'Salvar assim',
    confirmHow: 'Ctrl+Enter salva, Esc volta ao campo.',
    goOnHow: 'Esc volta ao campo.',
    nothingTyped: (table) =>
      table === '' ? 'Enter: nada foi digitado.' : `Enter: nada foi digitado ainda. Espaço ou Tab toma a mesa ${table}.`,
    unsaved: (table, winner, a, b) => `Não salvo: mesa ${table}, vencedor ${winner || '?'}, ${a || 0} : ${b || 0}`,
    again: 'Anotar de novo',
    marks: { fewer: 'vence com menos pontos', above: 'acima do total' },
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
    how: 'Ctrl+Enter ou o botão aplica. Enter não.',
    stopped: (keys) => `Parado: ${n(keys, 'tecla', 'teclas')} sem anotar.`,
    noDigits: 'O motivo não aceita algarismos; aqui não se digitam resultados.',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    done: 'O resultado está corrigido.'
  },
  takingBack: {
    title: 'Retirar?',
    rests: 'Não é possível retirar enquanto algo depender disto. Cada linha leva a onde se corrige ou se retira:',
    told: 'Já foi anunciado: avise a todos e recolha o papel que foi distribuído.',
    goes: (kinds) => `O que aconteceu nesse meio-tempo vai junto: ${kinds}.`,
    kind: (kind, count) => `${kind} (${count})`,
    now: 'Retirar',
    not: 'Deixar'
  }
}
