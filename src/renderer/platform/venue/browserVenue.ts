/** The host of a venue as a page finds it that came from there: at the address that the page has. */
import { isRecord } from '../../../shared/base/validate.ts'
import { venueRefusal, venueRefusals, type VenueCode, type VenueRefusal } from '../../../shared/venue/refusals.ts'
import type { HostAnswer, VenueWire } from '../interface/venue.ts'
import { jsonOf, socketLine } from './socketLine.ts'

/** @param origin of the host, without a slash at the end @param Socket instead of the browser's, for tests */
export function createBrowserVenue(origin: string, fetching: typeof fetch = fetch.bind(globalThis), Socket?: unknown): VenueWire {
  const post = async (path: string, body: unknown): Promise<HostAnswer> => {
    const response = await fetching(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store'
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
