/** A short walk of the hand without an aim through an event in the middle of a round; `npm run reliability hand` goes everywhere. */
import { expect, it } from 'vitest'
import { randomHand } from '../reliability/randomHand.ts'

it('whatever is tapped and typed at random, nothing of the app fails', async () => {
  const { faults, taps } = await randomHand({ seed: 14, taps: 60, screen: 'events', day: 'round', language: 'es-ES' })
  expect(faults).toEqual([])
  expect(taps).toBe(60)
})
