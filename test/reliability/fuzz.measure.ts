/** Broken files of every format. */
import { fuzzFormats } from '../fuzz/formats.ts'
import { fuzz } from '../fuzz/run.ts'
import type { Measurement } from './measurement.ts'

const FILES = { short: 150, full: 5000 } as const
/** The same broken files in every run; `npm run fuzz` takes new ones. */
const SEED = 20_100_501

export const measurement: Measurement = {
  title: 'Files from strangers',
  order: 50,
  run: async (size, progress) => {
    const rows = []
    for (const format of await fuzzFormats()) {
      progress(format.name)
      const what = `broken ${format.name}: no crash, no hang, no partial import, no prototype changed`
      const cases = FILES[size]
      try {
        const { refused, letIn, slowest } = await fuzz(format, cases, SEED)
        rows.push({
          what,
          cases,
          wrong: 0,
          figures: [['refused with a sentence or let in whole', refused + letIn, cases] as const],
          note: `${refused} refused, ${letIn} let in; the slowest took ${Math.round(slowest)} ms`
        })
      } catch (error) {
        rows.push({ what, cases, wrong: 1, note: error instanceof Error ? error.message : String(error) })
      }
    }
    return rows
  }
}
