/** A dial out of a table that was copied: a line a click, four values with the colour or the name of their power, or KO. */
import { clickOf, Unreadable } from '../../formats/foreignFigures/figureBuilder.ts'
import { isPower, powerId, powerOfColour } from '../../formats/foreignFigures/names.ts'
import { Notes } from '../../formats/foreign/notes.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import { EMPTY_ROW, KO_ROW, SPECIAL, type DialCell, type DialRow } from './dialRows.ts'

export type Pasted =
  | { readonly ok: true; readonly rows: readonly DialRow[] }
  /** The line, from 1, that is no click, and what stands there. */
  | { readonly ok: false; readonly line: number; readonly found: string }

/** The clicks in a text, or the first line that is none. A line of heads is passed over. */
export function pastedRows(text: string): Pasted {
  const rows: DialRow[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (rows.length === 0 && !/\d|ko/i.test(line))) continue
    const row = rowOf(line, rows.length + 1)
    if (row === null) return { ok: false, line: index + 1, found: line.trim().slice(0, 40) }
    rows.push(row)
  }
  return rows.length > 0 ? { ok: true, rows } : { ok: false, line: 1, found: text.trim().slice(0, 40) }
}

function rowOf(line: string, number: number): DialRow | null {
  const all = cellsOf(line)
  // A table counts its clicks in the first column.
  const cells = all.length === DIAL_SLOTS.length + 1 && all[0] === String(number) ? all.slice(1) : all
  if (cells.some((cell) => /^ko$/i.test(cell))) return KO_ROW
  if (cells.length !== DIAL_SLOTS.length) return null
  try {
    const parts = cells.map((cell) => /^(\d{0,2})(.*)$/s.exec(cell)!)
    const powers = DIAL_SLOTS.map((slot, index) => powerIn(slot, parts[index]![2]!))
    if (powers.includes(null)) return null
    const click = clickOf(number, new Notes(), (_, index) => ({ value: parts[index]![1], where: '', power: null }))
    const made = DIAL_SLOTS.map((slot, index): [DialSlot, DialCell] => [
      slot,
      { ...(click.values[slot] !== undefined && { value: click.values[slot] }), ...(powers[index] && { power: powers[index] }) }
    ])
    return { ...EMPTY_ROW, cells: Object.fromEntries(made) as DialRow['cells'] }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** Tabs, semicolons, strokes with blanks; or four numbers with nothing but blanks or strokes between them. */
function cellsOf(line: string): readonly string[] {
  const parts = (separator: RegExp): readonly string[] =>
    line
      .trim()
      .split(separator)
      .map((cell) => cell.trim())
  for (const separator of [/\t/, /;/, /\s\/\s/, /\|/, /,/]) if (parts(separator).length >= DIAL_SLOTS.length) return parts(separator)
  return parts(/[\s/]+/)
}

/** The power that a cell names; '': none, null: nothing known. */
function powerIn(slot: DialSlot, words: string): string | null {
  const word = words.trim().toLowerCase()
  if (['', 'none', 'clear', '-', '–', '.'].includes(word)) return ''
  if (word === 'special' || word === '*') return SPECIAL
  const id = powerId(word)
  return isPower(id) ? id : powerOfColour(slot, word)
}
