/** What a pin expects where nobody says more, what of a case it keeps, and which pins two versions of a map differ in. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import type { AnyRuling } from '../../../../src/shared/cases/answerQuestion.ts'
import type { Ask, ClixCase } from '../../../../src/shared/contract/case.ts'
import type { MapDocument } from '../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { expectOf, freePinId, pinChanges, pinOfCase, pinsOf } from '../../../../src/shared/mapCheck/pins.ts'
import { editionFile } from '../../../support/editions.ts'
import { movedPin } from '../../../../src/shared/mapEdit/region.ts'

const HALL: MapDocument = { id: 'hall', name: 'Hall', specialTerrain: [], map: { size: [6, 3], terrain: ['..h...', '......', '......'] } }
const at = (ask: Ask, more: Partial<ClixCase> = {}): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: HALL.map,
  figures: [
    { id: 'a', side: 'red', at: [0, 0], speed: 8, attack: 10, defense: 16, damage: 2, range: 8 },
    { id: 'b', side: 'blue', at: [5, 0], speed: 8, attack: 10, defense: 16, damage: 3, range: 8 }
  ],
  ask,
  ...more
})
function ruled(value: ClixCase): AnyRuling {
  const parsed = parseQuestion(value)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '))
  return answerQuestion(parsed.value)
}
const line = at({ kind: 'line-of-fire', from: 'a', to: 'b' })

describe('a pin', () => {
  it('expects the verdict and the rule of the first reason, and the number where the verdict says none', () => {
    expect(expectOf(ruled(line))).toEqual({ verdict: 'hindered', rule: 'LOF-12' })
    expect(expectOf(ruled(at({ kind: 'value', figure: 'b', value: 'damage' })))).toMatchObject({ verdict: 'value', value: 3 })
  })

  it('changes where another rule gives the same verdict', () => {
    const pin = pinOfCase(line, ruled(line), { id: 'line' })
    expect(pinsOf({ ...HALL, pins: [pin] })).toMatchObject({ total: 1, same: 1 })
    expect(pinsOf({ ...HALL, pins: [{ ...pin, expect: { ...pin.expect, rule: 'LOF-05' } }] }).changed).toMatchObject([
      { expected: { rule: 'LOF-05' }, got: { verdict: 'hindered', rule: 'LOF-12' } }
    ])
  })

  it('keeps what else the ruling rests on, and is asked with it', () => {
    const value = at(
      { kind: 'attack', from: 'a', targets: ['b'], dice: [5, 4] },
      {
        map: { size: [6, 3] },
        figures: [
          { id: 'a', at: [0, 1], side: 'red' },
          { id: 'b', at: [3, 1], side: 'blue', powers: ['toughness'] }
        ],
        conditions: ['armor-wars']
      }
    )
    const pin = pinOfCase(value, ruled(value), { id: 'attack' })
    expect(pin).toMatchObject({ conditions: ['armor-wars'], ruleset: 'heroclix-2012', expect: { verdict: 'hit', damageTaken: { b: 3 } } })
    expect(pin).not.toHaveProperty('map')
    const open = { ...HALL, map: { size: [6, 3] as const } }
    const { conditions: _, ...without } = pin
    expect([pinsOf({ ...open, pins: [pin] }).same, pinsOf({ ...open, pins: [without] }).same]).toEqual([1, 0])
  })

  it('is asked by an own edition that comes with the rules', () => {
    const own = { ruleset: 'corner-store', editions: [editionFile('corner')] }
    const value = at({ kind: 'line-of-fire', from: 'a', to: 'b' }, own)
    const pin = pinOfCase(value, ruled(value), { id: 'line' })
    expect(pin.ruleset).toBe('corner-store')
    const document = { ...HALL, pins: [pin] }
    expect(pinsOf(document, own)).toMatchObject({ total: 1, same: 1 })
    expect(pinsOf(document, { ...own, ruleset: 'heroclix-2012' })).toMatchObject({ total: 1, same: 1 })
    expect(pinsOf(document, 'heroclix-2012')).toMatchObject({ total: 1, same: 0, broken: [{ id: 'line' }] })
  })

  it('takes grenades that are still to burst along when its map grows', () => {
    const moved = movedPin({ ...pinOfCase(line, ruled(line), { id: 'line' }), pending: [{ at: [1, 1] }] }, ([x, y]) => [x + 1, y])
    expect(moved.pending).toEqual([{ at: [2, 1] }])
  })

  it('gets an id of its own', () => {
    expect([freePinId('x', []), freePinId('x', [{ id: 'x' }, { id: 'x-2' }])]).toEqual(['x', 'x-3'])
  })
})

describe('two versions of a map', () => {
  const pins = [pinOfCase(line, ruled(line), { id: 'line', title: 'Along the hall' })]
  it('differ in those pins that come to something else, whichever of the two holds them', () => {
    const cleared = { ...HALL, map: { size: [6, 3] as const } }
    const change = { id: 'line', title: 'Along the hall', was: { verdict: 'hindered', rule: 'LOF-12' }, is: { verdict: 'clear' } }
    expect(pinChanges({ ...HALL, pins }, cleared)).toMatchObject([change])
    expect(pinChanges(HALL, { ...cleared, pins })).toMatchObject([change])
    expect(pinChanges({ ...HALL, pins }, { ...HALL, pins })).toEqual([])
  })
  it('differ in a pin that can be asked on one of them only', () => {
    expect(pinChanges({ ...HALL, pins }, { ...HALL, map: { size: [2, 2] } })).toMatchObject([{ id: 'line', is: null }])
  })
})
