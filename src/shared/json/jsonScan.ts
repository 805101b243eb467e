/** What `JSON.parse` does not report of a text: how much is in it, before anything is made of it, and fields that occur twice in one object. */

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, OPEN_OBJECT] = [0x22, 0x5c, 0x3a, 0x5b, 0x7b]

export interface JsonCounts {
  /** Lists and objects. */
  readonly values: number
  /** Fields of all objects, each as often as it is written. */
  readonly fields: number
}

/**
 * The index of the closing quote of the text that opens at `from`; the length of the text if there is none.
 * A quote is escaped if an odd number of backslashes is before it.
 */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text.charCodeAt(before - 1) === BACKSLASH) before--
    if ((at - before) % 2 === 0) return at
  }
  return text.length
}

/** Counts lists, objects and fields, in one pass and without making them. Certain only for a text that is JSON. */
export function countsOf(text: string): JsonCounts {
  let [values, fields] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = closingQuote(text, at)
    else if (sign === COLON) fields++
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) values++
  }
  return { values, fields }
}

export interface DoubledField {
  readonly key: string
  /** The field whose object has it twice; empty: the whole document is that object, or it is in a list. */
  readonly within: string
  /** Of its second place, both from 1. */
  readonly line: number
  readonly column: number
}

/** The first field that its object has already, in a text that is JSON; `null` if there is none. */
export function doubledField(text: string): DoubledField | null {
  /** The fields of each open object; `null` for a list. */
  const open: (Set<string> | null)[] = []
  const names: string[] = []
  let [isKey, last] = [false, '']
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      const end = closingQuote(text, at)
      if (isKey) {
        const key = JSON.parse(text.slice(at, end + 1)) as string
        const fields = open.at(-1)!
        if (fields.has(key)) return { key, within: names.at(-1)!, ...placeOf(text, at) }
        fields.add(key)
        last = key
        isKey = false
      }
      at = end
    } else if (sign === '{') {
      open.push(new Set())
      names.push(last)
      isKey = true
    } else if (sign === '[') {
      open.push(null)
      names.push('')
      last = ''
      isKey = false
    } else if (sign === '}' || sign === ']') {
      open.pop()
      names.pop()
      isKey = false
    } else if (sign === ',') isKey = (open.at(-1) ?? null) !== null
  }
  return null
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}
