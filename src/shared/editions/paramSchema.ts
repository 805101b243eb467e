/** The values that each parameter may have, by its address (`values.modifierLimit`). A group of the type that is missing here does not compile. */
import * as v from 'valibot'
import { fieldsOf } from '../base/fieldsOf.ts'
import { idText, listOf, oneOf, text, whole } from '../base/validate.ts'
import { OBJECT_WEIGHTS } from '../contract/case.ts'
import type {
  FigureRerolls,
  FirstRoll,
  MissionPoints,
  ModernShare,
  Params,
  SidelineSize,
  ThemeRerolls,
  ThemeSize
} from '../rules/vocabulary/ruleset.ts'

const yesNo = v.boolean()
const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const weights = listOf(oneOf(OBJECT_WEIGHTS), OBJECT_WEIGHTS.length)
const keywords = listOf(text(120), 200)
const each = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({
    'ultra-light': v.optional(schema),
    light: v.optional(schema),
    heavy: v.optional(schema),
    'ultra-heavy': v.optional(schema)
  })
const theme = v.strictObject(
  fieldsOf<ThemeSize>()({ named: whole(1, 99), generic: whole(1, 99), per: orNull(whole(1, 100_000)), genericKeywords: keywords })
)
const rerollsByTotal = v.strictObject(
  fieldsOf<ThemeRerolls>()({
    named: whole(0, 99),
    generic: whole(0, 99),
    per: whole(1, 100_000),
    partCounts: yesNo,
    genericKeywords: keywords
  })
)
const rerolls = v.union([rerollsByTotal, v.strictObject(fieldsOf<FigureRerolls>()({ each: whole(0, 99), most: whole(0, 99) }))])
const firstRoll = v.strictObject(fieldsOf<FirstRoll>()({ each: whole(0, 99), ahead: whole(0, 99) }))
const sideline = v.strictObject(fieldsOf<SidelineSize>()({ each: whole(0, 99), eachInTheme: whole(0, 99), most: whole(0, 999) }))
const maps = v.strictObject({ least: whole(0, 99), most: whole(0, 99) })
const modernShare = v.strictObject(fieldsOf<ModernShare>()({ points: whole(0, 100_000), free: whole(0, 99), sideline: whole(0, 99) }))
const mission = v.strictObject(fieldsOf<MissionPoints>()({ end: whole(1, 9999), silver: whole(0, 9999) }))

const GROUPS = {
  lineOfFire: fieldsOf<Params['lineOfFire']>()({
    tinyIsSmaller: yesNo,
    lowGiantsBlock: yesNo,
    indoorBlocksAllLevels: yesNo,
    smaller: oneOf(['looked-over', 'blocks']),
    lowerFigures: oneOf(['giants', 'never-block', 'block']),
    outdoorWalls: oneOf(['both-kinds', 'as-terrain', 'always-block']),
    hinderedBonus: whole(0, 20),
    doors: oneOf(['marks', 'walls'])
  }),
  adjacency: fieldsOf<Params['adjacency']>()({ notThroughMultiBase: yesNo, stairs: oneOf(['touching', 'orthogonal']) }),
  values: fieldsOf<Params['values']>()({
    modifierLimit: orNull(whole(0, 20)),
    order: oneOf(['whole', 'moment']),
    durationWhenUnusable: oneOf(['suspended', 'stays'])
  }),
  targeting: fieldsOf<Params['targeting']>()({
    firstRoundImmunity: yesNo,
    wallDestruction: oneOf(['line-through-wall', 'line-to-both-sides']),
    linesMakeTargets: yesNo,
    counters: oneOf(['possessions', 'standard-powers']),
    wrongTarget: oneOf(['by-attacks', 'by-effect']),
    giantReachHindering: oneOf(['ignored', 'counts'])
  }),
  firstTurn: fieldsOf<Params['firstTurn']>()({ immunity: yesNo, immunityBy: oneOf(['area', 'square']) }),
  teams: fieldsOf<Params['teams']>()({ outsiders: whole(0, 40) }),
  size: fieldsOf<Params['size']>()({ earthboundLines: oneOf(['stay', 'gone']) }),
  attack: fieldsOf<Params['attack']>()({
    missHurtsWithoutDamage: yesNo,
    depletesDamage: yesNo,
    severalTargets: oneOf(['one-roll-divided', 'roll-each-full']),
    objectAddsTo: oneOf(['damage-value', 'damage-dealt']),
    boltsIn: oneOf(['ranged', 'both']),
    criticalAddsToInstead: yesNo,
    criticalAddsTo: oneOf(['each', 'damaged']),
    unfitPower: oneOf(['forbidden', 'idle']),
    becomingRollsSenses: yesNo,
    becomingHindered: yesNo,
    waveHindered: yesNo,
    namesInstead: yesNo
  }),
  objects: fieldsOf<Params['objects']>()({
    byAnyone: weights,
    fewestPoints: each(whole(0, 100_000)),
    notTargetedBy: each(listOf(idText, 60)),
    notInCloseAttacks: weights,
    adds: each(whole(0, 20)),
    throwReach: each(whole(0, 99)),
    throwDamage: each(whole(0, 20)),
    pickedUpAsItStops: yesNo,
    hinder: yesNo,
    onlyTop: yesNo,
    markersFall: yesNo,
    used: oneOf(['in-close-attacks', 'by-terrain-action'])
  }),
  damage: fieldsOf<Params['damage']>()({
    criticalIsReduced: yesNo,
    reducers: oneOf(['one', 'sum']),
    dealt: oneOf(['after-reducers', 'before-reducers']),
    stopClicks: yesNo
  }),
  knockBack: fieldsOf<Params['knockBack']>()({
    path: oneOf(['far-diagonal', 'extended-line', 'attackers-line', 'judge']),
    hangingOnDamage: whole(0, 20),
    higherFlanks: oneOf(['stop', 'pass']),
    doubles: yesNo,
    order: oneOf(['terrain-first', 'figure-first']),
    fallDamage: whole(0, 20),
    fallOnLastSquare: whole(0, 20),
    fewerSquares: whole(0, 20),
    severalSquares: oneOf(['none', 'as-others']),
    greatSize: oneOf(['none', 'as-others']),
    flightFalls: oneOf(['none', 'as-others'])
  }),
  movement: fieldsOf<Params['movement']>()({
    cornerIsStricter: yesNo,
    indoorOpening: oneOf(['as-wide-as-the-base', 'of-one-square']),
    hindering: oneOf(['stops-and-halves', 'nothing']),
    water: oneOf(['stops-and-halves', 'nothing']),
    boundary: oneOf(['transition-squares', 'stop']),
    boundaryLevels: oneOf(['any', 'one']),
    breakAway: whole(1, 9),
    breakAwayFaces: yesNo,
    carryCost: whole(0, 20),
    carryCostFor: oneOf(['all', 'each']),
    symbolsBar: yesNo,
    breakAwayAtZero: yesNo,
    afterFailure: v.optional(oneOf(['left-out', 'illegal'])),
    abilities: v.optional(oneOf(['at-start', 'each-square']))
  }),
  tokens: fieldsOf<Params['tokens']>()({
    beyondTwo: oneOf(['ignored', 'nothing', 'forbidden']),
    pushing: oneOf(['hurts', 'none']),
    stamina: oneOf(['as-printed', 'gone'])
  }),
  actions: fieldsOf<Params['actions']>()({ leadership: oneOf(['one', 'each']) }),
  time: fieldsOf<Params['time']>()({
    effectsEndWithSource: yesNo,
    markersEndWithSource: yesNo,
    afterResolutions: oneOf(['attack', 'action']),
    generates: yesNo,
    freeActionOnce: yesNo,
    freeOnlyBetween: yesNo,
    freeActionsInside: yesNo,
    freeActionsAtEnd: yesNo,
    sameMechanicOnce: yesNo,
    replacedInSquares: yesNo,
    harderAfterAction: yesNo,
    doublePowerActions: yesNo,
    moveBesidesAttack: yesNo,
    wildCards: oneOf(['with-any-action', 'by-free-action', 'by-free-action-and-kept']),
    uncopyable: orNull(listOf(idText, 200))
  }),
  score: fieldsOf<Params['score']>()({ atMostTotal: yesNo, mission: orNull(mission) }),
  force: fieldsOf<Params['force']>()({
    alternateByKeyword: yesNo,
    namedOnly: yesNo,
    objectsLimited: yesNo,
    conditions: orNull(whole(0, 99)),
    featShare: orNull(whole(0, 100)),
    featOnce: yesNo,
    featByUse: yesNo,
    alternateNeedsTheme: yesNo,
    alternateForAll: yesNo,
    uniqueBy: oneOf(['name', 'name-set-number']),
    theme: orNull(theme),
    rerolls: orNull(rerolls),
    initiative: orNull(firstRoll),
    fewestPoints: whole(0, 100_000),
    sideline: orNull(sideline),
    maps: orNull(maps),
    equipmentEach: orNull(whole(0, 99)),
    once: listOf(idText, 20),
    newSetDays: orNull(whole(0, 999)),
    modernShare: orNull(modernShare),
    formats: yesNo,
    specialObjectsDiffer: yesNo,
    resources: orNull(whole(0, 99)),
    areasGrow: yesNo,
    areasApart: yesNo,
    smallMap: v.optional(orNull(whole(1, 200)))
  })
} as const satisfies { readonly [G in keyof Params]: v.ObjectEntries }

/**
 * Parameters that an edition may leave out, with the value that means the same: an edition over one that has the parameter removes it by
 * that value, and its rules are the same as those of an edition that never had it.
 */
export const LEFT_OUT: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['movement.afterFailure', 'left-out'],
  ['movement.abilities', 'at-start'],
  ['force.smallMap', null]
])

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** The schema of each parameter by its address, in the order of the type. */
export const PARAM_SCHEMAS: ReadonlyMap<string, AnySchema> = new Map(
  Object.entries(GROUPS).flatMap(([group, fields]) =>
    Object.entries(fields as Readonly<Record<string, AnySchema>>).map(([name, schema]) => [`${group}.${name}`, schema] as const)
  )
)

type Group = keyof Params
const stepsOf = (address: string) => address.split('.') as [group: Group, name: string]

/** Parameters by their addresses. */
export const flatParams = (params: Params): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(params).flatMap(([group, values]) =>
      Object.entries(values as object).map(([name, value]) => [`${group}.${name}`, value])
    )
  )

/** The value of a parameter by its address (`movement.boundary`); undefined if there is none. */
export function paramAt(params: Params, address: string): unknown {
  const [group, name] = stepsOf(address)
  return Reflect.get(params[group], name)
}

/** Parameters with some of them changed; one of `LEFT_OUT` with its usual value is removed. @param changes values by address, checked before */
export function withParams(params: Params, changes: ReadonlyMap<string, unknown>): Params {
  if (changes.size === 0) return params
  const groups = new Map<string, Record<string, unknown>>(Object.entries(params).map(([group, values]) => [group, { ...values }]))
  for (const [address, value] of changes) {
    const [group, name] = stepsOf(address)
    if (LEFT_OUT.get(address) === value) delete groups.get(group)![name]
    else groups.get(group)![name] = value
  }
  return Object.fromEntries(groups) as unknown as Params
}

/** The same parameters; each of `names` calls `onRead` with its name whenever its value is read. */
export function watchedParams(params: Params, names: Iterable<string>, onRead: (name: string) => void): Params {
  const groups = new Map<string, object>(Object.entries(params).map(([group, values]) => [group, { ...values }]))
  for (const address of names) {
    const [group, name] = stepsOf(address)
    const value = paramAt(params, address)
    Object.defineProperty(groups.get(group)!, name, {
      enumerable: true,
      get: () => {
        onRead(address)
        return value
      }
    })
  }
  return Object.fromEntries(groups) as unknown as Params
}
