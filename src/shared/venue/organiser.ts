/**
 * What the screen of the organiser and the host process of the desktop app say to each other. Both ends check it; what lies between them
 * hands it on as text.
 */
import * as v from 'valibot'
import { listOf, oneOf, text, whole } from '../base/validate.ts'
import { besideLineShape, displaySeenShape, displayShape, hostAddress, logLineShape, materialShape } from './messages.ts'
import { STAFF_ROLES } from './rights.ts'

/** More rows than any event has. */
const MOST_ROWS = 200_000

const id = text(200)
const row = whole(0, 1_000_000_000)
const record = v.record(v.string(), v.unknown())

/** A row of the log as the app keeps it. */
export const logRowShape = v.looseObject({
  event: id,
  at: whole(1, 1_000_000_000),
  fact: record,
  left: v.optional(oneOf(['refused', 'repeated'] as const))
})
export type LogRow = v.InferOutput<typeof logRowShape>
export const logRowsShape = listOf(logRowShape, MOST_ROWS)

/** The event that is to be hosted, as the app has it. */
export const hostedEventShape = v.strictObject({
  event: v.strictObject({ id, name: text(200), settings: v.unknown(), head: record }),
  facts: logRowsShape
})
export type EventToHost = v.InferOutput<typeof hostedEventShape>

/** Another host is to be followed: with the code that it shows, and what the app has of its event; null: nothing. */
export const eventToFollowShape = v.strictObject({
  follow: v.strictObject({ origin: hostAddress, code: text(40), called: text(60) }),
  given: v.nullable(hostedEventShape)
})
export type EventToFollow = v.InferOutput<typeof eventToFollowShape>

/** What the host at an address says of its event. */
export const eventThereShape = v.strictObject({ id, name: text(200) })
/** Why the host of another computer does not let this one in, as text between process and page. */
export const whyNotFollowedShape = v.looseObject({ code: text(80), facts: v.record(v.string(), v.union([v.string(), v.number()])) })

const facts = v.pipe(listOf(v.looseObject({ do: text(80) }), 1000), v.minLength(1))

/** The asks of the desk of the venue, at the host itself or at the device of a head judge. */
const deskAsks = [
  v.strictObject({ do: v.literal('picture') }),
  v.strictObject({ do: v.literal('open-joining') }),
  v.strictObject({ do: v.literal('close-joining') }),
  v.strictObject({ do: v.literal('let-in'), request: text(40), role: oneOf(STAFF_ROLES) }),
  v.strictObject({ do: v.literal('turn-away'), request: text(40) }),
  v.strictObject({ do: v.literal('shut-out'), device: text(40) }),
  /** The address for each player's slip. */
  v.strictObject({ do: v.literal('slips') }),
  v.strictObject({ do: v.literal('new-slip'), player: id }),
  v.strictObject({ do: v.literal('set-display'), setting: displayShape }),
  v.strictObject({ do: v.literal('accept-display'), display: text(40) }),
  v.strictObject({ do: v.literal('remove-display'), display: text(40) })
] as const
export const deskAskShape = v.variant('do', [...deskAsks])
export type DeskAsk = v.InferOutput<typeof deskAskShape>

/** `POST /api/organise`: the same from the device of a head judge, signed. */
export const organiseShape = v.strictObject({
  protocol: whole(0, 1_000_000),
  device: text(40),
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  ask: deskAskShape,
  proof: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
})
/** Its answer, closed up under the key of the device: it has the players' slips in it. */
export const organisedShape = v.strictObject({ sealed: v.looseObject({ nonce: text(64), closed: v.string(), proof: v.string() }) })
/** Its content: the answer, and the nonce that signs the next ask. */
export const organisedTextShape = v.strictObject({ is: v.unknown(), nonce: text(64) })

/** The asks of the screen of a computer that hosts or follows. */
export const organiserAskShape = v.variant('do', [
  ...deskAsks,
  /** Of a stand-by: it is the host from now on. `anyway`: though the old one still answers. */
  v.strictObject({ do: v.literal('promote'), anyway: v.boolean() }),
  /** Of a stand-by: its host has another address. */
  v.strictObject({ do: v.literal('follow-at'), address: hostAddress }),
  /** Everything after these rows. */
  v.strictObject({ do: v.literal('lines'), after: row, besideAfter: row }),
  v.strictObject({ do: v.literal('append'), facts }),
  v.strictObject({ do: v.literal('share'), material: materialShape }),
  v.strictObject({ do: v.literal('settle'), dispute: text(200) }),
  /** Somebody is forgotten: the names go out of the log and of what stands beside it, and every device reads both anew. */
  v.strictObject({ do: v.literal('forget'), player: id, names: listOf(text(200), 50), instead: text(40) })
])
export type OrganiserAsk = v.InferOutput<typeof organiserAskShape>

/** `on`: now, on the line of time of the log, in milliseconds. */
export const organiserLinesShape = v.strictObject({
  on: v.optional(v.number()),
  log: listOf(logLineShape, MOST_ROWS),
  beside: listOf(besideLineShape, MOST_ROWS)
})
export const slipsShape = listOf(v.strictObject({ player: id, address: text(1000) }), 100_000)
export type Slip = v.InferOutput<typeof slipsShape>[number]

/** How hosting stands, for whoever shows it. */
export const organiserPictureShape = v.strictObject({
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
  /** Now, on the line of time of the log: milliseconds. */
  on: v.number(),
  /** A code that is shown just now, and for how many milliseconds it is still good. */
  joining: v.nullable(v.strictObject({ code: text(40), address: text(300), for: v.number() })),
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
  displays: listOf(displaySeenShape, 1000)
})
export type OrganiserPicture = v.InferOutput<typeof organiserPictureShape>

/** How following another host stands. */
export const standByPictureShape = v.strictObject({
  follows: v.strictObject({ id, name: text(200), settings: v.unknown(), head: record }),
  /** Where the host is. */
  origin: text(200),
  /** Where this one would be found as the host. */
  url: text(200),
  link: oneOf(['up', 'down', 'refused'] as const),
  /** Since when it is not up, in milliseconds; 0: it is. */
  since: v.number(),
  /** Why the host does not let it in. */
  code: v.nullable(text(80)),
  /** What goes over the line is encrypted, and the host is known by its certificate. */
  secure: v.boolean(),
  epoch: row,
  /** Rows of the host, and rows on this disk. */
  rows: row,
  kept: row,
  /** Why nothing can be written here; null: it can. */
  failing: v.nullable(text(200)),
  /** What only this computer knew and was handed over. `code`: why it was kept aside; null: it was adopted. */
  handed: listOf(v.looseObject({ id: text(200), do: text(80), code: v.nullable(text(80)) }), MOST_ROWS)
})
export type StandByPicture = v.InferOutput<typeof standByPictureShape>
export const seatPictureShape = v.union([organiserPictureShape, standByPictureShape])

/** `still`: the old host still answers at this address, so that nothing was changed; null: it is the host. */
export const promotedShape = v.nullable(v.strictObject({ still: text(200) }))

/** What the screen hears unasked. */
export const organiserNewsShape = v.variant('say', [
  v.strictObject({ say: v.literal('facts'), ...organiserLinesShape.entries }),
  v.strictObject({ say: v.literal('picture'), picture: organiserPictureShape }),
  v.strictObject({ say: v.literal('higher-epoch'), epoch: row }),
  /** The host of another computer shows the same four letters while a person there decides. */
  v.strictObject({ say: v.literal('letters'), letters: text(10) }),
  v.strictObject({ say: v.literal('follows'), picture: standByPictureShape }),
  /** The log of a stand-by is another one than before: it is to be read whole. */
  v.strictObject({ say: v.literal('anew') }),
  /** The host process has ended by itself. */
  v.strictObject({ say: v.literal('gone'), event: id })
])
export type OrganiserNews = v.InferOutput<typeof organiserNewsShape>
