/** The people of an event as its screens need them: found by three letters, named, said to be where they are. */
import { isSameName, plainName, plainWords } from '../../../../shared/base/text/plainName.ts'
import { isActive, type EventState, type PlayerState } from '../../../../shared/tournament/state/state.ts'

/** How staff sees somebody. */
export const nameOf = ({ players }: EventState, id: string): string => players.get(id)?.name ?? id

/** All players by name, as they are now: the state goes on with the log. */
export const byName = ({ players }: EventState): PlayerState[] =>
  [...players.values()].map((player) => ({ ...player })).toSorted((a, b) => a.name.localeCompare(b.name) || a.number - b.number)

/** As they are written, and what they stand for: "st" is the beginning of Stan as well as short for Saint, "the" that of Theo. */
const wordsIn = (text: string): string[] =>
  plainWords(text)
    .flatMap((word) => [word, ...plainName(word).split(' ')])
    .filter(Boolean)

const begins = (own: readonly string[], starts: readonly string[]): boolean =>
  starts.some((start) => own.some((word) => word.startsWith(start)))

/** Players of whose name, club or number every typed word begins a word; what begins the name itself stands first. */
export function foundPlayers<P extends Pick<PlayerState, 'name' | 'club'> & Partial<Pick<PlayerState, 'publisher'>>>(
  players: readonly P[],
  typed: string
): P[] {
  const words = plainWords(typed).map(wordsIn)
  const [first] = words
  if (first === undefined) return [...players]
  const found = players.filter(({ name, club, publisher }) => {
    const own = wordsIn(`${name} ${club ?? ''} ${publisher ?? ''}`)
    return words.every((word) => begins(own, word))
  })
  const isFirst = ({ name }: P): boolean => begins([plainWords(name)[0] ?? '', plainName(name)], first)
  return [...found.filter(isFirst), ...found.filter((player) => !isFirst(player))]
}

/** Somebody who is in the event already under the same name (NAM-01), or null. */
export const sameAs = (players: readonly PlayerState[], name: string): PlayerState | null =>
  players.find((player) => isSameName(player.name, name)) ?? null

/**
 * An id for a new player that no player has.
 * @param taken ids that were given out before and are not in the event yet
 */
export function newPlayerId({ players }: EventState, taken: ReadonlySet<string> = new Set()): string {
  let n = players.size + taken.size + 1
  while (players.has(`p${n}`) || taken.has(`p${n}`)) n++
  return `p${n}`
}

/** Whether a judge has rejected the team list of a player, as it is now. */
export const hasRejectedList = ({ listCheck }: Pick<PlayerState, 'listCheck'>): boolean => listCheck?.ok === false

export type Standing = 'in' | 'not-here' | 'waiting' | 'dropped' | 'disqualified'

/** Where somebody stands. */
export function standingOf(state: EventState, player: PlayerState): Standing {
  if (player.disqualified) return 'disqualified'
  if (player.dropped) return 'dropped'
  if (player.waiting) return 'waiting'
  return isActive(state, player) ? 'in' : 'not-here'
}

/** How many rounds so many players need: the least number that leaves one of them unbeaten, at least three. */
export function neededRounds(players: number): number {
  let rounds = 3
  while (2 ** rounds < players) rounds++
  return rounds
}
