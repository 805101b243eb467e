/**
 * What one thing in the way hides from a square: the lines from there that cross it, as bits. It depends on nothing but where the thing
 * lies as seen from the square, so it is worked out once for each size of a board; all lines from a square are then the shadows of what
 * stands around it, laid over each other. A line crosses a thing or does not, so that nothing of this is an estimate.
 *
 * Boards are seen along `span`, the shorter side that fits a word of 32 bits, and `depth`, the other one. Offsets are counted away from
 * the square, in either direction; a shadow is a word for each offset in depth, a bit for each offset along the span.
 */
import { lineSteps, STEP_COLUMN, STEP_CORNER } from '../../../grid/lineSteps.ts'

/** The lines that cross one kind of thing, by the offset of the thing (span, then depth) and then the offset of the target in depth. */
export interface Shadow {
  /** Targets further along the span: bit n is n squares away. */
  readonly ahead: Int32Array
  /** Targets the other way: bit 31 - n. */
  readonly behind: Int32Array
}

export interface Shadows {
  /** Of a square; not on the line to itself. */
  readonly squares: Shadow
  /** Of the edge beyond a square, along the span and in depth. */
  readonly spanEdges: Shadow
  readonly depthEdges: Shadow
  /** Of the corner beyond a square: the targets of the one at an offset stand from its start to the start of the next. */
  readonly cornerStarts: Uint16Array
  /** An offset along the span, and the one in depth above it (from bit 8 on). */
  readonly cornerTargets: Uint16Array
}

/** The longest sides of boards that have shadows: a word, and what keeps them small. */
export const MOST_SPAN = 32
export const MOST_DEPTH = 64
export const DEPTH_SHIFT = 8
export const SPAN_MASK = 0xff
const LAST_BIT = MOST_SPAN - 1

/** More sizes than anybody looks at in one sitting; one is about a megabyte. */
const MOST_CACHED = 6
const cached = new Map<number, Shadows>()

/** The shadows on boards of this size. */
export function shadowsOf(span: number, depth: number): Shadows {
  const key = span * 256 + depth
  const known = cached.get(key)
  if (known) return known
  if (cached.size >= MOST_CACHED) cached.clear()
  const made = cast(span, depth)
  cached.set(key, made)
  return made
}

function cast(span: number, depth: number): Shadows {
  const shadow = (): Shadow => ({ ahead: new Int32Array(span * depth * depth), behind: new Int32Array(span * depth * depth) })
  const [squares, spanEdges, depthEdges] = [shadow(), shadow(), shadow()]
  const corners: number[][] = Array.from({ length: span * depth }, () => [])
  for (let toSpan = 0; toSpan < span; toSpan++) {
    for (let toDepth = 0; toDepth < depth; toDepth++) {
      const hide = ({ ahead, behind }: Shadow, u: number, v: number): void => {
        ahead[(u * depth + v) * depth + toDepth]! |= 1 << toSpan
        behind[(u * depth + v) * depth + toDepth]! |= 1 << (LAST_BIT - toSpan)
      }
      let [u, v] = [0, 0]
      for (const step of lineSteps(toSpan, toDepth)) {
        if (step === STEP_CORNER) corners[u * depth + v]!.push((toDepth << DEPTH_SHIFT) | toSpan)
        else hide(step === STEP_COLUMN ? spanEdges : depthEdges, u, v)
        if (step === STEP_CORNER || step === STEP_COLUMN) u++
        if (step !== STEP_COLUMN) v++
        if (u !== toSpan || v !== toDepth) hide(squares, u, v)
      }
    }
  }
  const cornerStarts = new Uint16Array(span * depth + 1)
  corners.forEach((targets, index) => (cornerStarts[index + 1] = cornerStarts[index]! + targets.length))
  return { squares, spanEdges, depthEdges, cornerStarts, cornerTargets: Uint16Array.from(corners.flat()) }
}
