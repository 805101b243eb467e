/** What special terrain does by itself to those who stand on it, when its moment comes (section 14). */
import { distanceBetween, isOnGrid, squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { weightOf } from '../../contract/case.ts'
import type {
  ActionKind,
  SpecialTerrainRule,
  TerrainClause,
  TurnClause,
  TurnConsequence,
  TurnResult
} from '../../rules/vocabulary/specialTerrain.ts'
import { HINDERING, BY_OBJECT, BY_DEBRIS, BY_MARKER } from '../../position/position.ts'
import type { TableDraft } from './tableDraft.ts'
import { Tally } from './tally.ts'
import { giveToken, tokensGiven } from './tokens.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { dealDamage } from '../damage/damage.ts'
import { canBePlaced } from '../ground/base.ts'
import { canEndIn, STRAIGHT } from '../ground/step.ts'
import { considered, contributes } from '../situation/reasons.ts'
import { withLasting } from '../situation/changes.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import type { Reason } from '../../contract/ruling.ts'
import { bearsSymbol, isMeant, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'

/** The squares into which the player may put a figure, and what says so (MAP-02, MAP-06). */
export interface PlaceOffer {
  readonly rule: string
  readonly terrain: string
  readonly squares: readonly Square[]
}

/** The table that special terrain acts on: that of a timeline, or the end of one attack. */
export interface TerrainTable extends TableDraft {
  readonly because: Reason[]
  readonly turn: {
    /** Decisions left to the judge, by figure. */
    readonly open: Map<string, Reason>
    /** Figures that got a token. */
    readonly tokened: Set<string>
    /** Terrain that may place a figure, by figure; left out: nothing of the turn follows. */
    readonly offers?: Map<string, PlaceOffer>
  }
}

/** Of these squares those nearest to one, in their order. */
export function nearestOf({ position: { grid } }: Situation, to: Square, squares: readonly Square[]): readonly Square[] {
  const least = Math.min(...squares.map((square) => distanceBetween(grid, to, square)))
  return squares.filter((square) => distanceBetween(grid, to, square) === least)
}

/** Every square where the figure can be put with one of its squares, by row then column. */
export function freeSquares(situation: Situation, figure: FigureState): readonly Square[] {
  const { columns, rows } = situation.position.grid
  return Array.from({ length: columns * rows }, (_, square) => square).filter((square) => canBePlaced(situation, figure, square))
}

/** The nearest free squares without this terrain, by row then column. */
function nearestOutside({ situation }: TerrainTable, figure: FigureState, terrain: string): readonly Square[] {
  const { special } = situation.position
  const outside = freeSquares(situation, figure).filter((square) => !special.get(square)?.some(({ id }) => id === terrain))
  return nearestOf(situation, figure.squares[0]!, outside)
}

/** The free squares of its side's starting area, by row then column; none where the map does not say. */
const startingSquares = (play: TerrainTable, figure: FigureState): readonly Square[] =>
  [...(play.situation.position.starting.get(figure.side) ?? [])]
    .filter((square) => canBePlaced(play.situation, figure, square))
    .sort((a, b) => a - b)

/** The other free squares of this terrain. */
const sameTerrain = ({ situation }: TerrainTable, figure: FigureState, terrain: string): readonly Square[] =>
  freeSquares(situation, figure).filter(
    (square) => !figure.squares.includes(square) && situation.position.special.get(square)?.some(({ id }) => id === terrain)
  )

/** The squares that share an edge with this one. */
function acrossEdges({ position: { grid } }: Situation, at: Square): readonly Square[] {
  const [x, y] = xyOf(grid, at)
  return STRAIGHT.filter(([dx, dy]) => isOnGrid(grid, x + dx, y + dy)).map(([dx, dy]) => squareAt(grid, x + dx, y + dy))
}

/** The free squares of this terrain next to the figure, not across a corner: whatever carries it along leads to one of them. */
function besideOn(play: TerrainTable, figure: FigureState, terrain: string): readonly Square[] {
  const near = new Set(figure.squares.flatMap((own) => acrossEdges(play.situation, own)))
  return sameTerrain(play, figure, terrain).filter((square) => near.has(square))
}

/** The free squares to which its rule sends a figure, as far as the map says them. */
function squaresOf(play: TerrainTable, figure: FigureState, terrain: string, place: Told['place']): readonly Square[] {
  if (place === 'starting-area') return startingSquares(play, figure)
  return place === 'nearest-outside' ? nearestOutside(play, figure, terrain) : []
}

/** A consequence with the words of its clause and the row that it rests on. */
interface Told extends TurnConsequence {
  readonly rule: string
  readonly text: string
}

function place(play: TerrainTable, figure: FigureState, terrain: string, clause: Told): void {
  if (clause.place === undefined) return
  const isAsked = figure.squares.length !== 1 || (clause.mayPlace && clause.place === 'starting-area')
  const free = isAsked ? [] : squaresOf(play, figure, terrain, clause.place)
  if (free.length > 1)
    play.because.push(
      contributes('GEN-10', clause.place === 'nearest-outside' ? 'terrain.square-is-a-choice' : 'terrain.where-is-a-choice', {
        by: terrain,
        at: free.map((square) => xyOf(play.situation.position.grid, square)),
        facts: { figure: figure.id }
      })
    )
  const to = free[0] ?? null
  if (to !== null) {
    play.place(figure.figure.index, [to])
    play.because.push(
      contributes(clause.rule, 'terrain.placed', {
        by: terrain,
        at: [xyOf(play.situation.position.grid, to)],
        facts: { figure: figure.id, square: xyOf(play.situation.position.grid, to) }
      })
    )
  } else if (clause.mayPlace) {
    play.because.push(considered(clause.rule, 'terrain.may-be-placed', { by: terrain, facts: { figure: figure.id, text: clause.text } }))
    const squares = clause.place === 'starting-area' ? startingSquares(play, figure) : sameTerrain(play, figure, terrain)
    // Where the map does not say where a side starts, any square may be meant.
    if (squares.length > 0 || clause.place !== 'starting-area') play.turn.offers?.set(figure.id, { rule: clause.rule, terrain, squares })
  } else {
    leaveToJudge(play, figure, terrain, clause, squaresOf(play, figure, terrain, clause.place))
  }
}

/** Where it goes, a person says. @param squares those that its rule asks for, as far as they are known: another one is told */
function leaveToJudge(play: TerrainTable, figure: FigureState, terrain: string, { rule, text }: Told, squares: readonly Square[]): void {
  const reason = contributes(rule, 'terrain.judge-places', { by: terrain, facts: { figure: figure.id, text } })
  play.because.push(reason)
  play.turn.open.set(figure.id, reason)
  if (squares.length > 0) play.turn.offers?.set(figure.id, { rule, terrain, squares })
}

/** The number of a square of numbered terrain (`special:ID-3`); null: it has none. */
const numberOf = (terrain: string): number | null => {
  const digits = /-(\d+)$/.exec(terrain)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The next square along numbered terrain: an orthogonal neighbour with the next lower number; null: none, or it is not free. */
function nextAlong(play: TerrainTable, figure: FigureState, terrain: string): Square | null {
  const number = numberOf(terrain)
  if (number === null || figure.squares.length !== 1) return null
  const { special } = play.situation.position
  const wanted = terrain.replace(/-\d+$/, `-${number - 1}`)
  const next = acrossEdges(play.situation, figure.squares[0]!).filter((square) => special.get(square)?.some(({ id }) => id === wanted))
  return next.length === 1 && canEndIn(play.situation, figure, next[0]!) ? next[0]! : null
}

function carryAlong(play: TerrainTable, figure: FigureState, terrain: string, clause: Told): void {
  let on = terrain
  for (let step = 0; step < (clause.drift ?? 0); step++) {
    const to = nextAlong(play, play.state(figure.id), on)
    if (to === null) {
      if (step > 0) return
      const facts = { figure: figure.id, text: clause.text }
      if (numberOf(on) !== null) play.because.push(considered(clause.rule, 'terrain.carried-no-further', { by: terrain, facts }))
      else leaveToJudge(play, figure, terrain, clause, besideOn(play, figure, terrain))
      return
    }
    play.place(figure.figure.index, [to])
    const square = xyOf(play.situation.position.grid, to)
    play.because.push(contributes(clause.rule, 'terrain.carried', { by: terrain, at: [square], facts: { figure: figure.id, square } }))
    on = on.replace(/-\d+$/, `-${numberOf(on)! - 1}`)
  }
}

/** What becomes of a figure: damage, healing, tokens, counters, powers lent, another square. */
function befall(play: TerrainTable, figure: FigureState, terrain: string, clause: Told, oracle: Oracle): void {
  if (clause.damage) {
    const { amount, type } = clause.damage
    const result = dealDamage(play.situation, figure, {
      amount,
      type,
      attack: false,
      roll: (id) => oracle.die(figure.id, id),
      reducer: null
    })
    play.because.push(...result.because.filter(({ weight }) => weight === 'contributes'))
    play.hurt(figure.id, result.taken)
  }
  if (clause.heal) play.heal(figure.id, clause.heal)
  if (clause.tokens && !play.state(figure.id).ko) {
    const tally = new Tally(play.situation)
    const given = tokensGiven(play.situation, play.state(figure.id).tokens, clause.tokens)
    for (let count = 0; count < given; count++) giveToken(tally, figure.id, play.because)
    // What is ignored beyond two tokens has not been received (ACT-06).
    if (tally.state(figure.id).tokens > play.state(figure.id).tokens) play.turn.tokened.add(figure.id)
    play.takeOver(tally)
  }
  if (play.state(figure.id).ko) return
  if (clause.counter !== undefined) {
    const { counters, index } = play.state(figure.id).figure
    const count = (counters[clause.counter] ?? 0) + 1
    play.change(index, { counters: { ...counters, [clause.counter]: count } })
    play.because.push(
      contributes(clause.rule, 'terrain.counter', { by: terrain, facts: { figure: figure.id, counter: clause.counter, count } })
    )
  }
  if (clause.grants) {
    const { powers, until } = clause.grants
    const { side } = play.state(figure.id)
    play.situation = withLasting(play.situation, {
      by: figure.id,
      effect: terrain,
      on: figure.id,
      rule: clause.rule,
      untilTurnOf: until === 'turn-ends' ? null : until === 'own-turn-begins' ? side : undefined,
      gives: powers,
      endsWithSource: false,
      endsWhenHurt: false,
      ...(until === 'damaged' ? { endsWhenDamaged: true as const } : {})
    })
    play.because.push(
      contributes(clause.rule, `terrain.grants-${until}`, { by: terrain, facts: { figure: figure.id, powers: powers.join(', ') } })
    )
  }
  carryAlong(play, play.state(figure.id), terrain, clause)
  place(play, play.state(figure.id), terrain, clause)
}

const resultOf = (results: readonly TurnResult[], die: number): TurnResult | undefined =>
  results.find(({ from, to }) => die >= from && die <= to)

/** Is a die thrown for it at all? */
const rolls6 = (clause: TurnClause): boolean => clause.roll !== undefined || clause.results !== undefined

function dieMissing(play: TerrainTable, id: string, terrain: string, clause: TurnClause): void {
  const reason = contributes(clause.rule, 'terrain.roll-missing', { by: terrain, facts: { figure: id, text: clause.text } })
  play.because.push(reason)
  play.turn.open.set(id, reason)
}

function act(play: TerrainTable, figure: FigureState, terrain: string, clause: TurnClause, oracle: Oracle): void {
  let told: Told = clause
  if (rolls6(clause)) {
    const die = oracle.die(figure.id, terrain)
    if (die === undefined) {
      dieMissing(play, figure.id, terrain, clause)
      return
    }
    if (clause.roll && (die < clause.roll.from || die > clause.roll.to)) return
    if (clause.results) {
      const result = resultOf(clause.results, die)
      if (!result) return
      told = { ...result, rule: clause.rule, text: clause.text }
      if (result.judge !== undefined) askJudge(play, figure.id, terrain, clause.rule, result.judge)
    }
  }
  play.because.push(contributes(clause.rule, 'terrain.acts', { by: terrain, facts: { figure: figure.id, text: clause.text } }))
  befall(play, figure, terrain, told, oracle)
}

/** Does the clause spare this figure: for what it can use, or for a symbol on its base? */
const isSpared = ({ unless, unlessSymbol }: TurnClause, figure: FigureState): boolean =>
  (unless?.some((ability) => figure.can.has(ability)) ?? false) || (unlessSymbol?.some((id) => bearsSymbol(figure, id)) ?? false)

/** One clause of terrain, on a figure that has just come there; spared are those whom it names. */
export function actOn(play: TerrainTable, figure: FigureState, terrain: string, clause: TurnClause, oracle: Oracle): void {
  if (!isSpared(clause, figure)) act(play, figure, terrain, clause, oracle)
}

function askJudge(play: TerrainTable, id: string, terrain: string, rule: string, text: string): void {
  const reason = contributes(rule, 'terrain.judge-result', { by: terrain, facts: { figure: id, text } })
  play.because.push(reason)
  play.turn.open.set(id, reason)
}

/** Hindering terrain that is printed on the map, and not what lies on it; one square of a larger base is enough (MUL-02). */
const inPrintedHindering = ({ position }: Situation, { squares }: FigureState): boolean =>
  squares.some(
    (square) => (position.sight[square]! & HINDERING) !== 0 && (position.sight[square]! & (BY_OBJECT | BY_DEBRIS | BY_MARKER)) === 0
  )

/** One die for all: whom its result befalls, wherever they stand (MAP-11). */
function actOnce(play: TerrainTable, { id: terrain }: SpecialTerrainRule, clause: TurnClause, oracle: Oracle): void {
  const there = play.situation.states.filter((state) => !state.ko && state.squares.length > 0)
  const [first] = there
  if (!first || !clause.results) return
  const die = there.map(({ id }) => oracle.die(id, terrain)).find((one) => one !== undefined)
  if (die === undefined) {
    dieMissing(play, first.id, terrain, clause)
    return
  }
  const result = resultOf(clause.results, die)
  play.because.push(contributes(clause.rule, 'terrain.rolled', { by: terrain, facts: { roll: die, text: clause.text } }))
  if (!result) return
  if (result.judge !== undefined) askJudge(play, first.id, terrain, clause.rule, result.judge)
  const before = play.situation
  const met = there.filter(
    (state) =>
      isMeant(before, state, clause.only) &&
      (result.who === 'everybody' ||
        (result.who === 'in-hindering'
          ? inPrintedHindering(before, state)
          : terrainClauses(before, state, 'turn').some((one) => one.clause === clause)))
  )
  for (const { id } of met)
    if (!play.state(id).ko) befall(play, play.state(id), terrain, { ...result, rule: clause.rule, text: clause.text }, oracle)
}

/** Loose objects that fall out of the game: those on terrain that says so, as its moment comes (MAP-04, MAP-06). */
function dropLoose(play: TerrainTable, when: TurnClause['when']): void {
  const { objects, special, grid } = play.situation.position
  for (const object of objects) {
    if (weightOf(object.kind) === null) continue
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

/** Whose base lies on several numbers of what carries it: where it comes to lie is for the judge. */
function carriedInParts(play: TerrainTable, when: TurnClause['when'], figures: readonly FigureState[]): void {
  const carrying = mapClauses(play.situation.position, 'turn').filter(({ clause }) => clause.when === when && clause.drift !== undefined)
  for (const { id } of carrying.length > 0 ? figures : []) {
    const figure = play.state(id)
    const { squares } = figure
    if (squares.length < 2) continue
    const found = carrying.find(({ clause }) =>
      squares.every((square) => play.situation.position.special.get(square)?.some(({ clauses }) => clauses.includes(clause)))
    )
    if (!found || isSpared(found.clause, figure) || play.turn.open.has(id)) continue
    leaveToJudge(play, figure, found.terrain.id, { rule: found.clause.rule, text: found.clause.text }, [])
  }
}

/** Who is carried along numbered terrain goes in the order of its numbers, so that nobody stands in the way of who comes after. */
function nearestFirst(play: TerrainTable, when: TurnClause['when'], figures: readonly FigureState[]): readonly FigureState[] {
  if (!mapClauses(play.situation.position, 'turn').some(({ clause }) => clause.when === when && clause.drift !== undefined)) return figures
  const along = (state: FigureState): number =>
    Math.min(
      ...terrainClauses(play.situation, state, 'turn').flatMap(({ terrain, clause }) =>
        clause.drift === undefined ? [] : [numberOf(terrain.id) ?? Infinity]
      ),
      Infinity
    )
  const numbers = new Map(figures.map((state) => [state.id, along(state)]))
  return [...figures].sort((a, b) => (numbers.get(a.id) === numbers.get(b.id) ? 0 : numbers.get(a.id)! - numbers.get(b.id)!))
}

/** What an action has been, for terrain that asks. */
export interface ActionOver {
  /** Who was given it. */
  readonly figure: string
  /** What kind it was, where nobody has settled it both; none for a free action. */
  readonly kinds: readonly ActionKind[]
  /** The terrain that figures moved into in it, by figure. */
  readonly movedIn?: ReadonlyMap<string, ReadonlySet<SpecialTerrainRule>>
}

/** Until this turn is over the figure does not move in what it is given (MAP-08). */
function hold(play: TerrainTable, id: string, terrain: string, { rule }: TurnClause): void {
  play.situation = withLasting(play.situation, {
    by: id,
    effect: terrain,
    on: id,
    rule,
    untilTurnOf: null,
    holds: true,
    endsWithSource: false,
    endsWhenHurt: false
  })
}

/** Is this figure one that the clause asks for, after such an action? */
const isAfterOwn = ({ ownAction }: TurnClause, id: string, over: ActionOver | null): boolean =>
  ownAction === undefined || (over?.figure === id && over.kinds.some((kind) => ownAction.includes(kind)))

/** The clauses that meet a figure: of the terrain under it, and of what it moved into in the action just over. */
function clausesMet(
  situation: Situation,
  figure: FigureState,
  over: ActionOver | null
): readonly { readonly terrain: SpecialTerrainRule; readonly clause: TurnClause }[] {
  const under = terrainClauses(situation, figure, 'turn').filter(({ clause }) => !clause.movedIn)
  const moved = [...(over?.movedIn?.get(figure.id) ?? [])].flatMap((terrain) =>
    terrain.clauses
      .filter(
        (clause): clause is Extract<TerrainClause, { readonly phase: 'turn' }> =>
          clause.phase === 'turn' && clause.movedIn === true && isMeant(situation, figure, clause.only)
      )
      .map((clause) => ({ terrain, clause }))
  )
  return moved.length === 0 ? under : [...under, ...moved]
}

/** The clauses of one moment on the terrain that each of these figures occupies. `over`: the action that has just ended. */
export function terrainActs(
  play: TerrainTable,
  when: TurnClause['when'],
  figures: readonly FigureState[],
  oracle: Oracle,
  over: ActionOver | null = null
): void {
  if (!actsAtAll(play.situation)) return
  const asOne = new Set<TurnClause>()
  for (const { terrain, clause } of mapClauses(play.situation.position, 'turn')) {
    if (clause.when !== when || !clause.once || asOne.has(clause)) continue
    asOne.add(clause)
    actOnce(play, terrain, clause, oracle)
  }
  for (const { id } of nearestFirst(play, when, figures)) {
    const figure = play.state(id)
    if (figure.ko) continue
    for (const { terrain, clause } of clausesMet(play.situation, figure, over)) {
      if (
        clause.when !== when ||
        clause.once ||
        isSpared(clause, figure) ||
        (clause.holdsMarked && figure.tokens === 0) ||
        !isAfterOwn(clause, id, over)
      )
        continue
      if (when === 'after-action')
        play.because.push(contributes('GEN-04', 'terrain.after-action', { by: terrain.id, facts: { figure: id } }))
      if (!play.state(id).ko) act(play, play.state(id), terrain.id, clause, oracle)
      if (clause.holdsMarked) hold(play, id, terrain.id, clause)
    }
  }
  dropLoose(play, when)
  carriedInParts(play, when, figures)
}
