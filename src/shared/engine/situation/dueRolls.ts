/** Dice that a ruling needs and that were not entered: it counts them as failed. The list is made from the reasons. */
import type { Reason, DueRoll } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** Reasons about a die that was not entered, each with the fact that names its figure. */
const WAITING: Readonly<Record<string, 'figure' | 'user' | 'attacker'>> = {
  'attack.refusal-not-rolled': 'figure',
  'attack.evade-not-rolled': 'figure',
  'attack.unguard-not-rolled': 'user',
  'attack.damage-not-rolled': 'attacker',
  'damage.roll-missing': 'figure',
  'time.away-assumed': 'figure',
  'attack.assumed-hit': 'user'
}

/** What is rolled where the reason names no effect. */
const PLAIN: Readonly<Record<string, string>> = { 'attack.assumed-hit': 'attack-roll' }

interface Die {
  readonly what: string
  readonly from?: number
}

/** The die of an effect, under the name by which it is entered, and the lowest number that succeeds. */
function dieOf({ effects }: Ruleset, effect: string, from: unknown): Die {
  for (const clause of effects.get(effect)?.clauses ?? []) {
    const what: unknown = Reflect.get(clause, 'roll')
    if (typeof what !== 'string') continue
    const least: unknown = from ?? Reflect.get(clause, 'zeroFrom') ?? Reflect.get(clause, 'from')
    return { what, ...(typeof least === 'number' ? { from: least } : {}) }
  }
  return { what: effect, ...(typeof from === 'number' ? { from } : {}) }
}

const plainRoll = (say: string, from: unknown): Die => ({
  what: PLAIN[say] ?? 'break-away',
  ...(typeof from === 'number' ? { from } : {})
})

/**
 * The rolls that these reasons wait for, in their order and each once.
 * @param attacker the figure of a die if its reason names none
 */
export function dueRolls(ruleset: Ruleset, because: readonly Reason[], attacker: string | null = null): readonly DueRoll[] {
  const found = new Map<string, DueRoll>()
  for (const { say, facts } of because) {
    const whose = WAITING[say]
    if (whose === undefined) continue
    const figure = whose === 'attacker' ? attacker : facts[whose]
    if (typeof figure !== 'string') continue
    const { effect, from } = facts
    const roll: DueRoll = { figure, ...(typeof effect === 'string' ? dieOf(ruleset, effect, from) : plainRoll(say, from)) }
    const key = `${figure} ${roll.what}`
    const known = found.get(key)
    if (!known) found.set(key, roll)
    // One roll against several, each of whom needs another total.
    else if (say in PLAIN && known.from !== roll.from) found.set(key, { figure, what: roll.what })
  }
  return [...found.values()]
}
