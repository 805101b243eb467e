/** Odds read off a position: what the attack needs, and who around it may interfere (section 27). */
import type { OddsQuestion } from '../../engine/odds/attackOdds.ts'
import { areAdjacent } from '../../engine/adjacency.ts'
import { attackClauses, type AttackInput } from '../../engine/attack/input.ts'
import { neededAgainst } from '../../engine/attack/roll.ts'
import { ChoiceBook, RollBook } from '../../engine/choices.ts'
import { clausesOf, figureOf, type FigureState, type Situation } from '../../engine/situation.ts'
import { closeTarget } from '../../engine/targeting/closeAttack.ts'
import { meansOf } from '../../engine/targeting/means.ts'
import { powerTarget, reachClauseOf } from '../../engine/targeting/reachPower.ts'
import { rangedTarget } from '../../engine/targeting/rangedAttack.ts'

/** Figures of one side whose Probability Control reaches the figure that rolls. */
function rerolls(situation: Situation, roller: FigureState, friends: boolean): number {
  return situation.states.filter((state) => {
    const effect = state.ko || (state.side === roller.side) !== friends ? undefined : state.can.get('probability-control')
    const clause = effect ? reachClauseOf(effect) : null
    return effect !== undefined && clause !== null && powerTarget(situation, state, roller, effect, clause).legal
  }).length
}

function questionFor(situation: Situation, attacker: FigureState, target: FigureState, open: readonly FigureState[], counts: { opposing: number; own: number }): OddsQuestion | null {
  const kind = areAdjacent(situation, attacker, target) ? 'close' : 'ranged'
  const { means } = meansOf(situation, attacker, kind, null, [])
  const finding = kind === 'close' ? closeTarget(situation, attacker, target, means) : rangedTarget(situation, attacker, target, means)
  if (!finding.legal) return null
  const input: AttackInput = {
    situation, attacker, means, book: new ChoiceBook({}), rolls: new RollBook({}),
    ask: { kind: 'attack', from: attacker.id, targets: [target.id] }
  }
  const { attack, defense } = neededAgainst(input, situation, { figure: target, lineOfFire: kind === 'ranged' ? finding.lineOfFire : null }, true, null)
  const evade = attackClauses(attacker, means, 'cannot-be-evaded').length > 0 ? undefined
    : clausesOf(target, 'attack').find(({ clause }) => clause.does === 'evade')?.clause
  const sees = clausesOf(attacker, 'targeting').some(({ clause }) => clause.does === 'ignore-refusal')
  const refuse = sees ? undefined : clausesOf(target, 'targeting').find(({ clause }) => clause.does === 'refuse-target')?.clause
  const rest = open.filter((other) => other.id !== target.id)
  const others = refuse ? rest.map((other) => questionFor(situation, attacker, other, rest, counts)).filter((one) => one !== null) : []
  return {
    needed: defense - attack, opposingRerolls: counts.opposing, ownRerolls: counts.own,
    evadeFrom: evade?.does === 'evade' ? evade.from : null, refuseFrom: refuse?.does === 'refuse-target' ? refuse.from : null,
    // The next best target is the one that is easiest to reach with the dice.
    otherwise: others.sort((a, b) => a.needed - b.needed)[0] ?? null
  }
}

/** The question that a position asks of the dice; null where the attack is not legal at all. */
export function oddsOnPosition(situation: Situation, from: string, to: string): OddsQuestion | null {
  const attacker = figureOf(situation, from)
  const counts = { opposing: rerolls(situation, attacker, false), own: rerolls(situation, attacker, true) }
  const open = situation.states.filter((state) => state.side !== attacker.side && !state.ko)
  return questionFor(situation, attacker, figureOf(situation, to), open, counts)
}
