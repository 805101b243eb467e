/** What a move does to the ground on its way, and the ground to who moves (IMT-06, MAP-13, MAP-28). */
import { withoutWall } from '../../../position/changes.ts'
import { xyOf, type Square } from '../../../grid/grid.ts'
import type { Destroyed } from '../../movement/destroying.ts'
import type { Oracle } from '../../oracle/oracle.ts'
import { contributes } from '../../situation/reasons.ts'
import { isMeant, type FigureState } from '../../situation/situation.ts'
import { actOn } from '../../tokens/terrainActs.ts'
import { mustPass } from './gateway.ts'
import type { Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

/** Terrain that gives way where the figure breaks through it (IMT-06). */
export function breakThrough(play: Play, { squares, walls }: Destroyed): void {
  if (squares.length + walls.length === 0) return
  let { position } = play.situation
  for (const [a, b] of walls) position = withoutWall(position, a, b)
  const { grid } = position
  play.situation = { ...play.situation, position }
  play.setObjects([...position.objects, ...squares.map((square) => play.debrisOf(square, `debris-${xyOf(grid, square).join('-')}`))])
}

/** Notes the special terrain that the figure has moved into, for the end of this action and of those around it (MAP-13). */
export function noteEntered(play: Play, doing: Doing, id: string, path: readonly Square[]): void {
  const { special } = play.situation.position
  if (special.size === 0) return
  const rules = [...path, ...play.state(id).squares].flatMap((square) => special.get(square) ?? [])
  for (let at: Doing | null = doing; at !== null; at = at.outer) at.entered.set(id, new Set([...(at.entered.get(id) ?? []), ...rules]))
}

/** What befalls whoever enters ground, as soon as it has moved there: on the way, and where its move ends (MAP-28). */
export function enterTerrain(play: Play, before: FigureState, from: Square, path: readonly Square[], oracle: Oracle): void {
  const { special } = play.situation.position
  const way = [from, ...path]
  for (const [at, square] of way.entries()) {
    if (at === 0) continue
    for (const rule of special.get(square) ?? []) {
      if (special.get(way[at - 1]!)?.includes(rule)) continue
      for (const clause of rule.clauses) {
        const figure = play.state(before.id)
        if (figure.ko || !isMeant(play.situation, figure, 'only' in clause ? clause.only : undefined)) continue
        if (clause.phase === 'turn' && clause.when === 'enters') actOn(play, figure, rule.id, clause, oracle)
        if (clause.phase === 'passage' && clause.by === 'enters') {
          if (at === way.length - 1) mustPass(play, figure, rule, clause)
          else
            play.leaveOpen(
              figure.id,
              contributes(clause.rule, 'passage.on-the-way', {
                by: rule.id,
                at: [xyOf(play.situation.position.grid, square)],
                facts: { figure: figure.id }
              })
            )
        }
      }
    }
  }
}
