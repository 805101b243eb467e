/** The card of a figure as it is looked at: its dial in the printed colours, and what each thing on it is to the rules. */
import { asRules, rulesetFor, type InRules } from '../../../shared/editions/shelf.ts'
import { coverageOf, type LeftOver } from '../../../shared/figureCheck/coverage.ts'
import { slotOfPower } from '../../../shared/formats/foreignFigures/names.ts'
import type { FigureEntry, FigureText } from '../../../shared/formats/documents/documents.ts'
import { colourIn, isStop, rowsOf, SPECIAL, type DialRow } from '../../../shared/figures/dial/dialRows.ts'
import { showsText } from '../../../shared/position/dial.ts'
import { DIAL_SLOTS, type DialColour, type DialSlot } from '../../../shared/rules/dialColours.ts'
import { powerName } from '../table/figures/powerNames.ts'

export interface CardCell {
  readonly slot: DialSlot
  readonly value: number | null
  /** null: no power of the card; a special power is white. */
  readonly colour: DialColour | null
  readonly special: boolean
  /** Two or three letters that stand for the power, besides its colour. */
  readonly letters: string
  /** In words; '' where there is none. */
  readonly power: string
}

export interface CardClick {
  /** From 1. */
  readonly number: number
  readonly ko: boolean
  readonly stop: boolean
  readonly cells: readonly CardCell[]
  /** A starting line begins here. */
  readonly line: { readonly points: number | null; readonly mark: string } | null
}

export interface CardPower {
  readonly id: string
  readonly name: string
  /** The rule that it is; null: none that is known. */
  readonly rule: string | null
  readonly slot: DialSlot | null
  readonly colour: DialColour | null
  /** Clicks that show it, as "1–3, 6"; '' where it stands on none. */
  readonly clicks: string
}

/** Letters of a power: its initials, as judges write it. "Running Shot" is RS. */
const initials = (name: string): string => {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean)
  return words.length > 1
    ? words
        .map((word) => word[0]!.toUpperCase())
        .join('')
        .slice(0, 3)
    : name.slice(0, 2)
}

/** One cell of a dial as it is shown. */
export function cellOf(slot: DialSlot, { cells }: DialRow): CardCell {
  const { value, power } = cells[slot]
  const special = power === SPECIAL
  const name = power === undefined || special ? '' : powerName(power)
  return {
    slot,
    value: value ?? null,
    colour: colourIn(slot, power),
    special,
    letters: special ? '★' : name === '' ? '' : initials(name),
    power: name
  }
}

/** The clicks of a figure, in their order. */
export function clicksOf({ dial, specialPowers, lines = [] }: FigureEntry): readonly CardClick[] {
  return rowsOf(dial, specialPowers).map((row, index) => {
    const line = lines.find(({ click }) => click === index + 1)
    return {
      number: index + 1,
      ko: row.ko,
      stop: isStop(row),
      cells: DIAL_SLOTS.map((slot) => cellOf(slot, row)),
      line: line ? { points: line.points, mark: line.mark ?? '' } : null
    }
  })
}

/** Numbers as runs: 1, 2, 3, 6 is "1–3, 6". */
export function runs(numbers: readonly number[]): string {
  const parts: string[] = []
  for (let i = 0; i < numbers.length; i++) {
    const from = numbers[i]!
    while (numbers[i + 1] === numbers[i]! + 1) i++
    parts.push(from === numbers[i] ? String(from) : `${from}–${numbers[i]}`)
  }
  return parts.join(', ')
}

/** The standard powers of the dial and beside it, in the order in which they come. */
export function powersOnCard({ dial, powers, canUse, abilities }: FigureEntry, rules: InRules): readonly CardPower[] {
  const clicks = new Map<string, number[]>()
  for (const [index, click] of dial.entries()) for (const id of click.powers ?? []) clicks.set(id, [...(clicks.get(id) ?? []), index + 1])
  for (const id of [...powers, ...canUse, ...abilities]) if (!clicks.has(id)) clicks.set(id, [])
  const effects = rulesetFor(asRules(rules))?.effects
  return [...clicks].map(([id, on]) => {
    const slot = slotOfPower(id)
    return {
      id,
      name: powerName(id),
      rule: effects?.get(id)?.rule ?? null,
      slot,
      colour: slot ? colourIn(slot, id) : null,
      clicks: on.length > 0 && on.length === dial.filter(({ ko }) => !ko).length ? '' : runs(on)
    }
  })
}

/** Clicks that show a special power; '' where it holds on all of them. */
export function clicksOfText(text: FigureText, { dial }: FigureEntry): string {
  return runs(dial.flatMap((click, index) => (showsText(click, text) ? [index + 1] : [])))
}

/** What of a figure no ruling looks at. */
export const leftOf = (figure: FigureEntry, rules: InRules): readonly LeftOver[] => coverageOf([figure], rules)?.notConsidered ?? []

/** How a text of the card stands to the rules. */
export function stateOf(text: FigureText, figure: FigureEntry, rules: InRules): 'ruled' | 'partly' | 'notConsidered' {
  const alone: FigureEntry = {
    ...figure,
    powers: [],
    canUse: [],
    abilities: [],
    teamAbilities: [],
    dial: [],
    traits: [],
    specialPowers: [text]
  }
  const [one] = coverageOf([alone], rules)?.byFigure ?? []
  return one?.ruled ? 'ruled' : one?.partly ? 'partly' : 'notConsidered'
}
