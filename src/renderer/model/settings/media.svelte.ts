/** What the system prefers (a dark screen, less motion) and how much room there is. */
import { MediaQuery } from 'svelte/reactivity'
import type { Settings } from '../../storage/interface/storage.ts'

const dark = new MediaQuery('(prefers-color-scheme: dark)', true)
const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)', false)

/** As in the panels' styles: the ruling comes up from below. */
const narrow = new MediaQuery('(max-width: 900px)', false)

const wide = new MediaQuery('(orientation: landscape)', true)

export const media = {
  get dark() {
    return dark.current
  },
  get narrow() {
    return narrow.current
  },
  get wide() {
    return wide.current
  },
  get reducedMotion() {
    return reducedMotion.current
  }
}

/** The light that everything is shown in: the judge's choice, or the system's. */
export const themeOf = ({ theme }: Settings): 'dark' | 'bright' => (theme === 'system' ? (media.dark ? 'dark' : 'bright') : theme)
