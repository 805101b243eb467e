/** A fact as a sentence of the log. */
import { isRecord } from '../../../../shared/base/validate.ts'
import type { ReadFact } from '../../../../shared/tournament/facts/factKind.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { factMarks } from '../rounds/doubts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { nameOf } from './people.ts'
import { settingLabel, settingWords } from './settingWords.ts'

type Say = (field: (name: string) => string, json: Readonly<Record<string, unknown>>, names: (value: unknown) => string) => string

const t = eventTexts.facts

/** "300 : 95", in the order in which the points are written. */
const scores = (value: unknown, names: (value: unknown) => string): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([player, points]) => `${names(player)} ${String(points)}`)
        .join(', ')
    : ''

/** The kind of a match that was not played out, and the points: "No show", "Kim 300, Ada 95". */
const resultWords = ({ kind, score }: Readonly<Record<string, unknown>>, names: (value: unknown) => string): string =>
  [kind === 'played' ? '' : (RESULT_KINDS[String(kind)] ?? ''), scores(score, names)].filter(Boolean).join(', ')
const RESULT_KINDS: Readonly<Record<string, string>> = eventTexts.slip.kinds

const place = (json: Readonly<Record<string, unknown>>): string =>
  typeof json.match === 'string' ? t.match(json.match) : t.place(Number(json.round ?? 0), Number(json.table ?? 0))

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** Who stands where in a pod, the first place first; "=" between those who share one. */
const placesText = (places: unknown, names: (id: unknown) => string): string =>
  list(places)
    .map((tied) => list(tied).map(names).join(' = '))
    .join(', ')

/** Who was swapped with whom by hand; nothing where it was told in another form. */
const swapsText = (hand: unknown, names: (id: unknown) => string): string[] =>
  list(hand).flatMap((swap) => {
    const [a, b] = list(swap)
    return typeof a === 'string' && typeof b === 'string' ? eventTexts.pairings.handSwap(names(a), names(b)) : []
  })

/** Who won; nothing where nobody did. */
const winner = (json: Readonly<Record<string, unknown>>, names: (id: unknown) => string): string =>
  typeof json.winner === 'string' ? names(json.winner) : ''

/** As the state of the event has it: nobody has changed what says nothing of it. */
const isByHand = (hand: unknown): boolean => hand !== undefined && hand !== null && hand !== false

const SAYS: Readonly<Record<string, Say>> = {
  register: (field, { waiting }) => t.register(field('name'), waiting === true),
  'edit-player': (_, json, names) => t.edit(names(json.player)),
  'check-in': (_, json, names) => t.checkIn(names(json.player)),
  admit: (_, json, names) => t.admit(names(json.player)),
  fee: (_, json, names) => t.fee(names(json.player), json.paid === true),
  drop: (_, json, names) => t.drop(names(json.player)),
  return: (_, json, names) => t.return(names(json.player)),
  round: (_, json, names) => t.round(Number(json.round), list(json.pairs).length, isByHand(json.hand), swapsText(json.hand, names)),
  're-pair': (_, json, names) => t.rePair(Number(json.round), list(json.tables).join(', '), swapsText(json.hand, names)),
  'late-pair': (_, json, names) => t.latePair(Number(json.round), Array.isArray(json.players) ? json.players.map(names).join(' – ') : ''),
  printed: (_, json) => t.printed(paperName(json.paper), Number(json.round ?? 0)),
  result: (_, json, names) => t.result(place(json), winner(json, names), resultWords(json, names)),
  correct: (field, json, names) =>
    json.places === undefined
      ? t.correct(place(json), winner(json, names), resultWords(json, names), field('reason'))
      : t.correct(place(json), '', placesText(json.places, names), field('reason')),
  penalty: (field, json, names) => t.penalty(names(json.player), levelName(json.level), field('infraction')),
  clock: (_, { round, action, left, ago }) =>
    action === 'set' && typeof left === 'number'
      ? t.clockSet(Number(round), clockText(left))
      : action === 'start' && typeof ago === 'number' && ago > 0
        ? t.clockAgo(Number(round), Math.round(ago / 60))
        : t.clock(Number(round), actionName(action)),
  extend: (field, json) =>
    t.extend(
      json.table === undefined ? t.allTables(Number(json.round)) : place(json),
      Math.round(Number(json.seconds) / 60),
      field('reason') || (typeof json.ruling === 'string' ? t.forRuling : '')
    ),
  call: (_, json) => t.call(place(json)),
  'take-call': (field) => t.takeCall(field('judge')),
  'close-call': (_, { by }) => (isRecord(by) && by.role === 'player' ? t.withdrawn : t.closeCall),
  ruling: (_, json) => t.ruling(place(json)),
  'edit-ruling': (field) => t.editRuling(field('verdict') || field('title') || field('note')),
  appeal: (field, json) => t.appeal(json.upheld === true, field('reason')),
  'roll-off': (_, json, names) => t.rollOff(Array.isArray(json.order) ? json.order.map(names).join(', ') : ''),
  cut: (field) => t.cut(field('size')),
  prize: (field, json, names) => t.prize(names(json.player), field('prize')),
  list: (_, json, names) => t.list(names(json.player)),
  'list-checked': (field, json, names) => t.listChecked(names(json.player), json.ok === true, field('reason')),
  claim: (_, json, names) => t.claim(place(json), winner(json, names), resultWords(json, names)),
  'table-map': (field, json) => t.tableMap(Number(json.table), field('map')),
  pod: (_, json, names) => t.pod(place(json), list(json.players).map(names).join(', '), swapsText(json.hand, names)),
  'pod-result': (_, json, names) => t.podResult(place(json), placesText(json.places, names)),
  forget: (_, json, names) => t.forget(names(json.player)),
  host: (field) => t.host(field('device')),
  note: (field) => t.note(field('text')),
  settings: (_, json) => t.settings(isRecord(json.changes) ? settingsChanged(json.changes) : ''),
  undo: () => t.undo
}

/** The changed settings; the edition with its version, since all later rulings are by it. */
const settingsChanged = ({ edition, editions: _, ...changes }: Readonly<Record<string, unknown>>): string =>
  [
    ...Object.keys(changes).map((key) =>
      key === 'ruleset' && !edition ? `${settingLabel(key)} (${settingWords(key, changes[key], String)})` : settingLabel(key)
    ),
    ...(edition ? [settingWords('edition', edition, String)] : [])
  ].join(', ')

const paperName = (paper: unknown): string => (eventTexts.paper.kinds as Readonly<Record<string, string>>)[String(paper)] ?? String(paper)
const levelName = (level: unknown): string =>
  (eventTexts.penalties.levels as Readonly<Record<string, string>>)[String(level)] ?? String(level)
const actionName = (action: unknown): string =>
  (eventTexts.clock.actions as Readonly<Record<string, string>>)[String(action)] ?? String(action)

export function factWords(state: EventState, { do: name, json }: ReadFact): string {
  const say = SAYS[name]
  const kind = eventTexts.kinds[name] ?? name
  if (!say) return kind
  const field = (one: string): string => (typeof json[one] === 'string' || typeof json[one] === 'number' ? String(json[one]) : '')
  const words = say(field, json, (id) => nameOf(state, String(id)))
  const marks = factMarks(json, state.settings.buildTotal)
  return marks === '' ? words : t.marked(words, marks)
}
