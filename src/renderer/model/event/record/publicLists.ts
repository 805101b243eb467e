/** The lists of an event that everybody may read, as data: on a wall and on paper they are the same. */
import type { EventState, RoundState } from '../../../../shared/tournament/state/state.ts'
import { roundFigures } from '../../../../shared/tournament/state/roundFigures.ts'
import { fractionText } from '../../../../shared/base/numbers/fraction.ts'
import { finalStandings, type FinalStandings } from '../../../../shared/tournament/state/finalPlaces.ts'
import { byLastName, lastNameFirst } from '../../../../shared/tournament/state/lastName.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { placeNumbers, type Places } from '../rounds/podDraft.ts'
import { bracketView } from '../standings/cutPlan.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { mean, percent, scoreText } from '../words/eventWords.ts'
import { publicNames } from '../words/publicNames.ts'
import { freeWords } from './freeWords.ts'
import { sumsOf } from '../standings/sums.ts'
import { meanText, opponentsSum, pointsSum, rateSum, rateText } from '../standings/sumWords.ts'

const t = eventTexts.paper

export interface PublicColumn {
  readonly label: string
  /** Of the width, beside the shares of the others. */
  readonly share: number
  readonly align?: 'left' | 'right'
  readonly bold?: boolean
}

export interface PublicList {
  readonly title: string
  readonly about: string
  readonly columns: readonly PublicColumn[]
  /** A cell for each column. */
  readonly rows: readonly (readonly string[])[]
  /** It is read by its first column: a page on paper has the letters that it holds in its corner. */
  readonly byLetter?: true
}

interface Sitting {
  readonly table: number
  /** Under which each of them is looked for: two names where two play together. */
  readonly lookedFor: readonly (readonly string[])[]
  readonly names: readonly string[]
  readonly ids: readonly string[]
  readonly map: string | null
}

/** Who sits where in a round, by table, under their public names; the bye stands apart. */
export function sittings(state: EventState, round: number): { readonly tables: readonly Sitting[]; readonly bye: string | null } {
  const found = state.rounds[round - 1]
  if (!found) return { tables: [], bye: null }
  const name = publicNamer(state)
  return {
    tables: [...found.tables.values(), ...[...found.pods.values()].map((pod) => ({ ...pod, map: null }))]
      .map(({ table, players, map }) => ({
        table,
        names: players.map(name),
        ids: players,
        lookedFor: players.map((id) => eachOf(state, id, name(id))),
        map
      }))
      .toSorted((a, b) => a.table - b.table),
    bye: found.bye === null ? null : name(found.bye)
  }
}

/** Everybody of a side under the public name that they have within it. */
function eachOf({ players }: EventState, id: string, side: string): readonly string[] {
  const members = players.get(id)?.members.length ?? 0
  const names = side.split(' & ')
  return members > 1 && names.length === members ? names : [side]
}

function publicNamer(state: EventState): (id: string) => string {
  const names = publicNames(state)
  return (id) => names.get(id) ?? id
}

/** "Round 2", and whether somebody has changed its pairing by hand. */
export function aboutRound({ rounds }: EventState, round: number): string {
  const found: RoundState | undefined = rounds[round - 1]
  return [eventTexts.pairings.round(round), ...(found?.byHand ? [t.byHand] : [])].join(' · ')
}

/** A row for each table: its number, the first player, whoever else sits there. */
export function pairingsByTable(state: EventState, round: number): PublicList {
  const { tables, bye } = sittings(state, round)
  const maps = tables.some(({ map }) => map !== null)
  return {
    title: t.kinds['by-table'],
    about: aboutRound(state, round),
    columns: [
      { label: eventTexts.slip.table, share: 1.3, bold: true },
      { label: '1', share: 5 },
      { label: '2', share: 5 },
      ...(maps ? [{ label: t.map, share: 4 }] : [])
    ],
    rows: [
      ...tables.map(({ table, names: [first = '', ...others], map }) => [
        String(table),
        first,
        others.join(', '),
        ...(maps ? [map ?? ''] : [])
      ]),
      ...(bye === null ? [] : [['–', bye, eventTexts.results.bye, ...(maps ? [''] : [])]])
    ]
  }
}

/** A row for each player: table and whom they meet; the bye last. */
export function pairingsByName(state: EventState, round: number): PublicList {
  const { tables, bye } = sittings(state, round)
  const rows = tables
    .flatMap(({ table, names, lookedFor }) =>
      lookedFor.flatMap((own, index) =>
        own.map((name) => [lastNameFirst(name), String(table), names.filter((_, other) => other !== index).join(', ')])
      )
    )
    .toSorted(([a = ''], [b = '']) => byLastName(a, b))
  return {
    title: t.kinds['by-name'],
    about: aboutRound(state, round),
    columns: [
      { label: eventTexts.standings.player, share: 5, bold: true },
      { label: eventTexts.slip.table, share: 1.3, bold: true },
      { label: t.against, share: 5 }
    ],
    rows: [...rows, ...(bye === null ? [] : [[lastNameFirst(bye), '–', eventTexts.results.bye]])],
    byLetter: true
  }
}

/** "After round 3", or what decides the order after a cut. */
const aboutStandings = (inCut: FinalStandings['inCut'], round: number): string =>
  inCut > 0 ? eventTexts.standings.afterCut(inCut) : eventTexts.standings.afterRound(round)

/** The standings after a round, or after the cut. */
export function standingsList(state: EventState, round: number): PublicList {
  const name = publicNamer(state)
  const s = eventTexts.standings
  const { rows, open, inCut } = finalStandings(state, round)
  return {
    title: eventTexts.views.standings,
    about: [aboutStandings(inCut, round), ...(open.length > 0 ? [s.open(open.length)] : [])].join(' · '),
    columns: [
      { label: s.rank, share: 1, bold: true },
      { label: s.player, share: 5 },
      { label: s.record, share: 2.4, align: 'right' },
      { label: s.score, share: 1.6, align: 'right' },
      { label: s.rate, share: 2.3, align: 'right' },
      { label: s.opponentsScore, share: 2.6, align: 'right' }
    ],
    rows: rows.map((row) => [
      String(row.rank),
      [name(row.player), ...(row.dropped ? [`(${s.dropped})`] : [])].join(' '),
      `${row.wins}–${row.losses}${row.byes > 0 ? ` (${s.byes(row.byes)})` : ''}`,
      String(row.score),
      percent(row.opponentsWinRate),
      mean(row.opponentsScore)
    ])
  }
}

/** The same for paper, where no row opens: every figure as the fraction that it is. */
export function exactStandings(state: EventState, round: number): PublicList {
  const list = standingsList(state, round)
  const { rows } = finalStandings(state, round)
  const shares = [1, 4.4, 2.2, 1.6, 3.4, 3.6]
  return {
    ...list,
    columns: list.columns.map((column, index) => ({ ...column, share: shares[index]! })),
    rows: list.rows.map((row, index) => [
      ...row.slice(0, 4),
      rateText(rows[index]!.opponentsWinRate),
      meanText(rows[index]!.opponentsScore)
    ])
  }
}

/** How many rows of `sumsList` belong to one player. */
export const SUMS_OF_ONE = 3

/** The standings after a round with the sum behind each of their figures, three rows a player. */
export function sumsList(state: EventState, round: number): PublicList {
  const name = publicNamer(state)
  const { rows, inCut } = finalStandings(state, round)
  const s = eventTexts.standings
  return {
    title: t.kinds.sums,
    about: [aboutStandings(inCut, round), t.floor(fractionText(state.settings.floor))].join(' · '),
    columns: [
      { label: s.rank, share: 1, bold: true },
      { label: s.player, share: 3, bold: true },
      { label: t.figure, share: 3.2 },
      { label: t.sum, share: 10 }
    ],
    rows: rows.flatMap((row) => {
      const sums = sumsOf(state, row.player, round)
      return [
        [String(row.rank), name(row.player), s.score, pointsSum(row, sums, name)],
        ['', '', s.rate, rateSum(row, sums, name)],
        ['', '', s.opponentsScore, opponentsSum(row, sums, name)]
      ]
    })
  }
}

/** Every match of the cut, the first round of it first; who is not known yet stands as such. */
export function bracketList(state: EventState): PublicList {
  const name = publicNamer(state)
  const c = eventTexts.cut
  const seeds = state.cut?.seeds ?? []
  const who = (id: string | null): string => (id === null ? c.unknown : `${c.seed(seeds.indexOf(id) + 1)} ${name(id)}`)
  return {
    title: t.kinds.bracket,
    about: c.made(seeds.length),
    columns: [
      { label: eventTexts.results.round, share: 2.4, bold: true },
      { label: eventTexts.slip.table, share: 1.3, bold: true },
      { label: '1', share: 4 },
      { label: '2', share: 4 },
      { label: eventTexts.slip.winner, share: 4, bold: true }
    ],
    rows: bracketView(state).flatMap(({ name: called, matches }) =>
      matches.map(({ a, b, winner, score, table }) => [
        called,
        String(table),
        who(a),
        who(b),
        winner === null
          ? ''
          : [name(winner), ...(score && a !== null && b !== null ? [`${score.get(a) ?? 0} : ${score.get(b) ?? 0}`] : [])].join(' ')
      ])
    )
  }
}

/** The day in numbers, a row for each round and one for all of them: for the staff. */
export function roundsList(state: EventState): PublicList {
  const d = eventTexts.paper.day
  const some = (count: number): string => (count === 0 ? '' : String(count))
  return {
    title: d.title,
    about: '',
    columns: [
      { label: eventTexts.results.round, share: 1.6, bold: true },
      { label: d.tables, share: 1.6, align: 'right' },
      { label: eventTexts.results.open, share: 1.6, align: 'right' },
      { label: d.firstWon, share: 2.8, align: 'right' },
      { label: d.calls, share: 1.8, align: 'right' },
      { label: d.wait, share: 2.4, align: 'right' },
      { label: d.extended, share: 2, align: 'right' },
      { label: eventTexts.views.penalties, share: 2, align: 'right' }
    ],
    rows: roundFigures(state).map((row) => [
      row.round === null ? d.all : String(row.round),
      String(row.tables),
      some(row.open),
      row.firstTold === 0 ? '' : d.firstOf(row.firstWon, row.firstTold),
      some(row.calls),
      row.medianWait === null ? '' : clockText(Math.floor(row.medianWait)),
      row.extended === 0 ? '' : clockText(row.extended),
      some(row.penalties)
    ])
  }
}

/** "1. Kim; 2. Ada, Bo; 4. Cy": after a place that is shared the next ones are skipped. */
function placesText(places: Places, name: (id: string) => string): string {
  const numbers = placeNumbers(places)
  return places.map((shared) => `${numbers.get(shared[0]!)}. ${shared.map(name).join(', ')}`).join('; ')
}

/** Every result of a round; where one is missing its place is empty. */
export function resultsList(state: EventState, round: number): PublicList {
  const name = publicNamer(state)
  const found = state.rounds[round - 1]
  const pairs = [...(found?.tables.values() ?? [])].toSorted((a, b) => a.table - b.table)
  const pods = [...(found?.pods.values() ?? [])].toSorted((a, b) => a.table - b.table)
  return {
    title: eventTexts.views.results,
    about: aboutRound(state, round),
    columns: [
      { label: eventTexts.slip.table, share: 1.2, bold: true },
      { label: '1', share: 5 },
      { label: '2', share: 5 },
      { label: eventTexts.slip.winner, share: 5, bold: true },
      { label: eventTexts.standings.score, share: 2.6, align: 'right' }
    ],
    rows: [
      ...pairs.map(({ table, players, result }) => [
        String(table),
        ...players.map(name),
        result === null || result.winner === null ? '–' : name(result.winner),
        result === null ? eventTexts.results.open : scoreText(result, players)
      ]),
      ...pods.map(({ table, players, places }) => [
        String(table),
        places === null ? players.map(name).join(', ') : placesText(places, name),
        '',
        places === null ? '–' : (places[0] ?? []).map(name).join(', '),
        places === null ? eventTexts.results.open : ''
      ]),
      ...(found && found.bye !== null
        ? [['–', name(found.bye), eventTexts.results.bye, name(found.bye), String(state.settings.byeScore)]]
        : [])
    ]
  }
}

/** The penalties of the day: for the staff and whoever asks for a report, never on a wall. */
export function penaltiesList(state: EventState): PublicList {
  const name = publicNamer(state)
  const { own } = freeWords(state, publicNames(state))
  const p = eventTexts.penalties
  return {
    title: eventTexts.views.penalties,
    about: '',
    columns: [
      { label: p.player, share: 4, bold: true },
      { label: eventTexts.results.round, share: 1.6 },
      { label: p.level, share: 3 },
      { label: p.infraction, share: 6 },
      { label: eventTexts.standings.score, share: 1.6, align: 'right' }
    ],
    rows: state.penalties.map(({ player, round, level, infraction, score }) => [
      name(player),
      round === 0 ? '' : String(round),
      p.levels[level],
      own(infraction),
      score === 0 ? '' : String(score)
    ])
  }
}

const minutesText = (seconds: number): string => `${seconds < 0 ? '-' : ''}${clockText(Math.abs(seconds))}`

/** Time that tables were given, each with why: for the staff and whoever asks for a report. */
export function moreTimeList(state: EventState): PublicList {
  const name = publicNamer(state)
  const { own } = freeWords(state, publicNames(state))
  return {
    title: eventTexts.clock.extended,
    about: '',
    columns: [
      { label: eventTexts.results.round, share: 1.6, bold: true },
      { label: eventTexts.slip.table, share: 1.4, bold: true },
      { label: eventTexts.standings.player, share: 6 },
      { label: eventTexts.clock.minutes, share: 1.8, align: 'right' },
      { label: eventTexts.clock.why, share: 6 }
    ],
    rows: state.rounds.flatMap(({ round, tables, pods }) => [
      ...(state.clocks.get(round) ?? []).flatMap(({ action, seconds = 0 }) =>
        action === 'extend' ? [[String(round), '', eventTexts.clock.everyTable, minutesText(seconds), '']] : []
      ),
      ...[...tables.values(), ...pods.values()].flatMap(({ table, players, extensions }) =>
        extensions.map(({ seconds, reason, ruling }) => [
          String(round),
          String(table),
          players.map(name).join(' – '),
          minutesText(seconds),
          reason === null ? (ruling === null ? '' : eventTexts.facts.forRuling) : own(reason)
        ])
      )
    ])
  }
}

/** What was handed out to whom. */
export function prizesList(state: EventState): PublicList {
  const name = publicNamer(state)
  const { own } = freeWords(state, publicNames(state))
  return {
    title: eventTexts.prizes.title,
    about: '',
    columns: [
      { label: eventTexts.prizes.player, share: 4, bold: true },
      { label: eventTexts.prizes.prize, share: 6 }
    ],
    rows: state.prizes.map(({ player, prize }) => [name(player), own(prize)])
  }
}
