/** Looks at maps apart from the page: what takes long here holds no stroke up. */
import { messageOf } from '../../../shared/base/result.ts'
import { CHECKERS, type CheckMessage, type CheckReply } from './checks.ts'

function reply({ n, name, ask }: CheckMessage): CheckReply {
  try {
    const check = CHECKERS[name] as (ask: unknown) => unknown
    return { n, answer: check(ask) }
  } catch (error) {
    return { n, failed: messageOf(error) }
  }
}

addEventListener('message', (event: MessageEvent<CheckMessage>) => {
  postMessage(reply(event.data))
})
