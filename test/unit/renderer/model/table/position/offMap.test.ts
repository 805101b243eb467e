/** Where figures are that have no square. */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { whereOffMap } from '../../../../../../src/renderer/model/table/position/offMap.ts'

const value: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  map: { size: [6, 6] },
  figures: [
    { id: 'V', name: 'Batmobile', at: [1, 1] },
    { id: 'P', pilotOf: 'V' }
  ],
  ask: { kind: 'line-of-fire', from: 'V', to: [3, 3] }
}

describe('a figure without a square', () => {
  it('is in its vehicle, with its captor or beside the map', () => {
    expect(whereOffMap(value, { pilotOf: 'V' })).toBe('in Batmobile')
    expect(whereOffMap(value, { captiveOf: 'X' })).toBe('captive of X')
    expect(whereOffMap(value, { aside: true })).toBe('beside the map')
    expect(whereOffMap(value, {})).toBe('')
  })
})
