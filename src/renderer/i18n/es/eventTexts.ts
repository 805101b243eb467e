/** Todos los textos de los torneos, en español. */
import type { Translation } from '../language/shape.ts'
import type { eventTexts as english } from '../en/eventTexts.ts'

const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const eventTexts: Translation<typeof english> = {
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
    shared: 'Compartido',
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
    save: (name) => `Guardar como archivo: ${name}`,
    remove: (name) => `Eliminar: ${name}`,
    removed: (name) => `El torneo "${name}" está eliminado.`,
    notBegun: 'sin empezar',
    finished: (name) => `terminado, 1.º ${name}`
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
    cancel: 'Cancelar'
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
    cut: 'Corte después',
    cuts: (size) => (size === 0 ? 'ninguno' : `los ${size} mejores`),
    more: 'Más',
    checkIn: 'Solo se empareja a quien ha confirmado',
    checkInHint: 'Si no, juegan todos los de la lista.',
    byeScore: 'Puntos de un descanso',
    keepApart: 'Clubes separados hasta la ronda',
    cap: 'Jugadores como máximo',
    noCap: 'sin límite',
    fee: 'Cuota de entrada',
    ruleset: 'Reglas',
    anyRuleset: 'sin indicar: como en la mesa',
    age: 'Era',
    ages: {
      any: 'no se pregunta',
      golden: 'Golden Age',
      modern: 'Modern Age',
      unrestricted: 'Sin restricciones',
      restricted: 'Restringido'
    },
    sets: 'Colecciones que se admiten, separadas por comas (ninguna: todas)'
  },
  desk: {
    back: 'Todos los torneos',
    views: 'Vistas del torneo',
    players: (count) => n(count, 'jugador', 'jugadores'),
    round: (round, of) => `ronda ${round} de ${Math.max(round, of)}`,
    inCut: 'en el corte',
    waiting: (count) => `${count} por hacer`,
    unread: (count) =>
      `${n(count, 'anotación de este torneo ya no se puede leer', 'anotaciones de este torneo ya no se pueden leer')}. Falta lo que decían; se conservan como están.`,
    nextKey: 'Alt + Intro',
    next: (step) => {
      switch (step.do) {
        case 'register':
          return 'Añadir jugadores'
        case 'pair':
          return `Emparejar la ronda ${step.round}`
        case 'start-clock':
          return 'Poner en marcha el reloj'
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
  },
  door: {
    search: 'Nombre: tres letras e Intro',
    searchSides: 'Dos nombres con / en medio y Enter; tres letras los encuentran',
    list: 'Pegar o abrir una lista',
    nobody: 'No hay nadie en la lista. Escriba un nombre y pulse Intro, o pegue una lista.',
    counts: (all, here, waiting, unpaid) =>
      [
        `${all} en la lista`,
        `${here} juegan`,
        ...(waiting > 0 ? [`${waiting} en espera`] : []),
        ...(unpaid > 0 ? [`${unpaid} sin pagar`] : [])
      ].join(' · '),
    standing: { in: 'aquí', 'not-here': 'aún no está', waiting: 'lista de espera', dropped: 'retirado', disqualified: 'descalificado' },
    does: { 'not-here': 'Confirmar', waiting: 'Dejar entrar', dropped: 'Volver' },
    paid: (fee) => `Pagado: ${fee}`,
    drop: 'Retirar',
    edit: 'Cambiar',
    add: 'Añadir',
    minor: 'Menor',
    minorHint: 'En público aparece con nombre e inicial; nunca en una exportación.',
    checkedIn: (name) => `${name} ha confirmado.`,
    admitted: (name) => `${name} entra desde la lista de espera.`,
    returned: (name) => `${name} ha vuelto.`,
    added: (name) => `${name} está en la lista.`,
    waits: (name) => `El torneo está lleno: ${name} queda en la lista de espera.`,
    late: (name, losses) =>
      losses === 0
        ? `${name} juega desde la próxima ronda.`
        : `${name} juega desde la próxima ronda, con ${n(losses, 'derrota', 'derrotas')}.`,
    dropped: (name, left, bye) =>
      `${name} se ha retirado. ${n(left, 'jugador queda', 'jugadores quedan')}${bye ? ', así que habrá un descanso' : ''}.`,
    name: 'Nombre',
    club: 'Club',
    fixedTable: 'Siempre en la mesa',
    anyTable: 'cualquiera',
    forget: 'Olvidar a esta persona…',
    forgetWhat: (name, number) =>
      `"${name}" desaparece de todas las anotaciones de este torneo y de sus dictámenes, con club y contacto; el registro conserva "Player ${number}". No se puede deshacer.`,
    forgetNow: 'Olvidar para siempre',
    forgetNot: 'Conservar',
    forgotten: (number, backups) =>
      `Player ${number} queda en el olvido.${backups === 0 ? '' : ` ${n(backups, 'copia de seguridad de este dispositivo aún contiene', 'copias de seguridad de este dispositivo aún contienen')} el nombre hasta que otras más nuevas ocupen su lugar.`}`,
    save: 'Guardar',
    cancel: 'Cancelar'
  },
  lists: {
    nobody: 'Aún no hay nadie en la lista: los jugadores llegan por la puerta.',
    missing: (count) =>
      count === 0
        ? 'Todos los jugadores han entregado su lista.'
        : `${n(count, 'lista falta', 'listas faltan')}. Eso no detiene ninguna ronda.`,
    figures: (count, points) => `${n(count, 'figura', 'figuras')}, ${n(points, 'punto', 'puntos')}`,
    notKnown: (count) => `En ${n(count, 'lista', 'listas')} no se conocen todas las figuras: conviene revisarlas a mano.`,
    figuresUnknown: (count) => `sin conocer: ${n(count, 'figura', 'figuras')}`,
    states: { none: 'sin lista', fits: 'correcta', wrong: 'revisar', accepted: 'aceptada', rejected: 'rechazada' },
    figuresLabel: 'La lista: una figura por línea con sus puntos, y su colección si hace falta',
    example: 'Captain Rook; 100\n2 x Wren; 50; LRK',
    unread: (lines) => `En la línea ${lines} no hay una figura con sus puntos.`,
    unknown: (names) => `No están en la biblioteca y no se sabe nada de su tarjeta: ${names}.`,
    opened: 'Abierto en los sobres: nombres separados por comas',
    save: 'Guardar la lista',
    saved: (name) => `La lista de ${name} está guardada.`,
    fromTeam: 'Tomar un equipo de la biblioteca',
    house: (on) => `Comprobadas con la lista propia de la tienda${on === '' ? '' : ` del ${on}`}.`,
    reason: 'Por qué (opcional)',
    accept: 'Aceptar',
    reject: 'Rechazar',
    checked: (name) => `Lo que usted dijo de la lista de ${name} está anotado.`
  },
  listing: {
    title: 'Una lista de jugadores',
    description: 'Pegue una tabla o un nombre por línea, o abra un archivo CSV. Nada entra antes de que usted lo haya visto.',
    paste: 'La lista',
    example: 'Kim Park; Club Rojo\nAda Lo; Club Azul',
    file: 'Abrir un archivo',
    tooLarge: 'Este archivo es demasiado grande para una lista de jugadores.',
    column: (name) => `Columna ${name}`,
    columns: { name: 'Nombre', last: 'Apellido', club: 'Club', minor: 'Menor', skip: 'Omitir' },
    what: 'Qué ocurre',
    verdicts: {
      new: 'entra',
      here: 'ya está aquí',
      twice: 'está dos veces en la lista',
      'no-name': 'no tiene nombre',
      'too-long': 'el nombre es demasiado largo'
    },
    emptyRow: 'Una fila',
    result: (fresh, known, left) =>
      [
        n(fresh, 'nuevo', 'nuevos'),
        ...(known > 0 ? [n(known, 'ya está aquí', 'ya están aquí')] : []),
        ...(left > 0 ? [n(left, 'omitido', 'omitidos')] : [])
      ].join(', '),
    take: (count) => `Añadir ${count}`,
    taken: (count) => `${n(count, 'jugador está', 'jugadores están')} en la lista.`,
    cancel: 'Cancelar'
  },
  pairings: {
    preview: (round) => `Ronda ${round}, aún sin publicar`,
    round: (round) => `Ronda ${round}`,
    tooFew: 'Hay muy pocos jugadores para emparejar: deben estar al menos dos.',
    working: (players: number) =>
      `Se busca el mejor emparejamiento de ${players} jugadores. Tarda unos segundos; todo lo demás puede seguir.`,
    manner: 'Próxima ronda',
    manners: { pairs: 'Parejas', pods: 'Grupos' },
    podsAre: (pods, round) =>
      `${n(pods, 'mesa', 'mesas')} de hasta cuatro, ${round === 1 ? 'por sorteo' : 'los vecinos en la clasificación juntos'}.`,
    publish: 'Publicar',
    publishSure: (round) => `Publicar ya la ronda ${round}`,
    notYet: 'Aún no',
    otherSeed: 'Otro sorteo',
    unswap: 'Deshacer el cambio',
    published: (round) => `La ronda ${round} está publicada.`,
    takeBack: 'Retirar la ronda',
    changedByHand: 'cambiada a mano',
    order: 'Orden',
    byTable: 'Por mesa',
    byName: 'Por nombre',
    seat: (table) => `mesa ${table}`,
    bye: 'Descanso',
    why: 'Por qué',
    choose: 'Elegir para cambiar',
    swapWith: (name) => `Cambiar con ${name}`,
    swapHint: 'Elija a dos jugadores, uno tras otro, para cambiarlos en mesas sin resultado.',
    swapped: (a, b) => `${a} y ${b} han cambiado de sitio.`,
    clubsApart: (round) => `Los jugadores de un mismo club se separan hasta la ronda ${round}.`,
    late: {
      came: (names, round) => `Sin pareja en la ronda ${round}: ${names}.`,
      bye: (late, bye) => `${late} juega contra ${bye}, que tiene el bye`,
      pair: (a, b) => `${a} juega contra ${b}`,
      wait: 'Juegan desde la ronda siguiente.',
      done: (a, b) => `${a} – ${b} juegan en esta ronda.`
    },
    byHand: (swaps) => `${n(swaps, 'cambio', 'cambios')} a mano: este es su coste.`,
    proven: (proven, all) =>
      proven >= all
        ? 'Ningún emparejamiento es mejor.'
        : `Según los primeros ${proven} de ${all} criterios, ningún emparejamiento es mejor.`,
    cost: (cost, bye, round) =>
      [
        cost.rematches === 0 ? (round > 1 ? 'Sin repeticiones' : 'Por sorteo') : n(cost.rematches, 'repetición', 'repeticiones'),
        ...(bye === null
          ? []
          : [
              cost.secondByes > 0
                ? `descanso para ${bye}, que ya tuvo uno`
                : `descanso para ${bye} (${n(cost.byeWins, 'victoria', 'victorias')}, ${cost.byePoints} puntos)`
            ]),
        ...(cost.spread > 0
          ? [`diferencias de victorias: ${cost.spread}`]
          : round > 1
            ? ['todas las parejas tienen las mismas victorias']
            : []),
        ...(cost.clubs > 0 ? [n(cost.clubs, 'pareja de un mismo club', 'parejas de un mismo club')] : [])
      ].join(' · ') + '.',
    without: (next) => {
      if (next === null) return 'ninguna ronda es posible sin esta pareja'
      const { criterion, was, would, proven } = next
      if (criterion === null) return 'una ronda sin esta pareja sería igual de buena'
      const more = would - was
      const worse = {
        rematches: n(more, 'repetición más', 'repeticiones más'),
        secondByes: 'un segundo descanso para alguien',
        byeWins: `el descanso para alguien con ${n(would, 'victoria', 'victorias')}`,
        spread: `diferencias de victorias ${would} en lugar de ${was}`,
        clubs: n(more, 'pareja más del mismo club', 'parejas más del mismo club'),
        byePoints: `el descanso para alguien con ${would} puntos`,
        order: 'parejas más alejadas en puntos'
      }[criterion]
      return `sin esta pareja: ${proven ? '' : 'como mucho '}${worse}`
    },
    because: {
      'same-wins': (facts) => `ambos tienen ${n(Number(facts.wins), 'victoria', 'victorias')}`,
      'down-one-win': (facts) => `una victoria de diferencia (${facts.winsA} y ${facts.winsB})`,
      'down-more-wins': (facts) => `varias victorias de diferencia (${facts.winsA} y ${facts.winsB})`,
      'neighbours-by-points': (facts) => `vecinos por puntos (${facts.scoreA} y ${facts.scoreB})`,
      'rematch-unavoidable': (facts) => `ya se han enfrentado ${n(Number(facts.times), 'vez', 'veces')}`,
      'fixed-table': (facts, name) => `${name(String(facts.player))} siempre se sienta en la mesa ${facts.table}`,
      'same-club': (facts) => `ambos son de ${facts.club}`,
      'bye-lowest': (facts, name) =>
        `${name(String(facts.player))} es el último (${n(Number(facts.wins), 'victoria', 'victorias')}, ${facts.score} puntos)`,
      'map-again': (facts, _name) => `alguien aquí ya jugó en ${facts.map}`,
      'bye-second-unavoidable': (facts, name) => `${name(String(facts.player))} ya tuvo un descanso`
    }
  },
  pods: {
    enter: 'Puestos',
    save: 'Guardar los puestos',
    saved: (table) => `Los puestos de la mesa ${table} están anotados.`,
    shared: 'El siguiente comparte el último puesto dado',
    hint: 'Elija a los jugadores en su orden, el primer puesto primero: con el dedo o con el número de su asiento; = comparte puesto, Retroceso quita el último, Intro guarda.',
    place: (place) => `${place}.º`,
    form: (table) => `Puestos de la mesa ${table}`,
    player: (name, place) => (place === null ? `${name}: aún sin puesto` : `${name}: puesto ${place}`)
  },
  results: {
    none: 'Habrá resultados en cuanto se publique una ronda.',
    round: 'Ronda',
    roundOf: (round) => `Ronda ${round}`,
    open: 'abierta',
    dispute: 'dos versiones',
    bye: 'Descanso'
  },
  slip: {
    table: 'Mesa',
    tableHint: 'Mesa; con una ronda anterior como 1/3',
    winner: 'Gana',
    winnerHint: 'Ganador: 1 o 2; 0 nadie, N no se presentó',
    won: 'gana',
    points: (name) => `Puntos de ${name}`,
    save: 'Guardar',
    correct: 'Corregir…',
    kind: 'Qué ocurrió',
    kinds: { played: 'Jugada', 'no-show': 'No se presentó', 'double-loss': 'Pierden ambos' },
    first: 'Quién empezó',
    firstUnknown: 'Empezó: ?',
    firstIs: (key) => `Empezó: ${key}`,
    drops: (name) => `${name} se retira`,
    noTable: 'No hay esa mesa en esta ronda.',
    faults: { winner: '¿Quién ganó? Escriba 1 o 2.', score: 'Los puntos son números enteros desde 0.' },
    saved: (table, a, b) => `${table === '' ? '' : `Mesa ${table}: `}${a} – ${b} está anotada.`,
    hasResult: (winner, score) =>
      `Hay un resultado: ${winner === null ? 'han perdido ambos' : `ha ganado ${winner}`}, ${score}. Lo que escribas lo corrige.`,
    unlikely: 'Más puntos que el total de puntos: míralo de nuevo. Se puede guardar.',
    open: (count) => (count === 0 ? 'Están todos los resultados.' : `${n(count, 'mesa abierta', 'mesas abiertas')}.`)
  },
  correction: {
    title: 'Qué sería distinto',
    standings: 'Clasificación',
    standingsSame: 'La clasificación queda como está.',
    figures: (rank, wins, score, rate) => `n.º ${rank}, ${n(wins, 'victoria', 'victorias')}, ${score}, rivales ${rate}`,
    pairs: 'Emparejamientos',
    pairsSame: 'Ninguna pareja publicada sería otra.',
    pairsStay: 'Estas parejas serían otras. Quedan como se jugaron.',
    pairsWorking: 'Se sortean las rondas posteriores como habrían sido. No hace falta esperar.',
    pairsUntold: (rounds) =>
      `${rounds.length === 1 ? 'Ronda' : 'Rondas'} ${rounds.join(', ')}: cambiada a mano o sorteada en otro sitio, así que de esas parejas no se puede decir.`,
    place: (round, table) => `Ronda ${round}, mesa ${table}:`,
    result: (winner, score) => `${winner === null ? 'pierden los dos' : `gana ${winner}`}, ${score}`,
    cut: (into, out) => `En el corte estaría ${into} y no ${out}. Queda como está.`,
    cutLine: (into, out) => `Dentro de la línea del corte estaría entonces ${into} y no ${out}.`,
    reason: 'Por qué (opcional)',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    done: 'El resultado está corregido.'
  },
  standings: {
    after: 'A fecha de',
    now: 'Ahora',
    afterRound: (round) => `Tras la ronda ${round}`,
    open: (count) => n(count, 'mesa abierta', 'mesas abiertas'),
    rank: 'N.º',
    player: 'Jugador',
    record: 'G–P',
    score: 'Puntos',
    rate: 'Tasa de rivales',
    opponentsScore: 'Puntos de rivales',
    byes: (count) => n(count, 'descanso', 'descansos'),
    dropped: 'retirado',
    tied: (names) => `Empatados en todo: ${names}. Un desempate a dados los separa: elígelos en su orden.`,
    rollOff: 'Guardar el orden',
    parted: 'El desempate está guardado.'
  },
  sums: {
    score: (score) => `Puntos: ${score}`,
    match: (round, against, won, score) => `Ronda ${round}: ${won ? 'ganó' : 'perdió'} contra ${against}, ${score}`,
    pod: (round) => `Ronda ${round}: un grupo`,
    bye: (round, score) => `Ronda ${round}: descanso, ${score}`,
    missed: (rounds) => `Llegó tarde: ${n(rounds, 'derrota', 'derrotas')}`,
    penalty: (round, score, infraction) => `Ronda ${round}: sanción ${score} (${infraction})`,
    rate: (fraction, percent) => `Tasa de rivales: ${fraction} = ${percent}`,
    opponentRate: (name, won, played) => `${name}: ${won} de ${played}`,
    floored: 'lo mínimo que cuenta',
    opponentsScore: (_fraction, mean) => `Puntos de rivales: media ${mean}`
  },
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
    reason: 'Por qué (opcional)',
    give: 'Dar'
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
    judge: 'Tu nombre como juez',
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
    keepRuling: 'Plantea la consulta y guarda el dictamen: queda unido a la llamada.',
    ruledBefore: (round, table) => `Ya dictaminado en la ronda ${round}, mesa ${table}: ver`,
    withoutRuling: 'Volver sin dictamen',
    closed: (table) => `La llamada de la mesa ${table} está atendida.`
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
  },
  rulings: {
    none: 'Aún no hay dictámenes de este torneo. Acepte una llamada en la sala y guarde el dictamen: quedará aquí.',
    place: (round, table) => `ronda ${round}, mesa ${table}`,
    gone: 'Un dictamen que no está en este dispositivo',
    open: 'Abrir',
    waited: (time) => `la llamada esperó ${time}`,
    more: (time) => `${time} de tiempo extra`,
    upheld: 'Confirmado en apelación',
    changed: 'Cambiado en apelación',
    uphold: 'Confirmar',
    change: 'Cambiar',
    appeal: 'Apelación',
    reason: 'Qué dice el juez principal (opcional)',
    saved: 'La apelación está anotada.'
  },
  cut: {
    size: 'Cuántos siguen',
    make: (size) => `Corte a los ${size} mejores`,
    open: (count) => `${n(count, 'resultado falta', 'resultados faltan')} antes del corte.`,
    seeds: 'Seguirían jugando',
    tie: (names) => `${names} están empatados en la línea. Un desempate en la clasificación los separa.`,
    made: (size) => `Siguen los ${size} mejores.`,
    round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinales' : `Ronda de ${left * 2}`),
    unknown: 'aún no se sabe',
    enter: 'Resultado',
    left: (name) => `${name} se ha ido.`,
    next: (next) => `Hacer el corte otra vez con ${next}`,
    cutAgain: (next) => `El corte se ha hecho otra vez, con ${next}.`,
    walkOver: (name) => `${name} pasa sin jugar`,
    walkedOver: (name) => `${name} pasa sin jugar la partida.`,
    winner: (name) => `${name} ha ganado el torneo.`,
    seed: (seed) => `${seed}.`,
    tooFew: 'Hay muy pocos jugadores para ello.'
  },
  prizes: {
    title: 'Premios',
    hint: 'Escriba qué recibe cada puesto, una línea por puesto: primero el primero. Márquelo cuando se haya entregado.',
    plan: 'Premios por puesto',
    example: 'Ladrillo de sobres\nSobre\nSobre',
    save: 'Guardar la lista',
    saved: 'La lista de premios está guardada.',
    give: (name, prize) => `${name}: ${prize} entregado`,
    given: 'entregado',
    other: 'Otro premio',
    player: 'Jugador',
    prize: 'Premio',
    add: 'Entregar'
  },
  display: {
    title: 'Linejudge: el torneo',
    explain:
      'Una segunda ventana para la pantalla de la sala: llévela allí; F la pone a pantalla completa. Sigue este torneo por sí sola y no muestra penalizaciones, notas ni dictámenes.',
    open: 'Abrir la pantalla',
    message: 'Un aviso para todos (por ejemplo: comida hasta las 13:30)',
    pages: 'Páginas que muestra, una tras otra',
    pageNames: {
      'by-name': 'Emparejamientos por nombre',
      'by-table': 'Emparejamientos por mesa',
      standings: 'Clasificación',
      bracket: 'Cuadro final',
      clock: 'Reloj, lo más grande posible'
    },
    others: 'Junto al reloj, los relojes de los otros torneos del día',
    seconds: 'Segundos por página',
    names: {
      full: 'Los nombres se muestran completos; los menores, con nombre e inicial.',
      first: 'Los nombres se muestran como nombre e inicial.',
      number: 'En lugar de nombres se muestran números.'
    },
    keys: 'En la pantalla, las flechas pasan de página.',
    waiting: 'En este navegador no hay ningún torneo abierto.',
    otherVersion: 'El torneo está abierto en otra versión de Linejudge: vuelva a cargar esta ventana.',
    nothing: 'Aún no hay nada que mostrar: los emparejamientos llegan con la primera ronda.'
  },
  practice: {
    seed: (n: number) => `Número del día: ${n}.`,
    explain: 'No hay nadie: lo que pasa es inventado. Empareje, anote resultados y atienda llamadas, o deje que ocurra.',
    next: 'Ocurre lo siguiente',
    round: 'Jugar la ronda hasta el final',
    speed: 'Velocidad',
    speeds: { step: 'A mano', slow: 'Cada 3 segundos', fast: 'Tan rápido como se pueda seguir' },
    over: 'El día ha terminado: mire la clasificación, el informe y el registro.',
    judge: 'Decidir una llamada',
    judgeText: 'Diga qué vale antes que el motor: una posición que nadie ha puesto, una línea de fuego, tres respuestas.',
    take: (table) => `Atender la llamada de la mesa ${table}`,
    ask: 'Hágame una pregunta',
    another: 'Otra',
    score: (right, all) => `${right} de ${all} correctas`,
    question: (from, to) => `¿Está despejada la línea de fuego de ${from} a ${to}?`,
    yours: 'Su dictamen',
    note: (table, said, verdict) => `Juez en prácticas${table > 0 ? `, mesa ${table}` : ''}: dijo ${said}; el dictamen es ${verdict}.`,
    wasRight: 'Correcto.',
    wasWrong: (said) => `Usted dijo: ${said}.`
  },
  paper: {
    what: 'Qué',
    kinds: {
      'by-table': 'Parejas por mesa',
      'by-name': 'Parejas por nombre',
      slips: 'Hojas de resultado',
      standings: 'Clasificación',
      bracket: 'Cuadro final',
      'call-out': 'Lista para leer en voz alta',
      report: 'Informe del día',
      rulings: 'Dictámenes del día',
      blank: 'Hojas en blanco'
    },
    rulingOf: (number) => `Dictamen ${number}`,
    numbered: (number) => `Jugador ${number}`,
    map: 'Mapa',
    which: 'Qué parte',
    whole: 'Todo',
    onlyChanged: (time, rows) => `Lo que cambió desde las ${time} (${rows})`,
    since: (time, rows) => `${n(rows, 'línea cambiada', 'líneas cambiadas')} desde las ${time}`,
    gone: 'ya no está',
    byHand: 'cambiada a mano',
    against: 'Contra',
    winner: 'Gana (1 o 2)',
    place: 'Puesto',
    drop: 'Se retira',
    blankRound: 'Ronda ____',
    noRound: 'Parejas, hojas y clasificación llegan con la primera ronda.',
    day: {
      title: 'La jornada en números',
      tables: 'Mesas',
      firstWon: 'Ganó quien empezó',
      firstOf: (won, of) => `${won} de ${of}`,
      calls: 'Llamadas',
      wait: 'La mitad esperó hasta',
      extended: 'Tiempo extra',
      all: 'Todo'
    },
    names: {
      full: 'Nombres completos; los menores, con nombre e inicial.',
      first: 'Nombres de pila con inicial.',
      number: 'Números en lugar de nombres.'
    },
    recordNames: {
      full: 'Nombres completos; los menores, como números.',
      first: 'Nombres de pila con inicial; los menores, como números.',
      number: 'Números en lugar de nombres.'
    }
  },
  exports: {
    file: 'Archivo',
    kinds: {
      standings: 'Clasificación',
      pairings: 'Parejas y resultados',
      penalties: 'Sanciones',
      trf: 'Informe'
    },
    names: 'Nombres en el archivo',
    namesOf: { with: 'Con nombres', without: 'Números' },
    minors:
      'Los menores son números en estos archivos. El archivo del torneo (Ajustes) contiene todos los nombres si no se guarda con números.',
    save: 'Guardar el archivo',
    wins: 'Ganadas',
    losses: 'Perdidas',
    byes: 'Descansos',
    result: 'Resultado'
  },
  log: {
    refused: 'Anotaciones del archivo que no se aceptaron',
    entry: (at) => `Anotación ${at}`,
    kind: 'Tipo',
    all: 'Todo',
    search: 'Buscar en el registro',
    count: (count) => n(count, 'anotación', 'anotaciones'),
    undo: 'Retirar',
    undone: 'retirado',
    note: 'Una nota para el registro',
    addNote: 'Añadir la nota',
    more: (count) => `${count} más`
  },
  settings: {
    rounds: (players, rounds) => `${n(players, 'jugador necesita', 'jugadores necesitan')} ${rounds} rondas hasta que uno quede invicto.`,
    calls: 'Avisar del tiempo a (minutos restantes)',
    noShowScore: 'Puntos si el otro no se presenta',
    opponentByes: 'Los descansos cuentan para los rivales',
    opponentByesHint: 'En la tasa y los puntos de quien se enfrentó a alguien con descanso.',
    firstTable: 'Primera mesa',
    late: 'Quien llega tarde',
    lates: { loss: 'pierde las rondas perdidas', none: 'no pierde nada' },
    names: 'Nombres en papel',
    namesOf: { full: 'Completos', first: 'De pila', number: 'Número' },
    maps: {
      title: 'Mapas en las mesas',
      hint: 'Una línea por mesa: su número y el mapa. Un mapa se queda en su mesa de ronda en ronda.',
      example: '1 Market Street\n2-4 Old Harbour',
      once: 'Nadie dos veces en el mismo mapa',
      onceHint: 'Mientras las mesas lo permitan: las parejas quedan, cambian las mesas.',
      unread: (lines) => `No hay mesa con su mapa en la línea ${lines}.`,
      save: 'Guardar los mapas'
    },
    house: {
      title: 'La lista propia de la tienda',
      hint: 'Lo que la tienda ha prohibido o cambiado, con el día de la lista. Las listas de equipo se comprueban con ella.',
      on: 'Día de la lista',
      banned: 'Prohibidos: un nombre por línea',
      errata: 'Erratas: una figura por línea',
      errataExample: 'Captain Rook: without stealth; range 6',
      errataHint: 'Tras el nombre: with, without (habilidades, con comas), range, bolts, points, separados por punto y coma.',
      unread: (lines) => `La línea ${lines} de las erratas no se puede leer.`,
      save: 'Guardar la lista'
    },
    save: 'Guardar',
    saved: 'Los ajustes están guardados.',
    file: 'Guardar el torneo como archivo',
    fileNames: {
      with: 'Con nombres, el archivo se abre de nuevo como este torneo, con los nombres de todos, también de los menores.',
      without: 'Los jugadores son números en el archivo; los clubes se omiten. Lo que alguien haya escrito con otras palabras se queda.'
    }
  },
  kinds: {
    register: 'Inscripción',
    'edit-player': 'Cambio de un jugador',
    'check-in': 'Confirmación',
    admit: 'Entrada desde la lista de espera',
    fee: 'Cuota',
    drop: 'Retirada',
    return: 'Vuelta',
    round: 'Ronda',
    're-pair': 'Parejas cambiadas',
    'late-pair': 'Pareja tardía',
    printed: 'Papel entregado',
    result: 'Resultado',
    correct: 'Corrección',
    claim: 'Versión de un jugador',
    penalty: 'Sanción',
    clock: 'Reloj',
    extend: 'Más tiempo',
    call: 'Llamada a un juez',
    'take-call': 'Llamada aceptada',
    'close-call': 'Llamada atendida',
    ruling: 'Dictamen',
    appeal: 'Apelación',
    'roll-off': 'Desempate a dados',
    cut: 'Corte',
    list: 'Lista de equipo',
    'list-checked': 'Lista de equipo revisada',
    prize: 'Premio',
    note: 'Nota',
    'table-map': 'Mapa en una mesa',
    pod: 'Grupo',
    'pod-result': 'Resultado de un grupo',
    settings: 'Ajustes',
    forget: 'Nombre borrado',
    host: 'Anfitrión',
    undo: 'Deshacer'
  },
  facts: {
    place: (round, table) => `ronda ${round}, mesa ${table}`,
    match: (match) => `partida ${match.replace('cut-', '')} del corte`,
    register: (name, waiting) => (waiting ? `${name} está en la lista de espera` : `${name} está inscrito`),
    edit: (name) => `Se cambió a ${name}`,
    checkIn: (name) => `${name} ha confirmado`,
    admit: (name) => `${name} entra desde la lista de espera`,
    fee: (name, paid) => (paid ? `${name} ha pagado` : `${name} no ha pagado al final`),
    drop: (name) => `${name} se ha retirado`,
    return: (name) => `${name} ha vuelto`,
    round: (round, pairs, hand) => `Ronda ${round} publicada: ${n(pairs, 'pareja', 'parejas')}${hand ? ', cambiada a mano' : ''}`,
    rePair: (round, tables) => `Ronda ${round}: otras parejas en las mesas ${tables}`,
    latePair: (round, names) => `Ronda ${round}: ${names} llegaron tarde y juegan`,
    printed: (paper, round) => `Entregado: ${paper}${round > 0 ? `, ronda ${round}` : ''}`,
    result: (place, winner, score) => `Resultado, ${place}: ${winner === '' ? score : `gana ${winner} (${score})`}`,
    correct: (place, winner, score, reason) =>
      `Corrección, ${place}: ${winner === '' ? score : `gana ${winner} (${score})`}${reason === '' ? '' : ` – ${reason}`}`,
    penalty: (name, level, infraction) => `${level} para ${name}: ${infraction}`,
    clock: (round, action) => `Reloj de la ronda ${round}: ${action}`,
    extend: (place, minutes, reason) => `${n(minutes, 'minuto', 'minutos')} más, ${place}${reason === '' ? '' : ` – ${reason}`}`,
    call: (place) => `Se llama a un juez, ${place}`,
    takeCall: (judge) => `${judge} acepta la llamada`,
    closeCall: 'La llamada está atendida',
    ruling: (place) => `Se guardó un dictamen, ${place}`,
    appeal: (upheld, reason) => `Apelación: ${upheld ? 'confirmado' : 'cambiado'}${reason === '' ? '' : ` – ${reason}`}`,
    rollOff: (names) => `Desempate: ${names}`,
    cut: (size) => `Corte a los ${size} mejores`,
    prize: (name, prize) => `${name} recibe ${prize}`,
    list: (name) => `Lista de equipo de ${name}`,
    listChecked: (name, ok, reason) =>
      `La lista de equipo de ${name} está ${ok ? 'aceptada' : 'rechazada'}${reason === '' ? '' : ` – ${reason}`}`,
    claim: (place, winner, score) => `Versión de un jugador, ${place}: ${winner === '' ? score : `gana ${winner} (${score})`}`,
    tableMap: (table, map) => (map === '' ? `Mesa ${table}: ya sin mapa` : `Mapa en la mesa ${table}: ${map}`),
    pod: (place, names) => `Grupo, ${place}: ${names}`,
    podResult: (place, names) => `Resultado de un grupo, ${place}: ${names}`,
    forget: (name) => `Nombre borrado: ${name}`,
    host: (device) => `Anfitrión: ${device}`,
    note: (text) => `Nota: ${text}`,
    settings: (names) => `Ajustes cambiados: ${names}`,
    undo: 'Se retiró algo'
  },
  refusals: {
    'already-registered': '{player} ya está en la lista.',
    'unknown-player': 'No hay ningún jugador "{player}" en este torneo.',
    'already-dropped': '{player} ya ha dejado el torneo.',
    'not-dropped': '{player} no ha dejado el torneo.',
    disqualified: '{player} está descalificado y no puede volver.',
    'round-out-of-order': 'La ronda {round} no es la que toca; se esperaba la ronda {expected}.',
    'results-missing': 'Faltan resultados (ronda/mesa): {tables}.',
    'paired-twice': '{player} estaría dos veces en esta ronda.',
    'not-active': '{player} no juega ahora y no se le puede emparejar.',
    'player-missing': '{player} juega y falta en la ronda.',
    'table-twice': 'La mesa {table} se daría a dos parejas.',
    'unknown-table': 'No hay esa partida ({table}).',
    'result-already': '{table} ya tiene un resultado; una corrección lo cambia.',
    'no-result-yet': '{table} aún no tiene un resultado que corregir.',
    'not-in-match': '{player} no está en esta partida ({table}).',
    'score-invalid': 'Los puntos {found} no pueden ser; se esperaba un número entero desde 0 para cada jugador.',
    'winner-missing': 'Nadie tiene más puntos, así que hay que decir quién gana ({table}).',
    'not-allowed': 'El papel "{role}" no puede hacer esto.',
    'not-own-table': 'Esta no es la mesa de {player} ({table}).',
    'unknown-level': 'No hay un nivel de sanción "{level}"; se esperaba {expected}.',
    'clock-state': 'El reloj de la ronda {round} está {state}, así que "{action}" no puede ser.',
    'call-exists': 'Ya hay una llamada "{call}".',
    'unknown-call': 'No hay ninguna llamada "{call}".',
    'call-taken': '{judge} ha aceptado esta llamada.',
    'call-closed': 'Esta llamada está atendida.',
    'unknown-ruling': 'No hay ningún dictamen "{ruling}" en este torneo.',
    'cut-size': 'Un corte a {size} no puede ser; se esperaba una potencia de dos, al menos 2, una vez.',
    'too-few-players': 'Hay muy pocos jugadores: {players}; hacen falta al menos {needed}.',
    'tie-at-the-cut': '{players} están empatados en el corte; un desempate los separa.',
    'no-cut': 'No ha habido corte.',
    'not-ready': 'Aún no se sabe quién juega {match}.',
    'id-reused': 'Otra anotación tiene ya el id "{id}".',
    'unknown-fact': 'No hay ninguna anotación "{fact}" que retirar.',
    'already-undone': 'Esto ya se ha retirado.',
    'rests-on-it': 'No se puede retirar, porque algo posterior depende de ello: {later}. Una corrección lo cambia.',
    'unknown-do': 'No hay ninguna clase de anotación "{do}".'
  }
}
