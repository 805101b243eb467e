/** A figure about to move in an action: whether it may, how far, and what it passes (MOV-01, MOV-06, MOV-07, ABL-CARRY). */
import { columnOf, isOnGrid, rowOf } from '../../grid/grid.ts'
import { adjacentTo, areAdjacent } from '../adjacency.ts'
import { decides } from '../reasons.ts'
import type { Reason } from '../ruling.ts'
import { byId, type FigureState, type Situation } from '../situation.ts'
import { plainContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'
import { rankOf } from '../lineOfFire/trace.ts'
import { tooManyTokens } from '../attack/tokens.ts'
import { ignoredWhile, type Mover } from './step.ts'

export interface Start {
  readonly mover: Mover
  /** Squares allowed, after everything. */
  readonly speed: number
  readonly during: readonly string[]
  /** Why this action cannot be given at all. */
  readonly against: readonly Reason[]
  readonly because: readonly Reason[]
}

/** The ids that values and clauses ask about: a move action under another name is a move action too. */
export function duringOf(situation: Situation, action: string): readonly string[] {
  return situation.ruleset.effects.get(action)?.act === 'move' ? [action, 'move'] : [action]
}

function objections(situation: Situation, figure: FigureState, action: string): Reason[] {
  const against: Reason[] = []
  const facts = { user: figure.id, effect: action }
  const effect = situation.ruleset.effects.get(action)
  if (action !== 'move' && !figure.can.has(action)) against.push(decides(effect?.rule ?? 'GEN-09', 'means.cannot-use', { by: action, facts }))
  if (effect?.act !== 'free') {
    const tokens = tooManyTokens(figure)
    if (tokens) against.push(tokens)
  }
  return against
}

/** Combat symbols that cannot be carried, by the abilities that come with them. */
const SYMBOLS = ['flight', 'duo-attack', 'move-and-attack', 'transporter', 'carry']

/** Why this friend cannot be carried (ABL-CARRY, ABL-TIN), each with its rule. */
export function objectionsToCarrying(situation: Situation, carrier: FigureState, friend: FigureState): Reason[] {
  const against: Reason[] = []
  const facts = { user: carrier.id, figure: friend.id }
  const say = (rule: string, sentence: string): void => { against.push(decides(rule, sentence, { facts })) }
  const tiny = friend.size === 'tiny' && rankOf(carrier.size, true) > rankOf('tiny', true)
  if (!carrier.can.has('carry') && !tiny) say('ABL-CARRY', 'carry.cannot')
  if (friend.side !== carrier.side || friend.id === carrier.id) say('ABL-CARRY', 'carry.no-friend')
  if (!areAdjacent(situation, carrier, friend)) say('ABL-CARRY', 'carry.not-adjacent')
  if (rankOf(friend.size, true) > rankOf(carrier.size, true)) say('ABL-CARRY', 'carry.larger')
  if (friend.squares.length > 1) say('MUL-04', 'carry.multi-base')
  if (friend.figure.holding) say('ABL-CARRY', 'carry.holding')
  if (friend.can.has('battle-fury')) say('POW-BF', 'carry.battle-fury')
  if (!tiny && SYMBOLS.some((id) => friend.figure.abilities.includes(id))) say('ABL-CARRY', 'carry.symbol')
  return against
}

function squaresNear(situation: Situation, figures: readonly FigureState[]): Uint8Array {
  const { grid } = situation.position
  const near = new Uint8Array(grid.columns * grid.rows)
  for (const figure of figures) {
    for (const square of figure.squares) {
      const x = columnOf(grid, square)
      const y = rowOf(grid, square)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) if (isOnGrid(grid, x + dx, y + dy)) near[(y + dy) * grid.columns + x + dx] = 1
      }
    }
  }
  return near
}

/** The figure at the start of its move; break away is taken as done (it is a question of its own). */
export function startMove(situation: Situation, figure: FigureState, action: string, carried: FigureState | null): Start {
  const during = duringOf(situation, action)
  const speed = valueOf(situation, figure, 'speed', { ...plainContext, during, carrying: carried })
  const opponents = situation.states.filter((other) => other.side !== figure.side && !other.ko).sort(byId)
  const near = adjacentTo(situation, figure).filter((other) => other.side !== figure.side).map((other) => other.id)
  return {
    mover: { figure, ignores: ignoredWhile(figure, during), leftBehind: new Set(near), opponents, nearOpponents: squaresNear(situation, opponents) },
    speed: speed.value, during,
    against: [...objections(situation, figure, action), ...(carried ? objectionsToCarrying(situation, figure, carried) : [])],
    because: speed.because
  }
}
