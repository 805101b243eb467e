/** Coming in at the host of a venue: a code that was shown there, four letters that both sides compare, and a person who lets the device in. */
import * as v from 'valibot'
import { checked, oneOf, text, whole } from '../shared/base/validate.ts'
import { readCode } from '../shared/venue/codes.ts'
import { askIn, certificateGiven, keyGiven, keyPairOf, met, waitProof } from '../shared/venue/joining.ts'
import { PROTOCOL } from '../shared/venue/limits.ts'
import { hexOf } from '../shared/venue/mac.ts'
import { askedInShape, certificateDer, hostAddress, joinedShape } from '../shared/venue/messages.ts'
import { STAFF_ROLES } from '../shared/venue/rights.ts'
import { venueRefusal, type VenueRefusal } from '../shared/venue/refusals.ts'
import type { VenueWire } from './wire.ts'

/** Who a device is at the host that has let it in: what it keeps for the whole event. */
export const joinedVenueShape = v.object({
  event: text(200),
  name: text(200),
  device: text(40),
  /** What this device is called at the host. */
  called: text(60),
  role: oneOf(STAFF_ROLES),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The highest epoch that was seen. */
  epoch: whole(0, 1_000_000_000),
  /** Where the host was found last, of a program; the page of a browser is at its address. */
  origin: v.optional(hostAddress),
  /** What a program knows the host by, DER in base64; left out: the host has none, or a browser looks at it itself. */
  certificate: v.optional(certificateDer),
  /** What the log was called when it was last read. */
  generation: v.optional(text(40))
})
export type JoinedVenue = Readonly<v.InferOutput<typeof joinedVenueShape>>

const helloShape = v.looseObject({
  protocol: v.number(),
  event: v.looseObject({ id: v.string(), name: v.string() }),
  epoch: v.number(),
  nonce: v.string()
})

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: VenueRefusal }
const no = (refusal: VenueRefusal): Outcome<never> => ({ ok: false, refusal })

/** The host at the address: which event it has. Rejects where nobody answers. */
export async function askHello(wire: Pick<VenueWire, 'post'>): Promise<Outcome<v.InferOutput<typeof helloShape>>> {
  const answer = await wire.post('/api/hello', { protocol: PROTOCOL })
  if (!answer.ok) return no(answer.refusal)
  const hello = checked(helloShape, answer.value)
  return hello.ok ? { ok: true, value: hello.value } : no(venueRefusal('nothing-there'))
}

/** Somebody who has shown to know the code, and waits. */
export interface AskedIn {
  /** To be compared with what the host shows. */
  readonly letters: string
  /** Resolves when a person has decided. Rejects where nobody answers any more. */
  wait(): Promise<Outcome<JoinedVenue>>
}

/**
 * Asks to be let in. Rejects where nobody answers.
 * @param typed the code, as somebody typed it @param name of this device @param random 32 random bytes
 */
export async function askToComeIn(
  wire: Pick<VenueWire, 'post'>,
  typed: string,
  name: string,
  random: Uint8Array,
  stopped: () => boolean = () => false
): Promise<Outcome<AskedIn>> {
  const code = readCode(typed)
  if (code === null) return no(venueRefusal('wrong-shape', { what: 'code' }))
  const hello = await askHello(wire)
  if (!hello.ok) return hello
  const own = keyPairOf(random)
  const asked = askIn(code, hello.value.nonce, name, own)
  const answer = await wire.post('/api/join', asked)
  if (!answer.ok) return no(answer.refusal)
  const askedIn = checked(askedInShape, answer.value)
  const meeting = askedIn.ok ? met(code, asked, own, askedIn.value) : null
  // What answers does not know the code: it is not the host.
  if (!askedIn.ok || meeting === null) return no(venueRefusal('wrong-proof'))
  const { request } = askedIn.value
  const wait = async (): Promise<Outcome<JoinedVenue>> => {
    while (!stopped()) {
      const said = await wire.post('/api/join/wait', { protocol: PROTOCOL, request, proof: waitProof(meeting, request) })
      if (!said.ok) return no(said.refusal)
      const joined = checked(joinedShape, said.value)
      if (!joined.ok) return no(venueRefusal('wrong-shape', { what: 'join' }))
      if (joined.value.is === 'waiting') continue
      const { device, role, sealed, certificate: given } = joined.value
      const key = keyGiven(meeting, { nonce: sealed.nonce, closed: sealed.closed, proof: sealed.proof })
      const certificate = certificateGiven(meeting, request, given)
      if (key === null || certificate === null) return no(venueRefusal('wrong-proof'))
      const { event, epoch } = hello.value
      const joinedAs = { event: event.id, name: event.name, device, called: name, role, key: hexOf(key), epoch }
      return { ok: true, value: { ...joinedAs, ...(certificate !== undefined && { certificate }) } }
    }
    return no(venueRefusal('turned-away'))
  }
  return { ok: true, value: { letters: meeting.letters, wait } }
}
