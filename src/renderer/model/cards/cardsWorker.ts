/** Reads cards apart from the page, so that a tap is answered while thousands of them are read. */
import { messageOf } from '../../../shared/base/result.ts'
import { CardsWork, type CardsMessage, type CardsReply } from './cardsWork.ts'

const work = new CardsWork()

function reply(message: CardsMessage): CardsReply | null {
  try {
    return work.answer(message)
  } catch (error) {
    return { failed: messageOf(error) }
  }
}

addEventListener('message', (event: MessageEvent<CardsMessage>) => {
  const answer = reply(event.data)
  if (answer !== null) postMessage(answer)
})
