/** A dial as it is edited: a row a click, in each column a value and one power, as the card shows them. */
import type { CaseClick } from '../../contract/case.ts'
import type { FigureText } from '../../formats/documents/documents.ts'
import { colourOfPower, slotOfPower } from '../../formats/foreignFigures/names.ts'
import { DIAL_SLOTS, type DialColour, type DialSlot } from '../../rules/dialColours.ts'

/** What stands for a special power in a column. */
export const SPECIAL = 'special'

export interface DialCell {
  readonly value?: number
  /** The id of a standard power of this column, or `SPECIAL`; left out: none. */
  readonly power?: string
}

export interface DialRow {
  readonly cells: Readonly<Record<DialSlot, DialCell>>
  readonly ko: boolean
  /** What the click says besides: powers of no column, special powers by their ids, fields of others. Kept as it is. */
  readonly rest: Readonly<Partial<CaseClick>>
}

/** Whether the click shows STOP. */
export const isStop = ({ ko, rest }: DialRow): boolean => !ko && rest.stop === true

export const EMPTY_ROW: DialRow = { cells: { speed: {}, attack: {}, defense: {}, damage: {} }, ko: false, rest: {} }
export const KO_ROW: DialRow = { ...EMPTY_ROW, ko: true }

const isSlot = (word: string): word is DialSlot => DIAL_SLOTS.some((slot) => slot === word)

/** The column of a special power that a click names by its column or by its id; null: by an id of no column. */
const columnOf = (shown: string, texts: readonly FigureText[]): DialSlot | null => {
  if (isSlot(shown)) return shown
  const slot = texts.find(({ id }) => id === shown)?.slot ?? ''
  return isSlot(slot) ? slot : null
}

/** The rows of a dial. `dialOf` gives the same dial again. @param texts the special powers of the card */
export function rowsOf(dial: readonly CaseClick[], texts: readonly FigureText[] = []): readonly DialRow[] {
  return dial.map(({ speed, attack, defense, damage, powers = [], special = [], ko = false, ...rest }): DialRow => {
    const values = { speed, attack, defense, damage }
    const cells: Record<DialSlot, DialCell> = { speed: {}, attack: {}, defense: {}, damage: {} }
    for (const slot of DIAL_SLOTS) if (values[slot] !== undefined) cells[slot] = { value: values[slot] }
    const left: string[] = []
    for (const power of powers) {
      const slot = slotOfPower(power)
      // Two powers in one column are on no card, but a file may say so.
      if (slot && cells[slot].power === undefined) cells[slot] = { ...cells[slot], power }
      else left.push(power)
    }
    const named: string[] = []
    for (const one of special) {
      const slot = columnOf(one, texts)
      if (slot && cells[slot].power === undefined) cells[slot] = { ...cells[slot], power: SPECIAL }
      if (!isSlot(one) || cells[one].power !== SPECIAL) named.push(one)
    }
    return { cells, ko, rest: { ...rest, ...(left.length > 0 && { powers: left }), ...(named.length > 0 && { special: named }) } }
  })
}

/** The dial of the rows. */
export function dialOf(rows: readonly DialRow[], texts: readonly FigureText[] = []): readonly CaseClick[] {
  return rows.map(({ cells, ko, rest }): CaseClick => {
    const { powers: left = [], special: named = [], ...others } = rest
    if (ko) return { ...others, ko: true }
    const powers = [...DIAL_SLOTS.flatMap((slot) => (isStandard(cells[slot].power) ? [cells[slot].power] : [])), ...left]
    const shown = DIAL_SLOTS.filter((slot) => cells[slot].power === SPECIAL)
    // A special power that the click named by its id goes with its column.
    const kept = named.filter((id) => {
      const slot = columnOf(id, texts)
      return slot === null || shown.includes(slot)
    })
    const said = new Set(kept.map((id) => columnOf(id, texts)))
    const special = [...shown.filter((slot) => !said.has(slot)), ...kept]
    return {
      ...Object.fromEntries(DIAL_SLOTS.flatMap((slot) => (cells[slot].value === undefined ? [] : [[slot, cells[slot].value]]))),
      ...(powers.length > 0 && { powers }),
      ...(special.length > 0 && { special }),
      ...others
    }
  })
}

const isStandard = (power: string | undefined): power is string => power !== undefined && power !== SPECIAL

/** The colour of a power in its column as the card prints it; null: none, or a special power, which is white. */
export const colourIn = (slot: DialSlot, power: string | undefined): DialColour | null =>
  isStandard(power) ? (colourOfPower(slot, power) as DialColour | null) : null
