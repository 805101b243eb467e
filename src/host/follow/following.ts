/** Whom a store follows, as it keeps it: a stand-by goes on after a restart without being let in again. */
import * as v from 'valibot'
import { checked, text, whole } from '../../shared/base/validate.ts'
import { certificateDer } from '../../shared/venue/messages.ts'
import type { VenueRow } from '../log/hostStore.ts'

const FOLLOWING = 'following'
const HANDED = 'handed/'

const followingShape = v.looseObject({
  origin: text(200),
  /** What this one is as a device of that host, and its key in hexadecimal digits. */
  device: text(40),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  called: text(60),
  /** What the host is known by, DER in base64; left out: it has none, and the line is not encrypted. */
  certificate: v.optional(certificateDer),
  /** The highest epoch that was seen. */
  seen: whole(0, 1_000_000_000),
  /** The number of its next entry. */
  next: whole(1, 1_000_000_000)
})
export type Following = Readonly<v.InferOutput<typeof followingShape>>

/** null: the store follows nobody; it is a host, or was never used. */
export function followingOf(rows: readonly VenueRow[]): Following | null {
  const read = checked(followingShape, rows.find(({ id }) => id === FOLLOWING)?.value)
  return read.ok ? read.value : null
}

export const followingRow = (following: Following): VenueRow => ({ id: FOLLOWING, value: following })
/** What makes a store the host's own again. */
export const NO_LONGER_FOLLOWING: readonly string[] = [FOLLOWING]

const handedShape = v.looseObject({ id: text(200), do: text(80), code: v.nullable(text(80)) })
/**
 * Something that only this device knew and has handed over: the id and kind of the fact, or of the line from beside the log; what it said stands with the host, where a name that is
 * forgotten is replaced. `code`: why it was kept aside; null: it was adopted.
 */
export type Handed = Readonly<v.InferOutput<typeof handedShape>>

export const handedRow = (handed: Handed): VenueRow => ({ id: `${HANDED}${handed.id}`, value: handed })
export const handedOf = (rows: readonly VenueRow[]): Handed[] =>
  rows.flatMap(({ id, value }) => {
    const read = id.startsWith(HANDED) ? checked(handedShape, value) : null
    return read?.ok ? [read.value] : []
  })
