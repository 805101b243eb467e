/** Team lists of an event: as they are handed in (typed, pasted, out of the library), and what the check of forces says of each. */
import { withoutUndefined } from '../../../../shared/base/fields.ts'
import type { FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import type { TeamMember } from '../../../../shared/formats/documents/teamFile.ts'
import { forceOf, memberIn, type MemberFound, type TeamBeside } from '../../../../shared/figures/team/teamForce.ts'
import { plain } from '../../../../shared/figures/find/typedFilters.ts'
import { countOf } from '../../../../shared/tournament/force/list.ts'
import { checkList, listAsForce } from '../../../../shared/tournament/state/lists.ts'
import { rulesetOf } from '../../../../shared/rules/catalog.ts'
import type { EventState, HandedList, ListedFigure, PlayerState } from '../../../../shared/tournament/state/state.ts'
import { forceCase } from '../../noBoard/force.ts'
import { noBoardAnswer, type NoBoardAnswer } from '../../noBoard/noBoardAnswer.ts'
import { eventRuleset } from '../log/eventRuleset.ts'
import type { NewFact } from '../log/eventHost.ts'
import { byName } from '../words/people.ts'
import { forceRulesOf } from '../../../../shared/cases/common/forceRules.ts'

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

function cardsIn(sets: readonly FigureSetFile[]): Cards {
  const came = (figure: ListedFigure): boolean => Object.keys(figure).some((field) => !WITHOUT_CARD.includes(field))
  let named: Map<string, FigureSetFile[]> | null = null
  const byName = (): Map<string, FigureSetFile[]> => {
    const all = new Map<string, FigureSetFile[]>()
    for (const set of sets)
      for (const figure of set.figures) {
        const name = plain(figure.name)
        all.set(name, [...(all.get(name) ?? []), { ...set, figures: [figure] }])
      }
    return all
  }
  const found = ({ name, points, set }: ListedFigure): MemberFound =>
    memberIn((named ??= byName()).get(plain(name)) ?? [], { name, points, count: 1, ...(set !== undefined && { set }) })
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
  const ruleset = rulesetOf(eventRuleset(state))
  const rules = ruleset && forceRulesOf(ruleset)
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
  return noBoardAnswer(forceCase(eventRuleset(state), listAsForce(state, withCards(list, cardsIn(sets)))))
}

export interface TypedList {
  readonly members: readonly TeamMember[]
  /** Numbers of lines, from 1 on, that say no figure with its points. */
  readonly unread: readonly number[]
}

/** "2 x Rook 75", "Wren; 50; LRK", "Jay 100": one line per figure, with its count and points. `null` if the line is no figure. */
function memberTyped(line: string): TeamMember | null {
  const [before = '', count = '1'] = /^(\d{1,2})\s*[x×]\s+/u.exec(line) ?? []
  const counted = before === '' ? null : pricedIn(line.slice(before.length))
  const priced = counted ?? pricedIn(line)
  const number = counted === null ? 1 : Number(count)
  return priced === null || number === 0 ? null : { ...priced, count: number }
}

/** Letters of the name of a set. */
const LONGEST_SET = 40

/** "Wren; 50; LRK" or "Jay 100", without a count. */
function pricedIn(text: string): Omit<TeamMember, 'count'> | null {
  const separator = Math.max(text.lastIndexOf(';'), text.lastIndexOf(','), text.lastIndexOf('\t'))
  const set = text.slice(separator + 1).trim()
  const beforeSet = separator > 0 && set !== '' && set.length <= LONGEST_SET ? nameAndPoints(text.slice(0, separator).trimEnd()) : null
  return beforeSet === null ? nameAndPoints(text) : { ...beforeSet, set }
}

/** "Jay 100" or "Wren; 50": one separator or blanks between name and points. */
function nameAndPoints(text: string): { readonly name: string; readonly points: number } | null {
  const [digits = ''] = /(?<!\d)\d{1,4}$/.exec(text) ?? []
  const before = text.slice(0, text.length - digits.length)
  const trimmed = before.trimEnd()
  const isSeparated = /[;,]$/.test(trimmed)
  const name = (isSeparated ? trimmed.slice(0, -1) : trimmed).trim()
  return digits !== '' && name !== '' && (isSeparated || trimmed !== before) ? { name, points: Number(digits) } : null
}

/** Reads a list that is typed or pasted. */
export function typedList(text: string): TypedList {
  const members: TeamMember[] = []
  const unread: number[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const member = memberTyped(line.trim())
    if (member === null) unread.push(index + 1)
    else members.push(member)
  })
  return { members, unread }
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
  before: HandedList | null = null
): { readonly fact: NewFact; readonly unknown: readonly string[] } {
  const members = team.members.map((member) => memberIn(sets, member))
  const { figures = [], buildTotal: _ofTheEvent, ...beside } = forceOf(team, members)
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
