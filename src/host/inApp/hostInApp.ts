/**
 * The host as a process of the desktop app: it hears the shell and answers it by messages, each with the number of what was asked. What goes
 * between the screen of the organiser and it is in `shared/venue/organiser`.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { checked, text, whole } from '../../shared/base/validate.ts'
import { ByteStoreError } from '../../shared/journal/byteStore.ts'
import { MOST_ORGANISER_TEXT, type StartTrouble } from '../../shared/shell/hosting.ts'
import { factWithout, nameIn, soughtOf, withTexts } from '../../shared/tournament/facts/namesIn.ts'
import {
  organiserAskShape,
  eventToFollowShape,
  hostedEventShape,
  type OrganiserAsk,
  type OrganiserNews,
  type OrganiserPicture,
  type EventToFollow,
  type EventToHost,
  type StandByPicture
} from '../../shared/venue/organiser.ts'
import { hostAddress } from '../../shared/venue/messages.ts'
import { deviceAskShape } from '../../shared/venue/deviceMessages.ts'
import { atDesk, isReading, pictureOf } from '../desk.ts'
import { CannotFollow, comeInAsStandBy, eventAt, originOf, type StandBy } from '../follow/standBy.ts'
import type { HostStore } from '../log/hostStore.ts'
import { journalStore } from '../log/journalStore.ts'
import { HostStillThere } from '../promote.ts'
import { Seat } from '../seat.ts'
import { DeviceInApp } from './deviceInApp.ts'
import { folderOfEvent, openEvent, openToFollow, rewritten, type OpenedEvent } from './eventFolders.ts'

const textual = v.pipe(v.string(), v.maxLength(MOST_ORGANISER_TEXT))
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
  /** Which event the host at an address has. */
  v.strictObject({ id: number, do: v.literal('look'), origin: hostAddress }),
  v.strictObject({ id: number, do: v.literal('ask'), ask: textual }),
  /** Of the page of a device of the staff: this process holds its line to the host of another computer. */
  v.strictObject({ id: number, do: v.literal('device'), ask: textual }),
  v.strictObject({ id: number, do: v.literal('end') })
])
export type Order = v.InferOutput<typeof orderShape>
type Start = Extract<Order, { do: 'start' }>

/** What the process tells the shell: an answer, or news for the page. */
export type Told =
  | { readonly id: number; readonly is: unknown }
  | { readonly id: number; readonly failed: string; readonly trouble?: StartTrouble }
  | { readonly news: string }
  /** Whether it is the host; else it is a stand-by. */
  | { readonly leads: boolean }

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
  readonly seat: Seat
  /** Where this one is, or would be, found as the host. */
  readonly url: string
}

export class HostInApp {
  readonly #tell: (told: Told) => void
  readonly #device = new DeviceInApp((news) => {
    this.#tell({ news: JSON.stringify(news) })
  })
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
      case 'look':
        return JSON.stringify(await eventAt(order.origin).catch(asTrouble))
      case 'ask': {
        const ask = checked(organiserAskShape, JSON.parse(order.ask))
        if (!ask.ok) throw new Error(ask.problems[0]!.message)
        return JSON.stringify(await this.#ask(ask.value))
      }
      case 'device': {
        const ask = checked(deviceAskShape, JSON.parse(order.ask))
        if (!ask.ok) throw new Error(ask.problems[0]!.message)
        return JSON.stringify(await this.#device.ask(ask.value))
      }
      case 'end':
        await this.#end()
        return null
    }
  }

  async #start(start: Start): Promise<{ readonly origin: string; readonly aside: string | null }> {
    if (this.#hosted) throw new Error('An event is hosted already.')
    const { address, port, version, roots } = start
    const url = originOf(address, port)
    const { event, store, aside } = await this.#openStore(start, url)
    const seat = new Seat({
      store,
      options: { version, roots, address, port },
      url: port === 0 ? null : url,
      onSits: ({ is }) => {
        this.#tell({ leads: is === 'host' })
        this.#changed()
      },
      onEvent: (happened) => {
        if (happened.say === 'facts') this.#news({ say: 'facts', log: [...happened.log], beside: [...happened.beside] })
        if (happened.say === 'higher-epoch') this.#news({ say: 'higher-epoch', epoch: happened.epoch })
        this.#changed()
      },
      onStatus: () => {
        this.#changed()
      },
      onLines: (lines) => {
        this.#news(lines === null ? { say: 'anew' } : { say: 'facts', log: [...lines.log], beside: [...lines.beside] })
      }
    })
    try {
      await seat.begin().catch(asTrouble)
    } catch (error) {
      await store.close()
      throw error
    }
    this.#hosted = { event, store, seat, url }
    // A code that runs out, a stand-by that follows, a host that is not heard any more: nobody tells of them.
    this.#steady = setInterval(() => {
      this.#changed()
    }, 3000)
    const { sits } = seat
    return { origin: sits?.is === 'host' ? sits.host.origin : url, aside }
  }

  /** The folder of the event with what the app has of it; of one that is to be followed, after this computer was let in there. */
  async #openStore({ event: text, folder }: Start, url: string): Promise<OpenedEvent & { readonly event: string }> {
    const json: unknown = JSON.parse(text)
    const follows = checked(eventToFollowShape, json)
    if (follows.ok) return this.#openToFollow(folder, follows.value, url)
    const given = checked(hostedEventShape, json)
    if (!given.ok) throw new Trouble('event', new Error(given.problems[0]!.message))
    return this.#openGiven(folder, given.value)
  }

  async #openGiven(folder: string, given: EventToHost): Promise<OpenedEvent & { readonly event: string }> {
    const { id } = given.event
    return { event: id, ...(await openEvent(join(folder, folderOfEvent(id)), given).catch(asStoreTrouble)) }
  }

  async #openToFollow(folder: string, { follow, given }: EventToFollow, url: string): Promise<OpenedEvent & { readonly event: string }> {
    const rows = await comeInAsStandBy({
      ...follow,
      url,
      onLetters: (letters) => {
        this.#news({ say: 'letters', letters })
      }
    }).catch(asTrouble)
    const { id } = rows.event
    return { event: id, ...(await openToFollow(join(folder, folderOfEvent(id)), rows, given).catch(asStoreTrouble)) }
  }

  async #ask(ask: OrganiserAsk): Promise<unknown> {
    const hosted = this.#hosted
    const sits = hosted?.seat.sits
    if (!hosted || !sits) throw new Error('No event is hosted.')
    if (ask.do === 'picture') return this.#picture(hosted)
    if (ask.do === 'lines') {
      const { lines, besideLines } = sits.is === 'host' ? sits.host : sits.standBy
      const on = sits.is === 'host' ? sits.host.now : sits.standBy.now
      return {
        ...(on !== null && { on }),
        log: lines.filter(({ row }) => row > ask.after),
        beside: besideLines.filter(({ row }) => row > ask.besideAfter)
      }
    }
    if (sits.is === 'stand-by') return this.#askStandBy(hosted, sits.standBy, ask)
    const { host } = sits
    switch (ask.do) {
      case 'append':
        return host.append(ask.facts)
      case 'share':
        return host.say({ material: ask.material })
      case 'settle':
        return host.say({ settle: ask.dispute })
      case 'forget':
        await this.#forget(hosted, ask)
        return null
      case 'promote':
      case 'follow-at':
        throw new Error('This is no stand-by.')
      default: {
        const answer = await atDesk(host, ask)
        if (!isReading(ask)) this.#changed()
        return answer
      }
    }
  }

  async #askStandBy({ seat }: Hosted, standBy: StandBy, ask: OrganiserAsk): Promise<unknown> {
    if (ask.do === 'follow-at') {
      await standBy.followAt(ask.address)
      return null
    }
    if (ask.do !== 'promote') throw new Error('This computer is a stand-by: the host writes.')
    const { origin } = standBy.status
    try {
      await seat.promote(ask.anyway)
      return null
    } catch (error) {
      if (error instanceof HostStillThere) return { still: origin }
      throw error
    }
  }

  /** The host begins again on the log without the names: devices read it under another name, and drop what they had. */
  async #forget({ seat, store }: Hosted, { player, names, instead }: Extract<OrganiserAsk, { do: 'forget' }>): Promise<void> {
    const found = nameIn(names)
    const without = (value: unknown): unknown => (found === null ? value : withTexts(value, (one) => one.replaceAll(found, instead)))
    await seat.without(async () => {
      const { facts, venue } = await store.read()
      const sought = soughtOf(player, names, facts)
      await store.replaceFacts(
        facts.map((row) => ({ ...row, fact: factWithout(row.fact, player, sought, instead) })),
        rewritten(venue.map((row) => (/^(beside|answered)\//.test(row.id) ? { ...row, value: without(row.value) } : row)))
      )
    })
    this.#changed()
  }

  async #end(): Promise<void> {
    const hosted = this.#hosted
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#steady) clearInterval(this.#steady)
    this.#device.close()
    await hosted?.seat.close()
    await hosted?.store.close()
    this.#hosted = null
  }

  #news(news: OrganiserNews): void {
    this.#tell({ news: JSON.stringify(news) })
  }

  /** The screen is told how things stand, a moment later. */
  #changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      const picture = this.#hosted?.seat.sits ? this.#picture(this.#hosted) : null
      if (picture) this.#news('follows' in picture ? { say: 'follows', picture } : { say: 'picture', picture })
    }, SETTLED)
  }

  #picture({ seat, url }: Hosted): OrganiserPicture | StandByPicture {
    const { sits } = seat
    if (sits === null) throw new Error('No event is hosted.')
    return sits.is === 'host' ? pictureOf(sits.host) : this.#pictureOfStandBy(sits.standBy, url)
  }

  #pictureOfStandBy({ status, event }: StandBy, url: string): StandByPicture {
    const { origin, link, secure, epoch, rows, kept, failing, handed } = status
    const { id, name, settings, head } = event
    return {
      follows: { id, name, settings, head: { ...head } },
      origin,
      url,
      link: link.is,
      since: link.is === 'up' ? 0 : link.since,
      code: link.is === 'up' ? null : link.code,
      secure,
      epoch,
      rows,
      kept,
      failing,
      handed: [...handed]
    }
  }
}

/** Why it could not begin, for the screen: a refusal of another host as JSON. */
function asTrouble(error: unknown): never {
  if (error instanceof CannotFollow) throw new Trouble('follow', error.refusal ? JSON.stringify(error.refusal) : error)
  const code = isOfSystem(error) ? error.code : ''
  throw new Trouble(code === 'EADDRINUSE' || code === 'EACCES' ? 'port' : code === 'EADDRNOTAVAIL' ? 'address' : 'process', error)
}

function asStoreTrouble(error: unknown): never {
  if (error instanceof ByteStoreError && error.code === 'elsewhere') throw new Trouble('folder', error)
  throw new Trouble(error instanceof ByteStoreError || isOfSystem(error) ? 'disk' : 'event', error)
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error
