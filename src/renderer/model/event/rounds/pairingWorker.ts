/** Looks for a pairing apart from the page: what takes long here holds nothing up. */
import { messageOf } from '../../../../shared/base/result.ts'
import { answerAsked, type FieldAsked } from '../../../../shared/tournament/pairing/asked.ts'
import type { PairingReply } from './pairingClient.ts'

function reply(asked: FieldAsked): PairingReply {
  try {
    return { pairing: answerAsked(asked) }
  } catch (error) {
    return { failed: messageOf(error) }
  }
}

addEventListener('message', (event: MessageEvent<FieldAsked>) => {
  postMessage(reply(event.data))
})
