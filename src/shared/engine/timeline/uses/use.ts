/** Using a power by an action of its own: what it does, by the kinds of its clauses (section 17). */
import type { TimelineEvent, UseEvent } from '../../../contract/case.ts'
import type { UseClause } from '../../../rules/vocabulary/vocabulary.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { reroll } from '../../targeting/reroll.ts'
import { isUsedFreely } from '../../action/shape.ts'
import { useClauseOf } from '../../action/usedTo.ts'
import { giveAction, type Giving } from '../actions/action.ts'
import { changeOf, changeValue, counterOf, counterPossession } from '../actions/counter.ts'
import { isRangedAction, type Doing } from '../play/doing.ts'
import { PASSAGE, usePassage } from '../actions/passage.ts'
import { themedReroll } from './themedTeam.ts'
import { USES } from './uses.ts'
import type { Play } from '../play/play.ts'

/** Is this the action that the power helps, before its attack? Then the power is used in the middle of it (TEAM-SHIELD). */
const helpsAction = (play: Play, clauses: readonly UseClause[], on: string | undefined, inside: Doing | null): inside is Doing =>
  inside !== null &&
  inside.figure === on &&
  inside.attacksMade === 0 &&
  isRangedAction(play.situation, inside.action) &&
  clauses.some((clause) => clause.does === 'lend' && clause.within)

/** Was an action of the figure with this power the last one that was declared? A move action is one where the power counts in it (POW-PT). */
const isRightAfter = (last: TimelineEvent | undefined, { id, can }: FigureState, power: string): boolean =>
  last?.do === 'action' &&
  last.figure === id &&
  (last.action === power ||
    (can.get(power)?.clauses.some((clause) => clause.phase === 'movement' && clause.during?.includes(last.action)) ?? false))

/** A reroll is no action: it is used in the middle of the action that rolls (POW-PC). */
function rerollInTime(play: Play, event: UseEvent, inside: Doing | null, on = event.figure): Reason | null {
  const key = `${event.figure} ${event.power}`
  const { power } = event
  const { active, because } = play
  const action = inside && { figure: inside.figure, during: [inside.action] }
  const refused = reroll(play.situation, play.state(event.figure), on, { power, active, isUsed: play.turn.used.has(key), action, because })
  if (!refused) play.turn.used.add(key)
  return refused
}

/** Uses the power; null, or why the rules forbid it. `double`: by a double power action (ACT-05). */
export function usePower(play: Play, event: UseEvent, giving: Omit<Giving, 'event' | 'body'>, double = false): Reason | null {
  if (event.power === PASSAGE) return usePassage(play, event, giving)
  const user = play.state(event.figure)
  const effect = play.situation.ruleset.effects.get(event.power)
  const on = typeof event.on === 'string' ? event.on : event.on?.[0]
  const clauses = effect?.clauses.filter((clause): clause is UseClause => clause.phase === 'use') ?? []
  const facts = { user: user.id, figure: user.id, effect: event.power }
  const oracle = play.oracle(event)
  if (clauses.some(({ does }) => does === 'counter')) {
    const counter = counterOf(event)
    if (counter === null) return decides('OUT-02', 'use.names-nothing', { by: event.power, facts })
    if (isUsedFreely(effect)) return counterPossession(play, counter, giving.inside, oracle)
  }
  if (clauses.some(({ does }) => does === 'change-value')) {
    const change = changeOf(event)
    if (change === null) return decides('POW-PX', 'use.names-nothing', { by: event.power, facts })
    if (isUsedFreely(effect)) return changeValue(play, change, giving.inside, oracle)
  }
  const team = useClauseOf(effect, 'team-reroll')
  if (team) return themedReroll(play, event, team)
  if (useClauseOf(effect, 'reroll')) return rerollInTime(play, event, giving.inside, on)
  const before = play.turn.last?.event
  const helps = helpsAction(play, clauses, on, giving.inside)
  return giveAction(play, {
    ...giving,
    ...(helps ? { inside: null } : {}),
    event: {
      do: 'action',
      figure: user.id,
      action: event.power,
      ...(double ? { double } : {}),
      ...(event.rolls ? { rolls: event.rolls } : {})
    },
    body: (at, doing) => {
      // The beginning of a turn is over with the first non-free action (GEN-01).
      if (clauses.some(({ beginning }) => beginning) && at.turn.part !== 'beginning')
        return decides('GEN-01', 'use.only-at-beginning', { by: event.power, facts })
      const after = clauses.find((clause) => clause.after !== undefined)?.after
      if (after !== undefined && !isRightAfter(before, user, after))
        return decides(effect?.rule ?? 'GEN-09', 'use.only-after', { by: event.power, facts: { ...facts, action: after } })
      if (clauses.length === 0) {
        const says = effect && effect.clauses.length > 0 ? 'use.told-in-steps' : 'use.undescribed'
        at.turn.open.set(user.id, decides(effect?.rule ?? 'GEN-09', says, { by: event.power, facts }))
        return null
      }
      if (helps) {
        const rule = clauses.find((clause) => clause.does === 'lend')!.rule
        at.because.push(contributes(rule, 'time.within-another', { by: event.power, facts: { ...facts, figure: on! } }))
      }
      for (const clause of clauses) {
        const refused = USES[clause.does](at, clause as never, event, doing)
        if (refused) return refused
      }
      return null
    }
  })
}
