/**
 * Wrong clocks: those of the host, of a device of the staff and of a phone are set to other times by seconds to years at random moments, between
 * facts, and the host ends and begins again. No real time passes. The time that really passes is known here, so that everything can be compared
 * with it.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HostedLog } from '../../src/host/log/hostedLog.ts'
import type { FactRow, HostRows, HostStore, VenueRow } from '../../src/host/log/hostStore.ts'
import { bucket } from '../../src/host/people/buckets.ts'
import { Nonces } from '../../src/host/people/nonces.ts'
import { Views } from '../../src/host/web/views.ts'
import { clockWords } from '../../src/player/clock.ts'
import { textsOf } from '../../src/player/texts.ts'
import { PageHost } from '../../src/renderer/model/event/log/eventHost.ts'
import { Outbox } from '../../src/renderer/model/venue/outbox.ts'
import { RemoteHost } from '../../src/renderer/model/venue/remoteHost.ts'
import type { LineNews } from '../../src/device/wire.ts'
import { memoryStorage } from '../../src/renderer/storage/rows/memoryStorage.ts'
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { FollowedClock, type Clock } from '../../src/shared/tournament/log/logClock.ts'
import { callsAt } from '../../src/shared/tournament/state/calls.ts'
import { clockAt } from '../../src/shared/tournament/state/clock.ts'
import { LIMITS } from '../../src/shared/venue/limits.ts'
import type { PublicView } from '../../src/shared/venue/views.ts'
import { chanceFrom, seededRuns, type Chance } from '../support/seeded.ts'

const START = Date.UTC(2026, 2, 7, 10)
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
const EVENT: HostRows['event'] = { id: 'sat', name: 'Saturday', settings: { minutes: 50 }, head: {} }
const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A computer, its clock, and the runs of programs on it. */
class Computer {
  off = 0
  readonly #true: () => number
  #runs = 0
  readonly #name: string
  constructor(name: string, now: () => number) {
    this.#name = name
    this.#true = now
  }
  /** A program begins to run. */
  run(): Clock {
    const began = this.#true()
    return { run: `${this.#name}-${++this.#runs}`, wall: () => this.#true() + this.off, mono: () => this.#true() - began }
  }
  set(chance: Chance): void {
    const far = chance.pick([2 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 5 * HOUR, DAY, 400 * DAY, 3000 * DAY])
    this.off = chance.is(0.3) ? 0 : this.off + (chance.is(0.5) ? far : -far)
  }
}

/** The clock of a round as somebody with a stopwatch has it. */
class Stopwatch {
  left = 50 * MINUTE
  state: 'not-started' | 'running' | 'paused' | 'stopped' = 'not-started'
  pass(milliseconds: number): void {
    if (this.state === 'running') this.left -= milliseconds
  }
  get seconds(): number {
    return Math.max(0, this.left / SECOND)
  }
  /** Something that can be done now, done here as well. */
  act(chance: Chance): Record<string, unknown> & { do: string } {
    const round = 1
    const can = {
      'not-started': ['start', 'ago', 'set'],
      running: ['pause', 'stop', 'set', 'extend'],
      paused: ['resume', 'set'],
      stopped: ['set']
    }
    const action = chance.pick(can[this.state])
    const seconds = chance.whole(0, 3000)
    switch (action) {
      case 'extend':
        this.left += seconds * SECOND
        return { do: 'extend', round, seconds }
      case 'set':
        this.left = seconds * SECOND
        if (this.state === 'stopped') this.state = 'paused'
        return { do: 'clock', round, action, left: seconds }
      case 'ago':
        this.left -= seconds * SECOND
        this.state = 'running'
        return { do: 'clock', round, action: 'start', ago: seconds }
      case 'pause':
        this.state = 'paused'
        break
      case 'stop':
        this.state = 'stopped'
        break
      default:
        this.state = 'running'
    }
    return { do: 'clock', round, action }
  }
}

/** A disk that outlives the host. */
class Disk implements HostStore {
  readonly facts: FactRow[] = []
  venue: VenueRow[] = []
  read(): Promise<HostRows> {
    return Promise.resolve({ event: EVENT, facts: [...this.facts], venue: [...this.venue] })
  }
  commit({ facts = [], venue = [] }: { facts?: readonly FactRow[]; venue?: readonly VenueRow[] }): Promise<void> {
    this.facts.push(...facts)
    this.venue = [...this.venue.filter(({ id }) => !venue.some((one) => one.id === id)), ...venue]
    return Promise.resolve()
  }
  replaceFacts(): Promise<void> {
    throw new Error('No log is replaced here.')
  }
  async close(): Promise<void> {
    // Nothing is open.
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const KEY = 'ab'.repeat(32)

/** An event with everything that shows its clock. */
class Room {
  now = START
  readonly chance: Chance
  readonly computers: Record<'host' | 'staff' | 'phone', Computer>
  readonly disk = new Disk()
  readonly watch = new Stopwatch()
  log!: HostedLog
  views!: Views
  staff!: RemoteHost
  #hostMono!: () => number
  readonly phone: FollowedClock
  #news!: LineNews
  #sent = 0
  #isPhoneThere = false
  #next = 1
  /** Calls for a judge: when they were made, by the time that really passed. */
  readonly calls = new Map<string, number>()

  constructor(seed: number) {
    this.chance = chanceFrom(seed)
    const real = (): number => this.now
    this.computers = { host: new Computer('host', real), staff: new Computer('staff', real), phone: new Computer('phone', real) }
    this.phone = new FollowedClock(this.computers.phone.run())
  }

  async begin(): Promise<void> {
    await this.hostBegins()
    const line = { send: () => undefined, kept: () => undefined, close: () => undefined }
    const joined = { event: 'sat', name: 'Saturday', device: 'd1', called: 'Ann', role: 'scorekeeper', key: KEY, epoch: 1 } as const
    this.staff = RemoteHost.open({
      joined,
      outbox: await Outbox.open(memoryStorage(), 'd1'),
      wire: {
        openLine: (_who, _seen, news) => {
          this.#news = news
          return line
        }
      },
      clock: this.computers.staff.run(),
      tell: (what) => {
        throw new Error(JSON.stringify(what))
      }
    })
    this.#news.begin('1.0', EVENT)
    await this.write(...PLAYERS.map((player) => ({ do: 'register', player, name: player })))
    await this.write({ do: 'round', round: 1, pairs: [0, 2, 4, 6].map((at) => [PLAYERS[at]!, PLAYERS[at + 1]!]) })
  }

  /** The host begins, or begins again: another run of the program on the same disk. */
  async hostBegins(): Promise<void> {
    const before = (this.log as HostedLog | undefined)?.state
    const clock = this.computers.host.run()
    this.#hostMono = () => clock.mono()
    this.log = new HostedLog({ store: this.disk, clock, onCommit: () => this.views.changed() }, await this.disk.read())
    this.views = new Views(
      this.log,
      () => clock.mono(),
      () => undefined
    )
    if (before) expect(this.log.state).toEqual(before)
    expect(this.log.unread).toEqual([])
  }

  /** The host, or a device or a phone through it, writes facts; nothing is refused because of a time. */
  async write(...facts: ({ do: string } & Record<string, unknown>)[]): Promise<void> {
    const staff = this.chance.is(0.4)
    const wall = (staff ? this.computers.staff : this.computers.host).off + this.now
    const said = new Date(Math.max(0, wall)).toISOString()
    const n = this.#next
    this.#next += facts.length
    const writer = staff ? { device: 'd1', role: 'scorekeeper', person: 'Ann' } : { device: 'host', role: 'head' }
    const role = facts.some(({ do: kind }) => kind === 'call') ? { device: 'host', role: 'head' } : writer
    // A second call of a table for the same reason adds nothing.
    const agreed = facts.some(({ do: kind }) => kind === 'call') ? ['saved', 'agreed'] : ['saved']
    expect(agreed).toContain((await this.log.take(role, { n, said, facts })).is)
    await this.pass(0)
  }

  /** Time passes for everybody; beats of the host arrive. */
  async pass(milliseconds: number): Promise<void> {
    this.watch.pass(milliseconds)
    this.now += milliseconds
    await vi.advanceTimersByTimeAsync(milliseconds)
    await this.log.noteTime()
    this.hear()
  }

  /** What goes over the lines. */
  hear(): void {
    this.#news.log(this.log.lines.slice(this.#sent))
    this.#sent = this.log.last
    if (this.chance.is(0.7)) {
      const now = this.now + this.computers.host.off
      this.#news.beat({ epoch: 1, now, on: this.log.now, rows: this.log.last, onTwo: null, devices: 1, standBys: [] })
    }
    // A phone asks when its line comes back.
    if (!this.#isPhoneThere || this.chance.is(0.1)) this.phone.said(this.log.now)
    this.#isPhoneThere = true
  }

  /** Everybody sees what really is left, to the second. */
  async check(): Promise<void> {
    const near = (seconds: number, who: string): void => {
      expect(Math.abs(seconds - this.watch.seconds), `${who}: ${seconds}, really ${this.watch.seconds}`).toBeLessThanOrEqual(1.5)
    }
    const { state } = this.watch
    for (const [who, log, now] of [
      ['host', this.log.state, this.log.now],
      ['staff', this.staff.state, this.staff.now()]
    ] as const) {
      const shown = clockAt(log, 1, now)
      expect([who, shown.state]).toEqual([who, state === 'running' || state === 'paused' ? (shown.left === 0 ? 'over' : state) : state])
      near(shown.left, who)
      for (const { call, waited } of callsAt(log, now).open)
        expect(Math.abs(waited - (this.now - this.calls.get(call)!) / SECOND), `${who}, call ${call}`).toBeLessThanOrEqual(1.5)
    }
    // What everybody reads is there within a second, whatever the clock of the host says.
    if (this.views.public.seq !== this.log.last) {
      this.watch.pass(SECOND)
      this.now += SECOND
      await vi.advanceTimersByTimeAsync(SECOND)
    }
    expect(this.views.public.seq).toBe(this.log.last)
    const view = JSON.parse(this.views.public.text) as PublicView
    const { time } = clockWords(view.clock!, this.phone.now(), textsOf('en'))
    near(
      time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
      'phone'
    )
    // Somebody who reads the whole log has the same.
    const again = new EventLog(EVENT.settings)
    for (const { fact } of this.disk.facts) {
      const read = readFact(fact, '')
      expect(read.ok && again.append(read.value).taken).toBe(true)
    }
    expect(again.state).toEqual(this.log.state)
  }

  /** A bucket and a proof last as long as they should. */
  limits(): { readonly rate: ReturnType<typeof bucket>; readonly nonces: Nonces } {
    return { rate: bucket(1, 1, this.#hostMono), nonces: new Nonces(this.#hostMono, { ...LIMITS, nonceHolds: MINUTE, mostNonces: 10 }) }
  }
}

it('keep the rounds to the second and the views within a second, refuse nothing, and give the same state after every start', async () => {
  await fc.assert(
    fc.asyncProperty(fc.noShrink(fc.integer({ min: 1, max: 1_000_000_000 })), async (seed) => {
      const room = new Room(seed)
      const { chance } = room
      await room.begin()
      const open = [1, 2, 3, 4]
      for (let step = 0; step < 60; step++) {
        await room.pass(chance.pick([0, 40, 900, 7 * SECOND, MINUTE, 4 * MINUTE]))
        const what = chance.whole(0, 9)
        if (what < 3) room.computers[chance.pick(['host', 'host', 'staff', 'phone'] as const)].set(chance)
        else if (what < 6) await room.write(room.watch.act(chance))
        else if (what === 6 && open.length > 0) {
          const table = open.pop()!
          const winner = PLAYERS[2 * table - 2]!
          await room.write({ do: 'result', round: 1, table, winner, score: { [winner]: 300, [PLAYERS[2 * table - 1]!]: 100 } })
        } else if (what === 7) {
          const call = `call-${step}`
          await room.write({ do: 'call', call, round: 1, table: chance.whole(1, 4) })
          room.calls.set(call, room.now)
        } else if (what === 8) {
          // While it is down nobody sets its clock: only that clock could say how long it was.
          await room.log.noteTime()
          const down = chance.pick([SECOND, MINUTE])
          room.watch.pass(down)
          room.now += down
          await room.hostBegins()
          room.hear()
        } else {
          const { rate, nonces } = room.limits()
          const nonce = nonces.give()
          expect([rate.take(), rate.take()]).toEqual([true, false])
          room.computers.host.set(chance)
          await room.pass(2 * SECOND)
          expect([rate.take(), nonces.use(nonce, 'x')]).toEqual([true, true])
        }
        await room.check()
      }
      room.staff.close()
    }),
    seededRuns(12)
  )
}, 120_000)

it('and that of the computer of one page alone change nothing in its rounds either, also over a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.noShrink(fc.integer({ min: 1, max: 1_000_000_000 })), async (seed) => {
      const chance = chanceFrom(seed)
      let now = START
      const computer = new Computer('page', () => now)
      const storage = memoryStorage()
      const open = async () =>
        (await PageHost.open({ storage, event: 'sat', settings: { minutes: 50 }, device: 'd', clock: computer.run() })).host
      let host = await open()
      const watch = new Stopwatch()
      const write = async (...facts: ({ do: string } & Record<string, unknown>)[]) => expect(await host.append(facts)).toEqual({ ok: true })
      await write({ do: 'register', player: 'a', name: 'A' }, { do: 'register', player: 'b', name: 'B' })
      await write({ do: 'round', round: 1, pairs: [['a', 'b']] })
      for (let step = 0; step < 60; step++) {
        const passed = chance.pick([0, 900, 7 * SECOND, MINUTE])
        now += passed
        watch.pass(passed)
        const what = chance.whole(0, 5)
        if (what < 2) computer.set(chance)
        else if (what < 4) await write(watch.act(chance))
        else if (what === 4) {
          // What was done since the clock was set is in the log.
          await write({ do: 'note', text: 'The app is closed.' })
          const { state } = host
          host = await open()
          expect(host.state).toEqual(state)
        }
        const shown = clockAt(host.state, 1, host.now())
        expect(Math.abs(shown.left - watch.seconds), `step ${step}`).toBeLessThanOrEqual(1.5)
      }
    }),
    seededRuns(25)
  )
})
