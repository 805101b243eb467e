import { describe, expect, it } from 'vitest'
import type { ClixCase, SquareXY } from '../../../../../../src/shared/contract/case.ts'
import {
  applyDestroyed,
  applyMove,
  figureById,
  moveFigure,
  removeFigure
} from '../../../../../../src/renderer/model/table/position/caseEdit.ts'
import { moveObject, objectOn, putObject, removeObject } from '../../../../../../src/renderer/model/table/position/objects.ts'
import { aimedAt, terrainTargetAt, terrainTargetName } from '../../../../../../src/renderer/model/table/position/terrainTarget.ts'
import { parseCase } from '../../../../../../src/shared/cases/parse/parseCase.ts'
import { table } from '../../../../../support/tablePosition.ts'

const problemsOf = (value: ClixCase): unknown => {
  const parsed = parseCase(JSON.parse(JSON.stringify(value)))
  return parsed.ok ? [] : parsed.problems
}

describe('objects', () => {
  it('are put on with ids of their own, moved, and taken off', () => {
    const one = putObject(table, 'light', [2, 2])
    const two = putObject(one.value, 'light', [3, 2])
    expect([one.id, two.id]).toEqual(['light', 'light-2'])
    expect(problemsOf(two.value)).toEqual([])
    const moved = moveObject(two.value, two.id, [4, 4])
    expect(moved && objectOn(moved, [4, 4])?.id).toBe('light-2')
    expect(moveObject(two.value, two.id, [8, 0])).toBeNull()
    expect(removeObject(removeObject(two.value, one.id), two.id).objects).toBeUndefined()
  })

  it('leave the question when they go', () => {
    const { value, id } = putObject(table, 'heavy', [2, 2])
    const asks: readonly ClixCase['ask'][] = [
      { kind: 'can-target', from: 'thor', to: { object: id }, with: 'ranged-attack' },
      { kind: 'attack', from: 'thor', targets: [{ object: id }], attack: 'ranged' },
      { kind: 'move', figure: 'thor', path: [[2, 1]], pickUp: id }
    ]
    for (const ask of asks) expect(JSON.stringify(removeObject({ ...value, ask }, id).ask)).not.toContain(id)
  })
})

describe('what a tap means as a target', () => {
  const walls = [
    [
      [5, 1],
      [6, 1]
    ],
    [
      [2, 5],
      [2, 6]
    ]
  ] as const
  const value: ClixCase = { ...putObject(table, 'heavy', [6, 1]).value, map: { ...table.map!, walls } }
  const at = (point: readonly [number, number]) => terrainTargetAt(value, [Math.floor(point[0]), Math.floor(point[1])] as SquareXY, point)

  it.each<readonly [string, readonly [number, number], unknown]>([
    ['a wall, close to it', [5.95, 1.5], { wall: walls[0] }],
    ['a wall, beside an object', [6.1, 1.4], { wall: walls[0] }],
    ['the object', [6.5, 1.5], { object: 'heavy' }],
    ['blocking terrain', [3.5, 3.5], { square: [3, 3] }],
    ['a wall not far off in an empty square', [2.5, 5.7], { wall: walls[1] }],
    ['nothing in the middle of an empty square', [2.5, 4.5], null]
  ])('%s', (_, point, target) => {
    expect(at(point)).toEqual(target)
  })

  it('is a question that the format takes, and has a name', () => {
    for (const point of [
      [5.95, 1.5],
      [6.5, 1.5],
      [3.5, 3.5]
    ] as const) {
      const target = at(point)
      for (const ask of [
        { kind: 'can-target', from: 'thor', to: '', with: 'ranged-attack' },
        { kind: 'attack', from: 'thor', targets: [''], attack: 'ranged' }
      ] as const) {
        const aimed = target && aimedAt(ask, target)
        expect(aimed && problemsOf({ ...value, ask: aimed })).toEqual([])
      }
      expect(target && terrainTargetName(value, target)).toMatch(/[A-H][1-8]/)
    }
    expect(aimedAt({ kind: 'line-of-fire', from: 'thor', to: 'iron-man' }, { square: [3, 3] })).toBeNull()
  })

  it('destroyed, is gone and leaves its debris', () => {
    const wall = walls[0]
    const next = applyDestroyed({ ...value, ask: { kind: 'attack', from: 'thor', targets: [{ wall }] } }, { wall }, [[5, 1]])
    expect(next.map?.walls).toEqual([walls[1]])
    expect(next.objects).toContainEqual({ id: 'debris', kind: 'debris', at: [5, 1] })
    expect(next.ask).toMatchObject({ targets: [''] })
    expect(applyDestroyed(value, { object: 'heavy' }, []).objects).toBeUndefined()
  })
})

describe('a move on the table', () => {
  const ask = {
    kind: 'move',
    figure: 'thor',
    path: [
      [2, 1],
      [3, 1]
    ]
  } as const
  const moving: ClixCase = { ...table, ask }

  it('begins anew where its figure is put elsewhere, and loses whom it carries with them', () => {
    expect(moveFigure(moving, 'thor', [0, 0])?.ask).toMatchObject({ path: [] })
    expect(moveFigure(moving, 'iron-man', [7, 7])?.ask).toBe(ask)
    expect(removeFigure({ ...table, ask: { ...ask, carrying: 'iron-man' } }, 'iron-man').ask).not.toMatchObject({ carrying: 'iron-man' })
  })

  it('leaves what an object does in the hand that picks it up, and on the map where it is put down', () => {
    const { value, id } = putObject(moving, 'light', [2, 2])
    const named = { ...value, objects: value.objects?.map((one) => ({ ...one, name: 'Club', inHand: 'club' })) }
    const held = applyMove(named, { ...ask, pickUp: id }, [3, 1])
    expect(figureById(held, 'thor')).toMatchObject({ holding: 'light', held: { id, name: 'Club', inHand: 'club' } })
    const put = applyMove(held, { ...ask, putDown: [3, 2] }, [3, 1])
    expect(figureById(put, 'thor')?.holding).toBeUndefined()
    expect(figureById(put, 'thor')?.held).toBeUndefined()
    expect(put.objects).toEqual([{ id, kind: 'light', name: 'Club', inHand: 'club', at: [3, 2] }])
  })

  it('leaves the figure at its end, its friend beside it and the object in its hands', () => {
    const { value, id } = putObject(moving, 'heavy', [2, 2])
    const after = applyMove(value, { ...ask, carrying: 'iron-fist', pickUp: id }, [3, 1])
    expect(figureById(after, 'thor')).toMatchObject({ at: [3, 1], holding: 'heavy' })
    const [x, y] = figureById(after, 'iron-fist')?.at ?? [9, 9]
    expect(Math.max(Math.abs(x - 3), Math.abs(y - 1))).toBe(1)
    expect(after.objects).toBeUndefined()
    expect(after.ask).toMatchObject({ kind: 'move', figure: 'thor', path: [] })
  })
})
