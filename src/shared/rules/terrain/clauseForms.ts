/**
 * How a clause is put together out of choices: its parts in the order in which a sentence says them, and what may stand in each
 * of their fields. An entry a kind of clause; the words are each language's. A test holds this against what is read from files.
 */
import type { TerrainClause } from '../vocabulary/specialTerrain.ts'
import { LINE_IGNORES, MOVEMENT_IGNORES } from '../vocabulary/ignores.ts'

/** What may stand in a field. `power`, `powers`: ids of powers and abilities; `words`: typed. */
export type ClauseField =
  | { readonly takes: 'choice' | 'choices'; readonly of: readonly string[] }
  | { readonly takes: 'number'; readonly least: number; readonly most: number }
  /** `names`: ids of special terrain, typed. */
  | { readonly takes: 'power' | 'powers' | 'words' | 'names' }

/** A clause as data, before it is checked: `rule` is given to it where it is kept. */
export type LooseClause = { readonly phase: string } & Readonly<Record<string, unknown>>

export interface ClausePart {
  readonly id: string
  /** Left out: it is always said. `one of`: exactly one of the parts with this name is said. */
  readonly optional?: true
  readonly oneOf?: string
  /** It can be said only beside this one. */
  readonly needs?: string
  /** By this name its words are kept, where several parts are said alike; their fields stand under `under`. */
  readonly words?: string
  readonly under?: string
  /** Its fields by their names; `roll.from` is the field `from` of what stands under `roll`, `results.0.from` that of the first of a list. */
  readonly fields: Readonly<Record<string, ClauseField>>
  /** What it says as long as nothing is chosen. */
  readonly blank: Readonly<Record<string, unknown>>
}

export interface ClauseForm {
  readonly phase: TerrainClause['phase']
  /** Where it means something: on squares of a map, on what goes with a figure, an object or the table. */
  readonly on: 'squares' | 'both' | 'own'
  readonly parts: readonly ClausePart[]
  /** Sentences of this kind that are offered besides, by a name of their own, with what each says at first. */
  readonly starts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const choice = (...of: readonly string[]): ClauseField => ({ takes: 'choice', of })
const choices = (...of: readonly string[]): ClauseField => ({ takes: 'choices', of })
const number = (least: number, most: number): ClauseField => ({ takes: 'number', least, most })
const power: ClauseField = { takes: 'power' }
const powers: ClauseField = { takes: 'powers' }
const words: ClauseField = { takes: 'words' }
const main = (fields: ClausePart['fields'], blank: ClausePart['blank']): ClausePart => ({ id: 'main', fields, blank })
const also = (id: string, field: ClauseField, value: unknown): ClausePart => ({
  id,
  optional: true,
  fields: { [id]: field },
  blank: { [id]: value }
})
/** A part that is said or not, and holds nothing to choose. */
const said = (id: string): ClausePart => ({ id, optional: true, fields: {}, blank: { [id]: true } })
const named = also('named', words, '…')
/** Whom a clause is about: each condition by itself. */
const condition = (id: string, field: ClauseField, value: unknown): ClausePart => ({
  id: `only.${id}`,
  optional: true,
  fields: { [`only.${id}`]: field },
  blank: { [`only.${id}`]: value }
})
const only: readonly ClausePart[] = [
  condition('ability', power, 'flight'),
  condition('without', powers, ['flight']),
  condition('size', choice('tiny', 'standard', 'giant', 'colossal'), 'giant'),
  condition('keyword', words, '…'),
  condition('side', choice('active', 'other'), 'active')
]
const DAMAGE_TYPES = ['unavoidable', 'penetrating', 'normal'] as const
const PLACES = ['starting-area', 'nearest-outside', 'same-terrain', 'judge'] as const

/** A row of a table of results, and what may be said of it besides. */
function resultRow(at: number): readonly ClausePart[] {
  const under = `results.${at}`
  const id = `result${at}`
  const beside = (name: string, fields: Readonly<Record<string, ClauseField>>, blank: Readonly<Record<string, unknown>>): ClausePart => ({
    id: `${id}.${name}`,
    words: `result.${name}`,
    under,
    needs: id,
    optional: true,
    fields: Object.fromEntries(Object.entries(fields).map(([field, of]) => [`${under}.${field}`, of])),
    blank: Object.fromEntries(Object.entries(blank).map(([field, value]) => [`${under}.${field}`, value]))
  })
  const { needs: _, ...row } = beside('row', { from: number(1, 6), to: number(1, 6) }, { from: at + 1, to: at + 1 })
  return [
    { ...row, id, ...(at > 0 ? { needs: `result${at - 1}` } : {}) },
    beside('who', { who: choice('everybody', 'in-hindering') }, { who: 'everybody' }),
    beside(
      'damage',
      { 'damage.amount': number(1, 20), 'damage.type': choice(...DAMAGE_TYPES) },
      { damage: { amount: 1, type: 'unavoidable' } }
    ),
    beside('heal', { heal: number(1, 20) }, { heal: 1 }),
    beside('tokens', { tokens: number(1, 2) }, { tokens: 1 }),
    beside('place', { place: choice(...PLACES) }, { place: 'nearest-outside' }),
    beside('mayPlace', {}, { mayPlace: true }),
    beside('drift', { drift: number(1, 20) }, { drift: 1 }),
    beside('counter', { counter: words }, { counter: '…' }),
    beside(
      'grants',
      { 'grants.powers': powers, 'grants.until': choice('damaged', 'turn-ends', 'own-turn-begins') },
      { grants: { powers: ['flight'], until: 'damaged' } }
    ),
    beside('judge', { judge: words }, { judge: '…' })
  ]
}
const occupies = choice('self', 'target', 'self-or-target')

const FORMS: readonly ClauseForm[] = [
  {
    phase: 'value',
    on: 'both',
    parts: [
      main({ value: choice('speed', 'attack', 'defense', 'damage', 'range'), occupies }, { value: 'speed', occupies: 'self' }),
      { id: 'modify', oneOf: 'change', fields: { modify: number(-20, 20) }, blank: { modify: 1 } },
      { id: 'halve', oneOf: 'change', fields: {}, blank: { halve: true } },
      also('during', power, 'move'),
      also('ability', power, 'flight'),
      named
    ],
    starts: {
      moving: { value: 'speed', occupies: 'self', during: 'move', modify: 2 },
      halved: { value: 'range', occupies: 'self-or-target', halve: true }
    }
  },
  { phase: 'use', on: 'both', parts: [main({ gives: powers }, { gives: ['flight'] })] },
  { phase: 'damage', on: 'both', parts: [main({ ignore: number(1, 20) }, { ignore: 1 })] },
  {
    phase: 'terrain',
    on: 'squares',
    parts: [
      main(
        { for: choice('line-of-fire', 'movement', 'everything'), actsAs: choice('clear', 'hindering', 'blocking', 'water') },
        { actsAs: 'hindering', for: 'everything' }
      )
    ]
  },
  { phase: 'enter', on: 'squares', parts: [main({}, { forbid: true })] },
  { phase: 'line-of-fire', on: 'both', parts: [main({ occupies }, { occupies: 'target', block: true })] },
  {
    phase: 'targeting',
    on: 'both',
    parts: [main({ within: number(0, 200) }, { within: 6 }), named]
  },
  { phase: 'not-targeted', on: 'both', parts: [main({}, {}), named, also('by', powers, ['outwit'])] },
  {
    phase: 'movement',
    on: 'both',
    parts: [main({ ignores: choices(...MOVEMENT_IGNORES) }, { ignores: ['hindering'] }), also('ability', power, 'flight')]
  },
  { phase: 'movement-stop', on: 'squares', parts: [main({}, { stop: true })] },
  { phase: 'break-away', on: 'both', parts: [main({}, { automatic: true })] },
  {
    phase: 'action',
    on: 'both',
    parts: [main({ forbids: choices('close', 'ranged', 'power', 'move') }, { forbids: ['ranged'] }), said('noRangedAttacks')]
  },
  { phase: 'adjacent', on: 'squares', parts: [main({}, { by: 'number', for: 'movement' })] },
  {
    phase: 'knock-back-trigger',
    on: 'both',
    parts: [main({ amount: choice('damage-dealt', 'damage-taken'), plus: number(-20, 20) }, { amount: 'damage-dealt', plus: -2 }), named]
  },
  { phase: 'knock-back-none', on: 'both', parts: [main({}, { none: true }), named] },
  {
    phase: 'knock-back-roll',
    on: 'both',
    parts: [main({ cause: power, dice: number(1, 6) }, { cause: 'force-blast', dice: 2 })]
  },
  { phase: 'knock-back-leave', on: 'squares', parts: [main({}, { stop: true })] },
  { phase: 'knock-back-damage', on: 'squares', parts: [main({}, { stoppedBy: 'edge', none: true })] },
  {
    phase: 'knock-back-stopped',
    on: 'squares',
    parts: [main({ deal: number(0, 20), type: choice('unavoidable', 'normal') }, { deal: 1, type: 'unavoidable' })]
  },
  {
    phase: 'side-line-of-fire',
    on: 'both',
    parts: [main({ ignores: choices(...LINE_IGNORES) }, { ignores: ['hindering'] })]
  },
  { phase: 'object', on: 'squares', parts: [main({ forbids: choices('pick-up', 'move', 'destroy') }, { forbids: ['pick-up'] })] },
  {
    phase: 'turn',
    on: 'both',
    parts: [
      main(
        { when: choice('turn-begins', 'own-turn-begins', 'turn-ends', 'after-action', 'enters', 'placed', 'healed'), text: words },
        { when: 'turn-ends', text: '…' }
      ),
      said('movedIn'),
      also('ownAction', choices('close', 'ranged', 'power', 'move'), ['power', 'move']),
      also('unless', powers, ['flight']),
      also('unlessSymbol', powers, ['flight']),
      said('holdsMarked'),
      {
        id: 'roll',
        optional: true,
        fields: { 'roll.from': number(1, 6), 'roll.to': number(1, 6) },
        blank: { roll: { from: 1, to: 3 } }
      },
      {
        id: 'damage',
        optional: true,
        fields: { 'damage.amount': number(1, 20), 'damage.type': choice(...DAMAGE_TYPES) },
        blank: { damage: { amount: 1, type: 'unavoidable' } }
      },
      also('heal', number(1, 20), 1),
      also('tokens', number(1, 2), 1),
      also('place', choice(...PLACES), 'nearest-outside'),
      said('mayPlace'),
      also('drift', number(1, 20), 1),
      also('counter', words, '…'),
      {
        id: 'grants',
        optional: true,
        fields: { 'grants.powers': powers, 'grants.until': choice('damaged', 'turn-ends', 'own-turn-begins') },
        blank: { grants: { powers: ['flight'], until: 'damaged' } }
      },
      said('removesObjects'),
      said('once'),
      ...[0, 1, 2, 3, 4, 5].flatMap(resultRow)
    ]
  },
  {
    phase: 'suppress',
    on: 'squares',
    parts: [
      main({ powers, within: number(0, 200) }, { powers: ['outwit'], within: 6 }),
      { id: 'while', optional: true, fields: {}, blank: { while: 'object-here' } }
    ]
  },
  { phase: 'height', on: 'squares', parts: [main({ is: choice('lofty', 'bridge') }, { is: 'lofty' })] },
  { phase: 'hindered', on: 'squares', parts: [main({ bonus: number(0, 20) }, { bonus: 2 })] },
  {
    phase: 'counter',
    on: 'both',
    parts: [
      main(
        { counter: words, value: choice('speed', 'attack', 'defense', 'damage', 'range'), modify: number(-20, 20) },
        { counter: '…', value: 'attack', modify: 1 }
      ),
      also('lostWhen', choice('damaged-by-attack', 'damaged'), 'damaged-by-attack')
    ]
  },
  { phase: 'area', on: 'squares', parts: [main({}, { by: 'number' })] },
  {
    phase: 'passage',
    on: 'squares',
    parts: [
      main(
        { by: choice('power', 'move', 'free', 'enters'), to: choice('same-number', 'any', 'area-by-die') },
        { by: 'power', to: 'same-number' }
      ),
      also('leadsTo', { takes: 'names' }, ['deep-space']),
      { id: 'roll', optional: true, fields: { 'roll.from': number(1, 6) }, blank: { 'roll.from': 4 } },
      {
        id: 'rollPlus',
        needs: 'roll',
        optional: true,
        fields: { 'roll.plus': number(1, 6), 'roll.ability': power },
        blank: { 'roll.plus': 1, 'roll.ability': 'flight' }
      },
      said('nearest'),
      also('choiceOn', number(1, 6), 1),
      also('choiceCost', number(1, 20), 1)
    ]
  },
  { phase: 'movable', on: 'own', parts: [main({ by: powers }, { by: ['telekinesis'] })] },
  {
    phase: 'without',
    on: 'own',
    parts: [main({ points: number(0, 100000), abilities: powers }, { abilities: ['flight'], points: 100 })]
  },
  {
    phase: 'edge',
    on: 'squares',
    parts: [main({ blocks: choices('line-of-fire', 'movement', 'adjacency', 'counting') }, { blocks: ['movement'] })]
  },
  {
    phase: 'ask-judge',
    on: 'both',
    parts: [
      main(
        { touches: choices('line-of-fire', 'attack', 'movement', 'knock-back', 'turn'), text: words },
        { touches: ['attack'], text: '…' }
      ),
      named,
      said('sameName')
    ]
  }
]

/** Clauses that are about squares or lines, and about nobody. */
const ABOUT_NOBODY: ReadonlySet<string> = new Set(['terrain', 'adjacent', 'edge', 'height', 'area', 'without', 'ask-judge'])

/** Every form; of what is about figures the conditions say about which. */
export const CLAUSE_FORMS: readonly ClauseForm[] = FORMS.map((form) =>
  ABOUT_NOBODY.has(form.phase) ? form : { ...form, parts: [...form.parts, ...only] }
)

const byPhase = new Map<string, ClauseForm>(CLAUSE_FORMS.map((form) => [form.phase, form]))

/** The form of a clause; undefined for one of no kind that there is. */
export const formOf = (clause: LooseClause): ClauseForm | undefined => byPhase.get(clause.phase)

const isData = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** What stands in a field. */
export function fieldIn(clause: LooseClause, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (isData(value) ? value[name] : undefined), clause)
}

/** The value with something else at the end of a way of names; a list where the names are numbers. `undefined` takes it away. */
function withAt(before: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (/^\d+$/.test(name)) {
    const list: readonly unknown[] = Array.isArray(before) ? before : []
    const inner = withAt(list[Number(name)], rest, value)
    return inner === undefined ? list.toSpliced(Number(name), 1) : [...list.slice(0, Number(name)), inner, ...list.slice(Number(name) + 1)]
  }
  const { [name]: old, ...others } = isData(before) ? before : {}
  const inner = withAt(old, rest, value)
  return inner === undefined ? others : { ...(isData(before) ? before : {}), [name]: inner }
}

/** The clause with something else in a field; what is left empty by taking a field away goes as well. */
function changedAt(clause: LooseClause, field: string, value: unknown): LooseClause {
  const { phase, ...rest } = clause
  const path = field.split('.')
  const next = withAt(rest, path, value)
  const fields = isData(next) ? next : {}
  const outer = fields[path[0] ?? '']
  const isEmpty = isData(outer) && Object.keys(outer).length === 0
  return { phase, ...Object.fromEntries(Object.entries(fields).filter(([name]) => !(isEmpty && name === path[0]))) }
}

/** The clause with something else in a field. */
export const withClauseField = (clause: LooseClause, field: string, value: unknown): LooseClause => changedAt(clause, field, value)

/** Does the clause say this part? */
export const saysPart = (clause: LooseClause, part: ClausePart): boolean =>
  (!part.optional && part.oneOf === undefined) || Object.keys(part.blank).every((name) => fieldIn(clause, name) !== undefined)

/** The clause with a part said, and with what it needs; of those of which one has to be, the others go. */
export function withPart(clause: LooseClause, part: ClausePart): LooseClause {
  const parts = formOf(clause)?.parts ?? []
  const needed = part.needs === undefined ? undefined : parts.find(({ id }) => id === part.needs)
  const begun = needed && !saysPart(clause, needed) ? withPart(clause, needed) : clause
  const rivals = part.oneOf === undefined ? [] : parts.filter((one) => one.oneOf === part.oneOf)
  const without = rivals.reduce((rest, rival) => withoutPart(rest, rival), begun)
  return Object.entries(part.blank).reduce((next, [name, value]) => changedAt(next, name, value), without)
}

/** The clause without a part. A row of a table goes whole, and those after it move up. */
export function withoutPart(clause: LooseClause, part: ClausePart): LooseClause {
  if (part.words === 'result.row' && part.under !== undefined) return changedAt(clause, part.under, undefined)
  return Object.keys(part.blank).reduce((next, name) => changedAt(next, name, undefined), clause)
}

/** A new clause of this kind, as it begins. @param start by the name of one of its `starts` */
export function blankClause({ phase, parts, starts }: ClauseForm, start?: string): LooseClause {
  const begins = start === undefined ? undefined : starts?.[start]
  if (begins) return { phase, ...begins }
  const chosen = parts.filter(
    (part, at) => !part.optional && (part.oneOf === undefined || parts.findIndex((one) => one.oneOf === part.oneOf) === at)
  )
  return chosen.reduce<LooseClause>((clause, part) => ({ ...clause, ...part.blank }), { phase })
}
