/** The traits and special powers of a card, collected one by one, with the powers that they give. */
import type { FigureText } from '../documents/documents.ts'
import type { Notes } from '../foreign/notes.ts'
import { grantsIn, STOP } from './cardGrants.ts'
import { checkTexts, isSlot, LONGEST_TEXT, textId } from './figureBuilder.ts'
import { isPower, nameOfPower, powerId } from './names.ts'

/** A text as a file has it. */
export interface TextRead {
  /** A column of the dial for a special power, `trait`, or another kind of trait. */
  readonly kind: string
  readonly name: string | undefined
  readonly text: string
  /** Names of powers that the file lists separately: they are not granted for that. */
  readonly mentions: readonly string[]
  readonly points?: number | undefined
}

/** The powers of a text, as fields of a text of a figure. */
export interface PowersOfText {
  readonly fields: Pick<FigureText, 'more' | 'mentions'> & { readonly grants?: readonly string[] }
  /** It says STOP. */
  readonly stop: boolean
}

/** The powers that a text gives and mentions. @param figure its name @param named ids of the powers that its file lists with it */
export function powersOf(text: string, figure: string, named: readonly string[]): PowersOfText {
  const { grants, more, stop } = grantsIn(text, figure)
  const mentions = [...new Set(named)].filter(isPower)
  const given = grants.length > 0 && { grants, ...(more && { more }) }
  return { fields: { ...given, ...(mentions.length > 0 && { mentions }) }, stop }
}

export class CardTexts {
  readonly traits: FigureText[] = []
  readonly specialPowers: FigureText[] = []
  /** Ids of special powers that say STOP. */
  readonly stops = new Set<string>()

  /** @param figure its name */
  constructor(
    private readonly figure: string,
    private readonly notes: Notes
  ) {}

  /** Adds a text, and notes on the powers that it gives, and that it names without giving them. Throws `Unreadable` if there are too many texts. */
  add({ kind, name, text, mentions, points }: TextRead): void {
    const named = mentions.map(powerId)
    const { fields, stop } = powersOf(text, this.figure, named)
    const grants = fields.grants ?? []
    for (const id of new Set(named)) {
      if (grants.includes(id) || (stop && id === STOP)) continue
      if (isPower(id)) this.notes.add('grant-with-condition', { name: nameOfPower(id) ?? id })
      else this.notes.add('grant-not-read', { name: id })
    }
    if (grants.length > 0) this.notes.add('powers-listed', {}, grants.length)
    const one: FigureText = {
      id: textId(name ?? '', [...this.traits, ...this.specialPowers]),
      ...(name !== undefined && { name }),
      ...(text !== '' && { text: text.slice(0, LONGEST_TEXT) }),
      ...fields,
      ...(points !== undefined && { points })
    }
    if (isSlot(kind)) {
      this.specialPowers.push({ ...one, slot: kind })
      if (stop) this.stops.add(one.id)
    } else this.traits.push(kind === 'trait' ? one : { ...one, kind })
    checkTexts(this)
  }
}
