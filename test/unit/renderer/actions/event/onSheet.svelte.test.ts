/** A saved ruling on its sheet: with the event in which it was given, open or not, whose setting of names it follows; as it is if the event is not here. */
import { expect, it } from 'vitest'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { onSheet } from '../../../../../src/renderer/actions/event/onSheet.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

it('names the event of the ruling, and its players as the setting of the event says', async () => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  const made: string[] = []
  for (const name of ['Saturday', 'Sunday']) {
    await events.make(name, {})
    const event = events.open!
    made.push(event.id)
    for (const player of ['Kim', 'Ada']) await event.append([{ do: 'register', player: `${player}-${name}`, name: player }])
    await event.append([{ do: 'ruling', ruling: 'r', players: ['Kim', 'Ada'].map((player) => `${player}-${name}`) }])
  }
  const saved = (event?: string) => ({ id: 'r', title: 'Cover', players: 'Kim – Ada', event }) as unknown as SavedRuling
  const said = async (event?: string, withNames = true) => {
    const { ruling, names } = await onSheet(app, saved(event), withNames)
    return [names, ruling.eventName, ruling.players, ruling.title]
  }
  expect(events.open?.stored.name).toBe('Sunday')
  for (const [index, name] of ['Saturday', 'Sunday'].entries()) {
    expect(await said(made[index], index === 0)).toEqual(['full', name, 'Kim – Ada', 'Cover'])
  }
  await events.open!.append([{ do: 'settings', changes: { names: 'number' } }])
  expect(await said(made[1], true)).toEqual(['number', 'Sunday', 'Player 1 – Player 2', 'Ruling 1'])
  expect(await said(made[0], false)).toEqual(['full', 'Saturday', 'Kim – Ada', 'Cover'])
  expect(await said('elsewhere')).toEqual([null, undefined, 'Kim – Ada', 'Cover'])
  expect(await said()).toEqual([null, undefined, 'Kim – Ada', 'Cover'])
  expect(await said(undefined, false)).toEqual([null, undefined, undefined, 'Ruling'])

  const { toSettings } = await onSheet(app, saved(made[1]), true)
  toSettings!()
  expect([events.open?.view, app.session.screen]).toEqual(['settings', 'event'])
  expect((await onSheet(app, saved(made[0]), true)).toSettings).toBeNull()
})
