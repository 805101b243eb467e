/** What may stand in each part of the question's sentence. */
import type { Ask, CaseFigure, Choices, ClixCase } from '../../shared/cases/case.ts'
import type { RulingOption } from '../../shared/engine/ruling.ts'
import { figureName, sideOf } from './caseEdit.ts'
import { powerName } from './powerNames.ts'
import { texts } from './texts.en.ts'

export interface PartChoice {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly side?: number
}

/** Which of the sides on the table this figure's is, in the order in which they appear: as the tokens are coloured. */
export function sideIndexOf(value: ClixCase, figure: CaseFigure): number {
  const sides = [...new Set((value.figures ?? []).map(other => sideOf(value, other)))]
  return Math.max(0, sides.indexOf(sideOf(value, figure)))
}

export const figureChoices = (value: ClixCase): readonly PartChoice[] =>
  (value.figures ?? []).map(figure => ({ id: figure.id, label: figureName(figure), side: sideIndexOf(value, figure) }))

export const RULESET_CHOICES: readonly PartChoice[] =
  Object.entries(texts.rulesets).map(([id, label]) => ({ id, label }))

/** Everything that this figure can use now: its own powers, those of its click, and what effects let it use. */
export function powersOf(figure: CaseFigure | undefined): readonly string[] {
  if (!figure) return []
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  const granted = [...(figure.specialPowers ?? []), ...(figure.traits ?? [])].flatMap(power => power.grants ?? [])
  return [...new Set([...(figure.powers ?? []), ...(click?.powers ?? []), ...(figure.canUse ?? []), ...granted, ...(figure.abilities ?? [])])]
}

/** Powers that name a target of their own. */
const TARGETING = [
  'outwit', 'perplex', 'probability-control', 'force-blast', 'telekinesis', 'mind-control', 'incapacitate', 'smoke-cloud',
  'barrier', 'support', 'penetrating-psychic-blast', 'energy-explosion'
]
/** Powers whose action carries an attack. */
const ATTACK_ACTIONS = [
  'charge', 'running-shot', 'hypersonic-speed', 'flurry', 'quake', 'close-combat-expert', 'ranged-combat-expert', 'pulse-wave',
  'duo-attack', 'exploit-weakness', 'incapacitate', 'force-blast'
]
/** Powers that are a choice inside an attack. */
const USED_IN_ATTACK = ['blades-claws-fangs', 'energy-explosion', 'force-blast', 'penetrating-psychic-blast', 'precision-strike', 'super-strength']
/** Powers that knock back by themselves. */
const CAUSES = ['force-blast', 'quake', 'energy-explosion', 'telekinesis']
/** Powers that ask for a die of the figure that has them when it is hit or attacks. */
const ROLLED = ['super-senses', 'impervious', 'blades-claws-fangs', 'shape-change', 'force-blast', 'regeneration']

const named = (ids: readonly string[]): PartChoice[] => ids.map(id => ({ id, label: powerName(id) }))
const having = (figure: CaseFigure | undefined, ids: readonly string[]): readonly string[] => {
  const own = powersOf(figure)
  return ids.filter(id => own.includes(id))
}

/** Attacks, the object it holds, and the powers of the figure that name a target. */
export function meansChoices(figure: CaseFigure | undefined, present: string): readonly PartChoice[] {
  const basic = ['ranged-attack', 'close-attack', ...(figure?.holding ? ['thrown-object'] : [])]
  const powers = having(figure, TARGETING)
  const rest = present && ![...basic, ...powers].includes(present) ? [present] : []
  return [...basic.map(id => ({ id, label: texts.ask.means(id) ?? id })), ...named([...powers, ...rest])]
}

/** `''` is a plain action of its own. */
export function actionChoices(figure: CaseFigure | undefined, present: string | undefined): readonly PartChoice[] {
  const own = having(figure, ATTACK_ACTIONS)
  const rest = present && !own.includes(present) ? [present] : []
  const thrown = figure?.holding && present !== 'thrown-object' ? ['thrown-object'] : []
  return [{ id: '', label: texts.ask.plainAction }, ...named([...own, ...thrown, ...rest])]
}

export const usedInAttack = (figure: CaseFigure | undefined, present: readonly string[] = []): readonly PartChoice[] =>
  named([...new Set([...having(figure, USED_IN_ATTACK), ...present])])

/** `attack` is the ordinary cause. */
export function causeChoices(figure: CaseFigure | undefined, present: string | undefined): readonly PartChoice[] {
  const own = [...new Set([...having(figure, CAUSES), ...(present && present !== 'attack' ? [present] : [])])]
  return [{ id: 'attack', label: texts.ask.causeAttack }, ...named(own)]
}

/** What a line of fire may be drawn for. */
export const lineForChoices = (figure: CaseFigure | undefined, present: string | undefined): readonly PartChoice[] => {
  const own = [...new Set([...having(figure, TARGETING), ...(present && present !== 'attack' ? [present] : [])])]
  return [{ id: 'attack', label: texts.ask.lineFor.attack ?? 'attack' }, ...own.map(id => ({ id, label: texts.ask.lineForPower(powerName(id)) }))]
}

export interface RollNeeded {
  readonly figure: string
  readonly power: string
}

/** Rolls that figures in the question may make with the powers they can use now. */
export function rollsNeeded(value: ClixCase): readonly RollNeeded[] {
  const { ask } = value
  if (ask.kind !== 'attack' && ask.kind !== 'damage') return []
  const attacker = ask.kind === 'attack' ? ask.from : ''
  const targets = ask.kind === 'attack' ? ask.targets.filter(target => typeof target === 'string') : [ask.to]
  return (value.figures ?? []).flatMap(figure => {
    const countered = new Set(figure.countered)
    const own = having(figure, ROLLED).filter(power => !countered.has(power))
    const mine = figure.id === attacker
      ? own.filter(power => power === 'blades-claws-fangs' && ask.kind === 'attack' && ask.powers?.includes(power))
      : own.filter(power => targets.includes(figure.id) && (power === 'super-senses' || power === 'impervious') && !(ask.kind === 'damage' && power === 'super-senses'))
    return mine.map(power => ({ figure: figure.id, power }))
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The question with a player's choice made; earlier choices about other figures stay. */
export function withChoice(ask: Ask, option: RulingOption): Ask {
  if (!('choices' in ask) && !['attack', 'knock-back', 'damage', 'value'].includes(ask.kind)) return ask
  const before: Readonly<Record<string, unknown>> = ('choices' in ask && ask.choices ? { ...ask.choices } : {})
  const merged: Record<string, unknown> = { ...before }
  for (const [key, chosen] of Object.entries(option.choices)) {
    const earlier = before[key]
    merged[key] = isRecord(earlier) && isRecord(chosen) ? { ...earlier, ...chosen } : chosen
  }
  return { ...ask, choices: merged as Choices } as Ask
}

export const hasChoices = (ask: Ask): boolean => 'choices' in ask && ask.choices !== undefined && Object.keys(ask.choices).length > 0
