/** `line-of-fire`: from one figure or square to another. */
import { squareAt } from '../../grid/grid.ts'
import { figureEnd, squareEnd, type LineEnd } from '../../engine/lineOfFire/bestLine.ts'
import { ruleOnLine } from '../../engine/lineOfFire/ruleOnLine.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import type { LineOfFireAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

function endOf(situation: Situation, place: LineOfFireAsk['from']): LineEnd {
  return typeof place === 'string'
    ? figureEnd(figureOf(situation, place))
    : squareEnd(situation, squareAt(situation.position.grid, place[0], place[1]))
}

export function answerLineOfFire(situation: Situation, ask: LineOfFireAsk): Bare {
  return { kind: 'line-of-fire', ...ruleOnLine(situation, endOf(situation, ask.from), endOf(situation, ask.to), ask.for ?? 'attack') }
}
