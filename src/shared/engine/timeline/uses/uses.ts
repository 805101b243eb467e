/** What each kind of use clause does to the table. One place for each kind (vocabulary: `UseClause`). */
import { shapeOf } from '../../action/shape.ts'
import { clickShown } from '../../../position/dial.ts'
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { weightOf, type SquareXY, type UseEvent } from '../../../contract/case.ts'
import type { UseClause } from '../../../rules/vocabulary/vocabulary.ts'
import { adjacentTo, areSquaresAdjacent } from '../../situation/adjacency.ts'
import { closed } from '../../oracle/openChoices.ts'
import type { Oracle } from '../../oracle/oracle.ts'
import { unavoidable } from '../../damage/damage.ts'
import { sufferBlows } from '../../attack/harm.ts'
import { notSpared } from '../../situation/firstRound.ts'
import { distanceDice, rollsDistance, type KnockBackQuestion } from '../../knockBack/due.ts'
import { resolveKnockBack } from '../../knockBack/resolve.ts'
import { canEndIn } from '../../ground/step.ts'
import { lastingUse } from '../../situation/lasting.ts'
import { contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { captivesOf } from '../../situation/captives.ts'
import { freeNextTo } from '../../attack/prisoners.ts'
import { BLOCKING, FORBIDDEN } from '../../../position/position.ts'
import { figureEnd, type LineEnd } from '../../lineOfFire/bestLine.ts'
import { objectionsToMoving } from '../../targeting/movedTo.ts'
import { withLasting } from '../../situation/changes.ts'
import { byId, clausesOf, printedValue, type FigureState } from '../../situation/situation.ts'
import { findTarget } from '../../targeting/ruleOnTarget.ts'
import { changeIt, changeOf, counterIt, counterOf } from '../actions/counter.ts'
import type { Doing } from '../play/doing.ts'
import { dropLost } from '../play/dropping.ts'
import { equip } from './equipping.ts'
import { become, merge, split } from './replacing.ts'
import { borrow, healMember, holdValues } from './teamUses.ts'
import { board, eject } from './vehicles.ts'
import type { Play } from '../play/play.ts'

export type UseClauseOf<D extends UseClause['does']> = Extract<UseClause, { readonly does: D }>

type Use<D extends UseClause['does']> = (play: Play, clause: UseClauseOf<D>, event: UseEvent, doing: Doing) => Reason | null

const onOf = (event: UseEvent): string | undefined => (typeof event.on === 'string' ? event.on : event.on?.[0])

function squaresOf(play: Play, event: UseEvent): readonly Square[] {
  const list = event.to === undefined ? [] : typeof event.to[0] === 'number' ? [event.to as SquareXY] : (event.to as readonly SquareXY[])
  return list.map(([x, y]) => squareAt(play.situation.position.grid, x, y))
}

const factsOf = (event: UseEvent): { readonly user: string; readonly figure: string; readonly effect: string } => ({
  user: event.figure,
  figure: onOf(event) ?? event.figure,
  effect: event.power
})

/** A die that nobody has told: the judge has to, before the table can go on from here. */
function missing(play: Play, event: UseEvent, rule: string, die: string): null {
  play.leaveOpen(
    event.figure,
    contributes(rule, 'use.roll-missing', {
      by: event.power,
      facts: { ...factsOf(event), text: `rolls.${event.figure}.${die}` }
    })
  )
  return null
}

/** The figure that the power is used on, if it may be (its reach is a targeting clause of its own). */
function chosen(play: Play, event: UseEvent, rule: string): { readonly target: FigureState | null; readonly against: Reason | null } {
  const on = onOf(event)
  if (on === undefined) return { target: null, against: decides(rule, 'use.names-nothing', { by: event.power, facts: factsOf(event) }) }
  if (play.situation.position.objects.some(({ id }) => id === on))
    return { target: null, against: decides(rule, 'power.not-such-a-target', { by: event.power, facts: factsOf(event) }) }
  if (!play.has(on)) return { target: null, against: decides(rule, 'use.nothing-so-called', { by: event.power, facts: factsOf(event) }) }
  const found = findTarget(play.situation, play.state(event.figure), on, event.power, null)
  if (!found.legal) {
    if (play.situation.ruleset.params.targeting.wrongTarget === 'by-effect') play.because.push(...quiet(found.because.slice(1)))
    return { target: null, against: firstReason(found.because) }
  }
  play.because.push(...quiet(found.because))
  return { target: play.state(on), against: null }
}

/** Every adjacent opponent is dealt the damage at the same time (DMG-09); those not yet in the game are spared (GEN-05). */
const hurtAdjacent: Use<'hurt-adjacent-opponents'> = (play, clause, event) => {
  const user = play.state(event.figure)
  if (clause.notAfterMoving && play.turn.moved.has(user.id))
    return decides(clause.rule, 'use.has-moved', { by: event.power, facts: factsOf(event) })
  const oracle = play.oracle(event)
  const opponents = adjacentTo(play.situation, user)
    .filter((other) => other.side !== user.side)
    .sort(byId)
  const { figures: hurt, because: spared } = notSpared(play.situation, opponents, user.side, [event.power])
  play.because.push(...spared)
  const before = play.situation
  const facts = { ...factsOf(event), figures: hurt.map(({ id }) => id), amount: clause.amount }
  play.because.push(contributes(clause.rule, hurt.length > 0 ? 'use.hurts-adjacent' : 'use.hurts-nobody', { by: event.power, facts }))
  // Mastermind moves all damage, not only that of attacks (POW-MM).
  const results = sufferBlows(
    before,
    hurt.map(({ id }) => ({ figure: id, amount: clause.amount })),
    { by: user.side, type: 'normal', attack: false, floor: null, knocksBack: false, oracle },
    play.because
  )
  // Some figures knock back with all damage they deal (KBX-16): what is chosen may be open then.
  const cause = clausesOf(user, 'knock-back').find(({ effect, clause: one }) => shapeOf(effect).needs === 'nothing' && one.does === 'cause')
    ?.effect.id
  const refused = cause === undefined ? closed(oracle, play.because) : null
  if (refused) return refused
  for (const { figure, result } of results) play.hurt(figure, result.taken)
  if (cause === undefined) return null
  // What the damage has cost falls where it was lost, before knock back moves anybody (OBJ-02, KB-03).
  dropLost(play, before)
  const hits = results.map(({ figure, result }) => ({ figure, damageTaken: result.taken, damageDealt: result.dealt }))
  return knock(play, { before, event, oracle, cause, hits, roll: [], isAttack: false })
}

interface Knock {
  readonly before: Play['situation']
  readonly event: UseEvent
  /** What has been chosen so far, and what was not open. */
  readonly oracle: Oracle
  readonly cause: string
  readonly hits: readonly { readonly figure: string; readonly damageTaken: number; readonly damageDealt: number }[]
  readonly roll: readonly number[]
  readonly isAttack: boolean
}

/** How a power knocks back by itself. */
const questionOf = (from: FigureState, cause: string, roll: readonly number[], isAttack: boolean): KnockBackQuestion => ({
  from,
  cause,
  doubles: false,
  isAttack,
  attack: null,
  during: [cause],
  roll,
  ignoresPowers: false,
  damageValue: null
})

/** Knocks them back; null, or why a choice that was told is not open. */
function knock(play: Play, { before, event, oracle, cause, hits, roll, isAttack }: Knock): Reason | null {
  const user = play.state(event.figure)
  const resolved = resolveKnockBack({
    before,
    now: play.situation,
    origin: user.squares,
    hits,
    oracle,
    question: questionOf(user, cause, roll, isAttack)
  })
  play.because.push(...quiet(resolved.because))
  play.takeOver(resolved.draft)
  play.shown.push(...resolved.met)
  return closed(oracle, play.because)
}

const heal: Use<'heal'> = (play, clause, event) => {
  const die = play.oracle(event).die(event.figure, clause.roll)
  if (die === undefined) return missing(play, event, clause.rule, clause.roll)
  const { target, against } = clause.who === 'self' ? { target: play.state(event.figure), against: null } : chosen(play, event, clause.rule)
  if (!target) {
    if (against?.say === 'target.gone' && play.situation.ruleset.params.targeting.wrongTarget === 'by-effect')
      play.because.push(contributes('DMG-07', 'use.no-healing-after-ko', { by: event.power, facts: factsOf(event) }))
    return against
  }
  const counted = clause.half ? (die + (die % 2)) / 2 : die
  const full = Math.max(clause.least, counted - clause.less)
  const stopped = play.situation.ruleset.params.damage.stopClicks && clickShown(target.figure, target.click)?.stop === true
  const amount = stopped ? Math.max(0, full - 1) : full
  if (stopped) play.because.push(contributes('MKEY-STOP', 'use.stop-heals-less', { by: target.id, facts: { figure: target.id, amount } }))
  const healed = play.heal(target.id, amount)
  play.because.push(
    contributes(clause.rule, 'use.heals', { by: event.power, facts: { ...factsOf(event), figure: target.id, roll: die, amount, healed } })
  )
  return null
}

/** 2d6 and the healer's unmodified attack against the target's unmodified defense (POW-SU). */
const healByAttackRoll: Use<'heal-by-attack-roll'> = (play, clause, event) => {
  const { target, against } = chosen(play, event, clause.rule)
  if (!target) return against
  const oracle = play.oracle(event)
  const user = play.state(event.figure)
  const first = oracle.pair?.[0] ?? oracle.die(user.id, clause.roll)
  const second = oracle.pair?.[1] ?? oracle.die(user.id, clause.roll)
  if (first === undefined || second === undefined) return missing(play, event, clause.rule, clause.roll)
  const sum = first + second
  const facts = { ...factsOf(event), roll: sum, attack: printedValue(user, 'attack'), defense: printedValue(target, 'defense') }
  if (sum === 2) {
    play.because.push(contributes(clause.rule, 'use.heal-hurts', { by: event.power, facts }))
    play.hurt(target.id, unavoidable(play.situation, target, 1).taken)
    return null
  }
  if (sum !== 12 && facts.attack + sum < facts.defense) {
    play.because.push(contributes(clause.rule, 'use.heal-fails', { by: event.power, facts }))
    return null
  }
  // A third die in the list is the one that heals.
  const die = oracle.die(user.id, clause.healRoll) ?? oracle.die(user.id, clause.roll)
  if (die === undefined) return missing(play, event, clause.rule, clause.healRoll)
  const amount = Math.max(clause.least, die - clause.less) + (sum === 12 ? 1 : 0)
  const healed = play.heal(target.id, amount)
  play.because.push(contributes(clause.rule, 'use.heals', { by: event.power, facts: { ...factsOf(event), roll: die, amount, healed } }))
  return null
}

/** Are the squares one group, each next to another of them? */
function areTogether(play: Play, squares: readonly Square[]): boolean {
  const group = new Set(squares.slice(0, 1))
  for (let grew = true; grew;) {
    grew = false
    for (const square of squares) {
      if (group.has(square) || ![...group].some((other) => areSquaresAdjacent(play.situation, square, other))) continue
      group.add(square)
      grew = true
    }
  }
  return group.size === squares.length
}

const markers: Use<'markers'> = (play, clause, event) => {
  const { position } = play.situation
  const user = play.state(event.figure)
  const squares = squaresOf(play, event)
  const facts = { ...factsOf(event), count: squares.length, most: clause.most }
  const refuse = (say: string, square?: Square): Reason =>
    decides(clause.rule, say, { by: event.power, at: square === undefined ? [] : [xyOf(position.grid, square)], facts })
  if (squares.length === 0) return refuse('use.names-nothing')
  if (squares.length > clause.most || new Set(squares).size !== squares.length) return refuse('use.too-many-markers')
  if (!areTogether(play, squares)) return refuse('use.markers-apart')
  let seen = false
  let beyond: Reason | undefined
  for (const square of squares) {
    const isTaken = clause.kind === 'blocking-marker' && play.situation.occupant[square]! >= 0
    if (isTaken || (clause.clearOnly && (position.sight[square] !== 0 || position.ground[square] !== 0)))
      return refuse('use.marker-not-clear', square)
    if ((position.ground[square]! & BLOCKING) !== 0)
      return decides('TER-07', 'use.marker-not-clear', { by: event.power, at: [xyOf(position.grid, square)], facts })
    const [x, y] = xyOf(position.grid, square)
    const found = findTarget(play.situation, user, { square: [x, y] }, event.power, null)
    if (found.legal) seen = true
    else if (found.distance === null || found.reach === null || found.distance > found.reach) return refuse('use.marker-too-far', square)
    else beyond ??= found.because.find(({ say }) => say === 'target.beyond')
  }
  // The one to which the line is drawn is the target, and may lie too far off for one.
  if (!seen) return beyond ?? refuse('use.marker-unseen')
  const putBy = { side: user.side, effect: event.power, figure: user.id }
  const made = squares.map((square) => ({ id: `${event.figure}-${event.power}-${square}`, kind: clause.kind, square, putBy }))
  play.setObjects([...position.objects, ...made])
  play.because.push(
    contributes(clause.rule, 'use.markers', { by: event.power, at: squares.map((square) => xyOf(position.grid, square)), facts })
  )
  return null
}

const extraAction: Use<'extra-action'> = (play, clause, event) => {
  const die = play.oracle(event).die(event.figure, clause.roll)
  if (die === undefined) return missing(play, event, clause.rule, clause.roll)
  const facts = { ...factsOf(event), roll: die, from: clause.from }
  if (die < clause.from) {
    play.because.push(contributes(clause.rule, 'use.no-extra-action', { by: event.power, facts }))
    return null
  }
  play.turn.extraActions++
  play.because.push(contributes(clause.rule, 'use.extra-action', { by: event.power, facts }))
  if (!clause.clearsToken) return null
  if (onOf(event) === undefined) {
    const figures = losersOfToken(play, event)
    if (figures.length > 0) play.because.push(contributes('GEN-10', 'use.token-open', { by: event.power, facts: { ...facts, figures } }))
    return null
  }
  const { target, against } = chosen(play, event, clause.rule)
  if (!target) return against
  if (target.tokens === 0) {
    play.because.push(contributes(clause.rule, 'use.no-token-off', { by: event.power, facts }))
    return null
  }
  play.setTokens(target.id, target.tokens - 1)
  play.because.push(contributes(clause.rule, 'use.token-off', { by: event.power, facts: { ...facts, tokens: target.tokens - 1 } }))
  return null
}

/** Who could lose a token by it, where nobody is named. */
const losersOfToken = (play: Play, { figure, power }: UseEvent): readonly string[] =>
  adjacentTo(play.situation, play.state(figure))
    .filter(({ id, tokens }) => tokens > 0 && findTarget(play.situation, play.state(figure), id, power, null).legal)
    .sort(byId)
    .map(({ id }) => id)

/** Force Blast: no attack, no damage; the die is the distance (KBX-08). */
const knockBack: Use<'knock-back'> = (play, clause, event) => {
  const { target, against } = chosen(play, event, clause.rule)
  if (!target) return against
  const from = play.state(event.figure)
  const isRolled = rollsDistance(from.can.get(event.power))
  const oracle = play.oracle(event)
  const given = isRolled ? oracle.dice(event.figure, event.power) : []
  const roll = given === undefined ? [] : typeof given === 'number' ? [given] : given
  const wanted = distanceDice(play.situation, target, questionOf(from, event.power, roll, false))
  if (isRolled && roll.length < (wanted?.dice ?? 1)) return missing(play, event, wanted?.rule ?? clause.rule, event.power)
  return knock(play, {
    before: play.situation,
    event,
    oracle,
    cause: event.power,
    hits: [{ figure: target.id, damageTaken: 0, damageDealt: 0 }],
    roll,
    isAttack: false
  })
}

/** A friend or an object set down elsewhere; an opponent has to be hit first (POW-TK). */
const place: Use<'place'> = (play, clause, event) => {
  const { position } = play.situation
  const user = play.state(event.figure)
  const [to] = squaresOf(play, event)
  const facts = factsOf(event)
  if (!clause.markers && play.turn.used.has(`${user.id} ${event.power}`))
    return decides('ERR-12', 'use.was-placed', { by: event.power, facts })
  const object = position.objects.find(
    ({ id, kind, immobile }) => id === onOf(event) && (clause.markers ? !immobile : weightOf(kind) !== null)
  )
  if (to === undefined) return decides(clause.rule, 'use.names-nothing', { by: event.power, facts })
  const [x, y] = xyOf(position.grid, to)
  const effect = user.can.get(event.power)
  const objectTo = (id: string, end: LineEnd): Reason | null =>
    (effect && objectionsToMoving(play.situation, user, effect, { id, end }, to)[0]) ?? null
  const cannot = decides(clause.rule, 'time.cannot-place', { at: [[x, y]], facts: { ...facts, square: [x, y] } })
  if (object) {
    const designated = findTarget(play.situation, user, { object: object.id }, event.power, null)
    const far = clause.fromMoved ? null : designated.legal ? null : firstReason(designated.because)
    const against = far ?? objectTo(object.id, { state: null, squares: [object.square] })
    if (against) return against
    const index = play.situation.occupant[to]!
    if (clause.markers && index >= 0 && object.kind === 'blocking-marker') return cannot
    if (!clause.markers && index >= 0 && play.situation.states[index]!.side !== user.side)
      return decides(clause.rule, 'use.hurled-by-attack', { by: event.power, facts: { ...facts, object: object.id } })
    if ((position.ground[to]! & (BLOCKING | FORBIDDEN)) !== 0) return cannot
    play.setObjects(position.objects.map((one) => (one === object ? { ...one, square: to } : one)))
    const moved = { ...facts, object: object.id, square: [x, y] as const }
    play.because.push(contributes(clause.rule, 'time.object-placed', { at: [[x, y]], facts: moved }))
    return null
  }
  const { target, against } = chosen(play, event, clause.rule)
  if (!target) return against
  if (target.side !== user.side) return decides(clause.rule, 'use.hit-first', { by: event.power, facts })
  const apart = objectTo(target.id, figureEnd(target))
  if (apart) return apart
  if (!canEndIn(play.situation, target, to)) return cannot
  // Of a larger base no document says how it is put there.
  if (target.squares.length > 1)
    play.leaveOpen(target.id, contributes('MUL-04', 'moved.base-unsaid', { by: event.power, facts: { figure: target.id } }))
  else play.place(target.figure.index, [to])
  play.setMoved(target.id)
  // Who was placed uses no Telekinesis of its own this turn (ERR-12).
  if (!clause.markers) play.turn.used.add(`${target.id} ${event.power}`)
  if (clause.holdsBack && target.id !== user.id) play.turn.heldBack.add(target.id)
  if (target.squares.length === 1)
    play.because.push(contributes(clause.rule, 'time.placed', { at: [[x, y]], facts: { ...facts, square: [x, y] } }))
  return null
}

/** A friend next to the user gets something for its attacks of this turn (TEAM-SHIELD). */
const lend: Use<'lend'> = (play, clause, event, doing) => {
  const user = play.state(event.figure)
  const friend = adjacentTo(play.situation, user).find((other) => other.id === onOf(event) && other.side === user.side)
  const facts = { ...factsOf(event), value: clause.value, amount: clause.by }
  if (!friend) return decides(clause.rule, 'use.no-adjacent-friend', { by: event.power, facts })
  const applied = {
    source: event.power,
    value: clause.value,
    modifier: clause.by,
    attack: clause.attack,
    rule: clause.rule,
    ...(clause.whileAdjacent ? { nextTo: user.id } : {})
  }
  const lasts = { on: friend.id, untilTurnOf: null, applied, ...(clause.once ? { once: true as const } : {}) }
  play.situation = withLasting(play.situation, lastingUse(play.situation.ruleset, event, clause.rule, lasts))
  play.because.push(contributes(clause.rule, clause.once ? 'use.lends-once' : 'use.lends', { by: event.power, facts }))
  // Named as the first step of a power action, it is that action.
  if (clause.within) (doing.outer ?? doing).allows.set(friend.id, { by: event.power, rule: clause.rule })
  return null
}

/** A captor in its starting area puts a captive down next to itself, and that one is defeated at once (ABL-CAP). */
const releaseCaptive: Use<'release'> = (play, clause, event) => {
  const { position } = play.situation
  const user = play.state(event.figure)
  const captives = captivesOf(play.situation, user.id)
  const named = onOf(event)
  // The only one need not be named.
  const captive = named === undefined && captives.length === 1 ? captives[0] : captives.find(({ id }) => id === named)
  const facts = { ...factsOf(event), figure: captive?.id ?? named ?? user.id, points: Math.min(clause.points, captive?.figure.points ?? 0) }
  const refuse = (say: string): Reason => decides(clause.rule, say, { by: event.power, facts })
  if (!captive) return refuse(named === undefined ? 'use.names-nothing' : 'capture.not-its-captive')
  const area = position.starting.get(user.side)
  if (!area) {
    play.leaveOpen(user.id, contributes(clause.rule, 'capture.area-unknown', { by: event.power, facts }))
    return null
  }
  if (!user.squares.every((square) => area.includes(square))) return refuse('capture.not-in-its-area')
  const free = freeNextTo(play.situation, captive, user.squares).filter((square) => area.includes(square))
  const to = squaresOf(play, event)[0] ?? free[0]
  if (to === undefined || !free.includes(to)) return refuse('capture.no-square-there')
  play.change(captive.figure.index, { captiveOf: null, defeated: true })
  play.because.push(contributes(clause.rule, 'capture.released', { by: event.power, at: [xyOf(position.grid, to)], facts }))
  return null
}

const elsewhere = (): null => null

export const USES: { readonly [D in UseClause['does']]: Use<D> } = {
  'hurt-adjacent-opponents': hurtAdjacent,
  heal,
  'heal-by-attack-roll': healByAttackRoll,
  markers,
  'extra-action': extraAction,
  'knock-back': knockBack,
  place,
  lend,
  'heal-member': (play, clause, event) => healMember(play, clause, event, onOf(event)),
  'hold-values': (play, clause, event) => {
    const { target, against } = chosen(play, event, clause.rule)
    if (target) holdValues(play, clause, event, target)
    return against
  },
  borrow: (play, clause, event) => borrow(play, clause, event),
  release: releaseCaptive,
  board: (play, clause, event, doing) => board(play, clause.rule, event, doing),
  eject: (play, clause, event) => eject(play, clause.rule, event, squaresOf(play, event)[0]),
  equip: (play, clause, event) => equip(play, clause.rule, event),
  merge,
  split,
  become,
  // A free use of these is played by itself (`use.ts`).
  counter: (play, _, event) => {
    const counter = counterOf(event)
    return counter && counterIt(play, counter, counter.power)
  },
  'change-value': (play, _, event) => {
    const change = changeOf(event)
    return change && changeIt(play, change, change.power)
  },
  // These are played before the action is given (`use.ts`).
  'team-reroll': elsewhere,
  reroll: elsewhere
}
