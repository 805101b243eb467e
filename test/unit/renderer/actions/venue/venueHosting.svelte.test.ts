/** Hosting on this computer: what the host writes is the app's as well, however the host, the page or the app ended. */
import { describe, expect, it, vi } from 'vitest'
import { forgetPlayer } from '../../../../../src/renderer/actions/event/forgetting/forgetPlayer.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { hostingOf } from '../../../../../src/renderer/actions/venue/venueHosting.svelte.ts'
import { rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
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
import { waitFor } from '../../../../support/waitFor.ts'

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
  /** Where an earlier host had gone another way. */
  aside: string | null = null
  /** What it was asked to begin, and how it was ended: whether the page had everything. */
  readonly begun: string[] = []
  readonly ended: boolean[] = []
  /** Fails, or answers otherwise, in place of what it does. */
  instead: (what: OrganiserAsk['do'] | 'places' | 'start' | 'look' | 'end' | 'missed') => Promise<unknown> | null = () => null
  #log = new EventLog({})
  #hear: (news: OrganiserNews) => void = () => undefined

  places = (): Promise<HostPlaces> =>
    (this.instead('places') as Promise<HostPlaces> | null) ??
    Promise.resolve({ addresses: [{ address: '192.168.0.7', name: 'wlan0' }], running: this.running, left: this.left })

  start = (given: EventToHost, address: string, port: number): Promise<Begun> => {
    this.begun.push(`${given.event.id} ${address} ${port}`)
    const instead = this.instead('start')
    if (instead) return instead as Promise<Begun>
    if (this.trouble) return Promise.resolve(this.trouble)
    if (given.facts.length > this.disk.length) this.disk = [...given.facts]
    this.running = given.event.id
    this.left = { event: given.event.id, address, port }
    this.#fold()
    return Promise.resolve({ ok: true, origin: ['http', `//${address}:${port}`].join(':'), aside: this.aside })
  }

  ask = (ask: OrganiserAsk): Promise<unknown> => {
    const instead = this.instead(ask.do)
    if (instead) return instead
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

  look = (): Promise<Looked> =>
    (this.instead('look') as Promise<Looked> | null) ?? Promise.resolve({ ok: true, event: { id: 'there', name: 'There' } })

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

  missed = (_event: string, after: number) =>
    (this.instead('missed') as Promise<LogRow[]> | null) ?? Promise.resolve(structuredClone(this.disk.filter(({ at }) => at > after)))

  end = (taken: boolean): Promise<void> => {
    this.ended.push(taken)
    const instead = this.instead('end')
    if (instead) return instead as Promise<void>
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
    const seen = { streams: 0, on: 0, joining: null, asking: [], devices: [], rewrites: 0, displays: [] }
    const where = { event: this.running!, device: 'h1', origin: 'x', port: 8321, epoch: 1, generation: '1.0' }
    return { ...where, rows: this.disk.length, onTwo: null, ...seen }
  }

  #standBy(): StandByPicture {
    const rows = this.disk.length
    const seen = { link: 'up', since: 0, code: null, epoch: 1, rows, kept: rows, failing: null, secure: true, handed: [] } as const
    const follows = { id: this.running!, name: 'There', settings: {}, head: { settings: {} } }
    return { follows, origin: this.follows!.origin, url: 'x', ...seen, handed: [] }
  }

  say(news: OrganiserNews): void {
    this.#hear(news)
  }
  /** How it stands, as it would say it. */
  get picture(): OrganiserPicture {
    return this.#picture()
  }
  get standBy(): StandByPicture {
    return this.#standBy()
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
    await waitFor(async () => expect((await stored()).map(({ fact }) => fact.id).slice(-2)).toEqual(['d1:6', 'h1:7']))
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
    await waitFor(() => expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a'))
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
    await waitFor(async () => expect(await stored()).toHaveLength(6))
    await expect(events.open!.append([result(2, 'c')])).rejects.toThrow('Start it again')
    await organiser.again(app)
    expect(await events.open!.append([result(2, 'c')])).toEqual({ ok: true })
    await waitFor(async () => expect((await stored()).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7]))
  })

  it('a storage that fails is told, and has everything as soon as it does not', async () => {
    const { storage, told, events, hosting, stored } = await hosted()
    const commit = vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    hosting.write('d1', 'judge', [result(1, 'a')])
    await waitFor(() => expect(told().at(-1)).toEqual(['error', 'The disk is full.']))
    expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    hosting.write('d1', 'judge', [result(2, 'c')])
    await waitFor(async () => expect(await stored()).toHaveLength(7))
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

const failing = (what: string, words: string) => (asked: string) => (asked === what ? Promise.reject(new Error(words)) : null)
const answering = (what: string, value: unknown) => (asked: string) => (asked === what ? Promise.resolve(value) : null)

describe('switching it on', () => {
  it('is not possible in a browser, which says nothing of it', async () => {
    const { app, organiser, told } = appWith()
    Object.assign(app.platform, { hosting: undefined })
    await organiser.load(app)
    const stored = { id: 'e', name: 'Day' } as never
    expect([await organiser.start(app, stored, '192.168.0.7', 8321), await organiser.follow(app, named)]).toEqual([false, false])
    await organiser.look()
    await organiser.stop(app)
    expect([organiser.places, organiser.stage, organiser.fault, told()]).toEqual([null, 'off', '', []])
    expect(await organiser.tell(app, { do: 'picture' })).toBe(false)
    expect(told()).toEqual([['error', expect.stringContaining('Start it again')]])
  })

  it('where the shell cannot say where it stands is told', async () => {
    const { app, organiser, hosting, told } = appWith()
    hosting.instead = failing('places', 'No shell.')
    await organiser.load(app)
    expect([told(), organiser.stage]).toEqual([[['error', 'No shell.']], 'off'])
  })

  it('offers the networks of this computer, looked at anew when that is asked for', async () => {
    const { app, organiser, hosting } = appWith()
    await organiser.load(app)
    expect(organiser.places).toEqual(await hosting.places())
    const other = { addresses: [], running: null, left: null }
    hosting.instead = answering('places', other)
    await organiser.look()
    expect(organiser.places).toBe(other)
  })

  it('is done once, however often it is pressed', async () => {
    const { app, events, organiser, hosting } = appWith()
    await organiser.load(app)
    await events.make('Day', {})
    const { stored } = events.open!
    organiser.fault = 'Of before.'
    const first = organiser.start(app, stored, '192.168.0.7', 8400)
    expect([organiser.stage, organiser.fault, await organiser.start(app, stored, '192.168.0.7', 8400)]).toEqual(['starting', '', false])
    expect([await first, await organiser.start(app, stored, '192.168.0.7', 8400), organiser.stage]).toEqual([true, false, 'on'])
    expect(hosting.begun).toEqual([`${stored.id} 192.168.0.7 8400`])
    expect([organiser.has(stored.id), organiser.has('other')]).toEqual([true, false])
  })

  it.each<[Begun, string]>([
    [{ ok: false, trouble: 'address', said: '' }, 'This address is not there any more. Choose another one.'],
    [{ ok: false, trouble: 'event', said: 'no head' }, 'The event could not be read by the host. (no head)'],
    [{ ok: false, trouble: 'process', said: 'exit 1' }, 'The host could not be started. (exit 1)'],
    [{ ok: false, trouble: 'disk', said: 'EROFS' }, 'The host cannot write on this disk.'],
    [{ ok: false, trouble: 'follow', said: 'in its own words' }, 'in its own words'],
    [{ ok: false, trouble: 'follow', said: '{"code":"of-later","facts":{}}' }, '{"code":"of-later","facts":{}}'],
    [{ ok: false, trouble: 'follow', said: '{"code":"shut-out","facts":{}}' }, 'This device has been shut out by the host.'],
    [
      { ok: false, trouble: 'follow', said: '{"code":"nothing-there","facts":{}}' },
      'Nothing answers at this address. Is the host switched on, and is this device in the same network?'
    ]
  ])('%j is told in words', async (trouble, words) => {
    const { app, events, organiser, hosting } = appWith()
    await organiser.load(app)
    await events.make('Day', {})
    hosting.trouble = trouble
    expect(await organiser.start(app, events.open!.stored, '192.168.0.7', 8321)).toBe(false)
    expect([organiser.stage, organiser.fault, organiser.event]).toEqual(['off', words, null])
  })

  it('that fails in the shell, or with an answer that makes no sense, is told; the next time it works', async () => {
    const { app, events, organiser, hosting } = appWith()
    await organiser.load(app)
    await events.make('Day', {})
    const start = () => organiser.start(app, events.open!.stored, '192.168.0.7', 8321)
    hosting.instead = failing('start', 'No process.')
    expect([await start(), organiser.stage, organiser.fault]).toEqual([false, 'off', 'No process.'])
    hosting.instead = answering('picture', { odd: true })
    expect([await start(), organiser.stage, organiser.fault === '']).toEqual([false, 'off', false])
    hosting.instead = () => null
    expect([await start(), organiser.stage, organiser.fault]).toEqual([true, 'on', ''])
  })

  it('after it has ended by itself is tried where it was, and stays ended where that fails', async () => {
    const { app, events, hosting, organiser } = await hosted()
    const { id } = events.open!
    hosting.say({ say: 'picture', picture: { ...hosting.picture, port: 8500 } })
    hosting.die()
    hosting.trouble = { ok: false, trouble: 'port', said: '' }
    await organiser.again(app)
    expect([organiser.stage, hosting.begun.at(-1)]).toEqual(['gone', `${id} 192.168.0.7 8500`])
    hosting.trouble = null
    hosting.instead = failing('start', 'No process.')
    await organiser.again(app)
    expect([organiser.stage, organiser.fault]).toEqual(['gone', 'No process.'])
    hosting.instead = () => null
    await organiser.again(app)
    expect([organiser.stage, organiser.fault]).toEqual(['on', ''])
  })

  it('says where an earlier host had gone another way, as long as that is news', async () => {
    const { app, events, organiser, hosting } = appWith()
    await organiser.load(app)
    await events.make('Day', {})
    const { stored } = events.open!
    organiser.left = { event: stored.id, address: 'x', port: 1 }
    organiser.naming = true
    hosting.aside = 'saturday.aside-1'
    await organiser.start(app, stored, '192.168.0.7', 8321)
    expect([organiser.aside, organiser.left, organiser.naming]).toEqual(['saturday.aside-1', null, false])
    await organiser.stop(app)
    hosting.aside = null
    await organiser.start(app, stored, '192.168.0.7', 8321)
    expect(organiser.aside).toBe('')
  })
})

describe('switching it off', () => {
  it('gives the event back to this page with everything, and says so', async () => {
    const { app, events, hosting, organiser, told } = await hosted()
    const { id } = events.open!
    const opened: unknown[] = []
    organiser.onOpen = (open) => opened.push(open)
    organiser.fault = 'Of before.'
    hosting.deaf = true
    hosting.write('d1', 'judge', [result(1, 'a')])
    const seen: unknown[] = []
    hosting.instead = (what) => {
      if (what === 'end') seen.push([organiser.stage, organiser.fault, hosting.ended.at(-1)])
      return null
    }
    await organiser.stop(app)
    expect(seen).toEqual([
      ['stopping', '', false],
      ['stopping', '', true]
    ])
    expect([organiser.stage, organiser.event, organiser.picture, organiser.has(id), opened]).toEqual([
      'off',
      null,
      null,
      false,
      [events.open]
    ])
    expect(organiser.places).toEqual({ addresses: [{ address: '192.168.0.7', name: 'wlan0' }], running: null, left: null })
    expect(events.open!.host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    expect(told().at(-1)).toEqual(['info', 'Hosting has ended. Everything is in the event on this computer.'])
    const before = told().length
    await organiser.stop(app)
    expect([hosting.ended, told().length]).toEqual([[false, true], before])
  })

  it('leaves what the host has written with the host as long as it cannot be kept here', async () => {
    const { app, storage, hosting, organiser, events } = await hosted()
    const { id } = events.open!
    hosting.deaf = true
    hosting.write('d1', 'judge', [result(1, 'a')])
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(new Error('The disk is full.'))
    await organiser.stop(app)
    expect([organiser.stage, organiser.fault, organiser.has(id), hosting.ended, hosting.left !== null]).toEqual([
      'gone',
      'The disk is full.',
      true,
      [false],
      true
    ])
    commit.mockRestore()
    await organiser.stop(app)
    expect([organiser.stage, organiser.fault, hosting.ended, (await storage.eventFacts(id)).length]).toEqual([
      'off',
      '',
      [false, false, true],
      6
    ])
  })

  it('as a stand-by leaves here what it had', async () => {
    const { app, hosting, organiser, events, told, stored } = await following()
    await organiser.promote(app, false)
    hosting.disk = [...hosting.disk, { ...rowsThere(register('a'), register('b'), register('c'))[2]! }]
    await organiser.stop(app)
    expect([organiser.stage, organiser.standBy, organiser.still, events.open?.away, (await stored()).length]).toEqual([
      'off',
      null,
      '',
      null,
      3
    ])
    expect(told().at(-1)).toEqual(['info', 'This computer is no stand-by any more. What it had is in the event on this computer.'])
  })
})

describe('what the host is asked', () => {
  it('is answered, or told why not', async () => {
    const { app, hosting, organiser, told } = await hosted()
    expect([await organiser.tell(app, { do: 'open-joining' }), told().filter(([kind]) => kind === 'error')]).toEqual([true, []])
    hosting.instead = failing('open-joining', 'Not now.')
    expect([await organiser.tell(app, { do: 'open-joining' }), told().at(-1)]).toEqual([false, ['error', 'Not now.']])
    const slips = [{ player: 'a', address: 'http://192.168.0.7:8321/p/1' }]
    hosting.instead = answering('slips', slips)
    expect(await organiser.slips()).toEqual(slips)
    hosting.instead = answering('slips', [{ player: 7 }])
    await expect(organiser.slips()).rejects.toThrow(/./)
  })

  it('while it ends fails in words that say what to do', async () => {
    const { app, hosting, organiser, told } = await hosted()
    let fail: () => void = () => undefined
    hosting.instead = () => new Promise((_, failed) => (fail = () => failed(new Error('The channel is closed.')))) // prettier-ignore
    const asked = organiser.tell(app, { do: 'open-joining' })
    await Promise.resolve()
    hosting.instead = () => null
    hosting.die()
    fail()
    expect(await asked).toBe(false)
    expect(told().at(-1)![1]).toContain('The host has stopped, so nothing can be entered.')
    expect(await organiser.tell(app, { do: 'open-joining' })).toBe(false)
  })
})

describe('what the host says unasked', () => {
  it('is how it stands, and that another one leads; the end of another event is none of this one', async () => {
    const { hosting, organiser, events, told } = await hosted()
    const picture = { ...hosting.picture, streams: 3 }
    hosting.say({ say: 'picture', picture })
    expect([organiser.picture, events.open!.away?.devices]).toEqual([picture, 0])
    hosting.say({ say: 'higher-epoch', epoch: 5 })
    expect(organiser.fault).toContain('Another computer was made the host of this event')
    hosting.say({ say: 'gone', event: 'other' })
    hosting.say({ say: 'letters', letters: 'WXYZ' })
    expect([organiser.stage, organiser.letters, told().filter(([kind]) => kind === 'error')]).toEqual(['on', 'WXYZ', []])
  })

  it('that it has ended is told once more where what it had cannot be read', async () => {
    const { hosting, told } = await hosted()
    hosting.instead = failing('missed', 'The folder is gone.')
    hosting.die()
    await waitFor(() => expect(told().at(-1)).toEqual(['error', 'The folder is gone.']))
  })

  it('to a stand-by is how it follows; its end is told in its own words, and a late picture of a host is not shown', async () => {
    const { app, hosting, organiser, told } = await following()
    hosting.say({ say: 'follows', picture: { ...hosting.standBy, rows: 9 } })
    expect([organiser.standBy?.rows, organiser.stage]).toEqual([9, 'follows'])
    hosting.say({ say: 'picture', picture: hosting.picture })
    expect(organiser.picture).toBeNull()
    const missed = vi.spyOn(hosting, 'missed')
    hosting.die()
    expect([organiser.stage, told().at(-1), missed.mock.calls]).toEqual([
      'gone',
      ['error', 'The stand-by has stopped by itself. What it had is here.'],
      []
    ])
    hosting.say({ say: 'follows', picture: { ...hosting.standBy, rows: 12 } })
    expect([organiser.standBy?.rows, organiser.stage]).toEqual([9, 'gone'])
    const before = app.session.notices.length
    const off = appWith()
    await off.organiser.load(off.app)
    off.hosting.follows = hosting.follows
    off.hosting.say({ say: 'anew' })
    expect([off.organiser.stage, app.session.notices.length]).toEqual(['off', before])
  })

  it('that its copy is another one is told where that cannot be read', async () => {
    const { hosting, told, organiser } = await following()
    hosting.instead = answering('lines', 'nonsense')
    hosting.say({ say: 'anew' })
    await waitFor(() => expect(told().at(-1)![0]).toBe('error'))
    const before = told().length
    hosting.instead = () => null
    hosting.replace(rowsThere(register('c')))
    await waitFor(() => expect(organiser.fault).toBe(''))
    expect(told()).toHaveLength(before)
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

  it('takes over all of it where this app had nothing of it yet, and nothing where there is nothing', async () => {
    const { app, organiser, hosting, storage } = appWith()
    await storage.commit([{ do: 'put', table: 'events', value: rowOfEvent('there', 'There', {}, '2026-01-01T00:00:00.000Z') }])
    hosting.left = { event: 'there', address: '192.168.0.7', port: 8321 }
    hosting.disk = rowsThere(register('a'), register('b'))
    await organiser.load(app)
    expect([await storage.eventFacts('there'), hosting.ended]).toEqual([hosting.disk, [true]])
    const nothing = appWith()
    nothing.hosting.left = { event: 'gone', address: '192.168.0.7', port: 8321 }
    const commit = vi.spyOn(nothing.storage, 'commit')
    await nothing.organiser.load(nothing.app)
    expect([nothing.organiser.left, nothing.hosting.ended, commit.mock.calls, nothing.told()]).toEqual([null, [], [], []])
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
  await waitFor(() => expect(organiser.letters).toBe('ABCD'))
  hosting.disk = rowsThere(register('a'), register('b'))
  hosting.letIn(TAKEN)
  expect(await followed).toBe(true)
  return { ...all, stored: () => all.storage.eventFacts('there') }
}

describe('as the stand-by of another computer', () => {
  it('the event stands among those of this one, with all that the host has; nothing is entered here', async () => {
    const { app, events, organiser, hosting, stored, told } = await following()
    expect([organiser.stage, organiser.naming, organiser.standBy?.origin, organiser.picture]).toEqual([
      'follows',
      false,
      'http://192.168.0.9:8321',
      null
    ])
    expect([events.open?.id, events.open?.stored.name, events.open?.view]).toEqual(['there', 'There', 'venue'])
    expect([hosting.given, events.open?.may('result'), (await stored()).length]).toEqual([null, false, 2])
    await expect(events.open!.append([{ do: 'note', text: 'x' }])).rejects.toThrow('This computer is a stand-by')
    const asks: readonly OrganiserAsk[] = [
      { do: 'share', material: { id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: null } },
      { do: 'settle', dispute: 'x' },
      { do: 'forget', player: 'a', names: [], instead: '1' }
    ]
    for (const ask of asks) {
      expect(await organiser.tell(app, ask)).toBe(false)
      expect(told().at(-1)![1]).toContain('This computer is a stand-by')
    }
    // What is forgotten, or handed over, changes rows that were read before.
    hosting.replace(rowsThere(register('c')))
    await waitFor(async () => expect((await stored()).map(({ fact }) => fact.player)).toEqual(['c']))
    await waitFor(() => expect([...events.open!.host.state.players.keys()]).toEqual(['c']))
  })

  it('is begun only with an address, a code and a name, and while nothing else goes on', async () => {
    const { app, hosting, organiser } = appWith()
    await organiser.load(app)
    const look = vi.spyOn(hosting, 'look')
    const said: unknown[] = []
    for (const some of [{ typed: ':' }, { typed: ':', code: 'abc', called: '' }, { code: 'abc', called: ' ' }, { called: ' ' }])
      said.push([await organiser.follow(app, { ...named, ...some }), organiser.stage, organiser.fault])
    expect(said).toEqual([
      [false, 'off', 'An address begins with http:// or https:// and has nothing behind the port.'],
      [false, 'off', 'An address begins with http:// or https:// and has nothing behind the port.'],
      [false, 'off', 'A code has six letters, without I, L, O, U and V.'],
      [false, 'off', 'Say what this device is called.']
    ])
    organiser.letters = 'OLDE'
    const followed = organiser.follow(app, { ...named, called: ' Laptop 2 ' })
    expect([organiser.stage, organiser.letters, organiser.fault]).toEqual(['starting', '', ''])
    expect(await organiser.follow(app, named)).toBe(false)
    await waitFor(() => expect(organiser.letters).toBe('ABCD'))
    hosting.letIn(TAKEN)
    expect([await followed, organiser.letters, hosting.follows?.called]).toEqual([true, '', 'Laptop 2'])
    expect(look.mock.calls).toEqual([['http://192.168.0.9:8321']])
  })

  it('hands over what it has of the event already', async () => {
    const { app, hosting, organiser, events, storage } = appWith()
    await organiser.load(app)
    await events.make('Other', {})
    await storage.commit([
      { do: 'put', table: 'events', value: rowOfEvent('there', 'There', {}, '2026-01-01T00:00:00.000Z') },
      ...rowsThere(register('a')).map((value) => ({ do: 'put', table: 'eventFacts', value }) as const)
    ])
    const followed = organiser.follow(app, named)
    await waitFor(() => expect(organiser.letters).toBe('ABCD'))
    expect(hosting.given).toEqual({ event: { id: 'there', name: 'There', settings: {}, head: {} }, facts: rowsThere(register('a')) })
    hosting.letIn(TAKEN)
    expect(await followed).toBe(true)
    expect((await storage.events()).map(({ name }) => name).toSorted()).toEqual(['Other', 'There'])
  })

  it('says what stands in the way at the other computer or in the shell, and nothing after it was given up', async () => {
    const { app, hosting, organiser } = appWith()
    await organiser.load(app)
    hosting.instead = answering('look', { ok: false, trouble: 'follow', said: 'It speaks another version.' })
    expect([await organiser.follow(app, named), organiser.stage, organiser.fault]).toEqual([false, 'off', 'It speaks another version.'])
    hosting.instead = failing('look', 'No shell.')
    expect([await organiser.follow(app, named), organiser.stage, organiser.fault]).toEqual([false, 'off', 'No shell.'])
    organiser.naming = true
    await organiser.cancel()
    expect([organiser.naming, organiser.fault, hosting.ended]).toEqual([false, '', []])
    for (const how of ['answers', 'fails'] as const) {
      let end: () => void = () => undefined
      hosting.instead = (what) =>
        what === 'look'
          ? new Promise((done, failed) => {
              end = () => (how === 'fails' ? failed(new Error('Late.')) : done({ ok: true, event: { id: 'there', name: 'There' } }))
            })
          : null
      const followed = organiser.follow(app, named)
      await Promise.resolve()
      await organiser.cancel()
      end()
      expect([await followed, organiser.stage, organiser.fault, organiser.letters, hosting.running]).toEqual([false, 'off', '', '', null])
    }
    expect(hosting.ended).toEqual([true, true])
  })

  it('where what follows is a host all the same, or not to be understood, says so', async () => {
    for (const picture of ['host', 'nonsense']) {
      const { app, hosting, organiser } = appWith()
      await organiser.load(app)
      const followed = organiser.follow(app, named)
      await waitFor(() => expect(organiser.letters).toBe('ABCD'))
      hosting.running = 'there'
      hosting.instead = answering('picture', picture === 'host' ? hosting.picture : picture)
      hosting.letIn(TAKEN)
      expect([await followed, organiser.stage, organiser.fault === '']).toEqual([false, 'off', false])
    }
  })

  it('that cannot be made the host says why', async () => {
    const { app, hosting, organiser, told } = await following()
    hosting.instead = failing('promote', 'It is not whole yet.')
    await organiser.promote(app, true)
    expect([organiser.stage, told().at(-1)]).toEqual(['follows', ['error', 'It is not whole yet.']])
    hosting.instead = answering('promote', 'nonsense')
    const before = told().length
    await organiser.promote(app, true)
    expect([
      organiser.stage,
      told()
        .slice(before)
        .map(([kind]) => kind)
    ]).toEqual(['follows', ['error']])
  })

  it('is made the host by a person: at once where the old one is gone, and said where it still answers', async () => {
    const { app, events, organiser, told } = await following()
    const opened: unknown[] = []
    organiser.onOpen = (open) => opened.push(open?.id)
    await organiser.promote(app, false)
    expect([opened, told().filter(([, words]) => words.includes('host of the event now'))]).toEqual([[], []])
    expect([organiser.still, organiser.stage]).toEqual(['http://192.168.0.9:8321', 'follows'])
    await organiser.promote(app, true)
    expect([organiser.still, organiser.stage, organiser.standBy, organiser.picture?.event]).toEqual(['', 'on', null, 'there'])
    expect([opened, told().at(-1)]).toEqual([['there'], ['info', 'This computer is the host of the event now.']])
    expect(await events.open!.append([{ do: 'note', text: 'new host' }])).toEqual({ ok: true })
  })

  it('says in words what stands in the way, and asks no longer when it is told so', async () => {
    const { app, hosting, organiser, events } = appWith()
    await organiser.load(app)
    await events.load()
    expect(await organiser.follow(app, { ...named, code: 'abc' })).toBe(false)
    expect([organiser.stage, organiser.fault]).toEqual(['off', 'A code has six letters, without I, L, O, U and V.'])
    const refused = organiser.follow(app, named)
    await waitFor(() => expect(organiser.letters).toBe('ABCD'))
    hosting.letIn({ ok: false, trouble: 'follow', said: '{"code":"not-head","facts":{"role":"judge"}}' })
    expect(await refused).toBe(false)
    expect(organiser.fault).toBe('A stand-by is let in as head judge; this device was let in as judge.')
    const given = organiser.follow(app, named)
    await waitFor(() => expect(organiser.letters).toBe('ABCD'))
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
    await waitFor(async () => expect((await stored()).map(({ fact }) => fact.text).filter(Boolean)).toEqual(['there']))
    await waitFor(() => expect(told().at(-1)![1]).toContain('Another computer leads this event now.'))
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
