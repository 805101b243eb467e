/** A wild card changes the team ability that it copies, or loses it (WLD-01, WLD-02). */
import type { CopyEvent, TimelineEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { PossessClause } from '../../../rules/vocabulary/vocabulary.ts'
import { absenceOf } from '../../situation/absence.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import { friendsWith, isUncopyable, isWildCard, makesWildCard, ownersOf, wildCardRule } from '../../situation/wildCards.ts'
import type { Doing } from '../play/doing.ts'
import { closedNow, idleNow, tooLateForFree, type Play } from '../play/play.ts'

/** The word of rulings for the source of a copy: it is not an effect, but a clause or a field of the case. */
const WILD_CARD: Extract<PossessClause, { readonly does: 'wild-card' }>['does'] = 'wild-card'

function setCopied(play: Play, index: number, copies: string | null): void {
  play.change(index, { copies })
  // What it had made to last by the old one goes with that, where effects end with their source.
  play.endEffects(() => false)
}

/** Why it may not change now, or null: with an action that is declared (WLD-01), by a free action in its own turn (WLD-02). */
function notNow(play: Play, event: CopyEvent, inside: Doing | null): Reason | null {
  const user = play.state(event.figure)
  const facts = { figure: user.id, user: user.id, effect: WILD_CARD }
  const rule = wildCardRule(play.situation)
  const absent = user.ko ? decides('DMG-07', 'time.figure-gone', { by: user.id, facts }) : absenceOf(play.situation, user)
  if (absent) return absent
  if (rule === 'WLD-01') {
    if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
    return play.turn.declared ? null : decides(rule, 'wild.no-action', { by: user.id, facts })
  }
  if (play.situation.ruleset.params.time.wildCards === 'by-free-action-and-kept' && play.turn.used.has(`${user.id} ${WILD_CARD}`))
    return decides('ACT-04', 'time.once-a-turn', { by: user.id, facts })
  if (inside) return decides('ACT-03', 'wild.not-inside', { by: user.id, facts: { ...facts, action: inside.action } })
  const idle = closedNow(play) ?? idleNow(play, user)
  if (idle && play.situation.ruleset.params.time.wildCards === 'by-free-action-and-kept')
    play.because.push(contributes(rule, 'wild.own-turn', { by: user.id, facts }))
  return idle ?? tooLateForFree(play, user, WILD_CARD)
}

/** Copies another team ability, or none; null, or why the rules forbid it. */
export function copyTeam(play: Play, event: CopyEvent, inside: Doing | null): Reason | null {
  const user = play.state(event.figure)
  const rule = wildCardRule(play.situation)
  const facts = { figure: user.id, user: user.id, effect: event.copies ?? user.figure.copies ?? WILD_CARD }
  if (!isWildCard(play.situation.ruleset, user.figure)) return decides(rule, 'wild.is-none', { by: user.id, facts })
  const against = notNow(play, event, inside)
  if (against) return against
  if (event.copies === undefined) {
    if (user.figure.copies === null) return decides(rule, 'wild.copies-nothing', { by: user.id, facts })
    setCopied(play, user.figure.index, null)
    play.because.push(contributes(rule, 'wild.dropped', { by: user.id, facts }))
    return null
  }
  const { ruleset } = play.situation
  // The rulebook of 2010 leaves it to the texts of the team abilities.
  const barring = rule === 'WLD-01' ? (ruleset.effects.get(event.copies)?.rule ?? rule) : rule
  if (isUncopyable(ruleset, event.copies)) return decides(barring, 'wild.uncopyable', { by: event.copies, facts })
  const friends = friendsWith(play.situation, user, event.copies)
  if (friends.length === 0) return decides(rule, 'wild.no-friend', { by: event.copies, facts })
  if (rule === 'WLD-02') {
    play.turn.used.add(`${user.id} ${WILD_CARD}`)
    play.setActed(user.id)
  }
  setCopied(play, user.figure.index, event.copies)
  // Where the ruleset knows all that cannot be copied, the card of one that it knows has nothing more to say.
  const isSure = rule !== 'WLD-01' && ruleset.params.time.uncopyable !== null && ruleset.effects.has(event.copies)
  play.because.push(
    contributes(rule, isSure ? 'wild.copied-surely' : 'wild.copied', {
      by: event.copies,
      facts: { ...facts, others: friends.map(({ id }) => id) }
    })
  )
  const isOwn = isWildCard(ruleset, { ...user.figure, teamAbilities: [] })
  const team = isOwn ? undefined : user.figure.teamAbilities.find((id) => makesWildCard(ruleset.effects.get(id)))
  if (team !== undefined && ruleset.params.time.wildCards === 'by-free-action-and-kept')
    play.because.push(contributes(ruleset.effects.get(team)!.rule, 'wild.by-team', { by: team, facts: { ...facts, effect: team } }))
  return null
}

/** Where a copy needs a friend with it, it is gone with the last of them (WLD-02). */
export function dropCopies(play: Play): void {
  if (wildCardRule(play.situation) === 'WLD-01' || play.situation.ruleset.params.time.wildCards === 'by-free-action-and-kept') return
  const { figures } = play.situation.position
  for (const state of play.situation.states) {
    const { copies, index } = state.figure
    if (copies === null || ownersOf(figures, figures[index]!, copies).length === 0) continue
    if (friendsWith(play.situation, state, copies).length > 0) continue
    setCopied(play, index, null)
    play.because.push(contributes('WLD-02', 'wild.lost', { by: copies, facts: { figure: state.id, effect: copies } }))
  }
}

const changesInside = (event: TimelineEvent): boolean =>
  event.do === 'action' && (event.steps ?? []).some((step) => step.do === 'copy' || changesInside(step))

const withoutCopies = (event: TimelineEvent): TimelineEvent =>
  event.do === 'action' && event.steps
    ? { ...event, steps: event.steps.filter((step) => step.do !== 'copy').map((step) => withoutCopies(step)) }
    : event

/**
 * Is it the change of a wild card in the middle of an action that makes it illegal (WLD-01)? Then the action by itself may be
 * played. `isLegal` plays an event on the table before.
 */
export function spoiltByCopy(event: TimelineEvent, forbidden: Reason, isLegal: (event: TimelineEvent) => boolean): Reason | null {
  if (forbidden.say.startsWith('wild.') || !changesInside(event) || !isLegal(withoutCopies(event))) return null
  const figures = copiersIn(event)
  return decides('WLD-01', 'wild.illegal-then', { by: figures[0]!, facts: { figure: figures[0]!, figures } })
}

/** The same action with the changes of its own steps before everything else in it. */
const copiesFirst = (event: TimelineEvent): TimelineEvent => {
  if (event.do !== 'action' || !event.steps) return event
  const isCopy = (step: TimelineEvent): boolean => step.do === 'copy'
  return { ...event, steps: [...event.steps.filter(isCopy), ...event.steps.filter((step) => !isCopy(step))] }
}

/**
 * A change goes with an action as a whole (WLD-01): written after what it would forbid, in that action or behind it, it is no more
 * allowed than before. `last` is the action that was declared last in this turn; `refusal` plays events on the table before it
 * (before the action that holds the change, where one does) and says why that cannot be.
 */
export function spoilsItsAction(
  play: Play,
  event: TimelineEvent,
  refusal: (events: readonly TimelineEvent[]) => Reason | null
): Reason | null {
  if (wildCardRule(play.situation) !== 'WLD-01') return null
  const last = event.do === 'copy' ? (play.turn.last?.event ?? null) : null
  if (event.do === 'copy' ? last === null : !changesInside(event)) return null
  const against = refusal(last ? [event, last] : [copiesFirst(event)])
  if (!against || against.say.startsWith('wild.')) return null
  const figures = copiersIn(event)
  return decides('WLD-01', 'wild.illegal-then', { by: figures[0]!, facts: { figure: figures[0]!, figures } })
}

const copiersIn = (event: TimelineEvent): readonly string[] =>
  event.do === 'copy' ? [event.figure] : event.do === 'action' ? (event.steps ?? []).flatMap(copiersIn) : []
