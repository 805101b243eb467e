/** What the system prefers: a dark screen, less motion. */
import { MediaQuery } from 'svelte/reactivity'

const dark = new MediaQuery('(prefers-color-scheme: dark)', true)
const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)', false)

export const media = {
  get dark() { return dark.current },
  get reducedMotion() { return reducedMotion.current }
}
