/** Odds as a person at the table reads them: each chance as a fraction and in percent. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { ChanceShown, MeanShown, OddsRuling } from '../../../shared/contract/ruling.ts'
import { texts } from '../../i18n/texts.ts'
import { endName } from '../question/title.ts'

export const chanceText = ({ fraction, percent }: ChanceShown): string => texts.facts.chance(fraction, percent)
export const meanText = ({ fraction, decimal }: MeanShown): string => texts.facts.mean(fraction, decimal)

interface OddsFact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** The numbers beside the chart of clicks. */
export function oddsFacts(value: ClixCase, ruling: OddsRuling): readonly OddsFact[] {
  const t = texts.facts
  const { needed, expected, ko, knockBack, attackerHurt, otherwise } = ruling
  return [
    ...(needed === null ? [] : [{ label: t.needed, value: t.orMore(needed), strong: true }]),
    { label: t.hitChance, value: chanceText(ruling.hit), strong: true },
    { label: t.doublesChance, value: chanceText(ruling.hitWithDoubles) },
    ...(expected ? [{ label: t.expected, value: meanText(expected), strong: true }] : []),
    ...(ko ? [{ label: t.ko, value: chanceText(ko), strong: true }] : []),
    ...(knockBack && knockBack.squares.length > 0
      ? [
          { label: t.kbChance, value: chanceText(knockBack.chance) },
          ...knockBack.squares.map((one) => ({ label: t.kbSquaresChance(one.squares), value: chanceText(one) })),
          { label: t.kbDamageChance, value: chanceText(knockBack.damage) }
        ]
      : []),
    ...(attackerHurt ? [{ label: t.attackerHurt, value: chanceText(attackerHurt) }] : []),
    ...(otherwise
      ? [
          {
            label: t.ofFigure(t.refuses, otherwise.figure === null ? t.nobody : endName(value, otherwise.figure)),
            value: chanceText(otherwise.chance)
          }
        ]
      : [])
  ]
}
