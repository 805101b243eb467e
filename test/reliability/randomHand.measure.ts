/** A hand without an aim on every screen, in every language. */
import { HAND_LANGUAGES, randomHand, SCREENS } from './randomHand.ts'
import type { Measurement } from './measurement.ts'

/** Another one goes other ways: `HAND_SEED=7 npm run reliability hand`. */
const SEED = Number(process.env.HAND_SEED ?? 1)

export const measurement: Measurement = {
  title: 'A hand without an aim',
  order: 75,
  needsBuild: true,
  run: async (size, progress) => {
    const taps = size === 'full' ? 600 : 40
    const ways = SCREENS.flatMap((screen, at) =>
      (size === 'full' ? HAND_LANGUAGES : [HAND_LANGUAGES[at % HAND_LANGUAGES.length]!]).map((language) => ({ screen, language }))
    )
    const faults: string[] = []
    for (const [number, way] of ways.entries()) {
      progress(`${number} of ${ways.length} ways`)
      const found = await randomHand({ seed: SEED + number, taps, ...way })
      faults.push(...found.faults.map(({ said, trail }) => `${way.screen}, ${way.language}: ${said}\n          after ${trail.join(' > ')}`))
    }
    return [
      {
        what: 'taps, typed texts and keys on every screen and in every language: nothing of the app fails',
        cases: ways.length * taps,
        wrong: faults.length,
        note: faults.slice(0, 5).join('\n          ')
      }
    ]
  }
}
