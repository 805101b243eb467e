/** Attacks that move something: an opponent who is placed when it is hit, an object that is hurled at one (POW-TK, ERR-12). */
import { distanceBetween, isOnGrid, squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { weightOf, type ObjectWeight } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import { canEndIn } from '../ground/step.ts'
import { figureEnd } from '../lineOfFire/bestLine.ts'
import { objectionsToWeight } from '../situation/objectRules.ts'
import { contributes, decides } from '../situation/reasons.ts'
import type { FigureState } from '../situation/situation.ts'
import { movingPower, objectionsToDistance, objectionsToFigure, weighObjections } from '../situation/target.ts'
import { movingReach, objectionsToMoving } from '../targeting/movedTo.ts'
import { lineAndRange, objectionsToShooting, objectionsWhenBased } from '../targeting/rangedAttack.ts'
import { reachClauseOf } from '../targeting/reachPower.ts'
import { objectionsByGround } from '../targeting/terrainTarget.ts'
import type { Tally } from '../tokens/tally.ts'
import { attackClauses, type AttackInput, type TargetsChosen } from './input.ts'

/** The square that the question says this figure is to be put into; null: it says none. */
function placeOf(input: AttackInput, figure: string): Square | null | 'off the map' {
  const place = input.oracle.peek('place', figure)
  if (!Array.isArray(place)) return null
  const { grid } = input.situation.position
  const [x, y] = place as [number, number]
  return isOnGrid(grid, x, y) ? squareAt(grid, x, y) : 'off the map'
}

/** The destination is named before the attack: why what is hit cannot be placed there (POW-TK). */
export function objectionsToPlace(input: AttackInput, targets: readonly FigureState[]): Reason[] {
  const { situation, attacker, means } = input
  return attackClauses(attacker, means, 'move-hit').flatMap(({ id, clause }) =>
    targets.flatMap((target) => {
      const to = placeOf(input, target.id)
      if (to === null) return []
      const facts = { figure: target.id, user: attacker.id, effect: id }
      if (to === 'off the map' || !canEndIn(situation, target, to)) return [decides(clause.rule, 'time.cannot-place', { by: id, facts })]
      return objectionsToMoving(situation, attacker, attacker.can.get(id)!, { id: target.id, end: figureEnd(target) }, to)
    })
  )
}

/** Whom the attack hit stands where the question put it; where it says nothing, that is told (POW-TK). */
export function placeHits(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'move-hit')) {
    for (const hit of hits) {
      const to = placeOf(input, hit.id)
      const facts = { figure: hit.id, user: input.attacker.id, effect: id }
      if (hit.squares.length > 1) {
        because.push(contributes('MUL-04', 'moved.base-unsaid', { by: id, facts }))
        continue
      }
      if (typeof to !== 'number') {
        because.push(contributes(clause.rule, 'moved.where', { by: id, facts }))
        continue
      }
      tally.place(hit.figure.index, [to])
      const square = xyOf(input.situation.position.grid, to)
      because.push(contributes(clause.rule, 'time.placed', { by: id, at: [square], facts: { ...facts, square } }))
    }
  }
}

/** An object on the map that can be hurled: it has a weight. */
export interface Hurled {
  readonly id: string
  readonly weight: ObjectWeight
  readonly square: Square
}

/** The object that this attack hurls; null: it hurls none, or nothing of the kind lies on the map. */
export function hurledBy({ situation, means }: AttackInput): Hurled | null {
  const object = situation.position.objects.find(({ id }) => id === means.object)
  const weight = object ? weightOf(object.kind) : null
  return object && weight ? { id: object.id, weight, square: object.square } : null
}

/**
 * An object hurled at an opponent: distances between all three, but only one line of fire, to the square of the target.
 * No line is drawn to the target itself: no hindering terrain helps it, nor does Stealth (ERR-12).
 */
export function hurledTarget(input: AttackInput, named: readonly FigureState[]): TargetsChosen {
  const { situation, attacker, means } = input
  const { grid } = situation.position
  const effect = movingPower(attacker, means)
  const reach = effect ? movingReach(effect) : null
  const hurled = hurledBy(input)
  const [target] = named
  const because: Reason[] = []
  const facts = { user: attacker.id, object: means.object ?? '', effect: means.action ?? '', figure: target?.id ?? '' }
  const none = (say: string, rule: string): TargetsChosen => ({
    against: [decides(rule, say, { by: means.action, facts: { ...facts, count: named.length } })],
    aimed: [],
    area: false,
    because: []
  })
  if (!effect || reach === null) return none('moved.not-by-this', 'POW-TK')
  if (!hurled) return none('moved.no-object', effect.rule)
  if (!target || named.length > 1) return none('attack.one-target', effect.rule)
  const farFrom = (squares: readonly Square[]): number => Math.min(...squares.map((square) => distanceBetween(grid, square, hurled.square)))
  const against: Reason[] = [
    ...objectionsToWeight(situation.ruleset, attacker.id, effect.id, hurled.id, hurled.weight),
    ...objectionsToFigure(situation, attacker, target, 'opposing', means.during, effect.rule),
    ...objectionsByGround(situation, hurled.square, 'move', attacker),
    ...objectionsToDistance(situation, attacker, farFrom(attacker.squares)),
    ...objectionsToShooting(situation, attacker, means),
    ...objectionsWhenBased(situation, attacker, target, because)
  ]
  // Where the distance counts from what is moved, its user may be farther away (CC-17).
  const ends = reachClauseOf(effect)?.fromMoved ? [target] : [attacker, target]
  for (const end of ends) {
    const distance = farFrom(end.squares)
    if (distance > reach)
      against.push(decides(effect.rule, 'moved.object-too-far', { by: effect.id, facts: { ...facts, figure: end.id, distance, reach } }))
  }
  // Terrain on the way says nothing about the target's defense.
  const crossed: Reason[] = []
  const line = lineAndRange(
    situation,
    figureEnd(attacker),
    { state: null, squares: target.squares },
    reachClauseOf(effect)?.fromMoved ? Infinity : reach,
    effect.id,
    crossed,
    { figure: target.id, user: attacker.id }
  )
  against.push(...line.objections)
  // Where no distance of its user counts, none is told.
  const told = crossed.filter(({ facts: { reach: most } }) => most !== Infinity)
  because.push(...told.map((reason) => ({ ...reason, weight: 'considered' as const })))
  because.push(contributes('ERR-12', 'moved.only-to-the-square', { by: effect.id, facts }))
  return { against: weighObjections(against), aimed: [{ figure: target, lineOfFire: 'clear', line: line.line }], area: false, because }
}
