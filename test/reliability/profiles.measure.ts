/** Damaged profiles of a real browser. */
import type { Measurement } from './measurement.ts'
import { damagedProfiles } from './profiles.ts'

const CASES = { short: 4, full: 100 } as const

export const measurement: Measurement = {
  title: 'Damaged profiles',
  order: 33,
  run: async (size, progress) => {
    const cases = CASES[size]
    const { whole, told, wrong, said } = await damagedProfiles(cases, (done) => {
      progress(`profile ${done} of ${cases}`)
    })
    return [
      {
        what: 'files of a real Chromium profile changed, cut, zeroed or deleted: the database, the journal or both',
        cases,
        wrong: wrong.length,
        figures: [['opened whole, or with less where both were damaged and said so', whole + told, cases]],
        note: [
          `${whole} opened whole, ${told} with less and said so`,
          ...wrong.slice(0, 3),
          ...[...said].map(([sentence, times]) => `said ${times} times: ${sentence}`)
        ].join('; ')
      }
    ]
  }
}
