/** `can-target` and `targets`. */
import { findTarget, findTargets, knowsMeans } from '../../engine/targeting/ruleOnTarget.ts'
import { considered, decides } from '../../engine/situation/reasons.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import type { CanTargetAsk, TargetsAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

export function answerCanTarget(situation: Situation, ask: CanTargetAsk): Bare {
  const user = figureOf(situation, ask.from)
  const { legal, because, line, ...facts } = findTarget(situation, user, ask.to, ask.with, ask.during ?? null)
  // A power that nobody has described is for the judge, not a no.
  const known = knowsMeans(situation, user, ask.with) || !user.unknown.some(({ id }) => id === ask.with)
  if (!known) {
    return {
      kind: 'can-target',
      verdict: 'judge',
      ...facts,
      line: line ?? null,
      because: [decides('GEN-09', 'means.undescribed', { by: ask.with, facts: { user: user.id, effect: ask.with } })]
    }
  }
  return { kind: 'can-target', verdict: legal ? 'legal' : 'illegal', ...facts, line: line ?? null, because }
}

export function answerTargets(situation: Situation, ask: TargetsAsk): Bare {
  const { legal, illegal, because } = findTargets(situation, figureOf(situation, ask.from), ask.with, ask.during ?? null)
  return {
    kind: 'targets',
    verdict: legal.length > 0 ? 'some' : 'none',
    legal,
    illegal,
    because: because.length > 0 ? because : [{ ...considered('ATK-02', 'close.not-adjacent'), weight: 'decides', say: 'targets.nobody' }]
  }
}
