/** What is known of the dice (D2-10): for each colour, how many of its six faces show how much. The faces themselves are not published. */
import type { AttackDie, AttackFace, DefenseDie, Die } from './case.ts'

export interface AttackDieTable {
  /** Faces that show exactly this range; the others show none. */
  readonly range: Readonly<Record<number, number>>
  /** How many faces show at least 1, 2, … hearts. */
  readonly hearts: readonly number[]
  /** Faces with a surge. */
  readonly surges: number
  /** Faces with the X. */
  readonly miss: number
}

export const ATTACK_TABLE: Readonly<Record<AttackDie, AttackDieTable>> = {
  blue: { range: { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }, hearts: [5, 3], surges: 2, miss: 1 },
  yellow: { range: { 1: 2, 2: 1 }, hearts: [5, 2], surges: 3, miss: 0 },
  red: { range: {}, hearts: [6, 5, 2], surges: 1, miss: 0 }
}

/** How many faces show at least 1, 2, … shields. */
export const DEFENSE_TABLE: Readonly<Record<DefenseDie, readonly number[]>> = {
  brown: [3, 1],
  gray: [5, 2, 1],
  black: [5, 5, 2, 1]
}

export const isAttackDie = (name: string): name is AttackDie => Object.hasOwn(ATTACK_TABLE, name)

/** The six values of one kind of symbol, from how many faces show at least 1, 2, …: most first. */
export function valuesOf(atLeast: readonly number[]): number[] {
  return Array.from({ length: 6 }, (_, face) => atLeast.filter((count) => count > face).length)
}

/** The six ranges of a die, the X apart: where it shows one the attack misses, and no range is read. */
export function rangeFaces(die: AttackDie): readonly AttackFace[] {
  const { range, miss } = ATTACK_TABLE[die]
  const ranges = Object.entries(range).flatMap(([value, faces]) => Array.from({ length: faces }, () => Number(value)))
  return Array.from({ length: 6 }, (_, face) => ({
    range: face < ranges.length ? ranges[face]! : 0,
    hearts: 0,
    surges: 0,
    miss: face >= 6 - miss
  }))
}

/** The most that a die can show. */
export function mostOf(die: AttackDie): { readonly range: number; readonly hearts: number } {
  const { range, hearts } = ATTACK_TABLE[die]
  return { range: Math.max(0, ...Object.keys(range).map(Number)), hearts: hearts.length }
}

const COLOURS: Readonly<Record<string, Die>> = { grey: 'gray' }
/** The name of a die as the rules write it; other spellings of it are understood. */
export const dieName = (name: string): string => COLOURS[name] ?? name
