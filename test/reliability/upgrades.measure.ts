/** Upgrades of the database that are broken off. */
import type { Measurement } from './measurement.ts'
import { upgradesBrokenOff } from './upgrades.ts'

export const measurement: Measurement = {
  title: 'Upgrades broken off',
  order: 45,
  run: async () => {
    const { cases, old, upgradedAfter, wrong } = await upgradesBrokenOff()
    return [
      {
        what: 'from every version, a step that fails after each number of rows: old or new, never between',
        cases,
        wrong: wrong.length,
        figures: [
          ['as before to the last row', old, cases],
          ['upgraded whole at the next start', upgradedAfter, cases]
        ],
        note: wrong.slice(0, 3).join('; ')
      }
    ]
  }
}
