/** Work whose script is read when it is first needed. */
import { texts } from '../../i18n/texts.ts'

/** What `read` gives. Rejects with a sentence where the script cannot be read: its file went when a new version came, or the server is away. */
export async function later<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    throw new Error(texts.start.notLoaded, { cause })
  }
}
