/**
 * The board: shows a scene, reports what hands do on it in squares. It draws only when something changed and holds no
 * opinion about the game.
 */
import type { BoardHint, BoardIntent, BoardScene, BoardTool, Point } from '../../../shared/scene/scene.ts'
import type { XY } from '../../../shared/contract/ruling.ts'
import {
  centreOn,
  fitCamera,
  frameCamera,
  keepInReach,
  NO_INSETS,
  panBy,
  revealPoints,
  scaleLimits,
  toScreen,
  toWorld,
  zoomAt,
  type Camera,
  type Extent,
  type Insets
} from '../kit/camera.ts'
import { listenToGestures } from '../pointer/gestures.ts'
import { DragPreview } from './dragPreview.ts'
import { figureAt, objectAt, squareAt } from '../pointer/pick.ts'
import type { RendererChoice } from '../kit/pixi.ts'
import { Stage, type StageStats } from './stage.ts'

export interface BoardOptions {
  readonly onIntent: (intent: BoardIntent) => void
  /** Default `auto`. */
  readonly renderer?: RendererChoice
  /** Told when the board cannot be drawn at all: a sentence fit to show. */
  readonly onProblem?: (message: string) => void
}

export interface BoardView {
  /** Resolves when the first scene can be drawn. */
  readonly ready: Promise<void>
  show(scene: BoardScene): void
  zoomFit(): void
  /** Fills the view with these points (in squares) and what is around them. */
  zoomTo(points: readonly Point[]): void
  /** Zooms around the middle of the view. */
  zoomBy(factor: number): void
  /** Takes the host's size again; the view also notices by itself. */
  resize(): void
  /** Puts a square in the middle of the view. */
  panTo(square: XY): void
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
  /** A point in squares as CSS pixels from the host's top left corner. */
  screenOf(point: Point): Point
  /** The square under CSS pixels from the host's top left corner; null beside the map. */
  squareAt(point: Point): XY | null
  stats(): StageStats
  destroy(): void
}

export function createBoardView(host: HTMLElement, options: BoardOptions): BoardView {
  const box = document.createElement('div')
  box.style.cssText =
    'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none'
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
  host.append(box)

  let scene: BoardScene | null = null
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let view: Extent = { width: 0, height: 0 }
  let insets: Insets = NO_INSETS
  /** The camera still shows the whole map: it goes on doing so when the view's size changes. */
  let fitted = true
  let fixed: number | null = null
  let hovered = ''
  let tool: BoardTool | null = null
  /** The last point of a stroke under way, in squares. */
  let stroke: Point | null = null
  const stage = new Stage(box, options.renderer ?? 'auto', options.onProblem ?? (() => {}))
  const preview = new DragPreview(stage)

  const extent = (): Extent => ({ width: scene?.board.columns ?? 0, height: scene?.board.rows ?? 0 })
  const moveCamera = (next: Camera, fits = false): void => {
    if (fixed !== null) next = centreOn({ ...next, scale: fixed }, toWorld(next, [view.width / 2, view.height / 2]), view)
    camera = fits && fixed === null ? next : keepInReach(next, extent(), view)
    fitted = fits && fixed === null
    stage.setCamera(camera)
  }
  const zoomFit = (): void => moveCamera(fitCamera(extent(), view, insets), true)
  const zoomOn = (factor: number, point: Point): void => {
    if (fixed === null) moveCamera(zoomAt(camera, factor, point, limits()))
  }
  const limits = (): { min: number; max: number } => scaleLimits(extent(), view)

  const resize = (): void => {
    const rect = box.getBoundingClientRect()
    const next = { width: rect.width, height: rect.height }
    const density = window.devicePixelRatio || 1
    const middle = toWorld(camera, [view.width / 2, view.height / 2])
    const same = next.width === view.width && next.height === view.height
    view = next
    stage.resize(view, density)
    if (!scene || view.width === 0 || view.height === 0) return
    if (fitted) zoomFit()
    else if (!same) moveCamera(centreOn(camera, middle, view))
  }

  const at = (point: Point): XY | null => (scene ? squareAt(scene.board, toWorld(camera, point)) : null)
  const gestures = listenToGestures(box, {
    tap(point, secondary, again) {
      const square = at(point)
      if (!scene || !square) return
      options.onIntent({
        do: 'tap-square',
        at: square,
        point: toWorld(camera, point),
        figure: figureAt(scene.tokens, square)?.id ?? null,
        secondary,
        ...(again ? { again } : {})
      })
    },
    hover(point) {
      const square = point && at(point)
      if (tool) options.onIntent({ do: 'aim', point: point && square ? toWorld(camera, point) : null })
      const figure = scene && square ? (figureAt(scene.tokens, square)?.id ?? null) : null
      const key = square ? `${square.join()}:${figure}` : ''
      if (key === hovered) return
      hovered = key
      const movable = tool?.strokes ? false : figure !== null || (scene && square && objectAt(scene.objects, square))
      box.style.cursor = movable ? 'grab' : (tool?.cursor ?? 'default')
      options.onIntent({ do: 'hover-square', at: square, figure })
    },
    panBy: (dx, dy) => moveCamera(panBy(camera, dx, dy)),
    zoomAt: (point, factor) => zoomOn(factor, point),
    grab(point) {
      const square = at(point)
      if (tool?.strokes && square) {
        stroke = toWorld(camera, point)
        options.onIntent({ do: 'stroke', phase: 'begin', point: stroke })
        return true
      }
      const held = scene && square ? (figureAt(scene.tokens, square) ?? objectAt(scene.objects, square)) : null
      if (!held || !square) return false
      box.style.cursor = 'grabbing'
      preview.begin(held, square)
      return true
    },
    dragTo(point) {
      if (!stroke) {
        preview.moveTo(at(point))
        return
      }
      stroke = toWorld(camera, point)
      options.onIntent({ do: 'stroke', phase: 'go', point: stroke })
    },
    drop(point) {
      if (stroke) {
        const last = point ? toWorld(camera, point) : stroke
        stroke = null
        options.onIntent({ do: 'stroke', phase: 'end', point: last })
        return
      }
      box.style.cursor = tool?.cursor ?? 'default'
      const moved = preview.end(point ? at(point) : null)
      if (!moved) return
      if ('object' in moved) {
        options.onIntent({ do: 'move-object', object: moved.object, to: moved.to })
        return
      }
      stage.motion.skipNext(moved.figure)
      options.onIntent({ do: 'move-figure', figure: moved.figure, to: moved.to })
    }
  })

  const observer = new ResizeObserver(() => resize())
  observer.observe(box)
  // The same CSS size on a screen of another density changes no element's size.
  let densityChange: MediaQueryList | null = null
  const watchDensity = (): void => {
    densityChange?.removeEventListener('change', watchDensity)
    densityChange = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    densityChange.addEventListener('change', watchDensity)
    resize()
  }
  watchDensity()

  return {
    ready: stage.ready,
    show(next) {
      const other = !scene || scene.board.columns !== next.board.columns || scene.board.rows !== next.board.rows
      scene = next
      stage.show(next)
      preview.refresh(next.board, [...next.tokens, ...next.objects])
      if (other && view.width > 0) zoomFit()
    },
    zoomFit,
    zoomTo(points) {
      if (points.length > 0 && view.width > 0) moveCamera(frameCamera(points, view, limits().max, insets))
    },
    zoomBy: (factor) => zoomOn(factor, [view.width / 2, view.height / 2]),
    resize,
    panTo: ([x, y]) => moveCamera(centreOn(camera, [x + 0.5, y + 0.5], view, insets)),
    reveal: (points) => {
      const next = revealPoints(camera, points, view, insets)
      if (next.x !== camera.x || next.y !== camera.y || next.scale !== camera.scale) moveCamera(next)
    },
    setInsets(next) {
      insets = next
      if (fitted && scene && view.width > 0) zoomFit()
    },
    fixScale(scale) {
      if (scale === fixed) return
      fixed = scale
      if (!scene || view.width === 0) return
      if (scale === null) zoomFit()
      else moveCamera(camera)
    },
    setGestures: (on) => gestures.setOn(on),
    setTool(next) {
      tool = next
      hovered = ''
      box.style.cursor = tool?.cursor ?? 'default'
    },
    setHint: (hint) => preview.aim(hint),
    screenOf: (point) => toScreen(camera, point),
    squareAt: at,
    stats: () => stage.stats(),
    destroy() {
      observer.disconnect()
      densityChange?.removeEventListener('change', watchDensity)
      gestures.destroy()
      stage.destroy()
      box.remove()
    }
  }
}
