/** The key of an event and the name of its host, as a store keeps them. */
import { randomBytes } from 'node:crypto'
import { bytesOfHex, hexOf } from '../../shared/venue/mac.ts'
import type { HostStore, VenueRow } from './hostStore.ts'

const KEY = 'key'
/** The device of the head judge at the host itself. */
const HOST_DEVICE = 'host'

/** The key of the event that a store keeps; null: it has never been hosted. */
export function eventKeyIn(rows: readonly VenueRow[]): Uint8Array | null {
  const found = rows.find(({ id }) => id === KEY)?.value
  const bytes = typeof found === 'string' ? bytesOfHex(found) : null
  return bytes?.length === 32 ? bytes : null
}

/** The row of the key of an event, for a store that follows its host. */
export const keyRow = (key: Uint8Array): VenueRow => ({ id: KEY, value: hexOf(key) })

/** The key of the event, made when it is hosted for the first time. */
export async function keyOf(store: HostStore, rows: readonly VenueRow[]): Promise<Uint8Array> {
  const kept = eventKeyIn(rows)
  if (kept) return kept
  const key = new Uint8Array(randomBytes(32))
  await store.commit({ venue: [keyRow(key)] })
  return key
}

/** The name of the host's own device: it stays the same for this folder, and differs from that of any other. */
export async function ownDevice(store: HostStore, rows: readonly VenueRow[]): Promise<string> {
  const found = rows.find(({ id }) => id === HOST_DEVICE)?.value
  if (typeof found === 'string') return found
  const device = `h${randomBytes(5).toString('hex')}`
  await store.commit({ venue: [{ id: HOST_DEVICE, value: device }] })
  return device
}
