/** (b) A fault at every operation of a recorded session. */
import { faultAtEveryOperation } from './faults.ts'
import type { Measurement } from './measurement.ts'

const COMMITS = { short: 12, full: 60 } as const

export const measurement: Measurement = {
  title: 'A fault at every operation',
  order: 20,
  run: async (size, progress) => {
    const rows = []
    for (const losing of [false, true]) {
      progress(losing ? 'with the database lost as well' : 'with the database kept')
      const { cases, operations, wrong } = await faultAtEveryOperation(COMMITS[size], losing)
      rows.push({
        what: losing ? 'throw, tear, drop, late; and the database lost' : 'throw, tear, drop, late',
        cases,
        wrong: wrong.length,
        note: [`${operations} operations of ${COMMITS[size]} commits`, ...wrong.slice(0, 3)].join('; ')
      })
    }
    return rows
  }
}
