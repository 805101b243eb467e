/**
 * The log of an event: facts are decided one after the other, the state is what those that were taken have come to. The screen,
 * the command line and the reading of a file ask the same `decide`. Undo is a fact: what it names counts as never taken.
 */
import * as v from 'valibot'
import { ok, type Result } from '../../base/result.ts'
import { checked, isRecord } from '../../base/validate.ts'
import { FACT_KINDS } from '../facts/all.ts'
import { COMMON, factKind, passOver, stampOf, type FactKind, type ReadFact } from '../facts/factKind.ts'
import { refuse, type Refusal } from '../state/refusals.ts'
import { HEAD, sameWriter, type Role } from '../state/roles.ts'
import { ID, settingsOf, type SomeSettings } from '../state/settings.ts'
import { newState, type EventState } from '../state/state.ts'

const UNDO: { readonly do: string; readonly roles: readonly Role[] } = { do: 'undo', roles: ['scorekeeper', 'judge'] }

/** Checked as facts are; what it does is done by the log itself. */
const undoKind = factKind({
  ...UNDO,
  schema: v.looseObject({ fact: ID }),
  take() {
    // The log is folded anew.
  }
})

const kindOf = (name: string): FactKind | undefined => (name === UNDO.do ? undoKind : FACT_KINDS.get(name))

/** What facts of a kind bring beside what every fact may have; null: there is no such kind. */
export const factSchemaOf = (name: string): v.GenericSchema | null => kindOf(name)?.schema ?? null

/** Checks the shape of one fact. One of an unknown kind is read as well: it is refused by name. */
export function readFact(json: unknown, path: string): Result<ReadFact> {
  const outcome = checked(COMMON, json, path)
  if (!outcome.ok) return outcome
  const { do: name, id = null, by = HEAD } = outcome.value
  const kind = kindOf(name)
  const fields = { ...(json as Record<string, unknown>) }
  if (kind) return kind.read(fields, path, outcome.value)
  return ok({
    do: name,
    id,
    json: fields,
    by,
    at: null,
    stamp: stampOf(outcome.value),
    refuse: () => refuse('unknown-do', { do: name }),
    take() {
      throw new Error('A fact of an unknown kind is never taken.')
    }
  })
}

/** What became of a fact. `ignored`: it was delivered before, and counts once. */
export type Decision = { readonly taken: true } | { readonly taken: false; readonly refusal: Refusal | null }

const TAKEN: Decision = { taken: true }
const IGNORED: Decision = { taken: false, refusal: null }
const refused = (refusal: Refusal): Decision => ({ taken: false, refusal })

interface Entry {
  readonly fact: ReadFact
  /** Whether it has been taken back; of an undo: whether what it took back stands again. */
  undone: boolean
}

/** Facts that are undone together with one of a kind, and do not block it. */
const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  ruling: ['edit-ruling'],
  round: [
    're-pair',
    'late-pair',
    'clock',
    'extend',
    'call',
    'take-call',
    'close-call',
    'ruling',
    'edit-ruling',
    'table-map',
    'claim',
    'penalty'
  ]
}

/** What rests on a fact, in the order of the log. */
export interface Resting {
  /** As long as these stand it cannot be taken back. */
  readonly blocks: readonly { readonly fact: ReadFact; readonly undone: boolean }[]
  /** These go with it. */
  readonly goes: readonly { readonly fact: ReadFact; readonly undone: boolean }[]
}

export class EventLog {
  readonly #settings: SomeSettings
  readonly #entries: Entry[] = []
  readonly #byId = new Map<string, Entry>()
  #state: EventState

  constructor(settings: SomeSettings) {
    this.#settings = settings
    this.#state = newState(settingsOf(settings))
  }

  /** What the facts have come to. It goes on with the log: take what you need of it before the next fact. */
  get state(): EventState {
    return this.#state
  }

  /** The facts that were taken, in their order, each with whether it has been taken back. */
  get entries(): readonly { readonly fact: ReadFact; readonly undone: boolean }[] {
    return this.#entries
  }

  /** Whether a fact could be taken, without taking it. */
  decide(fact: ReadFact): Decision {
    const known = fact.id === null ? undefined : this.#byId.get(fact.id)
    if (known && sameContent(known.fact.json, fact.json)) return IGNORED
    const target = fact.do === UNDO.do ? this.#target(fact) : null
    if (target && 'code' in target) return refused(target)
    if (known) return refused(refuse('id-reused', { id: fact.id! }))
    const refusal = fact.refuse(this.#state)
    if (refusal) return refused(refusal)
    // A judge takes back what the same judge has written.
    if (target && fact.by.role === 'judge' && !sameWriter(fact.by, target.fact.by)) return refused(refuse('not-allowed', { role: 'judge' }))
    return TAKEN
  }

  /** Decides on a fact, and takes it where it can be. */
  append(fact: ReadFact): Decision {
    const decision = this.decide(fact)
    if (!decision.taken) return decision
    const entry: Entry = { fact, undone: false }
    if (fact.do === UNDO.do) {
      this.#setUndone(this.#byId.get(targetOf(fact))!, true)
      this.#add(entry)
      this.#state = this.#folded()
    } else {
      this.#add(entry)
      fact.take(this.#state)
    }
    return TAKEN
  }

  #add(entry: Entry): void {
    this.#entries.push(entry)
    if (entry.fact.id !== null) this.#byId.set(entry.fact.id, entry)
  }

  /** What an undo names, or why it cannot be taken back. */
  #target(fact: ReadFact): Entry | Refusal {
    const id = targetOf(fact)
    const target = this.#byId.get(id)
    if (target === undefined) return refuse('unknown-fact', { fact: id })
    if (target.undone) return refuse('already-undone', { fact: id })
    const later = this.#restingOn(target).blocks[0]
    return later === undefined ? target : refuse('rests-on-it', { fact: id, later: later.fact.do })
  }

  /** What rests on a fact that stands; nothing where there is no such fact. */
  restingOn(id: string): Resting {
    const target = this.#byId.get(id)
    return target === undefined || target.undone ? { blocks: [], goes: [] } : this.#restingOn(target)
  }

  #restingOn(target: Entry): { readonly blocks: Entry[]; readonly goes: Entry[] } {
    const { standing: before, seeds } = this.#standing()
    if (target.fact.do === 'correct' || target.fact.do === 'result') {
      const { round } = target.fact.json
      const isLater = ({ fact: { do: name, json } }: Entry): boolean =>
        name === 'cut' || ((name === 'round' || name === 'pod') && Number(json.round) > Number(round))
      const later = typeof round === 'number' ? before.filter(isLater) : []
      if (later.length > 0) return { blocks: later, goes: [] }
    }
    const along = GOES_WITH[target.fact.do] ?? []
    this.#setUndone(target, true)
    const then = this.#standing()
    const after = new Set(then.standing)
    // Of an undo that is taken back: what it took back must fit in again, too.
    const there = new Set(before)
    const again = this.#entries.filter((entry) => !entry.undone && !isUndo(entry) && !after.has(entry) && !there.has(entry))
    this.#setUndone(target, false)
    const lost = before.filter((entry) => entry !== target && !after.has(entry))
    // Who plays in the cut has been told: nothing that it was made by goes from under it.
    const cut = then.seeds === null || then.seeds === seeds ? [] : before.filter((entry) => entry.fact.do === 'cut' && after.has(entry))
    return {
      blocks: [...cut, ...again, ...lost.filter(({ fact }) => !along.includes(fact.do))],
      goes: lost.filter(({ fact }) => along.includes(fact.do))
    }
  }

  /** Takes back or brings back; what an undo took back comes back when the undo goes. */
  #setUndone(entry: Entry, undone: boolean): void {
    entry.undone = undone
    if (isUndo(entry)) this.#setUndone(this.#byId.get(targetOf(entry.fact))!, !undone)
  }

  /** The facts that count: not taken back, and possible after those before them; and the seeds of the cut that they come to, if any. */
  #standing(): { readonly standing: Entry[]; readonly seeds: string | null } {
    const standing: Entry[] = []
    const { cut } = this.#fold((entry) => standing.push(entry))
    return { standing, seeds: cut && JSON.stringify(cut.seeds) }
  }

  #folded(): EventState {
    return this.#fold(() => undefined)
  }

  #fold(stands: (entry: Entry) => void): EventState {
    const state = newState(settingsOf(this.#settings))
    for (const entry of this.#entries) {
      // Facts that depend on an undone fact are undone with it.
      if (entry.undone || isUndo(entry) || entry.fact.refuse(state) !== null) passOver(entry.fact, state)
      else {
        entry.fact.take(state)
        stands(entry)
      }
    }
    return state
  }
}

const isUndo = ({ fact }: Entry): boolean => fact.do === UNDO.do

const targetOf = ({ json }: ReadFact): string => String(json.fact)

/** Whether two facts say the same, in whatever order their fields stand. */
function sameContent(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, index) => sameContent(one, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameContent(a[name], b[name]))
}
