/**
 * Knock back of one or several figures, from the hit to the last click (sections 11 to 13, algorithm C): who first,
 * which way, how far, what stops it, what that costs.
 */
import type { Step } from '../../contract/case.ts'
import { columnOf, distanceBetween, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { HINDERING, WATER } from '../../position/position.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { dealDamage, sparesFalls, type DamageType } from '../damage/damage.ts'
import { receiverOf } from '../damage/redirect.ts'
import { flanksOf } from '../situation/adjacency.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { KnockBackDamage, KnockBackOutcome, KnockBackResult, Reason } from '../../contract/ruling.ts'
import { clausesOf, figureOf, isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import { directionsFromBase, directionsOf } from './direction.ts'
import { attackGenerates, collisionDamage, knockBackDue, type Due, type KnockBackHit, type KnockBackQuestion } from './due.ts'
import { TableDraft } from '../tokens/tableDraft.ts'
import { walkPath, type Path } from './path.ts'
import { goalOf } from '../../grid/goal.ts'

export interface KnockBackResolved {
  readonly outcome: KnockBackOutcome
  /** The table afterwards, with the damage of the knock back. */
  readonly draft: TableDraft
  readonly because: readonly Reason[]
  /** Whoever was dealt damage on the way, as it stood then (KBD-16). */
  readonly met: readonly FigureState[]
}

export interface KnockBackInput {
  /** The situation when the figures were hit: its powers prevent or allow (KB-05). */
  readonly before: Situation
  /** The situation after the damage. */
  readonly now: Situation
  readonly question: KnockBackQuestion
  /** Squares that the paths lead away from. */
  readonly origin: readonly Square[]
  readonly hits: readonly KnockBackHit[]
  readonly oracle: Oracle
}

function distanceFrom(situation: Situation, origin: readonly Square[], figure: FigureState): number {
  let least = Infinity
  for (const a of origin) for (const b of figure.squares) least = Math.min(least, distanceBetween(situation.position.grid, a, b))
  return least === Infinity ? 0 : least
}

const permutations = (ids: readonly string[]): string[][] =>
  ids.length <= 1 ? [[...ids]] : ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))

interface Ordered {
  readonly hit: KnockBackHit
  readonly due: Due
}

/**
 * How far each is from what throws them all; where some are thrown from elsewhere than the others, all are measured from
 * the attacker (KB-20, KB-22): distances from two places do not compare.
 */
function distances(input: KnockBackInput, hits: readonly Ordered[]): ReadonlyMap<string, number> {
  const flying = hits.filter(({ due }) => due.squares > 0).map(({ hit }) => hit.away?.origin)
  const apart = flying.some((origin) => origin === undefined) && flying.some((origin) => origin !== undefined)
  const from = ({ away }: KnockBackHit): readonly Square[] => (apart ? input.origin : (away?.origin ?? input.origin))
  return new Map(hits.map(({ hit }) => [hit.figure, distanceFrom(input.now, from(hit), figureOf(input.now, hit.figure))]))
}

/** Farthest first; at the same distance as the active player likes (KB-20, KB-21). */
function inOrder(input: KnockBackInput, hits: readonly Ordered[], because: Reason[]): Ordered[] {
  const distance = distances(input, hits)
  const given = input.oracle.all('order')
  if (given) {
    const known = new Set(hits.map(({ hit }) => hit.figure))
    if (given.some((id) => !known.has(id)) || new Set(given).size !== given.length) input.oracle.refuse('order', null, 'KB-21')
  }
  const flying = hits.filter(({ due }) => due.squares > 0)
  const groups = new Map<number, string[]>()
  for (const id of flying.map(({ hit }) => hit.figure)) groups.set(distance.get(id)!, [...(groups.get(distance.get(id)!) ?? []), id])
  const tied = [...groups.values()].filter((group) => group.length > 1)
  let order: readonly string[] = given ?? []
  if (!given && tied.length === 1 && tied[0]!.length <= 4) order = input.oracle.choose('order', null, permutations(tied[0]!), 'KB-21')
  const place = (id: string): number => {
    const index = order.indexOf(id)
    return index < 0 ? order.length : index
  }
  if (flying.length > 1) because.push(contributes('KB-20', 'kb.farthest-first'), considered('KB-22', 'kb.distance-in-squares'))
  if (tied.length > 0) because.push(contributes('KB-21', 'kb.same-distance', { facts: { figures: tied.flat() } }))
  const ordered = [...hits].sort(
    (a, b) => distance.get(b.hit.figure)! - distance.get(a.hit.figure)! || place(a.hit.figure) - place(b.hit.figure)
  )
  const played = ordered.map(({ hit }) => hit.figure).filter((id) => given?.includes(id))
  // Only those as far away are ordered by a player.
  if (given && played.some((id, index) => id !== given[index]))
    because.push(considered('KB-20', 'kb.order-by-distance', { facts: { figures: played } }))
  return ordered
}

interface Running {
  readonly draft: TableDraft
  readonly because: Reason[]
  readonly met: FigureState[]
}

/** How far, and along what kind of way, where neither the damage nor doubles say so. */
const aboutPath = (figure: string, squares: number, rule: string): readonly Reason[] => [
  contributes('KB-02', 'kb.squares-due', { facts: { figure, squares } }),
  ...(rule === 'KB-08' ? [] : [contributes('MOV-11', 'kb.direct-path', { facts: { figure } })])
]

/** Deals one damage of a path's end and turns the dial; the entry for the ruling. */
function hurt(run: Running, input: KnockBackInput, id: string, kind: KnockBackDamage['kind'], amount: number): KnockBackDamage {
  const target = figureOf(run.draft.situation, id)
  const type: DamageType = kind === 'knock-back' ? 'knock-back' : 'unavoidable'
  const receiver = kind === 'knock-back' ? redirected(run, input, target, amount) : target
  run.met.push(...(receiver === target ? [target] : [target, receiver]))
  const given = input.oracle.peek('reducer', receiver.id)
  const result = dealDamage(run.draft.situation, receiver, {
    amount,
    type,
    ignoresPowers: input.question.ignoresPowers && input.hits.some((hit) => hit.figure === receiver.id),
    roll: (roll) => input.oracle.die(receiver.id, roll),
    reducer: typeof given === 'string' ? given : null
  })
  run.because.push(...quiet(result.because))
  if (kind === 'knock-back') {
    run.because.push(
      considered('KBD-10', 'kb.damage-is-dealt', { facts: { figure: receiver.id, amount } }),
      considered('KBD-16', 'kb.powers-now', { facts: { figure: receiver.id } }),
      considered('KBD-11', 'kb.no-attack-itself')
    )
  }
  run.draft.hurt(receiver, result.taken)
  return { kind, to: receiver.id, dealt: amount, taken: result.taken }
}

/** Mastermind may pass knock-back damage on (KBD-10). */
function redirected(run: Running, input: KnockBackInput, target: FigureState, amount: number): FigureState {
  return receiverOf(target, {
    situation: run.draft.situation,
    by: input.question.from?.side ?? null,
    oracle: input.oracle,
    barred: amount === 0,
    knocksBack: false,
    because: run.because
  })
}

/** What keeps it from being hurt by a fall, where that works (KBD-14). */
const flierIn = ({ now: { ruleset }, question }: KnockBackInput, figure: FigureState) =>
  question.ignoresPowers ? undefined : clausesOf(figure, 'damage').find(({ clause }) => sparesFalls(ruleset, clause))

/** The way of who is not hurt by a fall: it goes down, and no damage is spoken of. */
const withoutFall = (because: readonly Reason[]): Reason[] =>
  because.map((reason) => (reason.say === 'path.drop' || reason.say === 'path.falls' ? { ...reason, say: 'path.drop-unhurt' } : reason))

/** Everything that the end of a path does, the moved figure's own damage first. */
function consequences(run: Running, input: KnockBackInput, id: string, path: Path): KnockBackDamage[] {
  const figure = figureOf(run.draft.situation, id)
  const damage: KnockBackDamage[] = []
  const falls = path.stoppedBy === 'drop'
  const flies = falls ? flierIn(input, figure) : undefined
  if (flies) run.because.push(contributes(flies.clause.rule, 'kb.flier-falls', { by: flies.effect.id, facts: { figure: id } }))
  else if (path.damage > 0) damage.push(hurt(run, input, id, 'knock-back', path.damage))
  if (path.collidedWith !== null) {
    const collision = collisionDamage(run.draft.situation, input.question)
    if (collision) {
      run.because.push(contributes(collision.rule, 'kb.collision', { facts: { figure: id, amount: collision.amount } }))
      const other = run.draft.situation.states[path.collidedWith]!.id
      damage.push(hurt(run, input, id, 'knock-back', collision.amount), hurt(run, input, other, 'knock-back', collision.amount))
    }
  }
  if (path.stoppingSquare !== null) {
    for (const rule of run.draft.situation.position.special.get(path.stoppingSquare) ?? []) {
      for (const clause of rule.clauses) {
        const stopped = figureOf(run.draft.situation, id)
        if (clause.phase !== 'knock-back-stopped' || stopped.ko || !isMeant(run.draft.situation, stopped, clause.only)) continue
        run.because.push(
          contributes(clause.rule, 'kb.terrain-hurts', {
            by: rule.id,
            at: [xyOf(run.draft.situation.position.grid, path.stoppingSquare)],
            facts: { figure: id, amount: clause.deal }
          })
        )
        damage.push(hurt(run, input, id, clause.type === 'unavoidable' ? 'unavoidable' : 'knock-back', clause.deal))
      }
    }
  }
  return damage
}

function unmoved(situation: Situation, id: string): KnockBackResult {
  const figure = figureOf(situation, id)
  const at = figure.squares[0] ?? figure.figure.squares[0] ?? 0
  return {
    figure: id,
    knockedBack: false,
    squares: 0,
    direction: null,
    path: [],
    end: xyOf(situation.position.grid, at),
    stoppedBy: null,
    damage: []
  }
}

const areSame = (a: readonly Step[], b: readonly Step[]): boolean =>
  a.length === b.length && a.every(([dx, dy], index) => dx === b[index]![0] && dy === b[index]![1])

function moveOne(run: Running, input: KnockBackInput, { hit, due }: Ordered): KnockBackResult {
  run.because.push(...due.because)
  if (due.squares === 0 || figureOf(run.draft.situation, hit.figure).ko) return unmoved(run.draft.situation, hit.figure)
  const figure = figureOf(run.draft.situation, hit.figure)
  const start = figure.squares[0]!
  const origin = hit.away?.origin ?? hit.from?.() ?? input.origin
  const { steps, rule } = directionsFromBase(run.draft.situation, origin, start)
  if (origin.length > 1 && origin.some((square) => !areSame(directionsOf(run.draft.situation, square, start).steps, steps)))
    run.because.push(considered('RDG-FROM', 'reading.from-base', { facts: { figure: hit.figure } }))
  if (steps.length === 0) {
    run.because.push(contributes(rule, 'kb.no-direction', { facts: { figure: hit.figure } }))
    return unmoved(run.draft.situation, hit.figure)
  }
  const { grid } = run.draft.situation.position
  const from = xyOf(grid, start)
  const towards = steps.map((step) => goalOf(grid, from, step, due.squares))
  const direction = input.oracle.choose('direction', hit.figure, steps, rule, { from, towards: towards[0]!, others: towards.slice(1) })
  run.because.push(
    contributes(rule, origin.includes(start) ? 'kb.direction-free' : steps.length > 1 ? 'kb.direction-choice' : 'kb.direction', {
      facts: { figure: hit.figure, direction, count: steps.length, from, towards: goalOf(grid, from, direction, due.squares) }
    }),
    considered('KB-04', 'kb.away', { facts: { figure: hit.figure } })
  )
  if (!run.draft.situation.ruleset.params.knockBack.doubles) run.because.push(...aboutPath(hit.figure, due.squares, rule))
  const path = walkPath(run.draft.situation, figure, direction, due.squares)
  run.because.push(
    ...(flierIn(input, figure) ? withoutFall(path.because) : path.because),
    ...asides(run.draft.situation, figure, start, path)
  )
  if (path.end !== start) run.draft.place(figure.figure.index, [path.end])
  const damage = consequences(run, input, hit.figure, path)
  return {
    figure: hit.figure,
    knockedBack: true,
    squares: due.squares,
    direction,
    path: path.squares.map((square) => xyOf(grid, square)),
    end: xyOf(grid, path.end),
    stoppedBy: path.stoppedBy,
    damage
  }
}

/** What lay on or beside the path and did not matter, and a path that ended where it began. */
function asides(situation: Situation, figure: FigureState, start: Square, path: Path): Reason[] {
  const { ground, grid } = situation.position
  const facts = { figure: figure.id, square: xyOf(grid, start) }
  const because: Reason[] = []
  if (path.squares.length === 0) because.push(considered('KBD-09', 'kb.stays-in-place', { facts }))
  if (path.squares.some((square) => (ground[square]! & (HINDERING | WATER)) !== 0))
    because.push(considered('KB-07', 'kb.over-hindering', { facts }))
  const squeezed = path.squares.some((square, index) => {
    const from = path.squares[index - 1] ?? start
    const straight = rowOf(grid, from) === rowOf(grid, square) || columnOf(grid, from) === columnOf(grid, square)
    return !straight && flanksOf(situation, from, square).some((flank) => situation.occupant[flank]! >= 0)
  })
  if (squeezed) because.push(considered('KB-09', 'kb.squeezed', { facts }))
  if (path.stoppedBy === 'wall' || path.stoppedBy === 'blocking') because.push(considered('KBD-13', 'kb.terrain-stays'))
  const reacts = situation.states.some(
    (state) =>
      state.id !== figure.id &&
      (clausesOf(state, 'approach').length > 0 || clausesOf(state, 'break-away').some(({ clause }) => clause.does === 'never-automatic'))
  )
  if (reacts) because.push(considered('KB-06', 'kb.no-movement', { facts }))
  return because
}

/** A figure that its own attack hurts is not knocked back: no way leads away from itself (KB-04). */
function isByItself({ now, question, origin }: KnockBackInput, { figure, away }: KnockBackHit): Due | null {
  const thrownFrom = away?.origin ?? origin
  if (question.from?.id !== figure || !figureOf(now, figure).squares.some((square) => thrownFrom.includes(square))) return null
  return { squares: 0, because: [contributes('KB-04', 'kb.itself', { by: figure, facts: { figure } })] }
}

/** All hits of one effect, in order, each resolved completely before the next (KB-20). */
export function resolveKnockBack(input: KnockBackInput): KnockBackResolved {
  const run: Running = { draft: new TableDraft(input.now), because: [], met: [] }
  const { before, now, question, oracle } = input
  const hits = input.hits.map((hit) => ({ hit, itself: isByItself(input, hit) }))
  const others = hits.flatMap(({ hit, itself }) => (itself ? [] : [hit]))
  const generates = attackGenerates(before, now, others, question, oracle)
  const due = hits.map(({ hit, itself }) => ({ hit, due: itself ?? knockBackDue(before, now, hit, question, oracle, generates) }))
  const results = inOrder(input, due, run.because).map((one) => moveOne(run, input, one))
  const flown = results.filter((result) => result.knockedBack).length
  const verdict = flown === 0 ? 'none' : flown === results.length ? 'knocked-back' : 'mixed'
  return { outcome: { verdict, results }, draft: run.draft, because: withDecision(run.because, verdict), met: run.met }
}

/** One reason has to decide: the first that says why there is a knock back, or why there is none. */
function withDecision(because: readonly Reason[], verdict: string): Reason[] {
  if (because.length === 0) return [decides('KB-01', 'kb.nothing')]
  const pattern =
    verdict === 'none'
      ? [
          'kb.itself',
          'kb.multi-base',
          'target.first-round',
          'kb.ignores',
          'kb.cannot',
          'kb.defeated',
          'kb.no-damage',
          'kb.no-doubles',
          'kb.terrain-too-little',
          'kb.token-instead',
          'kb.kept-in-place',
          'kb.declined',
          'kb.undecided',
          'kb.no-direction',
          'kb.great-size',
          'kb.not-damaged',
          'kb.no-keyphrase',
          'kb.causes-nothing'
        ]
      : ['kb.by-damage', 'kb.by-number', 'kb.caused', 'kb.chosen', 'kb.chosen-by-attacker', 'kb.terrain']
  const index = because.findIndex((reason) => reason.weight !== 'considered' && pattern.includes(reason.say))
  const at = index >= 0 ? index : because.findIndex((reason) => pattern.includes(reason.say))
  const pick = at >= 0 ? at : 0
  return because.map((reason, i) => (i === pick ? { ...reason, weight: 'decides' as const } : reason))
}
