/** The Probability Control of a themed team in play (TRN-11): by whom, how often, on which roll. */
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { absenceOf } from '../../situation/absence.ts'
import { contributes, decides, quiet } from '../../situation/reasons.ts'
import { findTarget } from '../../targeting/ruleOnTarget.ts'
import { firstReason, type Play } from '../play/play.ts'

const REROLL = 'probability-control'

/**
 * Uses it; null, or why the rules forbid it. A free action is an action in this regard. What else a use costs no document
 * here states: the reason says so.
 */
export function themedReroll(play: Play, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const effect = play.situation.ruleset.effects.get(REROLL)
  const team = play.situation.position.teams[user.side]
  const on = (typeof event.on === 'string' ? event.on : event.on?.[0]) ?? user.id
  const uses = play.teamUses.get(user.side) ?? 0
  const facts = { user: user.id, figure: on, effect: event.power, keyword: team?.theme ?? '', count: uses }
  const refuse = (say: string): Reason => decides('TRN-11', say, { by: event.power, facts })
  const absent = absenceOf(play.situation, user)
  if (absent) return absent
  if (team?.theme === undefined) return refuse('use.not-themed')
  if (user.figure.keywords.length > 0 && !user.figure.keywords.includes(team.theme)) return refuse('use.themed-keyword')
  if (team.probabilityControl !== undefined && uses >= team.probabilityControl) return refuse('use.themed-none-left')
  const acted = play.given.has(user.id) || [...play.used].some((used) => used.startsWith(`${user.id} `))
  if (acted) return refuse('use.themed-acted')
  if (effect) {
    const able = { ...user, can: new Map([...user.can, [REROLL, effect]]) }
    const found = findTarget(play.situation, able, on, REROLL, null)
    if (!found.legal) return firstReason(found.because)
    play.because.push(...quiet(found.because))
  }
  play.teamUses.set(user.side, uses + 1)
  play.because.push(contributes('TRN-11', 'use.themed', { by: event.power, facts: { ...facts, count: uses + 1 } }))
  return null
}
