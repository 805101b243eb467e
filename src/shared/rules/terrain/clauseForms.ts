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
  | { readonly takes: 'power' | 'powers' | 'words' }

/** A clause as data, before it is checked: `rule` is given to it where it is kept. */
export type LooseClause = { readonly phase: string } & Readonly<Record<string, unknown>>

export interface ClausePart {
  readonly id: string
  /** Left out: it is always said. `one of`: exactly one of the parts with this name is said. */
  readonly optional?: true
  readonly oneOf?: string
  /** Its fields by their names; `roll.from` is the field `from` of what stands under `roll`. */
  readonly fields: Readonly<Record<string, ClauseField>>
  /** What it says as long as nothing is chosen. */
  readonly blank: Readonly<Record<string, unknown>>
}

export interface ClauseForm {
  readonly phase: TerrainClause['phase']
  /** Where it means something: on squares of a map, on what goes with a figure, an object or the table. */
  readonly on: 'squares' | 'both' | 'own'
  readonly parts: readonly ClausePart[]
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
const occupies = choice('self', 'target', 'self-or-target')

export const CLAUSE_FORMS: readonly ClauseForm[] = [
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
    ]
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
  { phase: 'action', on: 'both', parts: [main({ forbids: choices('close', 'ranged', 'power', 'move') }, { forbids: ['ranged'] })] },
  { phase: 'adjacent', on: 'squares', parts: [main({}, { by: 'number', for: 'movement' })] },
  {
    phase: 'knock-back-trigger',
    on: 'both',
    parts: [main({ amount: choice('damage-dealt', 'damage-taken'), plus: number(-20, 20) }, { amount: 'damage-dealt', plus: 0 }), named]
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
      main({ when: choice('turn-begins', 'own-turn-begins', 'turn-ends', 'after-action'), text: words }, { when: 'turn-ends', text: '…' }),
      said('movedIn'),
      also('unless', powers, ['flight']),
      {
        id: 'roll',
        optional: true,
        fields: { 'roll.from': number(1, 6), 'roll.to': number(1, 6) },
        blank: { roll: { from: 1, to: 3 } }
      },
      {
        id: 'damage',
        optional: true,
        fields: { 'damage.amount': number(1, 20), 'damage.type': choice('unavoidable', 'penetrating', 'normal') },
        blank: { damage: { amount: 1, type: 'unavoidable' } }
      },
      also('heal', number(1, 20), 1),
      also('tokens', number(1, 2), 1),
      also('place', choice('starting-area', 'nearest-outside', 'same-terrain', 'judge'), 'nearest-outside'),
      said('mayPlace'),
      said('removesObjects')
    ]
  },
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

const byPhase = new Map<string, ClauseForm>(CLAUSE_FORMS.map((form) => [form.phase, form]))

/** The form of a clause; undefined for one of no kind that there is. */
export const formOf = (clause: LooseClause): ClauseForm | undefined => byPhase.get(clause.phase)

/** What stands in a field. */
export function fieldIn(clause: LooseClause, field: string): unknown {
  const [outer, inner] = field.split('.')
  const value = clause[outer ?? '']
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === inner)?.[1] : undefined
}

/** The clause with something else in a field. */
export function withClauseField(clause: LooseClause, field: string, value: unknown): LooseClause {
  const [outer = '', inner] = field.split('.')
  if (inner === undefined) return { ...clause, [outer]: value }
  const before = clause[outer]
  return { ...clause, [outer]: { ...(typeof before === 'object' ? before : {}), [inner]: value } }
}

/** Does the clause say this part? */
export const saysPart = (clause: LooseClause, part: ClausePart): boolean =>
  (!part.optional && part.oneOf === undefined) || Object.keys(part.blank).every((name) => clause[name] !== undefined)

/** The clause with a part said; of those of which one has to be, the others go. */
export function withPart(clause: LooseClause, part: ClausePart): LooseClause {
  const rivals = part.oneOf === undefined ? [] : (formOf(clause)?.parts ?? []).filter((one) => one.oneOf === part.oneOf)
  return { ...rivals.reduce((rest, rival) => withoutPart(rest, rival), clause), ...part.blank }
}

/** The clause without a part. */
export function withoutPart(clause: LooseClause, part: ClausePart): LooseClause {
  const { phase, ...rest } = clause
  return { phase, ...Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in part.blank))) }
}

/** A new clause of this kind, as it begins. */
export function blankClause({ phase, parts }: ClauseForm): LooseClause {
  const chosen = parts.filter(
    (part, at) => !part.optional && (part.oneOf === undefined || parts.findIndex((one) => one.oneOf === part.oneOf) === at)
  )
  return chosen.reduce<LooseClause>((clause, part) => ({ ...clause, ...part.blank }), { phase })
}
