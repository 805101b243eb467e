import type { OddsAsk } from '../../../../shared/contract/case.ts'
import type { OddsRuling } from '../../../../shared/contract/ruling.ts'
import { aims } from '../../../../shared/scene/sceneAims.ts'
import { marksOfLine } from '../../../../shared/scene/sceneLine.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry } from '../entry/askKind.ts'
import { chanceText, meanText, wholePercent } from '../entry/facts.ts'

export const odds: AskEntry<OddsAsk, OddsRuling> = {
  kind: 'odds',
  ends: 'both',
  command: 'odds',
  parts: ({ from, to }) => ({ from, to }),
  withParts: (ask, { from, to }) => ({
    ...ask,
    from: nameOr(from),
    to: nameOr(to),
    // The object to throw was chosen for the attacker.
    ...(ask.from === nameOr(from) ? {} : { object: undefined }),
    choices: undefined
  }),
  withoutObject: (ask, id) => (ask.object === id ? { ...ask, object: undefined } : ask),
  // The odds of the attack that was asked about.
  start: ({ from, to, ask }) => ({
    kind: 'odds',
    from,
    to,
    ...('targets' in ask ? { attack: ask.attack, action: ask.action, powers: ask.powers, object: ask.object } : {})
  }),
  title: (_, { from, to }) => texts.titles.odds(from, to),
  sentence: (_, ruling, { from, to }) => rulingTexts.sentence.odds(from, to, chanceText(ruling.hit)),
  // The numbers beside the chart of clicks.
  facts(_, ruling, names) {
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
              label: t.ofFigure(t.refuses, otherwise.figure === null ? t.nobody : names.end(otherwise.figure)),
              value: chanceText(otherwise.chance)
            }
          ]
        : [])
    ]
  },
  look: (ruling, plain) => ({ ...plain, shape: 'dice', word: `${wholePercent(ruling.hit.percent)} %` }),
  marks: (value, ask, ruling) => (ruling.line ? marksOfLine(ruling.line) : aims(value, ask.from, [ask.to], null)),
  roles: (ask) => [
    [ask.to, 'target'],
    [ask.from, 'attacker']
  ],
  line: ({ from, to }) => (from !== '' && to !== '' ? { from, to } : null),
  lineDrawn: (ruling) => ruling.line
}
