/** The beginning and the end of a turn, in the order of GEN-02. */
import type { Oracle } from '../oracle/oracle.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { bestByDie, clausesOf, isLesserFriend, knowsClause, type FigureState } from '../situation/situation.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { burst } from './attacks/grenades.ts'
import { terrainActs } from '../tokens/terrainActs.ts'
import type { Play } from './play/play.ts'

/** A new round begins when the side that began the last one has its turn again (GEN-01). */
function nextRound(play: Play, side: string): number {
  const { round } = play.situation.position.turn
  if (play.turn.roundStarter === null) {
    play.turn.roundStarter = side
    return round
  }
  return side === play.turn.roundStarter ? round + 1 : round
}

/** Friends that this figure may free of a token as the turn begins, alphabetically. */
const friendsWithTokens = ({ situation }: Play, figure: FigureState): readonly FigureState[] =>
  adjacentTo(situation, figure).filter((other) => isLesserFriend(figure, other) && other.tokens > 0)

/** Dice that take tokens off as the turn begins: of several effects with one roll the lowest number counts (Willpower, Great Size). */
function tokensOff(play: Play, side: string, oracle: Oracle): Reason | null {
  if (!knowsClause(play.situation.ruleset, 'token-off')) return null
  for (const { id } of play.situation.states.filter((state) => state.side === side && !state.ko)) {
    const rolled = clausesOf(play.state(id), 'token-off')
    for (const { effect, clause } of bestByDie(rolled, (one) => one.clause.roll)) {
      const figure = play.state(id)
      const die = oracle.die(id, clause.roll)
      if (die === undefined) continue
      const same = rolled.filter((one) => one.clause.roll === clause.roll)
      if (same.length > 1)
        play.because.push(
          contributes('ACT-07', 'time.tokens-one-roll', {
            by: effect.id,
            facts: { figure: id, effects: same.map((one) => one.effect.id), from: clause.from }
          })
        )
      const place = { by: effect.id, facts: { figure: id, effect: effect.id, roll: die, from: clause.from } }
      if (die < clause.from) {
        play.because.push(considered(clause.rule, 'time.token-stays', place))
        continue
      }
      const friends = clause.who === 'friend' ? friendsWithTokens(play, figure) : []
      const given = oracle.peek('leadership', id)
      const named = typeof given === 'string' ? given : undefined
      if (clause.who === 'friend' && named !== undefined && !friends.some((friend) => friend.id === named))
        return decides(clause.rule, 'time.no-such-friend', { by: effect.id, facts: { ...place.facts, figure: named, user: id } })
      if (friends.length > 1 && named === undefined) {
        play.leaveOpen(
          id,
          contributes(clause.rule, 'time.which-friend', { by: effect.id, facts: { ...place.facts, figures: friends.map((one) => one.id) } })
        )
        continue
      }
      const target = clause.who === 'self' ? figure : (friends.find((friend) => friend.id === named) ?? friends[0])
      if (!target || target.tokens === 0) continue
      play.setTokens(target.id, target.tokens - 1)
      play.because.push(
        contributes(clause.rule, 'time.token-off', { by: effect.id, facts: { ...place.facts, figure: target.id, user: id } })
      )
    }
  }
  return null
}

export function beginTurn(play: Play, side: string, oracle: Oracle): Reason | null {
  if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
  if (play.turn.turnsBegun > 0 && play.turn.part !== 'over')
    return decides('GEN-02', 'time.turn-not-ended', { facts: { side: play.active } })
  play.turn.turnsBegun++
  play.turn.beginningPlayed = true
  const round = nextRound(play, side)
  const ends = (play.situation.lasting ?? []).filter((one) => one.untilTurnOf === side)
  for (const one of ends) {
    play.because.push(
      contributes(one.counter === undefined ? 'GEN-02' : 'OUT-06', 'time.effect-ends', {
        by: one.effect,
        facts: { user: one.by, effect: one.effect, figure: one.on }
      })
    )
  }
  play.endEffects((one) => one.untilTurnOf === side)
  play.removeMarkers(side)
  play.setTurn(side, round)
  play.turn.part = 'beginning'
  play.turn.actionsGiven = 0
  play.turn.extraActions = 0
  play.turn.declared = false
  play.turn.last = null
  const { given, tokened, used, carried, refused, moved, actedWithTwo, justSplit, justMerged, ejected } = play.turn
  for (const set of [given, tokened, used, carried, refused, moved, actedWithTwo, justSplit, justMerged, ejected]) set.clear()
  play.turn.liftedFar.clear()
  for (const id of play.turn.boarded) if (play.state(id).figure.side === side) play.turn.boarded.delete(id)
  for (const id of play.turn.heldBack) if (play.state(id).side === side) play.turn.heldBack.delete(id)
  play.because.push(considered('GEN-01', 'time.turn-begins', { facts: { side, round } }))
  burst(play, side, oracle)
  const against = tokensOff(play, side, oracle)
  if (against) return against
  terrainActs(play, 'turn-begins', play.situation.states, oracle)
  terrainActs(
    play,
    'own-turn-begins',
    play.situation.states.filter((state) => state.side === side),
    oracle
  )
  return null
}

/** The end of the turn begins: what lasts for this turn ends, and nothing of the turn proper may follow (GEN-01, GEN-02). */
export function beginEnd(play: Play): Reason | null {
  if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
  if (play.turn.part === 'over') return decides('GEN-02', 'time.turn-over')
  if (play.turn.part === 'ending') return decides('GEN-01', 'time.end-begun', { facts: { side: play.active } })
  play.endEffects((one) => one.untilTurnOf === null)
  play.turn.part = 'ending'
  play.because.push(considered('GEN-01', 'time.end-begins', { facts: { side: play.active } }))
  return null
}

export function endTurn(play: Play, oracle: Oracle): Reason | null {
  if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
  if (play.turn.part === 'over') return decides('GEN-02', 'time.turn-over')
  const side = play.active
  play.endEffects((one) => one.untilTurnOf === null)
  terrainActs(play, 'turn-ends', play.situation.states, oracle)
  clearTokens(play, side)
  play.turn.part = 'over'
  return null
}

/** ACT-07, COL-01: whoever got no token this turn loses all of them; who paid for acting with two keeps them. */
function clearTokens(play: Play, side: string): void {
  for (const state of play.situation.states) {
    if (state.side !== side || state.ko || state.tokens === 0) continue
    const facts = { figure: state.id, tokens: state.tokens }
    if (play.turn.tokened.has(state.id)) {
      const stamina = play.turn.actedWithTwo.has(state.id) ? clausesOf(state, 'tokens')[0] : undefined
      play.because.push(considered(stamina?.clause.rule ?? 'ACT-07', 'time.tokens-stay', { by: state.id, facts }))
      continue
    }
    play.setTokens(state.id, 0)
    play.because.push(contributes('ACT-07', 'time.tokens-cleared', { by: state.id, facts }))
    if (state.tokens >= 2 && clausesOf(state, 'tokens').some(({ clause }) => clause.rule === 'COL-01')) {
      play.because.push(contributes('COL-03', 'time.stamina-rests', { by: state.id, facts }))
    }
  }
}
