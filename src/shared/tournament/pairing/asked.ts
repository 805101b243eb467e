/** A field as a message that a worker can be given, and what it answers. */
import { matchedPairing, type Proven } from './best.ts'
import { Field, type Candidate } from './cost.ts'

export interface FieldAsked {
  readonly players: readonly Candidate[]
  /** Who has met whom how often, by places in `players`; each meeting once. */
  readonly met: readonly (readonly [i: number, j: number, times: number])[]
  readonly keepApart: boolean
}

/** What a worker is asked: everything that a pairing of the field depends on. */
export function askOf(field: Field): FieldAsked {
  const met: [number, number, number][] = []
  for (let i = 0; i < field.size; i++)
    for (let j = i + 1; j < field.size; j++) {
      const times = field.rematches(i, j)
      if (times > 0) met.push([i, j, times])
    }
  return { players: field.players, met, keepApart: field.keepApart }
}

/** The field of a message. */
export function fieldAsked({ players, met, keepApart }: FieldAsked): Field {
  const times = new Map(players.map(({ id }) => [id, new Map<string, number>()]))
  for (const [i, j, count] of met) {
    const [a, b] = [players[i]!.id, players[j]!.id]
    times.get(a)!.set(b, count)
    times.get(b)!.set(a, count)
  }
  return new Field(players, (player) => times.get(player), keepApart)
}

/** The pairing of a field that was sent: the same as where it came from. */
export const answerAsked = (asked: FieldAsked): Proven => matchedPairing(fieldAsked(asked))
