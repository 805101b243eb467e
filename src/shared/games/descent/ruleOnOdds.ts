/** The ruling on the chances of an attack (D2-06 to D2-10): exact fractions, or which faces have to be entered first. */
import type { Fraction } from '../../base/numbers/fraction.ts'
import { chanceOf, nearestOf, type Chance } from '../../engine/odds/chance.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { BareGameRuling } from '../common/game.ts'
import { boardOf, distanceTo } from './board.ts'
import type { AttackDie, DescentCaseOf, DescentOddsAsk } from './case.ts'
import { attackOdds, type AttackOdds } from './odds.ts'

/** What the ruling on odds holds besides what every ruling has. */
export interface DescentOddsFields {
  /** Spaces; null where the attack checks no range. */
  readonly distance: number | null
  /** Dice whose faces have to be entered for all of the chances. */
  readonly missing: readonly AttackDie[]
  readonly reachUnaided: Chance | null
  readonly reach: Chance | null
  readonly hearts: readonly { readonly atLeast: number; readonly chance: Chance }[] | null
  readonly damage: readonly { readonly damage: number; readonly chance: Chance }[] | null
  /** The damage to be expected, as a fraction, and in hundredths as a decimal. */
  readonly mean: { readonly fraction: string; readonly hundredths: number } | null
}

/** The distance that the dice must reach, or null: only Ranged attacks check it (D2-07). */
export function distanceAsked({ ask, map, figures = [] }: DescentCaseOf<DescentOddsAsk>): number | null {
  if (ask.weapon.type !== 'ranged') return null
  if (ask.distance !== undefined) return ask.distance
  const attacker = map && boardOf(map, figures).standing.find(({ id }) => id === ask.attacker)
  return attacker && ask.space ? distanceTo(attacker.spaces, ask.space) : null
}

function fieldsOf(distance: number | null, { missing, reachUnaided, reach, hearts, damage, mean }: AttackOdds): DescentOddsFields {
  const chance = (one: Fraction | null): Chance | null => one && chanceOf(one)
  return {
    distance,
    missing,
    reachUnaided: chance(reachUnaided),
    reach: chance(reach),
    hearts: hearts?.map((one, index) => ({ atLeast: index + 1, chance: chanceOf(one) })) ?? null,
    damage: damage?.map((one, index) => ({ damage: index, chance: chanceOf(one) })) ?? null,
    mean: mean && { fraction: `${mean.top}/${mean.bottom}`, hundredths: nearestOf(mean, 100n) }
  }
}

function reasonsFor({ weapon, defenseDice = [], repeatSurges }: DescentOddsAsk, fields: DescentOddsFields): Reason[] {
  const { distance, missing, reach, reachUnaided, mean } = fields
  const blues = weapon.dice.filter((die) => die === 'blue').length
  const known = reach ?? reachUnaided
  const facts = {
    text: missing.join(', '),
    fraction: known?.fraction ?? '',
    distance,
    mean: mean?.fraction ?? '',
    dice: defenseDice.length,
    amount: blues
  }
  return [
    missing.length > 0
      ? decides('D2-10', 'descent.faces-missing', { facts })
      : decides('D2-09', defenseDice.length > 0 ? 'descent.odds-mean-shields' : 'descent.odds-mean', { facts }),
    ...(known
      ? [
          contributes('D2-07', distance === null ? 'descent.odds-no-range' : reach ? 'descent.odds-reach' : 'descent.odds-reach-unaided', {
            facts
          })
        ]
      : []),
    ...(blues > 0 ? [contributes('D2-06', 'descent.odds-cross', { facts })] : []),
    ...((weapon.surges ?? []).length > 0
      ? [contributes('D2-08', repeatSurges ? 'descent.odds-surges-repeat' : 'descent.odds-surges', { facts })]
      : []),
    considered('D2-10', 'descent.odds-six-faces')
  ]
}

/** The ruling on odds; `faces-missing` where part of them waits for faces. */
export function ruleOnOdds(question: DescentCaseOf<DescentOddsAsk>): BareGameRuling {
  const { ask } = question
  const distance = distanceAsked(question)
  const odds = attackOdds({
    dice: ask.weapon.dice as readonly AttackDie[],
    defenseDice: ask.defenseDice ?? [],
    faces: ask.faces ?? {},
    distance,
    abilities: ask.weapon.surges ?? [],
    repeat: ask.repeatSurges ?? false
  })
  const fields = fieldsOf(distance, odds)
  return {
    kind: ask.kind,
    verdict: fields.missing.length > 0 ? 'faces-missing' : 'odds',
    ...fields,
    because: reasonsFor(ask, fields),
    notConsidered: []
  }
}
