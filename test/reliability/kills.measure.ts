/** (a) The browser killed while the app's own storage writes. */
import { killWhileWriting, type KillFigures } from './kills.ts'
import type { Measurement, Row } from './measurement.ts'

const KILLS = { short: 6, full: 500 } as const
const WHILE_RESULTS_COME = { short: 3, full: 100 } as const
const WHILE_DRAWING = { short: 3, full: 100 } as const

export const rowOf = (what: string, { kills, acknowledged, lost, totalLosses, torn, slowest, said }: KillFigures): Row => ({
  what,
  cases: kills,
  wrong: torn.length,
  figures: [
    ['acknowledged changes lost', lost, 0],
    ['total losses', totalLosses, 0]
  ],
  note: [
    `${acknowledged} changes acknowledged`,
    `slowest start ${slowest} ms`,
    ...torn.slice(0, 3),
    ...[...said].map(([sentence, times]) => `said ${times} times: ${sentence}`)
  ].join('; ')
})

export const measurement: Measurement = {
  title: 'Killed while writing',
  order: 10,
  run: async (size, progress) => {
    const kills = KILLS[size]
    return [
      rowOf(
        'kill -9, the app’s storage',
        await killWhileWriting(kills, true, (done) => {
          progress(`kill ${done} of ${kills}`)
        })
      ),
      rowOf(
        'kill -9 while results of an event come in',
        await killWhileWriting(
          WHILE_RESULTS_COME[size],
          true,
          (done) => {
            progress(`kill ${done} of ${WHILE_RESULTS_COME[size]} of an event`)
          },
          'event'
        )
      ),
      rowOf(
        'kill -9 while a map is drawn in the map room',
        await killWhileWriting(
          WHILE_DRAWING[size],
          true,
          (done) => {
            progress(`kill ${done} of ${WHILE_DRAWING[size]} of a map`)
          },
          'map'
        )
      )
    ]
  }
}
