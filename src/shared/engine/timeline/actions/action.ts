/**
 * An action, from the giving to its tokens: may it be given, what happens inside, and what it costs in the end
 * (ACT-01 to ACT-11). Everything inside is played by `step`, which the timeline hands in.
 */
import { isGiven, plainKind, shapeOf, shapeOfAction } from '../../action/shape.ts'
import { objectionWhenAdjacent } from '../../movement/mover.ts'
import type { ActionEvent, TimelineEvent } from '../../../contract/case.ts'
import { idleStamina, tooManyTokens } from '../../tokens/tokens.ts'
import type { Oracle } from '../../oracle/oracle.ts'
import { absenceOf } from '../../situation/absence.ts'
import { considered, contributes, decides } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { clausesOf, knowsClause, knowsClauseThat, type FigureState, type Situation } from '../../situation/situation.ts'
import type { Effect } from '../../../rules/vocabulary/vocabulary.ts'
import { inOtherHands, underControl } from './control.ts'
import { givesAny, isFreeKind, kindsGiven, notBesides, startDoing, type Doing } from '../play/doing.ts'
import { dropLost } from '../play/dropping.ts'
import { afterFailure } from '../play/failedAway.ts'
import { lessDamage } from '../play/lessDamage.ts'
import { payFor, payOwed } from '../play/paying.ts'
import { moveInside } from './moving.ts'
import { setDownAfter } from './settingDown.ts'
import { tollOf } from '../../attack/onHit.ts'
import { closedNow, idleNow, tooLateForFree, type Play } from '../play/play.ts'
import { barredByGround } from '../../targeting/means.ts'
import { terrainActs } from '../../tokens/terrainActs.ts'

/** Plays one event inside an action. */
export type StepPlayer = (play: Play, event: TimelineEvent, inside: Doing) => Reason | null

/** The key of a figure's move among what it was given this turn, and of an action in which it moves besides. */
const moveOf = (id: string): string => `${id} move`
const movingActionOf = (id: string): string => `${id} moving`
const isMove = (action: string, effect: Effect | null): boolean => shapeOfAction(action, effect)?.kinds.includes('move') === true

/** No rule here describes it: what kind of action it takes, or none, nobody knows, and so it costs nothing (GEN-09). */
const isUnknown = (action: string, effect: Effect | null): boolean => effect === null && plainKind(action) === null

/** Is it a free action that may be taken by itself in the middle of the other one (CC-12), and not one that the other gives? */
const isFreely = (play: Play, figure: string, action: string, effect: Effect | null, inside: Doing | null): boolean =>
  inside !== null && isFreeKind(action, effect) && play.situation.ruleset.params.time.freeActionsInside && !givesAny(inside, figure)

/** What spares this action from the action total of the turn, or null (TEAM-ACTIONS). */
const sparedBy = (
  { ruleset }: Situation,
  figure: FigureState,
  action: string,
  effect: Effect | null
): { readonly rule: string; readonly by: string } | null => {
  const moves = isMove(action, effect)
  if (!moves && !knowsClauseThat(ruleset, 'uncounted', 'all', ({ spares }) => spares === 'all')) return null
  const found = clausesOf(figure, 'uncounted').find(({ clause }) => clause.spares === 'all' || moves)
  return found ? { rule: found.clause.rule, by: found.effect.id } : null
}

/** Actions that figures of a side add to its total; of `once` clauses one counts, or each of them by another reading. */
function addedToTotal({ situation }: Play, side: string, because: Reason[]): number {
  if (!knowsClause(situation.ruleset, 'action-total')) return 0
  const isEach = situation.ruleset.params.actions.leadership === 'each'
  const once = new Set<string>()
  let sum = 0
  for (const state of situation.states) {
    if (state.side !== side || state.ko) continue
    for (const { effect, clause } of clausesOf(state, 'action-total')) {
      if (clause.once && !isEach && once.has(effect.id)) continue
      once.add(effect.id)
      sum += clause.by
      because.push(
        contributes(clause.rule, 'time.total-changed', { by: effect.id, facts: { user: state.id, effect: effect.id, amount: clause.by } })
      )
    }
  }
  return sum
}

const whole = (play: Play, figure: FigureState, action: string, isFree: boolean, effect: Effect | null): Reason | null => {
  const facts = { figure: figure.id, user: figure.id, effect: action }
  if (isFree) {
    const once = play.situation.ruleset.params.time.freeActionOnce || effect?.clauses.some(({ phase }) => phase === 'use')
    return effect && once && play.turn.used.has(`${figure.id} ${effect.id}`)
      ? decides('ACT-04', 'time.once-a-turn', { by: action, facts })
      : null
  }
  if (play.situation.ruleset.params.time.moveBesidesAttack) {
    // One move and one other action in a turn (CC-01).
    if (isMove(action, effect) ? play.turn.given.has(moveOf(figure.id)) : play.turn.given.has(figure.id)) {
      return decides(isMove(action, effect) ? 'CC-01' : 'ACT-01', isMove(action, effect) ? 'time.moved-already' : 'time.acted-already', {
        by: figure.id,
        facts
      })
    }
    if (play.turn.heldBack.has(figure.id)) return decides('CC-17', 'time.held-back', { by: figure.id, facts })
  } else if (play.turn.given.has(figure.id)) return decides('ACT-01', 'time.acted-already', { by: figure.id, facts })
  if (play.turn.ejected.has(figure.id)) return decides('ABL-VEH', 'vehicle.just-left', { by: figure.id, facts })
  if (play.turn.carried.has(figure.id)) return decides('ABL-CARRY', 'time.was-carried', { by: figure.id, facts })
  const tokens = tooManyTokens(play.situation, figure)
  if (tokens) play.because.push(...idleStamina(play.situation, figure))
  return tokens
}

/** Does it cost no action by its own kind? What nobody has described is taken for free, but not as a double power action (ACT-05). */
const isFreeByItself = ({ action, double }: ActionEvent, effect: Effect | null): boolean =>
  double !== true && (isFreeKind(action, effect) || isUnknown(action, effect))

/** May it be what a card asks a double power action for: a special power or trait of the figure, or what no name is told of (ACT-05)? */
export const mayBeDouble = ({ texts }: FigureState, action: string, effect: Effect | null): boolean =>
  action === 'power' || (texts.some(({ id }) => id === action) && (effect === null || shapeOf(effect).kinds.includes('power')))

/** Why it cannot be given as a double power action, or null (ACT-05). */
function doubleObjection(play: Play, figure: FigureState, action: string, effect: Effect | null, inside: Doing | null): Reason | null {
  const facts = { figure: figure.id, user: figure.id, effect: action, tokens: figure.tokens }
  const objects = (say: string): Reason => decides('ACT-05', say, { by: action, facts })
  if (!play.situation.ruleset.params.time.doublePowerActions) return objects('time.double-unknown')
  if (inside) return objects('time.double-not-free')
  if (!mayBeDouble(figure, action, effect)) return objects('time.double-not-needed')
  return figure.tokens > 0 ? objects('time.double-with-tokens') : null
}

/** Why this action cannot be given to the figure, or null; `inside`: the action that gives it (ACT-03, ACT-04). */
function objection(play: Play, figure: FigureState, effect: Effect | null, { event, inside, most }: Giving): Reason | null {
  const { action } = event
  const facts = { figure: figure.id, user: figure.id, effect: action }
  if (isUnknown(action, effect) && !figure.unknown.some(({ id }) => id === action)) {
    return decides('GEN-09', 'means.unknown', { by: action, facts })
  }
  if (effect && !figure.can.has(effect.id)) return decides(effect.rule, 'means.cannot-use', { by: action, facts })
  if (effect && !isGiven(effect) && !effect.clauses.some(({ phase }) => phase === 'use'))
    return decides('ACT-10', 'time.not-an-action', { by: action, facts })
  const based = objectionWhenAdjacent(play.situation, figure, action)
  if (based) return based
  const isFree = inside === null ? isFreeByItself(event, effect) : isFreeKind(action, effect)
  const kinds = shapeOfAction(action, effect)?.kinds ?? []
  // Which of two kinds it is its attack says.
  const barred = kinds.length === 1 ? barredByGround(play.situation, figure, kinds) : []
  if (inside && !isFreely(play, figure.id, action, effect, inside))
    return insideObjection(play, figure, action, effect, inside) ?? barred[0] ?? null
  if (inside) {
    const alone = notBesides(inside, figure, action)
    if (alone) return alone
    play.because.push(contributes('CC-12', 'time.free-inside', { by: action, facts }))
  }
  if (play.turn.part === 'ending') {
    if (!isFree || !play.situation.ruleset.params.time.freeActionsAtEnd)
      return decides('GEN-01', 'time.proper-over', { by: figure.id, facts })
    const late = tooLateForFree(play, figure, action)
    if (late) return late
    play.because.push(contributes('GEN-01', 'time.free-at-end', { by: action, facts }))
  }
  const idle = closedNow(play) ?? idleNow(play, figure)
  if (idle && isFree && play.situation.ruleset.params.time.freeOnlyBetween)
    play.because.push(contributes('ACT-04', 'time.free-own-turn', { by: action, facts }))
  const against = idle ?? whole(play, figure, action, isFree, effect) ?? barred[0] ?? null
  if (against || isFree) return against
  const untouched = effect?.clauses.find((clause) => clause.phase === 'action' && clause.needsNoTokens)
  if (untouched && figure.tokens > 0) return decides(untouched.rule, 'time.needs-no-tokens', { by: action, facts })
  const changes: Reason[] = []
  const count = most === null ? null : most + play.turn.extraActions + addedToTotal(play, figure.side, changes)
  if (count !== null && play.turn.actionsGiven >= count && !sparedBy(play.situation, figure, action, effect)) {
    play.because.push(...changes)
    return decides('ACT-02', 'time.no-actions-left', { facts: { ...facts, count } })
  }
  return null
}

/** A plain action that names the power it is given for as its first step: a power action that is Regeneration. */
function namesItself(figure: FigureState, effect: Effect | null, inside: Doing): boolean {
  const kind = plainKind(inside.action)
  if (!effect || kind === null || inside.isNamed || inside.figure !== figure.id || inside.attacksMade > 0 || inside.hasMoved) return false
  // What is always there and used besides is used by a power action (TEAM-SHIELD).
  const { needs, kinds } = shapeOf(effect)
  if (needs === 'nothing') return kind === 'power'
  return needs === 'free' ? kind === 'free' : kinds.some((one) => one === kind)
}

/** Why no action may be given here in the middle of another, or null: only what the outer one gives (ACT-03). */
export function insideObjection(play: Play, figure: FigureState, action: string, effect: Effect | null, inside: Doing): Reason | null {
  const facts = { figure: figure.id, user: inside.figure, effect: action, action: inside.action }
  const absent = absenceOf(play.situation, figure)
  if (figure.ko) return decides('DMG-07', 'time.figure-gone', { by: figure.id, facts })
  if (absent) return absent
  if (play.turn.boarded.has(figure.id)) return decides('ABL-VEH', 'vehicle.just-boarded', { by: figure.id, facts })
  if (namesItself(figure, effect, inside)) return null
  const left = inside.gives.get(figure.id) ?? 0
  if (left <= 0) return decides('ACT-03', 'time.not-inside', { by: action, facts })
  if (inside.clause?.gives?.except?.includes(action)) return decides(inside.rule, 'means.not-inside', { by: action, facts })
  const kinds = shapeOfAction(action, effect)?.kinds ?? []
  // What kind of action it grants is about its own figure, not about those whom it has hit.
  const wanted = figure.id === inside.figure && inside.effect ? shapeOf(inside.effect).gives : null
  if (wanted !== null && !kinds.includes(wanted)) return decides('ACT-11', 'time.gives-other-action', { by: inside.action, facts })
  return inside.attacksMade > 0 && wanted !== null ? decides(inside.rule, 'time.no-attack-left', { by: inside.action, facts }) : null
}

/** The action under way counts as given, before anything happens in it. */
function begin(play: Play, doing: Doing, inside: Doing | null, most: number | null): void {
  const { figure, action } = doing
  play.turn.declared = true
  play.setActed(figure)
  if (inside && namesItself(play.state(figure), doing.effect, inside)) {
    inside.isNamed = true
    inside.attacksLeft = 0
    inside.moves = 'none'
    return
  }
  if (inside && !isFreely(play, figure, action, doing.effect, inside)) {
    inside.gives.set(figure, (inside.gives.get(figure) ?? 0) - 1)
    if (doing.effect && inside.clause?.gives?.sameTwice === 'unsaid' && inside.activated.has(action))
      play.leaveOpen(
        figure,
        contributes('ERR-19', 'time.same-effect-unsaid', {
          by: inside.action,
          facts: { figure, user: figure, effect: action, action: inside.action }
        })
      )
    inside.activated.add(action)
    if (inside.figure === figure && inside.effect && shapeOf(inside.effect).saysHolds) inside.attacksLeft = 0
    return
  }
  if (doing.isFree) {
    if (doing.effect) play.turn.used.add(`${figure} ${action}`)
    return
  }
  play.turn.part = 'proper'
  if (play.situation.ruleset.params.time.moveBesidesAttack) {
    const move = isMove(action, doing.effect)
    if (play.turn.given.has(move ? figure : moveOf(figure)))
      play.because.push(contributes('CC-01', 'time.besides', { by: figure, facts: { figure } }))
    play.turn.given.add(move ? moveOf(figure) : figure)
    if (!move && doing.clause?.move !== undefined) play.turn.given.add(movingActionOf(figure))
    if (play.turn.given.has(moveOf(figure)) && play.turn.given.has(movingActionOf(figure)))
      play.because.push(considered('CC-01', 'time.moves-twice', { by: figure, facts: { figure } }))
  } else play.turn.given.add(figure)
  const spared = sparedBy(play.situation, play.state(figure), action, doing.effect)
  if (!spared) play.turn.actionsGiven++
  else if (most !== null)
    play.because.push(contributes(spared.rule, 'time.not-counted', { by: spared.by, facts: { figure, effect: spared.by } }))
  play.turn.movementLeft.delete(figure)
}

/** What the action cost the figure by its own rules, once it is over (ABL-VEH). */
function payToll(play: Play, id: string, doing: Doing): void {
  const figure = play.state(id)
  if (figure.ko || figure.figure.aside) return
  const amount = tollOf(figure, doing.attackers.has(id), doing.isFree || id !== doing.figure, play.because)
  if (amount > 0) play.hurt(id, amount)
}

/** It is over: what was lost in it falls, and what lies on the map since is terrain (OBJ-02, TER-12). */
function close(play: Play, before: Situation): void {
  dropLost(play, before)
  play.endAction()
}

/** Reports that it is open whether a figure may pass a gate after an action that another figure gave it (MAP-02, POW-MC). */
function tellGivenAction(play: Play, doing: Doing): void {
  // Reads the ground without a step of the question.
  const { special } = play.situation.position
  if (special.size === 0) return
  const figure = play.situation.states.find(({ id }) => id === doing.figure)
  const kinds = kindsGiven({ ...doing, isFree: false })
  for (const terrain of new Set(figure?.squares.flatMap((square) => special.get(square) ?? [])))
    for (const clause of terrain.clauses)
      if (clause.phase === 'turn' && clause.mayPlace && clause.ownAction?.some((kind) => kinds.includes(kind)))
        play.because.push(considered(clause.rule, 'terrain.given-by-another', { by: terrain.id, facts: { figure: doing.figure } }))
}

/** Token and pushing, then what waits for the end of actions (ACT-03, ACT-05, TER-12, GEN-04). */
function finish(play: Play, doing: Doing, inside: Doing | null, oracle: Oracle, before: Situation): void {
  if (inside) {
    close(play, before)
    if (inside.figure !== doing.figure) tellGivenAction(play, doing)
    return
  }
  if ((doing.clause?.laterDamage ?? doing.clause?.damage) !== undefined)
    play.endEffects((one) => one.effect === doing.action && one.by === doing.figure && one.untilTurnOf === null)
  payFor(play, doing)
  for (const id of new Set([doing.figure, ...doing.attackers])) payToll(play, id, doing)
  close(play, before)
  terrainActs(play, 'after-action', play.situation.states, oracle, {
    figure: doing.figure,
    kinds: kindsGiven(doing),
    movedIn: doing.entered
  })
}

export interface Giving {
  readonly event: ActionEvent
  readonly inside: Doing | null
  /** The non-free actions of a turn; null: nobody counts (ACT-02). */
  readonly most: number | null
  readonly step: StepPlayer
  /** What the action does besides moving and attacking. */
  readonly body?: (play: Play, doing: Doing) => Reason | null
}

/** An action that was given to its figure and is not over. */
export interface Opened {
  readonly doing: Doing
  /** The table before it. */
  readonly before: Situation
  /** The figure as it was then. */
  readonly figure: FigureState
}

/** Gives the action; or why it is not given: a rule forbids it, or it is left out (`null`). */
export function openAction(play: Play, giving: Giving): Opened | { readonly ended: Reason | null } {
  const { event, inside } = giving
  const figure = play.state(event.figure)
  const effect = plainKind(event.action) ? null : (play.situation.ruleset.effects.get(event.action) ?? null)
  if (inside && !isFreely(play, figure.id, event.action, effect, inside)) {
    const after = afterFailure(play, inside, figure.id, event)
    if (after !== undefined) return { ended: after }
  }
  const giver = inOtherHands(play, figure, inside)
  const double = event.double === true
  const against = (double ? doubleObjection(play, giver, event.action, effect, inside) : null) ?? objection(play, giver, effect, giving)
  if (against) return { ended: against }
  const isFree = inside !== null || isFreeByItself(event, effect)
  if (double) play.because.push(contributes('ACT-05', 'time.double', { by: figure.id, facts: { figure: figure.id, effect: event.action } }))
  const doing = startDoing(play.situation, figure, event.action, isFree, inside)
  doing.rolls = event.rolls ?? inside?.rolls
  doing.isDouble = double
  const { carrying, setDown, alsoCarrying, alsoSetDown, pickUp, putDown } = event
  doing.load = {
    ...(carrying === undefined ? {} : { carrying }),
    ...(setDown ? { setDown } : {}),
    ...(alsoCarrying === undefined ? {} : { alsoCarrying }),
    ...(alsoSetDown ? { alsoSetDown } : {}),
    ...(pickUp === undefined ? {} : { pickUp }),
    ...(putDown ? { putDown } : {})
  }
  const before = play.situation
  begin(play, doing, inside, giving.most)
  play.beginAction()
  if (doing.clause?.damage !== undefined) lessDamage(play, doing, doing.figure, doing.clause.damage)
  return { doing, before, figure }
}

/** The end of an action whose steps are played. */
export function closeAction(play: Play, { doing, before }: Opened, { event, inside }: Giving): void {
  if (inside) inside.rollsInside.push(...(event.rolls ? [event.rolls] : []), ...doing.rollsInside)
  finish(play, doing, inside, play.oracle({ rolls: event.rolls }, doing.rollsInside), before)
}

/** Gives the action and plays it to its end; null, or why the rules forbid it or something inside it. */
export function giveAction(play: Play, giving: Giving): Reason | null {
  const opened = openAction(play, giving)
  if ('ended' in opened) return opened.ended
  const failed = underControl(play, opened.figure, giving.inside, () => playInside(play, opened.doing, giving))
  if (failed) return failed
  closeAction(play, opened, giving)
  return null
}

/** Nothing here says what happens in this action: it neither moves nor attacks, gives nothing, and is no plain kind. */
const isUndescribed = (doing: Doing): boolean =>
  plainKind(doing.action) === null && doing.moves === 'none' && doing.attacksLeft === 0 && doing.gives.size === 0

/** A judge has to say what this action does. */
function leaveUndescribed(play: Play, { figure, action, effect, rule }: Doing): void {
  const facts = { figure, effect: action }
  play.turn.open.set(figure, decides(effect ? rule : 'GEN-09', 'use.undescribed', { by: action, facts }))
}

/** Looks at the steps to come: those that go on with its move, where that comes before its attack the ones before it (ERR-03). */
function lookAhead(play: Play, doing: Doing, steps: readonly TimelineEvent[]): void {
  const first = steps.findIndex(
    (one) => one.do === 'attack' || (one.do === 'action' && !isFreeKind(one.action, play.situation.ruleset.effects.get(one.action) ?? null))
  )
  const before = first < 0 || doing.moves === 'around' ? steps : steps.slice(0, first)
  doing.movesToCome = before.filter((one) => one.do === 'move').length
  doing.attacksToCome = first >= 0
}

function playInside(play: Play, doing: Doing, { event, step, body }: Giving): Reason | null {
  if (doing.clause?.move === 'unknown') {
    play.turn.open.set(
      doing.figure,
      decides(doing.rule, 'move.special-lost', { by: doing.action, facts: { figure: doing.figure, effect: doing.action } })
    )
    return null
  }
  // What an action does that no rule describes, and whether what is told of it is part of it, nobody knows.
  if (!body && doing.effect === null && isUndescribed(doing)) {
    leaveUndescribed(play, doing)
    return null
  }
  const steps = event.steps ?? []
  lookAhead(play, doing, steps)
  if (event.to !== undefined || event.path !== undefined) {
    const refused = moveInside(play, doing, event, event.rolls)
    if (refused) return refused
  }
  if (!body && isUndescribed(doing)) leaveUndescribed(play, doing)
  const done = body?.(play, doing)
  if (done) return done
  for (const [index, one] of steps.entries()) {
    play.tellWaiting()
    lookAhead(play, doing, steps.slice(index + 1))
    const refused = step(play, one, doing)
    if (refused) return refused
  }
  return afterSteps(play, doing)
}

/** The costs of the figure for those that it has hit, and the squares of the figures that it sets down; null, or the rule that forbids it. */
export function afterSteps(play: Play, doing: Doing): Reason | null {
  payOwed(play, doing)
  return setDownAfter(play, doing)
}
