/** The event of another device that this one has been let into: kept until it leaves, so that a restart comes back to it. */
import * as v from 'valibot'
import { checked, oneOf, text, whole } from '../../../shared/base/validate.ts'
import { STAFF_ROLES } from '../../../shared/venue/rights.ts'
import { VENUE_PLACE } from '../event/place.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'

const joinedShape = v.object({
  event: text(200),
  name: text(200),
  device: text(40),
  /** What this device is called at the host. */
  called: text(60),
  role: oneOf(STAFF_ROLES),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The highest epoch that was seen. */
  epoch: whole(0, 1_000_000_000)
})
export type JoinedVenue = Readonly<v.InferOutput<typeof joinedShape>>

/** null: this device has joined nobody. */
export function joinedOf(sessions: readonly StoredSession[]): JoinedVenue | null {
  const row = sessions.find(({ id }) => id === VENUE_PLACE)
  const read = row && checked(joinedShape, row.state)
  return read?.ok ? read.value : null
}

export const keepJoined = (joined: JoinedVenue): Change => ({
  do: 'put',
  table: 'sessions',
  value: { id: VENUE_PLACE, state: { ...joined } }
})
export const dropJoined: Change = { do: 'delete', table: 'sessions', id: VENUE_PLACE }
