/** Line of sight in Descent against the slow oracle, and the same on turned boards. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../../src/shared/games/descent/board.ts'
import type { DescentFigure, DescentMap, Space } from '../../../../../src/shared/games/descent/case.ts'
import { areAdjacentSpaces, sightOf } from '../../../../../src/shared/games/descent/sight.ts'
import { SightOracle } from './sightOracle.ts'
import { fixedRuns } from '../../../../support/seeded.ts'

const SIZE = 5
const space = fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1))
const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1]

interface Scene {
  readonly map: DescentMap
  readonly figures: readonly DescentFigure[]
  readonly from: Space
  readonly to: Space
}

const wall = fc
  .tuple(space, fc.boolean())
  .filter(([[x, y], right]) => (right ? x : y) < SIZE - 1)
  .map(([[x, y], right]): readonly [Space, Space] => [[x, y], right ? [x + 1, y] : [x, y + 1]])

const scenes: fc.Arbitrary<Scene> = fc
  .record({
    from: space,
    to: space,
    obstacles: fc.uniqueArray(space, { maxLength: 7, selector: String }),
    others: fc.uniqueArray(space, { maxLength: 3, selector: String }),
    walls: fc.array(wall, { maxLength: 6 })
  })
  .filter(({ from, to }) => !same(from, to))
  .map(({ from, to, obstacles, others, walls }) => {
    const free = (one: Space): boolean => !same(one, from) && !same(one, to)
    const terrain = Array.from({ length: SIZE }, (_, y) =>
      Array.from({ length: SIZE }, (_unused, x) => (free([x, y]) && obstacles.some((one) => same(one, [x, y])) ? 'b' : '.')).join('')
    )
    const figures = [{ id: 'A', at: from }, { id: 'T', at: to }, ...others.filter(free).map((at, index) => ({ id: `F${index}`, at }))]
    return { map: { size: [SIZE, SIZE], terrain, walls }, figures, from, to }
  })

const through = new Set(['A', 'T'])
const sees = ({ map, figures, from, to }: Scene): boolean => sightOf({ board: boardOf(map, figures), from: [from], to, through }).clear

/** The scene turned by a quarter, and mirrored. */
function moved({ map, figures, from, to }: Scene, place: (one: Space) => Space): Scene {
  const letters = map.terrain!.map((row) => [...row])
  map.terrain!.forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      const [u, v] = place([x, y])
      letters[v]![u] = letter
    })
  })
  return {
    map: { ...map, terrain: letters.map((row) => row.join('')), walls: map.walls!.map(([a, b]) => [place(a), place(b)]) },
    figures: figures.map((figure) => ({ ...figure, at: place(figure.at!) })),
    from: place(from),
    to: place(to)
  }
}

describe('line of sight', () => {
  it('is what the oracle finds', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(sees(scene)).toBe(new SightOracle(scene).sees([scene.from], scene.to, through))
      }),
      fixedRuns(1000)
    )
  })

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(sees({ ...scene, from: scene.to, to: scene.from })).toBe(sees(scene))
      }),
      fixedRuns(500)
    )
  })

  it('is the same on a turned and on a mirrored board', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(sees(moved(scene, ([x, y]) => [SIZE - 1 - y, x]))).toBe(sees(scene))
        expect(sees(moved(scene, ([x, y]) => [SIZE - 1 - x, y]))).toBe(sees(scene))
      }),
      fixedRuns(500)
    )
  })

  it('is shut by the same on a turned board, and by as much of the same on a mirrored one', () => {
    // The spaces of a wall stand in the order of the paper.
    const causes = ({ map, figures, from, to }: Scene, place: (one: Space) => Space = (one) => one): string[] =>
      sightOf({ board: boardOf(map, figures), from: [from], to, through }).blockedBy.map(
        ({ kind, at, figure }) =>
          `${kind} ${figure ?? ''} ${at
            .map((one) => String(place(one)))
            .sort()
            .join(' ')}`
      )
    const kinds = (scene: Scene): string[] => causes(scene).map((cause) => cause.split(' ')[0]!)
    const quarter = ([x, y]: Space): Space => [SIZE - 1 - y, x]
    const half = (one: Space): Space => quarter(quarter(one))
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(causes(moved(scene, quarter))).toEqual(causes(scene, quarter))
        expect(causes(moved(scene, half))).toEqual(causes(scene, half))
        // Two lines may be mirror images of each other, each shut by its own.
        expect(kinds(moved(scene, ([x, y]) => [SIZE - 1 - x, y])).sort()).toEqual(kinds(scene).sort())
      }),
      fixedRuns(1000)
    )
  })

  it('tells what shuts it, and nothing where it is open', () => {
    fc.assert(
      fc.property(scenes, ({ map, figures, from, to }) => {
        const { clear, adjacent, line, blockedBy } = sightOf({ board: boardOf(map, figures), from: [from], to, through })
        expect(blockedBy.length > 0).toBe(!clear)
        expect(line === null).toBe(adjacent)
      }),
      fixedRuns(500)
    )
  })

  it('is never lost by taking an obstacle away', () => {
    fc.assert(
      fc.property(scenes, space, (scene, [x, y]) => {
        const terrain = scene.map.terrain!.map((row, at) => (at === y ? row.slice(0, x) + '.' + row.slice(x + 1) : row))
        if (sees(scene)) expect(sees({ ...scene, map: { ...scene.map, terrain } })).toBe(true)
      }),
      fixedRuns(500)
    )
  })
})

describe('adjacency', () => {
  it('is what the oracle finds, and never goes through a wall', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const board = boardOf(scene.map, scene.figures)
        const found = areAdjacentSpaces(board, scene.from, scene.to)
        expect(found).toBe(new SightOracle(scene).areAdjacent(scene.from, scene.to))
        expect(found).toBe(areAdjacentSpaces(board, scene.to, scene.from))
      }),
      fixedRuns(1000)
    )
  })
})
