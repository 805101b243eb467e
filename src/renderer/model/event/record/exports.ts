/** An event as files for others: tables for a spreadsheet, and a report in the columns that programs for tournaments read. */
import Papa from 'papaparse'
import { matchOfCut } from '../../../../shared/tournament/state/bracket.ts'
import type { EventState, MatchResult, PlayerState } from '../../../../shared/tournament/state/state.ts'
import { finalStandings } from '../../../../shared/tournament/state/finalPlaces.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { doubtMarks } from '../rounds/doubts.ts'
import { placeNumbers } from '../rounds/podDraft.ts'
import { bracketView } from '../standings/cutPlan.ts'
import { mean, percent } from '../words/eventWords.ts'
import { columnsOf, withColumns, type ChosenColumns, type ExportColumn, type ExportRow as Row, type ExportTable } from './exportColumns.ts'
import { exportNames, type ExportNames, type LoggedEvent } from './exportNames.ts'
import { logRows } from './logTable.ts'

interface EventExport {
  readonly id: keyof typeof eventTexts.exports.kinds
  readonly kind: 'csv' | 'text'
  /** How people call such a file. */
  readonly sign: 'CSV' | 'TRF'
  /** Whether the event is one that such a file can tell. */
  readonly fits: (state: EventState) => boolean
  /** Of a table: its columns and rows. */
  readonly table?: (event: LoggedEvent, names: ExportNames) => ExportTable
  /** Of a file that is no table. @param called the name of the event */
  readonly text?: (event: LoggedEvent, called: string, names: ExportNames) => string
}

/** With a mark for spreadsheets that it is UTF-8. What one would run as a formula is guarded by a quote. */
export const csv = (heads: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...heads], data: rows.map((row) => [...row]) }, { escapeFormulae: true })}\r\n`

/** As a number where it is one: a minus in front of it is no formula. */
const figure = (written: string): string | number => (/^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written)

const column = (id: string, head: string): ExportColumn => ({ id, head })
/** Left out if it holds nothing and was not chosen. */
const extra = (id: string, head: string, of = id): ExportColumn => ({ id, head, extra: of })

function standingsTable(state: EventState, { name, about }: ExportNames): ExportTable {
  const s = eventTexts.standings
  const x = eventTexts.exports
  return {
    columns: [
      column('rank', s.rank),
      column('player', s.player),
      column('wins', x.wins),
      column('losses', x.losses),
      column('byes', x.byes),
      column('score', s.score),
      column('rate', s.rate),
      column('opponents-score', s.opponentsScore),
      extra('publisher', x.publisher),
      extra('club', x.club),
      extra('dropped', x.dropped)
    ],
    rows: finalStandings(state).rows.map((row) => [
      row.rank,
      name(row.player),
      row.wins,
      row.losses,
      row.byes,
      row.score,
      percent(row.opponentsWinRate, '.'),
      figure(mean(row.opponentsScore, '.')),
      about(row.player).publisher,
      about(row.player).club,
      row.dropped ? x.yes : ''
    ])
  }
}

function pairRow(
  round: string | number,
  table: string | number,
  [a, b]: readonly [string, string],
  result: MatchResult | null,
  { name, about }: ExportNames,
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
    doubtMarks(result, buildTotal),
    about(a).publisher,
    about(b).publisher
  ]
}

function pairingsTable(state: EventState, names: ExportNames): ExportTable {
  const t = eventTexts
  const x = t.exports
  const { buildTotal } = state.settings
  const { name, about } = names
  const rows = state.rounds.flatMap(({ round, tables, pods, bye }): Row[] => [
    ...[...tables.values()]
      .toSorted((a, b) => a.table - b.table)
      .map(({ table, players, result }) => pairRow(round, table, players, result, names, buildTotal)),
    ...[...pods.values()].flatMap(({ table, players, places }) => {
      const numbers = placeNumbers(places ?? [])
      return players.map((player): Row => {
        const place = numbers.get(player)
        const result = place === undefined ? t.results.open : `${t.paper.place} ${place}`
        return [round, table, name(player), '', '', '', '', '', result, '', about(player).publisher, '']
      })
    }),
    ...(bye === null
      ? []
      : [[round, '', name(bye), '', name(bye), state.settings.byeScore, '', '', t.results.bye, '', about(bye).publisher, '']])
  ])
  const cut = bracketView(state).flatMap(({ name: round, matches }) =>
    matches.flatMap(({ match, table }): Row[] => {
      const found = matchOfCut(state, match)
      if (!found || found.a === null || found.b === null) return []
      return [pairRow(round, table, [found.a, found.b], found.played.result, names, buildTotal)]
    })
  )
  const { player, score } = t.standings
  return {
    columns: [
      column('round', t.results.round),
      column('table', t.slip.table),
      column('player-1', `${player} 1`),
      column('player-2', `${player} 2`),
      column('winner', t.slip.winner),
      column('score-1', `${score} 1`),
      column('score-2', `${score} 2`),
      column('first', t.slip.first),
      column('result', x.result),
      column('note', x.note),
      extra('publisher-1', `${x.publisher} 1`, 'publisher'),
      extra('publisher-2', `${x.publisher} 2`, 'publisher')
    ],
    rows: [...rows, ...cut]
  }
}

function penaltiesTable({ penalties }: EventState, { name, words, about }: ExportNames): ExportTable {
  const p = eventTexts.penalties
  const x = eventTexts.exports
  return {
    columns: [
      column('round', eventTexts.results.round),
      column('table', eventTexts.slip.table),
      column('player', p.player),
      column('level', p.level),
      column('infraction', p.infraction),
      column('score', eventTexts.standings.score),
      extra('publisher', x.publisher)
    ],
    rows: penalties.map(({ round, table, player, level, infraction, score }) => [
      round,
      table ?? '',
      name(player),
      p.levels[level],
      words(infraction),
      score,
      about(player).publisher
    ])
  }
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
  const sign = result === null ? ' ' : ['no-show', 'game-loss'].includes(result.kind) ? (won ? '+' : '-') : won ? '1' : '0'
  return `${String(other.number).padStart(4)} ${colour} ${sign}`
}

/** A line of 33 signs for the name; line ends cannot stand in it. */
const trfName = (name: string): string => {
  const signs = [...name.replaceAll(/\s+/g, ' ')].slice(0, 33)
  return signs.join('') + ' '.repeat(33 - signs.length)
}

/** The eleven columns for the number of a player at those who run the game; one that is longer is left out. */
function trfPublisher(publisher: string): string {
  const plain = publisher.replaceAll(/\s+/g, ' ')
  return (plain.length > 11 ? '' : plain).padStart(11)
}

/** One line for each player in the columns of the TRF of 2016: number, name, publisher's number, wins as points, rank, then ten columns for each round. */
function trf(state: EventState, event: string, { name, about }: ExportNames): string {
  const { rows } = finalStandings(state)
  const lines = rows
    .map((row) => ({ row, player: state.players.get(row.player)! }))
    .toSorted((a, b) => a.player.number - b.player.number)
    .map(({ row, player }) =>
      [
        '001 ',
        String(player.number).padStart(4),
        ' '.repeat(6),
        trfName(name(player.id)),
        ' '.repeat(10),
        trfPublisher(about(player.id).publisher),
        ' '.repeat(12),
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

function logTable(event: LoggedEvent, names: ExportNames): ExportTable {
  const x = eventTexts.exports
  return {
    columns: [
      column('number', x.number),
      column('time', x.time),
      column('who', x.who),
      column('what', x.what),
      column('undone', x.takenBack)
    ],
    rows: logRows(event, names)
  }
}

const always = (): boolean => true
export const EVENT_EXPORTS: readonly EventExport[] = [
  { id: 'standings', kind: 'csv', sign: 'CSV', fits: always, table: ({ state }, names) => standingsTable(state, names) },
  { id: 'pairings', kind: 'csv', sign: 'CSV', fits: always, table: ({ state }, names) => pairingsTable(state, names) },
  { id: 'penalties', kind: 'csv', sign: 'CSV', fits: always, table: ({ state }, names) => penaltiesTable(state, names) },
  { id: 'log', kind: 'csv', sign: 'CSV', fits: always, table: logTable },
  {
    id: 'trf',
    kind: 'text',
    sign: 'TRF',
    // A table of more than two has no place in it.
    fits: ({ rounds }) => rounds.every(({ pods }) => pods.size === 0),
    text: ({ state }, called, names) => trf(state, called, names)
  }
]

/** The table of one of the files with all its columns; `null` if the file is no table. */
export const exportTable = (one: EventExport, event: LoggedEvent, withNames: boolean): ExportTable | null =>
  one.table?.(event, exportNames(event, withNames)) ?? null

/** The text of one of the files. @param called the name of the event @param chosen the columns that the organiser wants */
export function exportText(one: EventExport, event: LoggedEvent, called: string, withNames: boolean, chosen?: ChosenColumns): string {
  const names = exportNames(event, withNames)
  if (!one.table) return one.text?.(event, called, names) ?? ''
  const whole = one.table(event, names)
  const { columns, rows } = withColumns(whole, columnsOf(whole, chosen))
  return csv(
    columns.map(({ head }) => head),
    rows
  )
}
