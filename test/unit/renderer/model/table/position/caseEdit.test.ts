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
  withMap
} from '../../../../../../src/renderer/model/table/position/caseEdit.ts'
import type { ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { squaresOf } from '../../../../../../src/shared/contract/caseSquares.ts'
import { figureOn, isFree } from '../../../../../../src/renderer/model/table/figures/footprints.ts'
import type { MapFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import { table } from '../../../../../support/tablePosition.ts'

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
