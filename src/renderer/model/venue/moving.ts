/**
 * Going to the device that leads the event now. The page of a browser belongs to the address that gave it, and may ask no other: who the
 * device is and what it has not sent goes along behind the "#" of the new address, which is never sent to anybody.
 */
import * as v from 'valibot'
import { joinedVenueShape, type JoinedVenue } from '../../../device/comeIn.ts'
import { checked, listOf } from '../../../shared/base/validate.ts'
import { entryShape, hostAddress, receiptShape } from '../../../shared/venue/messages.ts'
import { GO_ON } from '../event/log/place.ts'
import { isAnswered, type OutboxEntry } from './outbox.ts'

/** Letters that an address may have everywhere. */
const MOST = 500_000

const movedShape = v.object({
  joined: joinedVenueShape,
  entries: listOf(v.object({ entry: entryShape, receipt: v.nullable(receiptShape), seen: v.boolean() }), 10_000)
})

export interface Moved {
  readonly joined: JoinedVenue
  readonly entries: readonly OutboxEntry[]
}

const toText = (moved: Moved): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(moved))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether somebody has typed the address of a host; what stands behind the port is left out. Null: that is none. */
export function readAddress(typed: string): string | null {
  const [found = ''] = /^https?:\/\/[^/?#]+/i.exec(typed.trim()) ?? []
  const address = found.toLowerCase()
  return checked(hostAddress, address).ok && !address.endsWith(':') ? address : null
}

/** The same where the scheme may be left out; null: that is no address of a host. */
export const addressTyped = (typed: string): string | null => readAddress(typed) ?? readAddress(`http://${typed.trim()}`)

/**
 * The address that brings a device along. Everything that is not answered goes; of what is answered, as much as an address holds, the newest
 * first: the new host may never have heard of it.
 * @param address of the new host, without a slash at the end
 */
export function addressWith(address: string, { joined, entries }: Moved): string {
  const waiting = entries.filter((one) => !isAnswered(one))
  const answered = entries.filter(isAnswered)
  for (let many = answered.length; ; many = Math.floor(many / 2)) {
    const some = [...answered.slice(answered.length - many), ...waiting]
    const text = toText({ joined, entries: some.toSorted((a, b) => a.entry.n - b.entry.n) })
    if (text.length <= MOST || many === 0) return `${address}/${GO_ON}${text}`
  }
}

/** What an address has brought along; null: it cannot be read. @param hash with its "#" */
export function readMoved(hash: string): Moved | null {
  try {
    const letters = atob(hash.slice(GO_ON.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const read = checked(movedShape, JSON.parse(new TextDecoder().decode(bytes)))
    return read.ok ? read.value : null
  } catch {
    return null
  }
}
