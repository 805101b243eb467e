/** Reads strangers' files apart from the page: what hangs or runs out of memory here takes nothing else with it. */
import { readIncoming } from '../../shared/formats/incoming.ts'
import type { GateAsk } from './gate.ts'

addEventListener('message', (event: MessageEvent<GateAsk>) => {
  postMessage(readIncoming(event.data.files, event.data.choices))
})
