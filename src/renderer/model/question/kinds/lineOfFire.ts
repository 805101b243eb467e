import type { LineOfFireAsk } from '../../../../shared/contract/case.ts'
import type { LineOfFireRuling } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { marksOfLine } from '../../../../shared/scene/sceneLine.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry } from '../entry/askKind.ts'
import { outOfRangeLook } from '../entry/looks.ts'
import { shortOfRange } from '../entry/shortOfRange.ts'
import { signed, squareNames } from '../entry/facts.ts'

export const lineOfFire: AskEntry<LineOfFireAsk, LineOfFireRuling> = {
  kind: 'line-of-fire',
  ends: 'both',
  betweenSquares: true,
  command: 'line',
  parts: ({ from, to }) => ({ from, to }),
  withParts: (ask, { from, to }) => ({ ...ask, from, to }),
  start: ({ ends }) => ({ kind: 'line-of-fire', from: ends.from, to: ends.to }),
  mirrors: () => true,
  words: (ask, on) => [
    {
      label: texts.ask.lineForLabel,
      choices: on.lineFor(nameOr(ask.from), ask.for),
      value: ask.for ?? 'attack',
      chosen: (id) => ({ ...ask, for: id === 'attack' ? undefined : id })
    }
  ],
  title: (_, { from, to }) => texts.titles.line(from, to),
  sentence: (_, ruling, { from, to }) => rulingTexts.sentence.line[ruling.verdict](from, to),
  facts(_, ruling) {
    const t = texts.facts
    return [
      { label: t.distance, value: t.squares(ruling.distance), strong: true },
      // The headline of a blocked line is its verdict; of another one it may be that the range is too short.
      ...(ruling.verdict === 'blocked' ? [] : [{ label: t.lineOfFire, value: texts.verdicts[ruling.verdict] ?? ruling.verdict }]),
      { label: t.defenseModifier, value: signed(ruling.defenseModifier), strong: ruling.defenseModifier !== 0 },
      ...(ruling.crossed.length ? [{ label: t.crossed, value: squareNames(ruling.crossed) }] : []),
      ...(ruling.corners.length
        ? [{ label: t.corners, value: ruling.corners.map((corner) => corner.flanks.map(formatSquareName).join('/')).join('  ') }]
        : [])
    ]
  },
  // Without a range that reaches, a clear line answers nothing.
  look: (ruling, plain, value) => (ruling.verdict !== 'blocked' && shortOfRange(value, ruling) ? outOfRangeLook() : plain),
  verdicts: ['clear', 'hindered', 'blocked'],
  marks: (_, __, ruling) => marksOfLine(ruling),
  roles: (ask) => [
    [ask.to, 'target'],
    [ask.from, 'attacker']
  ]
}
