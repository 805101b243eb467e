/** Where figures and objects can be put, which position is the same, and what a tap near a wall means. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase, Segment, SquareXY } from '../../../../../../src/shared/contract/case.ts'
import { isKo, lastClick } from '../../../../../../src/renderer/model/table/figures/dialPlace.ts'
import {
  baseAt,
  boardSize,
  figureOn,
  freePlace,
  hindranceAt,
  isFree
} from '../../../../../../src/renderer/model/table/figures/footprints.ts'
import { moveObject, objectById, objectOn, removeObject } from '../../../../../../src/renderer/model/table/position/objects.ts'
import { samePosition } from '../../../../../../src/renderer/model/table/position/samePosition.ts'
import { terrainTargetAt, terrainTargetName } from '../../../../../../src/renderer/model/table/position/terrainTarget.ts'
import { playTable } from '../../../../../../src/renderer/model/table/playing.ts'
import { hela } from '../../../../../support/helaTimeline.ts'

const tableOf = (more: Partial<ClixCase>): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [4, 3] },
  ask: { kind: 'line-of-fire', from: '', to: '' },
  ...more
})

describe('the base of a figure', () => {
  it.each<[count: number, squares: readonly SquareXY[]]>([
    [0, [[1, 1]]],
    [1, [[1, 1]]],
    [
      2,
      [
        [1, 1],
        [2, 1]
      ]
    ],
    [
      4,
      [
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2]
      ]
    ],
    [
      6,
      [
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
        [1, 3],
        [2, 3]
      ]
    ]
  ])('of %i squares', (count, squares) => {
    expect(baseAt(count, [1, 1])).toEqual(squares)
  })

  it('of eighteen is three wide and six long', () => {
    const squares = baseAt(18, [0, 0])
    expect([squares.length, squares[3], squares.at(-1)]).toEqual([18, [0, 1], [2, 5]])
  })
})

describe('a place for a figure', () => {
  const a: CaseFigure = { id: 'a', at: [1, 1] }
  const wide: CaseFigure = {
    id: 'w',
    squares: [
      [3, 0],
      [3, 1]
    ]
  }
  const value = tableOf({ figures: [a, wide, { id: 'off' }] })

  it.each<[squares: readonly SquareXY[], mover: string | undefined, free: boolean]>([
    [[[0, 0]], undefined, true],
    [[[3, 2]], undefined, true],
    [[[4, 0]], undefined, false],
    [[[0, 3]], undefined, false],
    [[[-1, 0]], undefined, false],
    [[[0, -1]], undefined, false],
    [[[1, 1]], undefined, false],
    [[[1, 1]], 'a', true],
    [[[1, 1]], 'w', false],
    [[[3, 1]], undefined, false],
    [
      [
        [0, 0],
        [1, 1]
      ],
      undefined,
      false
    ]
  ])('%j for %s', (squares, mover, free) => {
    expect(isFree(value, squares, mover)).toBe(free)
  })

  it('is shared with a flier where the rules tell fliers apart, and only there', () => {
    const flying = { id: 'f', at: [1, 1], flight: 'soaring' } as const satisfies CaseFigure
    const campaign = tableOf({ ruleset: 'clix-campaign', figures: [flying, { id: 'g' }] })
    expect(isFree(campaign, [[1, 1]], 'g')).toBe(true)
    expect(isFree({ ...campaign, figures: [a, { ...flying, at: [0, 0] }] }, [[1, 1]], 'f')).toBe(true)
    expect(isFree({ ...campaign, ruleset: 'heroclix-2012' }, [[1, 1]], 'g')).toBe(false)
    expect(isFree({ ...campaign, figures: [a, { id: 'g' }] }, [[1, 1]], 'g')).toBe(false)
  })

  it('has something in its way: a figure, or the edge of the map', () => {
    expect(hindranceAt(value, 1, [0, 0])).toBeNull()
    expect(hindranceAt(value, 1, [1, 1])).toBe(a)
    expect(hindranceAt(value, 1, [1, 1], 'a')).toBeNull()
    expect(hindranceAt(value, 4, [2, 1])).toBe(wide)
    expect(hindranceAt(value, 4, [2, 1], 'w')).toBeNull()
    expect(hindranceAt(value, 2, [3, 2])).toBe('beside-map')
  })

  it.each<[near: SquareXY, count: number, place: SquareXY | null]>([
    [[0, 0], 1, [0, 0]],
    [[1, 1], 1, [1, 0]],
    [[3, 1], 1, [2, 1]],
    [[3, 2], 1, [3, 2]],
    [[9, 9], 1, [3, 2]],
    [[1, 1], 2, [1, 0]],
    [[1, 1], 18, null]
  ])('nearest to %j for %i squares is %j', (near, count, place) => {
    expect(freePlace(value, count, near)).toEqual(place)
  })

  it('is never on blocking terrain, and may be where the figure itself stands', () => {
    const blocked = tableOf({ map: { size: [2, 1], terrain: ['b.'] }, figures: [{ id: 'a', at: [1, 0] }] })
    expect(freePlace(blocked, 1, [0, 0])).toBeNull()
    expect(freePlace(blocked, 1, [0, 0], 'a')).toEqual([1, 0])
  })

  it('is nowhere without a map', () => {
    const { map: _, ...bare } = value
    expect([boardSize(bare), isFree(bare, [[0, 0]]), freePlace(bare, 1, [0, 0])]).toEqual([[0, 0], false, null])
  })

  it('tells who stands in a square', () => {
    expect([figureOn(value, [3, 1]), figureOn(value, [1, 1]), figureOn(value, [0, 0])]).toEqual([wide, a, undefined])
  })
})

describe('an object', () => {
  const value = tableOf({
    objects: [
      { id: 'under', kind: 'heavy', at: [0, 0] },
      { id: 'over', kind: 'light', at: [0, 0] }
    ]
  })

  it('is the last one put on a square, and found by its id', () => {
    expect([objectOn(value, [0, 0])?.id, objectOn(value, [1, 0]), objectById(value, 'under')?.kind, objectById(value, 'x')]).toEqual([
      'over',
      undefined,
      'heavy',
      undefined
    ])
  })

  it.each<[to: SquareXY, moved: boolean]>([
    [[0, 0], true],
    [[3, 2], true],
    [[4, 2], false],
    [[3, 3], false],
    [[-1, 0], false],
    [[0, -1], false]
  ])('moved to %j', (to, moved) => {
    expect(moveObject(value, 'over', to)).toEqual(
      moved ? { ...value, objects: [value.objects![0], { ...value.objects![1], at: to }] } : null
    )
  })

  it('taken off leaves the others, and the question where it does not name it', () => {
    expect(removeObject(value, 'under')).toEqual({ ...value, objects: [value.objects![1]] })
    expect(removeObject(tableOf({}), 'under').objects).toBeUndefined()
  })
})

describe('a tap near a wall', () => {
  const upright: Segment = [
    [1, 1],
    [2, 1]
  ]
  const level: Segment = [
    [4, 4],
    [4, 5]
  ]
  const value = tableOf({
    map: {
      size: [8, 8],
      walls: [upright],
      barriers: [level],
      legend: { x: ['blocking'], y: ['water'] },
      terrain: ['x...', 'b...', 'y...', 'h...']
    }
  })
  const at = (x: number, y: number) => terrainTargetAt(value, [Math.floor(x), Math.floor(y)], [x, y])

  it.each<[what: string, point: readonly [number, number], found: ReturnType<typeof at>]>([
    ['on it', [2, 1.5], { wall: upright }],
    ['at its upper end', [2, 1], { wall: upright }],
    ['at its lower end', [2, 2], { wall: upright }],
    ['left of it as far as it may be', [1.6, 1.5], { wall: upright }],
    ['too far left of it', [1.59, 1.5], null],
    ['right of it as far as it may be', [2.4, 1.5], { wall: upright }],
    ['too far right of it', [2.41, 1.5], null],
    ['above it', [2, 0.7], { wall: upright }],
    ['too far above it', [2, 0.59], null],
    ['below it', [2, 2.3], { wall: upright }],
    ['too far below it', [2, 2.41], null],
    ['beyond its corner', [2.25, 2.25], { wall: upright }],
    ['too far beyond its corner', [2.3, 2.3], null],
    ['near one that lies', [4.5, 5.3], { wall: level }],
    ['at the left of one that lies', [3.7, 5], { wall: level }],
    ['too far left of one that lies', [3.5, 5], null],
    ['at the right of one that lies', [5.3, 5], { wall: level }],
    ['in a blocking square', [0.5, 1.5], { square: [0, 1] }],
    ['in one that the legend calls blocking', [0.5, 0.5], { square: [0, 0] }],
    ['in water', [0.5, 2.5], null],
    ['in hindering terrain', [0.5, 3.5], null],
    ['where nothing is drawn', [7.5, 7.5], null]
  ])('%s', (_what, point, found) => {
    expect(at(...point)).toEqual(found)
  })

  it('means the nearer of two walls', () => {
    const near: Segment = [
      [2, 1],
      [3, 1]
    ]
    const two = tableOf({ map: { size: [8, 8], walls: [upright, near] } })
    expect([1, 0].map((dx) => terrainTargetAt(two, [2, 1], [2.35 + dx * 0.3, 1.5]))).toEqual([{ wall: near }, { wall: upright }])
  })

  it('means what lies in the square unless the tap is on the wall', () => {
    const lying = tableOf({
      map: { size: [8, 8], walls: [upright], terrain: ['', '..b.'] },
      objects: [{ id: 'o', kind: 'heavy', name: 'Crate', at: [1, 1] }]
    })
    expect(terrainTargetAt(lying, [1, 1], [1.84, 1.5])).toEqual({ wall: upright })
    expect(terrainTargetAt(lying, [1, 1], [1.83, 1.5])).toEqual({ object: 'o' })
    expect(terrainTargetAt(lying, [2, 1], [2.17, 1.5])).toEqual({ square: [2, 1] })
    expect(terrainTargetAt(lying, [2, 1], [2.15, 1.5])).toEqual({ wall: upright })
    expect([
      terrainTargetName(lying, { wall: upright }),
      terrainTargetName(lying, { square: [2, 1] }),
      terrainTargetName(lying, { object: 'o' }),
      terrainTargetName(lying, { object: 'gone' })
    ]).toEqual(['the wall B2 | C2', 'blocking terrain C2', 'crate in B2', 'gone'])
  })
})

it.each<[figure: Pick<CaseFigure, 'dial' | 'click'>, last: number, ko: boolean]>([
  [{}, 60, false],
  [{ click: 60 }, 60, false],
  [{ dial: [], click: 4 }, 60, false],
  [{ dial: [{}] }, 2, false],
  [{ dial: [{}], click: 2 }, 2, true],
  [{ dial: [{}, {}] }, 3, false],
  [{ dial: [{}, {}], click: 2 }, 3, false],
  [{ dial: [{}, {}], click: 3 }, 3, true],
  [{ dial: [{}, { ko: true }, {}], click: 1 }, 4, false],
  [{ dial: [{}, { ko: true }, {}], click: 2 }, 4, true],
  [{ dial: [{ ko: true }, {}] }, 3, true]
])('a dial %j can be turned to %i and is KO: %s', (figure, last, ko) => {
  expect([lastClick(figure), isKo(figure)]).toEqual([last, ko])
})

describe('the same position', () => {
  const value = tableOf({
    map: { size: [4, 3] },
    figures: [],
    objects: [],
    turn: {},
    specialTerrain: [],
    conditions: [],
    teams: {},
    grenadePool: {},
    pending: []
  })

  it('is one whatever is asked of it, and whatever it is called', () => {
    expect(samePosition(value, { ...value, title: 'T', notes: 'N', ask: { kind: 'reach', figure: 'a' } })).toBe(true)
  })

  it.each<Partial<ClixCase>>([
    { ruleset: 'heroclix-2010' },
    { map: { size: [4, 3] } },
    { figures: [] },
    { objects: [] },
    { turn: {} },
    { specialTerrain: [] },
    { conditions: [] },
    { teams: {} },
    { grenadePool: {} },
    { pending: [] }
  ])('is another one with other %j', (change) => {
    expect(samePosition(value, { ...value, ...change })).toBe(false)
  })

  it('is played anew where the grenades of a side are other ones', () => {
    const before = playTable(hela, null)!
    expect(playTable({ ...hela, title: 'T' }, before)!.start).toBe(before.start)
    expect(playTable({ ...hela, grenadePool: { red: 2 } }, before)!.start).not.toBe(before.start)
  })
})
