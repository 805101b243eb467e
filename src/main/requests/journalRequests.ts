/** The page's requests for the journal: answers that tell what kind of trouble there was, so that the page finds the words. */
import { ByteStoreError, type ByteStore, type ByteStoreTrouble } from '../../shared/journal/byteStore.ts'
import type { Handlers } from './ipc.ts'

type JournalHandlers = Pick<Handlers, 'journalPlace' | 'listJournal' | 'readJournal' | 'appendJournal' | 'writeJournal'>
type Answer<T> = { value: T } | { trouble: ByteStoreTrouble; said: string }

export function journalHandlers(files: ByteStore): JournalHandlers {
  return {
    journalPlace: () => Promise.resolve(files.place ?? ''),
    listJournal: () => answer(async () => [...(await files.list())]),
    readJournal: (name) => answer(() => files.read(name)),
    appendJournal: (name, at, bytes) => answer(() => files.append(name, at, bytes).then(() => null)),
    writeJournal: (name, bytes) => answer(() => files.write(name, bytes).then(() => null))
  }
}

async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof ByteStoreError) return { trouble: error.code, said: error.message }
    throw error
  }
}
