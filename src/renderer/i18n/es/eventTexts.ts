/** Los textos de los torneos: la lista y el escritorio; los de sus vistas están en archivos propios. */
import type { Translation } from '../language/shape.ts'
import type { eventTexts as english } from '../en/eventTexts.ts'
import { n } from './counted.ts'
import { eventDoorTexts } from './eventDoorTexts.ts'
import { eventFloorTexts } from './eventFloorTexts.ts'
import { eventPracticeTexts } from './eventPracticeTexts.ts'
import { eventRecordTexts } from './eventRecordTexts.ts'
import { eventRoundsTexts } from './eventRoundsTexts.ts'
import { eventStandingsTexts } from './eventStandingsTexts.ts'

export const eventTexts: Translation<typeof english> = {
  ...eventDoorTexts,
  ...eventRoundsTexts,
  ...eventStandingsTexts,
  ...eventFloorTexts,
  ...eventRecordTexts,
  ...eventPracticeTexts,
  views: {
    door: 'Entrada',
    lists: 'Listas',
    pairings: 'Rondas',
    results: 'Resultados',
    floor: 'Mesas',
    clock: 'Reloj',
    standings: 'Clasificación',
    display: 'Pantalla',
    paper: 'Papel y archivos',
    venue: 'Sala',
    penalties: 'Sanciones',
    rulings: 'Dictámenes',
    cut: 'Corte',
    prizes: 'Premios',
    practice: 'Práctica',
    log: 'Registro',
    settings: 'Ajustes'
  },
  notWritten: (why) => `No se pudo guardar, así que no ha ocurrido. ${why}`,
  broughtBack: 'Recuperado.',
  list: {
    title: 'Torneos',
    make: 'Torneo nuevo',
    fromFile: 'Desde un archivo',
    empty: 'Aún no hay torneos',
    emptyText:
      'Lleva un torneo desde la entrada hasta los premios, sin red: jugadores, emparejamientos, reloj, resultados y clasificación.',
    remove: (name) => `Eliminar: ${name}`,
    removed: (name) => `El torneo "${name}" está eliminado.`,
    notBegun: 'sin empezar',
    finished: (name) => `terminado, 1.º ${name}`,
    clock: (left, state) => `${left}, ${state}`,
    allIn: 'están todos los resultados',
    report: 'Informe'
  },
  files: {
    came: {
      new: (name, facts) => `El torneo "${name}" está aquí, con ${n(facts, 'anotación', 'anotaciones')}.`,
      longer: (name, facts) => `El torneo "${name}" sigue con ${n(facts, 'anotación nueva', 'anotaciones nuevas')}.`,
      known: (name) => `Todo lo del torneo "${name}" ya está aquí.`,
      beside: (name) => `El torneo "${name}" ya está aquí y ha seguido otro camino: el archivo ha entrado a su lado.`
    },
    look: 'Verlas',
    refused: (count) =>
      `${n(count, 'anotación del archivo no se puede aceptar', 'anotaciones del archivo no se pueden aceptar')}. Se conservan en su sitio y no cambian nada.`
  },
  arriving: {
    title: (league, events) =>
      league === null ? (events === 1 ? '¿Importar este torneo?' : `¿Importar torneos (${events})?`) : `¿Importar la liga "${league}"?`,
    from: (file) => `De ${file}. No se guarda nada hasta que usted lo diga.`,
    noDate: 'sin fecha',
    rounds: (count) => n(count, 'ronda', 'rondas'),
    entries: (count) => n(count, 'anotación', 'anotaciones'),
    does: {
      new: () => 'Aún no está en este dispositivo: entra como torneo nuevo.',
      longer: (more) => `Ya está en este dispositivo: se le ${more === 1 ? 'añade 1 anotación' : `añaden ${more} anotaciones`}.`,
      known: () => 'Ya está en este dispositivo con todo lo que tiene el archivo: nada cambia.',
      beside: () =>
        'Ya está en este dispositivo y allí ha seguido otro camino. El archivo entra a su lado como torneo propio; el que está aquí queda como está.'
    },
    refused: 'Anotaciones que no se pueden aceptar: se conservan en su sitio y no cambian nada',
    take: {
      new: () => 'Importar',
      longer: (more) => `Añadir ${n(more, 'anotación', 'anotaciones')}`,
      known: () => 'Abrirlo',
      beside: () => 'Importar al lado'
    },
    takeLeague: 'Importar la liga',
    takeSeveral: (count) => `Importar ${n(count, 'torneo', 'torneos')}`
  },
  make: {
    title: 'Torneo nuevo',
    name: 'Nombre',
    asLastTime: (name) => `Como la última vez (${name})`,
    practice: 'Practicar con jugadores inventados',
    practiceHint: 'Un día que nadie juega: los jugadores llegan, ganan, pierden y llaman al juez por sí solos, para entrenar y enseñar.',
    practisers: 'Jugadores inventados',
    practiceSeed: 'Número del día',
    practiceSeedHint: 'El mismo número da otra vez el mismo día.',
    later: 'Todo esto se puede cambiar después.',
    go: 'A la entrada',
    cancel: 'Cancelar',
    listed: 'La lista de jugadores que se ha soltado se muestra en la puerta, antes de que entre nadie.'
  },
  plan: {
    play: 'Juego',
    plays: { constructed: 'Construido', sealed: 'Sellado', 'battle-royale': 'Batalla campal' },
    perSide: 'Jugadores por lado',
    perSides: { 1: 'Uno', 2: 'Dos juntos' },
    buildTotal: 'Total de puntos',
    minutes: 'Minutos por ronda',
    rounds: 'Rondas',
    byPlayers: 'según jugadores',
    cut: 'Corte final',
    cuts: (size) => (size === 0 ? 'ninguno' : `los ${size} mejores`),
    more: 'Más',
    parts: { door: 'Jugadores', rounds: 'Rondas', results: 'Resultados' },
    checkIn: 'Emparejar solo a quienes han confirmado',
    checkInHint: 'Si no, juegan todos los de la lista.',
    byeScore: 'Puntos de un descanso',
    keepApart: 'Separar los clubes hasta la ronda',
    cap: 'Jugadores como máximo',
    noCap: 'sin límite',
    fee: 'Cuota de entrada',
    ruleset: 'Reglas',
    anyRuleset: 'como en la mesa',
    age: 'Era',
    ages: {
      any: 'no se pregunta',
      golden: 'Golden Age',
      modern: 'Modern Age',
      unrestricted: 'Sin restricciones',
      restricted: 'Restringido'
    },
    sets: 'Colecciones permitidas, separadas por comas (vacío: todas)'
  },
  desk: {
    back: 'Todos los torneos',
    views: 'Vistas del torneo',
    groups: { before: 'Antes', round: 'Ronda', after: 'Después', event: 'Torneo' },
    more: 'Más',
    players: (count) => n(count, 'jugador', 'jugadores'),
    ofPlayers: (here, all) => `${here} de ${n(all, 'jugador', 'jugadores')} aquí`,
    round: (round, of) => `ronda ${round} de ${Math.max(round, of)}`,
    inCut: 'en el corte',
    waiting: (count) => `${count} por hacer`,
    unread: (count) =>
      `${n(count, 'anotación de este torneo ya no se puede leer', 'anotaciones de este torneo ya no se pueden leer')}. Falta lo que decían; se conservan como están.`,
    nextKey: 'Alt + Intro',
    roundOnly: (round) => `ronda ${round}`,
    pausedFor: (time) => `en pausa ${time}`,
    next: (step) => {
      switch (step.do) {
        case 'register':
          return 'Añadir jugadores'
        case 'check-in':
          return 'Confirmar jugadores'
        case 'pair':
          return `Emparejar la ronda ${step.round}`
        case 'start-clock':
          return 'Poner en marcha el reloj'
        case 'resume':
          return 'Reanudar el reloj'
        case 'results':
          return `Anotar resultados (${step.open})`
        case 'cut':
          return 'Hacer el corte'
        case 'bracket':
          return 'A la eliminatoria'
        case 'finish':
          return 'Clasificación final'
      }
    }
  }
}
