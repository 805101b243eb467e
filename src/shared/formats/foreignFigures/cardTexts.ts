/** The traits and special powers of a card, collected one by one, with the powers that they give. */
import type { FigureText } from '../documents/documents.ts'
import type { Notes } from '../foreign/notes.ts'
import { grantsIn } from './cardGrants.ts'
import { checkTexts, isSlot, textId } from './figureBuilder.ts'
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
    const { grants, more, stop } = grantsIn(text, this.figure)
    const named = [...new Set(mentions.map(powerId))]
    for (const id of named) {
      if (!isPower(id)) this.notes.add('grant-not-read', { name: id })
      else if (!grants.includes(id)) this.notes.add('grant-with-condition', { name: nameOfPower(id) ?? id })
    }
    const known = named.filter(isPower)
    if (grants.length > 0) this.notes.add('powers-listed', {}, grants.length)
    const one: FigureText = {
      id: textId(name ?? '', [...this.traits, ...this.specialPowers]),
      ...(name !== undefined && { name }),
      ...(text !== '' && { text: text.slice(0, 4000) }),
      ...(grants.length > 0 && { grants, ...(more && { more }) }),
      ...(known.length > 0 && { mentions: known }),
      ...(points !== undefined && { points })
    }
    if (isSlot(kind)) {
      this.specialPowers.push({ ...one, slot: kind })
      if (stop) this.stops.add(one.id)
    } else this.traits.push(kind === 'trait' ? one : { ...one, kind })
    checkTexts(this)
  }
}
