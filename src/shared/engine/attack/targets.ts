/**
 * Who is attacked: the targets named, checked one by one; all around for Quake; everyone in reach for Pulse Wave.
 * Then those who slip away (Shape Change).
 */
import { HINDERING } from '../../position/position.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { figureEnd, drawLine } from '../lineOfFire/bestLine.ts'
import { BLOCKED, HINDERED } from '../lineOfFire/walk/causes.ts'
import { notSpared } from '../situation/firstRound.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { byId, clausesOf, figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { closeTarget } from '../targeting/closeAttack.ts'
import { rangedReach, rangedTarget, objectionsToShooting } from '../targeting/rangedAttack.ts'
import { objectionsToFigure, purposeOf, weighObjections, type TargetFinding } from '../situation/target.ts'
import { addedToRoll, rollsOf } from './roll.ts'
import { markerUsed } from '../values/heldMarker.ts'
import { silenced } from '../values/wave.ts'
import { attackClauses, combatKind, type Aimed, type AttackInput, type TargetsChosen } from './input.ts'
import { objectionsToPieces } from './brokenThrough.ts'
import { blastTargets, isAtSquare } from './blast.ts'
import { hurledTarget, objectionsToPlace } from './moved.ts'

/** All figures: those that the question names in its order, then the others alphabetically. */
const namedFirst = (situation: Situation, named: readonly FigureState[]): FigureState[] => [
  ...named,
  ...situation.states.filter((state) => !named.some((one) => one.id === state.id)).sort(byId)
]

function areaTargets(input: AttackInput, named: readonly FigureState[]): TargetsChosen {
  const { situation, attacker, means } = input
  const against = objectionsToShooting(situation, attacker, means)
  const { reach } = rangedReach(silenced(situation, attacker, means.during), attacker, null, means)
  /** Whether the line to it is hindered: so it is only if the power does not ignore hindering terrain. */
  const hindered = new Map<FigureState, boolean>()
  const seen = namedFirst(situation, named).filter((figure) => {
    if (figure.ko || figure.id === attacker.id) return false
    const line = drawLine(situation, figureEnd(attacker), figureEnd(figure), purposeOf(attacker, means.during), reach)
    hindered.set(figure, line?.state === HINDERED)
    return line !== null && line.state !== BLOCKED
  })
  const { figures: open, because: spared } = notSpared(situation, [...seen].sort(byId), attacker.side, means.during)
  const aimed = seen
    .filter((figure) => open.includes(figure))
    .map((figure): Aimed => ({ figure, lineOfFire: hindered.get(figure) ? 'hindered' : 'clear' }))
  const outside = named.find((figure) => !aimed.some((one) => one.figure.id === figure.id))
  if (outside) against.push(decides('POW-PW', 'attack.not-in-area', { by: outside.id, facts: { figure: outside.id, reach } }))
  if (!aimed.some(({ figure }) => figure.side !== attacker.side))
    against.push(decides('POW-PW', 'attack.no-opponent-in-area', { facts: { reach } }))
  return {
    against,
    aimed,
    area: true,
    // Where nobody is in it, the objection says so.
    because:
      aimed.length === 0
        ? []
        : [
            contributes('ATK-11', 'attack.caught', { facts: { figures: aimed.map(({ figure }) => figure.id) } }),
            contributes('POW-PW', 'attack.area', { facts: { figures: aimed.map(({ figure }) => figure.id), reach } }),
            ...spared
          ]
  }
}

/** An object in hand is thrown at one figure: no power turns the throw into an attack on an area (OBJ-05). */
const thrownAtMany = ({ attacker }: AttackInput, effect: string): TargetsChosen => ({
  against: [decides('OBJ-05', 'attack.thrown-at-one', { by: effect, facts: { user: attacker.id, effect } })],
  aimed: [],
  area: false,
  because: []
})

function count(input: AttackInput, named: readonly FigureState[]): Reason[] {
  const { attacker, means } = input
  const against: Reason[] = []
  const facts = { user: attacker.id, count: named.length }
  if (new Set(named).size !== named.length) against.push(decides('ATK-10', 'attack.same-target-twice', { facts }))
  const isThrown = means.kind === 'thrown' || (means.kind === 'ranged' && markerUsed(input.situation, attacker, means.during) !== null)
  if (isThrown && named.length > 1) against.push(decides('OBJ-05', 'attack.one-target', { facts }))
  const isByBolts = means.kind === 'ranged' || (means.kind === 'close' && input.situation.ruleset.params.attack.boltsIn === 'both')
  if (means.kind === 'close' && !isByBolts && named.length > 1) against.push(decides('ATK-02', 'attack.one-target', { facts }))
  if (isByBolts && named.length > 1) {
    const bolts = Math.max(attacker.figure.bolts, ...attackClauses(attacker, means, 'bolts').map(({ clause }) => clause.bolts))
    if (named.length > bolts) against.push(decides('ATK-10', 'attack.too-many-targets', { facts: { ...facts, bolts } }))
    for (const { id, clause } of attackClauses(attacker, means, 'single-target')) {
      against.push(decides(clause.rule, 'attack.one-target', { by: id, facts }))
    }
    for (const { id, clause } of attackClauses(attacker, means, 'damage-roll'))
      if (clause.single) against.push(decides(clause.rule, 'attack.one-target', { by: id, facts }))
  }
  return against
}

/** Everyone it has just moved through, next to it or not (ABL-RAM); unknown where only the attack is asked about: those named. */
function passedTargets(
  input: AttackInput,
  named: readonly FigureState[],
  { id, clause }: { readonly id: string; readonly clause: { readonly rule: string } }
): TargetsChosen {
  const { situation, attacker, means, passed } = input
  const facts = { user: attacker.id, effect: id }
  const wanted = passed === undefined ? named : passed.map((one) => figureOf(situation, one))
  const against: Reason[] = wanted.flatMap((figure) =>
    objectionsToFigure(situation, attacker, figure, 'opposing', means.during, clause.rule)
  )
  if (passed) {
    for (const figure of named)
      if (!passed.includes(figure.id))
        against.push(decides(clause.rule, 'attack.not-passed', { by: figure.id, facts: { ...facts, figure: figure.id } }))
  }
  return {
    against: weighObjections(against),
    area: false,
    aimed: wanted.map((figure) => ({ figure, lineOfFire: null })),
    because: [contributes(clause.rule, 'attack.all-passed', { by: id, facts: { ...facts, figures: wanted.map((figure) => figure.id) } })]
  }
}

/** Whether this figure alone may be attacked. */
const findingOn = ({ situation, attacker, means }: AttackInput, figure: FigureState): TargetFinding =>
  means.kind === 'close' ? closeTarget(situation, attacker, figure, means) : rangedTarget(situation, attacker, figure, means)

const aimedAt = ({ means }: AttackInput, figure: FigureState, { lineOfFire, line }: TargetFinding): Aimed => ({
  figure,
  lineOfFire: combatKind(means) === 'ranged' ? lineOfFire : null,
  line: line ?? null
})

/** The targets of an attack on figures, before anyone slips away. */
export function chooseTargets(input: AttackInput): TargetsChosen {
  const { situation, attacker, means } = input
  const named = input.ask.targets.filter((target) => typeof target === 'string').map((id) => figureOf(situation, id))
  if (means.object !== undefined) return hurledTarget(input, named)
  const spread = means.kind === 'thrown' ? attackClauses(attacker, means, 'area')[0] : undefined
  if (spread) return thrownAtMany(input, spread.id)
  if (isAtSquare(attacker, means)) return blastTargets(input)
  if (attackClauses(attacker, means, 'area').length > 0) return areaTargets(input, named)
  const passed = attackClauses(attacker, means, 'all-passed')[0]
  if (passed) return passedTargets(input, named, passed)
  const all = attackClauses(attacker, means, 'all-close-targets')
  const wanted =
    all.length === 0
      ? named
      : namedFirst(situation, named).filter(
          (figure) =>
            named.some((one) => one.id === figure.id) ||
            (!figure.ko && !input.refused?.has(figure.id) && closeTarget(situation, attacker, figure, means).legal)
        )
  const against: Reason[] = all.length > 0 ? [] : count(input, wanted)
  for (const { id, clause } of attackClauses(attacker, means, 'at-terrain'))
    against.push(decides(clause.rule, 'attack.only-at-terrain', { by: id, facts: { effect: id } }))
  const because: Reason[] = []
  const aimed = wanted.map((figure): Aimed => {
    const finding = findingOn(input, figure)
    // An objection is said once: as what forbids the attack.
    if (finding.legal) because.push(...quiet(finding.because))
    else {
      against.push(...finding.because.filter((reason) => reason.weight === 'decides'))
      because.push(...finding.because.filter((reason) => reason.weight !== 'decides'))
    }
    return aimedAt(input, figure, finding)
  })
  if (means.kind === 'ranged' && aimed.length > 1) {
    because.push(contributes('LOF-16', 'attack.each-line', { facts: { figures: aimed.map(({ figure }) => figure.id) } }))
    const more = aimed.length > attacker.figure.bolts ? attackClauses(attacker, means, 'bolts')[0] : undefined
    if (more && against.length === 0)
      because.push(
        contributes(more.clause.rule, 'attack.more-bolts', { by: more.id, facts: { effect: more.id, bolts: more.clause.bolts } })
      )
  }
  for (const { id, clause } of all)
    because.push(contributes(clause.rule, 'attack.all-close', { by: id, facts: { figures: aimed.map(({ figure }) => figure.id) } }))
  against.push(...objectionsToPieces(input, aimed))
  against.push(
    ...objectionsToPlace(
      input,
      aimed.map(({ figure }) => figure)
    )
  )
  return { against: weighObjections(against), aimed, area: false, because }
}

/** Everybody next to a target who becomes one by a power, alphabetically; no line is drawn to them. */
export function targetsBeside(
  { situation, attacker, means }: AttackInput,
  aimed: readonly Aimed[]
): { readonly aimed: readonly Aimed[]; readonly because: readonly Reason[] } {
  const clause = attackClauses(attacker, means, 'targets-beside')[0]
  if (!clause) return { aimed: [], because: [] }
  const there = new Set(aimed.map(({ figure }) => figure.id))
  const near = new Set(aimed.flatMap(({ figure }) => adjacentTo(situation, figure)))
  const beside = [...near].filter(({ id, ko }) => id !== attacker.id && !ko && !there.has(id)).sort(byId)
  const { figures, because } = notSpared(situation, beside, attacker.side, means.during)
  if (figures.length === 0) return { aimed: [], because }
  const { becomingHindered } = situation.ruleset.params.attack
  const isHindered = ({ squares }: FigureState): boolean =>
    becomingHindered && squares.some((square) => (situation.position.sight[square]! & HINDERING) !== 0)
  return {
    aimed: figures.map((figure) => ({ figure, lineOfFire: isHindered(figure) ? 'hindered' : null, becomes: true })),
    because: [
      ...because,
      contributes(clause.clause.rule, 'attack.beside', { by: clause.id, facts: { figures: figures.map(({ id }) => id) } })
    ]
  }
}

/** Who is attacked in the end, and why. */
export interface Remaining {
  readonly aimed: readonly Aimed[]
  /** Somebody else could have been attacked, and is not. */
  readonly isDeclined: boolean
  readonly because: readonly Reason[]
}

/** Shape Change and its like: who refuses to be the target, and who is attacked instead (POW-SC). */
export function remainingTargets(input: AttackInput, aimed: readonly Aimed[]): Remaining {
  const because: Reason[] = []
  const stay: Aimed[] = []
  const tried = new Set([...aimed.map(({ figure }) => figure.id), ...(input.refused ?? [])])
  let isDeclined = false
  for (const first of aimed) {
    let one: Aimed | null = first
    while (one !== null && refuses(input, one.figure, because)) {
      const others = othersThan(input, tried)
      const refusing: string = one.figure.id
      input.refused?.add(refusing)
      const to = input.oracle.choose('instead', refusing, [null, ...others.map(({ figure }) => figure.id)], 'POW-SC')
      const other = others.find(({ figure }) => figure.id === to)
      one = other ? aimedAt(input, other.figure, other.finding) : null
      if (other) {
        tried.add(other.figure.id)
        const facts = { figure: refusing, to: other.figure.id }
        because.push(contributes('POW-SC', 'attack.instead', { by: other.figure.id, facts }), ...quiet(other.finding.because))
      } else isDeclined ||= others.length > 0
    }
    if (one !== null) stay.push(one)
  }
  return { aimed: stay, isDeclined, because }
}

/** Whom the attacker may attack where a target refuses, alphabetically; nobody where the attack takes all that are in reach. */
function othersThan(input: AttackInput, tried: ReadonlySet<string>): { readonly figure: FigureState; readonly finding: TargetFinding }[] {
  const { situation, attacker, means } = input
  const isOfAll = (['all-close-targets', 'all-passed', 'at-square'] as const).some(
    (does) => attackClauses(attacker, means, does).length > 0
  )
  if (isOfAll || means.object !== undefined) return []
  return [...situation.states]
    .filter(({ id, ko }) => !ko && !tried.has(id))
    .sort(byId)
    .flatMap((figure) => {
      const finding = findingOn(input, figure)
      return finding.legal ? [{ figure, finding }] : []
    })
}

/** The effects by which the figure may refuse to be a target. */
export const refusalsOf = (figure: FigureState) =>
  rollsOf(
    figure,
    clausesOf(figure, 'targeting').flatMap(({ effect, clause }) => (clause.does === 'refuse-target' ? [{ effect, clause }] : []))
  )

/** Whether a figure refuses to be the target by its die. */
function refuses(input: AttackInput, figure: FigureState, because: Reason[]): boolean {
  for (const { effect, clause } of refusalsOf(figure)) {
    const unmoved = clausesOf(input.attacker, 'targeting').find((own) => own.clause.does === 'ignore-refusal')
    const die = input.oracle.die(figure.id, clause.roll)
    const added = addedToRoll(input.situation, input.attacker, figure, clause.roll)
    const roll = die === undefined ? undefined : die + added.by
    if (die !== undefined) because.push(...added.because)
    const facts = { figure: figure.id, effect: effect.id, roll: roll ?? null, from: clause.from }
    if (roll === undefined) {
      because.push(considered(clause.rule, 'attack.refusal-not-rolled', { by: effect.id, facts }))
    } else if (unmoved) {
      because.push(contributes(unmoved.clause.rule, 'attack.refusal-ignored', { by: unmoved.effect.id, facts }))
    } else if (roll >= clause.from) {
      because.push(contributes(clause.rule, 'attack.refused', { by: effect.id, facts }))
      if (attackClauses(input.attacker, input.means, 'all-close-targets').length > 0)
        because.push(contributes('ERR-10', 'clarified.quake-goes-on', { facts }))
      return true
    } else {
      because.push(considered(clause.rule, 'attack.refusal-failed', { by: effect.id, facts }))
    }
  }
  return false
}
