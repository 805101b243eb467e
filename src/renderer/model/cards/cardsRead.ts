/** The accepted texts of cards behind a ruling, as a judge reads them. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { textsOf } from '../../../shared/contract/ownText.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
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

/** @param value the question of the ruling */
export const cardsShown = (value: ClixCase, { cards = [] }: Pick<Ruling, 'cards'>): readonly CardShown[] =>
  cards.map((card) => {
    const figure = value.figures?.find(({ id }) => id === card.figure)
    const text = figure && textsOf(figure).find(({ id }) => id === card.id)
    return { line: rulingTexts.cards.line(figure?.name ?? card.figure, card.name, dayWords(card.accepted)), text: text?.text ?? '' }
  })
