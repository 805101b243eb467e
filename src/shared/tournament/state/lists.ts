/** What is wrong with the team list of a player (TRN-04, TRN-08), as far as the list itself says. */
import { plainName } from '../../base/plainName.ts'
import type { EventState, PlayerState } from './state.ts'

export const LIST_PROBLEMS = ['empty', 'no-list', 'over-total', 'set-not-legal', 'two-primes', 'unique-twice', 'wrong-sum'] as const
export type ListProblem = (typeof LIST_PROBLEMS)[number]

export interface CheckedList {
  readonly player: string
  /** The sum of its figures; null without a list. */
  readonly total: number | null
  /** Whether it may be played: nothing is wrong, or a judge has said so. */
  readonly ok: boolean
  /** Sorted. */
  readonly problems: readonly ListProblem[]
}

export function checkList({ settings }: EventState, { id, list, listCheck }: PlayerState): CheckedList {
  if (list === null) return { player: id, total: null, ok: listCheck?.ok ?? false, problems: ['no-list'] }
  const { figures } = list
  const total = figures.reduce((sum, { points }) => sum + points, 0)
  const uniques = figures.filter(({ unique }) => unique).map(({ name }) => plainName(name))
  const found: Readonly<Record<ListProblem, boolean>> = {
    empty: figures.length === 0,
    'no-list': false,
    'over-total': total > settings.buildTotal,
    'set-not-legal': settings.sets !== null && figures.some(({ set }) => set === undefined || !settings.sets!.has(set)),
    'two-primes': figures.filter(({ prime }) => prime).length > 1,
    'unique-twice': new Set(uniques).size < uniques.length,
    'wrong-sum': list.total !== null && list.total !== total
  }
  const problems = LIST_PROBLEMS.filter((problem) => found[problem])
  return { player: id, total, ok: listCheck?.ok ?? problems.length === 0, problems }
}
