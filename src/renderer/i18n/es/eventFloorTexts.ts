/** Lo que se dice de la sala: reloj, mesas, llamadas, sanciones. */
import type { Translation } from '../language/shape.ts'
import type { eventFloorTexts as english } from '../en/eventFloorTexts.ts'
import { n } from './counted.ts'

export const eventFloorTexts: Translation<typeof english> = {
  clock: {
    none: 'Habrá reloj en cuanto se publique una ronda.',
    roundIs: (round) => `Ronda ${round}`,
    states: { 'not-started': 'sin empezar', running: 'en marcha', paused: 'en pausa', over: 'se acabó el tiempo', stopped: 'parado' },
    actions: { start: 'en marcha', pause: 'en pausa', resume: 'sigue', stop: 'parado' },
    nextCall: (minutes) => `próximo aviso a ${minutes} minutos`,
    called: (call) => {
      const minutes = /^(\d+) minutes$/.exec(call)?.[1]
      return minutes !== undefined ? `Quedan ${minutes} minutos.` : call === 'start' ? 'Empieza la ronda.' : 'Se acabó el tiempo.'
    },
    start: 'Poner en marcha',
    pause: 'Pausa',
    resume: 'Seguir',
    stop: 'Parar',
    extended: 'Más tiempo',
    tableLeft: (table, left) => `mesa ${table}: ${left}`,
    extend: 'Dar más tiempo a una mesa',
    table: 'Mesa',
    choose: 'elegir',
    minutes: 'Minutos',
    give: 'Dar',
    why: 'Por qué',
    whys: ['Esperó a un juez', 'Empezó tarde', 'Hubo que arreglar la mesa o el mapa'],
    otherWhy: 'Otro motivo',
    others: 'Otros torneos',
    calledIn: (event, words) => `${event}: ${words}`,
    other: (event, round, left, state) => `${event} · ronda ${round} · ${left}, ${state}`,
    toEvent: 'Abrirlo'
  },
  floor: {
    none: 'Las mesas estarán aquí en cuanto se publique una ronda.',
    missing: (round, tables) =>
      `La ronda ${round} aún no se puede emparejar: ${tables === 1 ? 'falta 1 resultado' : `faltan ${tables} resultados`}.`,
    states: {
      free: 'sin empezar',
      playing: 'jugando',
      called: 'llama a un juez',
      judge: 'hay un juez',
      extended: 'tiene más tiempo',
      dispute: 'dos versiones',
      reported: 'con resultado',
      late: 'se acabó el tiempo'
    },
    all: (count) => `Todas (${count})`,
    filter: 'Qué mesas',
    table: (table) => `Mesa ${table}`,
    calls: 'Llamadas a un juez',
    noCalls: 'Nadie espera.',
    medianWait: (seconds) => `La mitad de las llamadas no esperó más de ${seconds}`,
    waits: (time) => `espera ${time}`,
    mine: 'Mía',
    isThere: (judge) => `${judge} está allí`,
    done: 'Hecho',
    rule: 'Dictaminar',
    judge: 'Su nombre como juez',
    result: 'Resultado',
    call: 'Llamar a un juez',
    more: (minutes) => `+${n(minutes, 'minuto', 'minutos')}`,
    moreGiven: (table, minutes) => `La mesa ${table} tiene ${n(minutes, 'minuto', 'minutos')} más.`,
    penalty: 'Sanción',
    map: 'Mapa en la mesa',
    mapSaved: 'El mapa está anotado.',
    save: 'Guardar',
    close: 'Cerrar',
    history: 'Qué ocurrió aquí',
    left: (time) => `quedan ${time}`,
    called: (table) => `La mesa ${table} llama a un juez.`,
    ruled: (table) => `Mesa ${table}: el dictamen está guardado y la llamada atendida.`,
    answering: (round, table) => `Para la ronda ${round}, mesa ${table}:`,
    keepRuling: 'Plantee la consulta y guarde el dictamen: queda unido a la llamada.',
    ruledBefore: (round, table) => `Ya dictaminado en la ronda ${round}, mesa ${table}: ver`,
    withoutRuling: 'Volver sin dictamen',
    closed: (table) => `La llamada de la mesa ${table} está atendida.`,
    filters: { open: 'abiertas', penalty: 'con sanción' },
    penalties: (count) => n(count, 'sanción', 'sanciones'),
    noneFits: 'Ya no hay ninguna mesa así.',
    keepRulingHere: 'Plantee la consulta y guarde el dictamen: queda unido a esta mesa.',
    ruledHere: (table) => `Mesa ${table}: el dictamen está guardado.`
  },
  penalties: {
    title: 'Una sanción',
    player: 'Jugador',
    infraction: 'Infracción',
    level: 'Nivel',
    levels: { caution: 'Advertencia', warning: 'Amonestación', 'game-loss': 'Pérdida de partida', disqualification: 'Descalificación' },
    proposed: (level, count) =>
      count === 0 ? `La primera: se propone ${level}.` : `${n(count, 'sanción', 'sanciones')} hasta ahora: se propone ${level}.`,
    score: 'Puntos (menos para quitar)',
    give: 'Anotar',
    given: (name) => `La sanción de ${name} está anotada.`,
    gameLoss: 'Una pérdida de partida no da un resultado por sí sola: anótalo como resultado.',
    out: (name) => `${name} quedará fuera del torneo definitivamente.`,
    ruling: 'Dictamen',
    noRuling: 'Ningún dictamen',
    duringCall: (judge) => (judge === '' ? 'durante una llamada' : `durante una llamada, juez: ${judge}`),
    toCome: 'El dictamen que se guarde para esta llamada',
    none: 'No hay sanciones.',
    round: (round) => `ronda ${round}`,
    common: [
      'Tarde para la ronda',
      'Lista de equipo no válida',
      'Movimiento incorrecto',
      'Valores anunciados incorrectos',
      'Juego lento',
      'Ayuda externa',
      'Conducta antideportiva',
      'Trampas'
    ]
  }
}
