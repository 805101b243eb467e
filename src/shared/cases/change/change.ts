/**
 * What could be otherwise on the table: one small change to a case, as data, and the case with it made. Nothing here
 * asks the engine; who makes a change asks it again.
 */
import { setEdges } from '../../mapEdit/edges.ts'
import { hasSpareLetter, paintBasic, paintLevel, removeBasic } from '../../mapEdit/squares.ts'
import type { CaseFigure, CaseMap, ClixCase, RulesetId, Segment, Size, SquareXY, ValueName } from '../../contract/case.ts'
import { figureAt, kindsAt } from '../../contract/caseSquares.ts'
import { tableQuestion } from '../questions/onTable.ts'

/** The ground of a square apart from its special terrain, level and walls. */
export const GROUNDS = ['clear', 'hindering', 'blocking'] as const
export type Ground = (typeof GROUNDS)[number]

export type Change =
  /** The attack is of the other kind. */
  | { readonly do: 'combat'; readonly to: 'close' | 'ranged' }
  /** It is made by another action; null: a plain one. */
  | { readonly do: 'action'; readonly to: string | null }
  /** It does not stand there. */
  | { readonly do: 'figure-gone'; readonly figure: string }
  /** Its first square is another one; the base keeps its shape. */
  | { readonly do: 'figure-moved'; readonly figure: string; readonly to: SquareXY }
  /** A power or ability of it is countered. */
  | { readonly do: 'countered'; readonly figure: string; readonly power: string }
  /** It has a power, ability or team ability that it does not have now. */
  | { readonly do: 'had'; readonly figure: string; readonly power: string; readonly as: 'powers' | 'abilities' | 'teamAbilities' }
  | { readonly do: 'size'; readonly figure: string; readonly size: Size }
  /** A combat value that nobody has stated is this number. */
  | { readonly do: 'value'; readonly figure: string; readonly value: ValueName; readonly to: number }
  | { readonly do: 'ground'; readonly at: SquareXY; readonly to: Ground }
  | { readonly do: 'level'; readonly at: SquareXY; readonly to: number }
  /** A wall or a force field. */
  | { readonly do: 'wall-gone'; readonly between: Segment }
  /** A door, window or gate that is open now; and one that is closed now. */
  | { readonly do: 'door-shut'; readonly between: Segment }
  | { readonly do: 'door-open'; readonly between: Segment }
  | { readonly do: 'object-gone'; readonly object: string }
  | { readonly do: 'ruleset'; readonly ruleset: RulesetId }

export type ChangeKind = Change['do']

const editFigure = (value: ClixCase, id: string, edit: (figure: CaseFigure) => CaseFigure): ClixCase => ({
  ...value,
  figures: (value.figures ?? []).map((figure) => (figure.id === id ? edit(figure) : figure))
})

const editMap = (value: ClixCase, edit: (map: CaseMap) => CaseMap): ClixCase => (value.map ? { ...value, map: edit(value.map) } : value)

/** The ground of a square: null where it is none of the three, such as water or hindering ground in water. */
export function groundAt(map: CaseMap, at: SquareXY): Ground | null {
  const kinds = kindsAt(map, at).filter((kind) => !kind.startsWith('special:'))
  if (kinds.length === 0) return 'clear'
  return kinds.length === 1 ? (GROUNDS.find((ground) => ground === kinds[0]) ?? null) : null
}

/** The map with other ground in one square; its special terrain stays. */
function withGround(map: CaseMap, at: SquareXY, to: Ground): CaseMap {
  // A legend without a letter left: such a map has more kinds of ground than there are.
  if (!hasSpareLetter(map)) return map
  return to === 'clear' ? removeBasic(map, [at]) : paintBasic(map, [at], to)
}

/** The case with the change made. Whether it still is a valid one is for `parseCase` to say. */
export function withChange(value: ClixCase, change: Change): ClixCase {
  switch (change.do) {
    case 'combat':
      return { ...value, ask: tableQuestion(value.ask).withCombat?.(value.ask, change.to) ?? value.ask }
    case 'action':
      return { ...value, ask: tableQuestion(value.ask).withAction?.(value.ask, change.to ?? undefined) ?? value.ask }
    case 'figure-gone':
      return { ...value, figures: (value.figures ?? []).filter(({ id }) => id !== change.figure) }
    case 'figure-moved':
      return editFigure(value, change.figure, (figure) => figureAt(figure, change.to))
    case 'countered':
      return editFigure(value, change.figure, (figure) => ({ ...figure, countered: [...(figure.countered ?? []), change.power] }))
    case 'had':
      return editFigure(value, change.figure, (figure) => ({ ...figure, [change.as]: [...(figure[change.as] ?? []), change.power] }))
    case 'size':
      return editFigure(value, change.figure, (figure) => ({ ...figure, size: change.size }))
    case 'value':
      return editFigure(value, change.figure, (figure) => ({ ...figure, [change.value]: change.to }))
    case 'ground':
      return editMap(value, (map) => withGround(map, change.at, change.to))
    case 'level':
      return editMap(value, (map) => paintLevel(map, [change.at], change.to))
    case 'wall-gone':
      return editMap(value, (map) => setEdges(setEdges(map, 'walls', [change.between], false), 'barriers', [change.between], false))
    case 'door-shut':
    case 'door-open':
      return editMap(value, (map) => setEdges(map, 'walls', [change.between], change.do === 'door-shut'))
    case 'object-gone':
      return { ...value, objects: (value.objects ?? []).filter(({ id }) => id !== change.object) }
    case 'ruleset':
      return { ...value, ruleset: change.ruleset }
  }
}

/** The case with all of the changes made. */
export const withChanges = (value: ClixCase, changes: readonly Change[]): ClixCase => changes.reduce(withChange, value)
