/** Words about the key Escape, which puts down what is in the hand. Screens for fingers are not told of a key that they lack. */
import { texts } from '../../i18n/texts.ts'
import { media } from '../settings/media.svelte.ts'

/** What the next tap does, with the key that ends it. */
export const hintWithEscape = (hint: string): string => (media.touch ? hint : `${hint} ${texts.ask.escEnds}`)

/** What a button is called that does what the key does. */
export const labelWithEscape = (label: string): string => (media.touch ? label : `${label} (Esc)`)
