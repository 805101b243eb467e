/**
 * Golden cases: a judge's questions with the rulings that the rules ask for, put to the engine through JSON.
 * A case names its rows in `cites`; `unsure` cases rest on an open row and are told, never counted.
 */
import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { MODERN_EDITIONS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { rulingOn } from '../support/askEngine.ts'
import { LONG } from '../support/seeded.ts'
import { caseFiles, questionOf, spokenOf, wrongWith, type GoldenCase } from './caseFiles.ts'
import { expectFrozen, frozenLine, frozenName, LEFT_OUT, STEPS_OF_CASES } from './frozenRulings.ts'
import { rulingOf, stepsTaken } from './goldenRulings.ts'
import { classicRows } from './rowCoverage.ts'
import { toldLines, TOLD_OF_KINDS } from './toldOfKinds.ts'
import { turnedCases, turnRuling } from './turned.ts'

/** What is not answered yet, with the number of cases that wait for it: a gap can neither grow nor vanish unnoticed. */
const KNOWN_GAPS: Readonly<Record<string, number>> = {}

/** What keeps a case from being answered in this version: its ruleset and what of it, or null. */
function gapOf(one: GoldenCase): string | null {
  const parsed = parseQuestion(questionOf(one))
  const gap = parsed.ok ? undefined : parsed.problems.find(({ code }) => code.endsWith('-not-yet'))
  return gap
    ? `${one.ruleset.startsWith('heroclix') ? 'heroclix' : one.ruleset}: ${one.ask.kind}${gap.path.startsWith('/figures') ? ', the figures' : ''}`
    : null
}

const files = caseFiles()
const all = files.flatMap(({ cases }) => cases)
const gaps = new Map(all.map((one) => [one.id, gapOf(one)]))
const isAnswered = ({ id }: GoldenCase): boolean => gaps.get(id) === null

// A file that holds nothing but known gaps has nothing to run; its cases are counted below.
describe.each(files.filter(({ cases }) => cases.some(isAnswered)))('$name', ({ cases }) => {
  const counted = cases.filter((one) => !one.unsure && isAnswered(one))

  it.each(counted)('$id', (one) => {
    const ruling = rulingOf(one)
    expect(
      wrongWith(one.expect, ruling),
      `${one.title}: ${JSON.stringify(
        ruling.because.map(({ rule, text }) => `${rule} ${text}`),
        null,
        1
      )}`
    ).toBeNull()
    expect(spokenOf(one, ruling), 'rows that should have no part in it').toEqual([])
  })

  // One in three on one of the seven other boards; in the long runs each of them, lines and knock back on all seven.
  it('says the same on turned and mirrored boards', () => {
    const wrong = counted.flatMap((one, index) => {
      if (!LONG && index % 3 !== 0) return []
      const turned = turnedCases(one)
      const everywhere = LONG && (one.ask.kind === 'line-of-fire' || one.ask.kind === 'knock-back')
      return (everywhere ? turned : turned.filter((_, number) => number === index % 7)).flatMap(({ by, none, question, expect: want }) => {
        const found = wrongWith(want, turnRuling(rulingOn(question) as never, none) as object)
        return found ? [{ id: one.id, board: by.name, ...found }] : []
      })
    })
    expect(wrong).toEqual([])
    // Thousands of rulings on a machine that does other things, too.
  }, 60_000)

  // Told, not counted: where nobody knows the answer, the engine's is only written down.
  it.each(cases.filter((one) => one.unsure === true && isAnswered(one)))('$id is ruled on (unsure)', (one) => {
    const ruling = rulingOf(one)
    const wrong = wrongWith(one.expect, ruling)
    if (wrong) console.log(`unsure ${one.id}: ${wrong.path} proposed ${JSON.stringify(wrong.expected)}, ruled ${JSON.stringify(wrong.got)}`)
    expect(ruling.because.length).toBeGreaterThan(0)
  })
})

// What a case does not expect may not change unnoticed either: its whole ruling is frozen.
it.each(files.map(({ name, cases }) => ({ name, cases })))('$name has the rulings that were frozen', async ({ name, cases }) => {
  await expectFrozen(
    frozenName(name),
    cases.map((one) => frozenLine(one.id, rulingOf(one)))
  )
})

// How much work a ruling is may not change unnoticed: steps are counted, so that no test has to ask a clock.
it('rulings take as many steps of the engine as were frozen', async () => {
  const lines = all.map((one) => ({ id: one.id, taken: stepsTaken(one) })).filter(({ taken }) => taken > 0)
  expect(lines.length).toBeGreaterThan(all.length / 2)
  await expectFrozen(
    STEPS_OF_CASES,
    lines.map(({ id, taken }) => `${taken} ${id}`)
  )
})

// Who and what is left out, and in what way, stands in these sentences alone: the other frozen lines hold no wording.
it('what these rulings do not consider is said as it was frozen', async () => {
  const lines = files.flatMap(({ name, cases }) => {
    const said = cases.filter(isAnswered).flatMap((one) => {
      const texts = rulingOf(one).notConsidered.map(({ text }) => text)
      return texts.length > 0 ? [[one.id, ...texts]] : []
    })
    return said.length > 0 ? [frozenLine(name, said)] : []
  })
  expect(lines.length).toBeGreaterThan(20)
  await expectFrozen(LEFT_OUT, lines)
})

it('what the kinds of question tell of these rulings is what was frozen', async () => {
  await expectFrozen(TOLD_OF_KINDS, toldLines(all))
})

describe('what a case expects', () => {
  const ruling = { verdict: 'clear', options: [{ to: null }], because: [] }

  it.each([['/options'], ['/options/0'], ['/options/0/to']])('to be absent is told where it is there: %s', (pointer) => {
    expect(wrongWith({ verdict: 'clear', absent: [pointer] }, ruling)).toMatchObject({ path: pointer })
  })

  it.each([['/plans'], ['/options/1'], ['/options/0/from'], ['/toString']])('to be absent is right where it is not: %s', (pointer) => {
    expect(wrongWith({ verdict: 'clear', absent: [pointer] }, ruling)).toBeNull()
  })
})

describe('the case files', () => {
  it('name no case twice', () => {
    const ids = all.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('cite rows that are in the rulebook, a printed example, or what the case itself brings', () => {
    const known = new Set([...classicRows(), ...MODERN_EDITIONS.flatMap(({ id }) => [...shippedRuleset(id)!.rules.keys()])])
    const strange = all
      .flatMap(({ id, cites = [], expect: { rules = [] } }) => [...cites, ...rules].map((rule) => ({ id, rule })))
      .filter(({ rule }) => !known.has(rule) && !/^(EX-(KB|LF)|CHG-|OWN-)\d+$/.test(rule))
    expect(strange).toEqual([])
  })

  it('wait for what is known to be missing, and for nothing else', () => {
    const waiting: Record<string, number> = {}
    for (const gap of gaps.values()) if (gap) waiting[gap] = (waiting[gap] ?? 0) + 1
    expect(waiting).toEqual(KNOWN_GAPS)
  })
})
