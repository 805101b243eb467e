/** Compares a ruling of 2023 with the oracle's answers, by the reading of the case and by each other reading of a parameter. */
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { NotTaken, type PlainRuling } from '../support/askEngine.ts'
import { shrinkCase } from '../support/shrinkCase.ts'
import { firstDifference, type Difference } from './difference.ts'
import { otherReadings, readingsOf, type Readings, type Value } from './modernReadings.ts'

/** Every answer that is right under these readings; several if the rules name none as the better one. */
export type ModernOracle = (question: ClixCase, readings: Readings) => readonly object[]
export interface Area {
  readonly table: Readonly<Record<string, readonly Value[]>>
  readonly oracle: ModernOracle
  /** Gives fields that a ruling leaves out their value. */
  readonly whole: (ruling: object) => object
}

/** The ruling with its other readings, through JSON. */
export function wholeRulingOn(question: ClixCase): PlainRuling {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok) throw new NotTaken(parsed.problems.map(({ path, message }) => `${path} ${message}`).join('; '))
  return JSON.parse(JSON.stringify(answerQuestion(parsed.value))) as PlainRuling
}

interface Entry {
  readonly readings: Readings
}

/** An entry of other readings cannot take `through` away, and has no options: neither is compared there. */
const shown = (answer: object): object => {
  const { through, options: _, ...rest } = answer as { through?: readonly unknown[]; options?: unknown }
  return through && through.length > 0 ? { ...rest, through } : rest
}
const matches = (answers: readonly object[], ruling: object): boolean => answers.some((answer) => firstDifference(answer, ruling) === null)

/** The first place at which the ruling is none of the right answers, or one of its other readings is wrong, too much or missing. */
export function modernDifference(question: ClixCase, { table, oracle, whole }: Area): Difference | null {
  const readings = readingsOf(table, question.readings as Readings | undefined)
  const ruling: PlainRuling = wholeRulingOn(question)
  const right = oracle(question, readings)
  const plain = whole(ruling)
  if (!matches(right, plain)) return firstDifference(right[0], plain)
  const entries = (ruling['otherReadings'] ?? []) as readonly Entry[]
  const others = otherReadings(table, readings)
  const wanted: string[] = []
  for (const { name, changed } of others) {
    const answers = oracle(question, changed).map(shown)
    const entry = entries.find(({ readings: one }) => name in one)
    const path = `/otherReadings/${name}`
    if (!entry) {
      if (!matches(answers, plain)) return { path, expected: answers[0], got: undefined }
      continue
    }
    wanted.push(name)
    if (entry.readings[name] !== changed[name]) return { path, expected: changed[name], got: entry.readings }
    const { readings: _, ...fields } = entry
    const merged = whole({ ...ruling, ...fields })
    if (!matches(answers, merged)) return { path, expected: answers[0], got: entry }
    const isAboutOthers = Object.keys(fields).every((field) => !(field in answers[0]!))
    if (!isAboutOthers && matches(answers, plain) && answers.length === 1) return { path, expected: undefined, got: entry }
  }
  const names = entries.flatMap(({ readings: one }) => Object.keys(one))
  return firstDifference(wanted, names, '/otherReadings')
}

/** Up to `most` differences among the questions of the seeds from `first` on, each made small, as text that can be pasted. */
export async function modernDifferences(
  ask: (seed: number) => ClixCase,
  area: Area,
  { first, count, most = 2 }: { first: number; count: number; most?: number }
): Promise<string[]> {
  const found: string[] = []
  const differs = (question: ClixCase): Difference | null => {
    try {
      return modernDifference(question, area)
    } catch (problem) {
      if (problem instanceof NotTaken) return { path: '/error', expected: 'a case', got: problem.message.slice(0, 300) }
      throw problem
    }
  }
  for (let seed = first; seed < first + count && found.length < most; seed += 1) {
    // Objects behind weak references stay in memory until the current task ends.
    if (seed % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    const question = ask(seed)
    const difference = differs(question)
    if (difference === null) continue
    const place = (path: string): string => path.replaceAll(/\d+/g, '0')
    const small = shrinkCase(question, (c) => place(differs(c)?.path ?? '') === place(difference.path))
    const { path, expected, got } = differs(small)!
    found.push(`Seed ${seed}, ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}\n${JSON.stringify(small)}`)
  }
  return found
}
