/** Blocking terrain along the line of a ranged attack that its symbol destroys as the attack resolves (IMT-06). */
import type { SquareXY } from '../../contract/case.ts'
import { squareAt } from '../../grid/grid.ts'
import { BLOCKING } from '../../position/position.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { factsOfLine } from '../lineOfFire/ruleOnLine.ts'
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { combatKind, type AttackInput } from './input.ts'

/** The squares that become debris, by y, then x; at a corner between two blocking squares both. Told in `because`. */
export function brokenThrough(input: AttackInput, situation: Situation, targets: readonly FigureState[], because: Reason[]): SquareXY[] {
  const found = clausesOf(input.attacker, 'line-of-fire').find(({ clause }) => clause.does === 'ignore' && clause.destroys)
  if (!found || combatKind(input.means) !== 'ranged') return []
  const { grid, sight } = situation.position
  const blocks = ([x, y]: SquareXY): boolean => (sight[squareAt(grid, x, y)]! & BLOCKING) !== 0
  const broken = new Map<string, SquareXY>()
  for (const target of targets) {
    const [from, to] = [figureEnd(input.attacker), figureEnd(target)]
    const drawn = drawLine(situation, from, to, 'attack')
    if (!drawn) continue
    const line = factsOfLine(situation, from, to, drawn, 'attack')
    const corners = line.corners.flatMap(({ flanks }) => (flanks.every(blocks) ? flanks : []))
    for (const square of [...line.crossed.filter(blocks), ...corners]) broken.set(square.join(), square)
  }
  const squares = [...broken.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])
  if (squares.length > 0)
    because.push(contributes(found.clause.rule, 'attack.breaks-through', { at: squares, by: found.effect.id, facts: { squares } }))
  return squares
}
