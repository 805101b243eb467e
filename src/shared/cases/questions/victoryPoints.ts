/** `victory-points`: what the opponent scores for the figures defeated. */
import * as v from 'valibot'
import { listOf, whole } from '../../base/validate.ts'
import { contributes, decides } from '../../engine/situation/reasons.ts'
import { victoryPoints as pointsFor } from '../../tournament/victory.ts'
import { id, ids } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

/** What a captive that is released brings besides at most, in victory points (ABL-CAP). */
const RELEASED_AT_MOST = 50

export const victoryPoints = noBoardQuestion({
  kind: 'victory-points',
  schema: v.looseObject({
    kind: v.literal('victory-points'),
    defeated: ids,
    /** Of those defeated, captives that were released: up to 50 points more for each (ABL-CAP). */
    captured: v.optional(ids),
    /** Of those defeated, whom a victim of Mind Control defeated, or who was one: their points go to who controlled it (ERR-04). */
    controlled: v.optional(ids),
    figures: listOf(v.looseObject({ id, points: whole(0, 100000), replacedBy: v.optional(ids) }), 1000)
  }),
  answer(_, ask) {
    const { figures, defeated, captured = [], controlled = [] } = ask
    const released = figures.filter(({ id: name }) => captured.includes(name) && defeated.includes(name))
    const more = released.reduce((sum, { points }) => sum + Math.min(RELEASED_AT_MOST, points), 0)
    const value = pointsFor(figures, defeated) + more
    const others = defeated.filter((name) => !controlled.includes(name))
    const toController = pointsFor(figures, defeated) - pointsFor(figures, others)
    const under = defeated.filter((name) => controlled.includes(name))
    return {
      own: { kind: ask.kind, verdict: 'value', value, ...(controlled.length > 0 ? { toController } : {}) },
      because: [
        decides('TRN-03', 'event.points', { facts: { value } }),
        ...released.map(({ id: figure, points }) =>
          contributes('ABL-CAP', 'event.released', { facts: { figure, points: Math.min(RELEASED_AT_MOST, points) } })
        ),
        ...(under.length > 0 ? [contributes('ERR-04', 'event.to-controller', { facts: { figures: under, points: toController } })] : [])
      ]
    }
  },
  lines: (own) => [String(own.value), ...(own.toController === undefined ? [] : [`${own.toController} to the controlling player`])]
})
