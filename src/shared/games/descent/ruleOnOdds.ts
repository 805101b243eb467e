/** The ruling on the chances of an attack (D2-06 to D2-10): exact fractions, or which faces have to be entered first. */
import { fraction, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { chanceOf, nearestOf, type Chance } from '../../engine/odds/chance.ts'
import { considered, contributes, decides, quiet } from '../../engine/situation/reasons.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { BareGameRuling } from '../common/game.ts'
import { boardOf } from './board.ts'
import type { AttackDie, DescentCaseOf, DescentOddsAsk } from './case.ts'
import { declare, fitsHands, type Declaration } from './declare.ts'
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

/** The attack as it would be declared on the board; null where the question does not say who attacks what space. */
function declared({ ask, map, figures = [] }: DescentCaseOf<DescentOddsAsk>): Declaration | null {
  const { attacker, space, weapon } = ask
  if (!map || attacker === undefined || space === undefined) return null
  const board = boardOf(map, figures)
  return board.standing.some(({ id }) => id === attacker) ? declare(board, { attacker, space, weapon }) : null
}

/** The distance that the dice must reach, or null: only Ranged attacks check it (D2-07). */
const distanceAsked = ({ weapon, distance }: DescentOddsAsk, declaration: Declaration | null): number | null =>
  weapon.type === 'ranged' ? (distance ?? declaration?.distance ?? null) : null

/** Why this attack cannot be made at all, on the board or by the dice of bare hands; empty where nothing says so (D2-02, D2-03). */
function objectionsTo({ weapon }: DescentOddsAsk, declaration: Declaration | null): readonly Reason[] {
  if (declaration) return declaration.because.filter(({ weight }) => weight === 'decides')
  return fitsHands(weapon) ? [] : [decides('D2-03', 'descent.odds-bare-hands', { facts: { text: weapon.dice.join(', ') } })]
}

/** A distance that is told beside a board on which it is another one. */
function distanceTold({ weapon, distance }: DescentOddsAsk, declaration: Declaration | null): NotConsidered[] {
  if (weapon.type !== 'ranged' || distance === undefined || !declaration || declaration.distance === distance) return []
  const place = { kind: 'field', id: 'distance', path: '/ask/distance' } as const
  return [leftOutFrom(besideSentences, place, 'other-distance', { told: String(distance), distance: String(declaration.distance) })]
}

/** Nothing is reached, and nothing is dealt, whatever the dice show. How often they show no X is not asked then. */
const nothing = (distance: number | null): AttackOdds => ({
  missing: [],
  reachUnaided: distance === null ? null : ZERO,
  reach: ZERO,
  hearts: [],
  damage: [fraction(1, 1)],
  mean: ZERO
})

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

/** The ruling on odds; `faces-missing` where part of them waits for faces. What cannot be attacked has the chance 0. */
export function ruleOnOdds(question: DescentCaseOf<DescentOddsAsk>): BareGameRuling {
  const { ask } = question
  const declaration = declared(question)
  const distance = distanceAsked(ask, declaration)
  const notConsidered = distanceTold(ask, declaration)
  const against = objectionsTo(ask, declaration)
  if (against.length > 0) {
    const because = [decides(against[0]!.rule, 'descent.odds-illegal'), ...quiet(against)]
    return { kind: ask.kind, verdict: 'odds', ...fieldsOf(distance, nothing(distance)), because, notConsidered }
  }
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
    because: [...reasonsFor(ask, fields), ...(declaration?.aboutSpace ?? [])],
    notConsidered
  }
}
