/** Hostile messages on every IPC channel. */
import { hostileMessages, NAMES, strangersAsk } from '../security/hostile.ts'
import type { Measurement } from './measurement.ts'

const RUNS = { short: 200, full: 10_000 } as const

export const measurement: Measurement = {
  title: 'Hostile messages',
  order: 60,
  run: async (size, progress) => {
    const rows = []
    for (const [what, ask] of [
      ['a good request from every stranger', strangersAsk],
      ['changed arguments from our own page', (name: (typeof NAMES)[number]) => hostileMessages(name, RUNS[size])]
    ] as const) {
      let [sent, refused] = [0, 0]
      const wrong: string[] = []
      for (const name of NAMES) {
        progress(`${what}: ${name}`)
        const found = await ask(name)
        sent += found.sent
        refused += found.refused
        wrong.push(...found.wrong)
      }
      rows.push({
        what: `${what}, on each of ${NAMES.length} IPC channels`,
        cases: sent,
        wrong: wrong.length,
        note: [`${refused} refused with a sentence, ${sent - refused} that fit the contract let through`, ...wrong.slice(0, 3)].join('; ')
      })
    }
    return rows
  }
}
