import type { ValueAsk } from '../../../../shared/contract/case.ts'
import type { ValueRuling } from '../../../../shared/contract/ruling.ts'
import { aims } from '../../../../shared/scene/sceneAims.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type AskParts } from '../entry/askKind.ts'
import { combatWord } from '../entry/askWords.ts'
import { stepFacts } from '../entry/facts.ts'

const isValue = (id: string): id is ValueAsk['value'] => id in texts.values

/** Effects and a passenger belong to the figure. */
const withParts = (ask: ValueAsk, { from, to }: AskParts): ValueAsk => ({
  ...ask,
  ...(ask.figure === nameOr(to) ? {} : { effects: undefined, carrying: undefined, choices: undefined }),
  figure: nameOr(to),
  against: nameOr(from) ? { attack: 'ranged', ...ask.against, from: nameOr(from) } : undefined
})

export const valueEntry: AskEntry<ValueAsk, ValueRuling> = {
  kind: 'value',
  ends: 'both',
  fromOptional: true,
  toFirst: true,
  parts: (ask) => ({ from: ask.against?.from ?? '', to: ask.figure }),
  withParts,
  start: ({ from, to }) => ({ kind: 'value', figure: to, value: 'defense', against: from ? { from, attack: 'ranged' } : undefined }),
  hasChoices: true,
  words(ask, on) {
    const { against } = ask
    return [
      {
        label: texts.ask.value,
        choices: Object.entries(texts.values).map(([id, label]) => ({ id, label })),
        value: ask.value,
        chosen: (id) => (isValue(id) ? { ...ask, value: id } : ask)
      },
      {
        before: texts.ask.against,
        label: texts.ask.attacker,
        choices: [{ id: '', label: texts.ask.nobody }, ...on.figures()],
        value: against?.from ?? '',
        chosen: (id) => withParts(ask, { from: id, to: ask.figure })
      },
      ...(against ? [combatWord(against.attack, on, (attack) => ({ ...ask, against: { ...against, attack } }))] : [])
    ]
  },
  title: (ask, { to }) => texts.titles.value(to, texts.values[ask.value]),
  sentence: (ask, ruling, { to }) =>
    ruling.options?.length
      ? rulingTexts.sentence.valueOpen(to, texts.values[ask.value])
      : rulingTexts.sentence.value(to, texts.values[ask.value], ruling.value),
  facts: (_, ruling, names) => stepFacts(ruling.steps, names),
  look: (ruling, plain) => ({ ...plain, word: String(ruling.value) }),
  marks: (value, ask) => (ask.against ? aims(value, ask.against.from, [ask.figure], null) : []),
  roles: (ask) => [
    [ask.against?.from, 'attacker'],
    [ask.figure, 'target']
  ]
}
