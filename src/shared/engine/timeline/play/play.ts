/**
 * The table as it stands between two events: the situation, and what a turn has to remember (who was given an
 * action, who got a token, which free actions were used). Events change a copy, so every moment can be gone back to.
 */
import type { Rolls, SquareXY, TimelineEvent } from '../../../contract/case.ts'
import type { Later, TokenOff } from '../../tokens/later.ts'
import { liesFree } from '../../attack/objects.ts'
import type { AttackFields, Seen } from '../../attack/resolve.ts'
import { withObjectsOn, withoutLasting } from '../../situation/changes.ts'
import { type FigureState, type Situation } from '../../situation/situation.ts'
import { withTurn } from '../../../position/changes.ts'
import { xyOf, type Square } from '../../../grid/grid.ts'
import { BLOCKING, HINDERING, type MapObject, type Position, type Thing } from '../../../position/position.ts'
import type { Overstepped } from './doing.ts'
import type { PlaceOffer } from '../../tokens/terrainActs.ts'
import { TableDraft } from '../../tokens/tableDraft.ts'
import { absenceOf } from '../../situation/absence.ts'
import { Oracle, type Asked, type Given } from '../../oracle/oracle.ts'
import { considered, contributes, decides } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'

/** Before the first non-free action, after it, among what happens at the end, and when the turn is over (GEN-01). */
export type TurnPart = 'beginning' | 'proper' | 'ending' | 'over'

/** What a grenade has left for the next turn of a side (ABL-GRN). */
export interface Burst {
  readonly side: string
  readonly effect: string
  readonly rule: string
  readonly amount: number
  readonly type: 'normal' | 'penetrating'
  /** Everyone in this square and next to it; null: it is about a figure. */
  readonly square: Square | null
  /** The figure that was marked, and what its adjacent friends are dealt. */
  readonly marked: { readonly figure: string; readonly friends: number } | null
}

/** What has come to lie on the map in an action under way, and makes terrain harder only when that is over (TER-12). */
interface Waiting {
  readonly ids: Set<string>
  /** The squares of those that no reason has named yet. */
  readonly untold: Square[]
  /** Squares of what came to lie in an action inside it that is over, and that no reason has named yet. */
  readonly landedInside: Square[]
}

/** Is its square harder to see through or to move in with this object: not hindering or blocking in both ways already? */
function makesHarder({ sight, ground }: Position, { kind, square }: MapObject): boolean {
  if (kind === 'ultra-light') return false
  const already = kind === 'blocking-marker' ? BLOCKING : BLOCKING | HINDERING
  return (sight[square]! & already) === 0 || (ground[square]! & already) === 0
}

/** The memory of a turn: everything that counts later in it and is not in the situation. */
export class Turn {
  part: TurnPart = 'proper'
  timeCalled = false
  /** The side whose turn began the round; null: nobody has had one yet. */
  roundStarter: string | null = null
  turnsBegun = 0
  /** The beginning of this turn was played, so the positions at that time are known. */
  beginningPlayed = false
  actionsGiven = 0
  extraActions = 0
  /** An action has been declared in this turn, or nobody has told what came before (WLD-01). */
  declared = true
  /** The action declared last in this turn, and the table on which it was: a wild card may change with it (WLD-01). */
  last: { readonly before: Play; readonly event: TimelineEvent } | null = null
  /** What a judge has still to decide, by the figure it is about: nobody can say how the table stands until then. */
  readonly open = new Map<string, Reason>()
  /** How often a side has used the Probability Control of its themed team. */
  readonly teamUses = new Map<string, number>()
  /** Moved by another's Telekinesis: only free actions until their player's next turn (CC-17). */
  readonly heldBack = new Set<string>()
  /** Paid in this turn for acting with two tokens (COL-01). */
  readonly actedWithTwo = new Set<string>()
  /** Moved or was placed in this turn. */
  readonly moved = new Set<string>()
  /** Came in this turn by Split, and is given no action (ABL-SPL). */
  readonly justSplit = new Set<string>()
  /** Came in this turn by Merge, and does not use Split (ABL-MER). */
  readonly justMerged = new Set<string>()
  /** Moved farther in this turn than who attacks with what it picked up on the way may (CC-15). */
  readonly liftedFar = new Map<string, Overstepped>()
  /** Vehicles that somebody boarded since their player's turn began: no action for them (ABL-VEH). */
  readonly boarded = new Set<string>()
  /** Who left a vehicle in this turn, and which: only free actions for them, and not on board of it (ABL-VEH). */
  readonly ejected = new Map<string, string>()
  /** What grenades do in a later turn (ABL-GRN). */
  bursts: readonly Burst[] = []
  /** Figures that have entered a gateway in this action and have still to pass it. */
  readonly passing = new Map<string, string>()
  /** Where terrain lets figures be placed, until something else happens than that they are (MAP-02, MAP-06). */
  readonly offers = new Map<string, PlaceOffer>()
  /** Squares of movement that the last action of a figure left. */
  readonly movementLeft = new Map<string, number>()
  /** Given a non-free action this turn. */
  readonly given = new Set<string>()
  /** Got a token this turn, or paid for acting with two. */
  readonly tokened = new Set<string>()
  /** `figure effect`: free actions used this turn. */
  readonly used = new Set<string>()
  /** Carried this turn: no non-free action for them any more (ABL-CARRY). */
  readonly carried = new Set<string>()
  /** `attacker target`: refused by Shape Change this turn. */
  readonly refused = new Set<string>()

  /** A copy that can be changed by itself. */
  copy(): Turn {
    const copy = Object.assign(Object.create(Turn.prototype) as Turn, this)
    for (const name of COLLECTIONS) {
      const value: unknown = this[name]
      Object.assign(copy, { [name]: value instanceof Map ? new Map(value) : new Set(value as ReadonlySet<unknown>) })
    }
    return copy
  }
}

/** The parts of a turn that are changed in place, so that each copy needs its own. */
const COLLECTIONS = (Object.entries(new Turn()) as readonly (readonly [keyof Turn, unknown])[]).flatMap(([name, value]) =>
  value instanceof Map || value instanceof Set ? [name] : []
)

/** The source of dice and choices for a part of an event. */
type OracleOf = (given: Given, asked?: Asked, inside?: readonly Oracle[]) => Oracle

/** The table and its turn while one event is played. */
export class Play extends TableDraft {
  because: Reason[] = []
  /** The source of the dice and choices of the event; a search rolls its own dice. */
  oracleOf: OracleOf = (given, asked, inside) => new Oracle(given, asked, inside)
  /** The result of the last attack of this event; null: none was made. */
  attacked: AttackFields | null = null
  /** The possible targets of the next attack, if the same attack was checked before. */
  seen: Seen = {}
  /** What this event has asked for, by the object that gives the dice or the choices. */
  readonly asked = new Map<object, Set<string>>()
  /** Dice and choices of what did not come to pass: nothing could ask for them. */
  readonly excused = new Set<object>()
  /** The actions under way, one inside the other; none between events. */
  private underWay: Waiting[] = []
  /** Figures as they stood in the middle of this event: after each of its steps, and where a knock back hurt them. */
  readonly shown: FigureState[] = []
  /** Damage and healing of attackers when the event is over. */
  readonly later: Later[] = []
  /** Tokens that come off when the event is over. */
  readonly tokensOff: TokenOff[] = []
  /** Who took damage of the last attack itself. */
  struck: ReadonlySet<string> = new Set()
  /** Which of the ways to lie larger bases take in this event, in order; where nothing is said the first of them. */
  toLay: readonly number[] = []
  /** How many ways there were each time that nobody has told one. */
  readonly laid: number[] = []
  /** Endings of effects already told in this event. */
  readonly told = new Set<unknown>()

  private constructor(
    situation: Situation,
    damage: Map<string, number>,
    readonly turn: Turn
  ) {
    super(situation, damage)
  }

  static start(situation: Situation): Play {
    return new Play(situation, new Map(), new Turn())
  }

  /** The same moment, to be changed by the next event. */
  copy(): Play {
    return new Play(this.situation, new Map(this.damage), this.turn.copy())
  }

  /** A copy of the moment in the middle of an event, from which more than one way is played. */
  branch(): Play {
    const copy = this.copy()
    copy.later.push(...this.later)
    copy.tokensOff.push(...this.tokensOff)
    copy.struck = this.struck
    for (const one of this.told) copy.told.add(one)
    copy.underWay = this.underWay.map(({ ids, untold, landedInside }) => ({
      ids: new Set(ids),
      untold: [...untold],
      landedInside: [...landedInside]
    }))
    return copy
  }

  /** What a figure lets fall lies in its square, unless an object is there already (OBJ-02). */
  letFall(dropped: MapObject): void {
    const { objects } = this.situation.position
    if (liesFree(objects, dropped)) this.setObjects([...objects, dropped])
  }

  /** The oracle of an event. @param inside dice given with the actions inside the event, for those that it does not give itself */
  oracle(given: Given, inside: readonly Rolls[] = []): Oracle {
    const others = inside.map((rolls) => this.oracle({ rolls }))
    return this.oracleOf(given, { choices: this.askedOf(given.choices), rolls: this.askedOf(given.rolls) }, others)
  }

  private askedOf(given: object | undefined): Set<string> {
    const asked = (given && this.asked.get(given)) ?? new Set<string>()
    if (given) this.asked.set(given, asked)
    return asked
  }

  get active(): string {
    return this.situation.position.turn.active
  }

  /** Is there a figure of this id in the case? */
  has(id: string): boolean {
    return this.situation.states.some((state) => state.id === id)
  }

  /** Something about a figure that the judge has to settle before the table can go on from here. */
  leaveOpen(id: string, reason: Reason): void {
    this.because.push(reason)
    this.turn.open.set(id, reason)
  }

  /** The damage of everybody who has counters, as it is now. */
  damageNow(): ReadonlyMap<string, number> {
    const counted = this.situation.states.filter(({ figure }) => Object.keys(figure.counters).length > 0)
    return new Map(counted.map(({ id }) => [id, this.damage.get(id) ?? 0]))
  }

  /** Given an action, moved or placed: no longer safe by the first round (GEN-05). */
  setActed(id: string): void {
    const state = this.state(id)
    if (!state.figure.acted) this.change(state.figure.index, { acted: true })
  }

  /** Moved or placed: a knock back is neither. */
  setMoved(id: string): void {
    this.turn.moved.add(id)
    this.setActed(id)
  }

  /** @param held which object it is, where something is known of it */
  setHolding(id: string, holding: FigureState['figure']['holding'], held: Thing | null = null): void {
    this.change(this.state(id).figure.index, { holding, held })
    if (held) this.shown.push(this.state(id))
  }

  /** These objects lie on the map now; one that is new in an action and makes its square harder is no terrain before its end (TER-12). */
  override setObjects(objects: readonly MapObject[]): void {
    const waiting = this.underWay.at(-1)
    if (waiting && this.situation.ruleset.params.time.harderAfterAction) {
      const { position } = this.situation
      for (const object of objects) {
        const { id, square } = object
        if (position.objects.some((other) => other.id === id && other.square === square)) continue
        if (!makesHarder(position, object)) continue
        waiting.ids.add(id)
        waiting.untold.push(square)
      }
    }
    this.lay(objects)
  }

  private lay(objects: readonly MapObject[]): void {
    const ids = this.underWay.flatMap((waiting) => [...waiting.ids])
    this.situation = withObjectsOn(this.situation, objects, ids.length > 0 ? new Set(ids) : undefined)
  }

  /** An action begins, by itself or inside another one. */
  beginAction(): void {
    this.underWay.push({ ids: new Set(), untold: [], landedInside: [] })
  }

  /** It is over: what came to lie on the map in it is terrain from now on (TER-12). */
  endAction(): void {
    const over = this.underWay.pop()
    if (!over || over.ids.size === 0) return
    const { objects } = this.situation.position
    this.underWay.at(-1)?.landedInside.push(...objects.flatMap(({ id, square }) => (over.ids.has(id) ? [square] : [])))
    this.lay(objects)
  }

  /** Reports once, while an action is under way, objects that are no terrain yet, and those of an action inside it, which are terrain by a reading (TER-12). */
  tellWaiting(): void {
    const { grid } = this.situation.position
    const at = (squares: readonly Square[]): readonly SquareXY[] =>
      [...new Set(squares)].sort((a, b) => a - b).map((square) => xyOf(grid, square))
    const waiting = at(this.underWay.flatMap(({ untold }) => untold.splice(0)))
    if (waiting.length > 0) this.because.push(contributes('TER-12', 'time.harder-later', { at: waiting }))
    const inside = at(this.underWay.flatMap(({ landedInside }) => landedInside.splice(0)))
    if (inside.length > 0) this.because.push(considered('TER-12', 'time.harder-inside', { at: inside }))
  }

  setTurn(active: string, round: number): void {
    this.situation = { ...this.situation, position: withTurn(this.situation.position, { active, round }) }
  }

  /** What stays of the blocking marker in a square leaves the map with the others of its power (ERR-15). */
  debrisOf(square: Square, otherwise: string): MapObject {
    const marker = this.situation.position.objects.find((object) => object.kind === 'blocking-marker' && object.square === square)
    return marker?.putBy
      ? { id: `${marker.id}-debris`, kind: 'debris', square, putBy: marker.putBy }
      : { id: otherwise, kind: 'debris', square }
  }

  /** Markers whose time is over leave the map, and so does what is left of those that were destroyed. */
  removeMarkers(side: string): void {
    const { objects } = this.situation.position
    const left = objects.filter(({ putBy }) => putBy?.side !== side)
    if (left.length < objects.length) this.setObjects(left)
  }

  endEffects(ended: Parameters<typeof withoutLasting>[1]): void {
    this.situation = withoutLasting(this.situation, ended)
  }
}

/** Did a die keep it away in its move, and has nobody told where it stands since (TEAM-HYPERTIME)? */
export const isKeptBack = ({ turn }: Play, figure: string): boolean => turn.open.get(figure)?.say === 'time.kept-back'

/** Why nothing can be done now, whoever asks: time is up, or no turn is under way (TRN-06, GEN-02). */
export function closedNow(play: Play): Reason | null {
  if (play.turn.timeCalled) return decides('TRN-06', 'time.called')
  if (play.turn.part === 'over') return decides('GEN-02', 'time.turn-over')
  return null
}

/** Why a free action comes too late, or null: the end of the turn has begun, and the edition has free actions only before that (ACT-04). */
export function tooLateForFree(play: Play, figure: FigureState, effect: string): Reason | null {
  if (play.turn.part !== 'ending' || !play.situation.ruleset.params.time.freeOnlyBetween) return null
  return decides('ACT-04', 'time.proper-over', { by: figure.id, facts: { figure: figure.id, user: figure.id, effect } })
}

/** Why this figure can do nothing now: it is gone, or it is not its player's turn (GEN-01, DMG-07). */
export function idleNow(play: Play, figure: FigureState): Reason | null {
  const facts = { figure: figure.id, side: figure.side, active: play.active }
  if (figure.ko) return decides('DMG-07', 'time.figure-gone', { by: figure.id, facts })
  const absent = absenceOf(play.situation, figure)
  if (absent) return absent
  if (play.turn.justSplit.has(figure.id)) return decides('ABL-SPL', 'replace.no-action-yet', { by: figure.id, facts })
  if (play.turn.boarded.has(figure.id)) return decides('ABL-VEH', 'vehicle.just-boarded', { by: figure.id, facts })
  if (figure.side !== play.active) return decides('GEN-01', 'time.not-its-turn', { by: figure.id, facts })
  return null
}
