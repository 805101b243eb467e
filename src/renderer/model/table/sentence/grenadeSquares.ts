/** What a thrown grenade leaves to its player: the squares of its markers, the terrain that it destroys (ABL-GRN). */
import type { CaseTarget, Choices, ClixCase, SquareXY } from '../../../../shared/contract/case.ts'
import { isOnMap, kindsAt, sameSquare } from '../../../../shared/contract/caseSquares.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { clausesOf } from '../figures/powerNames.ts'
import { terrainTargetName } from '../position/terrainTarget.ts'

type Destroyed = NonNullable<Choices['destroy']>[number]

/** One thing that may be chosen. */
export interface GrenadeChoice<T> {
  readonly id: string
  readonly label: string
  readonly value: T
}

const STEPS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].filter((dx) => dx !== 0 || dy !== 0).map((dx) => [dx, dy] as const))

/** The squares next to this one. */
const around = ({ map }: ClixCase, [x, y]: SquareXY): readonly SquareXY[] =>
  STEPS.map(([dx, dy]): SquareXY => [x + dx, y + dy]).filter((square) => map !== undefined && isOnMap(map, square))

function leavesOf(value: ClixCase, powers: readonly string[] | undefined): { readonly markers: number; readonly destroys: number } {
  const left = (powers ?? []).flatMap((id) =>
    clausesOf(value, id).flatMap((clause) => (clause.phase === 'attack' && clause.does === 'blast' && clause.leaves ? [clause.leaves] : []))
  )
  return {
    markers: Math.max(0, ...left.map(({ markers = 0 }) => markers)),
    destroys: Math.max(0, ...left.map(({ destroys = 0 }) => destroys))
  }
}

const squareOf = (to: CaseTarget | readonly string[] | undefined): SquareXY | null =>
  typeof to === 'object' && 'square' in to ? to.square : null

/** Squares for its other markers, and terrain that may fall; none where the attack throws no such grenade at a square. */
export function grenadeChoices(
  value: ClixCase,
  to: CaseTarget | readonly string[] | undefined,
  powers: readonly string[] | undefined
): { readonly squares: readonly GrenadeChoice<SquareXY>[]; readonly destroy: readonly GrenadeChoice<Destroyed>[]; readonly most: number } {
  const at = squareOf(to)
  const { markers, destroys } = leavesOf(value, powers)
  if (!at || !value.map) return { squares: [], destroy: [], most: 0 }
  const { map } = value
  const near = around(value, at)
  const blocking = near.filter((square) => kindsAt(map, square).includes('blocking')).map((square): Destroyed => ({ square }))
  const walls = (map.walls ?? []).filter((wall) => wall.some((square) => sameSquare(square, at))).map((wall): Destroyed => ({ wall }))
  const named = (one: Destroyed): GrenadeChoice<Destroyed> => ({
    id: JSON.stringify(one),
    label: terrainTargetName(value, one),
    value: one
  })
  return {
    squares: markers > 1 ? near.map((square) => ({ id: formatSquareName(square), label: formatSquareName(square), value: square })) : [],
    destroy: destroys > 0 ? [...blocking, ...walls].map(named) : [],
    most: destroys
  }
}

/** The choices with these squares, or with this terrain destroyed; null: nothing is chosen any more. */
export function withGrenadeChoice(
  choices: Choices | undefined,
  change: { readonly squares?: readonly SquareXY[]; readonly destroy?: readonly Destroyed[] }
): Choices | undefined {
  const all = Object.entries({ ...choices, ...change }).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return all.length > 0 ? Object.fromEntries(all) : undefined
}
