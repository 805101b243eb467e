/** The host of a venue at an address: of a page that came from there, or of a program that was told it. */
import { isRecord } from '../shared/base/validate.ts'
import { venueRefusal, venueRefusals, type VenueCode, type VenueRefusal } from '../shared/venue/refusals.ts'
import type { HostAnswer, VenueWire } from './wire.ts'
import { jsonOf, socketLine } from './socketLine.ts'

/** Milliseconds until a host that does not answer is taken as away. */
const PATIENCE = 30_000

/** @param origin of the host, without a slash at the end @param Socket instead of the browser's, for tests */
export function createVenueWire(origin: string, fetching: typeof fetch = fetch.bind(globalThis), Socket?: unknown): VenueWire {
  const post = async (path: string, body: unknown): Promise<HostAnswer> => {
    const response = await fetching(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      // Somebody who waits to be let in is answered within twenty seconds.
      signal: AbortSignal.timeout(PATIENCE)
    })
    const text = await response.text()
    const answer = jsonOf(text)
    if (response.ok && answer !== null) return { ok: true, value: answer }
    const refused = isRecord(answer) ? answer.refused : null
    if (!isRecord(refused) || typeof refused.code !== 'string' || !Object.hasOwn(venueRefusals, refused.code))
      return { ok: false, refusal: venueRefusal('nothing-there') }
    return {
      ok: false,
      refusal: { code: refused.code as VenueCode, facts: isRecord(refused.facts) ? (refused.facts as VenueRefusal['facts']) : {} }
    }
  }
  return {
    post,
    openLine: (device, seen, news) => socketLine({ origin, post, device, seen, news, ...(Socket !== undefined && { Socket }) })
  }
}
