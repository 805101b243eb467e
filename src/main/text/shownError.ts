/** An error that is a whole sentence for the person: data that the page says in its language. */
import * as v from 'valibot'
import { inWords, phrase, type FactsOf } from '../../shared/base/problem.ts'
import type { ProblemSentenceId } from '../../shared/base/problemSentences.ts'
import { messageOf, type Phrase, type Told } from '../../shared/base/result.ts'
import { MOST_TOLD, TOLD } from '../../shared/shell/ipc.ts'
import '../../shared/base/sayFileSentences.ts'

/** Its message is the sentence in English. */
export class ShownError extends Error {
  override readonly name = 'ShownError'
  readonly told: Told
  /** null: a text. */
  readonly said: Phrase | null

  /** @param said the sentence as data; a text is in the user's language already */
  constructor(said: Phrase | string) {
    const told = typeof said === 'string' ? { message: said } : toldOf(said)
    super(told.message)
    this.told = told
    this.said = typeof said === 'string' ? null : said
  }
}

/** A sentence as data, with its English. */
export const toldOf = (said: Phrase): Told => ({ message: inWords(said).slice(0, MOST_TOLD), ...said })

/** What failed, as it may go to the page: of limited length. What was thrown by somebody else is a text. */
export function toldOver(error: unknown): Told {
  const told = error instanceof ShownError ? error.told : { message: messageOf(error) }
  return v.is(TOLD, told) ? told : { message: told.message.slice(0, MOST_TOLD) }
}

/** An error that says one of the sentences of problems. */
export const shown = <Id extends ProblemSentenceId>(say: Id, facts: FactsOf<Id>): ShownError => new ShownError(phrase(say, facts))
