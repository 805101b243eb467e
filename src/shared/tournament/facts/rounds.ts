/** Rounds and their results: published, reported, corrected. */
import * as v from 'valibot'
import { listOf, text } from '../../base/validate.ts'
import { matchOfCut, newCut, playedOnIn } from '../state/bracket.ts'
import { firstRefusal, refuse, type Refusal } from '../state/refusals.ts'
import {
  activePlayers,
  isActive,
  openTables,
  type EventState,
  type MatchResult,
  type PodState,
  type RoundState,
  type TableState
} from '../state/state.ts'
import { standingsOf } from '../state/standings.ts'
import { factKind, placeText, player, playersAt, round, tableNumber, words, type Place } from './factKind.ts'

/** So many at one table. */
const MOST_IN_POD = 16
const MOST_PLAYERS = 10_000

const tablesText = (open: readonly (readonly [number, number])[]): string => open.map(([one, table]) => `${one}/${table}`).join(', ')

/** Refused unless the next round is this one and everything before it has a result. */
function nextRound(state: EventState, wanted: number): Refusal | null {
  const expected = state.rounds.length + 1
  if (wanted !== expected || state.cut !== null) return refuse('round-out-of-order', { round: wanted, expected })
  const open = openTables(state)
  return open.length === 0 ? null : refuse('results-missing', { tables: tablesText(open) })
}

/** `hand`: what somebody has changed, in whatever form. */
const isByHand = (hand: unknown): boolean => hand !== undefined && hand !== false && hand !== null

const newRound = (number: number, bye: string | null, byHand: boolean, on: number | null): RoundState => ({
  round: number,
  tables: new Map(),
  bye,
  pods: new Map(),
  byHand,
  on
})

const publish = factKind({
  do: 'round',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    round,
    pairs: listOf(v.tuple([player, player]), MOST_PLAYERS / 2),
    bye: v.nullish(player),
    tables: v.optional(listOf(tableNumber, MOST_PLAYERS / 2)),
    hand: v.optional(v.unknown()),
    /** By which seed the pairs were drawn, for whoever draws them again. */
    seed: v.optional(v.unknown())
  }),
  players: (fact) => [...fact.pairs.flat(), ...(fact.bye ? [fact.bye] : [])],
  refuse(state, fact) {
    const seated = [...fact.pairs.flat(), ...(fact.bye ? [fact.bye] : [])]
    return firstRefusal(
      () => nextRound(state, fact.round),
      () => {
        const twice = new Set(seated).size === seated.length ? undefined : seated.find((one, index) => seated.indexOf(one) !== index)
        return twice === undefined ? null : refuse('paired-twice', { player: twice })
      },
      () => {
        const away = seated.find((one) => !isActive(state, state.players.get(one)!))
        return away === undefined ? null : refuse('not-active', { player: away })
      },
      () => {
        const present = new Set(seated)
        const left = activePlayers(state).find(({ id }) => !present.has(id))
        return left === undefined ? null : refuse('player-missing', { player: left.id })
      },
      () => {
        const tables = tablesOf(state, fact)
        const twice = new Set(tables).size === tables.length ? undefined : tables.find((one, index) => tables.indexOf(one) !== index)
        return twice === undefined ? null : refuse('table-twice', { table: twice })
      }
    )
  },
  take(state, fact, { on }) {
    const published = newRound(fact.round, fact.bye ?? null, isByHand(fact.hand), on)
    const tables = tablesOf(state, fact)
    fact.pairs.forEach((players, index) => {
      published.tables.set(tables[index]!, newTable(state, tables[index]!, players))
    })
    state.rounds.push(published)
  }
})

/** Other pairs at some tables of the round that is played, before anybody there has a result: the same players, sat otherwise. */
const rePair = factKind({
  do: 're-pair',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    round,
    tables: listOf(tableNumber, MOST_PLAYERS / 2),
    pairs: listOf(v.tuple([player, player]), MOST_PLAYERS / 2),
    bye: v.nullish(player),
    reason: v.nullish(words),
    hand: v.optional(v.unknown())
  }),
  players: (fact) => [...fact.pairs.flat(), ...(fact.bye ? [fact.bye] : [])],
  refuse(state, fact) {
    const current = state.rounds.at(-1)
    if (current?.round !== fact.round || state.cut !== null)
      return refuse('round-out-of-order', { round: fact.round, expected: state.rounds.length })
    const twice = fact.tables.find((one, index) => fact.tables.indexOf(one) !== index)
    if (twice !== undefined) return refuse('table-twice', { table: twice })
    const before: string[] = fact.bye && current.bye !== null ? [current.bye] : []
    for (const table of fact.tables) {
      const found = current.tables.get(table)
      if (found === undefined || fact.tables.length !== fact.pairs.length) return refuse('unknown-table', { table })
      if (found.result !== null) return refuse('result-already', { table: placeText({ round: fact.round, table }) })
      before.push(...found.players)
    }
    const after = [...fact.pairs.flat(), ...(fact.bye ? [fact.bye] : [])]
    const double = after.find((one, index) => after.indexOf(one) !== index)
    if (double !== undefined) return refuse('paired-twice', { player: double })
    const left = before.find((one) => !after.includes(one))
    if (left !== undefined) return refuse('player-missing', { player: left })
    const stranger = after.find((one) => !before.includes(one))
    return stranger === undefined ? null : refuse('not-in-match', { player: stranger, table: placeText(fact) })
  },
  take(state, fact) {
    const current = state.rounds.at(-1)!
    fact.tables.forEach((table, index) => {
      const found = current.tables.get(table)!
      found.claims.clear()
      current.tables.set(table, { ...found, players: fact.pairs[index]! })
    })
    state.rounds[state.rounds.length - 1] = { ...current, bye: fact.bye ?? current.bye, byHand: true }
  }
})

/** The numbers that were written, and for pairs without one the next that are free. */
function tablesOf(
  state: EventState,
  { pairs, tables }: { pairs: readonly (readonly [string, string])[]; tables?: readonly number[] | undefined }
): number[] {
  if (tables === undefined) return tablesInOrder(state, pairs.length)
  const more = tablesInOrder(state, pairs.length + tables.length).filter((one) => !tables.includes(one))
  return pairs.map((_, index) => tables[index] ?? more[index - tables.length]!)
}

const tablesInOrder = ({ settings }: EventState, count: number): number[] =>
  Array.from({ length: count }, (_, index) => settings.firstTable + index)

/** @param state the map of a table stays on it from round to round */
const newTable = ({ maps }: EventState, table: number, players: readonly [string, string]): TableState => ({
  table,
  players,
  result: null,
  claims: new Map(),
  extensions: [],
  map: maps.get(table) ?? null
})

/** Two who were not paired play in the round that is under way: who came late against the bye, or two who came late. */
const latePair = factKind({
  do: 'late-pair',
  roles: ['scorekeeper'],
  schema: v.looseObject({ round, players: v.tuple([player, player]), table: v.optional(tableNumber) }),
  players: (fact) => fact.players,
  refuse(state, fact) {
    const current = state.rounds.at(-1)
    if (current?.round !== fact.round || state.cut !== null || current.pods.size > 0)
      return refuse('round-out-of-order', { round: fact.round, expected: state.rounds.length + 1 })
    const [a, b] = fact.players
    const seated = new Set([...current.tables.values()].flatMap(({ players }) => players))
    const twice = a === b ? a : fact.players.find((one) => seated.has(one))
    if (twice !== undefined) return refuse('paired-twice', { player: twice })
    const away = fact.players.find((one) => !isActive(state, state.players.get(one)!))
    if (away !== undefined) return refuse('not-active', { player: away })
    return fact.table !== undefined && current.tables.has(fact.table) ? refuse('table-twice', { table: fact.table }) : null
  },
  take(state, fact) {
    const current = state.rounds.at(-1)!
    const table = fact.table ?? tablesInOrder(state, current.tables.size + 1).find((one) => !current.tables.has(one))!
    current.tables.set(table, newTable(state, table, fact.players))
    for (const one of fact.players) {
      const found = state.players.get(one)!
      // Who plays in a round has not missed it.
      found.entered = Math.min(found.entered, fact.round - 1)
      found.away = found.away.filter((round) => round !== fact.round)
    }
    if (current.bye !== null && fact.players.includes(current.bye)) state.rounds[state.rounds.length - 1] = { ...current, bye: null }
  }
})

const resultFields = {
  round: v.optional(round),
  table: v.optional(tableNumber),
  match: v.optional(text(80)),
  winner: v.nullish(player),
  // What cannot be is refused by name, so that the rest of the log goes on.
  score: v.optional(v.record(v.string(), v.unknown())),
  kind: v.optional(v.picklist(['played', 'no-show', 'double-loss', 'game-loss', 'concession'])),
  first: v.nullish(player),
  /** The ruling that it follows from. */
  ruling: v.nullish(text(200))
}
const resultSchema = v.looseObject(resultFields)
type ResultFact = v.InferOutput<typeof resultSchema>

const placeOf = ({ round, table, match }: ResultFact): Place => (match === undefined ? { round, table } : { match })

/** Refused where there is no such match, or nobody knows yet who plays it. */
function matchThere(state: EventState, place: Place): Refusal | null {
  if (place.match !== undefined) {
    if (state.cut === null) return refuse('no-cut')
    const found = matchOfCut(state, place.match)
    if (found === undefined) return refuse('unknown-table', { table: place.match })
    return found.a === null || found.b === null ? refuse('not-ready', { match: place.match }) : null
  }
  const found = place.round === undefined ? undefined : state.rounds[place.round - 1]
  return place.table !== undefined && found?.tables.has(place.table) ? null : refuse('unknown-table', { table: placeText(place) })
}

const resultAt = (state: EventState, place: Place): MatchResult | null =>
  place.match === undefined
    ? (state.rounds[place.round! - 1]?.tables.get(place.table!)?.result ?? null)
    : (matchOfCut(state, place.match)?.played.result ?? null)

const isPoints = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What is told of a match must fit it. */
function resultFits(state: EventState, fact: ResultFact): Refusal | null {
  const place = placeOf(fact)
  const players = playersAt(state, place)
  const table = placeText(place)
  for (const one of [fact.winner, fact.first]) {
    if (typeof one === 'string' && !players.includes(one)) return refuse('not-in-match', { player: one, table })
  }
  const wrong = Object.entries(fact.score ?? {}).find(([one, value]) => !players.includes(one) || !isPoints(value))
  if (wrong !== undefined) return refuse('score-invalid', { found: `${wrong[0]}: ${JSON.stringify(wrong[1])}` })
  const { winner, kind } = readResult(state, fact)
  return winner === null && (kind !== 'double-loss' || place.match !== undefined) ? refuse('winner-missing', { table }) : null
}

/** The result that a fact tells, of a match that is there. */
function readResult(state: EventState, fact: ResultFact): MatchResult {
  const players = playersAt(state, placeOf(fact))
  const told = (one: string): number => {
    const value = fact.score?.[one]
    return isPoints(value) ? value : 0
  }
  const [a, b] = [players[0]!, players[1]!]
  // A tie at zero points: the event may decide that both lose.
  const given = fact.kind ?? 'played'
  const isZero = given === 'played' && typeof fact.winner !== 'string' && fact.score !== undefined && told(a) + told(b) === 0
  const bothLose = isZero && state.settings.zeroTie === 'double-loss' && fact.match === undefined
  const kind = bothLose ? 'double-loss' : given
  const more = kind !== 'played' || told(a) === told(b) ? null : told(a) > told(b) ? a : b
  const winner = kind === 'double-loss' ? null : (fact.winner ?? more)
  // Of a lost game that was not played to its end the points of a no-show count, unless others are reported.
  const isFixed = kind === 'no-show' || (kind === 'game-loss' && Object.keys(fact.score ?? {}).length === 0)
  const pointsOf = (one: string): number => (isFixed ? (one === winner ? state.settings.noShowScore : 0) : told(one))
  return { kind, winner, score: new Map(players.map((one) => [one, pointsOf(one)])), first: fact.first ?? null }
}

function settle(state: EventState, place: Place, result: MatchResult): void {
  if (place.match !== undefined) {
    matchOfCut(state, place.match)!.played.result = result
    return
  }
  const table = state.rounds[place.round! - 1]!.tables.get(place.table!)!
  table.result = result
  table.claims.clear()
}

const result = factKind({
  do: 'result',
  roles: ['scorekeeper', 'judge', 'player'],
  schema: resultSchema,
  place: placeOf,
  refuse: (state, fact) =>
    firstRefusal(
      () => matchThere(state, placeOf(fact)),
      () => (resultAt(state, placeOf(fact)) === null ? null : refuse('result-already', { table: placeText(placeOf(fact)) })),
      () => resultFits(state, fact)
    ),
  take(state, fact) {
    settle(state, placeOf(fact), readResult(state, fact))
  }
})

/** Places from the first on; who shares one stands in one list. */
const podPlaces = listOf(listOf(player, MOST_IN_POD), MOST_IN_POD)
type Places = v.InferOutput<typeof podPlaces>

const podAt = (state: EventState, { round, table }: Place): PodState | undefined =>
  round === undefined || table === undefined ? undefined : state.rounds[round - 1]?.pods.get(table)

/** The places of a pod name everybody who sits in it once, and nobody else. */
function placesFit({ players }: PodState, places: Places, table: string): Refusal | null {
  const placed = places.flat()
  const stranger = placed.find((one) => !players.includes(one))
  if (stranger !== undefined) return refuse('not-in-match', { player: stranger, table })
  const twice = placed.find((one, index) => placed.indexOf(one) !== index)
  if (twice !== undefined) return refuse('paired-twice', { player: twice })
  const left = players.find((one) => !placed.includes(one))
  return left === undefined ? null : refuse('player-missing', { player: left })
}

const givePlaces = (pod: PodState, places: Places): void => {
  pod.places = places.filter((place) => place.length > 0)
}

/** `places`: of a pod. */
const correct = factKind({
  do: 'correct',
  roles: ['scorekeeper'],
  schema: v.looseObject({ ...resultFields, places: v.optional(podPlaces), reason: v.nullish(words) }),
  players: (fact) => fact.places?.flat() ?? [],
  place: (fact) => placeOf(fact),
  refuse: (state, fact) => {
    if (fact.places === undefined) return correctsMatch(state, fact)
    const [found, table] = [podAt(state, fact), placeText(fact)]
    if (found === undefined) return refuse('unknown-table', { table })
    return found.places === null ? refuse('no-result-yet', { table }) : placesFit(found, fact.places, table)
  },
  take(state, fact) {
    if (fact.places === undefined) settle(state, placeOf(fact), readResult(state, fact))
    else givePlaces(podAt(state, fact)!, fact.places)
  }
})

const correctsMatch = (state: EventState, fact: ResultFact): Refusal | null =>
  firstRefusal(
    () => matchThere(state, placeOf(fact)),
    () => (resultAt(state, placeOf(fact)) === null ? refuse('no-result-yet', { table: placeText(placeOf(fact)) }) : null),
    () => resultFits(state, fact),
    // Who played on in the cut has played on.
    () => {
      const later = fact.match === undefined ? null : playedOnIn(state.cut!, fact.match)
      return later !== null && readResult(state, fact).winner !== resultAt(state, placeOf(fact))?.winner
        ? refuse('rests-on-it', { later })
        : null
    }
  )

/** What players have reported; the same from both is the result. */
const claim = factKind({
  do: 'claim',
  roles: ['player'],
  schema: resultSchema,
  place: placeOf,
  refuse: (state, fact, { by }) =>
    firstRefusal(
      () => matchThere(state, placeOf(fact)),
      () => (fact.match === undefined ? null : refuse('unknown-table', { table: fact.match })),
      () => (resultAt(state, placeOf(fact)) === null ? null : refuse('result-already', { table: placeText(placeOf(fact)) })),
      () => resultFits(state, fact),
      () => (by.player === undefined ? refuse('not-allowed', { role: by.role }) : null)
    ),
  take(state, fact, { by }) {
    const told = readResult(state, fact)
    const { claims } = state.rounds[fact.round! - 1]!.tables.get(fact.table!)!
    claims.set(by.player!, told)
    const both = [...claims.values()]
    if (both.length === 2 && sameResult(both[0]!, both[1]!)) settle(state, placeOf(fact), told)
  }
})

/** Who went first need not be agreed on. */
export const sameResult = (a: MatchResult, b: MatchResult): boolean =>
  a.kind === b.kind && a.winner === b.winner && [...a.score].every(([one, value]) => b.score.get(one) === value)

const rollOff = factKind({
  do: 'roll-off',
  roles: ['scorekeeper'],
  schema: v.looseObject({ order: listOf(player, MOST_PLAYERS) }),
  players: (fact) => fact.order,
  refuse(_, { order }) {
    const twice = order.find((one, index) => order.indexOf(one) !== index)
    return twice === undefined ? null : refuse('paired-twice', { player: twice })
  },
  take(state, fact) {
    state.rollOffs.push(fact.order)
  }
})

const isPowerOfTwo = (size: number): boolean => size >= 2 && (size & (size - 1)) === 0

const cut = factKind({
  do: 'cut',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    size: v.pipe(v.number(), v.integer()),
    /** Those who lose the semifinals play for the third place. */
    third: v.optional(v.boolean())
  }),
  refuse(state, { size }) {
    if (!isPowerOfTwo(size) || state.cut !== null) return refuse('cut-size', { size })
    const open = openTables(state)
    if (open.length > 0) return refuse('results-missing', { tables: tablesText(open) })
    const rows = standingsOf(state).rows.filter((row) => isActive(state, state.players.get(row.player)!))
    if (rows.length < size) return refuse('too-few-players', { players: rows.length, needed: size })
    const tied = rows.filter((row, index) => {
      const shares = (other: number): boolean => rows[other]?.rank === row.rank
      return (index < size && shares(index + 1)) || (index <= size && index > 0 && shares(index - 1))
    })
    return tied.length === 0 ? null : refuse('tie-at-the-cut', { players: tied.map((row) => row.player).join(', ') })
  },
  take(state, { size, third }) {
    const rows = standingsOf(state).rows.filter((row) => isActive(state, state.players.get(row.player)!))
    state.cut = newCut(
      rows.slice(0, size).map((row) => row.player),
      third
    )
  }
})

const pod = factKind({
  do: 'pod',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    round,
    table: tableNumber,
    players: v.pipe(listOf(player, MOST_IN_POD), v.minLength(2)),
    hand: v.optional(v.unknown())
  }),
  players: (fact) => fact.players,
  refuse(state, fact) {
    const current = state.rounds.at(-1)
    // The first pod begins the round, the others join it as long as it has no place given.
    const joins =
      current?.round === fact.round && current.tables.size === 0 && [...current.pods.values()].every(({ places }) => places === null)
    const seated = joins ? [...current.pods.values()].flatMap(({ players }) => players) : []
    return firstRefusal(
      () => (joins ? null : nextRound(state, fact.round)),
      () => {
        const twice = fact.players.find((one, index) => seated.includes(one) || fact.players.indexOf(one) !== index)
        return twice === undefined ? null : refuse('paired-twice', { player: twice })
      },
      () => {
        const away = fact.players.find((one) => !isActive(state, state.players.get(one)!))
        return away === undefined ? null : refuse('not-active', { player: away })
      },
      () => (joins && current.pods.has(fact.table) ? refuse('table-twice', { table: fact.table }) : null)
    )
  },
  take(state, fact, { on }) {
    if (state.rounds.at(-1)?.round !== fact.round) state.rounds.push(newRound(fact.round, null, isByHand(fact.hand), on))
    state.rounds.at(-1)!.pods.set(fact.table, { table: fact.table, players: fact.players, places: null, extensions: [] })
  }
})

const podResult = factKind({
  do: 'pod-result',
  roles: ['scorekeeper', 'judge'],
  schema: v.looseObject({ round, table: tableNumber, places: podPlaces }),
  players: (fact) => fact.places.flat(),
  refuse(state, fact) {
    const [found, table] = [podAt(state, fact), placeText(fact)]
    if (found === undefined) return refuse('unknown-table', { table })
    return found.places === null ? placesFit(found, fact.places, table) : refuse('result-already', { table })
  },
  take(state, fact) {
    givePlaces(podAt(state, fact)!, fact.places)
  }
})

export const ROUNDS = [publish, rePair, latePair, result, correct, claim, rollOff, cut, pod, podResult]
