/** `targets`: everybody whom this figure may aim at. */
import * as v from 'valibot'
import type { TargetsAsk } from '../../contract/case.ts'
import type { TargetsRuling } from '../../contract/ruling.ts'
import { considered } from '../../engine/situation/reasons.ts'
import { figureOf } from '../../engine/situation/situation.ts'
import { findTargets } from '../../engine/targeting/ruleOnTarget.ts'
import { id } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { list } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import { everybody, type Aim, type TableQuestion } from '../common/questionKind.ts'

export const targets: TableQuestion<TargetsAsk, TargetsRuling> = {
  about: 'table',
  kind: 'targets',
  schema: v.looseObject(fieldsOf<TargetsAsk>()({ kind: v.literal('targets'), from: id, with: id, during: v.optional(id) })),
  check(ask, checks) {
    checks.figure(ask.from, '/ask/from')
    checks.means(ask.from, ask.with)
  },
  figures: (_, situation) => everybody(situation),
  topics: ['line-of-fire', 'attack'],
  answer(situation, ask) {
    const { legal, illegal, because } = findTargets(situation, figureOf(situation, ask.from), ask.with, ask.during ?? null)
    return {
      own: { kind: 'targets', verdict: legal.length > 0 ? 'some' : 'none', legal, illegal },
      because: because.length > 0 ? because : [{ ...considered('ATK-02', 'close.not-adjacent'), weight: 'decides', say: 'targets.nobody' }]
    }
  },
  outcome: (ruling) => outcome(ruling.legal),
  outcomeWords: (ruling) => ruling.legal,
  lines: (ruling) => [`Legal: ${list(ruling.legal)}`, ...ruling.illegal.map(({ figure, rule }) => `Not ${figure} (${rule})`)],
  searched: true,
  values: (ask) => (ask.with === 'close-attack' ? [] : [[ask.from, 'range']]),
  aims: (ask, input) => (input.figures ?? []).filter(({ id: other }) => other !== ask.from).map(({ id: other }): Aim => [ask.from, other])
}
