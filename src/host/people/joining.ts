/** Letting devices in: a code for two minutes, good for one device; who knows it waits until a person has decided. */
import { randomBytes } from 'node:crypto'
import type { Clock } from '../../shared/tournament/log/logClock.ts'
import { CODE_LETTERS, lettersOf, LONG_LETTERS } from '../../shared/venue/codes.ts'
import { isWaitProof, keyPairOf, knowsCode, meet, proveCertificate, type Meeting } from '../../shared/venue/joining.ts'
import type { Limits } from '../../shared/venue/limits.ts'
import { sealKey } from '../../shared/venue/mac.ts'
import { CERTIFIED, type AskedIn, type AskIn, type Joined } from '../../shared/venue/messages.ts'
import { venueRefusal, type VenueRefusal } from '../../shared/venue/refusals.ts'
import type { StaffRole } from '../../shared/venue/rights.ts'
import type { Device, Devices } from './devices.ts'
import type { Nonces } from './nonces.ts'

/** A code as the host shows it. `until`: milliseconds, by the monotonic clock of the host. */
export interface ShownCode {
  /** To be typed. */
  readonly code: string
  /** For the picture: nobody can try it out. */
  readonly long: string
  readonly until: number
}

/** Somebody who asks to be let in; `letters` must be the same on both sides. */
export interface Asking {
  readonly request: string
  readonly name: string
  readonly letters: string
  readonly address: string
}

interface Request extends Asking {
  readonly meeting: Meeting
  readonly since: number
  answer: Joined | VenueRefusal | null
  /** A decision is being written: a second one in the meantime is none. */
  deciding: boolean
  readonly told: (() => void)[]
}

const isDecided = ({ answer, deciding }: Request): boolean => answer !== null || deciding

export interface JoiningNeeds {
  readonly devices: Devices
  readonly nonces: Nonces
  readonly limits: Limits
  /** What programs know this host by: DER in base64. */
  readonly certificate: string
  readonly clock: Clock
  readonly onAsk: (asking: Asking) => void
}

const draw = (): number => randomBytes(1)[0]!

export class Joining {
  readonly #needs: JoiningNeeds
  #shown: ShownCode | null = null
  /** Wrong codes while this code is shown. */
  #wrong = 0
  readonly #wrongFrom = new Map<string, { count: number; until: number }>()
  readonly #requests = new Map<string, Request>()

  constructor(needs: JoiningNeeds) {
    this.#needs = needs
  }

  /** Milliseconds. Codes, locks and requests last as long as they should, whatever is done to the clock of the computer. */
  #now(): number {
    return this.#needs.clock.mono()
  }

  /** Shows a new code; the one before it is worth nothing. */
  show(): ShownCode {
    const letters = lettersOf(draw, LONG_LETTERS)
    this.#shown = { code: lettersOf(draw, CODE_LETTERS), long: letters, until: this.#now() + this.#needs.limits.codeHolds }
    this.#wrong = 0
    return this.#shown
  }

  hide(): void {
    this.#shown = null
  }

  get shown(): ShownCode | null {
    return this.#shown !== null && this.#shown.until > this.#now() ? this.#shown : null
  }

  /** For how many milliseconds the code that is shown is still good; 0 if none is. */
  get holds(): number {
    return Math.max(0, (this.#shown?.until ?? 0) - this.#now())
  }

  get asking(): readonly Asking[] {
    this.#forget()
    return [...this.#requests.values()]
      .filter(({ answer }) => answer === null)
      .map(({ request, name, letters, address }) => ({ request, name, letters, address }))
  }

  /** Somebody asks. @param address from where */
  ask(asked: AskIn, address: string): AskedIn | VenueRefusal {
    const { limits, nonces } = this.#needs
    this.#forget()
    const tries = this.#wrongFrom.get(address)
    if (tries && tries.count >= limits.wrongCodes) return venueRefusal('locked', { seconds: Math.ceil((tries.until - this.#now()) / 1000) })
    const shown = this.shown
    if (shown === null) return venueRefusal('not-open')
    if (!nonces.use(asked.nonce, 'ask-in')) return venueRefusal('used-up')
    const code = [shown.code, shown.long].find((one) => knowsCode(one, asked))
    if (code === undefined) return this.#wrongCode(address)
    if (this.#requests.size >= limits.mostAsking) return venueRefusal('full')
    const request = `${CERTIFIED}${randomBytes(8).toString('hex')}`
    const found = meet(code, asked, request, keyPairOf(new Uint8Array(randomBytes(32))))
    if (found === null) return venueRefusal('wrong-shape', { what: 'key' })
    this.#shown = null
    const asking: Asking = { request, name: asked.name, letters: found.meeting.letters, address }
    this.#requests.set(request, { ...asking, meeting: found.meeting, since: this.#now(), answer: null, deciding: false, told: [] })
    this.#needs.onAsk(asking)
    return found.answer
  }

  #wrongCode(address: string): VenueRefusal {
    const { limits } = this.#needs
    const count = (this.#wrongFrom.get(address)?.count ?? 0) + 1
    this.#wrongFrom.set(address, { count, until: this.#now() + limits.lockedFor })
    if (++this.#wrong >= limits.wrongCodesInAll) this.#shown = null
    return venueRefusal('wrong-code', { left: Math.max(0, limits.wrongCodes - count) })
  }

  /** Answers when a person has decided, or after a while with `waiting`. @param patience milliseconds */
  async wait(request: string, proof: string, patience: number): Promise<Joined | VenueRefusal> {
    this.#forget()
    const found = this.#requests.get(request)
    if (!found) return venueRefusal('asked-too-long')
    if (!isWaitProof(found.meeting, request, proof)) return venueRefusal('wrong-proof')
    if (found.answer === null) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, patience)
        found.told.push(() => {
          clearTimeout(timer)
          done()
        })
      })
    }
    return found.answer ?? { is: 'waiting' }
  }

  /** Admits a device. Returns `null` if the request is unknown, decided, or there are too many devices. Rejects if it could not be written. */
  async letIn(request: string, role: StaffRole): Promise<Device | null> {
    const { devices, clock, limits, certificate } = this.#needs
    const found = this.#requests.get(request)
    if (!found || isDecided(found) || devices.all.filter(({ out }) => !out).length >= limits.mostDevices) return null
    found.deciding = true
    const device = await devices.add(found.name, role, clock.wall()).finally(() => {
      found.deciding = false
    })
    const sealed = sealKey(found.meeting.common, randomBytes(16).toString('hex'), devices.keyOf(device.id))
    this.#answer(found, {
      is: 'in',
      device: device.id,
      role,
      sealed: { ...sealed },
      certificate: proveCertificate(found.meeting.common, request, certificate)
    })
    return device
  }

  turnAway(request: string): boolean {
    const found = this.#requests.get(request)
    if (!found || isDecided(found)) return false
    this.#answer(found, venueRefusal('turned-away'))
    return true
  }

  /** Hides the code and answers everyone who waits: a host that ends does not wait for them. */
  close(): void {
    this.hide()
    for (const { told } of this.#requests.values()) for (const tell of told.splice(0)) tell()
  }

  #answer(found: Request, answer: Joined | VenueRefusal): void {
    found.answer = answer
    for (const tell of found.told.splice(0)) tell()
  }

  #forget(): void {
    const now = this.#now()
    for (const [address, { until }] of this.#wrongFrom) if (until <= now) this.#wrongFrom.delete(address)
    for (const [id, one] of this.#requests) {
      if (one.since + this.#needs.limits.asksFor > now) continue
      this.#answer(one, venueRefusal('asked-too-long'))
      this.#requests.delete(id)
    }
  }
}
