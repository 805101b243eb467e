/**
 * One attack on figures, from the declaration to the last click (ATK-08). The order of the steps is the rulebook's:
 * targets, who slips away, roll, hits, damage, what it sets off, knock back, tokens.
 */
import { attackComesAfter, attacksAfterwards, endAction, pushedOut } from './actionEnds.ts'
import { missDamage, playAftermath, selfDamage } from './aftermath.ts'
import { blastOf, centerOf } from './blast.ts'
import { breakAround, brokenThrough, fieldsOfBroken, hurtWithoutMarker } from './brokenThrough.ts'
import { applyLandingDamage } from './landing.ts'
import { dropObjects, useObject } from './objects.ts'
import { absenceOf } from '../situation/absence.ts'
import { freeCaptives } from '../situation/captives.ts'
import { contributes, considered, decides, quiet } from '../situation/reasons.ts'
import type { AttackRuling, KnockBackOutcome, Reason } from '../../contract/ruling.ts'
import { withoutLasting } from '../situation/changes.ts'
import { clausesOf, figureOf, type FigureState, type Lasting, type Situation } from '../situation/situation.ts'
import { amountOnDoubles, tokenOnDoubles, type KnockBackHit } from '../knockBack/due.ts'
import { resolveKnockBack } from '../knockBack/resolve.ts'
import { strikingFrom } from '../knockBack/strikingFrom.ts'
import { purposeOf } from '../situation/target.ts'
import type { ValueContext } from '../values/context.ts'
import { harmTargets, type Harmed } from './harmTargets.ts'
import { attackClauses, combatKind, inItsAction, insteadOf, type AttackInput, type Aimed, type TargetsChosen } from './input.ts'
import { markerUsed } from '../values/heldMarker.ts'
import { hurledBy, placeHits } from './moved.ts'
import { giveTokens, healByDefeats, spot, strain, tokensOffBy, toll } from './onHit.ts'
import { takePrisoners } from './prisoners.ts'
import { neededAgainst, passHits, rollAttack, type Compared, type Rolled } from './roll.ts'
import { Tally } from '../tokens/tally.ts'
import { chooseTargets, remainingTargets, targetsBeside } from './targets.ts'
import { giveToken, idleStamina, payForAction, tooManyTokens } from '../tokens/tokens.ts'
import { takeSteps } from '../budget/budget.ts'
import { inCodeOrder } from '../../base/text/inCodeOrder.ts'

export type AttackFields = Omit<AttackRuling, 'kind' | 'ruleset' | 'cites' | 'notConsidered' | 'options'>

const NO_KNOCK_BACK: KnockBackOutcome = { verdict: 'none', results: [] }

const linesOf = (aimed: readonly Aimed[]): AttackRuling['lines'] =>
  Object.fromEntries(aimed.flatMap(({ figure, line }) => (line ? [[figure.id, line]] : [])))

function blank(tally: Tally, verdict: AttackRuling['verdict'], because: readonly Reason[], aimed: readonly Aimed[]): AttackFields {
  return {
    verdict,
    because,
    lines: linesOf(aimed),
    needed: {},
    total: null,
    critical: null,
    hits: [],
    damageDealt: {},
    damageTaken: {},
    selfDamage: 0,
    ...(tally.start.ruleset.params.attack.namesInstead ? { insteadOfNormal: null } : {}),
    knockBack: NO_KNOCK_BACK,
    after: tally.after()
  }
}

/** The action ended before its attack: nobody whom it was aimed at is dealt anything. */
function withoutAttack(tally: Tally, because: readonly Reason[], aimed: readonly Aimed[]): AttackFields {
  const none = Object.fromEntries(aimed.map(({ figure }) => [figure.id, 0]))
  return { ...blank(tally, 'no-attack', because, aimed), damageDealt: none, damageTaken: { ...none } }
}

const alphabetical = (ids: readonly string[]): string[] => [...ids].sort(inCodeOrder)

function expertPick(input: AttackInput): ValueContext['expert'] {
  const found = clausesOf(input.attacker, 'value-choice').find(({ clause }) => input.means.during.includes(clause.during))
  return found ? input.oracle.choose('expert', null, ['attack', 'damage', 'both'] as const, found.clause.rule) : null
}

function verdictOf(compared: readonly Compared[]): 'hit' | 'miss' | 'mixed' {
  const hits = compared.filter((one) => one.hit).length
  return hits === 0 ? 'miss' : hits === compared.length ? 'hit' : 'mixed'
}

/**
 * Whom doubles concern though they deal it no damage: everybody whom the roll would hit, and for some everybody it was made against (KBX-17).
 */
function undamagedOf({ attacker }: AttackInput, { compared, separate }: Rolled, harmed: Harmed): KnockBackHit[] {
  const always = amountOnDoubles(attacker) !== undefined
  if (!always && tokenOnDoubles(attacker) === undefined) return []
  const suffered = new Set(harmed.suffered.flatMap(({ hits }) => hits))
  const concerned = (one: Compared): boolean => one.doubles && !suffered.has(one.figure.id) && (always || one.success)
  const hitOf = ({ figure, success, hit, doubles }: Compared): KnockBackHit => ({
    figure: figure.id,
    damageTaken: 0,
    damageDealt: 0,
    ...(hit ? {} : { missed: true as const, ...(success ? { evaded: true as const } : {}) }),
    ...(separate ? { doubles } : {})
  })
  const beside = harmed.caught.filter((one) => always && concerned(one))
  return [...compared.filter(concerned).map(hitOf), ...beside.map((one) => ({ ...hitOf(one), untargeted: true as const }))]
}

/** Does the attack deal nothing, or the damage of an object, so that its damage is not the attacker's damage value (ATK-12, OBJ-05)? */
const dealsOtherDamage = (input: AttackInput): boolean =>
  input.means.kind === 'thrown' ||
  insteadOf(input)?.isThrown === true ||
  hurledBy(input) !== null ||
  attackClauses(input.attacker, input.means, 'no-damage').length > 0

/** Knock back of everyone hurt, away from the attacker; the attacker itself only away from the square of its own grenade (KB-04, KBX-11). */
function knockBack(
  input: AttackInput,
  before: Situation,
  tally: Tally,
  rolled: Rolled,
  harmed: Harmed,
  because: Reason[]
): KnockBackOutcome {
  const cause =
    input.means.during.find((id) =>
      input.attacker.can.get(id)?.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause')
    ) ?? 'attack'
  // Who is in the square of a frag grenade is thrown by doubles alone, away from the thrower; the others away from that square.
  const center = cause === blastOf(input)?.id ? centerOf(input) : null
  const away = center === null ? undefined : { origin: [center], cause }
  const isInside = (id: string): boolean => center !== null && figureOf(before, id).squares.includes(center)
  const targeted = new Set(rolled.compared.map((one) => one.figure.id))
  const damaged = harmed.suffered.map(({ figure, hits: from, result, redirected }): KnockBackHit => ({
    figure,
    damageTaken: result.taken,
    damageDealt: result.dealt,
    ...(rolled.separate ? { doubles: rolled.compared.some((one) => from.includes(one.figure.id) && one.doubles) } : {}),
    ...(from.some((id) => targeted.has(id)) ? {} : { untargeted: true as const }),
    ...(redirected ? { forOthers: from } : {})
  }))
  const hits = [...damaged, ...undamagedOf(input, rolled, harmed)].filter(
    ({ figure }) => figure !== input.attacker.id || (away !== undefined && !isInside(figure))
  )
  if (hits.length === 0) return NO_KNOCK_BACK
  const kept = tokenOnDoubles(input.attacker) !== undefined
  const hurt = alphabetical(
    hits.filter(({ damageTaken, untargeted }) => damageTaken > 0 && (!kept || untargeted)).map(({ figure }) => figure)
  )
  if (
    rolled.compared.some((one) => one.doubles) &&
    hurt.length > 1 &&
    attackClauses(input.attacker, input.means, 'splash-per-bolt').length > 0
  ) {
    because.push(contributes('KBX-11', 'kb.explosion', { facts: { figures: hurt } }))
  }
  const resolved = resolveKnockBack({
    before,
    now: tally.situation,
    origin: input.attacker.squares,
    hits: hits.map((hit) => {
      if (away && !isInside(hit.figure)) return { ...hit, away }
      if (input.attacker.squares.length < 2) return hit
      const purpose = combatKind(input.means) === 'close' ? null : purposeOf(input.attacker, input.means.during)
      return { ...hit, from: () => strikingFrom(before, input.attacker, figureOf(before, hit.figure), purpose) }
    }),
    oracle: input.oracle,
    question: {
      from: input.attacker,
      cause: away ? 'attack' : cause,
      doubles: rolled.compared.some((one) => one.doubles),
      isAttack: true,
      attack: combatKind(input.means),
      during: input.means.during,
      roll: [],
      ignoresPowers: false,
      damageValue: dealsOtherDamage(input) ? null : harmed.value
    }
  })
  because.push(...quiet(resolved.because))
  tally.takeOver(resolved.draft)
  tally.met.push(...resolved.met)
  return resolved.outcome
}

/** Powers of the figure that can be used during Pulse Wave. */
const aboutProtected = ({ id, texts }: FigureState): readonly Reason[] =>
  texts
    .filter((text) => text.protected.includes('pulse-wave'))
    .map((text) => contributes('POW-PW', 'attack.wave-protected', { by: id, facts: { figure: id, text: text.id } }))

/** Why a power that is named works in no attack at several targets, or null (Blades/Claws/Fangs since 2021). */
function forOneTarget({ situation, attacker, means }: AttackInput): Reason | null {
  if (situation.ruleset.params.attack.unfitPower !== 'forbidden') return null
  const found = attackClauses(attacker, means, 'damage-roll').find(({ clause }) => clause.single)
  return found ? decides(found.clause.rule, 'attack.one-target', { by: found.id, facts: { effect: found.id } }) : null
}

/** Does this help for one attack end with this one (S.H.I.E.L.D.)? */
const isSpent = ({ once, on, applied }: Lasting, { attacker, means }: AttackInput): boolean =>
  once === true && on === attacker.id && (applied?.attack === undefined || applied.attack === combatKind(means))

/** The attacker as the push has left it: what it was given it finishes, though it may have lost the power (GEN-08). */
function stillAble({ attacker: before, means: { action } }: AttackInput, attacker: FigureState): FigureState {
  const effect = action === null ? undefined : before.can.get(action)
  return effect && !attacker.can.has(effect.id) ? { ...attacker, can: new Map([...attacker.can, [effect.id, effect]]) } : attacker
}

/** Whom the attack may be aimed at: no die changes that, so one look is enough for all of them. */
export interface Seen {
  chosen?: TargetsChosen
}

/** The attack up to its roll: what each target needs. Nothing has happened yet (ATK-01). */
function notRolledYet(
  input: AttackInput,
  situation: Situation,
  aimed: readonly Aimed[],
  expert: ValueContext['expert'],
  because: readonly Reason[]
): AttackFields {
  const compared = aimed.map((one) => ({ one, ...neededAgainst(input, situation, one, expert) }))
  const needed = Object.fromEntries(compared.map(({ one, attack, defense }) => [one.figure.id, defense - attack]))
  const figures = aimed.map(({ figure }) => figure.id)
  const open = decides('ATK-01', 'attack.open', { facts: { user: input.attacker.id, figures } })
  return {
    ...blank(new Tally(input.situation), 'open', [open, ...because, ...compared.flatMap((one) => one.because)], aimed),
    needed
  }
}

/** Plays the attack to its end by the answers of the oracle. The tally has the table afterwards. */
export function resolveAttack(
  asked: AttackInput,
  forbidden: readonly Reason[],
  tally = new Tally(asked.situation),
  seen: Seen = {}
): AttackFields {
  takeSteps(10)
  let input = inItsAction(asked)
  const start = input.situation
  const whyAround: Reason[] = []
  const around = breakAround(input, tally, whyAround)
  if (tally.situation !== start && tally.situation.position !== start.position)
    input = { ...input, situation: tally.situation, attacker: inItsAction({ ...asked, attacker: tally.state(asked.attacker.id) }).attacker }
  const absent = absenceOf(input.situation, input.attacker)
  const tokens = input.withinAction ? null : tooManyTokens(input.situation, input.attacker)
  const chosen = (seen.chosen ??= chooseTargets(input))
  const against = [...(absent ? [absent] : []), ...forbidden, ...(tokens ? [tokens] : []), ...chosen.against]
  if (against.length > 0) {
    return blank(
      tally,
      'illegal',
      [
        ...against.map((one, index) => (index === 0 ? one : { ...one, weight: 'contributes' as const })),
        ...(tokens ? idleStamina(input.situation, input.attacker) : []),
        ...chosen.because
      ],
      chosen.aimed
    )
  }
  const because: Reason[] = [...whyAround, ...chosen.because]
  const after = input.withinAction ? null : attacksAfterwards(input.situation, input.means.action)
  if (after !== null) {
    because.push(attackComesAfter(after, input.means.action!, input.attacker.id))
    payForAction(tally, input.attacker.id, because)
    because.push(...dropObjects(tally))
    const attacker = tally.state(input.attacker.id)
    input = { ...input, situation: tally.situation, attacker: stillAble(input, attacker), isPaid: true }
    if (attacker.ko) {
      endAction(input, tally, because)
      return withoutAttack(tally, [pushedOut(attacker.id), ...because], chosen.aimed)
    }
  }
  const stay = chosen.area ? { aimed: chosen.aimed, isDeclined: false, because: [] } : remainingTargets(input, chosen.aimed)
  because.push(...stay.because)
  if (stay.aimed.length === 0) {
    endAction(input, tally, because)
    const why = decides('ATK-14', stay.isDeclined ? 'attack.nobody-instead' : 'attack.nobody-left')
    return withoutAttack(tally, [why, ...because], chosen.aimed)
  }
  const beside = targetsBeside(input, stay.aimed)
  because.push(...beside.because)
  const attacked = [...stay.aimed, ...beside.aimed]
  const named = [...chosen.aimed, ...attacked.filter((one) => !chosen.aimed.includes(one))]
  const unfit = attacked.length > 1 ? forOneTarget(input) : null
  if (unfit) return blank(tally, 'illegal', [unfit, ...quiet(because)], chosen.aimed)
  if (
    input.attacker.figure.holding &&
    (input.means.kind === 'thrown' ||
      markerUsed(input.situation, input.attacker, input.means.during) !== null ||
      (input.means.kind === 'close' && chosen.aimed.length === 1 && attackClauses(input.attacker, input.means, 'no-damage').length === 0))
  )
    useObject(input, tally, input.attacker.figure.holding, because)
  // Pulse Wave: what it reaches is without powers until the action is over (POW-PW, KBX-13).
  if (chosen.area) {
    for (const { figure } of attacked) {
      const kept = clausesOf(figure, 'possess').find(({ clause }) => clause.does === 'take-standard-symbols' && clause.notIgnored)
      if (kept)
        because.push(
          considered(kept.clause.rule, 'attack.not-ignored', { by: kept.effect.id, facts: { figure: figure.id, effect: kept.effect.id } })
        )
      tally.setMuted(figure.figure.index, true)
      because.push(...aboutProtected(figure))
    }
  }
  const aimed = attacked.map((one) => ({ ...one, figure: tally.state(one.figure.id) }))
  input = { ...input, attacked: attacked.map(({ figure }) => figure) }
  const before = tally.situation
  const expert = expertPick(input)
  if (input.isOpen) return notRolledYet(input, before, aimed, expert, because)
  const thrown = rollAttack(input, before, aimed, expert)
  because.push(...thrown.because)
  const { rolled, passed, because: whyPassed } = passHits(input, before, thrown)
  because.push(...whyPassed)
  const fields = {
    needed: Object.fromEntries(thrown.compared.map((one) => [one.figure.id, one.needed])),
    total: rolled.separate ? Object.fromEntries(rolled.compared.map((one) => [one.figure.id, one.total])) : rolled.compared[0]!.total,
    critical: rolled.critical
  }
  const hitStates = rolled.compared.filter((one) => one.hit).map((one) => one.figure)
  const { bolts } = input.attacker.figure
  const judge = attackClauses(input.attacker, input.means, 'ask-judge').find(({ clause }) => bolts >= (clause.fromBolts ?? 0))
  if (hurledBy(input)?.weight === 'ultra-heavy' && hitStates.length > 0) {
    return {
      ...blank(tally, 'judge', [decides('OBJ-05', 'moved.damage-unknown', { by: input.means.object ?? null }), ...because], named),
      ...fields,
      hits: alphabetical(hitStates.map((state) => state.id))
    }
  }
  if (judge && !blastOf(input) && hitStates.length > 0) {
    return {
      ...blank(
        tally,
        'judge',
        [
          decides(judge.clause.rule, 'attack.ask-judge', { by: judge.id, facts: { effect: judge.id, text: judge.clause.text } }),
          ...because
        ],
        named
      ),
      ...fields,
      hits: alphabetical(hitStates.map((state) => state.id))
    }
  }
  let self = 0
  const missHurts =
    input.situation.ruleset.params.attack.missHurtsWithoutDamage || attackClauses(input.attacker, input.means, 'no-damage').length === 0
  if (missHurts) self += missDamage(input, tally, rolled.misses, because)
  const harmed = harmTargets({ input, situation: tally.situation, aimed, area: chosen.area, rolled, expert, passed }, tally)
  because.push(...harmed.because)
  const apart = giveTokens(
    input,
    tally,
    hitStates.map((state) => state.id),
    because
  )
  spot(input, tally, hitStates, because)
  takePrisoners(input, tally, hitStates, because)
  placeHits(input, tally, hitStates, because)
  self += playAftermath(input, tally, before, harmed.suffered, because)
  healByDefeats(input, tally, harmed.suffered, because)
  self += selfDamage(input, tally, toll(input, because), because)
  self += selfDamage(input, tally, strain(input, hitStates, harmed.suffered, because), because)
  const high = tally.situation
  applyLandingDamage(before, tally, because)
  // What the damage has cost falls where it was lost, before knock back moves anybody (OBJ-02, KB-03).
  because.push(...dropObjects(tally))
  const flown = knockBack(input, before, tally, rolled, harmed, because)
  if (tokenOnDoubles(input.attacker)) {
    for (const { figure, success, doubles } of rolled.compared) {
      const { ko, tokens, figure: now } = tally.state(figure.id)
      if (success && doubles && !ko && now.captiveOf === null && tokens < 2) giveToken(tally, figure.id, because)
    }
  }
  applyLandingDamage(high, tally, because)
  const through = brokenThrough(
    input,
    before,
    aimed.map(({ figure }) => figure),
    tally,
    because
  )
  hurtWithoutMarker(start, tally, because)
  const due = tokensOffBy(input, rolled.compared)
  tally.tokensOff.push(...due)
  if (tally.situation.lasting?.some((one) => isSpent(one, input)))
    tally.situation = withoutLasting(tally.situation, (one) => isSpent(one, input))
  endAction(input, tally, because)
  because.push(...dropObjects(tally))
  const freed = freeCaptives(tally.start, tally.situation)
  tally.situation = freed.situation
  because.push(...freed.because)

  const dealt: Record<string, number> = {}
  const taken: Record<string, number> = {}
  for (const { figure } of named) {
    dealt[figure.id] = 0
    taken[figure.id] = 0
  }
  for (const { figure, hit } of harmed.caught) {
    if (!hit) continue
    dealt[figure.id] = 0
    taken[figure.id] = 0
  }
  for (const { figure, result } of [...harmed.suffered, ...apart]) {
    dealt[figure] = (dealt[figure] ?? 0) + result.dealt
    taken[figure] = (taken[figure] ?? 0) + result.taken
  }
  const verdict = verdictOf(thrown.compared)
  const hits = [...rolled.compared, ...harmed.caught].filter((one) => one.hit).map((one) => one.figure.id)
  return {
    verdict,
    ...fields,
    ...fieldsOfBroken(around.debris.length + around.removed.length > 0 ? around : through),
    // What is hurled is gone, hit or miss (OBJ-06).
    ...(hurledBy(input) ? { destroyed: true } : {}),
    hits: alphabetical(hits),
    ...(input.situation.ruleset.params.attack.namesInstead ? { insteadOfNormal: harmed.instead } : {}),
    damageDealt: dealt,
    damageTaken: taken,
    selfDamage: self,
    knockBack: flown,
    after: tally.after(),
    lines: linesOf(named),
    because: [
      decides(
        rolled.separate ? 'CC-18' : rolled.critical === 'hit' ? 'ATK-06' : rolled.critical === 'miss' ? 'ATK-07' : 'ATK-01',
        `attack.${verdict}`,
        {
          facts: {
            user: input.attacker.id,
            figures: rolled.compared.map((one) => one.figure.id),
            hits
          }
        }
      ),
      ...because
    ]
  }
}
