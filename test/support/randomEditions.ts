/** Editions from a seed: parameters, powers, clauses, rows and lists of an edition that ships, changed at random and then made clean. */
import { checkEditionShape, layEdition } from '../../src/shared/editions/readEdition.ts'
import { addressesOf } from '../../src/shared/editions/addresses.ts'
import { CLAUSE_ADDRESSES, CLAUSE_FIELDS } from '../../src/shared/editions/clauseSchema.ts'
import { lintEdition } from '../../src/shared/editionTools/editionLint.ts'
import type { EditionFile } from '../../src/shared/editions/editionSchema.ts'
import { PARAM_SCHEMAS } from '../../src/shared/editions/paramSchema.ts'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import type { Ruleset } from '../../src/shared/rules/vocabulary/ruleset.ts'
import { chanceFrom, type Chance } from './seeded.ts'

export const PARENTS = ['heroclix-2013', 'heroclix-2012', 'heroclix-2010', 'heroclix-jan-2010', 'clix-campaign', 'heroclix-2023'] as const

/** The parts of a schema by which its values are known. */
interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly items?: readonly Schema[]
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly item?: Schema }[]
}

const ROLLS = ['super-senses', 'shape-change', 'impervious', 'leadership', 'support', 'blades-claws-fangs']
const ACTIONS = ['move', 'charge', 'running-shot', 'hypersonic-speed', 'close-combat-expert', 'quake', 'pulse-wave', 'mind-control']
/** Names for the fields of a clause that are no ids of effects. */
const NAMES: Readonly<Record<string, readonly string[]>> = { roll: ROLLS, healRoll: ROLLS, of: ROLLS, during: ACTIONS, unless: ACTIONS }

/** A value that the schema takes. @param field the field that it is for: texts are words of its kind */
export function valueFor(schema: Schema, chance: Chance, effects: readonly string[], field = ''): unknown {
  const again = (other: Schema, name = field): unknown => valueFor(other, chance, effects, name)
  const bound = (type: string): number | undefined => schema.pipe?.find((step) => step.type === type)?.requirement as number | undefined
  switch (schema.type) {
    case 'literal':
      return schema.literal
    case 'picklist':
      return chance.pick(schema.options!)
    case 'boolean':
      return chance.is(0.5)
    case 'number':
      return chance.whole(bound('min_value') ?? 0, Math.min(bound('max_value') ?? 20, (bound('min_value') ?? 0) + 12))
    case 'string':
      return field === 'text' ? 'A judge decides.' : field === 'genericKeywords' ? 'Animal' : chance.pick(NAMES[field] ?? effects)
    case 'array': {
      const most = Math.min(bound('max_length') ?? 3, 3)
      const item = schema.pipe?.findLast((step) => step.type === 'array')?.item ?? schema.item!
      return [...new Set(Array.from({ length: chance.whole(1, most) }, () => again(item)))]
    }
    case 'tuple':
      return schema.items!.map((item) => again(item))
    case 'union':
      return again(chance.pick(schema.options as readonly Schema[]))
    case 'nullable':
      return chance.is(0.3) ? null : again(schema.wrapped!)
    case 'optional':
      return again(schema.wrapped!)
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(schema.entries!).flatMap(([name, one]) =>
          one.type === 'optional' && chance.is(0.7) ? [] : [[name, again(one, name)] as const]
        )
      )
    default:
      throw new Error(`No random value for a schema of the type ${schema.type}.`)
  }
}

const ROWS = ['RE-1', 'RE-2', 'RE-3'] as const
type Clause = Readonly<Record<string, unknown>>

function randomClause(address: string, chance: Chance, effects: readonly string[]): Clause {
  const fields = CLAUSE_FIELDS[address as keyof typeof CLAUSE_FIELDS] as unknown as Readonly<Record<string, Schema>>
  const own = valueFor({ type: 'strict_object', entries: fields }, chance, effects) as object
  return { rule: chance.pick(ROWS), ...own }
}

/** A change of an effect: a clause that it has changed or taken away, one more, or a field. */
function effectChange(parent: Ruleset, id: string, chance: Chance, effects: readonly string[]): object | null {
  const addresses = addressesOf(parent.effects.get(id)!.clauses)
  const some = chance.is(0.7) && addresses.length > 0 ? chance.pick(addresses) : chance.pick(CLAUSE_ADDRESSES)
  const kind = some.replace(/#\d+$/, '')
  if (chance.is(0.08)) return null
  if (chance.is(0.1)) return { rule: chance.pick(ROWS), counterable: chance.is(0.5) ? false : null }
  if (addresses.includes(some) && chance.is(0.2)) return { rule: chance.pick(ROWS), clauses: { [some]: null } }
  return { clauses: { [some]: randomClause(kind, chance, effects) } }
}

const ACTS = ['always', 'event', 'free', 'power', 'move', 'close', 'ranged', 'close-or-ranged'] as const

function newEffect(chance: Chance, effects: readonly string[]): object {
  const clauses = Array.from({ length: chance.whole(1, 3) }, () => {
    const address = chance.pick(CLAUSE_ADDRESSES)
    const [phase, does] = address.split('/')
    return { phase, ...(does !== undefined && { does }), ...randomClause(address, chance, effects) }
  })
  return {
    name: 'Made up',
    kind: chance.pick(['power', 'ability', 'team-ability']),
    rule: chance.pick(ROWS),
    act: chance.pick(ACTS),
    clauses
  }
}

/** An edition before it is checked. */
function draft(id: string, parent: Ruleset, chance: Chance): Record<string, unknown> {
  const effects = [...parent.effects.keys()]
  const addresses = chance.shuffled([...PARAM_SCHEMAS.keys()]).slice(0, chance.whole(0, 4))
  const changed = chance.shuffled(effects).slice(0, chance.whole(0, 4))
  const own = chance.is(0.6) ? [[`${id}-power`, newEffect(chance, effects)] as const] : []
  const rows = Object.fromEntries(
    ROWS.map((row, index) => [
      row,
      {
        title: `Row ${index}`,
        source: 'sheet',
        place: `${index}`,
        text: `The text of row ${index}.`,
        ...(chance.is(0.3) && { standing: chance.pick(['house', 'reading', 'transcribed']) }),
        ...(chance.is(0.3) && { instead: [chance.pick([...parent.rules.keys()])] })
      }
    ])
  )
  return {
    format: 'linejudge-edition/1', id, name: `Edition ${id}`, version: '1', parent: { id: parent.id }, needs: { vocabulary: 1 },
    sources: [{ id: 'sheet', title: `Sheet of ${id}`, kind: 'house' }],
    params: Object.fromEntries(addresses.map((at) => [at, { is: valueFor(PARAM_SCHEMAS.get(at) as unknown as Schema, chance, effects), by: chance.pick(ROWS) }])),
    effects: Object.fromEntries([...changed.map((one) => [one, effectChange(parent, one, chance, effects)] as const), ...own]),
    rows,
    ...(chance.is(0.3) && { steps: { [chance.pick([...parent.rules.keys()])]: chance.pick(ROWS) } }),
    ...(chance.is(0.2) && { everyone: [chance.pick(effects)].map((one) => (parent.everyone.includes(one) ? `-${one}` : `+${one}`)) }),
    ...(chance.is(0.2) && { sizeAbilities: { tiny: [chance.pick(effects)].map((one) => (parent.sizeAbilities.tiny.includes(one) ? `-${one}` : `+${one}`)) } })
  } // prettier-ignore
}

/** The document without the part at a place. */
function without(document: Record<string, unknown>, path: string): void {
  const steps = path.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) // prettier-ignore
  // A list of an effect's clauses, and a list of ids, go as a whole.
  const depth = steps[0] === 'effects' && steps[2] === 'clauses' ? 2 : Math.min(steps.length, 2)
  if (depth < 2 || Array.isArray(document[steps[0]!])) delete document[steps[0]!]
  else delete (document[steps[0]!] as Record<string, unknown>)[steps[1]!]
}

export interface RandomEdition {
  readonly file: EditionFile
  readonly parent: Ruleset
  readonly ruleset: Ruleset
}

/** The document without everything that is refused or warned of. @param parent the rules that it is laid over */
export function cleaned(document: Record<string, unknown>, parent: Ruleset): RandomEdition {
  for (let round = 0; round < 60; round++) {
    const shape = checkEditionShape(document)
    const laid = shape.ok ? layEdition(parent, shape.value) : shape
    const wrong = !laid.ok ? laid.problems : shape.ok ? lintEdition(shape.value, { parent, ruleset: laid.value }) : []
    if (wrong.length === 0 && shape.ok && laid.ok) return { file: shape.value, parent, ruleset: laid.value }
    for (const { path } of wrong) without(document, path)
  }
  throw new Error(`This edition does not become clean: ${JSON.stringify(document)}`)
}

/** A clean edition. @param id its id @param parent the rules that it changes; left out: those of an edition that ships */
export function randomEdition(seed: number, id = 'random', parent?: Ruleset): RandomEdition {
  const chance = chanceFrom(seed)
  const under = parent ?? shippedRuleset(chance.pick(PARENTS))!
  return cleaned(draft(id, under, chance), under)
}
