/** The format Theme: the sideline shares the keyword of the force, every element is unique, and some elements are left out. */
import { isAmong, isSameName } from '../../base/text/plainName.ts'
import { featsOfForce } from './cost.ts'
import { nameOf, type ForceList, type ForcePoint, type ForceRules } from './list.ts'
import { elementsOf } from './parts.ts'
import { themesOf } from './theme.ts'

/** Whether the force is built for this format, in an edition that has it. */
export const isThemePlay = ({ play }: ForceList, { formats }: ForceRules): boolean => play === 'theme' && formats === true

/** Everything that the format asks for beyond a theme of the figures. */
export function themePlayPoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  return isThemePlay(list, rules) ? [...shared(list), ...twice(list), ...leftOut(list)] : []
}

/** Elements of the sideline without the keyword of the theme: the named one, or one that all figures have. */
function shared(list: ForceList): ForcePoint[] {
  const { theme, figures = [], sideline = [] } = list
  const keywords = theme === undefined ? themesOf(list).flatMap(({ keyword, all }) => (all ? [keyword] : [])) : [theme]
  if (keywords.length === 0) {
    const code = figures.every((figure) => figure.keywords) ? 'theme-broken' : 'keywords-unknown'
    return [
      { code, rule: 'TRN-08', path: '/theme', facts: { ability: '', figure: '' }, ...(code === 'theme-broken' && { say: 'theme-missing' }) }
    ]
  }
  const has = (own: readonly string[], keyword: string): boolean => isAmong(own, keyword)
  const told = sideline.flatMap((one) => (typeof one !== 'string' && one.keywords ? [one.keywords] : []))
  // Of several keywords one that the whole sideline has counts; if it has none, all of them are named.
  const common = keywords.filter((keyword) => told.every((own) => has(own, keyword)))
  const wanted = common.length > 0 ? common : keywords
  return sideline.flatMap((one, index): ForcePoint[] => {
    const path = `/sideline/${index}/keywords`
    const facts = { figure: typeof one === 'string' ? one : nameOf(one), keywords: wanted, ability: wanted[0]! }
    const own = typeof one === 'string' ? undefined : one.keywords
    if (own === undefined) return [{ code: 'keywords-unknown', rule: 'TRN-08', path, facts }]
    const isIn = common.length > 0 || keywords.some((keyword) => has(own, keyword))
    return isIn ? [] : [{ code: 'theme-broken', rule: 'TRN-08', path, facts, say: 'theme-broken-aside' }]
  })
}

/** Elements that are there more than once. Feats and the like are not in the format at all. */
function twice(list: ForceList): ForcePoint[] {
  const all = elementsOf(list).filter(({ of }) => of === 'figure' || of === 'equipment' || of === 'sideline' || of === 'element')
  return all.flatMap(({ name, path, count }, index): ForcePoint[] => {
    const before = all.slice(0, index).find((other) => isSameName(other.name, name))
    return before || count > 1
      ? [{ code: 'unique-twice', rule: 'TRN-04', path, facts: { figure: name, other: before?.name ?? name }, say: 'unique-in-theme' }]
      : []
  })
}

/** Alternate team abilities, feats, battlefield conditions and resources. */
function leftOut(list: ForceList): ForcePoint[] {
  const { figures = [], feats = [], conditions = [], alternateTeamAbilities = [] } = list
  const point = (path: string, element: string): ForcePoint => ({ code: 'not-in-format', rule: 'TRN-08', path, facts: { element } })
  const idle = featsOfForce(list)
  return [
    ...alternateTeamAbilities.map((one, index) => point(`/alternateTeamAbilities/${index}`, nameOf(one))),
    ...feats.flatMap((one, index) => (idle.includes(one) ? [point(`/feats/${index}`, nameOf(one))] : [])),
    ...conditions.map((id, index) => point(`/conditions/${index}`, id)),
    ...figures.flatMap((figure, index) =>
      (['feats', 'resources'] as const).flatMap((field) =>
        (figure[field] ?? []).map((id, at) => point(`/figures/${index}/${field}/${at}`, id))
      )
    )
  ]
}
