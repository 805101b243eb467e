import type { Reason, Ruling } from '../../contract/ruling.ts'

/** A ruling before its citations, sentences and what was not considered are added. */
export type Bare = Pick<Ruling, 'kind' | 'verdict'> & {
  readonly because: readonly Reason[]
  readonly [field: string]: unknown
}
