/**
 * What the boards of squares and of hexes have in common: a box in the page, the camera over it, gestures that move it, and
 * keeping up with the size and density of the screen. World units are those of the board (a square is 1 wide).
 */
import type { Point } from '../../../shared/scene/scene.ts'
import {
  bringCamera,
  centreOn,
  fitCamera,
  FINGER_SQUARE,
  frameCamera,
  isInSight,
  keepInReach,
  NO_INSETS,
  openCamera,
  panBy,
  revealPoints,
  scaleLimits,
  SMALLEST_SQUARE,
  toScreen,
  toWorld,
  zoomAt,
  type Camera,
  type Extent,
  type Insets,
  type Subject
} from '../kit/camera.ts'
import { listenToGestures, type GestureListener, type Gestures } from '../pointer/gestures.ts'

/** What a board does with its hands beside moving the camera. */
export type BoardGestures = Omit<GestureListener, 'panBy' | 'zoomAt'>

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
/** What a hand or a key does first. */
const USES = ['pointerdown', 'keydown', 'wheel'] as const

export class BoardCore {
  readonly box = document.createElement('div')
  camera: Camera = { x: 0, y: 0, scale: 1 }
  view: Extent = NOWHERE
  density = 0
  insets: Insets = NO_INSETS
  /** What the camera shows as nobody has moved it since: it goes on doing so when the window's size changes. */
  private shows: 'whole' | Subject | null = 'whole'
  /** A hand or a key has been at work: from here on a panel that comes or goes moves no square. */
  private used = false
  /** Where the view lies in the window, and how large the window is, in CSS pixels. */
  private place: Point = [0, 0]
  /** The size and the density that the board was told last. */
  private told: { readonly view: Extent; readonly density: number } = { view: NOWHERE, density: 0 }
  private room: Point = [0, 0]
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
  listen(hands: BoardGestures): void {
    this.gestures = listenToGestures(this.box, {
      ...hands,
      panBy: (dx, dy) => this.move(panBy(this.camera, dx, dy)),
      zoomAt: (point, factor) => this.zoomOn(factor, point)
    })
    this.observer.observe(this.box)
    for (const type of USES) window.addEventListener(type, this.onUse, { capture: true, passive: true })
    this.watchDensity()
  }

  /** The map has become another one, of another size: as much of it is shown as there is room for. */
  showWhole(): void {
    if (this.isShown) this.open({ points: [], first: [] })
  }

  /**
   * Opens the view on something: close up, with no square too small to be seen or, on a screen for fingers, to be hit. The panels that come
   * with it may still move it, until a hand is at work.
   */
  open(subject: Subject): void {
    this.used = false
    this.openOn(subject)
  }

  private openOn(subject: Subject): void {
    this.measure()
    if (!this.isShown) this.shows = subject
    else this.move(openCamera(subject, this.extent, this.view, this.least, this.insets), subject)
    this.tell()
  }

  /** Brings something into sight, where it is not: at the same scale as long as it fits. */
  bring(subject: Subject): void {
    this.measure()
    const next = bringCamera(subject, this.camera, this.extent, this.view, this.least, this.insets)
    if (this.isShown && next !== this.camera) this.move(next)
    this.tell()
  }

  /** Shows all of something, from farther away if necessary: a panel may have left too little room for it. Nothing moves if all of it is in sight. */
  showAll({ points }: Subject): void {
    this.measure()
    if (points.length > 0 && this.isShown && !isInSight(points, this.camera, this.view, this.insets)) this.reveal(points)
    this.tell()
  }

  zoomFit(): void {
    this.measure()
    const { largestFit = Infinity } = this.options
    const fit = fitCamera(this.extent, this.view, this.insets)
    const middle: Point = [this.extent.width / 2, this.extent.height / 2]
    this.move(fit.scale <= largestFit ? fit : centreOn({ ...fit, scale: largestFit }, middle, this.view), 'whole')
    this.tell()
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
    const next = revealPoints(this.camera, points, this.extent, this.view, this.insets)
    if (next.x !== this.camera.x || next.y !== this.camera.y || next.scale !== this.camera.scale) this.move(next)
  }

  /** CSS pixels of the view that something else covers. */
  setInsets(insets: Insets): void {
    this.insets = insets
    if (!this.used) this.again()
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

  /**
   * Takes the host's size; `anew`: also where it is the same as before. Another size of the window shows again what was shown; a panel that
   * came or went leaves every square where it was on the screen.
   */
  resize(anew = false): void {
    const { room, view } = this
    const middle = this.worldOf(this.middle)
    this.measure()
    const sameWindow = this.room[0] === room[0] && this.room[1] === room[1]
    const isFirst = view.width === 0 || view.height === 0
    if (this.options.extent() && this.isShown && this.isUntold) {
      if (this.shows && (isFirst || !this.used || !sameWindow)) this.again()
      else if (!sameWindow) this.move(centreOn(this.camera, middle, this.view))
    }
    this.tell(anew)
  }

  destroy(): void {
    this.observer.disconnect()
    this.densityChange?.removeEventListener('change', this.watchDensity)
    for (const type of USES) window.removeEventListener(type, this.onUse, { capture: true })
    this.gestures?.destroy()
    this.box.remove()
  }

  private readonly onUse = (): void => {
    this.used = true
  }

  /** Reads where the view lies now. Where that is another place in the same window, the squares stay where they are on the screen. */
  private measure(): void {
    const { left, top, width, height } = this.box.getBoundingClientRect()
    const [x, y] = this.place
    const sameWindow = this.room[0] === window.innerWidth && this.room[1] === window.innerHeight
    this.place = [left, top]
    this.room = [window.innerWidth, window.innerHeight]
    this.density = window.devicePixelRatio || 1
    if (width !== this.view.width || height !== this.view.height) this.view = { width, height }
    if (sameWindow && (left !== x || top !== y)) this.set(panBy(this.camera, x - left, y - top))
  }

  private get isUntold(): boolean {
    return this.told.view !== this.view || this.told.density !== this.density
  }

  private tell(anew = false): void {
    const isNews = this.isUntold || anew
    this.told = { view: this.view, density: this.density }
    if (isNews) this.options.onResize(this.view, this.density)
  }

  /** Shows again what is shown. */
  private again(): void {
    if (!this.options.extent() || !this.isShown || this.shows === null) return
    if (this.shows === 'whole') this.zoomFit()
    else this.openOn(this.shows)
  }

  private get least(): number {
    return window.matchMedia('(pointer: coarse)').matches ? FINGER_SQUARE : SMALLEST_SQUARE
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

  private move(next: Camera, shows: 'whole' | Subject | null = null): void {
    const held = this.fixed === null ? next : centreOn({ ...next, scale: this.fixed }, toWorld(next, this.middle), this.view)
    this.shows = this.fixed === null ? shows : null
    this.set(this.shows ? held : keepInReach(held, this.extent, this.view))
  }

  private set(camera: Camera): void {
    const before = this.camera.scale
    this.camera = camera
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
