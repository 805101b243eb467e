/** Reads strangers' files apart from the page: what hangs or runs out of memory here takes nothing else with it. */
import { readIncoming, type UntrustedFile } from '../../shared/formats/incoming.ts'

addEventListener('message', (event: MessageEvent<readonly UntrustedFile[]>) => {
  postMessage(readIncoming(event.data))
})
