/** How often a table may call a judge, and a player report a result: each is a row of the log and news for everybody in the room. */
import type { ReadFact } from '../../shared/tournament/facts/factKind.ts'
import type { EventLog } from '../../shared/tournament/log/eventLog.ts'
import type { Limits } from '../../shared/venue/limits.ts'
import type { VenueCode } from '../../shared/venue/refusals.ts'

export type TableLimits = Pick<Limits, 'callsOfTable' | 'claimsOfPlayer'>

export interface TooMuch {
  readonly code: VenueCode
  readonly facts: Record<string, number>
  /** An open call of the table says the same already. */
  readonly isSame: boolean
}

/** What is wrong with one more call or claim, or `null`. Calls that were closed do not count. */
export function tooMuch(log: EventLog, fact: ReadFact, limits: TableLimits): TooMuch | null {
  if (fact.do === 'call') return tooManyCalls(log, fact, limits)
  if (fact.do === 'close-call' && fact.by.role === 'player') return tooManyWithdrawn(log, fact, limits)
  return fact.do === 'claim' ? tooManyClaims(log, fact, limits) : null
}

/** Calls that a player has withdrawn count like open ones: else calling and withdrawing would fill the log. */
function tooManyWithdrawn({ entries, state }: EventLog, { json, by }: ReadFact, limits: TableLimits): TooMuch | null {
  const count = entries.filter(({ fact }) => fact.do === 'close-call' && fact.by.role === 'player' && fact.by.player === by.player).length
  const table = state.calls.get(String(json.call))?.table ?? 0
  return count >= limits.claimsOfPlayer ? { code: 'claims-told', facts: { table, count }, isSame: false } : null
}

function tooManyCalls({ state, entries }: EventLog, { json }: ReadFact, limits: TableLimits): TooMuch | null {
  const { round, table } = json
  const open = [...state.calls.values()].filter((one) => one.closed === null && one.round === round && one.table === table)
  if (open.length === 0) return null
  const ids = new Set<unknown>(open.map(({ call }) => call))
  const same = entries.some(
    ({ fact, undone }) => !undone && fact.do === 'call' && ids.has(fact.json.call) && reasonOf(fact) === reasonOf({ json })
  )
  const isSame = same && !ids.has(json.call)
  const count = open.length
  return isSame || count >= limits.callsOfTable ? { code: 'calls-open', facts: { table: Number(table), count }, isSame } : null
}

function tooManyClaims({ entries }: EventLog, { json, by }: ReadFact, limits: TableLimits): TooMuch | null {
  const { round, table } = json
  const before = entries.filter(
    ({ fact }) => fact.do === 'claim' && fact.by.player === by.player && fact.json.round === round && fact.json.table === table
  )
  const count = before.length
  return count >= limits.claimsOfPlayer ? { code: 'claims-told', facts: { table: Number(table), count }, isSame: false } : null
}

/** Calls that give no reason have the same one. */
const reasonOf = ({ json }: Pick<ReadFact, 'json'>): string => (typeof json.reason === 'string' ? json.reason.trim().toLowerCase() : '')
