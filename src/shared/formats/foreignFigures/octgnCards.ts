/** The fields that all cards of an OCTGN set have, with a dial or without. */
import { idOf } from '../../base/text/idOf.ts'
import type { UnitRef } from '../documents/documents.ts'
import type { Notes } from '../foreign/notes.ts'
import { all, type Element } from '../xml/xmlTree.ts'
import { numberOf, Unreadable } from './figureBuilder.ts'

export type Fields = ReadonlyMap<string, string>

export const fieldsOf = (card: Element): Fields =>
  new Map(all(card, 'property').map(({ attributes: { name = '', value = '' } }) => [name, value.trim()]))

/** A field that lists words. */
export const listed = (fields: Fields, name: string): readonly string[] =>
  (fields.get(name) ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** A card of a set. */
export interface Card {
  readonly card: Element
  readonly fields: Fields
  readonly code: string
  readonly file: string
  /** The ids of all cards of the file. */
  readonly ids: ReadonlySet<string>
}

export const idOfCard = (fields: Fields): string => idOf(fields.get('Unit ID') ?? '', '')

/** The endings of the ids of alternate cards (`.1`), of bystanders and of tokens (`bt`, `ta`), behind the id of their unit. */
const BEHIND_UNIT = /(?:\.\d+|b?t[a-z]?)$/

/** The unit that a card belongs to, if the file has it. */
export function refOf(fields: Fields, ids: ReadonlySet<string>): UnitRef | undefined {
  const own = fields.get('Unit ID') ?? ''
  const unit = BEHIND_UNIT.test(own) ? idOf(own.replace(BEHIND_UNIT, ''), '') : ''
  return unit !== '' && ids.has(unit) ? { unit } : undefined
}

/** Throws `Unreadable` if the card has no id or no name. */
export function namedCard(card: Element, fields: Fields): { readonly id: string; readonly name: string } {
  const id = idOfCard(fields)
  if (id === '') throw new Unreadable('Unit ID', '')
  const name = card.attributes.name?.trim() ?? ''
  if (name === '') throw new Unreadable('name', '')
  return { id, name }
}

export const typeOf = (fields: Fields): string => idOf(fields.get('Unit Type') ?? '', 'character')

/** The clicks of a card. */
export const clicksOf = (card: Element): readonly Element[] =>
  all(card, 'alternate').filter(({ attributes }) => /^Click\d+$/.test(attributes.type ?? ''))

/** The prices of a card: "75/50". */
export function pricesOf(values: string, notes: Notes): readonly number[] {
  return values
    .split('/')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .flatMap((one) => {
      const price = numberOf(one)
      if (price === undefined) notes.add('odd-value', { found: one.slice(0, 20) })
      return price ?? []
    })
}
