/** A table of short words on one sheet of paper, lying across: the chart of lines of fire. */
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { wrapped, type Drawing, type Measure, type Shape } from './shapes.ts'

export type CellTone = 'clear' | 'hindered' | 'blocked'

export interface ChartSheet {
  readonly title: string
  readonly about: string
  /** Over the first column. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly { readonly text: string; readonly tone: CellTone }[] }[]
  readonly foot: string
}

const MARGIN = 30
const SMALL = 7.5
const LINE = 9

const FILLS: Readonly<Record<CellTone, string>> = { clear: '#ffffff', hindered: '#eeeeee', blocked: '#cccccc' }

/** One page. What a cell says stands there in letters; grey only helps the eye. */
export function chartPage(sheet: ChartSheet, paper: Paper, measure: Measure): Drawing {
  const [height, width] = PAPERS[paper]
  const first = 150
  const column = (width - 2 * MARGIN - first) / sheet.columns.length
  const shapes: Shape[] = []
  const write = (text: string, x: number, y: number, size: number, bold = false, align: 'left' | 'middle' = 'left'): void => {
    shapes.push({ do: 'text', x, y, size, text, fill: PAPER.ink, bold, align })
  }
  write(sheet.title, MARGIN, MARGIN + 12, 15, true)
  write(sheet.about, MARGIN, MARGIN + 26, 8.5)
  const heads = sheet.columns.map((words) => wrapped(words, column - 4, SMALL, true, measure))
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * LINE + 6
  const top = MARGIN + 36
  write(sheet.corner, MARGIN + 2, top + headHeight - 5, SMALL, true)
  for (const [index, lines] of heads.entries())
    for (const [n, words] of lines.entries())
      write(words, MARGIN + first + (index + 0.5) * column, top + LINE * (n + 1), SMALL, true, 'middle')
  const step = (height - top - headHeight - MARGIN - 20) / sheet.rows.length
  for (const [index, { label, cells }] of sheet.rows.entries()) {
    const y = top + headHeight + index * step
    const base = y + step / 2 + SMALL / 3
    for (const [n, { text, tone }] of cells.entries()) {
      const x = MARGIN + first + n * column
      shapes.push({ do: 'rect', x, y, w: column, h: step, fill: FILLS[tone], stroke: PAPER.line, width: 0.5 })
      write(text, x + column / 2, base, SMALL, tone === 'blocked', 'middle')
    }
    shapes.push({ do: 'rect', x: MARGIN, y, w: first, h: step, stroke: PAPER.line, width: 0.5 })
    write(label, MARGIN + 4, base, SMALL)
  }
  write(sheet.foot, MARGIN, height - MARGIN + 8, SMALL)
  return { width, height, shapes }
}
