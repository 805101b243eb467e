/** What happens in the room: clock, extensions, calls for a judge, penalties, lists, what is written down. */
import * as v from 'valibot'
import { listOf, text, whole } from '../../base/validate.ts'
import { forceBeside, forceExtras, forceFigureFields } from '../force/forceFields.ts'
import { clockStateOf, lastClockRound, type ClockState } from '../state/clock.ts'
import { refuse, type Refusal } from '../state/refusals.ts'
import { MOST_POINTS, NAME, settingsOf, someSettings, type SomeSettings } from '../state/settings.ts'
import {
  PENALTY_LEVELS,
  tableAt,
  type CallState,
  type ClockAction,
  type ClockChange,
  type EventRuling,
  type EventState
} from '../state/state.ts'
import { factKind, placeText, player, points, round, tableNumber, tableThere, words } from './factKind.ts'
import { playerOf } from './people.ts'

const call = text(200)
const ruling = v.nullish(text(200))

/** From which states of the clock an action can be: a clock that is wrong can be set from each. */
const CLOCK_FROM: Readonly<Record<ClockAction, readonly ClockState[]>> = {
  start: ['not-started'],
  pause: ['running'],
  resume: ['paused'],
  stop: ['running', 'paused'],
  set: ['not-started', 'running', 'paused', 'stopped']
}

const secondsOfDay = whole(0, 86_400)

const clock = factKind({
  do: 'clock',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    round,
    action: text(80),
    /** Of `set`: so many seconds are left. */
    left: v.optional(secondsOfDay),
    /** Of `start`: for so many seconds the round has been played. */
    ago: v.optional(secondsOfDay)
  }),
  refuse(state, fact, { at }) {
    if (fact.round > lastClockRound(state)) return refuse('round-out-of-order', { round: fact.round, expected: state.rounds.length })
    const now = clockStateOf(state.clocks.get(fact.round) ?? [])
    // A time that is not right is no reason to refuse: the order is that of the log.
    const fits = isClockAction(fact.action) && CLOCK_FROM[fact.action].includes(now) && at !== null
    if (!fits) return refuse('clock-state', { round: fact.round, state: now, action: fact.action })
    return fact.action === 'set' && fact.left === undefined ? refuse('clock-left', { round: fact.round }) : null
  },
  take(state, { round, action, left, ago }, { at, on }) {
    if (!isClockAction(action)) return
    const seconds = action === 'set' ? left : action === 'start' ? ago : undefined
    changeClock(state, round, { action, at: at!, on: on!, ...(seconds !== undefined && { seconds }) })
  }
})

function changeClock({ clocks }: EventState, round: number, change: ClockChange): void {
  const changes = clocks.get(round) ?? []
  changes.push(change)
  clocks.set(round, changes)
}

const isClockAction = (action: string): action is ClockAction => Object.hasOwn(CLOCK_FROM, action)

const extend = factKind({
  do: 'extend',
  roles: ['scorekeeper', 'judge'],
  schema: v.looseObject({
    round,
    /** Left out: every table of the round. */
    table: v.optional(tableNumber),
    seconds: whole(-86_400, 86_400),
    ruling,
    reason: v.nullish(words)
  }),
  refuse(state, { round, table }) {
    if (table !== undefined) return tableThere(state, { round, table })
    return round > lastClockRound(state) ? refuse('round-out-of-order', { round, expected: state.rounds.length }) : null
  },
  take(state, fact, { at, on }) {
    const { round, table, seconds, ruling = null, reason = null } = fact
    if (table === undefined) changeClock(state, round, { action: 'extend', at: at ?? 0, on: on ?? 0, seconds })
    else tableAt(state.rounds[round - 1]!, table)!.extensions.push({ seconds, at, ruling, reason })
  }
})

const raiseHand = factKind({
  do: 'call',
  roles: ['judge', 'player'],
  schema: v.looseObject({ call, round, table: tableNumber }),
  place: ({ round, table }) => ({ round, table }),
  refuse: (state, fact) => (state.calls.has(fact.call) ? refuse('call-exists', { call: fact.call }) : tableThere(state, fact)),
  take(state, fact, { at, on, by }) {
    const { call, round, table } = fact
    const player = by.role === 'player' ? (by.player ?? null) : null
    state.calls.set(call, { call, round, table, player, at: at ?? 0, on: on ?? 0, taken: null, closed: null })
  }
})

const openCall = (state: EventState, id: string): CallState | Refusal => {
  const found = state.calls.get(id)
  if (found === undefined) return refuse('unknown-call', { call: id })
  return found.closed === null ? found : refuse('call-closed', { call: id })
}

const takeCall = factKind({
  do: 'take-call',
  roles: ['judge'],
  schema: v.looseObject({ call, judge: NAME }),
  refuse(state, fact) {
    const found = openCall(state, fact.call)
    if ('code' in found) return found
    return found.taken === null ? null : refuse('call-taken', { call: fact.call, judge: found.taken.judge })
  },
  take(state, fact, { at, on }) {
    const found = state.calls.get(fact.call)!
    found.taken = { judge: fact.judge, at: at ?? found.at, on: on ?? found.on }
  }
})

const closeCall = factKind({
  do: 'close-call',
  roles: ['judge', 'scorekeeper', 'player'],
  schema: v.looseObject({ call, ruling }),
  refuse(state, fact, { by }) {
    const found = openCall(state, fact.call)
    if ('code' in found) return found
    if (by.role !== 'player') return null
    // A player withdraws the own call while no judge has taken it, and never that of the opponent.
    if (found.player === null || found.player !== by.player)
      return refuse('not-own-table', { player: by.player ?? '', table: placeText(found) })
    return found.taken === null ? null : refuse('call-taken', { call: fact.call, judge: found.taken.judge })
  },
  take(state, fact, { at }) {
    const found = state.calls.get(fact.call)!
    found.closed = { at: at ?? found.at, ruling: fact.ruling ?? null }
  }
})

const penalty = factKind({
  do: 'penalty',
  roles: ['judge'],
  schema: v.looseObject({
    player,
    round: v.nullish(round),
    table: v.nullish(tableNumber),
    level: text(80),
    infraction: text(200),
    score: v.nullish(points),
    ruling,
    /** The call for a judge during which it was given: it stays with it where no ruling comes of the call. */
    call: v.nullish(call)
  }),
  players: (fact) => [fact.player],
  refuse(state, { level, call: during }) {
    if (!PENALTY_LEVELS.some((one) => one === level)) return refuse('unknown-level', { level, expected: PENALTY_LEVELS.join(', ') })
    return typeof during === 'string' && !state.calls.has(during) ? refuse('unknown-call', { call: during }) : null
  },
  take(state, fact) {
    const level = PENALTY_LEVELS.find((one) => one === fact.level)!
    state.penalties.push({
      player: fact.player,
      round: fact.round ?? state.rounds.length,
      table: fact.table ?? null,
      level,
      infraction: fact.infraction,
      score: fact.score ?? 0,
      ruling: fact.ruling ?? null,
      call: fact.call ?? null
    })
    if (level !== 'disqualification') return
    const found = playerOf(state, fact.player)
    found.disqualified = true
    found.dropped = true
  }
})

const figure = v.looseObject({
  ...forceFigureFields,
  id: text(200),
  name: text(200),
  points: whole(0, MOST_POINTS),
  set: v.optional(text(200)),
  unique: v.optional(v.boolean()),
  prime: v.optional(v.boolean())
})

const list = factKind({
  do: 'list',
  roles: ['scorekeeper'],
  schema: v.looseObject({
    player,
    figures: listOf(figure, 1000),
    total: v.nullish(whole(0, MOST_POINTS)),
    ...forceExtras,
    ...forceBeside,
    theme: v.optional(text(200)),
    probabilityControl: v.optional(whole(0, 999)),
    conditions: v.optional(listOf(text(200), 200)),
    objects: v.optional(listOf(text(200), 40)),
    opened: v.optional(listOf(text(200), 2000))
  }),
  players: (fact) => [fact.player],
  take(state, fact) {
    const found = playerOf(state, fact.player)
    const { figures, total = null, alternateTeamAbilities, feats, theme, probabilityControl, conditions, objects, opened } = fact
    const { specialObjects, sideline, tarot, maps, elements } = fact
    const beside = { specialObjects, sideline, tarot, maps, elements }
    found.list = { figures, total, alternateTeamAbilities, feats, theme, probabilityControl, conditions, objects, opened, ...beside }
    // Another list wants another look.
    found.listCheck = null
  }
})

const listChecked = factKind({
  do: 'list-checked',
  roles: ['judge'],
  schema: v.looseObject({ player, ok: v.boolean(), reason: v.nullish(words) }),
  players: (fact) => [fact.player],
  take(state, fact) {
    playerOf(state, fact.player).listCheck = { ok: fact.ok, reason: fact.reason ?? null }
  }
})

/** The words of a ruling that every device of the staff can read. */
const rulingWords = {
  title: v.nullish(text(300)),
  /** The ruling as a sentence. */
  verdict: v.nullish(words),
  note: v.nullish(words),
  /** The rule that it names: a row of the rulebook. */
  rule: v.nullish(text(80)),
  /** The edition by which it was ruled, if there is no case that names it. */
  ruleset: v.nullish(text(80)),
  /** The position with its question, a `clixcase/1`: it is checked when it is opened. */
  case: v.nullish(v.looseObject({}))
}

const rulingKept = factKind({
  do: 'ruling',
  roles: ['judge'],
  schema: v.looseObject({
    ruling: text(200),
    round: v.nullish(round),
    table: v.nullish(tableNumber),
    players: v.optional(listOf(player, 100)),
    call: v.nullish(call),
    ...rulingWords
  }),
  players: (fact) => fact.players ?? [],
  refuse(state, fact) {
    if (typeof fact.call === 'string' && !state.calls.has(fact.call)) return refuse('unknown-call', { call: fact.call })
    const { round, table } = fact
    return typeof round === 'number' && typeof table === 'number' ? tableThere(state, { round, table }) : null
  },
  take(state, fact) {
    const { title = null, verdict = null, note = null, rule = null, ruleset = null, case: position = null } = fact
    state.rulings.push({
      ruling: fact.ruling,
      round: fact.round ?? null,
      table: fact.table ?? null,
      players: fact.players ?? [],
      call: fact.call ?? null,
      said: { title, verdict, note, rule, ruleset, position },
      appeal: null
    })
  }
})

const rulingThere = ({ rulings }: EventState, id: string): Refusal | null =>
  rulings.some(({ ruling }) => ruling === id) ? null : refuse('unknown-ruling', { ruling: id })

/** A changed ruling is another object, so that a view of the one before is drawn again. */
function changeRuling({ rulings }: EventState, id: string, change: (one: EventRuling) => EventRuling): void {
  for (const [index, one] of rulings.entries()) if (one.ruling === id) rulings[index] = change(one)
}

/** Other words for a ruling: what is left out stays, `null` removes. The entry of the ruling stays in the log as it was. */
const editRuling = factKind({
  do: 'edit-ruling',
  roles: ['judge'],
  schema: v.looseObject({ ruling: text(200), ...rulingWords }),
  refuse: (state, fact) => rulingThere(state, fact.ruling),
  take(state, fact) {
    const now = <T>(changed: T | undefined, before: T): T => (changed === undefined ? before : changed)
    changeRuling(state, fact.ruling, (one) => {
      const { title, verdict, note, rule, ruleset, position } = one.said
      const said = {
        title: now(fact.title, title),
        verdict: now(fact.verdict, verdict),
        note: now(fact.note, note),
        rule: now(fact.rule, rule),
        ruleset: now(fact.ruleset, ruleset),
        position: now(fact.case, position)
      }
      return { ...one, said }
    })
  }
})

/** The head judge's word on a ruling that somebody appealed; the last one counts. */
const appeal = factKind({
  do: 'appeal',
  roles: [],
  schema: v.looseObject({ ruling: text(200), upheld: v.boolean(), reason: v.nullish(words) }),
  refuse: (state, fact) => rulingThere(state, fact.ruling),
  take(state, fact) {
    const appeal = { upheld: fact.upheld, reason: fact.reason ?? null }
    changeRuling(state, fact.ruling, (one) => ({ ...one, appeal }))
  }
})

const prize = factKind({
  do: 'prize',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player, prize: words }),
  players: (fact) => [fact.player],
  take(state, fact) {
    state.prizes.push({ player: fact.player, prize: fact.prize })
  }
})

const note = factKind({
  do: 'note',
  roles: ['scorekeeper', 'judge'],
  schema: v.looseObject({
    text: words,
    /** Of a call for practice: what a trainee has said, and what the engine says. */
    trainee: v.optional(
      v.looseObject({ said: text(80), verdict: text(80), kind: v.optional(text(80)), seconds: v.optional(whole(0, 86_400)) })
    )
  }),
  take(state, fact) {
    state.notes.push(fact.text)
    if (!fact.trainee) return
    const { said, verdict, kind, seconds } = fact.trainee
    state.trained.push({ said, verdict, ...(kind !== undefined && { kind }), ...(seconds !== undefined && { seconds }) })
  }
})

const tableMap = factKind({
  do: 'table-map',
  roles: ['scorekeeper'],
  schema: v.looseObject({ table: tableNumber, map: v.nullish(text(200)) }),
  take(state, fact) {
    putMap(state, fact.table, fact.map ?? null)
  },
  refuse: (state, fact) => (state.rounds.at(-1)?.tables.has(fact.table) ? null : refuse('unknown-table', { table: fact.table }))
})

/** Where it lies from now on, in the round that is played as long as the table has no result. */
function putMap(state: EventState, table: number, map: string | null): void {
  if (map === null) state.maps.delete(table)
  else state.maps.set(table, map)
  const found = state.rounds.at(-1)?.tables.get(table)
  if (found) found.map = map
}

const changeSettings = factKind<{ changes: SomeSettings }>({
  do: 'settings',
  roles: [],
  schema: v.looseObject({ changes: someSettings }),
  take(state, fact) {
    const known = settingsOf(fact.changes)
    // Only what the change names; everything else stays.
    const named = Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(fact.changes, name)))
    state.settings = { ...state.settings, ...named }
    if (fact.changes.tableMaps === undefined) return
    const played = state.rounds.at(-1)?.tables
    for (const table of new Set([...state.maps.keys(), ...known.tableMaps.keys()])) {
      // Where somebody has played, it was on the map that lay there.
      if (!played?.get(table)?.result) putMap(state, table, known.tableMaps.get(table) ?? null)
    }
  }
})

/** A paper was given out: what has changed since is worked out from here. */
const printed = factKind({
  do: 'printed',
  roles: ['scorekeeper'],
  schema: v.looseObject({ paper: text(80), round: v.nullish(whole(0, 1000)) }),
  take() {
    // It changes nothing of the event.
  }
})

const host = factKind({
  do: 'host',
  roles: [],
  schema: v.looseObject({ epoch: whole(0, 1_000_000_000), device: text(200) }),
  take(state, fact) {
    state.host = { epoch: fact.epoch, device: fact.device }
  }
})

export const FLOOR = [
  clock,
  extend,
  raiseHand,
  takeCall,
  closeCall,
  penalty,
  list,
  listChecked,
  rulingKept,
  editRuling,
  appeal,
  prize,
  note,
  tableMap,
  changeSettings,
  printed,
  host
]
