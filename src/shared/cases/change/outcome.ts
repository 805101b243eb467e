/** What a judge would call another outcome: of each kind of ruling the word that counts, and the numbers beside it. */
import type { AttackRuling, KnockBackResult, Ruling } from '../../contract/ruling.ts'

export interface Outcome {
  /** Equal texts mean the same verdict. */
  readonly verdict: string
  /** Equal texts mean the same numbers: what is needed, where it ends. */
  readonly numbers: string
}

const ends = (results: readonly KnockBackResult[]): unknown =>
  results.map(({ figure, knockedBack, end, damage }) => [figure, knockedBack, end, damage.map(({ to, taken }) => [to, taken])])

const attackNumbers = ({ needed, damageTaken, knockBack }: AttackRuling): unknown => [
  Object.entries(needed),
  Object.entries(damageTaken),
  ends(knockBack.results)
]

/** The outcome of a ruling; what it rests on is left out. */
export function outcomeOf(ruling: Ruling): Outcome {
  const text = (verdict: unknown, numbers: unknown = null): Outcome => ({
    verdict: JSON.stringify(verdict),
    numbers: JSON.stringify(numbers)
  })
  switch (ruling.kind) {
    case 'line-of-fire':
      return text(ruling.verdict, ruling.defenseModifier)
    case 'targets':
      return text(ruling.legal)
    case 'value':
      return text(ruling.value)
    case 'damage':
      return text([ruling.verdict, ruling.taken])
    case 'attack':
      return text([ruling.verdict, ruling.destroyed ?? null], attackNumbers(ruling))
    case 'knock-back':
      return text(ruling.verdict, ends(ruling.results))
    case 'move':
      return text(ruling.verdict, [ruling.end, ruling.mustStop])
    case 'reach':
      return text(ruling.verdict, [ruling.squares, ruling.attackable])
    case 'odds':
      return text(ruling.hit.fraction, ruling.hitWithDoubles.fraction)
    case 'preparation':
      return text(ruling.verdict, ruling.bestBy)
    case 'timeline':
      return text([ruling.verdict, ruling.event ?? null], ruling.states.at(-1) ?? null)
    case 'can-target':
    case 'break-away':
      return text(ruling.verdict)
  }
}

export type Difference = 'verdict' | 'number' | null

/** What differs between two rulings of the same question: the verdict, only a number, or nothing that counts. */
export function differenceOf(before: Outcome, after: Outcome): Difference {
  if (before.verdict !== after.verdict) return 'verdict'
  return before.numbers === after.numbers ? null : 'number'
}
