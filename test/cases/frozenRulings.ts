/** What a golden ruling says as data, as a line that changes with it: verdict, numbers, squares, reasons and facts, but not the wording. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { LONG } from '../support/seeded.ts'

/** Fields that hold wording: of a reason or of what was not considered, and the place of a citation within its document. */
const WORDING = new Set(['text', 'section'])

/** The data of a ruling as text, its fields in the order of their names; with its wording where that is what is looked at. */
export function dataOf(ruling: object, worded = false): string {
  return JSON.stringify(inOrder(ruling, worded))
}

/** A copy with its fields in the order of their names: a replacer of `JSON.stringify` that did the same would take several times as long. */
function inOrder(value: unknown, worded: boolean): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item: unknown) => inOrder(item, worded))
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) {
    if (worded || !WORDING.has(key)) copy[key] = inOrder((value as Readonly<Record<string, unknown>>)[key], worded)
  }
  return copy
}

/** A line of a file in `frozen/`: a hash of the data of a ruling, and the case. */
export const frozenLine = (id: string, ruling: object, worded = false): string =>
  `${createHash('sha256').update(dataOf(ruling, worded)).digest('hex').slice(0, 16)} ${id}`

/** Where the frozen lines lie. */
export const FROZEN = new URL('frozen/', import.meta.url)

/** `given/lof.json` is frozen in `frozen/given.lof.txt`. */
export const frozenName = (name: string): string => `${name.replaceAll('/', '.').replace(/\.json$/, '')}.txt`

/** The steps of the engine that each golden case takes. */
export const STEPS_OF_CASES = 'steps.txt'

/** What the rules hold as data. */
export const RULES = 'rules.txt'

/** The sentences on what golden rulings do not consider. */
export const LEFT_OUT = 'leftOut.txt'

/** `npm run freeze` writes; without it a file that is missing is a failure, and not written. */
export const isFreezing = process.env.npm_lifecycle_event === 'freeze'

/** What the engine's parts say of the tables of questions: golden ones by their files, and others. */
export const PARTS = ['parts.golden.txt', 'parts.others.txt'] as const

/**
 * `npm run oracle`, `npm run freeze` and `npm run mutants` ask everything; `npm test` what is looked at in any case, and one line in so many.
 */
export const isWhole = LONG || isFreezing || Boolean(process.env['LINEJUDGE_FROZEN'])
export const A_LINE_IN = 18

/** Whether the lines are those of a file in `frozen/`. */
export async function expectFrozen(name: string, lines: readonly string[]): Promise<void> {
  const file = new URL(name, FROZEN)
  if (!isFreezing) expect(existsSync(file), `test/cases/frozen/${name} is missing: npm run freeze writes it`).toBe(true)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file.pathname)
}

/** The lines of a file in `frozen/`. */
export function frozenLines(name: string): readonly string[] {
  const file = new URL(name, FROZEN)
  expect(existsSync(file), `test/cases/frozen/${name} is missing: npm run freeze writes it`).toBe(true)
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}

/** Lines by their places from 0, of a file in `frozen/` that has as many as `count`: all of them, or those that are asked. */
export async function expectLines(name: string, lines: ReadonlyMap<number, string>, count: number): Promise<void> {
  if (isWhole) await expectFrozen(name, [...lines.values()])
  else expectFrozenAt(name, lines, count)
}

/** Whether these lines, by their places from 0, are those of a file in `frozen/`, which has as many as `count`. */
export function expectFrozenAt(name: string, lines: ReadonlyMap<number, string>, count: number): void {
  const frozen = frozenLines(name)
  expect(frozen.length).toBe(count)
  expect([...lines].map(([at]) => frozen[at])).toEqual([...lines.values()])
}
