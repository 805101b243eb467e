/** Events in the middle of their day, as files: where a hand without an aim begins. One entry each, by name. */
import type { Page } from 'playwright-core'
import { practiceNext } from '../../src/shared/tournament/practice/practiceDay.ts'
import type { SomeSettings } from '../../src/shared/tournament/state/settings.ts'
import { showView as view } from '../support/eventViews.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'
import { mustTake, type FactJson } from '../support/randomEvents.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'

/** An event file that has come so far. Every fact has an id, so that each can be taken back. */
class Day {
  readonly #log: EventLog
  readonly #facts: FactJson[] = []
  constructor(
    readonly id: string,
    readonly settings: SomeSettings = {}
  ) {
    this.#log = new EventLog(settings)
  }

  write(...facts: readonly FactJson[]): this {
    for (const fact of facts) {
      const at = new Date(Date.UTC(2026, 2, 7, 9, 0, 10 * this.#facts.length)).toISOString()
      const whole = { ...fact, id: `d1:${this.#facts.length + 1}`, at }
      mustTake(this.#log, whole)
      this.#facts.push(whole)
    }
    return this
  }

  /** Goes on as a practice day does, for so many steps. */
  practise(seed: number, players: number, steps: number): this {
    for (let step = 0; step < steps; step++) this.write(...practiceNext(this.#log.state, { seed, players }, step, 5))
    return this
  }

  get file(): FactJson {
    return { format: 'linejudge-event/1', id: this.id, name: `Day ${this.id}`, settings: this.settings, log: this.#facts }
  }
}

const guests = (count: number, more: (index: number) => FactJson = () => ({})): FactJson[] =>
  Array.from({ length: count }, (_, index) => ({ do: 'register', player: `p${index + 1}`, name: `Guest ${index + 1}`, ...more(index) }))

const pairsOf = (count: number, shift: number): (readonly [string, string])[] =>
  Array.from({ length: count }, (_, index) => [`p${index + 1}`, `p${count + 1 + ((index + shift) % count)}`])

const won = (round: number, table: number, players: readonly [string, string]): FactJson => ({
  do: 'result',
  round,
  table,
  score: { [players[table % 2]!]: 200 + table, [players[(table + 1) % 2]!]: 40 }
})

/** A round with all its results. */
const played = (round: number, pairs: readonly (readonly [string, string])[]): FactJson[] => [
  { do: 'round', round, pairs, bye: null },
  ...pairs.map((pair, index) => won(round, index + 1, pair))
]

/** Twelve players, two rounds played, the third under way with a running clock, calls, more time, a penalty. */
const round = (): Day =>
  new Day('round', { rounds: 4, cut: 4, prizes: ['Brick', 'Booster'], tableMaps: { '1': 'Old harbour' }, keepApart: 1 })
    .write(...guests(12, (index) => ({ club: index % 3 === 0 ? 'Harbour' : null, ...(index === 5 && { minor: true }) })))
    .write(...played(1, pairsOf(6, 0)), ...played(2, pairsOf(6, 1)))
    .write({ do: 'round', round: 3, pairs: pairsOf(6, 2), bye: null })
    .write({ do: 'clock', round: 3, action: 'start' }, won(3, 1, ['p1', 'p9']), won(3, 4, ['p4', 'p12']))
    .write({ do: 'call', call: 'c1', round: 3, table: 2 }, { do: 'call', call: 'c2', round: 3, table: 3 })
    .write({ do: 'take-call', call: 'c2', judge: 'Ann' }, { do: 'extend', round: 3, table: 5, seconds: 300, reason: 'Began late' })
    .write({ do: 'penalty', player: 'p2', round: 3, table: 2, level: 'caution', infraction: 'Slow play' }, { do: 'drop', player: 'p12' })
    .write({ do: 'list', player: 'p1', figures: [{ id: 'a', name: 'Wren', points: 75 }], total: 80 })

/** The final of four is still to be played. */
const cut = (): Day =>
  new Day('cut', { rounds: 2, cut: 4 })
    .write(...guests(8), ...played(1, pairsOf(4, 0)), ...played(2, pairsOf(4, 1)))
    .write({ do: 'roll-off', order: ['p6', 'p1', 'p7', 'p3', 'p5', 'p8', 'p2', 'p4'] }, { do: 'cut', size: 4 })

/** Nine in pods: the first round is over, the second has places at one table. */
const pods = (): Day =>
  new Day('pods', { play: 'battle-royale', rounds: 3 })
    .write(...guests(9))
    .write({ do: 'pod', round: 1, table: 1, players: ['p1', 'p2', 'p3', 'p4', 'p5'] })
    .write({ do: 'pod', round: 1, table: 2, players: ['p6', 'p7', 'p8', 'p9'] })
    .write({ do: 'pod-result', round: 1, table: 1, places: [['p2'], ['p1', 'p5'], ['p3'], ['p4']] })
    .write({ do: 'pod-result', round: 1, table: 2, places: [['p9'], ['p8'], ['p7'], ['p6']] })
    .write({ do: 'pod', round: 2, table: 1, players: ['p2', 'p9', 'p1', 'p5'] })
    .write({ do: 'pod', round: 2, table: 2, players: ['p8', 'p3', 'p7', 'p4', 'p6'] })
    .write({ do: 'pod-result', round: 2, table: 1, places: [['p9'], ['p2'], ['p5'], ['p1']] })

/** Sides of two, who have to check in; a full house, so that one waits. */
const sides = (): Day =>
  new Day('sides', { perSide: 2, checkIn: true, cap: 5, fee: '5 €', firstTable: 11, minutes: 40 })
    .write(...guests(5, (index) => ({ members: [`Left ${index}`, `Right ${index}`] })))
    .write(...[1, 2, 3, 4, 5].map((index) => ({ do: 'check-in', player: `p${index}` })), { do: 'fee', player: 'p1', paid: true })
    .write({ do: 'register', player: 'p6', name: 'Waiting / Too', members: ['Waiting', 'Too'], waiting: true })
    .write({
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ],
      bye: 'p5'
    }) // prettier-ignore
    .write({ do: 'clock', round: 1, action: 'start' }, { do: 'clock', round: 1, action: 'pause' })

const practice = (): Day => new Day('practice', { practice: { seed: 11, players: 12 }, rounds: 5 }).practise(11, 12, 40)

interface UnderWay {
  readonly days: () => readonly Day[]
  /** What is opened after them. */
  readonly go?: (page: Page) => Promise<void>
}

const league: FactJson = {
  format: 'linejudge-league/1',
  id: 'autumn',
  name: 'Autumn',
  rule: { places: [6, 4, 2, 1], win: '1/2', best: 1 },
  events: [
    { id: 'pods', name: 'Day pods' },
    { id: 'cut', name: 'Day cut' }
  ],
  same: [['Guest 1', 'Guest 2']],
  files: []
}

const UNDER_WAY = {
  round: { days: () => [round()] },
  cut: { days: () => [cut()], go: (page) => view(page, 'cut') },
  pods: { days: () => [pods()], go: (page) => view(page, 'results') },
  sides: { days: () => [sides()], go: (page) => view(page, 'pairings') },
  practice: { days: () => [practice()], go: (page) => view(page, 'practice') },
  log: { days: () => [round()], go: (page) => view(page, 'log') },
  paper: { days: () => [round()], go: (page) => view(page, 'paper') },
  display: { days: () => [round()], go: (page) => view(page, 'display') },
  settings: { days: () => [round()], go: (page) => view(page, 'settings') },
  league: {
    days: () => [cut(), pods()],
    async go(page) {
      await dropFiles(page, [jsonFile('autumn.league.json', league)])
      await page.locator('#arriving-take').click()
      await page.getByTestId('league').waitFor()
    }
  }
} satisfies Readonly<Record<string, UnderWay>>

export type DayUnderWay = keyof typeof UNDER_WAY
export const DAYS_UNDER_WAY = Object.keys(UNDER_WAY) as DayUnderWay[]

/** Brings the events of a day in and opens it where it begins. */
export async function enterDay(page: Page, name: DayUnderWay): Promise<void> {
  const { days, go }: UnderWay = UNDER_WAY[name]
  for (const day of days()) {
    await dropFiles(page, [jsonFile(`${day.id}.event.json`, day.file)])
    await page.locator('#arriving-take').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByTestId('event-desk').waitFor()
  }
  await go?.(page)
}
