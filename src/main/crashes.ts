/** What to do when the page or the graphics process dies: load the page again once and say so; the second time, ask. */

export interface CrashNeeds {
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

const TITLES: Readonly<Record<Crash, string>> = {
  page: 'The table stopped working and was opened again.',
  graphics: 'The graphics stopped working, so the table was opened again.'
}

/** Returns the handler to call at each crash. */
export function createCrashKeeper({ reload, tell, ask, quit, now }: CrashNeeds): (crash: Crash) => Promise<void> {
  let last: number | null = null
  return async (crash) => {
    const again = last !== null && now() - last < SAME_TROUBLE_MS
    last = now()
    if (!again) {
      reload()
      tell(TITLES[crash], 'Everything that was saved is there. The table is as it was last kept.')
      return
    }
    const yes = await ask('The table stopped working again.', 'Everything that was saved is there. Open the table once more?')
    if (yes) reload()
    else quit()
  }
}

/**
 * Whether a process ended in a way that nobody asked for. One that was killed was killed from outside: by the system for want
 * of memory, or in its list of programs.
 */
export const isCrash = (reason: string): boolean => reason !== 'clean-exit'
