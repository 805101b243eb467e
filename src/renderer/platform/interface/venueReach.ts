/** How the host of another device is reached from here. */
import type { VenueWire } from '../../../device/wire.ts'
import type { HostPlace } from '../../../shared/venue/deviceMessages.ts'

export type { HostPlace } from '../../../shared/venue/deviceMessages.ts'

export interface VenueReach {
  /** The page came from the host, where it came from one, and can reach that one alone; else somebody says where the host is. */
  readonly fixed: boolean
  /** @param at where the host is; left out where that is fixed */
  wireTo(at: HostPlace | null): Promise<VenueWire>
}
