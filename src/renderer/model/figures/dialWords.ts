/** The dial editor in words and marks: what each cell shows, what the keys of the colours mean in a column. */
import { POWER_COLUMNS } from '../../../shared/formats/foreignFigures/names.ts'
import { COLOUR_KEYS, ghostOf, meantBy, MOST_CLICKS, type DialEdit } from '../../../shared/figures/dial/dialKeys.ts'
export { cellInDoubt } from '../../../shared/figures/dial/dialKeys.ts'
import { EMPTY_ROW, isStop, SPECIAL } from '../../../shared/figures/dial/dialRows.ts'
import type { DialColour, DialSlot } from '../../../shared/rules/dialColours.ts'
import { referenceTexts } from '../../i18n/texts.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { DIAL_SLOTS } from '../../../shared/rules/dialColours.ts'
import { cellOf, type CardCell } from './card.ts'

export interface EditedRow {
  /** From 0. */
  readonly at: number
  readonly ghost: boolean
  readonly ko: boolean
  readonly line: boolean
  readonly stop: boolean
  readonly cells: readonly CardCell[]
}

/** The rows of the dial and the ghost below the last. */
export function dialCells(dial: DialEdit): readonly EditedRow[] {
  const made = dial.rows.map((row, at): EditedRow => ({
    at,
    ghost: false,
    ko: row.ko,
    line: dial.lines.includes(at),
    stop: isStop(row),
    cells: DIAL_SLOTS.map((slot) => cellOf(slot, row))
  }))
  const at = dial.rows.length
  if (at >= MOST_CLICKS) return made
  const ghost = ghostOf({ rows: dial.rows, row: at }) ?? EMPTY_ROW
  return [...made, { at, ghost: true, ko: false, line: false, stop: false, cells: DIAL_SLOTS.map((slot) => cellOf(slot, ghost)) }]
}

/** The value of a cell, or the first digit of it that was typed. */
export const shownValue = ({ typed }: DialEdit, { value }: CardCell, here: boolean): string =>
  here && typed !== '' ? `${typed}_` : value === null ? '–' : String(value)

const initials = (name: string): string => {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean)
  return words.length > 1
    ? words
        .map((word) => word[0]!.toUpperCase())
        .join('')
        .slice(0, 3)
    : name.slice(0, 2)
}

/** The keys of the colours, with the letters of the power that each means in a column. */
export const keypad = (): readonly {
  readonly key: string
  readonly colour: DialColour
  readonly letters: (slot: DialSlot) => string
}[] =>
  Object.entries(COLOUR_KEYS).map(([key, colour]) => ({
    key,
    colour,
    letters: (slot) => initials(POWER_COLUMNS[slot].find((power) => power.colour === colour)?.name ?? '')
  }))

/** The names that the word typed so far may mean. */
export const meantNames = ({ word, slot }: DialEdit): readonly string[] => (word === '' ? [] : meantBy(word, slot).map(({ name }) => name))

/** What a cell of a column may hold. */
export const powerChoices = (slot: DialSlot) => [
  { id: '', label: t.noPower },
  { id: SPECIAL, label: t.specialPower },
  ...POWER_COLUMNS[slot].map(({ id, name, colour }) => ({ id, label: name, note: referenceTexts.dial.colours[colour] }))
]
