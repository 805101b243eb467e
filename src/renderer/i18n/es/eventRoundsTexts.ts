/** Lo que se dice de las rondas: emparejamientos, grupos, resultados, correcciones. */
import type { Translation } from '../language/shape.ts'
import type { eventRoundsTexts as english } from '../en/eventRoundsTexts.ts'
import { n } from './counted.ts'

/** Each pair counts the square of its difference in wins: below four every one of them is one win apart. */
const apart = (spread: number): string =>
  spread < 4
    ? n(spread, 'pareja con una victoria de diferencia', 'parejas con una victoria de diferencia')
    : `diferencias de victorias al cuadrado: ${spread}`

export const eventRoundsTexts: Translation<typeof english> = {
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
    byHand: (swaps) => `Cambiados a mano: ${swaps.join('; ')}. Este es su coste.`,
    handSwap: (a, b) => `${a} con ${b}`,
    proven: (proven, all) =>
      proven >= all
        ? 'El mejor emparejamiento posible.'
        : proven === all - 1
          ? 'El mejor posible salvo el orden dentro de los grupos.'
          : `El mejor posible según los primeros ${proven} de ${all} criterios.`,
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
        ...(cost.spread > 0 ? [apart(cost.spread)] : round > 1 ? ['todas las parejas tienen las mismas victorias'] : []),
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
        spread: `${apart(would)} en lugar de ${was}`,
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
      'table-again': (facts, _name) => `alguien aquí ya estuvo en la mesa ${facts.table}`,
      'bye-second-unavoidable': (facts, name) => `${name(String(facts.player))} ya tuvo un descanso`
    },
    byTables: {
      label: 'Cambiar por mesas',
      example: '3 5',
      hint: 'Para cambiar, escriba dos mesas (3 5: los segundos), un asiento (3/1) o 0 para el descanso. O arrastre un nombre.',
      podLabel: 'Cambiar por asientos',
      podExample: '3/1 5/2',
      podHint: '3/1 5/2 cambia el primer asiento de la mesa 3 y el segundo de la mesa 5. También se puede arrastrar un nombre sobre otro.',
      swap: 'Cambiar',
      faults: {
        form: 'Hacen falta dos mesas, como 3 5 o 3/1 5/2.',
        unknown: 'Ahí no se sienta nadie.',
        locked: 'Una mesa con resultado queda como está.',
        same: 'Es el mismo jugador.'
      }
    }
  },
  pods: {
    enter: 'Puestos',
    save: 'Guardar los puestos',
    saved: (table) => `Los puestos de la mesa ${table} están anotados.`,
    shared: 'El siguiente comparte el último puesto dado',
    sharedFirst: (points) =>
      `Un primer puesto compartido no es victoria de nadie: cada uno recibe ${points} puntos y una derrota. Para que haya ganador, tiren los dados y dé a cada uno su puesto.`,
    hint: 'Escriba los números de los asientos o toque a los jugadores en su orden, el primer puesto primero; = comparte puesto, Intro guarda.',
    place: (place) => `${place}.º`,
    form: (table) => `Puestos de la mesa ${table}`,
    player: (name, place) => (place === null ? `${name}: aún sin puesto` : `${name}: puesto ${place}`),
    typed: (table) => `Puestos de la mesa ${table} por los números de los asientos, el primero primero: 2143; = comparte puesto`,
    noSeat: (seat) => `No hay asiento ${seat} en esta mesa.`
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
    kinds: { played: 'Jugada', 'no-show': 'No se presentó', 'double-loss': 'Pierden ambos', 'game-loss': 'Pérdida de partida' },
    more: 'Quién empezó, retiradas',
    moreOfCut: 'Quién empezó',
    first: 'Quién empezó',
    firstUnknown: 'Empezó: ?',
    firstIs: (key) => `Empezó: ${key}`,
    drops: (name) => `${name} se retira`,
    saved: (table, a, b) => `${table === '' ? '' : `Mesa ${table}: `}${a} – ${b} está anotada.`,
    hasResult: (winner, score) =>
      `Hay un resultado: ${winner === null ? 'han perdido ambos' : `ha ganado ${winner}`}, ${score}. Lo que escribas lo corrige.`,
    playedOn: 'Quien ganó ha seguido jugando y queda mientras esto siga en pie. Retíralo antes:',
    unlikely: 'Más puntos que el total de puntos. Se le preguntará otra vez.',
    tableHasResult: (table) => `La mesa ${table} tiene un resultado.`,
    stopped: 'Detenido.',
    stoppedAt: (table) => `Detenido en la mesa ${table}.`,
    sound: 'Un sonido si lo escrito es dudoso',
    soundHint: 'Al inscribir, en resultados y correcciones, en este dispositivo.',
    stops: {
      'no-draw': 'Una partida de la eliminatoria no puede acabar sin ganador: escriba 1 o 2. N: el rival no se presentó.',
      winner: '¿Quién ganó? Escriba 1 o 2.',
      score: 'Los puntos son números enteros desde 0.',
      fewer: 'Quien gana tiene menos puntos que su rival.',
      above: 'Más puntos que el total de puntos.',
      'no-table': 'No hay esa mesa en esta ronda.',
      saving: 'Se está guardando un resultado de esta mesa.',
      key: 'El ganador es 1 o 2, 0 si no gana nadie; N: no se presentó.',
      end: 'Espacio después del último campo: Intro guarda.',
      elsewhere: 'Se escribió un número fuera de los campos, y este resultado aún no está guardado.'
    },
    refused: (keys) => `Sin anotar: ${n(keys, 'tecla escrita', 'teclas escritas')} desde entonces.`,
    saveAnyway: 'Guardarlo así',
    confirmHow: 'Ctrl+Intro lo guarda, Esc vuelve al campo.',
    goOnHow: 'Esc vuelve al campo.',
    nothingTyped: (table) =>
      table === '' ? 'Intro: no hay nada escrito.' : `Intro: aún no hay nada escrito. Espacio o Tab toma la mesa ${table}.`,
    unsaved: (table, winner, a, b) => `Sin guardar: mesa ${table}, ganador ${winner || '?'}, ${a || 0} : ${b || 0}`,
    again: 'Anotar de nuevo',
    marks: { fewer: 'gana con menos puntos', above: 'por encima del total' },
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
    how: 'Ctrl+Intro o el botón lo aplica. Intro no.',
    stopped: (keys) => `Detenido: ${n(keys, 'tecla', 'teclas')} sin anotar.`,
    noDigits: 'El motivo no admite cifras; aquí no se escriben resultados.',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    done: 'El resultado está corregido.'
  },
  takingBack: {
    title: '¿Retirarlo?',
    rests: 'No se puede retirar mientras algo dependa de ello. Cada línea lleva a donde se corrige o se retira:',
    told: 'Ya se ha anunciado: avise a todos y retire el papel que se repartió.',
    goes: (kinds) => `Lo que ocurrió entretanto se va con ello: ${kinds}.`,
    kind: (kind, count) => `${kind} (${count})`,
    now: 'Retirar',
    not: 'Dejarlo'
  }
}
