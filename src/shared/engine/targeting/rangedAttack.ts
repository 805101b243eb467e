/** May this figure shoot, or throw an object, at that one? (ATK-03, LOF-13, SIZ-10, OBJ-05) */
import { numberOf } from '../situation/objectRules.ts'
import { shapeOf } from '../action/shape.ts'
import { xyOf } from '../../grid/grid.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import { engaging } from '../situation/hiding.ts'
import { barredBySmoke } from '../situation/smoke.ts'
import { drawLine, fieldOf, figureEnd, type DrawnLine, type LineEnd } from '../lineOfFire/bestLine.ts'
import { uncountedBeyond } from '../lineOfFire/counting.ts'
import { factsOfLine, LINE_VERDICTS, type LineFacts } from '../lineOfFire/ruleOnLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { contributes, considered, decides, quiet } from '../situation/reasons.ts'
import type { LineDrawn, LineVerdict, Reason } from '../../contract/ruling.ts'
import { clausesOf, isSuch, type FigureState, type Situation } from '../situation/situation.ts'
import { plainContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'
import { markerUsed } from '../values/heldMarker.ts'
import {
  objectionsToFigure,
  rowOfMeans,
  objectionsToMoved,
  objectionsToSeen,
  purposeOf,
  weighObjections,
  type Means,
  type TargetFinding
} from '../situation/target.ts'

/** Objections against this figure making any ranged attack, before a target is chosen. */
export function objectionsToShooting(situation: Situation, attacker: FigureState, means: Means): Reason[] {
  const against = barredBySmoke(situation, attacker)
  for (const { effect, clause } of clausesOf(attacker, 'targeting')) {
    if (clause.does === 'no-ranged-attacks' && !clause.but?.some((id) => means.during.includes(id)))
      against.push(decides(clause.rule, 'ranged.never', { by: effect.id, facts: { user: attacker.id, effect: effect.id } }))
  }
  if (means.kind === 'thrown') {
    const held = attacker.figure.holding
    if (!held) against.push(decides('OBJ-05', 'ranged.nothing-held', { facts: { user: attacker.id } }))
    else if (held === 'ultra-heavy') against.push(decides('OBJ-05', 'ranged.too-heavy', { facts: { user: attacker.id } }))
  }
  return against
}

/** A power whose attacks reach as far as it says, whatever the range value: a range of 0 is no obstacle (ERR-12, ERR-19). */
function ownReach(attacker: FigureState, { during }: Means): { readonly id: string; readonly rule: string; readonly reach: number } | null {
  for (const effect of during.map((id) => attacker.can.get(id))) {
    if (!effect || !shapeOf(effect).kinds.includes('power')) continue
    for (const clause of effect.clauses)
      if (clause.phase === 'targeting' && clause.does === 'reach' && 'squares' in clause.reach)
        return { id: effect.id, rule: clause.rule, reach: clause.reach.squares }
  }
  return null
}

/** How far it reaches toward a target: the range value after everything, or the object's flight. */
export function rangedReach(
  situation: Situation,
  attacker: FigureState,
  target: FigureState | null,
  means: Means
): { reach: number; because: readonly Reason[] } {
  if (means.kind === 'thrown') {
    const reach = numberOf(situation.ruleset.params.objects.throwReach, attacker.figure.holding)
    return { reach, because: reach > 0 ? [contributes('OBJ-05', 'ranged.thrown-reach', { facts: { reach } })] : [] }
  }
  const marker = markerUsed(situation, attacker, means.during)
  if (marker) {
    const reach = marker.printed.bolt
    return { reach, because: [contributes('OBJ-05', 'ranged.thrown-reach', { by: marker.id, facts: { reach } })] }
  }
  const power = ownReach(attacker, means)
  if (power)
    return {
      reach: power.reach,
      because: [contributes(power.rule, 'ranged.own-reach', { by: power.id, facts: { reach: power.reach, effect: power.id } })]
    }
  const result = valueOf(situation, attacker, 'range', { ...plainContext, during: means.during, attack: 'ranged', opponent: target })
  return { reach: result.value, because: result.because.filter((reason) => reason.rule !== 'VAL-01') }
}

/** What is never thrown, or is not there, flies no square: that is said already, and no range value is found wanting (OBJ-05). */
export const withinFlight = (means: Means, reach: number, objections: readonly Reason[]): readonly Reason[] =>
  means.kind === 'thrown' && reach <= 0
    ? objections.filter(({ say }) => say !== 'ranged.no-range' && say !== 'terrain.too-far')
    : objections

/** Being based: who stands next to it, and what that allows (ATK-03, SIZ-10). */
export function objectionsWhenBased(situation: Situation, attacker: FigureState, target: FigureState | null, because: Reason[]): Reason[] {
  const shot =
    target !== null && areAdjacent(situation, attacker, target)
      ? clausesOf(target, 'targeting').find(({ clause }) => clause.does === 'shot-by-adjacent' && isSuch(attacker, clause.by))
      : undefined
  const opponents = engaging(situation, attacker).filter((other) => !shot || other.id !== target?.id)
  if (shot && target && opponents.length === 0) {
    because.push(
      contributes(shot.clause.rule, 'ranged.at-adjacent', {
        by: shot.effect.id,
        facts: { user: attacker.id, figure: target.id, effect: shot.effect.id }
      })
    )
  }
  if (opponents.length === 0) return []
  const facts = { user: attacker.id, figures: opponents.map((other) => other.id), figure: target?.id ?? null }
  const allowed = clausesOf(attacker, 'targeting').filter(({ clause }) => clause.does === 'ranged-while-based')
  const near = target !== null && areAdjacent(situation, attacker, target)
  for (const { effect, clause } of allowed) {
    if (clause.does !== 'ranged-while-based') continue
    if (clause.at === 'any' || (clause.at === 'adjacent') === near) {
      because.push(
        contributes(clause.rule, near ? 'ranged.based-adjacent' : 'ranged.based-distant', {
          by: effect.id,
          facts: { ...facts, effect: effect.id }
        })
      )
      return []
    }
  }
  if (allowed.length > 0) {
    return [
      decides('SIZ-10', near ? 'ranged.only-distant' : 'ranged.only-adjacent', { facts: { ...facts, effect: allowed[0]!.effect.id } }),
      considered('ATK-03', 'ranged.based', { facts })
    ]
  }
  // Where its target may be shot from next to it, those others are in the way.
  return [decides('ATK-03', near && !shot ? 'ranged.target-adjacent' : 'ranged.based', { facts })]
}

export function rangedTarget(situation: Situation, attacker: FigureState, target: FigureState, means: Means): TargetFinding {
  const because: Reason[] = []
  const against = [
    ...objectionsToFigure(situation, attacker, target, 'opposing', means.during, rowOfMeans(situation, means, 'ATK-03')),
    ...objectionsToSeen(situation, attacker, target, means),
    ...objectionsToMoved(situation, attacker, target, means),
    ...objectionsToShooting(situation, attacker, means),
    ...objectionsWhenBased(situation, attacker, target, because)
  ]
  const { reach, because: whyReach } = rangedReach(situation, attacker, target, means)
  because.push(...whyReach)
  const from = figureEnd(attacker)
  const to = figureEnd(target)
  const { distance, lineOfFire, line, objections } = lineAndRange(situation, from, to, reach, purposeOf(attacker, means.during), because, {
    figure: target.id,
    user: attacker.id
  })
  against.push(...withinFlight(means, reach, objections))
  const legal = against.length === 0
  return {
    legal,
    distance,
    reach,
    lineOfFire,
    line,
    adjacent: areAdjacent(situation, attacker, target),
    because: [
      ...weighObjections(against),
      ...because,
      ...(legal
        ? [decides('ATK-03', 'ranged.legal', { facts: { figure: target.id, user: attacker.id, distance: distance ?? 0, reach } })]
        : [])
    ]
  }
}

const drawnOf = ({ verdict, between, corners, blockedBy, hinderedBy, through }: LineFacts): LineDrawn => ({
  verdict,
  between,
  corners,
  blockedBy,
  hinderedBy,
  ...(through ? { through } : {})
})

/** What keeps this line, though it is short enough, from being counted along (MAP-07). */
export function uncounted(situation: Situation, { question, aloft }: DrawnLine): Reason[] {
  const { grid } = situation.position
  const beyond = uncountedBeyond(fieldOf(situation, aloft?.clause ?? null), question)
  return beyond ? [decides('MAP-07', 'ranged.not-counted', { at: beyond.map((square) => xyOf(grid, square)) })] : []
}

/**
 * The line to a target and whether it lies within reach: shared by attacks and powers (LOF-13). A reach of 0 gets to nobody, not even in its own
 * square (ATK-03).
 */
export function lineAndRange(
  situation: Situation,
  from: LineEnd,
  to: LineEnd,
  reach: number,
  purpose: string,
  because: Reason[],
  facts: Readonly<Record<string, string>>
): { distance: number | null; lineOfFire: LineVerdict | null; line: LineDrawn | null; objections: Reason[] } {
  const inReach = drawLine(situation, from, to, purpose, reach)
  const drawn = inReach ?? drawLine(situation, from, to, purpose)
  if (!drawn) return { distance: null, lineOfFire: null, line: null, objections: [] }
  const line = factsOfLine(situation, from, to, drawn, purpose)
  const objections: Reason[] = []
  if (!inReach && drawn.distance <= reach) objections.push(...uncounted(situation, drawn))
  else if (!inReach || reach <= 0) {
    const rule = reach <= 0 ? 'ATK-03' : 'LOF-13'
    objections.push(
      decides(rule, reach <= 0 ? 'ranged.no-range' : 'ranged.too-far', { facts: { ...facts, distance: drawn.distance, reach } })
    )
  } else {
    because.push(contributes('LOF-13', 'ranged.within', { facts: { ...facts, distance: drawn.distance, reach } }))
  }
  if (drawn.state === BLOCKED) {
    // The first blocker says more than "blocked", so it comes first.
    objections.push(...line.because.filter((reason) => reason.weight === 'decides'), decides('LOF-09', 'ranged.blocked', { facts }))
    because.push(...line.because.filter((reason) => reason.weight !== 'decides'))
  } else {
    because.push(...quiet(line.because))
  }
  return { distance: drawn.distance, lineOfFire: LINE_VERDICTS[drawn.state]!, line: drawnOf(line), objections }
}
