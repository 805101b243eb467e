/** Walking a list by keys: arrows to the next row, Home and End, a letter to the next row that begins with it. */
import { fold } from '../../text/words.ts'
import { hasModifier } from '../../text/modifiers.ts'

const ROWS = '[data-row]'

/** Moves the focus; false where the key means nothing here. */
export function walkList(list: HTMLElement, event: KeyboardEvent): boolean {
  if (hasModifier(event)) return false
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = nextRow(
    rows.map((row) => row.dataset.name ?? row.textContent),
    at,
    event.key
  )
  if (next === null) return false
  rows[next]?.focus()
  return true
}

/** The row that a key leads to, or null. Pure: for the list above and its test. */
export function nextRow(names: readonly string[], at: number, key: string): number | null {
  if (names.length === 0) return null
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, names.length - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return names.length - 1
    default:
  }
  if (!/^[\p{L}\p{N}]$/u.test(key)) return null
  const wanted = fold(key)
  for (let step = 1; step <= names.length; step++) {
    const i = (at + step + names.length) % names.length
    if (
      fold(names[i] ?? '')
        .trimStart()
        .startsWith(wanted)
    )
      return i
  }
  return null
}
