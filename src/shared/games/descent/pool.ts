/** Everything that a pool of dice can show, with how often: exact counts out of 6 to the number of dice. */
import { takeSteps } from '../../engine/budget/budget.ts'
import type { AttackDie, AttackFace, DefenseDie, Faces } from './case.ts'
import { ATTACK_TABLE, DEFENSE_TABLE, rangeFaces, valuesOf } from './dice.ts'

/** What a question needs to know of each roll. The X always counts. */
export interface Aspects {
  readonly range: boolean
  readonly hearts: boolean
  readonly surges: boolean
}

export interface Shown {
  readonly range: number
  readonly hearts: number
  readonly surges: number
}

export interface Pool {
  /** All rolls: 6 to the number of dice. */
  readonly rolls: bigint
  /** The rolls without an X, gathered by what they show. */
  readonly shown: readonly (readonly [Shown, bigint])[]
}

/**
 * The faces of a die as far as the question needs them: those entered, or, where only one kind of symbol matters, made
 * from the known numbers of that kind. Null: how the symbols stand together on the faces matters, and is not known.
 */
function facesFor(die: AttackDie, entered: Faces, need: Aspects): readonly AttackFace[] | null {
  const shown = entered[die]
  if (shown)
    return shown.map((face) => ({
      range: need.range ? face.range : 0,
      hearts: need.hearts ? face.hearts : 0,
      surges: need.surges ? face.surges : 0,
      miss: face.miss
    }))
  const { range, hearts, surges, miss } = ATTACK_TABLE[die]
  const matters = {
    range: need.range && Object.keys(range).length > 0,
    hearts: need.hearts && hearts.length > 0,
    surges: need.surges && surges > 0
  }
  // Known together: each of the blue die's faces shows either a range or the X.
  const kinds = [matters.range || miss > 0, matters.hearts, matters.surges].filter(Boolean).length
  if (kinds > 1) return null
  if (matters.range || miss > 0) return rangeFaces(die).map((face) => ({ ...face, range: matters.range ? face.range : 0 }))
  const values = matters.hearts ? valuesOf(hearts) : matters.surges ? valuesOf([surges]) : valuesOf([])
  return values.map((value) => ({ range: 0, hearts: matters.hearts ? value : 0, surges: matters.surges ? value : 0, miss: false }))
}

/** The dice of a pool whose faces have to be entered before the question can be answered, each named once. */
export const missingFaces = (dice: readonly AttackDie[], entered: Faces, need: Aspects): readonly AttackDie[] =>
  [...new Set(dice)].filter((die) => facesFor(die, entered, need) === null)

/** What the dice can show together; throws where faces are missing. */
export function poolOf(dice: readonly AttackDie[], entered: Faces, need: Aspects): Pool {
  let shown = new Map<string, readonly [Shown, bigint]>([['0 0 0', [{ range: 0, hearts: 0, surges: 0 }, 1n]]])
  for (const die of dice) {
    const faces = facesFor(die, entered, need)
    if (!faces) throw new Error(`The faces of the ${die} die are not known.`)
    const next = new Map<string, readonly [Shown, bigint]>()
    for (const [before, count] of shown.values()) {
      takeSteps(faces.length)
      for (const face of faces) {
        if (face.miss) continue
        const sum = { range: before.range + face.range, hearts: before.hearts + face.hearts, surges: before.surges + face.surges }
        const key = `${sum.range} ${sum.hearts} ${sum.surges}`
        next.set(key, [sum, (next.get(key)?.[1] ?? 0n) + count])
      }
    }
    shown = next
  }
  return { rolls: 6n ** BigInt(dice.length), shown: [...shown.values()] }
}

/** How many of all rolls of the defense dice show each number of shields, from 0 up. Their faces need not be entered: shields are all they show. */
export function shieldCounts(dice: readonly DefenseDie[], entered: Faces): readonly bigint[] {
  let counts: bigint[] = [1n]
  for (const die of dice) {
    const next: bigint[] = []
    for (const [before, count] of counts.entries()) {
      for (const shields of entered[die] ?? valuesOf(DEFENSE_TABLE[die])) next[before + shields] = (next[before + shields] ?? 0n) + count
    }
    counts = Array.from(next, (count: bigint | undefined) => count ?? 0n)
  }
  return counts
}
