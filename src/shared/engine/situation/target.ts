/** What a targeting check finds: the facts a person at the table asks for, and every reason for or against. */
import { sparedFrom } from './firstRound.ts'
import { absenceOf } from './absence.ts'
import { captivesOf } from './captives.ts'
import type { LineDrawn, LineVerdict, Reason } from '../../contract/ruling.ts'
import { hiddenFrom } from './hiding.ts'
import { decides } from './reasons.ts'
import { areAdjacent, figureDistance } from './adjacency.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { clausesOf, knowsClause, terrainClauses, type FigureState, type Situation, isNamed } from './situation.ts'
import { WATER } from '../../position/position.ts'

export interface TargetFinding {
  readonly legal: boolean
  readonly distance: number | null
  readonly reach: number | null
  readonly lineOfFire: LineVerdict | null
  readonly adjacent: boolean
  readonly line?: LineDrawn | null
  /** The first of those that decide is why it is illegal. */
  readonly because: readonly Reason[]
}

/** How an attack is made: its kind, what it is part of, and the powers used in it. */
export interface Means {
  readonly kind: 'close' | 'ranged' | 'thrown'
  /** The action that the attack belongs to; null: a close or ranged combat action of its own. */
  readonly action: string | null
  /** Ids that values ask about: the action and the powers used. */
  readonly during: readonly string[]
  /** The object that it hurls at its target (POW-TK). */
  readonly object?: string
  /** It is part of a close combat *action*, not just an attack (ACT-11). */
  readonly isAction: boolean
}

/**
 * Objections against choosing this figure at all, whatever the means: wrong side (ATK-04), not yet in the game
 * (GEN-05), out of reach of a power for good (POW-BF).
 * @param row the row that names the permitted targets
 */
export function objectionsToFigure(
  situation: Situation,
  user: FigureState,
  target: FigureState,
  who: 'opposing' | 'friendly' | 'any' | 'any-other',
  ids: readonly string[],
  row: string
): Reason[] {
  const against: Reason[] = []
  const place = { by: target.id, facts: { figure: target.id, user: user.id } }
  const absent = absenceOf(situation, target)
  if (absent) against.push(absent)
  const friend = target.side === user.side
  const side = situation.ruleset.params.targeting.wrongTarget === 'by-effect' ? row : 'ATK-04'
  if (who === 'opposing' && friend) against.push(decides(side, target.id === user.id ? 'target.itself' : 'target.friend', place))
  if (who === 'friendly' && (!friend || target.id === user.id)) against.push(decides(side, 'target.not-a-friend', place))
  if (who === 'any-other' && target.id === user.id) against.push(decides(side, 'target.itself', place))
  const spared = sparedFrom(situation, target, user.side)
  if (spared) against.push(decides(spared.rule, spared.say, place))
  if (!friend) against.push(...objectionsToSwimmer(situation, user, target))
  for (const { effect, clause } of clausesOf(user, 'targeting')) {
    if (clause.does !== 'only-captors' || !ids.includes(clause.during)) continue
    if (!captivesOf(situation, target.id).some(({ side }) => side === user.side))
      against.push(decides(clause.rule, 'capture.nobody-to-rescue', { by: effect.id, facts: place.facts }))
  }
  if (user.id !== target.id) against.push(...objectionsToDistance(situation, user, figureDistance(situation, user, target), target))
  for (const { terrain, clause } of friend ? [] : terrainClauses(situation, target, 'not-targeted')) {
    if (clause.named !== undefined && !isNamed(user, clause.named)) continue
    if (clause.by !== undefined && !clause.by.some((id) => ids.includes(id))) continue
    against.push(decides(clause.rule, 'target.not-by-this', { by: terrain.id, facts: { figure: target.id, effect: terrain.id } }))
  }
  // An action that would give it a third token cannot be given (ACT-06, Q27).
  for (const { effect, clause } of target.tokens < 2 || situation.ruleset.params.tokens.beyondTwo !== 'forbidden'
    ? []
    : clausesOf(user, 'attack')) {
    if (clause.does === 'token-on-hit' && ids.includes(effect.id))
      against.push(decides('ACT-06', 'target.two-tokens', { by: effect.id, facts: place.facts }))
  }
  for (const { effect, clause } of clausesOf(target, 'targeting')) {
    if (clause.does === 'not-targetable-by' && clause.ids.some((id) => ids.includes(id))) {
      against.push(decides(clause.rule, 'target.not-by-this', { by: effect.id, facts: { figure: target.id, effect: effect.id } }))
    }
  }
  return against
}

/** A swimmer in water is not targeted from afar (Swim since 2021). */
function objectionsToSwimmer(situation: Situation, user: FigureState, target: FigureState): Reason[] {
  const { ruleset, position } = situation
  if (!knowsClause(ruleset, 'targeting', 'hidden-in-water')) return []
  const isInWater = target.squares.length > 0 && target.squares.every((square) => (position.ground[square]! & WATER) !== 0)
  return clausesOf(target, 'targeting').flatMap(({ effect, clause }) => {
    if (clause.does !== 'hidden-in-water' || !isInWater) return []
    const distance = figureDistance(situation, user, target)
    if (distance <= clause.beyond) return []
    const facts = { figure: target.id, user: user.id, effect: effect.id, distance, within: clause.beyond }
    return [decides(clause.rule, 'target.hidden-in-water', { by: effect.id, facts })]
  })
}

/** Ground on which nothing so far away may be targeted: a figure, or whatever else it is (MAP-20). */
export function objectionsToDistance(
  situation: Situation,
  user: FigureState,
  distance: number | null,
  target: FigureState | null = null
): Reason[] {
  const facts: Readonly<Record<string, string>> = target ? { figure: target.id, user: user.id } : {}
  return terrainClauses(situation, user, 'targeting').flatMap(({ terrain, clause: { rule, within, named } }) =>
    distance !== null && distance > within && (named === undefined || (target !== null && isNamed(target, named)))
      ? [decides(rule, 'target.beyond', { by: terrain.id, facts: { ...facts, terrain: terrain.id, distance, within } })]
      : []
  )
}

/** The row that names the permitted targets of an attack: that of the power whose action it is, or of the kind of attack. */
export const rowOfMeans = ({ ruleset }: Situation, { action }: Means, plain: string): string =>
  (action === null ? undefined : ruleset.effects.get(action)?.rule) ?? plain

/** What a line is drawn for: an action or power in use whose lines pass something, else just an attack. */
export const purposeOf = (attacker: FigureState, during: readonly string[]): string =>
  during.find((id) =>
    attacker.can.get(id)?.clauses.some((clause) => clause.phase === 'line-of-fire' && clause.does === 'ignore' && clause.during === id)
  ) ?? 'attack'

/** Attacks that are only for hidden figures, against others (CC-23). */
export function objectionsToSeen(situation: Situation, attacker: FigureState, target: FigureState, means: Means): Reason[] {
  return clausesOf(attacker, 'targeting').flatMap(({ effect, clause }) => {
    if (clause.does !== 'only-hidden' || !means.during.includes(clause.during) || hiddenFrom(situation, attacker, target, 'attack'))
      return []
    return [decides(clause.rule, 'target.not-hidden', { by: effect.id, facts: { figure: target.id, user: attacker.id } })]
  })
}

/** Is it a base of several squares that its card lets figures next to it move with this power? */
export const isMovedByCard = (situation: Situation, target: FigureState, id: string): boolean =>
  target.squares.length > 1 && terrainClauses(situation, target, 'movable').some(({ clause }) => clause.by.includes(id))

/** By who the target is, where a power moves it: its base and its size (POW-TK, MUL-04). */
export function objectionsToBeMoved(
  situation: Situation,
  user: FigureState,
  target: FigureState,
  { id, rule, anySize }: Pick<Effect, 'id' | 'rule'> & { readonly anySize?: boolean | undefined }
): Reason[] {
  const facts = { figure: target.id, user: user.id }
  const against: Reason[] = []
  const byCard = isMovedByCard(situation, target, id)
  if (target.squares.length > 1 && !(byCard && areAdjacent(situation, user, target)))
    against.push(decides('MUL-04', byCard ? 'power.multi-base-apart' : 'power.multi-base', { facts }))
  if (!anySize && (target.size === 'giant' || target.size === 'colossal')) against.push(decides(rule, 'power.too-large', { facts }))
  return against
}

/** The same for an attack by which its target is moved. */
export function objectionsToMoved(situation: Situation, attacker: FigureState, target: FigureState, means: Means): Reason[] {
  const effect = movingPower(attacker, means)
  return effect ? objectionsToBeMoved(situation, attacker, target, effect) : []
}

/** The power in use that moves what it is aimed at (POW-TK). */
export const movingPower = (attacker: FigureState, { during }: Means): Effect | undefined =>
  during
    .map((id) => attacker.can.get(id))
    .find((effect) => effect?.clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'reach' && clause.movable))

/** Keeps the first deciding reason; later objections contribute. */
export function weighObjections(against: readonly Reason[]): Reason[] {
  return against.map((reason, index) => (index === 0 ? reason : { ...reason, weight: 'contributes' as const }))
}
