import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useFigure } from '../../../../../src/renderer/actions/figures/putOnTable.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { emptyTable, Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'

const set = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile

it('a figure of several lines comes in on the one that was chosen', () => {
  const table = new Table()
  table.start({ ...emptyTable('heroclix-2013'), map: { size: [8, 8] } })
  const app = { table, session: new Session() } as App
  const warden = set.figures.find(({ name }) => name === 'Warden Thrice')!
  useFigure(app, warden, 1)
  useFigure(app, warden)
  expect(table.case.figures).toMatchObject([
    { line: 1, click: 6, points: 100 },
    { click: 1, points: 150 }
  ])
})
