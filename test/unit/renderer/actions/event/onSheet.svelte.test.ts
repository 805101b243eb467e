/** A kept ruling on its sheet: with the event in which it was given, whether that is open or not, and as it is where the event is not here. */
import { expect, it } from 'vitest'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { onSheet } from '../../../../../src/renderer/actions/event/onSheet.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

it('names the event of the ruling, and its players by numbers where no names are asked for', async () => {
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
    const { eventName, players, title } = await onSheet(app, saved(event), withNames)
    return [eventName, players, title]
  }
  expect(events.open?.stored.name).toBe('Sunday')
  for (const [index, name] of ['Saturday', 'Sunday'].entries()) {
    expect(await said(made[index])).toEqual([name, 'Kim – Ada', 'Cover'])
    expect(await said(made[index], false)).toEqual([name, 'Player 1 – Player 2', 'Ruling 1'])
  }
  expect(await said('elsewhere')).toEqual([undefined, 'Kim – Ada', 'Cover'])
  expect(await said()).toEqual([undefined, 'Kim – Ada', 'Cover'])
  expect(await said(undefined, false)).toEqual([undefined, undefined, 'Ruling'])
})
