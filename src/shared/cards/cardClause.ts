/**
 * The clauses of a sentence of a card: an address (`phase`, `does`), its fields, and the frame in which it holds. If the rules have
 * an address for it, it is that one, with its fields; the others are of the cards alone.
 */
import { VALUES, type ValueName } from '../contract/case.ts'
import { FRAME, type CardClause } from './grammar/frame.ts'
import { isObject, type Fields, type Value } from './grammar/grammar.ts'
import { canonical } from './grammar/parse.ts'

type Made = Readonly<Record<string, Value>> & { readonly phase: string }

/** Combat values without range: what a card means by these words. */
const COMBAT: readonly ValueName[] = VALUES.filter((value) => value !== 'range')

/** The clauses of a sentence as the grammar gives it: each with the frame of the whole. */
export function clausesOf(sentence: Value): readonly CardClause[] {
  if (!isObject(sentence)) return []
  const { do: done, parts, ...frame } = sentence
  if (Array.isArray(parts)) return (parts as readonly Value[]).flatMap((part) => (isObject(part) ? clausesOf({ ...frame, ...part }) : []))
  return (Array.isArray(done) ? (done as readonly Value[]) : []).flatMap((clause) =>
    isObject(clause) && typeof clause.phase === 'string' ? asRuled(clause as Made).map((one) => framed(one, frame)) : []
  )
}

/** A clause in a frame. Throws if both have a field: one of them would be lost. */
function framed(clause: Made, frame: Fields): CardClause {
  for (const key of Object.keys(clause)) if (Object.hasOwn(frame, key)) throw new Error(`A clause and its frame both have ${key}.`)
  return { ...frame, ...clause }
}

/** A clause of the grammar as the rules say it. */
function asRuled(clause: Made): readonly Made[] {
  if (clause.phase === 'value' && Array.isArray(clause.values)) {
    const { values, by, ...rest } = clause
    const named = (values as readonly Value[]).flatMap((value): readonly Value[] => (value === 'combat' ? COMBAT : [value]))
    return named.map((value) => ({ ...rest, phase: clause.phase, value, then: { modify: by! } }))
  }
  if (clause.does !== 'have') return [clause]
  const { things, ...rest } = clause
  const ids = (things as readonly Value[]).map(idsOf)
  if (ids.includes(null)) return [clause]
  return [{ ...rest, does: 'give', gives: ids.flatMap((own) => own ?? []) }]
}

/** The ids of what a card says that a figure has; null: it is more than that. */
function idsOf(thing: Value): readonly Value[] | null {
  if (!isObject(thing)) return null
  if (Array.isArray(thing.gives)) return thing.gives as readonly Value[]
  if (typeof thing.team === 'string') return [thing.team]
  if (typeof thing.numbered === 'string') return [`${thing.numbered}:${String(thing.number)}`]
  return null
}

/** The way back: what all clauses have alike is said once. @param isTeam whether an id is that of a team ability */
export function sentenceOf(clauses: readonly CardClause[], isTeam: (id: string) => boolean): Value {
  const said = spoken(clauses, isTeam)
  const [first] = said
  // With `may` the owner of the value is a field of the deed itself.
  const shared = sharedBy(said).filter((field) => field !== 'who' || first?.may !== true)
  const frame = Object.fromEntries(shared.map((field) => [field, first![field]!]))
  return { ...frame, do: said.map((clause) => without(clause, shared)) }
}

/** The frame fields that parts of one sentence may have each for itself. */
const OF_PART: readonly string[] = ['may', 'actor', 'who', 'until']

/** Clauses as parts of a sentence: those of one part are said of the same figures for the same time. */
export function inPartsOf(clauses: readonly CardClause[], isTeam: (id: string) => boolean): Value {
  const groups: CardClause[][] = []
  const ownFrame = (clause: CardClause): string =>
    canonical(Object.fromEntries(Object.entries(clause).filter(([key]) => OF_PART.includes(key))))
  for (const clause of clauses) {
    const last = groups.at(-1)
    if (last && ownFrame(last[0]!) === ownFrame(clause)) last.push(clause)
    else groups.push([clause])
  }
  const shared = sharedBy(clauses).filter((field) => !OF_PART.includes(field))
  const parts = groups.map((group) =>
    sentenceOf(
      group.map((clause) => without(clause, shared) as CardClause),
      isTeam
    )
  )
  return { ...Object.fromEntries(shared.map((field) => [field, clauses[0]![field]!])), parts }
}

/** The frame fields that all clauses have alike. */
const sharedBy = (clauses: readonly CardClause[]): readonly string[] =>
  FRAME.filter((field) => {
    const own = clauses[0]?.[field]
    return own !== undefined && clauses.every((clause) => clause[field] !== undefined && canonical(clause[field]) === canonical(own))
  })

const without = (clause: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(clause).filter(([key]) => !keys.includes(key)))

/** Clauses as cards say them: values that change alike in one list, what is given as things. */
function spoken(clauses: readonly CardClause[], isTeam: (id: string) => boolean): readonly Made[] {
  const said: Made[] = []
  for (const clause of clauses) {
    const { value, then, ...rest } = clause
    const by = isObject(then) ? then.modify : undefined
    if (clause.phase === 'value' && by !== undefined && value !== undefined) {
      const last = said.at(-1)
      const same =
        last?.phase === 'value' && Array.isArray(last.values) && canonical(without(last, ['values'])) === canonical({ ...rest, by })
      if (same) said[said.length - 1] = { ...last, values: [...(last.values as readonly Value[]), value] }
      else said.push({ ...(rest as Made), values: [value], by })
    } else if (clause.does === 'give' && Array.isArray(clause.gives)) {
      const { gives, ...given } = clause
      said.push({ ...given, does: 'have', things: thingsOf(gives as readonly string[], isTeam) })
    } else said.push(clause)
  }
  return said.map((clause) =>
    Array.isArray(clause.values) && clause.values.length === COMBAT.length ? { ...clause, values: ['combat'] } : clause
  )
}

/** Ids as a card lists them: improved abilities of one kind are one icon. */
function thingsOf(ids: readonly string[], isTeam: (id: string) => boolean): readonly Fields[] {
  const things: Fields[] = []
  for (const id of ids) {
    const last = things.at(-1)
    const kind = /^improved-\w+:/.exec(id)?.[0]
    const isSame =
      kind !== undefined && Array.isArray(last?.gives) && (last.gives as readonly string[]).every((one) => one.startsWith(kind))
    if (isSame) things[things.length - 1] = { gives: [...(last.gives as readonly string[]), id] }
    else things.push(thingOf(id, isTeam))
  }
  return things
}

function thingOf(id: string, isTeam: (id: string) => boolean): Fields {
  const numbered = /^(giant-reach|passenger):(\d+)$/.exec(id)
  if (numbered) return { numbered: numbered[1]!, number: Number(numbered[2]) }
  return isTeam(id) ? { team: id } : { gives: [id] }
}
