/**
 * What the board shows, as plain data: it draws exactly this and decides nothing.
 * Units: squares. `[x, y]` of a square is its column and row; a point `[px, py]` is in squares too, so that the
 * centre of square `[x, y]` is the point `[x + 0.5, y + 0.5]` and grid corners have whole numbers.
 */
import type { BlockerKind, LineVerdict, StoppedBy } from '../contract/ruling.ts'
import type { ObjectKind, Segment, Size, SquareXY } from '../contract/case.ts'

export type Point = readonly [number, number]

/** Quarters of a turn, clockwise. */
export type Quarter = 0 | 1 | 2 | 3

export interface SceneSquare {
  readonly at: SquareXY
  readonly kinds: readonly ('hindering' | 'blocking' | 'water' | 'special')[]
  /** Name of the special terrain, for the legend and the square's label. */
  readonly special: string | null
  /** Tells kinds of special terrain apart where a map has several; null where it has only one. */
  readonly specialLetter: string | null
  readonly level: number
  readonly indoor: boolean
  readonly starting: string | null
}

/** The map: changes only when another map is chosen or edited. */
export interface SceneBoard {
  /** Equal keys mean equal boards. */
  readonly key: string
  readonly columns: number
  readonly rows: number
  /** Every square that is not plain clear ground. */
  readonly squares: readonly SceneSquare[]
  readonly walls: readonly Segment[]
  readonly barriers: readonly Segment[]
  /** Stairs and ladders, each as the two squares it joins. */
  readonly stairs?: readonly Segment[]
  /** Quarters clockwise by which it was turned for the view; absent: none. Square names are those of the map as it is. */
  readonly turned?: Quarter
}

/** What of the board can be shown or left away by itself. */
export const LAYERS = [
  'hindering',
  'blocking',
  'water',
  'special',
  'walls',
  'elevation',
  'indoor',
  'starting',
  'objects',
  'labels',
  'overlay'
] as const
export type Layer = (typeof LAYERS)[number]

export interface SceneToken {
  readonly id: string
  /** Two or three letters, different for every figure on the board. */
  readonly label: string
  /** The whole name. */
  readonly name: string
  readonly side: string
  /** Which of the sides this is, from 0: gives ring colour and side mark. */
  readonly sideIndex: number
  readonly squares: readonly SquareXY[]
  readonly size: Size
  readonly click: number | null
  readonly tokens: number
  /** How high it flies, where the ruleset knows that (CC-02). */
  readonly height?: 'hovering' | 'soaring'
  /** Hidden, and found by an Attentiveness roll (CC-23). */
  readonly spotted?: true
  /** It stands on ground that it cannot occupy: blocking terrain, or special terrain that nobody enters. */
  readonly misplaced?: true
  /** Its values are set by the judge or changed by an effect: the change as "+1", or "±" if it is not one modifier alone. */
  readonly changed?: string
  readonly role: 'attacker' | 'target' | null
  /** The number under which the reasons speak of it as a blocker. */
  readonly blocker: number | null
  /** Damage that the ruling says it takes from the attack itself; null where the ruling does not speak of it. */
  readonly damage: number | null
}

export interface SceneObject {
  readonly id: string
  readonly kind: ObjectKind
  readonly at: SquareXY
}

export interface LineMark {
  readonly kind: 'line'
  readonly from: Point
  readonly to: Point
  readonly verdict: LineVerdict
  /** The parts in order from `from`; their ends touch. */
  readonly parts: readonly { readonly from: Point; readonly to: Point; readonly state: LineVerdict }[]
}
/** Who aims at what, where the ruling holds no line of its own: nothing but a thin pointer. */
export interface AimMark {
  readonly kind: 'aim'
  readonly from: Point
  readonly to: Point
  /** The line of fire's verdict where the ruling names one. */
  readonly verdict: LineVerdict | null
}
export interface BlockerMark {
  readonly kind: 'blocker'
  readonly number: number
  readonly blocker: BlockerKind
  readonly at: readonly SquareXY[]
  readonly point: Point
  /** The figure that blocks: its token carries the number. */
  readonly figure: string | null
}
export interface HinderMark {
  readonly kind: 'hinder'
  readonly at: SquareXY
}
export interface CornerMark {
  readonly kind: 'corner'
  readonly point: Point
}
export interface KnockBackMark {
  readonly kind: 'knock-back'
  readonly figure: string
  readonly from: SquareXY
  readonly direction: SquareXY
  /** Squares entered, numbered from 1 by their place in the list. */
  readonly path: readonly SquareXY[]
  readonly end: SquareXY
  /** Squares due but not entered. */
  readonly short: number
  readonly stoppedBy: StoppedBy | null
  /** Damage from being knocked back that the figure itself takes, summed; null where none is due. */
  readonly damage: number | null
  /** The same as it was due, before reducers. */
  readonly dealt: number | null
  /** Others that take damage from it. */
  readonly others: readonly { readonly figure: string; readonly at: SquareXY | null; readonly damage: number }[]
  /** Which of the ruling's options this belongs to (from 1), drawn faintly; 0 for the ruling itself. */
  readonly option: number
}
/** Every square where a figure can end its move: one field, not so many squares. */
export interface ReachMark {
  readonly kind: 'reach'
  readonly figure: string
  readonly squares: readonly SquareXY[]
  /** What ending in each of them costs, in squares of movement; absent: not shown. */
  readonly costs?: readonly number[]
}
/** Every line of fire from one place: one field in three parts, its own squares left out. */
export interface SightMark {
  readonly kind: 'sight'
  readonly clear: readonly SquareXY[]
  readonly hindered: readonly SquareXY[]
  readonly blocked: readonly SquareXY[]
  /** What stands in the squares of each part beside its pattern. */
  readonly letters: Readonly<Record<LineVerdict, string>>
}
/** A distance that somebody measures. */
export interface RulerMark {
  readonly kind: 'ruler'
  readonly from: Point
  readonly to: Point
  readonly text: string
}
/** The squares of a move, one after another. */
export interface MoveMark {
  readonly kind: 'move'
  readonly figure: string
  readonly from: SquareXY
  /** Squares entered, numbered from 1 by their place in the list. */
  readonly path: readonly SquareXY[]
  /** The first step that may not be taken (from 1) and why, in a word or two; null where every step may. */
  readonly refused: { readonly step: number; readonly why: string } | null
  /** A word or two about its end, such as that it must stop there; null where there is nothing to say. */
  readonly note: string | null
}
/** A target that is no figure: a square, or the wall between two. */
export interface TargetMark {
  readonly kind: 'target'
  readonly at: readonly SquareXY[]
  readonly wall: boolean
}
/** Squares that the person is pointing at elsewhere, in a reason. */
export interface HighlightMark {
  readonly kind: 'highlight'
  readonly squares: readonly SquareXY[]
}
/** A door, window or gate on the edge between two squares. */
export interface OpeningMark {
  readonly kind: 'opening'
  readonly edge: Segment
  readonly opening: 'door' | 'window' | 'gate'
  readonly state: 'open' | 'closed'
}
/** Words of the author on the map. */
export interface LabelMark {
  readonly kind: 'label'
  readonly point: Point
  readonly text: string
}
/** Squares by how much of something they have, in bands from little to much, each square with its number. */
export interface HeatMark {
  readonly kind: 'heat'
  readonly bands: readonly { readonly squares: readonly SquareXY[]; readonly texts: readonly string[] }[]
}
export type SceneMark =
  | OpeningMark
  | LabelMark
  | HeatMark
  | LineMark
  | AimMark
  | BlockerMark
  | HinderMark
  | CornerMark
  | KnockBackMark
  | ReachMark
  | MoveMark
  | TargetMark
  | HighlightMark
  | SightMark
  | RulerMark

export interface BoardScene {
  readonly board: SceneBoard
  readonly tokens: readonly SceneToken[]
  readonly objects: readonly SceneObject[]
  readonly marks: readonly SceneMark[]
  /** The square under the cursor of the keyboard or a tool, if any. */
  readonly cursor: SquareXY | null
  readonly theme: 'dark' | 'bright'
  readonly squareNames: boolean
  /** How much larger than usual letters are; left out: as usual. */
  readonly letters?: number | undefined
  readonly reducedMotion: boolean
}

/** What a drag on the board does instead of moving figures or the board: it goes over squares, or along edges. */
export interface BoardTool {
  /** The look of the pointer. */
  readonly cursor: 'crosshair' | 'copy'
  /** A drag is a stroke of it; else it moves figures and the board. */
  readonly strokes: boolean
  /** One with the second button is a stroke, too; else that moves the board. */
  readonly takes?: true
}

/** What the tool in the hand would touch. */
export interface BoardHint {
  readonly squares: readonly SquareXY[]
  readonly edges: readonly Segment[]
}

/** Keys that are held with a tap or a stroke, and what it is made with: a tool may mean something else by it then. */
export interface HeldKeys {
  readonly shift?: true
  readonly alt?: true
  /** Ctrl, or the command key of a Mac. */
  readonly command?: true
  /** Absent: a mouse, or keys. */
  readonly hand?: 'pen' | 'finger'
}

/** `leave`: given up, so that nothing of it counts. */
export type StrokePhase = 'begin' | 'go' | 'end' | 'leave'

/** What a person did on the board, in squares: the panels decide what it means. */
export type BoardIntent =
  /** `point` is where in the square: a tap near a wall may mean the wall. */
  | ({
      readonly do: 'tap-square'
      readonly at: SquareXY
      readonly point: Point
      readonly figure: string | null
      readonly secondary: boolean
    } & HeldKeys)
  | { readonly do: 'hover-square'; readonly at: SquareXY | null; readonly figure: string | null }
  | { readonly do: 'move-figure'; readonly figure: string; readonly to: SquareXY }
  | { readonly do: 'move-object'; readonly object: string; readonly to: SquareXY }
  /** While the board has a tool: where the pointer is; null when it leaves the map. */
  | { readonly do: 'aim'; readonly point: Point | null }
  /** While the board has a tool: a drag of it, from where it begins to where it ends. */
  | ({ readonly do: 'stroke'; readonly phase: StrokePhase; readonly point: Point; readonly secondary?: true } & HeldKeys)
