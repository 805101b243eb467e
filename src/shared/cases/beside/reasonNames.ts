/** The ids that a reason names. */
import type { Reason } from '../../contract/ruling.ts'

/** Adds everything that a reason names to `names`: its source and its facts, each entry of a list alone. */
export function addNames({ by, facts }: Reason, names: Set<unknown>): void {
  names.add(by)
  for (const name in facts) {
    const fact = facts[name]
    if (Array.isArray(fact)) for (const one of fact as readonly unknown[]) names.add(one)
    else names.add(fact)
  }
}
