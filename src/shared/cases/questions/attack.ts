/** `attack`: from the declaration to the last click. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf } from '../../base/validate.ts'
import type { AttackAsk, ClixCase, Reroll } from '../../contract/case.ts'
import type { AttackRuling, DueRoll, NotConsidered, Reason } from '../../contract/ruling.ts'
import { rulesetFor } from '../../editions/shelf.ts'
import { expandChoices } from '../../engine/oracle/openChoices.ts'
import { unusedPowers } from '../../engine/attack/unusedPowers.ts'
import type { AttackInput } from '../../engine/attack/input.ts'
import { isAtSquare } from '../../engine/attack/blast.ts'
import { resolveAttack, type AttackFields } from '../../engine/attack/resolve.ts'
import { ROLLED_ONCE } from '../../engine/attack/roll.ts'
import { isOneRoll, isRolled, Oracle, type AttackDice } from '../../engine/oracle/oracle.ts'
import { useClauseOf } from '../../engine/action/usedTo.ts'
import { Tally } from '../../engine/tokens/tally.ts'
import { resolveTerrainAttack, type TerrainTarget } from '../../engine/attack/terrain.ts'
import { markerFromMap } from '../../engine/targeting/markerFromMap.ts'
import { kindOfAttack } from '../../engine/attack/kindOfAttack.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { reroll } from '../../engine/targeting/reroll.ts'
import { dueRolls } from '../../engine/situation/dueRolls.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { throwsGrenade } from '../../engine/attack/withoutRoll.ts'
import { meansOf, saysInAttack } from '../../engine/targeting/means.ts'
import { comesAfterwards, comesLater, knockedLater } from '../beside/notConsidered.ts'
import { diceForTerrain, diceOfNobodies } from '../beside/unheeded.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import type { Checks } from '../common/checks.ts'
import { attackKind, choices, diceOrOpen, id, ids, rolls, target } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { endsInWords, knockBackLine, knockBackNumbers, landingsOf } from '../common/knockBacks.ts'
import { list } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import { aimsAt, targetIds, targetObjects, type Answered, type Own, type TableQuestion } from '../common/questionKind.ts'

/** In the place of dice that are not rolled. */
const NO_DICE: AttackDice = {}
const HIT = { hit: true, damage: null } as const

/** The rolls before the attack, the attack roll, and those that a hit asks for, in this order. @param hit the attack as one that hits */
function openRolls({ ruleset }: Situation, attacker: string, { needed, because }: AttackFields, hit: AttackFields): readonly DueRoll[] {
  const totals = [...new Set(Object.values(needed))]
  const roll: DueRoll = { figure: attacker, what: 'attack-roll', ...(totals.length === 1 ? { from: totals[0]! } : {}) }
  // A target that may refuse rolls before the attack.
  const before = dueRolls(ruleset, because, attacker)
  const isLater = (one: DueRoll): boolean => !before.some(({ figure, what }) => figure === one.figure && what === one.what)
  return [...before, roll, ...dueRolls(ruleset, hit.because, attacker).filter(isLater)]
}

/** The rerolls that were used: what speaks for them, and what is against the first that the rules forbid. */
function rerollsIn(
  situation: Situation,
  attacker: FigureState,
  during: readonly string[],
  { uses = [] }: AttackAsk
): { readonly against: Reason[]; readonly because: Reason[] } {
  const because: Reason[] = []
  const used = new Set<string>()
  for (const { figure, power, on } of uses) {
    const user = figureOf(situation, figure)
    const refused =
      useClauseOf(situation.ruleset.effects.get(power), 'reroll') !== null
        ? reroll(situation, user, on, {
            power,
            active: attacker.side,
            isUsed: used.has(`${figure} ${power}`),
            action: { figure: attacker.id, during },
            because
          })
        : decides('POW-PC', 'use.no-reroll', { by: power, facts: { user: user.id, figure: on, effect: power } })
    if (refused) return { against: [refused], because }
    used.add(`${figure} ${power}`)
  }
  return { against: [], because }
}

function answer(table: Situation, asked: AttackAsk): Answered<Own<AttackRuling>> {
  const lent = markerFromMap(table, asked)
  const situation = lent?.situation ?? table
  const ask: AttackAsk = lent ? { ...asked, object: undefined } : asked
  const attacker = figureOf(situation, ask.from)
  const {
    means,
    against,
    because: within
  } = meansOf(situation, attacker, kindOfAttack(situation, attacker, ask), ask.action ?? null, ask.powers ?? [])
  const objections = [...(lent?.against ?? []), ...against]
  const [first] = ask.targets
  const isOpen = ask.dice !== undefined && (ask.dice === null || !isRolled(ask.dice))
  const rerolled = rerollsIn(situation, attacker, means.during, ask)
  const dice = isOpen ? NO_DICE : (ask.dice as AttackDice)
  const met: FigureState[] = []
  const play = (input: AttackInput): AttackFields => {
    if (typeof first !== 'string' && !isAtSquare(attacker, means)) return resolveTerrainAttack(input, first as TerrainTarget, objections)
    const tally = new Tally(situation)
    const fields = resolveAttack(isOpen ? { ...input, isOpen } : input, [...objections, ...rerolled.against], tally)
    met.push(...tally.met)
    return fields
  }
  const inputWith = (oracle: Oracle): AttackInput => ({
    situation,
    ask,
    attacker,
    means: ask.object === undefined ? means : { ...means, object: ask.object },
    oracle
  })
  const given = { rolls: ask.rolls, dice }
  const { leaves, illegal, unused } = expandChoices({ ...given, choices: ask.choices }, (oracle) => play(inputWith(oracle)))
  const { because: told, ...played } = leaves[0]!.outcome
  const because = [...told, ...within, ...(lent?.because ?? []), ...rerolled.because]
  if (illegal.length > 0 && played.verdict !== 'illegal') {
    return {
      own: {
        kind: 'attack',
        ...played,
        verdict: 'illegal',
        hits: [],
        damageDealt: {},
        damageTaken: {},
        selfDamage: 0,
        // What the rules forbid has not happened.
        knockBack: { verdict: 'none', results: [] },
        after: new Tally(situation).after()
      },
      because: [...illegal, ...because.map((reason) => ({ ...reason, weight: 'contributes' as const }))]
    }
  }
  const due =
    played.verdict === 'open'
      ? openRolls(situation, ask.from, leaves[0]!.outcome, resolveAttack({ ...inputWith(new Oracle(given)), told: HIT }, []))
      : dueRolls(
          situation.ruleset,
          leaves.flatMap(({ outcome }) => outcome.because),
          ask.from
        )
  return {
    own: { kind: 'attack', ...played, ...(due.length > 0 ? { due } : {}) },
    because,
    later: knockedLater(met),
    // An attack that missed could not use its choices and dice.
    ...(played.verdict === 'hit' || played.verdict === 'mixed'
      ? { unused: [...unused, ...unusedPowers(situation.ruleset, ask.from, ask.powers ?? [], ask.action, because, '/ask/powers')] }
      : {}),
    options:
      leaves.length > 1
        ? leaves.map((leaf) => {
            const { because: _, ...fields } = leaf.outcome
            return { choices: { ...leaf.choices }, ...fields }
          })
        : undefined
  }
}

type AttackDoes = ClauseOf<'attack'>['does']

/** Does its action, or a power used in it, say one of these? */
const saysOneOf = (ruleset: Ruleset | undefined, { action, powers }: AttackAsk, what: readonly AttackDoes[]): boolean =>
  [action, ...(powers ?? [])].some((id) => id !== undefined && saysInAttack(ruleset?.effects.get(id), ...what))

/** A grenade: aimed at a square, and rolled for. */
const isThrowing = (ruleset: Ruleset | undefined, { action, powers = [] }: AttackAsk): boolean =>
  throwsGrenade(ruleset, [action, ...powers])

/** What a grenade does besides, hit or miss. */
function leftBehind(situation: Situation, ask: AttackAsk, { verdict }: Own<AttackRuling>): readonly NotConsidered[] {
  if (verdict === 'illegal' || verdict === 'judge') return []
  const thrower = figureOf(situation, ask.from)
  return [ask.action, ...(ask.powers ?? [])].flatMap((id) => {
    const effect = id === undefined ? undefined : thrower.can.get(id)
    return effect?.clauses.some((clause) => clause.phase === 'attack' && clause.does === 'blast' && clause.leaves !== undefined)
      ? [comesLater(thrower, effect)]
      : []
  })
}

/** One roll, or one for each of several targets where the ruleset rolls for each; an area is rolled for once. */
function checkDice(input: ClixCase, ask: AttackAsk, checks: Checks): void {
  const ruleset = rulesetFor(input)
  const each = ruleset?.params.attack.severalTargets === 'roll-each-full'
  const area = saysOneOf(ruleset, ask, ROLLED_ONCE)
  const rolled = ask.dice
  if (rolled === null) return
  if (rolled !== undefined && isOneRoll(rolled)) {
    if (!each || area || ask.targets.length === 1) return
    checks.add('missing-dice', '/ask/dice', 'one-roll-for-all', {
      count: ask.targets.length,
      example: `{${ask.targets.map((one) => `"${String(one).slice(0, 60)}": [4, 3]`).join(', ')}}`
    })
    return
  }
  if (!each || area || rolled === undefined) {
    checks.add('missing-dice', '/ask/dice', 'no-attack-roll', { place: '/ask/dice' })
    return
  }
  const missing = ask.targets.find((one) => typeof one === 'string' && !Object.hasOwn(rolled, one))
  if (missing !== undefined) checks.add('missing-dice', '/ask/dice', 'no-roll-for', { id: String(missing).slice(0, 60) })
}

function linesOf(ruling: AttackRuling): readonly string[] {
  const needed = Object.entries(ruling.needed).map(([figure, roll]) => `${figure} ${roll}`)
  const total =
    typeof ruling.total === 'object' && ruling.total !== null
      ? Object.entries(ruling.total)
          .map(([figure, roll]) => `${figure} ${roll}`)
          .join(', ')
      : ruling.total
  const taken = Object.entries(ruling.damageTaken).map(([figure, damage]) => {
    const dealt = ruling.damageDealt[figure]
    const ko = ruling.after[figure]?.ko ? ', KO' : ''
    return `${figure}: ${damage} taken${dealt === undefined ? '' : ` of ${dealt} dealt`}${ko}`
  })
  const others = Object.entries(ruling.after).flatMap(([id, { ko, damage }]) =>
    ko && damage > 0 && !(id in ruling.damageTaken) ? [id] : []
  )
  return [
    ...(needed.length === 0 ? [] : [`Needed: ${needed.join(', ')}${total === null ? '' : `; total ${total}`}`]),
    ...(ruling.critical === null ? [] : [`Critical ${ruling.critical}`]),
    ...(ruling.hits.length === 0 ? [] : [`Hits: ${list(ruling.hits)}`]),
    ...taken,
    ...(ruling.selfDamage === 0 ? [] : [`The attacker takes ${ruling.selfDamage}`]),
    ...ruling.knockBack.results.map(knockBackLine),
    ...(others.length === 0 ? [] : [`KO: ${list(others)}`])
  ]
}

export const attack: TableQuestion<AttackAsk, AttackRuling> = {
  about: 'table',
  kind: 'attack',
  schema: v.looseObject(
    fieldsOf<AttackAsk>()({
      kind: v.literal('attack'),
      from: id,
      targets: v.pipe(listOf(target, 200), v.minLength(1, expects('expected.some-target', {}))),
      attack: v.optional(attackKind),
      dice: v.optional(diceOrOpen),
      action: v.optional(id),
      object: v.optional(id),
      powers: v.optional(ids),
      rolls: v.optional(rolls),
      uses: v.optional(listOf(v.looseObject(fieldsOf<Reroll>()({ figure: id, power: id, on: id })), 40)),
      choices: v.optional(choices)
    })
  ),
  check(ask, checks) {
    checks.figure(ask.from, '/ask/from')
    ask.targets.forEach((one, index) => {
      checks.target(one, `/ask/targets/${index}`)
    })
    ask.uses?.forEach(({ figure, on }, index) => {
      checks.figure(figure, `/ask/uses/${index}/figure`)
      checks.figure(on, `/ask/uses/${index}/on`)
    })
    if (ask.object !== undefined) checks.target({ object: ask.object }, '/ask')
    if (ask.targets.some((one) => typeof one !== 'string')) {
      if (ask.targets.length > 1) checks.add('one-target', '/ask/targets', 'one-target', {})
    }
    // A grenade is thrown at a square and rolled for; terrain is struck without a roll.
    if (ask.targets.every((one) => typeof one === 'string') || isThrowing(rulesetFor(checks.input), ask))
      checkDice(checks.input, ask, checks)
  },
  figures: (ask) => [ask.from, ...ask.targets.flatMap(targetIds), ...(ask.uses ?? []).map(({ figure }) => figure)],
  acts: (ask) => ask.from,
  topics: ['line-of-fire', 'attack', 'knock-back', 'end-of-action'],
  premises: (situation, ask) => [
    ...diceOfNobodies(situation, ask.rolls, '/ask/rolls'),
    ...(ask.dice === undefined ? [] : diceForTerrain(situation, ask.targets, [ask.action, ...(ask.powers ?? [])], '/ask/dice'))
  ],
  answer,
  landings: (own) => landingsOf(own.knockBack.results),
  afterwards: (situation, ask, own) =>
    own.verdict === 'hit' || own.verdict === 'mixed' || isThrowing(situation.ruleset, ask)
      ? [...comesAfterwards(figureOf(situation, ask.from)), ...leftBehind(situation, ask, own)]
      : [],
  outcome: (ruling) =>
    outcome(
      [ruling.verdict, ruling.destroyed ?? null],
      [Object.entries(ruling.needed), Object.entries(ruling.damageTaken), knockBackNumbers(ruling.knockBack.results)]
    ),
  outcomeWords: (ruling) => [
    ...Object.entries(ruling.needed).map(([figure, roll]) => `${roll} needed against ${figure}`),
    ...Object.entries(ruling.damageTaken).map(([figure, taken]) => `${figure} takes ${taken}`),
    ...endsInWords(ruling.knockBack.results)
  ],
  lines: linesOf,
  searched: true,
  values(ask) {
    // A wall, a square or an object is struck without a roll.
    const figures = ask.targets.flatMap(targetIds)
    return [
      ...(figures.length ? [[ask.from, 'attack'] as const] : []),
      [ask.from, 'damage'],
      ...(ask.attack === 'close' ? [] : [[ask.from, 'range'] as const]),
      ...figures.map((one) => [one, 'defense'] as const)
    ]
  },
  aims: (ask) => ask.targets.flatMap((one) => aimsAt(ask.from, one)),
  knockBacks: (ruling) => ruling.knockBack.results,
  objects: (ask) => [...(ask.object === undefined ? [] : [ask.object]), ...ask.targets.flatMap(targetObjects)],
  combat: (ask) => ask.attack ?? 'ranged',
  withCombat: (ask, combat) => ({ ...ask, attack: combat, choices: undefined }),
  withAction: (ask, action) => ({ ...ask, action, choices: undefined })
}
