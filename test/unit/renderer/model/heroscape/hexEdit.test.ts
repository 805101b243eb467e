/** Changes to a HeroScape position: figures fit where they stand, and the question keeps up with them. */
import { describe, expect, it } from 'vitest'
import { hexesOf } from '../../../../../src/shared/games/heroscape/board.ts'
import { parseHeroscape } from '../../../../../src/shared/games/heroscape/parse.ts'
import type { HeroscapeCase, Hex, HexFigure } from '../../../../../src/shared/games/heroscape/case.ts'
import {
  doubleHexFigure,
  editHexFigure,
  figureById,
  figureOn,
  hexFigureName,
  hexSideOf,
  levelOf,
  mapGroundOf,
  moveHexFigure,
  nameOf,
  objectsOn,
  putHexFigure,
  putHexObject,
  removeHexFigure,
  removeHexObject,
  turnHexFigure,
  withEnds,
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

/** The question without its choice of direction, as it stands after every change of the two. */
const { choices: _, ...unchosen } = table.ask
const double = (at: Hex, second: Hex): HexFigure => ({ id: 'd', name: 'Zeus', at, squares: [at, second] })
const withDouble = (at: Hex, second: Hex, ...others: readonly Hex[]): HeroscapeCase => ({
  ...table,
  figures: [...others.map((hex, index) => ({ id: `o${index}`, at: hex })), double(at, second)]
})

describe('what is asked of the position', () => {
  it('names figures by their name, by their id where they have none', () => {
    expect([hexFigureName({ id: 'x', name: ' Thor ' }), hexFigureName({ id: 'x', name: ' ' }), hexFigureName({ id: 'x' })]).toEqual([
      'Thor',
      'x',
      'x'
    ])
    expect([nameOf(table, 'a'), nameOf(table, 'gone')]).toEqual(['Ares', 'gone'])
  })

  it('gives the first figure red and the others blue, where they name no side', () => {
    const sided = { ...table, figures: [...table.figures, { id: 'g', side: 'green', at: [2, 0] as const }] }
    expect(sided.figures.map((figure) => hexSideOf(sided, figure))).toEqual(['red', 'blue', 'green'])
  })

  it('finds who stands on a space, with both spaces of a big figure, and what lies there', () => {
    const value = { ...withDouble([1, 0], [1, 1], [0, 0]), objects: [{ id: 'g', kind: 'glyph', at: [1, 2] }] } as const
    const found = ([[1, 0], [1, 1], [0, 0], [0, 1]] as const).map((hex) => figureOn(value, hex)?.id) // prettier-ignore
    expect(found).toEqual(['d', 'd', 'o0', undefined])
    expect([objectsOn(value, [1, 2]), objectsOn(value, [2, 1]), objectsOn(table, [1, 2])]).toEqual([value.objects, [], []])
  })

  it('reads height and ground of the map', () => {
    const map = { hexes: [[0, 1, 3], [1, 0, 0]], ground: { water: [[0, 1]], obstacle: [[1, 0], [2, 2]] } } as const // prettier-ignore
    expect([levelOf(map, [0, 1]), levelOf(map, [1, 0]), levelOf(map, [1, 1]), levelOf(map, [0, 0])]).toEqual([3, 0, undefined, undefined])
    expect([mapGroundOf(map, [0, 1]), mapGroundOf(map, [2, 2]), mapGroundOf(map, [2, 1])]).toEqual(['water', 'obstacle', undefined])
    expect(mapGroundOf({ hexes: [] }, [0, 1])).toBeUndefined()
  })
})

describe('a figure of two spaces', () => {
  it.each<[string, readonly Hex[], Hex | null]>([
    ['to the lower right on free ground', [], [0, 1]],
    ['to the lower left where that is taken', [[0, 1]], [-1, 1]],
    ['to the right after that', [[0, 1], [-1, 1]], [1, 0]], // prettier-ignore
    ['then to the left', [[0, 1], [-1, 1], [1, 0]], [-1, 0]], // prettier-ignore
    ['nowhere where all sides are taken', [[0, 1], [-1, 1], [1, 0], [-1, 0], [1, -1], [0, -1]], null] // prettier-ignore
  ])('grows %s', (_name, others, second) => {
    const value = {
      ...table,
      figures: [...others.map((at, index) => ({ id: `o${index}`, at })), { id: 'd', name: 'Zeus', at: [0, 0] as const }]
    }
    const grown = doubleHexFigure(value, 'd', true)
    expect(grown).toEqual(second && { ...value, figures: [...value.figures.slice(0, -1), double([0, 0], second)], ask: unchosen })
  })

  it.each<[string, Hex, readonly Hex[], Hex | null]>([
    ['a sixth on', [1, 0], [], [0, 1]],
    ['a sixth on from there', [0, 1], [], [-1, 1]],
    ['a sixth on to the left', [-1, 1], [], [-1, 0]],
    ['a sixth on upwards', [-1, 0], [], [0, -1]],
    ['a sixth on over the top', [0, -1], [], [1, -1]],
    ['round to where the clock begins', [1, -1], [], [1, 0]],
    ['past a side that is taken', [1, 0], [[0, 1], [-1, 1]], [-1, 0]], // prettier-ignore
    ['to the last side, back by one', [1, 0], [[0, 1], [-1, 1], [-1, 0], [0, -1]], [1, -1]], // prettier-ignore
    ['nowhere where all others are taken', [1, 0], [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]], null] // prettier-ignore
  ])('turns around its first space: %s', (_name, from, others, to) => {
    const value = withDouble([0, 0], from, ...others)
    const turned = turnHexFigure(value, 'd')
    expect(turned).toEqual(to && { ...value, figures: [...value.figures.slice(0, -1), double([0, 0], to)], ask: unchosen })
  })

  it('turns into no space that the map has not', () => {
    expect(placesOf(turnHexFigure(withDouble([3, 2], [3, 1]), 'd'), 'd')).toEqual([[3, 2], [2, 2]]) // prettier-ignore
    expect(placesOf(turnHexFigure(withDouble([3, 2], [2, 2]), 'd'), 'd')).toEqual([[3, 2], [3, 1]]) // prettier-ignore
  })

  it('is none of one space, and nobody who is not there', () => {
    expect([turnHexFigure(table, 'd'), turnHexFigure(table, 'gone'), doubleHexFigure(table, 'gone', true)]).toEqual([null, null, null])
    expect(moveHexFigure(table, 'gone', [2, 1])).toBeNull()
    const away = { ...table, figures: [{ id: 'd' }] }
    expect([doubleHexFigure(away, 'd', true), turnHexFigure(away, 'd')]).toEqual([null, null])
  })

  it('keeps its second space on the same side while it moves, and takes another where that one is not free', () => {
    const value = withDouble([1, 0], [2, 0], [2, 1])
    expect(placesOf(moveHexFigure(value, 'd', [0, 0]), 'd')).toEqual([[0, 0], [1, 0]]) // prettier-ignore
    expect(placesOf(moveHexFigure(value, 'd', [2, 0]), 'd')).toEqual([[2, 0], [3, 0]]) // prettier-ignore
    expect(placesOf(moveHexFigure(value, 'd', [1, 1]), 'd')).toEqual([[1, 1], [1, 0]]) // prettier-ignore
    expect(placesOf(moveHexFigure(value, 'd', [3, 0]), 'd')).toEqual([[3, 0], [3, -1]]) // prettier-ignore
    expect(moveHexFigure(value, 'd', [2, 1])).toBeNull()
    expect(moveHexFigure(value, 'd', [4, 0])).toBeNull()
  })

  it('keeps that side in any row', () => {
    expect(placesOf(moveHexFigure(withDouble([1, 1], [1, 2]), 'd', [0, 0]), 'd')).toEqual([[0, 0], [0, 1]]) // prettier-ignore
    expect(placesOf(moveHexFigure(withDouble([1, 1], [2, 1]), 'd', [1, 2]), 'd')).toEqual([[1, 2], [2, 2]]) // prettier-ignore
  })

  it('shrinks to its first space', () => {
    const value = withDouble([1, 0], [2, 0])
    expect(doubleHexFigure(value, 'd', false)).toEqual({ ...value, figures: [{ id: 'd', name: 'Zeus', at: [1, 0] }], ask: unchosen })
    expect(figureById(doubleHexFigure(value, 'd', false)!, 'd')).toStrictEqual({ id: 'd', name: 'Zeus', at: [1, 0] })
  })
})

describe('the question of the position', () => {
  it('is the same as before where nobody that it is about has moved or changed', () => {
    const edited = editHexFigure(table, 'd', { height: 4 })
    expect([edited.ask, edited.figures[0]]).toEqual([table.ask, table.figures[0]])
    expect(editHexFigure(table, 'gone', { height: 4 })).toBe(table)
    const third = putHexFigure(table, { name: 'Hulk', side: 'blue', isDouble: false }, [2, 1])!
    expect(third).toEqual({
      id: 'hulk',
      value: { ...table, figures: [...table.figures, { id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 1] }] }
    })
  })

  it('loses the choice of direction with whom it was made for, and no key that it did not have', () => {
    expect(moveHexFigure(table, 'd', [2, 1])).toEqual({
      ...table,
      figures: [table.figures[0], { id: 'd', name: 'Zeus', at: [2, 1] }],
      ask: unchosen
    })
    expect(removeHexFigure(table, 'd')).toEqual({ ...table, figures: [table.figures[0]], ask: { ...unchosen, defender: '' } })
    expect(withEnds(table, { attacker: 'd' })).toEqual({ ...table, ask: { ...unchosen, attacker: 'd' } })
    expect(withEnds({ ...table, ask: unchosen }, { defender: 'a' })).toStrictEqual({ ...table, ask: { ...unchosen, defender: 'a' } })
  })

  it('takes a new figure as defender where only that one is wanted', () => {
    const value = { ...table, figures: [table.figures[0]!], ask: { ...table.ask, defender: '' } }
    expect(putHexFigure(value, { name: 'Hulk', side: 'blue', isDouble: false }, [2, 1])!.value.ask).toEqual({
      ...table.ask,
      defender: 'hulk'
    })
  })
})

describe('objects and another map', () => {
  it('are put beside what lies elsewhere, and taken away one by one', () => {
    const glyph = { id: 'glyph', kind: 'glyph', at: [2, 0] } as const
    const second = { id: 'glyph-2', kind: 'glyph', at: [0, 2] } as const
    const two = putHexObject(putHexObject(table, 'glyph', [2, 0]), 'glyph', [0, 2])
    expect(two).toEqual({ ...table, objects: [glyph, second] })
    expect(putHexObject(two, 'glyph', [2, 0])).toEqual({ ...table, objects: [second] })
    expect(putHexObject(two, 'obstacle', [2, 0]).objects).toEqual([second, { id: 'obstacle', kind: 'obstacle', at: [2, 0] }])
    expect(removeHexObject(two, 'glyph')).toEqual({ ...table, objects: [second] })
    expect(removeHexObject(removeHexObject(two, 'glyph'), 'glyph-2').objects).toBeUndefined()
    expect(removeHexObject(table, 'glyph').objects).toBeUndefined()
  })

  it('stay on the spaces that the new map has; a big figure only with both of its own', () => {
    const glyphs = [
      { id: 'g', kind: 'glyph', at: [0, 1] },
      { id: 'h', kind: 'glyph', at: [3, 1] }
    ] as const
    const map = { hexes: [[0, 0, 0], [0, 1, 2], [1, 0, 0]] } as const // prettier-ignore
    const value = { ...withDouble([1, 0], [2, 0], [0, 0], [0, 1]), objects: glyphs }
    expect(withHexMap(value, map)).toEqual({
      ...value,
      map,
      figures: value.figures.slice(0, 2),
      objects: [glyphs[0]],
      ask: { ...unchosen, defender: '' }
    })
    expect(withHexMap(table, { hexes })).toEqual({ ...table, ask: unchosen })
  })
})
