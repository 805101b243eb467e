/** What the display shows of an event, and of the clocks of others beside it. */
import { describe, expect, it, afterEach, vi } from 'vitest'
import {
  displayChoice,
  displayedLeft,
  displayedStill,
  displayOf,
  otherClock,
  USUAL_DISPLAY,
  displayIn,
  displayOut,
  pagesNow,
  shownPages,
  type DisplayClock,
  type DisplayContent,
  type DisplayPage
} from '../../../../../src/renderer/model/event/display.ts'
import { EventLog, readFact } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { logOf, type FactJson } from '../../../../support/randomEvents.ts'

const START = Date.parse('2026-11-23T10:00:00.000Z')

/** An event of two players whose round was started at ten, and what comes after it. */
function stateOf(...more: readonly { do: string; [field: string]: unknown }[]) {
  const log = new EventLog({ minutes: 50, rounds: 1, cut: 0 })
  const facts = [
    { do: 'register', player: 'a', name: 'Ada Lo' },
    { do: 'register', player: 'b', name: 'Bo' },
    { do: 'round', round: 1, pairs: [['a', 'b']], tables: [1], bye: null },
    ...more
  ]
  for (const [at, fact] of facts.entries()) {
    const read = readFact({ ...fact, id: `x:${at + 1}`, at: new Date(START).toISOString(), by: { role: 'head', device: 'x' } }, '')
    if (!read.ok || !log.append(read.value).taken) throw new Error(JSON.stringify(fact))
  }
  return log.state
}
const clock = { do: 'clock', round: 1, action: 'start' }
const MINUTE = 60_000

describe('the clocks of other events', () => {
  it('stand beside that of this one while they run', () => {
    const other = otherClock(stateOf(clock), 'Sealed', START + 10 * MINUTE)
    expect(other).toMatchObject({ event: 'Sealed', round: 1 })
    expect(displayedLeft(other!.clock, START + 10 * MINUTE)).toBe(40 * 60)
    expect(displayOf(stateOf(clock), 'Modern', USUAL_DISPLAY, START, [other!]).others).toEqual([other])
  })

  it('say why they stand still, until the end of the time', () => {
    const paused = {
      whole: 50 * 60,
      changes: [
        { action: 'start', at: START, on: START },
        { action: 'pause', at: START + 5 * MINUTE, on: START + 5 * MINUTE }
      ],
      tables: []
    } as const
    const stillAt = (minutes: number, whole = paused.whole) => displayedStill({ ...paused, whole }, START + minutes * MINUTE)
    expect([stillAt(6), stillAt(90), stillAt(6, 60)]).toEqual(['paused', 'paused', null])
  })

  it('are not those of an event that has not begun, is over, or was on another day', () => {
    expect(otherClock(stateOf(), 'Sealed', START)).toBeNull()
    const result = { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 0 } }
    expect(otherClock(stateOf(clock, result), 'Sealed', START + MINUTE)).toBeNull()
    expect(otherClock(stateOf(clock), 'Sealed', START + 13 * 60 * MINUTE)).toBeNull()
  })

  it('are shown where the organiser has chosen so, and not otherwise', () => {
    expect(displayChoice({ others: true }).others).toBe(true)
    expect(displayChoice({ pages: ['clock'], seconds: 5, message: '' }).others).toBe(false)
  })
})

const TEN = Date.UTC(2026, 0, 10, 10)
const at = (minute: number): string => new Date(TEN + minute * 60_000).toISOString()
const dayOf = (...more: readonly FactJson[]) => {
  const two: readonly FactJson[] = ['Ada', 'Bo'].map((name) => ({ do: 'register', player: name, name }))
  return logOf([...two, ...more], { minutes: 50, rounds: 2 }).state
}
const ROUND: FactJson = { do: 'round', round: 1, pairs: [['Ada', 'Bo']] }
const STARTED: FactJson = { do: 'clock', round: 1, action: 'start', at: at(0) }

describe('what was chosen', () => {
  it.each<[kept: unknown, choice: ReturnType<typeof displayChoice>]>([
    [null, USUAL_DISPLAY],
    ['x', USUAL_DISPLAY],
    [{}, USUAL_DISPLAY],
    [{ pages: [] }, { ...USUAL_DISPLAY, pages: [] }],
    [{ pages: ['clock', 'own', 'by-name'] }, { ...USUAL_DISPLAY, pages: ['by-name', 'clock'] }],
    [{ pages: 'clock' }, USUAL_DISPLAY],
    [{ seconds: 3 }, { ...USUAL_DISPLAY, seconds: 3 }],
    [{ seconds: 2.9 }, USUAL_DISPLAY],
    [{ seconds: 120 }, { ...USUAL_DISPLAY, seconds: 120 }],
    [{ seconds: 120.1 }, USUAL_DISPLAY],
    [{ seconds: 4.6 }, { ...USUAL_DISPLAY, seconds: 5 }],
    [{ seconds: '5' }, USUAL_DISPLAY],
    [{ message: 'm'.repeat(400) }, { ...USUAL_DISPLAY, message: 'm'.repeat(300) }],
    [{ message: 5 }, USUAL_DISPLAY],
    [{ others: true }, { ...USUAL_DISPLAY, others: true }],
    [{ others: 'yes' }, USUAL_DISPLAY]
  ])('%j', (kept, choice) => {
    expect(displayChoice(kept)).toEqual(choice)
  })
})

describe('what is shown of an event', () => {
  const all = { pages: ['by-name', 'by-table', 'standings', 'bracket', 'clock'], seconds: 5, message: 'Lunch', others: false } as const

  it('is no page and no clock before the first round', () => {
    expect(displayOf(dayOf(), 'Saturday', all, TEN)).toEqual({
      event: 'Saturday',
      round: 0,
      seconds: 5,
      message: 'Lunch',
      pages: [],
      clock: null,
      others: [],
      pairingsUntil: null
    })
  })

  it('is each page that was chosen and can be, of the last round, with the clock', () => {
    const state = dayOf(ROUND, STARTED, { do: 'extend', round: 1, table: 1, seconds: 60, at: at(1) })
    const shown = displayOf(state, 'Saturday', all, TEN)
    expect(shown.pages.map(({ id, list }) => [id, list?.about ?? null])).toEqual([
      ['by-name', 'Round 1'],
      ['by-table', 'Round 1'],
      ['standings', 'After round 1 · 1 table open'],
      ['clock', null]
    ])
    expect(shown.clock).toEqual({
      whole: 3000,
      changes: [{ action: 'start', at: TEN, on: TEN }],
      tables: [{ table: 1, more: 60 }],
      now: TEN
    })
    expect(displayOf(state, 'Saturday', { ...all, pages: ['clock'] }, TEN).pages).toEqual([{ id: 'clock', list: null }])
  })

  it('tells no table that has less time than the others, and the bracket once there is one', () => {
    const less = dayOf(ROUND, { do: 'extend', round: 1, table: 1, seconds: -60, at: at(1) })
    expect(displayOf(less, 'S', all, TEN).clock).toEqual({ whole: 3000, changes: [], tables: [], now: TEN })
    const cut = dayOf(ROUND, { do: 'result', round: 1, table: 1, winner: 'Ada' }, { do: 'cut', size: 2 })
    expect(displayOf(cut, 'S', all, TEN).pages.map(({ id }) => id)).toEqual(['by-name', 'by-table', 'standings', 'bracket', 'clock'])
  })

  it('is the clock of another event for twelve hours after its last entry', () => {
    const state = dayOf(ROUND, STARTED)
    const clock = { whole: 3000, changes: [{ action: 'start', at: TEN, on: TEN }], tables: [], now: TEN + 12 * 3_600_000 }
    const hours = (many: number) => TEN + many * 3_600_000
    expect(otherClock(state, 'Sealed', hours(12))).toEqual({ event: 'Sealed', round: 1, clock })
    expect(otherClock(state, 'Sealed', hours(12) + 1)).toBeNull()
    expect(otherClock(dayOf(ROUND), 'Sealed', TEN)).toBeNull()
    expect(otherClock(dayOf(), 'Sealed', TEN)).toBeNull()
  })
})

describe('the clock', () => {
  const clock: DisplayClock = {
    whole: 600,
    changes: [
      { action: 'start', at: 1000, on: 1000 },
      { action: 'pause', at: 61_000, on: 61_000 },
      { action: 'resume', at: 100_000, on: 100_000 },
      { action: 'stop', at: 160_000, on: 160_000 }
    ],
    tables: [],
    now: 0
  }
  it.each<[facts: number, now: number, left: number, still: ReturnType<typeof displayedStill>]>([
    [0, 0, 600, null],
    [1, 1000, 600, null],
    [1, 60_999, 541, null],
    [2, 61_000, 540, 'paused'],
    [2, 99_999, 540, 'paused'],
    [3, 100_000, 540, null],
    [4, 160_000, 480, 'stopped'],
    // A display that is a little behind what has happened.
    [1, 0, 600, null]
  ])('after %i facts at %i has %i seconds left, still: %s', (facts, now, left, still) => {
    const then = { ...clock, changes: clock.changes.slice(0, facts) }
    expect([displayedLeft(then, now), displayedStill(then, now)]).toEqual([left, still])
  })

  it('is over and not paused once nothing is left', () => {
    const short = { ...clock, whole: 60 }
    expect([displayedLeft(short, 161_000), displayedStill(short, 161_000)]).toEqual([0, null])
  })
})

describe('pages on a screen', () => {
  const page = (rows: number, columns = 3): DisplayPage => ({
    id: 'by-name',
    list: {
      title: 'T',
      about: '',
      columns: Array.from({ length: columns }, () => ({ label: 'L', share: 1 })),
      rows: Array.from({ length: rows }, (_, index) => [String(index)])
    }
  })
  const shape = (pages: readonly DisplayPage[], most: number, fit: number) =>
    shownPages(pages, () => ({ columns: most, rows: fit })).map(({ columns, part, parts }) => [
      `${part + 1}/${parts}`,
      ...columns.map((rows) => rows.flat().join())
    ])

  it.each<[rows: number, columns: number, most: number, fit: number, pages: readonly (readonly string[])[]]>([
    [0, 3, 2, 4, [['1/1', '']]],
    [3, 3, 2, 4, [['1/1', '0,1,2']]],
    [4, 3, 2, 4, [['1/1', '0,1,2,3']]],
    [5, 3, 2, 4, [['1/1', '0,1,2', '3,4']]],
    [8, 3, 2, 4, [['1/1', '0,1,2,3', '4,5,6,7']]],
    [
      9,
      3,
      2,
      4,
      [
        ['1/2', '0,1,2', '3,4'],
        ['2/2', '5,6', '7,8']
      ]
    ],
    [9, 3, 3, 4, [['1/1', '0,1,2', '3,4,5', '6,7,8']]],
    [5, 4, 2, 4, [['1/1', '0,1,2', '3,4']]],
    [
      5,
      5,
      2,
      4,
      [
        ['1/2', '0,1,2'],
        ['2/2', '3,4']
      ]
    ],
    [
      2,
      3,
      0,
      1,
      [
        ['1/2', '0'],
        ['2/2', '1']
      ]
    ]
  ])('%i rows of %i columns, %i beside each other with %i rows', (rows, columns, most, fit, pages) => {
    expect(shape([page(rows, columns)], most, fit)).toEqual(pages)
  })

  it('have the clock alone, in the order of the pages', () => {
    const shown = shownPages([page(1), { id: 'clock', list: null }], () => ({ columns: 2, rows: 4 }))
    expect(shown[1]).toEqual({ id: 'clock', list: null, columns: [], part: 0, parts: 1, scale: 1 })
    expect([shown[0]?.id, shown[0]?.list?.title]).toEqual(['by-name', 'T'])
  })
})

describe('a long list', () => {
  /** At 1920 × 1080, in letters of 36 pixels. */
  const wall = (scale: number) => ({ columns: Math.floor(1850 / (36 * scale * 25)), rows: Math.floor(900 / (36 * scale * 1.9)) - 1 })
  const list = (rows: number): DisplayPage => ({
    id: 'by-name',
    list: { title: 'T', about: '', columns: [{ label: 'L', share: 1 }], rows: Array.from({ length: rows }, (_, index) => [String(index)]) }
  })

  it('has as many columns as it needs, in letters that a hall can still read', () => {
    const shapes = [10, 24, 40, 60, 128].map((rows) => {
      const pages = shownPages([list(rows)], wall)
      return [pages.length, pages[0]!.columns.length, pages[0]!.scale]
    })
    expect(shapes).toEqual([
      [1, 1, 1],
      [1, 2, 1],
      [1, 2, 0.6],
      [1, 3, 0.6],
      [3, 3, 0.6]
    ])
  })

  it('is of pairings only for some minutes after a round is published', () => {
    const pages: DisplayPage[] = [list(3), { ...list(3), id: 'standings' }, { id: 'clock', list: null }]
    const now = (at: number) => pagesNow({ pages, pairingsUntil: 1000 }, at).map(({ id }) => id)
    expect([now(999), now(1000)]).toEqual([['by-name'], ['by-name', 'standings', 'clock']])
    expect(pagesNow({ pages, pairingsUntil: null }, 0)).toBe(pages)
    expect(pagesNow({ pages: pages.slice(1), pairingsUntil: 1000 }, 0)).toHaveLength(2)
  })
})

describe('a display hears', () => {
  class Channel {
    static readonly open: Channel[] = []
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor(readonly name: string) {
      Channel.open.push(this)
    }
    postMessage(data: unknown): void {
      for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
    }
    close(): void {
      Channel.open.splice(Channel.open.indexOf(this), 1)
    }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    Channel.open.length = 0
  })

  const clock: DisplayClock = { whole: 600, changes: [], tables: [], now: 0 }
  const view: DisplayContent = {
    event: 'Saturday',
    theme: 'dark',
    round: 1,
    seconds: 5,
    message: '',
    pages: [
      { id: 'by-name', list: { title: 'T', about: 'A', columns: [{ label: 'L', share: 1 }], rows: [['a']] } },
      { id: 'clock', list: null }
    ],
    clock,
    others: [{ event: 'Sealed', round: 2, clock }],
    pairingsUntil: null
  }
  const list = view.pages[0]!.list!
  const withList = (change: object) => ({ ...view, pages: [{ id: 'by-name', list: { ...list, ...change } }] })

  it.each<[of: string, said: unknown, heard: boolean]>([
    ['a whole view', view, true],
    ['a view without clock, pages and others', { ...view, clock: null, pages: [], others: [] }, true],
    ['nothing', null, false],
    ['no event', { ...view, event: 1 }, false],
    ['no theme', { ...view, theme: undefined }, false],
    ['no message', { ...view, message: null }, false],
    ['no round', { ...view, round: '1' }, false],
    ['no seconds', { ...view, seconds: '1' }, false],
    ['pages that are no list', { ...view, pages: {} }, false],
    ['a page that is none', { ...view, pages: [null] }, false],
    ['a page of another version', { ...view, pages: [{ id: 'own', list: null }] }, false],
    ['a list that is none', { ...view, pages: [{ id: 'by-name', list: 4 }] }, false],
    ['a list without title', withList({ title: 1 }), false],
    ['a list without what it is about', withList({ about: 1 }), false],
    ['columns that are none', withList({ columns: {} }), false],
    ['a column without label', withList({ columns: [{ share: 1 }] }), false],
    ['a column without share', withList({ columns: [{ label: 'L' }] }), false],
    ['a column that is none', withList({ columns: [4] }), false],
    ['rows that are none', withList({ rows: {} }), false],
    ['a row that is none', withList({ rows: ['a'] }), false],
    ['a cell that is no text', withList({ rows: [['a', 1]] }), false],
    ['a clock that is none', { ...view, clock: 4 }, false],
    ['a clock without its time', { ...view, clock: { ...clock, whole: '600' } }, false],
    ['a clock without changes', { ...view, clock: { ...clock, changes: null } }, false],
    ['a clock with changes that are none', { ...view, clock: { ...clock, changes: [1] } }, false],
    ['a clock without tables', { ...view, clock: { ...clock, tables: 4 } }, false],
    ['others that are no list', { ...view, others: {} }, false],
    ['another that is none', { ...view, others: [4] }, false],
    ['another without name', { ...view, others: [{ round: 2, clock }] }, false],
    ['another without round', { ...view, others: [{ event: 'S', clock }] }, false],
    ['another without clock', { ...view, others: [{ event: 'S', round: 2, clock: null }] }, false]
  ])('%s', (_of, said, heard) => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const views: unknown[] = []
    const end = displayIn(
      '1',
      (one) => views.push(one),
      () => views.push('other version')
    )
    new Channel('linejudge-display').postMessage({ say: 'view', version: '1', view: said })
    end()
    expect(views).toEqual(heard ? [said] : [])
  })

  it('what the desk shows, at once and when it is opened later, and that the desk runs another version', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const heard: string[] = []
    const hear = (name: string, version: string) =>
      displayIn(
        version,
        ({ message }) => heard.push(`${name}: ${message}`),
        () => heard.push(`${name}: other version`)
      )
    const desk = displayOut('1')
    const end = hear('early', '1')
    desk.show({ ...view, message: 'one' })
    hear('late', '1')
    hear('old', '0')
    expect(heard).toEqual(['early: one', 'early: one', 'late: one', 'early: one', 'late: one', 'old: other version'])
    heard.length = 0
    end()
    desk.show(null)
    expect(heard).toEqual([])
    desk.show({ ...view, message: 'two' })
    expect(heard).toEqual(['late: two', 'old: other version'])
    heard.length = 0
    desk.stop()
    hear('too late', '1')
    expect(heard).toEqual([])
  })

  it('nothing else that is said on the channel', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const heard: unknown[] = []
    displayIn(
      '1',
      (one) => heard.push(one),
      () => heard.push('other version')
    )
    const channel = new Channel('linejudge-display')
    for (const data of [
      null,
      'view',
      { say: 'view', view },
      { say: 'view', version: 1, view },
      { say: 'view', version: '1' },
      { say: 'hello', version: '1' },
      { say: 'bye', version: '1', view }
    ])
      channel.postMessage(data)
    expect(heard).toEqual([])
  })
})

it('a desk without such a channel shows nothing and says so to nobody', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const desk = displayOut('1')
  expect(() => {
    desk.show(null)
    desk.stop()
  }).not.toThrow()
  vi.unstubAllGlobals()
})
