/** Reading what is written on a figure, an object or beside the table. */
import type { Carried, CaseFigure, ClixCase, OwnText } from './case.ts'

/** Everything that it may let be used, with or without a condition, each once. */
export const grantedBy = ({ grants = [] }: Pick<OwnText, 'grants'>): readonly string[] => [
  ...new Set(grants.map((grant) => (typeof grant === 'string' ? grant : grant.power)))
]

/** A text that may be given by its id alone. */
export const asText = (one: string | OwnText): OwnText => (typeof one === 'string' ? { id: one } : one)

/** What a figure carries in one of the lists. */
export const carriedIn = (figure: CaseFigure, list: Carried): readonly OwnText[] => (figure[list] ?? []).map(asText)

/** Everything that is written on a figure or carried by it. */
export const textsOf = (figure: CaseFigure): readonly OwnText[] => [
  ...(figure.specialPowers ?? []),
  ...(figure.traits ?? []),
  ...(['feats', 'resources', 'relics', 'equipment'] as const).flatMap((list) => carriedIn(figure, list)),
  ...(figure.held?.inHand === undefined ? [] : [asText(figure.held.inHand)])
]

/**
 * How a special power, a trait or what is carried is called, by its id; undefined: no figure has it, its name is not written, or it has another
 * one on another figure.
 */
export function nameOfText({ figures = [] }: Pick<ClixCase, 'figures'>, id: string): string | undefined {
  const names = new Set(figures.flatMap(textsOf).flatMap((text) => (text.id === id && text.name !== undefined ? [text.name] : [])))
  return names.size === 1 ? [...names][0] : undefined
}
