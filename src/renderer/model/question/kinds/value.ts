import type { ValueAsk } from '../../../../shared/contract/case.ts'
import type { ValueRuling } from '../../../../shared/contract/ruling.ts'
import { aims } from '../../../../shared/scene/sceneAims.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry } from '../entry/askKind.ts'
import { stepFacts } from '../entry/facts.ts'

export const valueEntry: AskEntry<ValueAsk, ValueRuling> = {
  kind: 'value',
  ends: 'both',
  fromOptional: true,
  toFirst: true,
  parts: (ask) => ({ from: ask.against?.from ?? '', to: ask.figure }),
  withParts: (ask, { from, to }) => ({
    ...ask,
    figure: nameOr(to),
    against: nameOr(from) ? { attack: 'ranged', ...ask.against, from: nameOr(from) } : undefined
  }),
  start: ({ from, to }) => ({ kind: 'value', figure: to, value: 'defense', against: from ? { from, attack: 'ranged' } : undefined }),
  hasChoices: true,
  title: (ask, { to }) => texts.titles.value(to, texts.values[ask.value]),
  sentence: (ask, ruling, { to }) => rulingTexts.sentence.value(to, texts.values[ask.value], ruling.value),
  facts: (_, ruling, names) => stepFacts(ruling.steps, names),
  look: (ruling, plain) => ({ ...plain, word: String(ruling.value) }),
  marks: (value, ask) => (ask.against ? aims(value, ask.against.from, [ask.figure], null) : []),
  roles: (ask) => [
    [ask.against?.from, 'attacker'],
    [ask.figure, 'target']
  ]
}
