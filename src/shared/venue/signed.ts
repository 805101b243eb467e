/** What proofs are made over, message by message: the same on both sides, and small enough for a phone. */
import type { Entry, OpenToken, PlayerPost } from './messages.ts'

export const openedContent = ({ device, nonce, seen }: Omit<OpenToken, 'proof' | 'protocol'>, document: string): unknown => [
  device,
  nonce,
  seen,
  document
]

export const entryContent = (event: string, device: string, entry: Entry): unknown => [event, device, entry]

export const postContent = (event: string, { player, page, n, fact }: Omit<PlayerPost, 'proof' | 'protocol'>): unknown => [
  event,
  player,
  page,
  n,
  fact
]

/** The device that stands in the ids of a player's facts: nobody can take the number of another player's. */
export const pageOf = ({ player, page }: Pick<PlayerPost, 'player' | 'page'>): string => `${player}-${page}`

/** `GET /events/play`: a player's own stream. */
export const streamContent = (player: string, nonceOfHost: string): unknown => [player, nonceOfHost]
