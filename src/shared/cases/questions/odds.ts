/** `odds` on a position: the attack as the figures stand, over every roll. */
import type { Situation } from '../../engine/situation/situation.ts'
import { reasonsForOdds } from '../../engine/odds/oddsReasons.ts'
import { chanceOf, fraction, meanOf, without, ZERO, type Fraction } from '../../engine/odds/fraction.ts'
import { oddsOnPosition, type TargetOdds } from '../../engine/odds/positionOdds.ts'
import { decides, quiet } from '../../engine/situation/reasons.ts'
import type { OddsRuling } from '../../contract/ruling.ts'
import type { Bare } from './bare.ts'
import type { OddsAsk } from '../../contract/case.ts'

type OddsFields = Omit<OddsRuling, 'kind' | 'verdict' | 'ruleset' | 'because' | 'cites' | 'notConsidered' | 'options'>

function fieldsOf(odds: TargetOdds): OddsFields {
  const { target, spread, sample, refusal, otherwise } = odds
  const { id } = target
  const shown = (map: ReadonlyMap<string, Fraction>): ReturnType<typeof chanceOf> => chanceOf(map.get(id) ?? ZERO)
  const known = !spread.unsettled
  const squares = [...(spread.squares.get(id) ?? [])].filter(([amount]) => amount > 0).sort(([a], [b]) => a - b)
  return {
    hit: chanceOf(spread.hit),
    hitWithDoubles: chanceOf(spread.hitWithDoubles),
    needed: odds.needed,
    clicks: known ? spread.clicksOf(id).map(({ taken, chance }) => ({ taken, ...chanceOf(chance) })) : null,
    expected: known ? meanOf(spread.expected(id)) : null,
    ko: known && target.figure.dial.length > 0 ? shown(spread.defeated) : null,
    knockBack: known
      ? {
          chance: chanceOf(spread.knockedBack(id)),
          squares: squares.map(([amount, chance]) => ({ squares: amount, ...chanceOf(chance) })),
          damage: shown(spread.knockBackDamage)
        }
      : null,
    attackerHurt: chanceOf(spread.selfHurt),
    ...(refusal ? { otherwise: { chance: chanceOf(without(fraction(refusal.from - 1, 6))), figure: otherwise?.target.id ?? null } } : {}),
    line: sample.lines?.[id] ?? null
  }
}

const EXPERT = ['attack', 'damage', 'both'] as const

export function answerOddsOnPosition(situation: Situation, ask: OddsAsk): Bare {
  const given = ask.choices ?? {}
  const first = oddsOnPosition(situation, ask, given)
  if ('illegal' in first) {
    return {
      kind: 'odds',
      verdict: 'odds',
      hit: chanceOf(ZERO),
      hitWithDoubles: chanceOf(ZERO),
      needed: null,
      clicks: null,
      expected: null,
      ko: null,
      knockBack: null,
      attackerHurt: null,
      line: first.illegal.lines?.[ask.to] ?? null,
      because: [decides('ATK-03', 'odds.illegal', { facts: { figure: ask.to } }), ...quiet(first.illegal.because)]
    }
  }
  const rest = first.open.has('expert') ? EXPERT.slice(1).map((expert) => oddsOnPosition(situation, ask, { ...given, expert })) : []
  const options =
    rest.length === 0
      ? {}
      : {
          options: [first, ...rest].flatMap((odds, index) =>
            'illegal' in odds ? [] : [{ choices: { expert: EXPERT[index] }, ...fieldsOf(odds) }]
          )
        }
  return { kind: 'odds', verdict: 'odds', ...fieldsOf(first), because: reasonsForOdds(first), ...options }
}
