/** Starting areas as they lie on the table, and as they are when they have grown. */
import type { NoBoardAsk } from '../../../shared/cases/questions/noBoard.ts'
import type { CaseMap, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import { boxOf, type AreaBox } from '../../../shared/tournament/startingAreas.ts'

export type AreaAsk = Extract<NoBoardAsk, { readonly kind: 'starting-area' }>

/** The question about the map of the table and the figures of its sides; null: the map has no starting area. */
export function areasOfTable({ map, figures = [] }: Pick<ClixCase, 'map' | 'figures'>): AreaAsk | null {
  const areas = Object.entries(map?.starting ?? {}).filter(([, squares]) => squares.length > 0)
  if (!map || areas.length === 0) return null
  const taken = (side: string): number =>
    figures.reduce((sum, figure, index) => sum + (sideAt(figure, index) === side ? (figure.squares?.length ?? 1) : 0), 0)
  return {
    kind: 'starting-area',
    size: [map.size[0], map.size[1]],
    areas: Object.fromEntries(areas.map(([side, squares]) => [side, plain(boxOf(squares))])),
    needs: Object.fromEntries(areas.map(([side]) => [side, taken(side)]))
  }
}

const plain = ({ left, top, columns, rows }: AreaBox): AreaAsk['areas'][string] => ({ left, top, columns, rows })

function squaresOf({ left, top, columns, rows }: AreaBox): SquareXY[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns
    return [left + x, top + (index - x) / columns] as const
  })
}

/** The map with these starting areas. */
export const withAreas = (map: CaseMap, areas: Readonly<Record<string, AreaBox>>): CaseMap => ({
  ...map,
  starting: { ...map.starting, ...Object.fromEntries(Object.entries(areas).map(([side, box]) => [side, squaresOf(box)])) }
})
