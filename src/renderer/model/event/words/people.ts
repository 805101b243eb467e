/** The people of an event as its screens need them: found by three letters, named, said to be where they are. */
import { plainName } from '../../../../shared/base/text/plainName.ts'
import { isActive, type EventState, type PlayerState } from '../../../../shared/tournament/state/state.ts'

/** How staff sees somebody. */
export const nameOf = ({ players }: EventState, id: string): string => players.get(id)?.name ?? id

/** All players by name, as they are now: the state goes on with the log. */
export const byName = ({ players }: EventState): PlayerState[] =>
  [...players.values()].map((player) => ({ ...player })).toSorted((a, b) => a.name.localeCompare(b.name) || a.number - b.number)

/** Players of whose name every typed word begins a word; what begins the name itself stands first. */
export function foundPlayers(players: readonly PlayerState[], typed: string): PlayerState[] {
  const words = plainName(typed)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return [...players]
  const fits = (player: PlayerState): number => {
    const own = plainName(`${player.name} ${player.club ?? ''}`).split(' ')
    if (!words.every((word) => own.some((one) => one.startsWith(word)))) return -1
    return own[0]!.startsWith(words[0]!) ? 1 : 0
  }
  return players
    .map((player) => ({ player, fit: fits(player) }))
    .filter(({ fit }) => fit >= 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ player }) => player)
}

/** Somebody who is in the event already under the same name (NAM-01), or null. */
export const sameAs = (players: readonly PlayerState[], name: string): PlayerState | null =>
  players.find((player) => plainName(player.name) === plainName(name)) ?? null

/** An id for a new player that nobody has. */
export function newPlayerId({ players }: EventState, taken: ReadonlySet<string> = new Set()): string {
  let n = players.size + 1
  while (players.has(`p${n}`) || taken.has(`p${n}`)) n++
  return `p${n}`
}

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
