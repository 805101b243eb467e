import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useFigure } from '../../../../../src/renderer/actions/figures/putOnTable.ts'
import { putOn } from '../../../../../src/renderer/actions/setup/putOn.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { emptyTable, Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { latelyUsed } from '../../../../../src/renderer/model/figures/lately.ts'
import type { Settings } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'

const set = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile

it('a figure of several lines comes in on the one that was chosen', () => {
  const table = new Table()
  table.start({ ...emptyTable('heroclix-2013'), map: { size: [8, 8] } })
  const current: Partial<Settings> = {}
  const settings = { current, set: (change: Partial<Settings>) => Object.assign(current, change) }
  const app = { table, session: new Session(), settings, library: { figureSets: [set] } } as unknown as App
  /** The square that is tapped with the figure in the hand. */
  const tap = (at: readonly [number, number]): void => {
    const { placing } = app.session
    if (placing) putOn(app, placing, at)
  }
  const warden = set.figures.find(({ name }) => name === 'Warden Thrice')!
  useFigure(app, set.id, warden, { line: 1 })
  expect(table.case.figures).toEqual([])
  tap([1, 1])
  useFigure(app, set.id, set.figures[0]!, { side: 'red', to: [5, 5] })
  useFigure(app, set.id, warden)
  tap([2, 6])
  expect(table.case.figures).toMatchObject([
    { line: 1, click: 6, points: 100, side: 'red', at: [1, 1] },
    { name: set.figures[0]!.name, side: 'red', at: [5, 5] },
    { click: 1, points: 150, side: 'blue', at: [2, 6] }
  ])
  // What was used last is offered first, each once, for some days.
  const names = (now: number) => latelyUsed(current.lastFigures, [set], now).map(({ entry }) => entry.name)
  expect(names(Date.now())).toEqual(['Warden Thrice', set.figures[0]!.name])
  expect(names(Date.now() + 8 * 86_400_000)).toEqual([])
  expect(latelyUsed(current.lastFigures, [], Date.now())).toEqual([])
})

it('a bystander is of the figure on its side to which its card says that it belongs, as long as that figure is there', () => {
  const table = new Table()
  table.start({ ...emptyTable('heroclix-2023'), map: { size: [8, 8] } })
  const [owner] = set.figures
  const hand = { ...owner!, id: 'hand', name: 'Deck Hand', type: 'bystander', ref: { unit: owner!.id } }
  const figureSets = [{ ...set, figures: [...set.figures, hand] }]
  const settings = { current: {}, set: () => undefined }
  const app = { table, session: new Session(), settings, library: { figureSets } } as unknown as App
  useFigure(app, set.id, owner!, { side: 'red', to: [1, 1] })
  useFigure(app, set.id, hand, { side: 'red', to: [2, 1] })
  useFigure(app, set.id, hand, { side: 'blue', to: [3, 1] })
  expect(table.case.figures!.map(({ generatedBy }) => generatedBy)).toEqual([undefined, table.case.figures![0]!.id, undefined])
  useFigure(app, set.id, hand, { side: 'red' })
  const { placing } = app.session
  table.change('gone', removeFigure(table.case, table.case.figures![0]!.id))
  putOn(app, placing!, [4, 1])
  expect(table.case.figures!.every((figure) => !('generatedBy' in figure))).toBe(true)
})
