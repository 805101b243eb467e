/** Reads strangers' files apart from the page: what hangs or runs out of memory here takes nothing else with it. */
import { readIncoming } from '../../shared/formats/incoming.ts'
import { handedOver } from './handOver.ts'
import type { GateAsk } from './gate.ts'

addEventListener('message', (event: MessageEvent<GateAsk>) => {
  const { files, choices, columns } = event.data
  postMessage(handedOver(readIncoming(files, choices, columns && new Map(Object.entries(columns)))))
})
