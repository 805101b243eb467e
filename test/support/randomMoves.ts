/** Seeded questions of reach: a single-base mover with something to move by, among the figures of a seeded position. */
import type { CaseFigure, ClixCase, ReachAsk } from '../../src/shared/contract/case.ts'
import { randomPosition, type Wishes } from './randomPosition.ts'
import { chanceFrom } from './seeded.ts'

export const MOVING = ['leap-climb', 'phasing-teleport', 'charge', 'running-shot', 'hypersonic-speed', 'plasticity'] as const
export const SYMBOLS = [
  'flight',
  'swim',
  'improved-movement:elevated',
  'improved-movement:hindering',
  'improved-movement:water',
  'improved-movement:blocking',
  'improved-movement:indoor-blocking',
  'improved-movement:outdoor-blocking',
  'improved-movement:characters',
  'improved-movement:opposing-characters',
  'improved-movement:adjacent-characters',
  'improved-movement:move-past'
] as const

export type ReachQuestion = ClixCase & { readonly ask: ReachAsk }

/** Who reaches what: a figure of the position on one square, in an action that it can use. */
export function reachQuestion(seed: number, wishes: Wishes = {}): ReachQuestion {
  const chance = chanceFrom(seed ^ 0x3c6ef3)
  const position = randomPosition(seed, { powers: MOVING, abilities: SYMBOLS, gifted: 0.08, ...wishes })
  const index = position.figures.findIndex((figure) => figure.at !== undefined)
  const at = Math.max(0, index)
  const before = position.figures[at]!
  const action = chance.pick([
    'move',
    'move',
    'charge',
    'running-shot',
    'hypersonic-speed',
    'leap-climb',
    'phasing-teleport',
    'sidestep'
  ] as const)
  const own = action === 'move' || (action === 'sidestep' && position.ruleset !== 'heroclix-2013') ? [] : [action]
  const { squares, countered: _, ...rest } = before
  const mover: CaseFigure = {
    ...rest,
    ...(squares ? { at: squares[0]! } : {}),
    speed: chance.whole(0, 9),
    powers: [...new Set([...(before.powers ?? []), ...own])],
    abilities: [...(before.abilities ?? []), ...(chance.is(0.4) ? [chance.pick(SYMBOLS)] : [])]
  }
  return {
    ...position,
    figures: position.figures.with(at, mover),
    ask: { kind: 'reach', figure: mover.id, action: own.length > 0 ? action : 'move' }
  }
}
