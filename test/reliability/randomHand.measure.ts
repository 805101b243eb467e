/** A hand without an aim on every screen, in every room behind them and in events that are under way, in every language. */
import { DAYS_UNDER_WAY } from './daysUnderWay.ts'
import { HAND_LANGUAGES, randomHand, ROOMS, SCREENS, type HandNeeds } from './randomHand.ts'
import type { Measurement } from './measurement.ts'

/** Another one goes other ways: `HAND_SEED=7 npm run reliability hand`. */
const SEED = Number(process.env.HAND_SEED ?? 1)
/** Only where the hand begins on a screen or in a room of this name: `HAND_PLACE=map`. */
const PLACE = process.env.HAND_PLACE ?? ''

export const measurement: Measurement = {
  title: 'A hand without an aim',
  order: 75,
  needsBuild: true,
  run: async (size, progress) => {
    const taps = size === 'full' ? 600 : 40
    const places: readonly Pick<HandNeeds, 'screen' | 'room' | 'day'>[] = [
      ...SCREENS.map((screen) => ({ screen })),
      ...ROOMS.map((room) => ({ screen: 'maps' as const, room })),
      ...DAYS_UNDER_WAY.map((day) => ({ screen: 'events' as const, day }))
    ]
    const ways = places
      .filter(({ screen, room, day }) => (day ?? room ?? screen).includes(PLACE))
      .flatMap((place, at) =>
        (size === 'full' ? HAND_LANGUAGES : [HAND_LANGUAGES[at % HAND_LANGUAGES.length]!]).map((language) => ({ ...place, language }))
      )
    const faults: string[] = []
    for (const [number, way] of ways.entries()) {
      progress(`${number} of ${ways.length} ways`)
      const found = await randomHand({ seed: SEED + number, taps, ...way })
      faults.push(
        ...found.faults.map(
          ({ said, trail }) => `${way.day ?? way.room ?? way.screen}, ${way.language}: ${said}\n          after ${trail.join(' > ')}`
        )
      )
    }
    return [
      {
        what: 'taps, typed texts and keys on every screen, in every room behind them, in events that are under way and in every language: nothing of the app fails',
        cases: ways.length * taps,
        wrong: faults.length,
        note: faults.slice(0, 5).join('\n          ')
      }
    ]
  }
}
