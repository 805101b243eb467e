/**
 * What is wrong with the team list of a player (TRN-04, TRN-08). A list is brought into the shape of a force and checked as one;
 * nothing else checks a force.
 */
import { withoutUndefined } from '../../base/fields.ts'
import { checkForce } from '../force/check.ts'
import type { ForceCode, ForceList, ForceOpen, ForcePoint, ForceRules } from '../force/list.ts'
import type { EventState, HandedList, PlayerState } from './state.ts'

export type ListProblem = ForceCode

export interface CheckedList {
  readonly player: string
  /** The sum of its figures; null without a list. */
  readonly total: number | null
  /** Whether it may be played: nothing is wrong, or a judge has said so. */
  readonly ok: boolean
  /** Sorted, each once. */
  readonly problems: readonly ListProblem[]
  /** What a judge has to settle, sorted, each once; left out where there is nothing. */
  readonly open?: readonly ForceOpen[]
}

/** Events are played by the rules since 2010; before 2012 nothing limits objects, and much is not said. */
const RULES: ForceRules = {
  alternateByKeyword: true,
  namedOnly: true,
  objectsLimited: false,
  conditions: null,
  featShare: null,
  featOnce: false,
  featByUse: false,
  alternateNeedsTheme: false,
  alternateForAll: false,
  uniqueBy: 'name',
  theme: null,
  rerolls: null,
  specialObjectsDiffer: false,
  resources: null,
  wildCardTeams: ['spider-man']
}

/** The list as a force of this event. */
export function listAsForce({ settings }: EventState, { total, ...list }: HandedList): ForceList {
  const { age, house, sets, play, buildTotal, on, lists } = settings
  return {
    ...withoutUndefined(list),
    buildTotal,
    play,
    ...(total === null ? {} : { total }),
    ...(sets === null ? {} : { sets: [...sets] }),
    ...(age === 'any' ? {} : { age }),
    ...(on === null ? {} : { on }),
    ...(lists.length === 0 ? {} : { lists }),
    ...(house && { banned: house.banned, errata: house.errata })
  }
}

const codesOf = <C extends string>(points: readonly ForcePoint<C>[]): readonly C[] => [...new Set(points.map(({ code }) => code))].sort()

/** A figure of which nobody has said the set is never taken for legal. */
const OF_UNKNOWN_SET: ForceOpen = 'set-unknown'

/** What is wrong with the list of a player. @param rules what differs between editions; left out: as since 2010 */
export function checkList(state: EventState, { id, list, listCheck }: PlayerState, rules: ForceRules = RULES): CheckedList {
  if (list === null) return { player: id, total: null, ok: listCheck?.ok ?? false, problems: ['no-list'] }
  const found = checkForce(listAsForce(state, list), rules)
  const noSet: readonly ForcePoint<ForceCode>[] = found.open.flatMap((point) =>
    point.code === OF_UNKNOWN_SET ? [{ ...point, code: 'set-not-legal' as const }] : []
  )
  const problems = codesOf([...found.problems, ...noSet])
  const open = codesOf(found.open.filter(({ code }) => code !== OF_UNKNOWN_SET))
  return {
    player: id,
    total: found.total,
    ok: listCheck?.ok ?? problems.length === 0,
    problems,
    ...(open.length > 0 ? { open } : {})
  }
}
