/** An event as files for others: tables for a spreadsheet, and a report in the columns that programs for tournaments read. */
import Papa from 'papaparse'
import { matchOfCut } from '../../../../shared/tournament/state/bracket.ts'
import type { EventState, MatchResult, PlayerState } from '../../../../shared/tournament/state/state.ts'
import { standingsOf } from '../../../../shared/tournament/state/standings.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { doubtMarks } from '../rounds/doubts.ts'
import { placeNumbers } from '../rounds/podDraft.ts'
import { mean, percent } from '../words/eventWords.ts'
import { exportNames, type ExportNames, type LoggedEvent } from './exportNames.ts'
import { logRows } from './logTable.ts'

type Name = (player: string) => string
type Row = readonly (string | number)[]

interface EventExport {
  readonly id: keyof typeof eventTexts.exports.kinds
  readonly kind: 'csv' | 'text'
  /** How people call such a file. */
  readonly sign: 'CSV' | 'TRF'
  /** Whether the event is one that such a file can tell. */
  readonly fits: (state: EventState) => boolean
  /** @param called its name */
  readonly text: (event: LoggedEvent, called: string, names: ExportNames) => string
}

/** With a mark for spreadsheets that it is UTF-8. What one would run as a formula is guarded by a quote. */
export const csv = (heads: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...heads], data: rows.map((row) => [...row]) }, { escapeFormulae: true })}\r\n`

/** As a number where it is one: a minus in front of it is no formula. */
const figure = (written: string): string | number => (/^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written)

function standingsCsv(state: EventState, name: Name): string {
  const s = eventTexts.standings
  const x = eventTexts.exports
  return csv(
    [s.rank, s.player, x.wins, x.losses, x.byes, s.score, s.rate, s.opponentsScore],
    standingsOf(state).rows.map((row) => [
      row.rank,
      name(row.player),
      row.wins,
      row.losses,
      row.byes,
      row.score,
      percent(row.opponentsWinRate, '.'),
      figure(mean(row.opponentsScore, '.'))
    ])
  )
}

function pairRow(
  round: string | number,
  table: string | number,
  [a, b]: readonly [string, string],
  result: MatchResult | null,
  name: Name,
  buildTotal: number
): Row {
  const points = (id: string): string | number => (result === null ? '' : (result.score.get(id) ?? 0))
  const called = (id: string | null | undefined): string => (id === null || id === undefined ? '' : name(id))
  return [
    round,
    table,
    name(a),
    name(b),
    called(result?.winner),
    points(a),
    points(b),
    called(result?.first),
    result === null ? eventTexts.results.open : eventTexts.slip.kinds[result.kind],
    doubtMarks(result, buildTotal)
  ]
}

function pairingsCsv(state: EventState, name: Name): string {
  const t = eventTexts
  const x = t.exports
  const { buildTotal } = state.settings
  const rows = state.rounds.flatMap(({ round, tables, pods, bye }): Row[] => [
    ...[...tables.values()]
      .toSorted((a, b) => a.table - b.table)
      .map(({ table, players, result }) => pairRow(round, table, players, result, name, buildTotal)),
    ...[...pods.values()].flatMap(({ table, players, places }) => {
      const numbers = placeNumbers(places ?? [])
      return players.map((player): Row => {
        const place = numbers.get(player)
        return [round, table, name(player), '', '', '', '', '', place === undefined ? t.results.open : `${t.paper.place} ${place}`, '']
      })
    }),
    ...(bye === null ? [] : [[round, '', name(bye), '', name(bye), state.settings.byeScore, '', '', t.results.bye, '']])
  ])
  const cut = (state.cut?.rounds ?? []).flatMap((matches) =>
    matches.flatMap(({ match }): Row[] => {
      const found = matchOfCut(state, match)
      if (!found || found.a === null || found.b === null) return []
      return [pairRow(t.cut.round(matches.length), '', [found.a, found.b], found.played.result, name, buildTotal)]
    })
  )
  const points = (key: string): string => `${t.standings.score} ${key}`
  return csv(
    [
      t.results.round,
      t.slip.table,
      `${t.standings.player} 1`,
      `${t.standings.player} 2`,
      t.slip.winner,
      points('1'),
      points('2'),
      t.slip.first,
      x.result,
      x.note
    ],
    [...rows, ...cut]
  )
}

function penaltiesCsv({ penalties }: EventState, { name, words }: ExportNames): string {
  const p = eventTexts.penalties
  return csv(
    [eventTexts.results.round, eventTexts.slip.table, p.player, p.level, p.infraction, eventTexts.standings.score],
    penalties.map(({ round, table, player, level, infraction, score }) => [
      round,
      table ?? '',
      name(player),
      p.levels[level],
      words(infraction),
      score
    ])
  )
}

/** Opponent, colour and result of a player in a round, as the report has them: `w` is who went first. */
function trfRound(state: EventState, round: number, player: PlayerState): string {
  const { tables, bye } = state.rounds[round - 1]!
  if (bye === player.id) return '0000 - U'
  const found = [...tables.values()].find(({ players }) => players.includes(player.id))
  if (!found) return '0000 - Z'
  const other = state.players.get(found.players.find((id) => id !== player.id)!)!
  const { result } = found
  const colour = result?.first ? (result.first === player.id ? 'w' : 'b') : '-'
  const won = result?.winner === player.id
  const sign = result === null ? ' ' : result.kind === 'no-show' ? (won ? '+' : '-') : won ? '1' : '0'
  return `${String(other.number).padStart(4)} ${colour} ${sign}`
}

/** A line of 33 signs for the name; line ends cannot stand in it. */
const trfName = (name: string): string => {
  const signs = [...name.replaceAll(/\s+/g, ' ')].slice(0, 33)
  return signs.join('') + ' '.repeat(33 - signs.length)
}

/** One line for each player in the columns of the TRF of 2016: number, name, wins as points, rank, then ten columns for each round. */
function trf(state: EventState, event: string, name: Name): string {
  const { rows } = standingsOf(state)
  const lines = rows
    .map((row) => ({ row, player: state.players.get(row.player)! }))
    .toSorted((a, b) => a.player.number - b.player.number)
    .map(({ row, player }) =>
      [
        '001 ',
        String(player.number).padStart(4),
        ' '.repeat(6),
        trfName(name(player.id)),
        ' '.repeat(33),
        `${row.wins}.0`.padStart(4),
        ' ',
        String(row.rank).padStart(4),
        ...state.rounds.map(({ round }) => `  ${trfRound(state, round, player)}`)
      ].join('')
    )
  return [
    `012 ${event.replaceAll(/\s+/g, ' ')}`,
    `062 ${rows.length}`,
    '092 Individual: Swiss-System',
    `XXR ${Math.max(state.settings.rounds, state.rounds.length)}`,
    ...lines,
    ''
  ].join('\r\n')
}

function logCsv(event: LoggedEvent, names: ExportNames): string {
  const x = eventTexts.exports
  return csv([x.number, x.time, x.who, x.what, x.takenBack], logRows(event, names))
}

const always = (): boolean => true
export const EVENT_EXPORTS: readonly EventExport[] = [
  { id: 'standings', kind: 'csv', sign: 'CSV', fits: always, text: ({ state }, _called, { name }) => standingsCsv(state, name) },
  { id: 'pairings', kind: 'csv', sign: 'CSV', fits: always, text: ({ state }, _called, { name }) => pairingsCsv(state, name) },
  { id: 'penalties', kind: 'csv', sign: 'CSV', fits: always, text: ({ state }, _called, names) => penaltiesCsv(state, names) },
  { id: 'log', kind: 'csv', sign: 'CSV', fits: always, text: (event, _called, names) => logCsv(event, names) },
  {
    id: 'trf',
    kind: 'text',
    sign: 'TRF',
    // A table of more than two has no place in it.
    fits: ({ rounds }) => rounds.every(({ pods }) => pods.size === 0),
    text: ({ state }, called, { name }) => trf(state, called, name)
  }
]

/** The text of one of the files. @param called the name of the event */
export const exportText = (one: EventExport, event: LoggedEvent, called: string, withNames: boolean): string =>
  one.text(event, called, exportNames(event, withNames))
