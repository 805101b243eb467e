/**
 * The whole ruling of random questions and what the app shows of golden cases, frozen: what nobody expects may not change unnoticed either. The
 * rulings of the golden cases are held where they are ruled on (`golden.test.ts`). A ruling that changes on purpose is frozen again by
 * `npm run freeze`, and the commit says why.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { whatWouldChange } from '../../src/shared/cases/change/whatWouldChange.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { gameOf } from '../../src/shared/games/all.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { readEvent } from '../../src/shared/tournament/asks/readEvent.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { entryOfKind } from '../../src/renderer/model/question/kinds/all.ts'
import type { Ruling } from '../../src/shared/contract/ruling.ts'
import { draftedOf, editedOf, leavingOf, offeredFor, playedOf, shownOf } from './shown.ts'
import { handedOut } from './shownOfEvents.ts'
import { shownOfGame } from './shownOfGames.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { answerAndSteps } from '../support/askEngine.ts'
import { keptQuestions } from '../support/keptQuestions.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { RANDOM_POOLS } from '../support/randomPools.ts'
import { markOf } from '../support/variedCases.ts'
import { caseFiles, questionOf } from './caseFiles.ts'
import {
  A_LINE_IN,
  dataOf,
  expectFrozen,
  expectLines,
  FROZEN,
  frozenLine,
  frozenLines,
  frozenName,
  isWhole,
  LEFT_OUT,
  PARTS,
  RULES,
  STEPS_OF_CASES
} from './frozenRulings.ts'
import { TOLD_OF_KINDS } from './toldOfKinds.ts'

const files = caseFiles()

/** What is answered, and the steps that the engine takes for it; null: nobody counts them. */
interface Asked {
  readonly answer: unknown
  readonly taken: number | null
}

/** So many random questions of each kind; their seeds begin at 1. */
const RANDOM: Readonly<Record<string, { readonly count: number; readonly ask: (seed: number) => Asked }>> = {
  ...Object.fromEntries(
    Object.entries(RANDOM_POOLS).map(([name, { count, ask }]) => [name, { count, ask: (seed: number) => askedOf(ask(seed)) }])
  ),
  changes: { count: 20, ask: (seed) => ({ answer: changesOf(anyQuestion(seed)), taken: null }) }
}
/** So many answers of each kind are looked at a second time, for what they are worth. */
const LOOKED_AT = 30
/** The first answers of each kind: worked out once for all who ask. */
const first = new Map<string, Asked>()

/** The answer to the question of a kind with this seed. */
function answerTo(name: string, seed: number): Asked {
  const key = `${name} ${seed}`
  const before = first.get(key)
  if (before) return before
  const asked = RANDOM[name]!.ask(seed)
  if (seed <= LOOKED_AT) first.set(key, asked)
  return asked
}

/** The frozen file of questions that were kept for what they reach. */
const reachedName = (name: string): string => `reached.${name}.txt`

/** Files of what the app shows of golden cases. */
const APP = ['shown', 'offered', 'edited', 'leaving', 'played', 'drafted', 'games', 'events']
/** A line of a file stands for so many questions. */
const A_LINE = 10
/** Whether the first answers are looked at a second time. */
const isLookedAt = (name: string): boolean => name !== 'changes'

/** The ruling, or what the parser says where it does not take the question. */
function askedOf(question: ClixCase): Asked {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  return parsed.ok ? answerAndSteps(parsed.value) : { answer: parsed.problems.map(({ message: _, ...problem }) => problem), taken: 0 }
}

const ruled = (question: ClixCase): unknown => askedOf(question).answer

/** What would change the ruling. */
function changesOf(question: ClixCase): unknown {
  const parsed = parseCase(question)
  return parsed.ok ? whatWouldChange(parsed.value) : parsed.problems.map(({ code, path }) => ({ code, path }))
}

/** The frozen lines of some questions: what they are answered, and how many steps that takes. */
interface Lines {
  readonly answers: string
  /** null: nobody counts them. */
  readonly steps: string | null
}

const linesFor = (which: string, asked: readonly Asked[]): Lines => ({
  answers: frozenLine(
    which,
    asked.map(({ answer }) => answer)
  ),
  steps: asked.every(({ taken }) => taken === null) ? null : `${asked.reduce((sum, { taken }) => sum + (taken ?? 0), 0)} ${which}`
})

/** The file beside one of answers. */
const stepsName = (name: string): string => `steps.${name}`

/** Both files, whole or at the places of these lines. */
async function expectBoth(name: string, lines: ReadonlyMap<number, Lines>, count: number): Promise<void> {
  await expectLines(name, new Map([...lines].map(([at, { answers }]) => [at, answers])), count)
  const steps = [...lines].flatMap(([at, one]): [number, string][] => (one.steps === null ? [] : [[at, one.steps]]))
  if (steps.length > 0) await expectLines(stepsName(name), new Map(steps), count)
}

describe('the rulings of random questions, and how many steps they take, are those that were frozen', () => {
  it.each(Object.entries(RANDOM))('%s', async (name, { count }) => {
    const all = Array.from({ length: Math.ceil(count / A_LINE) }, (_, block) => block)
    const lines = new Map(
      all
        .filter((block) => isWhole || block % A_LINE_IN === 0 || (isLookedAt(name) && block * A_LINE < LOOKED_AT))
        .map((block) => {
          const from = block * A_LINE + 1
          return [
            block,
            linesFor(
              `seeds ${from} to ${from + A_LINE - 1}`,
              Array.from({ length: A_LINE }, (_, at) => answerTo(name, from + at))
            )
          ]
        })
    )
    await expectBoth(`random.${name}.txt`, lines, all.length)
  })
})

/**
 * Questions that were kept out of very many varied ones: `questions` and `changes` each for a branch, an end of a comparison or an order that nothing
 * before it had reached, `noticing` each for a small change of the sources that no question before it had noticed. Nobody thought of them; they see to
 * it that a line which no golden case goes through, or none looks at, cannot change unnoticed.
 */
const REACHED: Readonly<Record<string, (question: ClixCase) => Asked>> = {
  questions: askedOf,
  noticing: askedOf,
  changes: (question) => ({ answer: changesOf(question), taken: null })
}

describe('the rulings of questions that reach what no golden case does are those that were frozen', () => {
  it.each(Object.entries(REACHED))('%s', async (name, of) => {
    const questions = keptQuestions(name)
    const all = Array.from({ length: Math.ceil(questions.length / A_LINE) }, (_, block) => block)
    const linesOf = (block: number): Lines => {
      const some = questions.slice(block * A_LINE, (block + 1) * A_LINE)
      return linesFor(
        `lines ${block * A_LINE + 1} to ${block * A_LINE + some.length}`,
        some.map((line) => of(JSON.parse(line) as ClixCase))
      )
    }
    const lines = new Map(all.filter((block) => isWhole || block % A_LINE_IN === 0).map((block) => [block, linesOf(block)]))
    await expectBoth(reachedName(name), lines, all.length)
  })
})

it('nothing is frozen that is no case any more', () => {
  const known = [
    ...files.map(({ name }) => frozenName(name)),
    STEPS_OF_CASES,
    LEFT_OUT,
    RULES,
    ...PARTS,
    ...Object.keys(RANDOM).flatMap((name) => [`random.${name}.txt`, stepsName(`random.${name}.txt`)]),
    ...APP.map((name) => `app.${name}.txt`),
    TOLD_OF_KINDS,
    ...Object.keys(REACHED).flatMap((name) => [reachedName(name), stepsName(reachedName(name))])
  ]
  expect((existsSync(FROZEN) ? readdirSync(FROZEN) : []).filter((name) => !known.includes(name))).toEqual([])
})

/** One golden case in so many is looked at through the app, chosen by its id: a new one shifts no other. */
const ONE_IN = 9
/** One in so many of those in the short run. */
const A_CASE_IN = 3

describe('what the app shows and offers for golden cases is what was frozen', () => {
  const looked = files
    .flatMap(({ cases }) => cases)
    .filter((one) => markOf(one.id) % ONE_IN === 0 && entryOfKind(one.ask.kind) && one.map && 'size' in one.map)

  it.each<[string, (question: ClixCase) => unknown]>([
    ['shown', (question) => shownOf(question, ruled(question) as Ruling)],
    ['offered', offeredFor],
    ['edited', editedOf],
    ['leaving', leavingOf],
    ['played', (question) => (question.ask.kind === 'timeline' ? playedOf(question) : null)],
    ['drafted', (question) => (question.ask.kind === 'timeline' ? draftedOf(question) : null)]
  ])('%s', async (name, of) => {
    const asked = isWhole ? looked : looked.filter((_, at) => at % A_CASE_IN === 0)
    const lines = asked.flatMap((one) => {
      const found = of(questionOf(one))
      return found === null ? [] : [frozenLine(one.id, found as object, true)]
    })
    expect(lines.length).toBeGreaterThan(20)
    if (isWhole) return await expectFrozen(`app.${name}.txt`, lines)
    const frozen = frozenLines(`app.${name}.txt`)
    expect(frozen).toEqual(expect.arrayContaining(lines))
    // Nothing is frozen of a case that is not looked at any more.
    const known = new Set(looked.map(({ id }) => id))
    expect(frozen.filter((line) => !known.has(line.slice(line.indexOf(' ') + 1)))).toEqual([])
  })
})

it('what the tables of the neighbouring games show for golden cases is what was frozen', async () => {
  const lines = files
    .flatMap(({ cases }) => cases)
    .map((one) => ({ one, value: questionOf(one) as never }))
    .filter(({ one }) => gameOf(one.ruleset) !== undefined)
    .map(({ one, value }) => ({ one, value, ruling: ruled(value) }))
    .filter(({ ruling }) => !Array.isArray(ruling))
    .map(({ one, value, ruling }) => frozenLine(one.id, shownOfGame(value, ruling as never), true))
  expect(lines.length).toBeGreaterThan(100)
  await expectFrozen('app.games.txt', lines)
})

it('what the desk of an event hands out is what was frozen', async () => {
  const lines = ['given', 'own', 'hard']
    .flatMap(
      (name) => JSON.parse(readFileSync(new URL(`../events/${name}.json`, import.meta.url), 'utf8')) as { id: string; event: object }[]
    )
    .flatMap(({ id, event }) => {
      const read = readEvent(event)
      if (!read.ok) return []
      const log = new EventLog(read.value.settings)
      for (const fact of read.value.log) log.append(fact)
      return [frozenLine(id, handedOut(log), true)]
    })
  expect(lines.length).toBeGreaterThan(60)
  await expectFrozen('app.events.txt', lines)
})

describe('random questions', () => {
  it.each(Object.entries(RANDOM).filter(([name]) => isLookedAt(name)))(
    '%s are mostly taken, and answered in more ways than one',
    (name) => {
      const answers = Array.from({ length: LOOKED_AT }, (_, at) => answerTo(name, at + 1).answer)
      expect(answers.filter(Array.isArray).length).toBeLessThan(20)
      expect(new Set(answers.map((answer) => dataOf(answer as object))).size).toBeGreaterThan(20)
    }
  )
})

describe('a frozen line', () => {
  const ruling = { verdict: 'clear', because: [{ rule: 'LOF-01', weight: 'decides', facts: { square: [1, 2] }, text: 'Words.' }] }

  it('is the same for other words and another order of fields', () => {
    const [reason] = ruling.because
    const same = { because: [{ ...reason, text: 'Other words.' }], verdict: 'clear' }
    expect(frozenLine('a', same)).toBe(frozenLine('a', ruling))
    expect(dataOf(ruling)).not.toContain('Words')
  })

  it.each([
    ['a verdict', { ...ruling, verdict: 'blocked' }],
    ['a fact', { ...ruling, because: [{ ...ruling.because[0], facts: { square: [2, 1] } }] }],
    ['a weight', { ...ruling, because: [{ ...ruling.because[0], weight: 'considered' }] }],
    ['a reason', { ...ruling, because: [] }],
    ['a field more', { ...ruling, options: [] }]
  ])('is another one for %s that changes', (_, other) => {
    expect(frozenLine('a', other)).not.toBe(frozenLine('a', ruling))
  })
})
