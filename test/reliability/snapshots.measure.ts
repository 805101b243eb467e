/** Damaged backups, and the drill of every generation that is kept. */
import { GENERATIONS } from '../../src/shared/backup/generations.ts'
import { sampleSnapshot } from '../unit/shared/backup/samples.ts'
import { damagedSnapshots, drillOfEveryGeneration } from './snapshots.ts'
import type { Measurement } from './measurement.ts'

const DAMAGES = { short: 40, full: 100 } as const

export const measurement: Measurement = {
  title: 'Backups',
  order: 32,
  run: async (size) => {
    const cases = DAMAGES[size]
    const { explained, unharmed, wrong } = await damagedSnapshots(await sampleSnapshot(), cases)
    const drill = await drillOfEveryGeneration()
    return [
      {
        what: 'one backup cut, changed, holed and zeroed',
        cases,
        wrong: wrong.length,
        figures: [['explained, or read unharmed where only white space changed', explained + unharmed, cases]],
        note: [`${explained} explained, ${unharmed} unharmed`, ...wrong.slice(0, 3)].join('; ')
      },
      {
        what: 'the drill of every generation: restored into a scratch database and compared',
        cases: drill.generations,
        wrong: drill.wrong.length,
        figures: [
          ['generations kept', drill.generations, GENERATIONS],
          ['restored whole', drill.restored, GENERATIONS]
        ],
        note: [`${drill.entries} entries read back`, ...drill.wrong.slice(0, 3)].join('; ')
      }
    ]
  }
}
