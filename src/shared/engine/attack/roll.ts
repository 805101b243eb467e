/** The attack roll: what each target needs, the total, criticals, who is hit and who evades (ATK-01, ATK-05 to ATK-09). */
import { areAdjacent } from '../situation/adjacency.ts'
import { isSparedFrom } from '../situation/firstRound.ts'
import type { Dice } from '../oracle/oracle.ts'
import { considered, contributes, quiet } from '../situation/reasons.ts'
import type { Floor } from '../damage/damage.ts'
import type { Reason } from '../../contract/ruling.ts'
import { bestByDie, byId, clausesOf, isLesserFriend, knowsClause, type FigureState, type Situation } from '../situation/situation.ts'
import { plainContext, type ValueContext } from '../values/context.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { valueOf } from '../values/valueOf.ts'
import { waveDefense } from '../values/wave.ts'
import { attackClauses, combatKind, type AttackClauseOf, type AttackInput, type Aimed } from './input.ts'

export type Critical = 'hit' | 'miss' | null

/** Attacks with one roll however many they strike, where each target is rolled for otherwise (CC-18). */
export const ROLLED_ONCE = ['area', 'all-close-targets', 'at-square', 'blast'] as const

export const isDoubles = ([a, b]: Dice): boolean => a === b && a !== 1
export const criticalOf = ([a, b]: Dice): Critical => (a + b === 12 ? 'hit' : a + b === 2 ? 'miss' : null)

export interface Compared {
  readonly figure: FigureState
  readonly needed: number
  readonly total: number
  /** The roll reached its defense; it may still evade. */
  readonly success: boolean
  readonly hit: boolean
  readonly critical: Critical
  readonly doubles: boolean
  /** Damage dealt to it is not brought below this, by that rule (CC-27). */
  readonly floor: Floor | null
}

export interface Rolled {
  readonly compared: readonly Compared[]
  /** A hit where any roll is one, else a miss where any roll is one. */
  readonly critical: Critical
  /** How many rolls were a critical miss. */
  readonly misses: number
  /** Each target has had a roll of its own. */
  readonly separate: boolean
  readonly because: readonly Reason[]
}

export function attackContext(
  input: AttackInput,
  opponent: FigureState | null,
  singleTarget: boolean,
  expert: ValueContext['expert']
): ValueContext {
  const targets = input.attacked ? { targets: input.attacked } : {}
  return { ...plainContext, during: input.means.during, attack: combatKind(input.means), opponent, singleTarget, expert, ...targets }
}

type Unguard = { readonly id: string; readonly clause: AttackClauseOf<'unguard'> }

/** The difference that the dice must make up, for one figure. `unguarded`: its defense is given away (CC-27). */
export function neededAgainst(
  input: AttackInput,
  situation: Situation,
  aimed: Aimed,
  expert: ValueContext['expert'],
  unguarded: Unguard | null = null
) {
  const attack = valueOf(situation, input.attacker, 'attack', attackContext(input, aimed.figure, true, expert))
  const isHindered = aimed.lineOfFire === 'hindered'
  const printed = attackClauses(input.attacker, input.means, 'area').find(({ clause }) => clause.defense === 'printed')
  if (printed) {
    const { value, because } = waveDefense(situation, aimed.figure, isHindered, { id: printed.id, rule: printed.clause.rule })
    return { attack: attack.value, defense: value, because: [...quiet(attack.because), ...because] }
  }
  const defense = valueOf(situation, aimed.figure, 'defense', {
    ...attackContext(input, input.attacker, true, null),
    hindered: isHindered,
    lock: unguarded ? { source: unguarded.id, rule: unguarded.clause.rule, value: unguarded.clause.defense } : null
  })
  return { attack: attack.value, defense: defense.value, because: [...quiet(attack.because), ...quiet(defense.because)] }
}

/** The sum of changes to a die that a figure rolls against this attacker, with the reasons (Precision Strike). */
export function addedToRoll(
  { ruleset }: Situation,
  attacker: FigureState,
  figure: FigureState,
  roll: string
): { readonly by: number; readonly because: readonly Reason[] } {
  if (!knowsClause(ruleset, 'roll')) return { by: 0, because: [] }
  const found = [
    ...clausesOf(attacker, 'roll').filter(({ clause }) => clause.whose === 'target'),
    ...clausesOf(figure, 'roll').filter(({ clause }) => clause.whose === 'self')
  ].filter(({ clause }) => clause.of === roll && (clause.ifCanUse?.some((id) => figure.can.has(id)) ?? true))
  return {
    by: found.reduce((sum, { clause }) => sum + clause.by, 0),
    because: found.map(({ effect, clause }) =>
      contributes(clause.rule, 'attack.roll-changed', { by: effect.id, facts: { effect: effect.id, figure: figure.id, amount: clause.by } })
    )
  }
}

/** Whether its effects with this die roll it once: one of them adds to the die of the others (Skrulls, Spider-Man since 2020). */
function sharesDie({ can }: FigureState, roll: string): boolean {
  for (const { clauses } of can.values())
    for (const clause of clauses) if (clause.phase === 'roll' && clause.of === roll && clause.whose === 'self') return true
  return false
}

interface ByDie {
  readonly effect: Effect
  readonly clause: { readonly roll: string; readonly from: number }
}

/** Of the figure's effects that share one die, only the one that succeeds most often. */
export const rollsOf = <F extends ByDie>(figure: FigureState, found: readonly F[]): readonly F[] =>
  bestByDie(found, ({ effect, clause }) => (sharesDie(figure, clause.roll) ? clause.roll : effect.id))

/** The ways in which the figure may evade this attack. */
export const evasionsOf = ({ attacker, means }: Pick<AttackInput, 'attacker' | 'means'>, figure: FigureState) =>
  rollsOf(
    figure,
    clausesOf(figure, 'attack').flatMap(({ effect, clause }) => {
      if (clause.does !== 'evade' || (clause.only !== undefined && clause.only !== combatKind(means))) return []
      return clause.notOfUsers && attacker.can.has(effect.id) ? [] : [{ effect, clause }]
    })
  )

function evades(input: AttackInput, figure: FigureState, because: Reason[], becomes = false): boolean {
  if (becomes && !input.situation.ruleset.params.attack.becomingRollsSenses) return false
  const sure = attackClauses(input.attacker, input.means, 'cannot-be-evaded')[0]
  for (const { effect, clause } of evasionsOf(input, figure)) {
    const die = input.oracle.die(figure.id, clause.roll)
    const added = addedToRoll(input.situation, input.attacker, figure, clause.roll)
    const roll = die === undefined ? undefined : die + added.by
    if (die !== undefined) because.push(...added.because)
    const facts = { figure: figure.id, effect: effect.id, roll: roll ?? null, from: clause.from }
    if (sure) {
      because.push(contributes(sure.clause.rule, 'attack.cannot-be-evaded', { by: sure.id, facts }))
      return false
    }
    if (roll === undefined) because.push(considered(clause.rule, 'attack.evade-not-rolled', { by: effect.id, facts }))
    else if (roll >= clause.from) {
      because.push(
        contributes(clause.rule, 'attack.evaded', { by: effect.id, facts }),
        contributes('ATK-09', 'attack.evaded-is-miss', { facts })
      )
      return true
    } else because.push(considered(clause.rule, 'attack.evade-failed', { by: effect.id, facts }))
  }
  return false
}

/** Does the attacker's die take the target's guard away? (CC-27) */
function unguards(input: AttackInput, figure: FigureState, because: Reason[]): Unguard | null {
  for (const effect of input.attacker.can.values()) {
    for (const clause of effect.clauses) {
      if (clause.phase !== 'attack' || clause.does !== 'unguard') continue
      const roll = input.oracle.die(input.attacker.id, clause.roll)
      const facts = {
        user: input.attacker.id,
        figure: figure.id,
        effect: effect.id,
        roll: roll ?? null,
        from: clause.from,
        defense: clause.defense,
        floor: clause.floor
      }
      const say = roll === undefined ? 'attack.unguard-not-rolled' : roll >= clause.from ? 'attack.unguarded' : 'attack.unguard-failed'
      because.push(
        say === 'attack.unguarded'
          ? contributes(clause.rule, say, { by: effect.id, facts })
          : considered(clause.rule, say, { by: effect.id, facts })
      )
      if (say === 'attack.unguarded') return { id: effect.id, clause }
    }
  }
  return null
}

/** One roll compared with one figure. */
export function compare(
  input: AttackInput,
  situation: Situation,
  aimed: Aimed,
  dice: Dice,
  expert: ValueContext['expert'],
  because: Reason[]
): Compared {
  const unguarded = unguards(input, aimed.figure, because)
  const { attack, defense, because: why } = neededAgainst(input, situation, aimed, expert, unguarded)
  const floor = unguarded ? { at: unguarded.clause.floor, rule: unguarded.clause.rule, by: null } : null
  if (input.told) {
    because.push(
      contributes('ATK-01', input.told.assumed ? 'attack.assumed-hit' : input.told.hit ? 'attack.told-hit' : 'attack.told-miss', {
        by: aimed.figure.id,
        facts: { figure: aimed.figure.id, ...(input.told.assumed && { user: input.attacker.id, from: defense - attack }) }
      })
    )
    return {
      figure: aimed.figure,
      needed: defense - attack,
      total: 0,
      success: input.told.hit,
      hit: input.told.hit && !evades(input, aimed.figure, because, aimed.becomes),
      critical: null,
      doubles: false,
      floor
    }
  }
  because.push(...why)
  const sum = dice[0] + dice[1]
  const critical = criticalOf(dice)
  const success = critical === 'hit' || (critical === null && attack + sum >= defense)
  because.push(
    // Whether the total reaches the defense is told as it is: with a critical roll it does not decide (ATK-06, ATK-07).
    contributes('ATK-01', attack + sum >= defense ? 'attack.roll-hits' : 'attack.roll-misses', {
      by: aimed.figure.id,
      facts: { figure: aimed.figure.id, attack, defense, needed: defense - attack, roll: sum, total: attack + sum }
    })
  )
  const hit = success && !evades(input, aimed.figure, because, aimed.becomes)
  return { figure: aimed.figure, needed: defense - attack, total: attack + sum, success, hit, critical, doubles: isDoubles(dice), floor }
}

/** What the dice themselves say: criticals and doubles. */
function onDice(dice: Dice, target: string | null): Reason[] {
  const critical = criticalOf(dice)
  const place = target === null ? {} : { by: target }
  if (critical === 'hit') return [contributes('ATK-06', 'attack.critical-hit', place)]
  if (critical === 'miss') return [contributes('ATK-07', 'attack.critical-miss', place)]
  return isDoubles(dice) ? [considered('ATK-05', 'attack.doubles', place)] : []
}

/** The roll against all targets, or a roll against each of them (CC-18). */
export function rollAttack(input: AttackInput, situation: Situation, aimed: readonly Aimed[], expert: ValueContext['expert']): Rolled {
  const because: Reason[] = []
  const separate =
    aimed.length > 1 &&
    situation.ruleset.params.attack.severalTargets === 'roll-each-full' &&
    combatKind(input.means) === 'ranged' &&
    attackClauses(input.attacker, input.means, 'area').length === 0 &&
    attackClauses(input.attacker, input.means, 'at-square').length === 0
  if (separate) because.push(contributes('CC-18', 'attack.own-rolls', { facts: { figures: aimed.map(({ figure }) => figure.id) } }))
  const first = aimed[0]
  if (!separate && first && !input.told) because.push(...onDice(input.oracle.attackRoll(first.figure.id), null))
  const compared = aimed.map((one) => {
    const own = input.oracle.attackRoll(one.figure.id)
    if (separate) because.push(...onDice(own, one.figure.id))
    return compare(input, situation, one, own, expert, because)
  })
  const misses = compared.filter((one) => one.critical === 'miss').length
  return {
    compared,
    separate,
    because,
    misses: separate ? misses : Math.min(1, misses),
    critical: compared.some((one) => one.critical === 'hit') ? 'hit' : misses > 0 ? 'miss' : null
  }
}

/** A hit that is passed to a friend before damage is dealt (Mastermind since 2017): who is hit then, and who is not. */
export interface Passed {
  readonly rolled: Rolled
  /** The figure that is hit in the end, by the one that passed the hit. */
  readonly passed: ReadonlyMap<string, string>
  readonly because: readonly Reason[]
}

/** The friends that may take this hit, alphabetically. @param hit ids of those that the attack hits by now */
function friendsFor(situation: Situation, figure: FigureState, hit: ReadonlySet<string>, by: string): readonly FigureState[] {
  return [...situation.states]
    .filter((other) => isLesserFriend(figure, other) && !other.ko && !hit.has(other.id) && areAdjacent(situation, figure, other))
    .filter((other) => !isSparedFrom(situation, other, by))
    .sort(byId)
}

/** The rolled attack after players have passed hits. No hit is passed in an attack that deals no damage. */
export function passHits(input: AttackInput, situation: Situation, rolled: Rolled): Passed {
  const because: Reason[] = []
  const passed = new Map<string, string>()
  if (!knowsClause(situation.ruleset, 'attack', 'pass-hit')) return { rolled, passed, because }
  const dealsNothing = attackClauses(input.attacker, input.means, 'no-damage').length > 0
  let compared: readonly Compared[] = rolled.compared
  for (const one of rolled.compared) {
    const clause = clausesOf(one.figure, 'attack').find((own) => own.clause.does === 'pass-hit')
    if (!one.hit || !clause || one.figure.side === input.attacker.side) continue
    const hit = new Set(compared.filter((other) => other.hit).map(({ figure }) => figure.id))
    const friends = dealsNothing ? [] : friendsFor(situation, one.figure, hit, input.attacker.side)
    const to = input.oracle.chooseEachTime(
      'mastermind',
      one.figure.id,
      friends.map(({ id }) => id),
      clause.clause.rule
    )
    const friend = friends.find(({ id }) => id === to)
    if (!friend) continue
    passed.set(one.figure.id, friend.id)
    because.push(
      contributes(clause.clause.rule, 'attack.hit-passed', { by: clause.effect.id, facts: { figure: one.figure.id, to: friend.id } })
    )
    const others = compared.filter(({ figure }) => figure.id !== friend.id)
    compared = [...others.map((other) => (other === one ? { ...one, hit: false } : other)), { ...one, figure: friend, hit: true }]
  }
  return { rolled: passed.size === 0 ? rolled : { ...rolled, compared }, passed, because }
}
