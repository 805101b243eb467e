/** What an event admits: sealed pools, ages, sets, what is retired, and what errata says of a figure (TRN-08, NAM-02). */
import { plainName } from '../../base/text/plainName.ts'
import { pointsOf } from './cost.ts'
import { datedPoints, isAgeListed } from './dated.ts'
import {
  isCalled,
  isListed,
  nameOf,
  type ForceCode,
  type ForceErratum,
  type ForceFacts,
  type ForceFigure,
  type ForceList,
  type ForcePoint,
  type ForceRules
} from './list.ts'

/** Ages that admit only some sets. */
const NARROW: readonly ForceList['age'][] = ['modern', 'restricted', 'silver', 'pulp']

/** Sealed play: only what came out of the boosters, as often as it did. */
export function sealedPoints({ play, opened, figures = [] }: ForceList): ForcePoint[] {
  if (play !== 'sealed' || figures.length === 0) return []
  if (!opened) return [{ code: 'opened-unknown', rule: 'TRN-08', path: '/opened', facts: {} }]
  const left = new Map<string, number>()
  for (const name of opened) left.set(plainName(name), (left.get(plainName(name)) ?? 0) + 1)
  return figures.flatMap((figure, index): ForcePoint[] => {
    const key = [plainName(nameOf(figure)), plainName(figure.id)].find((name) => left.has(name))
    const had = key === undefined ? 0 : left.get(key)!
    const wanted = figure.count ?? 1
    if (key !== undefined) left.set(key, Math.max(0, had - wanted))
    return wanted <= had
      ? []
      : [{ code: 'not-opened', rule: 'TRN-08', path: `/figures/${index}`, facts: { figure: nameOf(figure), count: wanted, opened: had } }]
  })
}

/** Sets and retired elements: all of them count in the Golden Age and where nothing is restricted. */
export function agePoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const { age, sets, retired, banned = [], figures = [], feats = [], conditions = [], alternateTeamAbilities = [] } = list
  const found: ForcePoint[] = datedPoints(list, rules)
  const narrow = NARROW.includes(age)
  if (narrow && age !== undefined && !sets && !retired && !isAgeListed(list) && figures.length > 0)
    found.push({ code: 'sets-unknown', rule: 'TRN-08', path: '/age', facts: { age } })
  // What the event itself bans is banned whatever its age admits.
  const gone = retired && (narrow || age === undefined) ? retired : []
  if (banned.length > 0 || gone.length > 0) {
    const lists = { figures, feats, alternateTeamAbilities, conditions: conditions.map((id) => ({ id })) }
    for (const [key, ones] of Object.entries(lists))
      for (const [index, one] of ones.entries()) {
        const facts = { figure: nameOf(one) }
        const point = { code: 'retired', rule: 'TRN-08', path: `/${key}/${index}`, facts } as const
        if (isListed(banned, one)) found.push({ ...point, say: 'banned' })
        else if (isListed(gone, one)) found.push(point)
      }
  }
  if (age === 'modern' && list.play !== 'theme')
    for (const [index, id] of conditions.entries())
      found.push({ code: 'condition-not-legal', rule: 'TRN-08', path: `/conditions/${index}`, facts: { condition: id } })
  return found
}

/** What a figure can do, wherever its card says it. */
function abilitiesOf({ powers = [], canUse = [], abilities = [], specialPowers = [], traits = [] }: ForceFigure): ReadonlySet<string> {
  return new Set([...powers, ...canUse, ...abilities, ...[...specialPowers, ...traits].flatMap(({ id, grants = [] }) => [id, ...grants])])
}

/** Figures that are written down otherwise than their errata says. */
export function errataPoints({ figures = [], errata = [] }: ForceList): ForcePoint[] {
  return figures.flatMap((figure, index) =>
    errata
      .filter((one) => isCalled(one.figure, figure) && (one.points === undefined || one.points === pointsOf(figure)))
      .flatMap((one) => breaches(figure, one, `/figures/${index}`))
  )
}

function breaches(figure: ForceFigure, erratum: ForceErratum, path: string): ForcePoint[] {
  const { with: needed = [], without = [], range, bolts } = erratum
  const has = abilitiesOf(figure)
  const facts = { figure: nameOf(figure) }
  const point = (code: ForceCode, at: string, more: ForceFacts): ForcePoint => ({
    code,
    rule: 'TRN-09',
    path: path + at,
    facts: { ...facts, ...more }
  })
  return [
    ...needed.filter((id) => !has.has(id)).map((effect) => point('errata-has', '', { effect })),
    ...without.filter((id) => has.has(id)).map((effect) => point('errata-has-not', '', { effect })),
    ...(range !== undefined && figure.range !== range ? [point('errata-range', '/range', { value: range })] : []),
    ...(bolts !== undefined && figure.bolts !== bolts ? [point('errata-bolts', '/bolts', { value: bolts })] : [])
  ]
}
