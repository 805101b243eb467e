/** When backups are made by themselves: some minutes after a change, when the window goes away, and at the start. */
import type { Backups } from './backups.svelte.ts'

const EVERY_MS = 5 * 60 * 1000
/** The start belongs to the table. */
const AFTER_START_MS = 3000

/**
 * @param tell is given why no backup can be made, once for each reason
 * @returns how to end it
 */
export function backUpByItself(backups: Backups, tell: (sentence: string) => void, page: Document = document): () => void {
  const told = new Set<string>()
  const make = async (work: () => Promise<string | null>): Promise<void> => {
    await work()
    if (backups.error === null || told.has(backups.error)) return
    told.add(backups.error)
    tell(backups.error)
  }
  const first = setTimeout(() => {
    void make(() => backups.begin())
  }, AFTER_START_MS)
  const timer = setInterval(() => {
    void make(() => backups.backUpIfChanged('change'))
  }, EVERY_MS)
  const onHidden = (): void => {
    if (page.visibilityState === 'hidden') void make(() => backups.backUpIfChanged('hidden'))
  }
  page.addEventListener('visibilitychange', onHidden)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    page.removeEventListener('visibilitychange', onHidden)
  }
}
