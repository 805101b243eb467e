/** O que se diz do salão: relógio, mesas, chamadas, punições. */
import type { Translation } from '../language/shape.ts'
import type { eventFloorTexts as english } from '../en/eventFloorTexts.ts'
import { n } from './counted.ts'

export const eventFloorTexts: Translation<typeof english> = {
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
    give: 'Dar',
    why: 'Por quê',
    whys: ['Esperou por um juiz', 'Começou tarde', 'Foi preciso arrumar a mesa ou o mapa'],
    otherWhy: 'Outro motivo',
    others: 'Outros torneios',
    calledIn: (event, words) => `${event}: ${words}`,
    other: (event, round, left, state) => `${event} · rodada ${round} · ${left}, ${state}`,
    toEvent: 'Abrir'
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
    closed: (table) => `A chamada da mesa ${table} está atendida.`,
    filters: { open: 'abertas', penalty: 'com penalidade' },
    penalties: (count) => n(count, 'penalidade', 'penalidades'),
    noneFits: 'Já não há nenhuma mesa assim.',
    keepRulingHere: 'Monte a pergunta e salve a decisão: ela fica ligada a esta mesa.',
    ruledHere: (table) => `Mesa ${table}: a decisão está guardada.`
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
    duringCall: (judge) => (judge === '' ? 'durante uma chamada' : `durante uma chamada, juiz: ${judge}`),
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
  }
}
