/** The accepted texts of cards behind a ruling, as a judge reads them. */
import type { ClixCase, OwnText } from '../../../shared/contract/case.ts'
import type { CardRead, Ruling } from '../../../shared/contract/ruling.ts'
import { CARRIED } from '../../../shared/contract/case.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { languageTag } from '../../i18n/spoken.ts'

export interface CardShown {
  /** "Bear, Thick Hide: accepted on 30 November 2026". */
  readonly line: string
  /** The words of the card; empty: the question does not have them. */
  readonly text: string
}

const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of a document (`2026-11-30`) in words. */
export const dayWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

function textIn(value: ClixCase, { figure, id }: CardRead): string {
  const found = value.figures?.find((one) => one.id === figure)
  const texts: readonly (string | OwnText)[] = found
    ? [...(found.traits ?? []), ...(found.specialPowers ?? []), ...CARRIED.flatMap((kind) => found[kind] ?? [])]
    : []
  for (const one of texts) if (typeof one !== 'string' && one.id === id) return one.text ?? ''
  return ''
}

/** @param value the question of the ruling */
export const cardsShown = (value: ClixCase, { cards = [] }: Pick<Ruling, 'cards'>): readonly CardShown[] =>
  cards.map((card) => {
    const name = value.figures?.find(({ id }) => id === card.figure)?.name ?? card.figure
    return { line: rulingTexts.cards.line(name, card.name, dayWords(card.accepted)), text: textIn(value, card) }
  })
