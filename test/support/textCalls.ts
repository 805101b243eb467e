/** The types of texts with places, made of the English ones: `language/calls.ts`. */
import { join } from 'node:path'

export const CALLS_FILE = join(import.meta.dirname, '../../src/renderer/i18n/language/calls.ts')

const HEAD = `/** Made of the English texts by \`npm run texts -- --write\`: what each text with places is given. */

/** A value in a place. */
type Word = string | number
`

type Tree = Readonly<Record<string, unknown>>

/** A place of a text: its name, its number, and its choice if it has one. */
export interface Place {
  readonly name: string
  readonly number: number
  readonly kind?: string
  /** The cases that stand right in it. */
  readonly cases: readonly string[]
}

const PLACE = /\{([a-zA-Z]+)([1-9])(?:\}|, (plural|select),)/g

/** The keys of a choice whose first case begins at `from`. */
function casesFrom(text: string, from: number): readonly string[] {
  const keys: string[] = []
  let depth = 0
  let key = ''
  for (const letter of text.slice(from)) {
    if (letter === '{' && depth++ === 0) keys.push(key.trim())
    if (letter === '}' && --depth < 0) break
    key = depth > 0 || letter === '}' ? '' : key + letter
  }
  return keys
}

/** The places of a text that have a number, in their order. */
export const placesOf = (text: string): readonly Place[] =>
  [...text.matchAll(PLACE)].map(({ index, 0: whole, 1: name = '', 2: number, 3: kind }) => ({
    name,
    number: Number(number),
    ...(kind !== undefined && { kind }),
    cases: kind === undefined ? [] : casesFrom(text, index + whole.length)
  }))

/** Faults in the places of a text: braces that do not match, a choice without the case `other`. */
export function callFaults(text: string): string[] {
  const places = placesOf(text)
  if (places.length === 0) return []
  const braces = [...text].reduce((open, letter) => (open < 0 ? open : open + (letter === '{' ? 1 : letter === '}' ? -1 : 0)), 0)
  return [
    ...(braces === 0 ? [] : ['has braces that do not match']),
    ...places
      .filter(({ kind, cases }) => kind !== undefined && !cases.includes('other'))
      .map(({ name, number }) => `has no “other” for {${name}${number}}`)
  ]
}

/** The type of an argument by the choices of its places, without `undefined`: that makes it optional at the end. */
function typeOf(places: readonly Place[]): { readonly type: string; readonly missing: boolean } {
  const cases = places.flatMap((place) => place.cases)
  const isFlag = cases.includes('true') || cases.includes('false')
  const base = isFlag ? 'boolean' : places.some(({ kind }) => kind === 'plural') ? 'number' : 'Word'
  return { type: cases.includes('null') ? `${base} | null` : base, missing: cases.includes('missing') }
}

/** The type of a text that is called: an argument without a place in English can be anything. Throws if a number has two names. */
function callOf(text: string, key: string): string {
  const places = placesOf(text)
  const most = Math.max(...places.map(({ number }) => number))
  const given = Array.from({ length: most }, (_one, index) => places.filter(({ number }) => number === index + 1))
  const names = given.map((same) => new Set(same.map(({ name }) => name)))
  if (names.some(({ size }) => size > 1)) throw new Error(`${key} has a number with two names: ${text}`)
  const args = given.map((same) =>
    same[0] ? { name: same[0].name, ...typeOf(same) } : { name: 'unsaid', type: 'unknown', missing: false }
  )
  const lastNeeded = args.findLastIndex(({ missing }) => !missing)
  const written = args.map(({ name, type, missing }, index) =>
    index > lastNeeded ? `${name}${index + 1}?: ${type}` : `${name}${index + 1}: ${type}${missing ? ' | undefined' : ''}`
  )
  return `(${written.join(', ')}) => string`
}

const named = (key: string): string => (/^[a-zA-Z_]\w*$/.test(key) ? key : `'${key}'`)

const WIDTH = 140

/** Members of a type, as many in a line as fit. */
function lines(members: readonly string[], indent: string): string {
  const filled: string[] = []
  for (const member of members) {
    const last = filled.at(-1)
    const together = last === undefined ? null : `${last}; ${member}`
    if (together !== null && !together.includes('\n') && indent.length + together.length <= WIDTH) filled[filled.length - 1] = together
    else filled.push(member)
  }
  return filled.map((line) => `${indent}${line}\n`).join('')
}

/** The called texts of a group as a type, or null if it has none. */
function typeOfGroup(tree: Tree, path: string, indent: string): string | null {
  const members = Object.entries(tree).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return placesOf(value).length > 0 ? [`${named(key)}: ${callOf(value, at)}`] : []
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const type = typeOfGroup(value as Tree, at, `${indent}  `)
    return type === null ? [] : [`${named(key)}: ${type}`]
  })
  const short = `{ ${members.join('; ')} }`
  if (members.length === 0) return null
  return short.length <= 100 && !short.includes('\n') ? short : `{\n${lines(members, `${indent}  `)}${indent}}`
}

/** The file of types, of the texts as they are written. */
export const callsOf = (english: Tree): string => `${HEAD}
export interface Calls ${typeOfGroup(english, '', '') ?? '{}'}
`
