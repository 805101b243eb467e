/**
 * The board of hexes: shows a scene, reports what hands do on it in hexes. It draws only when something changed and
 * holds no opinion about the game.
 */
import type { HeldKeys, Point } from '../../../shared/scene/scene.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import type { HexIntent, HexScene, HexToken } from '../../../shared/games/heroscape/hexScene.ts'
import { BoardCore, type BoardGestures } from '../view/boardCore.ts'
import { layoutOf, type HexLayout } from './geometry.ts'
import { levelsOf, type HexBoardWords } from './hexLayers.ts'
import { HexStage, type HexHand } from './hexStage.ts'

export interface HexBoardOptions {
  readonly words: HexBoardWords
  readonly onIntent: (intent: HexIntent) => void
  /** Hands draw with a tool: a drag is a stroke and no pan, which then takes two fingers. */
  readonly strokes?: boolean
  /** Told when the board cannot be drawn at all: a sentence fit to show. */
  readonly onProblem: (message: string) => void
}

export interface HexBoardView {
  show(scene: HexScene): void
  zoomFit(): void
  zoomBy(factor: number): void
  /** Fills the view with these hexes and what is around them. */
  zoomTo(hexes: readonly Hex[]): void
  setGestures(on: boolean): void
  /** The middle of a hex in CSS pixels from the host's top left corner. */
  screenOf(hex: Hex): Point
  destroy(): void
}

/** CSS pixels per hex beyond which the whole map is not blown up. */
const LARGEST_FIT = 96

export function createHexBoardView(host: HTMLElement, { words, onIntent, strokes = false, onProblem }: HexBoardOptions): HexBoardView {
  let scene: HexScene | null = null
  let layout: HexLayout = layoutOf([[0, 0, 0]])
  let levels: ReadonlyMap<string, number> = new Map()
  const core: BoardCore = new BoardCore(host, {
    extent: () => scene && { width: layout.width, height: layout.height },
    largestFit: LARGEST_FIT,
    onCamera: (_camera, zoomed) => {
      if (zoomed) stage.zoomed()
      stage.askFrame()
    },
    onResize: (view, density) => stage.resize(view, density)
  })
  const stage: HexStage = new HexStage(
    core.box,
    words,
    () => scene && { scene, layout, levels, camera: core.camera, view: core.view, density: core.density, hand: hands.held },
    () => core.resize(true),
    onProblem
  )
  const hexAt = (point: Point): Hex | null => {
    const hex = layout.at(core.worldOf(point))
    return levels.has(`${hex[0]},${hex[1]}`) ? hex : null
  }
  const hands = new HexGestures(
    core.box,
    hexAt,
    () => scene?.tokens ?? [],
    onIntent,
    () => stage.askFrame(),
    strokes
  )
  core.listen(hands)

  return {
    show(next) {
      const other = scene?.spaces !== next.spaces
      const before = scene
      scene = next
      if (other) {
        layout = layoutOf(next.spaces)
        levels = levelsOf(next.spaces)
        // Other heights are no reason to move what is looked at.
        if (before?.spaces.length !== next.spaces.length) core.showWhole()
      }
      hands.refresh()
      stage.askFrame()
    },
    zoomFit: () => core.zoomFit(),
    zoomBy: (factor) => core.zoomBy(factor),
    zoomTo: (hexes) => core.zoomTo(hexes.map((hex) => layout.centre(hex))),
    setGestures: (on) => core.setGestures(on),
    screenOf: (hex) => core.screenOf(layout.centre(hex)),
    destroy() {
      core.destroy()
      stage.destroy()
    }
  }
}

/** What hands do on a board of hexes: taps, and figures that are dragged. */
class HexGestures implements BoardGestures {
  /** The figure in the hand; null: none. */
  held: HexHand | null = null
  private hovered = ''
  /** A stroke is under way. */
  private drawing = false

  constructor(
    private readonly box: HTMLElement,
    private readonly hexAt: (point: Point) => Hex | null,
    private readonly tokens: () => readonly HexToken[],
    private readonly onIntent: (intent: HexIntent) => void,
    private readonly onHeld: () => void,
    private readonly strokes: boolean
  ) {}

  /** The figure in the hand may have gone from the board. */
  refresh(): void {
    if (this.held && !this.tokens().some(({ id }) => id === this.held?.token.id)) this.held = null
  }

  readonly tap = (point: Point, secondary: boolean, { hand }: HeldKeys): void => {
    const at = this.hexAt(point)
    if (at) this.onIntent({ do: 'tap', at, figure: this.tokenAt(at)?.id ?? null, secondary, ...(hand && { hand }) })
  }

  readonly hover = (point: Point | null): void => {
    const at = point && this.hexAt(point)
    const key = at ? at.join() : ''
    if (key === this.hovered) return
    this.hovered = key
    this.box.style.cursor = this.strokes ? 'crosshair' : this.tokenAt(at) ? 'grab' : 'default'
    this.onIntent({ do: 'hover', at })
  }

  readonly grab = (point: Point, { hand }: HeldKeys, secondary: boolean): boolean => {
    const at = this.hexAt(point)
    if (secondary) return false
    if (this.strokes && at) {
      this.drawing = true
      this.onIntent({ do: 'stroke', phase: 'begin', at, ...(hand && { hand }) })
      return true
    }
    const token = this.tokenAt(at)
    if (!at || !token) return false
    this.hold({ token, grabbed: at, to: null }, 'grabbing')
    return true
  }

  readonly dragTo = (point: Point): void => {
    if (this.drawing) this.onIntent({ do: 'stroke', phase: 'go', at: this.hexAt(point) })
    else if (this.held) this.hold({ ...this.held, to: this.hexAt(point) }, 'grabbing')
  }

  readonly drop = (point: Point | null): void => {
    if (this.drawing) {
      this.drawing = false
      this.onIntent({ do: 'stroke', phase: point ? 'end' : 'leave', at: point && this.hexAt(point) })
      return
    }
    const { held } = this
    this.hold(null, 'default')
    const to = held && point ? this.hexAt(point) : null
    const own = held?.token.hexes[0]
    if (!held || !to || !own || to.join() === held.grabbed.join()) return
    this.onIntent({ do: 'move', figure: held.token.id, to: [own[0] + to[0] - held.grabbed[0], own[1] + to[1] - held.grabbed[1]] })
  }

  private hold(held: HexHand | null, cursor: string): void {
    this.held = held
    this.box.style.cursor = cursor
    this.onHeld()
  }

  private tokenAt(hex: Hex | null): HexToken | null {
    return (hex && this.tokens().findLast(({ hexes }) => hexes.some(([q, r]) => q === hex[0] && r === hex[1]))) ?? null
  }
}
