/**
 * What a kind of fact brings: its shape, who may write it, when it cannot be, and what it does to the state. The kinds are
 * entries of one list (`facts/all.ts`); nothing else knows one of them by name, but for `undo`, which is about the log itself.
 */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { ok, type Result } from '../../base/result.ts'
import { checked, text, whole } from '../../base/validate.ts'
import { matchOfCut } from '../state/bracket.ts'
import { firstRefusal, refuse, type Refusal } from '../state/refusals.ts'
import { HEAD, mayWrite, type By, type Role } from '../state/roles.ts'
import { passTime, placeOf, type Stamp } from '../state/eventTime.ts'
import { ID, MOST_POINTS } from '../state/settings.ts'
import { tableAt, type EventState } from '../state/state.ts'

const says = expects('expected.time', {})

/** A time as facts have it, in milliseconds. */
export const timeOf = (iso: string): number => Date.parse(iso)

/** A date and time in ISO 8601 with its zone. */
export const time = v.pipe(
  v.string(says),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, says),
  v.check((input) => !Number.isNaN(timeOf(input)), says)
)

export const player = ID
export const round = whole(1, 1000)
export const tableNumber = whole(1, 100_000)
export const words = text(10_000)
export const points = whole(-MOST_POINTS, MOST_POINTS)

/** Milliseconds of a monotonic clock. */
const monotonic = whole(0, Number.MAX_SAFE_INTEGER)

/** What every fact may have. */
export const COMMON = v.looseObject({
  do: text(80),
  id: v.optional(ID),
  at: v.optional(time),
  /** The run of the program that wrote it, and how many milliseconds it had run. */
  mono: v.optional(v.tuple([text(80), monotonic])),
  /** Of the first fact of a run: what both clocks said as the writer read the log. */
  begun: v.optional(v.tuple([time, monotonic])),
  by: v.optional(v.looseObject({ role: text(80), device: v.optional(text(200)), person: v.optional(text(200)), player: v.optional(ID) }))
})
export type Common = v.InferOutput<typeof COMMON>

/** Which table of which round a fact is about, or which match of the cut. */
export interface Place {
  readonly round?: number | undefined
  readonly table?: number | undefined
  readonly match?: string | undefined
}

/** When something happened and who told it. */
export interface Told {
  /** Milliseconds, by the clock of the writer; null if no fact has a time yet. */
  readonly at: number | null
  /** On the line of time of the log, in milliseconds; null if no fact has a time yet. */
  readonly on: number | null
  readonly by: By
}

interface Definition<F> {
  readonly do: string
  /** Beside the head judge. */
  readonly roles: readonly Role[]
  readonly schema: v.GenericSchema<unknown, F>
  /** Who must be in the event for it. */
  players?(fact: F): readonly string[]
  /** Where it belongs: a player may write it for the own table only. */
  place?(fact: F): Place
  refuse?(state: EventState, fact: F, told: Told): Refusal | null
  take(state: EventState, fact: F, told: Told): void
}

/** A fact of a log whose shape has been checked. */
export interface ReadFact {
  readonly do: string
  readonly id: string | null
  /** As it came: what is written again. */
  readonly json: Readonly<Record<string, unknown>>
  readonly by: By
  /** Milliseconds, or null if it has no time of its own. */
  readonly at: number | null
  readonly stamp: Stamp
  /** Role, players, then its own. Null: it may be taken. */
  refuse(state: EventState): Refusal | null
  take(state: EventState): void
}

/** A fact belongs to the log without changing the event: it was taken back. Its time counts. */
export const passOver = ({ stamp }: ReadFact, state: EventState): void => {
  passTime(state.times, stamp)
}

/** What the checked fields of a fact say of its time. */
export const stampOf = ({ at, mono, begun }: Common): Stamp => ({
  at: at === undefined ? null : timeOf(at),
  mono: mono ?? null,
  begun: begun === undefined ? null : [timeOf(begun[0]), begun[1]]
})

export interface FactKind {
  readonly do: string
  readonly roles: readonly Role[]
  /** What it brings beside what every fact may have. */
  readonly schema: v.GenericSchema
  /** @param common what every fact may have, checked */
  read(json: Readonly<Record<string, unknown>>, path: string, common: Common): Result<ReadFact>
}

export function factKind<F>(definition: Definition<F>): FactKind {
  const { roles, schema } = definition
  return {
    do: definition.do,
    roles,
    schema,
    read(json, path, common) {
      const outcome = checked(schema, json, path)
      if (!outcome.ok) return outcome
      const fact: F = outcome.value
      const { id = null, by = HEAD } = common
      const stamp = stampOf(common)
      const told = ({ times }: EventState): Told => ({ at: stamp.at ?? times.last?.at ?? null, on: placeOf(times, stamp), by })
      return ok({
        do: definition.do,
        id,
        json,
        by,
        at: stamp.at,
        stamp,
        refuse: (state) =>
          firstRefusal(
            () => (mayWrite(by.role, roles) ? null : refuse('not-allowed', { role: by.role })),
            () => (by.role === 'player' ? ownTable(state, by, definition.place?.(fact)) : null),
            () => {
              const missing = definition.players?.(fact).find((one) => !state.players.has(one))
              return missing === undefined ? null : refuse('unknown-player', { player: missing })
            },
            () => definition.refuse?.(state, fact, told(state)) ?? null
          ),
        take(state) {
          definition.take(state, fact, told(state))
          passTime(state.times, stamp)
        }
      })
    }
  }
}

/** A player writes about the table at which he or she sits. */
function ownTable(state: EventState, { player = '' }: By, place: Place | undefined): Refusal | null {
  if (place === undefined) return null
  const seated = playersAt(state, place)
  return seated.includes(player) ? null : refuse('not-own-table', { player, table: placeText(place) })
}

/** Who sits at a table or plays a match of the cut; nobody where there is none. */
export function playersAt(state: EventState, { round, table, match }: Place): readonly string[] {
  if (match !== undefined) {
    const found = matchOfCut(state, match)
    return [found?.a, found?.b].filter((one) => typeof one === 'string')
  }
  const found = round === undefined ? undefined : state.rounds[round - 1]
  if (table === undefined || found === undefined) return []
  return tableAt(found, table)?.players ?? []
}

/** A place for a sentence: "round 2, table 4" as it stands in the record. */
export const placeText = ({ round, table, match }: Place): string => match ?? `${round ?? '?'}/${table ?? '?'}`

/** Refused where no such table is in that round. */
export const tableThere = (state: EventState, place: Place): Refusal | null =>
  playersAt(state, place).length > 0 ? null : refuse('unknown-table', { table: placeText(place) })
