/** This device at the host of another one: coming in, coming back after a restart, leaving. One event at a time. */
import { messageOf } from '../../../shared/base/result.ts'
import { venueRefusalText, type VenueRefusal } from '../../../shared/venue/refusals.ts'
import { refusalText } from '../../../shared/tournament/state/refusals.ts'
import { eventTexts, venueTexts } from '../../i18n/laterTexts.ts'
import { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { rowOfEvent } from '../../model/event/log/eventFile.ts'
import { factWords } from '../../model/event/words/factWords.ts'
import { nameOf } from '../../model/event/words/people.ts'
import { GO_ON, JOIN, JOIN_PATH } from '../../model/event/log/place.ts'
import { askHello, askToComeIn, type JoinedVenue } from '../../../device/comeIn.ts'
import { dropJoined, joinedOf, keepJoined } from '../../model/venue/joined.ts'
import { addressTyped, addressWith, readMoved } from '../../model/venue/moving.ts'
import { dropOutbox, isAnswered, moveIn, numbersOf, Outbox, type OutboxEntry } from '../../model/venue/outbox.ts'
import { RemoteHost } from '../../model/venue/remoteHost.ts'
import { pageClock } from '../../model/window/clock.ts'
import { readFact } from '../../../shared/tournament/log/eventLog.ts'
import type { App } from '../app.ts'
import { eventsOf } from '../event/events.ts'

type Needs = Pick<App, 'session' | 'storage' | 'platform'>

/** What the screen of joining shows. */
export type JoinStage =
  | { readonly is: 'form' }
  | { readonly is: 'asking' }
  /** Somebody at the host has to let this device in. */
  | { readonly is: 'waits'; readonly letters: string }
  | { readonly is: 'opening' }

export class Joining {
  /** The screen of joining is shown. */
  joining = $state(false)
  stage = $state.raw<JoinStage>({ is: 'form' })
  /** Why it goes no further, in a sentence. */
  fault = $state('')
  code = $state('')
  /** Where the host is, as somebody has typed it; nowhere asked for in a page that came from the host. */
  typed = $state('')
  called = $state('')
  /** The event of the host, before this device is in. */
  there = $state('')
  joined = $state.raw<JoinedVenue | null>(null)
  #host: RemoteHost | null = null
  #event: OpenEvent | null = null
  #outbox: Outbox | null = null
  #turn = 0
  #loaded = false

  /** Comes back to where this device was let in; opens the screen of joining where the address says so. Never rejects. */
  async load(app: Needs): Promise<void> {
    if (this.#loaded) return
    this.#loaded = true
    await this.hear(app)
  }

  /** Follows what the address of the page says: joining with a code, going on at another host, or the page of a host. Never rejects. */
  async hear(app: Needs): Promise<void> {
    const { hash, pathname, search } = window.location
    const isPageOfHost = pathname === JOIN_PATH
    const isNamed = [JOIN, GO_ON].some((place) => hash.startsWith(place))
    // The code in it is good once, and no other person should read it in the address.
    if (isNamed || isPageOfHost) window.history.replaceState(window.history.state, '', (isPageOfHost ? '/' : pathname) + search)
    if (hash.startsWith(JOIN)) this.#beginWith(app, hash.slice(JOIN.length))
    try {
      if (hash.startsWith(GO_ON)) await this.#comeAlong(app, hash)
      this.joined ??= joinedOf(await app.storage.sessions())
      if (this.joined && !this.joining) await this.open(app)
      else if (isPageOfHost && !this.joining) this.begin(app)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }

  /** A code came with the address. Work that is not at the other host yet would be lost: then it is asked for first. */
  #beginWith(app: Needs, code: string): void {
    const begin = (): void => {
      this.stop()
      this.code = code
      this.begin(app)
    }
    const t = venueTexts.join
    if (this.unsent === 0) begin()
    else app.session.notify('error', t.leaveUnsent(this.unsent), { label: t.leaveAll, run: begin })
  }

  /** The address of another host that takes this device and its outbox along; null: this device is at none. */
  addressAt(host: string): string | null {
    if (!this.joined || !this.#outbox) return null
    return addressWith(host, { joined: this.joined, entries: this.#outbox.entries })
  }

  /** Takes over what this device has brought along from its old host. Rejects with a StorageError. */
  async #comeAlong({ storage, session }: Needs, hash: string): Promise<void> {
    const moved = readMoved(hash)
    if (moved === null) {
      session.notify('error', venueTexts.move.broken)
      return
    }
    await storage.commit([keepJoined(moved.joined), ...moveIn(moved.joined.device, moved.entries)])
    this.#drop({ storage })
    const waiting = moved.entries.filter((one) => !isAnswered(one))
    session.notify('info', venueTexts.move.came(waiting.reduce((sum, { entry }) => sum + numbersOf(entry), 0)))
  }

  /** Shows the screen of joining. */
  begin(app: Needs): void {
    this.joining = true
    this.fault = ''
    this.there = ''
    this.stage = { is: 'form' }
    if (!app.platform.venue.fixed) return
    void app.platform.venue
      .wireTo(null)
      .then(
        async (wire) => {
          const hello = await askHello(wire)
          if (hello.ok) this.there = venueTexts.join.at(hello.value.event.name, window.location.host)
          else this.fault = hello.refusal.code === 'nothing-there' ? venueTexts.join.noHost : venueSentence(hello.refusal)
        },
        () => undefined
      )
      .catch(() => {
        this.fault = venueTexts.join.nobody
      })
  }

  stop(): void {
    this.#turn++
    this.joining = false
    this.stage = { is: 'form' }
    this.code = ''
  }

  /** Asks to be let in, and waits until a person has decided. */
  async ask(app: Needs): Promise<void> {
    const called = this.called.trim()
    const { fixed } = app.platform.venue
    const origin = fixed ? undefined : addressTyped(this.typed)
    this.fault = origin === null ? venueTexts.move.noAddress : called === '' ? venueTexts.join.noName : ''
    if (origin === null || this.fault !== '') return
    const turn = ++this.#turn
    const stopped = (): boolean => turn !== this.#turn
    this.stage = { is: 'asking' }
    try {
      const wire = await app.platform.venue.wireTo(origin === undefined ? null : { origin, certificate: null })
      const random = crypto.getRandomValues(new Uint8Array(32))
      const asked = await askToComeIn(wire, this.code, called, random, stopped)
      if (stopped()) return
      if (!asked.ok) {
        this.#failed(asked.refusal)
        return
      }
      this.stage = { is: 'waits', letters: asked.value.letters }
      const joined = await asked.value.wait()
      if (stopped()) return
      if (!joined.ok) {
        this.#failed(joined.refusal)
        return
      }
      // A browser looks at certificates itself.
      const { certificate, ...known } = joined.value
      const kept = origin === undefined ? known : { ...known, origin, ...(certificate !== undefined && { certificate }) }
      await app.storage.commit([keepJoined(kept)])
      this.#drop(app)
      this.joined = kept
      this.code = ''
      await this.open(app)
      app.session.notify('info', venueTexts.join.joined(joined.value.name, venueTexts.roles[joined.value.role]))
    } catch (error) {
      if (stopped()) return
      this.stage = { is: 'form' }
      this.fault = error instanceof TypeError ? venueTexts.join.nobody : messageOf(error)
    }
  }

  #failed(refusal: VenueRefusal): void {
    this.stage = { is: 'form' }
    this.fault = refusal.code === 'wrong-shape' && refusal.facts.what === 'code' ? venueTexts.join.noCode : venueSentence(refusal)
  }

  /** Opens the event of the host. Rejects with a StorageError. */
  async open(app: Needs): Promise<void> {
    const { joined } = this
    if (!joined) return
    if (this.#event) {
      eventsOf(app).show(this.#event)
      return
    }
    const turn = ++this.#turn
    this.joining = true
    this.fault = ''
    this.stage = { is: 'opening' }
    try {
      await this.#openNow(app, joined, turn)
    } catch (error) {
      if (turn === this.#turn) this.fault = messageOf(error)
      throw error
    }
  }

  async #openNow(app: Needs, joined: JoinedVenue, turn: number): Promise<void> {
    const events = eventsOf(app)
    const { storage, session } = app
    const { origin, certificate } = joined
    const wire = await app.platform.venue.wireTo(origin === undefined ? null : { origin, certificate: certificate ?? null })
    const outbox = await Outbox.open(storage, joined.device)
    this.#outbox = outbox
    this.#host?.close()
    const host = RemoteHost.open({
      joined,
      outbox,
      wire,
      clock: pageClock,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => {
          clearTimeout(timer)
        }
      },
      tell: (what) => {
        if ('refused' in what) this.#tellRefused(app, what.refused)
        else session.notify('error', venueTexts.strip.failed(messageOf(what.failed)))
      },
      onGeneration: (generation) => {
        this.#keep(storage, { generation })
      },
      onEpoch: (epoch) => {
        this.#keep(storage, { epoch })
      },
      onMoved: (origin) => {
        this.#keep(storage, { origin })
      }
    })
    this.#host = host
    const unheard = host.onFact(() => {
      const { link } = host
      this.fault = link.is === 'refused' ? venueSentence(link as VenueRefusal) : link.is === 'down' ? venueTexts.join.nobody : ''
    })
    await host.ready
    unheard()
    if (turn !== this.#turn) return
    const { name, settings } = host.head
    const stored = rowOfEvent(joined.event, name || joined.name, { settings }, new Date().toISOString())
    this.#event = OpenEvent.joined(stored, host)
    this.#event.view = 'floor'
    this.joining = false
    this.stage = { is: 'form' }
    await events.load()
    events.show(this.#event)
  }

  /** What is known of the host is kept; where it cannot be, the host says it again. */
  #keep(storage: App['storage'], change: Partial<JoinedVenue>): void {
    if (!this.joined) return
    this.joined = { ...this.joined, ...change }
    storage.commit([keepJoined(this.joined)]).catch(() => undefined)
  }

  /** Goes on with the host at another address, which somebody has named. Rejects with a StorageError. */
  async moveTo(app: Needs, origin: string): Promise<void> {
    if (!this.joined) return
    const moved = { ...this.joined, origin }
    await app.storage.commit([keepJoined(moved)])
    this.#drop(app)
    this.joined = moved
    await this.open(app)
  }

  /** How many facts would be lost. */
  get unsent(): number {
    return this.#host?.unsent ?? 0
  }

  /** Leaves the event, and asks first where something would be lost. */
  askToLeave(app: Needs): void {
    const go = (): void => {
      this.leave(app).catch((error: unknown) => {
        app.session.notify('error', messageOf(error))
      })
    }
    const t = venueTexts.join
    if (this.unsent === 0) go()
    else app.session.notify('error', t.leaveUnsent(this.unsent), { label: t.leaveAll, run: go })
  }

  /** Leaves the event for good: what was not sent is lost. Rejects with a StorageError. */
  async leave(app: Needs): Promise<void> {
    const { joined } = this
    if (!joined) return
    await app.storage.commit([dropJoined, ...(await dropOutbox(app.storage, joined.device))])
    this.#drop(app)
    this.stop()
    app.session.notify('info', venueTexts.join.left(joined.name))
  }

  /** Ends the line to the host that this device was at. */
  #drop({ storage }: Pick<App, 'storage'>): void {
    this.#host?.close()
    this.#host = null
    const events = eventsOf({ storage })
    if (this.#event && events.open === this.#event) events.open = null
    this.#event = null
    this.#outbox = null
    this.joined = null
  }

  #tellRefused({ session }: Pick<App, 'session'>, { entry, receipt }: OutboxEntry): void {
    if (receipt?.is !== 'refused' || !this.#host) return
    const fact = 'facts' in entry ? entry.facts[receipt.index] : undefined
    const why = remoteRefusal(this.#host, receipt)
    const dispute = receipt.dispute ? ` ${venueTexts.strip.asDispute}` : ''
    session.notify('error', venueTexts.strip.refusedNow(fact ? factSaid(this.#host, fact) : venueTexts.shared.title, why) + dispute)
  }
}

/** What a fact says that was not taken, in words. */
export function factSaid({ state }: Pick<RemoteHost, 'state'>, fact: Readonly<Record<string, unknown>>): string {
  const read = readFact(fact, '')
  return read.ok ? factWords(state, read.value) : String(fact.do)
}

/** Why the host has refused something: the log's own reasons, or the venue's. */
export function remoteRefusal(
  { state }: Pick<RemoteHost, 'state'>,
  { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
): string {
  if (Object.hasOwn(venueTexts.refusals, code)) return venueSentence({ code, facts } as VenueRefusal)
  const known = Object.hasOwn(eventTexts.refusals, code)
  return known ? refusalText({ code, facts } as Parameters<typeof refusalText>[0], eventTexts.refusals, (id) => nameOf(state, id)) : code
}

/** A refusal of the venue in the language of the app. */
export function venueSentence({ code, facts }: VenueRefusal): string {
  const { role } = facts
  const named =
    typeof role === 'string' && Object.hasOwn(venueTexts.roles, role)
      ? { ...facts, role: (venueTexts.roles as Record<string, string>)[role]! }
      : facts
  return venueRefusalText({ code, facts: named }, venueTexts.refusals)
}

const ofStorage = new WeakMap<App['storage'], Joining>()

export function venueOf({ storage }: Pick<App, 'storage'>): Joining {
  const known = ofStorage.get(storage)
  if (known) return known
  const made = new Joining()
  ofStorage.set(storage, made)
  return made
}
