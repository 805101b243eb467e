/** A span of time in words of its two largest units: "1 hour, 5 minutes", "2 days, 3 hours", "1 year". */
import { language } from '../../../i18n/spoken.ts'

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1]
] as const

/** @param milliseconds its sign does not matter */
export function spanText(milliseconds: number): string {
  let left = Math.round(Math.abs(milliseconds) / 1000)
  const parts: string[] = []
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(left / seconds)
    left -= count * seconds
    if (count > 0 || (unit === 'second' && parts.length === 0))
      parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    if (parts.length === 2) break
  }
  return parts.join(', ')
}
