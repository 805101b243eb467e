/** `can-target`: may this figure, power or terrain be aimed at? */
import * as v from 'valibot'
import type { CanTargetAsk } from '../../contract/case.ts'
import type { CanTargetRuling } from '../../contract/ruling.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { figureOf } from '../../engine/situation/situation.ts'
import { findTarget, knowsMeans } from '../../engine/targeting/ruleOnTarget.ts'
import { id, target } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { outcome } from '../common/outcome.ts'
import { aimsAt, targetIds, targetObjects, type TableQuestion } from '../common/questionKind.ts'

/** What it is aimed with in each kind of combat. */
const MEANS = { close: 'close-attack', ranged: 'ranged-attack' } as const

export const canTarget: TableQuestion<CanTargetAsk, CanTargetRuling> = {
  about: 'table',
  kind: 'can-target',
  schema: v.looseObject(
    fieldsOf<CanTargetAsk>()({ kind: v.literal('can-target'), from: id, to: target, with: id, during: v.optional(id) })
  ),
  check(ask, checks) {
    checks.figure(ask.from, '/ask/from')
    checks.means(ask.from, ask.with)
    checks.target(ask.to, '/ask/to')
  },
  figures: (ask) => [ask.from, ...targetIds(ask.to)],
  topics: ['line-of-fire', 'attack'],
  answer(situation, ask) {
    const user = figureOf(situation, ask.from)
    const { legal, because, line, ...facts } = findTarget(situation, user, ask.to, ask.with, ask.during ?? null)
    const own = { ...facts, line: line ?? null }
    // A power that nobody has described is for the judge, not a no.
    const known = knowsMeans(situation, user, ask.with) || !user.unknown.some((power) => power.id === ask.with)
    if (!known) {
      return {
        own: { kind: 'can-target', verdict: 'judge', ...own },
        because: [decides('GEN-09', 'means.undescribed', { by: ask.with, facts: { user: user.id, effect: ask.with } })]
      }
    }
    return { own: { kind: 'can-target', verdict: legal ? 'legal' : 'illegal', ...own }, because }
  },
  outcome: (ruling) => outcome(ruling.verdict),
  lines: (ruling) => [
    [
      ruling.distance === null ? null : `distance ${ruling.distance}`,
      ruling.reach === null ? null : `reach ${ruling.reach}`,
      ruling.lineOfFire === null ? null : `line of fire ${ruling.lineOfFire}`,
      ruling.adjacent ? 'adjacent' : 'not adjacent'
    ]
      .filter((part) => part !== null)
      .join(', ')
  ],
  searched: true,
  values: (ask) => (ask.with === 'close-attack' ? [] : [[ask.from, 'range']]),
  aims: (ask) => aimsAt(ask.from, ask.to),
  objects: (ask) => targetObjects(ask.to),
  combat: (ask) => (ask.with === MEANS.close ? 'close' : ask.with === MEANS.ranged ? 'ranged' : null),
  withCombat: (ask, combat) => ({ ...ask, with: MEANS[combat] })
}
