/** The facts of an event with other names in place of those of some players, for a file that leaves the staff. */
import { isRecord } from '../../../../shared/base/validate.ts'
import { ABOUT_A_PERSON, fieldWithTexts, FREE_WORDS, namesOf, withTexts } from '../../../../shared/tournament/facts/namesIn.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { StoredFact } from '../../../storage/interface/storage.ts'
import { calledAfterwards } from './forgetting.ts'
import { renaming, renamingFreely, type Instead } from './renaming.ts'

/** Which names a file for others has: everybody's, everybody's but those of minors, nobody's. */
export const FILE_NAMES = ['with', 'adults', 'without'] as const
export type FileNames = (typeof FILE_NAMES)[number]

/** What a fact is and where it stands in the log: never a text about somebody. */
const NOT_TEXT: readonly string[] = ['do', 'id', 'at', 'kind', 'level', 'fact']

/** What changes names in texts. */
export interface ChangedNames {
  /** Names that stand as a whole, wherever that is. */
  readonly whole: (text: string) => string
  /** Free words, where a single word of a name that goes goes, too. */
  readonly words: (text: string) => string
}

/** How somebody is called in place of their name. */
export interface Called {
  readonly name: string
  /** For each of those who play together; empty: they are left out. */
  readonly members: readonly string[]
}

const about = ({ fact }: Pick<StoredFact, 'fact'>): boolean => fact.do === 'register' || fact.do === 'edit-player'

/** The ids of everybody who is named in the log, also by facts that were not taken: those of the state first, in the order of their numbers. */
export function playersIn(facts: readonly StoredFact[], { players }: EventState): ReadonlyMap<string, number> {
  const numbers = new Map([...players.values()].map(({ id, number }) => [id, number]))
  for (const row of facts) {
    const { player } = row.fact
    if (about(row) && typeof player === 'string' && !numbers.has(player)) numbers.set(player, Math.max(0, ...numbers.values()) + 1)
  }
  return numbers
}

/** Whether somebody is a minor, or was called one by any entry. */
export const minorIn = (facts: readonly StoredFact[], { players }: EventState, player: string): boolean =>
  (players.get(player)?.minor ?? false) || facts.some((row) => about(row) && row.fact.player === player && row.fact.minor === true)

/** Players as numbers, as they were registered. @param which `adults`: minors only */
export const asNumbers = (
  facts: readonly StoredFact[],
  state: EventState,
  which: Exclude<FileNames, 'with'>
): ReadonlyMap<string, Called> =>
  new Map(
    [...playersIn(facts, state)]
      .filter(([player]) => which === 'without' || minorIn(facts, state, player))
      .map(([player, number]) => [player, { name: calledAfterwards(number), members: [] }])
  )

/**
 * Every fact in its place, so that round for round the same is decided. A name goes wherever it stands as a whole, in notes and
 * reasons its single words, too; the club goes with it. Ids of players stay, unless they are a name.
 * @param called by player; who is not in it keeps the name @param beside other names with what stands in their place
 */
export const namelessFacts = (facts: readonly StoredFact[], called: ReadonlyMap<string, Called>, beside: Instead = []): StoredFact[] =>
  renamed(facts, called, changeNames(facts, called, beside))

/**
 * What changes the names of some players in texts. Parameters as of `namelessFacts`. @param now how somebody who keeps the name is called
 * now, where that is to stand in place of what they were called before
 */
export function changeNames(
  facts: readonly StoredFact[],
  called: ReadonlyMap<string, Called>,
  beside: Instead = [],
  now: (player: string) => string | undefined = () => undefined
): ChangedNames {
  // Who keeps a name keeps it whole, also where somebody else's stands in it.
  const others = [...new Set(facts.flatMap(({ fact }) => (typeof fact.player === 'string' && !called.has(fact.player) ? fact.player : [])))]
  const own = [...called].flatMap(([player, { name, members }]) => namesChanged(player, name, members, facts))
  const kept = others.flatMap((player) => namesOf(player, facts).map((name) => [name, now(player) ?? name] as const))
  const stay = kept.map(([name]) => [name, name] as const)
  return { whole: renaming([...own, ...stay, ...beside]), words: renamingFreely([...own, ...beside], kept) }
}

/** Every fact in its place with its texts changed. @param change as `changeNames` makes it for the same players */
export const renamed = (facts: readonly StoredFact[], called: ReadonlyMap<string, Called>, change: ChangedNames): StoredFact[] =>
  facts.map((row) => (row.fact.do === 'settings' ? row : { ...row, fact: nameless(row, change, called) }))

/** Each name that somebody has had with what stands in its place: of those who play together each with their own. */
function namesChanged(
  player: string,
  name: string,
  members: readonly string[],
  facts: readonly StoredFact[]
): (readonly [string, string])[] {
  const own = facts.flatMap(({ fact }) =>
    fact.player === player && Array.isArray(fact.members)
      ? fact.members.flatMap((member: unknown, index) => (typeof member === 'string' ? [[member, members[index] ?? name] as const] : []))
      : []
  )
  return [...own, ...namesOf(player, facts).map((one) => [one, name] as const)]
}

function nameless(row: StoredFact, { whole, words }: ChangedNames, called: ReadonlyMap<string, Called>): StoredFact['fact'] {
  const { fact } = row
  const own = about(row) && typeof fact.player === 'string' ? called.get(fact.player) : undefined
  const kept = about(row) && !own ? ['name', 'members'] : []
  return Object.fromEntries(
    Object.entries(fact).flatMap(([field, value]): [string, unknown][] => {
      if (own && ABOUT_A_PERSON.includes(field)) return []
      if (own && field === 'members') return own.members.length === 0 ? [] : [[field, own.members]]
      if (own && field === 'name') return [[field, own.name]]
      if ([...NOT_TEXT, ...kept].includes(field)) return [[field, value]]
      if (field === 'by') return [[field, writer(value, whole)]]
      return [[field, fieldWithTexts(field, value, FREE_WORDS.includes(field) ? words : whole)]]
    })
  )
}

/** The role of who wrote stays as it is. */
function writer(by: unknown, change: (text: string) => string): unknown {
  if (!isRecord(by)) return by
  return Object.fromEntries(Object.entries(by).map(([field, value]) => [field, field === 'role' ? value : withTexts(value, change)]))
}
