/** The same kills with plain Dexie, as the storage was before there was a journal: for comparison, in the full run only. */
import { rowOf } from './kills.measure.ts'
import { killWhileWriting } from './kills.ts'
import type { Measurement } from './measurement.ts'

const KILLS = 500

export const measurement: Measurement = {
  title: 'Plain Dexie killed',
  order: 11,
  run: async (size, progress) => {
    if (size === 'short') return []
    const figures = await killWhileWriting(KILLS, false, (done) => {
      progress(`kill ${done} of ${KILLS}`)
    })
    return [{ ...rowOf('kill -9, IndexedDB alone (strict)', figures), compare: true }]
  }
}
