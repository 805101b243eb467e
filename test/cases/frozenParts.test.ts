/**
 * What the engine's parts say of the tables of golden, kept and random questions, frozen: how a case lies as a position, what figures can do and are
 * worth, lines and ways over the whole map. A ruling shows a piece of that; the rest may not change unnoticed either. `npm run freeze` freezes it anew.
 */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { keptQuestions } from '../support/keptQuestions.ts'
import { RANDOM_POOLS } from '../support/randomPools.ts'
import { partsOf } from '../support/tableParts.ts'
import { caseFiles, questionOf } from './caseFiles.ts'
import { A_LINE_IN, dataOf, expectLines, frozenLine, isWhole, PARTS } from './frozenRulings.ts'

const [GOLDEN, OTHERS] = PARTS
/** A line stands for so many questions that are no golden cases. */
const A_LINE = 10
/** Pools whose tables are not those of another one, and so many of each at most: one of large maps takes long. */
const POOLS: Readonly<Record<string, number>> = {
  questions: 500,
  'other-editions': 200,
  reaches: 100,
  timelines: 100,
  preparations: 20,
  varied: 300
}

/** Questions of one origin in lines, so that more of them shift no other. */
function linesOf(
  name: string,
  asks: readonly (() => ClixCase)[]
): readonly { readonly id: string; readonly asks: readonly (() => ClixCase)[] }[] {
  return Array.from({ length: Math.ceil(asks.length / A_LINE) }, (_, at) => {
    const some = asks.slice(at * A_LINE, (at + 1) * A_LINE)
    return { id: `${name} ${at * A_LINE + 1} to ${at * A_LINE + some.length}`, asks: some }
  })
}

const others = [
  ...['questions', 'noticing'].flatMap((name) =>
    linesOf(
      `kept ${name}`,
      keptQuestions(name).map((line) => () => JSON.parse(line) as ClixCase)
    )
  ),
  ...Object.entries(POOLS).flatMap(([name, most]) => {
    const { count, ask } = RANDOM_POOLS[name]!
    return linesOf(
      name,
      Array.from({ length: Math.min(count, most) }, (_, at) => () => ask(at + 1))
    )
  })
]

/** One line in so many, by places from 0. */
const chosen = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at).filter((at) => isWhole || at % A_LINE_IN === 0)

describe('what the parts of the engine say of tables is what was frozen', () => {
  it('of golden cases', async () => {
    const files = caseFiles()
    const lines = chosen(files.length).map((at): [number, string] => {
      const { name, cases } = files[at]!
      return [
        at,
        frozenLine(
          name,
          cases.map((one) => partsOf(questionOf(one)))
        )
      ]
    })
    await expectLines(GOLDEN, new Map(lines), files.length)
  })

  it('of questions that were kept, and random ones', async () => {
    const lines = chosen(others.length).map((at): [number, string] => {
      const { id, asks } = others[at]!
      return [
        at,
        frozenLine(
          id,
          asks.map((ask) => partsOf(ask()))
        )
      ]
    })
    await expectLines(OTHERS, new Map(lines), others.length)
  })
})

it('another table is other data: a wall, a power, a click and a square of a figure', () => {
  const table: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2013',
    map: { size: [4, 3] },
    figures: [
      { id: 'A', side: 'red', at: [0, 0], dial: [{}, { attack: 9 }] },
      { id: 'T', side: 'blue', at: [3, 1] }
    ],
    ask: { kind: 'line-of-fire', from: 'A', to: 'T' }
  }
  const [first, second] = table.figures!
  const others: ClixCase[] = [
    {
      ...table,
      map: {
        size: [4, 3],
        walls: [
          [
            [1, 2],
            [2, 2]
          ]
        ]
      }
    },
    { ...table, figures: [{ ...first!, powers: ['flurry'] }, second!] },
    { ...table, figures: [{ ...first!, click: 2 }, second!] },
    { ...table, figures: [{ ...first!, at: [0, 1] }, second!] }
  ]
  const told = [table, ...others].map((one) => dataOf(partsOf(one) as object))
  expect(new Set(told).size).toBe(told.length)
  expect(dataOf(partsOf({ ...table, ask: { kind: 'line-of-fire', from: 'T', to: 'A' } }) as object)).toBe(told[0])
})
