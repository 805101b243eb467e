/** All lines of one kind from one square at once, as bits: a word for each row of the board (or column, as it lies), a bit a square. */
import type { Lie, Places } from './obstacles.ts'
import { DEPTH_SHIFT, MOST_DEPTH, MOST_SPAN, SPAN_MASK, shadowsOf, type Shadow, type Shadows } from './shadows.ts'

/** A bit for each line that something stands in the way of: a word for each offset of the board in depth. */
export type LineWords = Int32Array
export const lineWords = (): LineWords => new Int32Array(MOST_DEPTH)

/** What lies over the four quarters of a board, by offset in depth: the quarter behind begins at BEHIND, the one back at BACK. */
const quarters = new Int32Array(4 * MOST_DEPTH)
const BEHIND = MOST_DEPTH
const BACK = 2 * MOST_DEPTH

/** Where lines begin, on a board that lies like that. */
interface Start {
  readonly lie: Lie
  readonly shadows: Shadows
  readonly u: number
  readonly v: number
  /** Rows of the quarters back that are wanted. */
  readonly up: number
}

/**
 * The lines from the square at (`u` along the span, `v` in depth) that cross one of these places, written into `words`.
 * @param onlyDown false: to the whole board; true: only to squares as deep or deeper, what is written of the others is nothing
 */
export function drawAll(places: Places, lie: Lie, u: number, v: number, words: LineWords, onlyDown = false): void {
  const start: Start = { lie, shadows: shadowsOf(lie.span, lie.depth), u, v, up: onlyDown ? 0 : v + 1 }
  quarters.fill(0)
  squareShadows(start, places.squares)
  spanEdgeShadows(start, places.spanEdges)
  depthEdgeShadows(start, places.depthEdges)
  cornerShadows(start, places.falling, true)
  cornerShadows(start, places.rising, false)
  unfold(start, words)
}

/** Lays the shadow of a thing at an offset over the quarter that begins at `quarter`, as far as the board goes. */
function lay(shadow: Int32Array, offset: number, from: number, to: number, quarter: number): void {
  for (let deep = from; deep < to; deep++) quarters[quarter + deep]! |= shadow[offset + deep]!
}

/** The same over each of the quarters in which the thing lies: on an axis it lies in two. */
function layAround(
  start: Start,
  { ahead, behind }: Shadow,
  du: number,
  dv: number,
  isAhead: boolean,
  isBehind: boolean,
  isDown: boolean,
  isBack: boolean
): void {
  const { depth } = start.lie
  const offset = (du * depth + dv) * depth
  if (isDown) {
    const to = depth - start.v
    if (isAhead) lay(ahead, offset, dv, to, 0)
    if (isBehind) lay(behind, offset, dv, to, BEHIND)
  }
  if (isBack) {
    const to = start.up
    if (isAhead) lay(ahead, offset, dv, to, BACK)
    if (isBehind) lay(behind, offset, dv, to, BACK + BEHIND)
  }
}

/** The first of these places, which are in the order of their depth, that can lie on a line that is wanted. */
function firstOf({ up, v }: Start, places: Uint16Array): number {
  if (up > 0) return 0
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! >> DEPTH_SHIFT < v) low = middle + 1
    else high = middle
  }
  return low
}

function squareShadows(start: Start, places: Uint16Array): void {
  const { squares } = start.shadows
  for (let i = firstOf(start, places); i < places.length; i++) {
    const du = (places[i]! & SPAN_MASK) - start.u
    const dv = (places[i]! >> DEPTH_SHIFT) - start.v
    if (du === 0 && dv === 0) continue
    layAround(start, squares, Math.abs(du), Math.abs(dv), du >= 0, du <= 0, dv >= 0, dv <= 0)
  }
}

function spanEdgeShadows(start: Start, places: Uint16Array): void {
  const { spanEdges } = start.shadows
  for (let i = firstOf(start, places); i < places.length; i++) {
    const du = (places[i]! & SPAN_MASK) - start.u
    const dv = (places[i]! >> DEPTH_SHIFT) - start.v
    // An edge behind lies beyond the square after it.
    const isAhead = du >= 0
    layAround(start, spanEdges, isAhead ? du : -du - 1, Math.abs(dv), isAhead, !isAhead, dv >= 0, dv <= 0)
  }
}

function depthEdgeShadows(start: Start, places: Uint16Array): void {
  const { depthEdges } = start.shadows
  for (let i = firstOf(start, places); i < places.length; i++) {
    const du = (places[i]! & SPAN_MASK) - start.u
    const dv = (places[i]! >> DEPTH_SHIFT) - start.v
    const isDown = dv >= 0
    layAround(start, depthEdges, Math.abs(du), isDown ? dv : -dv - 1, du >= 0, du <= 0, isDown, !isDown)
  }
}

/** The targets behind a corner, one by one: they lie on one straight line. */
function layCorner({ lie, shadows }: Start, du: number, dv: number, isAhead: boolean, isDown: boolean): void {
  const { cornerStarts, cornerTargets } = shadows
  const index = du * lie.depth + dv
  const quarter = (isAhead ? 0 : BEHIND) + (isDown ? 0 : BACK)
  for (let i = cornerStarts[index]!; i < cornerStarts[index + 1]!; i++) {
    const along = cornerTargets[i]! & SPAN_MASK
    quarters[quarter + (cornerTargets[i]! >> DEPTH_SHIFT)]! |= 1 << (isAhead ? along : MOST_SPAN - 1 - along)
  }
}

function cornerShadows(start: Start, places: Uint16Array, falls: boolean): void {
  for (let i = firstOf(start, places); i < places.length; i++) {
    const du = (places[i]! & SPAN_MASK) - start.u
    const dv = (places[i]! >> DEPTH_SHIFT) - start.v
    const isAhead = du >= 0
    const isDown = dv >= 0
    // Lines ahead and down, or behind and back, pass a falling corner; the others a rising one.
    if ((isAhead === isDown) === falls) layCorner(start, isAhead ? du : -du - 1, isDown ? dv : -dv - 1, isAhead, isDown)
  }
}

/** From quarters around the square to the rows of the board. */
function unfold({ lie, u, v }: Start, words: LineWords): void {
  const beyond = MOST_SPAN - 1 - u
  for (let row = 0; row < lie.depth; row++) {
    const down = row - v
    let word = 0
    if (down >= 0) word |= (quarters[down]! << u) | (quarters[BEHIND + down]! >>> beyond)
    if (down <= 0) word |= (quarters[BACK - down]! << u) | (quarters[BACK + BEHIND - down]! >>> beyond)
    words[row] = word
  }
}
