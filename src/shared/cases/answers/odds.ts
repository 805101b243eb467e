/** `odds` on a position: the attack as the figures stand, over every roll. */
import { clausesOf, type Situation } from '../../engine/situation.ts'
import { chanceOf, fraction, meanOf, without, ZERO, type Fraction } from '../../engine/odds/fraction.ts'
import { oddsOnPosition, type TargetOdds } from '../../engine/odds/positionOdds.ts'
import { considered, contributes, decides, quiet } from '../../engine/reasons.ts'
import type { OddsRuling, Reason } from '../../engine/ruling.ts'
import type { Bare } from '../bare.ts'
import type { Choices, OddsAsk } from '../case.ts'

type OddsFields = Omit<OddsRuling, 'kind' | 'verdict' | 'ruleset' | 'because' | 'cites' | 'notConsidered' | 'options'>

/** What was taken for granted where a player may choose otherwise. */
const TAKEN: Readonly<Partial<Record<keyof Choices, string>>> = {
  reducer: 'odds.assume-reducer', mastermind: 'odds.assume-mastermind', direction: 'odds.assume-direction',
  knockBack: 'odds.assume-no-knock-back', order: 'odds.assume-order', split: 'odds.assume-split'
}

function fieldsOf(odds: TargetOdds): OddsFields {
  const { target, spread, sample, refusal, otherwise } = odds
  const { id } = target
  const shown = (map: ReadonlyMap<string, Fraction>): ReturnType<typeof chanceOf> => chanceOf(map.get(id) ?? ZERO)
  const known = !spread.unsettled
  const squares = [...spread.squares.get(id) ?? []].filter(([amount]) => amount > 0).sort(([a], [b]) => a - b)
  return {
    hit: chanceOf(spread.hit), hitWithDoubles: chanceOf(spread.hitWithDoubles), needed: odds.needed,
    clicks: known ? spread.clicksOf(id).map(({ taken, chance }) => ({ taken, ...chanceOf(chance) })) : null,
    expected: known ? meanOf(spread.expected(id)) : null,
    ko: known && target.figure.dial.length > 0 ? shown(spread.defeated) : null,
    knockBack: known ? {
      chance: chanceOf(spread.knockedBack(id)),
      squares: squares.map(([amount, chance]) => ({ squares: amount, ...chanceOf(chance) })),
      damage: shown(spread.knockBackDamage)
    } : null,
    attackerHurt: chanceOf(spread.selfHurt),
    ...(refusal ? { otherwise: { chance: chanceOf(without(fraction(refusal.from - 1, 6))), figure: otherwise?.target.id ?? null } } : {}),
    line: sample.lines?.[id] ?? null
  }
}

/** Why the chances are what they are: what is needed, who may roll again, what a die may still undo, what was assumed. */
function reasonsOf(odds: TargetOdds): Reason[] {
  const { target, needed, rerolls, refusal, otherwise, open, spread } = odds
  const because: Reason[] = [
    decides('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(spread.hit).fraction } }),
    contributes('PRB-01', 'odds.needed', { facts: { needed } })
  ]
  if (rerolls.opposing > 0) because.push(contributes('PRB-03', 'odds.rerolled', { facts: { count: rerolls.opposing } }))
  if (rerolls.own > 0) because.push(contributes('PRB-03', 'odds.own-reroll', { facts: { count: rerolls.own } }))
  const evade = clausesOf(target, 'attack').some(({ clause }) => clause.does === 'evade')
  if (evade) because.push(contributes('PRB-04', 'odds.evade'))
  if (refusal) {
    because.push(contributes('PRB-04', 'odds.refuse', { by: refusal.effect }))
    because.push(otherwise
      ? contributes(refusal.rule, 'odds.refused-to', { by: refusal.effect, facts: { figure: otherwise.target.id } })
      : contributes(refusal.rule, 'odds.refused-to-nobody', { by: refusal.effect }))
  }
  because.push(considered('PRB-02', 'odds.doubles', { facts: { fraction: chanceOf(spread.hitWithDoubles).fraction } }))
  for (const [field, rule] of open) {
    const say = TAKEN[field]
    if (say) because.push(considered(rule, say, { facts: { figure: target.id } }))
  }
  if (target.figure.dial.length === 0) because.push(considered('DMG-07', 'odds.no-dial', { facts: { figure: target.id } }))
  // The line, the values and what joins the attack, as the attack itself says them.
  return [...because, ...quiet(odds.sample.because).filter(({ say }) => !isAboutARoll(say))]
}

/** Reasons of one outcome among many: what a certain roll came to. */
const isAboutARoll = (say: string): boolean =>
  /^(attack\.(roll-|hit|miss|mixed|critical|doubles|evade|refus|damage-not)|damage\.|kb\.|tokens\.|aftermath\.|object\.)/.test(say)

const EXPERT = ['attack', 'damage', 'both'] as const

export function answerOddsOnPosition(situation: Situation, ask: OddsAsk): Bare {
  const given = ask.choices ?? {}
  const first = oddsOnPosition(situation, ask, given)
  if ('illegal' in first) {
    return {
      kind: 'odds', verdict: 'odds', hit: chanceOf(ZERO), hitWithDoubles: chanceOf(ZERO), needed: null, clicks: null, expected: null,
      ko: null, knockBack: null, attackerHurt: null, line: first.illegal.lines?.[ask.to] ?? null,
      because: [decides('ATK-03', 'odds.illegal', { facts: { figure: ask.to } }), ...quiet(first.illegal.because)]
    }
  }
  const rest = first.open.has('expert') ? EXPERT.slice(1).map((expert) => oddsOnPosition(situation, ask, { ...given, expert })) : []
  const options = rest.length === 0 ? {} : {
    options: [first, ...rest].flatMap((odds, index) => ('illegal' in odds ? [] : [{ choices: { expert: EXPERT[index] }, ...fieldsOf(odds) }]))
  }
  return { kind: 'odds', verdict: 'odds', ...fieldsOf(first), because: reasonsOf(first), ...options }
}
