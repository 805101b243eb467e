/** The events of a device: what stays of one that is taken away. */
import { expect, it } from 'vitest'
import { FORGOTTEN_BEFORE } from '../../../../../src/shared/backup/forgotten.ts'
import { Events } from '../../../../../src/renderer/model/event/events.svelte.ts'
import { rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'

it('keeps by their ids who was forgotten in an event that is taken away, and nothing of any other', async () => {
  const storage = memoryStorage()
  const stored = ['sat', 'sun'].map((id) => rowOfEvent(id, id, {}, ''))
  const facts = [{ do: 'register', player: 'p1', name: 'Player 1' }, { do: 'forget', player: 'p1' }] // prettier-ignore
  await storage.commit([
    ...stored.map((value) => ({ do: 'put' as const, table: 'events' as const, value })),
    ...facts.map((fact, index) => ({ do: 'put' as const, table: 'eventFacts' as const, value: { event: 'sat', at: index + 1, fact } }))
  ])
  const events = new Events({ storage, now: () => 0, random: () => 0 })
  const before = async () => (await storage.sessions()).find(({ id }) => id === FORGOTTEN_BEFORE)?.state
  await events.remove(stored[1]!)
  expect(await before()).toBeUndefined()
  await events.remove(stored[0]!)
  expect([await before(), await storage.eventFacts('sat')]).toEqual([{ who: [['sat', 'p1']] }, []])
})

it('leaves the desk of an event that is elsewhere as it is when its id is kept by another', async () => {
  const events = new Events({ storage: memoryStorage(), now: () => 0, random: () => 0 })
  const elsewhere = { id: 'sat', isElsewhere: true } as unknown as NonNullable<Events['open']>
  events.open = elsewhere
  await events.keepBy('sat', null)
  await events.keepBy('sun', null)
  expect(events.open).toBe(elsewhere)
})
