/** The case files of this folder and of `given/`, and how a ruling is compared with what a case expects. */
import { readdirSync, readFileSync } from 'node:fs'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { firstDifference, type Difference } from '../oracle/difference.ts'

export interface Expectation {
  readonly rules?: readonly string[]
  /** JSON pointers to what the ruling must not have. `null` is a value and does not say so. */
  readonly absent?: readonly string[]
  readonly [field: string]: unknown
}

/** A case as a file holds it: the question, and what the ruling must say. */
export type GoldenCase = ClixCase & {
  readonly id: string
  readonly cites?: readonly string[]
  readonly unsure?: true
  /** Rows that have no part in the ruling although the question is about them: never `decides` or `contributes`. */
  readonly silent?: readonly string[]
  readonly expect: Expectation
}

export interface CaseFile {
  readonly name: string
  readonly cases: readonly GoldenCase[]
}

const here = new URL('.', import.meta.url)

let read: readonly CaseFile[] | undefined

/** Every file of cases, the frozen copies under `given/` first; the same values for all who ask. */
export function caseFiles(): readonly CaseFile[] {
  read ??= ['given/', ''].flatMap((folder) =>
    readdirSync(new URL(folder || '.', here))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({
        name: folder + name,
        cases: JSON.parse(readFileSync(new URL(folder + name, here), 'utf8')) as GoldenCase[]
      }))
  )
  return read
}

/** Files of cases of the edition of 2023: they are asked apart, since its rows are its own. */
export const modernFiles = (): readonly CaseFile[] =>
  readdirSync(new URL('modern/', here))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, cases: JSON.parse(readFileSync(new URL(`modern/${name}`, here), 'utf8')) as GoldenCase[] }))

/** The question alone: what a case expects is never shown to the engine. */
export function questionOf(one: GoldenCase): ClixCase {
  const { expect: _, unsure: __, silent: ___, ...question } = one
  return question
}

/** The rows that a case calls silent and its ruling names all the same. */
export function spokenOf({ silent = [] }: GoldenCase, ruling: object): string[] {
  const { because = [] } = ruling as { because?: { rule: string; weight: string }[] }
  return silent.filter((row) => because.some(({ rule, weight }) => rule === row && (weight === 'decides' || weight === 'contributes')))
}

/** What is wrong with a ruling, or null: the comparison at the end of the case format. */
export function wrongWith(expected: Expectation, ruling: object): Difference | null {
  const { rules = [], absent = [], ...fields } = expected
  const found = firstDifference(fields, ruling)
  if (found) return found
  const there = absent.find((pointer) => valueAt(ruling, pointer) !== undefined)
  if (there !== undefined) return { path: there, expected: 'nothing', got: valueAt(ruling, there) }
  const named = ((ruling as { because?: { rule: string }[] }).because ?? []).map((reason) => reason.rule)
  const missing = rules.filter((rule) => !named.includes(rule))
  return missing.length > 0 ? { path: '/rules', expected: missing, got: named } : null
}

/** What a JSON pointer (RFC 6901) leads to, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer !== '' && !pointer.startsWith('/')) throw new Error(`"${pointer}" is no JSON pointer: it begins with a slash.`)
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>(
    (at, step) => (at !== null && typeof at === 'object' && Object.hasOwn(at, step) ? (at as Record<string, unknown>)[step] : undefined),
    value
  )
}
