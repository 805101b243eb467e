/** One measurement of `npm run reliability`: every `*.measure.ts` in this folder exports one as `measurement`. */

export interface Row {
  /** What was done. */
  readonly what: string
  /** How often. */
  readonly cases: number
  /** How many of them went wrong. */
  readonly wrong: number
  /** What else the run showed. */
  readonly note: string
  /** What the row counts besides: its name, what was found and what had to be found. Anything else counts as wrong. */
  readonly figures?: readonly (readonly [name: string, found: number, expected: number])[]
  /** A row for comparison only: what goes wrong there is no failure of ours. */
  readonly compare?: boolean
}

/** How a run is chosen on the command line; left out: as usual. Long runs are split by it. */
export interface Choice {
  /** How many kills. */
  readonly count?: number
  /** The same seed draws the same work, faults and moments. */
  readonly seed?: number
}

export interface Measurement {
  readonly title: string
  /** The lower first. */
  readonly order: number
  /** It opens the built app. */
  readonly needsBuild?: boolean
  /** It takes a count and a seed. */
  readonly hasChoice?: boolean
  /** @param size `full` takes as long as it takes, `short` about a minute */
  run(size: 'short' | 'full', progress: (words: string) => void, choice: Choice): Promise<readonly Row[]>
}
