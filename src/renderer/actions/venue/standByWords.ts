/** How a stand-by stands, in sentences. */
import type { StandByPicture } from '../../../shared/venue/organiser.ts'
import type { VenueRefusal } from '../../../shared/venue/refusals.ts'
import type { HostPlaces } from '../../platform/interface/hosting.ts'
import { venueTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { venueSentence } from './joining.svelte.ts'

const time = (at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)

/** The sentence about what this computer hosted, or followed, when the app ended. */
export function leftWords({ follows, address, port }: NonNullable<HostPlaces['left']>, event: string): string {
  const t = venueTexts.hosting
  return follows ? t.standBy.left(event) : t.again(event, `${address}:${port}`)
}

/** `kept`: what is on this computer. `host`: why the host is not heard; empty: it is. */
export function standByWords({ origin, link, since, code, rows, kept }: StandByPicture): { readonly kept: string; readonly host: string } {
  const t = venueTexts.hosting.standBy
  const why = code !== null && Object.hasOwn(venueTexts.refusals, code) ? venueSentence({ code, facts: {} } as VenueRefusal) : (code ?? '')
  return {
    kept: kept >= rows ? t.all(kept) : t.some(kept, rows),
    host: link === 'up' ? '' : link === 'refused' ? t.refused(why) : t.silent(origin, time(since))
  }
}
