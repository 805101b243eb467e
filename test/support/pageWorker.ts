/** The worker of the gate without a thread: it reads what it is given in the page itself. */
import { vi } from 'vitest'
import type { GateAsk } from '../../src/renderer/import/gate.ts'
import { handedOver, type HandedOver } from '../../src/renderer/import/handOver.ts'
import { readIncoming } from '../../src/shared/formats/incoming.ts'

class PageWorker {
  onmessage: ((event: { data: HandedOver }) => void) | null = null

  postMessage({ files, choices, columns }: GateAsk): void {
    const said = handedOver(readIncoming(files, choices, columns && new Map(Object.entries(columns))))
    queueMicrotask(() => {
      this.onmessage?.({ data: said })
    })
  }

  terminate(): void {
    this.onmessage = null
  }
}

/** From now on files are read without a thread. */
export const readInPage = (): void => {
  vi.stubGlobal('Worker', PageWorker)
  // By it the built page finds the script of its worker.
  vi.stubGlobal('self', { location: new URL('http://localhost/') })
}
