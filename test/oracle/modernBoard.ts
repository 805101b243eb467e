/** Squares, edges and figures of a case under the rules of 2023, read plainly from its JSON (MR-TER, MR-OBJ-02, D-16, D-17, D-30). */
import type { CaseFigure, ClixCase, Segment, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame } from './exactLine.ts'
import { distance, figureAt, isIndoor, isOnMap, isWall, kindsAt, levelAt, mapOf, squaresOf } from './plainBoard.ts'

/** Called with the id of each row that takes part in an answer. */
export type Trace = (row: string) => void
export const SILENT: Trace = () => undefined

/** The kind of the marker that works in a square: the last one in the list is on top. */
function markerAt(c: ClixCase, square: SquareXY): string | null {
  return (c.objects ?? []).findLast((one) => isSame(one.at, square))?.kind ?? null
}

/** An elevated marker raises its square by one level for everything (D-16). */
export const heightOf = (c: ClixCase, square: SquareXY): number => levelAt(c, square) + (markerAt(c, square) === 'elevated-marker' ? 1 : 0)

/** Blocking terrain, printed or as a marker; debris on printed blocking terrain leaves hindering terrain. */
export function blocksSquare(c: ClixCase, square: SquareXY): boolean {
  const marker = markerAt(c, square)
  return marker === 'blocking-marker' || (kindsAt(c, square).includes('blocking') && marker !== 'debris')
}

const HINDERING: readonly (string | null)[] = ['smoke', 'debris', 'hindering-marker']
/** Objects and equipment change no terrain (MR-OBJ-02, MR-CHG-11). */
export const hindersSquare = (c: ClixCase, square: SquareXY): boolean =>
  kindsAt(c, square).includes('hindering') || HINDERING.includes(markerAt(c, square))

export const isWater = (c: ClixCase, square: SquareXY): boolean =>
  kindsAt(c, square).includes('water') || markerAt(c, square) === 'water-marker'

const parts = ([p, q]: Segment, a: SquareXY, b: SquareXY): boolean => (isSame(p, a) && isSame(q, b)) || (isSame(p, b) && isSame(q, a))

/** A wall, or a door in either state, for lines and adjacency (D-17, D-30). */
export const wallBetween = (c: ClixCase, p: SquareXY, q: SquareXY): boolean =>
  isWall(c, p, q) || (mapOf(c).openings ?? []).some(({ kind, edge }) => kind === 'door' && parts(edge, p, q))

/** A wall with an indoor square on either side is an indoor wall (O-06). */
export const isIndoorEdge = (c: ClixCase, p: SquareXY, q: SquareXY): boolean => isIndoor(c, p) || isIndoor(c, q)

/** A pair of transition squares joins two orthogonal neighbours on different levels (MR-TER-10). */
export const isTransition = (c: ClixCase, p: SquareXY, q: SquareXY): boolean =>
  (mapOf(c).stairs ?? []).some((pair) => parts(pair, p, q)) && (p[0] === q[0] || p[1] === q[1]) && heightOf(c, p) !== heightOf(c, q)

/** The two squares on both sides of a diagonal step. */
export const flanksOf = (p: SquareXY, q: SquareXY): readonly [SquareXY, SquareXY] => [
  [q[0], p[1]],
  [p[0], q[1]]
]

/** Whether walls or blocking terrain cut two neighbouring squares apart; of a diagonal both sides have to be cut (MR-TER-11, D-14). */
export function isCut(c: ClixCase, p: SquareXY, q: SquareXY): boolean {
  if (p[0] === q[0] || p[1] === q[1]) return wallBetween(c, p, q)
  return flanksOf(p, q).every((flank) => wallBetween(c, p, flank) || wallBetween(c, flank, q) || blocksSquare(c, flank))
}

/** Adjacency for all purposes: neighbours of one level that nothing cuts apart (MR-TER-08, MR-TER-11, MR-TER-12). */
export const areNeighbours = (c: ClixCase, p: SquareXY, q: SquareXY): boolean =>
  distance(p, q) === 1 && heightOf(c, p) === heightOf(c, q) && !isCut(c, p, q)

export const areAdjacent = (c: ClixCase, f: CaseFigure, g: CaseFigure): boolean =>
  squaresOf(f).some((p) => squaresOf(g).some((q) => areNeighbours(c, p, q)))

/** A power or ability that the figure can use now: what Outwit has chosen cannot be used from any source (P8-05). */
export function uses(f: CaseFigure, id: string): boolean {
  if (f.countered?.includes(id)) return false
  const granted = [...(f.specialPowers ?? []), ...(f.traits ?? [])]
    .filter((one) => !f.countered?.includes(one.id))
    .flatMap((one) => one.grants ?? [])
  const click = f.dial?.[(f.click ?? 1) - 1]
  if ([...(f.powers ?? []), ...(f.canUse ?? []), ...(f.abilities ?? []), ...(click?.powers ?? []), ...granted].includes(id)) return true
  return id === 'stealth' && (f.teamAbilities ?? []).includes('batman-ally') // MTA-BAA
}

const HINDERING_TEAMS = ['superman-ally', 'ultimates', 'avengers-initiative']

/** Improved targeting, which Earthbound/Neutralized takes away whatever its source (MPAC-EARTH). */
export function targets(f: CaseFigure | null, what: string): boolean {
  if (f === null || uses(f, 'earthbound-neutralized')) return false
  if (uses(f, `improved-targeting:${what}`)) return true
  if (what === 'adjacent') return hasGreatSize(f)
  return what === 'hindering' && (f.teamAbilities ?? []).some((team) => HINDERING_TEAMS.includes(team))
}

/** Giants and colossals have Great Size without naming it (MSYM-GIANT, MSYM-COLOSSAL). */
export const hasGreatSize = (f: CaseFigure | null): boolean =>
  f !== null && (f.size === 'giant' || f.size === 'colossal' || uses(f, 'great-size'))

/** How far a close attack reaches (MKEY-REACH, MSYM-GIANT, MSYM-COLOSSAL). */
export function reachOf(f: CaseFigure): number {
  const named = (f.abilities ?? []).flatMap((id) => {
    const [name, number] = id.split(':')
    return name === 'giant-reach' ? [Number(number ?? 2)] : []
  })
  const bySize = f.size === 'colossal' ? 3 : f.size === 'giant' ? 2 : 1
  return Math.max(1, bySize, ...named)
}

export { distance, figureAt, isIndoor, isOnMap, squaresOf }
