import type { CanTargetAsk } from '../../../../shared/contract/case.ts'
import type { CanTargetRuling } from '../../../../shared/contract/ruling.ts'
import { aims, targetMarks } from '../../../../shared/scene/sceneAims.ts'
import { marksOfLine } from '../../../../shared/scene/sceneLine.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { isName, nameOr, type AskEntry } from '../entry/askKind.ts'
import { meansWord } from '../entry/askWords.ts'
import { refusedLook } from '../entry/looks.ts'

export const canTarget: AskEntry<CanTargetAsk, CanTargetRuling> = {
  kind: 'can-target',
  ends: 'both',
  command: 'target',
  parts: ({ from, to }) => ({ from, to: isName(to) ? to : '' }),
  withParts: (ask, { from, to }) => ({ ...ask, from: nameOr(from), to: nameOr(to) }),
  start: ({ from, target }) => ({ kind: 'can-target', from, to: target, with: 'ranged-attack' }),
  missing: (ask) => (isName(ask.to) ? undefined : null),
  terrain: ({ to }) => (isName(to) ? null : to),
  aimedAt: (ask, target) => ({ ...ask, to: target }),
  withoutObject: (ask, id) => (!isName(ask.to) && 'object' in ask.to && ask.to.object === id ? { ...ask, to: '' } : ask),
  mirrors: (ask) => isName(ask.to),
  words: (ask, on) => [meansWord(ask, on)],
  title: (ask, { from, to }, names) => texts.titles.canTarget(from, to, names.means(ask.with)),
  sentence(ask, ruling, { from, to }, names) {
    const t = rulingTexts.sentence
    return ruling.verdict === 'legal' ? t.mayTarget(from, to, names.means(ask.with)) : t.mayNotTarget(from, to, names.means(ask.with))
  },
  facts(_, ruling) {
    const t = texts.facts
    return [
      ...(ruling.distance === null ? [] : [{ label: t.distance, value: t.squares(ruling.distance), strong: true }]),
      ...(ruling.reach === null ? [] : [{ label: t.reach, value: t.squares(ruling.reach), strong: true }]),
      ...(ruling.lineOfFire === null ? [] : [{ label: t.lineOfFire, value: texts.verdicts[ruling.lineOfFire] ?? ruling.lineOfFire }]),
      { label: t.adjacent, value: ruling.adjacent ? t.yes : t.no }
    ]
  },
  look: refusedLook,
  verdicts: ['legal', 'illegal'],
  marks: (value, ask, ruling) => [
    ...targetMarks(value, [ask.to]),
    ...(ruling.line ? marksOfLine(ruling.line) : aims(value, ask.from, [ask.to], ruling.lineOfFire))
  ],
  roles: (ask) => [
    [ask.to, 'target'],
    [ask.from, 'attacker']
  ],
  line: ({ from, to }) => (isName(to) && from !== '' && to !== '' ? { from, to } : null),
  lineDrawn: (ruling) => ruling.line
}
