/** Somebody is forgotten while a table and a ruling that name them stand open, in this window and in another one: no later saving brings the name back. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../../src/renderer/actions/app.ts'
import { callJudge, ruleOn } from '../../../../../../src/renderer/actions/event/floor/calls.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { hearForgotten } from '../../../../../../src/renderer/actions/event/forgetting/forgetHere.ts'
import { deleteHolding, forgetPlayer } from '../../../../../../src/renderer/actions/event/forgetting/forgetPlayer.ts'
import type { HeldName } from '../../../../../../src/renderer/model/event/forgetting/heldNames.ts'
import { FORGOTTEN } from '../../../../../../src/renderer/model/event/log/place.ts'
import { saveRuling, wordsOf } from '../../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { waitFor } from '../../../../../support/waitFor.ts'

/** A window with a judge's table on which the name stands, in its undo, in a variant and on the table of another game. */
function windowWithName() {
  const memory = memoryApp()
  const dataStore = { backups: { refresh: () => Promise.resolve(), generations: [] } }
  const app = { ...memory.app, dataStore } as unknown as App
  const { table, variants, games } = app
  const named = {
    ...table.case,
    figures: table.case.figures!.map((figure, index) => (index === 0 ? { ...figure, name: 'Bo Chen' } : figure))
  }
  table.change('Bo Chen moves', named)
  variants.add('Bo Chen instead')
  table.change('Away', { ...table.case, figures: [] })
  const [game] = games.all
  game!.change('x', { ...game!.case, note: 'BO  CHEN asked' } as never)
  return { ...memory, app }
}
const heldBy = ({ table, variants, games, session }: App): string =>
  JSON.stringify([table.history, variants.all, games.all.map(({ history }) => history), session.answered, session.notices])

it('goes out of tables, their undo and variants, other games, the call that is answered, and the ruling of a dialog that was open', async () => {
  const { app, storage } = windowWithName()
  const events = eventsOf(app)
  await events.make('Day', {})
  const event = events.open!
  for (const [player, name] of [
    ['p1', 'Ada Lo'],
    ['p2', 'Bo Chen']
  ])
    // prettier-ignore
    expect(await event.host.append([{ do: 'register', player, name }])).toEqual({ ok: true })
  expect(await event.host.append([{ do: 'round', round: 1, pairs: [['p1', 'p2']], bye: null }])).toEqual({ ok: true })
  await callJudge(app, event, 1, 1)
  await ruleOn(app, event, [...event.host.state.calls.keys()][0]!, 'Jo')
  app.variants.show('first')
  const dialog = wordsOf(null, 'Asked by Bo Chen', app.session.answered)
  expect(dialog.players).toBe('Ada Lo – Bo Chen')
  expect(heldBy(app)).toMatch(/Bo Chen/)

  expect(await forgetPlayer(app, event, 'p2')).toBe(true)
  expect(heldBy(app)).not.toMatch(/bo\s+chen/i)
  expect(app.session.answered?.players).toBe('Ada Lo – Player 2')
  expect(app.table.case.figures![0]!.name).toBe('Player 2')
  expect(app.table.undo()).toBe('Player 2 moves')

  expect(await saveRuling(app, dialog, null)).toBe(true)
  const [kept] = await storage.rulings()
  expect(kept).toMatchObject({ title: 'Asked by Player 2', players: 'Ada Lo – Player 2' })
  expect(JSON.stringify([await storage.rulings(), await storage.eventFacts(event.id), await storage.sessions()])).not.toMatch(/Bo Chen/)
})

it('goes out of another window as soon as that hears of it; a name of one word stays where it might be anybody', async () => {
  const { app } = windowWithName()
  await hearForgotten(app, { event: 'e', names: ['Bo Chen', 'Away'], instead: 'Player 2' })
  expect(heldBy(app)).not.toMatch(/bo\s+chen/i)
  expect(heldBy(app)).toContain('Away')
  const before = app.table.history
  for (const other of [null, 'Bo', { event: 'e', names: 'Bo Chen' }, { event: 'e', names: ['Nobody Here'], instead: 'x' }])
    await hearForgotten(app, other)
  // Nothing is written anew where the name does not stand.
  expect(app.table.history).toBe(before)
})

const BACKUPS = ['old', 'clean', 'damaged'].map((name, index) => ({ name, takenAt: `2026-03-0${index + 1}T10:00:00.000Z` }))

/** An event of two at a desk with three backups: one holds a name, one does not, one cannot be read. */
async function deskWithBackups(generations: readonly { readonly name: string; readonly takenAt: string }[]) {
  const { app: window, ...memory } = windowWithName()
  const removed: string[] = []
  const read = (name: string) =>
    name === 'damaged' ? Promise.reject(new Error('Damaged.')) : Promise.resolve(name === 'old' ? '["Bo Chen"]' : '[]')
  const shelf = { read, remove: (name: string) => Promise.resolve(removed.push(name)) }
  const backups = {
    refresh: vi.fn(() => Promise.resolve()),
    generations,
    backUp: vi.fn(() => Promise.resolve<string | null>('new')),
    error: null as string | null,
    needs: { shelf }
  }
  const app = { ...window, dataStore: { backups } } as unknown as App
  const events = eventsOf(app)
  await events.make('Day', {})
  const event = events.open!
  for (const [player, name] of [['p1', 'Ada Lo'], ['p2', 'Bo Chen']]) await event.append([{ do: 'register', player, name }]) // prettier-ignore
  return { ...memory, app, events, event, backups, removed }
}

it('is asked about where backups still hold the name or cannot be read, and those alone are deleted once a new one is there', async () => {
  const { app, events, event, backups, removed, told } = await deskWithBackups(BACKUPS)
  expect(await forgetPlayer(app, event, 'p2')).toBe(true)
  const held = {
    number: 2,
    backups: [
      { ...BACKUPS[0], unread: false },
      { ...BACKUPS[2], unread: true }
    ]
  }
  expect([events.held, told()]).toEqual([held, []])
  backups.backUp.mockResolvedValueOnce(null)
  backups.error = 'No room for a backup.'
  await deleteHolding(app, events.held!)
  expect([events.held, removed, told()]).toEqual([null, [], [['error', 'No room for a backup.']]])
  backups.refresh.mockClear()
  await deleteHolding(app, held as HeldName)
  expect([removed, backups.backUp.mock.calls.at(-1), backups.refresh.mock.calls.length]).toEqual([['old', 'damaged'], ['asked'], 1])
  expect(told().at(-1)).toEqual(['info', '2 backups are deleted; a new one knows only "Player 2".'])
})

it('is told where nothing holds the name, to every window, and what was changed is written', async () => {
  const { app, events, event, told } = await deskWithBackups([BACKUPS[1]!])
  const flush = vi.spyOn(app.saving, 'flush')
  const heard: unknown[] = []
  const channel = new BroadcastChannel(FORGOTTEN)
  channel.onmessage = ({ data }) => heard.push(data)
  expect(await forgetPlayer(app, event, 'p2')).toBe(true)
  await waitFor(() => {
    expect(heard).toEqual([{ event: event.id, names: ['Bo Chen'], first: [], instead: 'Player 2' }])
  })
  channel.close()
  expect([events.held, told()]).toEqual([null, [['info', 'Player 2 is forgotten.']]])
  expect(flush).toHaveBeenCalled()
  expect(events.open?.host.state.players.get('p2')).toMatchObject({ name: 'Player 2', forgotten: true })
  // Once more, as after a disk that was full: the rows are looked at again, and nothing is written twice.
  const facts = (await app.storage.eventFacts(event.id)).length
  expect(await forgetPlayer(app, events.open!, 'p2')).toBe(true)
  expect((await app.storage.eventFacts(event.id)).length).toBe(facts)
})

it('goes out of what a host on this device has before the rows are written, and the log is read anew after them', async () => {
  const { app, events, event } = await deskWithBackups([])
  const asked: unknown[] = []
  const forget = (...given: unknown[]) => Promise.resolve(void asked.push(given))
  await events.keepBy(event.id, { event, forget, readAnew: () => Promise.resolve(void asked.push('anew')) })
  expect(await forgetPlayer(app, event, 'p2')).toBe(true)
  expect(asked).toEqual([['p2', ['Bo Chen'], 'Player 2'], 'anew'])
})

it('is not done of nobody, nor where it cannot be written', async () => {
  const { app, event, storage, told } = await deskWithBackups([])
  expect([await forgetPlayer(app, event, 'p9'), told()]).toEqual([false, []])
  vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  expect([await forgetPlayer(app, event, 'p2'), told()[0]?.[0]]).toEqual([false, 'error'])
  expect(event.host.state.players.get('p2')?.name).toBe('Bo Chen')
  vi.spyOn(storage, 'leagues').mockRejectedValueOnce(new Error('Not to be read.'))
  expect([await forgetPlayer(app, event, 'p2'), told().at(-1)?.[1].includes('Not to be read.')]).toEqual([false, true])
})
