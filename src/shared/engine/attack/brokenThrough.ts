/** Terrain that an attack breaks in addition to its target: along its line (IMT-06, MR-LOF-13), and around its user before it (MR-TER-16). */
import type { Segment, SquareXY } from '../../contract/case.ts'
import { distanceBetween, squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { withoutWall } from '../../position/changes.ts'
import { BLOCKING, type MapObject } from '../../position/position.ts'
import { dealDamage } from '../damage/damage.ts'
import { drawLine, figureEnd, isPiece, type Broken } from '../lineOfFire/bestLine.ts'
import { factsOfLine } from '../lineOfFire/ruleOnLine.ts'
import { contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, knowsClause, type FigureState, type Found, type Situation } from '../situation/situation.ts'
import type { Tally } from '../tokens/tally.ts'
import { attackClauses, combatKind, type Aimed, type AttackInput } from './input.ts'

/** Terrain broken by an attack: squares with debris, walls, objects and markers by id. */
export interface BrokenTerrain {
  readonly debris: readonly SquareXY[]
  readonly walls: readonly Segment[]
  readonly removed: readonly string[]
}

const NOTHING: BrokenTerrain = { debris: [], walls: [], removed: [] }

/** The fields of a ruling that report it. */
export const fieldsOfBroken = ({ debris, walls, removed }: BrokenTerrain): Partial<BrokenTerrain> => ({
  ...(debris.length > 0 ? { debris } : {}),
  ...(walls.length > 0 ? { walls } : {}),
  ...(removed.length > 0 ? { removed } : {})
})

const inOrder = (squares: Iterable<SquareXY>): SquareXY[] => [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0])

/** The squares that become debris, by y, then x; at a corner between two blocking squares both. Adds its reason to `because`. */
function brokenByAll(
  input: AttackInput,
  found: Found<'line-of-fire'>,
  situation: Situation,
  targets: readonly FigureState[],
  because: Reason[]
): SquareXY[] {
  const { grid, sight } = situation.position
  const blocks = ([x, y]: SquareXY): boolean => (sight[squareAt(grid, x, y)]! & BLOCKING) !== 0
  const broken = new Map<string, SquareXY>()
  for (const target of targets) {
    const [from, to] = [figureEnd(input.attacker), figureEnd(target)]
    const drawn = drawLine(situation, from, to, 'attack')
    if (!drawn) continue
    const line = factsOfLine(situation, from, to, drawn, 'attack')
    const corners = line.corners.flatMap(({ flanks }) => (flanks.every(blocks) ? flanks : []))
    for (const square of [...line.crossed.filter(blocks), ...corners]) broken.set(square.join(), square)
  }
  const squares = inOrder(broken.values())
  if (squares.length > 0)
    because.push(contributes(found.clause.rule, 'attack.breaks-through', { at: squares, by: found.effect.id, facts: { squares } }))
  return squares
}

/** Does a figure of this edition break one piece of blocking terrain by its lines? */
const knowsOnePiece = ({ ruleset }: Situation): boolean => knowsClause(ruleset, 'line-of-fire', 'break-one')

/** The piece that the lines to these targets pass; `several`: they would pass more than one. */
function pieceOf({ attacker }: AttackInput, situation: Situation, targets: readonly FigureState[]): Broken | 'several' | null {
  if (!knowsOnePiece(situation)) return null
  const pieces = new Map<string, Broken>()
  for (const target of targets) {
    const broken = drawLine(situation, figureEnd(attacker), figureEnd(target), 'attack')?.broken
    if (broken) pieces.set(broken.squares.join(), broken)
  }
  return pieces.size > 1 ? 'several' : ([...pieces.values()][0] ?? null)
}

/** Only one piece of blocking terrain is passed in an attack, whatever the number of its targets (MR-LOF-13). */
export function objectionsToPieces(input: AttackInput, aimed: readonly Aimed[]): Reason[] {
  if (combatKind(input.means) !== 'ranged' || aimed.length < 2 || !knowsOnePiece(input.situation)) return []
  const piece = pieceOf(
    input,
    input.situation,
    aimed.map(({ figure }) => figure)
  )
  const found = clausesOf(input.attacker, 'line-of-fire').find(({ clause }) => clause.does === 'break-one')
  return piece === 'several' && found
    ? [decides(found.clause.rule, 'attack.one-piece', { by: found.effect.id, facts: { effect: found.effect.id } })]
    : []
}

/** Terrain that the attacker's symbol breaks along the lines to its targets, once the attack has resolved. */
export function brokenThrough(
  input: AttackInput,
  situation: Situation,
  targets: readonly FigureState[],
  tally: Tally,
  because: Reason[]
): BrokenTerrain {
  const all = clausesOf(input.attacker, 'line-of-fire').find(({ clause }) => clause.does === 'ignore' && clause.destroys)
  if (combatKind(input.means) !== 'ranged') return NOTHING
  if (all) return { ...NOTHING, debris: brokenByAll(input, all, situation, targets, because) }
  const piece = pieceOf(input, situation, targets)
  if (piece === null || piece === 'several') return NOTHING
  const { grid } = situation.position
  const at = piece.squares.map((square) => xyOf(grid, square))
  because.push(contributes(piece.rule, 'attack.breaks-through', { at, by: piece.id, facts: { squares: at } }))
  const [a, b] = piece.squares
  if (piece.kind === 'wall') {
    tally.situation = { ...tally.situation, position: withoutWall(tally.situation.position, a!, b!) }
    return { ...NOTHING, walls: [[at[0]!, at[1]!]] }
  }
  tally.setObjects(withDebris(tally.situation, new Set([a!]), new Set()))
  return { ...NOTHING, debris: at }
}

/** The objects on the map with debris in these squares, without their blocking markers and without those that are gone. */
function withDebris({ position: { objects, grid } }: Situation, squares: ReadonlySet<Square>, gone: ReadonlySet<MapObject>): MapObject[] {
  const isLost = (object: MapObject): boolean =>
    gone.has(object) || (object.kind === 'blocking-marker' && squares.has(object.square) && !object.indestructible)
  const debris = [...squares].map((square): MapObject => {
    const marker = objects.find((object) => object.kind === 'blocking-marker' && object.square === square)
    return marker?.putBy
      ? { id: `${marker.id}-debris`, kind: 'debris', square, putBy: marker.putBy }
      : { id: `debris-${xyOf(grid, square).join('-')}`, kind: 'debris', square }
  })
  return [...objects.filter((object) => !isLost(object)), ...debris]
}

/** Terrain that a power breaks around its user before its attack; the tally then has the situation after it (MR-TER-16). */
export function breakAround(input: AttackInput, tally: Tally, because: Reason[]): BrokenTerrain {
  const found = knowsClause(input.situation.ruleset, 'attack', 'break-terrain')
    ? attackClauses(input.attacker, input.means, 'break-terrain')[0]
    : undefined
  if (!found) return NOTHING
  const { grid, objects, mapSight } = tally.situation.position
  const isNear = (square: Square): boolean =>
    input.attacker.squares.some((own) => distanceBetween(grid, own, square) <= found.clause.squares)
  const gone = new Set(
    objects.filter(
      ({ square, kind, indestructible }) => isNear(square) && !indestructible && !(kind === 'debris' && mapSight[square]! & BLOCKING)
    )
  )
  const blocking = new Set<Square>()
  for (let square = 0; square < mapSight.length; square++) if (isNear(square) && isPiece(tally.situation, square)) blocking.add(square)
  if (gone.size === 0 && blocking.size === 0) return NOTHING
  const debris = inOrder([...blocking].map((square) => xyOf(grid, square)))
  tally.setObjects(withDebris(tally.situation, blocking, gone))
  const removed = [...gone].map(({ id }) => id).sort()
  const squares = inOrder(
    new Map(
      [...gone].map(({ square }) => [square, xyOf(grid, square)] as const).concat(debris.map((xy) => [squareAt(grid, xy[0], xy[1]), xy]))
    ).values()
  )
  because.push(contributes(found.clause.rule, 'attack.breaks-around', { at: squares, by: found.id, facts: { effect: found.id, squares } }))
  return { debris, walls: [], removed }
}

/** Figures whose elevated marker was destroyed under them are dealt 1 damage after everything else (MR-TER-14). */
export function hurtWithoutMarker(before: Situation, tally: Tally, because: Reason[]): void {
  if (tally.situation.position.level === before.position.level) return
  const { level } = before.position
  const now = tally.situation.position
  for (const { id, squares } of before.states) {
    const state = tally.state(id)
    const sunk = squares.some((square) => state.squares.includes(square) && now.level[square]! < level[square]!)
    if (!sunk || state.ko) continue
    const result = dealDamage(tally.situation, state, {
      amount: 1,
      type: 'normal',
      attack: false,
      critical: 0,
      floor: null,
      reducer: null,
      roll: () => undefined
    })
    because.push(
      contributes('KBD-05', 'attack.marker-gone', { by: id, at: squares.map((square) => xyOf(now.grid, square)), facts: { figure: id } }),
      ...quiet(result.because)
    )
    tally.hurt(id, result.taken)
  }
}
