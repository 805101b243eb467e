/** Names of figures on paper: large enough to be read under the figure, or in the legend. */
import { describe, expect, it } from 'vitest'
import type { ClixCase, SquareXY } from '../../../../src/shared/contract/case.ts'
import { toScene } from '../../../../src/renderer/model/question/toScene.ts'
import { namedFigures } from '../../../../src/renderer/sheet/questionBoard.ts'

const PART = { x: 0, y: 0, columns: 9, rows: 9 }

function named(figures: readonly (readonly [string, SquareXY])[], map: Partial<ClixCase['map']> = {}, part = PART) {
  const value = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [40, 40], ...map },
    figures: figures.map(([name, at], i) => ({ id: `f${i}`, name, side: 'red', at })),
    ask: { kind: 'line-of-fire', from: 'f0', to: [0, 0] }
  } as unknown as ClixCase
  const scene = toScene(value, null, { cursor: null, theme: 'bright', squareNames: false, reducedMotion: true })
  const { tags, others } = namedFigures(scene, part)
  return { lines: tags.map(({ lines }) => lines.join('/')), sizes: tags.map(({ size }) => size), others: others.map(({ name }) => name) }
}

describe('the name of a figure on paper', () => {
  it('stands under it in letters that are read, in two lines if it is long', () => {
    const { lines, sizes, others } = named([
      ['Merrow', [4, 4]],
      ['Magistrate Constable Brand', [7, 7]]
    ])
    expect([lines, others]).toEqual([['Merrow', 'Magistrate/Constable Brand'], []])
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.21)
  })

  it('never lies over a figure below or a name beside: then the legend has it', () => {
    const { lines, others } = named([
      ['Ironmonger', [4, 4]],
      ['Granny Quill', [5, 4]],
      ['Constable Brand', [4, 5]]
    ])
    expect(lines).toEqual(['Granny/Quill', 'Constable/Brand'])
    expect(others).toEqual(['Ironmonger'])
    expect(
      named([
        ['Ironmonger', [4, 4]],
        ['Constable Brand', [5, 4]]
      ]).lines
    ).toEqual([])
  })

  it('hides no wall and no edge of a level', () => {
    expect(named([['Ironmonger', [4, 4]]]).lines).toEqual(['Ironmonger'])
    expect(
      named([['Ironmonger', [4, 4]]], {
        walls: [
          [
            [4, 5],
            [5, 5]
          ]
        ]
      }).others
    ).toEqual(['Ironmonger'])
    const level = Array.from({ length: 40 }, () => '2222211111'.padEnd(40, '1'))
    expect(named([['Ironmonger', [4, 4]]], { level }).others).toEqual(['Ironmonger'])
  })

  it('is larger in squares if the whole map is drawn, and figures outside of the part have none', () => {
    const whole = named([['Merrow', [4, 4]]], {}, { x: 0, y: 0, columns: 24, rows: 24 })
    expect(whole.sizes[0]).toBeGreaterThan(0.28)
    expect(named([['Merrow', [20, 20]]])).toEqual({ lines: [], sizes: [], others: [] })
  })
})
