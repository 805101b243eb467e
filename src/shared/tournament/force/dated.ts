/**
 * Lists with their days (TRN-08), of the age that is played and of a format: the elements that are legal on the day of the event, banned or
 * restricted.
 */
import {
  nameOf,
  type DatedList,
  type ForceCode,
  type ForceFacts,
  type ForceList,
  type ForceOpen,
  type ForcePoint,
  type ForceRules
} from './list.ts'
import { hasSet, isMeantByAny, type Untold } from './named.ts'
import { elementsOf, type Brought } from './parts.ts'

const DAY = 86_400_000
/** Shown for a day that is unknown. */
const NO_DAY = '–'

/** Days from one day to a later one, both as `2026-11-28`. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** The lists of the age that is played, and those that hold whatever age is played: each of the two has to admit an element. */
function groupsOf({ age, lists = [] }: ForceList): { readonly ofAge: readonly DatedList[]; readonly own: readonly DatedList[] } {
  const own = lists.filter((one) => one.age === undefined)
  return { ofAge: age === undefined ? [] : lists.filter((one) => one.age === age), own }
}

/** Whether the age has a list of legal elements. */
export const isAgeListed = (list: ForceList): boolean =>
  groupsOf(list).ofAge.some(({ sets, legal }) => sets !== undefined || legal !== undefined)

/** The list of a format that limits the sideline. */
export const sidelineOfFormat = (list: ForceList): DatedList | undefined => {
  const { ofAge, own } = groupsOf(list)
  return [...own, ...ofAge].find(({ sideline }) => sideline !== undefined)
}

/** Whether a list holds on the day of the event; `null`: that day is unknown. */
function holdsOn({ from, until }: DatedList, on: string | undefined): boolean | null {
  if (from === undefined && until === undefined) return true
  if (on === undefined) return null
  return (from === undefined || from <= on) && (until === undefined || on < until)
}

type Against = Extract<ForceCode, 'set-not-legal' | 'set-too-new'> | Extract<ForceOpen, 'day-unknown' | `${Untold}-unknown`>

/** The problem of a set in a list that has it. `day-unknown`: the set has a last day, and the day of the event is unknown. */
function againstSet(
  { released, until }: NonNullable<DatedList['sets']>[number],
  on: string | undefined,
  rules: ForceRules
): Against | null {
  if (on === undefined) return until === undefined ? null : 'day-unknown'
  if (until !== undefined && on >= until) return 'set-not-legal'
  if (released === undefined) return null
  const days = daysBetween(released, on)
  const { newSetDays } = rules
  return days < 0 || (newSetDays !== undefined && newSetDays !== null && days <= newSetDays) ? 'set-too-new' : null
}

/** The problem of an element by one list of legal elements; `null`: the list admits it. */
function byOneList(one: DatedList, element: Brought, on: string | undefined, rules: ForceRules): Against | null {
  const holds = holdsOn(one, on)
  if (holds === false) return 'set-not-legal'
  const found = one.sets?.find(({ id }) => id === element.set)
  const bySet: Against | null = found
    ? againstSet(found, on, rules)
    : one.sets !== undefined && element.set === undefined
      ? 'set-unknown'
      : 'set-not-legal'
  const meant = isMeantByAny(one.legal ?? [], element)
  const against = meant === true || bySet === null ? null : meant === null ? bySet : (`${meant}-unknown` as const)
  return against === null && holds === null ? 'day-unknown' : against
}

/** From the best to the worst: one list that admits an element is enough. */
const RANKS: readonly (Against | null)[] = [null, 'day-unknown', 'set-unknown', 'rarity-unknown', 'set-too-new', 'set-not-legal']

/** The problem of an element by lists of which one has to admit it; `null`: there is none, also if no list has legal elements. */
function byLists(lists: readonly DatedList[], element: Brought, on: string | undefined, rules: ForceRules): Against | null {
  const legal = lists.filter(({ sets, legal: more }) => sets !== undefined || (more !== undefined && element.of !== 'map'))
  const ranks = legal.map((one) => RANKS.indexOf(byOneList(one, element, on, rules)))
  return ranks.length === 0 ? null : (RANKS[Math.min(...ranks)] ?? null)
}

type Told = Pick<ForcePoint, 'code' | 'facts'> & Partial<Pick<ForcePoint, 'say' | 'by'>>

/** The same with the names of the lists, if they have any. */
function againstElement(element: Brought, list: ForceList, rules: ForceRules): Told | null {
  const { sets: admitted, on } = list
  const { name: figure, set } = element
  const facts: ForceFacts = { figure, ...(set !== undefined && { set }) }
  const { ofAge, own } = groupsOf(list)
  if (admitted && set !== undefined && !admitted.includes(set)) return { code: 'set-not-legal', facts }
  if (admitted && set === undefined) return { code: 'set-unknown', facts }
  for (const lists of [ofAge, own]) {
    const code = byLists(lists, element, on, rules)
    if (code === null) continue
    const named = lists.filter(({ name, sets, legal }) => name !== undefined && (sets !== undefined || legal !== undefined))
    const names = [...new Set(named.map(({ name }) => name!))]
    const by = named.find(({ rule }) => rule !== undefined)?.rule
    const more = { facts: { ...facts, list: names, on: on ?? NO_DAY }, ...(by !== undefined && { by }) }
    if (names.length > 0 && code === 'set-not-legal') return { code, say: 'list-not-legal', ...more }
    return names.length > 0 && code === 'day-unknown' ? { code, say: 'list-day-unknown', ...more } : { code, facts }
  }
  return null
}

const pathOf = ({ path, set }: Brought, code: string): string =>
  code === 'rarity-unknown' ? `${path}/rarity` : set !== undefined || code === 'set-unknown' ? `${path}/set` : path

/** Figures, equipment and elements of the sideline that are not legal, or may not be. */
const legalOf = (list: ForceList, rules: ForceRules): ForcePoint[] =>
  elementsOf(list)
    .filter(hasSet)
    .flatMap((element): ForcePoint[] => {
      const told = againstElement(element, list, rules)
      return told === null ? [] : [{ rule: 'TRN-08', path: pathOf(element, told.code), ...told }]
    })

/** Maps that the day does not admit, or that are not for tournaments. */
function mapsOf(list: ForceList, rules: ForceRules): ForcePoint[] {
  return (list.maps ?? []).flatMap((map, index): ForcePoint[] => {
    if (typeof map === 'string') return []
    const path = `/maps/${index}`
    const facts = { map: nameOf(map), set: map.set ?? '' }
    if (map.tournament === false) return [{ code: 'map-not-legal', rule: 'TRN-08', path, facts, say: 'map-not-for-tournaments' }]
    const element: Brought = { of: 'map', id: map.id, name: nameOf(map), set: map.set ?? '', count: 1, path }
    const told = map.set === undefined ? null : againstElement(element, list, rules)
    if (told === null) return []
    const code = told.code === 'day-unknown' ? told.code : 'map-not-legal'
    return [{ rule: 'TRN-08', path, ...told, code, facts: { ...facts, ...told.facts } }]
  })
}

/** A point about a banned or restricted element, with the name and the first day of the list if it has a name. */
function listPoint(one: DatedList, { path, name }: Brought, on: string | undefined, code: 'retired' | 'restricted-twice'): ForcePoint {
  const { name: list, from, rule, most = 1 } = one
  if (list === undefined)
    return { code, rule: 'TRN-08', path, facts: { figure: name }, ...(code === 'retired' && { say: 'listed-banned' }) }
  const facts = { figure: name, most, list: [list], day: from ?? NO_DAY, on: on ?? NO_DAY }
  const point = { rule: 'TRN-08', path, facts, ...(rule !== undefined && { by: rule }) }
  if (holdsOn(one, on) === null) return { ...point, code: 'day-unknown', say: 'list-day-unknown' }
  return { ...point, code, say: code === 'retired' ? 'list-banned' : 'list-restricted' }
}

const untoldPoint = (untold: Untold, element: Brought): ForcePoint => {
  const code = `${untold}-unknown` as const
  return { code, rule: 'TRN-08', path: pathOf(element, code), facts: { figure: element.name } }
}

/** Elements that a list bans, or may ban. */
function bannedBy(one: DatedList, all: readonly Brought[], on: string | undefined): ForcePoint[] {
  return all.flatMap((element) => {
    const meant = isMeantByAny(one.banned ?? [], element)
    if (meant === null) return []
    return [meant === true ? listPoint(one, element, on, 'retired') : untoldPoint(meant, element)]
  })
}

/** The first element that is more than a list allows, or those that may be. */
function restrictedBy(one: DatedList, all: readonly Brought[], on: string | undefined): ForcePoint[] {
  const { restricted, most = 1 } = one
  if (restricted === undefined) return []
  // One by one, so that a figure that is there twice is two.
  const each = all.flatMap((element) => {
    const meant = isMeantByAny(restricted, element)
    return meant === null ? [] : Array.from({ length: element.count }, () => ({ element, meant }))
  })
  const over = each.filter(({ meant }) => meant === true)[most]
  if (over) return [listPoint(one, over.element, on, 'restricted-twice')]
  return each.length > most ? each.flatMap(({ element, meant }) => (meant === true ? [] : [untoldPoint(meant, element)])) : []
}

/** All points from dated lists, and from the sets that the event names itself: each of an element once. */
export function datedPoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const { ofAge, own } = groupsOf(list)
  const inForce = [...ofAge, ...own].filter((one) => holdsOn(one, list.on) !== false)
  const all = elementsOf(list)
  const points = [
    ...legalOf(list, rules),
    ...mapsOf(list, rules),
    ...inForce.flatMap((one) => bannedBy(one, all, list.on)),
    ...inForce.flatMap((one) => restrictedBy(one, all, list.on))
  ]
  const keys = points.map(({ code, path, say = '', facts }) =>
    [code, path, say, code.endsWith('-unknown') ? '' : String(facts.list)].join(' ')
  )
  return points.filter((_, index) => keys.indexOf(keys[index]!) === index)
}
