/** `odds` on a position: the attack as the figures stand, over every roll. */
import * as v from 'valibot'
import type { OddsAsk } from '../../contract/case.ts'
import type { OddsRuling, RulingOption } from '../../contract/ruling.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { reasonsForOdds } from '../../engine/odds/oddsReasons.ts'
import { without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { chanceOf, meanOf } from '../../engine/odds/chance.ts'
import { oddsOnPosition, type TargetOdds } from '../../engine/odds/positionOdds.ts'
import { decides, quiet } from '../../engine/situation/reasons.ts'
import { attackKind, choices, id, ids } from '../common/fields.ts'
import { fieldsOf as shapeOf } from '../../base/fieldsOf.ts'
import { chance, count } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import type { Answered, Own, TableQuestion } from '../common/questionKind.ts'

type OddsFields = Omit<Own<OddsRuling>, 'kind' | 'verdict'>

function shownOf(odds: TargetOdds): OddsFields {
  const { target, spread, sample, refusal, otherwise } = odds
  const who = target.id
  const shown = (map: ReadonlyMap<string, Fraction>): ReturnType<typeof chanceOf> => chanceOf(map.get(who) ?? ZERO)
  const known = !spread.unsettled
  const squares = [...(spread.squares.get(who) ?? [])].filter(([amount]) => amount > 0).sort(([a], [b]) => a - b)
  return {
    hit: chanceOf(spread.hit),
    hitWithDoubles: chanceOf(spread.hitWithDoubles),
    needed: odds.sample.verdict === 'no-attack' ? null : odds.needed,
    clicks: known ? spread.clicksOf(who).map((one) => ({ taken: one.taken, ...chanceOf(one.chance) })) : null,
    expected: known ? meanOf(spread.expected(who)) : null,
    ko: known && target.figure.dial.length > 0 ? shown(spread.defeated) : null,
    knockBack: known
      ? {
          chance: chanceOf(spread.knockedBack(who)),
          squares: squares.map(([amount, part]) => ({ squares: amount, ...chanceOf(part) })),
          damage: shown(spread.knockBackDamage)
        }
      : null,
    attackerHurt: chanceOf(spread.selfHurt),
    ...(refusal ? { otherwise: { chance: chanceOf(without(refusal.stays)), figure: otherwise?.target.id ?? null } } : {}),
    line: sample.lines?.[who] ?? null
  }
}

const EXPERT = ['attack', 'damage', 'both'] as const

function answer(situation: Situation, ask: OddsAsk): Answered<Own<OddsRuling>> {
  const given = ask.choices ?? {}
  const first = oddsOnPosition(situation, ask, given)
  if ('illegal' in first) {
    return {
      own: {
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
        line: first.illegal.lines?.[ask.to] ?? null
      },
      because: [decides('ATK-03', 'odds.illegal', { facts: { figure: ask.to } }), ...quiet(first.illegal.because)]
    }
  }
  const rest = first.open.has('expert') ? EXPERT.slice(1).map((expert) => oddsOnPosition(situation, ask, { ...given, expert })) : []
  const options = [first, ...rest].flatMap((found, index): RulingOption[] =>
    'illegal' in found ? [] : [{ choices: { expert: EXPERT[index] }, ...shownOf(found) }]
  )
  return {
    own: { kind: 'odds', verdict: 'odds', ...shownOf(first) },
    because: reasonsForOdds(first),
    options: rest.length === 0 ? undefined : options
  }
}

function linesOf(ruling: OddsRuling): readonly string[] {
  const { clicks, expected, ko, knockBack, otherwise } = ruling
  return [
    `To hit: ${chance(ruling.hit)}`,
    `To hit with doubles: ${chance(ruling.hitWithDoubles)}`,
    ...(clicks ?? []).map((one) => `${count(one.taken, 'click', 'clicks')}: ${chance(one)}`),
    ...(expected ? [`Expected: ${expected.fraction} (${expected.decimal}) clicks`] : []),
    ...(ko ? [`Defeated: ${chance(ko)}`] : []),
    ...(knockBack ? [`Knocked back: ${chance(knockBack.chance)}`] : []),
    ...(knockBack?.squares ?? []).map((one) => `  by ${count(one.squares, 'square', 'squares')}: ${chance(one)}`),
    ...(knockBack && knockBack.squares.length > 0 ? [`Damage from knock back: ${chance(knockBack.damage)}`] : []),
    ...(otherwise ? [`Refuses: ${chance(otherwise.chance)}, then ${otherwise.figure ?? 'nobody'} is attacked`] : [])
  ]
}

export const odds: TableQuestion<OddsAsk, OddsRuling> = {
  about: 'table',
  kind: 'odds',
  overEveryRoll: true,
  schema: v.looseObject(
    shapeOf<OddsAsk>()({
      kind: v.literal('odds'),
      from: id,
      to: id,
      attack: v.optional(attackKind),
      action: v.optional(id),
      powers: v.optional(ids),
      object: v.optional(id),
      choices: v.optional(choices)
    })
  ),
  check(ask, checks) {
    checks.figure(ask.from, '/ask/from')
    checks.figure(ask.to, '/ask/to')
    if (ask.object !== undefined) checks.target({ object: ask.object }, '/ask')
  },
  figures: (ask) => [ask.from, ask.to],
  topics: ['line-of-fire', 'attack', 'knock-back'],
  answer,
  outcome: (ruling) => outcome(ruling.hit.fraction, ruling.hitWithDoubles.fraction),
  lines: linesOf,
  searched: false,
  values: (ask) => [
    [ask.from, 'attack'],
    [ask.from, 'damage'],
    [ask.to, 'defense'],
    ...(ask.attack === 'close' ? [] : [[ask.from, 'range'] as const])
  ],
  combat: (ask) => ask.attack ?? 'ranged',
  withCombat: (ask, combat) => ({ ...ask, attack: combat, choices: undefined }),
  withAction: (ask, action) => ({ ...ask, action, choices: undefined })
}
