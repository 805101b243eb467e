/** What special terrain does by itself to those who stand on it, when its moment comes (section 14). */
import { distanceBetween, xyOf, type Square } from '../../grid/grid.ts'
import type { MapObject } from '../../position/position.ts'
import type { TurnClause } from '../../rules/vocabulary/specialTerrain.ts'
import { Tally } from './tally.ts'
import { giveToken } from './tokens.ts'
import type { RollBook } from '../situation/choices.ts'
import { dealDamage } from '../damage/damage.ts'
import { canEndIn } from '../ground/step.ts'
import { considered, contributes } from '../situation/reasons.ts'
import { changed } from '../situation/changes.ts'
import type { Reason } from '../../contract/ruling.ts'
import { terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'

/** The table that special terrain acts on: that of a timeline, or the end of one attack. */
export interface TerrainTable {
  situation: Situation
  readonly because: Reason[]
  /** What a judge has still to decide, by figure. */
  readonly open: Map<string, Reason>
  /** Figures that got a token. */
  readonly tokened: Set<string>
  state(id: string): FigureState
  /** Turns the dial and notes it. */
  hurt(id: string, clicks: number): void
  heal(id: string, clicks: number): void
  /** Notes clicks that the situation already shows. */
  note(id: string, clicks: number): void
  setObjects(objects: readonly MapObject[]): void
}

/** The nearest free square without this terrain; by row then column where several are as near. */
function nearestOutside(play: TerrainTable, figure: FigureState, terrain: string): Square | null {
  const { position } = play.situation
  const from = figure.squares[0]!
  let best: Square | null = null
  for (let square = 0; square < position.grid.columns * position.grid.rows; square++) {
    if (position.special.get(square)?.some(({ id }) => id === terrain) || !canEndIn(play.situation, figure, square)) continue
    if (best === null || distanceBetween(position.grid, from, square) < distanceBetween(position.grid, from, best)) best = square
  }
  return best
}

/** The free squares of its side's starting area, by row then column; none where the map does not say. */
const startingSquares = (play: TerrainTable, figure: FigureState): readonly Square[] =>
  [...(play.situation.position.starting.get(figure.side) ?? [])]
    .filter((square) => canEndIn(play.situation, figure, square))
    .sort((a, b) => a - b)

function place(play: TerrainTable, figure: FigureState, terrain: string, clause: TurnClause): void {
  if (clause.place === undefined) return
  const free = clause.place === 'starting-area' && !clause.mayPlace && figure.squares.length === 1 ? startingSquares(play, figure) : []
  if (free.length > 1)
    play.because.push(
      contributes('GEN-10', 'terrain.where-is-a-choice', {
        by: terrain,
        at: free.map((square) => xyOf(play.situation.position.grid, square)),
        facts: { figure: figure.id }
      })
    )
  const to = clause.place === 'nearest-outside' && figure.squares.length === 1 ? nearestOutside(play, figure, terrain) : (free[0] ?? null)
  if (to !== null) {
    play.situation = changed(play.situation, figure.figure.index, { squares: [to] })
    play.because.push(
      contributes(clause.rule, 'terrain.placed', {
        by: terrain,
        at: [xyOf(play.situation.position.grid, to)],
        facts: { figure: figure.id, square: xyOf(play.situation.position.grid, to) }
      })
    )
  } else if (clause.mayPlace) {
    play.because.push(considered(clause.rule, 'terrain.may-be-placed', { by: terrain, facts: { figure: figure.id, text: clause.text } }))
  } else {
    const reason = contributes(clause.rule, 'terrain.judge-places', { by: terrain, facts: { figure: figure.id, text: clause.text } })
    play.because.push(reason)
    play.open.set(figure.id, reason)
  }
}

function act(play: TerrainTable, figure: FigureState, terrain: string, clause: TurnClause, rolls: RollBook): void {
  const facts = { figure: figure.id, text: clause.text }
  if (clause.roll) {
    const die = rolls.next(figure.id, terrain)
    if (die === undefined) {
      const reason = contributes(clause.rule, 'terrain.roll-missing', { by: terrain, facts })
      play.because.push(reason)
      play.open.set(figure.id, reason)
      return
    }
    if (die < clause.roll.from || die > clause.roll.to) return
  }
  play.because.push(contributes(clause.rule, 'terrain.acts', { by: terrain, facts }))
  if (clause.damage) {
    const { amount, type } = clause.damage
    const result = dealDamage(play.situation, figure, { amount, type, roll: (id) => rolls.next(figure.id, id), reducer: null })
    play.because.push(...result.because.filter(({ weight }) => weight === 'contributes'))
    play.hurt(figure.id, result.taken)
  }
  if (clause.heal) play.heal(figure.id, clause.heal)
  if (clause.tokens && !play.state(figure.id).ko) {
    const tally = new Tally(play.situation)
    for (let count = 0; count < clause.tokens && tally.state(figure.id).tokens < 2; count++) giveToken(tally, figure.id, play.because)
    play.situation = tally.situation
    for (const [id, clicks] of tally.damage) play.note(id, clicks)
    play.tokened.add(figure.id)
  }
  if (!play.state(figure.id).ko) place(play, play.state(figure.id), terrain, clause)
}

/** Loose objects that fall out of the game: those on terrain that says so, as its moment comes (MAP-04, MAP-06). */
function dropLoose(play: TerrainTable, when: TurnClause['when']): void {
  const { objects, special, grid } = play.situation.position
  for (const object of objects) {
    if (object.kind === 'debris' || object.kind === 'hindering-marker' || object.kind === 'blocking-marker') continue
    for (const rule of special.get(object.square) ?? []) {
      const clause = rule.clauses.find((one) => one.phase === 'turn' && one.when === when && one.removesObjects === true)
      if (!clause || !play.situation.position.objects.includes(object)) continue
      play.setObjects(play.situation.position.objects.filter((other) => other !== object))
      play.because.push(
        contributes(clause.rule, 'terrain.object-gone', { by: rule.id, at: [xyOf(grid, object.square)], facts: { object: object.id } })
      )
    }
  }
}

/** Does any special rule of the map act at such a moment at all? */
const actsAtAll = ({ position: { special, mapRules }, states }: Situation): boolean =>
  special.size > 0 || mapRules.length > 0 || states.some(({ rules }) => rules.length > 0)

/** The clauses of one moment on the terrain that each of these figures occupies. `movedIn`: who entered it just now. */
export function terrainActs(
  play: TerrainTable,
  when: TurnClause['when'],
  figures: readonly FigureState[],
  rolls: RollBook,
  movedIn: ReadonlySet<string> = new Set()
): void {
  if (!actsAtAll(play.situation)) return
  for (const { id } of figures) {
    const figure = play.state(id)
    if (figure.ko) continue
    for (const { terrain, clause } of terrainClauses(play.situation, figure, 'turn')) {
      if (clause.when !== when || clause.unless?.some((ability) => figure.can.has(ability)) || (clause.movedIn && !movedIn.has(id)))
        continue
      if (when === 'after-action')
        play.because.push(contributes('GEN-04', 'terrain.after-action', { by: terrain.id, facts: { figure: id } }))
      if (!play.state(id).ko) act(play, play.state(id), terrain.id, clause, rolls)
    }
  }
  dropLoose(play, when)
}
