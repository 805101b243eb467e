/**
 * The board in true size over as many pages as it takes: whole squares on each, a strip of what follows to lay the next
 * page upon, and the page's name. Units of the pages: points (1/72 inch).
 */
import type { BoardScene, Point } from '../../shared/scene/scene.ts'
import { boardShapes, clipped, windowOf, type Window } from './boardShapes.ts'
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { placed, type Drawing, type Shape } from './shapes.ts'

/** What stands at the foot of a page: its own name, that of the last page. */
export type TileFoot = (name: string, last: string) => string

const POINTS_PER_INCH = 72
/** What printers leave white. */
const MARGIN = 20
const FOOT = 18
/** The strip that the next page covers. */
const STRIP = { least: 9, most: 18 } as const

/** Where the whole squares of the pages begin and how many each has, along one side. */
interface Cut {
  readonly from: number
  readonly count: number
}

/** @param room points for squares and strip; @param square points */
function cuts(from: number, squares: number, room: number, square: number): readonly Cut[] {
  const most = squares * square <= room ? squares : Math.max(1, Math.floor((room - STRIP.least) / square))
  // Pages of about the same size, and not a last one with a sliver.
  const pages = Math.ceil(squares / most)
  const begin = (i: number): number => Math.ceil((squares * i) / pages)
  return Array.from({ length: pages }, (_, i) => ({ from: from + begin(i), count: begin(i + 1) - begin(i) }))
}

const strip = (left: number): number => Math.max(0, Math.min(STRIP.most, left))

/** A row of pages has a letter, a page in it a number: A1, A2, B1. */
const nameOf = (row: number, column: number): string =>
  `${row < 26 ? '' : String.fromCharCode(64 + Math.floor(row / 26))}${String.fromCharCode(65 + (row % 26))}${column + 1}`

/**
 * The pages, row by row as they lie on the table, upright or on their side: whichever takes fewer. `inches`: how wide a
 * square of the map is; `part`: what of the map is wanted.
 */
export function tilePages(
  scene: BoardScene,
  paper: Paper,
  inches: number,
  foot: TileFoot,
  part: Window = windowOf(scene)
): readonly (readonly Drawing[])[] {
  const [short, long] = PAPERS[paper]
  const upright = tilesOn([short, long], scene, inches, foot, part)
  const lying = tilesOn([long, short], scene, inches, foot, part)
  return lying.flat().length < upright.flat().length ? lying : upright
}

function tilesOn(
  [width, height]: readonly [number, number],
  scene: BoardScene,
  inches: number,
  foot: TileFoot,
  part: Window
): readonly (readonly Drawing[])[] {
  const square = inches * POINTS_PER_INCH
  const shapes = boardShapes(scene)
  const room = { across: width - 2 * MARGIN, down: height - 2 * MARGIN - FOOT }
  const columns = cuts(part.x, part.columns, room.across, square)
  const rows = cuts(part.y, part.rows, room.down, square)
  const last = nameOf(rows.length - 1, columns.length - 1)
  return rows.map((down, row) =>
    columns.map((across, column): Drawing => {
      const own: Window = { x: across.from, y: down.from, columns: across.count, rows: down.count }
      const right = column < columns.length - 1 ? strip(room.across - own.columns * square) : 0
      const below = row < rows.length - 1 ? strip(room.down - own.rows * square) : 0
      const shown: Window = { ...own, columns: own.columns + right / square, rows: own.rows + below / square }
      return {
        width,
        height,
        board: {
          whole: { x: MARGIN - own.x * square, y: MARGIN - own.y * square, w: scene.board.columns * square, h: scene.board.rows * square },
          seen: { x: MARGIN, y: MARGIN, w: shown.columns * square, h: shown.rows * square }
        },
        shapes: [
          { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
          {
            do: 'part',
            role: 'picture',
            alt: foot(nameOf(row, column), last),
            shapes: [placed(clipped(shapes, shown, scene.board), MARGIN - own.x * square, MARGIN - own.y * square, square)]
          },
          ...seams(own, square, { right: right > 0 ? nameOf(row, column + 1) : null, below: below > 0 ? nameOf(row + 1, column) : null }),
          { do: 'text', x: MARGIN, y: height - MARGIN + 4, size: 9, text: foot(nameOf(row, column), last), fill: PAPER.quiet }
        ]
      }
    })
  )
}

/** Where this page's squares end: marks in the margins to cut and lay by, and which page goes on from there. */
function seams({ columns, rows }: Window, square: number, next: { readonly right: string | null; readonly below: string | null }): Shape[] {
  const [left, top, right, bottom] = [MARGIN, MARGIN, MARGIN + columns * square, MARGIN + rows * square]
  const line = (from: Point, to: Point, dash?: readonly number[]): Shape => ({
    do: 'line',
    points: [from, to],
    stroke: PAPER.ink,
    width: 0.6,
    ...(dash ? { dash } : {})
  })
  const name = (x: number, y: number, text: string): Shape[] => [
    { do: 'rect', x: x - 9, y: y - 7, w: 18, h: 14, fill: PAPER.white },
    { do: 'text', x, y: y + 3.2, size: 9, text, fill: PAPER.ink, align: 'middle', bold: true }
  ]
  const [gap, length] = [2, 12]
  return [
    ...[top, bottom].flatMap((y) => [line([left - gap - length, y], [left - gap, y])]),
    ...[left, right].flatMap((x) => [line([x, top - gap - length], [x, top - gap])]),
    ...(next.right === null ? [] : [line([right, top], [right, bottom], [4, 3]), ...name(right + 9, (top + bottom) / 2, next.right)]),
    ...(next.below === null ? [] : [line([left, bottom], [right, bottom], [4, 3]), ...name((left + right) / 2, bottom + 9, next.below)])
  ]
}
