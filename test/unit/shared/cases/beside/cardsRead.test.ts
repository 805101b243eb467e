/** Rulings list the accepted texts of cards by which they were made. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { rulingOn } from '../../../../support/askEngine.ts'

const accepted = '2026-11-30'
const attack = (bear: Partial<CaseFigure>, wolf: Partial<CaseFigure> = {}): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2023',
  map: { size: [6, 6] },
  figures: [
    { id: 'A', name: 'Wolf', at: [1, 1], attack: 10, damage: 3, ...wolf },
    { id: 'B', name: 'Bear', side: 'two', at: [2, 1], defense: 16, ...bear }
  ],
  ask: { kind: 'attack', from: 'A', targets: ['B'], attack: 'close', dice: [5, 4] }
})
const hide = { id: 'hide', name: 'Thick Hide', text: 'Toughness.', grants: ['toughness'], more: false }

describe('a ruling', () => {
  it('names the accepted texts that grant a power of its reasons, or whose clauses count', () => {
    const clauses = [{ phase: 'value', value: 'attack', occupies: 'self', modify: 1 }]
    const claws = { id: 'claws', name: 'Claws', text: 'Wolf modifies attack +1.', clauses, more: false, accepted: '2026-11-29' }
    expect(rulingOn(attack({ traits: [{ ...hide, accepted }] }, { specialPowers: [claws] })).cards).toEqual([
      { figure: 'A', id: 'claws', name: 'Claws', accepted: '2026-11-29' },
      { figure: 'B', id: 'hide', name: 'Thick Hide', accepted }
    ])
  })

  it('names no card of another figure with the same power', () => {
    const cards = rulingOn(attack({ traits: [{ ...hide, accepted }] }, { traits: [{ ...hide, accepted }] })).cards
    expect(cards).toEqual([{ figure: 'B', id: 'hide', name: 'Thick Hide', accepted }])
  })

  it('says nothing of texts that a judge has typed, nor of those that played no part', () => {
    expect(rulingOn(attack({ traits: [hide] }))).not.toHaveProperty('cards')
    const phasing = { id: 'mist', name: 'Mist', text: 'Phasing/Teleport.', grants: ['phasing-teleport'], more: false, accepted }
    expect(rulingOn(attack({ traits: [phasing] }))).not.toHaveProperty('cards')
  })
})
