/** `winner`: who has won, when time is called or everybody else is out. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, oneOf, whole } from '../../base/validate.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { winnerOf } from '../../tournament/victory.ts'
import { id } from '../common/fields.ts'
import { secondOf } from '../common/idsNamed.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const winner = noBoardQuestion({
  kind: 'winner',
  schema: v.looseObject({
    kind: v.literal('winner'),
    time: v.optional(oneOf(['called', 'open'])),
    players: v.pipe(
      listOf(v.looseObject({ id, victoryPoints: whole(0, 1000000), figuresLeft: whole(0, 10000) }), 100),
      v.minLength(1, expects('expected.some-player', {}))
    )
  }),
  unfit: ({ players }) => secondOf(players, '/ask/players'),
  answer(_, ask) {
    const found = winnerOf(ask.players, ask.time === 'called')
    return {
      own: { kind: ask.kind, verdict: found.verdict, winner: found.winner },
      because: [decides(found.say === 'event.goes-on' ? 'TRN-01' : 'TRN-02', found.say, { facts: { winner: found.winner } })]
    }
  },
  lines: (own) => (own.winner === null ? [] : [own.winner])
})
