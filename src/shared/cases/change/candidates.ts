/**
 * The single changes that are tried for a question, kind by kind. What each kind covers is said here and nowhere else:
 *
 * - `combat`: the other kind of attack, of questions that have one. `action`: a plain action, and those of the attacker's own powers.
 * - `figure-gone`: every figure that the question does not name.
 * - `figure-moved`: every figure that the question is about or its ruling names, to each free square next to it that is not blocking.
 * - `countered`: every power and ability of those figures and of their neighbours, one at a time.
 * - `had`: every power and ability of the ruleset, for each figure that the question is about; of several spellings one.
 * - `size`: every other size, for single bases that the question is about or its ruling names.
 * - `value`: combat values that the question needs and nobody has stated, up to 12 more or fewer.
 * - `ground`, `level`: every square of the question's lines and paths and of those figures and their neighbours; levels up to one above the map's highest.
 * - `wall-gone`: every wall and force field beside those squares. `object-gone`: every object on the map.
 * - `door-shut`, `door-open`: every door, window and gate beside those squares, the other way than it is.
 * - `ruleset`: every other edition of HeroClix.
 */
import { CLASSIC_EDITIONS } from '../../editions/shippedEditions.ts'
import { shapeOf } from '../../engine/action/shape.ts'
import { TOP_LEVEL } from '../../mapEdit/squares.ts'
import { rulesetFor } from '../../editions/shelf.ts'
import type { CaseFigure, CaseMap, ClixCase, RulesetId, SquareXY } from '../../contract/case.ts'
import { SIZES, RULESETS } from '../../contract/case.ts'
import { edgeKey, edgesByKey, figureAt, isOnMap, kindsAt, levelAt, sameSquare, squareKey, squaresOf } from '../../contract/caseSquares.ts'
import { grantedBy, textsOf } from '../../contract/ownText.ts'
import { tableQuestion } from '../questions/onTable.ts'
import { GROUNDS, groundAt, type Change } from './change.ts'
import type { Scope } from './scope.ts'
import { unstatedValues } from './unstated.ts'

const STEPS: readonly SquareXY[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1]
]

/** Where a figure could stand one square aside. */
function* movedAside(input: ClixCase, map: CaseMap, figure: CaseFigure): Generator<Change> {
  const first = squaresOf(figure)[0]
  if (!first || figure.flight) return
  const taken = new Set(
    (input.figures ?? [])
      .filter(({ id }) => id !== figure.id)
      .flatMap(squaresOf)
      .map(squareKey)
  )
  const free = (at: SquareXY): boolean =>
    isOnMap(map, at) &&
    !taken.has(squareKey(at)) &&
    !kindsAt(map, at).includes('blocking') &&
    !input.objects?.some(({ kind, at: lies }) => kind === 'blocking-marker' && sameSquare(lies, at))
  for (const [dx, dy] of STEPS) {
    const to: SquareXY = [first[0] + dx, first[1] + dy]
    if (squaresOf(figureAt(figure, to)).every(free)) yield { do: 'figure-moved', figure: figure.id, to }
  }
}

/** Everything that a figure can use now, as it stands in the case. */
function powersOf(figure: CaseFigure): readonly string[] {
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  const all = [
    ...(figure.powers ?? []),
    ...(click?.powers ?? []),
    ...(figure.canUse ?? []),
    ...textsOf(figure).flatMap((text) => [text.id, ...grantedBy(text), ...(text.gains ?? [])]),
    ...(figure.abilities ?? []),
    ...(figure.teamAbilities ?? [])
  ]
  return [...new Set(all)].filter((id) => !figure.countered?.includes(id))
}

function* countered(figures: readonly CaseFigure[]): Generator<Change> {
  for (const figure of figures) for (const power of powersOf(figure)) yield { do: 'countered', figure: figure.id, power }
}

const LISTS = { power: 'powers', ability: 'abilities' } as const

function* had(input: ClixCase, figures: readonly CaseFigure[]): Generator<Change> {
  const byName = new Map([...(rulesetFor(input)?.effects.values() ?? [])].reverse().map((effect) => [effect.name, effect]))
  const effects = [...byName.values()].reverse()
  for (const figure of figures) {
    const own = powersOf(figure)
    for (const { id, kind } of effects) {
      if ((kind === 'power' || kind === 'ability') && !own.includes(id) && !figure.countered?.includes(id))
        yield { do: 'had', figure: figure.id, power: id, as: LISTS[kind] }
    }
  }
}

function* sizes(figures: readonly CaseFigure[]): Generator<Change> {
  for (const figure of figures) {
    if (squaresOf(figure).length !== 1) continue
    for (const size of SIZES) if (size !== (figure.size ?? 'standard')) yield { do: 'size', figure: figure.id, size }
  }
}

function* grounds(input: ClixCase, map: CaseMap, squares: readonly SquareXY[]): Generator<Change> {
  const stoodOn = new Set((input.figures ?? []).flatMap(squaresOf).map(squareKey))
  for (const at of squares) {
    const now = groundAt(map, at)
    for (const to of GROUNDS) if (to !== now && !(to === 'blocking' && stoodOn.has(squareKey(at)))) yield { do: 'ground', at, to }
  }
}

function* levels(map: CaseMap, squares: readonly SquareXY[]): Generator<Change> {
  const top = Math.max(1, ...(map.level ?? []).flatMap((row) => [...row].map(Number)))
  for (const at of squares) {
    for (let to = 1; to <= Math.min(top + 1, TOP_LEVEL); to++) if (to !== levelAt(map, at)) yield { do: 'level', at, to }
  }
}

function* wallsGone(map: CaseMap, squares: readonly SquareXY[]): Generator<Change> {
  const near = new Set(squares.map(squareKey))
  const marked = edgesByKey((map.openings ?? []).map(({ edge }) => edge))
  for (const between of [...(map.walls ?? []), ...(map.barriers ?? [])])
    if (!marked.has(edgeKey(between)) && between.some((at) => near.has(squareKey(at)))) yield { do: 'wall-gone', between }
}

/** A door that is there is opened, not taken away. */
function* doors(map: CaseMap, squares: readonly SquareXY[]): Generator<Change> {
  const near = new Set(squares.map(squareKey))
  for (const { edge, state } of map.openings ?? [])
    if (edge.some((at) => near.has(squareKey(at)))) yield { do: state === 'open' ? 'door-shut' : 'door-open', between: edge }
}

const isClassic = (ruleset: RulesetId): boolean => CLASSIC_EDITIONS.some(({ id }) => id === ruleset)

/** Other editions of the same foundation: under another one nearly everything is ruled by other rows, and they are compared apart. */
function* rulesets(input: ClixCase): Generator<Change> {
  if (!isClassic(input.ruleset)) return
  for (const ruleset of RULESETS) if (ruleset !== input.ruleset && isClassic(ruleset)) yield { do: 'ruleset', ruleset }
}

const MOST_OFF = 12

/** Numbers around what is counted, the nearest first, for each value that nobody has stated. */
export function* valuesOff(input: ClixCase): Generator<Change & { readonly do: 'value' }> {
  for (const { figure, value, counted } of unstatedValues(input)) {
    for (let off = 1; off <= MOST_OFF; off++) {
      for (const to of [counted - off, counted + off]) if (to >= 0) yield { do: 'value', figure, value, to }
    }
  }
}

/** The kind of attack and the action first: they are what a player says next. */
function* otherwise(input: ClixCase): Generator<Change> {
  const { ask } = input
  const question = tableQuestion(ask)
  const combat = question.combat?.(ask) ?? null
  if (combat !== null) yield { do: 'combat', to: combat === 'ranged' ? 'close' : 'ranged' }
  if (!question.withAction || !('action' in ask || 'from' in ask)) return
  const asked = 'action' in ask ? ask.action : undefined
  if (asked !== undefined) yield { do: 'action', to: null }
  const attacker = input.figures?.find(({ id }) => 'from' in ask && id === ask.from)
  const effects = rulesetFor(input)?.effects
  for (const power of attacker ? powersOf(attacker) : []) {
    const effect = effects?.get(power)
    const isAction = effect !== undefined && shapeOf(effect).holds.length > 0 && shapeOf(effect).needs !== 'joined'
    if (isAction && power !== asked) yield { do: 'action', to: power }
  }
}

/** Every single change that is tried, the likeliest question of a judge first. */
export function* candidates(input: ClixCase, scope: Scope): Generator<Change> {
  const { map } = input
  const byId = new Map((input.figures ?? []).map((figure) => [figure.id, figure]))
  const figures = (ids: readonly string[]): readonly CaseFigure[] => ids.map((id) => byId.get(id)!)
  const ends = figures(scope.ends)
  const about = [...ends, ...figures(scope.named)]
  const question = tableQuestion(input.ask)
  const mover = question.path?.(input.ask).figure ?? null
  const objects = question.objects?.(input.ask) ?? []
  yield* otherwise(input)
  for (const { id } of input.figures ?? []) if (!scope.asked.includes(id)) yield { do: 'figure-gone', figure: id }
  if (map) yield* doors(map, scope.squares)
  if (map) yield* wallsGone(map, scope.squares)
  for (const { id } of input.objects ?? []) if (!objects.includes(id)) yield { do: 'object-gone', object: id }
  yield* countered([...about, ...figures(scope.beside)])
  yield* valuesOff(input)
  yield* sizes(about)
  yield* rulesets(input)
  if (map) {
    // A path begins where its mover stands.
    for (const figure of about) if (figure.id !== mover && !scope.anchored.includes(figure.id)) yield* movedAside(input, map, figure)
    yield* grounds(input, map, scope.squares)
    yield* levels(map, scope.squares)
  }
  yield* had(input, ends)
}
