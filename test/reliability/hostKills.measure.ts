/** The built host killed while everybody works at it. */
import { killHostWithEverybody } from './host/hostKills.ts'
import type { Measurement } from './measurement.ts'

export const measurement: Measurement = {
  title: 'Host kills',
  order: 16,
  hasChoice: true,
  run: async (size, progress, choice) => {
    const { kills, seed } = { kills: choice.count ?? (size === 'short' ? 6 : 300), seed: choice.seed ?? 1 }
    const tally = await killHostWithEverybody({ kills, seed }, (soFar) => {
      progress(`kill ${soFar.kills} of ${kills}, ${soFar.wrong} wrong`)
    })
    return [tally.row('kill -9 of the host, its stand-by or both, with staff, players, displays, admissions, slips and exports at once')]
  }
}
