/** Random turns by today's engine and by that of version 0.3: the same verdict and the same states, except in the differences named here. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { anyEvent, timelineQuestion } from '../support/randomTimeline.ts'
import { chanceFrom } from '../support/seeded.ts'
import { engine03, type PlayedTurns, type RulingOf } from './engine03.ts'

/** Turns that are compared: `LINEJUDGE_TURNS` of them, in parts of this size. */
const TURNS = Number(process.env['LINEJUDGE_TURNS'] ?? 20_000)
const PART = 500

interface Pair {
  readonly before: PlayedTurns
  readonly now: PlayedTurns
}

/** A difference that is meant, by its rule. */
interface Named {
  readonly rule: string
  readonly why: string
  readonly explains: (pair: Pair) => boolean
}

const NAMED: readonly Named[] = [
  {
    rule: 'MOV-04',
    why: 'a failed break away ends the rest of its event; 0.3 called the event illegal',
    explains: ({ before, now }) =>
      before.because.some(({ weight, say }) => weight === 'decides' && say === 'time.away-failed') &&
      (now.event ?? Infinity) > before.event! &&
      now.because.some(({ weight, say, facts }) => weight !== 'decides' && say === 'time.away-failed' && eventOf(facts) === before.event) &&
      isSame(before.states, now.states.slice(0, before.states.length))
  },
  {
    rule: 'MUL-02',
    why: 'a larger base that begins with one square in hindering terrain is halved and not stopped by that square; 0.3 took a longer way',
    explains: ({ before, now }) =>
      isSame(before.states.map(withoutRest), now.states.map(withoutRest)) &&
      now.because.some(({ say }) => say === 'move.as-one-square') &&
      now.because.some(({ say }) => say === 'value.halve')
  }
]

/** A state without the movement that is left to its figures. */
const withoutRest = (state: object): unknown =>
  Object.fromEntries(Object.entries(state).map(([id, figure]) => [id, { ...(figure as object), movementLeft: null }]))

const eventOf = (facts: object): unknown => ('event' in facts ? facts.event : undefined)
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isAlike = ({ before, now }: Pair): boolean =>
  before.verdict === now.verdict && before.event === now.event && isSame(before.states, now.states)

/** A game of legal events; every other one ends with an event that may be illegal. */
function turnsOf(seed: number): ClixCase {
  const game = timelineQuestion(seed)
  if (seed % 2 === 1) return game
  return { ...game, ask: { ...game.ask, events: [...game.ask.events, anyEvent(chanceFrom(seed * 7 + 1), game)] } }
}

describe('random turns', () => {
  let rulingOf: RulingOf
  const used = new Map<string, number>()
  beforeAll(async () => {
    rulingOf = await engine03()
  })

  it.each(Array.from({ length: Math.ceil(TURNS / PART) }, (_, part) => [part * PART + 1]))(
    'from seed %i on are played as by version 0.3',
    (first) => {
      const unexplained: string[] = []
      for (let seed = first; seed < first + Math.min(PART, TURNS); seed++) {
        const question = turnsOf(seed)
        const pair: Pair = { before: rulingOf(question), now: rulingOn(question) as unknown as PlayedTurns }
        if (isAlike(pair)) continue
        const named = NAMED.find(({ explains }) => explains(pair))
        if (named) used.set(named.rule, (used.get(named.rule) ?? 0) + 1)
        else unexplained.push(`seed ${seed}, event ${pair.before.event ?? pair.now.event ?? '?'}`)
      }
      expect(unexplained).toEqual([])
    }
  )

  it.runIf(TURNS >= 10_000)('need each named difference', () => {
    expect(NAMED.filter(({ rule }) => !used.has(rule)).map(({ rule, why }) => `${rule}: ${why}`)).toEqual([])
  })
})
