/**
 * What the documents describe, system by system: what each of them is, where it stands, how far the engine rules on it, and
 * which golden case shows that. The list is a record for those who build this; the app does not load it.
 */

/** Where a system is described. `referee`: no document of rules, but what a referee wants beside them. */
export type SystemSource = 'articles' | 'clix-campaign' | 'descent' | 'heroscape' | 'players-guide' | 'referee'

/**
 * `works`: a question about it is answered as the documents say. `partly`: some of it is, `lacks` says what is not.
 * `told`: the rulings that it touches say that it is not considered. `silent`: nobody is told, which is a defect.
 */
export type SystemState = 'works' | 'partly' | 'told' | 'silent'

export interface System {
  /** Its number in the inventory of the documents. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly source: SystemSource
  /** The headings that it stands under. */
  readonly heading: string
  readonly state: SystemState
  /** One sentence: what is missing. Needed where it does not work as a whole. */
  readonly lacks?: string
  /** Golden cases by their id, or tests by their path below `test/`, that show it. */
  readonly shownBy: readonly string[]
}
