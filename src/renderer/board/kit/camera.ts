/**
 * Where the board lies on the screen, as a value. World units are squares, screen units CSS pixels from the view's
 * top left corner: screen = world * scale + (x, y).
 */
import type { Point } from '../../../shared/scene/scene.ts'

export interface Camera {
  readonly x: number
  readonly y: number
  /** CSS pixels per square. */
  readonly scale: number
}
export interface Extent {
  readonly width: number
  readonly height: number
}
/** Parts of the view that something else covers (a sheet, a toolbar), in CSS pixels. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Room for the square names around the map. */
export const GUTTER = 26
export const MAX_SCALE = 200
const MIN_SCALE = 3

export const toScreen = (camera: Camera, [x, y]: Point): Point => [x * camera.scale + camera.x, y * camera.scale + camera.y]
export const toWorld = (camera: Camera, [x, y]: Point): Point => [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale]

/** The part of the view that nothing covers. */
function freeArea(view: Extent, insets: Insets): { x: number; y: number; width: number; height: number } {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, view.width - insets.left - insets.right),
    height: Math.max(1, view.height - insets.top - insets.bottom)
  }
}

/** The camera that shows the whole board with its square names, in the middle of the free area. */
export function fitCamera(board: Extent, view: Extent, insets: Insets = NO_INSETS): Camera {
  const area = freeArea(view, insets)
  const scale = Math.min(
    MAX_SCALE,
    Math.max(
      MIN_SCALE,
      Math.min((area.width - 2 * GUTTER) / Math.max(1, board.width), (area.height - 2 * GUTTER) / Math.max(1, board.height))
    )
  )
  return {
    scale,
    x: area.x + (area.width - board.width * scale) / 2,
    y: area.y + (area.height - board.height * scale) / 2
  }
}

/** CSS pixels per square above which filling the view with a few squares shows nothing more. */
const CLOSE_ENOUGH = 84
/** Squares to leave around what fills the view. */
const AROUND = 1.5
/** A map whose squares are so much of what they would be close up is shown whole. */
const NEARLY = 0.85

/** The camera that fills the free area with these points and some squares around them. */
export function frameCamera(points: readonly Point[], view: Extent, max: number, insets: Insets = NO_INSETS): Camera {
  const area = freeArea(view, insets)
  const { low, high } = around(points, AROUND)
  const scale = Math.max(MIN_SCALE, Math.min(max, CLOSE_ENOUGH, area.width / (high[0] - low[0]), area.height / (high[1] - low[1])))
  return centreOn({ x: 0, y: 0, scale }, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], view, insets)
}

/** CSS pixels per square below which nothing is shown but by the judge's own zooming. */
export const SMALLEST_SQUARE = 28
/** The same under a finger: every square is something that a finger hits. */
export const FINGER_SQUARE = 44
/** A small map is shown whole next to the tools if its squares are at least this share of the usual size. */
const SMALL_MAP = 0.68

/** The part of the board that a view is opened on, in world units. */
export interface Subject {
  /** All that the question is about; none: the map itself. */
  readonly points: readonly Point[]
  /** What has to be in sight where not all of it can be: the end that decides. */
  readonly first: readonly Point[]
}

interface Bounds {
  readonly low: Point
  readonly high: Point
}

function around(points: readonly Point[], margin: number): Bounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { low: [Math.min(...xs) - margin, Math.min(...ys) - margin], high: [Math.max(...xs) + margin, Math.max(...ys) + margin] }
}

/** What of the bounds lies on the board and so many units around it. */
const inside = ({ low, high }: Bounds, board: Extent, rim: number): Bounds => ({
  low: [Math.max(low[0], -rim), Math.max(low[1], -rim)],
  high: [Math.min(high[0], board.width + rim), Math.min(high[1], board.height + rim)]
})

/** Moves a camera so that no room stays empty which the board could fill: an axis on which the board fits is centred. */
function settle(camera: Camera, board: Extent, view: Extent, insets: Insets): Camera {
  const area = freeArea(view, insets)
  const axis = (offset: number, size: number, start: number, room: number): number => {
    const length = size * camera.scale
    if (length + 2 * GUTTER <= room) return start + (room - length) / 2
    return Math.min(start + GUTTER, Math.max(start + room - length - GUTTER, offset))
  }
  return { ...camera, x: axis(camera.x, board.width, area.x, area.width), y: axis(camera.y, board.height, area.y, area.height) }
}

/**
 * The camera with which something is opened: the question close up, the whole map where nothing is asked or where that is nearly as close,
 * with no square below `least` CSS pixels, except of a small map. Where that leaves no room for all of the question, its first points are in sight;
 * of a map its upper left corner.
 */
export function openCamera(
  { points, first }: Subject,
  board: Extent,
  view: Extent,
  least = SMALLEST_SQUARE,
  insets: Insets = NO_INSETS
): Camera {
  const whole = fitCamera(board, view, insets)
  const showsWhole = whole.scale >= Math.max(SMALLEST_SQUARE, least * SMALL_MAP)
  if (points.length === 0)
    return settle(showsWhole ? whole : { scale: least, x: insets.left + GUTTER, y: insets.top + GUTTER }, board, view, insets)
  const close = frameCamera(points, view, MAX_SCALE, insets)
  // Never farther than the whole map; a small map is not blown up beyond what it needs to fill the room.
  const scale = Math.max(least, Math.min(CLOSE_ENOUGH, Math.max(close.scale, whole.scale)))
  if (scale === least && showsWhole) return whole
  // No row or column is cut off for the sake of a few pixels.
  if (whole.scale >= least && whole.scale <= scale && whole.scale >= scale * NEARLY) return whole
  const { low, high } = around(points, 0)
  const middle = centreOn({ x: 0, y: 0, scale }, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], view, insets)
  return revealPoints(settle(middle, board, view, insets), first, board, view, insets, scale)
}

/**
 * The camera after a question that nobody tapped together was asked: the same where all of it is in sight, else moved as little as shows it;
 * where it does not fit it is seen from farther, down to squares of `least` CSS pixels, and of what then is too large its first points.
 */
export function bringCamera(
  { points, first }: Subject,
  camera: Camera,
  board: Extent,
  view: Extent,
  least = SMALLEST_SQUARE,
  insets: Insets = NO_INSETS
): Camera {
  if (points.length === 0 || isInSight(points, camera, view, insets)) return camera
  const all = revealPoints(camera, points, board, view, insets, Math.min(camera.scale, least))
  return first.length === 0 || isInSight(first, all, view, insets) ? all : revealPoints(all, first, board, view, insets, all.scale)
}

/** Whether all these points lie in the part of the view that nothing covers. */
export function isInSight(points: readonly Point[], camera: Camera, view: Extent, insets: Insets = NO_INSETS): boolean {
  const area = freeArea(view, insets)
  return points.every((point) => {
    const [x, y] = toScreen(camera, point)
    return x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height
  })
}

/** The smallest and largest useful scale for this board in this view. */
export function scaleLimits(board: Extent, view: Extent): { readonly min: number; readonly max: number } {
  return { min: Math.min(fitCamera(board, view).scale * 0.6, 24), max: MAX_SCALE }
}

/** Zooms by `factor` (kept within `limits`) so that what is under `at` stays there. */
export function zoomAt(camera: Camera, factor: number, at: Point, limits: { readonly min: number; readonly max: number }): Camera {
  const scale = Math.min(limits.max, Math.max(limits.min, camera.scale * factor))
  const [wx, wy] = toWorld(camera, at)
  return { scale, x: at[0] - wx * scale, y: at[1] - wy * scale }
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy })

/** Puts a point of the board in the middle of the free area. */
export function centreOn(camera: Camera, [x, y]: Point, view: Extent, insets: Insets = NO_INSETS): Camera {
  const area = freeArea(view, insets)
  return { ...camera, x: area.x + area.width / 2 - x * camera.scale, y: area.y + area.height / 2 - y * camera.scale }
}

/** Keeps the board within reach: a board never leaves the middle of the view by more than its own half. */
export function keepInReach(camera: Camera, board: Extent, view: Extent): Camera {
  const clampAxis = (offset: number, size: number, room: number): number => {
    const length = size * camera.scale
    return Math.min(room / 2 + Math.max(0, room / 2 - 3 * GUTTER), Math.max(room / 2 - length - Math.max(0, room / 2 - 3 * GUTTER), offset))
  }
  return { ...camera, x: clampAxis(camera.x, board.width, view.width), y: clampAxis(camera.y, board.height, view.height) }
}

/**
 * Moves (and where it must, zooms out, never below `least` pixels per unit) as little as shows all of `points` with a margin of one square,
 * which ends with the square names at the rim of the board.
 */
export function revealPoints(
  camera: Camera,
  points: readonly Point[],
  board: Extent,
  view: Extent,
  insets: Insets = NO_INSETS,
  least = MIN_SCALE
): Camera {
  if (points.length === 0) return camera
  const area = freeArea(view, insets)
  const wanted = around(points, 1)
  let { low, high } = wanted
  let { scale } = camera
  // The names are as large at every scale: what they take in squares is found in a few turns.
  for (let turn = 0; turn < 3; turn++) {
    ;({ low, high } = inside(wanted, board, GUTTER / scale))
    scale = Math.max(least, Math.min(camera.scale, area.width / (high[0] - low[0]), area.height / (high[1] - low[1])))
  }
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]
  const zoomed = scale === camera.scale ? camera : centreOn({ ...camera, scale }, middle, view, insets)
  const shift = (offset: number, from: number, to: number, start: number, length: number): number => {
    const first = from * scale + offset
    const last = to * scale + offset
    if (first < start) return start - first
    return last > start + length ? start + length - last : 0
  }
  return panBy(zoomed, shift(zoomed.x, low[0], high[0], area.x, area.width), shift(zoomed.y, low[1], high[1], area.y, area.height))
}
