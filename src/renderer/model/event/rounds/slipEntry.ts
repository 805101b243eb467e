/**
 * How slips are typed: the fields table, winner and both scores, one slip after the other, without looking. Doubtful input stops: the slip
 * stays as it is, and whatever is typed on is refused and counted until Escape or a press in the form. A doubt is confirmed by Ctrl+Enter or
 * its button, which are in no slip.
 */
import type { NewFact } from '../log/eventHost.ts'
import { doubtsIn, type Doubt } from './doubts.ts'
import { EMPTY_SLIP, isBegun, slipFacts, type HalfSlip, type SlipFault, type SlipMatch } from './slip.ts'

export type SlipField = 'table' | 'winner' | 'a' | 'b'
export const SLIP_ORDER: readonly SlipField[] = ['table', 'winner', 'a', 'b']

/**
 * Why typing stopped. `saving`: a result of this table is being saved. `key`: a key that is no winner. `end`: a space after the last field.
 * `elsewhere`: a number typed while a button has the focus. `refused`: the event does not take it. `correct`: there is a result. `no-draw`:
 * a match of the cut without a winner.
 */
export type StopReason = SlipFault | Doubt | 'no-table' | 'saving' | 'key' | 'end' | 'elsewhere' | 'refused' | 'correct' | 'no-draw'

export interface SlipStop {
  readonly why: StopReason
  /** The field in which typing continues. */
  readonly field: SlipField
  /** How many keys were refused since. */
  readonly refused: number
  /** Why the event does not take it. */
  readonly text?: string
  readonly facts?: readonly NewFact[]
}

export interface SlipEntry {
  readonly slip: HalfSlip
  /** Somebody typed the table; otherwise it is proposed. */
  readonly typed: boolean
  readonly stop: SlipStop | null
  /** Enter was pressed and nothing was typed: a second press, which is not taken for the next slip. */
  readonly again: boolean
  /** Slips that are being written, by their number. */
  readonly writing: readonly { readonly number: number; readonly key: string; readonly slip: HalfSlip }[]
  /** Slips that could not be written while the next one was typed already, and half typed ones whose place another table has taken. */
  readonly unsaved: readonly HalfSlip[]
  readonly next: number
}

export type SlipEvent =
  | { readonly do: 'text'; readonly field: SlipField; readonly value: string }
  /** `field`: null while something else of the view has the focus. */
  | { readonly do: 'key'; readonly field: SlipField | null; readonly key: string }
  | { readonly do: 'set'; readonly change: Partial<HalfSlip> }
  /** A press in the form: a person who presses looks at the screen. */
  | { readonly do: 'press' }
  | { readonly do: 'save' | 'confirm' | 'corrected' }
  | { readonly do: 'wrote'; readonly number: number; readonly ok: boolean }
  /** A table is asked for by hand. */
  | { readonly do: 'ask'; readonly table: string }
  | { readonly do: 'again'; readonly index: number }

/** The event as a slip is checked against it; read again for each event of the form. */
export interface SlipKnowledge {
  match(table: string): SlipMatch | null
  /** Why facts are not taken; null: they are. */
  refusal(facts: readonly NewFact[]): string | null
  /** The table that is proposed next. `without`: tables whose result is being written. */
  propose(after: number, without: ReadonlySet<number>): number | null
  readonly buildTotal: number
}

export interface SlipOutcome {
  readonly entry: SlipEntry
  /** The key was handled here: the field does not get it. */
  readonly taken: boolean
  readonly focus?: SlipField
  readonly write?: { readonly number: number; readonly facts: readonly NewFact[]; readonly match: SlipMatch; readonly table: string }
}

export const startEntry = (slip: HalfSlip, typed: boolean): SlipEntry => ({
  slip,
  typed,
  stop: null,
  again: false,
  writing: [],
  unsaved: [],
  next: 1
})

/** Doubts that the form itself asks about; those of a correction are in its dialog. */
export const isDoubt = (why: StopReason): why is Doubt => why === 'fewer' || why === 'above'

/** A match of the cut has to be won. */
const isOfCut = (match: SlipMatch | null): boolean => match !== null && 'match' in match.place

const keyOf = ({ place }: SlipMatch): string => ('match' in place ? place.match : `${place.round}/${place.table}`)
const tableOf = ({ place }: SlipMatch): number => ('table' in place ? place.table : 0)
const untouched = ({ typed, slip }: SlipEntry): boolean => !typed && !isBegun(slip)

export function slipStep(before: SlipEntry, event: SlipEvent, knows: SlipKnowledge): SlipOutcome {
  const entry = event.do === 'wrote' || !before.again ? before : { ...before, again: false }
  switch (event.do) {
    case 'text':
      // A paste or the keys of a phone bring blanks; a field has none, so that sentences can name what it holds.
      return entry.stop ? refuse(entry) : change(entry, { [event.field]: event.value.trim() }, event.field === 'table')
    case 'set':
      return change({ ...entry, stop: null }, event.change)
    case 'press':
      return { entry: { ...entry, stop: null }, taken: false }
    case 'key':
      return onKey(entry, event.field, event.key, knows)
    case 'save':
      return save({ ...entry, stop: null }, knows)
    case 'confirm':
      return entry.stop && isDoubt(entry.stop.why) ? send(entry, knows) : { entry, taken: true }
    case 'corrected':
      return begin(entry, knows, lastTable(entry, knows))
    case 'wrote':
      return wrote(entry, event, knows)
    case 'ask':
      return entry.slip.table === event.table
        ? { entry: { ...entry, stop: null, typed: true }, taken: true, focus: 'winner' }
        : { entry: instead(entry, { ...EMPTY_SLIP, table: event.table }), taken: true, focus: 'winner' }
    case 'again': {
      const rest = { ...entry, unsaved: entry.unsaved.toSpliced(event.index, 1) }
      return { entry: instead(rest, entry.unsaved[event.index]!), taken: true, focus: 'b' }
    }
  }
}

/** Another slip in the form; what was half typed there is listed below it. */
export const instead = (entry: SlipEntry, slip: HalfSlip): SlipEntry => ({
  ...entry,
  stop: null,
  typed: true,
  slip,
  unsaved: isBegun(entry.slip) ? [...entry.unsaved, entry.slip] : entry.unsaved
})

function change(entry: SlipEntry, to: Partial<HalfSlip>, typed = false): SlipOutcome {
  return { entry: { ...entry, slip: { ...entry.slip, ...to }, typed: entry.typed || typed }, taken: false }
}

const stopAt = (entry: SlipEntry, why: StopReason, field: SlipField, more: Partial<SlipStop> = {}): SlipOutcome => ({
  entry: { ...entry, stop: { why, field, refused: 0, ...more } },
  taken: true,
  focus: field
})

function refuse(entry: SlipEntry): SlipOutcome {
  const { stop } = entry
  return { entry: stop ? { ...entry, stop: { ...stop, refused: stop.refused + 1 } } : entry, taken: true }
}

/** Keys that are typed; the others (arrows, function keys) do what they do anywhere. */
const isTyped = (key: string): boolean => key.length === 1 || ['Enter', 'Tab', 'Backspace', 'Delete'].includes(key)

function onKey(entry: SlipEntry, field: SlipField | null, key: string, knows: SlipKnowledge): SlipOutcome {
  if (key === 'Escape') return escape(entry, field, knows)
  if (entry.stop) return isTyped(key) ? refuse(entry) : { entry, taken: false }
  if (field === null) return elsewhere(entry, key)
  const leaves = key === ' ' || key === 'Tab' || key === 'Enter'
  if (leaves && field !== 'b') return leave(entry, field, key, knows)
  if (key === 'Enter') return save(entry, knows)
  if (key === ' ') return stopAt(entry, 'end', 'b')
  return field === 'winner' && key.length === 1 ? winner(entry, key, knows) : { entry, taken: false }
}

/** A number is a table if no slip is begun; otherwise it would change the table of the slip that is. */
function elsewhere(entry: SlipEntry, key: string): SlipOutcome {
  if (!/^\d$/.test(key)) return { entry, taken: false }
  if (!isBegun(entry.slip)) return { entry, taken: false, focus: 'table' }
  const out = stopAt(entry, 'elsewhere', entry.slip.a === '' ? 'a' : 'b')
  return { ...refuse(out.entry), focus: out.focus! }
}

function winner(entry: SlipEntry, key: string, knows: SlipKnowledge): SlipOutcome {
  const typed = key.toLowerCase()
  if (typed === '0' && isOfCut(knows.match(entry.slip.table))) return stopAt(entry, 'no-draw', 'winner')
  if (typed === '1' || typed === '2' || typed === '0') return { ...change(entry, { winner: typed }), taken: true, focus: 'a' }
  if (typed === 'n') return { ...change(entry, { kind: entry.slip.kind === 'no-show' ? 'played' : 'no-show' }), taken: true }
  const out = stopAt(entry, 'key', 'winner')
  return { ...refuse(out.entry), focus: 'winner' }
}

function leave(entry: SlipEntry, field: SlipField, key: string, knows: SlipKnowledge): SlipOutcome {
  if (field === 'table') {
    if (key === 'Enter' && untouched(entry)) return { entry: { ...entry, again: true }, taken: true }
    const fault = placeFault(entry, knows)
    if (fault) return stopAt(entry, fault, 'table')
  }
  return { entry, taken: true, focus: SLIP_ORDER[SLIP_ORDER.indexOf(field) + 1]! }
}

function placeFault(entry: SlipEntry, knows: SlipKnowledge): 'no-table' | 'saving' | null {
  const found = knows.match(entry.slip.table)
  if (!found) return 'no-table'
  return entry.writing.some(({ key }) => key === keyOf(found)) ? 'saving' : null
}

/** Escape leaves a stop, then empties the field, then the slip. */
function escape(entry: SlipEntry, field: SlipField | null, knows: SlipKnowledge): SlipOutcome {
  if (entry.stop) return { entry: { ...entry, stop: null }, taken: true, focus: entry.stop.field }
  if (field === null || untouched(entry)) return { entry, taken: field !== null }
  if (entry.slip[field] !== '' && (field !== 'table' || entry.typed))
    return { ...change(entry, { [field]: '' }, field === 'table'), taken: true }
  return begin(entry, knows, 0)
}

function save(entry: SlipEntry, knows: SlipKnowledge): SlipOutcome {
  if (untouched(entry)) return { entry: { ...entry, again: true }, taken: true }
  const fault = placeFault(entry, knows)
  if (fault) return stopAt(entry, fault, 'table')
  const found = knows.match(entry.slip.table)!
  // Typed before the table was another one, or saved by an earlier version.
  if (entry.slip.winner === '0' && isOfCut(found)) return stopAt(entry, 'no-draw', 'winner')
  const facts = slipFacts(found, entry.slip)
  if (typeof facts === 'string') return stopAt(entry, facts, facts === 'winner' ? 'winner' : 'a')
  const text = knows.refusal(facts)
  if (text !== null) return stopAt(entry, 'refused', 'winner', { text })
  if (found.result !== null) return { entry: { ...entry, stop: { why: 'correct', field: 'winner', refused: 0, facts } }, taken: true }
  const [doubt] = doubtsIn(facts[0], knows.buildTotal)
  return doubt ? stopAt(entry, doubt, 'b') : send(entry, knows)
}

/** The slip goes out, and the next one can be typed at once. */
function send(entry: SlipEntry, knows: SlipKnowledge): SlipOutcome {
  const match = knows.match(entry.slip.table)!
  const facts = slipFacts(match, entry.slip)
  if (typeof facts === 'string') return { entry, taken: true }
  const number = entry.next
  const sent = { ...entry, next: number + 1, writing: [...entry.writing, { number, key: keyOf(match), slip: entry.slip }] }
  return { ...begin(sent, knows, tableOf(match)), write: { number, facts, match, table: entry.slip.table } }
}

const lastTable = (entry: SlipEntry, knows: SlipKnowledge): number => {
  const found = knows.match(entry.slip.table)
  return found ? tableOf(found) : 0
}

/** An empty slip with the table that is proposed. */
function begin(entry: SlipEntry, knows: SlipKnowledge, after: number): SlipOutcome {
  const without = new Set(entry.writing.flatMap(({ slip }) => knows.match(slip.table) ?? []).map(tableOf))
  const next = knows.propose(after, without)
  return {
    entry: { ...entry, typed: false, stop: null, slip: { ...EMPTY_SLIP, table: next === null ? '' : String(next) } },
    taken: true,
    focus: 'table'
  }
}

function wrote(before: SlipEntry, { number, ok }: { number: number; ok: boolean }, knows: SlipKnowledge): SlipOutcome {
  const slip = before.writing.find((one) => one.number === number)?.slip
  const entry = { ...before, writing: before.writing.filter((one) => one.number !== number) }
  if (!slip) return { entry, taken: true }
  if (!ok) {
    // It is there again as it was typed, unless another slip is begun.
    if (untouched(entry) && entry.stop === null) return { entry: { ...entry, slip, typed: true }, taken: true }
    return { entry: { ...entry, unsaved: [...entry.unsaved, slip] }, taken: true }
  }
  if (!untouched(entry) || entry.stop) return { entry, taken: true }
  const found = knows.match(entry.slip.table)
  if (found && found.result === null) return { entry, taken: true }
  const { focus: _, ...out } = begin(entry, knows, lastTable({ ...entry, slip }, knows))
  return out
}
