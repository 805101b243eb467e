/** The built app in a real Chromium, killed with its profile while a person works at its screens. */
import type { Measurement } from './measurement.ts'
import { killPage } from './page/pageKills.ts'

export const measurement: Measurement = {
  title: 'Page kills',
  order: 12,
  needsBuild: true,
  hasChoice: true,
  run: async (size, progress, choice) => {
    const { kills, seed } = { kills: choice.count ?? (size === 'short' ? 5 : 300), seed: choice.seed ?? 1 }
    const tally = await killPage({ kills, seed }, (soFar) => {
      progress(`kill ${soFar.kills} of ${kills}, ${soFar.wrong} wrong`)
    })
    return [tally.row('kill -9 of the whole browser while a person works at every screen')]
  }
}
