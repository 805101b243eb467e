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

/** An attack that is being played: what its steps share and change. */
interface Played {
  input: AttackInput
  readonly tally: Tally
  readonly because: Reason[]
  readonly chosen: TargetsChosen
}

/** The attack cannot be made; null: it can. */
function refusal({ input, tally, chosen }: Played, forbidden: readonly Reason[]): AttackFields | null {
  const absent = absenceOf(input.situation, input.attacker)
  const tokens = input.withinAction ? null : tooManyTokens(input.situation, input.attacker)
  const against = [...(absent ? [absent] : []), ...forbidden, ...(tokens ? [tokens] : []), ...chosen.against]
  if (against.length === 0) return null
  const because = [
    ...against.map((one, index) => (index === 0 ? one : { ...one, weight: 'contributes' as const })),
    ...(tokens ? idleStamina(input.situation, input.attacker) : []),
    ...chosen.because
  ]
  return blank(tally, 'illegal', because, chosen.aimed)
}

/** Pays for an action that its attack comes after. Returns the ruling if that defeats the attacker, else null. */
function payBefore(played: Played): AttackFields | null {
  const { input, tally, because, chosen } = played
  const after = input.withinAction ? null : attacksAfterwards(input.situation, input.means.action)
  if (after === null) return null
  because.push(attackComesAfter(after, input.means.action!, input.attacker.id))
  payForAction(tally, input.attacker.id, because)
  because.push(...dropObjects(tally))
  const attacker = tally.state(input.attacker.id)
  played.input = { ...input, situation: tally.situation, attacker: stillAble(input, attacker), isPaid: true }
  if (!attacker.ko) return null
  endAction(played.input, tally, because)
  return withoutAttack(tally, [pushedOut(attacker.id), ...because], chosen.aimed)
}

/** The figures that are attacked in the end, those next to a target included; or the ruling if none is left. */
function attackedIn({ input, tally, because, chosen }: Played): readonly Aimed[] | AttackFields {
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
  const unfit = attacked.length > 1 ? forOneTarget(input) : null
  return unfit ? blank(tally, 'illegal', [unfit, ...quiet(because)], chosen.aimed) : attacked
}

/** Uses up the object in hand if this attack strikes with it or throws it. */
function useHeldObject({ input, tally, because, chosen }: Played): void {
  const { situation, attacker, means } = input
  if (!attacker.figure.holding) return
  const strikesWithIt = means.kind === 'close' && chosen.aimed.length === 1 && attackClauses(attacker, means, 'no-damage').length === 0
  if (means.kind === 'thrown' || markerUsed(situation, attacker, means.during) !== null || strikesWithIt)
    useObject(input, tally, attacker.figure.holding, because)
}

/** Pulse Wave: the figures that it reaches are without powers until the action is over (POW-PW, KBX-13). */
function mute({ tally, because }: Played, attacked: readonly Aimed[]): void {
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

/** Why the judge rules on the damage of these hits, or null. */
function leftToJudge(input: AttackInput, hits: readonly FigureState[]): Reason | null {
  if (hits.length === 0) return null
  if (hurledBy(input)?.weight === 'ultra-heavy') return decides('OBJ-05', 'moved.damage-unknown', { by: input.means.object ?? null })
  const { bolts } = input.attacker.figure
  const judge = attackClauses(input.attacker, input.means, 'ask-judge').find(({ clause }) => bolts >= (clause.fromBolts ?? 0))
  if (!judge || blastOf(input)) return null
  return decides(judge.clause.rule, 'attack.ask-judge', { by: judge.id, facts: { effect: judge.id, text: judge.clause.text } })
}

/** The attack once its dice are there. */
interface Thrown {
  /** The table before the roll. */
  readonly before: Situation
  readonly aimed: readonly Aimed[]
  readonly expert: ValueContext['expert']
  readonly rolled: Rolled
  readonly passed: ReturnType<typeof passHits>['passed']
  /** The figures that were hit, before any damage. */
  readonly hitStates: readonly FigureState[]
}

/** The damage of the hits and misses. */
interface Dealt {
  readonly harmed: Harmed
  /** Damage of tokens, apart from that of the attack. */
  readonly apart: ReturnType<typeof giveTokens>
  /** Damage of the attacker by its own attack, in clicks. */
  readonly self: number
}

/** Damage, and everything that hits set off before knock back. */
function dealHits({ input, tally, because, chosen }: Played, { before, aimed, expert, rolled, passed, hitStates }: Thrown): Dealt {
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
  return { harmed, apart, self }
}

/** Knock back with its landings, and the tokens that doubles bring instead. */
function moveBack({ input, tally, because }: Played, { before, rolled }: Thrown, { harmed }: Dealt): KnockBackOutcome {
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
  return flown
}

/** The end of the action: tokens, help for one attack, dropped objects, free captives. */
function finish({ input, tally, because }: Played, { rolled }: Thrown): void {
  tally.tokensOff.push(...tokensOffBy(input, rolled.compared))
  if (tally.situation.lasting?.some((one) => isSpent(one, input)))
    tally.situation = withoutLasting(tally.situation, (one) => isSpent(one, input))
  endAction(input, tally, because)
  because.push(...dropObjects(tally))
  const freed = freeCaptives(tally.start, tally.situation)
  tally.situation = freed.situation
  because.push(...freed.because)
}

/** The damage of every figure that was named or caught, dealt and taken, in clicks. */
function damageOf(named: readonly Aimed[], { harmed, apart }: Dealt): Pick<AttackFields, 'damageDealt' | 'damageTaken'> {
  const dealt: Record<string, number> = {}
  const taken: Record<string, number> = {}
  for (const { figure } of [...named, ...harmed.caught.filter(({ hit }) => hit)]) {
    dealt[figure.id] = 0
    taken[figure.id] = 0
  }
  for (const { figure, result } of [...harmed.suffered, ...apart]) {
    dealt[figure] = (dealt[figure] ?? 0) + result.dealt
    taken[figure] = (taken[figure] ?? 0) + result.taken
  }
  return { damageDealt: dealt, damageTaken: taken }
}

/** The reason for the verdict: the roll, one of several, or a critical one. */
function verdictReason(input: AttackInput, verdict: 'hit' | 'miss' | 'mixed', rolled: Rolled, hits: readonly string[]): Reason {
  const rule = rolled.separate ? 'CC-18' : rolled.critical === 'hit' ? 'ATK-06' : rolled.critical === 'miss' ? 'ATK-07' : 'ATK-01'
  const facts = { user: input.attacker.id, figures: rolled.compared.map((one) => one.figure.id), hits }
  return decides(rule, `attack.${verdict}`, { facts })
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
  const chosen = (seen.chosen ??= chooseTargets(input))
  const played: Played = { input, tally, chosen, because: [...whyAround, ...chosen.because] }
  const ended = refusal(played, forbidden) ?? payBefore(played)
  if (ended) return ended
  const attacked = attackedIn(played)
  if (!isList(attacked)) return attacked
  useHeldObject(played)
  if (chosen.area) mute(played, attacked)
  played.input = { ...played.input, attacked: attacked.map(({ figure }) => figure) }
  const named = [...chosen.aimed, ...attacked.filter((one) => !chosen.aimed.includes(one))]
  const broken = around.debris.length + around.removed.length > 0 ? around : null
  return rollAndDeal(played, attacked, named, start, broken)
}

const isList = (value: readonly Aimed[] | AttackFields): value is readonly Aimed[] => Array.isArray(value)

/** The roll and all that follows. @param broken the ground that the attack has broken around its user before the roll, if any */
function rollAndDeal(
  played: Played,
  attacked: readonly Aimed[],
  named: readonly Aimed[],
  start: Situation,
  broken: ReturnType<typeof breakAround> | null
): AttackFields {
  const { input, tally, because } = played
  const aimed = attacked.map((one) => ({ ...one, figure: tally.state(one.figure.id) }))
  const before = tally.situation
  const expert = expertPick(input)
  if (input.isOpen) return notRolledYet(input, before, aimed, expert, because)
  const made = rollAttack(input, before, aimed, expert)
  because.push(...made.because)
  const { rolled, passed, because: whyPassed } = passHits(input, before, made)
  because.push(...whyPassed)
  const fields = {
    needed: Object.fromEntries(made.compared.map((one) => [one.figure.id, one.needed])),
    total: rolled.separate ? Object.fromEntries(rolled.compared.map((one) => [one.figure.id, one.total])) : rolled.compared[0]!.total,
    critical: rolled.critical
  }
  const hitStates = rolled.compared.filter((one) => one.hit).map((one) => one.figure)
  const judge = leftToJudge(input, hitStates)
  if (judge) return { ...blank(tally, 'judge', [judge, ...because], named), ...fields, hits: alphabetical(hitStates.map(({ id }) => id)) }
  const thrown: Thrown = { before, aimed, expert, rolled, passed, hitStates }
  const dealt = dealHits(played, thrown)
  const flown = moveBack(played, thrown, dealt)
  const through = brokenThrough(
    input,
    before,
    aimed.map(({ figure }) => figure),
    tally,
    because
  )
  hurtWithoutMarker(start, tally, because)
  finish(played, thrown)
  const verdict = verdictOf(made.compared)
  const hits = [...rolled.compared, ...dealt.harmed.caught].filter((one) => one.hit).map((one) => one.figure.id)
  return {
    verdict,
    ...fields,
    ...fieldsOfBroken(broken ?? through),
    // What is hurled is gone, hit or miss (OBJ-06).
    ...(hurledBy(input) ? { destroyed: true } : {}),
    hits: alphabetical(hits),
    ...(input.situation.ruleset.params.attack.namesInstead ? { insteadOfNormal: dealt.harmed.instead } : {}),
    ...damageOf(named, dealt),
    selfDamage: dealt.self,
    knockBack: flown,
    after: tally.after(),
    lines: linesOf(named),
    because: [verdictReason(input, verdict, rolled, hits), ...because]
  }
}
