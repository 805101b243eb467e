/**
 * The shape of every clause that an edition may bring, one entry for each address (`phase/does`, or the phase alone). Unknown fields are
 * refused: a field that this version does not know could change what a clause means.
 */
import * as v from 'valibot'
import { expects } from '../base/problem.ts'
import { checked, idText, isRecord, listOf, oneOf, rowId, text, whole, yes } from '../base/validate.ts'
import { ok, type Result } from '../base/result.ts'
import { OBJECT_WEIGHTS, SIZES, VALUES } from '../contract/case.ts'
import { LINE_IGNORES, MOVEMENT_IGNORES } from '../rules/vocabulary/ignores.ts'
import type { SameFields } from '../base/fieldsOf.ts'
import { MARKER_KINDS, type Clause } from '../rules/vocabulary/vocabulary.ts'

const mayBe = v.optional(yes)
const ids = listOf(idText, 60)
const some = v.optional(ids)
const squares = whole(0, 40)
const face = whole(1, 6)
const number = whole(-20, 20)
const amount = whole(0, 20)
const points = whole(0, 100_000)
const stance = v.strictObject({ heights: v.optional(listOf(oneOf(['ground', 'hovering', 'soaring']), 3)), large: v.optional(v.boolean()) })
const close = oneOf(['close', 'ranged'])
const reach = v.union(
  [
    v.strictObject({ squares }),
    v.strictObject({ squaresBy: v.literal('teams.outsiders') }),
    v.strictObject({ rangeValue: yes, minimum: squares, first: v.optional(yes) }),
    v.strictObject({ adjacent: yes })
  ],
  expects('expected.reach', {})
)
const then = v.union(
  [
    v.strictObject({ modify: number }),
    v.strictObject({ halve: yes }),
    v.strictObject({ lock: amount }),
    v.strictObject({ minimum: amount, first: v.optional(yes) }),
    v.strictObject({ replace: amount }),
    v.strictObject({ replaceBy: oneOf(['unmodified', 'printed']) })
  ],
  expects('expected.value-change', {})
)
const pair = v.tuple([number, number], expects('expected.pair', {}))
const knockBackAmount = v.union(
  [oneOf(['damage-taken', 'roll', 'range-minus-distance', 'attacker-damage-value']), whole(0, 20)],
  expects('expected.knock-back-amount', {})
)
/** With the two that only Clix Campaign has: walls on the ground, and hiding. */
const lineIgnores = listOf(oneOf([...LINE_IGNORES, 'grounded-blocking', 'hiding']), 20)
const markerKind = oneOf(MARKER_KINDS)
const beginning = { beginning: mayBe, after: v.optional(idText) }
const size = v.optional(oneOf(SIZES))
const sizes = v.strictObject({ tiny: size, standard: size, giant: size, colossal: size })

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

type AddressOf<C extends Clause> = C extends { readonly phase: infer P extends string; readonly does: infer D extends string }
  ? `${P}/${D}`
  : C extends { readonly phase: infer P extends string }
    ? P
    : never
/** Where a clause is found in its effect: its phase and what it does. */
export type ClauseAddress = AddressOf<Clause>

type ClauseAt<A, C = Clause> = A extends `${infer P}/${infer D}`
  ? C extends { readonly phase: P; readonly does: infer X }
    ? D extends X
      ? C
      : never
    : never
  : C extends { readonly phase: A }
    ? C
    : never

/** The fields of each kind of clause. All have a phase and a rule, and most have `does`, too. */
export const CLAUSE_FIELDS = {
  'possess/give': { gives: ids },
  'possess/gain': { gives: ids },
  'possess/wild-card': {},
  'possess/guard-powers': {},
  'possess/resist-counter': {},
  'possess/take-pilot': {
    never: ids,
    notWith: ids,
    fits: mayBe,
    empty: idText,
    gives: ids,
    loses: ids,
    wreck: oneOf(OBJECT_WEIGHTS),
    wreckHurts: amount
  },
  'possess/lose-improved': {},
  'possess/take-standard-symbols': { keeps: ids, notIgnored: mayBe },
  'possess/exchange-symbols': { loses: ids, sizes, both: text(600) },
  'line-of-fire/block-when-hindered': { turn: oneOf(['any', 'not-own']), drawnBy: v.optional(v.literal('not-adjacent')) },
  'line-of-fire/clear-to-and-from': { ignores: lineIgnores, hinderedBy: v.optional(v.literal('target')) },
  'line-of-fire/hide': {},
  'line-of-fire/ignore': { ignores: lineIgnores, during: v.optional(idText), destroys: mayBe },
  'line-of-fire/break-one': {},
  'line-of-fire/count-as-higher': { how: oneOf(['both-elevated', 'any-level']) },
  'line-of-fire/aloft': {
    between: stance,
    runs: oneOf(['over-everything', 'down', 'as-it-stands']),
    ignores: lineIgnores,
    inTheWay: listOf(stance, 6)
  },
  'line-of-fire/not-in-the-way': {},
  adjacency: { onlyWith: stance },
  'occupancy/shares-square': {},
  'occupancy/outdoors-only': {},
  'targeting/reach': {
    who: oneOf(['opposing', 'friendly', 'any', 'any-other']),
    reach,
    lineOfFire: v.boolean(),
    self: mayBe,
    movable: mayBe,
    anySize: mayBe,
    fromMoved: mayBe,
    fewerPoints: mayBe,
    neitherBased: mayBe,
    someOpponent: mayBe
  },
  'targeting/close-elevation': { to: oneOf(['higher', 'any']), needsAction: mayBe },
  'targeting/close-reach': { squares, ignores: v.optional(lineIgnores) },
  'targeting/close-height': { from: stance, at: stance },
  'targeting/ranged-while-based': { at: oneOf(['adjacent', 'non-adjacent', 'any']) },
  'targeting/shot-by-adjacent': { by: stance },
  'targeting/only-hidden': { during: idText },
  'targeting/only-captors': { during: idText },
  'targeting/no-ranged-attacks': { but: some },
  'targeting/immune': {},
  'targeting/hidden-in-water': { beyond: squares },
  'targeting/not-targetable-by': { ids, notDamaged: mayBe },
  'targeting/refuse-target': { roll: idText, from: face },
  'targeting/ignore-refusal': {},
  value: {
    value: oneOf(VALUES),
    then,
    attack: v.optional(close),
    at: v.optional(v.literal('terrain')),
    during: some,
    unless: some,
    of: v.optional(
      oneOf(['self', 'adjacent-friend', 'adjacent-member', 'opponent', 'target-of-adjacent-friend', 'adjacent-target-of-adjacent-friend'])
    ),
    each: v.optional(v.literal('captive')),
    against: v.optional(stance),
    ifCanUse: some,
    chosenTeam: v.optional(oneOf(['some', 'all']))
  },
  'value-guard': { against: v.literal('opponents') },
  marker: { marker: markerKind, value: oneOf(VALUES), modify: number, of: v.optional(v.literal('opponents')) },
  'value-choice': { during: idText, picks: v.strictObject({ attack: pair, damage: pair, both: pair }) },
  'attack/evade': { roll: idText, from: face, only: v.optional(close), notOfUsers: mayBe },
  'attack/cannot-be-evaded': {},
  'attack/takes-no-tokens': {},
  'attack/no-damage': {},
  'attack/penetrating': { only: v.optional(close) },
  'attack/instead-of-damage': { deals: amount },
  'attack/use-held': { reach: idText },
  'attack/use-from-map': {},
  'attack/at-terrain': {},
  'attack/break-terrain': { squares },
  'attack/targets-beside': { who: v.literal('any-other') },
  'attack/pass-hit': {},
  'attack/spots': {},
  'attack/unguard': { roll: idText, from: face, defense: amount, floor: amount },
  'attack/damage-roll': { roll: idText, floor: v.optional(number), single: mayBe, only: v.optional(close) },
  'attack/all-close-targets': {},
  'attack/area': { lockWhenSeveral: v.optional(amount), defense: v.optional(v.literal('printed')) },
  'attack/splash-per-bolt': {},
  'attack/token-on-hit': { twoTokensPenetrating: amount, first: mayBe },
  'attack/strain': { points, once: v.boolean(), ofDamaged: mayBe, afterGiven: mayBe },
  'attack/toll': { amount, of: v.optional(v.literal('action')) },
  'attack/all-passed': {},
  'attack/capture': { most: amount },
  'attack/at-square': {},
  'attack/blast': {
    thrownBy: idText,
    damage: amount,
    inSquare: amount,
    leaves: v.optional(
      v.strictObject({
        markers: v.optional(amount),
        shootingBarred: mayBe,
        around: v.optional(amount),
        marked: v.optional(v.strictObject({ amount, friends: amount })),
        destroys: v.optional(amount)
      })
    )
  },
  'attack/move-hit': {},
  'attack/rescue': {},
  'attack/single-target': {},
  'attack/bolts': { bolts: amount },
  'attack/ask-judge': { text: text(600), fromBolts: v.optional(amount) },
  'damage/reduce': { by: amount, evenPenetrating: mayBe, letsOthers: mayBe },
  'damage/reduce-by-roll': { roll: idText, zeroFrom: face, by: amount, only: v.optional(v.literal('attack')) },
  'damage/ignore-half': {},
  'damage/ignore-pushing': {},
  'damage/ignore-knock-back-damage': { when: oneOf(['any', 'falling']) },
  'damage/attack-floor': { at: amount },
  'damage/redirect': {},
  'damage/not-redirected-to': {},
  'damage/weaker-against': { by: amount, against: stance },
  roll: { of: idText, by: number, whose: oneOf(['self', 'target']), ifCanUse: some },
  'aftermath/hurt-attacker': { amount, type: v.optional(v.literal('penetrating')) },
  'aftermath/token-off-on-roll': { from: whole(2, 12) },
  'aftermath/heal-on-defeat': { amount, size: oneOf(SIZES) },
  'aftermath/heal-friends-when-defeated': { amount },
  'aftermath/heal-when-friend-falls': { roll: idText, less: amount, least: amount },
  'aftermath/heal-on-close-damage': { amount, once: mayBe },
  'aftermath/hurt-when-it-lands': { amount },
  'knock-back/ignore': {},
  'knock-back/cannot': {},
  'knock-back/may-take': {},
  'knock-back/may-cause': { squares: v.optional(squares), only: v.optional(oneOf(['close', 'ranged'])), during: some },
  'knock-back/cause': { amount: knockBackAmount },
  'knock-back/amount-on-doubles': { amount: knockBackAmount },
  'knock-back/token-on-doubles': {},
  'knock-back/collision-damage': { amount },
  movement: { ignores: listOf(oneOf(MOVEMENT_IGNORES), 20), during: some, straight: mayBe, destroys: mayBe, notBased: mayBe },
  approach: { roll: idText, fails: face, ignoredByUsers: mayBe },
  'carry/carries': {
    act: v.optional(v.literal('move')),
    most: v.optional(whole(0, 20)),
    than: v.optional(oneOf(['smaller', 'as-large'])),
    during: some,
    sharesKeyword: mayBe,
    fewerPoints: mayBe,
    sharesEffect: mayBe
  },
  'carry/carries-passengers': {},
  'carry/not-carried': { because: oneOf(['power', 'symbol', 'note']) },
  'carry/rides-along': {},
  'break-away/modify': { by: number, of: oneOf(['self', 'opponents']), during: some },
  'break-away/automatic': { during: some },
  'break-away/faces': { of: oneOf(['self', 'opponents']), from: face, unless: some },
  'break-away/never-automatic': {},
  'break-away/stop-opponents': {},
  'break-away/ignore-opponents': {},
  action: {
    move: v.optional(oneOf(['before', 'around', 'twice', 'unknown'])),
    attacksAfterwards: mayBe,
    attacks: v.optional(whole(0, 20)),
    endsWhenLost: mayBe,
    laterDamage: v.optional(number),
    damage: v.optional(number),
    samePowers: mayBe,
    firstSparesDamage: mayBe,
    gives: v.optional(
      v.strictObject({
        to: oneOf(['self', 'hit']),
        count: whole(1, 20),
        except: some,
        sameTwice: v.optional(v.literal('unsaid'))
      })
    ),
    controls: v.optional(idText),
    needsNoTokens: mayBe,
    attackPrice: v.optional(v.strictObject({ attack: amount, miss: amount })),
    alone: mayBe
  },
  'use/hurt-adjacent-opponents': { ...beginning, amount, notAfterMoving: mayBe },
  'use/heal': {
    ...beginning,
    who: oneOf(['self', 'target']),
    roll: idText,
    dice: v.literal(1),
    less: amount,
    least: amount,
    half: mayBe
  },
  'use/heal-by-attack-roll': { ...beginning, roll: idText, healRoll: idText, less: amount, least: amount },
  'use/markers': { ...beginning, kind: markerKind, most: whole(1, 20), clearOnly: mayBe },
  'use/extra-action': { ...beginning, roll: idText, from: face, clearsToken: mayBe },
  'use/knock-back': beginning,
  'use/place': { ...beginning, squares, holdsBack: mayBe, fromMoved: mayBe, markers: mayBe },
  'use/reroll': { ...beginning, of: v.optional(v.literal('active-side')) },
  'use/release': { ...beginning, points },
  'use/board': beginning,
  'use/eject': beginning,
  'use/equip': beginning,
  'use/merge': beginning,
  'use/split': beginning,
  'use/team-reroll': {
    ...beginning,
    barredBy: oneOf(['action', 'non-free-action']),
    token: mayBe,
    onlyWithout: v.optional(idText),
    once: mayBe
  },
  'use/become': beginning,
  'use/counter': { ...beginning, keeps: mayBe },
  'use/lend': { ...beginning, value: oneOf(VALUES), by: number, attack: close, within: mayBe, whileAdjacent: mayBe, once: mayBe },
  'use/heal-member': { ...beginning, amount, roll: idText, hurtsTo: face, damage: amount, onlyHurt: mayBe },
  'use/hold-values': beginning,
  'use/borrow': { ...beginning, gives: ids },
  'use/change-value': { ...beginning, by: number, values: v.optional(listOf(oneOf(VALUES), 5)), keeps: mayBe },
  'objects/handle': {},
  'tokens/act-with-two': { damage: amount, notFor: v.optional(oneOf(SIZES)) },
  uncounted: { spares: oneOf(['move', 'all']) },
  'token-off': { at: v.literal('turn-begins'), who: oneOf(['self', 'friend']), roll: idText, from: face },
  'action-total': { by: number, once: v.optional(v.literal('side')) },
  judge: {
    text: text(600),
    touches: v.optional(listOf(oneOf(['line-of-fire', 'attack', 'movement', 'knock-back', 'turn']), 5)),
    unless: some,
    whenKnockedBack: mayBe,
    whenItAttacks: mayBe,
    whenDefeated: mayBe,
    whenTerrainStands: mayBe,
    whenNoTeamChosen: mayBe,
    inTime: mayBe
  }
} as const satisfies { readonly [A in ClauseAddress]: v.ObjectEntries }

type Read<F> = F extends v.ObjectEntries ? v.InferOutput<v.StrictObjectSchema<F, undefined>> : never
type Unlike = {
  [A in ClauseAddress]: SameFields<Omit<ClauseAt<A>, 'phase' | 'does' | 'rule'>, Read<(typeof CLAUSE_FIELDS)[A]>> extends true ? never : A
}[ClauseAddress]
/** A kind of clause whose fields here are others than those of its type does not compile. */
export const CLAUSES_AS_TYPED: [Unlike] extends [never] ? true : Unlike = true

/** Every address, in the order of the list above. */
export const CLAUSE_ADDRESSES = Object.keys(CLAUSE_FIELDS) as readonly ClauseAddress[]

const schemas = new Map<string, AnySchema>()

/** The schema of the clauses at an address, or undefined if no clause has it. */
export function clauseSchemaAt(address: string): AnySchema | undefined {
  if (!Object.hasOwn(CLAUSE_FIELDS, address)) return undefined
  const known = schemas.get(address)
  if (known) return known
  const [phase, does] = address.split('/') as [string, string?]
  const entries: v.ObjectEntries = {
    phase: v.literal(phase),
    ...(does === undefined ? {} : { does: v.literal(does) }),
    rule: rowId,
    ...CLAUSE_FIELDS[address as ClauseAddress]
  }
  const made = v.strictObject(entries) as AnySchema
  schemas.set(address, made)
  return made
}

/**
 * A clause from JSON, or what is wrong with it. @param path JSON pointer of the clause
 * @param address its place in the effect; its own `phase` and `does` are checked against it
 */
export function readClause(json: unknown, path: string, address: string): Result<Clause> {
  const schema = clauseSchemaAt(address)!
  const [phase, does] = address.split('/') as [string, string?]
  const whole = isRecord(json) ? { phase, ...(does === undefined ? {} : { does }), ...json } : json
  const read = checked(schema, whole, path)
  return read.ok ? ok(read.value as Clause) : read
}
