/** Texts of screens that are opened later that need more than places and choices, in Spanish: lists, signs, letters. */
import type { laterBuilt as english } from '../en/laterBuilt.ts'
import type { Translation } from '../language/shape.ts'
import { n } from './counted.ts'

const apart = (spread: number): string =>
  spread < 4
    ? n(spread, 'pareja con una victoria de diferencia', 'parejas con una victoria de diferencia')
    : `diferencias de victorias al cuadrado: ${spread}`
const of = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const laterBuilt: Translation<typeof english> = {
  eventTexts: {
    door: {
      counts: (all, here, waiting, unpaid) =>
        [
          `${all} en la lista`,
          `${here} juegan`,
          ...(waiting > 0 ? [`${waiting} en espera`] : []),
          ...(unpaid > 0 ? [`${unpaid} sin pagar`] : [])
        ].join(' · ')
    },
    lists: {
      trouble: (rejected, wrong, missing) =>
        `Listas de equipo: ${[
          ...(rejected.length > 0 ? [`${n(rejected.length, 'rechazada', 'rechazadas')} (${rejected.join(', ')})`] : []),
          ...(wrong > 0 ? [`${wrong} con un problema`] : []),
          ...(missing > 0 ? [`${n(missing, 'falta', 'faltan')}`] : [])
        ].join(', ')}.`
    },
    listing: {
      result: (fresh, known, twice, left) =>
        [
          n(fresh, 'nuevo', 'nuevos'),
          ...(known > 0 ? [n(known, 'ya está aquí', 'ya están aquí')] : []),
          ...(twice > 0 ? [n(twice, 'está dos veces en la lista', 'están dos veces en la lista')] : []),
          ...(left > 0 ? [n(left, 'omitido', 'omitidos')] : [])
        ].join(', ')
    },
    clock: {
      called: (call) => {
        const minutes = /^(\d+) minutes$/.exec(call)?.[1]
        return minutes !== undefined ? `Quedan ${minutes} minutos.` : call === 'start' ? 'Empieza la ronda.' : 'Se acabó el tiempo.'
      }
    },
    practice: {
      note: (table, said, verdict) => `Juez en prácticas${table > 0 ? `, mesa ${table}` : ''}: dijo ${said}; el dictamen es ${verdict}.`
    },
    settings: {
      rounds: (players, rounds) =>
        players < 2 ? `${n(players, 'jugador', 'jugadores')}.` : `${players} jugadores: ${rounds} rondas dejan a uno invicto.`
    },
    facts: {
      match: (match) => `partida ${match.replace('cut-', '')} del corte`,
      round: (round, pairs, hand, swaps) =>
        `Ronda ${round} publicada: ${n(pairs, 'pareja', 'parejas')}${swaps.length > 0 ? `, cambiados a mano: ${swaps.join('; ')}` : hand ? ', cambiada a mano' : ''}`,
      rePair: (round, tables, swaps) =>
        `Ronda ${round}: ${swaps.length > 0 ? `cambiados a mano: ${swaps.join('; ')} (mesas ${tables})` : `otras parejas en las mesas ${tables}`}`,
      printed: (paper, round) => `Entregado: ${paper}${round > 0 ? `, ronda ${round}` : ''}`,
      pod: (place, names, swaps) => `Grupo, ${place}: ${names}${swaps.length > 0 ? `, cambiados a mano: ${swaps.join('; ')}` : ''}`
    },
    pairings: {
      byHand: (swaps) => `Cambiados a mano: ${swaps.join('; ')}. Este es su coste.`,
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
      }
    },
    correction: {
      pairsUntold: (rounds) =>
        `${rounds.length === 1 ? 'Ronda' : 'Rondas'} ${rounds.join(', ')}: cambiada a mano o sorteada en otro sitio, así que de esas parejas no se puede decir.`
    },
    cut: {
      round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinales' : `Ronda de ${left * 2}`)
    },
    arriving: {
      does: {
        new: () => 'Aún no está en este dispositivo: entra como torneo nuevo.',
        known: () => 'Ya está en este dispositivo con todo lo que tiene el archivo: nada cambia.',
        beside: () =>
          'Ya está en este dispositivo y allí ha seguido otro camino. El archivo entra a su lado como torneo propio; el que está aquí queda como está.'
      },
      take: {
        new: () => 'Importar',
        known: () => 'Abrirlo',
        beside: () => 'Importar al lado'
      }
    },
    desk: {
      round: (round, of) => `ronda ${round} de ${Math.max(round, of)}`,
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
  },
  figuresTexts: {
    unread: (filters) => `Aún no se entiende: ${filters.join(' ')}`,
    onClicks: (clicks) => (/[–,]/.test(clicks) ? `clics ${clicks}` : `clic ${clicks}`),
    slotOf: (column) => `Poder especial de ${column.toLowerCase()}`,
    coverage: {
      shares: (ruled, partly, left) =>
        partly + left === 0
          ? 'Todos los efectos con soporte'
          : `${ruled} % de los efectos con soporte, ${partly} % en parte, ${left} % no se considera`
    },
    alike: (sets) => `Una figura de este nombre o número está también en ${sets.join(', ')}.`,
    here: (click, column) => `Clic ${click}, ${column.toLowerCase()}`,
    typedWord: (word, names) => `${word}… ${names.join(', ')}`,
    powerHere: (column) => `Poder de ${column.toLowerCase()} desde este clic`
  },
  mapRoomTexts: {
    pins: {
      list: (places, more) => (more > 0 ? `${places} y ${more} más` : places)
    },
    sides: {
      distance: (least, median) =>
        least === null
          ? 'No hay camino al otro bando.'
          : `${of(least, 'casilla', 'casillas')} hasta el otro bando${median === null || median === String(least) ? '' : `, ${median} hasta la del medio de sus casillas`}.`
    },
    hidden: (names) => `Ocultas: ${names.join(', ')}`
  },
  venueTexts: {
    gates: {
      by: (what, roles) => `${what}: ${roles.join(' o ')}.`
    },
    hosting: {
      devices: {
        standBy: (rows, all) => (rows >= all ? 'suplente, lo tiene todo' : `suplente, tiene ${rows} de ${all}`)
      }
    }
  }
}
