/**
 * The table while it changes, by one attack or by the events of a turn. The dial, tokens, squares and all else of a figure, and the objects on
 * the map, are written here alone.
 */
import { clicksOn, turnedBack } from '../../position/dial.ts'
import type { MapObject } from '../../position/position.ts'
import type { Square } from '../../grid/grid.ts'
import { changed, withFigure, withObjectsOn, type FigureChange } from '../situation/changes.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'

export class TableDraft {
  constructor(
    public situation: Situation,
    /** Clicks of damage taken so far, by figure. */
    readonly damage = new Map<string, number>()
  ) {}

  state(id: string): FigureState {
    return figureOf(this.situation, id)
  }

  /** Records clicks of damage that the situation already shows. */
  note(id: string, clicks: number): void {
    if (clicks > 0) this.damage.set(id, (this.damage.get(id) ?? 0) + clicks)
  }

  /** The situation after damage that another draft has dealt. */
  takeOver({ situation, damage }: TableDraft): void {
    this.situation = situation
    for (const [id, clicks] of damage) this.note(id, clicks)
  }

  /** Turns the dial of a figure and records the damage. @param of id of the figure, or its state now */
  hurt(of: string | FigureState, clicks: number): void {
    if (clicks <= 0) return
    const state = typeof of === 'string' ? this.state(of) : of
    this.situation = changed(this.situation, state.figure.index, { click: clicksOn(state.figure, state.click, clicks) })
    this.note(state.id, clicks)
  }

  /** Turns the dial back, at most to the starting line on which the figure came in (DMG-10). Returns the number of clicks. */
  heal(id: string, clicks: number): number {
    const state = this.state(id)
    if (state.ko) return 0
    const click = turnedBack(state.figure, state.click, clicks)
    if (click !== state.click) this.situation = changed(this.situation, state.figure.index, { click })
    return state.click - click
  }

  /** @param of id of the figure, or its state now */
  setTokens(of: string | FigureState, tokens: number): void {
    const { figure } = typeof of === 'string' ? this.state(of) : of
    this.situation = changed(this.situation, figure.index, { tokens })
  }

  /**
   * Places a figure, and sets its click and tokens if it comes in for another.
   * @param index of the figure in the situation
   * @param squares its base; empty: off the map
   */
  place(index: number, squares: readonly Square[], other: { readonly click?: number; readonly tokens?: number } = {}): void {
    this.situation = changed(this.situation, index, { ...other, squares })
  }

  /** Whether an attack ignores the powers of a figure (POW-PW). @param index of the figure in the situation */
  setMuted(index: number, muted: boolean): void {
    this.situation = changed(this.situation, index, { muted })
  }

  /** Changes anything else of a figure. @param index of the figure in the situation */
  change(index: number, change: FigureChange): void {
    this.situation = withFigure(this.situation, index, change)
  }

  /** Replaces the objects on the map. */
  setObjects(objects: readonly MapObject[]): void {
    this.situation = withObjectsOn(this.situation, objects)
  }
}
