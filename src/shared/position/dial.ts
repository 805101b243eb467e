/** Reading a dial: what a click shows, where it ends, how far it may be turned back. Clicks count from 1. */
import type { CaseClick } from '../contract/case.ts'
import type { Figure } from './position.ts'

type Dialled = Pick<Figure, 'dial'>

/** What shows on this click; past the end the last one; undefined without a dial. */
export const clickShown = ({ dial }: Dialled, click: number): CaseClick | undefined => dial[Math.min(click, dial.length) - 1]

/** Whether a click shows a special power: it names it by its id or by its column. */
export const showsText = (
  click: CaseClick | undefined,
  { id, slot }: { readonly id: string; readonly slot?: string | undefined }
): boolean => click?.special?.some((shown) => shown === id || shown === slot) ?? false

/** The first click from this one on that shows KO; Infinity without a dial. */
export function knockOutFrom({ dial }: Dialled, click: number): number {
  if (dial.length === 0) return Infinity
  for (let at = Math.max(1, click); at <= dial.length; at++) if (dial[at - 1]!.ko) return at
  return Math.max(click, dial.length + 1)
}

/** Is it out of the game with this click showing (DMG-07)? */
export const showsKnockOut = (figure: Dialled, click: number): boolean => knockOutFrom(figure, click) === click

/**
 * The click after turning it back by so many: not beyond the line that it came in on, nor over a click that shows KO
 * (DMG-10, NAM-02).
 */
export function turnedBack({ dial, startClick }: Pick<Figure, 'dial' | 'startClick'>, click: number, by: number): number {
  let at = click
  while (at > startClick && click - at < by && !dial[at - 2]?.ko) at--
  return at
}

/** How far it is turned on by these clicks of damage of an opponent's attack: not past a click with STOP that this reveals (MKEY-STOP). */
export function clicksToStop({ dial }: Dialled, click: number, by: number): number {
  for (let turned = 1; turned <= by; turned++) if (dial[click - 1 + turned]?.stop) return turned
  return by
}

/** The click after turning it on by so many: a click that shows KO is where it ends. */
export const clicksOn = (figure: Dialled, click: number, by: number): number => {
  const shut = figure.dial.some(({ ko }) => ko)
  return shut ? Math.min(click + by, knockOutFrom(figure, click)) : click + by
}
