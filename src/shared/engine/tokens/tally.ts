/** What an action does to the figures, kept as it goes: the situation, and the damage each has taken so far. */
import { clicksOn, clicksToStop, turnedBack } from '../../position/dial.ts'
import type { MapObject } from '../../position/position.ts'
import { xyOf } from '../../grid/grid.ts'
import type { FigureAfter } from '../../contract/ruling.ts'
import { changed, withObjectsOn } from '../situation/changes.ts'
import type { Later, TokenOff } from './later.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'

export class Tally {
  readonly damage = new Map<string, number>()
  readonly held = new Map<string, string | null>()
  /** What fell out of hands, and where (OBJ-02). */
  readonly dropped: MapObject[] = []
  /** Whoever a knock back dealt damage, as it stood then. */
  readonly met: FigureState[] = []

  /** Damage and healing of attackers when the action is over. */
  readonly later: Later[] = []

  /** Tokens that come off when the action is over. */
  readonly tokensOff: TokenOff[] = []

  /** Whoever took damage of an attack itself: none that was moved to it (Q26), and none of a knock back. */
  readonly struck = new Set<string>()

  /** As it was when the action began. */
  readonly start: Situation

  constructor(public situation: Situation) {
    this.start = situation
  }

  state(id: string): FigureState {
    return figureOf(this.situation, id)
  }

  /** Turns the dial of a figure and remembers it. */
  take(id: string, clicks: number): void {
    if (clicks <= 0) return
    const state = this.state(id)
    this.situation = changed(this.situation, state.figure.index, { click: clicksOn(state.figure, state.click, clicks) })
    this.note(id, clicks)
  }

  /**
   * Damage of an attack; `redirected`: another was hit, and it was moved here. A click with STOP ends the turning of an opponent's dial; the
   * damage taken is the same (MKEY-STOP). Returns whether it did.
   */
  strike(id: string, clicks: number, redirected: boolean, by: string): boolean {
    if (clicks > 0 && !redirected) this.struck.add(id)
    const turned = this.#untilStop(id, clicks, by)
    this.take(id, turned)
    if (turned < clicks) this.note(id, clicks - turned)
    return turned < clicks
  }

  #untilStop(id: string, clicks: number, by: string): number {
    if (!this.situation.ruleset.params.damage.stopClicks || clicks <= 0) return clicks
    const { figure, click, side } = this.state(id)
    return side === by ? clicks : clicksToStop(figure, click, clicks)
  }

  /** Damage whose clicks have been turned elsewhere. */
  note(id: string, clicks: number): void {
    this.damage.set(id, (this.damage.get(id) ?? 0) + clicks)
  }

  /** Turns back, not beyond the line that it came in on (DMG-10). */
  heal(id: string, clicks: number): void {
    const state = this.state(id)
    if (!state.ko) this.situation = changed(this.situation, state.figure.index, { click: turnedBack(state.figure, state.click, clicks) })
  }

  addToken(id: string): void {
    const state = this.state(id)
    this.situation = changed(this.situation, state.figure.index, { tokens: state.tokens + 1 })
  }

  /** Something on the map is gone. */
  setObjects(objects: readonly MapObject[]): void {
    this.situation = withObjectsOn(this.situation, objects)
  }

  after(): Record<string, FigureAfter> {
    const { grid, hasMap } = this.situation.position
    const result: Record<string, FigureAfter> = {}
    for (const state of this.situation.states) {
      const square = state.squares[0]
      result[state.id] = {
        at: square === undefined || !hasMap ? null : xyOf(grid, square),
        click: state.click,
        ko: state.ko,
        tokens: state.tokens,
        damage: this.damage.get(state.id) ?? 0,
        ...(state.figure.spotted ? { spotted: true } : {}),
        ...(state.figure.captiveOf === null ? {} : { captiveOf: state.figure.captiveOf }),
        holding: state.ko ? null : this.held.has(state.id) ? this.held.get(state.id)! : state.figure.holding
      }
    }
    return result
  }
}
