/** `winner`: who has won, when time is called, everybody else is out or mission points end the game; and what is recorded for it. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, oneOf, whole } from '../../base/validate.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { contributes, decides } from '../../engine/situation/reasons.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import { AGES } from '../../tournament/force/list.ts'
import { missionValue, recordedScores, winnerOfGame, type GameTold } from '../../tournament/victory.ts'
import { buildTotal, id } from '../common/fields.ts'
import { secondOf, strangePlayer } from '../common/idsNamed.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

const player = v.looseObject({
  id,
  victoryPoints: whole(0, 1000000),
  figuresLeft: whole(0, 10000),
  missionPoints: v.optional(whole(0, 9999))
})

const schema = v.looseObject({
  kind: v.literal('winner'),
  time: v.optional(oneOf(['called', 'open'])),
  buildTotal: v.optional(buildTotal),
  /** The player whose turn it is. */
  active: v.optional(id),
  age: v.optional(oneOf(AGES)),
  players: v.pipe(listOf(player, 100), v.minLength(1, expects('expected.some-player', {})))
})
type Ask = v.InferOutput<typeof schema>

/** Fields that are not used by an edition that records whole scores and has no mission points. */
const unused = ({ players, ...ask }: Ask): readonly NotConsidered[] => {
  const told = (field: string, path: string): NotConsidered =>
    leftOutFrom(besideSentences, { kind: 'field', id: field, path }, 'winner-unused', { id: field })
  return [
    ...(['buildTotal', 'active', 'age'] as const).flatMap((field) => (ask[field] === undefined ? [] : [told(field, `/ask/${field}`)])),
    ...players.flatMap(({ missionPoints }, index) =>
      missionPoints === undefined ? [] : [told('missionPoints', `/ask/players/${index}/missionPoints`)]
    )
  ]
}

export const winner = noBoardQuestion({
  kind: 'winner',
  schema,
  unfit: ({ players, active }) =>
    secondOf(players, '/ask/players') ??
    (active === undefined
      ? null
      : strangePlayer(
          [[active, '/ask/active']],
          players.map((one) => one.id)
        )),
  answer({ params: { score } }, ask) {
    const told: GameTold = { timeCalled: ask.time === 'called', active: ask.active, age: ask.age, mission: score.mission }
    const found = winnerOfGame(ask.players, told)
    const recorded = score.atMostTotal ? recordedScores(ask.players, found, told, ask.buildTotal ?? null) : null
    const { say, verdict } = found
    const points = ask.players.reduce((sum, one) => sum + missionValue(one.missionPoints, ask.age, score.mission), 0)
    const aside: Reason[] = [
      ...(points > 0 ? [decides('TRN-02', 'event.mission-silver', { facts: { points } })] : []),
      ...(recorded && ask.buildTotal !== undefined ? [contributes('TRN-02', 'event.recorded', { facts: { most: ask.buildTotal } })] : [])
    ]
    return {
      own: { kind: ask.kind, verdict, winner: found.winner, ...(recorded && { recorded }) },
      because: [decides(say === 'event.goes-on' ? 'TRN-01' : 'TRN-02', say, { facts: { winner: found.winner } }), ...aside]
    }
  },
  leftOut: (ask, { params: { score } }) => (score.atMostTotal || score.mission !== null ? [] : unused(ask)),
  lines: ({ winner: won, recorded }) => [
    ...(won === null ? [] : [won]),
    ...Object.entries(recorded ?? {}).map(([name, points]) => `${name}: ${points} recorded`)
  ]
})
