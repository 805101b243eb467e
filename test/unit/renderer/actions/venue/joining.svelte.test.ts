/** A device at the host of another one: it asks to come in, comes back after a restart, goes along to another host, and leaves. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { factSaid, Joining, remoteRefusal, venueOf, venueSentence } from '../../../../../src/renderer/actions/venue/joining.svelte.ts'
import { adopt, isHere, share, titleOfPiece } from '../../../../../src/renderer/actions/venue/sharing.ts'
import { GO_ON, JOIN } from '../../../../../src/renderer/model/event/log/place.ts'
import { joinedOf, keepJoined } from '../../../../../src/renderer/model/venue/joined.ts'
import { readMoved } from '../../../../../src/renderer/model/venue/moving.ts'
import type { JoinedVenue } from '../../../../../src/device/comeIn.ts'
import type { VenueWire } from '../../../../../src/device/wire.ts'
import { LIMITS } from '../../../../../src/shared/venue/limits.ts'
import { venueRefusal } from '../../../../../src/shared/venue/refusals.ts'
import { builtInTerrain } from '../../../../../src/shared/rules/terrain/builtIn.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { MemoryHost } from '../../../../support/memoryVenue.ts'
import { sampleRuling } from '../../storage/rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const CODE = 'ABCDEF'
/** The address of the page without what it brought along; the place in the history stays. */
const REPLACED = [[{ place: 'desk' }, '', '/desk?a']]
const PLAYERS = [
  { do: 'register', player: 'p1', name: 'Ada Lo' },
  { do: 'register', player: 'p2', name: 'Bo' }
]

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp({ fixed = false, hash = '', pathname = '/desk' } = {}) {
  const host = new MemoryHost()
  await host.write(...PLAYERS)
  const memory = memoryApp()
  const replaced: unknown[][] = []
  const location = { hash, pathname, search: '?a', host: 'host:1' }
  vi.stubGlobal('window', {
    innerWidth: 1280,
    location,
    history: { state: { place: 'desk' }, replaceState: (...all: unknown[]) => replaced.push(all) }
  })
  let wire: VenueWire = host.wire(CODE, 'scorekeeper')
  const asked: unknown[] = []
  const wireTo = (to: unknown) => {
    asked.push(to)
    return Promise.resolve(wire)
  }
  const app = Object.assign(memory.app, { platform: { ...memory.platform, venue: { fixed, wireTo } } }) as unknown as App
  const through = (post: VenueWire['post']) => {
    wire = { ...wire, post }
  }
  /** From now on lines are opened that do not reach the host until the test lets them. */
  const holdLines = () => {
    const before = wire
    wire = {
      ...wire,
      openLine: (...all) => {
        const opened = before.openLine(...all)
        host.lines.at(-1)!.out = true
        return opened
      }
    }
    return () => {
      const line = host.lines.at(-1)!
      line.out = false
      line.connect()
    }
  }
  const last = () => memory.session.notices.at(-1)
  return { ...memory, app, host, location, asked, replaced, through, holdLines, last, venue: venueOf(app) }
}
type Desk = Awaited<ReturnType<typeof setUp>>

async function letIn(more: Parameters<typeof setUp>[0] = {}) {
  const on = await setUp(more)
  Object.assign(on.venue, { code: 'abc-def', called: ' Ann ', typed: 'host:1' })
  await on.venue.ask(on.app)
  return on
}
/** The device is begun anew, and its line does not reach the host before `connect`. */
async function begunAnew(on: Desk) {
  eventsOf(on.app).open = null
  const connect = on.holdLines()
  const again = new Joining()
  const loaded = again.load(on.app)
  await waitFor(() => {
    expect(on.host.lines).toHaveLength(2)
  })
  return { again, connect, loaded }
}
const kept = async ({ storage }: Desk): Promise<JoinedVenue | null> => joinedOf(await storage.sessions())

describe('a device that asks to come in', () => {
  it('is at the desk of the event once a person has let it in, and is known there from then on', async () => {
    const on = await letIn()
    expect(on.asked).toEqual([
      { origin: 'http://host:1', certificate: null },
      { origin: 'http://host:1', certificate: null }
    ])
    expect([on.venue.joining, on.venue.stage, on.venue.code, on.venue.fault]).toEqual([false, { is: 'form' }, '', ''])
    const { open } = eventsOf(on.app)
    expect([open?.stored.name, open?.view, open?.host.state.players.get('p1')?.name]).toEqual(['Saturday', 'floor', 'Ada Lo'])
    expect([on.last()?.kind, on.last()?.text]).toEqual(['info', 'This device is in: Saturday, as scorekeeper.'])
    expect(await kept(on)).toEqual({
      event: 'sat',
      name: 'Saturday',
      device: 'let-in',
      called: 'Ann',
      role: 'scorekeeper',
      key: 'abababababababababababababababababababababababababababababababab',
      epoch: 3,
      origin: 'http://host:1',
      generation: '1.0'
    })
    expect(on.venue.joined).toEqual(await kept(on))
    // What is asked again shows the event that is there.
    eventsOf(on.app).open = null
    await on.venue.open(on.app)
    expect([eventsOf(on.app).open === open, on.asked.length, venueOf(on.app) === on.venue]).toEqual([true, 2, true])
  })

  it('in a page that came from the host needs no address, and is told which event is there', async () => {
    const on = await setUp({ fixed: true })
    on.venue.begin(on.app)
    expect([on.venue.joining, on.venue.there]).toEqual([true, ''])
    await waitFor(() => {
      expect(on.venue.there).not.toBe('')
    })
    expect(on.venue.there).toEqual('Saturday is hosted here (host:1)')
    Object.assign(on.venue, { code: CODE, called: 'Ann' })
    await on.venue.ask(on.app)
    expect([on.asked, (await kept(on))?.origin]).toEqual([[null, null, null], undefined])
  })

  it('is told what is missing, and why it goes no further', async () => {
    const on = await setUp()
    const faultOf = async (typed: string, called: string, code = CODE) => {
      Object.assign(on.venue, { typed, called, code })
      await on.venue.ask(on.app)
      return [on.venue.fault, on.venue.stage.is]
    }
    const said = [
      await faultOf(':', 'Ann'),
      await faultOf('host:1', ' '),
      await faultOf('host:1', 'Ann', 'no'),
      await faultOf('host:1', 'Ann', 'AAAAAA')
    ]
    on.through(() => Promise.reject(new TypeError('fetch')))
    said.push(await faultOf('host:1', 'Ann'))
    on.through(() => Promise.reject(new Error('Something else.')))
    said.push(await faultOf('host:1', 'Ann'))
    on.through(() => Promise.resolve({ ok: false, refusal: venueRefusal('nothing-there') }))
    said.push(await faultOf('host:1', 'Ann'))
    expect(said).toEqual([
      ['An address begins with http:// or https:// and has nothing behind the port.', 'form'],
      ['Say what this device is called.', 'form'],
      ['A code has six letters, without I, L, O, U and V.', 'form'],
      ['What answers here is not the host that was joined.', 'form'],
      ['Nothing answers at this address. Is the host switched on, and is this device in the same network?', 'form'],
      ['Something else.', 'form'],
      ['There is no host at this address.', 'form']
    ])
    expect([await kept(on), on.venue.joined, on.session.notices]).toEqual([null, null, []])
  })

  it('that is turned away after it has asked is told so', async () => {
    const on = await setUp()
    const wire = on.host.wire(CODE, 'judge')
    on.through((path, body) =>
      path === '/api/join/wait' ? Promise.resolve({ ok: false, refusal: venueRefusal('turned-away') }) : wire.post(path, body)
    )
    Object.assign(on.venue, { typed: 'host:1', called: 'Ann', code: CODE })
    const asking = on.venue.ask(on.app)
    expect(on.venue.stage.is).toBe('asking')
    await asking
    expect([on.venue.stage.is, on.venue.fault]).toEqual(['form', 'The host has not let this device in.'])
  })

  it('shows the letters to compare while it waits, and forgets all of it when it stops', async () => {
    const on = await setUp()
    const wire = on.host.wire(CODE, 'judge')
    let answer: () => void = () => undefined
    on.through((path, body) => (path === '/api/join/wait' ? new Promise((done) => (answer = () => done({ ok: true, value: { is: 'waiting' } }))) : wire.post(path, body))) // prettier-ignore
    Object.assign(on.venue, { typed: 'host:1', called: 'Ann', code: CODE, joining: true })
    const asking = on.venue.ask(on.app)
    await waitFor(() => {
      expect(on.venue.stage).toEqual({ is: 'waits', letters: expect.stringMatching(/^[A-Z]{4}$/) as string })
    })
    on.venue.stop()
    answer()
    await asking
    expect([on.venue.joining, on.venue.stage, on.venue.code, on.venue.fault, on.venue.joined]).toEqual([
      false,
      { is: 'form' },
      '',
      '',
      null
    ])
  })

  it('that somebody stopped hears nothing more of what it has asked, whatever the answer', async () => {
    const on = await setUp()
    let answer: () => void = () => undefined
    on.through(
      () => new Promise((done) => (answer = () => done({ ok: false, refusal: venueRefusal('nothing-there') }))) // prettier-ignore
    )
    Object.assign(on.venue, { typed: 'host:1', called: 'Ann', code: CODE })
    const asking = on.venue.ask(on.app)
    await waitFor(() => {
      expect(on.asked).toHaveLength(1)
    })
    await Promise.resolve()
    on.venue.stop()
    answer()
    await asking
    expect([on.venue.stage, on.venue.fault, on.session.notices]).toEqual([{ is: 'form' }, '', []])
  })

  it('is not in where this cannot be kept, or where what it is let in with makes no sense', async () => {
    const on = await setUp()
    Object.assign(on.venue, { typed: 'host:1', called: 'Ann', code: CODE })
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await on.venue.ask(on.app)
    expect([on.venue.fault, on.venue.stage.is, on.venue.joined, on.host.lines]).toEqual(['The disk is full.', 'form', null, []])
    const wire = on.host.wire(CODE, 'judge')
    on.through((path, body) => (path === '/api/join/wait' ? Promise.resolve({ ok: true, value: {} }) : wire.post(path, body)))
    await on.venue.ask(on.app)
    expect([on.venue.fault, on.venue.joined]).toEqual([venueSentence(venueRefusal('wrong-shape', { what: 'join' })), null])
    expect(on.venue.fault).not.toContain('code')
  })

  it('begins anew with an empty form; only the page of a host asks at once what is there', async () => {
    const on = await setUp()
    Object.assign(on.venue, { there: 'Of before', fault: 'Of before.', stage: { is: 'opening' } })
    on.venue.begin(on.app)
    await Promise.resolve()
    expect([on.venue.joining, on.venue.there, on.venue.fault, on.venue.stage, on.asked]).toEqual([true, '', '', { is: 'form' }, []])
  })

  it('where no host is, or one without an event, is told by the page that came from it', async () => {
    const faultOf = async (post: VenueWire['post']) => {
      const on = await setUp({ fixed: true })
      on.through(post)
      on.venue.begin(on.app)
      await waitFor(() => {
        expect(on.venue.fault).not.toBe('')
      })
      return [on.venue.fault, on.venue.there]
    }
    expect([
      await faultOf(() => Promise.resolve({ ok: false, refusal: venueRefusal('nothing-there') })),
      await faultOf(() => Promise.resolve({ ok: false, refusal: venueRefusal('shut-out') })),
      await faultOf(() => Promise.reject(new Error('gone')))
    ]).toEqual([
      ['This page does not come from a host. Open the address that the host shows, or scan its second code.', ''],
      ['This device has been shut out by the host.', ''],
      ['Nothing answers at this address. Is the host switched on, and is this device in the same network?', '']
    ])
  })
})

describe('a start of the app', () => {
  it('opens the screen of joining with the code of the address, which does not stay there', async () => {
    const on = await setUp({ hash: `${JOIN}ABCDEF` })
    await on.venue.load(on.app)
    expect([on.venue.code, on.venue.joining, on.replaced]).toEqual(['ABCDEF', true, REPLACED])
    on.venue.stop()
    await on.venue.load(on.app)
    expect([on.venue.joining, on.replaced.length]).toEqual([false, 1])
  })

  it('begins with joining where the page came from a host, and with the event where the device was let in', async () => {
    const on = await setUp({ fixed: true, pathname: '/join' })
    await on.venue.load(on.app)
    await waitFor(() => {
      expect(on.venue.there).toBe('Saturday is hosted here (host:1)')
    })
    expect([on.venue.joining, on.venue.code, on.replaced]).toEqual([true, '', [[{ place: 'desk' }, '', '/?a']]])
    Object.assign(on.venue, { code: 'abc-def', called: 'Ann' })
    await on.venue.ask(on.app)
    eventsOf(on.app).open = null
    const again = new Joining()
    await again.load(on.app)
    expect([again.joining, eventsOf(on.app).open?.stored.name]).toEqual([false, 'Saturday'])
  })

  it('follows another code in the address of an open page, and asks first if something is not sent', async () => {
    const on = await letIn()
    on.location.hash = `${JOIN}ABCDEF`
    await on.venue.hear(on.app)
    expect([on.venue.joining, on.venue.code]).toEqual([true, 'ABCDEF'])
    on.venue.stop()
    on.host.lines.at(-1)!.out = true
    await eventsOf(on.app).open!.host.append([{ do: 'note', text: 'mine' }])
    await on.venue.hear(on.app)
    expect([on.venue.joining, on.last()?.text]).toEqual([
      false,
      '1 fact was not sent and would be lost. Go back online first, or leave all the same.'
    ])
    await on.last()!.action!.run()
    expect([on.venue.joining, on.venue.code]).toEqual([true, 'ABCDEF'])
  })

  it('comes back to where the device was let in', async () => {
    const on = await letIn()
    eventsOf(on.app).open = null
    const again = new Joining()
    expect([again.unsent, again.addressAt('http://other:2')]).toEqual([0, null])
    await again.load(on.app)
    expect([again.joined, eventsOf(on.app).open?.stored.name, again.joining, again.unsent]).toEqual([on.venue.joined, 'Saturday', false, 0])
  })

  it('says why nothing is heard of the host while it comes back, and shows the event once it is', async () => {
    const on = await letIn()
    eventsOf(on.app).open = null
    const connect = on.holdLines()
    const again = new Joining()
    again.fault = 'Of before.'
    const loaded = again.load(on.app)
    await waitFor(() => {
      expect(on.host.lines).toHaveLength(2)
    })
    expect([again.joining, again.stage, again.fault, again.unsent]).toEqual([true, { is: 'opening' }, '', 0])
    const line = on.host.lines.at(-1)!
    line.cut()
    expect(again.fault).toBe('Nothing answers at this address. Is the host switched on, and is this device in the same network?')
    line.news.link({ is: 'refused', refusal: venueRefusal('shut-out') })
    expect(again.fault).toBe('This device has been shut out by the host.')
    connect()
    await loaded
    expect([again.joining, again.stage, again.fault, eventsOf(on.app).open?.stored.name]).toEqual([false, { is: 'form' }, '', 'Saturday'])
    line.cut()
    expect(again.fault).toBe('')
  })

  it('shows no event where somebody has stopped waiting for it; opened later it is there', async () => {
    const on = await letIn()
    const { again, connect, loaded } = await begunAnew(on)
    again.stop()
    connect()
    await loaded
    expect([again.joining, eventsOf(on.app).open]).toEqual([false, null])
    const opened = again.open(on.app)
    await waitFor(() => {
      expect(on.host.lines).toHaveLength(3)
    })
    expect(on.host.lines.map(({ up }) => up)).toEqual([true, false, false])
    connect()
    await opened
    expect(eventsOf(on.app).open?.stored.name).toBe('Saturday')
  })

  it('whose event cannot be opened says why on the screen that waits for it', async () => {
    const on = await letIn()
    eventsOf(on.app).open = null
    const read = vi.spyOn(on.storage, 'sessions')
    const rows = await on.storage.sessions()
    read.mockResolvedValueOnce(rows).mockRejectedValueOnce(new Error('The outbox is not to be read.'))
    const again = new Joining()
    await again.load(on.app)
    expect([again.joining, again.stage.is, again.fault, on.last()?.text]).toEqual([
      true,
      'opening',
      'The outbox is not to be read.',
      'The outbox is not to be read.'
    ])
    await again.open(on.app)
    expect([again.joining, again.fault, eventsOf(on.app).open?.stored.name]).toEqual([false, '', 'Saturday'])
  })

  it('that cannot read what was kept says so', async () => {
    const on = await setUp()
    vi.spyOn(on.storage, 'sessions').mockRejectedValueOnce(new Error('Not to be read.'))
    await on.venue.load(on.app)
    expect([on.last()?.kind, on.last()?.text]).toEqual(['error', 'Not to be read.'])
  })

  it('brings a device along from its old host, with what nobody has answered', async () => {
    const on = await letIn()
    const { open } = eventsOf(on.app)
    await open!.append([{ do: 'note', text: 'Doors open' }])
    await waitFor(() => {
      expect(on.venue.unsent).toBe(0)
    })
    on.host.lines.at(-1)!.cut()
    void open!.append([{ do: 'note', text: 'Late start' }])
    await waitFor(() => {
      expect(on.venue.unsent).toBe(1)
    })
    const address = on.venue.addressAt('http://other:2')!
    const hash = address.slice(address.indexOf('#'))
    expect([address.startsWith('http://other:2/#'), hash.startsWith(GO_ON), readMoved(hash)?.joined]).toEqual([true, true, on.venue.joined])
    const later = await setUp({ hash })
    await later.venue.load(later.app)
    expect([later.replaced, (await kept(later))?.device, later.told()]).toEqual([
      REPLACED,
      'let-in',
      [['info', 'Connected to the new host. Sending 1 entry.']]
    ])
    // The new host has never heard of what the old one has saved.
    await waitFor(() => {
      expect(later.host.log.lines.map(({ fact }) => fact.text).filter(Boolean)).toEqual(['Doors open', 'Late start'])
    })
    const broken = await setUp({ hash: `${GO_ON}rubbish` })
    await broken.venue.load(broken.app)
    expect([broken.told(), await kept(broken), broken.venue.addressAt('http://x')]).toEqual([
      [['error', 'What this address brought along cannot be read. Join with a code.']],
      null,
      null
    ])
  })
})

describe('a device that is in', () => {
  const lineOf = (on: Desk) => on.host.lines.at(-1)!

  it('keeps what the host says of itself for the next time: its epoch, where it is, what the log is called', async () => {
    const on = await letIn()
    const { news } = lineOf(on)
    news.beat({ epoch: 9, now: on.host.now, rows: 2, onTwo: null, devices: 1, standBys: [] })
    await waitFor(async () => {
      expect(await kept(on)).toMatchObject({ epoch: 9, origin: 'http://host:1', generation: '1.0' })
    })
    news.moved?.('http://other:2')
    await waitFor(async () => {
      expect(await kept(on)).toMatchObject({ epoch: 9, origin: 'http://other:2', generation: '1.0' })
    })
    expect(on.venue.joined).toEqual(await kept(on))
    // What cannot be kept is said again by the host: nobody needs to hear of it.
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    news.moved?.('http://third:3')
    await Promise.resolve()
    expect([on.venue.joined?.origin, on.told().length]).toEqual(['http://third:3', 1])
    // Who has left is not in again by a late word.
    await on.venue.leave(on.app)
    news.beat({ epoch: 10, now: on.host.now, rows: 2, onTwo: null, devices: 1, standBys: [] })
    news.moved?.('http://other:2')
    expect([on.venue.joined, await kept(on)]).toEqual([null, null])
  })

  it('calls the event as the host does, and as it was known where the host does not say', async () => {
    const nameOf = async (name: string) => {
      const on = await letIn()
      const { connect, loaded } = await begunAnew(on)
      const line = lineOf(on)
      const before = { ...line.news }
      line.news.begin = (generation, head) => {
        before.begin(generation, { ...head, name })
      }
      connect()
      await loaded
      return eventsOf(on.app).open?.stored.name
    }
    expect([await nameOf('Sunday'), await nameOf('')]).toEqual(['Sunday', 'Saturday'])
  })

  it('is told where the answer of the host could not be written', async () => {
    const on = await letIn()
    const commit = on.storage.commit.bind(on.storage)
    vi.spyOn(on.storage, 'commit').mockImplementationOnce(commit).mockRejectedValueOnce(new Error('The disk is full.'))
    await eventsOf(on.app).open!.append([{ do: 'note', text: 'Late start' }])
    await waitFor(() => {
      expect(on.last()?.kind).toBe('error')
    })
    expect(on.last()?.text).toContain('The disk is full.')
  })

  it('takes a host that says nothing for one that is gone', async () => {
    const on = await letIn()
    vi.useFakeTimers()
    lineOf(on).news.link({ is: 'up' })
    const { open } = eventsOf(on.app)
    expect(open!.away?.link.is).toBe('up')
    vi.advanceTimersByTime(LIMITS.gone - 1)
    expect(open!.away?.link.is).toBe('up')
    vi.advanceTimersByTime(1)
    expect(open!.away?.link.is).toBe('down')
    // Each word of it counts anew.
    for (const _ of [1, 2, 3]) lineOf(on).news.link({ is: 'up' })
    expect([vi.getTimerCount(), open!.away?.link.is]).toEqual([1, 'up'])
  })

  it('goes on with the host at another address', async () => {
    const on = await letIn()
    const before = eventsOf(on.app).open
    const connect = on.holdLines()
    const moved = on.venue.moveTo(on.app, 'http://other:2')
    await waitFor(() => {
      expect(on.host.lines).toHaveLength(2)
    })
    // The line to the old one is closed, and its event is shown no more.
    expect([on.host.lines[0]!.up, eventsOf(on.app).open]).toEqual([false, null])
    connect()
    await moved
    expect([on.asked.at(-1), (await kept(on))?.origin]).toEqual([{ origin: 'http://other:2', certificate: null }, 'http://other:2'])
    expect([eventsOf(on.app).open === before, eventsOf(on.app).open?.stored.name]).toEqual([false, 'Saturday'])
    const out = await setUp()
    await out.venue.moveTo(out.app, 'http://other:2')
    expect([out.asked, await kept(out)]).toEqual([[], null])
  })

  it('says what the host has not taken, in words and with the reason', async () => {
    const on = await letIn()
    const { open } = eventsOf(on.app)
    on.host.lines.at(-1)!.cut()
    void open!.append([{ do: 'drop', player: 'p1' }])
    await waitFor(() => {
      expect(on.venue.unsent).toBe(1)
    })
    await on.host.write({ do: 'drop', player: 'p1' })
    on.host.lines.at(-1)!.connect()
    await waitFor(() => {
      expect(on.venue.unsent).toBe(0)
    })
    expect(on.told()).toEqual([
      ['info', 'This device is in: Saturday, as scorekeeper.'],
      ['error', 'Not taken: Ada Lo has dropped. Ada Lo has left the event already.']
    ])
  })

  it('closes its own event when it goes or moves, and no other that lies open', async () => {
    const on = await letIn()
    const first = eventsOf(on.app).open!
    const other = (await letIn()).venue
    expect(other).not.toBe(on.venue)
    const events = eventsOf(on.app)
    await events.make('Own', {})
    const own = events.open
    const connect = on.holdLines()
    const moved = on.venue.moveTo(on.app, 'http://other:2')
    await waitFor(() => {
      expect(on.host.lines).toHaveLength(2)
    })
    expect(events.open).toBe(own)
    connect()
    await moved
    expect([events.open?.stored.name, events.open === first]).toEqual(['Saturday', false])
    events.open = own
    await on.venue.leave(on.app)
    expect(events.open).toBe(own)
  })

  it('that has left keeps nothing of it, and comes in anew as if it had never been there', async () => {
    const on = await letIn()
    const before = eventsOf(on.app).open
    lineOf(on).cut()
    await before!.append([{ do: 'note', text: 'Never sent' }])
    expect(JSON.stringify(await on.storage.sessions())).toContain('Never sent')
    Object.assign(on.venue, { joining: true, code: 'XYZ' })
    lineOf(on).up = true
    await on.venue.leave(on.app)
    expect([on.venue.unsent, on.venue.joining, on.venue.code, lineOf(on).up]).toEqual([0, false, '', false])
    expect(JSON.stringify(await on.storage.sessions())).not.toContain('Never sent')
    Object.assign(on.venue, { code: CODE, called: 'Ann', typed: 'host:1' })
    await on.venue.ask(on.app)
    const { open } = eventsOf(on.app)
    expect([open?.stored.name, open === before, open?.host.entries.length]).toEqual(['Saturday', false, 2])
  })

  it('leaves at once where all was sent, and asks first where something would be lost', async () => {
    const on = await letIn()
    on.venue.askToLeave(on.app)
    await waitFor(async () => {
      expect(await kept(on)).toBeNull()
    })
    expect([on.venue.joined, eventsOf(on.app).open, on.venue.joining, on.last()?.text]).toEqual([
      null,
      null,
      false,
      'This device has left Saturday.'
    ])
    expect(on.venue.addressAt('http://x')).toBeNull()
    await on.venue.leave(on.app)
    await on.venue.open(on.app)
    const other = await letIn()
    other.host.lines.at(-1)!.cut()
    void eventsOf(other.app).open!.append([{ do: 'note', text: 'Late start' }])
    await waitFor(() => {
      expect(other.venue.unsent).toBe(1)
    })
    other.venue.askToLeave(other.app)
    expect([await kept(other).then((one) => one?.device), other.last()?.kind, other.last()?.text, other.last()?.action?.label]).toEqual([
      'let-in',
      'error',
      '1 fact was not sent and would be lost. Go back online first, or leave all the same.',
      'Leave all the same'
    ])
    vi.spyOn(other.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    other.last()!.action!.run()
    await waitFor(() => {
      expect(other.last()?.text).toBe('The disk is full.')
    })
  })

  it('keeps what the host says of itself, and reads nothing into what is none', async () => {
    const on = await letIn()
    expect(joinedOf([])).toBeNull()
    expect(
      joinedOf([{ id: (keepJoined(on.venue.joined!) as unknown as { value: { id: string } }).value.id, state: { event: 7 } }])
    ).toBeNull()
  })
})

describe('words of a venue', () => {
  it('say what a fact is and why it was refused', async () => {
    const { host } = await new MemoryHost().join('a', 'judge')
    expect([
      factSaid(host, { do: 'register', player: 'p9', name: 'Cy' }),
      factSaid(host, { do: 'register' }),
      factSaid(host, { do: 'odd' })
    ]).toEqual(['Cy is registered', 'register', 'odd'])
    expect([
      remoteRefusal(host, { code: 'shut-out', facts: {} }),
      remoteRefusal(host, { code: 'no-right', facts: { role: 'judge' } }),
      remoteRefusal(host, { code: 'unknown-player', facts: { player: 'p9' } }),
      remoteRefusal(host, { code: 'never heard of', facts: {} })
    ]).toEqual([
      'This device has been shut out by the host.',
      'As judge you may not do this.',
      'There is no player "p9" in this event.',
      'never heard of'
    ])
    expect(venueSentence(venueRefusal('no-right', { role: 'nobody' }))).toEqual('As nobody you may not do this.')
  })
})

describe('what judges share', () => {
  const terrain = { format: 'linejudge-special-terrain/2', rule: { ...builtInTerrain[0]!, id: 'lava', name: 'Lava' } }
  const ruling = { ...sampleRuling('r1', '2026-01-01T00:00:00.000Z'), title: 'A line' }
  const pieces = [
    { kind: 'ruling', ruling: { ...ruling, note: 'Close call' } },
    { kind: 'special-terrain', terrain },
    { kind: 'rule-note', note: { id: 'LOF-01', text: 'Mind the corner', bookmarked: false, changedAt: '2026-01-01T00:00:00.000Z' } }
  ] as never[]

  it('is taken over with who wrote it, a note below one’s own, and is here from then on', async () => {
    const on = memoryApp()
    const app = on.app
    expect(pieces.map(titleOfPiece)).toEqual(['A line', 'Lava', 'LOF-01'])
    expect(pieces.map((piece) => isHere(app, piece, 'Bo'))).toEqual([false, false, false])
    await app.notes.take([{ id: 'LOF-01', text: 'Mine', bookmarked: true, changedAt: '2025-01-01T00:00:00.000Z' }])
    for (const piece of pieces) await adopt(app, piece, 'Bo')
    expect(pieces.map((piece) => isHere(app, piece, 'Bo'))).toEqual([true, true, true])
    expect(isHere(app, pieces[2]!, 'Ann')).toBe(false)
    const shorter = { kind: 'rule-note', note: { id: 'LOF-01', text: 'Mind', bookmarked: false, changedAt: '2025-01-01T00:00:00.000Z' } }
    expect(isHere(app, shorter as never, 'Bo')).toBe(false)
    expect([app.library.rulings[0]?.note, app.notes.of('LOF-01')?.text, app.notes.of('LOF-01')?.bookmarked, on.told()]).toEqual([
      'Close call (Bo)',
      'Mine\nBo: Mind the corner',
      true,
      [
        ['info', '“A line” is on this device now.'],
        ['info', '“Lava” is on this device now.'],
        ['info', '“LOF-01” is on this device now.']
      ]
    ])
    const changed = { kind: 'special-terrain', terrain: { ...terrain, rule: { ...terrain.rule, name: 'Other' } } } as never
    expect(isHere(app, changed, 'Bo')).toBe(false)
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await adopt(app, pieces[0]!, 'Bo')
    expect(on.told().at(-1)).toEqual(['error', 'The disk is full.'])
  })

  it('is sent, or told why it is not', async () => {
    const on = memoryApp()
    const sent: unknown[] = []
    const away = {
      share: (one: unknown) => (sent.push(one), sent.length === 1 ? Promise.resolve() : Promise.reject(new Error('No line.')))
    }
    await share(on.app, away as never, pieces[2]!)
    await share(on.app, away as never, pieces[2]!)
    const large = {
      kind: 'rule-note',
      note: { id: 'LOF-02', text: 'x'.repeat(LIMITS.materialBytes), bookmarked: false, changedAt: '' }
    } as never
    await share(on.app, away as never, large)
    expect([sent.length, on.told()]).toEqual([
      2,
      [
        ['info', '“LOF-01” is shared with the other judges.'],
        ['error', 'No line.'],
        ['error', '“LOF-02” is too large to be shared.']
      ]
    ])
  })
})
