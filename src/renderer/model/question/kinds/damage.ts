import type { DamageAsk } from '../../../../shared/contract/case.ts'
import type { DamageRuling } from '../../../../shared/contract/ruling.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry } from '../entry/askKind.ts'
import { stepFacts } from '../entry/facts.ts'

export const damage: AskEntry<DamageAsk, DamageRuling> = {
  kind: 'damage',
  ends: 'to',
  fromOptional: true,
  parts: ({ to }) => ({ from: '', to }),
  // The damage is what the question is about; the dice are those of the figure.
  withParts: (ask, { to }) => ({ ...ask, to: nameOr(to), ...(to === ask.to ? {} : { rolls: undefined }), choices: undefined }),
  start: ({ to }) => ({ kind: 'damage', to, amount: 2, type: 'normal' }),
  rollers: (ask) => ({ attacker: null, targets: [ask.to], used: [] }),
  roll: (ask, _, power) => ask.rolls?.[power],
  withRoll: (ask, _, power, value) => ({ ...ask, rolls: { ...ask.rolls, [power]: value }, choices: undefined }),
  hasChoices: true,
  title: (ask, { to }) => texts.titles.damage(to, ask.amount),
  sentence: (_, ruling, { to }) =>
    ruling.options?.length ? rulingTexts.sentence.damageOpen(to) : rulingTexts.sentence.takes(to, ruling.taken),
  facts: (_, ruling, names) => stepFacts(ruling.steps, names),
  look: (ruling, plain) => ({ ...plain, word: texts.damageVerdict(ruling.taken) }),
  roles: (ask) => [[ask.to, 'target']]
}
