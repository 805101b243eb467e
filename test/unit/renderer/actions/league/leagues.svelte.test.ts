/** What an organiser does with a league: takes it away and back, saves it with names or without, has its standings on paper. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { takeFiles } from '../../../../../src/renderer/actions/event/record/eventFiles.ts'
import { giveLeague, leaguesOf, removeLeague, saveLeague, saveLeagueCsv } from '../../../../../src/renderer/actions/league/leagues.ts'
import { readEventFile } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import type { Printed, PrintSheet } from '../../../../../src/renderer/platform/interface/platform.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { paperPage, textsBelow } from '../../../../support/paperPage.ts'
import { waitFor } from '../../../../support/waitFor.ts'

/** A league of one evening that Kim has won. */
async function league() {
  const on = memoryApp()
  const print = vi.fn((sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'saved', name: `${sheet.name}.pdf` }))
  const app = Object.assign(on.app, { platform: { ...on.app.platform, print } }) as App
  const log = [
    { do: 'register', player: 'a', name: 'Kim' },
    { do: 'register', player: 'b', name: 'Ada' },
    { do: 'round', round: 1, pairs: [['a', 'b']] },
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 10 } }
  ]
  const file = readEventFile({ format: 'linejudge-event/1', id: 'one', name: 'One', settings: {}, log })
  if (!file.ok) throw new Error('no event')
  expect(await takeFiles(app, [file.value])).toBe(true)
  const leagues = leaguesOf(app)
  await leagues.make('Autumn: / 2026')
  await leagues.put({ ...leagues.opened!, events: [{ id: 'one' }] })
  on.session.notices = []
  const opened = leagues.opened!
  return { ...on, app, print, leagues, opened, table: await leagues.table(opened) }
}

it('is taken away with a way back', async () => {
  const { app, session, leagues, opened, told } = await league()
  await removeLeague(app, opened)
  expect([leagues.list, told()]).toEqual([[], [['info', 'The league "Autumn: / 2026" is deleted. Its events stay.']]])
  expect(session.notices[0]?.action?.label).toBe('Undo')
  session.notices[0]!.action!.run()
  await waitFor(() => {
    expect(leagues.list).toEqual([opened])
  })
})

it('is saved whole and as CSV, under its name as a file system takes it, and nothing is said where nobody has saved it', async () => {
  const { app, platform, opened, table, told } = await league()
  await saveLeague(app, opened, 'without')
  const [{ name, text }] = platform.saveFile.mock.calls[0]!
  expect([name, JSON.parse(text)]).toMatchObject([
    'Autumn  2026.league.json',
    { id: opened.id, files: [{ log: [{ name: 'Player 1' }, { name: 'Player 2' }, {}, {}] }] }
  ])
  await saveLeagueCsv(app, opened, table, 'with')
  const saved = platform.saveBytes.mock.calls[0]![0] as unknown as { name: string; kind: string; bytes: Uint8Array }
  expect([saved.name, saved.kind]).toEqual(['Autumn  2026', 'csv'])
  expect(new TextDecoder().decode(saved.bytes).split('\r\n').slice(1)).toEqual(['1,Kim,6,6,1,1,6', '2,Ada,4,4,0,0,4', ''])
  const said = [
    ['info', 'Saved as Autumn  2026.league.json.'],
    ['info', 'Saved as Autumn  2026.']
  ]
  expect(told()).toEqual(said)
  platform.saveFile.mockResolvedValueOnce(null)
  platform.saveBytes.mockResolvedValueOnce(null)
  await saveLeague(app, opened, 'with')
  await saveLeagueCsv(app, opened, table, 'with')
  expect(told()).toEqual(said)
})

it('has its standings on paper', async () => {
  const { app, print, opened, table, told } = await league()
  const page = paperPage()
  await giveLeague(app, opened, table, 'without', 'print', page)
  const [sheet] = print.mock.calls[0]!
  expect([sheet.name, sheet.page]).toEqual(['Autumn  2026', [595.28, 841.89]])
  expect(textsBelow(sheet.element)).toEqual(
    expect.arrayContaining(['Autumn: / 2026', '1 event · 1: one', 'Player 1', '6', 'Player 2', '4'])
  )
  expect(told()).toEqual([['info', 'Saved as Autumn  2026.pdf.']])
})

it('tells what stands in the way of any of it', async () => {
  const { app, session, storage, platform, print, leagues, opened, table } = await league()
  const notify = vi.spyOn(session, 'notify')
  const wrong = (words: string) => new Error(words)
  vi.spyOn(storage, 'commit').mockRejectedValueOnce(wrong('not deleted'))
  await removeLeague(app, opened)
  platform.saveFile.mockRejectedValueOnce(wrong('no file'))
  await saveLeague(app, opened, 'with')
  platform.saveBytes.mockRejectedValueOnce(wrong('no table'))
  await saveLeagueCsv(app, opened, table, 'with')
  print.mockRejectedValueOnce(wrong('no printer'))
  await giveLeague(app, opened, table, 'with', 'print', paperPage())
  expect(notify.mock.calls.map(([kind, text]) => `${kind}: ${text}`)).toEqual([
    'error: not deleted',
    'error: no file',
    'error: no table',
    'error: no printer'
  ])
  expect(leagues.list).toEqual([opened])
})

it('are the same ones for whoever asks', () => {
  const { app } = memoryApp()
  expect(leaguesOf(app)).toBe(leaguesOf(app))
  expect(leaguesOf(app)).not.toBe(leaguesOf(memoryApp().app))
})
