/** Why the chances of an attack are what they are, line by line. */
import type { Choices } from '../../contract/case.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { chanceOf } from './chance.ts'
import type { TargetOdds } from './positionOdds.ts'

/** What was taken for granted where a player may choose otherwise. */
const TAKEN: Readonly<Partial<Record<keyof Choices, string>>> = {
  reducer: 'odds.assume-reducer',
  aftermath: 'odds.assume-aftermath',
  mastermind: 'odds.assume-mastermind',
  direction: 'odds.assume-direction',
  knockBack: 'odds.assume-no-knock-back',
  order: 'odds.assume-order',
  split: 'odds.assume-split'
}

/** Why the chances are what they are: what is needed, who may roll again, what a die may still undo, what was assumed. */
export function reasonsForOdds(odds: TargetOdds): Reason[] {
  const { target, needed, rerolls, refusal, otherwise, open, spread } = odds
  const because: Reason[] = [
    decides('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(spread.hit).fraction } }),
    // Who is pushed to its end before its attack rolls nothing.
    ...(odds.sample.verdict === 'no-attack' ? [] : [contributes('PRB-01', 'odds.needed', { facts: { needed } })])
  ]
  if (rerolls.opposing > 0) because.push(contributes('PRB-03', 'odds.rerolled', { facts: { count: rerolls.opposing } }))
  if (rerolls.own > 0) because.push(contributes('PRB-03', 'odds.own-reroll', { facts: { count: rerolls.own } }))
  if (odds.evades) because.push(contributes('PRB-04', 'odds.evade'))
  if (refusal) {
    const [{ effect: by, rule }, ...more] = refusal.by
    because.push(contributes('PRB-04', 'odds.refuse', { by }))
    for (const again of more)
      because.push(contributes(again.rule, 'odds.refuse-again', { by: again.effect, facts: { effect: again.effect } }))
    because.push(
      otherwise
        ? contributes(rule, 'odds.refused-to', { by, facts: { figure: otherwise.target.id } })
        : contributes(rule, 'odds.refused-to-nobody', { by })
    )
  }
  if ([rerolls.opposing + rerolls.own > 0, odds.evades, ...(refusal?.by ?? []).map(() => true)].filter(Boolean).length > 1)
    because.push(contributes('PRB-05', 'odds.independent'))
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
