/** The journal of the desktop app: files that the shell writes. */
import { ByteStoreError, type ByteStore, type ByteStoreTrouble } from '../../shared/journal/byteStore.ts'
import type { JournalSource } from '../../shared/journal/journalSource.ts'
import type { Bridge, Reply } from '../../shared/ipc.ts'

type Answer<T> = Reply<{ readonly value: T } | { readonly trouble: ByteStoreTrouble; readonly said: string }>

function valueOf<T>(reply: Answer<T>): T {
  if (!reply.ok) throw new ByteStoreError('failed', reply.message)
  if ('trouble' in reply.value) throw new ByteStoreError(reply.value.trouble, reply.value.said)
  return reply.value.value
}

export function electronJournal({ journal }: Pick<Bridge, 'journal'>): JournalSource {
  return {
    open: async () => {
      const place = await journal.place()
      return {
        kind: 'file',
        place: place.ok ? place.value : null,
        list: async () => valueOf(await journal.list()),
        read: async name => valueOf(await journal.read(name)),
        append: async (name, at, bytes) => { valueOf(await journal.append(name, at, bytes)) },
        write: async (name, bytes) => { valueOf(await journal.write(name, bytes)) },
        close: () => Promise.resolve()
      } satisfies ByteStore
    },
    // There is one window and one instance of the app.
    whenFree: () => Promise.resolve()
  }
}
