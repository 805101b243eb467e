/** Close or ranged, where a question leaves it open. */
import type { CaseTarget } from '../../contract/case.ts'
import { squareAt } from '../../grid/grid.ts'
import { areAdjacent, areSquaresAdjacent } from '../situation/adjacency.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { shapeOf } from '../action/shape.ts'
import type { Means } from '../situation/target.ts'

export interface AttackSaid {
  readonly targets: readonly CaseTarget[]
  readonly attack?: 'close' | 'ranged'
  readonly action?: string
  readonly object?: string
  readonly powers?: readonly string[]
}

/** What the question says, what its powers are for, or whether the targets stand next to the attacker. */
export function kindOfAttack(situation: Situation, attacker: FigureState, said: AttackSaid): Means['kind'] {
  if (said.action === 'thrown-object') return 'thrown'
  if (said.object !== undefined) return 'ranged'
  if (said.attack) return said.attack
  for (const id of [said.action, ...(said.powers ?? [])]) {
    const effect = id === undefined ? undefined : situation.ruleset.effects.get(id)
    const kind = effect ? shapeOf(effect).attackKind : null
    if (kind) return kind
  }
  return said.targets.every((target) => isInReach(situation, attacker, target)) ? 'close' : 'ranged'
}

/** Whether close combat reaches it: an adjacent figure, square or object, a wall on an edge of the attacker's own square (TER-11, TER-16, OBJ-07). */
function isInReach(situation: Situation, attacker: FigureState, target: CaseTarget): boolean {
  if (typeof target === 'string') return areAdjacent(situation, attacker, figureOf(situation, target))
  const { grid, objects } = situation.position
  if ('wall' in target) return target.wall.some(([x, y]) => attacker.squares.includes(squareAt(grid, x, y)))
  const square =
    'square' in target ? squareAt(grid, target.square[0], target.square[1]) : objects.find(({ id }) => id === target.object)?.square
  return square !== undefined && attacker.squares.some((from) => areSquaresAdjacent(situation, from, square))
}
