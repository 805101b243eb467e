/** Effects after resolutions, when the rest of an action is done: tokens are removed, and friends of a defeated figure heal. */
import { areAdjacent } from '../situation/adjacency.ts'
import type { RollBook } from '../situation/choices.ts'
import { considered, contributes } from '../situation/reasons.ts'
import { byId, clausesOf, knowsClause, type FigureState, type Found, type Situation } from '../situation/situation.ts'
import type { TerrainTable } from '../tokens/terrainActs.ts'
import type { Tally } from '../tokens/tally.ts'
import { turnedBack } from '../../position/dial.ts'
import type { AttackInput } from './input.ts'
import { diceFor, type AttackDice, type Compared } from './roll.ts'
import type { Suffered } from './harm.ts'
import type { Reason } from '../../contract/ruling.ts'
import { changed } from '../situation/changes.ts'

/** A token that a hit takes off its attacker when the action is over. */
export interface TokenOff {
  readonly figure: string
  readonly effect: string
  readonly rule: string
}

/** The tokens that this roll takes off the attacker later (Brotherhood of Mutants). */
export function tokensOffBy(input: AttackInput, compared: readonly Compared[], dice: AttackDice): readonly TokenOff[] {
  const { attacker, told } = input
  if (told || !knowsClause(input.situation.ruleset, 'aftermath', 'token-off-on-roll')) return []
  return clausesOf(attacker, 'aftermath').flatMap(({ effect, clause }) => {
    if (clause.does !== 'token-off-on-roll') return []
    const isMet = compared.some(({ hit, figure }) => {
      const [a, b] = diceFor(dice, figure.id)
      return hit && figure.side !== attacker.side && a + b >= clause.from
    })
    return isMet ? [{ figure: attacker.id, effect: effect.id, rule: clause.rule }] : []
  })
}

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

const isHurt = ({ figure, click, ko }: FigureState): boolean => !ko && turnedBack(figure, click, 1) !== click

/** Friends that the attacker heals by the opponents of one size that its attack has defeated (Minions of Doom). */
export function healByDefeats(input: AttackInput, tally: Tally, suffered: readonly Suffered[], because: Reason[]): void {
  if (!knowsClause(input.situation.ruleset, 'aftermath', 'heal-on-defeat')) return
  for (const { effect, clause } of clausesOf(tally.state(input.attacker.id), 'aftermath')) {
    if (clause.does !== 'heal-on-defeat') continue
    for (const { figure: id } of suffered) {
      const { ko, side, size } = tally.state(id)
      if (!ko || side === input.attacker.side || size !== clause.size) continue
      const friends = tally.situation.states
        .filter((state) => state.side === input.attacker.side && state.can.has(effect.id) && isHurt(state))
        .map((state) => state.id)
        .sort()
      const facts = { figure: id, user: input.attacker.id, effect: effect.id }
      if (friends.length === 0) {
        because.push(considered(clause.rule, 'aftermath.heals-nobody', { by: effect.id, facts }))
        continue
      }
      const to = input.book.choose('heals', input.attacker.id, friends, clause.rule)
      tally.heal(to, clause.amount)
      because.push(contributes(clause.rule, 'aftermath.heals-by-defeat', { by: effect.id, facts: { ...facts, to, amount: clause.amount } }))
    }
  }
}

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

function healNeighbours(table: TerrainTable, fallen: FigureState, rolls: RollBook): void {
  const there: FigureState = { ...fallen, squares: fallen.stood }
  for (const friend of [...table.situation.states].sort(byId)) {
    if (friend.ko || friend.side !== fallen.side || friend.id === fallen.id) continue
    const found = clausesOf(friend, 'aftermath').find(({ clause }) => clause.does === 'heal-when-friend-falls')
    if (found?.clause.does !== 'heal-when-friend-falls' || !areAdjacent(table.situation, friend, there)) continue
    const { effect, clause } = found
    const die = rolls.next(friend.id, clause.roll)
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
export function afterDefeats(table: TerrainTable, before: Situation, rolls: RollBook): void {
  const { ruleset } = before
  const heals = knowsClause(ruleset, 'aftermath', 'heal-friends-when-defeated')
  const rolled = knowsClause(ruleset, 'aftermath', 'heal-when-friend-falls')
  if (!heals && !rolled) return
  for (const was of before.states) {
    if (was.ko) continue
    const now = table.state(was.id)
    if (!now.ko) continue
    healFriends(table, was)
    healNeighbours(table, now, rolls)
  }
}

/** The effect by which effects of opponents give the figure no tokens (Battle Fury), or undefined. */
export function refusesTokens({ attacker, situation }: AttackInput, tally: Tally, id: string): Found<'attack'> | undefined {
  if (!knowsClause(situation.ruleset, 'attack', 'takes-no-tokens')) return undefined
  const figure = tally.state(id)
  return figure.side === attacker.side ? undefined : clausesOf(figure, 'attack').find(({ clause }) => clause.does === 'takes-no-tokens')
}
