/**
 * Answers to input from outside (files, typed text, IPC): a value, or the list of what is wrong with it.
 * Plain tagged objects, so that they survive JSON and structured cloning.
 */

/** What stands in a place of a sentence about a problem. */
export type ProblemFact = string | number | Phrase

/** A sentence, or a part of one, by its id in `problemSentences`. */
export interface Phrase {
  readonly say: string
  readonly facts: Readonly<Record<string, ProblemFact>>
}

/** A sentence for the person, as data and in English. */
export interface Told extends Partial<Phrase> {
  /** A whole sentence in English: what was found and what was expected. Without `say` it is in the user's language already. */
  readonly message: string
}

/** One thing wrong with some input. `path` is a JSON pointer into it (`''` is the whole input). */
export interface Problem extends Told {
  readonly code: string
  readonly path: string
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (...problems: Problem[]): Result<never> => ({ ok: false, problems })

/** What was thrown, as a sentence: everything that is thrown here carries one. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** For the `default` of a switch that must name every case: a forgotten one does not compile. */
export function exhausted(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}`)
}
