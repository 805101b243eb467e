/** What a force has bought beside figures: an alternate team ability (NEW-03), feats (NEW-02), battlefield conditions (TRN-04). */
import { isPriced, perhapsUsersOf, usersOf } from './cost.ts'
import {
  hasKeyword,
  nameOf,
  qualifies,
  symbolsOf,
  type AlternateTeamAbility,
  type ForceFeat,
  type ForceFigure,
  type ForceList,
  type ForcePoint,
  type ForceRules
} from './list.ts'
import { perhapsThemed, themedBy } from './theme.ts'

const isWildCard = ({ wildCard, teamAbilities = [] }: ForceFigure, { wildCardTeams = [] }: ForceRules): boolean =>
  wildCard === true || teamAbilities.some((id) => wildCardTeams.includes(id))

/** One alternate team ability for a force, and its figures with its keyword. Wild cards copy it without one. @param total what the force costs */
export function alternatePoints(list: ForceList, rules: ForceRules, total: number): ForcePoint[] {
  const { alternateTeamAbilities = [] } = list
  const [first] = alternateTeamAbilities
  if (!first) return []
  if (!rules.alternateByKeyword)
    return [{ code: 'alternate-before-keywords', rule: 'NEW-03', path: '/alternateTeamAbilities', facts: { ability: nameOf(first) } }]
  const found = alternateTeamAbilities.flatMap((_, index) => abilityPoints(list, index, rules))
  const isTold = (point: ForcePoint): boolean => found.some(({ code }) => code === 'keywords-unknown' && code === point.code)
  return [...found, ...themeForIt(first, list, rules, total).filter((point) => !isTold(point))]
}

/** What is found of one alternate team ability. */
function abilityPoints(list: ForceList, index: number, rules: ForceRules): ForcePoint[] {
  const ability = list.alternateTeamAbilities![index]!
  const figures = list.figures ?? []
  const path = `/alternateTeamAbilities/${index}`
  const facts = { ability: nameOf(ability) }
  const { keywords = [], everyKeyword, figures: named } = ability
  const strangers = (named ?? []).filter((id) => figures.every((figure) => figure.id !== id))
  const found: ForcePoint[] = strangers.map((id) => ({ code: 'unknown-figure', rule: 'NEW-03', path, facts: { ...facts, figure: id } }))
  if (index > 0) found.push({ code: 'two-alternate-team-abilities', rule: 'NEW-03', path, facts })
  if (!isPriced(ability)) found.push({ code: 'alternate-price-unknown', rule: 'NEW-03', path, facts })
  if (keywords.length === 0) return [...found, { code: 'keywords-unknown', rule: 'NEW-03', path, facts: { ...facts, figure: '' } }]
  const fits = (figure: ForceFigure): boolean => qualifies(figure, ability)
  const unknown = (figure: ForceFigure): ForcePoint => ({
    code: 'keywords-unknown',
    rule: 'NEW-03',
    path,
    facts: { ...facts, figure: nameOf(figure), keywords }
  })
  const users = usersOf(list, index)
  for (const figure of users) {
    if (isWildCard(figure, rules) || fits(figure)) continue
    if (figure.keywords) found.push({ ...unknown(figure), code: 'keyword-missing', ...(everyKeyword && { say: 'keyword-of-all-missing' }) })
    else found.push(unknown(figure))
  }
  found.push(...perhapsUsersOf(list, index).map(unknown))
  if (named && rules.alternateForAll)
    for (const figure of figures) {
      if (users.includes(figure)) continue
      if (fits(figure)) found.push({ ...unknown(figure), code: 'alternate-not-for-all' })
      else if (!figure.keywords) found.push(unknown(figure))
    }
  return found
}

/** Where only a themed team may have it. */
function themeForIt(ability: AlternateTeamAbility, list: ForceList, rules: ForceRules, total: number): ForcePoint[] {
  if (!rules.alternateNeedsTheme || themedBy(list, rules, total).length > 0) return []
  const code = perhapsThemed(list, rules, total) ? 'keywords-unknown' : 'alternate-without-theme'
  return [{ code, rule: 'NEW-03', path: '/alternateTeamAbilities/0', facts: { ability: nameOf(ability), figure: '' } }]
}

/** These ids, and what can be used through any of them. */
function withLent(ids: Iterable<string>, lends: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(ids)
  // A set takes in what is added on the way.
  for (const id of found) for (const lent of lends.get(id) ?? []) found.add(lent)
  return found
}

/** What a figure lacks of what a feat asks for; `unsure` where its text or a friend may give it. */
function lacking(
  figure: ForceFigure,
  feat: ForceFeat,
  { figures = [] }: ForceList,
  rules: ForceRules
): { readonly ids: readonly string[]; readonly unsure: boolean } {
  const { powers = [], canUse = [], abilities = [], teamAbilities = [], specialPowers = [], traits = [], feats = [] } = figure
  const cards = [...specialPowers, ...traits]
  const own = [...powers, ...canUse, ...abilities, ...teamAbilities, ...cards.flatMap(({ grants = [] }) => grants)]
  const { lends = new Map<string, readonly string[]>(), featByUse } = rules
  const has = featByUse ? withLent([...own, ...feats.filter((id) => id !== feat.id)], lends) : new Set(own)
  const symbols = Object.values(rules.namedOnly ? symbolsOf(figure) : (figure.symbols ?? {}))
  const { names } = rules
  const isNamed = (id: string): boolean => names === undefined || names.has(id)
  // The name of a team ability may be a keyword, too: that of a rule is never met by a keyword.
  const ids = (feat.needs ?? []).filter((id) => !has.has(id) && !symbols.includes(id) && (isNamed(id) || !hasKeyword(figure, id)))
  // Before 2010 a power that a special power lets use without naming it was enough.
  const silent = cards.some((card) => card.more === true || (!rules.namedOnly && card.grants === undefined))
  const copied =
    featByUse && isWildCard(figure, rules)
      ? withLent(
          figures.flatMap((friend) => friend.teamAbilities ?? []),
          lends
        )
      : null
  // A need in words of its own may be met by what a list does not say.
  const named = ids.filter(isNamed)
  const isUnsure = ids.length > 0 && (silent || named.length === 0 || (copied !== null && ids.every((id) => copied.has(id))))
  return { ids: isUnsure ? ids : named, unsure: isUnsure }
}

/** Feats: known, each once on a figure, and their figures have what they ask for. */
export function featPoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const cards = new Map((list.feats ?? []).map((feat) => [feat.id, feat]))
  return (list.figures ?? []).flatMap((figure, index) =>
    (figure.feats ?? []).flatMap((id, at, all): ForcePoint[] => {
      const path = `/figures/${index}/feats/${at}`
      const feat = cards.get(id)
      const facts = { figure: nameOf(figure), feat: feat ? nameOf(feat) : id }
      if (list.age === 'modern') return [{ code: 'feat-not-legal', rule: 'TRN-08', path, facts }]
      const again: ForcePoint[] =
        all.indexOf(id) < at ? [{ code: rules.featOnce ? 'feat-twice' : 'feat-repeated', rule: 'TRN-04', path, facts }] : []
      if (!feat) return [...again, { code: 'feat-unknown', rule: 'NEW-02', path, facts }]
      const { ids, unsure } = lacking(figure, feat, list, rules)
      if (ids.length === 0) return again
      return [
        ...again,
        { code: unsure ? 'prerequisite-unknown' : 'prerequisite-missing', rule: 'NEW-02', path, facts: { ...facts, powers: ids } }
      ]
    })
  )
}

/** Battlefield conditions: as many as the edition says; where it says nothing, more than one is a judge's point. */
export function conditionPoints({ conditions = [] }: ForceList, { conditions: most }: ForceRules): ForcePoint[] {
  const count = conditions.length
  const path = `/conditions/${most ?? 1}`
  if (count <= (most ?? 1)) return []
  return most === null
    ? [{ code: 'several-conditions', rule: 'TRN-04', path, facts: { count } }]
    : [{ code: 'too-many-conditions', rule: 'TRN-04', path, facts: { count, most } }]
}
