/** Texts of screens that are opened later that need more than places and choices, in English: lists, signs, letters. */
import type { Cost } from '../../../shared/tournament/pairing/cost.ts'
import type { NextBest } from '../../../shared/tournament/pairing/nextBest.ts'
import type { Because } from '../../../shared/tournament/pairing/pair.ts'
import { n } from './counted.ts'

type Facts = Because['facts']
type Name = (id: string) => string
type Step = {
  readonly do: 'register' | 'check-in' | 'pair' | 'start-clock' | 'resume' | 'results' | 'cut' | 'bracket' | 'finish'
  readonly round?: number
  readonly open?: number
}

const apart = (spread: number): string =>
  spread < 4 ? n(spread, 'pair is one win apart', 'pairs are one win apart') : `differences in wins, squared: ${spread}`
const of = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const laterBuilt = {
  eventTexts: {
    door: {
      counts: (all: number, here: number, waiting: number, unpaid: number) =>
        [
          `${all} on the list`,
          `${here} playing`,
          ...(waiting > 0 ? [`${waiting} waiting`] : []),
          ...(unpaid > 0 ? [`${unpaid} not paid`] : [])
        ].join(' · ')
    },
    lists: {
      trouble: (rejected: readonly string[], wrong: number, missing: number) =>
        `Team lists: ${[
          ...(rejected.length > 0 ? [`${rejected.length} rejected (${rejected.join(', ')})`] : []),
          ...(wrong > 0 ? [`${wrong} with a problem`] : []),
          ...(missing > 0 ? [`${missing} missing`] : [])
        ].join(', ')}.`
    },
    listing: {
      result: (fresh: number, known: number, twice: number, left: number) =>
        [
          `${fresh} new`,
          ...(known > 0 ? [`${known} already here`] : []),
          ...(twice > 0 ? [`${twice} twice in the list`] : []),
          ...(left > 0 ? [`${left} left out`] : [])
        ].join(', ')
    },
    clock: {
      called: (call: string) => {
        const minutes = /^(\d+) minutes$/.exec(call)?.[1]
        return minutes !== undefined ? `${minutes} minutes left.` : call === 'start' ? 'The round begins.' : 'Time is over.'
      }
    },
    practice: {
      note: (table: number, said: string, verdict: string) =>
        `Trainee judge${table > 0 ? `, table ${table}` : ''}: said ${said}; the ruling is ${verdict}.`
    },
    settings: {
      rounds: (players: number, rounds: number) =>
        players < 2 ? `${n(players, 'player', 'players')}.` : `${players} players: ${rounds} rounds leave one unbeaten.`
    },
    facts: {
      match: (match: string) => `match ${match.replace('cut-', '')} of the cut`,
      round: (round: number, pairs: number, hand: boolean, swaps: readonly string[]) =>
        `Round ${round} is published: ${n(pairs, 'pair', 'pairs')}${swaps.length > 0 ? `, swapped by hand: ${swaps.join('; ')}` : hand ? ', changed by hand' : ''}`,
      rePair: (round: number, tables: string, swaps: readonly string[]) =>
        `Round ${round}: ${swaps.length > 0 ? `swapped by hand: ${swaps.join('; ')} (tables ${tables})` : `other pairs at tables ${tables}`}`,
      printed: (paper: string, round: number) => `Given out: ${paper}${round > 0 ? `, round ${round}` : ''}`,
      pod: (place: string, names: string, swaps: readonly string[]) =>
        `Pod, ${place}: ${names}${swaps.length > 0 ? `, swapped by hand: ${swaps.join('; ')}` : ''}`
    },
    pairings: {
      byHand: (swaps: readonly string[]) => `Swapped by hand: ${swaps.join('; ')}. These are its costs.`,
      proven: (proven: number, all: number) =>
        proven >= all
          ? 'Best possible pairing.'
          : proven === all - 1
            ? 'Best possible except the order inside the groups.'
            : `Best possible by the first ${proven} of ${all} criteria.`,
      cost: (cost: Cost, bye: string | null, round: number): string =>
        [
          cost.rematches === 0 ? (round > 1 ? 'No rematch' : 'Drawn at random') : n(cost.rematches, 'rematch', 'rematches'),
          ...(bye === null
            ? []
            : [
                cost.secondByes > 0
                  ? `bye to ${bye}, who has had one already`
                  : `bye to ${bye} (${n(cost.byeWins, 'win', 'wins')}, ${cost.byePoints} points)`
              ]),
          ...(cost.spread > 0 ? [apart(cost.spread)] : round > 1 ? ['all pairs have the same wins'] : []),
          ...(cost.clubs > 0 ? [n(cost.clubs, 'pair of one club', 'pairs of one club')] : [])
        ].join(' · ') + '.',
      without: (next: NextBest | null): string => {
        if (next === null) return 'no round is possible without this pair'
        const { criterion, was, would, proven } = next
        if (criterion === null) return 'a round without this pair would be as good'
        const more = would - was
        const worse = {
          rematches: n(more, 'rematch more', 'rematches more'),
          secondByes: 'a second bye for somebody',
          byeWins: `the bye for somebody with ${n(would, 'win', 'wins')}`,
          spread: `${apart(would)} instead of ${was}`,
          clubs: n(more, 'pair of one club more', 'pairs of one club more'),
          byePoints: `the bye for somebody with ${would} points`,
          order: 'pairs further apart by points'
        }[criterion]
        return `without this pair: ${proven ? '' : 'at most '}${worse}`
      },
      because: {
        'same-wins': (facts: Facts, _name: Name) => `both have ${n(Number(facts.wins), 'win', 'wins')}`,
        'down-one-win': (facts: Facts, _name: Name) => `one win apart (${facts.winsA} and ${facts.winsB})`,
        'down-more-wins': (facts: Facts, _name: Name) => `several wins apart (${facts.winsA} and ${facts.winsB})`,
        'neighbours-by-points': (facts: Facts, _name: Name) => `neighbours by points (${facts.scoreA} and ${facts.scoreB})`,
        'rematch-unavoidable': (facts: Facts, _name: Name) => `they have met ${n(Number(facts.times), 'time', 'times')}`,
        'fixed-table': (facts: Facts, name: Name) => `${name(String(facts.player))} always sits at table ${facts.table}`,
        'same-club': (facts: Facts, _name: Name) => `both are of ${facts.club}`,
        'bye-lowest': (facts: Facts, name: Name) =>
          `${name(String(facts.player))} stands lowest (${n(Number(facts.wins), 'win', 'wins')}, ${facts.score} points)`,
        'map-again': (facts: Facts, _name: Name) => `somebody here has played on ${facts.map} before`,
        'table-again': (facts: Facts, _name: Name) => `somebody here has sat at table ${facts.table} before`,
        'bye-second-unavoidable': (facts: Facts, name: Name) => `${name(String(facts.player))} has had a bye already`
      }
    },
    correction: {
      pairsUntold: (rounds: readonly number[]) =>
        `${rounds.length === 1 ? 'Round' : 'Rounds'} ${rounds.join(', ')}: changed by hand, or drawn elsewhere, so of those pairs it cannot be told.`
    },
    cut: {
      round: (left: number) => (left === 1 ? 'Final' : left === 2 ? 'Semifinals' : `Round of ${left * 2}`)
    },
    arriving: {
      does: {
        new: (_more: number) => 'Not on this device yet: it comes in as a new event.',
        known: (_more: number) => 'On this device already, with all that the file holds: nothing changes.',
        beside: (_more: number) =>
          'On this device already, and it has gone another way there. The file comes in beside it as an event of its own; the one that is here stays as it is.'
      },
      take: {
        new: (_more: number) => 'Import',
        known: (_more: number) => 'Open it',
        beside: (_more: number) => 'Import beside it'
      }
    },
    desk: {
      round: (round: number, of: number) => `round ${round} of ${Math.max(round, of)}`,
      next: (step: Step): string => {
        switch (step.do) {
          case 'register':
            return 'Add players'
          case 'check-in':
            return 'Check players in'
          case 'pair':
            return `Pair round ${step.round}`
          case 'start-clock':
            return 'Start the clock'
          case 'resume':
            return 'Resume the clock'
          case 'results':
            return `Enter results (${step.open})`
          case 'cut':
            return 'Make the cut'
          case 'bracket':
            return 'To the bracket'
          case 'finish':
            return 'Final standings'
        }
      }
    }
  },
  figuresTexts: {
    unread: (filters: readonly string[]) => `Not understood yet: ${filters.join(' ')}`,
    onClicks: (clicks: string) => (/[–,]/.test(clicks) ? `clicks ${clicks}` : `click ${clicks}`),
    slotOf: (column: string) => `Special power of ${column.toLowerCase()}`,
    coverage: {
      shares: (ruled: number, partly: number, left: number) =>
        partly + left === 0 ? 'All effects supported' : `${ruled}% of effects supported, ${partly}% partly, ${left}% not considered`
    },
    alike: (sets: readonly string[]) => `A figure of this name or number is also in ${sets.join(', ')}.`,
    here: (click: number, column: string) => `Click ${click}, ${column.toLowerCase()}`,
    typedWord: (word: string, names: readonly string[]) => `${word}… ${names.join(', ')}`,
    powerHere: (column: string) => `${column} power from this click`
  },
  mapRoomTexts: {
    pins: {
      list: (places: string, more: number) => (more > 0 ? `${places} and ${more} more` : places)
    },
    sides: {
      distance: (least: number | null, median: string | null) =>
        least === null
          ? 'No way to the other side.'
          : `${of(least, 'square', 'squares')} to the other side${median === null || median === String(least) ? '' : `, ${median} to the middle one of its squares`}.`
    },
    hidden: (names: readonly string[]) => `Hidden: ${names.join(', ')}`
  },
  venueTexts: {
    gates: {
      by: (what: string, roles: readonly string[]) => `${what}: ${roles.join(' or ')}.`
    },
    hosting: {
      devices: {
        standBy: (rows: number, all: number) => (rows >= all ? 'stand-by, has everything' : `stand-by, has ${rows} of ${all}`)
      }
    }
  }
}
