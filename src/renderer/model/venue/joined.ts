/** The event of another device that this one has been let into: kept until it leaves, so that a restart comes back to it. */
import { checked } from '../../../shared/base/validate.ts'
import { joinedVenueShape, type JoinedVenue } from '../../../device/comeIn.ts'
import { VENUE_PLACE } from '../event/log/place.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'

/** null: this device has joined nobody. */
export function joinedOf(sessions: readonly StoredSession[]): JoinedVenue | null {
  const row = sessions.find(({ id }) => id === VENUE_PLACE)
  const read = row && checked(joinedVenueShape, row.state)
  return read?.ok ? read.value : null
}

export const keepJoined = (joined: JoinedVenue): Change => ({
  do: 'put',
  table: 'sessions',
  value: { id: VENUE_PLACE, state: { ...joined } }
})
export const dropJoined: Change = { do: 'delete', table: 'sessions', id: VENUE_PLACE }
