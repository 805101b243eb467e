/**
 * What stands in the way of lines of one kind, as lists: squares, edges and corners that block or hinder. Places are counted along the
 * span and in depth (`shadows.ts`), packed into one number.
 */
import { BARRIER } from '../../../position/position.ts'
import { wallBlocks, type LineGround, type LineQuestion } from './causes.ts'
import { HINDERS, STOPS } from './cells.ts'
import { DEPTH_SHIFT, MOST_DEPTH, MOST_SPAN } from './shadows.ts'

/** How a board lies in words: which of its sides is the span. */
export interface Lie {
  readonly span: number
  readonly depth: number
  /** Rows lie along the span; otherwise columns do. */
  readonly rowsAlong: boolean
  /** From a square to the next one along the span, and in depth. */
  readonly spanStep: number
  readonly depthStep: number
}

/** How a board of this size lies; null: it is too large for words. */
export function lieOf(columns: number, rows: number): Lie | null {
  if (columns <= MOST_SPAN && rows <= MOST_DEPTH) return { span: columns, depth: rows, rowsAlong: true, spanStep: 1, depthStep: columns }
  if (rows <= MOST_SPAN && columns <= MOST_DEPTH) return { span: rows, depth: columns, rowsAlong: false, spanStep: columns, depthStep: 1 }
  return null
}

/** Where something blocks, or where something hinders. */
export interface Places {
  readonly squares: Uint16Array
  /** Edges, by the square before them. */
  readonly spanEdges: Uint16Array
  readonly depthEdges: Uint16Array
  /** Corners between a square and the one that is further along both sides; by that square. */
  readonly falling: Uint16Array
  /** The same corners between the other two of their four squares. */
  readonly rising: Uint16Array
}

export interface Obstacles {
  readonly blocking: Places
  readonly hindering: Places
}

/** A board laid out for a kind of line. */
interface Laid {
  readonly cells: Uint8Array
  readonly ground: LineGround
  readonly line: LineQuestion
  readonly low: number
}

/** What is in the way of lines of this kind whose ends count as no higher than they stand and that ignore nothing. */
export function obstaclesOf(board: Laid, { span, depth, rowsAlong, spanStep, depthStep }: Lie): Obstacles {
  const { cells, ground, line, low } = board
  const { edges } = ground.position
  // Such lines meet a force field on the level of their lower end, as lines from above do.
  const standing: LineGround = { ...ground, fromAbove: true }
  const isShut = (from: number, edge: number, to: number): boolean => {
    const flags = edges[edge]!
    return flags !== 0 && wallBlocks(flags & BARRIER ? standing : ground, line, edge, from, to, low)
  }
  const shutAlong = (from: number): boolean => isShut(from, rowsAlong ? 2 * from : 2 * from + 1, from + spanStep)
  const shutDeeper = (from: number): boolean => isShut(from, rowsAlong ? 2 * from + 1 : 2 * from, from + depthStep)
  const blocking = new Lists()
  const hindering = new Lists()
  const note = (kind: keyof Places, place: number, cell: number): void => {
    if (cell & STOPS) blocking[kind].push(place)
    else if (cell & HINDERS) hindering[kind].push(place)
  }
  for (let v = 0; v < depth; v++) {
    for (let u = 0; u < span; u++) {
      const place = (v << DEPTH_SHIFT) | u
      const here = u * spanStep + v * depthStep
      const goesAlong = u + 1 < span
      const goesDeeper = v + 1 < depth
      note('squares', place, cells[here]!)
      if (goesAlong && shutAlong(here)) note('spanEdges', place, STOPS)
      if (goesDeeper && shutDeeper(here)) note('depthEdges', place, STOPS)
      if (!goesAlong || !goesDeeper) continue
      const [along, deeper] = [here + spanStep, here + depthStep]
      const [before, after] = [shutAlong(here), shutAlong(deeper)]
      const [near, far] = [shutDeeper(here), shutDeeper(along)]
      note('falling', place, better(before || far ? STOPS : cells[along]!, near || after ? STOPS : cells[deeper]!))
      note('rising', place, better(before || near ? STOPS : cells[here]!, far || after ? STOPS : cells[along + depthStep]!))
    }
  }
  return { blocking: blocking.packed(), hindering: hindering.packed() }
}

/** The same obstacles with the places of `others` where they are the same, so that what was drawn of those is not drawn again. */
export function sharing(own: Obstacles, others: Obstacles): Obstacles {
  return areSame(own.blocking, others.blocking) ? { ...own, blocking: others.blocking } : own
}

const KINDS = ['squares', 'spanEdges', 'depthEdges', 'falling', 'rising'] as const

const areSame = (one: Places, other: Places): boolean =>
  KINDS.every((kind) => one[kind].length === other[kind].length && one[kind].every((place, index) => place === other[kind][index]))

class Lists implements Record<keyof Places, number[]> {
  readonly squares: number[] = []
  readonly spanEdges: number[] = []
  readonly depthEdges: number[] = []
  readonly falling: number[] = []
  readonly rising: number[] = []

  packed(): Places {
    const of = (kind: keyof Places): Uint16Array => Uint16Array.from(this[kind])
    return {
      squares: of('squares'),
      spanEdges: of('spanEdges'),
      depthEdges: of('depthEdges'),
      falling: of('falling'),
      rising: of('rising')
    }
  }
}

/** Of two ways around a corner the better one counts (LOF-05, LOF-06). */
const better = (one: number, other: number): number => {
  const either = one & other & STOPS
  if (either) return STOPS
  return (one & (STOPS | HINDERS)) !== 0 && (other & (STOPS | HINDERS)) !== 0 ? HINDERS : 0
}
