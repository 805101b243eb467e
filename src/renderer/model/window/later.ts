/** Work whose script is read when it is first needed. */
import { texts } from '../../i18n/texts.ts'

/** So long a script waits for the one before it, in milliseconds: one that never comes keeps nobody waiting. */
const PATIENCE = 3000

/** Reads a script. */
export type Reading = <T>(read: () => Promise<T>) => Promise<T>

/** Reads scripts one after another. What is read must not wait for something else that is read in turn. */
export function oneAfterAnother(): Reading {
  let before: Promise<unknown> = Promise.resolve()
  return (read) => {
    const mine = before.then(read)
    const settled = mine.then(
      () => undefined,
      () => undefined
    )
    before = Promise.race([settled, before.then(() => new Promise((later) => setTimeout(later, PATIENCE)))])
    return mine
  }
}

/** Outside of a page, as in tests, there is no browser to ask. */
const isWebKit = (): boolean => 'navigator' in globalThis && String(navigator.vendor).startsWith('Apple')

/**
 * Reads a script; in WebKit one after another. There a script that is imported a second time while what it needs is still being worked through
 * counts as there, and fails on what it does not have yet: two that share another, as the parts of the board do, must not be read side by side.
 */
export const inTurn: Reading = isWebKit() ? oneAfterAnother() : (read) => read()

/** What `read` gives. Rejects with a sentence where the script cannot be read: its file went when a new version came, or the server is away. */
export async function later<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(read)
  } catch (cause) {
    throw new Error(texts.start.notLoaded, { cause })
  }
}
