/** What the questions to try on the first days are called; they are read when one is chosen (`moreExamples.ts`). */

export type ExampleId =
  | 'chargeFlurry'
  | 'runningShot'
  | 'fall'
  | 'mastermind'
  | 'stealth'
  | 'pulseWave'
  | 'quake'
  | 'outwitProtected'
  | 'thrownMarker'
  | 'plasticity'
  | 'deepSpace'
  | 'giant'
  | 'corner'

export interface Example {
  readonly id: ExampleId
  /** The map that it is built on. */
  readonly map: string
}

/** In the order in which they are offered: those of the usual edition come first. */
export const EXAMPLES: readonly Example[] = [
  { id: 'chargeFlurry', map: 'tidegate-locks' },
  { id: 'stealth', map: 'signal-hill' },
  { id: 'fall', map: 'tidegate-locks' },
  { id: 'runningShot', map: 'signal-hill' },
  { id: 'mastermind', map: 'kiln-hall' },
  { id: 'pulseWave', map: 'tidegate-locks' },
  { id: 'quake', map: 'tidegate-locks' },
  { id: 'outwitProtected', map: 'signal-hill' },
  { id: 'thrownMarker', map: 'kiln-hall' },
  { id: 'plasticity', map: 'tidegate-locks' },
  { id: 'giant', map: 'helicarrier-training' },
  { id: 'deepSpace', map: 'deep-space-training' },
  { id: 'corner', map: 'helicarrier-training' }
]

/** So many have a button of their own; the others are in a list. */
export const WITH_BUTTON = 3
