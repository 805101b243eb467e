/** Everything that goes between a host and those who joined it: the shape of each message, checked with bounds wherever it arrives. */
import * as v from 'valibot'
import { listOf, oneOf, text, whole } from '../base/validate.ts'
import { LIMITS } from './limits.ts'
import { MATERIAL_KINDS, STAFF_ROLES } from './rights.ts'

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const proof = hex(64)
const nonce = hex(32)
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const protocol = whole(0, 1_000_000)
export const deviceName = text(60)
const counted = whole(1, 1_000_000_000)
const isoTime = v.pipe(v.string(), v.isoTimestamp())

/** `POST /api/hello`: who is there, and a nonce to make proofs of. */
export const helloShape = v.strictObject({ protocol })

/** What the host says of itself. */
export interface Hello {
  readonly protocol: number
  readonly version: string
  /** The event, as far as everybody in the room may know it. */
  readonly event: { readonly id: string; readonly name: string }
  readonly epoch: number
  /** Names the documents of the log: they are read anew where it changes. */
  readonly generation: string
  readonly nonce: string
  /** Now, on the line of time of the log: milliseconds. Clocks of rounds are shown by it. */
  readonly on: number
  /** The host's clock: milliseconds. */
  readonly now: number
  /** Whether a code is shown just now. */
  readonly joining: boolean
}

/** `POST /api/join`. */
export const askInShape = v.strictObject({ protocol, nonce, name: deviceName, key: hex(64), proof })
export type AskIn = v.InferOutput<typeof askInShape>

export const askedInShape = v.looseObject({ request: id, key: hex(64), proof })
export type AskedIn = v.InferOutput<typeof askedInShape>

/** `POST /api/join/wait`: answered when a person has decided, or after a while. */
export const waitShape = v.strictObject({ protocol, request: id, proof })
/**
 * The certificate by which a program knows its host from then on, with the proof that nobody has changed it on the way. A request whose id begins with
 * CERTIFIED comes with one: the id is proven to the device, so that nobody can take the certificate out either.
 */
export const certificateDer = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{1,4000}={0,2}$/))
export const certificateShape = v.looseObject({ der: certificateDer, proof })
export type Certificate = v.InferOutput<typeof certificateShape>
export const CERTIFIED = 'tls-'

export const sealedShape = v.looseObject({ nonce, closed: hex(64), proof })
export const joinedShape = v.variant('is', [
  v.looseObject({ is: v.literal('waiting') }),
  v.looseObject({
    is: v.literal('in'),
    device: id,
    role: oneOf(STAFF_ROLES),
    sealed: sealedShape,
    certificate: v.optional(certificateShape)
  })
])
export type Joined = v.InferOutput<typeof joinedShape>

/** What a device says to open a document: the token of the socket, as JSON. Good once, for this document. */
export const openShape = v.strictObject({
  protocol,
  device: id,
  nonce,
  /** The highest epoch that the device has seen: an old host that came back learns of it. */
  seen: whole(0, 1_000_000_000),
  proof
})
export type OpenToken = v.InferOutput<typeof openShape>

/** An address of a host: scheme, name and port, nothing behind it. */
export const hostAddress = v.pipe(text(200), v.regex(/^https?:\/\/[^\s/?#@]+$/))

/** `POST /api/follow`: a stand-by asks for the key of the event. `url`: where it would be found as a host. */
export const followShape = v.strictObject({ protocol, device: id, nonce, url: v.nullish(hostAddress), proof })

/** What a stand-by is answered: the event, its key closed up, and who is let in. */
export const followedShape = v.looseObject({
  /** What the host calls itself as a device. */
  host: id,
  event: v.looseObject({ id: text(200), name: text(200), settings: v.unknown(), head: v.record(v.string(), v.unknown()) }),
  sealed: v.looseObject({ nonce, closed: hex(64), proof }),
  venue: listOf(v.looseObject({ id: text(250), value: v.unknown() }), 5000),
  certificate: v.optional(certificateShape)
})
export type Followed = v.InferOutput<typeof followedShape>

const newFact = v.looseObject({ do: text(80) })
export const materialShape = v.strictObject({
  /** The same id again replaces what was shared before. */
  id: text(120),
  kind: oneOf(MATERIAL_KINDS),
  title: text(200),
  /** null: it is taken back. */
  body: v.unknown()
})
export type Material = v.InferOutput<typeof materialShape>

/** What stands beside the log: shared by judges, disputes, what an old host knew alone. Lines are only added; later ones of one id count. */
export const besideLineShape = v.variant('is', [
  v.looseObject({ is: v.literal('material'), row: counted, entry: text(200), by: text(200), at: isoTime, material: materialShape }),
  v.looseObject({
    is: v.literal('dispute'),
    row: counted,
    id: text(200),
    at: isoTime,
    /** What was told and did not count, with who told it. */
    fact: v.looseObject({ do: text(80) }),
    /** The id of the fact that counts; null where it has none. */
    against: v.nullable(text(200))
  }),
  v.looseObject({ is: v.literal('settled'), row: counted, entry: v.nullable(text(200)), id: text(200), at: isoTime, by: text(200) }),
  v.looseObject({
    is: v.literal('kept-aside'),
    row: counted,
    at: isoTime,
    /** What only the old host knew, and why it was not adopted. */
    fact: v.looseObject({ do: text(80) }),
    code: text(80)
  })
])
export type BesideLine = v.InferOutput<typeof besideLineShape>

/** The number of an entry is that of its first fact; the facts of one entry are taken together or not at all. */
const entryCommon = { n: counted, said: isoTime }
export const entryShape = v.union([
  v.strictObject({ ...entryCommon, facts: v.pipe(listOf(newFact, LIMITS.factsInEntry), v.minLength(1)) }),
  v.strictObject({ ...entryCommon, material: materialShape }),
  v.strictObject({ ...entryCommon, settle: text(200) }),
  /** Of an old host that comes back: a fact that only it knew, or a line that stood beside its log alone. */
  v.strictObject({ ...entryCommon, handOver: v.looseObject({ do: text(80), id: text(200), at: isoTime }) }),
  v.strictObject({ ...entryCommon, handOverLine: besideLineShape })
])
export type Entry = v.InferOutput<typeof entryShape>

/** What lies in an outbox, as JSON text: an entry and the proof of who wrote it. */
export const signedEntryShape = v.strictObject({ entry: entryShape, proof })
export type SignedEntry = v.InferOutput<typeof signedEntryShape>

/** Fields of a fact that the host alone writes. */
export const HOST_FIELDS: readonly string[] = ['id', 'at', 'mono', 'begun', 'by', 'group', 'said']
/** Ids of the facts of an entry: nobody can write one of another device. */
export const factId = (device: string, n: number): string => `${device}:${n}`

/** What became of an entry. A receipt lies in the device's own `receipts` document as JSON text, the last ones of them. */
export const receiptShape = v.variant('is', [
  /** On the disk of the host. `row`: of the last of its facts. */
  v.looseObject({ n: counted, is: v.literal('saved'), row: whole(0, 1_000_000_000) }),
  /** Somebody has told the same before: it stands in the log already. */
  v.looseObject({ n: counted, is: v.literal('agreed') }),
  v.looseObject({
    n: counted,
    is: v.literal('refused'),
    /** A code of the log or of the venue. */
    code: text(80),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
    /** Which of the facts stood in the way. */
    index: whole(0, LIMITS.factsInEntry),
    /** Where it became a dispute: which. */
    dispute: v.nullish(text(200))
  }),
  /** It could not be saved: it stays in the outbox and is tried again. */
  v.looseObject({ n: counted, is: v.literal('not-yet'), why: text(200) })
])
export type Receipt = v.InferOutput<typeof receiptShape>

/** A line of the log as staff reads it: `row` counts from 1. */
export const logLineShape = v.looseObject({ row: counted, fact: v.looseObject({ do: text(80) }) })
export type LogLine = v.InferOutput<typeof logLineShape>

/** Sent on the log's document again and again: the host is there. */
export const beatShape = v.looseObject({
  beat: v.looseObject({
    epoch: counted,
    /** The host's clock: milliseconds. */
    now: v.number(),
    /** Now, on the line of time of the log: milliseconds. */
    on: v.optional(v.number()),
    /** How many rows the log has, and up to which a stand-by has them, too; null: there is no stand-by. */
    rows: v.number(),
    onTwo: v.nullable(v.number()),
    devices: v.number(),
    /** Where stand-bys would be found. */
    standBys: listOf(text(200), 10),
    /** Goes up whenever somebody was let in or shut out, a slip or a display changed: a stand-by reads them anew then. */
    people: v.optional(v.number())
  })
})
export type Beat = v.InferOutput<typeof beatShape>['beat']

/** What a stand-by has on its own disk; it lies in the map `kept` of its outbox under `rows` and `beside`. */
export const KEPT = 'kept'

/** `POST /api/play`: what a player says. `n` counts the player's own. */
export const postShape = v.strictObject({
  protocol,
  player: text(200),
  /** Of the page that writes: two phones of one player never use one number. */
  page: id,
  n: counted,
  fact: newFact,
  proof
})
export type PlayerPost = v.InferOutput<typeof postShape>

export const DISPLAY_PAGES = ['by-name', 'by-table', 'standings', 'bracket', 'clock'] as const
/** How a display is set up; kept by the host. */
export const displayShape = v.looseObject({
  id,
  name: text(60),
  pages: listOf(oneOf(DISPLAY_PAGES), DISPLAY_PAGES.length),
  seconds: whole(3, 120),
  message: v.pipe(v.string(), v.maxLength(300))
})
export type DisplaySetting = v.InferOutput<typeof displayShape>
/** A display as the desk sees it. One that is not accepted is forgotten when the host ends. */
export const displaySeenShape = v.looseObject({ ...displayShape.entries, accepted: v.boolean() })
export type DisplaySeen = v.InferOutput<typeof displaySeenShape>
