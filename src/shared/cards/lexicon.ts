/** Categories of the card grammar that are looked up: numbers, icons, and the names of the rules and of the figures at hand. */
import { SIZES, VALUES } from '../contract/case.ts'
import type { Lexicon, Table, Words } from './grammar/grammar.ts'
import { foldedName, namesAt, type CardNames, type NameIndex } from './cardNames.ts'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** One word, read and written by two functions. */
const word = (
  read: (key: string, written: string) => string | number | null,
  write: (value: string | number) => string | null
): Lexicon => ({
  read: ({ keys, written }, at) => {
    const value = at < keys.length ? read(keys[at]!, written[at]!) : null
    return value === null ? [] : [{ value, end: at + 1 }]
  },
  write: (value) => (typeof value === 'string' || typeof value === 'number' ? write(value) : null)
})

const whole = (from: number): Lexicon =>
  word(
    (key) => {
      const number = /^\d{1,4}$/.test(key) ? Number(key) : NUMBERS.indexOf(key)
      return number >= from ? number : null
    },
    (value) => (typeof value === 'number' ? String(value) : null)
  )

/** An icon of a kind: `[ta:x_men]`. */
const icon = (kind: string, known: (id: string) => boolean = () => true): Lexicon =>
  word(
    (key) => {
      if (!key.startsWith(`[${kind}:`)) return null
      const id = key.slice(kind.length + 2, -1).replaceAll('_', '-')
      return known(id) ? id : null
    },
    (value) => (typeof value === 'string' ? `[${kind}:${value.replaceAll('-', '_')}]` : null)
  )

const named = (index: NameIndex, say: (is: string) => string | undefined): Lexicon => ({
  read: ({ keys, written }, at) =>
    at < keys.length && !/^\p{Ll}/u.test(written[at]!) ? namesAt(index, keys, at).map(({ is, end }) => ({ value: is, end })) : [],
  write: (value) => (typeof value === 'string' ? (say(value) ?? null) : null)
})

/** Improved abilities: `[it:characters,elevated]` is several. */
const improved = (kind: 'it' | 'im', what: string, has: (id: string) => boolean): Lexicon => ({
  read: ({ keys }, at) => {
    const key = keys[at] ?? ''
    if (!key.startsWith(`[${kind}:`) || key === `[${kind}:]`) return []
    const ids = key
      .slice(4, -1)
      .split(',')
      .map((one) => `${what}:${one.trim().replaceAll('_', '-')}`)
    return ids.every(has) ? [{ value: ids, end: at + 1 }] : []
  },
  write: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && one.startsWith(`${what}:`))
      ? `[${kind}:${value
          .map((one) =>
            String(one)
              .slice(what.length + 1)
              .replaceAll('-', '_')
          )
          .join()}]`
      : null
})

/** A name that only a token, a marker or a trait has: up to four words, each with a large first letter and none a word of the rules. */
const ownWords = (stops: ReadonlySet<string>): Lexicon => ({
  read: ({ keys, written }: Words, at) => {
    const found: { value: string; end: number }[] = []
    for (let end = at; end < Math.min(keys.length, at + 4); end++) {
      if (!/^\p{Lu}[\p{L}'-]*$/u.test(written[end]!) || stops.has(keys[end]!)) break
      found.push({ value: written.slice(at, end + 1).join(' '), end: end + 1 })
    }
    return found
  },
  write: (value) => (typeof value === 'string' ? value : null)
})

/** Small words inside a title. */
const INSIDE = new Set(['of', 'the', 'and', 'for', 'to', 'in'])

/** A title of a trait or of an object: up to five words with a large first letter, small words between them. */
const titled = (stops: ReadonlySet<string>): Lexicon => ({
  read: ({ keys, written }: Words, at) => {
    const found: { value: string; end: number }[] = []
    for (let end = at; end < Math.min(keys.length, at + 5); end++) {
      if (end > at && INSIDE.has(written[end]!)) continue
      if (!/^\p{Lu}[\p{L}'-]*$/u.test(written[end]!) || stops.has(keys[end]!)) break
      found.push({ value: written.slice(at, end + 1).join(' '), end: end + 1 })
    }
    return found
  },
  write: (value) => (typeof value === 'string' ? value : null)
})

/** A team ability by its name: `Titans team ability`, with or without brackets. */
const teamNamed = (index: NameIndex): Lexicon => ({
  read: (words, at) => {
    const { keys, written } = words
    const inside = /^\[(.+)teamability\]$/.exec(keys[at] ?? '')
    if (inside) return (index.get(foldedName(inside[1]!)) ?? []).map((is) => ({ value: is, end: at + 1 }))
    if (at >= keys.length || /^\p{Ll}/u.test(written[at]!)) return []
    return namesAt(index, keys, at).flatMap(({ is, end }) =>
      keys[end] === 'team' && keys[end + 1] === 'ability' ? [{ value: is, end: end + 2 }] : []
    )
  },
  write: () => null
})

/** Words with a large letter that are no name of a token or trait. */
const NO_NAMES = new Set(
  'FREE POWER MOVE CLOSE RANGE KO MAX STOP UNIQUE MODIFIER SIDELINE ACTIVE EFFECT SAFEGUARD PROTECTED KNOCKBACK action friendly opposing adjacent a an the all any each smoke hindering blocking water terrain'.split(
    ' '
  )
)

const COMBAT_VALUES: readonly string[] = VALUES

/** The looked-up part of the grammar. */
export const lexiconOf = (names: CardNames): Table => ({
  number: whole(0),
  count: whole(2),
  plus: word(
    (key) => (/^[+-]\d{1,2}$/.test(key) ? Number(key) : null),
    (value) => (typeof value === 'number' ? (value < 0 ? String(value) : `+${value}`) : null)
  ),
  face: word(
    (key) => {
      const face = /^(?:\[d:([1-6])\]|([1-6]))$/.exec(key)
      return face ? Number(face[1] ?? face[2]) : null
    },
    (value) => (typeof value === 'number' ? `[d:${value}]` : null)
  ),
  clickNumber: word(
    (key) => (/^#\d{1,2}$/.test(key) ? Number(key.slice(1)) : null),
    (value) => (typeof value === 'number' ? `#${value}` : null)
  ),
  unitNumber: word(
    (key) => (/^#\d{1,4}[a-z]?$/.test(key) ? key.slice(1) : null),
    (value) => (typeof value === 'string' ? `#${value}` : null)
  ),
  value: word(
    (key) => (COMBAT_VALUES.includes(key) ? key : null),
    (value) => (typeof value === 'string' && COMBAT_VALUES.includes(value) ? value : null)
  ),
  size: word(
    (key) => ((SIZES as readonly string[]).includes(key) ? key : null),
    (value) => String(value)
  ),
  max: word(
    (key) => (/^\[max:?\d{1,2}\]$/.test(key) ? Number(/\d+/.exec(key)![0]) : null),
    (value) => (typeof value === 'number' ? `[max${value}]` : null)
  ),
  teamIcon: icon('ta'),
  teamName: teamNamed(names.teams),
  symbolIcon: icon('cs', (id) => ['wing', 'dolphin', 'boot', 'tiny', 'giant', 'colossal', 'starburst', 'fist'].includes(id)),
  sign: icon('icon'),
  set: icon('set'),
  power: named(names.powers, names.nameOfPower),
  keyword: named(names.keywords, (is) => is),
  piece: named(names.pieces, (is) => is),
  own: ownWords(NO_NAMES),
  titled: titled(NO_NAMES),
  targetingIcon: improved('it', 'improved-targeting', names.hasAbility),
  movementIcon: improved('im', 'improved-movement', names.hasAbility)
})
