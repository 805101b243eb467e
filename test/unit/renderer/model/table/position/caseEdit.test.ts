import { describe, expect, it } from 'vitest'
import {
  applyAfter,
  duplicateFigure,
  editFigure,
  figureById,
  figureFromEntry,
  moveFigure,
  putFigure,
  removeFigure,
  withMap,
  applyDestroyed,
  applyMove,
  figureName,
  freeId,
  sideOf,
  withAside,
  withCaptor,
  withVehicle
} from '../../../../../../src/renderer/model/table/position/caseEdit.ts'
import type { ClixCase, CaseFigure, MoveAsk, SquareXY } from '../../../../../../src/shared/contract/case.ts'
import { squaresOf } from '../../../../../../src/shared/contract/caseSquares.ts'
import { figureOn, isFree } from '../../../../../../src/renderer/model/table/figures/footprints.ts'
import type { MapFile, FigureEntry } from '../../../../../../src/shared/formats/documents/documents.ts'
import { table } from '../../../../../support/tablePosition.ts'
import type { FigureAfter } from '../../../../../../src/shared/contract/ruling.ts'

const small: MapFile = {
  format: 'linejudge-map/2',
  id: 'small',
  name: 'Small',
  description: '',
  systems: ['heroclix'],
  map: { size: [5, 5], terrain: ['.....', '.b...', '.....', '.....', '.....'] },
  specialTerrain: []
}

describe('putting figures on', () => {
  it('gives an id and a name of its own, and the nearest free square', () => {
    const put = putFigure(table, { id: '', name: 'Thor' }, [1, 1])
    const figure = put && figureById(put.value, put.id)
    expect(figure).toMatchObject({ id: 'thor-2', name: 'Thor 2' })
    expect(figure && isFree(table, squaresOf(figure))).toBe(true)
    expect(Math.max(...(figure?.at ?? [9, 9]))).toBeLessThanOrEqual(2)
  })

  it('counts on past ids that figures of other names have', () => {
    const figures = ['thor', 'thor-2', 'thor-3'].map((id, x) => ({ id, name: `Guard ${x}`, at: [x, 0] as const }))
    const put = putFigure({ ...table, figures, objects: [] }, { id: '', name: 'Thor' }, [1, 1])
    expect(put && figureById(put.value, put.id)).toMatchObject({ id: 'thor-4', name: 'Thor' })
  })

  it('begins the figures of a table that has none', () => {
    const { figures: _none, objects: _neither, ...bare } = table
    expect(putFigure(bare, { id: '', name: 'Thor' }, [0, 0])?.value.figures).toMatchObject([{ id: 'thor', name: 'Thor' }])
  })

  it('never puts one on blocking terrain', () => {
    const put = putFigure(table, { id: '', name: 'Loki' }, [3, 3])
    expect(put && figureOn(put.value, [3, 3])).toBeUndefined()
  })

  it('says when the board is full', () => {
    let value: typeof table = { ...table, map: { size: [2, 1] }, figures: [] }
    for (let i = 0; i < 2; i++) value = putFigure(value, { id: '', name: 'Skrull' }, [0, 0])?.value ?? value
    expect(value.figures).toHaveLength(2)
    expect(putFigure(value, { id: '', name: 'Skrull' }, [0, 0])).toBeNull()
  })

  it('keeps the shape of a large base', () => {
    const twin = duplicateFigure(table, 'giganto')
    const figure = twin && figureById(twin.value, twin.id)
    expect(figure && squaresOf(figure)).toHaveLength(4)
    expect(figure && isFree(table, squaresOf(figure))).toBe(true)
  })

  it('leaves out what a set does not state', () => {
    const figure = figureFromEntry(
      {
        id: 'cyclops',
        name: 'Cyclops',
        size: 'standard',
        points: null,
        speed: null,
        attack: 10,
        defense: null,
        damage: null,
        range: null,
        bolts: null,
        powers: [],
        canUse: [],
        specialPowers: [],
        abilities: [],
        teamAbilities: [],
        dial: [],
        baseSquares: 1,
        source: ''
      },
      'blue'
    )
    expect(figure).toEqual({ id: 'cyclops', name: 'Cyclops', side: 'blue', attack: 10 })
  })
})

describe('moving', () => {
  it('moves every square of the base', () => {
    const moved = moveFigure(table, 'giganto', [3, 4])
    expect(moved && figureById(moved, 'giganto')?.squares).toEqual([
      [3, 4],
      [4, 4],
      [3, 5],
      [4, 5]
    ])
  })

  it('refuses an occupied square and one off the board', () => {
    expect(moveFigure(table, 'thor', [5, 5])).toBeNull()
    expect(moveFigure(table, 'thor', [8, 0])).toBeNull()
    expect(moveFigure(table, 'giganto', [5, 5])).toBeNull()
  })

  it('changes nothing else', () => {
    const moved = moveFigure(table, 'thor', [2, 2])
    expect(moved?.figures?.slice(1)).toEqual(table.figures?.slice(1))
    expect(table.figures?.[0]?.at).toEqual([1, 1])
  })
})

describe('taking off and editing', () => {
  it('leaves the question waiting for another figure', () => {
    expect(removeFigure(table, 'iron-man').ask).toEqual({ kind: 'line-of-fire', from: 'thor', to: '' })
    const attack = { ...table, ask: { kind: 'attack', from: 'thor', targets: ['iron-man', 'iron-fist'] } } as const
    expect(removeFigure(attack, 'iron-man').ask).toMatchObject({ targets: ['iron-fist'] })
    expect(removeFigure(attack, 'iron-fist').ask).toMatchObject({ targets: ['iron-man'] })
    expect(removeFigure(attack, 'thor').ask).toMatchObject({ from: '', targets: ['iron-man', 'iron-fist'] })
  })

  it('makes a value unknown again by taking its field away', () => {
    expect(figureById(editFigure(table, 'thor', { attack: undefined }), 'thor')).not.toHaveProperty('attack')
  })
})

describe('another map', () => {
  it('keeps every figure on the board, in a free square that is not blocking', () => {
    const next = withMap(table, small)
    expect(next.figures).toHaveLength(4)
    for (const figure of next.figures ?? []) {
      expect(isFree({ ...next, figures: next.figures?.filter((other) => other !== figure) }, squaresOf(figure))).toBe(true)
      for (const [x, y] of squaresOf(figure)) expect(next.map?.terrain?.[y]?.[x]).not.toBe('b')
    }
    expect(figureById(next, 'thor')?.at).not.toEqual([1, 1])
  })
})

describe('applying the result of an attack', () => {
  it('moves the figure, turns its click, gives the token and takes off who is knocked out', () => {
    const next = applyAfter(table, {
      thor: { at: [1, 1], click: 1, ko: false, tokens: 1, damage: 0, holding: null },
      'iron-man': { at: [7, 5], click: 4, ko: false, tokens: 0, damage: 3, holding: null },
      'iron-fist': { at: null, click: 9, ko: true, tokens: 0, damage: 9, holding: null }
    })
    expect(figureById(next, 'thor')).toEqual({ ...figureById(table, 'thor'), tokens: 1 })
    expect(figureById(next, 'iron-man')).toMatchObject({ at: [7, 5], click: 4 })
    expect(figureById(next, 'iron-fist')).toBeUndefined()
    expect(figureById(next, 'giganto')).toBe(figureById(table, 'giganto'))
  })

  it('takes captives off the map, keeps them, and lets them free again', () => {
    const caught = applyAfter(table, {
      'iron-man': { at: null, click: 1, ko: false, tokens: 2, damage: 0, holding: null, captiveOf: 'thor' }
    })
    expect(figureById(caught, 'iron-man')).toMatchObject({ captiveOf: 'thor' })
    expect(squaresOf(figureById(caught, 'iron-man')!)).toEqual([])
    const thor = squaresOf(figureById(table, 'thor')!)[0]!
    const near = (next: typeof table): boolean => {
      const figure = figureById(next, 'iron-man')!
      const [x, y] = squaresOf(figure)[0]!
      return figure.captiveOf === undefined && Math.max(Math.abs(x - thor[0]), Math.abs(y - thor[1])) === 1
    }
    const beaten = applyAfter(caught, {
      thor: { at: null, click: 9, ko: true, tokens: 0, damage: 9, holding: null },
      'iron-man': { at: null, click: 1, ko: false, tokens: 1, damage: 0, holding: null }
    })
    expect(figureById(beaten, 'thor')).toBeUndefined()
    expect(figureById(beaten, 'iron-man')).toMatchObject({ tokens: 1 })
    expect(squaresOf(figureById(beaten, 'iron-man')!)).toHaveLength(1)
    expect(
      near(applyAfter(caught, { 'iron-man': { at: [thor[0] + 1, thor[1] + 1], click: 1, ko: false, tokens: 1, damage: 0, holding: null } }))
    ).toBe(true)
    expect(squaresOf(figureById(removeFigure(caught, 'thor'), 'iron-man')!)).toHaveLength(1)
    expect(figureById(moveFigure(caught, 'iron-man', [0, 0])!, 'iron-man')).toMatchObject({ at: [0, 0] })
    expect(figureById(moveFigure(caught, 'iron-man', [0, 0])!, 'iron-man')?.captiveOf).toBeUndefined()
    expect(figureById(withMap(caught, small), 'iron-man')).toEqual(figureById(caught, 'iron-man'))
  })
})

describe('another map under the figures', () => {
  it('leaves the objects behind that would stand beside it, and takes the figures along', () => {
    const file = { format: 'linejudge-map/2', id: 'm', name: 'M', description: '', systems: [], map: { size: [3, 2] }, specialTerrain: [] }
    const at = (x: number, y: number) => ({ id: `o-${x}-${y}`, kind: 'light', at: [x, y] })
    const value = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [8, 8] },
      figures: [
        { id: 'a', at: [1, 1] },
        { id: 'b', at: [6, 6] }
      ],
      objects: [at(2, 1), at(3, 1), at(2, 2), at(0, 0)],
      ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
    } as unknown as ClixCase
    const next = withMap(value, file as never)
    expect(next.objects?.map(({ id }) => id)).toEqual(['o-2-1', 'o-0-0'])
    expect([next.figures?.map(({ id }) => id), next.map?.id]).toEqual([['a', 'b'], 'm'])
    expect(next.ask).toEqual({ kind: 'line-of-fire', from: 'a', to: 'b' })
  })

  it('a figure put beside its like gets the next number', () => {
    const value = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [8, 8] },
      figures: [],
      ask: { kind: 'line-of-fire', from: '', to: '' }
    } as ClixCase
    const three = [1, 2, 3].reduce((now) => putFigure(now, { id: 'ogre', name: 'Ogre' }, [3, 3])!.value, value)
    expect(three.figures?.map(({ id, name, at: where }) => [id, name, where])).toEqual([
      ['ogre', 'Ogre', [3, 3]],
      ['ogre-2', 'Ogre 2', [3, 2]],
      ['ogre-3', 'Ogre 3', [2, 3]]
    ])
    const { id } = three.figures![0]!
    expect([duplicateFigure(three, id, [3, 3]), duplicateFigure(three, id, [0, 0])?.value.figures?.at(-1)?.at]).toEqual([null, [0, 0]])
    expect(duplicateFigure(three, id)?.value.figures?.at(-1)?.at).toEqual([4, 3])
    expect(duplicateFigure({ ...three, figures: [{ id: 'ogre', aside: true }] }, 'ogre')?.value.figures?.at(-1)?.at).toEqual([0, 0])
  })
})

const tableOf = (figures: readonly CaseFigure[], more: Partial<ClixCase> = {}): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [4, 3] },
  figures,
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' },
  ...more
})
const figuresOf = (value: ClixCase | null | undefined) => value?.figures
/** A board of one row, full of figures. */
const full = (figures: readonly CaseFigure[]): ClixCase =>
  tableOf([...figures, ...[0, 1].map((x): CaseFigure => ({ id: `full-${x}`, at: [x, 0] }))], { map: { size: [2, 1] } })

describe('names and ids', () => {
  it.each<[name: string, id: string]>([
    ['Thor', 'thor-2'],
    ['  Iron Man ', 'iron-man'],
    ['Señor_Big  Foot!', 'senor-big-foot'],
    ['Ultra-Humanite', 'ultra-humanite'],
    ['★', 'figure'],
    ['', 'figure'],
    ['lamp', 'lamp-3']
  ])('%j has the id %j', (name, id) => {
    expect(freeId({ figures: [{ id: 'thor' }], objects: [{ id: 'lamp' }, { id: 'lamp-2' }] }, name)).toBe(id)
  })

  it('is free on a table without figures and objects', () => {
    expect(freeId({}, 'Thor')).toBe('thor')
  })

  it('calls a figure by its name, and by its id where it has none', () => {
    expect([figureName({ id: 'a', name: ' Thor ' }), figureName({ id: 'a', name: ' ' }), figureName({ id: 'a' })]).toEqual([
      'Thor',
      'a',
      'a'
    ])
  })

  it('takes who names no side for red where it is the first, for blue elsewhere', () => {
    const [a, b, c]: readonly CaseFigure[] = [{ id: 'a' }, { id: 'b' }, { id: 'c', side: 'gold' }]
    const value = tableOf([a!, b!, c!])
    expect([a!, b!, c!].map((one) => sideOf(value, one))).toEqual(['red', 'blue', 'gold'])
  })

  it('numbers one more of the same, whatever number the first has', () => {
    const value = tableOf([
      { id: 'skrull-2', name: 'Skrull 2', at: [0, 0] },
      { id: 'skrull', name: 'Skrull', at: [1, 0] }
    ])
    expect(duplicateFigure(value, 'skrull-2', [2, 0])).toEqual({
      id: 'skrull-3',
      value: { ...value, figures: [...value.figures!, { id: 'skrull-3', name: 'Skrull 3', at: [2, 0] }] }
    })
    expect(duplicateFigure(value, 'nobody')).toBeNull()
  })
})

describe('a figure put on', () => {
  const gone: CaseFigure = {
    id: 'x',
    name: 'Loki',
    side: 'blue',
    at: [0, 0],
    squares: [[0, 0]],
    captiveOf: 'a',
    aside: true,
    replacedBy: ['y'],
    pilotOf: 'v',
    tokens: 1
  }

  it('takes nothing along of where it was before', () => {
    expect(figuresOf(putFigure(tableOf([]), gone, [1, 1])?.value)).toEqual([
      { id: 'loki', name: 'Loki', side: 'blue', at: [1, 1], tokens: 1 }
    ])
    const wide: readonly SquareXY[] = [
      [1, 1],
      [2, 1]
    ]
    expect(figuresOf(putFigure(tableOf([]), gone, [1, 1], 2, 'on')?.value)).toEqual([
      { id: 'loki', name: 'Loki', side: 'blue', squares: wide, tokens: 1 }
    ])
  })

  it('stands exactly there or nowhere where that is asked', () => {
    const value = tableOf([{ id: 'a', at: [1, 1] }])
    expect(putFigure(value, gone, [1, 1], 1, 'on')).toBeNull()
    expect(putFigure(value, gone, [4, 1], 1, 'on')).toBeNull()
    expect(putFigure(value, gone, [3, 1], 2, 'on')).toBeNull()
    expect(putFigure(value, gone, [2, 1], 1, 'on')?.value.figures?.[1]?.at).toEqual([2, 1])
  })
})

describe('a figure moved', () => {
  const value = tableOf([
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0], captiveOf: 'a', tokens: 1 },
    { id: 'c', aside: true, replacedBy: ['a'] },
    { id: 'd', pilotOf: 'a' }
  ])

  it.each<[id: string, moved: CaseFigure]>([
    ['b', { id: 'b', at: [3, 2], tokens: 1 }],
    ['c', { id: 'c', at: [3, 2] }],
    ['d', { id: 'd', at: [3, 2] }]
  ])('%s is no captive, waits beside no map and is on board of nothing any more', (id, moved) => {
    expect(figuresOf(moveFigure(value, id, [3, 2]))).toEqual(value.figures!.map((one) => (one.id === id ? moved : one)))
  })

  it('is nowhere where it is not on the table', () => {
    expect(moveFigure(value, 'nobody', [3, 2])).toBeNull()
  })

  it('makes its question begin anew: the way that it was asked about led from elsewhere', () => {
    const asked = tableOf([{ id: 'a', at: [0, 0] }], { ask: { kind: 'move', figure: 'a', path: [[1, 0]] } })
    expect(moveFigure(asked, 'a', [2, 2])?.ask).toEqual({ kind: 'move', figure: 'a', path: [] })
  })
})

describe('captives, pilots and who waits beside the map', () => {
  const captor: CaseFigure = { id: 'a', at: [1, 1] }
  const armed: CaseFigure = {
    id: 'b',
    at: [3, 1],
    squares: [[3, 1]],
    aside: true,
    replacedBy: ['c'],
    pilotOf: 'v',
    captiveOf: 'z',
    holding: 'heavy',
    held: { id: 'o', name: 'Lamp' },
    tokens: 1
  }

  it('has nothing in its hands and no place once it is a captive', () => {
    expect(figuresOf(withCaptor(tableOf([captor, armed]), 'b', 'a'))).toEqual([captor, { id: 'b', captiveOf: 'a', tokens: 1 }])
    expect(withCaptor(tableOf([captor]), 'b', 'a')).toBeNull()
  })

  it('is free again beside its captor, in the first square where nobody knows the captor, and nowhere on a full board', () => {
    const captive: CaseFigure = { id: 'b', captiveOf: 'a', tokens: 1 }
    expect(figuresOf(withCaptor(tableOf([captor, captive]), 'b', null))?.[1]).toEqual({ id: 'b', at: [1, 0], tokens: 1 })
    expect(figuresOf(withCaptor(tableOf([captive]), 'b', null))).toEqual([{ id: 'b', at: [0, 0], tokens: 1 }])
    expect(withCaptor(full([captive]), 'b', null)).toBeNull()
  })

  it('waits beside the map without a place, or comes back to the first free one', () => {
    const value = tableOf([{ id: 'z', at: [0, 0] }, captor, { id: 'b', squares: [[3, 1]], captiveOf: 'a' }])
    expect(figuresOf(withAside(value, 'b', true))?.[2]).toEqual({ id: 'b', aside: true })
    expect(
      figuresOf(
        withAside(
          tableOf([
            { id: 'z', at: [0, 0] },
            { id: 'b', aside: true }
          ]),
          'b',
          false
        )
      )?.[1]
    ).toEqual({
      id: 'b',
      at: [1, 0]
    })
    expect(figuresOf(withAside(tableOf([{ id: 'b', replacedBy: ['a'] }]), 'b', false))).toEqual([{ id: 'b', at: [0, 0] }])
    expect(figuresOf(withAside(tableOf([{ id: 'b', pilotOf: 'a' }]), 'b', false))).toEqual([{ id: 'b', at: [0, 0] }])
    expect(withAside(full([{ id: 'b', aside: true }]), 'b', false)).toBeNull()
  })

  it('stays where it is where it waits already, or is not there', () => {
    const value = tableOf([captor, { id: 'b', aside: true }])
    expect(withAside(value, 'b', true)).toBe(value)
    expect(withAside(value, 'a', false)).toBe(value)
    expect(withAside(value, 'nobody', true)).toBe(value)
  })

  it('is off the map on board of a vehicle, and beside it when put down', () => {
    const boarded = withVehicle(tableOf([captor, armed]), 'b', 'a')
    expect(figuresOf(boarded)?.[1]).toEqual({ id: 'b', pilotOf: 'a', holding: 'heavy', held: { id: 'o', name: 'Lamp' }, tokens: 1 })
    expect(figuresOf(withVehicle(tableOf([captor, { id: 'b', pilotOf: 'a' }]), 'b', null))?.[1]).toEqual({ id: 'b', at: [1, 0] })
    expect(figuresOf(withVehicle(tableOf([{ id: 'b', pilotOf: 'a' }]), 'b', null))).toEqual([{ id: 'b', at: [0, 0] }])
    expect(withVehicle(full([{ id: 'b', pilotOf: 'a' }]), 'b', null)).toBeNull()
  })

  it('goes, and leaves its captives free beside where it stood and its pilots on the map', () => {
    const value = tableOf([
      { id: 'z', at: [0, 0] },
      { id: 'a', at: [2, 1] },
      { id: 'b', captiveOf: 'a' },
      { id: 'c', pilotOf: 'a' },
      { id: 'd', captiveOf: 'z' },
      { id: 'e', pilotOf: 'z' }
    ])
    expect(removeFigure(value, 'a')).toEqual({
      ...value,
      figures: [
        { id: 'z', at: [0, 0] },
        { id: 'b', at: [2, 1] },
        { id: 'c', at: [1, 0] },
        { id: 'd', captiveOf: 'z' },
        { id: 'e', pilotOf: 'z' }
      ],
      ask: { kind: 'line-of-fire', from: '', to: 'b' }
    })
  })

  it('leaves its pilot beside a full board', () => {
    const crowded = full([
      { id: 'c', pilotOf: 'v' },
      { id: 'v', aside: true }
    ])
    expect(figuresOf(removeFigure(crowded, 'v'))?.[0]).toEqual({ id: 'c', aside: true })
  })

  it('takes the grenades along that were thrown at it', () => {
    const on = { from: 'a', effect: 'g', figure: 'b' } as unknown as NonNullable<ClixCase['pending']>[number]
    const at = { from: 'a', effect: 'g', at: [1, 1] } as unknown as NonNullable<ClixCase['pending']>[number]
    const value = tableOf([captor, { id: 'b', at: [2, 1] }], { pending: [on, at] })
    expect(removeFigure(value, 'b').pending).toEqual([at])
    expect(removeFigure({ ...value, pending: [on] }, 'b')).not.toHaveProperty('pending')
    expect(removeFigure(value, 'nobody').pending).toEqual([on, at])
  })
})

describe('another map under the table', () => {
  const file: MapFile = {
    format: 'linejudge-map/2',
    id: 'm',
    name: 'M',
    description: '',
    systems: ['heroclix'],
    map: { size: [2, 1] },
    specialTerrain: []
  }
  const at = (...square: [number, number]) =>
    ({ from: 'a', effect: 'g', at: square }) as unknown as NonNullable<ClixCase['pending']>[number]

  it('loses who finds no room, with the question about it and the grenades that would burst on it or beside the map', () => {
    const marked = (figure: string) => ({ from: 'a', effect: 'g', figure }) as unknown as NonNullable<ClixCase['pending']>[number]
    const value = tableOf(
      [
        { id: 'a', at: [3, 2] },
        { id: 'k', captiveOf: 'a' },
        { id: 'w', aside: true },
        { id: 'b', at: [0, 0] },
        { id: 'c', at: [1, 1] }
      ],
      {
        objects: [
          { id: 'in', kind: 'light', at: [1, 0] },
          { id: 'right', kind: 'light', at: [2, 0] },
          { id: 'below', kind: 'light', at: [0, 1] }
        ],
        specialTerrain: [],
        pending: [at(1, 0), at(2, 0), at(0, 1), marked('a'), marked('c')],
        ask: { kind: 'attack', from: 'a', targets: ['b', 'c'], dice: [3, 4] }
      }
    )
    const next = withMap(value, file)
    expect(next).toEqual({
      ...value,
      map: { size: [2, 1], id: 'm', name: 'M' },
      specialTerrain: undefined,
      figures: [
        { id: 'a', at: [1, 0] },
        { id: 'k', captiveOf: 'a' },
        { id: 'w', aside: true },
        { id: 'b', at: [0, 0] }
      ],
      objects: [{ id: 'in', kind: 'light', at: [1, 0] }],
      pending: [at(1, 0), marked('a')],
      ask: { kind: 'attack', from: 'a', targets: ['b'], dice: [3, 4] }
    })
  })
})

describe('the table after an attack', () => {
  const after = (more: Partial<FigureAfter>): FigureAfter => ({
    at: [0, 0],
    click: 1,
    ko: false,
    tokens: 0,
    damage: 0,
    holding: null,
    ...more
  })
  const one: CaseFigure = { id: 'a', at: [0, 0], click: 2, tokens: 1, holding: 'heavy', held: { id: 'o', name: 'Lamp' } }

  it.each<[of: string, before: CaseFigure, then: FigureAfter, now: CaseFigure]>([
    ['keeps what it holds', one, after({ click: 3, tokens: 2, holding: 'heavy' }), { ...one, click: 3, tokens: 2 }],
    ['lets go of what it used', one, after({ click: 2 }), { id: 'a', at: [0, 0], click: 2 }],
    [
      'stands where it was knocked',
      one,
      after({ at: [3, 1], click: 2, holding: 'heavy' }),
      { id: 'a', at: [3, 1], click: 2, holding: 'heavy', held: one.held! }
    ],
    ['has no click where nobody has told one and none was lost', { id: 'a', at: [0, 0] }, after({}), { id: 'a', at: [0, 0] }],
    ['has its first click where one was told', { id: 'a', at: [0, 0], click: 1 }, after({}), { id: 'a', at: [0, 0], click: 1 }],
    ['has a click once it has lost one', { id: 'a', at: [0, 0] }, after({ click: 2 }), { id: 'a', at: [0, 0], click: 2 }],
    ['is a captive without place and object', one, after({ at: null, captiveOf: 'z' }), { id: 'a', click: 2, tokens: 1, captiveOf: 'z' }],
    ['waits on beside the map', { id: 'a', aside: true }, after({ at: null }), { id: 'a', aside: true }],
    ['is put down free, with the tokens that it has', { id: 'a', captiveOf: 'z', tokens: 1 }, after({ at: null }), { id: 'a', at: [0, 0] }],
    ['is free where it is said to stand', { id: 'a', captiveOf: 'z' }, after({ at: [2, 2] }), { id: 'a', at: [2, 2] }]
  ])('%s', (_of, before, then, now) => {
    expect(figuresOf(applyAfter(tableOf([before]), { a: then }))).toEqual([now])
  })

  it.each<[of: string, then: FigureAfter]>([
    ['knocked out', after({ ko: true })],
    ['taken from the map', after({ at: null })]
  ])('has nobody who was %s', (_of, then) => {
    expect(figuresOf(applyAfter(tableOf([one, { id: 'b', at: [1, 1] }]), { a: then }))).toEqual([{ id: 'b', at: [1, 1] }])
  })

  it('has no captive who was knocked out, and everybody of whom nothing is said as before', () => {
    const value = tableOf([
      { id: 'a', captiveOf: 'b' },
      { id: 'b', at: [1, 1] }
    ])
    expect(figuresOf(applyAfter(value, { a: after({ at: null, ko: true }) }))).toEqual([{ id: 'b', at: [1, 1] }])
    expect(applyAfter(value, {})).toBe(value)
  })
})

describe('the table after a move', () => {
  const ask: MoveAsk = { kind: 'move', figure: 'a', action: 'charge', path: [[1, 0]], carrying: 'b', pickUp: 'o', putDown: [3, 2] }
  const a: CaseFigure = { id: 'a', at: [0, 0] }
  const b: CaseFigure = { id: 'b', at: [0, 1] }

  it('has the carried one beside its carrier, and the object in its hands', () => {
    const value = tableOf([a, b], {
      objects: [
        { id: 'o', kind: 'heavy', name: 'Lamp', at: [1, 0] },
        { id: 'rest', kind: 'light', at: [3, 0] }
      ]
    })
    const { putDown: _, ...picks } = ask
    expect(applyMove(value, picks, [2, 1])).toEqual({
      ...value,
      figures: [
        { id: 'a', at: [2, 1], holding: 'heavy', held: { id: 'o', name: 'Lamp' } },
        { id: 'b', at: [2, 0] }
      ],
      objects: [{ id: 'rest', kind: 'light', at: [3, 0] }],
      ask: { kind: 'move', figure: 'a', action: 'charge', path: [] }
    })
  })

  it('has nothing left on the map once the only object is picked up, and no words for one without any', () => {
    const value = tableOf([a], { objects: [{ id: 'o', kind: 'light', at: [1, 0] }] })
    const next = applyMove(value, { kind: 'move', figure: 'a', path: [], pickUp: 'o' }, [1, 0])
    expect(next.objects).toBeUndefined()
    expect(next.figures).toEqual([{ id: 'a', at: [1, 0], holding: 'light' }])
  })

  it('picks up nothing that is no object to hold', () => {
    const value = tableOf([a], { objects: [{ id: 'o', kind: 'debris', at: [1, 0] }] })
    const next = applyMove(value, { kind: 'move', figure: 'a', path: [], pickUp: 'o' }, [1, 0])
    expect([next.figures, next.objects]).toEqual([[{ id: 'a', at: [1, 0] }], value.objects])
  })

  it('has what was put down where it was put, under its own id or one of its kind', () => {
    const put = (held: CaseFigure['held']) =>
      applyMove(
        tableOf([{ ...a, holding: 'heavy', ...(held && { held }) }]),
        { kind: 'move', figure: 'a', path: [], putDown: [3, 2] },
        [1, 0]
      )
    expect([put({ id: 'o', name: 'Lamp' }).figures, put({ id: 'o', name: 'Lamp' }).objects]).toEqual([
      [{ id: 'a', at: [1, 0] }],
      [{ id: 'o', name: 'Lamp', kind: 'heavy', at: [3, 2] }]
    ])
    expect(put(undefined).objects).toEqual([{ id: 'heavy', kind: 'heavy', at: [3, 2] }])
    expect(applyMove(tableOf([a]), { kind: 'move', figure: 'a', path: [], putDown: [3, 2] }, [1, 0]).objects).toBeUndefined()
  })

  it('leaves who finds its end taken where it is', () => {
    expect(figuresOf(applyMove(tableOf([a, b]), { kind: 'move', figure: 'a', path: [] }, [0, 1]))).toEqual([a, b])
  })
})

describe('what was destroyed', () => {
  const walls = [
    [
      [0, 0],
      [1, 0]
    ],
    [
      [0, 1],
      [1, 1]
    ],
    [
      [0, 0],
      [0, 1]
    ]
  ] as const
  const value = tableOf([{ id: 'a', at: [3, 2] }], {
    map: { size: [4, 3], walls },
    objects: [
      { id: 'o', kind: 'heavy', at: [2, 2] },
      { id: 'm', kind: 'blocking-marker', at: [2, 1] },
      { id: 'n', kind: 'blocking-marker', at: [3, 1] },
      { id: 'l', kind: 'light', at: [2, 1] }
    ]
  })
  const left = (next: ClixCase) => [next.map?.walls, next.objects?.map(({ id, at }) => `${id} ${at.join()}`)]
  const all = ['o 2,2', 'm 2,1', 'n 3,1', 'l 2,1']

  it.each<[of: string, next: ClixCase, walls: unknown, objects: readonly string[] | undefined]>([
    [
      'a wall, whichever square is named first',
      applyDestroyed(
        value,
        {
          wall: [
            [1, 0],
            [0, 0]
          ]
        },
        []
      ),
      walls.slice(1),
      all
    ],
    [
      'a wall with its debris on both sides',
      applyDestroyed(value, { wall: walls[1] }, [
        [0, 1],
        [1, 1]
      ]),
      [walls[0], walls[2]],
      [...all, 'debris 0,1', 'debris-2 1,1']
    ],
    ['an object, and nothing else', applyDestroyed(value, { object: 'o' }, []), walls, all.slice(1)],
    [
      'a blocking marker, which leaves debris in its place',
      applyDestroyed(value, { square: [2, 1] }, [[2, 1]]),
      walls,
      ['o 2,2', 'n 3,1', 'l 2,1', 'debris 2,1']
    ],
    ['a blocking square', applyDestroyed({ ...value, objects: undefined }, { square: [2, 1] }, [[2, 1]]), walls, ['debris 2,1']]
  ])('%s', (_of, next, stands, objects) => {
    expect(left(next)).toEqual([stands, objects])
  })

  it('leaves a table without objects without any', () => {
    expect(applyDestroyed(tableOf([], { objects: [{ id: 'o', kind: 'heavy', at: [2, 2] }] }), { object: 'o' }, []).objects).toBeUndefined()
    expect(applyDestroyed(tableOf([]), { object: 'o' }, []).objects).toBeUndefined()
  })
})

it('has of a set what it states, of its lines those with points, and its dial where the first line begins', () => {
  const entry = {
    id: 'thor',
    name: 'Thor',
    size: 'giant',
    points: 150,
    speed: 8,
    attack: 11,
    defense: 17,
    damage: 4,
    range: 0,
    bolts: 1,
    powers: ['charge'],
    canUse: ['flurry'],
    specialPowers: [],
    traits: [],
    abilities: ['wing'],
    teamAbilities: ['avengers'],
    keywords: ['asgard'],
    lines: [
      { points: 150, click: 3 },
      { points: null, click: 5 }
    ],
    dial: [{ speed: 8 }],
    realName: 'Thor Odinson',
    baseSquares: 4,
    source: 'here',
    set: 'x',
    number: '1',
    type: 'character',
    rarity: 'rare',
    marks: ['y'],
    symbols: [],
    base: 'z',
    passengers: 1,
    origin: 'o',
    own: 'field'
  } as unknown as FigureEntry
  expect(figureFromEntry(entry, 'red')).toStrictEqual({
    id: 'thor',
    name: 'Thor',
    side: 'red',
    size: 'giant',
    passengers: 1,
    points: 150,
    speed: 8,
    attack: 11,
    defense: 17,
    damage: 4,
    range: 0,
    bolts: 1,
    powers: ['charge'],
    canUse: ['flurry'],
    abilities: ['wing'],
    teamAbilities: ['avengers'],
    keywords: ['asgard'],
    lines: [{ points: 150, click: 3 }],
    dial: [{ speed: 8 }],
    realName: 'Thor Odinson',
    click: 3,
    own: 'field'
  })
  expect(figureFromEntry({ ...entry, lines: undefined }, 'red').click).toBe(1)
  expect(figureFromEntry({ ...entry, dial: [] }, 'red')).not.toHaveProperty('click')
  const text = { id: 'own', text: 'Outwit.', grants: ['outwit'] }
  const kept = { ...text, mentions: ['outwit'], sentences: [{ of: 'a1', by: 'judge', accepted: '2026-11-30', clauses: [] }] }
  const withTexts = figureFromEntry({ ...entry, ref: { unit: 'loki' }, specialPowers: [kept], traits: [kept] }, 'red')
  expect(withTexts).not.toHaveProperty('ref')
  expect([withTexts.specialPowers, withTexts.traits]).toStrictEqual([[text], [text]])
})

it('changes only the figure that is named', () => {
  const value = tableOf([
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0], tokens: 1 }
  ])
  expect(figuresOf(editFigure(value, 'b', { tokens: undefined, click: 2 }))).toStrictEqual([
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0], click: 2 }
  ])
})
