/** The frame that every clause of a card has. It is a separate file, so that the storage checks clauses without the grammar of sentences. */
import type { Fields } from './grammar.ts'

/** The frame of a clause: its figures, its moment, its condition, how often, for how long. Every field may be left out. */
export const FRAME = [
  'unique',
  'sideline',
  'row',
  'cost',
  'limit',
  'on',
  'first',
  'if',
  'time',
  'may',
  'also',
  'instead',
  'actor',
  'who',
  'until'
] as const

export interface CardClause extends Fields {
  readonly phase: string
}
