/** What an action does to the figures, kept as it goes: the situation, and the damage each has taken so far. */
import { clicksToStop } from '../../position/dial.ts'
import type { MapObject } from '../../position/position.ts'
import { xyOf } from '../../grid/grid.ts'
import type { FigureAfter } from '../../contract/ruling.ts'
import type { Later, TokenOff } from './later.ts'
import { TableDraft } from './tableDraft.ts'
import { type FigureState, type Situation } from '../situation/situation.ts'

export class Tally extends TableDraft {
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

  constructor(situation: Situation) {
    super(situation)
    this.start = situation
  }

  /**
   * Damage of an attack; `redirected`: another was hit, and it was moved here. A click with STOP ends the turning of an opponent's dial; the
   * damage taken is the same (MKEY-STOP). Returns whether it did.
   */
  strike(id: string, clicks: number, redirected: boolean, by: string): boolean {
    if (clicks > 0 && !redirected) this.struck.add(id)
    const turned = this.#untilStop(id, clicks, by)
    this.hurt(id, turned)
    if (turned < clicks) this.note(id, clicks - turned)
    return turned < clicks
  }

  #untilStop(id: string, clicks: number, by: string): number {
    if (!this.situation.ruleset.params.damage.stopClicks || clicks <= 0) return clicks
    const { figure, click, side } = this.state(id)
    return side === by ? clicks : clicksToStop(figure, click, clicks)
  }

  addToken(id: string): void {
    const state = this.state(id)
    this.setTokens(state, state.tokens + 1)
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
