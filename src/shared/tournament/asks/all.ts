/** What can be asked of an event, an entry each. */
import * as v from 'valibot'
import { text, whole } from '../../base/validate.ts'
import { bracketOf, cutWinner } from '../state/bracket.ts'
import { clockAsOf, clockAt } from '../state/clock.ts'
import { finalPlaces } from '../state/finalPlaces.ts'
import { placeAt } from '../state/eventTime.ts'
import type { ForceRules } from '../force/list.ts'
import { time, timeOf } from '../facts/factKind.ts'
import { checkList } from '../state/lists.ts'
import { ID } from '../state/settings.ts'
import { standingsOf } from '../state/standings.ts'
import { PENALTY_LEVELS, type EventState } from '../state/state.ts'
import { callsAt } from '../state/calls.ts'
import { checkPairing, pairNext } from '../pairing/pair.ts'
import { GENERATOR } from '../pairing/random.ts'

/** The fields of an ask whose shape has been checked. */
export interface Ask {
  readonly kind: string
  readonly json: Readonly<Record<string, unknown>>
}

/** The fields of the ask again, with what it comes to. */
export type AskAnswer = Readonly<Record<string, unknown>>

export interface AskKind {
  readonly kind: string
  readonly schema: v.GenericSchema
  /** @param rules by what lists are checked; left out: as since 2010 */
  answer(state: EventState, json: unknown, rules?: ForceRules): AskAnswer
}

function ask<F>(
  kind: string,
  schema: v.GenericSchema<unknown, F>,
  answer: (state: EventState, fields: F, rules?: ForceRules) => object
): AskKind {
  return { kind, schema, answer: (state, json, rules) => ({ ...answer(state, v.parse(schema, json), rules) }) }
}

const round = whole(1, 1000)

/** Without a moment of its own an ask is about the state after the last fact. */
const nowOf = ({ times }: EventState): number => times.last?.on ?? 0

const KINDS: readonly AskKind[] = [
  ask('standings', v.looseObject({ after: v.optional(whole(0, 1000)), final: v.optional(v.boolean()) }), (state, { after, final }) => {
    const standings = standingsOf(state, after)
    // `rows` are those of the rounds, as they always were.
    return final !== true || state.cut === null || after !== undefined ? standings : { ...standings, final: finalPlaces(state) }
  }),
  ask('pair', v.looseObject({ seed: whole(0, 2 ** 32 - 1) }), (state, { seed }) => {
    const paired = pairNext(state, seed)
    if (paired.ok) return { ...paired.value, generator: GENERATOR }
    return { refused: 'tables' in paired ? { code: paired.code, tables: paired.tables } : { code: paired.code } }
  }),
  ask(
    'check-pairing',
    v.looseObject({ round }),
    (state, fields) => checkPairing(state, fields.round) ?? { refused: { code: 'round-out-of-order' } }
  ),
  ask('bracket', v.looseObject({ kind: v.string() }), ({ cut }) => {
    if (cut === null) return { refused: { code: 'no-cut' } }
    const matches = bracketOf(cut).map(({ match, a, b, winner }) => ({ match, a, b, winner }))
    return { seeds: cut.seeds, matches, winner: cutWinner(cut) }
  }),
  ask('clock', v.looseObject({ round, now: v.optional(time) }), (state, { round, now }) =>
    now === undefined ? clockAt(state, round, nowOf(state)) : clockAsOf(state, round, timeOf(now))
  ),
  ask('calls', v.looseObject({ now: v.optional(time) }), (state, { now }) =>
    callsAt(state, now === undefined ? nowOf(state) : placeAt(state.times, timeOf(now)))
  ),
  ask('lists', v.looseObject({ kind: v.string() }), (state, _, rules) => ({
    lists: [...state.players.values()].filter(({ dropped }) => !dropped).map((player) => checkList(state, player, rules))
  })),
  ask('penalties', v.looseObject({ player: ID, infraction: text(200) }), (state, fields) => {
    const own = state.penalties.filter(({ player }) => player === fields.player)
    const same = own.filter(({ infraction }) => infraction === fields.infraction).map(({ level }) => PENALTY_LEVELS.indexOf(level))
    const next = PENALTY_LEVELS[Math.min(Math.max(-1, ...same) + 1, PENALTY_LEVELS.length - 1)]
    return { count: own.length, next }
  })
]

export const ASKS: ReadonlyMap<string, AskKind> = new Map(KINDS.map((kind) => [kind.kind, kind]))
