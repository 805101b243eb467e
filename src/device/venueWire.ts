/** The host of a venue at an address: of a page that came from there, or of a program that was told it. */
import { isRecord } from '../shared/base/validate.ts'
import { venueRefusal, venueRefusals, type VenueCode, type VenueRefusal } from '../shared/venue/refusals.ts'
import type { HostAnswer, VenueWire } from './wire.ts'
import { jsonOf, socketLine } from './socketLine.ts'

/** Milliseconds until a host that does not answer is taken as away: somebody who waits to be let in is answered within twenty seconds. */
export const WIRE_PATIENCE = 30_000

/** Posts JSON to a path of the host. Rejects where nobody answers. */
export type Posting = (path: string, body: string) => Promise<{ readonly ok: boolean; readonly text: string }>

/** @param origin of the host, without a slash at the end @param Socket instead of the browser's, for tests */
export function createVenueWire(origin: string, fetching: typeof fetch = fetch.bind(globalThis), Socket?: unknown): VenueWire {
  const posting: Posting = async (path, body) => {
    const response = await fetching(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(WIRE_PATIENCE)
    })
    return { ok: response.ok, text: await response.text() }
  }
  return venueWire(origin, posting, Socket)
}

/** The same over another way of posting. */
export function venueWire(origin: string, posting: Posting, Socket?: unknown): VenueWire {
  const post = async (path: string, body: unknown): Promise<HostAnswer> => {
    const { ok, text } = await posting(path, JSON.stringify(body))
    const answer = jsonOf(text)
    if (ok && answer !== null) return { ok: true, value: answer }
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
