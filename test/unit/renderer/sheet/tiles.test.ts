/** The board in true size over several pages. */
import { describe, expect, it } from 'vitest'
import type { BoardScene } from '../../../../src/shared/scene/scene.ts'
import { boundsOf, textsIn, type Shape } from '../../../../src/renderer/sheet/shapes.ts'
import { tilePages } from '../../../../src/renderer/sheet/tiles.ts'

const scene = (columns: number, rows: number): BoardScene => ({
  board: { key: 'test', columns, rows, squares: [], walls: [], barriers: [] },
  tokens: [],
  objects: [],
  marks: [],
  cursor: null,
  theme: 'bright',
  squareNames: false,
  reducedMotion: true
})
const pagesOf = (...given: Parameters<typeof tilePages>) => tilePages(...given).flat()
const foot = (name: string, last: string): string => `${name} of ${last}`
const wordsOf = (shapes: readonly Shape[]): readonly string[] => textsIn(shapes).map(({ text }) => text)
const clipOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.do === 'part' ? shape.shapes : [shape])).find((shape) => shape.do === 'clip')!

describe('the board in true size', () => {
  it('is one page without marks to lay by where it fits', () => {
    const [page, ...others] = pagesOf(scene(5, 7), 'a4', 1.5, foot)
    expect(others).toEqual([])
    expect(wordsOf(page!.shapes)).toEqual(['A1 of A1'])
  })

  it('takes whole squares to a page, row by row, and names what follows on the strips', () => {
    const pages = pagesOf(scene(16, 24), 'a4', 1.5, foot)
    // Five squares across and seven down go on an A4 page.
    expect(pages.map(({ shapes }) => wordsOf(shapes).at(-1))).toEqual(
      ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column} of D4`))
    )
    expect(wordsOf(pages[0]!.shapes)).toEqual(['A2', 'B1', 'A1 of D4'])
    expect(wordsOf(pages[15]!.shapes)).toEqual(['D4 of D4'])
  })

  it('draws a square as wide as it is: a page holds its squares and no more than a strip of the next', () => {
    for (const paper of ['a4', 'letter'] as const) {
      for (const inches of [1, 1.25, 1.5, 2]) {
        for (const { shapes, width, height } of pagesOf(scene(16, 24), paper, inches, foot)) {
          const [left, top, right, bottom] = boundsOf(clipOf(shapes))
          // What printers leave white, but for half a wall on the map's own edge.
          const margin = 20 - 0.07 * inches * 72 - 0.01
          expect(left).toBeGreaterThan(margin)
          expect(top).toBeGreaterThan(margin)
          expect(right).toBeLessThan(width - margin)
          expect(bottom).toBeLessThan(height - margin - 10)
        }
      }
    }
    const [first, second] = pagesOf(scene(16, 24), 'letter', 1.5, foot).map(({ shapes }) => clipOf(shapes))
    const grid = (shape: Shape) =>
      ('shapes' in shape ? shape.shapes : []).flatMap((one) =>
        one.do === 'line' && one.points[0]![0] === one.points[1]![0] ? [one.points[0]![0]] : []
      )
    // Lines of the grid stand an inch and a half apart; the line at which the second page begins is where the first one's squares end.
    expect(grid(first!).slice(0, 6)).toEqual([20, 128, 236, 344, 452, 560])
    expect(grid(second!)).toEqual(expect.arrayContaining([20, 128, 236]))
  })

  it('lies on its side where that takes fewer pages, shares the squares out evenly, and holds the part that is wanted', () => {
    const [wide, ...others] = pagesOf(scene(7, 4), 'a4', 1.5, foot)
    expect(others).toEqual([])
    expect(wide!.width).toBeGreaterThan(wide!.height)
    // Six squares on five to a page: three and three, and no sliver.
    const own = pagesOf(scene(6, 7), 'a4', 1.5, foot).map(({ shapes }) => clipOf(shapes))
    expect(own.map(({ w }) => Math.round(w / 108))).toEqual([3, 3])
    const part = { x: 4, y: 4, columns: 5, rows: 7 }
    expect(pagesOf(scene(36, 36), 'a4', 1.5, foot, part)).toHaveLength(1)
  })

  it('goes on after Z with AA', () => {
    const pages = pagesOf(scene(1, 28), 'a4', 6, foot)
    expect(wordsOf(pages[26]!.shapes).at(-1)).toBe('AA1 of AB1')
  })
})
