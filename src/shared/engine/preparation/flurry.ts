/** Two attacks in one action (POW-FL): the second is played from wherever the first has left everybody. */
import { secondAttack } from '../attack/input.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { attackOutcomes, type AttackOutcome, type AttackWay } from '../odds/attackOutcomes.ts'
import { compareFractions, fraction, ONE, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { countRerolls, rerollers } from '../odds/positionOdds.ts'
import { changed } from '../situation/changes.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { closeTarget } from '../targeting/closeAttack.ts'
import { meansOf } from '../targeting/means.ts'
import type { Way } from './attackOptions.ts'
import type { Measures } from './measures.ts'
import { afterwards } from './playAttack.ts'

const clicksOf = (fields: AttackFields, opponents: ReadonlySet<string>): number =>
  Object.entries(fields.damageTaken).reduce((sum, [id, taken]) => (opponents.has(id) ? sum + taken : sum), 0)

const isHit = ({ verdict }: AttackFields): boolean => verdict === 'hit' || verdict === 'mixed'
const isKo = (fields: AttackFields, opponents: ReadonlySet<string>): boolean =>
  Object.entries(fields.after).some(([id, after]) => after.ko && opponents.has(id))

interface Sum {
  hit: Fraction
  damage: Fraction
  ko: Fraction
}

class TwoAttacks {
  private readonly known = new Map<string, Sum>()
  constructor(
    private readonly way: Way,
    private readonly target: string,
    private readonly opponents: ReadonlySet<string>,
    private readonly who: readonly FigureState[]
  ) {}

  outcomes(situation: Situation, attacker: FigureState, target: string, reroll: boolean): readonly AttackOutcome[] {
    const powers = this.way.powers.filter((id) => attacker.can.has(id))
    const { means, against } = meansOf(situation, attacker, 'close', this.way.action, powers)
    const attack: AttackWay = { attacker, targets: [target], means, against, choices: this.way.expert ? { expert: this.way.expert } : {} }
    return attackOutcomes(situation, attack, () => (reroll ? countRerolls(this.who, attacker.side, []) : { opposing: 0, own: 0 })).outcomes
  }

  /** The second attack: on the same target while it can be, otherwise on the easiest of the others. */
  second(situation: Situation, user: FigureState): Sum {
    const attacker = figureOf(situation, user.id)
    const none = { hit: ZERO, damage: ZERO, ko: ZERO }
    const again = secondAttack(user, this.way.means)
    if (attacker.ko || !again || (!again.evenIfLost && !attacker.can.has(again.id))) return none
    // What the first attack has cost it is not used in the second, but for the power that gives it (ERR-01).
    const usable: FigureState = { ...attacker, can: new Map([...attacker.can, [again.id, user.can.get(again.id)!]]) }
    const able = [...this.opponents].filter((id) => closeTarget(situation, usable, figureOf(situation, id), this.way.means).legal).sort()
    let best: Sum | null = null
    for (const id of able.includes(this.target) ? [this.target] : able) {
      // A reroll is used up by the first attack.
      const sum = this.outcomes(situation, usable, id, false).reduce<Sum>(
        (all, { chance, fields }) => ({
          hit: isHit(fields) ? plus(all.hit, chance) : all.hit,
          damage: plus(all.damage, times(chance, fraction(clicksOf(fields, this.opponents), 1))),
          ko: isKo(fields, this.opponents) ? plus(all.ko, chance) : all.ko
        }),
        none
      )
      if (!best || compareFractions(sum.hit, best.hit) > 0) best = sum
    }
    return best ?? none
  }

  afterFirst(situation: Situation, user: FigureState, fields: AttackFields): Sum {
    const key = JSON.stringify(
      situation.states.map(({ id }) => {
        const after = fields.after[id]
        return after ? [after.click, after.at, after.ko, after.tokens] : null
      })
    )
    const known = this.known.get(key)
    if (known) return known
    // The action is not over, so that its user has no token yet.
    const found = this.second(changed(afterwards(situation, fields), user.figure.index, { tokens: 0 }), user)
    this.known.set(key, found)
    return found
  }
}

/** What the two attacks come to together; null where the first is not allowed. */
export function measureTwice(position: Situation, figure: FigureState, way: Way, target: string): Measures | null {
  // Its token, and what that may cost, come when both are over.
  const situation = changed(position, figure.figure.index, { tokens: 0 })
  const user = situation.states[figure.figure.index]!
  const opponents = new Set(situation.states.filter((state) => state.side !== user.side && !state.ko).map((state) => state.id))
  const play = new TwoAttacks(way, target, opponents, rerollers(situation, user))
  const first = play.outcomes(situation, user, target, true)
  if (first.length === 0) return null
  let [hit, damage, ko] = [ZERO, ZERO, ZERO]
  for (const { chance, fields } of first) {
    const then = play.afterFirst(situation, user, fields)
    hit = plus(hit, times(chance, isHit(fields) ? ONE : then.hit))
    damage = plus(damage, times(chance, plus(fraction(clicksOf(fields, opponents), 1), then.damage)))
    ko = plus(ko, times(chance, isKo(fields, opponents) ? ONE : then.ko))
  }
  return { hit, damage, ko }
}
