/** Everything that replaces, modifies or locks a combat value: who does it, by which rule, by how much. */
import type { ValueName } from '../../contract/case.ts'
import { HINDERING, WATER } from '../../position/position.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { hinderedBonus } from '../lineOfFire/hinderedBonus.ts'
import { HINDERED } from '../lineOfFire/walk/causes.ts'
import { isCramped } from '../ground/base.ts'
import { carriesPassengers, carryingOf, ridesAlong } from '../carrying/carry.ts'
import { ignoredWhile } from '../ground/ground.ts'
import { shapeOfAction } from '../action/shape.ts'
import { purposeOf } from '../situation/target.ts'
import { addedInClose } from '../situation/objectRules.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import {
  clausesOf,
  figureOf,
  isMeant,
  isNamed,
  knowsClause,
  printedValue,
  terrainClauses,
  type FigureState,
  type Situation
} from '../situation/situation.ts'
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { markerUsed } from './heldMarker.ts'
import type { ValueContext } from './context.ts'
import { changeBy, type Change } from './change.ts'
import { changesByOthers, worksIn } from './neighbours.ts'

/** Whether the figure moves by its speed value in this action (MOV-06), and not by a number that the action itself sets. */
function isMoved({ ruleset }: Situation, action: string): boolean {
  const effect = ruleset.effects.get(action)
  const setsSpeed = effect?.clauses.some(
    (clause) => clause.phase === 'value' && clause.value === 'speed' && 'lock' in clause.then && clause.during?.includes(action)
  )
  return setsSpeed !== true && shapeOfAction(action, effect)?.holdsMovement === true
}

function ownChanges(situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): Change[] {
  const changes: Change[] = []
  for (const { effect, clause } of clausesOf(figure, 'value')) {
    if (clause.value !== value || (clause.of ?? 'self') !== 'self' || !worksIn(situation, clause, context, figure)) continue
    changes.push(changeBy(effect.id, clause, () => printedValue(figure, value)))
  }
  // A power that reaches as far as the range value may say how far at least (VAL-06).
  for (const { effect, clause } of value === 'range' ? clausesOf(figure, 'targeting') : []) {
    if (clause.does !== 'reach' || !('rangeValue' in clause.reach) || !context.during.includes(effect.id)) continue
    const { minimum, first } = clause.reach
    changes.push({ source: effect.id, rule: clause.rule, op: 'minimum', amount: minimum, ...(first && { first }) })
  }
  // An action of several attacks may lower the damage of all of them (ABL-MUL).
  for (const { effect, clause } of value === 'damage' && context.during.length > 0 ? clausesOf(figure, 'action') : []) {
    if (clause.damage === undefined || !context.during.includes(effect.id)) continue
    const by = { source: effect.id, rule: clause.rule }
    changes.push({ ...by, op: 'modify', amount: clause.damage }, { ...by, op: 'minimum', amount: 1 })
  }
  for (const { effect, clause } of clausesOf(figure, 'value-choice')) {
    if (!context.during.includes(clause.during) || !context.expert) continue
    const [attack, damage] = clause.picks[context.expert]
    const amount = value === 'attack' ? attack : value === 'damage' ? damage : 0
    if (amount !== 0) changes.push({ source: effect.id, rule: clause.rule, op: 'modify', amount })
  }
  return changes
}

function terrainChanges(situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): Change[] {
  const found = new Map<string, Change>()
  const look = (state: FigureState | null, isSelf: boolean): void => {
    if (!state) return
    for (const { terrain, clause } of terrainClauses(situation, state, 'value')) {
      if (clause.value !== value || (clause.during !== undefined && !context.during.includes(clause.during))) continue
      if (clause.occupies !== 'self-or-target' && (clause.occupies === 'self') !== isSelf) continue
      if (clause.ability !== undefined && !figure.can.has(clause.ability)) continue
      if (clause.named !== undefined && !isNamed(isSelf ? context.opponent : figure, clause.named)) continue
      // Each clause once, even where both ends are on it (MAP-DS3).
      found.set(
        `${terrain.id} ${terrain.clauses.indexOf(clause)}`,
        clause.halve
          ? { source: terrain.id, rule: clause.rule, op: 'halve', amount: 0 }
          : { source: terrain.id, rule: clause.rule, op: 'modify', amount: clause.modify ?? 0 }
      )
    }
  }
  look(figure, true)
  look(context.opponent, false)
  return [...found.values()]
}

/** What the counters on a figure change: each of them once, by the clause of the map or of what it has (MAP-23). */
function counterChanges(situation: Situation, figure: FigureState, value: ValueName): Change[] {
  if (Object.keys(figure.figure.counters).length === 0) return []
  const found = new Map<TerrainClause, Change>()
  const look = (source: string, clauses: readonly TerrainClause[]): void => {
    for (const clause of clauses) {
      const count = clause.phase === 'counter' ? (figure.figure.counters[clause.counter] ?? 0) : 0
      if (clause.phase !== 'counter' || count === 0 || clause.value !== value || !isMeant(situation, figure, clause.only)) continue
      found.set(clause, { source, rule: clause.rule, op: 'modify', amount: count * clause.modify })
    }
  }
  for (const { terrain, clause } of mapClauses(situation.position, 'counter')) look(terrain.id, [clause])
  for (const { id, clauses } of figure.rules) look(id, clauses)
  return [...found.values()]
}

/** Does a figure that ignores this start in terrain that hinders movement, so that it has half its speed (MOV-06)? */
export function startsHindered(situation: Situation, figure: FigureState, ignores: ReadonlySet<MovementIgnore>): boolean {
  const { ground } = situation.position
  const { movement } = situation.ruleset.params
  const hindering = movement.hindering === 'nothing' || ignores.has('hindering') ? 0 : HINDERING
  const hinders = hindering | (movement.water === 'nothing' || ignores.has('water') ? 0 : WATER)
  return figure.squares.some((square) => (ground[square]! & hinders) !== 0) && !isCramped(situation, figure)
}

function circumstances(situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): Change[] {
  const changes: Change[] = []
  const { params } = situation.ruleset
  const { ground } = situation.position
  // Most figures start on clear ground, where nothing is to be ignored.
  const ignores =
    value === 'speed' &&
    figure.squares.some((square) => (ground[square]! & (HINDERING | WATER)) !== 0) &&
    context.during.some((id) => isMoved(situation, id))
      ? ignoredWhile(situation, figure, context.moving ?? context.during)
      : null
  if (ignores && startsHindered(situation, figure, ignores)) {
    // Who ignores hindering terrain is held up by water only: by a reading (Q23).
    const aside = ignores.has('hindering') ? { rule: 'TER-05', say: 'value.water-own-kind' } : undefined
    changes.push({ source: 'hindering-terrain', rule: 'MOV-06', op: 'halve', amount: 0, ...(aside ? { aside } : {}) })
  }
  // A tiny figure rides along without slowing its carrier (ABL-TIN), and nobody slows a vehicle (ABL-VEH).
  if (
    value === 'speed' &&
    context.carrying &&
    (context.secondCarried || !ridesAlong(figure, context.carrying)) &&
    !carriesPassengers(figure)
  ) {
    const { carryCost, carryCostFor } = params.movement
    const cost = carryCostFor === 'each' && context.secondCarried ? 2 * carryCost : carryCost
    if (cost > 0) changes.push({ source: carryingOf(situation.ruleset), rule: 'ABL-CARRY', op: 'modify', amount: -cost })
  }
  if (
    value === 'damage' &&
    params.attack.objectAddsTo === 'damage-value' &&
    context.attack === 'close' &&
    context.singleTarget &&
    figure.figure.holding
  ) {
    const bonus = addedInClose(situation.ruleset, figure.figure.holding)
    if (bonus > 0) changes.push({ source: `${figure.figure.holding}-object`, rule: 'OBJ-04', op: 'modify', amount: bonus })
  }
  const marker = value === 'damage' && context.attack === 'close' ? markerUsed(situation, figure, context.during) : null
  if (marker) changes.push({ source: marker.kind, rule: 'OBJ-04', op: 'modify', amount: marker.printed.burst[1] })
  if (value === 'defense' && context.attack === 'ranged' && context.opponent && figure.squares.length > 0) {
    const hindered =
      context.hindered ??
      drawLine(situation, figureEnd(context.opponent), figureEnd(figure), purposeOf(context.opponent, context.during))?.state === HINDERED
    const more = hindered ? hinderedBonus(situation, context.opponent, figure, purposeOf(context.opponent, context.during)) : null
    if (hindered)
      changes.push({
        source: more?.by ?? 'hindered-line',
        rule: more?.rule ?? 'LOF-12',
        op: 'modify',
        amount: more?.bonus ?? situation.ruleset.params.lineOfFire.hinderedBonus
      })
  }
  return changes
}

/** The rule by which a replacement from this source is locked (VAL-05): a die that is the damage, a damage value that the power fixes; null: it is not. */
function lockedBy(situation: Situation, source: string, value: ValueName): string | null {
  for (const clause of situation.ruleset.effects.get(source)?.clauses ?? []) {
    if (clause.phase === 'value' && clause.value === value && 'lock' in clause.then) return clause.rule
    if (clause.phase === 'attack' && value === 'damage' && (clause.does === 'damage-roll' || clause.does === 'area')) return clause.rule
  }
  return null
}

/** The effect that protects the values of this figure from modifiers, of all effects or only of those of opponents; null: there is none. */
export function guardOf(
  situation: Situation,
  figure: FigureState
): { readonly source: string; readonly rule: string; readonly opponentsOnly: boolean } | null {
  const held = situation.lasting?.find(({ on, holdsValues }) => holdsValues === true && on === figure.id)
  if (held) return { source: held.effect, rule: held.rule, opponentsOnly: false }
  if (!knowsClause(situation.ruleset, 'value-guard')) return null
  const [guard] = clausesOf(figure, 'value-guard')
  return guard ? { source: guard.effect.id, rule: guard.clause.rule, opponentsOnly: true } : null
}

/** All changes to a value, in the order: applied before, the figure's own and its neighbours', terrain, circumstances. */
export function changesTo(situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): Change[] {
  const replaced = (source: string, amount: number): Change => {
    const lockRule = lockedBy(situation, source, value)
    return lockRule === null ? { source, rule: 'VAL-02', op: 'set', amount } : { source, rule: lockRule, op: 'lock', amount }
  }
  const isGuarded = knowsClause(situation.ruleset, 'value-guard')
  const opposing = (by: string | undefined) =>
    by !== undefined && isGuarded && figureOf(situation, by).side !== figure.side ? ({ opposing: true } as const) : {}
  const before: Change[] = context.effects.flatMap(({ source, modifier, replacement, rule, minimum, by, uniqueModifier }) => [
    ...(replacement !== undefined ? [replaced(source, replacement)] : []),
    ...(modifier !== undefined
      ? [
          {
            source,
            rule: rule ?? 'VAL-07',
            op: 'modify',
            amount: modifier,
            earlier: true,
            ...opposing(by),
            ...(uniqueModifier ? { once: true as const } : {})
          } as const
        ]
      : []),
    ...(minimum !== undefined ? [{ source, rule: rule ?? 'VAL-06', op: 'minimum', amount: minimum } as const] : [])
  ])
  const lock: Change[] = context.lock
    ? [{ source: context.lock.source, rule: context.lock.rule, op: 'lock', amount: context.lock.value }]
    : []
  return [
    ...before,
    ...ownChanges(situation, figure, value, context),
    // What the action has locked stays: a die that comes later replaces nothing (VAL-05).
    ...lock,
    ...changesByOthers(situation, figure, value, context),
    ...terrainChanges(situation, figure, value, context),
    ...counterChanges(situation, figure, value),
    ...circumstances(situation, figure, value, context)
  ]
}
