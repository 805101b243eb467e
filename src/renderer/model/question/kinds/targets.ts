import type { TargetsAsk } from '../../../../shared/contract/case.ts'
import type { TargetsRuling } from '../../../../shared/contract/ruling.ts'
import { aims } from '../../../../shared/scene/sceneAims.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Role } from '../entry/askKind.ts'
import { meansWord } from '../entry/askWords.ts'
import { listed } from '../entry/facts.ts'

export const targets: AskEntry<TargetsAsk, TargetsRuling> = {
  kind: 'targets',
  ends: 'from',
  parts: ({ from }) => ({ from, to: '' }),
  withParts: (ask, { from }) => ({ ...ask, from: nameOr(from) }),
  start: ({ from }) => ({ kind: 'targets', from, with: 'ranged-attack' }),
  words: (ask, on) => [meansWord(ask, on)],
  title: (ask, { from }, names) => texts.titles.targets(from, names.means(ask.with)),
  sentence(ask, ruling, { from }, names) {
    const t = rulingTexts.sentence
    return ruling.legal.length
      ? t.mayTarget(from, listed(names, ruling.legal), names.means(ask.with))
      : t.noTarget(from, names.means(ask.with))
  },
  facts(_, ruling, names) {
    const t = texts.facts
    return [
      { label: t.legal, value: ruling.legal.map((id) => names.end(id)).join(', ') || t.nobody, strong: true },
      ...ruling.illegal.map(({ figure, rule }) => ({ label: t.ofFigure(t.illegal, names.end(figure)), value: rule }))
    ]
  },
  look: (ruling, plain) =>
    ruling.verdict === 'none'
      ? { word: texts.noTargets, shape: 'cross', tone: 'blocked' }
      : { ...plain, word: texts.verdictTargets(ruling.legal.length) },
  outcome: (ruling, word, names) => [word, ruling.legal.map((id) => names.end(id)).join(', ')].filter(Boolean).join(': '),
  marks: (value, ask, ruling) => aims(value, ask.from, ruling.legal, null),
  roles: (ask, ruling) => [...(ruling?.legal ?? []).map((id): [string, Role] => [id, 'target']), [ask.from, 'attacker']]
}
