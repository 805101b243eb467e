/** Work whose script is read when it is first needed. */
import { texts } from '../../i18n/texts.ts'

/** So long a script waits for the one before it, in milliseconds: one that never comes keeps nobody waiting. */
const PATIENCE = 3000
let before: Promise<unknown> = Promise.resolve()

/**
 * Reads scripts one after another. In WebKit a script that is imported a second time while what it needs is still being worked through counts as
 * there, and fails on what it does not have yet: two that share another, as the parts of the board do, must not be read side by side. What is read here
 * must not wait for something else that is read in turn.
 */
export function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const mine = before.then(read)
  const settled = mine.then(
    () => undefined,
    () => undefined
  )
  before = Promise.race([settled, before.then(() => new Promise((later) => setTimeout(later, PATIENCE)))])
  return mine
}

/** What `read` gives. Rejects with a sentence where the script cannot be read: its file went when a new version came, or the server is away. */
export async function later<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(read)
  } catch (cause) {
    throw new Error(texts.start.notLoaded, { cause })
  }
}
