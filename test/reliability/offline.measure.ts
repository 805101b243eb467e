/** A whole sitting with the network cut. */
import { offlineSitting } from './offlineSitting.ts'
import type { Measurement } from './measurement.ts'

export const measurement: Measurement = {
  title: 'Without a network',
  order: 70,
  needsBuild: true,
  run: async () => {
    try {
      const { elsewhere, answered, faults, rulings } = await offlineSitting()
      return [
        {
          what: 'a whole sitting with the server stopped and the network cut',
          cases: 1,
          wrong: faults.length,
          figures: [
            ['requests that left the origin', elsewhere.length, 0],
            ['answers from anywhere but the browser’s copy', answered.length, 0],
            ['rulings kept', rulings, 1]
          ],
          note: [...elsewhere, ...answered, ...faults].slice(0, 3).join('; ')
        }
      ]
    } catch (error) {
      return [
        {
          what: 'a whole sitting with the server stopped and the network cut',
          cases: 1,
          wrong: 1,
          note: error instanceof Error ? error.message : String(error)
        }
      ]
    }
  }
}
