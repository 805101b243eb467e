/** What a force costs: figures by their line, feats, an alternate team ability (TRN-04, NAM-02). Whole numbers. */
import {
  countOf,
  nameOf,
  qualifies,
  sizeOf,
  type AlternateTeamAbility,
  type ForceCost,
  type ForceFeat,
  type ForceFigure,
  type ForceList,
  type ForcePoint,
  type ForceRules
} from './list.ts'

/** The colour of a line that a figure is only turned to by an Alter Ego power (NAM-02). */
export const TRANSFORMATION = 'orange'

/** The points of one figure; null where neither it nor its line says them. */
export function pointsOf({ points, lines, line = 0 }: ForceFigure): number | null {
  return lines?.[line]?.points ?? points ?? null
}

/** The figures that use the alternate team ability: those named, or all that qualify for it. */
export function usersOf(list: ForceList, index: number): readonly ForceFigure[] {
  const ability = list.alternateTeamAbilities?.[index]
  if (!ability) return []
  const { figures } = ability
  return (list.figures ?? []).filter((figure) => (figures ? figures.includes(figure.id) : qualifies(figure, ability)))
}

/** Figures of which it is not told whether they use the alternate team ability: nobody is named, and their keywords are not said. */
export function perhapsUsersOf(list: ForceList, index: number): readonly ForceFigure[] {
  const ability = list.alternateTeamAbilities?.[index]
  if (!ability || ability.figures) return []
  return (list.figures ?? []).filter((figure) => figure.keywords === undefined || !ability.keywords)
}

/** Whether what it costs is told at all. */
export const isPriced = ({ points, pointsEach }: AlternateTeamAbility): boolean => points !== undefined || pointsEach !== undefined

/** The feats that no figure is assigned. */
export const featsOfForce = ({ figures = [], feats = [] }: ForceList): readonly ForceFeat[] =>
  feats.filter(({ id }) => assigned(figures, id) === 0)

/** How often the feat is assigned in the force: what a figure has twice counts twice. */
const assigned = (figures: readonly ForceFigure[], id: string): number =>
  figures.reduce((total, figure) => total + countOf(figure) * (figure.feats ?? []).filter((one) => one === id).length, 0)

/** Every price of the list, in its order. What nobody has told costs nothing here and is a point of its own. */
export function costsOf(list: ForceList): readonly ForceCost[] {
  const { figures = [], feats = [], alternateTeamAbilities = [], elements = [] } = list
  return [
    ...figures.map((figure): ForceCost => ({ of: 'figure', id: figure.id, points: pointsOf(figure) ?? 0, count: countOf(figure) })),
    ...figures.flatMap((figure) =>
      (figure.equipment ?? []).flatMap((piece): ForceCost[] =>
        typeof piece === 'string' || piece.points === undefined
          ? []
          : [{ of: 'equipment', id: piece.id, points: piece.points, count: countOf(figure) }]
      )
    ),
    // One that chooses no figure is the whole force's, and costs its points once.
    ...feats.map((feat): ForceCost => ({ of: 'feat', id: feat.id, points: feat.points, count: Math.max(1, assigned(figures, feat.id)) })),
    ...alternateTeamAbilities.flatMap(({ id, points = 0, pointsEach = 0 }, index): ForceCost[] => {
      const count = sizeOf(usersOf(list, index))
      return [
        ...(points > 0 ? [{ of: 'alternate-team-ability' as const, id, points, count: 1 }] : []),
        ...(pointsEach !== 0 && count > 0 ? [{ of: 'alternate-team-ability' as const, id, points: pointsEach, count }] : [])
      ]
    }),
    ...elements.flatMap(({ id, points }): ForceCost[] => (points === undefined ? [] : [{ of: 'element', id, points, count: 1 }]))
  ]
}

export const totalOf = (costs: readonly ForceCost[]): number => costs.reduce((total, { points, count }) => total + points * count, 0)

/** What the feats of the force cost together. */
export const featTotal = (costs: readonly ForceCost[]): number => totalOf(costs.filter(({ of }) => of === 'feat'))

/** What a share of the build total is, in whole points. */
const shareOf = (buildTotal: number, percent: number): number => (buildTotal * percent - ((buildTotal * percent) % 100)) / 100

/** Feats that cost more than their share of the build total. Without a build total nothing is measured. */
export function featSharePoints({ buildTotal }: ForceList, costs: readonly ForceCost[], { featShare }: ForceRules): ForcePoint[] {
  if (featShare === null || buildTotal === undefined) return []
  const points = featTotal(costs)
  return points * 100 <= buildTotal * featShare
    ? []
    : [{ code: 'feats-over-share', rule: 'TRN-04', path: '/feats', facts: { points, most: shareOf(buildTotal, featShare) } }]
}

/** What is wrong with the prices of the list, total first. */
export function costPoints(list: ForceList, total: number): ForcePoint[] {
  const { figures = [] } = list
  const found: ForcePoint[] = []
  if (list.buildTotal !== undefined && total > list.buildTotal)
    found.push({ code: 'over-total', rule: 'TRN-04', path: '', facts: { total, most: list.buildTotal } })
  if (list.total !== undefined && list.total !== total)
    found.push({ code: 'wrong-sum', rule: 'TRN-04', path: '/total', facts: { total, said: list.total } })
  for (const [index, figure] of figures.entries()) {
    const path = `/figures/${index}`
    const facts = { figure: nameOf(figure) }
    const { lines = [], line = 0 } = figure
    const chosen = lines[line]
    if (figure.line !== undefined && !chosen) {
      found.push({ code: 'unknown-line', rule: 'TRN-04', path: `${path}/line`, facts: { ...facts, line: line + 1, lines: lines.length } })
      continue
    }
    if (chosen?.mark?.toLowerCase() === TRANSFORMATION)
      found.push({ code: 'transformation-line', rule: 'NAM-02', path: `${path}/line`, facts: { ...facts, points: chosen.points } })
    if (chosen && figure.points !== undefined && figure.points !== chosen.points)
      found.push({
        code: 'wrong-points',
        rule: 'TRN-04',
        path: `${path}/points`,
        facts: { ...facts, said: figure.points, points: chosen.points }
      })
    if (pointsOf(figure) === null) found.push({ code: 'points-unknown', rule: 'TRN-04', path, facts })
  }
  return found
}
