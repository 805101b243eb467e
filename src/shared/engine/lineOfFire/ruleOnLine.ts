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

/** Everything about one drawn line. */
export function factsOfLine(table: Situation, from: LineEnd, to: LineEnd, drawn: DrawnLine, purpose: string): LineFacts {
  const { broken } = drawn
  const situation = seenFrom(broken?.without ?? table, from, to)
  const view = viewOf(table, from, to)
  const { position } = situation
  const { grid } = position
  const { aloft } = drawn
  const above = aloft !== null && aloft.clause.runs !== 'as-it-stands'
  const sight = sightOf(situation, from.state, purpose, aloft?.clause)
  const xy = (square: Square): SquareXY => xyOf(grid, square)
  const same = drawn.question.fromLevel === drawn.question.toLevel
  const crossed: SquareXY[] = []
  const corners: { at: SquareXY; flanks: [SquareXY, SquareXY] }[] = []
  const blockedBy: Blocker[] = []
  const hinderedBy: SquareXY[] = []
  const because: Reason[] = []
  const add = (...reasons: readonly Reason[]): void => {
    because.push(...reasons)
  }
  const weigh = (state: LineState): Weight => (state === drawn.state && state !== CLEAR ? 'decides' : 'contributes')

  traceLine(sight.field, drawn.question, {
    enter(square, cause) {
      crossed.push(xy(square))
      const figure = sight.field.occupant[square]!
      const state = stateOfCause(cause)
      if (state === BLOCKED) {
        const kind = cause === CAUSE.elevated ? 'elevated' : cause === CAUSE.figure || cause === CAUSE.lowGiant ? 'figure' : 'blocking'
        blockedBy.push(kind === 'figure' ? { kind, at: [xy(square)], figure: situation.states[figure]!.id } : { kind, at: [xy(square)] })
      }
      if (state === HINDERED) hinderedBy.push(xy(square))
      add(...aboveTheLine(situation, drawn, square, cause, [from.state, to.state]))
      add(
        ...squareReason(situation, [from, to], sight.field.occupant, square, cause, same, weigh(state)),
        ...passedOver(situation, drawn, square),
        ...aboutObjects(situation, square)
      )
      // Each of three large figures may count as standing higher (Q22).
      const large = [from, to, { state: state === BLOCKED && figure >= 0 ? situation.states[figure]! : null, squares: [] }]
      if ((cause === CAUSE.figure || cause === CAUSE.lowGiant) && large.every(countsAsHigher))
        add(considered('ELV-02', 'reading.giants', { at: [xy(square)], by: situation.states[figure]!.id }))
    },
    wall(edge, p, q, blocks, barrier) {
      const at = [xy(p), xy(q)].sort(byRowThenColumn)
      if (!blocks) {
        add(...passedEdge(situation, edge, at))
        return
      }
      if (barrier && [from, to].some(countsAsHigher)) add(considered('MAP-07', 'line.field-not-looked-over', { at }))
      blockedBy.push({ kind: barrier ? 'special' : 'wall', at })
      add(
        barrier
          ? { ...decides('MAP-07', 'line.force-field', { at }), weight: weigh(BLOCKED) }
          : { ...decides('LOF-07', 'line.wall', { at }), weight: weigh(BLOCKED) }
      )
      const flags = position.edges[edge]!
      if (flags & DOOR)
        add({ ...decides('TER-13', flags & OPEN ? 'line.door-open' : 'line.door', { at, facts: { edge: at } }), weight: weigh(BLOCKED) })
      if (!barrier && !same) add(contributes('ELV-04', 'line.wall-on-lower-level', { at }))
      // Only an indoor wall reaches up to a line above both its squares.
      const low = Math.min(drawn.question.fromLevel, drawn.question.toLevel)
      if (!barrier && position.level[p]! < low && position.level[q]! < low) add(contributes('ELV-03', 'line.indoor-levels', { at }))
    },
    corner(p, q, flankA, flankB, stateA, stateB) {
      const flanks = [xy(flankA), xy(flankB)].sort(byRowThenColumn) as [SquareXY, SquareXY]
      corners.push({ at: cornerPoint(xy(p), xy(q)), flanks })
      const state = stateA < stateB ? stateA : stateB
      if (state === BLOCKED) blockedBy.push({ kind: 'corner', at: flanks })
      if (state === HINDERED) {
        const both = [
          [flankA, stateA],
          [flankB, stateB]
        ] as const
        hinderedBy.push(
          ...both
            .filter(([, flank]) => flank === HINDERED)
            .map(([flank]) => xy(flank))
            .sort(byRowThenColumn)
        )
      }
      if (stateA !== CLEAR || stateB !== CLEAR) {
        const say = state === CLEAR ? 'line.corner-open' : state === HINDERED ? 'line.corner-hindered' : 'line.corner-blocked'
        const place = { at: flanks, facts: { first: flanks[0], second: flanks[1] } }
        add({ ...considered('LOF-05', say, place), weight: state === CLEAR ? 'considered' : weigh(state) })
        if (wallAt(situation, p, q, flankA, flankB)) add(considered('LOF-06', 'line.corner-walls', place))
      } else if (wallAt(situation, p, q, flankA, flankB)) {
        add(considered('LOF-06', 'line.wall-end', { at: flanks }))
      }
    }
  })

  const target = xy(drawn.to)
  if (position.sight[drawn.to]! & HINDERING) {
    if (drawn.question.ignore & IGNORE.hindering) add(overridden('LOF-12', 'line.target-hindering-ignored', { at: [target] }))
    else {
      hinderedBy.push(target)
      add({ ...contributes('LOF-12', 'line.target-hindering', { at: [target] }), weight: weigh(HINDERED) })
      const what = madeHinderingBy(situation, drawn.to)
      if (what) add(contributes(what.rule, what.say, { at: [target], facts: { square: target } }))
      if (drawn.question.fromLevel !== drawn.question.toLevel) add(contributes('ELV-06', 'line.target-hindering-levels', { at: [target] }))
    }
  }
  add(...aboutObjects(situation, drawn.to), ...aboutHeld(situation, to))
  if (view && (view.view === 'lofty' || crossed.some(([x, y]) => view.squares.has(squareAt(grid, x, y)))))
    add(contributes(view.rule, `line.seen-${view.view}`, { by: view.by, at: [xy(drawn.from), target] }))
  const more = bonusOnLine(situation, from, to, drawn, purpose)
  if (more) add(contributes(more.rule, 'line.hindered-more', { by: more.by, facts: { amount: more.bonus } }))
  if (aloft)
    add(
      contributes(aloft.clause.rule, `line.aloft-${aloft.clause.runs}`, { by: aloft.id, facts: { figure: aloft.figure, effect: aloft.id } })
    )
  const through = [...sight.through, ...clearAtEnds(situation, from.state, to.state)]
  const helps = through.length > 0 && withoutIgnoring(situation, drawn) > drawn.state
  for (const effect of through)
    add(
      (helps ? contributes : considered)(effect.rule, helps ? 'line.ignores' : 'line.ignores-nothing', {
        by: effect.id,
        facts: { effect: effect.id }
      })
    )
  const piece = broken && { kind: broken.kind, at: broken.squares.map(xy) }
  if (piece) add(contributes(broken.rule, 'line.breaks-one', { at: piece.at, by: broken.id, facts: { effect: broken.id } }))
  if (drawn.raisedBy) {
    // It may count as on a level that the map does not have (SIZ-05).
    const along = [drawn.from, drawn.to, ...crossed.map(([x, y]) => squareAt(grid, x, y))].map((square) => position.level[square]!)
    const onMap = Math.max(drawn.question.fromLevel, drawn.question.toLevel) <= Math.max(...along)
    add(
      contributes(drawn.raisedBy, onMap ? 'line.counts-higher' : 'line.counts-above', {
        at: [xy(drawn.from), target],
        facts: { from: drawn.question.fromLevel, to: drawn.question.toLevel }
      })
    )
    if (drawn.raisedBy === 'SIZ-05')
      add(contributes(position.level[drawn.from] === position.level[drawn.to] ? 'SIZ-07' : 'SIZ-06', 'line.giant-sees-over'))
  }
  if (drawn.endBlock) {
    const stealthy = drawn.endBlock.kind === 'power'
    blockedBy.push(stealthy ? { kind: 'power', at: [target], figure: to.state?.id } : { kind: 'special', at: [target] })
    add(
      decides(drawn.endBlock.rule, stealthy ? 'line.stealth' : 'line.special-occupant', {
        at: [target],
        by: drawn.endBlock.id,
        facts: { effect: drawn.endBlock.id, figure: to.state?.id ?? null }
      })
    )
    if (stealthy) add(contributes('LOF-11', 'line.hindered-becomes-blocked'))
  } else if (to.state && sight.seesHidden && drawn.state === HINDERED && canHide(to.state)) {
    add(
      contributes(sight.seesHidden.rule, 'line.hidden-seen', {
        by: sight.seesHidden.id,
        facts: { figure: to.state.id, effect: sight.seesHidden.id }
      })
    )
  } else if (to.state && drawn.state === HINDERED) {
    const figure = to.state.id
    for (const { effect, clause } of clausesOf(to.state, 'line-of-fire')) {
      if (clause.does !== 'block-when-hindered') continue
      const isBeside = clause.turn === 'any' || situation.position.turn.active !== to.state.side
      add(overridden(clause.rule, isBeside ? 'line.stealth-adjacent' : 'line.stealth-own-turn', { by: effect.id, facts: { figure } }))
    }
  }
  if (drawn.from === drawn.to) add(considered('LOF-10', 'line.own-square', { at: [target] }))
  const levels = [position.level[drawn.from]!, position.level[drawn.to]!] as const
  if (!above && levels[0] !== levels[1] && drawn.state !== BLOCKED)
    add(contributes('ELV-04', 'line.between-levels', { facts: { from: levels[0], to: levels[1] } }))
  if (from.squares.length > 1 || to.squares.length > 1)
    add(contributes('MUL-03', 'line.best-of-base', { at: [xy(drawn.from), target], facts: { from: xy(drawn.from), to: target } }))
  for (const { state } of [from, to]) if (state && state.size !== state.figure.size) add(...standardSymbols(state))
  if (!above && levels[0] !== levels[1]) add(considered('ELV-07', 'line.cone'))
  if (!above && levels[0] !== levels[1] && Math.max(levels[0], levels[1]) > 2) add(considered('ELV-08', 'line.three-levels'))
  if (drawn.state === CLEAR) add(decides('LOF-09', 'line.clear', { at: crossed }))
  add(
    crossed.length > 0
      ? considered('LOF-02', 'line.crosses', { at: crossed, facts: { squares: crossed } })
      : considered('LOF-02', 'line.crosses-nothing')
  )
  if (corners.length > 0) add(considered('LOF-04', 'line.corners', { facts: { count: corners.length } }))
  return {
    verdict: LINE_VERDICTS[drawn.state]!,
    crossed,
    corners,
    distance: drawn.distance,
    defenseModifier: drawn.state === HINDERED ? (more?.bonus ?? situation.ruleset.params.lineOfFire.hinderedBonus) : 0,
    blockedBy,
    hinderedBy,
    ...(piece ? { through: [piece] } : {}),
    between: [xy(drawn.from), target],
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
