/**
 * Cases of the edition of 2023: rulings, their standing, what another reading would change, and input that is refused. Cases that wait for
 * something are named with what they wait for: none can be added or solved unnoticed.
 */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { paramAt } from '../../src/shared/editions/paramSchema.ts'
import { modernFiles, questionOf, spokenOf, wrongWith, type GoldenCase } from './caseFiles.ts'

/** Rules that are not played yet, by the case that needs them. */
const WAITING: Readonly<Record<string, string>> = {}

const files = modernFiles()
const all = files.flatMap(({ cases }) => cases)
const nameOf = ({ id }: GoldenCase): string => id.split('@', 1)[0]!
const modern = shippedRuleset('heroclix-2023')!

const answers = new Map<GoldenCase, object>()

/** The answer to a case of the files, asked once for all tests. */
function answerOnce(one: GoldenCase): object {
  const known = answers.get(one) ?? answerTo(one)
  answers.set(one, known)
  return known
}

/** The ruling on a case, or what is wrong with it as `error`; through JSON, as everybody asks. */
function answerTo(one: GoldenCase): object {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(questionOf(one))))
  if (!parsed.ok) return { error: parsed.problems[0] }
  return JSON.parse(JSON.stringify(answerQuestion(parsed.value))) as object
}

describe.each(files)('$name', ({ cases }) => {
  it.each(cases.filter((one) => WAITING[nameOf(one)] === undefined))('$id', (one) => {
    const ruling = answerOnce(one)
    expect(wrongWith(one.expect, ruling), JSON.stringify(ruling, null, 1)).toBeNull()
    expect(spokenOf(one, ruling), 'rows that should have no part in it').toEqual([])
  })

  it('waits for no more than is named', () => {
    const solved = cases.filter((one) => WAITING[nameOf(one)] !== undefined && wrongWith(one.expect, answerOnce(one)) === null)
    expect(solved.map(nameOf)).toEqual([])
  })
})

it('cites no row that its rulebook lacks', () => {
  const strange = all
    .filter(({ ruleset }) => ruleset === 'heroclix-2023')
    .flatMap((one) => {
      const { because = [], cites = [] } = answerOnce(one) as { because?: { rule: string }[]; cites?: { rule: string }[] }
      return [...because, ...cites].flatMap(({ rule }) => (modern.rules.has(rule) || /^(OWN|MAP)-/.test(rule) ? [] : [`${one.id} ${rule}`]))
    })
  expect(strange).toEqual([])
})

it('names no card twice in one ruling', () => {
  const twice = all.flatMap((one) => {
    const { because = [] } = answerOnce(one) as { because?: { rule: string; say: string }[] }
    const cards = because.flatMap(({ rule, say }) => (say === 'effect.row' ? [rule] : []))
    return new Set(cards).size < cards.length ? [one.id] : []
  })
  expect(twice).toEqual([])
})

it('gives every reason its standing, and the weakest of those that decide', () => {
  const degrees = ['official-text', 'official-answer', 'transcribed', 'as-before', 'reading']
  for (const one of all) {
    const ruling = answerOnce(one) as {
      verdict?: string
      because?: { weight: string; standing?: string }[]
      standing?: { weakest: string }
    }
    if (ruling.because === undefined || ruling.verdict === 'judge' || ruling.verdict === 'unfinished') continue
    const deciding = ruling.because.flatMap(({ weight, standing }) => (weight === 'decides' && standing ? [degrees.indexOf(standing)] : []))
    expect(ruling.standing?.weakest, one.id).toBe(degrees[Math.max(...deciding)])
  }
})

it('is the same with every reading that it takes anyway', () => {
  const own = Object.fromEntries([...modern.brought!.readings.keys()].map((name) => [name, paramAt(modern.params, name)]))
  for (const one of all.filter(({ readings }) => readings === undefined).slice(0, 120)) {
    const plain = answerOnce(one)
    if ('error' in plain) continue
    const { readings: _, ...told } = answerTo({ ...one, readings: own }) as { readings?: unknown }
    expect(told, one.id).toEqual(plain)
  }
})
