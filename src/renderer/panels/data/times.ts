/** Points in time as the data screen writes them, in the language of the app. */
import { language } from '../../i18n/spoken.ts'

const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
const clock = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })

/** @param iso ISO 8601 */
export const dayAndTime = (iso: string): string => full.format(new Date(iso))

/** The time alone where it is today, else with the day. */
export const shortTime = (iso: string, now: Date): string => {
  const at = new Date(iso)
  return at.toDateString() === now.toDateString() ? clock.format(at) : full.format(at)
}
