/** An attack inside an action: how the engine's one attack changes the table (ATK-08, ATK-13, OUT-08). */
import { plainKind, shapeOf } from '../../action/shape.ts'
import { speedOf } from '../actions/moveSpeed.ts'
import { squareAt } from '../../../grid/grid.ts'
import type { AttackAsk, AttackEvent, CaseTarget } from '../../../contract/case.ts'
import { blastOf, centerOf, isAtSquare } from '../../attack/blast.ts'
import { attackClauses, type AttackInput } from '../../attack/input.ts'
import { markerFromMap } from '../../targeting/markerFromMap.ts'
import { kindOfAttack } from '../../attack/kindOfAttack.ts'
import { afterAttack, attackPriceOf, canPayAttack } from '../../movement/attackPrice.ts'
import { attackComesAfter, pushedOut } from '../../attack/actionEnds.ts'
import { strain } from '../../attack/onHit.ts'
import { resolveAttack, type AttackFields } from '../../attack/resolve.ts'
import { ROLLED_ONCE } from '../../attack/roll.ts'
import { isOneRoll, type AttackDice } from '../../oracle/oracle.ts'
import { Tally } from '../../tokens/tally.ts'
import { resolveTerrainAttack, type TerrainTarget } from '../../attack/terrain.ts'
import { closed } from '../../oracle/openChoices.ts'
import { considered, contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { withLasting } from '../../situation/changes.ts'
import type { FigureState, Situation } from '../../situation/situation.ts'
import type { ActionClause } from '../../../rules/vocabulary/vocabulary.ts'
import { meansOf } from '../../targeting/means.ts'
import { movingPower, type Means } from '../../situation/target.ts'
import { withoutWall } from '../../../position/changes.ts'
import { isCutShort, isRangedAction, stillUsing, type Doing } from '../play/doing.ts'
import { leaveBehind } from './grenades.ts'
import { excuseAll, afterFailure } from '../play/failedAway.ts'
import { lessDamage } from '../play/lessDamage.ts'
import { payAhead } from '../play/paying.ts'
import { isKeptBack, type Play } from '../play/play.ts'

const UNROLLED = [3, 4] as const

export const targetsOf = (event: AttackEvent): readonly CaseTarget[] =>
  Array.isArray(event.to) ? (event.to as readonly string[]) : [event.to as CaseTarget]

/** The words of the attack as a question of its own. */
function askOf(
  event: AttackEvent,
  action: string | undefined,
  powers: readonly string[]
): AttackAsk & { readonly powers: readonly string[] } {
  return {
    kind: 'attack',
    from: event.from,
    targets: targetsOf(event),
    ...(event.attack ? { attack: event.attack } : {}),
    ...(action === undefined ? {} : { action }),
    ...(event.object === undefined ? {} : { object: event.object }),
    powers,
    dice: event.dice ?? UNROLLED,
    rolls: event.rolls ?? {},
    choices: event.choices ?? {}
  }
}

/** The table after the attack: dials, squares, tokens, what is held; everything that it had muted speaks again. */
function settle(play: Play, tally: Tally, before: Situation): void {
  for (const state of tally.situation.states) {
    if (state.muted) tally.setMuted(state.figure.index, false)
    if (state.tokens > before.states[state.figure.index]!.tokens) play.turn.tokened.add(state.id)
  }
  play.takeOver(tally)
  play.shown.push(...tally.met)
  play.struck = tally.struck
  play.tokensOff.push(...tally.tokensOff)
  play.later.push(...tally.later)
  for (const [id, held] of tally.held) play.setHolding(id, held as FigureState['figure']['holding'])
  for (const dropped of tally.dropped) play.letFall(dropped)
}

/** ATK-13: its damage value goes down for the rest of the turn, after an attack that deals damage, to terrain as well (TER-11). */
function deplete(play: Play, doing: Doing, attacker: FigureState, input: AttackInput): void {
  if (!play.situation.ruleset.params.attack.depletesDamage || attackClauses(attacker, input.means, 'no-damage').length > 0) return
  const spares = [doing.effect, ...(doing.powers ?? []).map((id) => play.situation.ruleset.effects.get(id))].some((effect) =>
    effect?.clauses.some((clause) => clause.phase === 'action' && clause.firstSparesDamage)
  )
  if (spares && doing.attacksMade === 1) return
  play.situation = withLasting(play.situation, {
    by: attacker.id,
    effect: 'damage-depletion',
    on: attacker.id,
    rule: 'ATK-13',
    untilTurnOf: null,
    applied: { source: 'damage-depletion', value: 'damage', modifier: -1, minimum: 1, rule: 'ATK-13' },
    endsWithSource: false,
    endsWhenHurt: false
  })
  play.because.push(contributes('ATK-13', 'time.depleted', { by: attacker.id, facts: { figure: attacker.id } }))
}

function destroyed(play: Play, target: TerrainTarget, debris: readonly (readonly [number, number])[]): void {
  const { grid } = play.situation.position
  const at = (xy: readonly [number, number]): number => squareAt(grid, xy[0], xy[1])
  if ('wall' in target)
    play.situation = { ...play.situation, position: withoutWall(play.situation.position, at(target.wall[0]), at(target.wall[1])) }
  // Asked while the markers are still there.
  const fallen = debris.map((xy) => play.debrisOf(at(xy), `debris-${xy.join('-')}`))
  const left =
    'object' in target
      ? play.situation.position.objects.filter(({ id }) => id !== target.object)
      : // A blocking marker that is destroyed leaves debris in its place (POW-BA).
        play.situation.position.objects.filter(
          ({ kind, square }) => !('square' in target) || kind !== 'blocking-marker' || square !== at(target.square)
        )
  play.setObjects([...left, ...fallen])
}

/** The squares that its action still allows the figure. */
function movementLeft(play: Play, doing: Doing): number {
  return speedOf(play, doing, play.state(doing.figure), []) - doing.moved
}

/** What the attack costs of the movement, where attacks are paid for with it (CC-19, CC-20, CC-22). */
function payWithMovement(play: Play, doing: Doing, hit: boolean): void {
  const price = attackPriceOf(play.situation.ruleset, doing.action)
  if (!price) return
  const before = movementLeft(play, doing)
  const left = afterAttack(before, hit, price)
  doing.moved += before - left
  play.turn.movementLeft.set(doing.figure, left)
  play.because.push(
    contributes(price.rule, 'time.attack-price', { by: doing.action, facts: { figure: doing.figure, amount: before - left, left } })
  )
  if (before - left < price.attack + (hit ? 0 : price.miss))
    play.because.push(contributes('CC-20', 'time.attack-price', { facts: { figure: doing.figure, amount: before - left, left } }))
}

/** An action of several attacks that takes from each after the first (ABL-DUO before 2013). */
function weaken(play: Play, doing: Doing, attacker: string): void {
  const amount = doing.clause?.laterDamage
  if (amount !== undefined && doing.attacksMade === 1) lessDamage(play, doing, attacker, amount)
}

/** The power of a combat action that the attack names as its action inside another one: it joins that action (ACT-11). */
function joining(play: Play, doing: Doing, { action }: AttackEvent): readonly string[] {
  if (action === undefined || action === doing.action) return []
  const effect = play.situation.ruleset.effects.get(action)
  return effect && shapeOf(effect).takesCombat ? [action] : []
}

/** Why the attack cannot be the action that it names: another one is under way, and that one is given by itself (ACT-03). */
function otherAction(play: Play, doing: Doing, event: AttackEvent): Reason | null {
  const { action } = event
  // A throw is a ranged attack: Charge, for one, gives none (OBJ-05).
  if (action === 'thrown-object' && !isRangedAction(play.situation, doing.action))
    return decides('ACT-11', 'time.gives-other-action', {
      by: doing.action,
      facts: { figure: event.from, user: doing.figure, effect: action, action: doing.action }
    })
  if (action === undefined || action === doing.action || plainKind(action) !== null || joining(play, doing, event).length > 0) return null
  const facts = { figure: event.from, user: doing.figure, effect: action, action: doing.action }
  return decides('ACT-03', 'time.not-inside', { by: action, facts })
}

/** How a power that joins a combat action makes more attacks of its one. */
const moreAttacks = ({ situation }: Play, power: string): ActionClause | undefined =>
  situation.ruleset.effects
    .get(power)
    ?.clauses.find((clause): clause is ActionClause => clause.phase === 'action' && clause.attacks !== undefined)

/** More attacks than one, by a power that joins the combat action. */
function joinedAttacks(play: Play, powers: readonly string[]): number {
  const [clause] = powers.flatMap((power) => moreAttacks(play, power) ?? [])
  return clause ? clause.attacks! - 1 : 0
}

/** Why there is no attack left of those that a joined power held, or null: it was lost since, and an edition takes them with it (POW-FL). */
function lostWith(play: Play, doing: Doing, { id, can }: FigureState): Reason | null {
  for (const power of doing.powers ?? []) {
    const clause = can.has(power) ? undefined : moreAttacks(play, power)
    if (!clause?.endsWhenLost || doing.attacksLeft >= clause.attacks!) continue
    return decides(clause.rule, 'time.cut-short', { by: power, facts: { figure: id, effect: power } })
  }
  return null
}

/** Why the action holds no such attack, or null. */
function objection(play: Play, doing: Doing, event: AttackEvent): Reason | null {
  const facts = { figure: event.from, effect: doing.action }
  if (event.from !== doing.figure)
    return decides('ACT-03', 'time.not-its-action', { by: event.from, facts: { ...facts, user: doing.figure } })
  if (isCutShort(play.state(event.from), doing)) return decides(doing.rule, 'time.cut-short', { by: doing.action, facts })
  const price = attackPriceOf(play.situation.ruleset, doing.action)
  if (price) {
    const left = movementLeft(play, doing)
    if (!canPayAttack(left, price))
      return decides('CC-20', 'time.cannot-pay-attack', { by: doing.action, facts: { ...facts, amount: price.attack, left } })
  } else if (doing.attacksLeft <= 0) return decides(doing.rule, 'time.no-attack-left', { by: doing.action, facts })
  const against = lostWith(play, doing, play.state(event.from)) ?? otherAction(play, doing, event)
  if (against) return against
  const gone = targetsOf(event).find(
    (target): target is string => typeof target === 'string' && play.turn.refused.has(`${event.from} ${target}`)
  )
  if (gone !== undefined) return decides('POW-SC', 'time.refused-this-turn', { by: gone, facts: { figure: gone, user: event.from } })
  return null
}

/** The powers of this attack: those named, and in a second attack of Flurry exactly those of the first (ERR-01). */
function powersOf(play: Play, doing: Doing, event: AttackEvent): readonly string[] | Reason {
  const named = [...new Set([...joining(play, doing, event), ...(event.powers ?? [])])]
  const same =
    doing.clause?.samePowers === true ||
    (doing.powers ?? []).some((id) =>
      play.situation.ruleset.effects.get(id)?.clauses.some((clause) => clause.phase === 'action' && clause.samePowers)
    )
  if (!same || doing.powers === null) return named
  const before = doing.powers
  const added = named.find((id) => !before.includes(id))
  if (added !== undefined) return decides('ERR-01', 'time.power-added', { by: added, facts: { figure: event.from, effect: added } })
  const figure = play.state(event.from)
  const kept = before.filter((id) => figure.can.has(id))
  if (kept.length > 0) play.because.push(contributes('ERR-01', 'time.power-again', { facts: { figure: event.from, effects: kept } }))
  return kept
}

/** Whom the attack has moved uses no Telekinesis this turn (ERR-12); where nobody said where it goes, the table waits for that. */
function placedBy(play: Play, input: AttackInput, hits: readonly string[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'move-hit')) {
    for (const hit of hits) {
      const facts = { figure: hit, user: input.attacker.id, effect: id }
      if (input.oracle.peek('place', hit) === undefined) play.turn.open.set(hit, contributes(clause.rule, 'moved.where', { by: id, facts }))
      else play.setActed(hit)
      play.turn.used.add(`${hit} ${id}`)
    }
  }
}

/** One grenade less in the pool of the side (ABL-GRN). */
function takeGrenade(play: Play, { side }: FigureState): void {
  const { position } = play.situation
  const left = position.grenades.get(side)
  if (left === undefined) return
  play.situation = {
    ...play.situation,
    position: { ...position, grenades: new Map([...position.grenades, [side, Math.max(0, left - 1)]]) }
  }
}

/** Why who picked an object up on the way has moved too far for this attack, or null (CC-15). */
function afterLifting(play: Play, doing: Doing, figure: string, because: readonly Reason[]): Reason | null {
  const usesIt = because.some(({ say }) => say === 'attack.object-used')
  const far = usesIt ? play.turn.liftedFar.get(figure) : doing.attacksMade === 0 ? doing.spared : null
  if (!far) return null
  const facts = { figure, effect: far.effect, count: far.moved, most: far.most }
  return decides(far.rule, usesIt ? 'time.lifted-too-far' : 'time.lifted-for-nothing', { by: far.effect, facts })
}

/** An attack without dice and without a result: a hit is assumed. */
const isUnsaid = ({ dice, hit, damage }: AttackEvent): boolean => dice === undefined && hit === undefined && damage === undefined

/** What is told with an attack that is not made, or does not hit, has been heard. */
const excuse = (play: Play, doing: Doing, { rolls = doing.rolls, choices, powers }: AttackEvent): void => {
  excuseAll(play, { rolls, choices, powers })
}

/** What is told of its rolls and does not fit: one for all targets, or one for each where each is rolled for (ATK-10, CC-18); null: they fit. */
function misrolled({ situation }: Play, attacker: FigureState, means: Means, { dice, to, from }: AttackEvent): Reason | null {
  if (dice === undefined) return null
  const targets = Array.isArray(to) ? (to as readonly string[]) : typeof to === 'string' ? [to] : []
  const isOne = isOneRoll(dice)
  const each =
    situation.ruleset.params.attack.severalTargets === 'roll-each-full' &&
    ROLLED_ONCE.every((does) => attackClauses(attacker, means, does).length === 0)
  const facts = { user: from, figures: isOne ? targets : targets.filter((id) => !Object.hasOwn(dice, id)) }
  if (each) return facts.figures.length > (isOne ? 1 : 0) ? contributes('CC-18', 'time.roll-for-each', { by: from, facts }) : null
  const fits = isOne || (targets.length === 1 && facts.figures.length === 0)
  return fits ? null : contributes('ATK-10', 'time.one-roll', { by: from, facts: { user: from } })
}

/** An attack that is about to be made. */
interface Prepared {
  readonly input: AttackInput
  readonly forbidden: readonly Reason[]
  readonly powers: readonly string[]
  /** Figures that it may not target, by their ids: they have refused to be targets this turn. */
  readonly gone: ReadonlySet<string>
}

/** `ended`: the attack is not made, because a rule forbids it, or for another reason that is reported already (`null`). */
type Preparation = Prepared | { readonly ended: Reason | null }

/** Pays ahead for an action that its attack comes after. Returns false if that defeats the attacker. */
function paidAhead(play: Play, doing: Doing, event: AttackEvent): boolean {
  if (!doing.clause?.attacksAfterwards || doing.isFree || doing.isPaid) return true
  play.because.push(attackComesAfter(doing.rule, doing.action, event.from))
  payAhead(play, doing)
  if (!play.state(event.from).ko) return true
  play.because.push(...quiet([pushedOut(event.from)]))
  excuse(play, doing, event)
  return false
}

/** The attack with its means, powers and dice, or why it is not made. */
function prepared(play: Play, doing: Doing, event: AttackEvent): Preparation {
  const after = afterFailure(play, doing, event.from, event)
  if (after !== undefined) return { ended: after }
  const against = objection(play, doing, event)
  if (against) return { ended: against }
  // The square that it attacks from is not known.
  if (doing.hasMoved && isKeptBack(play, event.from)) return { ended: null }
  if (!paidAhead(play, doing, event)) return { ended: null }
  const plain = plainKind(doing.action)
  const thrown = event.action === 'thrown-object' || doing.action === 'thrown-object'
  const action = thrown ? 'thrown-object' : plain ? undefined : doing.action
  const powers = powersOf(play, doing, event)
  if (!isList(powers)) return { ended: powers }
  const lent = markerFromMap(play.situation, { ...event, action })
  if (lent) {
    const [first] = lent.against
    if (first) return { ended: first }
    play.because.push(...lent.because)
    play.situation = lent.situation
  }
  const ask = askOf(lent ? { ...event, object: undefined } : event, action, powers)
  const attacker = stillUsing(play.state(event.from), doing)
  const kind = kindOfAttack(play.situation, attacker, {
    ...ask,
    ...(plain === 'close' || plain === 'ranged' ? { attack: event.attack ?? plain } : {})
  })
  if ((plain === 'close' && kind !== 'close') || (plain === 'ranged' && kind === 'close'))
    return { ended: decides('ACT-10', 'means.wrong-attack', { by: doing.action, facts: { effect: doing.action, attack: kind } }) }
  const { means, against: forbidden } = meansOf(play.situation, attacker, kind, action ?? null, ask.powers)
  const moving = movingPower(attacker, means)
  if (moving && play.turn.used.has(`${attacker.id} ${moving.id}`))
    return { ended: decides('ERR-12', 'use.was-placed', { by: moving.id, facts: { user: attacker.id, effect: moving.id } }) }
  const unfit = misrolled(play, attacker, means, event)
  if (unfit) {
    play.leaveOpen(event.from, unfit)
    excuse(play, doing, event)
    return { ended: null }
  }
  const gone = new Set(play.situation.states.map(({ id }) => id).filter((id) => play.turn.refused.has(`${event.from} ${id}`)))
  const input: AttackInput = {
    situation: play.situation,
    ask,
    attacker,
    refused: gone,
    means: ask.object === undefined ? means : { ...means, object: ask.object },
    oracle: play.oracle({ choices: event.choices, rolls: event.rolls ?? doing.rolls, dice: ask.dice as AttackDice }),
    withinAction: true,
    passed: [...doing.passed],
    ...(event.dice === undefined
      ? { told: { hit: event.hit ?? true, damage: event.damage ?? null, ...(isUnsaid(event) && { assumed: true as const }) } }
      : {})
  }
  return { input, forbidden, powers, gone }
}

const isList = (powers: readonly string[] | Reason): powers is readonly string[] => Array.isArray(powers)

/** The reasons that an attack inside this action has, whatever its result is. */
function noteAction(play: Play, doing: Doing, figure: string): void {
  const { attack, time } = play.situation.ruleset.params
  if (time.afterResolutions !== 'action') return
  if (doing.effect && !play.state(figure).can.has(doing.action))
    play.because.push(contributes('GEN-08', 'time.goes-on-without', { by: doing.action, facts: { figure, effect: doing.action } }))
  if (doing.attacksMade > 0 && !attack.depletesDamage)
    play.because.push(considered('ATK-13', 'time.not-depleted', { by: figure, facts: { figure } }))
}

/** Removes what the attack has destroyed, moves what it has placed, and leaves the marker of a grenade. Returns why a rule forbids that, or null. */
function leaveOnMap(
  play: Play,
  event: AttackEvent,
  { input }: Prepared,
  fields: AttackFields,
  terrain: TerrainTarget | null
): Reason | null {
  if (terrain && fields.destroyed) destroyed(play, terrain, fields.debris ?? [])
  else if (fields.destroyed) play.setObjects(play.situation.position.objects.filter(({ id }) => id !== event.object))
  placedBy(play, input, fields.hits)
  const blast = blastOf(input)
  const center = blast ? centerOf(input) : null
  if (!blast || center === null) return null
  takeGrenade(play, play.state(event.from))
  return leaveBehind(play, event, blast, center, fields.hits)
}

/** The costs of an attack that was made: clicks, movement, and damage of later attacks. */
function payForAttack(play: Play, doing: Doing, { input }: Prepared, fields: AttackFields, before: Situation): void {
  const struck = before.states.filter(({ id }) => fields.hits.includes(id))
  doing.owed.clicks += strain(input, struck, [], doing.owed.because, true)
  doing.attackers.add(input.attacker.id)
  payWithMovement(play, doing, fields.verdict === 'hit')
  deplete(play, doing, play.state(input.attacker.id), input)
  weaken(play, doing, input.attacker.id)
}

/** Plays one attack; null, or why the rules forbid it. `hit` gets the figures that it hit. */
export function attackInside(play: Play, doing: Doing, event: AttackEvent, hit: Set<string>): Reason | null {
  const made = prepared(play, doing, event)
  if ('ended' in made) return made.ended
  const { input, forbidden, gone, powers } = made
  noteAction(play, doing, event.from)
  const before = play.situation
  const tally = new Tally(before)
  const [target] = input.ask.targets
  const terrain = typeof target !== 'string' && target !== undefined && !isAtSquare(input.attacker, input.means) ? target : null
  const fields: AttackFields = terrain
    ? resolveTerrainAttack(input, terrain, forbidden, tally)
    : resolveAttack(input, forbidden, tally, play.seen)
  play.seen = {}
  play.attacked = fields
  if (fields.verdict === 'illegal') return firstReason(fields.because)
  const tooFar = afterLifting(play, doing, event.from, fields.because)
  if (tooFar) return tooFar
  for (const id of gone) play.turn.refused.add(`${event.from} ${id}`)
  const refused = closed(input.oracle, play.because)
  if (refused) return refused
  if (fields.verdict !== 'hit' && fields.verdict !== 'mixed') excuse(play, doing, event)
  // It is not known whether the dice of an attack without dice were doubles.
  play.because.push(...quiet(fields.because.filter(({ say }) => event.dice !== undefined || say !== 'kb.no-doubles')))
  // Flurry joins an action that another power gives as its close combat action: two attacks then (CMB-01).
  const more = doing.powers === null ? joinedAttacks(play, powers) : 0
  doing.powers ??= powers
  doing.attacksMade++
  doing.attacksLeft += more - 1
  if (fields.verdict === 'judge') {
    play.turn.open.set(event.from, firstReason(fields.because))
    return null
  }
  settle(play, tally, before)
  const unplaced = leaveOnMap(play, event, made, fields, terrain)
  if (unplaced) return unplaced
  if (fields.verdict === 'no-attack') {
    // Another target may be chosen (POW-SC).
    doing.attacksLeft++
    doing.attacksMade--
    return null
  }
  for (const id of fields.hits) hit.add(id)
  payForAttack(play, doing, made, fields, before)
  return null
}
