/** Words about the key Escape, which ends a tool. Touch screens may have no such key, so it is not named there. */
import { texts } from '../../i18n/texts.ts'
import { media } from '../settings/media.svelte.ts'

/** The hint for the next tap, with the key that ends the tool. */
export const hintWithEscape = (hint: string): string => (media.touch ? hint : `${hint} ${texts.ask.escEnds}`)

/** The name of a button that does the same as the key. */
export const labelWithEscape = (label: string): string => (media.touch ? label : `${label} (Esc)`)
