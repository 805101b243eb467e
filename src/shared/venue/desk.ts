/**
 * What the screen of the organiser and the host process of the desktop app say to each other. Both ends check it; what lies between them
 * hands it on as text.
 */
import * as v from 'valibot'
import { listOf, oneOf, text, whole } from '../base/validate.ts'
import { besideLineShape, displayShape, logLineShape, materialShape } from './messages.ts'
import { STAFF_ROLES } from './rights.ts'

/** More rows than any event has. */
const MOST_ROWS = 200_000

const id = text(200)
const row = whole(0, 1_000_000_000)
const record = v.record(v.string(), v.unknown())

/** A row of the log as the app keeps it. */
export const keptRowShape = v.looseObject({
  event: id,
  at: whole(1, 1_000_000_000),
  fact: record,
  left: v.optional(oneOf(['refused', 'repeated'] as const))
})
export type KeptRow = v.InferOutput<typeof keptRowShape>
export const keptRowsShape = listOf(keptRowShape, MOST_ROWS)

/** The event that is to be hosted, as the app has it. */
export const hostedEventShape = v.strictObject({
  event: v.strictObject({ id, name: text(200), settings: v.unknown(), head: record }),
  facts: keptRowsShape
})
export type EventToHost = v.InferOutput<typeof hostedEventShape>

const facts = v.pipe(listOf(v.looseObject({ do: text(80) }), 1000), v.minLength(1))

/** What the screen asks. */
export const deskAskShape = v.variant('do', [
  v.strictObject({ do: v.literal('picture') }),
  /** Everything after these rows. */
  v.strictObject({ do: v.literal('lines'), after: row, besideAfter: row }),
  v.strictObject({ do: v.literal('append'), facts }),
  v.strictObject({ do: v.literal('share'), material: materialShape }),
  v.strictObject({ do: v.literal('settle'), dispute: text(200) }),
  v.strictObject({ do: v.literal('open-joining') }),
  v.strictObject({ do: v.literal('close-joining') }),
  v.strictObject({ do: v.literal('let-in'), request: text(40), role: oneOf(STAFF_ROLES) }),
  v.strictObject({ do: v.literal('turn-away'), request: text(40) }),
  v.strictObject({ do: v.literal('shut-out'), device: text(40) }),
  /** The address for each player's slip. */
  v.strictObject({ do: v.literal('slips') }),
  v.strictObject({ do: v.literal('new-slip'), player: id }),
  v.strictObject({ do: v.literal('set-display'), setting: displayShape }),
  /** Somebody is forgotten: the names go out of the log and of what stands beside it, and every device reads both anew. */
  v.strictObject({ do: v.literal('forget'), player: id, names: listOf(text(200), 50), instead: text(40) })
])
export type DeskAsk = v.InferOutput<typeof deskAskShape>

export const deskLinesShape = v.strictObject({ log: listOf(logLineShape, MOST_ROWS), beside: listOf(besideLineShape, MOST_ROWS) })
export const slipsShape = listOf(v.strictObject({ player: id, address: text(1000) }), 100_000)
export type Slip = v.InferOutput<typeof slipsShape>[number]

/** How hosting stands, for whoever shows it. */
export const deskPictureShape = v.strictObject({
  event: id,
  /** What the host calls itself in the log. */
  device: text(40),
  /** Without a slash at the end. */
  origin: text(200),
  port: whole(0, 65_535),
  epoch: row,
  generation: text(40),
  rows: row,
  /** Up to which row a stand-by has everything; null: there is none. */
  onTwo: v.nullable(row),
  /** Pages of players and displays that are open. */
  streams: row,
  /** A code that is shown just now. `until`: milliseconds. */
  joining: v.nullable(v.strictObject({ code: text(40), address: text(300), until: v.number() })),
  asking: listOf(v.looseObject({ request: text(40), name: text(60), letters: text(10), address: text(100) }), 100),
  devices: listOf(
    v.looseObject({
      id: text(40),
      name: text(60),
      role: oneOf(STAFF_ROLES),
      /** Milliseconds. */
      since: v.number(),
      out: v.boolean(),
      connected: v.boolean(),
      /** Up to which row it has the log on its own disk; null: it is no stand-by. */
      kept: v.nullable(row),
      /** Whether it has read the log as it is called now: it has dropped what it had before. */
      current: v.boolean()
    }),
    1000
  ),
  /** How often the log was written anew because somebody was forgotten. */
  rewrites: row,
  displays: listOf(displayShape, 1000)
})
export type DeskPicture = v.InferOutput<typeof deskPictureShape>

/** What the screen hears unasked. */
export const deskNewsShape = v.variant('say', [
  v.strictObject({ say: v.literal('facts'), ...deskLinesShape.entries }),
  v.strictObject({ say: v.literal('picture'), picture: deskPictureShape }),
  v.strictObject({ say: v.literal('higher-epoch'), epoch: row }),
  /** The host process has ended by itself. */
  v.strictObject({ say: v.literal('gone'), event: id })
])
export type DeskNews = v.InferOutput<typeof deskNewsShape>
