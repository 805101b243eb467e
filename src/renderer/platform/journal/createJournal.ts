/** Where this page keeps its journal: with the desktop shell where its bridge is there, otherwise in the browser's own files. */
import type { Bridge } from '../../../shared/shell/ipc.ts'
import type { JournalSource, Persistence, Witness } from '../../../shared/journal/journalSource.ts'
import { browserJournal, browserPersistence, browserWitness } from './browserJournal.ts'
import { electronJournal } from './electronJournal.ts'

export function createJournal(page: Window & { readonly linejudge?: Bridge } = window): {
  journal: JournalSource
  persistence: Persistence
  witness: Witness
} {
  const witness = browserWitness()
  if (!page.linejudge) return { journal: browserJournal(), persistence: browserPersistence(), witness }
  // Files of the user's own folder are cleared by nobody.
  const notNeeded = (): Promise<'not-needed'> => Promise.resolve('not-needed')
  const noRoom = (): Promise<null> => Promise.resolve(null)
  return { journal: electronJournal(page.linejudge), persistence: { state: notNeeded, ask: notNeeded, room: noRoom }, witness }
}
