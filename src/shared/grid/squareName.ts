/**
 * Square names as judges say them: a letter for the column, a number for the row. `[0, 0]` is A1, `[1, 3]` is B4;
 * after column Z comes AA, as on a spreadsheet.
 */
import type { SquareXY } from '../contract/case.ts'
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'

const LETTERS = 26

/** The name of column `x` (from 0): A, B, … Z, AA, … Throws on anything that is no column. */
export function formatColumn(x: number): string {
  if (!Number.isInteger(x) || x < 0) throw new RangeError(`${x} is no column: columns are whole numbers from 0`)
  let name = ''
  for (let rest = x + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    name = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + name
  }
  return name
}

/** The name of row `y` (from 0): 1, 2, … */
export function formatRow(y: number): string {
  if (!Number.isInteger(y) || y < 0) throw new RangeError(`${y} is no row: rows are whole numbers from 0`)
  return String(y + 1)
}

/** The name of a square: `[1, 3]` is `B4`. */
export function formatSquareName([x, y]: SquareXY): string {
  return formatColumn(x) + formatRow(y)
}

/**
 * The square that a typed name means: `B4`, `b4` and ` aa12 ` are names, up to three letters and four digits.
 * Whether the map has that square is for the caller to check.
 */
export function parseSquareName(text: string): Result<SquareXY> {
  const match = /^\s*([A-Za-z]{1,3})\s*(\d{1,4})\s*$/.exec(text)
  const row = match ? Number(match[2]) : 0
  if (!match || row === 0) {
    return fail(problem('square-name', '', 'square-name', { typed: text.trim().slice(0, 40) }))
  }
  let column = 0
  for (const letter of match[1]!.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64
  return ok([column - 1, row - 1])
}
