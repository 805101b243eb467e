import { describe, expect, it } from 'vitest'
import type { CaseClick } from '../../../../../src/shared/contract/case.ts'
import { dialOf, rowsOf } from '../../../../../src/shared/figures/dial/dialRows.ts'

describe('a dial as rows', () => {
  it('comes back as it was, with special powers by column or by id, strange powers and fields of others', () => {
    const texts = [{ id: 'storm-front', slot: 'speed' }, { id: 'rallying', slot: 'damage' }] // prettier-ignore
    const dial: readonly CaseClick[] = [
      { speed: 8, attack: 10, defense: 17, damage: 3, powers: ['charge', 'toughness'], special: ['attack'] },
      { speed: 7, powers: ['spell'], special: ['storm-front', 'rallying'] },
      { ko: true },
      { damage: 2, special: ['nobody-knows'] },
      {}
    ]
    expect(dialOf(rowsOf(dial, texts), texts)).toEqual(dial)
    const strange = [{ speed: 5, alt: 3, ko: true }] as unknown as readonly CaseClick[]
    expect(dialOf(rowsOf(strange))).toEqual([{ alt: 3, ko: true }])
  })
})
