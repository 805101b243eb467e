/** The two families of improved abilities, whose ids are the family, a colon and what they pass (`improved-movement:elevated`). */
const IMPROVED = ['improved-movement', 'improved-targeting'] as const

/** The family of an improved ability by its id, with or without what it passes; `null`: it is another effect. */
export const improvedFamily = (id: string): string | null => IMPROVED.find((family) => id === family || id.startsWith(`${family}:`)) ?? null

/** What lines of fire and moves can pass as if it were not there. */
export type LineIgnore =
  | 'elevated'
  | 'hindering'
  | 'blocking'
  | 'indoor-blocking'
  | 'outdoor-blocking'
  /** Blocking terrain and walls that stand on the ground. */
  | 'grounded-blocking'
  | 'characters'
  | 'friendly-characters'
  | 'opposing-characters'
  | 'powers'
  /** What hides a figure in hindering terrain. */
  | 'hiding'

export type MovementIgnore =
  | 'elevated'
  | 'hindering'
  | 'water'
  | 'blocking'
  | 'indoor-blocking'
  | 'outdoor-blocking'
  /** Figures, or opposing ones, are nothing to it: it passes through and past them and does not break away (IMT-07). */
  | 'characters'
  | 'opposing-characters'
  /** It breaks away as anybody, then moves on past opponents, or also through them (IMT-08). */
  | 'adjacent-opponents'
  | 'past-opponents'

/** What a clause in a file may let a move pass. */
export const MOVEMENT_IGNORES = [
  'elevated',
  'hindering',
  'water',
  'blocking',
  'indoor-blocking',
  'outdoor-blocking',
  'characters',
  'opposing-characters',
  'past-opponents',
  'adjacent-opponents'
] as const satisfies readonly MovementIgnore[]

/** What a clause in a file may let a line of fire pass. */
export const LINE_IGNORES = [
  'elevated',
  'hindering',
  'blocking',
  'indoor-blocking',
  'outdoor-blocking',
  'characters',
  'friendly-characters',
  'opposing-characters',
  'powers'
] as const satisfies readonly LineIgnore[]
