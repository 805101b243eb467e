/**
 * What is typed to find figures: words of a name, and filters such as `set:tst pts<100 power:outwit size:giant ruled:full kw:"test city"`.
 * A word that only looks like a filter is a word.
 */
import { powerId } from '../../formats/foreignFigures/names.ts'

/** How a number is compared. */
export type Comparison = '<' | '>' | '<=' | '>=' | '='

export type Filter =
  | { readonly what: 'set' | 'number' | 'power' | 'team' | 'keyword' | 'size' | 'rarity' | 'type'; readonly word: string }
  | { readonly what: 'points' | 'range' | 'clicks' | 'own'; readonly is: Comparison; readonly number: number }
  | { readonly what: 'ruled'; readonly word: 'full' | 'part' | 'none' }
  | { readonly what: 'corrected' }

export interface TypedQuery {
  /** What is left when the filters are taken out. */
  readonly words: string
  readonly filters: readonly Filter[]
  /** Filters that were begun and say nothing yet, or something that none of them holds: as they were typed. */
  readonly unread: readonly string[]
}

/** The names of the filters, in English, Spanish and Portuguese. */
const NAMES: Readonly<Record<Filter['what'], readonly string[]>> = {
  set: ['set', 's', 'coleccion', 'colecao', 'conjunto'],
  number: ['number', 'no', 'nr', '#', 'numero', 'num'],
  power: ['power', 'p', 'poder'],
  team: ['team', 't', 'equipo', 'equipe', 'equipa'],
  keyword: ['keyword', 'kw', 'palabra', 'palavra'],
  size: ['size', 'tamano', 'tamanho'],
  rarity: ['rarity', 'rareza', 'raridade'],
  type: ['type', 'tipo'],
  points: ['pts', 'points', 'puntos', 'pontos'],
  range: ['range', 'alcance'],
  clicks: ['clicks', 'clics', 'cliques'],
  own: ['own', 'mine', 'tengo', 'tenho'],
  ruled: ['ruled', 'reglado', 'decidido', 'arbitrado'],
  corrected: ['corrected', 'corregido', 'corrigido']
}

const WHAT = new Map(Object.entries(NAMES).flatMap(([what, names]) => names.map((name) => [name, what as Filter['what']] as const)))

const FULL = ['full', 'yes', 'si', 'sim', 'todo', 'tudo', 'completo']
const NONE = ['none', 'no', 'nada', 'nao']

/** Small letters without accents: as everything here is compared. */
export const plain = (text: string): string =>
  (/[^ -~]/.test(text) ? text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') : text).toLowerCase()

/** What a line means. */
export function readTyped(line: string): TypedQuery {
  const words: string[] = []
  const filters: Filter[] = []
  const unread: string[] = []
  for (const [part] of line.matchAll(/[^\s"]+(?:"[^"]*"?)?|"[^"]*"?/g)) {
    const match = /^([\p{L}#]+)(:|<=|>=|<|>|=)(.*)$/u.exec(part)
    const what = match ? WHAT.get(plain(match[1]!)) : undefined
    if (!match || what === undefined) {
      words.push(part.replaceAll('"', ''))
      continue
    }
    const filter = filterOf(what, match[2]!, plain(match[3]!.replaceAll('"', '')).trim())
    if (filter) filters.push(filter)
    else unread.push(part)
  }
  return { words: words.join(' ').trim(), filters, unread }
}

function filterOf(what: Filter['what'], sign: string, word: string): Filter | null {
  switch (what) {
    case 'points':
    case 'range':
    case 'clicks':
    case 'own': {
      // `pts:50-100` would be two filters: one sign, one number.
      const match = /^(<=|>=|<|>|=)?(\d{1,5})$/.exec(word)
      if (!match) return null
      const is = sign === ':' ? (match[1] ?? '=') : sign
      return { what, is: is as Comparison, number: Number(match[2]) }
    }
    case 'ruled':
      return word === '' ? null : { what, word: begins(FULL, word) ? 'full' : begins(NONE, word) ? 'none' : 'part' }
    case 'corrected':
      return { what }
    case 'power':
      return word === '' ? null : { what, word: powerId(word) }
    default:
      return word === '' ? null : { what, word }
  }
}

const begins = (list: readonly string[], word: string): boolean => list.some((one) => one.startsWith(word))

export function compares(number: number | null, { is, number: other }: { readonly is: Comparison; readonly number: number }): boolean {
  if (number === null) return false
  switch (is) {
    case '<':
      return number < other
    case '>':
      return number > other
    case '<=':
      return number <= other
    case '>=':
      return number >= other
    case '=':
      return number === other
  }
}
