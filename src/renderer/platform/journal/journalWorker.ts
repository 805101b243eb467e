/** The worker that writes the journal, and nothing else. */
import type { JournalMessage } from './journalProtocol.ts'
import { journalServer } from './journalServer.ts'

const FOLDER = 'linejudge'

const serve = journalServer(async () => {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(FOLDER, { create: true })
})

addEventListener('message', ({ data }: MessageEvent<JournalMessage>) => {
  void serve(data).then((reply) => {
    postMessage(reply)
  })
})
