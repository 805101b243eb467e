/**
 * How much of figures is ruled on: slot by slot of their dials, traits and team abilities, as the rulings themselves would say it.
 * Ruled: the engine has it. Partly: powers that a text lets be used are known, its other words are not. Everything else is not considered.
 */
import { asRules, rulesetFor, type InRules } from '../editions/shelf.ts'
import type { FigureEntry, FigureText } from '../formats/documents/documents.ts'
import { entryOnTable } from '../formats/documents/figures/entryOnTable.ts'
import { showsText } from '../position/dial.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'

export type Covered = 'ruled' | 'partly' | 'notConsidered'
export type Counts = Readonly<Record<Covered, number>>

export interface FigureCoverage extends Counts {
  readonly id: string
  readonly name: string
  /** Whether every slot, trait, ability and team ability is ruled on. */
  readonly full: boolean
}

/** What no ruling looks at, with the number of figures that have it. */
export interface LeftOver {
  readonly kind: 'special-power' | 'trait' | 'team-ability' | 'ability' | 'power'
  readonly id: string
  readonly name: string
  readonly figures: number
}

export interface Coverage {
  readonly figures: number
  readonly fullyRuled: number
  /** Slots of dials alone: a slot counts where it has a power or a special power. */
  readonly slots: Counts & { readonly occupied: number }
  readonly byFigure: readonly FigureCoverage[]
  /** The most frequent first, then by id. */
  readonly notConsidered: readonly LeftOver[]
}

/** How much of the figures is ruled on by these rules; null: there is no such edition. */
export function coverageOf(figures: readonly FigureEntry[], rules: InRules): Coverage | null {
  const ruleset = rulesetFor(asRules(rules))
  if (ruleset === undefined) return null
  const left = new Map<string, LeftOver>()
  const slots = { occupied: 0, ruled: 0, partly: 0, notConsidered: 0 }
  const byFigure = figures.map((figure) => {
    const { parts, leftOver } = partsOf(entryOnTable(figure), ruleset)
    for (const { isSlot, state } of parts) {
      if (!isSlot) continue
      slots.occupied++
      slots[state]++
    }
    for (const one of new Map(leftOver.map((over) => [`${over.kind} ${over.id}`, over])).values()) {
      const key = `${one.kind} ${one.id}`
      left.set(key, { ...one, figures: (left.get(key)?.figures ?? 0) + 1 })
    }
    const count = (state: Covered): number => parts.filter((part) => part.state === state).length
    const full = parts.every(({ state }) => state === 'ruled')
    return { id: figure.id, name: figure.name, ruled: count('ruled'), partly: count('partly'), notConsidered: count('notConsidered'), full }
  })
  return {
    figures: figures.length,
    fullyRuled: byFigure.filter(({ full }) => full).length,
    slots,
    byFigure,
    notConsidered: [...left.values()].sort((a, b) => b.figures - a.figures || (a.id < b.id ? -1 : 1))
  }
}

interface Part {
  readonly isSlot: boolean
  readonly state: Covered
}
type Over = Omit<LeftOver, 'figures'>

function partsOf(figure: FigureEntry, ruleset: Ruleset): { readonly parts: readonly Part[]; readonly leftOver: readonly Over[] } {
  const parts: Part[] = []
  const leftOver: Over[] = []
  const known = (id: string): boolean => ruleset.effects.has(id)
  const add = (state: Covered, over: Over, isSlot = false): void => {
    parts.push({ isSlot, state })
    if (state === 'notConsidered') leftOver.push(over)
  }
  const plain = (kind: LeftOver['kind'], id: string, isSlot = false): void => {
    add(known(id) ? 'ruled' : 'notConsidered', { kind, id, name: ruleset.effects.get(id)?.name ?? id }, isSlot)
  }
  const text = (kind: 'special-power' | 'trait', one: FigureText, isSlot = false): void => {
    add(stateOfText(one, known), { kind, id: one.id, name: one.name ?? one.id }, isSlot)
  }
  for (const click of figure.dial) {
    if (click.ko) continue
    for (const power of click.powers ?? []) plain('power', power, true)
    for (const slot of click.special ?? []) {
      const texts = figure.specialPowers.filter((one) => isOf(one, slot))
      if (texts.length === 0) add('notConsidered', { kind: 'special-power', id: slot, name: slot }, true)
      else text('special-power', texts[0]!, true)
    }
  }
  // What stands on no click of the dial holds on all of them.
  for (const one of figure.specialPowers) if (!figure.dial.some((click) => showsText(click, one))) text('special-power', one)
  for (const power of [...figure.powers, ...figure.canUse]) plain('power', power)
  for (const trait of figure.traits ?? []) text('trait', trait)
  for (const ability of figure.abilities) plain('ability', ability)
  for (const team of figure.teamAbilities) plain('team-ability', team)
  return { parts, leftOver }
}

/** A click names the special power that it shows by its column or by its id. */
const isOf = ({ id, slot }: FigureText, shown: string): boolean => id === shown || slot === shown

function stateOfText({ id, grants = [], gains = [], clauses = [], text, more }: FigureText, known: (id: string) => boolean): Covered {
  if (known(id)) return more ? 'partly' : 'ruled'
  const named = [...grants.map((grant) => (typeof grant === 'string' ? grant : grant.power)), ...gains]
  if (clauses.length === 0 && !named.some(known)) return 'notConsidered'
  // The owner of the figure has said that no word of it is left.
  const all = more === false || (more === undefined && !text)
  return all && named.every(known) ? 'ruled' : 'partly'
}
