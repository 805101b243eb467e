/** The chart of lines of fire in words: its columns, its rows, and what stands in a cell. */
import { CHART_COLUMNS, lineChart, type ChartCell, type ChartColumn, type ChartEnd } from '../../../shared/cases/chart/lineChart.ts'
import { RULESETS, type RulesetId, type ShippedRulesetId } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { referenceTexts } from '../../i18n/texts.ts'

const t = referenceTexts.chart

/** Its rows in an edition. */
export const chartRows = lineChart

/** The address of its page in the reference. */
export const CHART = '#chart'

/** The edition that the chart is of: that of the table, or the newest where another game is played there. */
export const chartRuleset = (ruleset: RulesetId): ShippedRulesetId => {
  const known = RULESETS.find((one) => one === ruleset)
  return known !== undefined && gameOf(known) === undefined ? known : USUAL_EDITION
}

export const columnWords = ({ id, level }: ChartColumn): string =>
  level === null || id === 'nothing' || id === 'elevated' ? t.columns[id] : t.onLevel(t.columns[id], level === 2)

export const columns: readonly string[] = CHART_COLUMNS.map(columnWords)

export const endWords = ({ level, size }: ChartEnd): string => t.end(t.sizes[size] ?? size, level === 2)

export const rowWords = (from: ChartEnd, to: ChartEnd): string => t.row(endWords(from), endWords(to))

/** What a cell says: a letter for the eye, and the bonus where there is one. */
export const cellWords = ({ verdict, defense }: ChartCell): string =>
  defense > 0 ? `${t.letters[verdict]} +${defense}` : t.letters[verdict]
