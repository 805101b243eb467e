/** Paints a part of the map: terrain with a pattern each, levels, areas, walls. The look of a printed map. */
import type { SceneSquare } from '../../../shared/scene/scene.ts'
import { specialPlaces } from '../../../shared/scene/specialPlaces.ts'
import { squareNamer } from '../kit/turnScene.ts'
import type { GridEdge, GroundModel } from '../../../shared/scene/groundModel.ts'
import { letterDensity, type GroundLook, type Region } from '../kit/look.ts'
import { makePattern, type PatternName } from '../kit/patterns.ts'
import { drawText } from '../kit/text.ts'
import { paintStairs } from './stairs.ts'
import { paintWalls } from './walls.ts'

/** The pattern of each kind, and how strongly it covers the paper. */
export const TERRAIN = [
  ['hindering', 'stipple', 0.85],
  ['blocking', 'cross-hatch', 0.85],
  ['water', 'waves', 0.85],
  ['special', 'diagonal', 0.75]
] as const satisfies readonly (readonly [SceneSquare['kinds'][number], PatternName, number])[]

/** Smallest letters that a person reads, in CSS pixels. */
const MIN_LETTER = 8

/** Paints `region` so that its top left corner is at the context's origin. */
export function paintGround(context: CanvasRenderingContext2D, model: GroundModel, region: Region, look: GroundLook): void {
  const at = (n: number): number => Math.round(n * look.u)
  const originX = at(region.left)
  const originY = at(region.top)
  const width = at(region.right) - originX
  const height = at(region.bottom) - originY
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.translate(-originX, -originY)

  const squares: SceneSquare[] = []
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const square = model.squareAt(x, y)
      if (square) squares.push(square)
    }
  }
  const pathOf = (chosen: readonly SceneSquare[]): Path2D => {
    const path = new Path2D()
    for (const {
      at: [x, y]
    } of chosen)
      path.rect(at(x), at(y), at(x + 1) - at(x), at(y + 1) - at(y))
    return path
  }

  context.fillStyle = look.theme.ground
  context.fillRect(originX, originY, width, height)
  paintLevels(context, squares, pathOf, look)
  const starting = squares.filter((square) => square.starting !== null)
  if (starting.length > 0) {
    context.fillStyle = look.theme.starting.fill
    context.globalAlpha = 0.55
    context.fill(pathOf(starting))
    context.globalAlpha = 1
  }
  for (const [kind, pattern, strength] of TERRAIN) {
    const chosen = squares.filter((square) => square.kinds.includes(kind))
    if (chosen.length === 0) continue
    // Where a square has several kinds, the first gives the paper and each its pattern.
    context.fillStyle = look.theme[kind].fill
    context.fill(pathOf(chosen.filter((square) => square.kinds[0] === kind)))
    context.fillStyle = makePattern(pattern, look.theme[kind].ink, look.u)
    context.globalAlpha = strength
    context.fill(pathOf(chosen))
    context.globalAlpha = 1
  }
  paintGrid(context, region, at, look)
  paintStarting(context, model, region, look)
  paintEdges(context, model.indoor, region, look, { colour: look.theme.indoor, ...EDGES.indoor })
  paintEdges(context, model.rims, region, look, { colour: look.theme.rim, ...EDGES.rim })
  paintStairs(context, model.board, region, look)
  paintWalls(context, model.board, region, look)
  paintLetters(context, squares, look)
  paintSpecialNames(context, model, region, look)
  if (look.squareNames) paintNames(context, model, region, look)
  context.restore()
}

function paintLevels(
  context: CanvasRenderingContext2D,
  squares: readonly SceneSquare[],
  pathOf: (chosen: readonly SceneSquare[]) => Path2D,
  look: GroundLook
): void {
  const levels = new Set(squares.map(({ level }) => level))
  context.fillStyle = look.theme.levelTint
  for (const level of levels) {
    if (level <= 1) continue
    context.globalAlpha = Math.min(0.3, 0.055 * (level - 1))
    context.fill(pathOf(squares.filter((square) => square.level === level)))
  }
  context.globalAlpha = 1
}

function paintGrid(context: CanvasRenderingContext2D, region: Region, at: (n: number) => number, look: GroundLook): void {
  const line = Math.max(1, Math.round(look.density))
  context.fillStyle = look.theme.grid
  for (let x = region.left; x <= region.right; x++) {
    context.fillRect(at(x) - Math.floor(line / 2), at(region.top), line, at(region.bottom) - at(region.top))
  }
  for (let y = region.top; y <= region.bottom; y++) {
    context.fillRect(at(region.left), at(y) - Math.floor(line / 2), at(region.right) - at(region.left), line)
  }
}

interface EdgeStyle {
  readonly colour: string
  /** In squares, as is `inset`: how far inside its area the stroke's outer side lies. */
  readonly width: number
  readonly inset: number
  /** The pieces along each square's side, as parts of it; null: one firm stroke. */
  readonly pieces: readonly (readonly [number, number])[] | null
}

/** Outlines of areas, told apart by their dashes: firm, short dashes, long dash and dot. */
export const EDGES = {
  rim: { width: 0.07, inset: 0.02, pieces: null },
  starting: {
    width: 0.06,
    inset: 0.03,
    pieces: [
      [0.03, 0.22],
      [0.28, 0.47],
      [0.53, 0.72],
      [0.78, 0.97]
    ]
  },
  indoor: {
    width: 0.07,
    inset: 0.06,
    pieces: [
      [0, 0.62],
      [0.72, 0.84],
      [0.94, 1]
    ]
  }
} as const satisfies Readonly<Record<string, Omit<EdgeStyle, 'colour'>>>

/** Outlines of areas, drawn just inside them so that two areas side by side keep both. */
function paintEdges(
  context: CanvasRenderingContext2D,
  edges: readonly GridEdge[],
  region: Region,
  look: GroundLook,
  style: EdgeStyle
): void {
  const { u } = look
  const thick = Math.max(Math.round(look.density * 1.5), Math.round(style.width * u))
  const inset = Math.round(style.inset * u)
  context.fillStyle = style.colour
  const past = { outer: -inset, straight: 0, inner: inset + thick } as const
  for (const { x, y, vertical, inside, start, end } of edges) {
    if (x < region.left - 1 || y < region.top - 1 || x > region.right + 1 || y > region.bottom + 1) continue
    const across = Math.round((vertical ? x : y) * u)
    const first = Math.round((vertical ? y : x) * u) - past[start]
    const length = Math.round(((vertical ? y : x) + 1) * u) + past[end] - first
    const near = inside === 1 ? across + inset : across - inset - thick
    if (style.pieces) {
      const begin = vertical ? y : x
      for (const [from, to] of style.pieces) {
        const [a, b] = [Math.round((begin + from) * u), Math.round((begin + to) * u)]
        if (vertical) context.fillRect(near, a, thick, b - a)
        else context.fillRect(a, near, b - a, thick)
      }
      continue
    }
    if (vertical) context.fillRect(near, first, thick, length)
    else context.fillRect(first, near, length, thick)
  }
}

/** The starting areas of different sides are told apart: each has the colour of its side along its edge. */
function paintStarting(context: CanvasRenderingContext2D, model: GroundModel, region: Region, look: GroundLook): void {
  const sideOf = ({ x, y, vertical, inside }: GridEdge): string | null =>
    model.squareAt(vertical && inside === -1 ? x - 1 : x, !vertical && inside === -1 ? y - 1 : y)?.starting ?? null
  const sides = [...new Set(model.starting.map(sideOf))]
  for (const side of sides) {
    const index = STARTING_SIDES.indexOf(side ?? '')
    const colour = look.theme.sides[index] ?? look.theme.starting.ink
    paintEdges(
      context,
      model.starting.filter((edge) => sideOf(edge) === side),
      region,
      look,
      { colour, ...EDGES.starting }
    )
  }
}
/** Sides named after a colour have that of the figures' rings. */
const STARTING_SIDES: readonly string[] = ['red', 'blue', 'green', 'gold']

/** The name of special terrain, once in each of its areas, where the row has room for it. */
function paintSpecialNames(context: CanvasRenderingContext2D, { board }: GroundModel, region: Region, look: GroundLook): void {
  const most = Math.min(0.26 * (look.letters ?? 1) * look.u, 15 * letterDensity(look))
  for (const { name, x, y, length } of specialPlaces(board.squares)) {
    if (y < region.top - 1 || y > region.bottom || x > region.right || x + length < region.left) continue
    const room = (length - 0.2) * look.u
    // About how wide: a letter is a little more than half as wide as it is high.
    const size = Math.min(most, room / (name.length * 0.58))
    if (size < MIN_LETTER * look.density * 0.9) continue
    drawText(context, name, (x + length / 2) * look.u, (y + 0.94) * look.u, {
      size,
      colour: look.theme.special.ink,
      weight: 700,
      align: 'center',
      baseline: 'alphabetic',
      casing: look.theme.casing
    })
  }
}

function paintLetters(context: CanvasRenderingContext2D, squares: readonly SceneSquare[], look: GroundLook): void {
  const size = 0.24 * (look.letters ?? 1) * look.u
  if (size < MIN_LETTER * look.density * 0.9) return
  for (const {
    at: [x, y],
    level,
    specialLetter
  } of squares) {
    const pad = 0.14 * look.u
    if (level > 1) {
      drawText(context, String(level), (x + 1) * look.u - pad, (y + 1) * look.u - pad * 0.7, {
        size,
        colour: look.theme.rim,
        weight: 700,
        align: 'right',
        baseline: 'alphabetic',
        casing: look.theme.casing
      })
    }
    if (specialLetter !== null) {
      drawText(context, specialLetter, x * look.u + pad, (y + 1) * look.u - pad * 0.7, {
        size,
        colour: look.theme.special.ink,
        weight: 700,
        align: 'left',
        baseline: 'alphabetic',
        casing: look.theme.casing
      })
    }
  }
}

function paintNames(context: CanvasRenderingContext2D, model: GroundModel, region: Region, look: GroundLook): void {
  const size = Math.min(0.24 * (look.letters ?? 1) * look.u, 13 * letterDensity(look))
  if (size < MIN_LETTER * look.density * 0.75) return
  const nameOf = squareNamer(model.board)
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      drawText(context, nameOf.square([x, y]), (x + 0.11) * look.u, (y + 0.11) * look.u, {
        size,
        colour: look.theme.quiet,
        weight: 500,
        align: 'left',
        baseline: 'top',
        casing: model.squareAt(x, y) ? look.theme.casing : undefined
      })
    }
  }
}
