/** Hosting on this computer: what the host writes is the app's as well, however the host, the page or the app ended. */
import { describe, expect, it, vi } from 'vitest'
import { forgetPlayer } from '../../../../../src/renderer/actions/event/forgetting/forgetPlayer.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { hostingOf } from '../../../../../src/renderer/actions/venue/venueHosting.svelte.ts'
import type { Begun, Hosting, HostPlaces, Looked } from '../../../../../src/renderer/platform/interface/hosting.ts'
import { nameIn, factWithout } from '../../../../../src/shared/tournament/facts/namesIn.ts'
import { EventLog, readFact } from '../../../../../src/shared/tournament/log/eventLog.ts'
import type {
  OrganiserAsk,
  OrganiserNews,
  OrganiserPicture,
  EventToFollow,
  EventToHost,
  LogRow,
  StandByPicture
} from '../../../../../src/shared/venue/organiser.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

/** The process of the host as the page sees it: its rows lie on a disk of its own, and outlive it. */
class MemoryHosting implements Hosting {
  disk: LogRow[] = []
  running: string | null = null
  left: HostPlaces['left'] = null
  trouble: Begun | null = null
  /** News that get lost on the way. */
  deaf = false
  /** The event of another computer's host, which this one follows; null: it hosts. */
  follows: EventToFollow['follow'] | null = null
  /** The old host still answers. */
  isThere = true
  /** Ends waiting for the word of a person there. */
  letIn: (begun: Begun) => void = () => undefined
  given: EventToHost | null = null
  #log = new EventLog({})
  #hear: (news: OrganiserNews) => void = () => undefined

  places = (): Promise<HostPlaces> =>
    Promise.resolve({ addresses: [{ address: '192.168.0.7', name: 'wlan0' }], running: this.running, left: this.left })

  start = (given: EventToHost, address: string, port: number): Promise<Begun> => {
    if (this.trouble) return Promise.resolve(this.trouble)
    if (given.facts.length > this.disk.length) this.disk = [...given.facts]
    this.running = given.event.id
    this.left = { event: given.event.id, address, port }
    this.#fold()
    return Promise.resolve({ ok: true, origin: ['http', `//${address}:${port}`].join(':'), aside: null })
  }

  ask = (ask: OrganiserAsk): Promise<unknown> => {
    if (this.running === null) return Promise.reject(new Error('No event is hosted.'))
    if (ask.do === 'lines') {
      const log = this.disk.filter(({ at }) => at > ask.after).map(({ at, fact }) => ({ row: at, fact }))
      return Promise.resolve(structuredClone({ log, beside: [] }))
    }
    if (ask.do === 'picture') return Promise.resolve(this.follows ? this.#standBy() : this.#picture())
    if (ask.do === 'promote') {
      if (this.isThere && !ask.anyway) return Promise.resolve({ still: this.follows!.origin })
      this.follows = null
      return Promise.resolve(null)
    }
    if (ask.do === 'append') return Promise.resolve(this.write('h1', 'head', ask.facts))
    if (ask.do === 'forget') {
      this.disk = this.disk.map((row) => ({
        ...row,
        fact: { ...factWithout(row.fact, ask.player, { whole: nameIn(ask.names), first: null }, ask.instead) }
      }))
      this.#fold()
    }
    return Promise.resolve(null)
  }

  look = (): Promise<Looked> => Promise.resolve({ ok: true, event: { id: 'there', name: 'There' } })

  /** Resolves when the test lets it in. */
  follow = (event: string, { follow, given }: EventToFollow): Promise<Begun> => {
    this.given = given
    this.#hear({ say: 'letters', letters: 'ABCD' })
    return new Promise((done) => {
      this.letIn = (begun) => {
        if (begun.ok) {
          this.running = event
          this.follows = follow
        }
        done(begun)
      }
    })
  }

  missed = (_event: string, after: number) => Promise.resolve(structuredClone(this.disk.filter(({ at }) => at > after)))

  end = (taken: boolean): Promise<void> => {
    this.running = null
    if (taken) this.left = null
    return Promise.resolve()
  }

  onNews = (listener: (news: OrganiserNews) => void) => {
    this.#hear = listener
    return () => undefined
  }

  /** A device, or the page, writes facts. */
  write(device: string, role: string, facts: readonly { readonly do: string; readonly [field: string]: unknown }[]) {
    const rows = facts.map((fact, index): LogRow => {
      const at = this.disk.length + 1 + index
      return {
        event: this.running!,
        at,
        fact: { ...fact, id: `${device}:${at}`, at: new Date(Date.UTC(2026, 0, 1, 12, 0, at)).toISOString(), by: { role, device } }
      }
    })
    for (const { fact } of rows) {
      const read = readFact(fact, '')
      const decision = read.ok ? this.#log.append(read.value) : null
      if (!decision?.taken) return { n: 1, is: 'refused', code: 'result-already', facts: {}, index: 0, dispute: null }
    }
    this.disk.push(...rows)
    if (!this.deaf)
      this.#hear({ say: 'facts', log: rows.map(({ at, fact }) => ({ row: at, fact: { ...fact, do: String(fact.do) } })), beside: [] })
    return { n: 1, is: 'saved', row: rows.at(-1)!.at }
  }

  #picture(): OrganiserPicture {
    const seen = { streams: 0, joining: null, asking: [], devices: [], rewrites: 0, displays: [] }
    const where = { event: this.running!, device: 'h1', origin: 'x', port: 8321, epoch: 1, generation: '1.0' }
    return { ...where, rows: this.disk.length, onTwo: null, ...seen }
  }

  #standBy(): StandByPicture {
    const rows = this.disk.length
    const seen = { link: 'up', since: 0, code: null, epoch: 1, rows, kept: rows, failing: null, secure: true, handed: [] } as const
    const follows = { id: this.running!, name: 'There', settings: {}, head: { settings: {} } }
    return { follows, origin: this.follows!.origin, url: 'x', ...seen, handed: [] }
  }

  /** Another computer leads the event by now, and its log takes the place of this one's. */
  comeBack(rows: readonly LogRow[]): void {
    this.follows = { origin: 'http://192.168.0.9:8321', code: '', called: '' }
    this.#hear({ say: 'follows', picture: this.#standBy() })
    this.replace(rows)
  }
  replace(rows: readonly LogRow[]): void {
    this.disk = [...rows]
    this.#fold()
    this.#hear({ say: 'anew' })
  }

  /** It ends by itself. */
  die(): void {
    const event = this.running!
    this.running = null
    this.#hear({ say: 'gone', event })
  }

  #fold(): void {
    this.#log = new EventLog({})
    for (const { fact } of this.disk) {
      const read = readFact(fact, '')
      if (read.ok) this.#log.append(read.value)
    }
  }
}

const result = (table: number, winner: string) => ({ do: 'result', round: 1, table, winner, score: {} })

/** The app with an event of four, and what of it outlives a start. */
function appWith(hosting = new MemoryHosting()) {
  const { app, storage, told } = memoryApp()
  Object.assign(app.platform, { hosting: () => Promise.resolve(hosting) })
  Object.assign(app, { dataStore: { backups: { refresh: () => Promise.resolve(), generations: [] } } })
  const events = eventsOf(app)
  const organiser = hostingOf(app)
  return { app, storage, told, events, organiser, hosting }
}

async function hosted() {
  const all = appWith()
  const { app, events, organiser } = all
  await organiser.load(app)
  await events.make('Day', {})
  for (const player of ['a', 'b', 'c', 'd']) await events.open!.append([{ do: 'register', player, name: `Name ${player}` }])
  await events.open!.append([
    {
      do: 'round',
      round: 1,
      pairs: [
        ['a', 'b'],
        ['c', 'd']
      ],
      tables: [1, 2],
      bye: null
    }
  ])
  expect(await organiser.start(app, events.open!.stored, '192.168.0.7', 8321)).toBe(true)
  const stored = () => all.storage.eventFacts(events.open!.id)
  return { ...all, stored }
}

describe('while an event is hosted', () => {
  it('what a device writes and what the page writes go the same way, and both are in the storage of the app', async () => {
    const { events, hosting, stored, organiser, app } = await hosted()
    expect(organiser.stage).toBe('on')
    expect(events.open!.away?.here).toBe(true)
    hosting.write('d1', 'judge', [result(1, 'a')])
    expect(await events.open!.append([result(2, 'd')])).toEqual({ ok: true })
    expect([...events.open!.host.state.rounds[0]!.tables.values()].map(({ result }) => result?.winner)).toEqual(['a', 'd'])
    await vi.waitFor(async () => expect((await stored()).map(({ fact }) => fact.id).slice(-2)).toEqual(['d1:6', 'h1:7']))
    // Twice the same: refused here already, in the words of the log.
    expect(await events.open!.append([result(2, 'c')])).toMatchObject({ ok: false, refusal: { code: 'result-already' } })
    await organiser.stop(app)
    expect([organiser.stage, events.open!.away]).toEqual(['off', null])
    expect(await events.open!.append([{ do: 'note', text: 'after' }])).toEqual({ ok: true })
    expect((await stored()).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('hears of what was lost on the way with the next row, and at the end', async () => {
    const { app, events, hosting, organiser, stored } = await hosted()
    hosting.deaf = true
    hosting.write('d1', 'judge', [result(1, 'a')])
    hosting.deaf = false
    hosting.write('d1', 'judge', [{ do: 'note', text: 'x' }])
    await vi.waitFor(() => expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a'))
    hosting.deaf = true
    hosting.write('d1', 'judge', [result(2, 'c')])
    await organiser.stop(app)
    expect((await stored()).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('says when the host has ended, takes nothing then, and goes on with it', async () => {
    const { app, told, events, hosting, organiser, stored } = await hosted()
    hosting.deaf = true
    hosting.write('d1', 'judge', [result(1, 'a')])
    hosting.deaf = false
    hosting.die()
    expect([organiser.stage, events.open!.away?.link.is]).toEqual(['gone', 'down'])
    expect(told().at(-1)![1]).toContain('The host has stopped by itself.')
    // What it could not tell is taken over all the same.
    await vi.waitFor(async () => expect(await stored()).toHaveLength(6))
    await expect(events.open!.append([result(2, 'c')])).rejects.toThrow('Start it again')
    await organiser.again(app)
    expect(await events.open!.append([result(2, 'c')])).toEqual({ ok: true })
    await vi.waitFor(async () => expect((await stored()).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7]))
  })

  it('a storage that fails is told, and has everything as soon as it does not', async () => {
    const { storage, told, events, hosting, stored } = await hosted()
    const commit = vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    hosting.write('d1', 'judge', [result(1, 'a')])
    await vi.waitFor(() => expect(told().at(-1)).toEqual(['error', 'The disk is full.']))
    expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    hosting.write('d1', 'judge', [result(2, 'c')])
    await vi.waitFor(async () => expect(await stored()).toHaveLength(7))
    commit.mockRestore()
  })

  it('says in words why it could not be switched on', async () => {
    const { app, events, organiser, hosting } = appWith()
    await organiser.load(app)
    await events.make('Day', {})
    hosting.trouble = { ok: false, trouble: 'port', said: 'EADDRINUSE' }
    expect(await organiser.start(app, events.open!.stored, '192.168.0.7', 8321)).toBe(false)
    expect([organiser.stage, organiser.fault]).toEqual(['off', 'Something else uses this port. Choose another one.'])
  })

  it('a name that is forgotten goes out of the host and out of the app', async () => {
    const { app, events, hosting, organiser, stored } = await hosted()
    hosting.write('d1', 'judge', [{ do: 'note', text: 'Name b was late' }])
    expect(await forgetPlayer(app, events.open!, 'b')).toBe(true)
    expect(JSON.stringify(hosting.disk)).not.toContain('Name b')
    expect(JSON.stringify(await stored())).not.toContain('Name b')
    expect(JSON.stringify(await stored())).toBe(JSON.stringify(hosting.disk))
    expect(events.open!.host.state.players.get('b')?.forgotten).toBe(true)
    expect(await events.open!.append([result(1, 'a')])).toEqual({ ok: true })
    await organiser.stop(app)
  })
})

describe('at a start', () => {
  it('what an earlier host has left is taken over before the event is opened, and hosting again is offered', async () => {
    const first = await hosted()
    const { id } = first.events.open!
    first.hosting.deaf = true
    first.hosting.write('d1', 'judge', [result(1, 'a')])
    // The app is gone, and with it the host.
    first.hosting.running = null
    const { app } = memoryApp()
    Object.assign(app, {
      ...first.app,
      storage: Object.assign(Object.create(Object.getPrototypeOf(first.storage) as object) as object, first.storage)
    })
    const organiser = hostingOf(app)
    const events = eventsOf(app)
    await organiser.load(app)
    expect(organiser.left).toEqual({ event: id, address: '192.168.0.7', port: 8321 })
    expect(first.hosting.left).toBeNull()
    await events.load()
    await events.openEvent(id)
    expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    expect(events.open!.away).toBeNull()
  })

  it('a page that was loaded anew goes on with the host that runs', async () => {
    const first = await hosted()
    const { id } = first.events.open!
    first.hosting.deaf = true
    first.hosting.write('d1', 'judge', [result(1, 'a')])
    const { app } = memoryApp()
    Object.assign(app, {
      ...first.app,
      storage: Object.assign(Object.create(Object.getPrototypeOf(first.storage) as object) as object, first.storage)
    })
    const events = eventsOf(app)
    await hostingOf(app).load(app)
    await events.load()
    await events.openEvent(id)
    expect([hostingOf(app).stage, events.open!.away?.here]).toEqual(['on', true])
    expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
  })
})

/** Rows as the host of another computer has written them. */
const rowsThere = (...facts: readonly { readonly do: string; readonly [field: string]: unknown }[]): LogRow[] =>
  facts.map((fact, index) => ({
    event: 'there',
    at: index + 1,
    fact: {
      ...fact,
      id: `h9:${index + 1}`,
      at: new Date(Date.UTC(2026, 0, 1, 12, 0, index)).toISOString(),
      by: { role: 'head', device: 'h9' }
    }
  }))
const register = (player: string) => ({ do: 'register', player, name: `Name ${player}` })
const named = { typed: '192.168.0.9:8321', code: 'ABCDEF', called: 'Laptop 2', address: '192.168.0.7', port: 8321 }
const TAKEN: Begun = { ok: true, origin: 'http://192.168.0.7:8321', aside: null }

async function following() {
  const all = appWith()
  const { app, hosting, organiser, events } = all
  await organiser.load(app)
  await events.load()
  organiser.naming = true
  const followed = organiser.follow(app, named)
  await vi.waitFor(() => expect(organiser.letters).toBe('ABCD'))
  hosting.disk = rowsThere(register('a'), register('b'))
  hosting.letIn(TAKEN)
  expect(await followed).toBe(true)
  return { ...all, stored: () => all.storage.eventFacts('there') }
}

describe('as the stand-by of another computer', () => {
  it('the event stands among those of this one, with all that the host has; nothing is entered here', async () => {
    const { events, organiser, hosting, stored } = await following()
    expect([organiser.stage, organiser.naming, organiser.standBy?.origin, organiser.picture]).toEqual([
      'follows',
      false,
      'http://192.168.0.9:8321',
      null
    ])
    expect([events.open?.id, events.open?.stored.name, events.open?.view]).toEqual(['there', 'There', 'venue'])
    expect([hosting.given, events.open?.may('result'), (await stored()).length]).toEqual([null, false, 2])
    await expect(events.open!.append([{ do: 'note', text: 'x' }])).rejects.toThrow('This computer is a stand-by')
    // What is forgotten, or handed over, changes rows that were read before.
    hosting.replace(rowsThere(register('c')))
    await vi.waitFor(async () => expect((await stored()).map(({ fact }) => fact.player)).toEqual(['c']))
    await vi.waitFor(() => expect([...events.open!.host.state.players.keys()]).toEqual(['c']))
  })

  it('is made the host by a person: at once where the old one is gone, and said where it still answers', async () => {
    const { app, events, organiser } = await following()
    await organiser.promote(app, false)
    expect([organiser.still, organiser.stage]).toEqual(['http://192.168.0.9:8321', 'follows'])
    await organiser.promote(app, true)
    expect([organiser.still, organiser.stage, organiser.standBy, organiser.picture?.event]).toEqual(['', 'on', null, 'there'])
    expect(await events.open!.append([{ do: 'note', text: 'new host' }])).toEqual({ ok: true })
  })

  it('says in words what stands in the way, and asks no longer when it is told so', async () => {
    const { app, hosting, organiser, events } = appWith()
    await organiser.load(app)
    await events.load()
    expect(await organiser.follow(app, { ...named, code: 'abc' })).toBe(false)
    expect([organiser.stage, organiser.fault]).toEqual(['off', 'A code has six letters, without I, L, O, U and V.'])
    const refused = organiser.follow(app, named)
    await vi.waitFor(() => expect(organiser.letters).toBe('ABCD'))
    hosting.letIn({ ok: false, trouble: 'follow', said: '{"code":"not-head","facts":{"role":"judge"}}' })
    expect(await refused).toBe(false)
    expect(organiser.fault).toBe('A stand-by is let in as head judge; this device was let in as judge.')
    const given = organiser.follow(app, named)
    await vi.waitFor(() => expect(organiser.letters).toBe('ABCD'))
    await organiser.cancel()
    hosting.letIn({ ok: false, trouble: 'process', said: 'ended' })
    expect([await given, organiser.stage, organiser.fault, organiser.naming]).toEqual([false, 'off', '', false])
  })

  it('a host that another one has succeeded becomes its stand-by by itself, and has its log', async () => {
    const { app, events, hosting, organiser, stored, told } = await hosted()
    hosting.deaf = true
    hosting.write('d1', 'judge', [{ do: 'note', text: 'only here' }])
    hosting.deaf = false
    const before = hosting.disk.slice(0, 5)
    const note = rowsThere({ do: 'note', text: 'there' })[0]!
    hosting.comeBack([...before, { ...note, event: before[0]!.event, at: 6 }])
    await vi.waitFor(async () => expect((await stored()).map(({ fact }) => fact.text).filter(Boolean)).toEqual(['there']))
    await vi.waitFor(() => expect(told().at(-1)![1]).toContain('Another computer leads this event now.'))
    expect([organiser.stage, events.open!.may('result')]).toEqual(['follows', false])
    await organiser.stop(app)
    expect([organiser.stage, events.open!.away]).toEqual(['off', null])
    expect((await stored()).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('at a start nothing is put on top of another log', async () => {
    const first = await hosted()
    // The app ended before it heard that its copy is another one.
    first.hosting.disk = [...first.hosting.disk.slice(0, 4), ...rowsThere(register('x'), register('y'), register('z'))].map(
      (row, index) => ({
        ...row,
        at: index + 1
      })
    )
    first.hosting.running = null
    const { app } = memoryApp()
    Object.assign(app, {
      ...first.app,
      storage: Object.assign(Object.create(Object.getPrototypeOf(first.storage) as object) as object, first.storage)
    })
    await hostingOf(app).load(app)
    expect(await first.stored()).toHaveLength(5)
  })
})
