/** Defeated figures as they are typed in, and as they stand on the table. */
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/noBoard.ts'
import { forceEntryOf, tidy } from './force.ts'
import { isKo } from '../table/figures/dialPlace.ts'

export type VictoryAsk = Extract<NoBoardAsk, { readonly kind: 'victory-points' }>
export type VictoryEntry = VictoryAsk['figures'][number]

/** A figure of the list without the fields that say nothing. */
export const tidyScored = (figure: VictoryEntry): VictoryEntry => tidy<VictoryEntry>(figure)

/** One more figure, with an id that none has. */
export function newFigure({ figures }: VictoryAsk, name: string): VictoryEntry {
  const taken = new Set(figures.map(({ id }) => id))
  let n = figures.length + 1
  while (taken.has(`figure-${n}`)) n += 1
  return { id: `figure-${n}`, name, points: 100 }
}

/** The list without a figure: nothing names it any more. */
export function withoutFigure({ figures, defeated, captured, controlled }: VictoryAsk, id: string): Partial<VictoryAsk> {
  const others = (ids: readonly string[] | undefined): string[] | undefined => {
    const left = ids?.filter((one) => one !== id)
    return left && left.length > 0 ? left : undefined
  }
  return {
    figures: figures.filter((figure) => figure.id !== id).map((figure) => tidyScored({ ...figure, replacedBy: others(figure.replacedBy) })),
    defeated: others(defeated) ?? [],
    captured: others(captured),
    controlled: others(controlled)
  }
}

/** The figures of a side with what they cost and by whom they were replaced; those whose dial shows KO are the defeated ones. */
export function withTableFigures({ figures = [] }: Pick<ClixCase, 'figures'>, side: string): Partial<VictoryAsk> {
  const own = figures.filter((figure, index) => sideAt(figure, index) === side)
  const ofThem = (ids: readonly string[]): string[] => ids.filter((id) => own.some((figure) => figure.id === id))
  return {
    figures: own.map((figure) =>
      tidyScored({ ...forceEntryOf(figure), ...(figure.replacedBy && { replacedBy: ofThem(figure.replacedBy) }) })
    ),
    defeated: own.filter(isKo).map(({ id }) => id),
    captured: undefined,
    controlled: undefined
  }
}
