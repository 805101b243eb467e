/** Mutants of an edition that is a document: clauses left out, numbers and switches changed. A mutant is noticed if a golden case has another answer. */
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { modernFiles, questionOf, wrongWith, type GoldenCase } from '../cases/caseFiles.ts'
import { chanceFrom } from '../support/seeded.ts'

interface EditionDocument {
  readonly effects: Readonly<Record<string, { readonly rule: string; readonly clauses?: readonly object[] }>>
  readonly params: Readonly<Record<string, unknown>>
  readonly readings: Readonly<Record<string, readonly unknown[]>>
}

type Step = string | number

interface Mutant {
  readonly what: string
  /** Words of cases that are asked first. */
  readonly words: readonly string[]
  readonly path: readonly Step[]
  /** `undefined`: what is at the path is left out. */
  readonly value: unknown
}

/** Numbers and switches below a value, by their paths. The row of a clause decides nothing. */
function* leavesOf(value: unknown, path: readonly Step[] = []): Generator<readonly [path: readonly Step[], value: number | boolean]> {
  if (typeof value === 'number' || typeof value === 'boolean') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (key !== 'rule') yield* leavesOf(one, [...path, key])
}

const other = (value: number | boolean): number | boolean => (typeof value === 'number' ? value + 1 : !value)

function* mutantsOf({ effects, params, readings }: EditionDocument): Generator<Mutant> {
  for (const [id, { rule, clauses = [] }] of Object.entries(effects))
    for (const [number, clause] of clauses.entries()) {
      const words = [`"${id}"`, rule]
      const path: readonly Step[] = ['effects', id, 'clauses', number]
      const short = JSON.stringify(clause).slice(0, 120)
      yield { what: `${id}: without ${short}`, words, path, value: undefined }
      for (const [below, value] of leavesOf(clause))
        yield { what: `${id}: ${below.join('.')} ${value} changed in ${short}`, words, path: [...path, ...below], value: other(value) }
    }
  for (const [address, given] of Object.entries(params)) {
    const words = [`"${address}"`]
    const whole = typeof given === 'object' && given !== null && 'is' in given
    const path: readonly Step[] = ['params', address, ...(whole ? ['is'] : [])]
    const open = readings[address]?.slice(1) ?? []
    if (open.length > 0) yield { what: `${address}: ${JSON.stringify(open[0])}`, words, path, value: open[0] }
    else
      for (const [below, value] of leavesOf(whole ? given.is : given))
        yield { what: `${address}: ${below.join('.')} ${value} changed`, words, path: [...path, ...below], value: other(value) }
  }
}

/** A copy of the document with one change. */
function changed(document: unknown, { path, value }: Pick<Mutant, 'path' | 'value'>): object {
  const copy: unknown = structuredClone(document)
  let at = copy
  for (const step of path.slice(0, -1)) at = Reflect.get(at as object, step)
  const last = path.at(-1)!
  if (value !== undefined) Reflect.set(at as object, last, value)
  else (at as unknown[]).splice(Number(last), 1)
  return copy as object
}

const MUTANT = { id: 'mutant', name: 'Mutant' }

/** What is noticed, by the case that notices it; `refused`: the document cannot be read with this change. */
type Fate = { readonly noticed: string } | 'refused' | 'survived'

class Asking {
  readonly #cases: readonly GoldenCase[]
  readonly #texts: ReadonlyMap<GoldenCase, string>

  /** Cases whose answers are about the edition itself are left out: it has another id. */
  constructor(edition: string, document: object) {
    const all = modernFiles()
      .flatMap(({ cases }) => cases)
      .filter((one) => one.ruleset === edition && !('error' in one.expect))
    const original = [{ ...document, ...MUTANT }]
    this.#cases = all.filter((one) => this.#wrong(one, original) === null)
    this.#texts = new Map(this.#cases.map((one) => [one, JSON.stringify(one)]))
  }

  /** @param editions the same list for all cases of a mutant: it is read once */
  #wrong(one: GoldenCase, editions: readonly object[]): string | null {
    const question = JSON.parse(JSON.stringify(questionOf(one))) as object
    const parsed = parseQuestion({ ...question, ruleset: MUTANT.id, editions })
    if (!parsed.ok) return 'refused'
    const { ruleset: _, ...expected } = one.expect
    return wrongWith(expected, JSON.parse(JSON.stringify(answerQuestion(parsed.value))) as never) === null ? null : one.id
  }

  fateOf(document: object, { words }: Mutant): Fate {
    const editions = [{ ...document, ...MUTANT }]
    const isAbout = (one: GoldenCase): boolean => words.some((word) => this.#texts.get(one)!.includes(word))
    for (const one of [...this.#cases.filter(isAbout), ...this.#cases.filter((other) => !isAbout(other))]) {
      const wrong = this.#wrong(one, editions)
      if (wrong !== null) return wrong === 'refused' ? 'refused' : { noticed: wrong }
    }
    return 'survived'
  }
}

/**
 * Draws mutants and asks the golden cases about each.
 * @param text the document
 * @param tell is called with each survivor
 * @returns how many were noticed of those that could be read
 */
export async function tryEditionMutants(
  text: string,
  { seed, count }: { readonly seed: number; readonly count: number },
  tell: (line: string) => void
): Promise<{ readonly noticed: number; readonly tried: number; readonly places: number }> {
  const document = JSON.parse(text) as EditionDocument & { readonly id: string }
  const all = [...mutantsOf(document)]
  const asking = new Asking(document.id, document)
  let [noticed, tried] = [0, 0]
  for (const mutant of chanceFrom(seed).shuffled(all).slice(0, count)) {
    // Objects behind weak references stay in memory until the current task ends.
    await new Promise((resolve) => setImmediate(resolve))
    const fate = asking.fateOf(changed(document, mutant), mutant)
    if (fate === 'refused') continue
    tried++
    if (fate === 'survived') tell(`survived ${mutant.what}`)
    else noticed++
  }
  return { noticed, tried, places: all.length }
}
