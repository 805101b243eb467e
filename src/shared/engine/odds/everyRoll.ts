/**
 * Plays a procedure for every way its dice can fall. The procedure asks for a d6 when it needs one, so that what it
 * asks for may depend on what came before; faces that mean the same to every effect are played once, with their weight.
 */
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Choices } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import { Oracle, type Given, type OpenChoice } from '../oracle/oracle.ts'
import { fraction, ONE, times, type Fraction } from '../../base/numbers/fraction.ts'
import { takeSteps } from '../budget/budget.ts'

/** A face that stands for several that mean the same. */
interface Face {
  readonly face: number
  readonly of6: number
}

/** For each roll, by its id, the faces that differ. */
export type Faces = ReadonlyMap<string, readonly Face[]>

/** Every sum of some of these numbers, 0 among them. */
const sumsOf = (numbers: readonly number[]): ReadonlySet<number> =>
  numbers.reduce<Set<number>>((sums, by) => new Set([...sums, ...[...sums].map((sum) => sum + by)]), new Set([0]))

const EVERY_FACE: readonly Face[] = [1, 2, 3, 4, 5, 6].map((face) => ({ face, of6: 1 }))

const known = new WeakMap<Ruleset, Faces>()

/** The faces that the effects of an edition tell apart: all six only where the number itself counts. */
export function facesOf(ruleset: Ruleset): Faces {
  const before = known.get(ruleset)
  if (before) return before
  const cuts = new Map<string, Set<number>>()
  const whole = new Set<string>()
  const added = new Map<string, number[]>()
  for (const { clauses } of ruleset.effects.values())
    for (const clause of clauses) if (clause.phase === 'roll') added.set(clause.of, [...(added.get(clause.of) ?? []), clause.by])
  for (const effect of ruleset.effects.values()) {
    for (const clause of effect.clauses) {
      if (!('roll' in clause) || typeof clause.roll !== 'string') continue
      const from =
        'from' in clause && typeof clause.from === 'number'
          ? clause.from
          : 'zeroFrom' in clause && typeof clause.zeroFrom === 'number'
            ? clause.zeroFrom
            : null
      if (from === null) whole.add(clause.roll)
      else {
        const starts = cuts.get(clause.roll) ?? new Set<number>()
        for (const by of sumsOf(added.get(clause.roll) ?? [])) starts.add(from - by)
        cuts.set(clause.roll, starts)
      }
    }
  }
  const faces = new Map<string, readonly Face[]>()
  for (const [id, starts] of cuts) {
    if (whole.has(id)) continue
    const edges = [1, ...[...starts].filter((start) => start > 1 && start <= 6).sort((a, b) => a - b), 7]
    faces.set(
      id,
      edges.slice(0, -1).map((start, index) => ({ face: start, of6: edges[index + 1]! - start }))
    )
  }
  known.set(ruleset, faces)
  return faces
}

/** Options of `everyRoll`. */
interface Played {
  /** Choices and the attack roll. */
  readonly given?: Given
  /** Dice that are settled, by `figure roll`. */
  readonly fixed?: ReadonlyMap<string, number> | undefined
  /** Collects the choices that were open, each with its rule. */
  readonly open?: Map<keyof Choices, string>
}

const NO_REASONS: readonly Reason[] = []

/** Rolls dice by a script; past its end it rolls the first face and records how many faces there are to try. */
export class ScriptedOracle extends Oracle {
  constructor(
    private readonly faces: Faces,
    private readonly script: readonly number[],
    private readonly played: Played,
    readonly facesRolled: (readonly Face[])[] = []
  ) {
    super(played.given ?? {})
  }

  /** The oracle of another part of the same procedure: it has other choices, and its dice are the next ones of the script. */
  withGiven(given: Given): Oracle {
    return new ScriptedOracle(this.faces, this.script, { ...this.played, given }, this.facesRolled)
  }

  override die(figure: string, roll: string): number {
    const fixed = this.played.fixed?.get(`${figure} ${roll}`)
    if (fixed !== undefined) return fixed
    const faces = this.faces.get(roll) ?? EVERY_FACE
    const face = faces[this.script[this.facesRolled.length] ?? 0]!
    this.facesRolled.push(faces)
    return face.face
  }

  /** The plan for a choice counts only if the choice is open. */
  override get illegal(): readonly Reason[] {
    return NO_REASONS
  }

  protected override leaveOpen(open: OpenChoice, rule: string): void {
    if (open.alternatives.length > 1 && this.played.open?.has(open.field) === false) this.played.open.set(open.field, rule)
    super.leaveOpen(open, rule)
  }
}

export interface Share<T> {
  readonly chance: Fraction
  readonly outcome: T
}

/** Every outcome with its chance. The chances add up to 1. */
export function everyRoll<T>(faces: Faces, play: (oracle: ScriptedOracle) => T, played: Played = {}): Share<T>[] {
  const shares: Share<T>[] = []
  let script: number[] | null = []
  while (script) {
    takeSteps(3)
    const oracle = new ScriptedOracle(faces, script, played)
    const outcome = play(oracle)
    const path: number[] = oracle.facesRolled.map((_, index) => script![index] ?? 0)
    const chance = oracle.facesRolled.reduce((product, options, index) => times(product, fraction(options[path[index]!]!.of6, 6)), ONE)
    shares.push({ chance, outcome })
    script = nextPath(path, oracle.facesRolled)
  }
  return shares
}

/** The path after this one, in the order of a counter whose last digit runs fastest; null: that was the last. */
function nextPath(path: readonly number[], asked: readonly (readonly Face[])[]): number[] | null {
  for (let at = path.length - 1; at >= 0; at--) {
    if (path[at]! + 1 < asked[at]!.length) return [...path.slice(0, at), path[at]! + 1]
  }
  return null
}
