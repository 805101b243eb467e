/**
 * What could be otherwise on the table: one small change to a case, as data, and the case with it made. Nothing here
 * asks the engine; who makes a change asks it again.
 */
import type { CaseFigure, CaseMap, ClixCase, RulesetId, Segment, Size, SquareXY, ValueName } from '../case.ts'

/** The ground of a square apart from its special terrain, level and walls. */
export const GROUNDS = ['clear', 'hindering', 'blocking'] as const
export type Ground = (typeof GROUNDS)[number]

export type Change =
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
  | { readonly do: 'object-gone'; readonly object: string }
  | { readonly do: 'ruleset'; readonly ruleset: RulesetId }

export type ChangeKind = Change['do']

const sameSquare = (a: SquareXY, b: SquareXY): boolean => a[0] === b[0] && a[1] === b[1]

/** Do two segments part the same two squares, whichever is named first? */
export const sameSegment = ([a, b]: Segment, [c, d]: Segment): boolean =>
  (sameSquare(a, c) && sameSquare(b, d)) || (sameSquare(a, d) && sameSquare(b, c))

/** The squares of a figure's base. */
export const squaresOf = (figure: CaseFigure): readonly SquareXY[] => figure.squares ?? (figure.at ? [figure.at] : [])

/** The figure with its first square at `to`. */
export function movedTo(figure: CaseFigure, to: SquareXY): CaseFigure {
  const first = figure.squares?.[0]
  if (!figure.squares || !first) return { ...figure, at: to }
  const [dx, dy] = [to[0] - first[0], to[1] - first[1]]
  return { ...figure, squares: figure.squares.map(([x, y]): SquareXY => [x + dx, y + dy]) }
}

const editFigure = (value: ClixCase, id: string, edit: (figure: CaseFigure) => CaseFigure): ClixCase =>
  ({ ...value, figures: (value.figures ?? []).map(figure => (figure.id === id ? edit(figure) : figure)) })

const editMap = (value: ClixCase, edit: (map: CaseMap) => Partial<CaseMap>): ClixCase =>
  (value.map ? { ...value, map: { ...value.map, ...edit(value.map) } } : value)

const BUILT_IN: Readonly<Record<string, readonly string[]>> = { '.': [], h: ['hindering'], b: ['blocking'], w: ['water'] }

/** What a square has at once: kinds of ground and special terrain. */
export const kindsAt = (map: CaseMap, [x, y]: SquareXY): readonly string[] => {
  const letter = map.terrain?.[y]?.[x] ?? '.'
  return map.legend?.[letter] ?? BUILT_IN[letter] ?? []
}

/** The ground of a square: null where it is none of the three, such as water or hindering ground in water. */
export function groundAt(map: CaseMap, at: SquareXY): Ground | null {
  const kinds = kindsAt(map, at).filter(kind => !kind.startsWith('special:'))
  if (kinds.length === 0) return 'clear'
  return kinds.length === 1 ? GROUNDS.find(ground => ground === kinds[0]) ?? null : null
}

/** The level of a square; 1 is grounded. */
export const levelAt = (map: CaseMap, [x, y]: SquareXY): number => Number(map.level?.[y]?.[x] ?? 1)

const withLetter = (rows: readonly string[] | undefined, [columns, rowCount]: CaseMap['size'], [x, y]: SquareXY, fill: string, letter: string): readonly string[] =>
  Array.from({ length: rowCount }, (_, row) => {
    const line = rows?.[row] ?? fill.repeat(columns)
    return row === y ? line.slice(0, x) + letter + line.slice(x + 1) : line
  })

const sameKinds = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every(kind => b.includes(kind))

const LETTERS = 'acdefgijklmnopqrstuvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** The map with other ground in one square; its special terrain stays. */
function withGround(map: CaseMap, at: SquareXY, to: Ground): Partial<CaseMap> {
  const special = kindsAt(map, at).filter(kind => kind.startsWith('special:'))
  const wanted = to === 'clear' ? special : [to, ...special]
  const known = Object.entries({ ...BUILT_IN, ...map.legend }).find(([, kinds]) => sameKinds(kinds, wanted))?.[0]
  const used = new Set(Object.keys(map.legend ?? {}))
  const letter = known ?? [...LETTERS].find(candidate => !used.has(candidate))
  // A legend without a letter left: such a map has more kinds of ground than there are.
  if (letter === undefined) return {}
  return {
    terrain: withLetter(map.terrain, map.size, at, '.', letter),
    ...(known === undefined ? { legend: { ...map.legend, [letter]: wanted } } : {})
  }
}

/** The case with the change made. Whether it still is a valid one is for `parseCase` to say. */
export function withChange(value: ClixCase, change: Change): ClixCase {
  switch (change.do) {
    case 'figure-gone': return { ...value, figures: (value.figures ?? []).filter(({ id }) => id !== change.figure) }
    case 'figure-moved': return editFigure(value, change.figure, figure => movedTo(figure, change.to))
    case 'countered': return editFigure(value, change.figure, figure => ({ ...figure, countered: [...(figure.countered ?? []), change.power] }))
    case 'had': return editFigure(value, change.figure, figure => ({ ...figure, [change.as]: [...(figure[change.as] ?? []), change.power] }))
    case 'size': return editFigure(value, change.figure, figure => ({ ...figure, size: change.size }))
    case 'value': return editFigure(value, change.figure, figure => ({ ...figure, [change.value]: change.to }))
    case 'ground': return editMap(value, map => withGround(map, change.at, change.to))
    case 'level': return editMap(value, map => ({ level: withLetter(map.level, map.size, change.at, '1', String(change.to)) }))
    case 'wall-gone': return editMap(value, map => ({
      walls: map.walls?.filter(wall => !sameSegment(wall, change.between)) ?? [],
      ...(map.barriers ? { barriers: map.barriers.filter(barrier => !sameSegment(barrier, change.between)) } : {})
    }))
    case 'object-gone': return { ...value, objects: (value.objects ?? []).filter(({ id }) => id !== change.object) }
    case 'ruleset': return { ...value, ruleset: change.ruleset }
  }
}

/** The case with all of the changes made. */
export const withChanges = (value: ClixCase, changes: readonly Change[]): ClixCase => changes.reduce(withChange, value)
