/**
 * Hosting an event: everything that the organiser can do is a function here, for the desktop app and for the command line alike. Nothing is
 * open before this is called, and nothing after `close`.
 */
import { isRecord } from '../shared/base/validate.ts'
import { isoTime, type Clock } from '../shared/tournament/log/logClock.ts'
import { asOrigin, hostsOf, type Where } from '../shared/venue/hosts.ts'
import { LIMITS, PROTOCOL, type Limits } from '../shared/venue/limits.ts'
import type { BesideLine, LogLine } from '../shared/venue/messages.ts'
import type { DeskAsk } from '../shared/venue/organiser.ts'
import { hostClock } from './time/clock.ts'
import { atDesk } from './desk.ts'
import { HostedLog, type Writer } from './log/hostedLog.ts'
import { certificateOf } from './log/certificate.ts'
import { keyOf, ownDevice } from './log/eventKey.ts'
import type { HostStore } from './log/hostStore.ts'
import { Devices } from './people/devices.ts'
import { Joining, type Asking } from './people/joining.ts'
import type { RunningHost } from './runningHost.ts'
import { Nonces } from './people/nonces.ts'
import { StaffDocuments } from './staff/staffDocuments.ts'
import { Displays } from './web/displays.ts'
import { postsOf, readsOf } from './web/routes.ts'
import { Streams } from './web/streams.ts'
import { Views } from './web/views.ts'
import { startWebServer } from './web/webServer.ts'
import type { Roots } from './web/pages.ts'

export interface HostOptions {
  readonly store: HostStore
  /** The version of Linejudge. */
  readonly version: string
  /** One address of this machine; left out: this machine alone. */
  readonly address?: string
  /** 0: any free one. */
  readonly port?: number
  /** Names besides the address that it answers to. */
  readonly names?: readonly string[]
  readonly roots?: Roots
  readonly limits?: Partial<Limits>
  /** A stand-by becomes the host: the epoch goes up, above this one that was seen. Left out: it leads the event already. */
  readonly takesOver?: number
  /** Left out: the clocks of this process. */
  readonly clock?: Clock
  /** What happens, for whoever shows it. */
  readonly onEvent?: (event: HostEventMessage) => void
}

/** What a host tells the organiser. */
export type HostEventMessage =
  | { readonly say: 'asks-in'; readonly asking: Asking }
  | { readonly say: 'devices' }
  | { readonly say: 'facts'; readonly log: readonly LogLine[]; readonly beside: readonly BesideLine[] }
  | { readonly say: 'displays' }
  /** Another host leads the event by now: this one must come back to it (`comeBack`). */
  | { readonly say: 'higher-epoch'; readonly epoch: number }

/** Starts hosting. Rejects where the address or the port cannot be had, or the event cannot be read. */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { store, version, onEvent = () => undefined, clock = hostClock } = options
  const mono = (): number => clock.mono()
  const limits: Limits = { ...LIMITS, ...options.limits }
  const found = await store.read()
  const key = await keyOf(store, found.venue)
  const own = await ownDevice(store, found.venue)
  const tls = await certificateOf(store, found.venue, key)
  const certificate = tls.der
  if (options.takesOver !== undefined)
    await new HostedLog({ store, clock, onCommit: () => undefined }, found).takeOver(own, options.takesOver)
  const rows = options.takesOver === undefined ? found : await store.read()
  const log = new HostedLog(
    {
      store,
      clock,
      limits,
      onCommit: (committed) => {
        documents.publish(committed.log, committed.beside)
        views.changed()
        onEvent({ say: 'facts', ...committed })
      }
    },
    rows
  )
  const epoch = log.state.host?.epoch ?? 1
  const rewrites = rows.venue.find(({ id }) => id === 'rewrites')?.value
  const generation = `${epoch}.${typeof rewrites === 'number' ? rewrites : 0}`
  const devices = new Devices(key, store, rows.venue, limits)
  const nonces = new Nonces(mono, limits)
  const joining = new Joining({ devices, nonces, limits, certificate, clock, onAsk: (asking) => onEvent({ say: 'asks-in', asking }) })
  const streams = new Streams(limits)
  const displays = new Displays(store, limits, rows.venue, {
    isOpen: (id) => [...streams.all].some(({ display }) => display === id),
    onChange: () => {
      tellDisplays()
      onEvent({ say: 'displays' })
    }
  })
  const views: Views = new Views(log, mono, () => {
    tellAll()
  })
  const documents = new StaffDocuments({
    log,
    devices,
    nonces,
    limits,
    now: mono,
    epoch,
    generation,
    onChange: () => onEvent({ say: 'devices' }),
    onHigher: (higher) => onEvent({ say: 'higher-epoch', epoch: higher })
  })

  const tellDisplays = (): void => {
    for (const stream of streams.all)
      if (stream.display !== null) streams.tell(stream, 'display', JSON.stringify(displays.get(stream.display) ?? null))
  }
  /** Every page knows in advance the addresses at which the event is if this host is gone. */
  const tellHosts = (): void => {
    const text = JSON.stringify(where())
    for (const stream of streams.all) streams.tell(stream, 'hosts', text)
  }
  const tellAll = (): void => {
    const { seq, standings } = views.public
    for (const stream of streams.all) {
      if (stream.player === null) streams.tell(stream, 'public', String(seq))
      else {
        streams.tell(stream, 'view', views.of(stream.player) ?? 'null')
        streams.tell(stream, 'standings', String(standings))
      }
    }
    tellDisplays()
    tellHosts()
  }

  await documents.open()
  const hello = (): unknown => ({
    protocol: PROTOCOL,
    version,
    event: { id: log.event.id, name: log.event.name },
    epoch,
    generation,
    nonce: nonces.give(),
    on: log.now,
    now: clock.wall(),
    joining: joining.shown !== null
  })
  const standBys = (): readonly string[] => {
    const own = web.origin
    return hostsOf(
      own,
      devices.all.flatMap(({ url, out }) => (out ? [] : [url]))
    ).filter((one) => one !== asOrigin(own))
  }
  const where = (): Where => {
    const { id, name } = log.event
    return { event: id, name, epoch, host: asOrigin(web.origin), hosts: hostsOf(web.origin, standBys()) }
  }
  // The desk of a head judge asks nothing before the host listens.
  let running: RunningHost | null = null
  const desk = (ask: DeskAsk): Promise<unknown> => (running === null ? Promise.resolve(null) : atDesk(running, ask))
  const shared = {
    desk,
    log,
    devices,
    nonces,
    joining,
    streams,
    views,
    displays,
    limits,
    clock,
    key,
    certificate,
    own,
    store,
    hello,
    where,
    tellAll
  }
  const web = await startWebServer({
    roots: options.roots ?? { app: null, player: null },
    limits,
    now: mono,
    address: options.address ?? '127.0.0.1',
    port: options.port ?? 0,
    names: options.names ?? [],
    certificate: tls,
    posts: postsOf(shared),
    reads: readsOf(shared),
    makeRoom: () => documents.makeRoom(),
    where,
    onSocket: (socket, request) => {
      documents.connect(socket, request)
    }
  })
  const beat = setInterval(() => {
    void log.noteTime()
    tellHosts()
    documents.beat({
      epoch,
      on: log.now,
      now: clock.wall(),
      rows: log.last,
      onTwo: documents.onTwo,
      devices: devices.all.filter(({ id }) => documents.presence(id).connected).length,
      standBys: [...standBys()],
      people: devices.changes + displays.changes
    })
  }, limits.beat)
  const end = async (): Promise<void> => {
    clearInterval(beat)
    joining.close()
    await log.settled()
    views.close()
    streams.close()
    documents.close()
    displays.close()
    await web.close()
  }
  const head: Writer = { device: own, role: 'head' }
  let next = log.highestOf(own) + 1

  running = {
    event: log.event.id,
    device: own,
    origin: web.origin,
    port: web.port,
    epoch,
    generation,
    get state() {
      return log.state
    },
    get standBys() {
      return standBys()
    },
    get lines() {
      return log.lines
    },
    get besideLines() {
      return log.besideLines
    },
    append: (facts) => {
      const n = next
      next += facts.length
      return log.take(head, { n, said: isoTime(clock.wall()), facts: facts.map((fact) => plain(fact)) })
    },
    say: (what) => log.take(head, { n: next++, said: isoTime(clock.wall()), ...what }),
    get onTwo() {
      return documents.onTwo
    },
    rewrites: typeof rewrites === 'number' ? rewrites : 0,
    get joining() {
      return joining.shown
    },
    openJoining: () => joining.show(),
    get codeHolds() {
      return joining.holds
    },
    get now() {
      return log.now
    },
    closeJoining: () => {
      joining.hide()
    },
    get asking() {
      return joining.asking
    },
    letIn: (request, role) => joining.letIn(request, role),
    turnAway: (request) => joining.turnAway(request),
    get devices() {
      return devices.all.map((device) => {
        const { connected, kept, current } = documents.presence(device.id)
        return { ...device, connected, kept: kept?.rows ?? null, current }
      })
    },
    shutOut: async (device) => {
      const known = await devices.shutOut(device)
      documents.shutOut(device)
      return known
    },
    playerPath: (player) => `/play#${encodeURIComponent(player)}.${devices.tokenOf(player)}`,
    newSlip: async (player) => {
      if (!log.state.players.has(player)) return false
      await devices.newSlip(player)
      streams.end((stream) => stream.player === player)
      return true
    },
    get displays() {
      return displays.all
    },
    setDisplay: (setting) => displays.set(setting),
    acceptDisplay: (display) => displays.accept(display),
    removeDisplay: async (display) => {
      const known = await displays.remove(display)
      streams.end((stream) => stream.display === display)
      return known
    },
    get streams() {
      return streams.all.size
    },
    end,
    close: async () => {
      await end()
      await store.close()
    }
  }
  return running
}

/** As the file will have it: nothing that is not JSON. */
function plain(fact: { readonly do: string }): { do: string; [field: string]: unknown } {
  const json: unknown = JSON.parse(JSON.stringify(fact))
  return isRecord(json) ? { ...json, do: fact.do } : { do: fact.do }
}
