/** Players of earlier events, as the door offers them again: people, and those who sat together. */
import { plainName } from '../../../../shared/base/text/plainName.ts'
import { namesOfPlayer } from '../../../../shared/tournament/league/people.ts'
import { joinedNumbers, numbersOfMembers } from '../../../../shared/tournament/state/memberNumbers.ts'
import type { EventState, PlayerState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'
import { foundPlayers } from '../words/people.ts'
import { publisherField } from './publisherNumbers.ts'
import { partsTyped } from './sides.ts'

export interface Regular {
  readonly name: string
  /** Of a side: the names of those who sat together. Absent: one person. */
  readonly members?: readonly string[]
  readonly club: string | null
  /** The publisher's number; of a side those of its members. */
  readonly publisher: string | null
  readonly minor: boolean
  /** The table that was always theirs; null: any. */
  readonly fixedTable: number | null
}

type Earlier = Pick<EventState, 'players' | 'settings'>

/** The key of those who sit together, in whatever order they are named. */
const keyOf = (names: readonly string[]): string => names.map(plainName).toSorted().join(' & ')

/**
 * Every person of some events once (NAM-01), as the last event with them has them; a club or number that was left out there is that of an earlier
 * one. Those who sat together are listed as a side, too. Forgotten and made-up players are left out.
 * @param events the oldest first
 */
export function regularsOf(events: Iterable<Earlier>): Regular[] {
  const regulars = new Map<string, Regular>()
  for (const { players, settings } of events) {
    if (settings.practice !== null) continue
    for (const player of players.values()) {
      if (player.forgotten) continue
      const fixedTable = settings.fixedTables.get(player.id) ?? null
      for (const one of peopleOf(player, fixedTable)) {
        const key = keyOf(one.members ?? [one.name])
        const before = regulars.get(key)
        regulars.set(key, { ...one, club: one.club ?? before?.club ?? null, publisher: one.publisher ?? before?.publisher ?? null })
      }
    }
  }
  return [...regulars.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** A player as each person behind it, and as a side if they are several. */
function peopleOf(player: PlayerState, fixedTable: number | null): Regular[] {
  const { club, publisher, minor, members } = player
  const names = namesOfPlayer(player)
  const numbers = numbersOfMembers(publisher, names.length)
  // A table of two who sat together belongs to neither of them alone.
  const alone = members.length > 1 ? null : fixedTable
  const people = names.map((name, index): Regular => ({ name, club, publisher: numbers[index] ?? null, minor, fixedTable: alone }))
  return members.length > 1 ? [...people, { name: members.join(' & '), members, club, publisher, minor, fixedTable }] : people
}

/** Regulars that fit what was typed, as they would be registered. @param perSide so many play at one side of a table */
export function foundRegulars(regulars: readonly Regular[], typed: string, perSide: number): Regular[] {
  const people = regulars.filter(({ members }) => members === undefined)
  if (perSide === 1) return foundPlayers(people, typed)
  const sides = foundPlayers(
    regulars.filter(({ members }) => members !== undefined && members.length <= perSide),
    typed
  )
  const known = new Set(sides.map(({ members = [] }) => keyOf(members)))
  return [...sides, ...newSides(people, partsTyped(typed), perSide).filter(({ members = [] }) => !known.has(keyOf(members)))]
}

/** More sides than this are not offered. */
const MOST_SIDES = 12

/** Regulars who have not sat together yet, typed as two names: every side that fits. */
function newSides(people: readonly Regular[], parts: readonly string[], perSide: number): Regular[] {
  if (parts.length < 2 || parts.length > perSide) return []
  const found = parts.map((part) => {
    const all = foundPlayers(people, part)
    const same = all.filter(({ name }) => plainName(name) === plainName(part))
    return same.length > 0 ? same : all
  })
  const start: readonly Regular[][] = [[]]
  return found
    .reduce<readonly Regular[][]>(
      (sides, next) => sides.flatMap((side) => next.filter((one) => !side.includes(one)).map((one) => [...side, one])).slice(0, MOST_SIDES),
      start
    )
    .map((side) => ({
      name: side.map(({ name }) => name).join(' & '),
      members: side.map(({ name }) => name),
      club: side.every(({ club }) => club === side[0]!.club) ? side[0]!.club : null,
      publisher: joinedNumbers(side.map(({ publisher }) => publisher)),
      minor: side.some(({ minor }) => minor),
      fixedTable: null
    }))
}

/** The fields of a registration that come from a regular, without the name. */
export const regularFields = ({ club, publisher, minor }: Regular) => ({
  ...(club !== null && { club }),
  ...publisherField(publisher),
  ...(minor && { minor })
})

/** The fact that gives a regular their table again; none if they have none, or another player has it here. */
export function regularTable({ settings: { fixedTables } }: Pick<EventState, 'settings'>, player: string, regular: Regular): NewFact[] {
  const { fixedTable } = regular
  if (fixedTable === null || [...fixedTables.values()].includes(fixedTable)) return []
  return [{ do: 'settings', changes: { fixedTables: { ...Object.fromEntries(fixedTables), [player]: fixedTable } } }]
}
