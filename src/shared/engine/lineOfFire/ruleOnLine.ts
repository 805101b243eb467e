/**
 * The ruling on a line of fire: the line once more, this time telling what it meets and why that counts or not.
 */
import type { SquareXY } from '../../contract/case.ts'
import { byRowThenColumn, edgeBetween, squareAt, xyOf, type Edge, type Square } from '../../grid/grid.ts'
import { BARRIER, BY_DEBRIS, BY_OBJECT, DOOR, HINDERING, INDOOR, OPEN } from '../../position/position.ts'
import { considered, contributes, decides, overridden } from '../situation/reasons.ts'
import type { Blocker, LineOfFireRuling, LineVerdict, Reason, Weight } from '../../contract/ruling.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import { clausesOf, knowsClauseThat, type FigureState, type Situation } from '../situation/situation.ts'
import { canHide } from '../situation/hiding.ts'
import { isHeldMarker, isObject } from '../situation/objectRules.ts'
import { bonusOnLine } from './hinderedBonus.ts'
import { seenFrom, viewOf } from './heights.ts'
import { clearAtEnds, drawLine, fieldOf, outOfTheWay, sightOf, type DrawnLine, type LineEnd } from './bestLine.ts'
import { BLOCKED, CAUSE, CLEAR, HINDERED, IGNORE, rankOf, stateOfCause, type Cause, type LineState } from './walk/causes.ts'
import { traceLine } from './walk/trace.ts'
import { takeSteps } from '../budget/budget.ts'

export const LINE_VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']

/** A line-of-fire ruling without what every ruling has. */
export type LineFacts = Omit<LineOfFireRuling, 'kind' | 'ruleset' | 'cites' | 'notConsidered' | 'options'>

/** The corner of the grid that two diagonal squares share, as `[column, row]` of grid lines. */
const cornerPoint = (a: SquareXY, b: SquareXY): SquareXY => [Math.max(a[0], b[0]), Math.max(a[1], b[1])]

/** The row on how sizes count: SIZ-02 if large figures count as higher, and each only between elevated ends. */
function sizeRule({ ruleset }: Situation): string {
  const knows = (how: CountsAsHigher['how']): boolean =>
    knowsClauseThat(ruleset, 'line-of-fire', how, (clause) => clause.does === 'count-as-higher' && clause.how === how)
  return knows('both-elevated') && !knows('any-level') ? 'SIZ-02' : 'SIZ-01'
}

type CountsAsHigher = Extract<ClauseOf<'line-of-fire'>, { readonly does: 'count-as-higher' }>

/** The row and sentence on what lies in a hindering square, where the map itself does not make it so. */
function madeHinderingBy({ position }: Situation, square: Square): { readonly rule: string; readonly say: string } | null {
  const sight = position.sight[square]!
  if (sight & BY_OBJECT) return { rule: 'TER-09', say: 'line.object-hinders' }
  return sight & BY_DEBRIS ? { rule: 'TER-10', say: 'line.debris-hinders' } : null
}

/** Rules on an intervening square: which one says that this cause has this effect. */
function squareReason(
  situation: Situation,
  ends: readonly LineEnd[],
  occupant: Int16Array,
  square: Square,
  cause: Cause,
  same: boolean,
  weight: Weight
): Reason[] {
  const at = xyOf(situation.position.grid, square)
  const index = occupant[square]!
  const blocksThoughSmaller =
    situation.ruleset.params.lineOfFire.smaller === 'blocks' &&
    index >= 0 &&
    ends.some(({ state }) => state !== null && rankOf(state.size, true) > rankOf(situation.states[index]!.size, true))
  const figure = index >= 0 ? situation.states[index]!.id : null
  const place = { at: [at], by: figure, facts: { square: at, figure, level: situation.position.level[square]! } }
  const make = (rule: string, say: string, w: Weight = weight): Reason => ({
    rule,
    weight: w,
    say,
    at: place.at,
    by: place.by,
    facts: place.facts
  })
  switch (cause) {
    case CAUSE.elevated:
      return [make(same ? 'ELV-01' : 'ELV-04', same ? 'line.higher-square' : 'line.roof-square')]
    case CAUSE.blocking:
      return [make(same ? 'LOF-09' : 'ELV-04', 'line.blocking'), ...(same ? [make('TER-06', 'line.blocking-kind', 'contributes')] : [])]
    case CAUSE.figure:
      return [
        make('LOF-09', 'line.figure'),
        ...(blocksThoughSmaller ? [make(sizeRule(situation), 'line.smaller-blocks', 'considered')] : [])
      ]
    case CAUSE.lowGiant:
      return [make(same ? 'ELV-02' : 'ELV-04', 'line.giant')]
    case CAUSE.indoorBelow:
      return [make('ELV-03', 'line.indoor'), make('TER-14', 'line.indoor-levels', 'considered')]
    case CAUSE.hindering: {
      const what = madeHinderingBy(situation, square)
      return [make('LOF-12', 'line.hindering'), ...(what ? [make(what.rule, what.say, 'contributes')] : [])]
    }
    case CAUSE.water:
      return [make('TER-05', 'line.water', 'considered')]
    case CAUSE.smallerFigure:
      return [make(sizeRule(situation), 'line.smaller-figure', 'considered')]
    case CAUSE.figureOffLevel:
      return [make(same ? 'ELV-01' : 'ELV-05', 'line.figure-off-level', 'considered')]
    case CAUSE.hinderingOffLevel:
      return [make(same ? 'ELV-01' : 'ELV-05', 'line.hindering-off-level', 'considered')]
    case CAUSE.blockingBelow:
      return [make('ELV-01', 'line.blocking-below', 'considered')]
    default:
      return []
  }
}

/** A line that is ruled on: what its steps share, and what they have found. */
interface Ruled {
  readonly situation: Situation
  readonly from: LineEnd
  readonly to: LineEnd
  readonly drawn: DrawnLine
  readonly sight: ReturnType<typeof sightOf>
  /** Both ends are on one level. */
  readonly same: boolean
  readonly crossed: SquareXY[]
  readonly corners: { at: SquareXY; flanks: [SquareXY, SquareXY] }[]
  readonly blockedBy: Blocker[]
  readonly hinderedBy: SquareXY[]
  readonly because: Reason[]
}

const xyIn = ({ situation }: Ruled, square: Square): SquareXY => xyOf(situation.position.grid, square)

/** The fact that gives the line its result decides. */
const weighedFor = ({ drawn }: Ruled, state: LineState): Weight => (state === drawn.state && state !== CLEAR ? 'decides' : 'contributes')

function enterSquare(ruled: Ruled, square: Square, cause: Cause): void {
  const { situation, from, to, drawn, sight, same, because } = ruled
  const at = xyIn(ruled, square)
  ruled.crossed.push(at)
  const figure = sight.field.occupant[square]!
  const state = stateOfCause(cause)
  if (state === BLOCKED) {
    const kind = cause === CAUSE.elevated ? 'elevated' : cause === CAUSE.figure || cause === CAUSE.lowGiant ? 'figure' : 'blocking'
    ruled.blockedBy.push(kind === 'figure' ? { kind, at: [at], figure: situation.states[figure]!.id } : { kind, at: [at] })
  }
  if (state === HINDERED) ruled.hinderedBy.push(at)
  because.push(
    ...aboveTheLine(situation, drawn, square, cause, [from.state, to.state]),
    ...squareReason(situation, [from, to], sight.field.occupant, square, cause, same, weighedFor(ruled, state)),
    ...passedOver(situation, drawn, square),
    ...aboutObjects(situation, square)
  )
  // Each of three large figures may count as standing higher (Q22).
  const large = [from, to, { state: state === BLOCKED && figure >= 0 ? situation.states[figure]! : null, squares: [] }]
  if ((cause === CAUSE.figure || cause === CAUSE.lowGiant) && large.every(countsAsHigher))
    because.push(considered('ELV-02', 'reading.giants', { at: [at], by: situation.states[figure]!.id }))
}

function meetWall(ruled: Ruled, edge: Edge, p: Square, q: Square, blocks: boolean, barrier: boolean): void {
  const { situation, from, to, drawn, same, because } = ruled
  const { position } = situation
  const at = [xyIn(ruled, p), xyIn(ruled, q)].sort(byRowThenColumn)
  if (!blocks) {
    because.push(...passedEdge(situation, edge, at))
    return
  }
  const weight = weighedFor(ruled, BLOCKED)
  if (barrier && [from, to].some(countsAsHigher)) because.push(considered('MAP-07', 'line.field-not-looked-over', { at }))
  ruled.blockedBy.push({ kind: barrier ? 'special' : 'wall', at })
  because.push({ ...(barrier ? decides('MAP-07', 'line.force-field', { at }) : decides('LOF-07', 'line.wall', { at })), weight })
  const flags = position.edges[edge]!
  if (flags & DOOR)
    because.push({ ...decides('TER-13', flags & OPEN ? 'line.door-open' : 'line.door', { at, facts: { edge: at } }), weight })
  if (!barrier && !same) because.push(contributes('ELV-04', 'line.wall-on-lower-level', { at }))
  // Only an indoor wall reaches up to a line above both its squares.
  const low = Math.min(drawn.question.fromLevel, drawn.question.toLevel)
  if (!barrier && position.level[p]! < low && position.level[q]! < low) because.push(contributes('ELV-03', 'line.indoor-levels', { at }))
}

/** A square beside a corner that the line crosses, with its effect on the line if the line crossed the square. */
type Flank = readonly [square: Square, state: LineState]

function crossCorner(ruled: Ruled, p: Square, q: Square, a: Flank, b: Flank): void {
  const { situation, because } = ruled
  const both = [a, b] as const
  const flanks = both.map(([square]) => xyIn(ruled, square)).sort(byRowThenColumn) as [SquareXY, SquareXY]
  ruled.corners.push({ at: cornerPoint(xyIn(ruled, p), xyIn(ruled, q)), flanks })
  const state = a[1] < b[1] ? a[1] : b[1]
  if (state === BLOCKED) ruled.blockedBy.push({ kind: 'corner', at: flanks })
  if (state === HINDERED)
    ruled.hinderedBy.push(
      ...both
        .filter(([, flank]) => flank === HINDERED)
        .map(([flank]) => xyIn(ruled, flank))
        .sort(byRowThenColumn)
    )
  const isWallEnd = wallAt(situation, p, q, a[0], b[0])
  if (a[1] === CLEAR && b[1] === CLEAR) {
    if (isWallEnd) because.push(considered('LOF-06', 'line.wall-end', { at: flanks }))
    return
  }
  const say = state === CLEAR ? 'line.corner-open' : state === HINDERED ? 'line.corner-hindered' : 'line.corner-blocked'
  const place = { at: flanks, facts: { first: flanks[0], second: flanks[1] } }
  because.push({ ...considered('LOF-05', say, place), weight: state === CLEAR ? 'considered' : weighedFor(ruled, state) })
  if (isWallEnd) because.push(considered('LOF-06', 'line.corner-walls', place))
}

/** The square of the target: hindering terrain there, objects, and what is held there. */
function aboutTarget(ruled: Ruled): void {
  const { situation, to, drawn, same, because } = ruled
  const target = xyIn(ruled, drawn.to)
  if (situation.position.sight[drawn.to]! & HINDERING) {
    if (drawn.question.ignore & IGNORE.hindering) because.push(overridden('LOF-12', 'line.target-hindering-ignored', { at: [target] }))
    else {
      ruled.hinderedBy.push(target)
      because.push({ ...contributes('LOF-12', 'line.target-hindering', { at: [target] }), weight: weighedFor(ruled, HINDERED) })
      const what = madeHinderingBy(situation, drawn.to)
      if (what) because.push(contributes(what.rule, what.say, { at: [target], facts: { square: target } }))
      if (!same) because.push(contributes('ELV-06', 'line.target-hindering-levels', { at: [target] }))
    }
  }
  because.push(...aboutObjects(situation, drawn.to), ...aboutHeld(situation, to))
}

/** Reasons besides the ground that keep a line clear: effects of its ends, height, and terrain that the ends ignore. */
function aboutSight({ situation, from, to, drawn, sight, because }: Ruled): void {
  const { aloft } = drawn
  if (aloft)
    because.push(
      contributes(aloft.clause.rule, `line.aloft-${aloft.clause.runs}`, { by: aloft.id, facts: { figure: aloft.figure, effect: aloft.id } })
    )
  const through = [...sight.through, ...clearAtEnds(situation, from.state, to.state)]
  const helps = through.length > 0 && withoutIgnoring(situation, drawn) > drawn.state
  for (const { id, rule } of through)
    because.push(
      (helps ? contributes : considered)(rule, helps ? 'line.ignores' : 'line.ignores-nothing', { by: id, facts: { effect: id } })
    )
}

/** That an end counts as higher than it stands. */
function aboutRaised(ruled: Ruled): void {
  const { situation, drawn, crossed, because } = ruled
  const { raisedBy, question } = drawn
  if (!raisedBy) return
  const { grid, level } = situation.position
  // It may count as on a level that the map does not have (SIZ-05).
  const along = [drawn.from, drawn.to, ...crossed.map(([x, y]) => squareAt(grid, x, y))].map((square) => level[square]!)
  const onMap = Math.max(question.fromLevel, question.toLevel) <= Math.max(...along)
  because.push(
    contributes(raisedBy, onMap ? 'line.counts-higher' : 'line.counts-above', {
      at: [xyIn(ruled, drawn.from), xyIn(ruled, drawn.to)],
      facts: { from: question.fromLevel, to: question.toLevel }
    })
  )
  if (raisedBy === 'SIZ-05') because.push(contributes(level[drawn.from] === level[drawn.to] ? 'SIZ-07' : 'SIZ-06', 'line.giant-sees-over'))
}

/** The effect of the target on the line: it blocks the line, or would block it without an exception. */
function aboutHiding(ruled: Ruled): void {
  const { situation, drawn, sight, because } = ruled
  const { state } = ruled.to
  const target = xyIn(ruled, drawn.to)
  const { endBlock } = drawn
  if (endBlock) {
    const stealthy = endBlock.kind === 'power'
    ruled.blockedBy.push(stealthy ? { kind: 'power', at: [target], figure: state?.id } : { kind: 'special', at: [target] })
    const place = { at: [target], by: endBlock.id, facts: { effect: endBlock.id, figure: state?.id ?? null } }
    because.push(decides(endBlock.rule, stealthy ? 'line.stealth' : 'line.special-occupant', place))
    if (stealthy) because.push(contributes('LOF-11', 'line.hindered-becomes-blocked'))
    return
  }
  if (!state || drawn.state !== HINDERED) return
  if (sight.seesHidden && canHide(state)) {
    const { rule, id } = sight.seesHidden
    because.push(contributes(rule, 'line.hidden-seen', { by: id, facts: { figure: state.id, effect: id } }))
    return
  }
  for (const { effect, clause } of clausesOf(state, 'line-of-fire')) {
    if (clause.does !== 'block-when-hindered') continue
    const isBeside = clause.turn === 'any' || situation.position.turn.active !== state.side
    const say = isBeside ? 'line.stealth-adjacent' : 'line.stealth-own-turn'
    because.push(overridden(clause.rule, say, { by: effect.id, facts: { figure: state.id } }))
  }
}

/** The ends: which squares of larger bases, and on which levels. */
function aboutEnds(ruled: Ruled): void {
  const { situation, from, to, drawn, because } = ruled
  const [start, target] = [xyIn(ruled, drawn.from), xyIn(ruled, drawn.to)]
  const { level } = situation.position
  const levels = [level[drawn.from]!, level[drawn.to]!] as const
  const above = drawn.aloft !== null && drawn.aloft.clause.runs !== 'as-it-stands'
  const isBetween = !above && levels[0] !== levels[1]
  if (drawn.from === drawn.to) because.push(considered('LOF-10', 'line.own-square', { at: [target] }))
  if (isBetween && drawn.state !== BLOCKED)
    because.push(contributes('ELV-04', 'line.between-levels', { facts: { from: levels[0], to: levels[1] } }))
  if (from.squares.length > 1 || to.squares.length > 1)
    because.push(contributes('MUL-03', 'line.best-of-base', { at: [start, target], facts: { from: start, to: target } }))
  for (const { state } of [from, to]) if (state && state.size !== state.figure.size) because.push(...standardSymbols(state))
  if (isBetween) because.push(considered('ELV-07', 'line.cone'))
  if (isBetween && Math.max(levels[0], levels[1]) > 2) because.push(considered('ELV-08', 'line.three-levels'))
}

/** The terrain and figures that the line crosses. */
function aboutWay({ drawn, crossed, corners, because }: Ruled): void {
  if (drawn.state === CLEAR) because.push(decides('LOF-09', 'line.clear', { at: crossed }))
  because.push(
    crossed.length > 0
      ? considered('LOF-02', 'line.crosses', { at: crossed, facts: { squares: crossed } })
      : considered('LOF-02', 'line.crosses-nothing')
  )
  if (corners.length > 0) because.push(considered('LOF-04', 'line.corners', { facts: { count: corners.length } }))
}

/** Everything about one drawn line. */
export function factsOfLine(table: Situation, from: LineEnd, to: LineEnd, drawn: DrawnLine, purpose: string): LineFacts {
  const { broken } = drawn
  const situation = seenFrom(broken?.without ?? table, from, to)
  const view = viewOf(table, from, to)
  const sight = sightOf(situation, from.state, purpose, drawn.aloft?.clause)
  const same = drawn.question.fromLevel === drawn.question.toLevel
  const found = { crossed: [], corners: [], blockedBy: [], hinderedBy: [], because: [] }
  const ruled: Ruled = { situation, from, to, drawn, sight, same, ...found }
  const { crossed, corners, blockedBy, hinderedBy, because } = ruled
  traceLine(sight.field, drawn.question, {
    enter(square, cause) {
      enterSquare(ruled, square, cause)
    },
    wall(edge, p, q, blocks, barrier) {
      meetWall(ruled, edge, p, q, blocks, barrier)
    },
    corner(p, q, flankA, flankB, stateA, stateB) {
      crossCorner(ruled, p, q, [flankA, stateA], [flankB, stateB])
    }
  })
  const between = [xyIn(ruled, drawn.from), xyIn(ruled, drawn.to)] as const
  aboutTarget(ruled)
  if (view && (view.view === 'lofty' || crossed.some(([x, y]) => view.squares.has(squareAt(situation.position.grid, x, y)))))
    because.push(contributes(view.rule, `line.seen-${view.view}`, { by: view.by, at: between }))
  const more = bonusOnLine(situation, from, to, drawn, purpose)
  if (more) because.push(contributes(more.rule, 'line.hindered-more', { by: more.by, facts: { amount: more.bonus } }))
  aboutSight(ruled)
  const piece = broken && { kind: broken.kind, at: broken.squares.map((square) => xyIn(ruled, square)) }
  if (piece) because.push(contributes(broken.rule, 'line.breaks-one', { at: piece.at, by: broken.id, facts: { effect: broken.id } }))
  aboutRaised(ruled)
  aboutHiding(ruled)
  aboutEnds(ruled)
  aboutWay(ruled)
  return {
    verdict: LINE_VERDICTS[drawn.state]!,
    crossed,
    corners,
    distance: drawn.distance,
    defenseModifier: drawn.state === HINDERED ? (more?.bonus ?? situation.ruleset.params.lineOfFire.hinderedBonus) : 0,
    blockedBy,
    hinderedBy,
    ...(piece ? { through: [piece] } : {}),
    between,
    because
  }
}

/** Squares above the lower end that do not block by their height: an end's own (Q25), or where elevated terrain is ignored. */
function aboveTheLine(
  situation: Situation,
  { question }: DrawnLine,
  square: Square,
  cause: Cause,
  ends: readonly (FigureState | null)[]
): Reason[] {
  const { level, grid } = situation.position
  if (level[square]! <= Math.min(question.fromLevel, question.toLevel) || cause === CAUSE.elevated) return []
  const at = [xyOf(grid, square)]
  const own = ends.find((end) => end?.squares.includes(square))
  if (own) return [considered('MUL-03', 'line.own-roof', { at, facts: { figure: own.id } })]
  return stateOfCause(cause) === CLEAR ? [] : [considered('IMT-02', 'line.stands-above', { at })]
}

/** Objects that leave the terrain of their square as it is, and what lies below another marker and does not work. */
function aboutObjects({ position, ruleset }: Situation, square: Square): Reason[] {
  const { hinder, onlyTop } = ruleset.params.objects
  if (hinder || position.objects.length === 0) return []
  const at = [xyOf(position.grid, square)]
  const there = position.objects.filter((object) => object.square === square)
  const top = there.at(-1)
  return [
    ...(onlyTop && there.length > 1 ? [considered('TER-09', 'line.only-top', { at, facts: { square: at[0]!, object: top!.id } })] : []),
    ...(top && isObject(top.kind)
      ? [considered('TER-09', 'line.object-no-terrain', { at, facts: { square: at[0]!, object: top.id } })]
      : [])
  ]
}

/** A terrain marker in the hand of the target is no terrain in its square. */
function aboutHeld({ ruleset, position }: Situation, { state, squares }: LineEnd): Reason[] {
  const kind = state?.figure.holding ?? null
  if (!state || ruleset.params.objects.hinder || kind === null || !isHeldMarker(kind)) return []
  return [
    considered('OBJ-03', 'line.held-no-terrain', { at: squares.map((square) => xyOf(position.grid, square)), facts: { figure: state.id } })
  ]
}

const countsAsHigher = ({ state }: LineEnd): boolean =>
  state !== null && clausesOf(state, 'line-of-fire').some(({ clause }) => clause.does === 'count-as-higher')

/** What stands on an edge and does not stop the line: by its own name, and of a force field why not indoors either (Q24). */
function passedEdge({ position, ruleset }: Situation, edge: Edge, at: readonly SquareXY[]): Reason[] {
  const flags = position.edges[edge]!
  if (!(flags & BARRIER)) return [considered('TER-13', 'line.wall-elsewhere', { at })]
  const indoors = (flags & INDOOR) !== 0 && ruleset.params.lineOfFire.indoorBlocksAllLevels
  return [considered('MAP-07', indoors ? 'line.field-below' : 'line.field-elsewhere', { at })]
}

/** What the line would be if nothing let it pass what it crosses. */
function withoutIgnoring(situation: Situation, { aloft, question, to }: DrawnLine): LineState {
  const crossed = traceLine(fieldOf(situation, aloft?.clause ?? null), { ...question, ignore: 0 }, null)
  return crossed === CLEAR && situation.position.sight[to]! & HINDERING ? HINDERED : crossed
}

/** Figures in a square that stand in the way of no line, or not of this one: hidden ones, and who is lower or higher. */
function passedOver(situation: Situation, { aloft, question }: DrawnLine, square: Square): Reason[] {
  takeSteps(1 + (situation.states.length >> 8))
  return situation.states
    .filter(
      (state) => state.squares.includes(square) && state.figure.index !== question.fromFigure && state.figure.index !== question.toFigure
    )
    .flatMap((state) => {
      const why = outOfTheWay(situation, state, aloft?.clause ?? null)
      const facts = { figure: state.id, square: xyOf(situation.position.grid, square) }
      return why
        ? [
            considered(why.rule, why.hidden ? 'line.hidden-no-obstacle' : 'line.figure-passed', {
              at: [facts.square],
              by: why.id ?? state.id,
              facts
            })
          ]
        : []
    })
}

/** Its power gives it the standard symbols, so that it counts as a standard figure (POW-EN). */
function standardSymbols(state: FigureState): Reason[] {
  return clausesOf(state, 'possess')
    .filter(({ clause }) => clause.does === 'take-standard-symbols' || clause.does === 'exchange-symbols')
    .map(({ effect, clause }) => contributes(clause.rule, 'line.standard-symbols', { by: effect.id, facts: { figure: state.id } }))
}

/** Is there a wall on any of the four edges around the corner between two diagonal squares? */
function wallAt(situation: Situation, p: Square, q: Square, flankA: Square, flankB: Square): boolean {
  const { edges, grid } = situation.position
  return (
    [
      [p, flankA],
      [flankA, q],
      [p, flankB],
      [flankB, q]
    ] as const
  ).some(([a, b]) => edges[edgeBetween(grid, a, b)] !== 0)
}

/** The ruling on the line between two ends, for a purpose ("attack" or a power's id). */
export function ruleOnLine(situation: Situation, from: LineEnd, to: LineEnd, purpose: string): LineFacts {
  const drawn = drawLine(situation, from, to, purpose)
  if (!drawn) throw new Error('A line needs two ends on the map.')
  return factsOfLine(situation, from, to, drawn, purpose)
}
