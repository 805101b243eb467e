/**
 * `timeline`: the events of a game one after another, each on the table that the last one left. Pure: every moment is
 * kept, so that one can step back to it, and a change in the middle plays again only what follows.
 */
import type { ActionEvent, AttackEvent, MoveEvent, Rolls, SquareXY, TimelineEvent } from '../../contract/case.ts'
import { squareAt, xyOf } from '../../grid/grid.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { absenceOf } from '../situation/absence.ts'
import { freeCaptives } from '../situation/captives.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { freeNextTo } from '../attack/prisoners.ts'
import { placesAt } from '../ground/base.ts'
import { kindOfAttack } from '../attack/kindOfAttack.ts'
import { applyLandingDamage } from '../attack/landing.ts'
import { isAttackAction } from '../action/shape.ts'
import { settleAftermath } from '../attack/aftermath.ts'
import { afterDefeats, takeTokensOff } from '../tokens/afterwards.ts'
import { giveAction, type Giving } from './actions/action.ts'
import { attackInside, targetsOf } from './attacks/attacking.ts'
import { attackControlled, isControlled, moveControlled, takeControl } from './attacks/controlled.ts'
import { copyTeam, dropCopies, spoilsItsAction, spoiltByCopy } from './uses/copying.ts'
import { changeValue, counterPossession } from './actions/counter.ts'
import { directDamage, directHeal } from './direct.ts'
import { givenToHit, isRangedAction, type Doing } from './play/doing.ts'
import { dropLost } from './play/dropping.ts'
import { burstsToCome } from './attacks/grenades.ts'
import { moveInside } from './actions/moving.ts'
import { chooseBase, otherLayings, toldBase } from './play/laying.ts'
import { Play } from './play/play.ts'
import { loseCounters } from './counters.ts'
import { Tally } from '../tokens/tally.ts'
import { terrainActs } from '../tokens/terrainActs.ts'
import { aboutEffects, aboutMarkers } from './endings.ts'
import { beginEnd, beginTurn, endTurn } from './turns.ts'
import { dropEquipment } from './uses/equipping.ts'
import { generate } from './uses/generating.ts'
import { isUse } from './uses/reads.ts'
import { usePower } from './uses/use.ts'
import type { Unused } from '../oracle/unused.ts'
import { unusedInEvent } from './unusedInEvent.ts'
import { leaveVehicle, leaveWrecks } from './uses/vehicles.ts'

/** The table after one event. */
export interface Moment {
  readonly play: Play
  /** Why it went so. */
  readonly because: readonly Reason[]
  /** The rule that forbids the event; null: it was played. */
  readonly forbidden: Reason | null
  /** Dice and choices told with the event that nothing asked for; paths are pointers into the event. */
  readonly unused: readonly Unused[]
  /** Figures as they stood in the middle of the event. */
  readonly shown: readonly FigureState[]
}

const NOBODY: readonly FigureState[] = []
const UNSTRUCK: ReadonlySet<string> = new Set()

export interface TimelineRules {
  /** The non-free actions of a turn; null: nobody counts them (ACT-02). */
  readonly actionTotal: number | null
}

/** An attack by itself is a whole combat action: a plain close or ranged one, or the one named where an action gives others. */
function actionOf(play: Play, event: AttackEvent, inside: Doing | null): string {
  if (event.action !== undefined) return event.action === 'thrown-object' ? 'ranged' : event.action
  const own = inside ? event.powers?.find((id) => isAttackAction(play.situation.ruleset.effects.get(id))) : undefined
  if (own !== undefined) return own
  const kind = kindOfAttack(play.situation, play.state(event.from), {
    targets: targetsOf(event),
    ...(event.attack ? { attack: event.attack } : {}),
    powers: event.powers ?? []
  })
  return kind === 'close' ? 'close' : 'ranged'
}

function place(play: Play, event: Extract<TimelineEvent, { readonly do: 'place' }>): Reason | null {
  const figure = play.state(event.figure)
  const facts = { figure: figure.id, square: event.to }
  if (figure.ko) return decides('DMG-07', 'time.figure-gone', { by: figure.id, facts })
  const square = squareAt(play.situation.position.grid, event.to[0], event.to[1])
  if (figure.figure.aside && figure.figure.pilotOf === null) return absenceOf(play.situation, figure)
  if (figure.figure.captiveOf !== null) return absenceOf(play.situation, figure)
  const { grid } = play.situation.position
  const told = toldBase(grid, figure, event.base)
  const bases = placesAt(play.situation, figure, square)
  if (bases.length === 0) return decides('TER-07', 'time.cannot-place', { at: [event.to], by: figure.id, facts })
  const base = chooseBase(play, figure.id, bases, (one) => one, told)
  if (!base) return decides('MUL-02', 'time.cannot-lie-so', { at: event.base ?? [], by: figure.id, facts })
  const { rescuedFrom } = figure.figure
  if (rescuedFrom) {
    const free = freeNextTo(play.situation, figure, rescuedFrom)
    if (free.length > 0 && !base.some((one) => free.includes(one)))
      return decides('ABL-CAP', 'capture.not-next-to', { at: [event.to], by: figure.id, facts })
    play.change(figure.figure.index, { rescuedFrom: null })
  }
  play.turn.open.delete(figure.id)
  const offer = play.turn.offers.get(figure.id)
  // A person has said it and may know another reason; this offer is none.
  if (offer && !base.some((one) => offer.squares.includes(one)))
    play.because.push(
      considered(offer.rule, 'terrain.not-offered', {
        by: offer.terrain,
        at: [event.to],
        facts: { figure: figure.id, terrain: offer.terrain }
      })
    )
  play.turn.offers.delete(figure.id)
  if (figure.figure.pilotOf === null) {
    play.place(figure.figure.index, base)
    play.setMoved(figure.id)
  } else leaveVehicle(play, figure, square)
  play.because.push(contributes('TER-07', 'time.placed', { at: [event.to], facts }))
  return null
}

/** Does the action under way still give one to this figure? */
const isGiven = (inside: Doing, figure: string): boolean => (inside.gives.get(figure) ?? 0) > 0

/** Where an action under way lets this figure be given a ranged combat action of its own: the same as by itself (TEAM-SHIELD). */
function notInside(play: Play, figure: string, action: string, inside: Doing | null): { readonly inside?: null } {
  const allowed = inside?.allows.get(figure)
  if (!inside || !allowed || !isRangedAction(play.situation, action)) return {}
  inside.allows.delete(figure)
  play.because.push(
    contributes(allowed.rule, 'time.within-another', {
      by: inside.action,
      facts: { user: figure, figure: inside.figure, effect: allowed.by }
    })
  )
  return { inside: null }
}

/** Captives that are free again since then have one token and wait for a square (ABL-CAP). */
function captivesFreed(play: Play, before: Situation): void {
  const { situation, because } = freeCaptives(before, play.situation)
  play.situation = situation
  play.because.push(...because)
  for (const state of situation.states) {
    const was = before.states[state.figure.index]!
    if (was.figure.captiveOf === null || state.figure.captiveOf !== null) continue
    play.turn.tokened.add(state.id)
    const waits = state.ko ? null : absenceOf(situation, state)
    if (waits) play.turn.open.set(state.id, waits)
  }
}

/** What special ground does to who was healed or placed on it, and counters that are lost with damage (MAP-21, MAP-23). */
function aboutTerrain(play: Play, before: Situation, event: TimelineEvent, hurt: ReadonlyMap<string, number>): void {
  loseCounters(play, event.do === 'attack' ? play.struck : UNSTRUCK, hurt)
  // What has steps was looked at step by step.
  if ('steps' in event && event.steps !== undefined) return
  const oracle = play.oracle({ rolls: 'rolls' in event ? event.rolls : undefined })
  const placed = event.do === 'place' || event.do === 'use'
  for (const { id, figure, click, squares } of before.states) {
    const now = play.situation.states[figure.index]!
    if (now.ko) continue
    if (now.click < click && !play.told.has(now.figure)) {
      play.told.add(now.figure)
      terrainActs(play, 'healed', [now], oracle)
    }
    if (placed && now.squares.some((square) => !squares.includes(square)) && figure.id === id)
      terrainActs(play, 'placed', [play.state(id)], oracle)
  }
}

/** Whoever soared before and came to a click on which it cannot, by whatever this event did to it, comes down once (CC-24). */
function comeDown(play: Play, before: Situation, told: number): void {
  if (before.states.every(({ height }) => height !== 'soaring')) return
  const down = new Set(play.because.slice(told).flatMap(({ say, facts }) => (say === 'aftermath.lands' ? [facts.figure] : [])))
  const tally = new Tally(play.situation)
  applyLandingDamage({ ...before, states: before.states.filter(({ id }) => !down.has(id)) }, tally, play.because)
  play.takeOver(tally)
}

/** The dice of an event and of the events inside it. */
const rollsIn = (event: TimelineEvent): readonly Rolls[] => [
  ...('rolls' in event && event.rolls ? [event.rolls] : []),
  ...('steps' in event && event.steps ? event.steps.flatMap(rollsIn) : [])
]

/** The effects after resolutions: tokens are removed, and friends of defeated figures heal. */
function afterResolutions(play: Play, before: Situation, event: TimelineEvent): void {
  for (const one of play.later.splice(0)) {
    const tally = new Tally(play.situation)
    settleAftermath(tally, play.oracle({}), one, play.because)
    play.takeOver(tally)
  }
  play.situation = takeTokensOff(play.situation, play.tokensOff.splice(0), play.because)
  if (play.situation.states !== before.states) afterDefeats(play, before, play.oracle({}, rollsIn(event)))
}

/** The table before an event that is being played. */
export interface Begun {
  readonly situation: Situation
  /** The damage of everybody who has counters. */
  readonly hurt: ReadonlyMap<string, number>
  /** How many reasons there were. */
  readonly told: number
}

export const beginEvent = (play: Play): Begun => ({ situation: play.situation, hurt: play.damageNow(), told: play.because.length })

/** Everything that an event brings with it, once it is played. */
export function endEvent(play: Play, { situation: before, hurt, told }: Begun, event: TimelineEvent, inside: Doing | null): void {
  comeDown(play, before, told)
  aboutTerrain(play, before, event, hurt)
  dropLost(play, before)
  dropEquipment(play, before)
  captivesFreed(play, before)
  leaveWrecks(play, before)
  if (inside && play.situation.states !== before.states)
    play.shown.push(...play.situation.states.filter((state, index) => state !== before.states[index]))
  if (!inside) {
    afterResolutions(play, before, event)
    // A copied ability lasts to the end of the action in which the last friend with it is lost (WLD-02).
    dropCopies(play)
  }
  // Told where it happens: before the token of the action it happens in (OUT-08).
  const isTurn = event.do === 'begin-turn' || event.do === 'end-begins' || event.do === 'end-turn'
  play.because.push(
    ...aboutEffects(before, play.situation, isTurn, play.told),
    ...('steps' in event && event.steps !== undefined ? [] : aboutMarkers(before, play.situation, play.told))
  )
}

/** Plays one event on the table, alone or inside an action; null, or why the rules forbid it. */
export function playEvent(play: Play, event: TimelineEvent, inside: Doing | null, rules: TimelineRules): Reason | null {
  const begun = beginEvent(play)
  const forbidden = playBare(play, event, inside, rules)
  if (!forbidden) endEvent(play, begun, event, inside)
  return forbidden
}

/** The requirements of an action that is given here: alone, or inside another one. */
type Given = Omit<Giving, 'event'>

/** A move is always inside an action: that of the figure, that of a figure that it controls, or one that this event gives the figure for it. */
function playMove(play: Play, event: MoveEvent, giving: Given): Reason | null {
  const { inside } = giving
  if (!inside) return decides('ACT-03', 'time.only-inside', { by: event.do, facts: { effect: event.do } })
  const mover = event.figure ?? inside.figure
  if (isControlled(inside, mover)) return moveControlled(play, inside, event, mover)
  if (!isGiven(inside, mover) || inside.moves !== 'none') return moveInside(play, inside, event, event.rolls ?? inside.rolls)
  const { do: _, figure: __, ...moving } = event
  return giveAction(play, { ...giving, event: { do: 'action', figure: mover, action: 'move', ...moving } })
}

/** An attack by itself is a whole combat action, also if another action gives one (ABL-MUL, POW-MC). */
function isOwnAction(inside: Doing, { from }: AttackEvent): boolean {
  return inside.allows.has(from) || (isGiven(inside, from) && (from !== inside.figure || inside.attacksLeft <= 0))
}

function playAttack(play: Play, event: AttackEvent, giving: Given): Reason | null {
  const { inside } = giving
  if (inside && isControlled(inside, event.from)) return attackControlled(play, inside, event)
  if (!inside || isOwnAction(inside, event)) {
    // An attack that names the action in which it is one of several: it is the attack of an action that this one gives (ABL-MUL).
    const { action: named, ...bare } = event
    const attack = inside && named === inside.action ? bare : event
    const action = actionOf(play, attack, inside)
    return giveAction(play, {
      ...giving,
      ...notInside(play, event.from, action, inside),
      event: { do: 'action', figure: event.from, action, steps: [attack] }
    })
  }
  const hit = new Set<string>()
  const refused = attackInside(play, inside, event, hit)
  takeControl(play, inside, hit)
  const count = givenToHit(play.situation, inside)
  if (count > 0) for (const id of hit) inside.gives.set(id, count)
  return refused
}

/** An action that is given, or a power that is used by one. */
function playAction(play: Play, event: ActionEvent, giving: Given): Reason | null {
  const { figure, action: power, to, rolls, double } = event
  return isUse(play.situation.ruleset, event)
    ? usePower(play, { do: 'use', figure, power, ...(to ? { to } : {}), ...(rolls ? { rolls } : {}) }, giving, double)
    : giveAction(play, { ...giving, ...notInside(play, figure, power, giving.inside), event })
}

function callTime(play: Play, inside: Doing | null): Reason | null {
  if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
  play.turn.timeCalled = true
  play.because.push(contributes('TRN-06', inside ? 'time.called-inside' : 'time.called-now'))
  return null
}

/** Why this event, which is about a turn, cannot be in the middle of an action, or null: none is under way. */
const betweenActions = (event: TimelineEvent, inside: Doing | null): Reason | null =>
  inside &&
  decides('ACT-03', 'time.not-inside', {
    by: event.do,
    facts: { effect: event.do, action: inside.action, user: inside.figure, figure: inside.figure }
  })

function playBare(play: Play, event: TimelineEvent, inside: Doing | null, rules: TimelineRules): Reason | null {
  const giving: Given = { inside, most: rules.actionTotal, step: (at, one, doing) => playEvent(at, one, doing, rules) }
  switch (event.do) {
    case 'begin-turn':
      return betweenActions(event, inside) ?? beginTurn(play, event.side, play.oracle(event))
    case 'end-begins':
      return betweenActions(event, inside) ?? beginEnd(play)
    case 'end-turn':
      return betweenActions(event, inside) ?? endTurn(play, play.oracle(event))
    case 'place':
      return place(play, event)
    case 'generate':
      return generate(play, event)
    case 'damage':
      return directDamage(play, event)
    case 'heal':
      return directHeal(play, event)
    case 'outwit':
      return counterPossession(play, event, inside)
    case 'perplex':
      return changeValue(play, event, inside)
    case 'copy':
      return copyTeam(play, event, inside)
    case 'time-called':
      return callTime(play, inside)
    case 'action':
      return playAction(play, event, giving)
    case 'use':
      return usePower(play, event, giving)
    case 'move':
      return playMove(play, event, giving)
    case 'attack':
      return playAttack(play, event, giving)
  }
}

/** The table before the first event: in the turn proper, unless that event begins a turn. */
export function firstMoment(situation: Situation): Moment {
  const play = Play.start(situation)
  play.turn.bursts = burstsToCome(situation)
  return { play, because: [], forbidden: null, unused: [], shown: NOBODY }
}

/** Events that declare an action, a free one too. */
const DECLARED: ReadonlySet<TimelineEvent['do']> = new Set(['action', 'attack', 'use', 'outwit', 'perplex'])

interface Tried {
  readonly play: Play
  readonly refused: Reason | null
}

/** How a larger base lies is its player's choice: where nobody has told it, the first way that allows the event, else the first of all (MUL-02). */
function inSomeWay(tryWith: (toLay: readonly number[]) => Tried): Tried {
  const first = tryWith([])
  if (!first.refused) return first
  for (const toLay of otherLayings(first.play.laid)) {
    const other = tryWith(toLay)
    if (!other.refused) return other
  }
  return first
}

/** A copy of the table on which the event is played; a first turn begins with its first event. */
function afreshFor(event: TimelineEvent, from: Play): Play {
  const copy = from.copy()
  if (copy.turn.turnsBegun === 0 && event.do !== 'begin-turn') {
    copy.turn.turnsBegun = 1
    copy.turn.roundStarter = copy.active
  }
  return copy
}

/** Plays the event, larger bases lying as `toLay` says. */
function tryLaid(before: Moment, event: TimelineEvent, rules: TimelineRules, toLay: readonly number[]): Tried {
  const play = afreshFor(event, before.play)
  play.toLay = toLay
  if (event.do !== 'place') play.turn.offers.clear()
  return { play, refused: playEvent(play, event, null, rules) }
}

/**
 * The bases on which the figure can lie after this event, each as its squares, where how it lies is a choice (MUL-02): what it takes where none is told
 * first, of those that the rules allow; fewer than two: there is nothing to choose.
 */
export function layingsOf(before: Moment, event: TimelineEvent, figure: string, rules: TimelineRules): readonly (readonly SquareXY[])[] {
  const first = tryLaid(before, event, rules, [])
  const bases = new Map<string, readonly SquareXY[]>()
  for (const { play, refused } of [first, ...[...otherLayings(first.play.laid)].map((toLay) => tryLaid(before, event, rules, toLay))]) {
    const { grid } = play.situation.position
    const { squares } = play.state(figure)
    if (!refused)
      bases.set(
        squares.join(' '),
        squares.map((square) => xyOf(grid, square))
      )
  }
  return [...bases.values()]
}

/** The moment after one more event: what went before stays as it is. */
export function nextMoment(before: Moment, event: TimelineEvent, rules: TimelineRules): Moment {
  const { play, refused } = inSomeWay((toLay) => tryLaid(before, event, rules, toLay))
  const afresh = (from: Play = before.play): Play => afreshFor(event, from)
  const spoilt = refused
    ? spoiltByCopy(event, refused, (one) => playEvent(afresh(), one, null, rules) === null)
    : spoilsItsAction(before.play, event, (events) => {
        const at = afresh(event.do === 'copy' ? before.play.turn.last?.before : undefined)
        at.turn.declared = true
        at.toLay = play.toLay
        for (const one of events) {
          const against = playEvent(at, one, null, rules)
          if (against) return against
        }
        return null
      })
  const forbidden = spoilt ?? refused
  if (spoilt && refused) play.because.push({ ...refused, weight: 'contributes' })
  if (!forbidden && DECLARED.has(event.do)) play.turn.last = { before: before.play, event }
  // What the rules forbid has not happened: the table is the one before.
  return forbidden
    ? {
        play: before.play,
        because: [...play.because],
        forbidden: { ...forbidden, weight: 'decides' },
        unused: [],
        shown: NOBODY
      }
    : { play, because: [...play.because], forbidden: null, unused: unusedInEvent(play, event), shown: play.shown }
}

/** Every moment, the first before any event, each when it is asked for; they end with an event that the rules forbid. */
export function* playTimeline(situation: Situation, events: readonly TimelineEvent[], rules: TimelineRules): Generator<Moment> {
  let moment = firstMoment(situation)
  yield moment
  for (const event of events) {
    moment = nextMoment(moment, event, rules)
    yield moment
    if (moment.forbidden) return
  }
}
