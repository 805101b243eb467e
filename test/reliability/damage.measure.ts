/** (c) Damaged journals and databases. */
import { damagedStores } from './damage.ts'
import type { Measurement } from './measurement.ts'

const CASES = { short: 25, full: 200 } as const

export const measurement: Measurement = {
  title: 'Damaged stores',
  order: 30,
  run: async (size) => {
    const { cases, whole, told, wrong } = await damagedStores(CASES[size])
    return [
      {
        what: 'bytes changed, cut, zeroed, deleted, swapped; the database lost in half of them',
        cases,
        wrong: wrong.length,
        figures: [['opened whole, or with less and said so', whole + told, cases]],
        note: [`${whole} opened whole, ${told} with less and said so`, ...wrong.slice(0, 3)].join('; ')
      }
    ]
  }
}
