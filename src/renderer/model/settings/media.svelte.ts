/** What the system prefers (a dark screen, less motion) and how much room there is. */
import { MediaQuery } from 'svelte/reactivity'
import type { Settings } from '../../storage/interface/storage.ts'

/** A query of the window, or what is usual if there is none. */
const query = (words: string, usual: boolean): { readonly current: boolean } =>
  typeof window !== 'undefined' && 'matchMedia' in window ? new MediaQuery(words, usual) : { current: usual }

const dark = query('(prefers-color-scheme: dark)', true)
const reducedMotion = query('(prefers-reduced-motion: reduce)', false)

/** As in the panels' styles: the ruling is below the board. In a low window it has a column at the right, so that the board keeps its height. */
const narrow = query('(max-width: 900px) and (min-height: 561px), (max-width: 560px)', false)

/** As in the panels' styles: a phone, or a page at 150 % and more. The table starts with the board alone. */
const small = query('(max-width: 640px), (max-height: 560px)', false)

/** A finger is the main pointer: a keyboard is unlikely. */
const touch = query('(pointer: coarse)', false)

const wide = query('(orientation: landscape)', true)

export const media = {
  get dark() {
    return dark.current
  },
  get narrow() {
    return narrow.current
  },
  get small() {
    return small.current
  },
  get touch() {
    return touch.current
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
