/** What a round would cost without one of its pairs: the pair stands because of that. */
import { askOf, fieldAsked, type FieldAsked } from './asked.ts'
import type { Proven } from './best.ts'
import { CRITERIA, type Cost, type Field } from './cost.ts'
import type { Pairing } from './neighbours.ts'

export interface NextBest {
  /** The first criterion by which the next best round is worse; null: it is as good. */
  readonly criterion: keyof Cost | null
  /** Of that criterion, in the round as it stands and without the pair. */
  readonly was: number
  readonly would: number
  /** Whether no round without the pair is better than that. */
  readonly proven: boolean
}

/** The same players, of whom two meet only where there is no other way. @param a, b places in `players` */
export function fieldWithout(field: Field, a: number, b: number): Field {
  const asked = askOf(field)
  const highest = asked.met.reduce((most, [, , times]) => Math.max(most, times), 0)
  // More than all rematches of a round can come to.
  const never = 1 + highest * Math.ceil(field.size / 2)
  const met: FieldAsked['met'] = [...asked.met.filter(([i, j]) => !isPair(i, j, a, b)), [a, b, never]]
  return fieldAsked({ ...asked, met })
}

/** A round beside the best without one of its pairs, which was found of `fieldWithout`; null: there is no round without it. */
export function nextBest(field: Field, round: Pairing, a: number, b: number, without: Proven): NextBest | null {
  if (without.pairs.some(([i, j]) => isPair(i, j, a, b))) return null
  const [cost, other] = [field.costOf(round.pairs, round.bye), field.costOf(without.pairs, without.bye)]
  const at = CRITERIA.findIndex((name) => cost[name] !== other[name])
  const criterion = CRITERIA[at] ?? null
  return criterion === null
    ? { criterion, was: 0, would: 0, proven: true }
    : { criterion, was: cost[criterion], would: other[criterion], proven: without.proven > at }
}

const isPair = (i: number, j: number, a: number, b: number): boolean => (i === a && j === b) || (i === b && j === a)
