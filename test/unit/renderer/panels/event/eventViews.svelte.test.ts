/** The views of an event in groups: what is in the column, and what waits under "More" until it has content. */
import { expect, it } from 'vitest'
import { Events } from '../../../../../src/renderer/model/event/events.svelte.ts'
import type { OpenEvent } from '../../../../../src/renderer/model/event/openEvent.svelte.ts'
import { EVENT_VIEWS, inColumn, isOffered, isPlain, VIEW_GROUPS, viewOf } from '../../../../../src/renderer/panels/event/eventViews.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { clockOf } from '../../../../support/clock.ts'

async function newEvent(settings = {}): Promise<OpenEvent> {
  let now = Date.parse('2026-03-07T10:00:00.000Z')
  const events = new Events({ storage: memoryStorage(), clock: clockOf(() => (now += 1000)), random: () => 0.5 })
  await events.make('Day', settings)
  return events.open!
}
const offered = (event: OpenEvent) => event.read((state) => EVENT_VIEWS.filter((one) => isOffered(one, state, event)))
/** Ids of the column. */
const column = (event: OpenEvent, before: ReadonlySet<string> = new Set()): string[] => [
  ...event.read((state) => inColumn(offered(event), before, state, event))
]
const STORE_NIGHT = ['door', 'pairings', 'results', 'floor', 'clock', 'standings', 'paper', 'log']

it('has every view in one of the groups, whose order is that of the list', async () => {
  const order = EVENT_VIEWS.map(({ group }) => VIEW_GROUPS.indexOf(group))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(
    offered(await newEvent())
      .filter(isPlain)
      .map(({ id }) => id)
  ).toEqual(STORE_NIGHT)
})

it('begins with the views of a store night; a planned cut and prizes are content', async () => {
  expect(column(await newEvent())).toEqual(STORE_NIGHT)
  expect(column(await newEvent({ cut: 4, prizes: ['a mug'] }))).toEqual(
    ['door', 'pairings', 'results', 'floor', 'clock', 'standings', 'cut', 'prizes', 'paper', 'log'] // prettier-ignore
  )
})

it('takes in what gets content and what is opened, and gives up nothing', async () => {
  const event = await newEvent()
  await event.append([{ do: 'register', player: 'a', name: 'Ann' }])
  expect(await event.append([{ do: 'list', player: 'a', figures: [{ id: 'brine', name: 'Brine', points: 40 }] }])).toMatchObject({
    ok: true
  })
  const first = column(event)
  expect(first).toContain('lists')
  event.view = 'prizes'
  const then = column(event, new Set(first))
  expect(then).toContain('prizes')
  event.view = 'settings'
  // The views that prepare the day are always under "More".
  expect(column(event, new Set(then))).toEqual(then)
})

it('opens the rulings at a place that was saved while shared ones had a view of their own', () => {
  expect(viewOf('shared').id).toBe('rulings')
  expect(viewOf('nothing').id).toBe('door')
})
