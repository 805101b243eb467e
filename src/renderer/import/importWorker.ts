/** Reads strangers' files apart from the page: what hangs or runs out of memory here takes nothing else with it. */
import { readIncoming, type StrangeFile } from '../../shared/formats/incoming.ts'

addEventListener('message', (event: MessageEvent<readonly StrangeFile[]>) => {
  postMessage(readIncoming(event.data))
})
