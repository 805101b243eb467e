/** The reroll of a themed team in play (TRN-11): by which side, how often, on which roll, and the token that it costs. */
import { effectsTo } from '../../action/usedTo.ts'
import { isAmong } from '../../../base/text/plainName.ts'
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { UseClause } from '../../../rules/vocabulary/vocabulary.ts'
import { absenceOf } from '../../situation/absence.ts'
import { contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import { findTarget } from '../../targeting/ruleOnTarget.ts'
import { Tally } from '../../tokens/tally.ts'
import { giveToken } from '../../tokens/tokens.ts'
import type { Play } from '../play/play.ts'

type RerollClause = Extract<UseClause, { readonly does: 'team-reroll' }>

/** The sentence on why this figure cannot use it now by what it has done in this turn, or can do; null: it can. */
function barOf(play: Play, user: FigureState, power: string, clause: RerollClause): string | null {
  const isFree = [...play.turn.used].some((used) => used.startsWith(`${user.id} `))
  if (clause.onlyWithout !== undefined && user.can.has(clause.onlyWithout)) return 'use.themed-able'
  if (clause.once && play.turn.used.has(`${user.id} ${power}`)) return 'use.themed-once'
  if (clause.barredBy === 'action') return play.turn.given.has(user.id) || isFree ? 'use.themed-acted' : null
  return play.turn.given.has(user.id) ? 'use.themed-acted-non-free' : null
}

/** The token that the use costs, which is no action: no action total counts it (TRN-11). */
function pay(play: Play, user: FigureState): void {
  if (user.tokens >= 2) {
    play.because.push(contributes('ACT-06', 'attack.no-third-token', { by: user.id, facts: { figure: user.id } }))
    return
  }
  const tally = new Tally(play.situation)
  giveToken(tally, user.id, play.because)
  play.takeOver(tally)
  play.turn.tokened.add(user.id)
}

/** Uses it; null, or why the rules forbid it. */
export function themedReroll(play: Play, event: UseEvent, clause: RerollClause): Reason | null {
  const user = play.state(event.figure)
  const effect = play.situation.ruleset.effects.get(clause.onlyWithout ?? '') ?? effectsTo(play.situation.ruleset, 'reroll')[0]?.effect
  const team = play.situation.position.teams[user.side]
  const on = (typeof event.on === 'string' ? event.on : event.on?.[0]) ?? user.id
  const uses = play.turn.teamUses.get(user.side) ?? 0
  const facts = { user: user.id, figure: on, effect: event.power, keyword: team?.theme ?? '', count: uses }
  const refuse = (say: string): Reason => decides('TRN-11', say, { by: event.power, facts })
  const absent = absenceOf(play.situation, user)
  if (absent) return absent
  if (team?.theme === undefined) return refuse('use.not-themed')
  if (user.figure.keywords.length > 0 && !isAmong(user.figure.keywords, team.theme)) return refuse('use.themed-keyword')
  if (team.probabilityControl !== undefined && uses >= team.probabilityControl) return refuse('use.themed-none-left')
  const bar = barOf(play, user, event.power, clause)
  if (bar !== null) return refuse(bar)
  // Its own rolls in its own turn, an opponent's in the turn of that opponent: in both it is the side at its turn that rolls.
  const { side } = play.state(on)
  if (side !== play.active)
    return decides('POW-PC', 'use.reroll-of-another-side', { by: event.power, facts: { ...facts, side, active: play.active } })
  if (clause.token && user.tokens >= 2 && play.situation.ruleset.params.tokens.beyondTwo === 'forbidden')
    return decides('ACT-06', 'use.themed-third-token', { by: event.power, facts })
  if (effect) {
    const able = { ...user, can: new Map([...user.can, [effect.id, effect]]) }
    const found = findTarget(play.situation, able, on, effect.id, null)
    if (!found.legal) return firstReason(found.because)
    play.because.push(...quiet(found.because))
  }
  play.turn.teamUses.set(user.side, uses + 1)
  if (clause.once) play.turn.used.add(`${user.id} ${event.power}`)
  play.because.push(
    contributes('TRN-11', clause.token ? 'use.themed-for-token' : 'use.themed', { by: event.power, facts: { ...facts, count: uses + 1 } })
  )
  if (clause.token) pay(play, user)
  return null
}
