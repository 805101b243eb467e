/** Every line from one square to squares where nobody stands: verdicts, for all of them at once. */
import type { Square } from '../../../grid/grid.ts'
import { HINDERING } from '../../../position/position.ts'
import { takeSteps } from '../../budget/budget.ts'
import { NO_FIGURE, type LineQuestion } from './causes.ts'
import type { LineField } from './lineBoard.ts'
import { drawAll, lineWords } from './lineWords.ts'
import { COLUMN, ROW } from './measures.ts'
import { lieOf, type Lie, type Obstacles, type Places } from './obstacles.ts'
import { traceLine } from './trace.ts'

const NOBODY = -2
/** To so few squares of a level lines are walked one by one. */
const FEW = 40

/** Squares of a board by their level, and where it hinders: as bits, for a board that lies like that. */
interface Ground {
  readonly lie: Lie
  readonly levels: readonly { readonly level: number; readonly squares: readonly Square[]; readonly words: Int32Array }[]
  readonly hindering: Int32Array
}

const grounds = new WeakMap<Uint8Array, { readonly sight: Uint8Array; readonly ground: Ground | null }>()

/** Worked out once for a map; null: it is too large for words. */
function groundOf({ position }: LineField): Ground | null {
  const { level, sight, grid } = position
  const known = grounds.get(level)
  if (known?.sight === sight) return known.ground
  const lie = lieOf(grid.columns, grid.rows)
  const ground = lie && laidOut(lie, level, sight)
  grounds.set(level, { sight, ground })
  return ground
}

function laidOut(lie: Lie, level: Uint8Array, sight: Uint8Array): Ground {
  const levels = new Map<number, { level: number; squares: Square[]; words: Int32Array }>()
  const hindering = new Int32Array(lie.depth)
  for (let v = 0; v < lie.depth; v++) {
    for (let u = 0; u < lie.span; u++) {
      const square = u * lie.spanStep + v * lie.depthStep
      const own = level[square]!
      const there = levels.get(own) ?? { level: own, squares: [], words: new Int32Array(lie.depth) }
      levels.set(own, there)
      there.squares.push(square)
      there.words[v]! |= 1 << u
      if (sight[square]! & HINDERING) hindering[v]! |= 1 << u
    }
  }
  return { lie, levels: [...levels.values()], hindering }
}

const blocked = lineWords()
const hindered = lineWords()

/**
 * The states of the lines from a square to every square as if nobody stood in it, by square, written into `states`.
 * @param ends the rank of whoever draws them
 */
export function drawPlain(field: LineField, from: Square, ends: number, states: Uint8Array): void {
  const { level } = field.position
  const ground = groundOf(field)
  const question: LineQuestion = {
    from,
    to: 0,
    fromLevel: level[from]!,
    toLevel: 0,
    ends,
    ignore: 0,
    fromFigure: NOBODY,
    toFigure: NOBODY
  }
  const walk = (to: Square): void => {
    question.to = to
    question.toLevel = level[to]!
    states[to] = traceLine(field, question, null)
  }
  if (!ground) {
    for (let to = 0; to < states.length; to++) walk(to)
    return
  }
  takeSteps(1 + (states.length >> 5))
  const { lie } = ground
  const place = field.places[from]!
  const [column, row] = [place & COLUMN, place >> ROW]
  const [u, v] = lie.rowsAlong ? [column, row] : [row, column]
  let drawn: Places | null = null
  for (const { level: toLevel, squares, words: mask } of ground.levels) {
    if (squares.length <= FEW) {
      for (const square of squares) walk(square)
      continue
    }
    const { blocking, hindering } = obstaclesBetween(field, ends, level[from]!, toLevel, lie)
    if (blocking !== drawn) drawAll(blocking, lie, u, v, blocked)
    drawn = blocking
    drawAll(hindering, lie, u, v, hindered)
    tell(ground, mask, states)
  }
  // Between a square and itself there is nothing but its own ground.
  walk(from)
}

/** What stands in the way between two levels. Most of it also stands between ends on the lower one: that is not drawn twice. */
function obstaclesBetween(field: LineField, ends: number, from: number, to: number, lie: Lie): Obstacles {
  const low = Math.min(from, to)
  const twin = from === to ? field.boardOf(ends, 0, low, low + 1) : field.boardOf(ends, 0, low, low)
  return field.boardOf(ends, 0, from, to).obstacles(lie, twin)
}

/**
 * To each square the number of starts (squares with 1) from which a line to it is not blocked, as if nobody stood anywhere; added to
 * `counts`. Such a line is as open from its one end as from the other, so that each pair of squares is looked at once. False: the board is too large.
 */
export function countOpenLines(field: LineField, starts: Uint8Array, counts: Uint16Array): boolean {
  const ground = groundOf(field)
  if (!ground) return false
  const { lie, levels } = ground
  const { span, depth, spanStep, depthStep } = lie
  const { level } = field.position
  for (let v = 0; v < depth; v++) {
    for (let u = 0; u < span; u++) {
      const from = u * spanStep + v * depthStep
      const isStart = starts[from]!
      let drawn: Places | null = null
      for (const { level: toLevel, words: mask } of levels) {
        const { blocking } = obstaclesBetween(field, NO_FIGURE, level[from]!, toLevel, lie)
        if (blocking !== drawn) drawAll(blocking, lie, u, v, blocked, true)
        drawn = blocking
        for (let row = v; row < depth; row++) {
          // In its own row only the squares after it.
          let open = mask[row]! & ~blocked[row]! & (row === v ? -2 << u : -1)
          for (; open !== 0; open &= open - 1) {
            const to = (31 - Math.clz32(open & -open)) * spanStep + row * depthStep
            counts[to]! += isStart
            counts[from]! += starts[to]!
          }
        }
      }
    }
  }
  return true
}

/** From bits to states, for the squares of the mask. */
function tell({ lie, hindering }: Ground, mask: Int32Array, states: Uint8Array): void {
  const { span, depth, spanStep, depthStep } = lie
  for (let v = 0; v < depth; v++) {
    const here = mask[v]!
    if (here === 0) continue
    const stopped = blocked[v]!
    const slowed = hindered[v]! | hindering[v]!
    let square = v * depthStep
    for (let u = 0; u < span; u++, square += spanStep) {
      if ((here >>> u) & 1) states[square] = (stopped >>> u) & 1 ? 2 : (slowed >>> u) & 1
    }
  }
}
