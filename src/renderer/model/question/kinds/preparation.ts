import type { PreparationAsk } from '../../../../shared/contract/case.ts'
import type { PreparationRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfPlan } from '../../../../shared/scene/scenePlan.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Role } from '../entry/askKind.ts'
import { chanceText } from '../entry/facts.ts'
import { stepWords } from '../entry/plan.ts'
import { planSteps } from '../entry/walks.ts'

export const preparation: AskEntry<PreparationAsk, PreparationRuling> = {
  kind: 'preparation',
  ends: 'from',
  parts: ({ from }) => ({ from, to: '' }),
  withParts: (ask, { from }) => ({ ...ask, from: nameOr(from) }),
  start: ({ from }) => ({ kind: 'preparation', from }),
  title: (_, { from }) => texts.titles.preparation(from),
  sentence(_, ruling, { from }, names) {
    const [best] = ruling.plans
    const t = rulingTexts.sentence
    return best ? t.plan(from, best.steps.map((step) => stepWords(names, step)).join(', '), chanceText(best.hit)) : t.noPlan(from)
  },
  facts: () => [],
  look: (ruling, plain) =>
    ruling.verdict === 'none'
      ? { word: texts.noTargets, shape: 'cross', tone: 'blocked' }
      : { ...plain, word: texts.plans(ruling.plans.length) },
  marks: (value, ask, ruling, plan) => marksOfPlan(value, ask.from, ruling, plan),
  roles: (ask, ruling, plan) => [
    ...(ruling?.plans[plan]?.targets ?? []).map((id): [string, Role] => [id, 'target']),
    [ask.from, 'attacker']
  ],
  walk(value, ask, ruling, plan, names) {
    const chosen = ruling.plans[plan] ?? ruling.plans[0]
    return chosen ? { of: chosen, figure: ask.from, steps: planSteps(value, names, ask.from, chosen) } : null
  }
}
