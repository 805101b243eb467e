/** A file of an event for other programs: saved with its names or without, under the name of the event. */
import { expect, it } from 'vitest'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { saveExport } from '../../../../../../src/renderer/actions/event/record/saveExport.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'

it('is saved as what it is, and how that went is told', async () => {
  const { app, platform, told } = memoryApp()
  const events = eventsOf(app)
  await events.make('Day 1: north', {})
  const event = events.open!
  for (const [player, name] of [['a', 'Kim'], ['b', 'Ada']]) await event.append([{ do: 'register', player, name }]) // prettier-ignore
  await event.append([{ do: 'round', round: 1, pairs: [['a', 'b']] }])
  const saved = () => {
    const file = platform.saveBytes.mock.calls.at(-1)![0] as unknown as { name: string; kind: string; bytes: Uint8Array }
    return { ...file, bytes: undefined, text: new TextDecoder().decode(file.bytes) }
  }
  await saveExport(app, event, 'pairings', true)
  expect([saved().name, saved().kind]).toEqual(['Day 1 north Pairings and results', 'csv'])
  expect(saved().text).toMatch(/Kim.*Ada/)
  await saveExport(app, event, 'trf', false)
  expect([saved().kind, saved().text.split('\r\n')[0]]).toEqual(['text', '012 Day 1: north'])
  expect(saved().text).not.toMatch(/Kim|Ada/)
  platform.saveBytes.mockResolvedValueOnce(null)
  await saveExport(app, event, 'log', true)
  platform.saveBytes.mockRejectedValueOnce(new Error('No room.'))
  await saveExport(app, event, 'standings', true)
  expect(told().map(([kind]) => kind)).toEqual(['info', 'info', 'error'])
  expect(told()[2]).toEqual(['error', 'No room.'])
  await saveExport(app, event, 'unheard-of' as 'trf', true)
  expect(told().length).toBe(3)
})
