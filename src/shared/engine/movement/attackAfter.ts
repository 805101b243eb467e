/**
 * Whom a figure could attack from where it can get to in its action, and why not the others. Quick looks come first
 * (distance, neighbours, a bare line); the full check with its reasons is asked only where they leave something.
 */
import { numberOf } from '../situation/objectRules.ts'
import { shapeOf } from '../action/shape.ts'
import { columnOf, distanceBetween, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { apartByHeight } from '../situation/adjacency.ts'
import { isUnnoticed } from '../situation/hiding.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { considered, contributes, firstReason, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { changed } from '../situation/changes.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { closeReachIn, closeTarget } from '../targeting/closeAttack.ts'
import { attackBarredByGround, holdsRangedAttack, meansElsewhere } from '../targeting/means.ts'
import { rangedReach, rangedTarget } from '../targeting/rangedAttack.ts'
import { neighboursFor } from '../values/neighbours.ts'
import { purposeOf, type Means, type TargetFinding } from '../situation/target.ts'
import type { Place } from '../ground/base.ts'
import type { Start } from './mover.ts'
import { Hindrances } from './whyNot.ts'
import { takeSteps } from '../budget/budget.ts'

export interface Attacks {
  readonly attackable: readonly string[]
  readonly refused: readonly Reason[]
  readonly because: readonly Reason[]
}

/** The kinds of attack that the action leads to; what the ground says of them is asked where it attacks from (MAP-10, MAP-19). */
function meansIn(situation: Situation, figure: FigureState, action: string): Means[] {
  const effect = situation.ruleset.effects.get(action)
  if (action === 'move' || !effect || shapeOf(effect).holds.length === 0) return []
  const { holding } = figure.figure
  const throws = numberOf(situation.ruleset.params.objects.throwReach, holding) > 0 && holdsRangedAttack(effect)
  return [
    ...(['close', 'ranged'] as const).map((kind) => meansElsewhere(situation, figure, kind, action, [])),
    // What it throws it throws by a ranged attack of the action, whatever its range value (OBJ-05).
    ...(throws ? [meansElsewhere(situation, figure, 'thrown', 'thrown-object', [])] : [])
  ].flatMap(({ means, against }) => (against.length === 0 ? [means] : []))
}

class Attacker {
  /** The board without the moving figure: what it looks past when it stands elsewhere. */
  private readonly empty: Situation
  private readonly closeReach: number
  private readonly shootsBased: boolean
  private readonly here: Uint8Array
  /** Who may change its range where it stands next to them (TEAM-SHIELD). */
  private readonly lenders: readonly FigureState[]

  constructor(
    private readonly situation: Situation,
    private readonly start: Start,
    private readonly places: readonly Place[]
  ) {
    const { figure, opponents } = start.mover
    this.empty = changed(situation, figure.figure.index, { squares: [] })
    const targeting = clausesOf(figure, 'targeting')
    this.closeReach = closeReachIn(targeting)
    this.lenders = neighboursFor(situation, figure, 'range')
    this.shootsBased = targeting.some(({ clause }) => clause.does === 'ranged-while-based')
    this.here = squaresTouching(
      situation,
      opponents.filter(
        (other) => other.height === 'ground' && apartByHeight(figure, other) === null && !isUnnoticed(situation, figure, other)
      )
    )
  }

  private away(place: Place, target: FigureState): number {
    takeSteps((place.squares.length * target.squares.length) >> 4)
    const { grid } = this.situation.position
    let best = Infinity
    for (const a of place.squares) for (const b of target.squares) best = Math.min(best, distanceBetween(grid, a, b))
    return best
  }

  /** The table as it is once the figure stands there. */
  private there(place: Place): Situation {
    const { figure } = this.start.mover
    const stays = place.squares.every((square, index) => square === figure.squares[index])
    return stays ? this.situation : changed(this.situation, figure.figure.index, { squares: place.squares })
  }

  private find(place: Place, target: FigureState, means: Means): TargetFinding {
    const { figure } = this.start.mover
    const there = this.there(place)
    const mover = there.states[figure.figure.index]!
    const finding = means.kind === 'close' ? closeTarget(there, mover, target, means) : rangedTarget(there, mover, target, means)
    const barred = attackBarredByGround(there, mover, means.kind, means.action, [])
    return barred.length === 0 ? finding : { ...finding, legal: false, because: [...barred, ...quiet(finding.because)] }
  }

  /** The first place to attack it from; else what speaks against the most promising one, if any is near enough. */
  tryFrom(target: FigureState, means: Means): { readonly place: Place | null; readonly refusal: Reason | null } {
    takeSteps(1 + (this.places.length >> 4))
    return means.kind === 'close' ? this.tryClose(target, means) : this.tryRanged(target, means)
  }

  private tryClose(target: FigureState, means: Means): { readonly place: Place | null; readonly refusal: Reason | null } {
    let refusal: Reason | null = null
    for (const place of this.places) {
      if (this.away(place, target) > this.closeReach) continue
      const finding = this.find(place, target, means)
      if (finding.legal) return { place, refusal: null }
      refusal ??= this.tell(finding, place, target)
    }
    return { place: null, refusal }
  }

  private tryRanged(target: FigureState, means: Means): { readonly place: Place | null; readonly refusal: Reason | null } {
    const { figure } = this.start.mover
    const { special, mapRules } = this.situation.position
    // Special terrain may lengthen a range; how far is found out by the full check.
    const terrain = special.size + mapRules.length + figure.rules.length > 0 ? 20 : 0
    const plain = rangedReach(this.situation, figure, null, means).reach
    // Next to who lends range it has another one than where it comes from.
    const reachFrom = (place: Place): number => {
      if (!this.lenders.some((lender) => this.away(place, lender) === 1)) return plain
      const there = this.there(place)
      return Math.max(plain, rangedReach(there, there.states[figure.figure.index]!, null, means).reach)
    }
    const purpose = purposeOf(figure, means.during)
    let nearest: Place | null = null
    let nearestAway = Infinity
    let promising: Place | null = null
    for (const place of this.places) {
      const away = this.away(place, target)
      if (away < nearestAway) {
        nearest = place
        nearestAway = away
      }
      if (
        away > terrain + (this.lenders.length > 0 ? reachFrom(place) : plain) ||
        (!this.shootsBased && place.squares.some((square) => this.here[square] === 1))
      )
        continue
      promising ??= place
      const line = drawLine(this.empty, { state: figure, squares: place.squares }, figureEnd(target), purpose)
      if (line?.state === BLOCKED) continue
      const finding = this.find(place, target, means)
      if (finding.legal) return { place, refusal: null }
      promising = place
    }
    const told = promising ?? nearest
    return { place: null, refusal: told && this.tell(this.find(told, target, means), told, target) }
  }

  private tell(finding: TargetFinding, place: Place, target: FigureState): Reason {
    const { grid } = this.situation.position
    // Without a range it shoots from nowhere: standing too near is not what keeps it from it.
    const deciding = finding.because.find(({ say }) => say === 'ranged.no-range') ?? firstReason(finding.because)
    const at = xyOf(grid, place.lead)
    return {
      ...deciding,
      weight: 'considered',
      by: target.id,
      at: deciding.at.length > 0 ? deciding.at : [at],
      facts: { ...deciding.facts, figure: deciding.facts.figure ?? target.id }
    }
  }
}

/** 1 for every square that touches one of theirs on the same level: where shooting is mostly over. */
function squaresTouching(situation: Situation, figures: readonly FigureState[]): Uint8Array {
  const { grid, level } = situation.position
  const near = new Uint8Array(grid.columns * grid.rows)
  for (const figure of figures) {
    for (const square of figure.squares) {
      for (let y = Math.max(0, rowOf(grid, square) - 1); y <= Math.min(grid.rows - 1, rowOf(grid, square) + 1); y++) {
        for (let x = Math.max(0, columnOf(grid, square) - 1); x <= Math.min(grid.columns - 1, columnOf(grid, square) + 1); x++) {
          const there = y * grid.columns + x
          // Walls and corners may still part them: then the full check is needed, so only the plain case is marked.
          if (level[there] === level[square] && isPlainNeighbour(situation, square, there)) near[there] = 1
        }
      }
    }
  }
  return near
}

function isPlainNeighbour(situation: Situation, a: Square, b: Square): boolean {
  const { grid, edges } = situation.position
  if (columnOf(grid, a) === columnOf(grid, b)) return edges[2 * Math.min(a, b) + 1] === 0
  if (rowOf(grid, a) === rowOf(grid, b)) return edges[2 * Math.min(a, b)] === 0
  return false
}

/** Everybody who can be attacked in this action, and for each other opponent the reason why not. */
export function attackFromPlaces(situation: Situation, start: Start, action: string, places: readonly Place[]): Attacks {
  const { figure, opponents, straight } = start.mover
  const means = meansIn(situation, figure, action)
  if (means.length === 0) return { attackable: [], refused: [], because: [] }
  const { grid } = situation.position
  const attacker = new Attacker(situation, start, places)
  const hindrances = new Hindrances(situation, start)
  const attackable: string[] = []
  const refused: Reason[] = []
  const because: Reason[] = []
  for (const target of opponents) {
    let found: Place | null = null
    let thrown = false
    let shoots = false
    let refusal: Reason | null = null
    if (straight) found = places.find((place) => passesThrough(situation, place, target)) ?? null
    else {
      for (const one of means) {
        const tried = attacker.tryFrom(target, one)
        found ??= tried.place
        thrown = one.kind === 'thrown'
        if (found) break
        const why = one.kind === 'close' && !tried.refusal ? hindrances.why(target) : tried.refusal
        // Where it may also shoot, why it cannot says more, unless it has no range at all: then what it may throw does.
        if (why && (!refusal || (thrown ? !shoots : why.say !== 'ranged.no-range'))) refusal = why
        shoots ||= one.kind === 'ranged' && why?.say !== 'ranged.no-range'
      }
    }
    if (found) {
      attackable.push(target.id)
      const [rule, say] = straight ? [straight, 'reach.rammed'] : thrown ? ['OBJ-05', 'reach.thrown-at'] : ['ATK-02', 'reach.attackable']
      because.push(
        contributes(rule, say, {
          at: [xyOf(grid, found.lead)],
          by: target.id,
          facts: { figure: target.id, square: xyOf(grid, found.lead) }
        })
      )
      continue
    }
    const why =
      refusal ??
      (straight
        ? considered(straight, 'reach.not-in-line', { by: target.id, facts: { figure: target.id } })
        : considered('MOV-01', 'reach.too-far', { by: target.id, facts: { figure: target.id } }))
    refused.push(why)
    because.push(why)
  }
  return { attackable, refused, because }
}

/** Does the straight way to this place lead through the figure's squares (ABL-RAM)? */
function passesThrough(situation: Situation, { from, lead }: Place, target: FigureState): boolean {
  const { grid } = situation.position
  const dx = Math.sign(columnOf(grid, lead) - columnOf(grid, from))
  const dy = Math.sign(rowOf(grid, lead) - rowOf(grid, from))
  for (let at = from + dx + dy * grid.columns; at !== lead; at += dx + dy * grid.columns) {
    if (target.squares.includes(at)) return true
  }
  return false
}
