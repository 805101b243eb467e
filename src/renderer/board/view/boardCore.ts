/**
 * What the boards of squares and of hexes have in common: a box in the page, the camera over it, gestures that move it, and
 * keeping up with the size and density of the screen. World units are those of the board (a square is 1 wide).
 */
import type { Point } from '../../../shared/scene/scene.ts'
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
import { listenToGestures, type GestureListener, type Gestures } from '../pointer/gestures.ts'

/** What a board does with its hands beside moving the camera. */
export type BoardHands = Omit<GestureListener, 'panBy' | 'zoomAt'>

export interface CoreOptions {
  /** How large the whole map is, in world units; null while none is shown. */
  readonly extent: () => Extent | null
  /** CSS pixels per world unit beyond which the whole map is not blown up; absent: none. */
  readonly largestFit?: number
  /** The camera has moved; `zoomed`: its scale is another one. */
  readonly onCamera: (camera: Camera, zoomed: boolean) => void
  /** The view has another size in CSS pixels, or the screen another density; the camera is right already. */
  readonly onResize: (view: Extent, density: number) => void
}

const NOWHERE: Extent = { width: 0, height: 0 }

export class BoardCore {
  readonly box = document.createElement('div')
  camera: Camera = { x: 0, y: 0, scale: 1 }
  view: Extent = NOWHERE
  density = 0
  private insets: Insets = NO_INSETS
  /** The camera still shows the whole map: it goes on doing so when the view's size changes. */
  private fitted = true
  private fixed: number | null = null
  private gestures: Gestures | null = null
  private readonly observer = new ResizeObserver(() => this.resize())
  private densityChange: MediaQueryList | null = null

  constructor(
    host: HTMLElement,
    private readonly options: CoreOptions
  ) {
    this.box.style.cssText =
      'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none'
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
    host.append(this.box)
  }

  /** Begins: from here on the box keeps up with the page, and hands are listened to. */
  listen(hands: BoardHands): void {
    this.gestures = listenToGestures(this.box, {
      ...hands,
      panBy: (dx, dy) => this.move(panBy(this.camera, dx, dy)),
      zoomAt: (point, factor) => this.zoomOn(factor, point)
    })
    this.observer.observe(this.box)
    this.watchDensity()
  }

  /** The map has become another one, of another size: it is shown whole. */
  showWhole(): void {
    if (this.isShown) this.zoomFit()
  }

  zoomFit(): void {
    const { largestFit = Infinity } = this.options
    const fit = fitCamera(this.extent, this.view, this.insets)
    const middle: Point = [this.extent.width / 2, this.extent.height / 2]
    this.move(fit.scale <= largestFit ? fit : centreOn({ ...fit, scale: largestFit }, middle, this.view), true)
  }

  /** Zooms around the middle of the view. */
  zoomBy(factor: number): void {
    this.zoomOn(factor, this.middle)
  }

  /** Fills the view with these points and what is around them. */
  zoomTo(points: readonly Point[]): void {
    if (points.length > 0 && this.isShown) this.move(frameCamera(points, this.view, this.limits.max, this.insets))
  }

  /** Puts a point in the middle of the view. */
  panTo(point: Point): void {
    this.move(centreOn(this.camera, point, this.view, this.insets))
  }

  /** Moves as little as shows all these points, clear of the insets. */
  reveal(points: readonly Point[]): void {
    const next = revealPoints(this.camera, points, this.view, this.insets)
    if (next.x !== this.camera.x || next.y !== this.camera.y || next.scale !== this.camera.scale) this.move(next)
  }

  /** CSS pixels of the view that something else covers. */
  setInsets(insets: Insets): void {
    this.insets = insets
    if (this.fitted && this.options.extent() && this.isShown) this.zoomFit()
  }

  /** Holds the board at so many CSS pixels per world unit; null: it zooms freely again. */
  fixScale(scale: number | null): void {
    if (scale === this.fixed) return
    this.fixed = scale
    if (!this.options.extent() || !this.isShown) return
    if (scale === null) this.zoomFit()
    else this.move(this.camera)
  }

  setGestures(on: boolean): void {
    this.gestures?.setOn(on)
  }

  /** CSS pixels from the host's top left corner. */
  screenOf(point: Point): Point {
    return toScreen(this.camera, point)
  }

  worldOf(point: Point): Point {
    return toWorld(this.camera, point)
  }

  /** Takes the host's size; `anew`: also where it is the same as before. */
  resize(anew = false): void {
    const { width, height } = this.box.getBoundingClientRect()
    const density = window.devicePixelRatio || 1
    const same = width === this.view.width && height === this.view.height
    if (same && density === this.density && !anew) return
    const middle = this.worldOf(this.middle)
    this.view = { width, height }
    this.density = density
    if (this.options.extent() && this.isShown) {
      if (this.fitted) this.zoomFit()
      else if (!same) this.move(centreOn(this.camera, middle, this.view))
    }
    this.options.onResize(this.view, density)
  }

  destroy(): void {
    this.observer.disconnect()
    this.densityChange?.removeEventListener('change', this.watchDensity)
    this.gestures?.destroy()
    this.box.remove()
  }

  private get extent(): Extent {
    return this.options.extent() ?? NOWHERE
  }

  private get isShown(): boolean {
    return this.view.width > 0 && this.view.height > 0
  }

  private get middle(): Point {
    return [this.view.width / 2, this.view.height / 2]
  }

  private get limits(): { readonly min: number; readonly max: number } {
    return scaleLimits(this.extent, this.view)
  }

  private zoomOn(factor: number, point: Point): void {
    if (this.fixed === null) this.move(zoomAt(this.camera, factor, point, this.limits))
  }

  private move(next: Camera, fits = false): void {
    const before = this.camera.scale
    const held = this.fixed === null ? next : centreOn({ ...next, scale: this.fixed }, toWorld(next, this.middle), this.view)
    this.fitted = fits && this.fixed === null
    this.camera = this.fitted ? held : keepInReach(held, this.extent, this.view)
    this.options.onCamera(this.camera, this.camera.scale !== before)
  }

  /** The same CSS size on a screen of another density changes no element's size. */
  private readonly watchDensity = (): void => {
    this.densityChange?.removeEventListener('change', this.watchDensity)
    this.densityChange = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    this.densityChange.addEventListener('change', this.watchDensity)
    this.resize()
  }
}
