/** The display in the room: it hears what the event has come to, keeps what was chosen, and shows the clocks of others when asked to. */
import { afterEach, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import {
  displayIn,
  DISPLAY_PLACE,
  LONGEST_PAGE,
  displayChoice,
  shownPages,
  USUAL_DISPLAY,
  type DisplayContent
} from '../../../../../src/renderer/model/event/display.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

let end = (): void => undefined
// The theme of the window is asked for when the display is first read.
vi.stubGlobal('window', { innerWidth: 1280, matchMedia: () => ({ matches: true, addEventListener: () => undefined }) })
const { roomDisplay } = await import('../../../../../src/renderer/actions/event/roomDisplay.svelte.ts')
afterEach(() => {
  end()
})

const FACTS = [
  { do: 'register', player: 'a', name: 'Ada Lo' },
  { do: 'register', player: 'b', name: 'Bo' },
  { do: 'round', round: 1, pairs: [['a', 'b']] },
  { do: 'clock', round: 1, action: 'start' }
]

function setUp() {
  const on = memoryApp()
  const health = { noJournal: null as string | null }
  const app = Object.assign(on.app, { dataStore: { health: { health } } }) as unknown as App
  const events = eventsOf(app)
  const heard: DisplayContent[] = []
  const others: string[] = []
  end = displayIn('9.9.9', (view) => heard.push(view), () => others.push('other')) // prettier-ignore
  const make = async (name: string, facts: readonly { do: string }[] = FACTS) => {
    await events.make(name, {})
    for (const fact of facts) expect(await events.open!.append([fact])).toEqual({ ok: true })
    return events.open!
  }
  const next = async (count: number) => {
    await waitFor(() => {
      expect(heard.length).toBeGreaterThanOrEqual(count)
    })
    return heard.at(-1)!
  }
  return { ...on, app, health, heard, others, make, next }
}

it('shows the event that is open, keeps what is chosen, and hears what comes', async () => {
  const on = setUp()
  const event = await on.make('Saturday')
  roomDisplay.watch(on.app, event)
  roomDisplay.watch(on.app, event)
  const first = await on.next(1)
  expect(first.pairingsUntil).toBeGreaterThan(0)
  expect({ ...first, clock: null, pairingsUntil: 0, pages: first.pages.map(({ id }) => id) }).toEqual({
    event: 'Saturday',
    round: 1,
    seconds: 12,
    message: '',
    pages: ['by-name', 'standings', 'clock'],
    clock: null,
    others: [],
    pairingsUntil: 0,
    theme: 'dark'
  })
  expect(first.clock).toMatchObject({ whole: 3000, changes: [{ action: 'start' }], tables: [] })
  roomDisplay.choose(on.app, { message: 'Welcome', pages: ['by-table', 'clock'], seconds: 5 })
  await waitFor(() => {
    expect(on.heard.at(-1)).toMatchObject({ message: 'Welcome', seconds: 5, pages: [{ id: 'by-table' }, { id: 'clock', list: null }] })
  })
  expect((await on.storage.sessions()).find(({ id }) => id === DISPLAY_PLACE)?.state).toEqual({
    pages: ['by-table', 'clock'],
    seconds: 5,
    message: 'Welcome',
    others: false
  })
  await event.append([{ do: 'extend', round: 1, table: 1, seconds: 60 }])
  await waitFor(() => {
    expect(on.heard.at(-1)?.clock?.tables).toEqual([{ table: 1, more: 60 }])
  })
  on.health.noJournal = 'elsewhere'
  const { length } = on.heard
  roomDisplay.choose(on.app, { message: 'Not from here' })
  vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  roomDisplay.choose(on.app, { message: '' })
  await waitFor(() => {
    expect(on.told()).toEqual([['error', 'The disk is full.']])
  })
  expect(on.heard.length).toBe(length)
  roomDisplay.watch(on.app, null)
})

it('shows the clocks of the other events of the day beside it, by their names, as long as they are wanted', async () => {
  const on = setUp()
  await on.make('Zeta')
  await on.make('Alpha')
  await on.make('Not begun', [])
  const event = await on.make('Saturday')
  roomDisplay.watch(on.app, event)
  await on.next(1)
  expect(on.heard.at(-1)?.others).toEqual([])
  roomDisplay.choose(on.app, { others: true })
  await waitFor(() => {
    expect(on.heard.at(-1)?.others.map(({ event: name, round }) => [name, round])).toEqual([
      ['Alpha', 1],
      ['Zeta', 1]
    ])
  })
  vi.spyOn(on.storage, 'events').mockRejectedValueOnce(new Error('Not to be read.'))
  roomDisplay.choose(on.app, { others: true })
  await waitFor(() => {
    expect(on.told()).toEqual([['error', 'Not to be read.']])
  })
  roomDisplay.choose(on.app, { others: false })
  roomDisplay.watch(on.app, null)
})

it('a window of another version, or with something else in its message, is not shown', async () => {
  const on = setUp()
  const channel = new BroadcastChannel('linejudge-display')
  const event = await on.make('Saturday')
  roomDisplay.watch(on.app, event)
  const view = JSON.parse(JSON.stringify(await on.next(1))) as DisplayContent
  roomDisplay.watch(on.app, null)
  const { length } = on.heard
  const say = (some: object, version = '9.9.9') => {
    channel.postMessage({ say: 'view', version, view: { ...view, ...some } })
  }
  const list = { title: 'T', about: '', columns: [{ label: 'A', share: 1 }], rows: [['x']] }
  const other = { event: 'E', round: 1, clock: { whole: 1, changes: [], tables: [], now: 0 } }
  for (const wrong of [
    { event: 7 },
    { theme: null },
    { message: 7 },
    { round: '1' },
    { seconds: null },
    { pages: {} },
    { pages: [{ id: 'unknown', list: null }] },
    { pages: [7] },
    { pages: [{ id: 'clock', list: 7 }] },
    { pages: [{ id: 'by-name', list: { ...list, title: 7 } }] },
    { pages: [{ id: 'by-name', list: { ...list, about: 7 } }] },
    { pages: [{ id: 'by-name', list: { ...list, columns: 7 } }] },
    { pages: [{ id: 'by-name', list: { ...list, columns: [{ label: 7, share: 1 }] } }] },
    { pages: [{ id: 'by-name', list: { ...list, columns: [{ label: 'A', share: '1' }] } }] },
    { pages: [{ id: 'by-name', list: { ...list, rows: 7 } }] },
    { pages: [{ id: 'by-name', list: { ...list, rows: [[7]] } }] },
    { pages: [{ id: 'by-name', list: { ...list, rows: [7] } }] },
    { clock: 7 },
    { clock: { whole: '1', changes: [], tables: [], now: 0 } },
    { clock: { whole: 1, changes: [], tables: [] } },
    { clock: { whole: 1, changes: {}, tables: [], now: 0 } },
    { clock: { whole: 1, changes: [], tables: [7], now: 0 } },
    { others: null },
    { others: [7] },
    { others: [{ ...other, event: 7 }] },
    { others: [{ ...other, round: null }] },
    { others: [{ ...other, clock: null }] }
  ])
    say(wrong)
  say({}, '0.0.1')
  say({ message: 'right', clock: null, pages: [{ id: 'by-name', list }], others: [other] })
  await waitFor(() => {
    expect(on.heard.at(-1)?.message).toBe('right')
  })
  expect([on.heard.length - length, on.others]).toEqual([1, ['other']])
  channel.close()
})

it('a choice that was kept is read as far as it goes', () => {
  expect([displayChoice(null), displayChoice({})]).toEqual([USUAL_DISPLAY, USUAL_DISPLAY])
  const chosen = { pages: ['clock', 'nonsense', 'by-table'], seconds: 7.6, message: 'x'.repeat(400), others: 1 }
  expect(displayChoice(chosen)).toEqual({ pages: ['by-table', 'clock'], seconds: 8, message: 'x'.repeat(300), others: false })
  const seconds = [2, 3, LONGEST_PAGE, LONGEST_PAGE + 1, '5'].map((value) => displayChoice({ seconds: value }).seconds)
  expect([seconds, displayChoice({ message: 7 }).message]).toEqual([[12, 3, 120, 12, 12], ''])
})

it('pages are cut into parts of nearly the same length, in columns beside each other where a list is narrow', () => {
  const page = (rows: number, columns: number) => ({
    id: 'by-name' as const,
    list: {
      title: '',
      about: '',
      columns: Array.from({ length: columns }, () => ({ label: '', share: 1 })),
      rows: Array.from({ length: rows }, (_, n) => [String(n)])
    }
  })
  const lengths = (rows: number, columns: number, most: number, fit: number) =>
    shownPages([page(rows, columns)], () => ({ columns: most, rows: fit })).map(({ columns: beside, part, parts }) => [
      part,
      parts,
      ...beside.map((one) => one.length)
    ])
  expect([lengths(10, 2, 3, 4), lengths(10, 5, 3, 4), lengths(0, 2, 3, 4), lengths(25, 4, 2, 5), lengths(3, 2, 0, 0)]).toEqual([
    [[0, 1, 4, 4, 2]],
    [
      [0, 3, 4],
      [1, 3, 4],
      [2, 3, 2]
    ],
    [[0, 1, 0]],
    [
      [0, 3, 5, 4],
      [1, 3, 5, 4],
      [2, 3, 4, 3]
    ],
    [
      [0, 3, 1],
      [1, 3, 1],
      [2, 3, 1]
    ]
  ])
  expect(shownPages([{ id: 'clock', list: null }], () => ({ columns: 3, rows: 4 }))).toEqual([
    { id: 'clock', list: null, columns: [], part: 0, parts: 1, scale: 1 }
  ])
})
