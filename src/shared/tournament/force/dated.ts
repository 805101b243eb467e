/** Lists of an age with their dates (TRN-08): which sets count on the day of the event, what is banned, and of what a force may have one. */
import { isListed, nameOf, type DatedList, type ForceCode, type ForceList, type ForcePoint, type ForceRules } from './list.ts'
import { elementsOf, type Brought } from './parts.ts'

const DAY = 86_400_000

/** Days from one day to a later one, both as `2026-11-28`. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** The list of the age that is played, or undefined. */
export const listOfAge = ({ age, lists = [] }: ForceList): DatedList | undefined =>
  age === undefined ? undefined : lists.find((one) => one.age === age)

/** Why a set does not count on the day, or `null`. `day-unknown`: the set has a last day, and the day of the event is unknown. */
function against(set: string, list: ForceList, { newSetDays }: ForceRules): 'set-not-legal' | 'set-too-new' | 'day-unknown' | null {
  const { sets: admitted, on } = list
  const dated = listOfAge(list)
  if (admitted && !admitted.includes(set)) return 'set-not-legal'
  if (!dated) return null
  const found = dated.sets.find(({ id }) => id === set)
  if (!found) return 'set-not-legal'
  const { released, until } = found
  if (on === undefined) return until === undefined ? null : 'day-unknown'
  if (until !== undefined && on >= until) return 'set-not-legal'
  const days = daysBetween(released, on)
  return days < 0 || (newSetDays !== undefined && newSetDays !== null && days <= newSetDays) ? 'set-too-new' : null
}

/** Figures, equipment and elements of the sideline whose set does not count or is unknown. */
function setsOf(list: ForceList, rules: ForceRules): ForcePoint[] {
  return elementsOf(list).flatMap(({ name, set, of, path }): ForcePoint[] => {
    if (of !== 'figure' && of !== 'equipment' && of !== 'sideline') return []
    const at = `${path}/set`
    if (set === undefined) return [{ code: 'set-unknown', rule: 'TRN-08', path: at, facts: { figure: name } }]
    const code = against(set, list, rules)
    return code === null ? [] : [{ code, rule: 'TRN-08', path: at, facts: { figure: name, set } }]
  })
}

/** Maps that the day does not admit, or that say themselves that they are not for tournaments. */
function mapsOf(list: ForceList, rules: ForceRules): ForcePoint[] {
  return (list.maps ?? []).flatMap((map, index): ForcePoint[] => {
    if (typeof map === 'string') return []
    const path = `/maps/${index}`
    const facts = { map: nameOf(map), set: map.set ?? '' }
    if (map.tournament === false) return [{ code: 'map-not-legal', rule: 'TRN-08', path, facts, say: 'map-not-for-tournaments' }]
    const code = map.set === undefined ? null : against(map.set, list, rules)
    if (code === null) return []
    return [{ code: code === 'day-unknown' ? code : 'map-not-legal', rule: 'TRN-08', path, facts: { ...facts, figure: nameOf(map) } }]
  })
}

/** Elements that the list bans, and the second restricted element. */
function named(list: ForceList): ForcePoint[] {
  const { banned = [], restricted = [] } = listOfAge(list) ?? {}
  const all = elementsOf(list)
  const point = (code: ForceCode, { path, name }: Brought): ForcePoint => ({ code, rule: 'TRN-08', path, facts: { figure: name } })
  const gone = all.filter((one) => isListed(banned, one)).map((one) => ({ ...point('retired', one), say: 'listed-banned' as const }))
  // One by one, so that a figure that is there twice is two.
  const [, second] = all.filter((one) => isListed(restricted, one)).flatMap((one) => Array.from({ length: one.count }, () => one))
  return second ? [...gone, point('restricted-twice', second)] : gone
}

/** All points from dated lists, and from the sets that the event names itself. */
export function datedPoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const isTold = list.sets !== undefined || listOfAge(list) !== undefined
  return [...(isTold ? setsOf(list, rules) : []), ...mapsOf(list, rules), ...named(list)]
}
