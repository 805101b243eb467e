/** The facts of an event with a number in place of every player's name, for an event file that leaves the staff. */
import { isRecord } from '../../../shared/base/validate.ts'
import { ABOUT_A_PERSON, withTexts } from '../../../shared/tournament/facts/namesIn.ts'
import type { StoredFact } from '../../storage/interface/storage.ts'
import { calledAfterwards, namesOf } from './forgetting.ts'
import { renaming } from './forgotten.ts'

/** What a fact is and where it stands in the log: never a text about somebody. */
const NOT_TEXT: readonly string[] = ['do', 'id', 'at', 'kind', 'level', 'fact']

/**
 * Every fact in its place, so that round for round the same is decided. A name goes wherever it stands as a whole, in notes and
 * reasons too; clubs and members go with it. Ids of players stay, unless they are a name.
 * @param numbers by player, as they were registered; whoever is not in it comes after them
 */
export function namelessFacts(facts: readonly StoredFact[], numbers: ReadonlyMap<string, number>): StoredFact[] {
  const known = new Map(numbers)
  for (const { fact } of facts)
    if (fact.do === 'register' && typeof fact.player === 'string' && !known.has(fact.player))
      known.set(fact.player, Math.max(0, ...known.values()) + 1)
  const change = renaming(
    [...known].flatMap(([player, number]) => namesOf(player, facts).map((name) => [name, calledAfterwards(number)] as const))
  )
  return facts.map((row) => (row.fact.do === 'settings' ? row : { ...row, fact: nameless(row.fact, change, known) }))
}

function nameless(fact: StoredFact['fact'], change: (text: string) => string, numbers: ReadonlyMap<string, number>): StoredFact['fact'] {
  const about = fact.do === 'register' || fact.do === 'edit-player'
  const number = typeof fact.player === 'string' ? numbers.get(fact.player) : undefined
  return Object.fromEntries(
    Object.entries(fact).flatMap(([field, value]): [string, unknown][] => {
      if (about && [...ABOUT_A_PERSON, 'members'].includes(field)) return []
      if (about && field === 'name' && number !== undefined) return [[field, calledAfterwards(number)]]
      return [[field, NOT_TEXT.includes(field) ? value : field === 'by' ? writer(value, change) : withTexts(value, change)]]
    })
  )
}

/** The role of who wrote stays as it is. */
function writer(by: unknown, change: (text: string) => string): unknown {
  if (!isRecord(by)) return by
  return Object.fromEntries(Object.entries(by).map(([field, value]) => [field, field === 'role' ? value : withTexts(value, change)]))
}
