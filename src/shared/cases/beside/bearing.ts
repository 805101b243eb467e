/**
 * Whether a thing that was not considered could change the ruling. All others are reported, too, with `matters: false`: the mark
 * on a ruling counts what is left. Only what is sure to have no bearing is marked; everything else matters.
 */
import { isTimeline, type Ask } from '../../contract/case.ts'
import type { KnockBackResult, NotConsidered } from '../../contract/ruling.ts'
import { immaterial, leftOutSource, matters } from '../../explain/leftOut.ts'
import type { Clause, Effect } from '../../rules/vocabulary/vocabulary.ts'
import { effectElsewhere } from './elsewhere.ts'

/** The subject of a ruling. */
export interface Ruled {
  readonly ask: Ask
  /** The ruling's own fields. */
  readonly own: object
  /** The side of a figure of the table. */
  readonly sideOf: (id: string) => string | undefined
}

type Combat = 'close' | 'ranged'
type Kinds = ReadonlySet<Ask['kind']>
/** Questions that make one attack. */
const WITH_ATTACK: Kinds = new Set<Ask['kind']>(['attack', 'odds'])

/** Figures and powers of a question and its ruling by what they do in it. */
export interface Roles {
  readonly kind: Ask['kind']
  /** A range can decide it. */
  readonly hasRange: boolean
  readonly actors: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
  /** Figures that damage is dealt to. */
  readonly struck: ReadonlySet<string>
  /** Figures that the ruling defeats. */
  readonly defeated: ReadonlySet<string>
  /** Kinds of attack in it; none: no attack is made. */
  readonly combats: ReadonlySet<Combat>
  /** Every text of the question: powers that are used are among them. */
  readonly named: ReadonlySet<string>
  /** Sides of its actors. */
  readonly sides: ReadonlySet<string | undefined>
}

interface Outcome {
  readonly damageDealt?: Readonly<Record<string, number>>
  readonly after?: Readonly<Record<string, { readonly ko: boolean }>>
  readonly knockBack?: { readonly results: readonly KnockBackResult[] }
  readonly results?: readonly KnockBackResult[]
  readonly states?: readonly Readonly<Record<string, { readonly damage: number; readonly ko: boolean }>>[]
}

const ACTORS: ReadonlySet<string> = new Set(['from', 'figure', 'by', 'carrying'])
const TARGETS: ReadonlySet<string> = new Set(['to', 'targets', 'hits', 'on'])

/** Calls `found` for every text in a value with the field that it belongs to. */
export function eachText(value: unknown, field: string, found: (text: string, field: string) => void): void {
  if (typeof value === 'string') found(value, field)
  else if (Array.isArray(value)) for (const one of value as readonly unknown[]) eachText(one, field, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) eachText(one, field === 'hits' ? 'hits' : key, found)
}

/** The kinds of attack that the question makes; of events without a kind, both. */
function combatsIn(ask: Ask): ReadonlySet<Combat> {
  const { attack } = ask as { readonly attack?: Combat }
  if (WITH_ATTACK.has(ask.kind)) return new Set([attack ?? 'ranged'])
  if (!isTimeline(ask)) return new Set()
  const combats = new Set<Combat>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return (value as readonly unknown[]).forEach(look)
    if (typeof value !== 'object' || value === null) return
    const event = value as { readonly do?: unknown; readonly attack?: unknown }
    if (event.do === 'attack') for (const one of ['close', 'ranged'] as const) if ((event.attack ?? one) === one) combats.add(one)
    Object.values(value).forEach(look)
  }
  look(ask.events)
  return combats
}

function struckIn(
  ask: Ask,
  { damageDealt = {}, knockBack, results = knockBack?.results ?? [], states = [] }: Outcome,
  targets: ReadonlySet<string>
): ReadonlySet<string> {
  if (ask.kind === 'damage' || ask.kind === 'odds') return new Set([ask.to])
  // Damage that a figure ignores is not in the states of a timeline.
  if (isTimeline(ask)) return new Set([...targets, ...states.flatMap((state) => Object.keys(state).filter((id) => state[id]!.damage > 0))])
  return new Set([...Object.keys(damageDealt), ...results.flatMap(({ damage }) => damage.map(({ to }) => to))])
}

/** The roles of figures and powers in a question and its ruling. */
export function rolesIn({ ask, own, sideOf }: Ruled): Roles {
  const outcome = own as Outcome
  const actors = new Set<string>()
  const targets = new Set<string>()
  const named = new Set<string>()
  eachText(ask, '', (text, field) => {
    named.add(text)
    if (ACTORS.has(field)) actors.add(text)
    if (TARGETS.has(field)) targets.add(text)
  })
  const ends = [outcome.after ?? {}, ...(outcome.states ?? [])]
  return {
    kind: ask.kind,
    hasRange: 'with' in ask || WITH_RANGE.has(ask.kind),
    actors,
    targets,
    struck: struckIn(ask, outcome, targets),
    defeated: new Set(ends.flatMap((after) => Object.keys(after).filter((id) => after[id]!.ko))),
    combats: combatsIn(ask),
    named,
    sides: new Set([...actors].map(sideOf))
  }
}

/** Questions that draw no line of fire and choose no target. */
const WITHOUT_LINES: Kinds = new Set<Ask['kind']>(['move', 'break-away', 'damage', 'value', 'knock-back'])
const WITH_MOVES: Kinds = new Set<Ask['kind']>(['move', 'reach', 'break-away', 'timeline'])
/** Questions that a range can decide, in addition to those with a field `with`. */
const WITH_RANGE: Kinds = new Set<Ask['kind']>(['reach', 'attack', 'odds', 'timeline'])

type Of<P extends Clause['phase']> = Extract<Clause, { readonly phase: P }>

function damageBears({ does }: Of<'damage'>, { actors, struck, combats }: Roles, figure: string): boolean {
  if (does === 'attack-floor' || does === 'weaker-against') return combats.size > 0 && actors.has(figure) && struck.size > 0
  return does === 'redirect' || does === 'not-redirected-to' ? struck.size > 0 : struck.has(figure)
}

function valueBears(clause: Of<'value'>, roles: Roles, figure: string, sideOf: Ruled['sideOf']): boolean {
  const { kind, hasRange, actors, targets, struck, combats, named, sides } = roles
  if (clause.during && !clause.during.some((id) => named.has(id))) return false
  if (kind === 'value') return named.has(clause.value)
  const mine = (clause.of ?? 'self') === 'self'
  if (clause.value === 'speed') return WITH_MOVES.has(kind) && (!mine || actors.has(figure))
  if (clause.value === 'range') return hasRange && (!mine || actors.has(figure))
  if (combats.size === 0 || (clause.attack && !combats.has(clause.attack))) return false
  if (clause.value === 'damage' && struck.size === 0) return false
  if (mine) return clause.value === 'defense' ? targets.has(figure) : actors.has(figure)
  return clause.of === 'adjacent-friend' && clause.value !== 'defense' ? sides.has(sideOf(figure)) : true
}

/** Whether this clause, if the figure had it here, could change the ruling. */
function bears(clause: Clause, roles: Roles, figure: string, sideOf: Ruled['sideOf']): boolean {
  const { kind, actors, struck, combats } = roles
  switch (clause.phase) {
    case 'line-of-fire':
    case 'targeting':
      return !WITHOUT_LINES.has(kind)
    case 'attack':
      return combats.size > 0 && (clause.does === 'evade' ? !actors.has(figure) || kind === 'timeline' : actors.has(figure))
    case 'damage':
      return damageBears(clause, roles, figure)
    case 'aftermath':
      return combats.size > 0 && struck.size > 0
    case 'knock-back':
      return kind === 'knock-back' || (combats.size > 0 && struck.size > 0)
    case 'movement':
      return WITH_MOVES.has(kind) && actors.has(figure)
    case 'break-away':
    case 'carry':
    case 'approach':
      return WITH_MOVES.has(kind)
    case 'action':
    case 'use':
      // It is used only if the question names it.
      return false
    case 'value':
      return valueBears(clause, roles, figure, sideOf)
    default:
      return true
  }
}

/** A power of another edition that does nothing that the question is about. */
function isElsewhereAndIdle({ id, figure }: NotConsidered, roles: Roles, sideOf: Ruled['sideOf']): boolean {
  const effect = effectElsewhere(id)?.effect
  if (effect === undefined || figure === undefined || roles.named.has(id)) return false
  return !effect.clauses.some((clause) => bears(clause, roles, figure, sideOf))
}

/** A point left to the judge that arises only when the figure attacks, or only when it is defeated. */
function isNotYet(
  { id, figure, text }: NotConsidered,
  { actors, defeated, combats }: Roles,
  effects: ReadonlyMap<string, Effect>
): boolean {
  const clause = effects.get(id)?.clauses.find((one) => one.phase === 'judge' && one.text === text)
  if (clause?.phase !== 'judge' || figure === undefined) return false
  const attacks = combats.size > 0 && actors.has(figure)
  return (clause.whenItAttacks === true && !attacks) || (clause.whenDefeated === true && !defeated.has(figure))
}

/** The entries, with those marked that cannot change this ruling. */
export function withBearing(
  entries: readonly NotConsidered[],
  effects: ReadonlyMap<string, Effect>,
  ruled: Ruled
): readonly NotConsidered[] {
  const open = entries.filter((entry) => matters(entry) && entry.kind === 'special-power')
  // A best turn may come to use anything.
  if (open.length === 0 || 'plans' in ruled.own) return entries
  const roles = rolesIn(ruled)
  const isIdle = (entry: NotConsidered): boolean => {
    const source = leftOutSource(entry)
    return source !== undefined && 'say' in source && (source.say === 'unknown-power' || source.say === 'power-of-other-rules')
      ? isElsewhereAndIdle(entry, roles, ruled.sideOf)
      : isNotYet(entry, roles, effects)
  }
  return entries.map((entry) => (open.includes(entry) && isIdle(entry) ? immaterial(entry) : entry))
}
