/** Why a fact is not taken: a code with its facts, and the English sentence of each. Other languages say them by the same codes. */

/** Every code, in the order of the contract, with its sentence. */
export const refusalSentences = {
  'already-registered': '{player} is registered already.',
  'unknown-player': 'There is no player "{player}" in this event.',
  'already-dropped': '{player} has left the event already.',
  'not-dropped': '{player} has not left the event.',
  disqualified: '{player} is disqualified and cannot come back.',
  'round-out-of-order': 'Round {round} is not the one to come; expected round {expected}.',
  'results-missing': 'Results are missing: {tables}.',
  'paired-twice': '{player} would be in this round twice.',
  'not-active': '{player} does not play at the moment and cannot be paired.',
  'player-missing': '{player} plays and is missing from the round.',
  'table-twice': 'Table {table} would be given to two pairs.',
  'unknown-table': 'There is no such match ({table}).',
  'result-already': '{table} already has a result.',
  'no-result-yet': '{table} has no result yet that could be corrected.',
  'not-in-match': '{player} is not in this match ({table}).',
  'score-invalid': 'The points {found} cannot be; expected a whole number from 0 for each of the two players.',
  'winner-missing': 'Pick a winner ({table}): with equal points one has to be named, and a match of the cut cannot be lost by both.',
  'not-allowed': 'The role "{role}" may not do this.',
  'not-own-table': 'This is not the table of {player} ({table}).',
  'unknown-level': 'There is no level of penalty "{level}"; expected {expected}.',
  'clock-state': 'The clock of round {round} is {state}, so "{action}" cannot be.',
  'clock-left': 'The clock of round {round} is to be set; expected "left", the seconds that are left.',
  'call-exists': 'There is a call "{call}" already.',
  'unknown-call': 'There is no call "{call}".',
  'call-taken': '{judge} has taken this call.',
  'call-closed': 'This call is done.',
  'unknown-ruling': 'There is no ruling "{ruling}" in this event.',
  'cut-size': 'A cut to {size} cannot be; expected a power of two, at least 2, once.',
  'too-few-players': 'There are too few players: {players}; at least {needed} are needed.',
  'tie-at-the-cut': '{players} are tied at the cut; a roll-off parts them.',
  'no-cut': 'There has been no cut.',
  'not-ready': 'It is not known yet who plays {match}.',
  'id-reused': 'Another fact has the id "{id}" already.',
  'unknown-fact': 'There is no fact "{fact}" to take back.',
  'already-undone': 'The fact "{fact}" has been taken back already.',
  'rests-on-it': 'Later facts rest on it: {later}.',
  'unknown-do': 'There is no kind of fact "{do}".'
} as const

export type RefusalCode = keyof typeof refusalSentences

export interface Refusal {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
}

export const refuse = (code: RefusalCode, facts: Readonly<Record<string, string | number>> = {}): Refusal => ({ code, facts })

/** The sentence of a refusal; `nameOf` says how a player is called. */
export function refusalText(
  { code, facts }: Refusal,
  sentences: Readonly<Record<RefusalCode, string>> = refusalSentences,
  nameOf: (player: string) => string = (player) => player
): string {
  return sentences[code].replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => {
    const fact = facts[name]
    if (fact === undefined) return place
    return name === 'player' ? nameOf(String(fact)) : String(fact)
  })
}

/** The first refusal among some that are asked one after the other, or null. */
export function firstRefusal(...checks: readonly (() => Refusal | null)[]): Refusal | null {
  for (const check of checks) {
    const refusal = check()
    if (refusal !== null) return refusal
  }
  return null
}
