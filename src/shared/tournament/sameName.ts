/** When two printed names are the same (NAM-01), and when one figure may become another (NAM-02). */

import { plainName } from '../base/text/plainName.ts'

export const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b)

/** Of these names those that are the same, or, where none is, those that contain the other and are not the same. */
export function closeNames(name: string, names: readonly string[]): string[] {
  const same = names.filter((other) => sameName(name, other))
  const plain = plainName(name)
  return same.length > 0 ? same : names.filter((other) => plainName(other).includes(plain) || plain.includes(plainName(other)))
}

/** Sealed play has only what was opened; in constructed play the whole collection is at hand. */
export function mayBecome(to: string, format: 'sealed' | 'constructed', opened: readonly string[]): boolean {
  return format === 'constructed' || opened.some((name) => sameName(name, to))
}
