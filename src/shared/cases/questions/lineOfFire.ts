/** `line-of-fire`: from one figure or square to another. */
import * as v from 'valibot'
import type { LineOfFireAsk, SquareXY } from '../../contract/case.ts'
import type { Blocker, LineOfFireRuling } from '../../contract/ruling.ts'
import { figureEnd, squareEnd, type LineEnd } from '../../engine/lineOfFire/bestLine.ts'
import { ruleOnLine } from '../../engine/lineOfFire/ruleOnLine.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import { squareAt } from '../../grid/grid.ts'
import { end, id } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { square, squares } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import type { TableQuestion } from '../common/questionKind.ts'

function endOf(situation: Situation, place: LineOfFireAsk['from']): LineEnd {
  return typeof place === 'string'
    ? figureEnd(figureOf(situation, place))
    : squareEnd(situation, squareAt(situation.position.grid, place[0], place[1]))
}

/** Who is meant by an end: a figure, or whoever stands in the square. */
function idsAt(situation: Situation, place: string | SquareXY): readonly string[] {
  if (typeof place === 'string') return [place]
  const index = situation.occupant[squareAt(situation.position.grid, place[0], place[1])]!
  return index < 0 ? [] : [situation.states[index]!.id]
}

const blocker = ({ kind, at, figure }: Blocker): string => `${figure ?? kind} ${squares(at)}`

export const lineOfFire: TableQuestion<LineOfFireAsk, LineOfFireRuling> = {
  about: 'table',
  kind: 'line-of-fire',
  schema: v.looseObject(fieldsOf<LineOfFireAsk>()({ kind: v.literal('line-of-fire'), from: end, to: end, for: v.optional(id) })),
  check(ask, checks) {
    checks.end(ask.from, '/ask/from')
    checks.end(ask.to, '/ask/to')
  },
  figures: (ask, situation) => [...idsAt(situation, ask.from), ...idsAt(situation, ask.to)],
  topics: ['line-of-fire'],
  answer(situation, ask) {
    const { because, verdict, ...facts } = ruleOnLine(situation, endOf(situation, ask.from), endOf(situation, ask.to), ask.for ?? 'attack')
    return { own: { kind: 'line-of-fire', verdict, ...facts }, because }
  },
  outcome: (ruling) => outcome(ruling.verdict, ruling.defenseModifier),
  outcomeWords: (ruling) => (ruling.defenseModifier === 0 ? [] : [`defense +${ruling.defenseModifier}`]),
  lines: (ruling) => [
    `From ${square(ruling.between[0])} to ${square(ruling.between[1])}, distance ${ruling.distance}`,
    ...(ruling.blockedBy.length === 0 ? [] : [`Blocked by ${ruling.blockedBy.map(blocker).join('; ')}`]),
    ...(ruling.hinderedBy.length === 0 ? [] : [`Hindered by ${squares(ruling.hinderedBy)}`]),
    ...(ruling.defenseModifier === 0 ? [] : [`Defense +${ruling.defenseModifier} against a ranged attack`])
  ],
  searched: true,
  squaresNamed: (ask) => [ask.from, ask.to].filter((place) => typeof place !== 'string')
}
