/**
 * The ways of a figure to attack: every action that holds an attack, with the powers that may be used in it. What goes
 * together is the combination check's to say (section 23) and the attack's own (ACT-10, ACT-11).
 */
import { isAttackAction, shapeOf } from '../action/shape.ts'
import type { Choices } from '../../contract/case.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { attackClauses, attacksTwice } from '../attack/input.ts'
import { checkCombo } from '../combos/combo.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { holdsRangedAttack, meansElsewhere, meansOf } from '../targeting/means.ts'
import type { Means } from '../situation/target.ts'

export interface Way {
  /** The action that its figure is given: a power, or a plain kind. */
  readonly given: string
  readonly action: string | null
  /** What the figure moves by before the attack: that action, a free action (POW-SI), or a move beside it where a turn has one (CC-01). */
  readonly movesBy: string | null
  readonly kind: Means['kind']
  readonly powers: readonly string[]
  readonly means: Means
  readonly expert: NonNullable<Choices['expert']> | null
  /** Everyone around, or everyone in reach: whom it strikes depends on the square alone. */
  readonly everyone: 'close' | 'area' | null
  /** The most figures that may be chosen. */
  readonly most: number
  /** The attack is made twice (Flurry). */
  readonly twice: boolean
}

const movesIn = (effect: Effect): boolean =>
  effect.clauses.some(
    (clause) =>
      (clause.phase === 'movement' && clause.during?.includes(effect.id)) ||
      (clause.phase === 'value' && clause.value === 'speed' && clause.during?.includes(effect.id))
  )

/** Not looked at: attacks without damage, those that a judge must settle, and those that hold several actions (the ones that cannot be countered). */
const isLookedAt = (effect: Effect): boolean =>
  effect.counterable !== false &&
  !effect.clauses.some(
    (clause) =>
      clause.phase === 'judge' ||
      (clause.phase === 'attack' &&
        (clause.does === 'no-damage' || clause.does === 'ask-judge' || clause.does === 'bolts' || clause.does === 'strain'))
  )

function subsets(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((set) => [...set, id])], [[]])
}

/** Whether its player may use the power in an attack of this kind for other damage (Blades/Claws/Fangs since 2021). */
const isChosenIn = ({ clauses }: Effect, kind: 'close' | 'ranged'): boolean =>
  clauses.some((clause) => clause.phase === 'attack' && clause.does === 'damage-roll' && (clause.only ?? kind) === kind)

/** Powers that its player may add to a combat action of this kind: at most one that is the action, any that join it. */
function additions(user: FigureState, kind: 'close' | 'ranged'): readonly (readonly string[])[] {
  const usable = [...user.can.values()].filter(isLookedAt)
  const whole = usable.filter((effect) => shapeOf(effect).kinds.includes(kind) && shapeOf(effect).holds.length > 0).map(({ id }) => id)
  const joins = (effect: Effect): boolean => {
    if (shapeOf(effect).needs !== 'joined') return false
    return shapeOf(effect).joins === kind || (shapeOf(effect).joins === 'either' && isChosenIn(effect, kind))
  }
  const joining = usable.filter(joins).map(({ id }) => id)
  return [[], ...whole.map((id) => [id])].flatMap((first) => subsets(joining).map((more) => [...first, ...more]))
}

/** Free actions by which it moves before it attacks (POW-SI). */
export const freeMovesOf = (user: FigureState): readonly Effect[] =>
  [...user.can.values()].filter((effect) => shapeOf(effect).needs === 'free' && shapeOf(effect).holdsMovement)

/** Every way to attack, the plainest first. */
export function attackOptionsOf(situation: Situation, user: FigureState): readonly Way[] {
  const actions = [...user.can.values()].filter((effect) => isAttackAction(effect) && isLookedAt(effect))
  const besides = situation.ruleset.params.time.moveBesidesAttack
    ? ['move', ...[...user.can.values()].filter((effect) => shapeOf(effect).kinds.includes('move')).map(({ id }) => id)]
    : []
  besides.push(...freeMovesOf(user).map(({ id }) => id))
  const found: Way[] = []
  const add = (action: Effect | null, kind: Means['kind'], powers: readonly string[]): void => {
    const named = kind === 'thrown' ? 'thrown-object' : (action?.id ?? null)
    // Who moves first attacks from elsewhere: what the ground there says is asked when the attack is played.
    const movesFirst = (action !== null && movesIn(action)) || besides.length > 0
    const { means, against } = movesFirst
      ? meansElsewhere(situation, user, kind, named, powers)
      : meansOf(situation, user, kind, named, powers)
    const combat = kind === 'close' ? 'close' : 'ranged'
    if (
      against.length > 0 ||
      !checkCombo(
        situation.ruleset,
        action?.id ?? combat,
        powers,
        () => 'CMB-00',
        () => true
      ).legal
    )
      return
    const expert = clausesOf(user, 'value-choice').some(({ clause }) => means.during.includes(clause.during))
    const single = attackClauses(user, means, 'single-target').length > 0
    const way = {
      given: action?.id ?? combat,
      action: named,
      movesBy: action !== null && movesIn(action) ? action.id : null,
      kind,
      powers,
      means,
      everyone:
        attackClauses(user, means, 'area').length > 0
          ? ('area' as const)
          : attackClauses(user, means, 'all-close-targets').length > 0
            ? ('close' as const)
            : null,
      most: kind === 'ranged' && !single ? Math.max(1, user.figure.bolts) : 1,
      twice: attacksTwice(user, means)
    }
    for (const pick of expert ? (['attack', 'damage', 'both'] as const) : [null]) {
      found.push({ ...way, expert: pick })
      if (way.movesBy === null) for (const movesBy of besides) found.push({ ...way, expert: pick, movesBy })
    }
  }
  for (const kind of ['close', 'ranged'] as const) {
    for (const powers of additions(user, kind)) add(null, kind, powers)
    for (const action of actions) for (const powers of additions(user, kind)) add(action, kind, powers)
  }
  if (user.figure.holding) {
    add(null, 'thrown', [])
    // A throw may be the ranged attack of an action that moves first (OBJ-05); standing still, it is the plain one.
    for (const action of actions) if (movesIn(action) && holdsRangedAttack(action)) add(action, 'thrown', [])
  }
  return found
}
