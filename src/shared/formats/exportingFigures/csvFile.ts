/** Figures as a table for a spreadsheet, a row a click; our own importer reads it back. */
import Papa from 'papaparse'
import type { CaseClick } from '../../contract/case.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import type { FigureEntry } from '../documents/documents.ts'
import type { TableColumn } from '../foreignFigures/figuresTable.ts'
import { nameOfPower, slotOfPower } from '../foreignFigures/names.ts'

/** In the order in which a card is read. */
const HEADS: readonly (readonly [column: TableColumn, head: string])[] = [
  ['set', 'Set'],
  ['number', 'Number'],
  ['name', 'Name'],
  ['realName', 'Real name'],
  ['rarity', 'Rarity'],
  ['points', 'Points'],
  ['size', 'Size'],
  ['base', 'Base'],
  ['range', 'Range'],
  ['bolts', 'Bolts'],
  ['team', 'Team'],
  ['keywords', 'Keywords'],
  ['abilities', 'Abilities'],
  ['click', 'Click'],
  ['line', 'Starting line'],
  ...DIAL_SLOTS.flatMap((slot): (readonly [TableColumn, string])[] => {
    const head = slot[0]!.toUpperCase() + slot.slice(1)
    return [[slot, head], [`${slot} power`, `${head} power`]] // prettier-ignore
  })
]

type Cells = Partial<Record<TableColumn, string | number | null | undefined>>

/** The text of the table, with a mark for spreadsheets that it is UTF-8. What one would run as a formula is guarded by a quote. */
export function writeCsv(figures: readonly FigureEntry[]): string {
  const rows = figures.flatMap((figure) => rowsOf(figure).map((cells) => HEADS.map(([column]) => cells[column] ?? '')))
  return `\uFEFF${Papa.unparse({ fields: HEADS.map(([, head]) => head), data: rows }, { escapeFormulae: true })}\r\n`
}

/** What is of the whole figure stands in the row of its first click. */
function rowsOf(figure: FigureEntry): readonly Cells[] {
  const { set, number, name, realName, rarity, points, size, base, range, bolts, teamAbilities, keywords = [], abilities, dial } = figure
  const whole: Cells = {
    set,
    number,
    name,
    realName,
    rarity,
    points,
    size: size === 'standard' ? '' : size,
    base,
    range,
    bolts,
    team: teamAbilities.join('; '),
    keywords: keywords.join('; '),
    abilities: abilities.join('; ')
  }
  if (dial.length === 0) return [whole]
  return dial.map((click, index) => ({ ...(index === 0 && whole), ...clickCells(click, index + 1, figure) }))
}

function clickCells(click: CaseClick, number: number, { lines = [], specialPowers }: FigureEntry): Cells {
  const line = lines.find((one) => one.click === number)
  const cells: Cells = { click: number, line: line?.points ?? undefined }
  if (click.ko) return { ...cells, speed: 'KO' }
  for (const slot of DIAL_SLOTS) {
    cells[slot] = click[slot]
    cells[`${slot} power`] = powerIn(slot, click, specialPowers)
  }
  return cells
}

/** The power of a slot as people write it: by its name, a special one as such. A power of no column stands in the first. */
export function powerIn(slot: DialSlot, { powers = [], special = [] }: CaseClick, texts: FigureEntry['specialPowers'] = []): string {
  if (special.some((one) => one === slot || texts.find(({ id }) => id === one)?.slot === slot)) return 'special'
  const own = powers.find((id) => (slotOfPower(id) ?? 'speed') === slot)
  return own === undefined ? '' : (nameOfPower(own) ?? own)
}
