/** Somebody is forgotten while a table and a ruling that name them stand open, in this window and in another one: no later saving brings the name back. */
import { expect, it } from 'vitest'
import type { App } from '../../../../../../src/renderer/actions/app.ts'
import { callJudge, ruleOn } from '../../../../../../src/renderer/actions/event/floor/calls.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { hearForgotten } from '../../../../../../src/renderer/actions/event/forgetting/forgetHere.ts'
import { forgetPlayer } from '../../../../../../src/renderer/actions/event/forgetting/forgetPlayer.ts'
import { saveRuling, wordsOf } from '../../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'

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
