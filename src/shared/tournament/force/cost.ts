/** What a force costs: figures by their line, feats, an alternate team ability (TRN-04, NAM-02). Whole numbers. */
import { countOf, hasKeyword, nameOf, type ForceCost, type ForceFigure, type ForceList, type ForcePoint } from './list.ts'

/** The colour of a line that a figure is only turned to by an Alter Ego power (NAM-02). */
export const TRANSFORMATION = 'orange'

/** The points of one figure; null where neither it nor its line says them. */
export function pointsOf({ points, lines, line = 0 }: ForceFigure): number | null {
  return lines?.[line]?.points ?? points ?? null
}

/** The figures that use the alternate team ability: those named, or all with a keyword of it. */
export function usersOf(list: ForceList, index: number): readonly ForceFigure[] {
  const ability = list.alternateTeamAbilities?.[index]
  if (!ability) return []
  const { figures, keywords } = ability
  return (list.figures ?? []).filter((figure) =>
    figures ? figures.includes(figure.id) : (keywords ?? []).some((keyword) => hasKeyword(figure, keyword))
  )
}

const sum = (figures: readonly ForceFigure[]): number => figures.reduce((total, figure) => total + countOf(figure), 0)

/** Every price of the list, in its order. What nobody has told costs nothing here and is a point of its own. */
export function costsOf(list: ForceList): readonly ForceCost[] {
  const { figures = [], feats = [], alternateTeamAbilities = [] } = list
  return [
    ...figures.map((figure): ForceCost => ({ of: 'figure', id: figure.id, points: pointsOf(figure) ?? 0, count: countOf(figure) })),
    ...feats.flatMap((feat): ForceCost[] => {
      const count = sum(figures.filter((figure) => figure.feats?.includes(feat.id)))
      return count > 0 ? [{ of: 'feat', id: feat.id, points: feat.points, count }] : []
    }),
    ...alternateTeamAbilities.flatMap(({ id, points = 0, pointsEach = 0 }, index): ForceCost[] => {
      const count = sum(usersOf(list, index))
      return [
        ...(points > 0 ? [{ of: 'alternate-team-ability' as const, id, points, count: 1 }] : []),
        ...(pointsEach > 0 && count > 0 ? [{ of: 'alternate-team-ability' as const, id, points: pointsEach, count }] : [])
      ]
    })
  ]
}

export const totalOf = (costs: readonly ForceCost[]): number => costs.reduce((total, { points, count }) => total + points * count, 0)

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
