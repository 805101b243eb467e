/** What may stand in each part of the question's sentence. */
import { shapeOf } from '../../../../shared/engine/action/shape.ts'
import { OBJECT_WEIGHTS } from '../../../../shared/contract/case.ts'
import { rollsDistance } from '../../../../shared/engine/knockBack/due.ts'
import { effectsTo } from '../../../../shared/engine/action/usedTo.ts'
import type { Ask, AttackAsk, CaseFigure, ClixCase } from '../../../../shared/contract/case.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import type { Ruling, RulingOption } from '../../../../shared/contract/ruling.ts'
import { sideIndexes } from '../../../../shared/scene/sideIndex.ts'
import { figureById, figureName, sideOf } from '../position/caseEdit.ts'
import { squaresOf } from '../../../../shared/contract/caseSquares.ts'
import { grantedBy, textsOf } from '../../../../shared/contract/ownText.ts'
import type { Clause, Effect } from '../../../../shared/rules/vocabulary/vocabulary.ts'
import { actionsOf, clausesOf, effectOf, powerName } from '../figures/powerNames.ts'
import type { Choice } from '../../../text/choices.ts'
import { countsCarried } from '../../../../shared/engine/carrying/carry.ts'
import { rulesetFor } from '../../../../shared/editions/shelf.ts'
import type { TableChoices } from '../../question/entry/askWords.ts'
import { entryOf } from '../../question/kinds/all.ts'
import { actionWordsOf } from './editionTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { objectName } from '../position/objectName.ts'

/** The colour and mark of this figure's side: as on the board. */
export const sideIndexOf = (value: ClixCase, figure: CaseFigure): number =>
  sideIndexes((value.figures ?? []).map((other) => sideOf(value, other))).get(sideOf(value, figure)) ?? 0

export const figureChoices = (value: ClixCase): readonly Choice[] =>
  (value.figures ?? []).map((figure) => ({ id: figure.id, label: figureName(figure), side: sideIndexOf(value, figure) }))

/** Everything that this figure can use now: its own powers, those of its click, and what effects let it use. */
export function powersOf(figure: CaseFigure | undefined): readonly string[] {
  if (!figure) return []
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  const granted = textsOf(figure).flatMap((text) => [...grantedBy(text), ...(text.gains ?? [])])
  return [
    ...new Set([
      ...(figure.powers ?? []),
      ...(click?.powers ?? []),
      ...(figure.canUse ?? []),
      ...granted,
      ...(figure.abilities ?? []),
      ...(figure.teamAbilities ?? [])
    ])
  ]
}

/** Powers that name a target of their own, that carry an attack, that join one, that knock back by themselves. */
const can = {
  target: (clauses: readonly Clause[]) => clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'reach'),
  knockBack: (clauses: readonly Clause[]) => clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause')
}

/** What everyone may do, and what its powers let it do besides; a rescue only where somebody is a captive; boarding only in a timeline. */
const actionsAt = (value: ClixCase, figure: CaseFigure | undefined): readonly Effect[] =>
  actionsOf(value, powersOf(figure))
    .filter(
      ({ clauses }) =>
        value.figures?.some(({ captiveOf }) => captiveOf !== undefined) === true ||
        !clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'only-captors')
    )
    .filter(({ clauses }) => !clauses.some((clause) => clause.phase === 'use' && (clause.does === 'board' || clause.does === 'eject')))

const named = (ids: readonly string[]): Choice[] => ids.map((id) => ({ id, label: powerName(id) }))
const withPresent = (ids: readonly string[], present: string | undefined, plain: readonly string[]): readonly string[] =>
  present && !plain.includes(present) ? [...new Set([...ids, present])] : ids

/** Attacks, the object it holds, and the powers of the figure that name a target. */
export function meansChoices(value: ClixCase, figure: CaseFigure | undefined, present: string): readonly Choice[] {
  const basic = ['ranged-attack', 'close-attack', ...(figure?.holding ? ['thrown-object'] : [])]
  const powers = powersOf(figure).filter((id) => can.target(clausesOf(value, id)))
  const actions = actionsAt(value, figure).map(({ id }) => id)
  return [
    ...basic.map((id) => ({ id, label: actionWordsOf(value).means[id] ?? id })),
    ...named(withPresent([...powers, ...actions], present, basic))
  ]
}

/** Whether an effect moves its user by an action of its own. */
function moves(value: ClixCase, id: string): boolean {
  const effect = effectOf(value, id)
  if (!effect) return false
  const { needs, kinds, takesCombat } = shapeOf(effect)
  if (needs !== 'free' && (needs !== 'action' || takesCombat)) return false
  return (
    kinds.includes('move') ||
    effect.clauses.some((clause) => clause.phase === 'movement' || (clause.phase === 'value' && clause.value === 'speed'))
  )
}

/** A move action, and the powers of the figure that move it. */
export function moveChoices(value: ClixCase, figure: CaseFigure | undefined, present: string | undefined): readonly Choice[] {
  const own = powersOf(figure).filter((id) => moves(value, id))
  return [{ id: 'move', label: actionWordsOf(value).one.move ?? 'move' }, ...named(withPresent(own, present, ['move']))]
}

/** Friends that it might carry, its own neighbours first; `''` is nobody. */
export function carryChoices(value: ClixCase, figure: CaseFigure | undefined): readonly Choice[] {
  if (!figure) return []
  const near = (other: CaseFigure): boolean =>
    squaresOf(other).some(([x, y]) => squaresOf(figure).some((square) => Math.max(Math.abs(square[0] - x), Math.abs(square[1] - y)) === 1))
  const friends = (value.figures ?? []).filter((other) => other.id !== figure.id && sideOf(value, other) === sideOf(value, figure))
  const ordered = [...friends.filter(near), ...friends.filter((other) => !near(other))]
  return [
    { id: '', label: texts.ask.carryNobody },
    ...ordered.map((other) => ({
      id: other.id,
      label: figureName(other),
      side: sideIndexOf(value, other),
      note: near(other) ? texts.ask.adjacent : undefined
    }))
  ]
}

/** Whether a figure may carry several at once in the edition of this table (MR-MOV-21). */
export const carriesSeveral = (value: ClixCase): boolean => {
  const ruleset = rulesetFor(value)
  return ruleset !== undefined && countsCarried(ruleset)
}

/** Objects that might be picked up; `''` is none. */
export const pickUpChoices = (value: ClixCase): readonly Choice[] => [
  { id: '', label: texts.ask.pickUpNothing },
  ...(value.objects ?? [])
    .filter(({ kind }) => OBJECT_WEIGHTS.some((weight) => weight === kind))
    .map((object) => ({ id: object.id, label: objectName(object), note: formatSquareName(object.at) }))
]

/** Can the figure hurl an object that lies on the map (POW-TK)? */
export const hurls = (value: ClixCase, figure: CaseFigure): boolean =>
  powersOf(figure).some((id) => clausesOf(value, id).some((clause) => clause.phase === 'attack' && clause.does === 'move-hit'))

/** `''` is a plain action of its own. */
export function actionChoices(value: ClixCase, figure: CaseFigure | undefined, present: string | undefined): readonly Choice[] {
  const own = powersOf(figure).filter((id) => {
    const effect = effectOf(value, id)
    return effect !== undefined && shapeOf(effect).holds.length > 0 && shapeOf(effect).needs !== 'joined'
  })
  const thrown = figure?.holding ? ['thrown-object'] : []
  const actions = actionsAt(value, figure)
    .filter((effect) => shapeOf(effect).holds.length > 0)
    .map(({ id }) => id)
  return [{ id: '', label: texts.ask.plainAction }, ...named(withPresent([...own, ...actions, ...thrown], present, []))]
}

const joins = (value: ClixCase, id: string): boolean => {
  const effect = effectOf(value, id)
  return effect !== undefined && shapeOf(effect).joins !== null
}

/** Powers that its player may add to an attack under way. */
export const usedInAttack = (value: ClixCase, figure: CaseFigure | undefined, present: readonly string[] = []): readonly Choice[] =>
  named([...new Set([...powersOf(figure).filter((id) => joins(value, id)), ...present])])

/** `attack` is the ordinary cause. */
export function causeChoices(value: ClixCase, figure: CaseFigure | undefined, present: string | undefined): readonly Choice[] {
  const own = powersOf(figure).filter((id) => can.knockBack(clausesOf(value, id)))
  return [{ id: 'attack', label: texts.ask.causeAttack }, ...named(withPresent(own, present, ['attack']))]
}

/** Whether the distance of a knock back with this cause is rolled. */
export const isRolledCause = (value: ClixCase, cause: string | undefined): boolean =>
  cause !== undefined && rollsDistance(effectOf(value, cause))

/** How many dice set that distance, as the ruling tells it. */
export function distanceDice(ruling: Ruling | null): number {
  const told = ruling?.because.find(({ say }) => say === 'kb.more-dice' || say === 'kb.dice-missing')?.facts.dice
  return typeof told === 'number' ? told : 1
}

/** Whether lines drawn for it pass what others do not. */
const passesFor = (value: ClixCase, id: string): boolean =>
  clausesOf(value, id).some((clause) => clause.phase === 'line-of-fire' && clause.does === 'ignore' && clause.during === id)

/** What a line of fire may be drawn for. */
export const lineForChoices = (value: ClixCase, figure: CaseFigure | undefined, present: string | undefined): readonly Choice[] => {
  const own = [...powersOf(figure), ...actionsAt(value, figure).map(({ id }) => id)].filter(
    (id) => can.target(clausesOf(value, id)) || passesFor(value, id)
  )
  return [
    { id: 'attack', label: texts.ask.lineFor.attack ?? 'attack' },
    ...withPresent(own, present, ['attack']).map((id) => ({ id, label: texts.ask.lineForPower(powerName(id)) }))
  ]
}

/** The kinds of attack. */
export const combatChoices = (value: ClixCase): readonly Choice[] => {
  const { ranged, close } = actionWordsOf(value).combat
  return [
    { id: 'ranged', label: ranged },
    { id: 'close', label: close }
  ]
}

/** What the words of a question are chosen from on this table. */
export const choicesOn = (value: ClixCase): TableChoices => ({
  figures: () => figureChoices(value),
  lineFor: (figure, present) => lineForChoices(value, figureById(value, figure), present),
  means: (figure, present) => meansChoices(value, figureById(value, figure), present),
  combats: () => combatChoices(value),
  moves: (figure, present) => moveChoices(value, figureById(value, figure), present)
})

export interface RollNeeded {
  readonly figure: string
  /** The id under which the case holds the roll. */
  readonly power: string
}

/** The rolls that a clause asks for, from the one attacked or from the attacker; damage alone is only reduced. */
function rollOf(clause: Clause, attacked: boolean, role: 'attacker' | 'target'): string | null {
  if (role === 'attacker')
    return clause.phase === 'attack' && (clause.does === 'damage-roll' || clause.does === 'unguard') ? clause.roll : null
  if (clause.phase === 'damage' && clause.does === 'reduce-by-roll') return clause.roll
  if (!attacked) return null
  if (clause.phase === 'attack' && clause.does === 'evade') return clause.roll
  return clause.phase === 'targeting' && clause.does === 'refuse-target' ? clause.roll : null
}

/** A die for every attack of its user, whatever it uses in it (CC-27). */
const alwaysRolls = (value: ClixCase, id: string): boolean =>
  clausesOf(value, id).some((clause) => clause.phase === 'attack' && clause.does === 'unguard')

/** Rolls that figures in the question may make with the powers they can use now. */
export function rollsNeeded(value: ClixCase): readonly RollNeeded[] {
  const rollers = entryOf(value.ask).rollers?.(value.ask)
  if (!rollers) return []
  const { attacker, targets, used } = rollers
  return (value.figures ?? []).flatMap((figure) => {
    const role = figure.id === attacker ? 'attacker' : targets.includes(figure.id) ? 'target' : null
    if (!role) return []
    const countered = new Set(figure.countered)
    const own = powersOf(figure).filter((id) => !countered.has(id) && (role === 'target' || used.includes(id) || alwaysRolls(value, id)))
    const rolls = own.flatMap((id) => clausesOf(value, id).flatMap((clause) => rollOf(clause, attacker !== null, role) ?? []))
    return [...new Set(rolls)].map((power) => ({ figure: figure.id, power }))
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The question with every choice of the players open again. */
export const withoutChoices = (ask: Ask): Ask => ('choices' in ask ? { ...ask, choices: undefined } : ask)

/** The question with a player's choice made; earlier choices about other figures stay. */
export function withChoice(ask: Ask, option: RulingOption): Ask {
  if (!('choices' in ask) && !entryOf(ask).hasChoices) return ask
  const before: Readonly<Record<string, unknown>> = 'choices' in ask && ask.choices ? { ...ask.choices } : {}
  const merged: Record<string, unknown> = { ...before }
  for (const [key, chosen] of Object.entries(option.choices)) {
    const earlier = before[key]
    merged[key] = isRecord(earlier) && isRecord(chosen) ? { ...earlier, ...chosen } : chosen
  }
  return { ...ask, choices: merged } as Ask
}

export const hasChoices = (ask: Ask): boolean => 'choices' in ask && ask.choices !== undefined && Object.keys(ask.choices).length > 0

/** Powers by which figures may have a roll of an attack made again, such as Probability Control, by figure. */
export function rerollers(value: ClixCase): ReadonlyMap<string, string> {
  const ruleset = rulesetFor(value)
  const powers = ruleset ? effectsTo(ruleset, 'reroll').map(({ effect }) => effect.id) : []
  return new Map(
    (value.figures ?? []).flatMap((figure) => {
      const power = powers.find((id) => powersOf(figure).includes(id))
      return power === undefined ? [] : [[figure.id, power] as const]
    })
  )
}

/** The rerolls of the attack roll by these figures; `undefined`: none. */
export function rerollsBy(value: ClixCase, ask: AttackAsk, figures: readonly string[]): AttackAsk['uses'] {
  const able = rerollers(value)
  const uses = figures.flatMap((figure) => {
    const power = able.get(figure)
    return power === undefined ? [] : [{ figure, power, on: ask.from }]
  })
  return uses.length === 0 ? undefined : uses
}
