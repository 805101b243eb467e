/**
 * Every attack that a figure could make: way, stand and targets, before its free actions. Stands that an attack cannot
 * tell apart (same neighbours, same terrain, same kind of line) are one candidate, the nearest of them.
 */
import { usableTo } from '../action/usedTo.ts'
import { distanceBetween } from '../../grid/grid.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { chooseTargets } from '../attack/targets.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { refusalsBy, rerollers } from '../odds/positionOdds.ts'
import type { LineVerdict } from '../../contract/ruling.ts'
import { changed, withFigure, withObjectsOn } from '../situation/changes.ts'
import { byId, clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { inHalfTheSteps } from '../budget/budget.ts'
import { isSameBase } from '../ground/base.ts'
import { helpersOf, isForNeighbours, neighboursFor } from '../values/neighbours.ts'
import { closeTarget } from '../targeting/closeAttack.ts'
import { rangedReach, rangedTarget } from '../targeting/rangedAttack.ts'
import { withMore } from './freeActions.ts'
import { isWeight, type Stand } from './stand.ts'
import { standsIn, standStill } from './stands.ts'
import type { Way } from './attackOptions.ts'
import { plannedAttack } from './plannedAttack.ts'

export interface Candidate {
  readonly way: Way
  readonly stand: Stand
  /** The attacker in its stand, with what it has taken up. */
  readonly situation: Situation
  readonly targets: readonly string[]
  /** The line to each target, in ranged combat. */
  readonly lines: readonly (LineVerdict | null)[]
  /** It reaches only with a raised range. */
  readonly needsRange: boolean
  /** Figures that can have the roll made again there. */
  readonly rerollers: readonly FigureState[]
}

/** By how much values may be raised by a free action beforehand, so that more comes within reach. */
export interface Raises {
  readonly speed: number
  readonly range: number
}

/** The attacker in this stand; what it has picked up lies on the map no longer (OBJ-02, TER-12). */
export function inStand(situation: Situation, user: FigureState, { base, pickUp }: Stand): Situation {
  const there = isSameBase(base, user.squares) ? situation : changed(situation, user.figure.index, { squares: base })
  if (!pickUp || !isWeight(pickUp.kind)) return there
  const left = there.position.objects.filter(({ id }) => id !== pickUp.id)
  return withFigure(withObjectsOn(there, left), user.figure.index, { holding: pickUp.kind, held: pickUp })
}

interface Seen {
  readonly target: FigureState
  readonly state: number
}

class Search {
  private readonly opponents: readonly FigureState[]
  private readonly empty: Situation
  private readonly watchers: boolean
  private readonly stands = new Map<string | null, readonly Stand[]>()
  private readonly situations = new Map<Stand, Situation>()
  /** Who may change its range where it stands next to them (TEAM-SHIELD), and how far it reaches from each stand then. */
  private readonly rangeLenders: readonly FigureState[]
  private readonly reaches = new Map<string, number>()
  private readonly signatures = new Map<Stand, { readonly key: string; readonly rerollers: readonly FigureState[] }>()
  readonly found: Candidate[] = []

  constructor(
    private readonly situation: Situation,
    private readonly user: FigureState,
    private readonly raises: Raises,
    /** Every stand is its own, for where it stands may matter to others. */
    private readonly apart: boolean
  ) {
    this.opponents = situation.states.filter((state) => state.side !== user.side && !state.ko && state.squares.length > 0).sort(byId)
    this.empty = changed(situation, user.figure.index, { squares: [] })
    this.rangeLenders = neighboursFor(situation, user, 'range')
    this.watchers = situation.states.some((state) => usableTo(situation.ruleset, state, 'reroll').length > 0)
  }

  private attackPositionsOf(way: Way): readonly Stand[] {
    const action = way.movesBy
    const known = this.stands.get(action)
    if (known) return known
    const stands = action === null ? standStill(this.user) : standsIn(this.situation, this.user, action, this.raises.speed)
    this.stands.set(action, stands)
    return stands
  }

  private there(stand: Stand): Situation {
    const known = this.situations.get(stand)
    if (known) return known
    const made = inStand(this.situation, this.user, stand)
    this.situations.set(stand, made)
    return made
  }

  /** What an attack from here depends on besides its line: terrain, markers, helpful neighbours, who can reroll. */
  private signature(stand: Stand): { readonly key: string; readonly rerollers: readonly FigureState[] } {
    const known = this.signatures.get(stand)
    if (known) return known
    const { position } = this.situation
    const place = this.there(stand)
    const me = place.states[this.user.figure.index]!
    const terrain = stand.base.flatMap((square) => position.special.get(square) ?? []).map(({ id }) => id)
    const smoke = position.objects.some(({ kind, square }) => kind === 'hindering-marker' && stand.base.includes(square))
    const near = adjacentTo(place, me)
    const ids = new Set<string>()
    let lowers = false
    for (const other of near) {
      if (this.isCounted(other)) ids.add(other.id)
      if (other.side !== me.side) continue
      for (const { clause } of clausesOf(other, 'value')) {
        if (isForNeighbours(clause)) ids.add(other.id)
        lowers ||= clause.of === 'target-of-adjacent-friend'
      }
    }
    // Whose defense they lower depends on what they see past the attacker.
    const lowered = lowers ? this.opponents.map((target) => helpersOf(place, target, me).map(({ id }) => id)) : []
    const based = near.some((other) => other.side !== me.side)
    const able = this.watchers ? rerollers(place, me) : []
    const own = this.apart ? stand.base : []
    const made = {
      key: JSON.stringify([terrain, smoke, [...ids].sort(), lowered, based, able.map(({ id }) => id), ...own]),
      rerollers: able
    }
    this.signatures.set(stand, made)
    return made
  }

  /** Does its help count only while it is adjacent? */
  private isCounted({ id }: FigureState): boolean {
    return this.situation.applied?.get(this.user.figure.index)?.some(({ nextTo }) => nextTo === id) === true
  }

  /** Keeps a candidate for each way, but where a move beside the attack goes nowhere: that is the attack without it. */
  private keep(ways: readonly Way[], candidate: Omit<Candidate, 'way'>): void {
    const { steps, pickUp } = candidate.stand
    for (const way of ways)
      if (steps > 0 || pickUp !== null || way.movesBy === null || way.movesBy === way.action) this.found.push({ way, ...candidate })
  }

  /** How far it reaches from this stand: `base`, or what it is lent there. */
  private reachFrom(stand: Stand, base: number, way: Way): number {
    if (this.rangeLenders.length === 0) return base
    const key = `${way.action} ${way.movesBy} ${way.kind} ${stand.base.join('+')} ${stand.pickUp?.id ?? ''}`
    const known = this.reaches.get(key)
    if (known !== undefined) return known
    const place = this.there(stand)
    const { reach } = rangedReach(place, place.states[this.user.figure.index]!, null, way.means)
    this.reaches.set(key, reach)
    return reach
  }

  private distance({ base }: Stand, target: FigureState): number {
    const { grid } = this.situation.position
    return Math.min(...target.squares.flatMap((other) => base.map((square) => distanceBetween(grid, square, other))))
  }

  /** The line from a stand as the attack draws it, and whether it is longer than the attack reaches; null: it is blocked. */
  private lineFrom(
    stand: Stand,
    target: FigureState,
    way: Way,
    tooFar: boolean
  ): { readonly state: number; readonly beyond: boolean } | null {
    const from = { state: this.user, squares: stand.base }
    const line = drawLine(this.empty, from, figureEnd(target), 'attack')
    if (!line || line.state === BLOCKED) return null
    if (stand.base.length === 1 && target.squares.length === 1) return { state: line.state, beyond: tooFar }
    // The best line between larger bases may be too long to shoot along: then another one counts (MUL-03).
    const place = this.there(stand)
    const { reach } = rangedReach(place, place.states[this.user.figure.index]!, target, way.means)
    const within = drawLine(this.empty, from, figureEnd(target), 'attack', reach)
    return within && within.state !== BLOCKED ? { state: within.state, beyond: false } : { state: line.state, beyond: true }
  }

  /** One target: of stands that are alike, the nearest from which the attack is allowed. */
  private singles(ways: readonly Way[]): void {
    const [way] = ways as [Way, ...Way[]]
    const { means } = way
    const close = way.kind === 'close'
    const base = close ? 2 : rangedReach(this.situation, this.user, null, means).reach
    // Special terrain at either end may add to the range.
    const more = close ? 0 : this.raises.range + 4
    const several = ways.filter(({ most }) => most > 1)
    const sights = new Map<Stand, Seen[]>()
    for (const target of this.opponents) {
      const settled = new Set<string>()
      for (const stand of this.attackPositionsOf(way)) {
        const away = this.distance(stand, target)
        const reach = close ? base : this.reachFrom(stand, base, way)
        if (away > reach + more) continue
        const line = close ? { state: 0, beyond: false } : this.lineFrom(stand, target, way, away > reach)
        if (!line) continue
        const { state } = line
        if (several.length > 0) sights.set(stand, [...(sights.get(stand) ?? []), { target, state }])
        const signature = this.signature(stand)
        const extra = line.beyond
        const key = `${signature.key} ${state} ${extra} ${stand.needsSpeed} ${stand.pickUp?.id ?? ''} ${stand.reached.top}/${stand.reached.bottom}`
        if (settled.has(key)) continue
        // Who may refuse sends the attacker to whoever else is in sight from there: every stand is its own.
        if (this.addSingle(ways, stand, target, signature.rerollers) && refusalsBy(this.user, target).length === 0) settled.add(key)
      }
    }
    if (several.length > 0) this.pairs(several, sights)
  }

  private addSingle(ways: readonly Way[], stand: Stand, target: FigureState, able: readonly FigureState[]): boolean {
    const { kind, means } = ways[0]!
    let place = this.there(stand)
    const check = () => {
      const me = place.states[this.user.figure.index]!
      return kind === 'close' ? closeTarget(place, me, target, means) : rangedTarget(place, me, target, means)
    }
    let finding = check()
    let needsRange = false
    if (!finding.legal && kind === 'ranged' && this.raises.range > 0 && stand.needsSpeed === 0) {
      place = withMore(place, this.user, 'range', this.raises.range)
      finding = check()
      needsRange = true
      place = this.there(stand)
    }
    if (!finding.legal) return false
    const lines = [kind === 'close' ? null : finding.lineOfFire]
    this.keep(ways, { stand, situation: place, targets: [target.id], lines, needsRange, rerollers: able })
    return true
  }

  /** Everyone around, or in reach: one candidate for each set of figures caught. */
  private everyone(way: Way): void {
    const settled = new Set<string>()
    for (const stand of this.attackPositionsOf(way)) {
      const near = this.opponents.filter((target) => this.distance(stand, target) <= (way.everyone === 'close' ? 2 : 99))
      if (near.length === 0) continue
      const place = this.there(stand)
      const me = place.states[this.user.figure.index]!
      for (const first of near) {
        const input = plannedAttack(place, me, way.means, [first.id])
        const chosen = chooseTargets(input)
        if (chosen.against.length > 0) continue
        const signature = this.signature(stand)
        // Where hindering terrain counts against the attack, as for Pulse Wave in 2010, whose line is hindered matters, too.
        const caught = chosen.aimed.map(({ figure, lineOfFire }) => (lineOfFire === 'hindered' ? `${figure.id}~` : figure.id))
        const key = `${signature.key} ${stand.needsSpeed} ${stand.reached.top}/${stand.reached.bottom} ${caught.sort().join(' ')}`
        if (!settled.has(key)) {
          settled.add(key)
          const opposing = chosen.aimed.filter(({ figure }) => figure.side !== me.side)
          const order = [
            first.id,
            ...opposing
              .map(({ figure }) => figure.id)
              .filter((id) => id !== first.id)
              .sort()
          ]
          this.keep([way], {
            stand,
            situation: place,
            targets: order,
            lines: order.map(() => null),
            needsRange: false,
            rerollers: signature.rerollers
          })
        }
        break
      }
    }
  }

  /** Two targets in sight from one stand, where the attack may have several. */
  private pairs(ways: readonly Way[], sights: ReadonlyMap<Stand, readonly Seen[]>): void {
    // Where each target has a roll of its own (CC-18), an attack on two is two chances, which are not ranked here.
    if (this.situation.ruleset.params.attack.severalTargets === 'roll-each-full') return
    const settled = new Set<string>()
    for (const [stand, seen] of sights) {
      if (seen.length < 2) continue
      const place = this.there(stand)
      const me = place.states[this.user.figure.index]!
      const { key: alike, rerollers: able } = this.signature(stand)
      const legal = new Map<string, LineVerdict | null>()
      const isLegal = (target: FigureState): boolean => {
        if (!legal.has(target.id)) {
          const finding = rangedTarget(place, me, target, ways[0]!.means)
          legal.set(target.id, finding.legal ? finding.lineOfFire : null)
        }
        return legal.get(target.id) !== null
      }
      seen.forEach((a, index) => {
        for (const b of seen.slice(index + 1)) {
          const key = `${alike} ${stand.needsSpeed} ${stand.comes.top}/${stand.comes.bottom} ${a.target.id} ${a.state} ${b.target.id} ${b.state}`
          if (settled.has(key) || !isLegal(a.target) || !isLegal(b.target)) continue
          settled.add(key)
          const targets = [a.target.id, b.target.id]
          const lines = targets.map((id) => legal.get(id)!)
          this.keep(ways, { stand, situation: place, targets, lines, needsRange: false, rerollers: able })
        }
      })
    }
  }

  run(ways: readonly Way[]): void {
    const groups = new Map<string, Way[]>()
    for (const way of ways) {
      if (way.everyone) {
        this.everyone(way)
        continue
      }
      const key = `${way.action} ${way.movesBy} ${way.kind}`
      groups.set(key, [...(groups.get(key) ?? []), way])
    }
    for (const group of groups.values()) this.singles(group)
  }
}

/** Every attack, and whether all of them could be found in the steps that there are. `apart`: from each square by itself. */
export function candidatesFor(
  situation: Situation,
  user: FigureState,
  ways: readonly Way[],
  raises: Raises,
  apart = false
): { readonly found: readonly Candidate[]; readonly all: boolean } {
  const search = new Search(situation, user, raises, apart)
  const all = inHalfTheSteps(() => {
    search.run(ways)
  })
  return { found: search.found, all }
}
