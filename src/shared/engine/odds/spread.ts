/** What comes of an attack, added up over all of its outcomes: exact chances by figure. */
import type { AttackOutcome } from './attackOutcomes.ts'
import { compareFractions, fraction, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

export class Spread {
  /** Somebody whom the attack is aimed at is hit: others whom an area takes along do not count. */
  hit: Fraction = ZERO
  hitWithDoubles: Fraction = ZERO
  /** The attacker comes out of it hurt. */
  selfHurt: Fraction = ZERO
  /** At least one of the opponents is defeated when the action is over. */
  someDefeated: Fraction = ZERO
  /** The mean of all clicks that opponents take until the action is over: of the attack and of knock back. */
  turned: Fraction = ZERO
  /** Some outcome is the judge's to settle: clicks are not known. */
  unsettled = false
  /** By figure: clicks that the attack itself turns, with their chances. A figure left out takes none. */
  readonly clicks = new Map<string, Map<number, Fraction>>()
  /** By figure: knocked back this many squares (those due). */
  readonly squares = new Map<string, Map<number, Fraction>>()
  /** By figure: it takes damage from being knocked back. */
  readonly knockBackDamage = new Map<string, Fraction>()
  /** By figure: defeated when the action is over. */
  readonly defeated = new Map<string, Fraction>()

  /** `opponents`: those of the attacker who are still in the game; `targets`: whom the chance to hit is about. */
  constructor(
    private readonly opponents: ReadonlySet<string>,
    private readonly targets: readonly string[]
  ) {}

  /** Adds an outcome of the attack. */
  add({ chance, doubles, fields }: AttackOutcome): void {
    const { verdict } = fields
    if (verdict === 'judge' || fields.hits.some((id) => this.targets.includes(id))) {
      this.hit = plus(this.hit, chance)
      if (doubles) this.hitWithDoubles = plus(this.hitWithDoubles, chance)
    }
    if (verdict === 'judge') this.unsettled = true
    if (fields.selfDamage > 0) this.selfHurt = plus(this.selfHurt, chance)
    for (const [id, taken] of Object.entries(fields.damageTaken)) note(this.clicks, id, taken, chance)
    for (const result of fields.knockBack.results) {
      if (result.knockedBack) note(this.squares, result.figure, result.squares, chance)
      const hurt = new Set(result.damage.filter(({ taken }) => taken > 0).map(({ to }) => to))
      for (const id of hurt) raise(this.knockBackDamage, id, chance)
    }
    let some = false
    let turned = 0
    for (const [id, after] of Object.entries(fields.after)) {
      if (this.opponents.has(id)) turned += after.damage
      if (!after.ko) continue
      raise(this.defeated, id, chance)
      some ||= this.opponents.has(id)
    }
    if (turned > 0) this.turned = plus(this.turned, times(chance, fraction(turned, 1)))
    if (some) this.someDefeated = plus(this.someDefeated, chance)
  }

  /** Adds what comes of another attack, which is made instead with this chance. */
  addScaled(chance: Fraction, other: Spread): void {
    this.hit = plus(this.hit, times(chance, other.hit))
    this.hitWithDoubles = plus(this.hitWithDoubles, times(chance, other.hitWithDoubles))
    this.selfHurt = plus(this.selfHurt, times(chance, other.selfHurt))
    this.someDefeated = plus(this.someDefeated, times(chance, other.someDefeated))
    this.turned = plus(this.turned, times(chance, other.turned))
    this.unsettled ||= other.unsettled
    for (const kind of ['clicks', 'squares'] as const) {
      for (const [id, by] of other[kind]) for (const [amount, share] of by) note(this[kind], id, amount, times(chance, share))
    }
    for (const kind of ['knockBackDamage', 'defeated'] as const) {
      for (const [id, share] of other[kind]) raise(this[kind], id, times(chance, share))
    }
  }

  /** Clicks of one figure in order, from none on; the chances add up to 1. */
  clicksOf(id: string): readonly { readonly taken: number; readonly chance: Fraction }[] {
    const by = this.clicks.get(id) ?? new Map<number, Fraction>()
    const some = [...by].filter(([taken]) => taken > 0)
    const none = some.reduce((rest, [, share]) => plus(rest, times(share, fraction(-1, 1))), fraction(1, 1))
    const all: [number, Fraction][] = compareFractions(none, ZERO) > 0 || some.length === 0 ? [[0, none], ...some] : some
    return all.sort(([a], [b]) => a - b).map(([taken, chance]) => ({ taken, chance }))
  }

  /** The mean of the clicks that the attack itself turns on one figure. */
  expected(id: string): Fraction {
    return this.clicksOf(id).reduce((sum, { taken, chance }) => plus(sum, times(fraction(taken, 1), chance)), ZERO)
  }

  /** The mean of the clicks that the attack itself turns on all opponents together. */
  expectedOfOpponents(): Fraction {
    return [...this.clicks.keys()]
      .filter((id) => this.opponents.has(id))
      .map((id) => this.expected(id))
      .reduce(plus, ZERO)
  }

  /** The chance that one figure is knocked back. */
  knockedBack(id: string): Fraction {
    return [...(this.squares.get(id)?.values() ?? [])].reduce(plus, ZERO)
  }
}

function note(where: Map<string, Map<number, Fraction>>, id: string, amount: number, chance: Fraction): void {
  const by = where.get(id) ?? new Map<number, Fraction>()
  by.set(amount, plus(by.get(amount) ?? ZERO, chance))
  where.set(id, by)
}

const raise = (where: Map<string, Fraction>, id: string, chance: Fraction): void => {
  where.set(id, plus(where.get(id) ?? ZERO, chance))
}
