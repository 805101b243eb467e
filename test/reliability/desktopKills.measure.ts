/** The desktop app on the stand-in, killed with all its processes while a person works at it. */
import { killDesktop } from './desktop/desktopKills.ts'
import type { Measurement } from './measurement.ts'

export const measurement: Measurement = {
  title: 'Desktop kills',
  order: 17,
  hasChoice: true,
  run: async (size, progress, choice) => {
    const { kills, seed } = { kills: choice.count ?? (size === 'short' ? 5 : 300), seed: choice.seed ?? 1 }
    const tally = await killDesktop({ kills, seed }, (soFar) => {
      progress(`kill ${soFar.kills} of ${kills}, ${soFar.wrong} wrong`)
    })
    return [tally.row('kill -9 of the desktop app with all its processes (stand-in), some of the time while it hosts')]
  }
}
