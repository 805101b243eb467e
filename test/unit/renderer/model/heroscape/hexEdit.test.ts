/** Changes to a HeroScape position: figures fit where they stand, and the question keeps up with them. */
import { describe, expect, it } from 'vitest'
import { hexesOf } from '../../../../../src/shared/games/heroscape/board.ts'
import { parseHeroscape } from '../../../../../src/shared/games/heroscape/parse.ts'
import type { HeroscapeCase } from '../../../../../src/shared/games/heroscape/case.ts'
import {
  doubleHexFigure,
  editHexFigure,
  figureById,
  moveHexFigure,
  putHexFigure,
  putHexObject,
  removeHexFigure,
  turnHexFigure,
  withHexMap
} from '../../../../../src/renderer/model/heroscape/hexEdit.ts'
import { hexName } from '../../../../../src/renderer/model/heroscape/hexNames.ts'

const hexes = [-1, 0, 1, 2].flatMap((r) => [-1, 0, 1, 2, 3].map((q) => [q, r, 0] as const))
const table: HeroscapeCase = {
  format: 'clixcase/1',
  ruleset: 'heroscape-knockback',
  map: { hexes },
  figures: [
    { id: 'a', name: 'Ares', at: [0, 0] },
    { id: 'd', name: 'Zeus', at: [1, 0] }
  ],
  ask: {
    kind: 'heroscape-knockback',
    attacker: 'a',
    defender: 'd',
    attack: { skulls: 2 },
    defense: { skulls: 0 },
    choices: { direction: [1, 0] }
  }
}
const placesOf = (value: HeroscapeCase | null, id: string) => value && hexesOf(figureById(value, id)!)

describe('a figure on the hex board', () => {
  it('moves where there is room, and a choice of direction is made anew', () => {
    const moved = moveHexFigure(table, 'd', [2, 1])
    expect(placesOf(moved, 'd')).toEqual([[2, 1]])
    expect(moved?.ask.choices).toBeUndefined()
    expect(moveHexFigure(table, 'd', [0, 0])).toBeNull()
    expect(moveHexFigure(table, 'd', [9, 9])).toBeNull()
  })

  it('takes a second space that is free, keeps it while it moves, and turns it', () => {
    const double = doubleHexFigure(table, 'd', true)!
    const [first, second] = placesOf(double, 'd')!
    expect(first).toEqual([1, 0])
    expect(second).not.toEqual([0, 0])
    const turned = turnHexFigure(double, 'd')!
    expect(placesOf(turned, 'd')![0]).toEqual([1, 0])
    expect(placesOf(turned, 'd')![1]).not.toEqual(second)
    const moved = moveHexFigure(double, 'd', [0, 1])!
    expect(placesOf(moved, 'd')).toEqual([
      [0, 1],
      [0 + second![0] - 1, 1 + second![1]]
    ])
    expect(placesOf(doubleHexFigure(double, 'd', false), 'd')).toEqual([[1, 0]])
    for (const value of [double, turned, moved]) expect(parseHeroscape(JSON.parse(JSON.stringify(value)))).toMatchObject({ ok: true })
  })

  it('joins the question as it comes and leaves it as it goes', () => {
    const empty = { ...table, figures: [], ask: { ...table.ask, attacker: '', defender: '' } }
    const one = putHexFigure(empty, { name: 'Super Girl', side: 'red', isDouble: false }, [0, 0])!
    expect(one.id).toBe('super-girl')
    const two = putHexFigure(one.value, { name: 'Super Girl', side: 'blue', isDouble: true }, [1, 0])!
    expect(two.id).toBe('super-girl-2')
    expect(two.value.ask).toMatchObject({ attacker: 'super-girl', defender: 'super-girl-2' })
    expect(putHexFigure(two.value, { name: 'X', side: 'red', isDouble: false }, [1, 0])).toBeNull()
    expect(removeHexFigure(two.value, 'super-girl').ask).toMatchObject({ attacker: '', defender: 'super-girl-2' })
  })

  it('is edited, and leaves the board with a map that has no space for it', () => {
    expect(figureById(editHexFigure(table, 'd', { height: 4 }), 'd')).toEqual({ id: 'd', name: 'Zeus', at: [1, 0], height: 4 })
    const smaller = withHexMap(
      { ...table, objects: [{ id: 'o', kind: 'glyph', at: [3, 2] }] },
      {
        hexes: [
          [0, 0, 0],
          [0, 1, 2]
        ]
      }
    )
    expect(smaller.figures.map(({ id }) => id)).toEqual(['a'])
    expect(smaller.ask.defender).toBe('')
    expect(smaller.objects).toBeUndefined()
  })
})

it('keeps an object and special terrain on one space', () => {
  const both = putHexObject(putHexObject(table, 'glyph', [2, 0]), 'wounding-ground', [2, 0])
  expect(both.objects?.map(({ kind }) => kind)).toEqual(['glyph', 'wounding-ground'])
  expect(putHexObject(both, 'wounding-ground', [2, 0]).objects?.map(({ kind }) => kind)).toEqual(['glyph'])
})

it('puts an object on a space, another kind in its place, and takes it away by a second tap', () => {
  const one = putHexObject(table, 'obstacle', [2, 0])
  const two = putHexObject(one, 'glyph', [2, 0])
  expect(two.objects).toEqual([{ id: 'glyph', kind: 'glyph', at: [2, 0] }])
  expect(putHexObject(two, 'glyph', [2, 0]).objects).toBeUndefined()
})

it('names spaces by column and row, each second row half a space in', () => {
  const map = {
    hexes: [
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, 1],
      [-1, 2, 1],
      [0, 2, 1]
    ]
  } as const
  expect(map.hexes.map(([q, r]) => hexName(map, [q, r]))).toEqual(['A1', 'B1', 'A2', 'A3', 'B3'])
  expect(hexName(map, [-4, 0])).toBe('(-4,0)')
})
