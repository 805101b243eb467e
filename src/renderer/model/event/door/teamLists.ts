/** Team lists of an event: as they are handed in (typed, pasted, out of the library), and what the check of forces says of each. */
import { withoutUndefined } from '../../../../shared/base/fields.ts'
import type { ElementsFile, FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import type { TeamMember } from '../../../../shared/formats/documents/teamFile.ts'
import { forceOf, memberIn, pointsOf, type MemberFound, type TeamBeside } from '../../../../shared/figures/team/teamForce.ts'
import { plain } from '../../../../shared/figures/find/typedFilters.ts'
import { countOf } from '../../../../shared/tournament/force/list.ts'
import { checkList, listAsForce } from '../../../../shared/tournament/state/lists.ts'
import type { EventState, HandedList, ListedFigure, PlayerState } from '../../../../shared/tournament/state/state.ts'
import { forceCase } from '../../noBoard/force.ts'
import { noBoardAnswer, type NoBoardAnswer } from '../../noBoard/noBoardAnswer.ts'
import { eventRules } from '../log/eventRuleset.ts'
import type { NewFact } from '../log/eventHost.ts'
import { byName } from '../words/people.ts'
import { nameTyped, type Price } from '../../../../shared/figures/team/typedTeam.ts'
import { forceRulesOfEvent } from '../../../../shared/cases/common/forceRules.ts'

export { typedList } from '../../../../shared/figures/team/typedTeam.ts'

/** `unknown`: nothing is wrong in what is known of it, but not every figure is known. `accepted`, `rejected`: a judge has said so. */
export type ListState = 'none' | 'fits' | 'unknown' | 'wrong' | 'accepted' | 'rejected'

export interface ListRow {
  readonly player: PlayerState
  readonly state: ListState
  /** Points as they add up; null without a list. */
  readonly total: number | null
  readonly figures: number
  /** Names of figures of which nobody knows the card. */
  readonly unknown: readonly string[]
}

/** What a typed line says of a figure, and what was bought for it; anything else was on its card. */
const WITHOUT_CARD: readonly string[] = ['id', 'name', 'count', 'points', 'set', 'number', 'line', 'feats', 'equipment']

/** What the library knows of listed figures. */
interface Cards {
  /** A figure with its card: the one that came with the list, or that of the only one in the library that is called so, of its set where one is said. */
  readonly of: (figure: ListedFigure) => ListedFigure
  readonly known: (figure: ListedFigure) => boolean
}

/** Figures of the library by their names in small letters without accents, each as a set with that figure alone. */
function byFigureName(sets: readonly FigureSetFile[]): Map<string, FigureSetFile[]> {
  const all = new Map<string, FigureSetFile[]>()
  for (const set of sets)
    for (const figure of set.figures) {
      const name = plain(figure.name)
      const there = all.get(name)
      if (there) there.push({ ...set, figures: [figure] })
      else all.set(name, [{ ...set, figures: [figure] }])
    }
  return all
}

/** The points that the library has for typed names. */
export function pricesIn(sets: readonly FigureSetFile[]): Price {
  let named: Map<string, FigureSetFile[]> | null = null
  return (name, set) => pointsOf(memberIn((named ??= byFigureName(sets)).get(plain(name)) ?? [], { name, count: 1, ...(set && { set }) }))
}

/** Lines that could be meant by what is typed of one: figures of the library that have the typed words, the shortest names first. */
export function linesFor(sets: readonly FigureSetFile[], line: string, most: number): string[] {
  const { count, name } = nameTyped(line)
  const words = plain(name)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  if (plain(name).length < 2 || words.length === 0) return []
  const found = sets.flatMap((set) =>
    set.figures.flatMap((figure) => {
      const own = ` ${plain(figure.name)}`
      return words.every((word) => own.includes(` ${word}`)) ? { set, figure } : []
    })
  )
  const isAlone = (one: string): boolean => found.filter(({ figure }) => figure.name === one).length === 1
  const lines = found
    .toSorted((a, b) => a.figure.name.length - b.figure.name.length)
    .flatMap(({ set, figure }) => {
      const points = pointsOf({ member: { count: 1 }, set, figure, unknown: null })
      const own = isAlone(figure.name) ? [] : [figure.set ?? set.id]
      return points === null ? [] : `${count === '' ? '' : `${count} `}${[figure.name, points, ...own].join('; ')}`
    })
  return [...new Set(lines)].slice(0, most)
}

function cardsIn(sets: readonly FigureSetFile[]): Cards {
  const came = (figure: ListedFigure): boolean => Object.keys(figure).some((field) => !WITHOUT_CARD.includes(field))
  let named: Map<string, FigureSetFile[]> | null = null
  const found = ({ name, points, set }: ListedFigure): MemberFound =>
    memberIn((named ??= byFigureName(sets)).get(plain(name)) ?? [], { name, points, count: 1, ...(set !== undefined && { set }) })
  return {
    known: (figure) => came(figure) || found(figure).figure !== null,
    of(figure) {
      const one = came(figure) ? null : found(figure)
      return one?.figure ? { ...forceOf({}, [one]).figures?.[0], ...figure } : figure
    }
  }
}

/** A list with the cards of its figures: it may have been handed in where the library knew less. */
const withCards = (list: HandedList, { of }: Cards): HandedList => ({ ...list, figures: list.figures.map(of) })

/**
 * Everybody with the list that they have handed in, by name.
 * @param sets what is known of figures
 */
export function listRows(state: EventState, sets: readonly FigureSetFile[]): ListRow[] {
  const cards = cardsIn(sets)
  const rules = forceRulesOfEvent(eventRules(state))
  return byName(state).map((player): ListRow => {
    const list = player.list && withCards(player.list, cards)
    const { total, ok, problems } = checkList(state, { ...player, list }, rules)
    const said = player.listCheck
    const unknown = (player.list?.figures ?? []).filter((figure) => !cards.known(figure)).map(({ name }) => name)
    const checked = problems.includes('no-list') ? 'none' : !ok ? 'wrong' : unknown.length > 0 ? 'unknown' : 'fits'
    const stands: ListState = said ? (said.ok ? 'accepted' : 'rejected') : checked
    return { player, state: stands, total, figures: player.list?.figures.reduce((sum, figure) => sum + countOf(figure), 0) ?? 0, unknown }
  })
}

/** What the check of forces says of a list, rule by rule; null without one. @param sets what is known of figures */
export function listAnswer(state: EventState, { list }: PlayerState, sets: readonly FigureSetFile[]): NoBoardAnswer | null {
  if (list === null) return null
  return noBoardAnswer(forceCase(eventRules(state), listAsForce(state, withCards(list, cardsIn(sets)))))
}

/** A list as it is typed again, a figure a line. */
export const listText = ({ list }: PlayerState): string =>
  (list?.figures ?? [])
    .map((figure) =>
      [
        `${countOf(figure) > 1 ? `${countOf(figure)} x ` : ''}${figure.name}`,
        figure.points,
        ...(figure.set === undefined ? [] : [figure.set])
      ].join('; ')
    )
    .join('\n')

/** What is handed in: a team of the library, or members that were typed. */
export type HandedTeam = TeamBeside & {
  readonly members: readonly TeamMember[]
  /** What came out of the boosters, in sealed play. */
  readonly opened?: readonly string[] | undefined
}

/**
 * The fact that hands in a team, with what the library knows of its figures; and who of them it does not know.
 * @param before the list as it was: what the typed lines cannot say stays with figures of the same name and points, and beside them
 */
export function listFact(
  player: string,
  { opened, ...team }: HandedTeam,
  sets: readonly FigureSetFile[],
  before: HandedList | null = null,
  elements: readonly ElementsFile[] = []
): { readonly fact: NewFact; readonly unknown: readonly string[] } {
  const members = team.members.map((member) => memberIn(sets, member))
  const { figures = [], buildTotal: _ofTheEvent, ...beside } = forceOf(team, members, { sets, elements })
  const { figures: earlier = [], total: _typedAnew, ...kept } = before ?? {}
  const listed = figures.map((figure, index) => {
    const same = earlier.find(({ name, points }) => name === figure.name && points === (figure.points ?? 0))
    return {
      ...(members[index]!.figure ? {} : same),
      ...carried(same),
      ...figure,
      name: figure.name ?? figure.id,
      points: figure.points ?? 0
    }
  })
  return {
    fact: { do: 'list', player, figures: listed, ...withoutUndefined(kept), ...beside, ...withoutUndefined({ opened }) },
    unknown: figures.flatMap(({ name, id }, index) => (members[index]!.figure === null ? [name ?? id] : []))
  }
}

/** What was bought for a figure, which no card says. */
const carried = (figure: ListedFigure | undefined): Partial<ListedFigure> =>
  withoutUndefined({ line: figure?.line, feats: figure?.feats, equipment: figure?.equipment })
