/** Writes a value in the words of a grammar: the way back of `parse.ts`. */
import { isList, isObject, spreadOf, type Compiled, type CompiledRule, type Fields, type Grammar, type Value } from './grammar.ts'
import { slotsOf, type Node } from './pattern.ts'
import { canonical } from './parse.ts'

type Bound = Map<string, Value>

/** The words of a value of this category; null: no rule says it. */
export function write(grammar: Grammar, category: string, value: Value): string | null {
  const compiled = grammar.get(category)!
  if (compiled.kind === 'lexicon') return compiled.lexicon.write(value)
  if (compiled.kind === 'list') return writeList(grammar, compiled, value)
  for (const rule of compiled.rules) {
    const words = writeRule(grammar, rule, value)
    if (words !== null) return words
  }
  return null
}

function writeRule(grammar: Grammar, rule: CompiledRule, value: Value): string | null {
  const bound: Bound = new Map()
  if (!matches(rule.means, value, bound, (slot) => keysFor(grammar, rule, slot))) return null
  const used = new Set<string>()
  const words = sequence(grammar, rule.nodes, bound, used)
  return words !== null && [...bound.keys()].every((name) => used.has(name)) ? words : null
}

/** The fields that what fills this slot may have. */
function keysFor(grammar: Grammar, rule: CompiledRule, name: string): ReadonlySet<string> {
  const slot = slotsOf(rule.nodes).find((one) => one.name === name)
  const category = slot && grammar.get(slot.category)
  return category?.kind === 'rules' ? category.keys : new Set()
}

function matches(template: Value, value: Value, bound: Bound, keysOfSlot: (slot: string) => ReadonlySet<string>): boolean {
  if (typeof template === 'string' && template.startsWith('$')) {
    const name = template.slice(1)
    const before = bound.get(name)
    if (before !== undefined) return canonical(before) === canonical(value)
    bound.set(name, value)
    return true
  }
  if (isList(template)) {
    if (!isList(value) || value.length !== template.length) return false
    return template.every((one, index) => matches(one, value[index]!, bound, keysOfSlot))
  }
  if (!isObject(template)) return template === value
  return isObject(value) && matchesFields(template, value, bound, keysOfSlot)
}

function matchesFields(template: Fields, value: Fields, bound: Bound, keysOfSlot: (slot: string) => ReadonlySet<string>): boolean {
  const rest = new Map(Object.entries(value))
  for (const [key, one] of Object.entries(template)) {
    if (key === '...') continue
    const own = rest.get(key)
    if (own === undefined) {
      if (typeof one === 'string' && one.startsWith('$')) continue
      return false
    }
    if (!matches(one, own, bound, keysOfSlot)) return false
    rest.delete(key)
  }
  for (const spread of spreadOf(template)) {
    const name = spread.slice(1)
    const keys = keysOfSlot(name)
    const taken = [...rest].filter(([key]) => keys.has(key))
    if (taken.length > 0) bound.set(name, Object.fromEntries(taken))
    for (const [key] of taken) rest.delete(key)
  }
  return rest.size === 0
}

function sequence(grammar: Grammar, nodes: readonly Node[], bound: Bound, used: Set<string>): string | null {
  const parts: string[] = []
  for (const node of nodes) {
    const words = writeNode(grammar, node, bound, used)
    if (words === null) return null
    if (words !== '') parts.push(words)
  }
  return parts.join(' ')
}

function writeNode(grammar: Grammar, node: Node, bound: Bound, used: Set<string>): string | null {
  if (node.kind === 'word') return node.word
  if (node.kind === 'slot') {
    const value = bound.get(node.name)
    used.add(node.name)
    // A slot with no fields may still have a word.
    if (value === undefined) return node.many ? '' : write(grammar, node.category, {})
    return node.many ? writeMany(grammar, node.category, value) : write(grammar, node.category, value)
  }
  for (const choice of node.choices) {
    const names = slotsOf(choice).map(({ name }) => name)
    const isAsked = names.length > 0 ? names.some((name) => bound.has(name)) : !node.optional || isComma(choice)
    if (!isAsked) continue
    const before = [...used]
    const words = sequence(grammar, choice, bound, used)
    if (words !== null) return words
    used.clear()
    for (const name of before) used.add(name)
  }
  return node.optional ? '' : null
}

/** A comma that may be missing is written: it keeps parts of a sentence apart. */
const isComma = ([first, ...more]: readonly Node[]): boolean => more.length === 0 && first?.kind === 'word' && first.word === ','

/** Fields of several rules of one category, each rule with its own. */
function writeMany(grammar: Grammar, category: string, value: Value): string | null {
  const compiled = grammar.get(category)
  if (compiled?.kind !== 'rules' || !isObject(value)) return null
  let rest: Fields = value
  const parts: string[] = []
  const fieldsOf = ({ means }: CompiledRule): number => (isObject(means) ? Object.keys(means).length : 0)
  for (const rule of [...compiled.rules].sort((a, b) => fieldsOf(b) - fieldsOf(a))) {
    const { means } = rule
    if (!isObject(means) || !Object.keys(means).every((key) => Object.hasOwn(rest, key) || isSlot(means[key]!))) continue
    const own = Object.fromEntries(Object.entries(rest).filter(([key]) => Object.hasOwn(means, key)))
    if (Object.keys(own).length === 0) continue
    const words = writeRule(grammar, rule, own)
    if (words === null) continue
    parts.push(words)
    rest = Object.fromEntries(Object.entries(rest).filter(([key]) => !Object.hasOwn(means, key)))
  }
  return Object.keys(rest).length === 0 ? parts.join(' ') : null
}

const isSlot = (template: Value): boolean => typeof template === 'string' && template.startsWith('$')

function writeList(grammar: Grammar, { of, between, last, least }: Extract<Compiled, { kind: 'list' }>, value: Value): string | null {
  if (!isList(value) || value.length < least) return null
  const items = value.map((one) => write(grammar, of, one))
  if (items.includes(null)) return null
  const join = (nodes: readonly Node[] | undefined): string => (nodes && sequence(grammar, nodes, new Map(), new Set())) ?? ','
  return items
    .map((words, index) => (index === 0 ? words : `${join(index === items.length - 1 ? last[0] : between[0])} ${words}`))
    .join(' ')
}
