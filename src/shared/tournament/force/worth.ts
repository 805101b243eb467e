/** What a defeated figure is worth: the line that it came in on, and what was paid for it besides (TRN-03, NAM-02, NEW-03). */
import { isPriced, perhapsUsersOf, pointsOf, TRANSFORMATION, usersOf } from './cost.ts'
import type { ForceFigure, ForceList } from './list.ts'

/** A price that counts with a figure. */
export interface WorthPart {
  readonly of: 'figure' | 'feat' | 'alternate-team-ability'
  readonly id: string
  readonly points: number
}

export interface Worth {
  readonly id: string
  readonly points: number
  readonly parts: readonly WorthPart[]
  /** What it costs is not told of these: itself, one of its feats or an alternate team ability that it uses. */
  readonly missing: readonly string[]
  /** Of these alternate team abilities it is not told whether it uses them. */
  readonly perhaps: readonly string[]
}

/** A figure that has come in for another one, on the line that is for that, where no other is told. */
const cameIn = (figure: ForceFigure, replaces: boolean): ForceFigure => {
  if (!replaces || figure.line !== undefined) return figure
  const orange = (figure.lines ?? []).findIndex(({ mark }) => mark?.toLowerCase() === TRANSFORMATION)
  return orange < 0 ? figure : { ...figure, line: orange }
}

/**
 * What each figure of the list is worth, in points. @param replacing those that came in for another figure: without a `line` they
 * count on the line of a transformation
 */
export function worthOf(list: ForceList, replacing: ReadonlySet<string>): readonly Worth[] {
  const { figures = [], feats = [], alternateTeamAbilities = [] } = list
  const cards = new Map(feats.map((feat) => [feat.id, feat.points]))
  return figures.map((figure): Worth => {
    const own = pointsOf(cameIn(figure, replacing.has(figure.id)))
    const told = (figure.feats ?? []).flatMap((id): WorthPart[] => {
      const points = cards.get(id)
      return points === undefined ? [] : [{ of: 'feat', id, points }]
    })
    const abilities = alternateTeamAbilities.flatMap(({ id, pointsEach = 0 }, index): WorthPart[] =>
      pointsEach !== 0 && usersOf(list, index).includes(figure) ? [{ of: 'alternate-team-ability', id, points: pointsEach }] : []
    )
    const unpriced = alternateTeamAbilities.filter((ability, index) => !isPriced(ability) && usersOf(list, index).includes(figure))
    // What costs nothing for each figure changes nothing, whoever uses it.
    const perhaps = alternateTeamAbilities.filter(
      (ability, index) => (!isPriced(ability) || (ability.pointsEach ?? 0) !== 0) && perhapsUsersOf(list, index).includes(figure)
    )
    const parts: WorthPart[] = [...(own === null ? [] : [{ of: 'figure' as const, id: figure.id, points: own }]), ...told, ...abilities]
    return {
      id: figure.id,
      points: parts.reduce((sum, { points }) => sum + points, 0),
      parts,
      missing: [
        ...(own === null ? [figure.id] : []),
        ...(figure.feats ?? []).filter((id) => !cards.has(id)),
        ...unpriced.map(({ id }) => id)
      ],
      perhaps: perhaps.map(({ id }) => id)
    }
  })
}
