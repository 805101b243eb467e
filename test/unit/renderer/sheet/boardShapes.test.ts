/** The board on paper: drawn from the same data as the board on the screen. */
import { describe, expect, it } from 'vitest'
import type { BoardScene, SceneMark, SceneSquare, SceneToken } from '../../../../src/shared/scene/scene.ts'
import { boardDrawing, windowOf } from '../../../../src/renderer/sheet/boardShapes.ts'
import { paperLegend } from '../../../../src/renderer/sheet/legend.ts'
import { textsIn, type Shape } from '../../../../src/renderer/sheet/shapes.ts'
import { tokenShapes } from '../../../../src/renderer/sheet/markShapes.ts'

const square = (x: number, y: number, over: Partial<SceneSquare> = {}): SceneSquare => ({
  at: [x, y],
  kinds: [],
  special: null,
  specialLetter: null,
  level: 1,
  indoor: false,
  starting: null,
  ...over
})

const scene = (columns: number, rows: number, over: Partial<BoardScene> & { squares?: readonly SceneSquare[] } = {}): BoardScene => ({
  board: {
    key: 'test',
    columns,
    rows,
    squares: over.squares ?? [],
    walls: [],
    barriers: [
      [
        [0, 0],
        [1, 0]
      ]
    ],
    stairs: [
      [
        [0, 0],
        [0, 1]
      ]
    ]
  },
  tokens: [],
  objects: [],
  marks: [],
  cursor: null,
  theme: 'bright',
  squareNames: false,
  reducedMotion: true,
  ...over
})

const line = (from: readonly [number, number], to: readonly [number, number]): SceneMark => ({
  kind: 'line',
  from,
  to,
  verdict: 'clear',
  parts: [{ from, to, state: 'clear' }]
})

const everyShape = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => (shape.do === 'clip' ? everyShape(shape.shapes) : [shape]))

describe('the part of a large map that is drawn', () => {
  it('holds the whole line, also one between two squares where nobody stands', () => {
    const large = scene(16, 96, { marks: [line([2.5, 40.5], [3.5, 60.5])] })
    expect(windowOf(large)).toEqual({ x: 0, y: 37, columns: 16, rows: 27 })
    const strokes = everyShape(boardDrawing(large).shapes).filter(
      (shape) => shape.do === 'line' && shape.points[0]![0] !== shape.points[1]![0] && shape.points[0]![1] !== shape.points[1]![1]
    )
    // Its stroke and the white under it.
    expect(strokes).toHaveLength(2)
  })

  it('draws nothing of the map beyond it', () => {
    const large = scene(16, 96, {
      squares: [square(3, 90, { kinds: ['special'], special: 'Pit', specialLetter: 'Ω' })],
      marks: [line([2.5, 40.5], [3.5, 42.5])]
    })
    expect(textsIn(boardDrawing(large).shapes).map(({ text }) => text)).not.toContain('Ω')
    expect(boardDrawing(large).shapes[0]).toMatchObject({ do: 'clip' })
  })
})

describe('the signs on paper', () => {
  it('tells as many sides apart by their mark as the board does', () => {
    const token = (sideIndex: number): SceneToken => ({
      id: 'a',
      label: 'Th',
      name: 'Thor',
      side: 'A',
      sideIndex,
      squares: [[0, 0]],
      size: 'standard',
      click: null,
      tokens: 0,
      role: null,
      blocker: null,
      damage: null
    })
    const shapeOf = (sideIndex: number): string =>
      JSON.stringify(tokenShapes(token(sideIndex)).map((shape) => ('points' in shape ? shape.points : shape.do)))
    expect(new Set([0, 1, 2, 3, 4, 5].map(shapeOf)).size).toBe(6)
  })

  it('names everything that is on the board, objects and stairs and force fields too', () => {
    const full = scene(4, 4, {
      squares: [square(1, 1, { level: 2 }), square(2, 2, { indoor: true })],
      objects: [{ id: 'o', kind: 'heavy', at: [3, 3] }]
    })
    const entries = paperLegend(
      full,
      { attacker: 'attacker', target: 'target', line: { clear: 'c', hindered: 'h', blocked: 'b' } },
      ({ layer, name, edge }) => `${layer} ${edge ?? name ?? ''}`.trim()
    )
    expect(entries.map(({ text }) => text)).toEqual(['walls barrier', 'elevation 2', 'elevation stairs', 'indoor', 'objects heavy'])
    expect(entries.every(({ swatch }) => swatch.length > 0)).toBe(true)
    expect(textsIn(entries.at(-1)!.swatch).map(({ text }) => text)).toEqual(['H'])
  })
})
