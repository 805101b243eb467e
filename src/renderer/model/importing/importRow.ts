/** A row of an import, and what is chosen for it. */
import type { Difference } from '../../../shared/formats/documents/differences.ts'
import type { Incoming } from '../../../shared/formats/incoming.ts'

/** `keep-both`: theirs comes in beside mine, under another name. */
export type Choice = 'take' | 'keep-mine' | 'keep-both'

export interface ImportRow {
  readonly key: string
  readonly incoming: Incoming
  readonly name: string
  /** `table`: goes on the table and not into the library. */
  readonly status: 'new' | 'same' | 'different' | 'table'
  readonly differences: readonly Difference[]
  /** The name and id that it gets beside the one that is there. */
  readonly otherName: string
  readonly otherId: string
}

export interface Decision {
  readonly choice: Choice
  /** For `keep-both`. */
  readonly name: string
}

/** What a row does before anybody has chosen: new documents come in, and nothing of mine is touched. */
export const firstDecision = (row: ImportRow): Decision => ({ choice: row.status === 'new' ? 'take' : 'keep-mine', name: row.otherName })

/** Whether the row puts something into the library. */
export const comesIn = (row: ImportRow, { choice }: Decision): boolean =>
  row.status !== 'table' && row.status !== 'same' && choice !== 'keep-mine'
