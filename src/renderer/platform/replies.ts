/** What the shell answers, as a value. */
import type { Reply } from '../../shared/shell/ipc.ts'

/** The value of an answer; an error becomes an Error with its sentence. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.message)
  return reply.value
}
