/** A team as the question `force` takes it: who its members are in the library, on which line, and who is unknown. */
import type { FigureEntry, FigureSetFile } from '../../formats/documents/documents.ts'
import { totalOf, type TeamFile, type TeamMember } from '../../formats/documents/teamFile.ts'
import type { ForceFigure, ForceList } from '../../tournament/force/list.ts'
import { plain } from '../find/typedFilters.ts'

export interface MemberFound {
  readonly member: TeamMember
  /** null: the library has no such figure, or several that are called so. */
  readonly figure: FigureEntry | null
  readonly set: FigureSetFile | null
  /** Why it is not known which figure is meant. */
  readonly unknown: 'none' | 'several' | null
}

/** Who a member is: by the figure that was chosen for it, by its set and number, by its name where only one has it. */
export function memberIn(sets: readonly FigureSetFile[], member: TeamMember): MemberFound {
  const of = (set: FigureSetFile, figure: FigureEntry): MemberFound => ({ member, set, figure, unknown: null })
  const chosen = member.figure
  if (chosen) {
    const set = sets.find(({ id }) => id === chosen.set)
    const figure = set?.figures.find(({ id }) => id === chosen.id)
    if (set && figure) return of(set, figure)
  }
  const all = sets.flatMap((set) => set.figures.map((figure) => ({ set, figure })))
  const [own, number, name] = [plain(member.set ?? ''), plain(member.number ?? ''), plain(member.name ?? '')]
  const numbered =
    number === ''
      ? []
      : all.filter(
          ({ set, figure }) =>
            plain(figure.number ?? '') === number && own !== '' && [plain(figure.set ?? ''), plain(set.id), plain(set.name)].includes(own)
        )
  const found = numbered.length > 0 ? numbered : name === '' ? [] : all.filter(({ figure }) => plain(figure.name) === name)
  const [first] = found
  if (first && found.length === 1) return of(first.set, first.figure)
  return { member, set: null, figure: null, unknown: found.length > 1 ? 'several' : 'none' }
}

/** What a member costs, each; null: nobody has said. */
export function pointsOf({ member, figure }: MemberFound): number | null {
  if (member.points !== undefined) return member.points
  const line = figure?.lines?.[member.line ?? 0]
  return line ? line.points : (figure?.points ?? null)
}

export const nameOf = ({ member, figure }: MemberFound): string =>
  figure?.name ?? member.name ?? `${member.set ?? ''}${member.number ?? ''}`

/** Whether a card says that it is unique or a Prime: by its marks, or by its rarity. */
const says = ({ marks = [], rarity = '' }: FigureEntry, word: string): boolean =>
  [...marks, rarity].some((one) =>
    plain(one)
      .split(/[^a-z]+/)
      .includes(word)
  )

/** The list of the force. Its figures stand in the order of the members. */
export function forceOf({ buildTotal, theme }: TeamFile, members: readonly MemberFound[]): ForceList {
  return {
    figures: members.map((one, index): ForceFigure => {
      const { member, figure } = one
      const points = pointsOf(one)
      const lines = (figure?.lines ?? []).flatMap((line) =>
        line.points === null ? [] : [{ click: line.click, points: line.points, ...(line.mark !== undefined && { mark: line.mark }) }]
      )
      return {
        id: `member-${index + 1}`,
        name: nameOf(one),
        count: member.count,
        ...(points !== null && { points }),
        ...(lines.length > 0 && lines.length === figure?.lines?.length && { lines, line: Math.min(member.line ?? 0, lines.length - 1) }),
        ...(figure?.set !== undefined && { set: figure.set }),
        ...(figure && says(figure, 'unique') && { unique: true }),
        ...(figure && says(figure, 'prime') && { prime: true }),
        ...(figure?.realName !== undefined && figure.realName !== '' && { realName: figure.realName }),
        ...(figure?.keywords !== undefined && { keywords: figure.keywords }),
        ...(figure && figure.teamAbilities.length > 0 && { teamAbilities: figure.teamAbilities })
      }
    }),
    ...(buildTotal !== undefined && { buildTotal }),
    ...(theme !== undefined && { theme })
  }
}

/** The team with its members, and with the points that they come to. */
export function withMembers(team: TeamFile, members: readonly TeamMember[], sets: readonly FigureSetFile[]): TeamFile {
  const priced = members.map((member) => ({ ...member, points: pointsOf(memberIn(sets, member)) ?? 0 }))
  return { ...team, members: [...members], total: totalOf(priced) }
}
