import { describe, expect, it } from 'vitest'
import { withFittingDice } from '../../../../../../src/renderer/model/table/ask/separateDice.ts'
import type { AttackAsk, ClixCase } from '../../../../../../src/shared/contract/case.ts'

const attack: AttackAsk = { kind: 'attack', from: 'a', targets: ['b'], dice: [4, 4] }
const table: ClixCase = { format: 'clixcase/1', ruleset: 'heroclix-2013', ask: attack }

describe('the dice of an attack on the table', () => {
  it('stay for a figure', () => {
    expect(withFittingDice(table, attack).dice).toEqual([4, 4])
  })

  it('go where terrain or an object is struck without a roll (TER-11)', () => {
    expect(withFittingDice(table, { ...attack, targets: [{ square: [1, 1] }] }).dice).toBeUndefined()
    expect(withFittingDice(table, { ...attack, targets: [{ object: 'o' }], action: 'thrown-object' }).dice).toBeUndefined()
  })

  it('stay for a grenade at a square (ABL-GRN)', () => {
    expect(withFittingDice(table, { ...attack, targets: [{ square: [1, 1] }], powers: ['frag-grenade'] }).dice).toEqual([4, 4])
  })
})
