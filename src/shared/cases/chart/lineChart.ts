/**
 * The chart of lines of fire: which line two figures have, by their elevation and damage type, with one thing between them.
 * Every cell is a question that the engine answers; nothing of the chart is written down.
 */
import type { ClixCase, RulesetId, Size } from '../../contract/case.ts'
import type { LineOfFireRuling, LineVerdict } from '../../contract/ruling.ts'
import { answerQuestion } from '../answerQuestion.ts'
import { parseQuestion } from '../parseQuestion.ts'

export interface ChartEnd {
  readonly level: 1 | 2
  readonly size: Size
}

/** What stands between the two, and on which level; `target` is what the second one stands in. */
export const CHART_COLUMNS = [
  { id: 'nothing', level: 1 },
  { id: 'hindering', level: 1 },
  { id: 'hindering', level: 2 },
  { id: 'target-in-hindering', level: null },
  { id: 'blocking', level: 1 },
  { id: 'blocking', level: 2 },
  { id: 'elevated', level: 2 },
  { id: 'standard', level: 1 },
  { id: 'standard', level: 2 },
  { id: 'giant', level: 1 },
  { id: 'giant', level: 2 },
  { id: 'colossal', level: 1 },
  { id: 'colossal', level: 2 }
] as const
export type ChartColumn = (typeof CHART_COLUMNS)[number]

export interface ChartCell {
  readonly verdict: LineVerdict
  /** What the line alone adds to the defense of the second. */
  readonly defense: number
  /** The row that decides. */
  readonly rule: string
}
export interface ChartRow {
  readonly from: ChartEnd
  readonly to: ChartEnd
  /** In the order of the columns. */
  readonly cells: readonly ChartCell[]
}

const SIZES: readonly Size[] = ['standard', 'giant', 'colossal']
const ENDS: readonly ChartEnd[] = ([1, 2] as const).flatMap((level) => SIZES.map((size) => ({ level, size })))

/** Each pair of ends once: lines of fire are the same either way. */
const PAIRS: readonly (readonly [ChartEnd, ChartEnd])[] = ENDS.flatMap((from, index) => ENDS.slice(index).map((to) => [from, to] as const))

const isFigure = (id: ChartColumn['id']): id is 'standard' | 'giant' | 'colossal' => (SIZES as readonly string[]).includes(id)

/** The question of a cell: seven squares in a row, the two at their ends, the thing in the middle. */
export function chartCase(ruleset: RulesetId, from: ChartEnd, to: ChartEnd, column: ChartColumn): ClixCase {
  const row = (mark: (x: number) => string): string => Array.from({ length: 7 }, (_, x) => mark(x)).join('')
  const terrain = row((x) => {
    if (x === 3 && column.id === 'hindering') return 'h'
    if (x === 3 && column.id === 'blocking') return 'b'
    return x === 6 && column.id === 'target-in-hindering' ? 'h' : '.'
  })
  const levels: Readonly<Record<number, number | null>> = { 0: from.level, 3: column.level, 6: to.level }
  return {
    format: 'clixcase/1',
    ruleset,
    map: { size: [7, 1], terrain: [terrain], level: [row((x) => String(levels[x] ?? 1))] },
    figures: [
      { id: 'A', side: 'red', at: [0, 0], size: from.size },
      { id: 'T', side: 'blue', at: [6, 0], size: to.size },
      ...(isFigure(column.id) ? [{ id: 'B', side: 'blue', at: [3, 0], size: column.id } as const] : [])
    ],
    ask: { kind: 'line-of-fire', from: 'A', to: 'T' }
  }
}

function cellOf(input: ClixCase): ChartCell {
  const parsed = parseQuestion(input)
  if (!parsed.ok) throw new Error('A cell of the chart is no question.')
  const { verdict, defenseModifier, because } = answerQuestion(parsed.value) as LineOfFireRuling
  const deciding = because.find(({ weight }) => weight === 'decides') ?? because[0]
  return { verdict, defense: defenseModifier, rule: deciding?.rule ?? '' }
}

const known = new Map<RulesetId, readonly ChartRow[]>()

/** Every row of the chart of an edition; worked out once. */
export function lineChart(ruleset: RulesetId): readonly ChartRow[] {
  const before = known.get(ruleset)
  if (before) return before
  const rows = PAIRS.map(([from, to]): ChartRow => {
    return { from, to, cells: CHART_COLUMNS.map((column) => cellOf(chartCase(ruleset, from, to, column))) }
  })
  known.set(ruleset, rows)
  return rows
}
