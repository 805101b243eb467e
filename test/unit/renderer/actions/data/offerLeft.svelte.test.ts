/** Older work that a page has left: offered as a copy, and copied only if the user accepts. */
import { expect, it } from 'vitest'
import { offerLeft } from '../../../../../src/renderer/actions/data/offerLeft.ts'
import { RestartState } from '../../../../../src/renderer/model/restart/restartState.ts'
import type { LeftValue } from '../../../../../src/renderer/model/saving/leftWork.ts'
import { DEFAULT_SETTINGS } from '../../../../../src/shared/backup/savedRows.ts'
import { duel } from '../../../../support/bench.ts'
import { sampleMap } from '../../storage/rows/samples.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { until } from '../../../../support/until.ts'

const AT = '2026-01-02T03:04:05.000Z'

it('offers it, changes nothing by itself, and puts table, map and note beside the stored ones', async () => {
  const { app, library, told } = memoryApp()
  const work = new RestartState(app.table, app.variants, app.games)
  const map = sampleMap('yard', 'Yard')
  await library.commitDocuments([{ do: 'put', table: 'maps', value: map, origin: 'user' }])
  app.notes.write('LOF-05', 'newer')
  const older: LeftValue[] = [
    { do: 'put', table: 'settings', value: { ...DEFAULT_SETTINGS, table: { ...duel, title: 'Older' } } },
    { do: 'put', table: 'maps', value: { ...map, description: 'older' }, origin: 'user' },
    { do: 'put', table: 'ruleNotes', value: { id: 'LOF-05', text: 'older', bookmarked: false, changedAt: AT } }
  ]
  const before = app.table.case
  offerLeft(app, { trouble: null, older, at: AT }, work)
  const [notice] = app.session.notices
  expect([app.variants.any, library.maps.length, app.notes.of('LOF-05')?.text, notice?.kind]).toEqual([false, 1, 'newer', 'error'])
  notice!.action!.run()
  await until(() => told().length === 2)
  expect(app.table.case).toBe(before)
  expect(app.variants.all.map(({ name, history }) => [name.slice(0, 7), history.present.title])).toEqual([
    ['', duel.title],
    ['Unsaved', 'Older']
  ])
  expect(library.maps.map(({ id, description }) => [id, description]).toSorted()).toEqual([
    ['yard', map.description],
    ['yard:1', 'older']
  ])
  expect(library.maps.find(({ id }) => id === 'yard:1')?.name).toContain('Unsaved')
  expect(app.notes.of('LOF-05')?.text).toMatch(/^newer\nUnsaved.*:\nolder$/)
})

it('puts nothing beside a table that shows the same, and says nothing if there is nothing', () => {
  const { app, told } = memoryApp()
  const work = new RestartState(app.table, app.variants, app.games)
  work.addBeside({ ...DEFAULT_SETTINGS, table: app.table.case }, 'Unsaved')
  offerLeft(app, { trouble: null, older: [], at: null }, work)
  expect([app.variants.any, told()]).toEqual([false, []])
})
