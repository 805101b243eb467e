/** Stores and backups damaged together: opened, explained, restored. */
import { damagedStoresAndSnapshots } from './storesAndSnapshots.ts'
import type { Measurement } from './measurement.ts'

const CASES = { short: 20, full: 200 } as const

export const measurement: Measurement = {
  title: 'Corrupted stores and backups',
  order: 31,
  run: async (size) => {
    const cases = CASES[size]
    const { opened, explained, restored, snapshotsDamaged, wrong } = await damagedStoresAndSnapshots(cases)
    return [
      {
        what: 'the journal, in half of them the database, and the newest backups damaged at once',
        cases,
        wrong: wrong.length,
        figures: [
          ['opened', opened, cases],
          ['explained', explained, cases],
          ['restored from the newest good backup', restored, cases]
        ],
        note: [`${snapshotsDamaged} backups damaged`, ...wrong.slice(0, 3)].join('; ')
      }
    ]
  }
}
