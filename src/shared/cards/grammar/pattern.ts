/**
 * The words of a rule of the card grammar: `{who} can use {powers} (until {until})?`.
 * A slot is filled by a category of the grammar, `{adj*}` by any number of them; `(a|b)` is a choice, `(…)?` may be missing.
 */
export type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly category: string; readonly many: boolean }
  | { readonly kind: 'group'; readonly choices: readonly (readonly Node[])[]; readonly optional: boolean }

const PARTS = /\{[^{}]+\}|\(|\)\??|\||[^\s{}()|]+/g

/** Reads the words of a rule. Throws if they are not well formed: rules are part of the program. */
export function readPattern(words: string): readonly Node[] {
  const parts = words.match(PARTS) ?? []
  let at = 0
  const choicesUntil = (end: boolean): Node[][] => {
    const choices: Node[][] = [[]]
    for (; at < parts.length && !parts[at]!.startsWith(')'); at++) {
      const part = parts[at]!
      const last = choices[choices.length - 1]!
      if (part === '|') choices.push([])
      else if (part === '(') {
        at++
        const inner = choicesUntil(true)
        last.push({ kind: 'group', choices: inner, optional: parts[at] === ')?' })
      } else last.push(part.startsWith('{') ? slotOf(part.slice(1, -1)) : { kind: 'word', word: unescaped(part) })
    }
    if (end !== at < parts.length) throw new Error(`The brackets of this rule are not in pairs: ${words}`)
    return choices
  }
  const choices = choicesUntil(false)
  return choices.length === 1 ? choices[0]! : [{ kind: 'group', choices, optional: false }]
}

/** In a rule `<` and `>` are the brackets of a card. */
const unescaped = (word: string): string => (word === '<' ? '(' : word === '>' ? ')' : word)

function slotOf(inside: string): Node {
  const many = inside.endsWith('*')
  const [name, category] = (many ? inside.slice(0, -1) : inside).split(':') as [string, string?]
  return { kind: 'slot', name, category: category ?? name, many }
}

/** The categories that the slots of a pattern ask for. */
export const slotsOf = (nodes: readonly Node[]): readonly Extract<Node, { kind: 'slot' }>[] =>
  nodes.flatMap((node) => (node.kind === 'slot' ? [node] : node.kind === 'group' ? node.choices.flatMap(slotsOf) : []))
