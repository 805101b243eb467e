/**
 * What the page of a desktop app that is a device of the staff, and the process that holds its line to the host, say to each other. Both ends
 * check it; what lies between them hands it on as text.
 */
import * as v from 'valibot'
import { listOf, oneOf, text, whole } from '../base/validate.ts'
import { LIMITS } from './limits.ts'
import { beatShape, certificateDer, hostAddress, receiptShape, signedEntryShape } from './messages.ts'
import { organiserLinesShape } from './organiser.ts'
import { venueRefusals, type VenueCode } from './refusals.ts'
import { STAFF_ROLES } from './rights.ts'

/** Names a line: each that is opened has another one than those before, over a reload of the page as well. */
const line = whole(0, Number.MAX_SAFE_INTEGER)
const epoch = whole(0, 1_000_000_000)

/** Where a host is, and what it is known by; null: nothing yet, and nothing is encrypted. */
export const hostPlaceShape = v.strictObject({ origin: hostAddress, certificate: v.nullable(certificateDer) })
export type HostPlace = Readonly<v.InferOutput<typeof hostPlaceShape>>

/** What the page asks. */
export const deviceAskShape = v.variant('do', [
  /** Joining, or an ask of a head judge to the venue: the host's answer, or null if no host answers. */
  v.strictObject({
    do: v.literal('post'),
    at: hostPlaceShape,
    path: oneOf(['/api/hello', '/api/join', '/api/join/wait', '/api/organise']),
    body: v.unknown()
  }),
  /** Opens the one line that there is; one before it is closed. */
  v.strictObject({
    do: v.literal('open'),
    line,
    at: hostPlaceShape,
    device: v.strictObject({
      event: text(200),
      device: text(40),
      role: oneOf(STAFF_ROLES),
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
    }),
    seen: epoch
  }),
  v.strictObject({ do: v.literal('seen'), line, seen: epoch }),
  v.strictObject({ do: v.literal('send'), line, entries: listOf(signedEntryShape, LIMITS.outboxEntries) }),
  v.strictObject({ do: v.literal('close'), line })
])
export type DeviceAsk = v.InferOutput<typeof deviceAskShape>

const refusal = v.strictObject({
  code: oneOf(Object.keys(venueRefusals) as [VenueCode, ...VenueCode[]]),
  facts: v.record(v.string(), v.union([v.string(), v.number()]))
})
export const hostAnswerShape = v.nullable(
  v.variant('ok', [v.strictObject({ ok: v.literal(true), value: v.unknown() }), v.strictObject({ ok: v.literal(false), refusal })])
)

const { log, beside } = organiserLinesShape.entries
/** What the page hears of its line. */
export const deviceNewsShape = v.variant('say', [
  v.strictObject({
    say: v.literal('link'),
    line,
    link: v.variant('is', [
      v.strictObject({ is: oneOf(['connecting', 'up', 'down']) }),
      v.strictObject({ is: v.literal('refused'), refusal })
    ])
  }),
  v.strictObject({
    say: v.literal('begin'),
    line,
    generation: text(40),
    head: v.strictObject({ id: v.string(), name: v.string(), settings: v.unknown() })
  }),
  v.strictObject({ say: v.literal('log'), line, lines: log }),
  v.strictObject({ say: v.literal('beside'), line, lines: beside }),
  v.strictObject({ say: v.literal('receipts'), line, receipts: listOf(receiptShape, 100_000) }),
  v.strictObject({ say: v.literal('beat'), line, ...beatShape.entries }),
  /** Another device leads the event by now: the line goes on there. */
  v.strictObject({ say: v.literal('moved'), line, origin: hostAddress }),
  /** The process has ended by itself. */
  v.strictObject({ say: v.literal('gone') })
])
export type DeviceNews = v.InferOutput<typeof deviceNewsShape>
