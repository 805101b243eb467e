/** The worker that writes the journal, and nothing else. */
import type { JournalMessage, JournalReply } from './journalProtocol.ts'
import { journalServer, type StoreFolder } from './journalServer.ts'

/** The worker's own side of the wire: the page's types know it as a window. */
const port = globalThis as unknown as {
  onmessage: ((event: { data: JournalMessage }) => void) | null
  postMessage: (reply: JournalReply) => void
}

const FOLDER = 'linejudge'

const serve = journalServer(async () => {
  const root = await navigator.storage.getDirectory()
  return (await root.getDirectoryHandle(FOLDER, { create: true })) as unknown as StoreFolder
})

port.onmessage = ({ data }) => {
  void serve(data).then((reply) => {
    port.postMessage(reply)
  })
}
