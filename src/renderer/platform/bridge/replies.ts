/** What the shell answers, as a value. */
import { problemText } from '../../i18n/texts.ts'
import type { Reply } from '../../../shared/shell/ipc.ts'

/** The value of an answer; an error becomes an Error with its sentence, in the user's language. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(problemText(reply))
  return reply.value
}
