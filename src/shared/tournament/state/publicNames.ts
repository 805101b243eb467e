/** How players are called where others read it: on paper, on a wall, on a phone, in a file that leaves the staff. */
import type { EventState, PlayerState } from './state.ts'

/** "Kim P." */
export function shortName(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/)
  const initial = [...(more.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial}.`
}

/**
 * By player, as the settings of the event say; a minor never in full. Who would be called as somebody else has the number beside it.
 * @param numbered how somebody is called who has only a number
 */
export function publicNames(
  { players, settings }: Pick<EventState, 'players' | 'settings'>,
  numbered: (number: number) => string
): ReadonlyMap<string, string> {
  const called = [...players.values()].map((player: PlayerState) => {
    if (settings.names === 'number' || player.forgotten) return { player, name: numbered(player.number) }
    const short = settings.names === 'first' || player.minor
    const names = player.members.length > 0 ? player.members : [player.name]
    return { player, name: names.map((name) => (short ? shortName(name) : name)).join(' & ') }
  })
  const times = new Map<string, number>()
  for (const { name } of called) times.set(name, (times.get(name) ?? 0) + 1)
  return new Map(called.map(({ player, name }) => [player.id, times.get(name) === 1 ? name : `${name} (${player.number})`]))
}
