import { describe, expect, it } from 'vitest'
import { dialOf } from '../../../../../src/shared/figures/dial/dialRows.ts'
import { pastedRows } from '../../../../../src/shared/figures/dial/pasteDial.ts'

const dialIn = (text: string) => {
  const read = pastedRows(text)
  return read.ok ? dialOf(read.rows) : read
}

describe('a table pasted into the dial', () => {
  const plain = { speed: 8, attack: 10, defense: 17, damage: 3 }
  it('is read with tabs, strokes, semicolons or blanks, with heads and with a column that counts', () => {
    for (const text of [
      '8 10 17 3',
      '8/10/17/3',
      '8\t10\t17\t3',
      '8; 10; 17; 3',
      'Speed\tAttack\tDefense\tDamage\n8\t10\t17\t3',
      '1\t8\t10\t17\t3'
    ])
      expect(dialIn(text), text).toEqual([plain])
    expect(dialIn('8 10 17 3\r\n7 9 16 2\nKO')).toEqual([plain, { speed: 7, attack: 9, defense: 16, damage: 2 }, { ko: true }])
  })

  it('takes powers by their colours and by their names, special ones by a star', () => {
    expect(dialIn('8 grey / 10 Energy Explosion / 17 * / 3')).toEqual([
      { ...plain, powers: ['running-shot', 'energy-explosion'], special: ['defense'] }
    ])
  })

  it('names the line that is no click', () => {
    expect(dialIn('8 10 17 3\n8 10 17')).toEqual({ ok: false, line: 2, found: '8 10 17' })
    expect(dialIn('8 mauve / 10 / 17 / 3')).toMatchObject({ ok: false, line: 1 })
    expect(dialIn('words')).toMatchObject({ ok: false, line: 1 })
  })
})
