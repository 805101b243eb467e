/** How far squares are counted: not past a force field, nor past a corner of the grid that one touches (MAP-07). */
import { edgeBetween, type Square } from '../../grid/grid.ts'
import { lineSteps, STEP_COLUMN, STEP_CORNER } from '../../grid/lineSteps.ts'
import { BARRIER, type Position } from '../../position/position.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { fieldReaches, type LineGround, type LineQuestion } from './walk/causes.ts'

const known = new WeakMap<Position, boolean>()

/** Are there force fields past which nothing is counted? Where the map says what stands on its lines, by what that says. */
export function stopsCounting(position: Position): boolean {
  const before = known.get(position)
  if (before !== undefined) return before
  const named = mapClauses(position, 'edge')
  const found =
    (named.length === 0 || named.some(({ clause }) => clause.blocks.includes('counting'))) &&
    position.edges.some((flags) => (flags & BARRIER) !== 0)
  known.set(position, found)
  return found
}

/**
 * The two squares between which the line passes exactly through a corner that a force field touches: the field borders that diagonal,
 * whether it goes on or ends there. null: there is none. What crosses a field is a blocked line anyhow.
 */
export function uncountedBeyond(ground: LineGround, line: LineQuestion): readonly [Square, Square] | null {
  const { grid, edges, level } = ground.position
  const { columns } = grid
  const dx = (line.to % columns) - (line.from % columns)
  const dy = Math.floor(line.to / columns) - Math.floor(line.from / columns)
  const stepX = Math.sign(dx)
  const stepY = Math.sign(dy) * columns
  const low = Math.min(line.fromLevel, line.toLevel)
  const isField = (a: Square, b: Square): boolean =>
    (edges[edgeBetween(grid, a, b)]! & BARRIER) !== 0 && fieldReaches(ground, line, level[a]!, level[b]!, low)
  let at = line.from
  for (const step of lineSteps(Math.abs(dx), Math.abs(dy))) {
    const next = at + (step === STEP_CORNER ? stepX + stepY : step === STEP_COLUMN ? stepX : stepY)
    if (step === STEP_CORNER)
      for (const flank of [at + stepX, at + stepY]) if (isField(at, flank) || isField(flank, next)) return [at, next]
    at = next
  }
  return null
}
