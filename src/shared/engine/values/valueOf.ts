/**
 * A combat value at the moment it is needed (VAL-01): printed, then replaced, then modified, then limited, unless it
 * is locked (VAL-05); never below 0 (VAL-06). Fractions round up whenever they arise (GEN-06).
 */
import type { ValueName } from '../../contract/case.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason, ValueStep } from '../../contract/ruling.ts'
import type { Params } from '../../rules/vocabulary/ruleset.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import {
  clausesOf,
  figureOf,
  knowsClauseThat,
  printedValue,
  shownValue,
  type Applied,
  type FigureState,
  type Situation
} from '../situation/situation.ts'
import type { ValueContext } from './context.ts'
import type { Change } from './change.ts'
import { changesTo, guardOf } from './modifiers.ts'
import { takeSteps } from '../budget/budget.ts'

export interface ValueResult {
  readonly value: number
  readonly steps: readonly ValueStep[]
  readonly because: readonly Reason[]
}

const halfUp = (n: number): number => (n + (n % 2)) / 2

function tell(change: Change, from: number, to: number): Reason {
  return contributes(change.rule, `value.${change.op}`, {
    by: change.source,
    facts: { source: change.source, amount: change.amount, from, to }
  })
}

const declined = ({ rule, source, amount }: Change, from: number): Reason =>
  considered(rule, 'value.replacement-declined', { by: source, facts: { source, amount, from } })

interface Running {
  value: number
  readonly steps: ValueStep[]
  readonly because: Reason[]
}

function applyReplacements(run: Running, changes: readonly Change[], pick: string | null): void {
  for (const change of changes) {
    if (change.op !== 'halve') continue
    const to = halfUp(run.value)
    run.because.push(tell(change, run.value, to))
    if (change.aside) run.because.push(considered(change.aside.rule, change.aside.say))
    if (run.value % 2 !== 0) run.because.push(considered('GEN-06', 'value.rounded-up', { facts: { from: run.value, to } }))
    run.steps.push({ source: change.source, op: 'replace', result: to })
    run.value = to
  }
  const sets = changes.filter((change) => change.op === 'set')
  if (sets.length === 0) return
  const forced = sets.filter((change) => !change.optional)
  // Its controller orders the replacements: the last one stands, and a higher value suits its owner.
  const highestFirst = [...sets].sort((a, b) => b.amount - a.amount)
  const picked = highestFirst.find((change) => change.source === pick)
  const last = picked ?? highestFirst[0]!
  if (!picked && forced.length === 0 && last.amount <= run.value) {
    run.because.push(declined(last, run.value))
    return
  }
  for (const change of forced) if (change !== last) run.steps.push({ source: change.source, op: 'replace', result: change.amount })
  run.because.push(tell(last, run.value, last.amount), considered('VAL-02', 'value.replaced-is-unmodified'))
  if (last.aside) run.because.push(considered(last.aside.rule, last.aside.say))
  run.steps.push({ source: last.source, op: 'replace', result: last.amount })
  run.value = last.amount
}

/** Raises the value to the highest of the minimums that apply before modifiers (`isFirst`) or after them, at least 0 (VAL-06). */
function applyMinimum(run: Running, changes: readonly Change[], isFirst: boolean): void {
  let minimum = 0
  let by: string | null = null
  for (const { op, first = false, amount, source } of changes) {
    if (op !== 'minimum' || first !== isFirst || amount <= minimum) continue
    minimum = amount
    by = first ? source : null
  }
  if (run.value >= minimum) return
  run.value = minimum
  run.steps.push({ source: 'minimum', op: 'minimum', result: minimum })
  run.because.push(contributes('VAL-06', 'value.minimum', { by, facts: { minimum } }))
}

function applyModifiers(run: Running, changes: readonly Change[], limit: number | null): void {
  const base = run.value
  let sum = 0
  for (const change of changes) {
    if (change.op !== 'modify') continue
    sum += change.amount
    run.because.push(tell(change, base + sum - change.amount, base + sum))
    run.steps.push({ source: change.source, op: 'modify', result: base + sum })
  }
  if (limit !== null && Math.abs(sum) > limit) {
    const counted = sum > 0 ? limit : -limit
    run.because.push(contributes('VAL-04', 'value.limit', { facts: { sum, counted } }))
    run.steps.push({ source: 'rule-of-three', op: 'limit', result: base + counted })
    sum = counted
  }
  run.value = base + sum
}

/** Before 2010 a later replacement wiped out the modifiers applied earlier (VAL-03). */
function forgetEarlierModifiers(changes: readonly Change[], context: ValueContext, run: Running): readonly Change[] {
  const replacedNow = changes.some((change) => change.op === 'set' && change.optional)
  let lastReplacement = -1
  context.effects.forEach((effect, index) => {
    if (effect.replacement !== undefined) lastReplacement = index
  })
  const lost = context.effects
    .filter((effect, index) => effect.modifier !== undefined && (replacedNow || index < lastReplacement))
    .map((effect) => effect.source)
  if (lost.length === 0) return changes
  run.because.push(contributes('VAL-03', 'value.earlier-modifier-lost', { facts: { sources: lost } }))
  let toDrop = lost.length
  return changes.filter((change) => !(change.op === 'modify' && change.rule === 'VAL-07' && lost.includes(change.source) && toDrop-- > 0))
}

function locked(printed: number, lock: Change, changes: readonly Change[]): Running {
  const ignored = changes.filter((change) => change !== lock).map((change) => change.source)
  return {
    value: lock.amount,
    steps: [
      { source: 'printed', op: 'printed', result: printed },
      { source: lock.source, op: 'lock', result: lock.amount }
    ],
    because: [
      tell(lock, printed, lock.amount),
      contributes('VAL-05', 'value.locked', { by: lock.source, facts: { value: lock.amount, ignored } })
    ]
  }
}

function calculated(printed: number, changes: readonly Change[], context: ValueContext, values: Params['values']): Running {
  const run: Running = { value: printed, steps: [{ source: 'printed', op: 'printed', result: printed }], because: [] }
  if (values.order !== 'moment') {
    applyReplacements(run, changes, context.pick)
    applyMinimum(run, changes, true)
    applyModifiers(run, changes, values.modifierLimit)
    return run
  }
  const left = forgetEarlierModifiers(changes, context, run)
  // Before 2010 what comes later halves the value as it stands, modified earlier (VAL-03).
  const earlier = left.some(({ op }) => op === 'halve') ? left.filter((change) => change.earlier && change.op === 'modify') : []
  if (earlier.length > 0) {
    applyModifiers(run, earlier, null)
    run.because.push(considered('VAL-03', 'value.halved-as-it-stood'))
  }
  const later = left.filter((change) => !earlier.includes(change))
  applyReplacements(run, later, context.pick)
  applyModifiers(run, later, values.modifierLimit)
  return run
}

/** A replacement that its player may use is used where it is worth the earlier modifiers that are lost to it (VAL-03). */
function wellChosen(printed: number, changes: readonly Change[], context: ValueContext, values: Params['values']): Running {
  const atStake = values.order === 'moment' && context.pick === null && context.effects.some(({ modifier }) => modifier !== undefined)
  const [offered] = atStake ? changes.filter((change) => change.optional).sort((a, b) => b.amount - a.amount) : []
  if (!offered) return calculated(printed, changes, context, values)
  const used = calculated(printed, changes, { ...context, pick: offered.source }, values)
  const without = calculated(
    printed,
    changes.filter((change) => !change.optional),
    context,
    values
  )
  if (without.value <= used.value) return used
  without.because.push(declined(offered, without.value))
  return without
}

const NONE: readonly Change[] = []

/** The changes without the second and later ones of a source that counts once (MKEY-UNIQ). */
function onceEach(changes: readonly Change[]): readonly Change[] {
  if (!changes.some(({ once }) => once)) return changes
  return changes.filter(
    (one, at) => !one.once || changes.findIndex(({ op, source, once }) => once && op === one.op && source === one.source) === at
  )
}

/** Effects that add something against a team ability that the side of the figure has chosen, if nobody says which one. */
function withoutChosenTeam({ ruleset, position }: Situation, figure: FigureState, value: ValueName, { attack }: ValueContext): Reason[] {
  if (attack === null || !knowsClauseThat(ruleset, 'value', 'chosenTeam', ({ chosenTeam }) => chosenTeam !== undefined)) return []
  if (position.teams[figure.side]?.chosenTeamAbility !== undefined) return []
  return clausesOf(figure, 'value')
    .filter(({ clause }) => clause.chosenTeam !== undefined && clause.value === value)
    .map(({ effect, clause }) =>
      considered(clause.rule, 'value.no-team-chosen', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
    )
}

const setByJudge = (result: number): ValueStep => ({ source: 'judge', op: 'set', result })

/** The value, how it came about, and why. */
export function valueOf(situation: Situation, figure: FigureState, value: ValueName, needed: ValueContext): ValueResult {
  takeSteps(4)
  const { values } = situation.ruleset.params
  const there =
    situation.applied
      ?.get(figure.figure.index)
      ?.filter((one) => one.value === value && (one.attack === undefined || one.attack === needed.attack)) ?? []
  const apart =
    there.length === 0
      ? there
      : there.filter(({ nextTo }) => nextTo !== undefined && !areAdjacent(situation, figure, figureOf(situation, nextTo)))
  const isOff = ({ by, source }: Applied): boolean =>
    by !== undefined &&
    (figureOf(situation, by).muted ||
      (values.durationWhenUnusable === 'suspended' && situation.ruleset.effects.has(source) && !figureOf(situation, by).can.has(source)))
  const ignored = there.length === 0 ? there : there.filter(isOff)
  const lasting = apart.length + ignored.length === 0 ? there : there.filter((one) => !apart.includes(one) && !ignored.includes(one))
  const context: ValueContext = lasting.length === 0 ? needed : { ...needed, effects: [...lasting, ...needed.effects] }
  const printed = printedValue(figure, value)
  const set = figure.figure.set?.[value] === undefined ? null : shownValue(figure, value)
  const every = changesTo(situation, figure, value, context)
  const all = onceEach(every)
  const guard = guardOf(situation, figure)
  const kept = guard ? all.filter((change) => change.op === 'modify' && (change.opposing === true || !guard.opponentsOnly)) : NONE
  const changes = kept.length === 0 ? all : all.filter((change) => !kept.includes(change))
  const lock = changes.find((change) => change.op === 'lock')
  const run = lock ? locked(printed, lock, changes) : wellChosen(printed, changes, context, values)
  if (guard && kept.length > 0)
    run.because.push(
      contributes(guard.rule, 'value.guarded', {
        by: guard.source,
        facts: { figure: figure.id, effect: guard.source, sources: kept.map(({ source }) => source) }
      })
    )
  run.because.push(...withoutChosenTeam(situation, figure, value, context))
  if (all.length < every.length)
    for (const { source, rule } of every.filter((one) => !all.includes(one)))
      run.because.push(considered(rule, 'value.counts-once', { by: source, facts: { figure: figure.id, source } }))
  for (const { source, rule, nextTo } of apart)
    run.because.push(
      considered(rule ?? 'VAL-07', 'value.no-longer-adjacent', { by: source, facts: { figure: figure.id, user: nextTo!, source } })
    )
  for (const { source, by } of ignored) {
    const facts = { figure: figure.id, user: by!, source }
    run.because.push(
      values.durationWhenUnusable === 'stays' || figureOf(situation, by!).muted
        ? considered('POW-PW', 'value.user-ignored', { by: source, facts })
        : contributes('OUT-07', 'value.user-cannot', { by: source, facts })
    )
  }
  applyMinimum(run, changes, false)
  return {
    value: run.value,
    steps: set === null ? run.steps : [{ source: 'printed', op: 'printed', result: set }, setByJudge(printed), ...run.steps.slice(1)],
    because: [
      ...(set === null
        ? []
        : [contributes('VAL-01', 'value.set-by-judge', { by: figure.id, facts: { figure: figure.id, value, printed: set, to: printed } })]),
      ...run.because,
      set === null
        ? decides('VAL-01', 'value.result', { by: figure.id, facts: { figure: figure.id, value, printed, result: run.value } })
        : decides('VAL-01', 'value.result-set', { by: figure.id, facts: { figure: figure.id, value, to: printed, result: run.value } })
    ]
  }
}
