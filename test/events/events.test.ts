/**
 * Event files with the answers that the design gives: those that came with it (`given.json`), our own (`own.json`), and those
 * that were worked out by hand before they were asked (`hard.json`), each checked field by field. Three programs that are wrong on purpose fail some of them, so that the cases notice what they are there for.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forceRulesOfEvent } from '../../src/shared/cases/common/forceRules.ts'
import { answerEvent, type EventAnswer } from '../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../src/shared/tournament/asks/readEvent.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { CRITERIA, type Cost } from '../../src/shared/tournament/pairing/cost.ts'
import { neighbourPairing } from '../../src/shared/tournament/pairing/neighbours.ts'
import { preparePairing } from '../../src/shared/tournament/pairing/pair.ts'
import type { SomeSettings } from '../../src/shared/tournament/state/settings.ts'

type Json = Readonly<Record<string, unknown>>
interface EventCase {
  readonly id: string
  readonly title: string
  readonly event: { readonly settings?: SomeSettings; readonly log: readonly Json[]; readonly ask: readonly Json[] }
  readonly expect: { readonly refused: readonly Json[]; readonly ignored: readonly number[]; readonly answers: readonly Json[] }
  readonly equal?: readonly (readonly [number, number])[]
  readonly differ?: readonly (readonly [number, number])[]
}
const casesOf = (name: string): readonly EventCase[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as EventCase[]
const GIVEN = casesOf('given')
const OWN = casesOf('own')
const HARD = casesOf('hard')
/** Events of the edition of 2023: what is recorded, concessions, ties at zero, and lists by the sets of a day. */
const OF_2023 = casesOf('of2023')

function answered({ event }: EventCase, settings: SomeSettings = {}): EventAnswer {
  const read = readEvent({ ...event, settings: { ...event.settings, ...settings } })
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return answerEvent(read.value, forceRulesOfEvent)
}

/** An answer as far as a case says something of it: of a pairing who is seated, that each pair says why, and the cost that is sure. */
function asExpected(want: Json, got: Json): Json {
  if (want.kind === 'standings') {
    const rows = got.rows as readonly Json[]
    expect(rows.map(({ rank }) => rank)).toEqual((want.rows as readonly Json[]).map(({ rank }) => rank))
    // Who shares a rank stands in any order.
    return { ...want, ...got, rows: (want.rows as readonly Json[]).map(({ player }) => rows.find((row) => row.player === player)) }
  }
  if (want.kind !== 'pair' || 'refused' in want || 'refused' in got)
    return Object.fromEntries(Object.keys(want).map((name) => [name, got[name]]))
  const pairs = got.pairs as readonly { readonly a: string; readonly b: string; readonly because: readonly unknown[] }[]
  expect(pairs.every(({ because }) => because.length > 0)).toBe(true)
  const seated = (all: readonly (readonly string[])[], bye: unknown): unknown[] => [...all.flat(), ...(bye ? [bye] : [])].toSorted()
  expect(seated(pairs.map(({ a, b }) => [a, b]), got.bye)).toEqual(seated(want.pairs as readonly (readonly string[])[], want.bye)) // prettier-ignore
  const sure = CRITERIA.slice(0, Number(want.sure))
  const costOf = (cost: unknown): Json => Object.fromEntries(sure.map((name) => [name, (cost as Cost)[name]]))
  expect(costOf(got.cost)).toEqual(costOf(want.cost))
  return want
}

function holds(one: EventCase, got: EventAnswer): void {
  expect(got.refused.map(({ at, code }) => ({ at, code }))).toEqual(one.expect.refused)
  expect(got.ignored).toEqual(one.expect.ignored)
  expect(one.expect.answers.map((want, index) => asExpected(want, got.answers[index]!))).toEqual(one.expect.answers)
  for (const [a, b] of one.equal ?? []) expect(got.answers[a]).toEqual(got.answers[b])
  for (const [a, b] of one.differ ?? []) expect(got.answers[a]).not.toEqual(got.answers[b])
}

describe('an event file', () => {
  it.each([...GIVEN, ...OWN, ...HARD, ...OF_2023])('$id: $title', (one) => {
    holds(one, answered(one))
  })
})

/** Which of the given cases notice a program. */
const noticing = (answer: (one: EventCase) => EventAnswer): string[] =>
  GIVEN.filter((one) => {
    try {
      holds(one, answer(one))
      return false
    } catch {
      return true
    }
  }).map(({ id }) => id)

describe('a program that is wrong is noticed', () => {
  it.each([
    ['without a floor', { floor: '0/1' }, 'st-07-floor'],
    ['that counts the byes of opponents', { opponentByes: 'counted' }, 'st-05-opponents-byes-left-out']
  ] as const)('%s', (_, settings, by) => {
    expect(noticing((one) => answered(one, settings))).toContain(by)
  })

  it('that pairs neighbours by their standing and looks no further', () => {
    const greedy = (one: EventCase): EventAnswer => {
      const right = answered(one)
      const read = readEvent(one.event)
      if (!read.ok) return right
      const log = new EventLog(read.value.settings)
      for (const fact of read.value.log) log.append(fact)
      const answers = right.answers.map((answer) => {
        const prepared = preparePairing(log.state, 1)
        if (answer.kind !== 'pair' || !prepared.ok) return answer
        const { field } = prepared
        const { pairs, bye } = neighbourPairing(field)
        const idOf = (at: number): string => field.players[at]!.id
        const made = pairs.map(([i, j]) => ({ a: idOf(i), b: idOf(j), because: [1] }))
        return { ...answer, pairs: made, bye: bye === null ? null : idOf(bye), cost: field.costOf(pairs, bye) }
      })
      return { ...right, answers }
    }
    expect(noticing(greedy)).toContain('pr-10-optimum-5-after-3')
    expect(noticing(answered)).toEqual([])
  })
})
