/** The events of a league with numbers in place of names: one person has one number in all of them, so that the standings stay what they were. */
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import { leaguePeople, namesOfPlayer, type LeaguePeople } from '../../../shared/tournament/league/people.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { StoredEvent, StoredFact } from '../../storage/interface/storage.ts'
import { calledAfterwards } from '../event/forgetting/forgetting.ts'
import { asNumbers, minorIn, namelessFacts, type Called, type FileNames } from '../event/forgetting/namelessFacts.ts'

/** An event of a league with its log and what that has come to. */
export interface LeaguePartRows {
  readonly id: string
  readonly event: StoredEvent
  readonly facts: readonly StoredFact[]
  readonly state: EventState
}

const peopleOf = ({ same }: LeagueFile, parts: readonly LeaguePartRows[]): LeaguePeople => leaguePeople(parts, same)

export function leagueNameless(league: LeagueFile, parts: readonly LeaguePartRows[], names: FileNames): readonly LeaguePartRows[] {
  if (names === 'with') return parts
  const people = peopleOf(league, parts)
  // Somebody may be named in a note of one event as they are called in another.
  const all = [
    ...parts.flatMap(({ state }) => [...state.players.values()].flatMap((player) => (player.forgotten ? [] : namesOfPlayer(player)))),
    ...(league.same ?? []).flat()
  ]
  const beside = all.flatMap((name): [string, string][] => {
    const person = people.called(name)
    return person && (names === 'without' || person.minor) ? [[name, calledAfterwards(person.number)]] : []
  })
  return parts.map((part) => ({ ...part, facts: namelessFacts(part.facts, calledIn(part, people, names), beside) }))
}

function calledIn(
  { id, facts, state }: LeaguePartRows,
  people: LeaguePeople,
  names: Exclude<FileNames, 'with'>
): ReadonlyMap<string, Called> {
  // Who is named only by what was not taken is nobody of the league.
  const strangers = [...asNumbers(facts, state, names)].filter(([player]) => !state.players.has(player))
  const players = [...state.players.values()].flatMap((player): [string, Called][] => {
    const all = namesOfPlayer(player).map((name) => ({ name, person: people.of(id, player, name) }))
    const minor = minorIn(facts, state, player.id) || all.some(({ person }) => person?.minor)
    if (names === 'adults' && !minor) return []
    const called = all.map(({ name, person }) => (person ? calledAfterwards(person.number) : name))
    return [[player.id, { name: called.join(' & '), members: player.members.length > 0 ? called : [] }]]
  })
  return new Map([...strangers.map(([player]) => [player, { name: '–', members: [] }] as const), ...players])
}

/** The league with the names of one person as far as they may stand in its file: numbers need none. */
export function sameNames(league: LeagueFile, parts: readonly LeaguePartRows[], names: FileNames): LeagueFile {
  if (names === 'with' || !league.same) return league
  const people = peopleOf(league, parts)
  const { same, ...rest } = league
  const left = names === 'without' ? [] : same.filter((group) => group.every((name) => !people.called(name)?.minor))
  return left.length === 0 ? rest : { ...rest, same: left }
}
