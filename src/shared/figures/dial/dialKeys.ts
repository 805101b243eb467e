/**
 * The dial editor as a machine: what each key makes of the dial. Row n opens with row n−1 as its ghost: Enter takes it, minus takes one
 * less, digits type over and jump on by themselves, a letter of a colour sets the power from this click on. Fingers press the same keys.
 */
import { POWER_COLUMNS } from '../../formats/foreignFigures/names.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import { colourIn, EMPTY_ROW, KO_ROW, SPECIAL, type DialCell, type DialRow } from './dialRows.ts'

/** More clicks than any base has. */
export const MOST_CLICKS = 40

export interface DialEdit {
  readonly rows: readonly DialRow[]
  /** Clicks, from 0, on which a starting line begins. */
  readonly lines: readonly number[]
  /** The row of the cursor; `rows.length`: the ghost below the last one. */
  readonly row: number
  readonly slot: DialSlot
  /** A first digit that waits for a second one. */
  readonly typed: string
  /** The beginning of the name of a power. */
  readonly word: string
  /** After a cell comes the one below it and not the one beside it. */
  readonly downwards: boolean
}

export const openDial = (rows: readonly DialRow[], lines: readonly number[]): DialEdit => ({
  rows,
  lines,
  row: rows.length,
  slot: 'speed',
  typed: '',
  word: '',
  downwards: false
})

/** The keys of the colours, in the order of the card. */
export const COLOUR_KEYS = {
  r: 'red',
  o: 'orange',
  y: 'yellow',
  l: 'lime',
  g: 'green',
  t: 'turquoise',
  b: 'blue',
  u: 'purple',
  p: 'pink',
  n: 'brown',
  k: 'black',
  e: 'grey'
} as const
type ColourKey = keyof typeof COLOUR_KEYS
const isColourKey = (key: string): key is ColourKey => Object.hasOwn(COLOUR_KEYS, key)

/** First digits after which a second one may come: no speed, attack or damage is 20 and more, a defense may be. */
const WAITS: Readonly<Record<DialSlot, string>> = { speed: '1', attack: '1', defense: '12', damage: '' }

const at = (index: number): DialSlot => DIAL_SLOTS[index]!
const placeOf = (slot: DialSlot): number => DIAL_SLOTS.indexOf(slot)

/** The row above that shows no KO: what the ghost repeats. */
export function ghostOf({ rows, row }: Pick<DialEdit, 'rows' | 'row'>): DialRow | null {
  for (let above = row - 1; above >= 0; above--) {
    const one = rows[above]
    if (one && !one.ko) return one
  }
  return null
}

/** The powers that the word typed so far may mean, in the column of the cursor. */
export const meantBy = (word: string, slot: DialSlot): readonly { readonly id: string; readonly name: string }[] =>
  POWER_COLUMNS[slot].filter(({ name }) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((_, index, parts) =>
        parts
          .slice(index)
          .join('')
          .startsWith(word.toLowerCase().replaceAll(/[^a-z]/g, ''))
      )
  )

/**
 * The editor after a key; the same value where the key means nothing. Keys are called as the browser calls them; with Control held,
 * `Ctrl+` stands before them.
 */
export function press(state: DialEdit, key: string): DialEdit {
  if (state.word !== '') return pressInWord(state, key)
  if (/^\d$/.test(key)) return digit(state, key)
  const settled = state.typed === '' ? state : withValue(state, Number(state.typed), true)
  const done = meaning(settled, key)
  return done ?? state
}

function meaning(state: DialEdit, key: string): DialEdit | null {
  switch (key) {
    case 'Enter':
      return nextClick(state)
    case ' ':
    case 'Tab':
      return next(taken(state))
    case '-':
      return stepped(state, -1)
    case '+':
      return stepped(state, 1)
    case '.':
      return withPower(state, undefined)
    case '*':
      return withPower(state, SPECIAL)
    case 'x':
    case 'X':
      return knockedOut(state)
    case '|':
      return withLine(state)
    case '!':
      return withStop(state)
    case '<':
      return colourMoved(state)
    case 'Backspace':
      return state.typed === '' ? cleared(state) : { ...state, typed: '' }
    case 'Ctrl+Enter':
      return { ...state, downwards: !state.downwards }
    case 'Ctrl+Delete':
      return withoutRow(state)
    case 'Insert':
      return withRowAbove(state)
    case 'ArrowUp':
      return { ...state, row: Math.max(0, state.row - 1) }
    case 'ArrowDown':
      return { ...state, row: Math.min(lastRow(state), state.row + 1) }
    case 'ArrowLeft':
    case 'Shift+Tab':
      return back(state)
    case 'ArrowRight':
      return { ...state, slot: at(Math.min(3, placeOf(state.slot) + 1)) }
    case 'Home':
      return { ...state, slot: 'speed' }
    case 'End':
      return { ...state, slot: 'damage' }
    default:
      if (isColourKey(key)) return withPower(state, powerOfKey(state.slot, key))
      return /^[a-z]$/i.test(key) && meantBy(key, state.slot).length > 0 ? { ...state, word: key } : null
  }
}

/** Puts the cursor into a cell, as a tap does. */
export const goTo = (state: DialEdit, row: number, slot: DialSlot): DialEdit => {
  const settled = state.typed === '' ? state : withValue(state, Number(state.typed), true)
  return { ...settled, row: Math.max(0, Math.min(lastRow(settled), row)), slot, typed: '', word: '' }
}

/** Sets the power of the cell under the cursor by its id, from this click on; undefined: none. */
export const choosePower = (state: DialEdit, power: string | undefined): DialEdit => withPower({ ...state, word: '' }, power)

const lastRow = ({ rows }: DialEdit): number => Math.min(rows.length, MOST_CLICKS - 1)

const powerOfKey = (slot: DialSlot, key: ColourKey): string => POWER_COLUMNS[slot].find(({ colour }) => colour === COLOUR_KEYS[key])!.id

/** What is under the cursor: the row, or its ghost where there is none yet. */
const hereIn = (state: DialEdit): DialRow => state.rows[state.row] ?? ghostOf(state) ?? EMPTY_ROW

/** With a row of its own under the cursor: the ghost becomes one. */
function real(state: DialEdit): DialEdit {
  if (state.row < state.rows.length) return state
  const { cells } = hereIn(state)
  return { ...state, rows: [...state.rows, { ...EMPTY_ROW, cells }] }
}

const withCell = (state: DialEdit, change: (cell: DialCell) => DialCell): DialEdit => {
  const { rows, row, slot } = real(state)
  const old = rows[row]!
  const base = old.ko ? { ...EMPTY_ROW, rest: old.rest } : old
  return { ...state, rows: rows.with(row, { ...base, cells: { ...base.cells, [slot]: change(base.cells[slot]) } }) }
}

function withValue(state: DialEdit, value: number, stay = false): DialEdit {
  const done = withCell({ ...state, typed: '' }, (cell) => ({ ...cell, value }))
  return stay ? done : next(done)
}

function digit(state: DialEdit, key: string): DialEdit {
  if (state.typed !== '') return withValue(state, Number(state.typed + key))
  return WAITS[state.slot].includes(key) ? { ...state, typed: key } : withValue(state, Number(key))
}

/** One less or one more than what the cell shows, or what stands above it. */
function stepped(state: DialEdit, by: number): DialEdit {
  const shown = hereIn(state).cells[state.slot].value
  if (shown === undefined) return state
  // A new row counts from the row above it; what was typed already is changed where it stands.
  const value = Math.min(99, Math.max(0, shown + by))
  return by < 0 ? withValue(state, value) : withValue(state, value, true)
}

/** The cell as it is shown, taken over from the ghost. */
const taken = (state: DialEdit): DialEdit => (hereIn(state) === EMPTY_ROW ? state : real(state))

function next(state: DialEdit): DialEdit {
  const { row, slot, downwards } = state
  if (downwards) return { ...state, row: Math.min(lastRow(state), row + 1) }
  // After the damage comes the next click; its row is begun only when something is said of it.
  return slot === 'damage' ? { ...state, row: Math.min(lastRow(state), row + 1), slot: 'speed' } : { ...state, slot: at(placeOf(slot) + 1) }
}

function back(state: DialEdit): DialEdit {
  const { row, slot } = state
  if (slot !== 'speed') return { ...state, slot: at(placeOf(slot) - 1) }
  return row === 0 ? state : { ...state, row: row - 1, slot: 'damage' }
}

/**
 * The cell with the number before a colour, if the colour under the cursor could be meant for it: the number has no colour, and nothing
 * was typed after the colour. `null` if there is no doubt.
 */
export function cellInDoubt(state: DialEdit): { readonly row: number; readonly slot: DialSlot; readonly value: number } | null {
  const { rows, row, slot, typed, word, downwards } = state
  const { row: rowBefore, slot: slotBefore } = downwards ? { row: row - 1, slot } : back(state)
  const cell = rows[row]?.cells[slot]
  const before = rows[rowBefore]
  const above = ghostOf(state)?.cells[slot]
  if (typed !== '' || word !== '' || before === undefined || before.ko || (rowBefore === row && slotBefore === slot)) return null
  if (cell?.power === undefined || cell.power === above?.power || cell.value !== above?.value) return null
  const { value, power } = before.cells[slotBefore]
  return value !== undefined && power === undefined ? { row: rowBefore, slot: slotBefore, value } : null
}

/** Moves a colour in doubt to the number before it. */
function colourMoved(state: DialEdit): DialEdit | null {
  const cell = cellInDoubt(state)
  const power = state.rows[state.row]?.cells[state.slot].power
  if (cell === null || power === undefined) return null
  const colour = colourIn(state.slot, power)
  const there = power === SPECIAL ? SPECIAL : POWER_COLUMNS[cell.slot].find((one) => one.colour === colour)?.id
  const ghost = ghostOf(state)
  const without = withPower(state, ghost?.cells[state.slot].power)
  // A row that only the colour began is a ghost again.
  const isGhost = cell.row < state.row && state.row === state.rows.length - 1 && sameCells(without.rows[state.row]!, ghost)
  const rows = isGhost ? without.rows.slice(0, -1) : without.rows
  const moved = withPower({ ...without, rows, row: cell.row, slot: cell.slot }, there)
  return { ...moved, row: state.row, slot: state.slot }
}

const sameCells = (row: DialRow, ghost: DialRow | null): boolean =>
  DIAL_SLOTS.every((slot) => row.cells[slot].value === ghost?.cells[slot].value && row.cells[slot].power === ghost?.cells[slot].power)

/** The rest of the row is as the ghost says; on to the next click. */
function nextClick(state: DialEdit): DialEdit {
  const done = taken(state)
  if (done.rows.length === 0) return state
  const row = Math.min(lastRow(done), done.row + 1)
  return done.downwards ? { ...done, row } : { ...done, row, slot: 'speed' }
}

/** This power from this click on, down to where it changes. */
function withPower(state: DialEdit, power: string | undefined): DialEdit {
  const { rows, row, slot } = real(state)
  const before = rows[row]!.cells[slot].power
  const changed = [...rows]
  for (let n = row; n < changed.length; n++) {
    const one = changed[n]!
    if (one.ko && n > row) continue
    const { power: was, ...cell } = one.cells[slot]
    if (n > row && was !== before) break
    changed[n] = { ...one, ko: false, cells: { ...one.cells, [slot]: power === undefined ? cell : { ...cell, power } } }
  }
  return { ...state, rows: changed }
}

function knockedOut(state: DialEdit): DialEdit {
  const { rows, row } = state
  const rest = rows[row]?.rest ?? {}
  const made = row < rows.length ? rows.with(row, { ...KO_ROW, rest }) : [...rows, KO_ROW]
  return { ...state, rows: made, row: Math.min(made.length, MOST_CLICKS - 1), slot: 'speed' }
}

function withLine(state: DialEdit): DialEdit {
  const { row, lines } = real(state)
  const marked = lines.includes(row) ? lines.filter((one) => one !== row) : [...lines, row].sort((a, b) => a - b)
  return { ...real(state), lines: marked }
}

/** The click with STOP or without it. A click that shows KO has none. */
function withStop(state: DialEdit): DialEdit {
  const made = real(state)
  const row = made.rows[made.row]!
  if (row.ko) return state
  const { stop, ...rest } = row.rest
  return { ...made, rows: made.rows.with(made.row, { ...row, rest: stop === true ? rest : { ...rest, stop: true } }) }
}

const cleared = (state: DialEdit): DialEdit =>
  state.row < state.rows.length && state.rows[state.row]!.cells[state.slot].value !== undefined
    ? withCell(state, ({ value: _, ...cell }) => cell)
    : back(state)

function withoutRow(state: DialEdit): DialEdit {
  const { rows, row, lines } = state
  if (row >= rows.length) return state
  const left = rows.toSpliced(row, 1)
  return {
    ...state,
    rows: left,
    row: Math.min(row, left.length),
    lines: lines.filter((one) => one !== row).map((one) => (one > row ? one - 1 : one))
  }
}

function withRowAbove(state: DialEdit): DialEdit {
  const { rows, row, lines } = state
  if (row >= rows.length || rows.length >= MOST_CLICKS) return state
  const { cells } = rows[row]!
  return { ...state, rows: rows.toSpliced(row, 0, { ...EMPTY_ROW, cells }), lines: lines.map((one) => (one >= row ? one + 1 : one)) }
}

function pressInWord(state: DialEdit, key: string): DialEdit {
  if (key === 'Backspace') return { ...state, word: state.word.slice(0, -1) }
  if (key === 'Escape') return { ...state, word: '' }
  if (/^[a-z/]$/i.test(key)) {
    const longer = { ...state, word: state.word + key }
    return meantBy(longer.word, state.slot).length > 0 ? longer : state
  }
  // What is no letter ends the word: Enter and Space say no more than that, everything else is meant besides.
  const [first] = meantBy(state.word, state.slot)
  const done = first ? choosePower(state, first.id) : { ...state, word: '' }
  return key === 'Enter' || key === ' ' || key === 'Tab' ? done : press(done, key)
}
