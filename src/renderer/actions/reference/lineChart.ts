/** The chart of lines of fire on paper, and a cell of it on the table. */
import { messageOf } from '../../../shared/base/result.ts'
import { chartCase, CHART_COLUMNS, lineChart, type ChartColumn, type ChartRow } from '../../../shared/cases/chart/lineChart.ts'
import type { RulesetId } from '../../../shared/contract/case.ts'
import { language } from '../../i18n/spoken.ts'
import { referenceTexts, texts } from '../../i18n/texts.ts'
import { cellWords, columns, columnWords, rowWords } from '../../model/reference/lineChart.ts'
import { chartPage } from '../../sheet/chartPage.ts'
import { PAPERS } from '../../sheet/layout.ts'
import type { Drawing } from '../../sheet/shapes.ts'
import { measureOn } from '../../sheet/toPng.ts'
import { svgElement } from '../../sheet/toSvg.ts'
import type { App } from '../app.ts'

const t = referenceTexts.chart

/** The page as it is printed, lying across. */
export function chartDrawing(ruleset: RulesetId, page: Document): Drawing {
  const rows = lineChart(ruleset).map(({ from, to, cells }) => ({
    label: rowWords(from, to),
    cells: cells.map((cell) => ({ text: cellWords(cell), tone: cell.verdict }))
  }))
  const about = `${texts.rulesets[ruleset] ?? ruleset} · ${t.key}`
  return chartPage({ title: t.title, about, corner: t.corner, columns, rows, foot: t.worst }, 'a4', measureOn(page))
}

/** Gives the chart away. What goes wrong is told in a notice. */
export async function giveChart(
  app: Pick<App, 'session' | 'platform'>,
  ruleset: RulesetId,
  way: 'pdf' | 'print',
  page: Document = document
): Promise<void> {
  try {
    await page.fonts.ready
    const drawing = chartDrawing(ruleset, page)
    if (way === 'print') {
      const element = page.createElement('div')
      element.append(svgElement(page, drawing, 'pt'))
      const [height, width] = PAPERS.a4
      const printed = await app.platform.print({ name: t.title, element, page: [width, height] })
      if (printed.kind === 'saved') app.session.notify('info', texts.notices.savedFile(printed.name))
      return
    }
    const { pdfFile } = await import('../../sheet/pdfFile.ts')
    const about = { title: t.title, language, maker: `Linejudge ${app.platform.version}`, madeAt: new Date() }
    const saved = await app.platform.saveBytes({
      name: t.title,
      kind: 'pdf',
      bytes: await pdfFile(page, [drawing], about, measureOn(page))
    })
    if (saved) app.session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** Puts the question of a cell on the table. */
export function askCell(app: Pick<App, 'session' | 'table'>, ruleset: RulesetId, { from, to }: ChartRow, index: number): void {
  const column: ChartColumn = CHART_COLUMNS[index] ?? CHART_COLUMNS[0]
  const title = `${rowWords(from, to)}: ${columnWords(column)}`
  app.table.change(t.step, { ...chartCase(ruleset, from, to, column), title })
  app.session.screen = 'table'
}
