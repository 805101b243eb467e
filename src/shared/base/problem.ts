/** Problems as data: a sentence by its id and the facts in it. The English sentence is made here; a page says it in its language. */
import { alsoSaid } from './alsoSaid.ts'
import type { fileSentences } from './fileSentences.ts'
import { problemSentences, type ProblemSentenceId } from './problemSentences.ts'
import type { Phrase, Problem, ProblemFact } from './result.ts'

type Sentences = typeof problemSentences & typeof fileSentences

/** The names in braces of a sentence. */
type PlacesOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesOf<Rest> : never

/** What a sentence wants to know. Where a problem stands is known by its path. */
export type FactsOf<Id extends ProblemSentenceId> = Readonly<Record<PlacesOf<Sentences[Id]>, ProblemFact>>

/** A sentence or a part of one, with its facts. */
export const phrase = <Id extends ProblemSentenceId>(say: Id, facts: FactsOf<Id>): Phrase => ({ say, facts })

/** How a JSON pointer stands in a sentence. */
export const placeFact = (path: string): ProblemFact => (path === '' ? phrase('place.top', {}) : path)

/** Says a phrase with the sentences of a language; one that it does not know is said in English. */
export function inWords({ say, facts }: Phrase, sentences: Readonly<Record<string, string>> = problemSentences): string {
  const template = sentences[say] ?? (problemSentences as Readonly<Record<string, string>>)[say] ?? alsoSaid[say] ?? say
  return template.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) =>
    Object.hasOwn(facts, name) ? factInWords(facts[name]!, sentences) : place
  )
}

function factInWords(fact: ProblemFact, sentences: Readonly<Record<string, string>>): string {
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact)
  return inWords(fact, sentences)
}

/** The facts of a problem: where it stands need not be among them where it is the path itself. */
export type ProblemFacts<Id extends ProblemSentenceId> = Readonly<Record<Exclude<keyof FactsOf<Id>, 'place'>, ProblemFact>> & {
  readonly place?: ProblemFact
}

/** One thing wrong with some input. */
export const problem = <Id extends ProblemSentenceId>(code: string, path: string, say: Id, facts: ProblemFacts<Id>): Problem =>
  problemSaid(code, path, { say, facts })

/** The same of a sentence that came as data. */
export function problemSaid(code: string, path: string, { say, facts }: Phrase): Problem {
  const known: Phrase = { say, facts: { place: placeFact(path), ...facts } }
  return { code, message: inWords(known), path, ...known }
}

/** A problem of a part of a file, with its place in the whole file. @param line of the file, if each part has one */
export function inPlace(one: Problem, before: string, line?: number): Problem {
  const path = `${before}${one.path}`
  const { code, say, facts = {} } = one
  const own = { ...facts, ...(line !== undefined && { line }) }
  if (say === undefined) return { ...one, path, facts: own }
  const isPlace = JSON.stringify(facts.place) === JSON.stringify(placeFact(one.path))
  return problemSaid(code, path, { say, facts: isPlace ? { ...own, place: placeFact(path) } : own })
}

/** Marks a message of a schema that is a phrase or a sentence, and no text. */
const MARK = '\u0001'

/** What a schema expected, or the sentence that it says, as valibot carries it: a text. */
export const expects = <Id extends ProblemSentenceId>(say: Id, facts: Omit<FactsOf<Id>, 'place'>): string =>
  MARK +
  JSON.stringify({ say, facts }, (_key, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value))

/** The phrase that a message of a schema holds, or null where it is a text of valibot's own. */
export const expectation = (message: string): Phrase | null => (message.startsWith(MARK) ? (JSON.parse(message.slice(1)) as Phrase) : null)
