/** Effects after resolutions, when the rest of an action is done: tokens are removed, and friends of a defeated figure heal. */
import type { Reason } from '../../contract/ruling.ts'
import { turnedBack } from '../../position/dial.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import { changed } from '../situation/changes.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { considered, contributes } from '../situation/reasons.ts'
import { byId, clausesOf, knowsClause, type FigureState, type Situation } from '../situation/situation.ts'
import type { TokenOff } from './later.ts'
import type { TerrainTable } from './terrainActs.ts'

/** Removes those tokens from figures that have one. Returns the situation after it. */
export function takeTokensOff(before: Situation, due: readonly TokenOff[], because: Reason[]): Situation {
  let situation = before
  for (const { figure: id, effect, rule } of due) {
    const state = situation.states.find((one) => one.id === id)!
    if (state.ko || state.tokens === 0) continue
    situation = changed(situation, state.figure.index, { tokens: state.tokens - 1 })
    because.push(contributes(rule, 'aftermath.token-off', { by: effect, facts: { figure: id, effect, tokens: state.tokens - 1 } }))
  }
  return situation
}

/** Whether a click of the figure can be healed. */
export const isHurt = ({ figure, click, ko }: FigureState): boolean => !ko && turnedBack(figure, click, 1) !== click

const healFriends = (table: TerrainTable, fallen: FigureState): void => {
  for (const { effect, clause } of clausesOf(fallen, 'aftermath')) {
    if (clause.does !== 'heal-friends-when-defeated') continue
    for (const friend of [...table.situation.states].sort(byId)) {
      if (friend.id === fallen.id || friend.side !== fallen.side || !friend.can.has(effect.id) || !isHurt(friend)) continue
      table.heal(friend.id, clause.amount)
      const facts = { figure: fallen.id, to: friend.id, effect: effect.id, amount: clause.amount }
      table.because.push(contributes(clause.rule, 'aftermath.heals-by-fall', { by: effect.id, facts }))
    }
  }
}

function healNeighbours(table: TerrainTable, fallen: FigureState, oracle: Oracle): void {
  const there: FigureState = { ...fallen, squares: fallen.stood }
  for (const friend of [...table.situation.states].sort(byId)) {
    if (friend.ko || friend.side !== fallen.side || friend.id === fallen.id) continue
    const found = clausesOf(friend, 'aftermath').find(({ clause }) => clause.does === 'heal-when-friend-falls')
    if (found?.clause.does !== 'heal-when-friend-falls' || !areAdjacent(table.situation, friend, there)) continue
    const { effect, clause } = found
    const die = oracle.die(friend.id, clause.roll)
    const facts = { figure: fallen.id, to: friend.id, effect: effect.id }
    if (die === undefined) {
      table.because.push(considered(clause.rule, 'aftermath.heal-not-rolled', { by: effect.id, facts }))
      continue
    }
    const amount = Math.max(clause.least, die - clause.less)
    table.heal(friend.id, amount)
    table.because.push(contributes(clause.rule, 'aftermath.heals-beside', { by: effect.id, facts: { ...facts, roll: die, amount } }))
  }
}

/** Heals friends of the figures that were defeated since `before`. */
export function afterDefeats(table: TerrainTable, before: Situation, oracle: Oracle): void {
  const { ruleset } = before
  const heals = knowsClause(ruleset, 'aftermath', 'heal-friends-when-defeated')
  const rolled = knowsClause(ruleset, 'aftermath', 'heal-when-friend-falls')
  if (!heals && !rolled) return
  for (const was of before.states) {
    if (was.ko) continue
    const now = table.state(was.id)
    if (!now.ko) continue
    healFriends(table, was)
    healNeighbours(table, now, oracle)
  }
}
