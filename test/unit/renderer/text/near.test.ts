import { describe, expect, it } from 'vitest'
import { nearest, slips } from '../../../../src/renderer/text/near.ts'
import { chanceFrom } from '../../../support/seeded.ts'

/** The whole table, without a band. */
function plainSlips(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), changed)
    }
  return rows[a.length]![b.length]!
}

describe('slips', () => {
  it('are those of the whole table, as far as they are counted', () => {
    const chance = chanceFrom(20261128)
    const word = () => Array.from({ length: chance.whole(0, 7) }, () => chance.pick(['a', 'b', 'c'])).join('')
    for (let run = 0; run < 3000; run++) {
      const [a, b, most] = [word(), word(), chance.whole(0, 3)]
      expect([a, b, most, slips(a, b, most)]).toEqual([a, b, most, Math.min(plainSlips(a, b), most + 1)])
    }
  })

  it('the nearest of several names, all that are equally near', () => {
    const near = (word: string) => nearest(word, ['thor', 'hulk', 'surtur', 'iron man'], (name) => [name])
    expect([near('thro'), near('hlk'), near('surtru'), near('irn man'), near('xx')]).toEqual([['thor'], [], ['surtur'], ['iron man'], []])
  })
})
