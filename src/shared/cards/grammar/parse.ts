/** Finds everything that words can mean by a grammar, each word accounted for. */
import {
  isList,
  isObject,
  spreadOf,
  type Compiled,
  type CompiledRule,
  type Fields,
  type Grammar,
  type RuleIndex,
  type Value,
  type Words
} from './grammar.ts'
import type { Node } from './pattern.ts'

interface Found {
  readonly end: number
  readonly value: Value
}

/** A filled slot, with those that were filled before it; null: none. There are few, and a list is faster than a map for each word. */
type Bound = { readonly name: string; readonly value: Value; readonly before: Bound } | null

function inSlot(bound: Bound, name: string): Value | undefined {
  for (let one = bound; one !== null; one = one.before) if (one.name === name) return one.value
  return undefined
}

interface Partial {
  readonly at: number
  readonly bound: Bound
}

/** More ways than this to read the same words are no reading. */
const MOST_WAYS = 400

/** The readings of one sentence, remembered by category and place. */
export class Parse {
  /** By category, then by place. */
  private readonly memo = new Map<string, (readonly Found[] | undefined)[]>()
  private readonly has: ReadonlySet<string>

  constructor(
    private readonly grammar: Grammar,
    private readonly words: Words
  ) {
    this.has = new Set(words.keys)
  }

  /** Everything that all words can mean as this category, each once. */
  all(category: string): readonly Value[] {
    const ways = this.from(category, 0).filter(({ end }) => end === this.words.keys.length)
    return distinct(ways).map(({ value }) => value)
  }

  /** All meanings of the words from here on, each with the place of its end. */
  from(category: string, at: number): readonly Found[] {
    let places = this.memo.get(category)
    if (!places) this.memo.set(category, (places = []))
    const known = places[at]
    if (known) return known
    // A category that begins with itself finds nothing there.
    places[at] = []
    return (places[at] = distinct(this.found(this.grammar.get(category)!, at)))
  }

  private found(category: Compiled, at: number): readonly Found[] {
    if (category.kind === 'lexicon') return category.lexicon.read(this.words, at)
    if (category.kind === 'list') return this.list(category, at)
    return this.rulesAt(category.index, at).flatMap((rule) => this.rule(rule, at))
  }

  /** The rules that can begin with the word at this place, and whose words the sentence has. */
  private rulesAt({ byWord, others }: RuleIndex, at: number): readonly CompiledRule[] {
    const key = this.words.keys[at]
    if (key === undefined) return []
    return (byWord.get(key) ?? others).filter(
      ({ begins: { words, lexicons }, needs }) =>
        needs.every((word) => this.has.has(word)) && (words.has(key) || [...lexicons].some((lexicon) => this.from(lexicon, at).length > 0))
    )
  }

  private rule({ nodes, means }: CompiledRule, at: number): readonly Found[] {
    const ways = this.sequence(nodes, { at, bound: null })
    return ways.flatMap((way) => {
      if (way.at === at) return []
      const value = filled(means, way.bound)
      return value === undefined ? [] : [{ end: way.at, value }]
    })
  }

  private sequence(nodes: readonly Node[], start: Partial): readonly Partial[] {
    let ways: readonly Partial[] = [start]
    for (const node of nodes) {
      const [only] = ways
      ways = only !== undefined && ways.length === 1 ? this.node(node, only) : ways.flatMap((way) => this.node(node, way))
      if (ways.length === 0 || ways.length > MOST_WAYS) return []
    }
    return ways
  }

  private node(node: Node, way: Partial): readonly Partial[] {
    if (node.kind === 'word') return this.words.keys[way.at] === node.word ? [{ ...way, at: way.at + 1 }] : []
    if (node.kind === 'group') {
      const chosen = node.choices.flatMap((nodes) => this.sequence(nodes, way))
      return node.optional ? [way, ...chosen] : chosen
    }
    const found = node.many ? this.many(node.category, way.at) : this.from(node.category, way.at)
    return found.flatMap(({ end, value }) => {
      const before = inSlot(way.bound, node.name)
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return []
      const isEmpty = node.many && isObject(value) && Object.keys(value).length === 0
      return [{ at: end, bound: isEmpty ? way.bound : { name: node.name, value, before: way.bound } }]
    })
  }

  /** Any number of a category, one behind the other: their fields together. */
  private many(category: string, at: number): readonly Found[] {
    const all: Found[] = [{ end: at, value: {} }]
    for (let next = 0; next < all.length && all.length < MOST_WAYS; next++) {
      const { end, value } = all[next]!
      for (const one of this.from(category, end)) {
        const both = together([value, one.value])
        if (both !== undefined && one.end > end) all.push({ end: one.end, value: both })
      }
    }
    return all
  }

  private list({ of, between, last, least }: Extract<Compiled, { kind: 'list' }>, at: number): readonly Found[] {
    const done: Found[] = []
    let open = this.from(of, at).map(({ end, value }) => ({ end, values: [value] as readonly Value[] }))
    if (least <= 1) done.push(...open.map(({ end, values }) => ({ end, value: values })))
    while (open.length > 0 && done.length < MOST_WAYS) {
      const goOn = (separators: readonly (readonly Node[])[]) =>
        open.flatMap(({ end, values }) =>
          separators
            .flatMap((nodes) => this.sequence(nodes, { at: end, bound: null }))
            .flatMap((way) => this.from(of, way.at).map((one) => ({ end: one.end, values: [...values, one.value] })))
        )
      done.push(...goOn(last).map(({ end, values }) => ({ end, value: values })))
      open = goOn(between)
    }
    return done.filter(({ value }) => (value as readonly Value[]).length >= least)
  }
}

function distinct(ways: readonly Found[]): readonly Found[] {
  if (ways.length < 2) return ways
  if (ways.length === 2 && ways[0]!.end !== ways[1]!.end) return ways
  return [...new Map(ways.map((way) => [`${way.end} ${canonical(way.value)}`, way])).values()]
}

/** A value as text, whatever the order of its fields. */
export function canonical(value: Value): string {
  if (isList(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const parts = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`)
  return `{${parts.join()}}`
}

/** The fields of several values as one; undefined if two of them have the same field, or one has no fields. */
function together(values: readonly Value[]): Fields | undefined {
  const fields: Record<string, Value> = {}
  for (const value of values) {
    if (!isObject(value)) return undefined
    for (const [key, one] of Object.entries(value)) {
      if (Object.hasOwn(fields, key)) return undefined
      fields[key] = one
    }
  }
  return fields
}

/** A template with its slots filled. A field whose slot is empty is left out; undefined: there is nothing, or two say the same field. */
function filled(template: Value, bound: Bound): Value | undefined {
  if (typeof template === 'string') return template.startsWith('$') ? inSlot(bound, template.slice(1)) : template
  if (isList(template)) {
    const items = template.map((one) => filled(one, bound))
    return items.includes(undefined) ? undefined : (items as readonly Value[])
  }
  if (!isObject(template)) return template
  const own: Record<string, Value> = {}
  for (const [key, one] of Object.entries(template)) {
    if (key === '...') continue
    const value = filled(one, bound)
    if (value !== undefined) own[key] = value
  }
  const spread = spreadOf(template).flatMap((slot) => inSlot(bound, slot.slice(1)) ?? [])
  return together([own, ...spread])
}
