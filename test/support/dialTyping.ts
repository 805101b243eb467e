/** How somebody types a dial. */
import type { CaseClick } from '../../src/shared/contract/case.ts'
import { COLOUR_KEYS } from '../../src/shared/figures/dial/dialKeys.ts'
import { colourIn, rowsOf, SPECIAL, type DialRow } from '../../src/shared/figures/dial/dialRows.ts'
import { DIAL_SLOTS } from '../../src/shared/rules/dialColours.ts'

/** The keys of somebody who reads a dial click by click from a card. */
export function keysFor(dial: readonly CaseClick[]): readonly string[] {
  const rows = rowsOf(dial)
  const out: string[] = []
  let ghost: DialRow | null = null
  for (const row of rows) {
    if (row.ko) {
      out.push('x')
      continue
    }
    const differs = DIAL_SLOTS.map((slot) => ({
      value: row.cells[slot].value !== ghost?.cells[slot].value,
      power: row.cells[slot].power !== ghost?.cells[slot].power
    }))
    const last = differs.findLastIndex(({ value, power }) => value || power)
    for (const [index, slot] of DIAL_SLOTS.entries()) {
      if (index > last) break
      const { value, power } = row.cells[slot]
      if (differs[index]!.power) out.push(power === undefined ? '.' : power === SPECIAL ? '*' : keyOf(colourIn(slot, power)!))
      const above = ghost?.cells[slot].value
      if (!differs[index]!.value) {
        if (index < last) out.push(' ')
      } else if (above !== undefined && value === above - 1) out.push('-')
      else out.push(...digitsOf(value!, slot))
    }
    // After the damage the next click is there by itself.
    const wentOn = last === 3 && differs[3]!.value
    if (!wentOn) out.push('Enter')
    ghost = row
  }
  return out
}
const keyOf = (colour: string): string => Object.entries(COLOUR_KEYS).find(([, one]) => one === colour)![0]
const digitsOf = (value: number, slot: string): readonly string[] => {
  const waits = slot === 'defense' ? /^[12]$/ : slot === 'damage' ? /^$/ : /^1$/
  // A small number whose digit waits for another one is settled by going on.
  return waits.test(String(value)) ? [String(value), ' '] : [...String(value)]
}
