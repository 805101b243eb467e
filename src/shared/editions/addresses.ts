/** Where a clause is found in its effect: `phase/does`, or the phase alone. */

interface Addressed {
  readonly phase: string
  readonly does?: unknown
}

export const addressOf = ({ phase, does }: Addressed): string => (typeof does === 'string' ? `${phase}/${does}` : phase)

/** The address of each clause of an effect, numbered from the second of a kind on: `value#2`. */
export function addressesOf(clauses: readonly Addressed[]): readonly string[] {
  const seen = new Map<string, number>()
  return clauses.map((clause) => {
    const address = addressOf(clause)
    const count = (seen.get(address) ?? 0) + 1
    seen.set(address, count)
    return count === 1 ? address : `${address}#${count}`
  })
}
