import { describe, expect, it } from 'vitest'
import { effectWithSource, enteredValue, valueWords, withValues } from '../../../../../../src/renderer/model/table/figures/values.ts'
import type { CaseFigure } from '../../../../../../src/shared/contract/case.ts'

const plain: CaseFigure = { id: 'a', attack: 9 }
const withDial: CaseFigure = { id: 'b', range: 6, dial: [{ attack: 10 }, { attack: 9 }] }

describe('values that the judge enters', () => {
  it('are the values of a figure without a dial', () => {
    expect({ ...plain, ...withValues(plain, { attack: 11 }) }).toEqual({ id: 'a', attack: 11, set: undefined })
    expect(enteredValue(plain, 'attack')).toBe(9)
  })

  it('are set beside a dial, the range too, and are taken out again', () => {
    const set = { ...withDial, ...withValues(withDial, { attack: 12, range: 8 }) }
    expect(set).toEqual({ ...withDial, set: { attack: 12, range: 8 } })
    expect(enteredValue(set, 'attack')).toBe(12)
    expect(enteredValue(set, 'speed')).toBeUndefined()
    expect({ ...set, ...withValues(set, { attack: undefined }) }).toEqual({ ...withDial, set: { range: 8 } })
    expect({ ...set, ...withValues(set, { attack: undefined, range: undefined }) }).toEqual({ ...withDial, set: undefined })
  })

  it('change what is set, where a figure without a dial has that', () => {
    const set: CaseFigure = { ...plain, set: { attack: 12 } }
    expect({ ...set, ...withValues(set, { attack: 13 }) }).toEqual({ id: 'a', attack: 9, set: { attack: 13 } })
  })

  it('are in words', () => {
    expect(valueWords({ set: { attack: 12 }, effects: [{ value: 'speed', replacement: 6, source: 'judge' }] })).toEqual([
      'attack 12 (set by the judge)',
      'speed 6 (the judge)'
    ])
    expect(effectWithSource({ value: 'attack', modifier: -1, source: 'perplex' })).toBe('attack −1 (Perplex)')
    expect(effectWithSource({ value: 'attack', modifier: 1, source: 'perplex', until: { turnOf: 'blue' } })).toBe(
      'attack +1 (Perplex) until Blue’s next turn'
    )
    expect(effectWithSource({ value: 'defense', modifier: 2, source: 'judge', until: 'turn-ends' })).toBe(
      'defense +2 (the judge) until the turn ends'
    )
  })
})
