/**
 * What a question tells and nothing here asks for: a die for a power that the figure has nowhere, a way and another end of
 * it. It changes nothing, and that is said with its place: whoever typed it thought it would.
 */
import { pointerStep } from '../../base/validate.ts'
import { carriedFigures } from '../../contract/carried.ts'
import type { ActionEvent, AttackEvent, CaseTarget, MoveEvent, TimelineEvent, UseEvent } from '../../contract/case.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import { isStruckWithoutRoll } from '../../engine/attack/withoutRoll.ts'
import { isLarger } from '../../engine/ground/base.ts'
import { rollsDistance } from '../../engine/knockBack/due.ts'
import type { FigureState, Situation } from '../../engine/situation/situation.ts'
import { isWildCard } from '../../engine/situation/wildCards.ts'
import { dealsNoDamage } from '../../engine/targeting/means.ts'
import { LOADS, READ_HERE_AND_THERE, isUse, readsOf } from '../../engine/timeline/uses/reads.ts'
import { leftOut } from '../../explain/leftOut.ts'
import { rollNamesIn } from '../../editions/shelf.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Clause } from '../../rules/vocabulary/vocabulary.ts'

type Dice = Readonly<Record<string, number | readonly number[]>>

/** Who moves next to an opponent with such a power rolls, and not who has it (TEAM-HYPERTIME). */
const isOwnDie = (clause: Clause, name: string): boolean => clause.phase !== 'approach' && Reflect.get(clause, 'roll') === name

/** Everything that this figure has on any click, or is said to use, to gain or to copy. */
function everythingOf({ figure, can }: FigureState): ReadonlySet<string> {
  const texts = [...figure.specialPowers, ...figure.traits]
  return new Set([
    ...can.keys(),
    ...figure.powers,
    ...figure.canUse,
    ...figure.abilities,
    ...figure.teamAbilities,
    ...figure.dial.flatMap(({ powers = [] }) => powers),
    ...texts.flatMap(({ grants, gains }) => [...grants, ...gains])
  ])
}

/** Dice of an attack roll in an edition in which doubles do not knock back. */
export const doublesOfNobody = ({ ruleset }: Situation, dice: unknown, path: string): NotConsidered[] =>
  dice === undefined || ruleset.params.knockBack.doubles ? [] : [leftOut({ kind: 'field', id: 'dice', path }, 'doubles-do-nothing', {})]

/** Ground that lends powers to whoever gets there: nobody can say beforehand who will roll for them (MAP-21). */
const isLent = ({ position }: Situation): boolean =>
  [...position.special.values()].flat().some(({ clauses }) => clauses.some((clause) => clause.phase === 'use' || clause.phase === 'turn'))

/**
 * Dice of one figure for powers that it has on no click, by the name under which they are told.
 * @param path where its dice stand
 */
export function diceOfNobody(situation: Situation, id: string, dice: Dice, path: string): NotConsidered[] {
  const state = situation.states.find((one) => one.id === id)
  // A wild card copies what it likes, and a figure with texts of its own may roll for one of them.
  if (!state || isWildCard(situation.ruleset, state.figure) || state.unknown.length > 0 || isLent(situation)) return []
  const names = rollNamesIn(situation.ruleset)
  return Object.keys(dice).flatMap((name) => {
    const effects = (names.get(name) ?? []).map((one) => situation.ruleset.effects.get(one))
    const own = effects.filter((effect) => effect?.clauses.some((clause) => isOwnDie(clause, name)))
    if (own.length === 0) return []
    const has = everythingOf(state)
    if (own.some((effect) => has.has(effect!.id))) return []
    const facts = { figure: state.figure.name, power: own[0]!.name }
    return [leftOut({ kind: 'field', id: name, path: path + pointerStep(name) }, 'die-of-nobody', facts, id)]
  })
}

/** The same for the dice of several figures. @param path where they stand */
export const diceOfNobodies = (situation: Situation, rolls: Readonly<Record<string, Dice>> | undefined, path: string): NotConsidered[] =>
  Object.entries(rolls ?? {}).flatMap(([id, dice]) => diceOfNobody(situation, id, dice, path + pointerStep(id)))

/** Dice beyond those that set the distance of a knock back, wherever somebody may stand then (MAP-DS6). @param path where they stand */
export function diceLeftOver(
  { position, states, ruleset }: Situation,
  cause: string | undefined,
  dice: readonly number[],
  path: string
): NotConsidered[] {
  const effect = cause === undefined ? undefined : ruleset.effects.get(cause)
  const ground = [...position.mapRules, ...[...position.special.values()].flat(), ...states.flatMap((state) => state.rules)]
    .flatMap(({ clauses }) => clauses)
    .flatMap((clause) => (clause.phase === 'knock-back-roll' && clause.cause === cause ? [clause.dice] : []))
  const most = rollsDistance(effect) ? Math.max(1, ...ground) : 0
  return dice.length > most
    ? [
        leftOut({ kind: 'field', id: 'roll', path: `${path}/${most}` }, 'dice-left-over', {
          count: String(dice.length),
          most: String(most)
        })
      ]
    : []
}

/** A field told with a power that does not ask for it. */
const notAsked = ({ effects }: Ruleset, field: string, power: string, path: string): NotConsidered =>
  leftOut({ kind: 'field', id: field, path }, 'field-not-asked', { field, power: effects.get(power)?.name ?? power })

/** Fields of a use that its power does not read, and what is named beyond the one that it reads. */
function fieldsInVain({ ruleset }: Situation, event: UseEvent, path: string): NotConsidered[] {
  const reads = readsOf(ruleset, event)
  if (reads === null) return []
  const told = (field: string, place: string): NotConsidered => notAsked(ruleset, field, event.power, place)
  return READ_HERE_AND_THERE.flatMap((field) => {
    const given = event[field]
    if (given === undefined) return []
    const at = path + pointerStep(field)
    if (reads[field] === undefined) return [told(field, at)]
    // A square is a pair of numbers, and names one.
    const isList = Array.isArray(given) && typeof given[0] !== 'number'
    if (reads[field] !== 'one' || !isList || given.length < 2) return []
    const power = ruleset.effects.get(event.power)?.name ?? event.power
    return [leftOut({ kind: 'field', id: field, path: at + pointerStep(1) }, 'only-the-first', { field, power })]
  })
}

/** What a use tells in vain: fields, and dice of a power that knocks back by them. */
const inUse = (situation: Situation, event: UseEvent, path: string): NotConsidered[] => [
  ...fieldsInVain(situation, event, path),
  ...distanceInVain(situation, event, path),
  ...helpedByNobody(situation, event, path),
  ...diceOfCounter(situation, event.power, event, path)
]

/** Whom the roll that is told does not help (POW-LE). */
function helpedByNobody({ ruleset: { effects } }: Situation, { figure, power, on, rolls }: UseEvent, path: string): NotConsidered[] {
  const effect = effects.get(power)
  const clause = effect?.clauses.find((one) => one.phase === 'use' && one.does === 'extra-action')
  if (!effect || on === undefined || clause?.phase !== 'use' || clause.does !== 'extra-action') return []
  const told = rolls?.[figure]?.[clause.roll]
  const die = typeof told === 'number' ? told : told?.[0]
  if (die === undefined || die >= clause.from) return []
  return [leftOut({ kind: 'field', id: 'on', path: `${path}/on` }, 'field-of-a-failure', { field: 'on', power: effect.name })]
}

/** Dice for what is countered without any (ABL-CAP). */
function diceOfCounter(
  { ruleset }: Situation,
  power: string,
  { counter, dice }: Pick<UseEvent, 'counter' | 'dice'>,
  path: string
): NotConsidered[] {
  if (counter === undefined || dice === undefined) return []
  const resists = ruleset.effects.get(counter)?.clauses.some((one) => one.phase === 'possess' && one.does === 'resist-counter')
  return resists ? [] : [notAsked(ruleset, 'dice', power, `${path}/dice`)]
}

/** Where a timeline tells the die of a power that knocks back by it. */
function distanceInVain(situation: Situation, { figure, power, rolls }: UseEvent, path: string): NotConsidered[] {
  const effect = situation.ruleset.effects.get(power)
  const dice = rolls?.[figure]?.[power]
  const knocks = effect?.clauses.some((clause) => clause.phase === 'use' && clause.does === 'knock-back')
  if (knocks !== true || dice === undefined || typeof dice === 'number') return []
  return diceLeftOver(situation, power, dice, `${path}/rolls${pointerStep(figure)}${pointerStep(power)}`)
}

/**
 * Dice for an attack on terrain or an object, which is struck without a roll (TER-11, OBJ-07).
 * @param ids the actions and powers that the attack is made by
 * @param path where the dice stand
 */
export const diceForTerrain = (
  { ruleset }: Situation,
  targets: readonly CaseTarget[],
  ids: readonly (string | undefined)[],
  path: string
): NotConsidered[] =>
  isStruckWithoutRoll(ruleset, targets, ids) ? [leftOut({ kind: 'field', id: 'dice', path }, 'struck-without-roll', {})] : []

/** Is the attack one that deals no damage (ATK-12): by what it names, or by the action of its own that it is a step of? */
function isWithoutDamage(
  { ruleset }: Situation,
  { from, action, powers = [], object }: AttackEvent,
  outer: readonly ActionEvent[]
): boolean {
  const around = outer.at(-1)
  const ids = [action, ...powers, ...(around?.figure === from ? [around.action] : [])]
  return object === undefined && ids.some((id) => id !== undefined && dealsNoDamage(ruleset.effects.get(id)))
}

function inAttack(situation: Situation, event: AttackEvent, outer: readonly ActionEvent[], path: string): NotConsidered[] {
  const { dice, hit, damage, to } = event
  const targets = Array.isArray(to) ? (to as readonly string[]) : [to as CaseTarget]
  const told = (field: 'hit' | 'damage', say: 'told-beside-dice' | 'damage-of-a-miss' | 'damage-of-none'): NotConsidered =>
    leftOut({ kind: 'field', id: field, path: `${path}/${field}` }, say, { field })
  if (dice !== undefined)
    return [
      ...diceForTerrain(situation, targets, [event.action, ...(event.powers ?? []), ...outer.map(({ action }) => action)], `${path}/dice`),
      ...(hit === undefined ? [] : [told('hit', 'told-beside-dice')]),
      ...(damage === undefined ? [] : [told('damage', 'told-beside-dice')])
    ]
  if (damage === undefined) return []
  if (hit === false) return [told('damage', 'damage-of-a-miss')]
  // Who tells 0 tells what the rules say.
  return damage > 0 && isWithoutDamage(situation, event, outer) ? [told('damage', 'damage-of-none')] : []
}

function inMove({ to, path: way, carrying, setDown, alsoSetDown, ...also }: Omit<MoveEvent, 'do'>, path: string): NotConsidered[] {
  const further = carrying === undefined ? 0 : carriedFigures(also).length
  const end = way?.at(-1)
  const elsewhere = to !== undefined && end !== undefined && String(end) !== String(to)
  const facts = { square: `(${String(end)})`, other: `(${String(to)})` }
  return [
    ...(elsewhere ? [leftOut({ kind: 'field', id: 'to', path: `${path}/to` }, 'way-ends-elsewhere', facts)] : []),
    ...(setDown !== undefined && carrying === undefined
      ? [leftOut({ kind: 'field', id: 'setDown', path: `${path}/setDown` }, 'nobody-to-set-down', {})]
      : []),
    ...(alsoSetDown !== undefined && alsoSetDown.length > further
      ? [leftOut({ kind: 'field', id: 'alsoSetDown', path: `${path}/alsoSetDown/${further}` }, 'nobody-to-set-down', {})]
      : []),
    ...(carrying === undefined && also.alsoCarrying !== undefined
      ? [leftOut({ kind: 'field', id: 'alsoCarrying', path: `${path}/alsoCarrying` }, 'also-carrying-without', {})]
      : [])
  ]
}

/** How a base lies, told of a figure on one square, or beside no square that it goes to. */
function baseInVain(situation: Situation, event: TimelineEvent, outer: readonly ActionEvent[], path: string): NotConsidered[] {
  if (!('base' in event) || event.base === undefined) return []
  const id = event.figure ?? outer.at(-1)?.figure
  const mover = situation.states.find((state) => state.id === id)
  const goes = event.to !== undefined || ('path' in event && event.path !== undefined)
  if (mover && isLarger(mover) && goes) return []
  return [leftOut({ kind: 'field', id: 'base', path: `${path}/base` }, 'base-of-nobody', { figure: mover?.figure.name ?? id ?? '' }, id)]
}

/** Does the figure move in it, by what is told? */
const moves = ({ to, path, steps = [] }: ActionEvent): boolean =>
  to !== undefined || path !== undefined || steps.some((step) => step.do === 'move')

/** What an action tells of a move that is none, or that its power does not ask for. */
function inAction(situation: Situation, event: ActionEvent, path: string): NotConsidered[] {
  const { ruleset } = situation
  const loads = LOADS.filter((field) => event[field] !== undefined)
  if (isUse(ruleset, event)) {
    const unread = event.to !== undefined && readsOf(ruleset, { ...event, do: 'use', power: event.action })?.to === undefined
    return [...(unread ? (['to'] as const) : []), ...loads].map((field) => notAsked(ruleset, field, event.action, `${path}/${field}`))
  }
  if (moves(event)) return inMove(event, path)
  return loads.map((field) => leftOut({ kind: 'field', id: field, path: `${path}/${field}` }, 'field-without-move', { field }))
}

/**
 * What the events of a timeline tell and nothing asks for, steps included.
 * @param path where the events stand
 * @param outer the actions that they are steps of, the innermost last
 */
export const unheededIn = (
  situation: Situation,
  events: readonly TimelineEvent[],
  path: string,
  outer: readonly ActionEvent[] = []
): NotConsidered[] =>
  events.flatMap((event, index) => {
    const at = `${path}/${index}`
    return [
      // Who uses a power that it does not have is told so by the ruling itself.
      ...(event.do === 'attack' || event.do === 'damage' ? diceOfNobodies(situation, event.rolls, `${at}/rolls`) : []),
      ...(event.do === 'attack' ? inAttack(situation, event, outer, at) : []),
      ...(event.do === 'use' ? inUse(situation, event, at) : []),
      ...(event.do === 'outwit' ? diceOfCounter(situation, 'outwit', event, at) : []),
      ...(event.do === 'action' ? inAction(situation, event, at) : []),
      ...(event.do === 'move' ? inMove(event, at) : []),
      ...baseInVain(situation, event, outer, at),
      ...(event.do === 'action' ? unheededIn(situation, event.steps ?? [], `${at}/steps`, [...outer, event]) : [])
    ]
  })
