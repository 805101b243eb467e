/** `alter-ego`: may this character become that one? */
import * as v from 'valibot'
import { oneOf } from '../../base/validate.ts'
import { contributes, decides } from '../../engine/situation/reasons.ts'
import { closeNames, mayBecome } from '../../tournament/sameName.ts'
import { id, ids } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const alterEgo = noBoardQuestion({
  kind: 'alter-ego',
  schema: v.looseObject({
    kind: v.literal('alter-ego'),
    from: id,
    to: id,
    format: oneOf(['sealed', 'constructed']),
    opened: v.optional(ids)
  }),
  answer(_, ask) {
    if (ask.format === 'sealed' && !ask.opened)
      return {
        own: { kind: ask.kind, verdict: 'judge' },
        because: [decides('NAM-02', 'event.opened-unknown', { facts: { to: ask.to } })]
      }
    const legal = mayBecome(ask.to, ask.format, ask.opened ?? [])
    const close = closeNames(ask.to, ask.format === 'sealed' ? (ask.opened ?? []) : [])
    return {
      own: { kind: ask.kind, verdict: legal ? 'legal' : 'illegal' },
      because: [
        decides('NAM-02', legal ? 'event.may-become' : 'event.not-opened', { facts: { from: ask.from, to: ask.to } }),
        ...(close.length > 0 && !close.includes(ask.to)
          ? [contributes('NAM-01', legal ? 'event.same-name' : 'event.other-name', { facts: { to: ask.to, name: close[0]! } })]
          : [])
      ]
    }
  },
  lines: () => []
})
