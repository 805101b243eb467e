/** Two players named by their tables, so that they change places. */
import type { Swap } from './pairingDraft.ts'

/** A table with who sits there. */
interface Sat {
  readonly table: number
  readonly players: readonly string[]
  /** A result is in: nobody moves any more. */
  readonly locked?: boolean
}

export type TypedSwap = { readonly swap: Swap } | { readonly fault: 'form' | 'unknown' | 'locked' | 'same' }

/** "3", "3/1", "3b": a table, and who there. */
const PLACE = /^(\d{1,6})(?:[/.](\d{1,2})|([a-p]))?$/i

/**
 * "3 5": who sits second at these tables; "3/1 5/2" or "3a 5b": the first there and the second here; 0 is the bye.
 * @param bye who has it; null: nobody, or nobody who moves
 */
export function swapTyped(typed: string, tables: readonly Sat[], bye: string | null): TypedSwap {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  if (words.length !== 2) return { fault: 'form' }
  const named: string[] = []
  for (const word of words) {
    const found = PLACE.exec(word)
    if (!found) return { fault: 'form' }
    const [, table, seat, letter] = found
    const sat = tables.find((one) => one.table === Number(table))
    if (sat?.locked) return { fault: 'locked' }
    const at = seat !== undefined ? Number(seat) : letter !== undefined ? letter.toLowerCase().charCodeAt(0) - 96 : 2
    const player = Number(table) === 0 ? bye : sat?.players[at - 1]
    if (player === undefined || player === null) return { fault: 'unknown' }
    named.push(player)
  }
  const [one, other] = named as [string, string]
  return one === other ? { fault: 'same' } : { swap: [one, other] }
}
