/** A team as its sheet shows it: who is who, what it costs, and what the question `force` says of it. */
import type { RulesetId } from '../../../shared/contract/case.ts'
import type { TableRules } from '../library/ownEditions.ts'
import type { ElementsFile, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { totalOf, type TeamFile, type TeamMember } from '../../../shared/formats/documents/teamFile.ts'
import {
  forceOf,
  memberIn,
  nameOf,
  pieceOf,
  pointsOf,
  statedOtherwise,
  equipmentIn,
  type MemberFound,
  type TeamLibrary
} from '../../../shared/figures/team/teamForce.ts'
import type { Choice } from '../../text/choices.ts'
import { forceCase } from '../noBoard/force.ts'
import { noBoardAnswer, type NoBoardAnswer } from '../noBoard/noBoardAnswer.ts'

export interface TeamRow {
  readonly found: MemberFound
  readonly name: string
  readonly points: number | null
  /** The names of its equipment. */
  readonly equipment: readonly string[]
  /** Starting lines to choose from; empty where there is nothing to choose. */
  readonly lines: readonly { readonly id: string; readonly label: string }[]
}

export interface TeamSheet {
  readonly rows: readonly TeamRow[]
  /** Who waits beside the map, and costs nothing. */
  readonly sideline: readonly TeamRow[]
  readonly total: number
  /** What the team says that its members cost, where they cost something else. */
  readonly stated: number | null
  /** Members of whom it is not known which figure they are. */
  readonly unknown: readonly TeamRow[]
  readonly answer: NoBoardAnswer
  /** Keywords that one of its figures has at least. */
  readonly keywords: readonly string[]
}

function pieceName(piece: string, library: TeamLibrary): string {
  const known = pieceOf(piece, library)
  return typeof known === 'string' ? known : (known.name ?? known.id)
}

/** The equipment of the library to choose from. */
export const equipmentChoices = (library: TeamLibrary): readonly Choice[] =>
  equipmentIn(library).map(({ card, set }) => ({
    id: card.id,
    label: card.name,
    note: [`${set} ${card.number ?? ''}`.trim(), card.points === null ? '' : String(card.points)].filter(Boolean).join(' · ')
  }))

/** Everything that is said of a team by these rules. */
export function sheetOf(
  team: TeamFile,
  sets: readonly FigureSetFile[],
  rules: RulesetId | TableRules,
  elements: readonly ElementsFile[] = []
): TeamSheet {
  const library = { sets, elements }
  const members = team.members.map((member) => memberIn(sets, member))
  const rowOf = (found: MemberFound): TeamRow => {
    const lines = found.figure?.lines ?? []
    return {
      found,
      name: nameOf(found),
      points: pointsOf(found),
      equipment: (found.member.equipment ?? []).map((piece) => pieceName(piece, library)),
      lines:
        lines.length < 2
          ? []
          : lines.map(({ points, mark }, index) => ({ id: String(index), label: [mark, points ?? '?'].filter(Boolean).join(' · ') }))
    }
  }
  const rows = members.map(rowOf)
  return {
    rows,
    sideline: (team.sideline ?? []).map((member) => rowOf(memberIn(sets, member))),
    total: totalOf(rows.map(({ found: { member }, points }): TeamMember => ({ ...member, points: points ?? 0 }))),
    stated: statedOtherwise(team, members),
    unknown: rows.filter(({ found }) => found.unknown !== null),
    answer: noBoardAnswer(forceCase(rules, forceOf(team, members, library))),
    keywords: [...new Set(members.flatMap(({ figure }) => figure?.keywords ?? []))].sort()
  }
}
