/**
 * Rows that define a word or restate others: no ruling names them, the rulings by the rows that rest on them do.
 * `through` must be rows that golden cases fire.
 */
export interface Definition {
  readonly rule: string
  readonly through: readonly string[]
  readonly why: string
}

export const definitions: readonly Definition[] = []
