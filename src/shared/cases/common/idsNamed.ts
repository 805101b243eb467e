/** Ids in a question without a board: each once, and only those that it has. */
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'

/** More of an id, or of a list of them, helps nobody in a sentence. */
const [LONG, LONG_LIST] = [60, 200]

interface Named {
  readonly id: string
}

/** The first entry of the list at `path` whose id another one has already, as a problem. */
export function secondOf(entries: readonly Named[], path: string): Problem | null {
  const first = new Map<string, number>()
  for (const [index, { id }] of entries.entries()) {
    const known = first.get(id)
    if (known !== undefined) return problem('same-id', `${path}/${index}/id`, 'same-figure-id', { id: id.slice(0, LONG), first: known })
    first.set(id, index)
  }
  return null
}

/** The first of these names, each with its place, that no figure of the question has. */
export function strangeFigure(names: readonly (readonly [id: string, path: string])[], figures: readonly Named[]): Problem | null {
  const known = new Set(figures.map(({ id }) => id))
  const strange = names.find(([id]) => !known.has(id))
  if (!strange) return null
  const [id, path] = strange
  return known.size > 0
    ? problem('no-such-figure', path, 'no-such-figure', { id: id.slice(0, LONG), known: [...known].join(', ').slice(0, LONG_LIST) })
    : problem('no-such-figure', path, 'no-figure', { id: id.slice(0, LONG) })
}

/** The first of these names that is not one of the players. */
export function strangePlayer(names: readonly (readonly [id: string, path: string])[], players: readonly string[]): Problem | null {
  const strange = names.find(([id]) => !players.includes(id))
  if (!strange) return null
  const [id, path] = strange
  return problem('no-such-player', path, 'no-such-player', { id: id.slice(0, LONG), known: players.join(', ').slice(0, LONG_LIST) })
}
