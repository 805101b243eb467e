/**
 * The board: shows a scene, reports what hands do on it in squares. It draws only when something changed and holds no
 * opinion about the game.
 */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { BoardHint, BoardIntent, BoardScene, BoardTool, Point } from '../../../shared/scene/scene.ts'
import { isInSight, type Camera, type Insets, type Subject } from '../kit/camera.ts'
import type { RendererChoice } from '../kit/pixi.ts'
import type { BoardPicture } from '../layers/pictureLayer.ts'
import { BoardCore } from '../view/boardCore.ts'
import { DragPreview } from './dragPreview.ts'
import { SquareGestures } from './squareGestures.ts'
import { Stage, type StageStats } from './stage.ts'

export interface BoardOptions {
  readonly onIntent: (intent: BoardIntent) => void
  /** Default `auto`. */
  readonly renderer?: RendererChoice
  /** Told when the board cannot be drawn at all: a sentence fit to show. */
  readonly onProblem?: (message: string) => void
  /** The board lies elsewhere on the screen, or is seen from nearer or farther. */
  readonly onCamera?: (camera: Camera) => void
}

export interface BoardView {
  /** Resolves when the first scene can be drawn. */
  readonly ready: Promise<void>
  show(scene: BoardScene): void
  zoomFit(): void
  /** Opens the view on a question: close up, with no square too small. */
  open(subject: Subject): void
  /** Brings a question into sight, where it is not: at the same scale as long as it fits. */
  bring(subject: Subject): void
  /** Shows all of it, however small its squares get: a panel has left less room. */
  showAll(subject: Subject): void
  /** Whether all these points (in squares) are in sight. */
  isInSight(points: readonly Point[]): boolean
  /** Fills the view with these points (in squares) and what is around them. */
  zoomTo(points: readonly Point[]): void
  /** Zooms around the middle of the view. */
  zoomBy(factor: number): void
  /** Takes the host's size again; the view also notices by itself. */
  resize(): void
  /** Puts a square in the middle of the view. */
  panTo(square: SquareXY): void
  /** Moves as little as shows all these points (in squares), clear of the insets. */
  reveal(points: readonly Point[]): void
  /** CSS pixels of the view that something else covers. */
  setInsets(insets: Insets): void
  /** Holds the board at so many CSS pixels per square; null: it zooms freely again. */
  fixScale(scale: number | null): void
  /** Pinch, wheel and finger pans on or off. */
  setGestures(on: boolean): void
  /** The tool in the hand; null: it is empty, and drags move figures and the board. */
  setTool(tool: BoardTool | null): void
  /** Shows what the tool in the hand would touch; null: nothing. */
  setHint(hint: BoardHint | null): void
  /** A picture under the grid, for who draws a map after it; null: none. */
  setPicture(picture: BoardPicture | null): void
  /** A point in squares as CSS pixels from the host's top left corner. */
  screenOf(point: Point): Point
  /** The square under CSS pixels from the host's top left corner; null beside the map. */
  squareAt(point: Point): SquareXY | null
  stats(): StageStats
  destroy(): void
}

export function createBoardView(host: HTMLElement, options: BoardOptions): BoardView {
  const core: BoardCore = new BoardCore(host, {
    extent: () => hands.scene && { width: hands.scene.board.columns, height: hands.scene.board.rows },
    onCamera: (camera) => {
      stage.setCamera(camera)
      options.onCamera?.(camera)
    },
    onResize: (view, density) => stage.resize(view, density)
  })
  const stage = new Stage(core.box, options.renderer ?? 'auto', options.onProblem ?? (() => {}))
  const preview = new DragPreview(stage)
  const hands = new SquareGestures(core, preview, options.onIntent, (figure) => stage.motion.skipNext(figure))
  core.listen(hands)

  return {
    ready: stage.ready,
    show(next) {
      const before = hands.scene?.board
      hands.scene = next
      stage.show(next)
      preview.refresh(next.board, [...next.tokens, ...next.objects])
      if (before?.columns !== next.board.columns || before.rows !== next.board.rows) core.showWhole()
    },
    zoomFit: () => core.zoomFit(),
    open: (subject) => core.open(subject),
    bring: (subject) => core.bring(subject),
    showAll: (subject) => core.showAll(subject),
    isInSight: (points) => isInSight(points, core.camera, core.view, core.insets),
    zoomTo: (points) => core.zoomTo(points),
    zoomBy: (factor) => core.zoomBy(factor),
    resize: () => core.resize(),
    panTo: ([x, y]) => core.panTo([x + 0.5, y + 0.5]),
    reveal: (points) => core.reveal(points),
    setInsets: (insets) => core.setInsets(insets),
    fixScale: (scale) => core.fixScale(scale),
    setGestures: (on) => core.setGestures(on),
    setTool: (tool) => hands.setTool(tool),
    setHint: (hint) => preview.aim(hint),
    setPicture: (picture) => stage.setPicture(picture),
    screenOf: (point) => core.screenOf(point),
    squareAt: hands.squareAt,
    stats: () => stage.stats(),
    destroy() {
      core.destroy()
      stage.destroy()
    }
  }
}
