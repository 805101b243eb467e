/** What a force has bought beside figures: an alternate team ability (NEW-03), feats (NEW-02), objects (OBJ-01); and its theme. */
import { plainName } from '../../base/text/plainName.ts'
import { usersOf } from './cost.ts'
import { countOf, hasKeyword, nameOf, type ForceFeat, type ForceFigure, type ForceList, type ForcePoint, type ForceRules } from './list.ts'

const isWildCard = ({ wildCard, teamAbilities = [] }: ForceFigure, { wildCardTeams = [] }: ForceRules): boolean =>
  wildCard === true || teamAbilities.some((id) => wildCardTeams.includes(id))

/** One alternate team ability for a force, and its figures with its keyword. Wild cards copy it without one. */
export function alternatePoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const { alternateTeamAbilities = [], figures = [] } = list
  if (alternateTeamAbilities.length > 0 && !rules.alternateByKeyword)
    return [
      {
        code: 'alternate-before-keywords',
        rule: 'NEW-03',
        path: '/alternateTeamAbilities',
        facts: { ability: nameOf(alternateTeamAbilities[0]!) }
      }
    ]
  return alternateTeamAbilities.flatMap((ability, index): ForcePoint[] => {
    const path = `/alternateTeamAbilities/${index}`
    const facts = { ability: nameOf(ability) }
    const { keywords = [] } = ability
    const strangers = (ability.figures ?? []).filter((id) => figures.every((figure) => figure.id !== id))
    const found: ForcePoint[] = strangers.map((id) => ({ code: 'unknown-figure', rule: 'NEW-03', path, facts: { ...facts, figure: id } }))
    if (index > 0) found.push({ code: 'two-alternate-team-abilities', rule: 'NEW-03', path, facts })
    if (keywords.length === 0) return [...found, { code: 'keywords-unknown', rule: 'NEW-03', path, facts: { ...facts, figure: '' } }]
    for (const figure of usersOf(list, index)) {
      if (isWildCard(figure, rules) || keywords.some((keyword) => hasKeyword(figure, keyword))) continue
      const code = figure.keywords ? 'keyword-missing' : 'keywords-unknown'
      found.push({ code, rule: 'NEW-03', path, facts: { ...facts, figure: nameOf(figure), keywords } })
    }
    return found
  })
}

/** What a figure lacks of what a feat asks for; `unsure` where its text may say it. */
function lacking(figure: ForceFigure, feat: ForceFeat, rules: ForceRules): { readonly ids: readonly string[]; readonly unsure: boolean } {
  const { powers = [], canUse = [], abilities = [], specialPowers = [], traits = [] } = figure
  const cards = [...specialPowers, ...traits]
  const has = new Set([...powers, ...canUse, ...abilities, ...cards.flatMap(({ grants = [] }) => grants)])
  const ids = (feat.needs ?? []).filter((id) => !has.has(id))
  // Before 2010 a power that a special power lets use without naming it was enough.
  const silent = cards.some((card) => card.more === true || (!rules.namedOnly && card.grants === undefined))
  return { ids, unsure: ids.length > 0 && silent }
}

/** Feats: known, and their figures have what they ask for. */
export function featPoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const cards = new Map((list.feats ?? []).map((feat) => [feat.id, feat]))
  return (list.figures ?? []).flatMap((figure, index) =>
    (figure.feats ?? []).flatMap((id, at): ForcePoint[] => {
      const path = `/figures/${index}/feats/${at}`
      const feat = cards.get(id)
      const facts = { figure: nameOf(figure), feat: feat ? nameOf(feat) : id }
      if (list.age === 'modern') return [{ code: 'feat-not-legal', rule: 'TRN-08', path, facts }]
      if (!feat) return [{ code: 'feat-unknown', rule: 'NEW-02', path, facts }]
      const { ids, unsure } = lacking(figure, feat, rules)
      if (ids.length === 0) return []
      return [{ code: unsure ? 'prerequisite-unknown' : 'prerequisite-missing', rule: 'NEW-02', path, facts: { ...facts, powers: ids } }]
    })
  )
}

/** The keywords of a force, those of most figures first. */
export interface Theme {
  readonly keyword: string
  readonly figures: number
  /** Every figure of the force has it. */
  readonly all: boolean
}

export function themesOf({ figures = [] }: ForceList): readonly Theme[] {
  // One keyword however it is written, under its first spelling.
  const counts = new Map<string, { readonly keyword: string; count: number }>()
  const all = figures.reduce((total, figure) => total + countOf(figure), 0)
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

/** A force that is to be themed: each figure has the keyword. */
export function themePoints({ theme, figures = [] }: ForceList): ForcePoint[] {
  if (theme === undefined) return []
  return figures.flatMap((figure, index): ForcePoint[] => {
    if (hasKeyword(figure, theme)) return []
    const code = figure.keywords ? 'theme-broken' : 'keywords-unknown'
    return [
      { code, rule: 'TRN-11', path: `/figures/${index}/keywords`, facts: { figure: nameOf(figure), keywords: [theme], ability: theme } }
    ]
  })
}

const LIGHTER: readonly string[] = ['ultra-light', 'light']

/**
 * Three objects; two of different weights; of three one heavy and one light (2012 and later). What is ultra-light is a light object, what is
 * ultra-heavy a heavy one.
 */
export function objectPoints({ objects = [] }: ForceList, { objectsLimited }: ForceRules): ForcePoint[] {
  if (!objectsLimited || objects.length === 0) return []
  const path = '/objects'
  const found: ForcePoint[] = []
  if (objects.length > 3) found.push({ code: 'too-many-objects', rule: 'OBJ-01', path, facts: { count: objects.length } })
  const light = objects.filter((kind) => LIGHTER.includes(kind)).length
  const same = objects.length > 1 && (light === 0 || light === objects.length)
  if (same) found.push({ code: 'objects-of-one-weight', rule: 'OBJ-01', path, facts: { count: objects.length } })
  return found
}
