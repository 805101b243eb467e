/** A clause as a sentence: its words in order, and between them what can be chosen. */
import {
  fieldIn,
  formOf,
  saysPart,
  type ClauseField,
  type ClausePart,
  type LooseClause
} from '../../../shared/rules/terrain/clauseForms.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'
import { powerName } from '../table/figures/powerNames.ts'

/** Where a clause holds: on squares of a map, or with whoever or whatever has it. */
export type ClausePlace = 'squares' | 'own'

/** A piece of the sentence: words, or a field that can be chosen. */
export type Piece = { readonly text: string } | { readonly field: string; readonly of: ClauseField; readonly shown: string }

const words: Readonly<Record<string, string>> = clausesTexts.words
const parts: Readonly<Record<string, string>> = clausesTexts.parts

/** The word for a choice of a field: that of this kind of clause, that of this place, or the common one. */
export function choiceWord(phase: string, place: ClausePlace, field: string, id: string): string {
  const name = field.split('.').at(-1) ?? field
  if (field === 'value' && id in texts.values) return texts.values[id as keyof typeof texts.values]
  const own = place === 'own' ? words[`own.${name}.${id}`] : undefined
  return (
    (place === 'squares' ? words[`${phase}.${name}.${id}`] : undefined) ??
    own ??
    words[`${name}.${id}`] ??
    (id === 'move' ? (words['forbids.move'] ?? id) : id)
  )
}

const signed = (n: number, of: ClauseField): string =>
  of.takes === 'number' && of.least < 0 ? (n > 0 ? `+${n}` : `−${Math.abs(n)}`) : String(n)

/** What stands in a field, in words. */
export function fieldWords(phase: string, place: ClausePlace, field: string, of: ClauseField, value: unknown): string {
  const one = (id: unknown): string =>
    of.takes === 'power' || of.takes === 'powers'
      ? usedWord(String(id))
      : of.takes === 'words'
        ? String(id)
        : choiceWord(phase, place, field, String(id))
  if (Array.isArray(value)) return value.map(one).join(', ')
  return typeof value === 'number' ? signed(value, of) : one(value ?? '…')
}

/** A plain action is no power, and has a word of its own. */
const usedWord = (id: string): string => (id === 'move' ? (words['forbids.move'] ?? id) : powerName(id))

function piecesOf(clause: LooseClause, part: ClausePart, place: ClausePlace): readonly Piece[] {
  const own = part.words ?? part.id
  const template = parts[`${clause.phase}.${own}`] ?? parts[own] ?? part.id
  const pieces = template.split(/(\{[\w.]+\})/).flatMap((bit): Piece[] => {
    const named = /^\{([\w.]+)\}$/.exec(bit)?.[1]
    const field = named !== undefined && named !== 'it' && part.under !== undefined ? `${part.under}.${named}` : named
    if (field === undefined) return bit === '' ? [] : [{ text: bit }]
    if (field === 'it') return [{ text: words[place === 'own' ? 'own.it' : 'it'] ?? '' }]
    const of = part.fields[field]
    return of ? [{ field, of, shown: fieldWords(clause.phase, place, field, of, fieldIn(clause, field)) }] : []
  })
  // Words beside each other are one piece, so that they break into lines as words do.
  return pieces.reduce<readonly Piece[]>((joined, piece) => {
    const last = joined.at(-1)
    return last && 'text' in last && 'text' in piece ? [...joined.slice(0, -1), { text: last.text + piece.text }] : [...joined, piece]
  }, [])
}

/** The parts that the clause says, with the pieces of each. */
export function sentenceOf(
  clause: LooseClause,
  place: ClausePlace
): readonly { readonly part: ClausePart; readonly pieces: readonly Piece[] }[] {
  const form = formOf(clause)
  return (form?.parts ?? []).filter((part) => saysPart(clause, part)).map((part) => ({ part, pieces: piecesOf(clause, part, place) }))
}

/** The whole sentence. */
export function clauseWords(clause: LooseClause, place: ClausePlace): string {
  const said = sentenceOf(clause, place).map(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : piece.shown)).join(''))
  const [first = clause.phase, second, ...rest] = said
  // What changes belongs to what it is of; what comes after is said beside it.
  const joined =
    second === undefined ? first : formOf(clause)?.parts[1]?.oneOf === undefined ? [first, second].join(', ') : `${first} ${second}`
  const sentence = [joined, ...rest].join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
