/** The words of a typed line: which command one begins, and which side, size, colour or value it is. */
import { typedTexts, typedWords } from '../../i18n/texts.ts'
import { plain } from '../../text/words.ts'
import { fold, nearest } from '../../text/near.ts'
import { withoutAtEnds } from '../../../shared/base/text/ends.ts'

type Texts = typeof typedTexts
export type Word = keyof Texts['words']

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[]

const lists = <K extends string>(
  of: (texts: Texts) => Readonly<Record<K, readonly string[]>>
): readonly (readonly [K, readonly string[]])[] =>
  keysOf(of(typedTexts)).map(
    (key) => [key, typedWords((texts) => of(texts)[key]).map((word) => (word === '+' ? word : fold(word)))] as const
  )

const WORDS = lists((texts) => texts.words)
const SIDES = lists((texts) => texts.sides)
const COLOURS = lists((texts) => texts.colours)
const SIZES = lists((texts) => texts.sizes)
const VALUES = lists((texts) => texts.values)
const RULESETS = lists((texts) => texts.rulesets)
const PATTERNS = lists((texts) => texts.patterns)

const exactly = <K>(from: readonly (readonly [K, readonly string[]])[], word: string): K | undefined =>
  from.find(([, words]) => words.includes(word === '+' ? word : fold(word)))?.[0]

/** The command that a first word is. */
export const commandOf = (word: string): Word | undefined => exactly(WORDS, word)
/** The command that it nearly is, where it is only one. */
export function commandNear(word: string): Word | undefined {
  const [only, ...others] = nearest(word, WORDS, ([, words]) => words)
  return others.length ? undefined : only?.[0]
}

const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const
/** "south" as a step to that neighbour. */
export function sideOfSquare(word: string): (typeof STEPS)[keyof typeof STEPS] | undefined {
  const side = exactly(SIDES, word)
  return side && STEPS[side]
}

export const colourOf = (word: string): string | undefined => exactly(COLOURS, word)
export const sizeOf = (word: string) => exactly(SIZES, word)
export const valueOf = (word: string) => exactly(VALUES, word)
export const rulesetOf = (text: string) => exactly(RULESETS, text)

/** "what can thor target": the question about one figure, and the words that name it. */
export function patternOf(text: string): { readonly kind: (typeof PATTERNS)[number][0]; readonly name: string } | null {
  // Names are found without their accents.
  const folded = withoutAtEnds(plain(text).trim(), '¿¡?.!').trim().replace(/\s+/g, ' ')
  const lower = folded.toLowerCase()
  for (const [kind, patterns] of PATTERNS) {
    for (const pattern of patterns) {
      const [before = '', after = ''] = pattern.split('*').map((part) => part.trim())
      const begin = before === '' ? 0 : before.length + 1
      const end = folded.length - (after === '' ? 0 : after.length + 1)
      const fits = (before === '' || lower.startsWith(`${before} `)) && (after === '' || lower.endsWith(` ${after}`))
      if (fits && end > begin) return { kind, name: folded.slice(begin, end) }
    }
  }
  return null
}

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Any of these words or phrases, with and without their accents, as a pattern: the longest that fits. */
const anyOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => [word, plain(word)]))]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

const BETWEEN = new RegExp(`->|[→>,;/]| (?:${anyOf(typedWords((texts) => texts.between))}) `, 'i')
const VERBS = keysOf(typedTexts.verbs).map(
  (kind) => [kind, new RegExp(` (?:${anyOf(typedWords((texts) => texts.verbs[kind]))}) `, 'i')] as const
)

interface Ends {
  readonly parts: readonly string[]
  readonly verb: keyof Texts['verbs'] | null
  /** Whether the line ends before its target: "thor attacks", "thor >". */
  readonly isBegun: boolean
}

function splitEnds(text: string): Pick<Ends, 'parts' | 'verb'> {
  const [verb, pattern] = VERBS.find(([, looks]) => looks.test(text)) ?? [null, BETWEEN]
  const parts = text.split(pattern).map((part) => part.trim())
  return { parts: parts.filter((part) => part !== ''), verb }
}

/** The ends that a line names, and the kind of question if a verb between them names it. */
export function endsOf(text: string): Ends {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  const whole = splitEnds(line)
  if (whole.parts.length > 1) return { ...whole, isBegun: false }
  // A verb needs a space on both sides: a target may be called as the last word of one is.
  const begun = splitEnds(`${line} `)
  return { ...begun, isBegun: begun.parts[0] !== line }
}

/** Every word that a line of help is found by. */
export const wordsOfHelp = (of: string): readonly string[] =>
  WORDS.find(([key]) => key === of)?.[1] ??
  PATTERNS.find(([key]) => key === of)?.[1] ??
  (of === 'rulesets' ? RULESETS.flatMap(([, words]) => words) : [])
