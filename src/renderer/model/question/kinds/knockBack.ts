import type { KnockBackAsk } from '../../../../shared/contract/case.ts'
import type { KnockBackRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfKnockBack } from '../../../../shared/scene/sceneKnockBack.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type AskParts, type Role } from '../entry/askKind.ts'
import { knockBackFacts, knockBackSentence } from '../entry/facts.ts'
import { endsOfKnockBack } from '../entry/outcomes.ts'
import { knockBackWalk } from '../entry/walks.ts'

function withParts(ask: KnockBackAsk, { from, to }: AskParts): KnockBackAsk {
  const [first, ...rest] = ask.hits
  return { ...ask, from: nameOr(from), hits: [{ damageTaken: 1, ...first, figure: nameOr(to) }, ...rest], choices: undefined }
}

export const knockBack: AskEntry<KnockBackAsk, KnockBackRuling> = {
  kind: 'knock-back',
  ends: 'both',
  fromOptional: true,
  command: 'knockBack',
  parts: (ask) => ({ from: ask.from ?? '', to: ask.hits[0]?.figure ?? '' }),
  withParts,
  start: ({ from, to }) => ({ kind: 'knock-back', from, hits: [{ figure: to, damageTaken: 2 }], dice: [4, 4] }),
  missing(ask) {
    if ((ask.from ?? '') === '' && !ask.origin) return 'attacker'
    return ask.hits.some((hit) => hit.figure === '') ? 'target' : undefined
  },
  withoutFigure(ask, id) {
    if (ask.hits.length < 2) return null
    const left = { ...ask, hits: ask.hits.filter((hit) => hit.figure !== id) }
    return ask.from === id ? withParts(left, { from: '', to: left.hits[0]?.figure ?? '' }) : left
  },
  hasChoices: true,
  mostNumbers: 1,
  withNumbers: (ask, first) => ({ ...ask, hits: ask.hits.map((hit, i) => (i === 0 ? { figure: hit.figure, damageTaken: first } : hit)) }),
  title: (_, { from, to }) => texts.titles.knockBack(from, to),
  // Where a player may choose, each way says its own end.
  sentence: (_, ruling, { to }, names) =>
    ruling.options?.length ? rulingTexts.sentence.knockBackOpen(to) : knockBackSentence(ruling, names),
  facts: (_, ruling, names) => knockBackFacts(ruling, names),
  look: (ruling, plain) => (ruling.verdict === 'none' ? { word: texts.noKnockBack, shape: 'still', tone: 'clear' } : plain),
  outcome: (ruling, word, names) => [word, ...endsOfKnockBack(ruling.results, names)].join(' · '),
  marks: (value, _, ruling) => marksOfKnockBack(value, ruling),
  roles: (ask) => [...ask.hits.map((hit): [string, Role] => [hit.figure, 'target']), [ask.from, 'attacker']],
  walk: (_, __, ruling, ___, names) => knockBackWalk(ruling, names, ruling.results, ruling.because)
}
