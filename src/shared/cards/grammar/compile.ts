/** Makes a grammar of its table. */
import { BEGINS_WITH_NOTHING, beginningsOf, neededBy, ruleIndexOf } from './beginnings.ts'
import { isObject, spreadOf, type Category, type Compiled, type Grammar, type Table } from './grammar.ts'
import { readPattern, slotsOf } from './pattern.ts'

/** Makes the grammar of a table. Throws if a rule asks for a category that the table lacks. */
export function compile(table: Table): Grammar {
  const grammar = new Map<string, Compiled>()
  for (const [name, category] of Object.entries(table)) grammar.set(name, compiled(category))
  for (const [name, category] of grammar)
    for (const asked of askedBy(category)) if (!grammar.has(asked)) throw new Error(`${name} asks for ${asked}, which no table has.`)
  const beginOf = beginningsOf(grammar)
  for (const [name, category] of grammar) {
    if (category.kind !== 'rules') continue
    const rules = category.rules.map((rule) => ({ ...rule, begins: beginOf(rule.nodes), needs: neededBy(rule.nodes) }))
    grammar.set(name, { ...category, rules, keys: keysOf(name, grammar, new Set()), index: ruleIndexOf(rules) })
  }
  return grammar
}

function compiled(category: Category): Compiled {
  if ('read' in category) return { kind: 'lexicon', lexicon: category }
  if ('of' in category) {
    const { of, between, last, least = 1 } = category
    return { kind: 'list', of, between: between.map(readPattern), last: last.map(readPattern), least }
  }
  const rules = category.map(([words, means]) => ({ nodes: readPattern(words), means, words, begins: BEGINS_WITH_NOTHING, needs: [] }))
  return { kind: 'rules', rules, keys: new Set(), index: ruleIndexOf([]) }
}

const askedBy = (category: Compiled): readonly string[] =>
  category.kind === 'lexicon'
    ? []
    : category.kind === 'list'
      ? [category.of]
      : category.rules.flatMap(({ nodes }) => slotsOf(nodes).map((slot) => slot.category))

/** The fields that the values of a category may have. */
function keysOf(name: string, grammar: Grammar, seen: Set<string>): ReadonlySet<string> {
  const category = grammar.get(name)
  if (category?.kind !== 'rules' || seen.has(name)) return new Set()
  seen.add(name)
  const keys = new Set<string>()
  for (const { means, nodes } of category.rules) {
    const slots = slotsOf(nodes)
    const through = typeof means === 'string' && means.startsWith('$') ? [means] : isObject(means) ? spreadOf(means) : []
    if (isObject(means)) for (const key of Object.keys(means)) if (key !== '...') keys.add(key)
    for (const one of through) {
      const slot = slots.find((other) => `$${other.name}` === one)
      if (slot) for (const key of keysOf(slot.category, grammar, seen)) keys.add(key)
    }
  }
  seen.delete(name)
  return keys
}
