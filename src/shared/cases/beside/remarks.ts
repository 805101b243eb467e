/**
 * What cannot stand so at a table and is ruled on as it stands: told in every ruling, so that it never passes for right.
 * It is no error: a table may hold it for a while, and the question may have nothing to do with it.
 */
import { pointerStep } from '../../base/validate.ts'
import { weightOf, type ClixCase, type SquareXY } from '../../contract/case.ts'
import { hangTogether } from '../../contract/caseSquares.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import { isCramped, isWhole } from '../../engine/ground/base.ts'
import type { Unused } from '../../engine/oracle/unused.ts'
import { isHeldBy, pointsToHold } from '../../engine/situation/objectRules.ts'
import { leavesOf } from '../../engine/situation/smoke.ts'
import { clausesOf, knowsClauseThat, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { leftOut } from '../../explain/leftOut.ts'
import { mostRerolls } from '../../tournament/force/theme.ts'
import type { ForceRules } from '../../tournament/force/list.ts'
import { BARRIER, BLOCKING, FORBIDDEN, WALL } from '../../position/position.ts'
import { squareAt, xyOf } from '../../grid/grid.ts'
import { onPilots, onVehicleWithout } from './vehicles.ts'

/** A side that a question names, and where. */
export type SideNamed = readonly [side: string, path: string]

/** ACT-06: no figure has more. */
const MOST_TOKENS = 2

const nameOf = (square: SquareXY): string => `(${square.join(',')})`

/** MUL-01: two squares touch at an edge or a corner, more of them at edges. */
const isApart = (squares: readonly SquareXY[]): boolean => !hangTogether(squares, squares.length === 2)

function onTokens({ figure: { id, name, index, tokens } }: FigureState): NotConsidered[] {
  if (tokens <= MOST_TOKENS) return []
  const path = `/figures/${index}/tokens`
  return [leftOut({ kind: 'field', id: 'tokens', path }, 'too-many-tokens', { figure: name, tokens: String(tokens) }, id)]
}

/** OBJ-02: who loses Super Strength drops what it holds; so does who has too few points for it. */
function onHeld({ ruleset }: Situation, state: FigureState): NotConsidered[] {
  const { id, name, index, holding, held, captiveOf, points } = state.figure
  // A captive is off the map, and what it held is nobody's question.
  if (holding === null && held !== null && captiveOf === null)
    return [
      leftOut({ kind: 'field', id: 'held', path: `/figures/${index}/held` }, 'held-without-weight', { figure: name, id: held.id }, id)
    ]
  if (holding === null || captiveOf !== null) return []
  const item = { kind: 'field', id: 'holding', path: `/figures/${index}/holding` } as const
  if (!isHeldBy(ruleset, state, holding)) return [leftOut(item, 'held-without-strength', { figure: name }, id)]
  const least = pointsToHold(ruleset, holding)
  return points < least ? [leftOut(item, 'held-with-few-points', { figure: name, points: String(points), least: String(least) }, id)] : []
}

/** DMG-10: nobody is healed above the click on which it came in. */
function onClick({ click, figure: { id, name, index, startClick, captiveOf } }: FigureState): NotConsidered[] {
  if (click >= startClick || captiveOf !== null) return []
  const facts = { figure: name, click: String(click), first: String(startClick) }
  return [leftOut({ kind: 'field', id: 'click', path: `/figures/${index}/click` }, 'above-its-line', facts, id)]
}

/** MUL-01, MUL-02: the squares of a base touch, and no wall, rim or shut corner parts them; who does not fit its starting area (MUL-06) apart. */
function onSquares(situation: Situation, state: FigureState): NotConsidered[] {
  const { id, figure, squares, height } = state
  const { grid } = situation.position
  if (squares.length < 2) return []
  const tell = (say: 'base-apart' | 'base-parted'): NotConsidered[] => [
    leftOut({ kind: 'field', id: 'squares', path: `/figures/${figure.index}/squares` }, say, { figure: figure.name }, id)
  ]
  if (isApart(squares.map((square) => xyOf(grid, square)))) return tell('base-apart')
  return height !== 'ground' || isCramped(situation, state) || isWhole(situation, squares) ? [] : tell('base-parted')
}

/** TER-07: nobody stands in blocking terrain or where nobody may enter; fliers, and who does not fit its starting area (MUL-06), apart. */
function onGround(situation: Situation, state: FigureState): NotConsidered[] {
  const { ground, grid } = situation.position
  const shut = state.squares.find((square) => (ground[square]! & (BLOCKING | FORBIDDEN)) !== 0)
  if (shut === undefined || state.height !== 'ground' || isCramped(situation, state)) return []
  const path = `/figures/${state.figure.index}/${state.squares.length > 1 ? 'squares' : 'at'}`
  const facts = { figure: state.figure.name, square: nameOf(xyOf(grid, shut)) }
  return [leftOut({ kind: 'field', id: 'at', path }, 'stands-in-blocking', facts, state.id)]
}

/** CC-03: hovering is the only way to fly indoors. */
function soarsIndoors({ position: { indoor, grid } }: Situation, state: FigureState): NotConsidered[] {
  const inside = state.squares.find((square) => indoor[square] === 1)
  if (inside === undefined || !clausesOf(state, 'occupancy').some(({ clause }) => clause.does === 'outdoors-only')) return []
  const facts = { figure: state.figure.name, square: nameOf(xyOf(grid, inside)) }
  return [leftOut({ kind: 'field', id: 'flight', path: `/figures/${state.figure.index}/flight` }, 'soars-indoors', facts, state.id)]
}

const doubled = new WeakMap<Uint8Array, number>()

/** The first edge with a wall and a force field, or -1; looked for once for as long as the map stays the same. */
function doubledEdge(edges: Uint8Array): number {
  const known = doubled.get(edges)
  if (known !== undefined) return known
  const found = edges.findIndex((flags) => (flags & WALL) !== 0 && (flags & BARRIER) !== 0)
  doubled.set(edges, found)
  return found
}

function onEdges({ position: { edges, grid } }: Situation): NotConsidered[] {
  const found = doubledEdge(edges)
  if (found < 0) return []
  const near = found >> 1
  const facts = { first: nameOf(xyOf(grid, near)), second: nameOf(xyOf(grid, near + (found % 2 === 0 ? 1 : grid.columns))) }
  return [leftOut({ kind: 'field', id: 'barriers', path: '/map/barriers' }, 'wall-and-field', facts)]
}

/** What special terrain says of grid lines says nothing of a square (MAP-07). */
function onEdgesInSquares({ position: { special, grid } }: Situation): NotConsidered[] {
  for (const [square, rules] of special) {
    const rule = rules.find(({ clauses }) => clauses.length > 0 && clauses.every(({ phase }) => phase === 'edge'))
    if (rule) return [leftOut({ kind: 'map-rule', id: rule.id }, 'edge-in-square', { id: rule.id, square: nameOf(xyOf(grid, square)) })]
  }
  return []
}

/** What grenades are said to have left, and leave nothing of the kind (ABL-GRN). */
function onPending(situation: Situation): NotConsidered[] {
  return situation.position.pending.flatMap(({ effect, square, figure }, index) => {
    const leaves = leavesOf(situation, effect)?.leaves
    const comes = (leaves?.around !== undefined && square !== null) || (leaves?.marked !== undefined && figure !== null)
    return comes ? [] : [leftOut({ kind: 'field', id: effect, path: `/pending/${index}` }, 'nothing-to-come', { effect })]
  })
}

/** Flying high and being spotted are of Clix Campaign alone (CC-02, CC-23): elsewhere they are told and do nothing. */
function onOtherRules({ figures = [] }: ClixCase, { ruleset }: Situation): NotConsidered[] {
  if (ruleset.effects.has('attentiveness')) return []
  return figures.flatMap(({ id, name, flight, spotted }, index) =>
    [...(flight ? ['flight'] : []), ...(spotted ? ['spotted'] : [])].map((field) =>
      leftOut(
        { kind: 'field', id: field, path: `/figures/${index}/${field}` },
        'field-of-other-rules',
        { figure: name?.trim() || id, field },
        id
      )
    )
  )
}

/** TER-07: no object lies in blocking terrain, unless debris has made the square another; what ground removes does not lie there for long (MAP-04). */
function onObjects({ objects = [] }: ClixCase, { ruleset, position: { grid, mapGround, special } }: Situation): NotConsidered[] {
  const knowsSides = knowsClauseThat(ruleset, 'marker', 'of', ({ of }) => of !== undefined)
  const at = ({ at: [x, y] }: (typeof objects)[number]): number => squareAt(grid, x, y)
  const broken = new Set(objects.filter(({ kind }) => kind === 'debris').map(at))
  return objects.flatMap((object, index) => {
    const square = at(object)
    if (object.kind === 'smoke' && object.putBy === undefined && knowsSides)
      return [leftOut({ kind: 'field', id: object.id, path: `/objects/${index}/putBy` }, 'smoke-of-nobody', { id: object.id })]
    if (weightOf(object.kind) === null) return []
    const path = `/objects/${index}/at`
    const facts = { id: object.id, square: nameOf(object.at) }
    if ((mapGround[square]! & BLOCKING) !== 0 && !broken.has(square))
      return [leftOut({ kind: 'field', id: object.id, path }, 'object-in-blocking', facts)]
    const goes = (special.get(square) ?? []).some(({ clauses }) =>
      clauses.some((clause) => clause.phase === 'turn' && clause.removesObjects)
    )
    return goes ? [leftOut({ kind: 'field', id: object.id, path }, 'object-goes', facts)] : []
  })
}

/** Doors that are walls in either state: whether one is open changes nothing (D-30). */
function onDoors({ map }: ClixCase, { ruleset }: Situation): NotConsidered[] {
  if (ruleset.params.lineOfFire.doors !== 'walls') return []
  return (map?.openings ?? []).flatMap(({ edge: [a, b], kind, state }, index) =>
    kind === 'door'
      ? [
          leftOut({ kind: 'field', id: 'state', path: `/map/openings/${index}/state` }, `door-${state}`, {
            first: nameOf(a),
            second: nameOf(b)
          })
        ]
      : []
  )
}

/** Transition squares that touch only at a corner join nothing if the edition asks for a common edge. */
const onStairs = ({ map }: ClixCase, { ruleset }: Situation): NotConsidered[] =>
  ruleset.params.adjacency.stairs === 'touching'
    ? []
    : (map?.stairs ?? []).flatMap(([a, b], index) =>
        a[0] === b[0] || a[1] === b[1]
          ? []
          : [
              leftOut({ kind: 'field', id: 'stairs', path: `/map/stairs/${index}` }, 'stair-diagonal', {
                squares: `${nameOf(a)}, ${nameOf(b)}`
              })
            ]
      )

/** Symbols of figures that do nothing in this edition. */
const onIdleSymbols = ({ figures = [] }: ClixCase, { ruleset }: Situation): NotConsidered[] =>
  figures.flatMap(({ id, name = id, abilities = [] }, index) =>
    abilities.flatMap((ability, number) => {
      const effect = ruleset.effects.get(ability)
      if (!effect?.idle) return []
      const item = { kind: 'field', id: ability, path: `/figures/${index}/abilities/${number}` } as const
      return [leftOut(item, 'symbol-idle', { figure: name, power: effect.name }, id)]
    })
  )

/** Readings of open points in an edition that has no open points. */
const onReadings = ({ readings = {} }: ClixCase, { ruleset }: Situation): NotConsidered[] =>
  ruleset.brought !== undefined
    ? []
    : Object.keys(readings).map((name) =>
        leftOut({ kind: 'field', id: name, path: `/readings${pointerStep(name)}` }, 'reading-unknown', { name })
      )

/** Clicks with STOP in an edition that does not know it. */
const onStops = ({ figures = [] }: ClixCase, { ruleset }: Situation): NotConsidered[] =>
  ruleset.params.damage.stopClicks
    ? []
    : figures.flatMap(({ id, name = id, dial = [] }, index) => {
        const at = dial.findIndex(({ stop }) => stop)
        const item = { kind: 'field', id: 'stop', path: `/figures/${index}/dial/${at}/stop` } as const
        return at < 0 ? [] : [leftOut(item, 'symbol-idle', { figure: name, power: 'STOP' }, id)]
      })

function onNames({ figures = [], objects = [] }: ClixCase): NotConsidered[] {
  const named = new Set(figures.map(({ id }) => id))
  return objects.flatMap(({ id }, index) =>
    named.has(id) ? [leftOut({ kind: 'field', id, path: `/objects/${index}/id` }, 'object-named-as-figure', { id })] : []
  )
}

/** Sides whose turn it is, or becomes, or that have agreed something, and that have no figure. */
function onSides({ turn, teams = {}, pending = [] }: ClixCase, { states }: Situation, named: readonly SideNamed[]): NotConsidered[] {
  const sides = new Set(states.filter(({ ko }) => !ko).map(({ side }) => side))
  if (sides.size === 0) return []
  const stated: readonly SideNamed[] = [
    ...(turn?.active === undefined ? [] : [[turn.active, '/turn/active'] as const]),
    ...pending.map(({ side }, index) => [side, `/pending/${index}/side`] as const),
    ...named
  ]
  const known = new Set(states.map(({ side }) => side))
  const agreed = Object.keys(teams).filter((side) => !known.has(side))
  const told = new Set<string>()
  const tell = (say: 'side-without-figures' | 'team-without-figures', side: string, path: string): NotConsidered[] => {
    if (sides.has(side) || told.has(side)) return []
    told.add(side)
    return [leftOut({ kind: 'field', id: side, path }, say, { side })]
  }
  return [
    ...stated.flatMap(([side, path]) => tell('side-without-figures', side, path)),
    ...agreed.flatMap((side) => tell('team-without-figures', side, `/teams${pointerStep(side)}`))
  ]
}

/** An alternate team ability without the keywords that it asks for: whoever could have it is taken to have it (NEW-03). */
const onAlternates = ({ teams = {} }: ClixCase, { ruleset }: Situation, standing: readonly FigureState[]): NotConsidered[] =>
  Object.entries(teams).flatMap(([side, { ata }]) => {
    if (!ata || ata.keywords !== undefined || standing.every((state) => state.side !== side || state.figure.ata === null)) return []
    const facts = { side, team: ruleset.effects.get(ata.id)?.name ?? ata.id }
    return [leftOut({ kind: 'field', id: ata.id, path: `/teams${pointerStep(side)}/ata` }, 'alternate-without-keywords', facts)]
  })

/** The names of a power or roll and of a figure; their ids if the edition or the table does not have them. */
const namesOf = ({ states, ruleset }: Situation, figure: string, power: string): { readonly power: string; readonly figure: string } => ({
  power: ruleset.effects.get(power)?.name ?? power,
  figure: states.find(({ id }) => id === figure)?.figure.name ?? figure
})

const ORDER: readonly Unused['kind'][] = ['choice', 'die', 'power']

function onUnused(situation: Situation, unused: Unused, afterBreakingAway: boolean): NotConsidered {
  const { path, figure } = unused
  if (unused.kind === 'choice') {
    const field = { kind: 'field', id: unused.field, path } as const
    return figure === null
      ? leftOut(field, 'choice-not-asked', { choice: unused.field })
      : leftOut(field, 'choice-of-nobody', { choice: unused.field, figure: namesOf(situation, figure, '').figure })
  }
  const id = unused.kind === 'die' ? unused.roll : unused.power
  const names = namesOf(situation, unused.figure, id)
  const field = { kind: 'field', id, path } as const
  if (unused.kind === 'power') return leftOut(field, 'power-not-asked', names, unused.figure)
  return id === 'break-away' && afterBreakingAway
    ? leftOut(field, 'break-away-not-read', { figure: names.figure }, unused.figure)
    : leftOut(field, 'die-not-asked', names, unused.figure)
}

/**
 * Input of the question that nothing used: first choices, then dice, then powers.
 * @param afterBreakingAway  the question assumes that the figure has broken away
 */
export const aboutUnused = (situation: Situation, all: readonly Unused[], afterBreakingAway = false): NotConsidered[] =>
  ORDER.flatMap((kind) => all.filter((one) => one.kind === kind)).map((one) => onUnused(situation, one, afterBreakingAway))

/** Who acts in a question although the case says that it is another side's turn (GEN-01). */
function onTurn({ turn }: ClixCase, { states }: Situation, acting: string | undefined): NotConsidered[] {
  const figure = states.find(({ id, ko }) => id === acting && !ko)
  if (turn?.active === undefined || !figure || figure.side === turn.active) return []
  const facts = { side: turn.active, figure: figure.figure.name }
  return [leftOut({ kind: 'field', id: turn.active, path: '/turn/active' }, 'not-its-turn', facts, figure.id)]
}

/** Themed teams that may have rolls made again; chances are worked out without them (TRN-11). */
export const onThemes = ({ teams = {} }: ClixCase): NotConsidered[] =>
  Object.entries(teams).flatMap(([side, { theme, probabilityControl }]) =>
    theme === undefined || probabilityControl === 0
      ? []
      : [leftOut({ kind: 'field', id: theme, path: `/teams${pointerStep(side)}/theme` }, 'theme-not-counted', { side })]
  )

/** Themed teams that are said to have rolls made again more often than a game of this build total has it (TRN-11). */
export const onRerolls = ({ position: { teams } }: Situation, buildTotal: number | undefined, rules: ForceRules): NotConsidered[] =>
  Object.entries(teams).flatMap(([side, { theme, probabilityControl: told }]) => {
    if (theme === undefined || told === undefined || buildTotal === undefined) return []
    const most = rules.rerolls !== null && 'each' in rules.rerolls ? rules.rerolls.most : mostRerolls({ buildTotal }, theme, rules)
    if (most === null || told <= most) return []
    const item = { kind: 'field', id: 'probabilityControl', path: `/teams${pointerStep(side)}/probabilityControl` } as const
    return [leftOut(item, 'too-many-rerolls', { side, count: String(told), most: String(most) })]
  })

/** Everything in this case that cannot stand so at a table. @param sides those that its question names @param acting who acts in it */
export function remarksOn(input: ClixCase, situation: Situation, sides: readonly SideNamed[], acting: string | undefined): NotConsidered[] {
  const standing = situation.states.filter(({ ko }) => !ko)
  return [
    ...standing.flatMap(onTokens),
    ...standing.flatMap((state) => onHeld(situation, state)),
    ...standing.flatMap(onClick),
    ...standing.flatMap((state) => onVehicleWithout(situation, state)),
    ...onPilots(situation),
    ...(situation.position.hasMap
      ? [
          ...standing.flatMap((state) => [
            ...onSquares(situation, state),
            ...onGround(situation, state),
            ...soarsIndoors(situation, state)
          ]),
          ...onEdges(situation)
        ]
      : []),
    ...onEdgesInSquares(situation),
    ...onPending(situation),
    ...(situation.position.hasMap ? onObjects(input, situation) : []),
    ...onDoors(input, situation),
    ...onStairs(input, situation),
    ...onIdleSymbols(input, situation),
    ...onStops(input, situation),
    ...onReadings(input, situation),
    ...onNames(input),
    ...onOtherRules(input, situation),
    ...onSides(input, situation, sides),
    ...onAlternates(input, situation, standing),
    ...onTurn(input, situation, acting)
  ]
}
