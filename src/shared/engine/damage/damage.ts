/**
 * Damage dealt to one figure: what reduces it, what ignores it, and how many clicks it turns in the end
 * (section 10). One reducer only, its controller's choice (DMG-02).
 */
import { knockOutFrom } from '../../position/dial.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { DamageClause } from '../../rules/vocabulary/vocabulary.ts'
import { clausesOf, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'

export type DamageType = 'normal' | 'penetrating' | 'unavoidable' | 'pushing' | 'knock-back'

/** A number that damage is not brought below, with the row that sets it. */
export interface Floor {
  readonly at: number
  readonly rule: string
  /** The effect of the attacker by which it always holds; `null`: a die has set it (CC-27). */
  readonly by: string | null
}

/** The floor of all damage that the attacks of this figure deal, such as by Precision Strike; `null`: there is none. */
export function attackFloorOf(attacker: FigureState): Floor | null {
  let floor: Floor | null = null
  for (const { effect, clause } of clausesOf(attacker, 'damage'))
    if (clause.does === 'attack-floor' && clause.at > (floor?.at ?? 0)) floor = { at: clause.at, rule: effect.rule, by: effect.id }
  return floor
}

export interface DamageQuestion {
  readonly amount: number
  readonly type: DamageType
  /** The part that a critical hit added (CC-13). */
  readonly critical?: number
  /** Whether it comes from an attack; default: normal and penetrating damage does. */
  readonly attack?: boolean
  /** Falling off elevated terrain: what a flier does not feel (KBD-14). */
  readonly falling?: boolean
  /** Reducers of the target count for nothing (Pulse Wave). */
  readonly ignoresPowers?: boolean
  /** It is not brought below this; `null`: there is no floor. */
  readonly floor?: Floor | null
  /** The next die of a kind; undefined: none given. */
  readonly roll: (id: string) => number | undefined
  /** The reducer its controller picks; null: the one that leaves least. */
  readonly reducer: string | null
}

export interface DamageStep {
  readonly source: string
  readonly op: 'dealt' | 'reduce' | 'ignore' | 'add' | 'minimum' | 'taken'
  readonly result: number
}

export interface DamageResult {
  /** After everything that increases or reduces it (rules.md 0.3). */
  readonly dealt: number
  /** The damage after every reduction, in clicks; the dial may have fewer. */
  readonly rest: number
  /** Clicks really turned. */
  readonly taken: number
  readonly steps: readonly DamageStep[]
  readonly because: readonly Reason[]
  /** Reducers that could each be the one, if more than one leaves a different rest. */
  readonly choices: readonly string[]
  /** Every reducer that could be used. */
  readonly reducers: readonly string[]
  /** A die that the question leaves out and that matters. */
  readonly missingRoll: MissingRoll | null
}

/** A die that is not given: the effect that needs it, and the name by which it is given. */
interface MissingRoll {
  readonly effect: string
  readonly name: string
}

interface Reducer {
  readonly id: string
  readonly rule: string
  readonly rest: number
  /** It reduces (as Armor Wars means it) and does not merely ignore. */
  readonly reduces: boolean
  readonly say: string
  readonly missingRoll: MissingRoll | null
  /** It does not touch what a critical hit added (CC-13). */
  readonly sparesCritical: boolean
  /** It rolls against attacks, and this damage comes from none. */
  readonly rollsNot: boolean
}

/** Whether this clause keeps its figure from the damage of a fall (KBD-14). */
export const sparesFalls = ({ params }: Pick<Ruleset, 'params'>, clause: DamageClause): boolean =>
  clause.does === 'ignore-knock-back-damage' && clause.when === 'falling' && params.knockBack.flightFalls === 'none'

const isOfAttack = ({ attack, type }: DamageQuestion): boolean => attack ?? (type === 'normal' || type === 'penetrating')

const floorAt = (rest: number, amount: number, floor: number): number => Math.max(rest, Math.min(amount, floor), 0)

/** What each effect that could reduce or ignore this damage would leave of it. */
function reducersOf(
  { ruleset }: Situation,
  target: FigureState,
  question: DamageQuestion,
  safe: number,
  peek: (id: string) => number | undefined
): Reducer[] {
  const { amount, type } = question
  const found: Reducer[] = []
  if (question.ignoresPowers || type === 'unavoidable') return found
  const clauses = clausesOf(target, 'damage')
  const letsOthers = type === 'penetrating' && clauses.some(({ clause }) => clause.does === 'reduce' && clause.letsOthers)
  for (const { effect, clause } of clauses) {
    const add = (rest: number, reduces: boolean, say: string, missingRoll: MissingRoll | null = null): void => {
      found.push({
        id: effect.id,
        rule: clause.rule,
        rest: Math.max(0, rest),
        reduces,
        say,
        missingRoll,
        sparesCritical: clause.does === 'reduce',
        rollsNot: clause.does === 'reduce-by-roll' && clause.only === 'attack' && !isOfAttack(question)
      })
    }
    if (type === 'pushing') {
      if (clause.does === 'ignore-pushing') add(0, false, 'damage.ignored')
      continue
    }
    if (clause.does === 'ignore-half') add((amount - (amount % 2)) / 2, false, 'damage.half-ignored')
    if (clause.does === 'ignore-knock-back-damage' && type === 'knock-back')
      if (clause.when === 'any' || (question.falling && sparesFalls(ruleset, clause))) add(0, false, 'damage.ignored')
    const isRolledAway = type === 'penetrating' && letsOthers && clause.does === 'reduce-by-roll'
    if (type === 'penetrating' && !isRolledAway && !(clause.does === 'reduce' && clause.evenPenetrating)) continue
    if (clause.does === 'reduce') add(safe + Math.max(0, amount - safe - clause.by), true, 'damage.reduced')
    if (clause.does === 'reduce-by-roll') {
      const isRolled = clause.only !== 'attack' || isOfAttack(question)
      const roll = isRolled ? peek(clause.roll) : 0
      const by = isRolledAway ? 0 : clause.by
      if (isRolledAway && roll !== undefined && roll < clause.zeroFrom) continue
      if (roll === undefined) add(amount - by, true, 'damage.reduced', { effect: effect.id, name: clause.roll })
      else add(roll >= clause.zeroFrom ? 0 : amount - by, true, roll >= clause.zeroFrom ? 'damage.rolled-away' : 'damage.reduced')
    }
  }
  return found
}

function clicksTurned(target: FigureState, dealt: number): number {
  return Math.max(0, Math.min(dealt, knockOutFrom(target.figure, target.click) - target.click))
}

/** Damage dealt to a figure as it stands now. */
export function dealDamage(situation: Situation, target: FigureState, question: DamageQuestion): DamageResult {
  const steps: DamageStep[] = [{ source: question.type, op: 'dealt', result: question.amount }]
  const because: Reason[] = []
  const facts = { figure: target.id, amount: question.amount }
  let amount = question.amount
  if (amount > 0 && question.type !== 'unavoidable' && question.type !== 'pushing') {
    for (const { terrain, clause } of terrainClauses(situation, target, 'damage')) {
      const before = amount
      amount = Math.max(0, amount - clause.ignore)
      steps.push({ source: terrain.id, op: 'ignore', result: amount })
      const place = { by: terrain.id, facts: { ...facts, amount: before, rest: amount } }
      because.push(contributes(clause.rule, 'damage.terrain-ignores', place))
    }
  }
  // A die is rolled once for this damage, whichever way the choice goes.
  const rolled = new Map<string, number | undefined>()
  const peek = (id: string): number | undefined => {
    if (!rolled.has(id)) rolled.set(id, question.roll(id))
    return rolled.get(id)
  }
  const safe = situation.ruleset.params.damage.criticalIsReduced ? 0 : Math.min(question.critical ?? 0, amount)
  const reducers = amount > 0 ? reducersOf(situation, target, { ...question, amount }, safe, peek) : []
  const wanted = reducers.find((reducer) => reducer.id === question.reducer)
  const best = wanted ?? [...reducers].sort((a, b) => a.rest - b.rest)[0]
  const isSum = situation.ruleset.params.damage.reducers === 'sum' && reducers.length > 1
  const used =
    best && isSum ? { ...best, rest: Math.max(0, amount - reducers.reduce((sum, { rest: left }) => sum + amount - left, 0)) } : best
  const distinct = !isSum && new Set(reducers.map((reducer) => reducer.rest)).size > 1
  let rest = amount
  if (used) {
    rest = used.rest
    if (safe > 0 && used.sparesCritical) because.push(contributes('CC-13', 'damage.critical-safe', { facts: { ...facts, safe } }))
    steps.push({ source: used.id, op: used.reduces ? 'reduce' : 'ignore', result: rest })
    // Of what is left by then: the ground may have ignored some of it.
    because.push(contributes(used.rule, used.say, { by: used.id, facts: { ...facts, amount, effect: used.id, rest } }))
    if (used.rollsNot) because.push(contributes('DMG-06', 'damage.no-roll-without-attack', { by: used.id, facts: { effect: used.id } }))
    const rule = situation.ruleset.effects.get(used.id)?.rule
    const says = used.reduces ? 'damage.power' : 'damage.power-ignores'
    if (rule && rule !== used.rule) because.push(considered(rule, says, { by: used.id, facts: { effect: used.id } }))
    if (reducers.length > 1)
      because.push(
        contributes('DMG-02', isSum ? 'damage.all-reducers' : 'damage.one-reducer', {
          facts: { used: used.id, all: reducers.map((reducer) => reducer.id) }
        })
      )
  }
  const { floor } = question
  const floored = floorAt(rest, amount, floor?.at ?? 0)
  if (floor && floored !== rest) {
    rest = floored
    const { rule, by } = floor
    steps.push({ source: by ?? 'minimum', op: 'minimum', result: rest })
    because.push(contributes(rule, 'damage.floor', { by, facts: { rest } }))
    if (by !== null && used !== undefined && !used.reduces) because.push(considered(rule, 'damage.floor-ignored', { by, facts: { rest } }))
    if (by !== null && situation.ruleset.params.knockBack.doubles) because.push(considered('KBX-14', 'damage.floor-moves'))
  }
  // Added to what is left when everything else has reduced it, as far as it lets itself be reduced.
  if (used?.reduces && rest < amount && situation.position.conditions.includes('armor-wars')) {
    rest += 1
    steps.push({ source: 'armor-wars', op: 'add', result: rest })
    because.push(contributes('COND-ARMOR-WARS', 'damage.armor-wars', { facts: { rest } }))
  }
  if (question.type === 'penetrating') because.push(considered('DMG-04', 'damage.penetrating', { facts }))
  if (question.type === 'unavoidable') because.push(considered('DMG-05', 'damage.unavoidable', { facts }))
  if (question.type === 'pushing') because.push(considered('ACT-09', 'damage.pushing', { facts }))
  const taken = clicksTurned(target, rest)
  if (taken < rest) because.push(contributes('DMG-08', 'damage.stops-at-ko', { facts: { ...facts, taken } }))
  // What defeat means is another text in some rulesets, and lost (CC-29).
  const { dial } = target.figure
  if (situation.ruleset.replacedRows['DMG-07']?.lost && taken > 0 && dial.length > 0 && target.click + taken > dial.length)
    because.push(contributes('DMG-07', 'damage.defeated', { by: target.id, facts }))
  steps.push({ source: target.id, op: 'taken', result: taken })
  because.push(
    decides(rest === 0 ? 'DMG-03' : 'DMG-01', rest === 0 ? 'damage.none' : 'damage.taken', {
      by: target.id,
      facts: { ...facts, rest, taken }
    })
  )
  return {
    dealt: situation.ruleset.params.damage.dealt === 'before-reducers' ? question.amount : rest,
    rest,
    taken,
    steps,
    because,
    choices: distinct && !wanted ? [...reducers].sort((a, b) => a.rest - b.rest).map((reducer) => reducer.id) : [],
    reducers: reducers.map((reducer) => reducer.id),
    // Whose reducer is chosen rolls for no other one.
    missingRoll: used?.missingRoll ?? (wanted ? null : (reducers.find((reducer) => reducer.missingRoll)?.missingRoll ?? null))
  }
}

/** That a die of a reducer was not told, where that is so: the lower result is taken (DMG-06). */
export const aboutMissingRoll = ({ missingRoll }: DamageResult, figure: string): readonly Reason[] =>
  missingRoll
    ? [contributes('DMG-06', 'damage.roll-missing', { by: missingRoll.effect, facts: { figure, effect: missingRoll.effect } })]
    : []

/** Unavoidable damage, which no die and no choice changes (DMG-05). */
export const unavoidable = (situation: Situation, figure: FigureState, amount: number): DamageResult =>
  dealDamage(situation, figure, { amount, type: 'unavoidable', roll: () => undefined, reducer: null })
