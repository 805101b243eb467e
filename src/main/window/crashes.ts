/** What to do when the page or the graphics process dies: load the page again once and say so; the second time, ask. */

import type { Words } from '../text/words.ts'

export interface CrashNeeds {
  readonly words: () => Words['crash']
  readonly reload: () => void
  readonly tell: (title: string, detail: string) => void
  /** Asks whether to try again; false quits. */
  readonly ask: (title: string, detail: string) => Promise<boolean>
  readonly quit: () => void
  /** Milliseconds. */
  readonly now: () => number
}

export type Crash = 'page' | 'graphics'

/** Two crashes within this time are the same trouble. */
const SAME_TROUBLE_MS = 60_000

/** Returns the handler to call at each crash. */
export function createCrashKeeper({ words, reload, tell, ask, quit, now }: CrashNeeds): (crash: Crash) => Promise<void> {
  let last: number | null = null
  return async (crash) => {
    const again = last !== null && now() - last < SAME_TROUBLE_MS
    last = now()
    if (!again) {
      reload()
      tell(words()[crash], words().kept)
      return
    }
    const yes = await ask(words().again, words().onceMore)
    if (yes) reload()
    else quit()
  }
}

/**
 * Whether a process ended in a way that nobody asked for. One that was killed was killed from outside: by the system for want
 * of memory, or in its list of programs.
 */
export const isCrash = (reason: string): boolean => reason !== 'clean-exit'
