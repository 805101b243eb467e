/** For what a combat value is needed: which attack, which action, against whom. */
import type { FigureState } from '../situation/situation.ts'

export interface ValueContext {
  /** Actions, powers and abilities in use, such as `move`, `charge`, `quake`. */
  readonly during: readonly string[]
  readonly attack: 'close' | 'ranged' | null
  /** The figure at the other end: the attacker of a defense, the target of an attack. */
  readonly opponent: FigureState | null
  /** All targets of the attack; left out: only the figure at the other end. */
  readonly targets?: readonly FigureState[]
  /** The attack is against a wall, blocking terrain or an object. */
  readonly atTerrain?: boolean
  /** The line between them is hindered (LOF-12). null: not known yet, work it out where it matters. */
  readonly hindered: boolean | null
  /** The attack has one target: a held object is used (OBJ-04). */
  readonly singleTarget: boolean
  readonly carrying: FigureState | null
  /** It carries by its own ability even where the figure carried is tiny: a second one (ABL-TIN). */
  readonly secondCarried?: boolean
  /** What its movement clauses are asked with, where that is not `during`: a move action under another name. */
  readonly moving?: readonly string[]
  /** Effects applied before, the oldest first. */
  readonly effects: readonly {
    readonly source: string
    readonly modifier?: number
    readonly replacement?: number
    readonly rule?: string
    readonly minimum?: number
    /** The figure that made it. */
    readonly by?: string
    readonly uniqueModifier?: boolean
  }[]
  /** The replacement that its controller picks where several apply. */
  readonly pick: string | null
  readonly expert: 'attack' | 'damage' | 'both' | null
  /** Locks the value whatever else applies (a die, an area attack). */
  readonly lock: { readonly source: string; readonly rule: string; readonly value: number } | null
}

export const plainContext: ValueContext = {
  during: [],
  attack: null,
  opponent: null,
  hindered: null,
  singleTarget: true,
  carrying: null,
  effects: [],
  pick: null,
  expert: null,
  lock: null
}
