/**
 * Whether a figure is knocked back and by how many squares (sections 11 and 13): what triggers it, who is immune,
 * who may choose. Immunities are those showing before the damage (KB-05).
 */
import { shapeOf } from '../action/shape.ts'
import { isSparedFrom } from '../situation/firstRound.ts'
import type { Square } from '../../grid/grid.ts'
import type { ClauseOf, Effect, KnockBackAmount } from '../../rules/vocabulary/vocabulary.ts'
import { figureDistance } from '../situation/adjacency.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { considered, contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, terrainClauses, type FigureState, type Situation, isNamed } from '../situation/situation.ts'
import { plainContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'

export interface KnockBackHit {
  readonly figure: string
  readonly damageTaken: number
  readonly damageDealt: number
  /** Whether its own roll was doubles, where each target has one (CC-18). */
  readonly doubles?: boolean
  /** The attack did not hit it: only what needs no hit knocks it back (KBX-17). */
  readonly missed?: true
  /** The attack roll was successful all the same: it evaded (ATK-09). */
  readonly evaded?: true
  /** It was beside the targets and none of them (ATK-11). */
  readonly untargeted?: true
  /** The figures that the attack hit, if all of the damage was moved from them to this one (POW-MM). */
  readonly forOthers?: readonly string[]
  /** The squares of a larger attacker from which it could be attacked; left out: all of them. */
  readonly from?: () => readonly Square[]
  /** Where it is thrown from, and by what, if not as the others are (a frag grenade). */
  readonly away?: { readonly origin: readonly Square[]; readonly cause: string }
}

export interface KnockBackQuestion {
  /** Who causes it; null for a grenade. */
  readonly from: FigureState | null
  /** `attack`, or the power that knocks back. */
  readonly cause: string
  /** Doubles on a successful attack roll, 1-1 left out. */
  readonly doubles: boolean
  /** The hits come from an attack. */
  readonly isAttack: boolean
  readonly attack: 'close' | 'ranged' | null
  /** Powers that are used in the attack, and its action. */
  readonly during: readonly string[]
  /** So far, by an effect that names the number. */
  readonly squares?: number | null
  /** Dice that set a distance. */
  readonly roll: readonly number[]
  /** Effects of the figures hit count for nothing (KBX-13). */
  readonly ignoresPowers: boolean
  /** The damage value of the attack, for powers that knock back by it. */
  readonly damageValue: number | null
}

export interface Due {
  readonly squares: number
  readonly because: readonly Reason[]
}

type CauseClause = Extract<ClauseOf<'knock-back'>, { readonly does: 'cause' }>

/** Why this figure is not knocked back whatever happens; null if it can be. `byChoice`: an effect and no rule, so its player may lift it (KBX-05). */
function immunity(
  before: Situation,
  figure: FigureState,
  question: KnockBackQuestion
): { readonly reason: Reason; readonly byChoice: boolean } | null {
  const facts = { figure: figure.id }
  const { severalSquares, greatSize } = before.ruleset.params.knockBack
  if (figure.squares.length > 1 && severalSquares === 'none')
    return { reason: contributes('KBX-03', 'kb.multi-base', { by: figure.id, facts }), byChoice: false }
  if (greatSize === 'none' && (figure.size === 'giant' || figure.size === 'colossal'))
    return { reason: contributes('KBX-03', 'kb.great-size', { by: figure.id, facts }), byChoice: false }
  if (question.from && isSparedFrom(before, figure, question.from.side)) {
    return { reason: contributes('GEN-05', 'target.first-round', { by: figure.id, facts }), byChoice: false }
  }
  for (const { terrain, clause } of terrainClauses(before, figure, 'knock-back-none')) {
    if (clause.named !== undefined && !isNamed(question.from, clause.named)) continue
    return { reason: contributes(clause.rule, 'kb.cannot', { by: terrain.id, facts: { ...facts, effect: terrain.id } }), byChoice: true }
  }
  if (question.ignoresPowers) return null
  for (const { effect, clause } of clausesOf(figure, 'knock-back')) {
    if (clause.does !== 'ignore' && clause.does !== 'cannot') continue
    return {
      reason: contributes(clause.rule, clause.does === 'ignore' ? 'kb.ignores' : 'kb.cannot', {
        by: effect.id,
        facts: { ...facts, effect: effect.id }
      }),
      byChoice: true
    }
  }
  return null
}

/** Ground on which this cause rolls other dice for the distance (MAP-DS6). */
const diceOfGround = (
  situation: Situation,
  figure: FigureState,
  cause: string
): { readonly rule: string; readonly dice: number } | undefined =>
  terrainClauses(situation, figure, 'knock-back-roll').find(({ clause }) => clause.cause === cause)?.clause

/** Does this effect knock back by a roll (KBX-08)? */
export const rollsDistance = (effect: Effect | undefined): boolean =>
  effect?.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause' && clause.amount === 'roll') === true

/** The dice that set how far this figure is knocked back, with the row that says so; null: none do, or nothing moves it. */
export function distanceDice(
  situation: Situation,
  figure: FigureState,
  question: KnockBackQuestion
): { readonly rule: string; readonly dice: number } | null {
  const cause = causeClause(situation, question)
  if (cause?.clause.amount !== 'roll' || figure.squares.length === 0 || immunity(situation, figure, question)) return null
  return diceOfGround(situation, figure, question.cause) ?? { rule: cause.clause.rule, dice: 1 }
}

function amountOf(
  situation: Situation,
  figure: FigureState,
  hit: KnockBackHit,
  question: KnockBackQuestion,
  amount: KnockBackAmount,
  because: Reason[]
): number {
  if (typeof amount === 'number') return amount
  switch (amount) {
    case 'damage-taken':
      return hit.damageTaken
    case 'attacker-damage-value': {
      if (!question.from) return 0
      return (
        question.damageValue ??
        valueOf(situation, question.from, 'damage', { ...plainContext, attack: question.attack, opponent: figure }).value
      )
    }
    case 'range-minus-distance': {
      if (!question.from) return 0
      const range = valueOf(situation, question.from, 'range', { ...plainContext, opponent: figure }).value
      return Math.max(0, range - figureDistance(situation, question.from, figure))
    }
    case 'roll': {
      const clause = diceOfGround(situation, figure, question.cause)
      const dice = clause?.dice ?? 1
      if (clause) because.push(contributes(clause.rule, 'kb.more-dice', { facts: { dice } }))
      return question.roll.slice(0, dice).reduce((sum, die) => sum + die, 0)
    }
  }
}

/** The clause that knocks back here, with the effect that holds it: the named cause, or what its attacks always do. */
function causeClause(situation: Situation, question: KnockBackQuestion): { readonly id: string; readonly clause: CauseClause } | null {
  if (question.cause !== 'attack') {
    const effect = question.from?.can.get(question.cause) ?? situation.ruleset.effects.get(question.cause)
    const clause = effect?.clauses.find(
      (candidate): candidate is CauseClause => candidate.phase === 'knock-back' && candidate.does === 'cause'
    )
    return effect && clause ? { id: effect.id, clause } : null
  }
  if (!question.from) return null
  for (const { effect, clause } of clausesOf(question.from, 'knock-back')) {
    if (clause.does === 'cause' && shapeOf(effect).needs === 'nothing') return { id: effect.id, clause }
  }
  return null
}

const hasDoubles = (hit: KnockBackHit, question: KnockBackQuestion): boolean => question.isAttack && (hit.doubles ?? question.doubles)

type Holding = ReturnType<typeof clausesOf<'knock-back'>>[number]
type MayCause = Holding & { readonly clause: Extract<ClauseOf<'knock-back'>, { readonly does: 'may-cause' }> }
type OnDoubles = 'token-on-doubles' | 'amount-on-doubles'

/** A look at what is there, which is no step of its own: hardly anybody's doubles are special. */
function saysOfDoubles({ can }: FigureState, does: OnDoubles): boolean {
  for (const { clauses } of can.values())
    for (const clause of clauses) if (clause.phase === 'knock-back' && clause.does === does) return true
  return false
}

const onDoubles = (from: FigureState | null, does: OnDoubles): Holding | undefined =>
  from && saysOfDoubles(from, does) ? clausesOf(from, 'knock-back').find(({ clause }) => clause.does === does) : undefined

/** Its doubles, where the roll succeeds, knock no target back, and give tokens (KBX-17). */
export const tokenOnDoubles = (from: FigureState | null): Holding | undefined => onDoubles(from, 'token-on-doubles')

/** Its doubles knock back by an amount of their own, hit or miss, whatever damage is taken (KBX-17). */
export const amountOnDoubles = (from: FigureState | null): Holding | undefined => onDoubles(from, 'amount-on-doubles')

/** Which effect of the attacker keeps this figure where it is, as a target of its doubles. */
const keptBy = (hit: KnockBackHit, question: KnockBackQuestion): Holding | undefined =>
  hasDoubles(hit, question) && (!hit.missed || hit.evaded) && !hit.untargeted ? tokenOnDoubles(question.from) : undefined

/** What the attack or power itself knocks this figure back by, before immunities. */
function triggered(situation: Situation, figure: FigureState, hit: KnockBackHit, question: KnockBackQuestion, because: Reason[]): number {
  const doubles = hasDoubles(hit, question)
  const kept = keptBy(hit, question)
  if (kept) {
    const gets = figure.tokens < 2 && !hit.forOthers
    const place = { by: kept.effect.id, facts: { effect: kept.effect.id, figure: figure.id } }
    if (!hit.evaded) because.push(contributes(kept.clause.rule, gets ? 'kb.token-instead' : 'kb.kept-in-place', place))
    else if (gets) because.push(contributes(kept.clause.rule, 'kb.token-though-evaded', place))
    return 0
  }
  if (question.squares !== null && question.squares !== undefined) {
    because.push(contributes('KB-01', 'kb.by-number', { facts: { figure: figure.id, squares: question.squares } }))
    return question.squares
  }
  const cause = hit.missed ? null : causeClause(situation, question)
  const caused = cause ? amountOf(situation, figure, hit, question, cause.clause.amount, because) : 0
  const other = doubles && caused === 0 ? amountOnDoubles(question.from) : undefined
  if (other?.clause.does === 'amount-on-doubles') {
    const squares = amountOf(situation, figure, hit, question, other.clause.amount, because)
    const { rule } = other.clause
    const place = { by: other.effect.id, facts: { effect: other.effect.id, figure: figure.id } }
    because.push(causes(rule, other.effect.id, squares, figure.id))
    if (hit.missed) because.push(contributes(rule, 'kb.though-missed', place))
    else if (hit.damageTaken === 0) because.push(contributes(rule, 'kb.though-undamaged', place))
    return squares
  }
  if (cause) {
    because.push(causes(cause.clause.rule, cause.id, caused, figure.id))
    if (typeof cause.clause.amount === 'number' && (hit.doubles ?? question.doubles))
      because.push(considered(cause.clause.rule, 'reading.fixed', { by: cause.id, facts: { effect: cause.id, squares: caused } }))
    return caused
  }
  if (question.cause !== 'attack' || !(hit.doubles ?? question.doubles) || !situation.ruleset.params.knockBack.doubles) return 0
  because.push(contributes('KB-01', 'kb.doubles', { facts: { figure: figure.id } }))
  because.push(
    contributes('KB-02', hit.damageTaken > 0 ? 'kb.by-damage' : 'kb.no-damage', { facts: { figure: figure.id, squares: hit.damageTaken } })
  )
  return hit.damageTaken
}

/**
 * Special terrain that lets every hit knock back (MAP-DS4, MAP-01): that of the figure that was hit. Moved damage is no attack on the figure that takes
 * it, but takes its knock back along (POW-MM, KBX-12).
 */
function byTerrain(situation: Situation, figure: FigureState, hit: KnockBackHit, question: KnockBackQuestion, because: Reason[]): number {
  if (!question.isAttack || hit.missed) return 0
  const struck = hit.forOthers ? situation.states.filter(({ id }) => hit.forOthers!.includes(id)) : [figure]
  for (const { terrain, clause } of struck.flatMap((one) => terrainClauses(situation, one, 'knock-back-trigger'))) {
    if (clause.named !== undefined && !isNamed(question.from, clause.named)) continue
    const squares = Math.max(0, (clause.amount === 'damage-dealt' ? hit.damageDealt : hit.damageTaken) + clause.plus)
    because.push(
      contributes(clause.rule, squares > 0 ? 'kb.terrain' : 'kb.terrain-too-little', {
        by: terrain.id,
        facts: { figure: figure.id, squares, terrain: terrain.id }
      })
    )
    if (squares > 0) return squares
  }
  return 0
}

const immunities = (figure: FigureState): string[] =>
  clausesOf(figure, 'knock-back')
    .filter(({ clause }) => clause.does === 'ignore' || clause.does === 'cannot')
    .map(({ effect }) => effect.id)

/** The click that showed when it was hit counts, where the damage took or brought an immunity; none under Pulse Wave. */
function whenHit(was: FigureState, is: FigureState, question: KnockBackQuestion): Reason[] {
  const facts = { figure: was.id }
  if (was.muted || question.ignoresPowers) return [considered('KBX-13', 'kb.powers-ignored', { facts })]
  const [before, after] = [immunities(was), immunities(is)]
  const lost = before.filter((id) => !after.includes(id))
  const gained = after.filter((id) => !before.includes(id))
  if (lost.length === 0 && gained.length === 0) return []
  const say = lost.length > 0 ? 'kb.immunity-lost' : 'kb.immunity-gained'
  return [
    considered('KBX-04', say, { facts: { ...facts, effects: lost.length > 0 ? lost : gained } }),
    considered('KB-05', 'kb.when-hit', { facts })
  ]
}

/** What would move a figure that nothing moves is told as that, beside what forbids it. */
const AGAINST_IMMUNITY: Readonly<Record<string, string>> = {
  'kb.caused': 'kb.would-cause',
  'kb.terrain': 'kb.would-by-terrain',
  'kb.doubles': 'kb.would-by-doubles',
  'kb.by-damage': 'kb.would-by-damage'
}

/** How far an effect knocks a figure back; by no square at all in words of its own. */
const causes = (rule: string, effect: string, squares: number, figure: string): Reason =>
  contributes(rule, squares > 0 ? 'kb.caused' : 'kb.causes-nothing', { by: effect, facts: { effect, squares, figure } })

/** The attacker's effect that lets its hits knock back if it likes (KBX-08). */
const mayCause = ({ isAttack, from, attack, during }: KnockBackQuestion): MayCause | undefined => {
  if (!isAttack || !from) return undefined
  return clausesOf(from, 'knock-back').find(
    (found): found is MayCause =>
      found.clause.does === 'may-cause' &&
      (found.clause.only === undefined || found.clause.only === attack) &&
      (found.clause.during?.some((id) => during.includes(id)) ?? true)
  )
}

const stateOf = (situation: Situation, { figure }: KnockBackHit): FigureState => situation.states.find((state) => state.id === figure)!

/** Does it lie with the attacker alone whether this hit knocks back: damaged, kept by nothing, and not knocked back anyway? */
function waitsForChoice(before: Situation, now: Situation, hit: KnockBackHit, asked: KnockBackQuestion): boolean {
  const question = hit.away ? { ...asked, cause: hit.away.cause } : asked
  const figure = stateOf(now, hit)
  return (
    hit.damageTaken > 0 &&
    figure.squares.length > 0 &&
    keptBy(hit, question) === undefined &&
    immunity(before, stateOf(before, hit), question) === null &&
    triggered(now, figure, hit, question, []) === 0
  )
}

/** Has anybody said whether this figure is to be knocked back? */
const isTold = (oracle: Oracle, figure: string): boolean => oracle.peek('knockBack', figure) !== undefined

/**
 * Whether the attacker lets the attack knock back where it does not already (KBX-08): it is the attack that generates knock back, so
 * that one choice is made for everybody it damaged. null: there is none to make; `open`: nobody has made it, and it does not.
 */
export function attackGenerates(
  before: Situation,
  now: Situation,
  hits: readonly KnockBackHit[],
  asked: KnockBackQuestion,
  oracle: Oracle
): boolean | 'open' | null {
  const found = hits.some(({ damageTaken }) => damageTaken > 0) ? mayCause(asked) : undefined
  const open = found ? hits.filter((hit) => waitsForChoice(before, now, hit, asked)).map(({ figure }) => figure) : []
  if (!found || open.length === 0) return null
  const { squares, rule } = found.clause
  const generates = oracle.chooseTogether('knockBack', [...new Set(open)], squares === undefined ? [false, true] : [true, false], rule)
  return generates || open.some((id) => isTold(oracle, id)) ? generates : 'open'
}

const BY_ATTACKER = { true: 'kb.chosen-by-attacker', false: 'kb.declined', open: 'kb.undecided' } as const

/**
 * The squares due for one hit (0: not knocked back) and why. `before`: the situation when it was hit, whose powers
 * prevent or allow; `now`: the situation after the damage; `generates`: what the attacker has chosen for the whole attack.
 */
export function knockBackDue(
  before: Situation,
  now: Situation,
  hit: KnockBackHit,
  asked: KnockBackQuestion,
  oracle: Oracle,
  generates: boolean | 'open' | null = null
): Due {
  const question = hit.away ? { ...asked, cause: hit.away.cause } : asked
  const wasState = stateOf(before, hit)
  const figure = stateOf(now, hit)
  if (figure.squares.length === 0) {
    const place = { by: figure.id, facts: { figure: figure.id } }
    const isCaptive = figure.figure.captiveOf !== null
    return { squares: 0, because: [isCaptive ? contributes('ABL-CAP', 'kb.captive', place) : contributes('KB-03', 'kb.defeated', place)] }
  }
  const because: Reason[] = []
  const mayTake =
    question.ignoresPowers || !question.isAttack || hit.damageTaken === 0
      ? undefined
      : clausesOf(wasState, 'knock-back').find(({ clause }) => clause.does === 'may-take')
  const immune = immunity(before, wasState, question)
  const kept = keptBy(hit, question) !== undefined
  let squares = triggered(now, figure, hit, question, because)
  const chosen = generates !== null && squares === 0 && !kept && !immune && hit.damageTaken > 0 ? mayCause(question) : undefined
  if (chosen) {
    because.push(
      contributes(chosen.clause.rule, BY_ATTACKER[String(generates) as keyof typeof BY_ATTACKER], {
        by: chosen.effect.id,
        facts: { figure: figure.id, effect: chosen.effect.id, ...(question.from ? { user: question.from.id } : {}) }
      })
    )
    if (generates === true) squares = chosen.clause.squares ?? hit.damageTaken
  }
  if (squares === 0 && !kept) squares = byTerrain(now, figure, hit, question, because)
  if (squares > 0) because.push(...whenHit(wasState, figure, question))
  if (squares > 0 && !immune) return { squares, because }
  // Whom nothing keeps has gone by now.
  if (squares > 0) {
    because.splice(0, because.length, ...because.map((reason) => ({ ...reason, say: AGAINST_IMMUNITY[reason.say] ?? reason.say })))
  }
  if (immune) because.push(squares > 0 ? immune.reason : { ...immune.reason, weight: 'considered' })
  if (immune?.reason.rule === 'KBX-03' && mayTake)
    because.push(considered('RDG-BASE', 'reading.base', { by: mayTake.effect.id, facts: { figure: figure.id, effect: mayTake.effect.id } }))
  if (mayTake && (!immune || immune.byChoice)) {
    const wanted = oracle.choose('knockBack', hit.figure, [false, true], mayTake.clause.rule)
    because.push(
      contributes(mayTake.clause.rule, wanted ? 'kb.chosen' : isTold(oracle, hit.figure) ? 'kb.declined' : 'kb.undecided', {
        by: mayTake.effect.id,
        facts: { figure: figure.id, effect: mayTake.effect.id }
      })
    )
    if (wanted) return { squares: hit.damageTaken, because }
  }
  if (squares === 0 && question.cause === 'attack' && !now.ruleset.params.knockBack.doubles) {
    if (!chosen)
      because.push(considered('KB-01', mayCause(question) ? 'kb.not-damaged' : 'kb.no-keyphrase', { facts: { figure: figure.id } }))
  } else if (squares === 0 && question.cause === 'attack' && !(hit.doubles ?? question.doubles))
    because.push(considered('KB-01', 'kb.no-doubles', { facts: { figure: figure.id } }))
  return { squares: 0, because }
}

/** What hurts both when a figure stops the path (Swat); null: nothing. */
export function collisionDamage(
  situation: Situation,
  question: KnockBackQuestion
): { readonly rule: string; readonly amount: number } | null {
  const named = causeClause(situation, question)
  const effect = named ? (question.from?.can.get(named.id) ?? situation.ruleset.effects.get(named.id)) : undefined
  for (const clause of effect?.clauses ?? []) {
    if (clause.phase === 'knock-back' && clause.does === 'collision-damage') return clause
  }
  return null
}
