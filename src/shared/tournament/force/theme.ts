/** The theme of a force (TRN-11): its keywords, by which of them it is themed, and what is wrong with the one that it is to have. */
import { isAmong, plainName } from '../../base/text/plainName.ts'
import { hasKeyword, nameOf, countOf, sizeOf, type ForceList, type ForcePoint, type ForceRules, type ForceThemeSize } from './list.ts'

/** The keywords of a force, those of most figures first. */
export interface Theme {
  readonly keyword: string
  readonly figures: number
  /** Every figure of the force has it. */
  readonly all: boolean
}

/** Every keyword of the force with its figures. */
export function themesOf({ figures = [] }: ForceList): readonly Theme[] {
  // One keyword however it is written, under its first spelling.
  const counts = new Map<string, { readonly keyword: string; count: number }>()
  const all = sizeOf(figures)
  for (const figure of figures)
    for (const [plain, keyword] of new Map((figure.keywords ?? []).map((one) => [plainName(one), one]))) {
      const known = counts.get(plain)
      if (known) known.count += countOf(figure)
      else counts.set(plain, { keyword, count: countOf(figure) })
    }
  return [...counts.values()]
    .map(({ keyword, count }): Theme => ({ keyword, figures: count, all: count === all }))
    .sort((a, b) => b.figures - a.figures || (a.keyword < b.keyword ? -1 : 1))
}

/** How many figures it takes with this keyword. Where no build total is told, the smallest that admits the force counts. */
function leastFor(
  keyword: string,
  { named, generic, per, genericKeywords }: ForceThemeSize,
  { buildTotal }: ForceList,
  total: number
): number {
  const each = isAmong(genericKeywords, keyword) ? generic : named
  if (per === null) return each
  const points = Math.max(1, buildTotal ?? total)
  const rest = points % per
  return each * ((points - rest) / per + (rest > 0 ? 1 : 0))
}

/** The keywords by which the force is a themed team: those that all have in common, where there are enough. @param total what it costs */
export function themedBy(list: ForceList, { theme }: ForceRules, total: number): readonly string[] {
  const shared = themesOf(list).filter(({ all }) => all)
  const enough = ({ keyword, figures }: Theme): boolean =>
    theme === null ? list.figures!.length > 1 : figures >= leastFor(keyword, theme, list, total)
  return shared.filter(enough).map(({ keyword }) => keyword)
}

/** How often at most a team with this theme uses Probability Control in a game of this build total (TRN-11); null: no document says. */
export function mostRerolls(list: ForceList, theme: string, { rerolls }: ForceRules): number | null {
  if (rerolls === null) return null
  if ('each' in rerolls) return Math.min(rerolls.most, rerolls.each * withKeyword(list, theme))
  const { buildTotal } = list
  if (buildTotal === undefined) return null
  const { named, generic, per, partCounts, genericKeywords } = rerolls
  const rest = buildTotal % per
  return (isAmong(genericKeywords, theme) ? generic : named) * ((buildTotal - rest) / per + (partCounts && rest > 0 ? 1 : 0))
}

/** How many figures have the keyword. */
const withKeyword = ({ figures = [] }: ForceList, theme: string): number => sizeOf(figures.filter((figure) => hasKeyword(figure, theme)))

/** The bonus of a team with this theme to the roll for the first turn; null: there is none. */
export const firstRoll = (list: ForceList, theme: string, { initiative }: ForceRules): number | null =>
  initiative ? initiative.each * withKeyword(list, theme) : null

/** Each bonus as it counts in the roll for the first turn: at most `ahead` more than the least of the others. */
export function countedBonuses(bonuses: Readonly<Record<string, number>>, ahead: number): Readonly<Record<string, number>> {
  const all = Object.entries(bonuses)
  return Object.fromEntries(
    all.map(([player, bonus]) => {
      const others = all.flatMap(([other, one]) => (other === player ? [] : [one]))
      return [player, others.length === 0 ? bonus : Math.min(bonus, Math.min(...others) + ahead)]
    })
  )
}

/** Whether a keyword that is not told could still make the force a themed team. */
export function perhapsThemed(list: ForceList, rules: ForceRules, total: number): boolean {
  const { figures = [] } = list
  const told = figures.filter(({ keywords }) => keywords !== undefined)
  if (told.length === figures.length) return false
  const size = sizeOf(figures)
  const enough = (keyword: string): boolean => rules.theme === null || size >= leastFor(keyword, rules.theme, list, total)
  if (told.length === 0) return enough('')
  return themesOf({ ...list, figures: told }).some(({ keyword, all }) => all && enough(keyword))
}

/** A force that is to be themed: each figure has the keyword, and there are enough of them. */
export function themePoints(list: ForceList, rules: ForceRules, total: number): ForcePoint[] {
  const { theme, figures = [] } = list
  if (theme === undefined) return []
  const broken = figures.flatMap((figure, index): ForcePoint[] => {
    if (hasKeyword(figure, theme)) return []
    const code = figure.keywords ? 'theme-broken' : 'keywords-unknown'
    return [
      { code, rule: 'TRN-11', path: `/figures/${index}/keywords`, facts: { figure: nameOf(figure), keywords: [theme], ability: theme } }
    ]
  })
  return [...broken, ...tooFew(theme, list, rules, total)]
}

function tooFew(keyword: string, list: ForceList, { theme }: ForceRules, total: number): ForcePoint[] {
  const count = sizeOf(list.figures ?? [])
  const point = (code: 'theme-too-small' | 'theme-of-one', facts: ForcePoint['facts']): ForcePoint[] => [
    { code, rule: 'TRN-11', path: '/theme', facts: { keywords: [keyword], ...facts } }
  ]
  if (theme === null) return count > 1 ? [] : point('theme-of-one', {})
  const least = leastFor(keyword, theme, list, total)
  return count >= least ? [] : point('theme-too-small', { count, least })
}
