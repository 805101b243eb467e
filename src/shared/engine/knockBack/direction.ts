/** Which way a figure is knocked back (KB-08, KB-10 to KB-14). Steps are `[dx, dy]`, each -1, 0 or 1. */
import type { Step } from '../../contract/case.ts'
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import { exhausted } from '../../base/result.ts'
import type { Params } from '../../rules/vocabulary/ruleset.ts'
import type { Situation } from '../situation/situation.ts'

export interface Directions {
  /** Straight ones before the diagonal, along x before along y. Empty: no direction at all. */
  readonly steps: readonly Step[]
  /** The rule that says so. */
  readonly rule: string
}

/** Every straight line out of a square. */
const EVERY_WAY: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1]
]

/** Attacker and target share a square, one of them in the air: where the attacker picks the line, each leads away (CC-14). */
const inOneSquare = (policy: Params['knockBack']['path']): Directions =>
  policy === 'attackers-line' ? { steps: EVERY_WAY, rule: 'KB-13' } : { steps: [], rule: 'KB-04' }

function offLine(policy: Params['knockBack']['path'], dx: number, dy: number): Directions {
  const sx = Math.sign(dx)
  const sy = Math.sign(dy)
  switch (policy) {
    case 'far-diagonal':
      return { steps: [[sx, sy]], rule: 'KB-10' }
    case 'extended-line': {
      const along: Step = Math.abs(dx) > Math.abs(dy) ? [sx, 0] : [0, sy]
      const flat = Math.max(Math.abs(dx), Math.abs(dy)) >= 3 * Math.min(Math.abs(dx), Math.abs(dy))
      return { steps: [along, [sx, sy]], rule: flat ? 'KB-12' : 'KB-11' }
    }
    case 'judge':
    case 'attackers-line':
      return {
        steps: [
          [sx, 0],
          [0, sy],
          [sx, sy]
        ],
        rule: policy === 'judge' ? 'KB-10' : 'KB-13'
      }
    default:
      return exhausted(policy)
  }
}

/** The directions open for a path from `target`, away from `origin`. */
export function directionsOf(situation: Situation, origin: Square, target: Square): Directions {
  const { grid } = situation.position
  const dx = columnOf(grid, target) - columnOf(grid, origin)
  const dy = rowOf(grid, target) - rowOf(grid, origin)
  if (dx === 0 && dy === 0) return inOneSquare(situation.ruleset.params.knockBack.path)
  if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return { steps: [[Math.sign(dx), Math.sign(dy)]], rule: 'KB-08' }
  return offLine(situation.ruleset.params.knockBack.path, dx, dy)
}

/** The squares that lie nearest to another, by squared distance. */
function nearestOf({ position: { grid } }: Situation, squares: readonly Square[], to: Square): readonly Square[] {
  const far = squares.map((square) => (columnOf(grid, square) - columnOf(grid, to)) ** 2 + (rowOf(grid, square) - rowOf(grid, to)) ** 2)
  const least = Math.min(...far)
  return squares.filter((_, index) => far[index] === least)
}

const isSame = (one: Step, other: Step): boolean => one[0] === other[0] && one[1] === other[1]

/**
 * The directions open for a path away from a base: those of its square nearest to the target; of equally near squares those of each, as no
 * document settles which of them counts (RDG-FROM).
 */
export function directionsFromBase(situation: Situation, base: readonly Square[], target: Square): Directions {
  const [first, ...others] = nearestOf(situation, base, target).map((square) => directionsOf(situation, square, target))
  if (others.every(({ steps }) => steps.every((step) => first!.steps.some((known) => isSame(step, known))))) return first!
  const all = [first!, ...others].flatMap(({ steps }) => steps)
  return { steps: EVERY_WAY.filter((step) => all.some((one) => isSame(step, one))), rule: first!.rule }
}
