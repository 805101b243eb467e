/**
 * Texts as data become what screens use. A text with places is a function of its arguments: `{name1}` is its first argument, `{count2}`
 * its second. A place can choose words, as in ICU messages: `{count1, plural, =1 {1 figure} other {# figures}}`,
 * `{done1, select, true {…} other {…}}`. Places without a number are for sentences that are filled in elsewhere; they stay as they are.
 */

/** Values for the places of a text. */
export type Given = string | number | boolean | null | undefined

/** A piece of a text: words, the index of an argument, or a choice by one. */
type Part = string | number | Choice

interface Choice {
  readonly by: number
  readonly cases: readonly (readonly [key: string, parts: readonly Part[]])[]
}

/** The beginning of a place, up to its words if it chooses some. What is built has its number alone, with `#` or `?` for a choice. */
const PLACE = /\{[a-zA-Z]*([1-9])(?:\}|(#|\?)|, (plural|select),)/y
/** The next case of a choice. */
const CASE = /\s*([=\w-]+) \{/y
const HAS_PLACE = /\{[a-zA-Z]*[1-9][},#?]/

interface Reading {
  readonly text: string
  at: number
}

function next(pattern: RegExp, reading: Reading): RegExpExecArray | null {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.text)
  if (found) reading.at = pattern.lastIndex
  return found
}

/** The parts up to the end of the text or of its case. @param counted the index of the argument that `#` shows */
function partsOf(reading: Reading, counted: number | null): readonly Part[] {
  const parts: Part[] = []
  let words = ''
  const add = (part: Part): void => {
    if (words !== '') parts.push(words)
    words = ''
    parts.push(part)
  }
  while (reading.at < reading.text.length && reading.text[reading.at] !== '}') {
    const place = next(PLACE, reading)
    if (place) {
      const by = Number(place[1]) - 1
      const kind = place[2] ?? place[3]
      add(kind === undefined ? by : { by, cases: casesOf(reading, kind === 'plural' || kind === '#' ? by : counted) })
    } else {
      const letter = reading.text[reading.at++]!
      if (letter === '#' && counted !== null) add(counted)
      else words += letter
    }
  }
  return words === '' ? parts : [...parts, words]
}

function casesOf(reading: Reading, counted: number | null): Choice['cases'] {
  const cases: (readonly [string, readonly Part[]])[] = []
  for (let found = next(CASE, reading); found; found = next(CASE, reading)) {
    cases.push([found[1]!, partsOf(reading, counted)])
    // The end of the case.
    reading.at++
  }
  // The end of the choice.
  reading.at++
  return cases
}

/** Whether a case is about what is given. `=1` is exactly this number; `few` what the language counts so. */
function fits(key: string, given: Given, language: string): boolean {
  if (key === 'other') return true
  if (key === 'null') return given === null
  if (key === 'missing') return given === undefined
  if (key === 'empty') return given === ''
  if (typeof given !== 'number') return key === String(given)
  return key.startsWith('=') ? given === Number(key.slice(1)) : pluralIn(language).select(given) === key
}

/** Made once for each language: this takes longer than all the rest of a text. */
const plurals = new Map<string, Intl.PluralRules>()
function pluralIn(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, known)
  return known
}

const filled = (parts: readonly Part[], given: readonly Given[], language: string): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (typeof part === 'number') return String(given[part])
      const [, chosen = []] = part.cases.find(([key]) => fits(key, given[part.by], language)) ?? []
      return filled(chosen, given, language)
    })
    .join('')

/** A text with places: it is taken apart when it is said first. */
function call(text: string, language: string): (...given: readonly Given[]) => string {
  let parts: readonly Part[] | null = null
  return (...given) => filled((parts ??= partsOf({ text, at: 0 }, null)), given, language)
}

/** Whether a text has places with numbers, so that it is called. */
export const isCalled = (text: string): boolean => HAS_PLACE.test(text)

/** Texts of a language, each with places as a function. @param built what code says in the same groups */
export function said(texts: unknown, language: string, built: unknown = {}): unknown {
  if (typeof texts === 'string') return isCalled(texts) ? call(texts, language) : texts
  if (Array.isArray(texts)) return texts.map((one) => said(one, language))
  if (!isGroup(texts)) return texts ?? built
  const code = isGroup(built) ? built : {}
  const keys = [...new Set([...Object.keys(texts), ...Object.keys(code)])]
  return Object.fromEntries(keys.map((key) => [key, key in texts ? said(texts[key], language, code[key]) : code[key]]))
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
