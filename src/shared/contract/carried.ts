/** The figures that a move carries, in the fields of a case (ABL-CARRY). */

interface CarryingFields {
  readonly carrying?: string | undefined
  readonly alsoCarrying?: string | readonly string[] | undefined
}

/** The ids of all figures that the move carries, in the order of the fields. */
export const carriedFigures = ({ carrying, alsoCarrying = [] }: CarryingFields): readonly string[] => [
  ...(carrying === undefined ? [] : [carrying]),
  ...(typeof alsoCarrying === 'string' ? [alsoCarrying] : alsoCarrying)
]

/** The fields of a move that carries these figures; no id: both fields are undefined. */
export const carryingFields = ([carrying, ...others]: readonly string[]): {
  readonly carrying: string | undefined
  readonly alsoCarrying: readonly string[] | undefined
} => ({ carrying, alsoCarrying: others.length > 0 ? others : undefined })
