/** The journal of the desktop app: files that the shell writes. */
import { ByteStoreError, type ByteStore, type ByteStoreTrouble } from '../../../shared/journal/byteStore.ts'
import { problemText } from '../../i18n/texts.ts'
import type { JournalSource } from '../../../shared/journal/journalSource.ts'
import type { Bridge, Reply } from '../../../shared/shell/ipc.ts'

/** A shell that has not answered a save for so long is taken for dead, as the worker of a browser is. Reading at the start may take its time. */
const DEADLINE_MS = 8000

type Answer<T> = Reply<{ readonly value: T } | { readonly trouble: ByteStoreTrouble; readonly said: string }>

function valueOf<T>(reply: Answer<T>): T {
  if (!reply.ok) throw new ByteStoreError('failed', problemText(reply))
  if ('trouble' in reply.value) throw new ByteStoreError(reply.value.trouble, reply.value.said)
  return reply.value.value
}

function answered<T>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ByteStoreError('dead', 'The shell does not answer.'))
    }, DEADLINE_MS)
  })
  return Promise.race([request, late]).finally(() => {
    clearTimeout(timer)
  })
}

export function electronJournal({ journal }: Pick<Bridge, 'journal'>): JournalSource {
  return {
    open: async () => {
      const place = await answered(journal.place())
      return {
        kind: 'file',
        place: place.ok ? place.value : null,
        list: async () => valueOf(await journal.list()),
        read: async (name) => valueOf(await journal.read(name)),
        append: async (name, at, bytes) => {
          valueOf(await answered(journal.append(name, at, bytes)))
        },
        write: async (name, bytes) => {
          valueOf(await answered(journal.write(name, bytes)))
        },
        close: () => Promise.resolve()
      } satisfies ByteStore
    },
    // There is one window and one instance of the app.
    whenFree: () => Promise.resolve()
  }
}
