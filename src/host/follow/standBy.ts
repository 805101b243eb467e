/**
 * A stand-by: it follows the log of a host into a store of its own, tells how far it is, finds the host that leads the event where another
 * one took over, and hands over what only it knew. An old host that comes back is one, too. Nothing here is a server: a person makes it the
 * host (`promote`), and nothing else does.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { hostname } from 'node:os'
import { askHello, askToComeIn } from '../../device/comeIn.ts'
import { findHost } from '../../device/findHost.ts'
import type { Link, StaffLine, VenueWire } from '../../device/wire.ts'
import { checked } from '../../shared/base/validate.ts'
import { FollowedClock, isoTime, type Clock } from '../../shared/tournament/log/logClock.ts'
import type { EventState } from '../../shared/tournament/state/state.ts'
import { someSettings } from '../../shared/tournament/state/settings.ts'
import { provenCertificate } from '../../shared/venue/joining.ts'
import { asOrigin, hostsOf, type Where } from '../../shared/venue/hosts.ts'
import { keyOfDevice } from '../../shared/venue/keys.ts'
import { LIMITS, PROTOCOL } from '../../shared/venue/limits.ts'
import { bytesOfHex, hexOf, openSealed, proofOf } from '../../shared/venue/mac.ts'
import {
  followedShape,
  type Beat,
  type BesideLine,
  type Entry,
  type Followed,
  type LogLine,
  type Receipt
} from '../../shared/venue/messages.ts'
import { venueRefusal, venueRefusalText, type VenueRefusal } from '../../shared/venue/refusals.ts'
import { entryContent } from '../../shared/venue/signed.ts'
import { hostClock } from '../time/clock.ts'
import { certificateIn, certificateRow } from '../log/certificate.ts'
import { eventKeyIn, keyRow, ownDevice } from '../log/eventKey.ts'
import type { HostRows, HostStore, VenueRow } from '../log/hostStore.ts'
import { Copy, type CopyNeeds, type HandingOver } from './copy.ts'
import { followingOf, followingRow, handedOf, handedRow, type Following, type Handed } from './following.ts'
import { wireToHost } from './hostWire.ts'

/** Why nothing can be followed, as a sentence; as a refusal where it was refused. */
export class CannotFollow extends Error {
  readonly refusal: VenueRefusal | null
  constructor(why: string | VenueRefusal) {
    super(typeof why === 'string' ? why : venueRefusalText(why))
    this.refusal = typeof why === 'string' ? null : why
  }
}

export interface StandByNeeds {
  readonly store: HostStore
  /** Where this one would be found as a host, told to every device beforehand; null: nobody is told. */
  readonly url: string | null
  /** Left out: the clocks of this process. */
  readonly clock?: Clock
  /** How far it is has changed. */
  readonly onChange?: (status: StandByStatus) => void
  /** What was written; null: the log is another one than before. */
  readonly onLines?: CopyNeeds['onLines']
}

/** How far a stand-by is. */
export interface StandByStatus {
  readonly origin: string
  /** `refused`: that host does not let it in, with the code. Since when, in milliseconds, where it is not up. */
  readonly link: { readonly is: 'up' } | { readonly is: 'down' | 'refused'; readonly since: number; readonly code: string | null }
  /** What goes over the line is encrypted, and the host is known by its certificate. */
  readonly secure: boolean
  readonly epoch: number
  /** Rows of the host, as it has told them last, and rows on this disk; equal: everything is on two. */
  readonly rows: number
  readonly kept: number
  /** Where other stand-bys would be found, as the host has told it. */
  readonly others: readonly string[]
  /** Why nothing can be written here; null: it can. */
  readonly failing: string | null
  /** What only this device knew and has handed over. */
  readonly handed: readonly Handed[]
}

/** How often it is looked for another host while the known one is gone. */
const LOOK = 2000
/** Entries that are handed over at a time. */
const AT_ONCE = 100

/**
 * The number of the first entry that an old host hands over: above what it has written itself, and apart from what it has handed over before,
 * which it may not know any more. The clock keeps the numbers of different times apart if it is right; a clock that was set back has the
 * chance of one in a thousand to give a number twice, and then the host says so.
 */
function firstNumber(device: string, facts: HostRows['facts'], wall: number): number {
  const own = `${device}:`
  const written = facts.map(({ fact: { id } }) => (typeof id === 'string' && id.startsWith(own) ? Number(id.slice(own.length)) || 0 : 0))
  const byClock = Math.min(MOST_BY_CLOCK, Math.floor(wall / 1000) - 1_700_000_000)
  return written.reduce((most, one) => Math.max(most, one), Math.max(0, byClock)) + 1 + randomInt(1_000_000)
}

/** Entries have numbers up to a billion. */
const MOST_BY_CLOCK = 900_000_000

/** The address of a host on a machine's address and port. */
export const originOf = (address: string, port: number): string => `http://${address.includes(':') ? `[${address}]` : address}:${port}`

/** Asks for the key of the event and who is let in. Rejects with CannotFollow. */
async function follow(
  origin: string,
  { device, key, certificate }: Credentials,
  url: string | null,
  ends?: AbortSignal
): Promise<FollowedHost> {
  const wire = wireToHost(origin, certificate ?? null, ends)
  const hello = await askHello(wire)
  if (!hello.ok) throw new CannotFollow(hello.refusal)
  const { nonce, epoch } = hello.value
  const own = bytesOfHex(key)!
  const proof = proofOf(own, 'follow', [device, nonce, url])
  const answer = await wire.post('/api/follow', { protocol: PROTOCOL, device, nonce, url, proof })
  if (!answer.ok) throw new CannotFollow(answer.refusal)
  const followed = checked(followedShape, answer.value)
  const ofEvent = followed.ok ? openSealed(own, followed.value.sealed) : null
  if (!followed.ok || ofEvent === null) throw new CannotFollow('What answers there is not the host that let this device in.')
  const { certificate: given } = followed.value
  const proven = given === undefined ? undefined : provenCertificate(own, nonce, given)
  if (proven === null) throw new CannotFollow(venueRefusal('other-certificate'))
  return { followed: followed.value, key: ofEvent, epoch, certificate: proven ?? certificate }
}

type Credentials = Pick<Following, 'device' | 'key' | 'certificate'>

interface FollowedHost {
  readonly followed: Followed
  readonly key: Uint8Array
  readonly epoch: number
  /** What programs know it by; undefined: it has none. */
  readonly certificate: string | undefined
}

/** The event that the host at an address has. Rejects with CannotFollow where nobody answers, or something else. */
export async function eventAt(origin: string): Promise<{ readonly id: string; readonly name: string }> {
  const hello = await askHello(wireToHost(origin, null)).catch(() => null)
  if (hello === null) throw new CannotFollow(venueRefusal('nothing-there'))
  if (!hello.ok) throw new CannotFollow(hello.refusal)
  const { id, name } = hello.value.event
  return { id, name }
}

/** What a stand-by keeps of who is let in: so it can be the host for the same devices, players and displays. */
const peopleRows = ({ followed, key, epoch, certificate }: FollowedHost, origin: string, now: number): VenueRow[] => [
  keyRow(key),
  ...(certificate === undefined ? [] : [certificateRow(certificate)]),
  ...followed.venue,
  // The host itself comes back as a device of the head judge.
  {
    id: `device/${followed.host}`,
    value: { id: followed.host, name: `Host ${epoch}`, role: 'head', since: now, out: false, url: origin }
  }
]

export interface ComeInNeeds {
  readonly origin: string
  /** As the host shows it. */
  readonly code: string
  /** What this device is called at the host; left out: the name of the machine. */
  readonly called?: string
  readonly url: string | null
  /** Both sides show the same four letters while a person decides. */
  readonly onLetters: (letters: string) => void
}

/** Comes in at a host as a stand-by: what an empty store begins with. Rejects with CannotFollow. */
export async function comeInAsStandBy({ origin, code, called, url, onLetters }: ComeInNeeds): Promise<HostRows> {
  const name = (called ?? hostname()).slice(0, 60)
  const asked = await askToComeIn(wireToHost(origin, null), code, name, new Uint8Array(randomBytes(32)))
  if (!asked.ok) throw new CannotFollow(asked.refusal)
  onLetters(asked.value.letters)
  const joined = await asked.value.wait()
  if (!joined.ok) throw new CannotFollow(joined.refusal)
  const { device, key, role, certificate } = joined.value
  if (role !== 'head') throw new CannotFollow(venueRefusal('not-head', { role }))
  const host = await follow(origin, { device, key, certificate }, url)
  const settings = checked(someSettings, host.followed.event.settings ?? {})
  const { id, name: title, head } = host.followed.event
  const following: Following = { origin, device, key, certificate, called: name, seen: host.epoch, next: 1 }
  return {
    event: { id, name: title, settings: settings.ok ? settings.value : {}, head },
    facts: [],
    venue: [...peopleRows(host, origin, hostClock.wall()), followingRow(following)]
  }
}

export class StandBy {
  readonly #needs: StandByNeeds
  readonly #clock: Clock
  readonly #eventClock: FollowedClock
  readonly #event: HostRows['event']
  readonly #copy: Copy
  #following: Following
  readonly #handed: Map<string, Handed>
  #line: StaffLine | null = null
  #link: Link = { is: 'connecting' }
  #since: number
  #beat: Beat | null = null
  #beatAt: number
  /** What the host has told of who is let in, by its number; null: nothing yet. */
  #people: number | null = null
  #asking = false
  readonly #waiting = new Map<number, (receipt: Receipt) => void>()
  /** Ends a handing over that leads nowhere any more. */
  #stopHanding: () => void = () => undefined
  readonly #timer: NodeJS.Timeout
  #looking = false
  /** Aborted when this is closed. */
  readonly #ends = new AbortController()

  /** Goes on following with what the store holds. Rejects with CannotFollow where it follows nobody. */
  static async open(needs: StandByNeeds): Promise<StandBy> {
    const rows = await needs.store.read()
    const following = followingOf(rows.venue)
    if (following === null) throw new CannotFollow('This folder follows no host.')
    return new StandBy(needs, rows, following)
  }

  /** A host that led the event before, and comes back to the one that leads it now. Its store follows from then on. */
  static async comeBack(needs: StandByNeeds, origin: string, seen: number): Promise<StandBy> {
    const rows = await needs.store.read()
    const key = eventKeyIn(rows.venue)
    if (key === null) throw new CannotFollow('This folder was never a host.')
    const device = await ownDevice(needs.store, rows.venue)
    const following: Following = {
      origin,
      device,
      key: hexOf(keyOfDevice(key, device)),
      // Whoever leads the event shows the certificate that this one has shown.
      certificate: certificateIn(rows.venue) ?? undefined,
      called: device,
      seen,
      next: firstNumber(device, rows.facts, (needs.clock ?? hostClock).wall())
    }
    // Whom it follows is proven before anything is changed here.
    const host = await follow(origin, following, needs.url)
    // The people at once, and not with the first beat: if this one is promoted before it, the host that it followed must be a device that it knows.
    await needs.store.commit({ venue: [...peopleRows(host, origin, (needs.clock ?? hostClock).wall()), followingRow(following)] })
    return new StandBy(needs, rows, following)
  }

  private constructor(needs: StandByNeeds, rows: HostRows, following: Following) {
    this.#needs = needs
    this.#clock = needs.clock ?? hostClock
    this.#eventClock = new FollowedClock(this.#clock)
    this.#event = rows.event
    this.#following = following
    this.#since = this.#clock.wall()
    this.#beatAt = this.#clock.mono()
    this.#handed = new Map(handedOf(rows.venue).map((one) => [one.id, one]))
    const { store } = needs
    this.#copy = new Copy(
      {
        store,
        handOver: (alone) => this.#handOver(alone),
        onLines: (lines) => needs.onLines?.(lines),
        onChange: () => {
          if (this.#copy.failing === null) this.#line?.kept(this.#copy.rows, this.#copy.besideRows)
          this.#changed()
        }
      },
      rows
    )
    this.#openLine()
    this.#timer = setInterval(() => {
      this.#look()
    }, LOOK)
  }

  get status(): StandByStatus {
    const { is } = this.#link
    const isDown = is !== 'up' || this.#isSilent
    return {
      origin: this.#following.origin,
      link: isDown
        ? {
            is: is === 'refused' ? 'refused' : 'down',
            since: this.#since,
            code: this.#link.is === 'refused' ? this.#link.refusal.code : null
          }
        : { is: 'up' },
      secure: this.#following.certificate !== undefined,
      epoch: this.#following.seen,
      rows: Math.max(this.#beat?.rows ?? 0, this.#copy.rows),
      kept: this.#copy.rows,
      others: this.#others,
      failing: this.#copy.failing,
      handed: [...this.#handed.values()]
    }
  }
  /** The event as it stands on this disk. */
  get state(): EventState {
    return this.#copy.state
  }
  /** Now, on the line of time of the log, as the host has said it: milliseconds. Null: it has said nothing so far. */
  get now(): number | null {
    return this.#beat?.on === undefined ? null : this.#eventClock.now()
  }
  get event(): HostRows['event'] {
    return this.#event
  }

  /** Every line that is on this disk. */
  get lines(): readonly LogLine[] {
    return this.#copy.lines
  }
  get besideLines(): readonly BesideLine[] {
    return this.#copy.besideLines
  }

  /** Follows the host at another address. */
  async followAt(origin: string, seen = this.#following.seen): Promise<void> {
    await this.#keep({ ...this.#following, origin, seen: Math.max(seen, this.#following.seen) })
    this.#line?.close()
    this.#link = { is: 'connecting' }
    this.#people = null
    this.#openLine()
  }

  /** What it is as a device of its host. */
  get device(): string {
    return this.#following.device
  }

  /** Ends; it can be opened again. The store stays open. */
  async close(): Promise<void> {
    this.#ends.abort()
    clearInterval(this.#timer)
    this.#stopHanding()
    this.#line?.close()
    await this.#copy.close()
  }

  get #closed(): boolean {
    return this.#ends.signal.aborted
  }

  #wire(origin = this.#following.origin): VenueWire {
    return wireToHost(origin, this.#following.certificate ?? null, this.#ends.signal)
  }

  /** Everything that a host says goes on the disk in the order in which it came. */
  #openLine(): void {
    // It may have been closed while the new address was written.
    if (this.#closed) return
    const { device, key } = this.#following
    const line = this.#wire().openLine({ event: this.#event.id, device, role: 'head', key }, () => this.#following.seen, {
      link: (link) => {
        if (this.#link.is === 'up' && link.is !== 'up') this.#since = this.#clock.wall()
        if (link.is === 'up') this.#beatAt = this.#clock.mono()
        this.#link = link
        this.#changed()
      },
      begin: () => {
        this.#stopHanding()
        this.#copy.begin()
      },
      log: (lines) => {
        this.#copy.takeLog(lines)
      },
      beside: (lines) => {
        this.#copy.takeBeside(lines)
      },
      receipts: (receipts) => {
        for (const receipt of receipts) if (receipt.is !== 'not-yet') this.#waiting.get(receipt.n)?.(receipt)
      },
      beat: (beat) => {
        this.#takeBeat(beat)
      }
    })
    this.#line = line
  }

  #takeBeat(beat: Beat): void {
    this.#beat = beat
    this.#beatAt = this.#clock.mono()
    if (beat.on !== undefined) this.#eventClock.said(beat.on)
    if (beat.epoch > this.#following.seen) void this.#keep({ ...this.#following, seen: beat.epoch }).catch(() => undefined)
    if ((beat.people ?? 0) !== this.#people) void this.#readPeople(beat.people ?? 0)
    this.#changed()
  }

  /** Somebody was let in or shut out at the host: this one must know it before it is the host. */
  async #readPeople(people: number): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    const { origin } = this.#following
    try {
      const host = await follow(origin, this.#following, this.#needs.url, this.#ends.signal)
      if (this.#closed || origin !== this.#following.origin) return
      const gone = await this.#goneOf(peopleRows(host, origin, this.#clock.wall()))
      await this.#copy.keep(() => peopleRows(host, origin, this.#clock.wall()), gone)
      this.#people = people
      // Its host has one since it was let in: from now on over TLS.
      if (this.#following.certificate === undefined && host.certificate !== undefined) {
        await this.#keep({ ...this.#following, certificate: host.certificate })
        await this.followAt(origin)
      }
    } catch {
      // With the next beat.
    } finally {
      this.#asking = false
    }
  }

  /** Devices and displays that are stored here and that the host does not have any more. */
  async #goneOf(rows: readonly VenueRow[]): Promise<string[]> {
    const there = new Set(rows.map(({ id }) => id))
    const { venue } = await this.#needs.store.read()
    return venue.flatMap(({ id }) => (/^(device|display)\//.test(id) && !there.has(id) ? [id] : []))
  }

  get #isSilent(): boolean {
    return this.#clock.mono() - this.#beatAt > LIMITS.gone
  }

  /** Where the host is gone or leads no more, another one may lead the event. */
  #look(): void {
    const isGone = this.#link.is !== 'up' || this.#isSilent
    if (!isGone || this.#looking || this.#closed) return
    this.#looking = true
    void this.#lookAround()
      .catch(() => undefined)
      .finally(() => {
        this.#looking = false
      })
  }

  get #others(): readonly string[] {
    return this.where.hosts.filter((one) => one !== asOrigin(this.#needs.url ?? '') && one !== asOrigin(this.#following.origin))
  }

  /** The host that leads the event, as far as this one hears it. */
  get where(): Where {
    const { origin, seen } = this.#following
    const { id, name } = this.#event
    const isHeard = this.#link.is === 'up' && !this.#isSilent
    return {
      event: id,
      name,
      epoch: seen,
      host: isHeard ? asOrigin(origin) : null,
      hosts: hostsOf(origin, [this.#needs.url, ...(this.#beat?.standBys ?? [])])
    }
  }

  async #lookAround(): Promise<void> {
    const { seen } = this.#following
    const found = await findHost((origin) => this.#wire(origin), this.#others, this.#event.id, seen)
    if (found !== null && !this.#closed) await this.followAt(found.origin, found.epoch)
  }

  async #keep(following: Following): Promise<void> {
    this.#following = following
    await this.#copy.keep(() => [followingRow(this.#following)])
  }

  /** Hands over what only this device knew, and keeps what became of each. */
  async #handOver(alone: readonly HandingOver[]): Promise<void> {
    if (this.#closed) throw new Error('This stand-by has been closed.')
    const stopped = new Promise<never>((_, failed) => {
      this.#stopHanding = () => {
        failed(new Error('The log has begun anew.'))
      }
    })
    stopped.catch(() => undefined)
    for (let at = 0; at < alone.length; at += AT_ONCE) {
      const some = alone.slice(at, at + AT_ONCE)
      const { device, key, next } = this.#following
      this.#following = { ...this.#following, next: next + some.length }
      // Not through the copy, which waits for this.
      await this.#needs.store.commit({ venue: [followingRow(this.#following)] })
      const answers = some.map((_, index) => new Promise<Receipt>((done) => this.#waiting.set(next + index, done)))
      const said = isoTime(this.#clock.wall())
      const entries = some.map((one, index): Entry => ({ n: next + index, said, ...one }))
      this.#line?.send(
        entries.map((entry) => ({ entry, proof: proofOf(bytesOfHex(key)!, 'entry', entryContent(this.#event.id, device, entry)) }))
      )
      const receipts = await Promise.race([Promise.all(answers), stopped])
      const handed = some.map((one, index): Handed => {
        const receipt = receipts[index]!
        return { ...nameOf(one), code: receipt.is === 'refused' ? receipt.code : null }
      })
      await this.#needs.store.commit({ venue: handed.map(handedRow) })
      for (const one of handed) this.#handed.set(one.id, one)
      for (const { n } of entries) this.#waiting.delete(n)
    }
    this.#changed()
  }

  #changed(): void {
    if (!this.#closed) this.#needs.onChange?.(this.status)
  }
}

function nameOf(one: HandingOver): Pick<Handed, 'id' | 'do'> {
  if ('handOver' in one) return { id: one.handOver.id, do: one.handOver.do }
  const line = one.handOverLine
  const id = line.is === 'material' ? line.entry : line.is === 'kept-aside' ? String(line.fact.id) : line.id
  return { id, do: line.is }
}
