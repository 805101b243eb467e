/** Reasons as data: which rule, how much it weighed, where, through whom. The sentence is made in explain/. */
import { xyOf, type Grid, type Square } from '../../grid/grid.ts'
import type { Facts, Reason, Weight } from '../../contract/ruling.ts'

export interface ReasonPlace {
  readonly at?: readonly (readonly [number, number])[]
  readonly by?: string | null
  readonly facts?: Facts
}

export function reason(rule: string, weight: Weight, say: string, place: ReasonPlace = {}): Reason {
  return { rule, weight, at: place.at ?? [], by: place.by ?? null, say, facts: place.facts ?? {} }
}

export const decides = (rule: string, say: string, place?: ReasonPlace): Reason => reason(rule, 'decides', say, place)
export const contributes = (rule: string, say: string, place?: ReasonPlace): Reason => reason(rule, 'contributes', say, place)
export const considered = (rule: string, say: string, place?: ReasonPlace): Reason => reason(rule, 'considered', say, place)
export const overridden = (rule: string, say: string, place?: ReasonPlace): Reason => reason(rule, 'overridden', say, place)

export const squaresOf = (grid: Grid, squares: readonly Square[]): (readonly [number, number])[] =>
  squares.map((square) => xyOf(grid, square))

/** Reasons of a part, inside a whole that something else decides. */
export const quiet = (because: readonly Reason[]): Reason[] =>
  because.map((one) => (one.weight === 'decides' ? { ...one, weight: 'contributes' as const } : one))

/** The reason that decides a finding: the first that does, else the first of all (a finding always has one). */
export const firstReason = (because: readonly Reason[]): Reason => because.find(({ weight }) => weight === 'decides') ?? because[0]!
