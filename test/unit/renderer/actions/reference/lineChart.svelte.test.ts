/** The chart of lines of fire given away, and a cell of it asked on the table. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { askCell, chartDrawing, giveChart } from '../../../../../src/renderer/actions/reference/lineChart.ts'
import type { Printed, PrintSheet } from '../../../../../src/renderer/platform/interface/platform.ts'
import { textsIn } from '../../../../../src/renderer/sheet/shapes.ts'
import { CHART_COLUMNS, lineChart } from '../../../../../src/shared/cases/chart/lineChart.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { paperPage, textsBelow } from '../../../../support/paperPage.ts'
import { writtenPdfs } from '../../../../support/writtenPdfs.ts'

function desk() {
  const on = memoryApp()
  const print = vi.fn((_sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'shown' }))
  const app = Object.assign(on.app, { platform: { ...on.app.platform, print } }) as App
  return { ...on, app, print }
}
const ready = async (): Promise<Document> => {
  const page = paperPage()
  await page.fonts.ready
  return page
}

it('says which edition it is of, and has a row for each two figures with every cell', async () => {
  const drawing = chartDrawing('heroclix-2012', await ready())
  const texts = textsIn(drawing.shapes).map(({ text }) => text)
  expect(texts).toContain('Lines of fire at a glance')
  expect(texts.join(' ')).toContain('2012 rules · C clear, H hindered with the bonus to defense, B blocked.')
  expect(texts.filter((text) => /^[CHB]( \+\d)?$/.test(text))).toHaveLength(lineChart('heroclix-2012').length * CHART_COLUMNS.length)
  expect(texts).toEqual(expect.arrayContaining(['standard, grounded – standard, grounded', 'From, to', 'H +1', 'B']))
  // It is read across.
  expect(drawing.width).toBeGreaterThan(drawing.height)
})

it('is printed lying across under its name; where it became a file, that is told', async () => {
  const { app, print, told } = desk()
  await giveChart(app, 'heroclix-2012', 'print', paperPage())
  const { name, page, element } = print.mock.calls[0]![0]
  const drawing = chartDrawing('heroclix-2012', await ready())
  expect([name, page]).toEqual(['Lines of fire at a glance', [drawing.width, drawing.height]])
  expect(textsBelow(element)).toEqual(textsIn(drawing.shapes).map(({ text }) => text))
  expect(told()).toEqual([])
  print.mockResolvedValueOnce({ kind: 'saved', name: 'chart.pdf' })
  await giveChart(app, 'heroclix-2012', 'print', paperPage())
  print.mockRejectedValueOnce(new Error('No printer.'))
  await giveChart(app, 'heroclix-2012', 'print', paperPage())
  expect(told()).toEqual([
    ['info', 'Saved as chart.pdf.'],
    ['error', 'No printer.']
  ])
})

it('is saved as a PDF of one page; nothing is told where no place was chosen', async () => {
  const written = writtenPdfs()
  const { app, platform, print, told } = desk()
  await giveChart(app, 'heroclix-2012', 'pdf', paperPage())
  expect(written.map(({ pages, about }) => [pages.length, about])).toMatchObject([
    [1, { title: 'Lines of fire at a glance', language: 'en', maker: 'Linejudge 9.9.9' }]
  ])
  expect(platform.saveBytes.mock.calls).toEqual([[{ name: 'Lines of fire at a glance', kind: 'pdf', bytes: new Uint8Array([1]) }]])
  platform.saveBytes.mockResolvedValueOnce(null)
  await giveChart(app, 'heroclix-2012', 'pdf', paperPage())
  expect([told(), print.mock.calls]).toEqual([[['info', 'Saved as Lines of fire at a glance.']], []])
})

it('puts the question of a cell on the table, as one step that says what it is', () => {
  const { app, table, session } = desk()
  session.screen = 'rules'
  const row = lineChart('heroclix-2013')[0]!
  const at = CHART_COLUMNS.findIndex(({ id }) => id === 'blocking')
  askCell(app, 'heroclix-2013', row, at)
  expect(table.case).toMatchObject({
    title: 'standard, grounded – standard, grounded: blocking, grounded',
    ruleset: 'heroclix-2013',
    map: { terrain: ['...b...'] }
  })
  expect([table.ruling?.verdict, session.screen]).toEqual([row.cells[at]!.verdict, 'table'])
  expect([table.undo(), table.canUndo]).toEqual(['Chart of lines of fire', false])
})
