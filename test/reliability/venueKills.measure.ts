/** The host of a venue killed while facts of a device come in. */
import type { Measurement } from './measurement.ts'
import { killHost } from './venueKills.ts'

const KILLS = { short: 3, full: 100 } as const
const FACTS = { short: 60, full: 1000 } as const

export const measurement: Measurement = {
  title: 'Killed host of a venue',
  order: 15,
  run: async (size, progress) => {
    const { kills, saved, lost, doubled } = await killHost(KILLS[size], FACTS[size], (done) => {
      progress(`kill ${done} of ${KILLS[size]}`)
    })
    const figures = [
      ['saved facts lost', lost, 0],
      ['facts doubled', doubled, 0]
    ] as const
    return [{ what: 'kill -9 while facts come in', cases: kills, wrong: 0, figures, note: `${saved} facts told as saved` }]
  }
}
