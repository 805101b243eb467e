/**
 * The board of hexes: shows a scene, reports what hands do on it in hexes. It draws only when something changed and
 * holds no opinion about the game.
 */
import type { Point } from '../../../shared/scene/scene.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import type { HexScene, HexToken } from '../../../shared/games/heroscape/hexScene.ts'
import {
  centreOn,
  fitCamera,
  frameCamera,
  keepInReach,
  panBy,
  scaleLimits,
  toScreen,
  toWorld,
  zoomAt,
  type Camera,
  type Extent
} from '../kit/camera.ts'
import { listenToGestures } from '../pointer/gestures.ts'
import { layoutOf, type HexLayout } from './geometry.ts'
import { levelsOf, type HexBoardWords } from './hexLayers.ts'
import { HexStage, type HexHand } from './hexStage.ts'

/** What a person did on the board: the panels decide what it means. */
export type HexIntent =
  | { readonly do: 'tap'; readonly at: Hex; readonly figure: string | null; readonly secondary: boolean }
  | { readonly do: 'hover'; readonly at: Hex | null }
  /** The figure's own hex goes here. */
  | { readonly do: 'move'; readonly figure: string; readonly to: Hex }

export interface HexBoardOptions {
  readonly words: HexBoardWords
  readonly onIntent: (intent: HexIntent) => void
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

export function createHexBoardView(host: HTMLElement, { words, onIntent, onProblem }: HexBoardOptions): HexBoardView {
  const box = document.createElement('div')
  box.style.cssText =
    'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none'
  host.append(box)

  let scene: HexScene | null = null
  let layout: HexLayout = layoutOf([[0, 0, 0]])
  let levels: ReadonlyMap<string, number> = new Map()
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let view: Extent = { width: 0, height: 0 }
  let density = 1
  /** The camera still shows the whole map: it goes on doing so when the view's size changes. */
  let fitted = true
  let hand: HexHand | null = null
  let hovered = ''
  const stage = new HexStage(
    box,
    words,
    () => scene && { scene, layout, levels, camera, view, density, hand },
    () => {
      view = { width: 0, height: 0 }
      resize()
    },
    onProblem
  )

  const extent = (): Extent => ({ width: layout.width, height: layout.height })
  const limits = (): { min: number; max: number } => scaleLimits(extent(), view)
  const moveCamera = (next: Camera, fits = false): void => {
    const zoomed = next.scale !== camera.scale
    camera = fits ? next : keepInReach(next, extent(), view)
    fitted = fits
    if (zoomed) stage.zoomed()
    stage.askFrame()
  }
  /** The whole map, but a small one no larger than a hand would set it out. */
  const zoomFit = (): void => {
    const fit = fitCamera(extent(), view)
    const middle: Point = [layout.width / 2, layout.height / 2]
    moveCamera(fit.scale <= LARGEST_FIT ? fit : centreOn({ ...fit, scale: LARGEST_FIT }, middle, view), true)
  }

  const hexAt = (point: Point): Hex | null => {
    const hex = layout.at(toWorld(camera, point))
    return levels.has(`${hex[0]},${hex[1]}`) ? hex : null
  }
  const tokenAt = (hex: Hex | null): HexToken | null =>
    (hex && scene?.tokens.findLast(({ hexes }) => hexes.some(([q, r]) => q === hex[0] && r === hex[1]))) ?? null

  const gestures = listenToGestures(box, {
    tap(point, secondary) {
      const at = hexAt(point)
      if (at) onIntent({ do: 'tap', at, figure: tokenAt(at)?.id ?? null, secondary })
    },
    hover(point) {
      const at = point && hexAt(point)
      const key = at ? at.join() : ''
      if (key === hovered) return
      hovered = key
      box.style.cursor = tokenAt(at) ? 'grab' : 'default'
      onIntent({ do: 'hover', at })
    },
    panBy: (dx, dy) => moveCamera(panBy(camera, dx, dy)),
    zoomAt: (point, factor) => moveCamera(zoomAt(camera, factor, point, limits())),
    grab(point) {
      const at = hexAt(point)
      const token = tokenAt(at)
      if (!at || !token) return false
      hand = { token, grabbed: at, to: null }
      box.style.cursor = 'grabbing'
      stage.askFrame()
      return true
    },
    dragTo(point) {
      if (!hand) return
      hand = { ...hand, to: hexAt(point) }
      stage.askFrame()
    },
    drop(point) {
      const held = hand
      hand = null
      box.style.cursor = 'default'
      stage.askFrame()
      const to = held && point ? hexAt(point) : null
      const own = held?.token.hexes[0]
      if (!held || !to || !own || to.join() === held.grabbed.join()) return
      onIntent({ do: 'move', figure: held.token.id, to: [own[0] + to[0] - held.grabbed[0], own[1] + to[1] - held.grabbed[1]] })
    }
  })

  const resize = (): void => {
    const rect = box.getBoundingClientRect()
    const next = { width: rect.width, height: rect.height }
    const nextDensity = window.devicePixelRatio || 1
    if (next.width === view.width && next.height === view.height && nextDensity === density) return
    const middle = toWorld(camera, [view.width / 2, view.height / 2])
    view = next
    density = nextDensity
    if (scene && view.width > 0) {
      if (fitted) zoomFit()
      else moveCamera(centreOn(camera, middle, view))
    }
    stage.resize(view, density)
  }
  const observer = new ResizeObserver(resize)
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
    show(next) {
      const other = scene?.spaces !== next.spaces
      scene = next
      if (other) {
        layout = layoutOf(next.spaces)
        levels = levelsOf(next.spaces)
        if (view.width > 0) zoomFit()
      }
      // It may have gone while it was dragged.
      if (hand && !next.tokens.some(({ id }) => id === hand?.token.id)) hand = null
      stage.askFrame()
    },
    zoomFit,
    zoomBy: (factor) => moveCamera(zoomAt(camera, factor, [view.width / 2, view.height / 2], limits())),
    zoomTo(hexes) {
      if (hexes.length > 0 && view.width > 0)
        moveCamera(
          frameCamera(
            hexes.map((hex) => layout.centre(hex)),
            view,
            limits().max
          )
        )
    },
    setGestures: (on) => gestures.setOn(on),
    screenOf: (hex) => toScreen(camera, layout.centre(hex)),
    destroy() {
      observer.disconnect()
      densityChange?.removeEventListener('change', watchDensity)
      gestures.destroy()
      stage.destroy()
      box.remove()
    }
  }
}
