/** What the questions to try on the first days are called; they are read when one is chosen (`moreExamples.ts`). */

export interface Example {
  readonly id: 'deepSpace' | 'giant' | 'corner'
  /** The map that it is built on. */
  readonly map: string
}

export const EXAMPLES: readonly Example[] = [
  { id: 'deepSpace', map: 'deep-space-training' },
  { id: 'giant', map: 'helicarrier-training' },
  { id: 'corner', map: 'helicarrier-training' }
]
