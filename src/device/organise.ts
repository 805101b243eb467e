/** The desk of the venue at the device of a head judge: each ask is signed, each answer comes closed up. */
import { Turns } from '../shared/base/turns.ts'
import { checked } from '../shared/base/validate.ts'
import { PROTOCOL } from '../shared/venue/limits.ts'
import { bytesOfHex, openSealedText, proofOf } from '../shared/venue/mac.ts'
import { organisedShape, organisedTextShape, type DeskAsk } from '../shared/venue/organiser.ts'
import { venueRefusal, type VenueRefusal } from '../shared/venue/refusals.ts'
import { askHello, type JoinedVenue } from './comeIn.ts'
import { jsonOf } from './socketLine.ts'
import type { VenueWire } from './wire.ts'

/** Why the host does not do it. */
export class NotOrganised extends Error {
  readonly refusal: VenueRefusal
  constructor(refusal: VenueRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export class OrganiserLine {
  readonly #wire: () => Promise<Pick<VenueWire, 'post'>>
  readonly #device: string
  readonly #key: Uint8Array
  /** The nonce that signs the next ask, as the last answer has given it. */
  #nonce: string | null = null
  readonly #turns = new Turns()

  /** @param wire to the present address of the host */
  constructor(wire: () => Promise<Pick<VenueWire, 'post'>>, { device, key }: Pick<JoinedVenue, 'device' | 'key'>) {
    this.#wire = wire
    this.#device = device
    this.#key = bytesOfHex(key)!
  }

  /** Resolves to the answer of the host. Rejects with NotOrganised, or if no host answers. */
  ask(ask: DeskAsk): Promise<unknown> {
    return this.#turns.run(() => this.#ask(ask, true))
  }

  async #ask(ask: DeskAsk, mayRenew: boolean): Promise<unknown> {
    const wire = await this.#wire()
    const nonce = this.#nonce ?? (await this.#hello(wire))
    this.#nonce = null
    const proof = proofOf(this.#key, 'organise', [this.#device, nonce, ask])
    const answer = await wire.post('/api/organise', { protocol: PROTOCOL, device: this.#device, nonce, ask, proof })
    if (!answer.ok) {
      // It was too old, or the host is another one by now.
      if (answer.refusal.code === 'used-up' && mayRenew) return this.#ask(ask, false)
      throw new NotOrganised(answer.refusal)
    }
    const sealed = checked(organisedShape, answer.value)
    const text = sealed.ok ? openSealedText(this.#key, sealed.value.sealed) : null
    const said = checked(organisedTextShape, jsonOf(text))
    if (!said.ok) throw new NotOrganised(venueRefusal('wrong-proof'))
    this.#nonce = said.value.nonce
    return said.value.is
  }

  async #hello(wire: Pick<VenueWire, 'post'>): Promise<string> {
    const hello = await askHello(wire)
    if (!hello.ok) throw new NotOrganised(hello.refusal)
    return hello.value.nonce
  }
}
