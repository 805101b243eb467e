import type { PreparationAsk } from '../../../../shared/contract/case.ts'
import type { PreparationRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfPlan } from '../../../../shared/scene/scenePlan.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Role } from '../entry/askKind.ts'
import { chanceText } from '../entry/facts.ts'
import { planWords } from '../entry/plan.ts'
import { planSteps } from '../entry/walks.ts'

/** Whose turn it is about. */
const preparedIn = ({ from }: PreparationAsk): readonly string[] => (typeof from === 'string' ? [from] : from)

/** The question about these figures: of one alone where there is but one. */
const preparedBy = (ids: readonly string[]): PreparationAsk => ({ kind: 'preparation', from: ids.length > 1 ? ids : (ids[0] ?? '') })

export const preparation: AskEntry<PreparationAsk, PreparationRuling> = {
  kind: 'preparation',
  ends: 'from',
  parts: (ask) => ({ from: preparedIn(ask)[0] ?? '', to: '' }),
  withParts: (ask, { from }) => preparedBy([nameOr(from), ...preparedIn(ask).slice(1)].filter((id, at, all) => all.indexOf(id) === at)),
  together: (ask) => preparedIn(ask).slice(1),
  withTogether: (ask, ids) => preparedBy([...preparedIn(ask).slice(0, 1), ...ids.slice(0, 5)]),
  withoutFigure: (ask, id) => preparedBy(preparedIn(ask).filter((other) => other !== id)),
  renamed: (ask, id, name) => preparedBy(preparedIn(ask).map((other) => (other === id ? name : other))),
  start: ({ from }) => ({ kind: 'preparation', from }),
  title: (ask, { from }, names) => titleOf(ask, from, (id) => names.end(id)),
  sentence(ask, ruling, { from }, names) {
    const [best] = ruling.plans
    const t = rulingTexts.sentence
    const others = preparedIn(ask).slice(1)
    if (others.length === 0) return best ? t.plan(from, planWords(names, best).join(', '), chanceText(best.hit)) : t.noPlan(from)
    const who = t.list([from, ...others.map((id) => names.end(id))])
    return best ? t.planOfSeveral(who, planWords(names, best).join('; '), chanceText(best.hit)) : t.noPlanOfSeveral(who)
  },
  facts: () => [],
  look: (ruling, plain) =>
    ruling.verdict === 'none'
      ? { word: texts.noTargets, shape: 'cross', tone: 'blocked' }
      : { ...plain, word: ruling.plans[0] ? `${Math.round(ruling.plans[0].hit.percent)} %` : texts.plans(0) },
  marks: (value, ask, ruling, plan) => marksOfPlan(value, preparedIn(ask), ruling, plan),
  roles: (ask, ruling, plan) => [
    ...(ruling?.plans[plan]?.targets ?? []).map((id): [string, Role] => [id, 'target']),
    ...preparedIn(ask).map((id): [string, Role] => [id, 'attacker'])
  ],
  walk(value, ask, ruling, plan, names) {
    const chosen = ruling.plans[plan] ?? ruling.plans[0]
    const [first] = preparedIn(ask)
    return chosen && first !== undefined ? { of: chosen, figure: first, steps: planSteps(value, names, first, chosen) } : null
  }
}

const allOf = (ask: PreparationAsk, first: string, nameOf: (id: string) => string): string =>
  [first, ...preparedIn(ask).slice(1).map(nameOf)].join(', ')

const titleOf = (ask: PreparationAsk, first: string, nameOf: (id: string) => string): string =>
  preparedIn(ask).length > 1 ? texts.titles.preparedTurn(allOf(ask, first, nameOf)) : texts.titles.preparation(first)
