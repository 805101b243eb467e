/** A chance as players say it: in throws of the dice that are rolled, "26 of 36". */
import type { Phrasebook } from './toText.ts'

/** All throws of one and of two six-sided dice. */
export const ONE_DIE = 6
export const TWO_DICE = 36

/** The throws that succeed out of `all`, in words; the fraction itself if it is no whole number of them. */
export function inThrows(fraction: string, all: number, { throws }: Pick<Phrasebook, 'throws'>): string {
  const [part = 0, bottom = 1] = fraction.split('/').map(Number)
  return all % bottom === 0 ? throws((part * all) / bottom, all) : fraction
}
