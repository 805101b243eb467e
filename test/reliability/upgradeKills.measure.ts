/** A real browser killed while it upgrades the profile of an older version. */
import type { Measurement } from './measurement.ts'
import { killWhileUpgrading } from './upgradeKills.ts'

const KILLS = { short: 2, full: 32 } as const

export const measurement: Measurement = {
  title: 'Killed while upgrading',
  order: 46,
  run: async (size, progress) => {
    const kills = KILLS[size]
    const { old, upgraded, whole, rows, wrong } = await killWhileUpgrading(kills, (done) => {
      progress(`kill ${done} of ${kills}`)
    })
    return [
      {
        what: 'kill -9 at any moment of an upgrade from each earlier version: old or new, never between',
        cases: kills,
        wrong: wrong.length,
        figures: [
          ['old or new to the last row', old + upgraded, kills],
          ['every row there at the next start', whole, kills]
        ],
        note: [`${rows} rows a profile; ${old} found as before, ${upgraded} upgraded`, ...wrong.slice(0, 3)].join('; ')
      }
    ]
  }
}
