/**
 * The layers and when they are drawn. Nothing runs while nothing changes: every change asks for one frame, and a short
 * rest after zooming asks for one more that paints everything at the new scale.
 */
import { Container } from 'pixi.js'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import { Atlas } from '../kit/atlas.ts'
import type { Camera, Extent } from '../kit/camera.ts'
import { samePlaces } from '../../../shared/scene/specialPlaces.ts'
import { groundModel, rowsThatDiffer, type GroundModel } from '../../../shared/scene/groundModel.ts'
import type { GroundPicture, Kit } from '../kit/kit.ts'
import { BoardLayers } from '../layers/boardLayers.ts'
import { GroundLayer } from '../layers/groundLayer.ts'
import type { Item } from '../layers/keyedLayer.ts'
import { PictureLayer, type BoardPicture } from '../layers/pictureLayer.ts'
import { BESIDE, NamesLayer, OVER } from '../layers/names.ts'
import { Motion } from '../layers/motion.ts'
import { showsGround } from '../layers/sight.ts'
import type { Region } from '../kit/look.ts'
import { startRenderer, type BoardRenderer, type RendererChoice } from '../kit/pixi.ts'
import { THEMES } from '../kit/theme.ts'

export interface StageStats {
  readonly frames: number
  /** Script time of the last frame, in milliseconds. */
  readonly lastScript: number
  readonly renderer: 'webgl' | 'canvas' | null
  readonly software: boolean
  readonly bakes: number
  readonly atlasPages: number
  /** Display objects that the last change had to build anew. */
  readonly built: number
}

/** Milliseconds without a zoom after which everything is painted at the new scale. */
const REST = 130
/** More atlas pages than this: forget the pictures of figures long gone. */
const MOST_PAGES = 6
const EVERYWHERE: Region = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export class Stage {
  readonly ready: Promise<void>
  kit: Kit = { atlas: new Atlas(), theme: THEMES.dark, u: 32, density: 1 }

  readonly motion = new Motion()

  private readonly root = new Container()
  private readonly picture = new PictureLayer()
  private readonly ground = new GroundLayer()
  private readonly layers = new BoardLayers()
  private readonly names = [new NamesLayer(BESIDE), new NamesLayer(OVER)] as const
  private pictured: BoardPicture | null = null
  private previewItems: readonly Item[] = []
  private lifted: string | null = null

  private board: BoardRenderer | null = null
  private canvas: HTMLCanvasElement | null = null
  private scene: BoardScene | null = null
  private model: GroundModel | null = null
  private camera: Camera = { x: 0, y: 0, scale: 32 }
  private view: Extent = { width: 0, height: 0 }
  private density = 1
  private synced: Region = EVERYWHERE
  private dirty = true
  /** The version of the ground that marks may have painted in. */
  private below: number | null = null
  /** Rows of the ground that are to be painted anew. */
  private rows: { readonly top: number; readonly bottom: number } | null = null
  private destroyed = false
  private frameAsked = 0
  private restTimer: ReturnType<typeof setTimeout> | null = null
  private frames = 0
  private lastScript = 0
  private readonly onFonts = (): void => this.repaint()

  constructor(
    private readonly box: HTMLElement,
    choice: RendererChoice,
    private readonly onProblem: (message: string) => void
  ) {
    const [beside, over] = this.names
    this.root.addChild(this.picture.container, this.ground.container, beside.container, this.layers.container, over.container)
    this.ready = this.start(choice)
    document.fonts.addEventListener('loadingdone', this.onFonts)
  }

  show(scene: BoardScene): void {
    const before = this.scene
    this.scene = scene
    this.motion.follow(before, scene)
    if (before?.board.key !== scene.board.key || !this.model) this.model = groundModel(scene.board)
    const isOtherMap = before?.board.key !== scene.board.key
    const isSameLook = before?.theme === scene.theme && before.squareNames === scene.squareNames && before.letters === scene.letters
    // A name of special terrain may have moved to a row that is as it was.
    const isSameNames = before && isOtherMap && samePlaces(before.board.squares, scene.board.squares)
    const rows = before && isOtherMap && isSameLook && isSameNames ? rowsThatDiffer(before.board, scene.board) : null
    // A stroke changes a few rows: the others stay as they are painted.
    if (rows) this.rows = { top: Math.min(rows.top, this.rows?.top ?? rows.top), bottom: Math.max(rows.bottom, this.rows?.bottom ?? 0) }
    else if (isOtherMap || !isSameLook) this.repaint()
    this.dirty = true
    this.askFrame()
  }

  /** A picture under the grid, which lets so much of it through; null: none. */
  setPicture(picture: BoardPicture | null): void {
    this.pictured = picture
    this.ground.container.alpha = 1 - Math.min(1, Math.max(0, picture?.opacity ?? 0))
    this.askFrame()
  }

  setCamera(camera: Camera): void {
    const zoomed = camera.scale !== this.camera.scale
    this.camera = camera
    if (zoomed) {
      if (this.restTimer) clearTimeout(this.restTimer)
      this.restTimer = setTimeout(() => {
        this.restTimer = null
        this.askFrame()
      }, REST)
    }
    this.askFrame()
  }

  /** Takes a size in CSS pixels and the screen's density. */
  resize(view: Extent, density: number): void {
    if (view.width === this.view.width && view.height === this.view.height && density === this.density) return
    this.view = view
    this.density = density
    this.fitCanvas()
    this.board?.renderer.resize(this.pixels.width, this.pixels.height)
    // Drawn at once: a resized canvas is empty until then.
    if (this.board) this.drawNow()
  }

  /** Shows these above everything; `lifted` is the figure that is in the hand and stays behind faintly. */
  setPreview(items: readonly Item[], lifted: string | null): void {
    this.previewItems = items
    this.lifted = lifted
    this.dirty = true
    this.askFrame()
  }

  stats(): StageStats {
    return {
      frames: this.frames,
      lastScript: this.lastScript,
      renderer: this.board?.kind ?? null,
      software: this.board?.software ?? false,
      bakes: this.ground.baked,
      atlasPages: this.kit.atlas.pageCount,
      built: this.layers.built
    }
  }

  destroy(): void {
    this.destroyed = true
    document.fonts.removeEventListener('loadingdone', this.onFonts)
    cancelAnimationFrame(this.frameAsked)
    if (this.restTimer) clearTimeout(this.restTimer)
    this.forget()
    this.stopRenderer()
    this.root.destroy({ children: true })
  }

  private get pixels(): Extent {
    return {
      width: Math.max(1, Math.round(this.view.width * this.density)),
      height: Math.max(1, Math.round(this.view.height * this.density))
    }
  }

  private async start(choice: RendererChoice): Promise<void> {
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'position:absolute;inset:0;display:block'
    let started: BoardRenderer
    try {
      started = await startRenderer(canvas, this.pixels, this.kit.theme.background, choice)
    } catch (cause) {
      if (!this.destroyed)
        this.onProblem(`The board cannot be drawn: this browser offers neither WebGL nor a 2D canvas (${String(cause)}).`)
      return
    }
    if (this.destroyed) {
      started.renderer.destroy({ removeView: true })
      return
    }
    const before = this.canvas
    this.stopRenderer()
    this.board = started
    this.canvas = canvas
    this.fitCanvas()
    started.renderer.resize(this.pixels.width, this.pixels.height)
    canvas.addEventListener('webglcontextlost', () => {
      // The pictures are 2D canvases anyway: go on without the graphics card rather than wait for it.
      if (this.canvas === canvas && !this.destroyed) void this.start('canvas')
    })
    this.repaint()
    this.box.prepend(canvas)
    this.drawNow()
    before?.remove()
  }

  private stopRenderer(): void {
    const board = this.board
    this.board = null
    if (!board) return
    this.forget()
    try {
      board.renderer.destroy()
    } catch {
      // A lost WebGL context cannot be tidied up; its memory is gone already.
    }
    if (this.destroyed) this.canvas?.remove()
  }

  private fitCanvas(): void {
    if (!this.canvas) return
    this.canvas.style.width = `${this.pixels.width / this.density}px`
    this.canvas.style.height = `${this.pixels.height / this.density}px`
  }

  /** Everything is painted anew in the next frame. */
  private repaint(): void {
    this.forget()
    this.dirty = true
    this.askFrame()
  }

  private forget(): void {
    this.picture.clear()
    this.layers.clear()
    for (const names of this.names) names.clear()
    this.ground.clear()
    this.kit.atlas.clear()
    this.kit = { ...this.kit, u: 0 }
  }

  private askFrame(): void {
    if (this.frameAsked !== 0 || this.destroyed || !this.board) return
    this.frameAsked = requestAnimationFrame(() => {
      this.frameAsked = 0
      this.drawNow()
    })
  }

  private drawNow(): void {
    const { board, scene, model } = this
    if (!board || !scene || !model || this.destroyed || this.view.width === 0 || this.view.height === 0) return
    const began = performance.now()
    const u = this.camera.scale * this.density
    const resting = this.restTimer === null
    // At rest everything lies on whole device pixels.
    const snap = resting ? Math.round : (n: number): number => n
    const camera = { u, x: snap(this.camera.x * this.density), y: snap(this.camera.y * this.density) }
    const visible: Region = {
      left: -camera.x / u,
      top: -camera.y / u,
      right: (this.pixels.width - camera.x) / u,
      bottom: (this.pixels.height - camera.y) / u
    }
    const theme = THEMES[scene.theme]
    if (theme !== this.kit.theme || this.frames === 0) this.box.style.background = theme.background
    board.renderer.background.color = theme.background
    if (
      this.kit.u === 0 ||
      (resting && this.kit.u !== u) ||
      this.kit.density !== this.density ||
      this.kit.letters !== scene.letters ||
      this.kit.atlas.pageCount > MOST_PAGES
    ) {
      this.forget()
      this.kit = { atlas: this.kit.atlas, theme, u, density: this.density, letters: scene.letters, ground: () => this.groundBelow() }
      for (const names of this.names) names.build(this.kit, scene.board)
      this.dirty = true
    }
    const look = { theme, u, density: this.density, letters: scene.letters, squareNames: scene.squareNames }
    if (this.rows) this.ground.repaint(model, look, this.rows)
    this.rows = null
    this.ground.update(model, look, visible, resting)
    this.ground.place(camera)
    this.picture.show(this.pictured)
    this.picture.place(camera, scene.board.columns, scene.board.rows)
    const below = this.groundBelow()?.version ?? null
    if (below !== this.below) this.dirty = true
    this.below = below
    if (this.dirty || !within(visible, this.synced)) this.sync(scene, visible)
    this.ground.container.visible = !showsGround(this.kit)
    const sliding = this.layers.slide(this.kit, this.motion.offsets(began))
    this.layers.container.position.set(camera.x, camera.y)
    this.layers.container.scale.set(u / this.kit.u)
    for (const names of this.names) names.place(camera, this.pixels, this.density)
    this.kit.atlas.flush()
    board.renderer.render(this.root)
    this.frames++
    this.lastScript = performance.now() - began
    if (sliding) this.askFrame()
  }

  /** The ground where nothing shines through it. */
  private groundBelow(): GroundPicture | null {
    return this.pictured ? null : this.ground.picture(this.kit.u)
  }

  private sync(scene: BoardScene, visible: Region): void {
    const marginX = (visible.right - visible.left) / 2 + 2
    const marginY = (visible.bottom - visible.top) / 2 + 2
    const near: Region = {
      left: visible.left - marginX,
      top: visible.top - marginY,
      right: visible.right + marginX,
      bottom: visible.bottom + marginY
    }
    this.layers.sync(this.kit, scene, near, this.previewItems, this.lifted)
    this.synced = near
    this.dirty = false
  }
}

const within = (inner: Region, outer: Region): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
