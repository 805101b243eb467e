/**
 * The whole ruling of random questions and what the app shows of golden cases, frozen: what nobody expects may not change unnoticed either. The
 * rulings of the golden cases are held where they are ruled on (`golden.test.ts`). A ruling that changes on purpose is frozen again by
 * `npm run freeze`, and the commit says why.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
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
import { anyQuestion } from '../support/randomAsks.ts'
import { reachQuestion } from '../support/randomMoves.ts'
import { preparationQuestion } from '../support/randomPreparations.ts'
import { cornerQuestion, knockBackQuestion, lineQuestion } from '../support/randomQuestions.ts'
import { timelineQuestion } from '../support/randomTimeline.ts'
import { LONG } from '../support/seeded.ts'
import { variedQuestion } from '../support/variedCases.ts'
import { caseFiles, questionOf } from './caseFiles.ts'
import { dataOf, expectFrozen, expectFrozenAt, FROZEN, frozenLine, frozenName, isFreezing } from './frozenRulings.ts'
import { TOLD_OF_KINDS } from './toldOfKinds.ts'

const files = caseFiles()

/** Questions that nobody thought of, on boards that nobody drew, so many of each kind; their seeds begin at 1. */
const RANDOM: Readonly<Record<string, { readonly count: number; readonly ask: (seed: number) => unknown }>> = {
  questions: { count: 1000, ask: (seed) => ruled(anyQuestion(seed)) },
  'other-editions': {
    count: 400,
    ask: (seed) => ruled({ ...anyQuestion(seed), ruleset: seed % 2 ? 'clix-campaign' : 'heroclix-jan-2010' })
  },
  odds: { count: 300, ask: (seed) => ruled(oddsOf(anyQuestion(seed))) },
  timelines: { count: 200, ask: (seed) => ruled(timelineQuestion(seed)) },
  reaches: { count: 200, ask: (seed) => ruled(reachQuestion(seed)) },
  'knock-backs': { count: 300, ask: (seed) => ruled(knockBackQuestion(seed)) },
  lines: { count: 300, ask: (seed) => ruled(lineQuestion(seed)) },
  corners: { count: 100, ask: (seed) => ruled(cornerQuestion(seed)) },
  preparations: { count: 60, ask: (seed) => ruled(preparationQuestion(seed)) },
  varied: { count: 3000, ask: (seed) => ruled(variedQuestion(seed)) },
  changes: { count: 20, ask: (seed) => changesOf(anyQuestion(seed)) }
}
/** So many answers of each kind are looked at a second time, for what they are worth. */
const LOOKED_AT = 40
/** The first answers of each kind: worked out once for all who ask. */
const first = new Map<string, unknown>()

/** The answer to the question of a kind with this seed. */
function answerTo(name: string, seed: number): unknown {
  const key = `${name} ${seed}`
  if (first.has(key)) return first.get(key)
  const answer = RANDOM[name]!.ask(seed)
  if (seed <= LOOKED_AT) first.set(key, answer)
  return answer
}

/** The frozen file of questions that were kept for what they reach. */
const reachedName = (name: string): string => `reached.${name}.txt`

/** Files of what the app shows of golden cases. */
const APP = ['shown', 'offered', 'edited', 'leaving', 'played', 'drafted', 'games', 'events']
/** A line of a file stands for so many questions. */
const A_LINE = 10
/**
 * `npm run oracle`, `npm run freeze` and `npm run mutants` ask all of them; `npm test` those that are looked at in any case, and one line
 * in so many.
 */
const isWhole = LONG || isFreezing || Boolean(process.env['LINEJUDGE_FROZEN'])
const A_LINE_IN = 4
/** Whether the first answers are looked at a second time. */
const isLookedAt = (name: string): boolean => name !== 'changes'

/** The ruling, or what the parser says where it does not take the question. */
function ruled(question: ClixCase): unknown {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  return parsed.ok ? answerQuestion(parsed.value) : parsed.problems.map(({ message: _, ...problem }) => problem)
}

/** The odds of the attack that is asked about, or of one with the same ends. */
function oddsOf(question: ClixCase): ClixCase {
  const { ask, figures = [] } = question
  const [from, to] = [figures[0]!.id, figures[1]!.id]
  if (ask.kind !== 'attack') return { ...question, ask: { kind: 'odds', from, to } }
  const { attack, action, powers, choices } = ask
  return { ...question, ask: { kind: 'odds', from: ask.from, to, attack, action, powers, choices } }
}

/** What would change the ruling. */
function changesOf(question: ClixCase): unknown {
  const parsed = parseCase(question)
  return parsed.ok ? whatWouldChange(parsed.value) : parsed.problems.map(({ code, path }) => ({ code, path }))
}

describe('the rulings of random questions are those that were frozen', () => {
  it.each(Object.entries(RANDOM))('%s', async (name, { count }) => {
    const all = Array.from({ length: Math.ceil(count / A_LINE) }, (_, block) => block)
    const lines = new Map(
      all
        .filter((block) => isWhole || block % A_LINE_IN === 0 || (isLookedAt(name) && block * A_LINE < LOOKED_AT))
        .map((block) => {
          const from = block * A_LINE + 1
          const answers = Array.from({ length: A_LINE }, (_, at) => answerTo(name, from + at))
          return [block, frozenLine(`seeds ${from} to ${from + A_LINE - 1}`, answers)]
        })
    )
    if (isWhole) await expectFrozen(`random.${name}.txt`, [...lines.values()])
    else expectFrozenAt(`random.${name}.txt`, lines, all.length)
  })
})

/**
 * Questions that were kept out of very many varied ones, each for a branch, an end of a comparison or an order that nothing before it had reached.
 * Nobody thought of them; they see to it that a line which no golden case goes through cannot change unnoticed.
 */
const REACHED: Readonly<Record<string, (question: ClixCase) => unknown>> = { questions: ruled, changes: changesOf }

describe('the rulings of questions that reach what no golden case does are those that were frozen', () => {
  it.each(Object.entries(REACHED))('%s', async (name, of) => {
    const questions = readFileSync(new URL(`../fixtures/reached/${name}.jsonl`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    const all = Array.from({ length: Math.ceil(questions.length / A_LINE) }, (_, block) => block)
    const lineOf = (block: number): string => {
      const some = questions.slice(block * A_LINE, (block + 1) * A_LINE)
      const answers = some.map((line) => of(JSON.parse(line) as ClixCase))
      return frozenLine(`lines ${block * A_LINE + 1} to ${block * A_LINE + some.length}`, answers)
    }
    const lines = new Map(all.filter((block) => isWhole || block % A_LINE_IN === 0).map((block) => [block, lineOf(block)]))
    if (isWhole) await expectFrozen(reachedName(name), [...lines.values()])
    else expectFrozenAt(reachedName(name), lines, all.length)
  })
})

it('nothing is frozen that is no case any more', () => {
  const known = [
    ...files.map(({ name }) => frozenName(name)),
    ...Object.keys(RANDOM).map((name) => `random.${name}.txt`),
    ...APP.map((name) => `app.${name}.txt`),
    TOLD_OF_KINDS,
    ...Object.keys(REACHED).map(reachedName)
  ]
  expect((existsSync(FROZEN) ? readdirSync(FROZEN) : []).filter((name) => !known.includes(name))).toEqual([])
})

/** One golden case in so many is looked at through the app. */
const ONE_IN = 9

describe('what the app shows and offers for golden cases is what was frozen', () => {
  const looked = files
    .flatMap(({ cases }) => cases)
    .filter((one, at) => at % ONE_IN === 0 && entryOfKind(one.ask.kind) && one.map && 'size' in one.map)

  it.each<[string, (question: ClixCase) => unknown]>([
    ['shown', (question) => shownOf(question, ruled(question) as Ruling)],
    ['offered', offeredFor],
    ['edited', editedOf],
    ['leaving', leavingOf],
    ['played', (question) => (question.ask.kind === 'timeline' ? playedOf(question) : null)],
    ['drafted', (question) => (question.ask.kind === 'timeline' ? draftedOf(question) : null)]
  ])('%s', async (name, of) => {
    const lines = looked.flatMap((one) => {
      const found = of(questionOf(one))
      return found === null ? [] : [frozenLine(one.id, found as object, true)]
    })
    expect(lines.length).toBeGreaterThan(20)
    await expectFrozen(`app.${name}.txt`, lines)
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
      const answers = Array.from({ length: LOOKED_AT }, (_, at) => answerTo(name, at + 1))
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
