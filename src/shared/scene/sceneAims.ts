/** Who aims at whom on the board: aim lines, the lines of an attack, targets that are no figures. */
import type { CaseTarget, ClixCase, SquareXY } from '../contract/case.ts'
import { squaresOf } from '../contract/caseSquares.ts'
import type { AttackRuling, LineVerdict } from '../contract/ruling.ts'
import { borderOf } from '../grid/border.ts'
import type { Point, SceneMark } from './scene.ts'
import { centreOf, marksOfLine } from './sceneLine.ts'

/** The middle of a base: the mean of its squares' centres. */
function middleOf(squares: readonly SquareXY[]): Point | null {
  if (squares.length === 0) return null
  const centres = squares.map(centreOf)
  const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length
  return [mean(0), mean(1)]
}

function pointOf(position: ClixCase, target: CaseTarget): Point | null {
  if (typeof target === 'string') {
    const figure = position.figures?.find(({ id }) => id === target)
    return figure ? middleOf(squaresOf(figure)) : null
  }
  if ('square' in target) return centreOf(target.square)
  if ('object' in target) {
    const object = position.objects?.find(({ id }) => id === target.object)
    return object ? centreOf(object.at) : null
  }
  const [a, b] = borderOf(target.wall)
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** An aim line to each of these targets. */
export function aims(position: ClixCase, from: string, targets: readonly CaseTarget[], verdict: LineVerdict | null): SceneMark[] {
  const start = pointOf(position, from)
  return targets.flatMap((target): SceneMark[] => {
    const end = pointOf(position, target)
    if (!start || !end || (start[0] === end[0] && start[1] === end[1])) return []
    return [{ kind: 'aim', from: start, to: end, verdict }]
  })
}

/** The line to each target that needed one, as the ruling has it; an aim line to the others. */
export function attackLines(position: ClixCase, from: string, targets: readonly CaseTarget[], ruling: AttackRuling): SceneMark[] {
  return targets.flatMap((target) => {
    const line = typeof target === 'string' ? ruling.lines?.[target] : undefined
    return line ? marksOfLine(line) : aims(position, from, [target], null)
  })
}

/** A target that is no figure stands out on its square or wall. */
export function targetMarks(position: ClixCase, targets: readonly CaseTarget[]): SceneMark[] {
  return targets.flatMap((target): SceneMark[] => {
    if (typeof target === 'string') return []
    if ('wall' in target) return [{ kind: 'target', at: target.wall, wall: true }]
    if ('square' in target) return [{ kind: 'target', at: [target.square], wall: false }]
    const object = position.objects?.find(({ id }) => id === target.object)
    return object ? [{ kind: 'target', at: [object.at], wall: false }] : []
  })
}
