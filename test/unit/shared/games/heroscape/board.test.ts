/** Where hexes lie on the screen, and what the board is told to draw. */
import { describe, expect, it } from 'vitest'
import { corners, EDGE_NEIGHBOURS, layoutOf } from '../../../../../src/renderer/board/hex/geometry.ts'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import type { HeroscapeCase, Hex } from '../../../../../src/shared/games/heroscape/case.ts'
import { toHexScene } from '../../../../../src/shared/games/heroscape/hexScene.ts'
import type { HeroscapeRuling } from '../../../../../src/shared/games/heroscape/ruling.ts'

const spaces = [-3, -2, -1, 0, 1, 2, 3].flatMap((r) => [-3, 0, 2, 5].map((q) => [q, r, 1] as const))

describe('the layout', () => {
  const layout = layoutOf(spaces)
  it('finds each hex again from its middle and from near its corners', () => {
    for (const [q, r] of spaces) {
      const [x, y] = layout.centre([q, r])
      for (const [dx, dy] of [[0, 0], ...corners(0.48)]) expect(layout.at([x + dx, y + dy])).toEqual([q, r])
    }
  })

  it('holds every hex, and its outermost ones touch its edges', () => {
    const centres = spaces.map(([q, r]) => layout.centre([q, r]))
    expect(Math.min(...centres.map(([x]) => x))).toBeCloseTo(0.5)
    expect(Math.max(...centres.map(([x]) => x))).toBeCloseTo(layout.width - 0.5)
    expect(Math.min(...centres.map(([, y]) => y)) * 2).toBeCloseTo(
      layout.height - Math.max(...centres.map(([, y]) => y)) + Math.min(...centres.map(([, y]) => y))
    )
  })

  it('has a neighbour beyond each edge, half way across the middle of that edge', () => {
    const points = corners(0.5)
    EDGE_NEIGHBOURS.forEach((way, i) => {
      const [a, b] = [points[i]!, points[(i + 1) % 6]!]
      const [x, y] = layout.centre([way[0], way[1]])
      const [x0, y0] = layout.centre([0, 0])
      expect([(x - x0) / 2, (y - y0) / 2]).toEqual([expect.closeTo((a[0] + b[0]) / 2), expect.closeTo((a[1] + b[1]) / 2)])
    })
  })
})

const question: HeroscapeCase = {
  format: 'clixcase/1',
  ruleset: 'heroscape-knockback',
  map: { hexes: [0, 1, 2, 3, 4].flatMap((q) => [0, 1, 2, 3].map((r) => [q, r, q === 3 ? 2 : 0] as const)) },
  figures: [
    {
      id: 'a',
      name: 'Big Barda',
      squares: [
        [0, 0],
        [0, 1]
      ]
    },
    { id: 'd', name: 'Desaad', at: [1, 0] }
  ],
  ask: { kind: 'heroscape-knockback', attacker: 'a', defender: 'd', attack: { skulls: 3 }, defense: { skulls: 0 } }
}
const scene = (value: HeroscapeCase) =>
  toHexScene(value, answerQuestion(value) as unknown as HeroscapeRuling, {
    selected: 'd',
    highlighted: [],
    cursor: null,
    theme: 'dark',
    nameOf: null
  })

describe('the scene', () => {
  it('draws the way with the cost of each step, and where and why it stops', () => {
    const { paths, tokens } = scene({ ...question, figures: [{ id: 'a', name: 'Big Barda', at: [0, 0] }, question.figures[1]!] })
    expect(tokens.map(({ label, role, sideIndex, selected }) => [label, role, sideIndex, selected])).toEqual([
      ['BB', 'attacker', 0, false],
      ['Des', 'defender', 1, true]
    ])
    expect(paths).toEqual([
      {
        from: [1, 0],
        steps: [{ to: [2, 0], cost: 1, up: 0, down: 0 }],
        ends: [[2, 0]],
        option: 0,
        stop: { by: 'elevation', at: [[3, 0]], direction: [1, 0], cost: 3, left: 2, tooHigh: false }
      }
    ])
  })

  it('draws the other lines of a choice faintly, with their numbers', () => {
    const { paths } = scene(question)
    expect(paths.map(({ option, ends }) => [option, ends])).toEqual([
      [2, [[2, 0]]],
      [0, [[1, 0]]]
    ])
  })

  it('has no path where nothing is moved, and none without a ruling', () => {
    const far = { ...question, figures: [question.figures[0]!, { ...question.figures[1]!, at: [4, 0] as Hex }] }
    expect(scene(far).paths).toEqual([])
    expect(toHexScene(question, null, { selected: null, highlighted: [], cursor: null, theme: 'dark', nameOf: null }).paths).toEqual([])
  })
})
