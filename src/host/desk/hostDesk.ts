/**
 * The host as a process of the desktop app: it hears the shell and answers it by messages, each with the number of what was asked. What goes
 * between the screen of the organiser and it is in `shared/venue/desk`.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { checked, text, whole } from '../../shared/base/validate.ts'
import { ByteStoreError } from '../../shared/journal/byteStore.ts'
import { MOST_DESK_TEXT, type StartTrouble } from '../../shared/shell/hosting.ts'
import { factWithout, nameIn, withTexts } from '../../shared/tournament/facts/namesIn.ts'
import { deskAskShape, hostedEventShape, type DeskAsk, type DeskNews, type DeskPicture } from '../../shared/venue/desk.ts'
import { JOIN_PLACE } from '../../shared/venue/codes.ts'
import type { HostStore } from '../log/hostStore.ts'
import { journalStore } from '../log/journalStore.ts'
import { startHost, type RunningHost } from '../startHost.ts'
import type { Roots } from '../web/pages.ts'
import { folderOfEvent, openEvent, rewritten } from './keptEvents.ts'

const textual = v.pipe(v.string(), v.maxLength(MOST_DESK_TEXT))
const number = whole(0, Number.MAX_SAFE_INTEGER)

/** What the shell tells the process. */
export const orderShape = v.variant('do', [
  v.strictObject({
    id: number,
    do: v.literal('start'),
    /** Where the folders of all events lie. */
    folder: text(4000),
    /** As the page has given it. */
    event: textual,
    address: text(100),
    port: whole(0, 65_535),
    version: text(40),
    roots: v.strictObject({ app: v.nullable(text(4000)), player: v.nullable(text(4000)) })
  }),
  /** The rows that the folder of an event holds after some, without hosting it. */
  v.strictObject({ id: number, do: v.literal('read'), folder: text(4000), event: text(200), after: number }),
  v.strictObject({ id: number, do: v.literal('ask'), ask: textual }),
  v.strictObject({ id: number, do: v.literal('end') })
])
export type Order = v.InferOutput<typeof orderShape>
type Start = Extract<Order, { do: 'start' }>

/** What the process tells the shell: an answer, or news for the page. */
export type Told =
  | { readonly id: number; readonly is: unknown }
  | { readonly id: number; readonly failed: string; readonly trouble?: StartTrouble }
  | { readonly news: string }

class Trouble extends Error {
  readonly trouble: StartTrouble
  constructor(trouble: StartTrouble, error: unknown) {
    super(error instanceof Error ? error.message : String(error))
    this.trouble = trouble
  }
}

/** How often the screen is told how things stand, at most: milliseconds. */
const SETTLED = 100

interface Hosted {
  readonly event: string
  readonly store: HostStore
  readonly start: Start
  host: RunningHost
}

export class HostDesk {
  readonly #tell: (told: Told) => void
  #hosted: Hosted | null = null
  #timer: NodeJS.Timeout | null = null
  #steady: NodeJS.Timeout | null = null

  constructor(tell: (told: Told) => void) {
    this.#tell = tell
  }

  /** Hears the shell. Never rejects: what fails is told. */
  async hear(message: unknown): Promise<void> {
    const order = checked(orderShape, message)
    if (!order.ok) return
    const { id } = order.value
    try {
      this.#tell({ id, is: await this.#follow(order.value) })
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error)
      this.#tell({ id, failed, ...(error instanceof Trouble && { trouble: error.trouble }) })
    }
  }

  async #follow(order: Order): Promise<unknown> {
    switch (order.do) {
      case 'start':
        return this.#start(order)
      case 'read': {
        const place = join(order.folder, folderOfEvent(order.event))
        // It never came to a host.
        if ((await readdir(place).catch(() => [])).length === 0) return '[]'
        const store = await journalStore(place, null)
        const { facts } = await store.read()
        await store.close()
        return JSON.stringify(facts.filter(({ at }) => at > order.after))
      }
      case 'ask': {
        const ask = checked(deskAskShape, JSON.parse(order.ask))
        if (!ask.ok) throw new Error(ask.problems[0]!.message)
        return JSON.stringify(await this.#ask(ask.value))
      }
      case 'end':
        await this.#end()
        return null
    }
  }

  async #start(start: Start): Promise<{ readonly origin: string; readonly aside: string | null }> {
    if (this.#hosted) throw new Error('An event is hosted already.')
    const given = checked(hostedEventShape, JSON.parse(start.event))
    if (!given.ok) throw new Trouble('event', new Error(given.problems[0]!.message))
    const { event } = given.value
    const { store, aside } = await openEvent(join(start.folder, folderOfEvent(event.id)), given.value).catch((error: unknown) => {
      throw new Trouble(error instanceof ByteStoreError || isOfSystem(error) ? 'disk' : 'event', error)
    })
    try {
      const host = await this.#open(store, start)
      this.#hosted = { event: event.id, store, start, host }
    } catch (error) {
      await store.close()
      throw error
    }
    // A code that runs out, a stand-by that follows: nobody tells of them.
    this.#steady = setInterval(() => {
      this.#changed()
    }, 3000)
    return { origin: this.#hosted.host.origin, aside }
  }

  /** The store stays open when the host ends: it may begin again on the same one. */
  #open(store: HostStore, { address, port, version, roots }: Start & { readonly roots: Roots }): Promise<RunningHost> {
    return startHost({
      store: { ...store, close: () => Promise.resolve() },
      version,
      roots,
      address,
      port,
      onEvent: (event) => {
        if (event.say === 'facts') this.#news({ say: 'facts', log: [...event.log], beside: [...event.beside] })
        if (event.say === 'higher-epoch') this.#news({ say: 'higher-epoch', epoch: event.epoch })
        this.#changed()
      }
    }).catch((error: unknown) => {
      const code = isOfSystem(error) ? error.code : ''
      throw new Trouble(code === 'EADDRINUSE' || code === 'EACCES' ? 'port' : code === 'EADDRNOTAVAIL' ? 'address' : 'process', error)
    })
  }

  async #ask(ask: DeskAsk): Promise<unknown> {
    const hosted = this.#hosted
    if (!hosted) throw new Error('No event is hosted.')
    const { host } = hosted
    switch (ask.do) {
      case 'picture':
        return this.#picture(hosted)
      case 'lines':
        return {
          log: host.lines.filter(({ row }) => row > ask.after),
          beside: host.besideLines.filter(({ row }) => row > ask.besideAfter)
        }
      case 'append':
        return host.append(ask.facts)
      case 'share':
        return host.say({ material: ask.material })
      case 'settle':
        return host.say({ settle: ask.dispute })
      case 'slips':
        return [...host.state.players.keys()].map((player) => ({ player, address: `${host.origin}${host.playerPath(player)}` }))
      case 'forget':
        await this.#forget(hosted, ask)
        return null
      default:
        await this.#change(host, ask)
        this.#changed()
        return null
    }
  }

  async #change(
    host: RunningHost,
    ask: Exclude<DeskAsk, { do: 'picture' | 'lines' | 'append' | 'share' | 'settle' | 'slips' | 'forget' }>
  ) {
    switch (ask.do) {
      case 'open-joining':
        host.openJoining()
        return
      case 'close-joining':
        host.closeJoining()
        return
      case 'let-in':
        await host.letIn(ask.request, ask.role)
        return
      case 'turn-away':
        host.turnAway(ask.request)
        return
      case 'shut-out':
        await host.shutOut(ask.device)
        return
      case 'new-slip':
        await host.newSlip(ask.player)
        return
      case 'set-display':
        await host.setDisplay(ask.setting)
    }
  }

  /** The host begins again on the log without the names: devices read it under another name, and drop what they had. */
  async #forget(hosted: Hosted, { player, names, instead }: Extract<DeskAsk, { do: 'forget' }>): Promise<void> {
    const { store, start, host } = hosted
    const { port } = host
    await host.close()
    const { facts, venue } = await store.read()
    const found = nameIn(names)
    const without = (value: unknown): unknown => (found === null ? value : withTexts(value, (one) => one.replaceAll(found, instead)))
    await store.replaceFacts(
      facts.map((row) => ({ ...row, fact: factWithout(row.fact, player, found, instead) })),
      rewritten(venue.map((row) => (/^(beside|answered)\//.test(row.id) ? { ...row, value: without(row.value) } : row)))
    )
    hosted.host = await this.#open(store, { ...start, port })
    this.#changed()
  }

  async #end(): Promise<void> {
    const hosted = this.#hosted
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#steady) clearInterval(this.#steady)
    await hosted?.host.close()
    await hosted?.store.close()
    this.#hosted = null
  }

  #news(news: DeskNews): void {
    this.#tell({ news: JSON.stringify(news) })
  }

  /** The screen is told how things stand, a moment later. */
  #changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#hosted) this.#news({ say: 'picture', picture: this.#picture(this.#hosted) })
    }, SETTLED)
  }

  #picture({ event, host }: Hosted): DeskPicture {
    const { device, origin, port, epoch, generation, streams, onTwo, rewrites, joining } = host
    return {
      event,
      device,
      origin,
      port,
      epoch,
      generation,
      rows: host.lines.length,
      onTwo,
      streams,
      joining: joining && { code: joining.code, address: `${origin}/${JOIN_PLACE}${joining.long}`, until: joining.until },
      asking: host.asking.map(({ request, name, letters, address }) => ({ request, name, letters, address })),
      devices: host.devices.map(({ id, name, role, since, out, connected, kept, current }) => ({
        id,
        name,
        role,
        since,
        out,
        connected,
        kept,
        current
      })),
      rewrites,
      displays: [...host.displays]
    }
  }
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error
