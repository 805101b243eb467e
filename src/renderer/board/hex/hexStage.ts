/** The layers of the hex board and when they are drawn. Nothing runs while nothing changes: every change asks for one frame. */
import { Container } from 'pixi.js'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import type { HexScene, HexToken } from '../../../shared/games/heroscape/hexScene.ts'
import { Atlas } from '../kit/atlas.ts'
import type { Camera, Extent } from '../kit/camera.ts'
import type { Kit } from '../kit/kit.ts'
import { KeyedLayer, type Item } from '../layers/keyedLayer.ts'
import type { Region } from '../kit/look.ts'
import { startRenderer, type BoardRenderer } from '../kit/pixi.ts'
import { THEMES } from '../kit/theme.ts'
import type { HexLayout } from './geometry.ts'
import { frameSprite, groundItems, markItems, pieceItems, tokenSprite, wayItems, type HexBoardWords } from './hexLayers.ts'

/** Milliseconds without a zoom after which everything is painted at the new scale. */
const REST = 130
/** More atlas pages than this: forget the pictures of figures long gone. */
const MOST_PAGES = 6

/** A figure in the hand: where it was taken, and the hex under the hand. */
export interface HexHand {
  readonly token: HexToken
  readonly grabbed: Hex
  readonly to: Hex | null
}

/** What a frame is drawn from. */
export interface HexFrame {
  readonly scene: HexScene
  readonly layout: HexLayout
  /** Levels by hex, for the rims. */
  readonly levels: ReadonlyMap<string, number>
  readonly camera: Camera
  readonly view: Extent
  readonly density: number
  readonly hand: HexHand | null
}

export class HexStage {
  private readonly canvas = document.createElement('canvas')
  private readonly root = new Container()
  private readonly layers = {
    ground: new KeyedLayer(),
    ways: new KeyedLayer(),
    pieces: new KeyedLayer(),
    marks: new KeyedLayer(),
    hand: new KeyedLayer()
  }
  private kit: Kit = { atlas: new Atlas(), theme: THEMES.dark, u: 0, density: 1 }
  private board: BoardRenderer | null = null
  private asked = 0
  private rest: ReturnType<typeof setTimeout> | null = null
  private destroyed = false
  private readonly onFonts = (): void => {
    this.forget()
    this.askFrame()
  }

  /** `frame` gives what is to be drawn, or null while there is nothing; `onReady` is called when the first frame can be. */
  constructor(
    private readonly box: HTMLElement,
    private readonly words: HexBoardWords,
    private readonly frame: () => HexFrame | null,
    onReady: () => void,
    onProblem: (message: string) => void
  ) {
    this.canvas.style.cssText = 'position:absolute;inset:0;display:block'
    this.root.addChild(...Object.values(this.layers).map(({ container }) => container))
    document.fonts.addEventListener('loadingdone', this.onFonts)
    startRenderer(this.canvas, { width: 1, height: 1 }, THEMES.dark.background, 'auto').then(
      (started) => {
        if (this.destroyed) {
          started.renderer.destroy({ removeView: true })
          return
        }
        this.board = started
        this.box.prepend(this.canvas)
        onReady()
      },
      (cause: unknown) => {
        if (!this.destroyed) onProblem(`The board cannot be drawn: this browser offers neither WebGL nor a 2D canvas (${String(cause)}).`)
      }
    )
  }

  /** Takes a size in CSS pixels and the screen's density. */
  resize(view: Extent, density: number): void {
    const pixels = { width: Math.max(1, Math.round(view.width * density)), height: Math.max(1, Math.round(view.height * density)) }
    this.canvas.style.width = `${pixels.width / density}px`
    this.canvas.style.height = `${pixels.height / density}px`
    this.board?.renderer.resize(pixels.width, pixels.height)
    // Drawn at once: a resized canvas is empty until then.
    this.draw()
  }

  /** The scale has changed: painted anew once it rests. */
  zoomed(): void {
    if (this.rest) clearTimeout(this.rest)
    this.rest = setTimeout(() => {
      this.rest = null
      this.askFrame()
    }, REST)
  }

  askFrame(): void {
    if (this.asked !== 0 || this.destroyed || !this.board) return
    this.asked = requestAnimationFrame(() => {
      this.asked = 0
      this.draw()
    })
  }

  destroy(): void {
    this.destroyed = true
    document.fonts.removeEventListener('loadingdone', this.onFonts)
    cancelAnimationFrame(this.asked)
    if (this.rest) clearTimeout(this.rest)
    this.forget()
    this.root.destroy({ children: true })
    this.board?.renderer.destroy()
  }

  private forget(): void {
    for (const layer of Object.values(this.layers)) layer.clear()
    this.kit.atlas.clear()
    this.kit = { ...this.kit, u: 0 }
  }

  private draw(): void {
    const frame = this.frame()
    if (!this.board || !frame || this.destroyed || frame.view.width === 0 || frame.view.height === 0) return
    const { scene, layout, levels, camera, view, density, hand } = frame
    const u = camera.scale * density
    const theme = THEMES[scene.theme]
    if (
      this.kit.u === 0 ||
      this.kit.theme !== theme ||
      this.kit.density !== density ||
      this.kit.letters !== scene.letters ||
      (this.rest === null && this.kit.u !== u) ||
      this.kit.atlas.pageCount > MOST_PAGES
    ) {
      this.forget()
      this.kit = { atlas: this.kit.atlas, theme, u, density, letters: scene.letters }
    }
    const { kit, layers } = this
    const [x, y] = [Math.round(camera.x * density), Math.round(camera.y * density)]
    const near: Region = { left: -x / u, top: -y / u, right: (view.width * density - x) / u, bottom: (view.height * density - y) / u }
    layers.ground.sync(groundItems(kit, scene, layout, levels, near))
    layers.ways.sync(wayItems(kit, scene, layout))
    layers.pieces.sync(pieceItems(kit, scene, layout, hand?.token.id ?? null))
    layers.marks.sync(markItems(kit, scene, layout, this.words))
    layers.hand.sync(handItems(kit, layout, hand))
    this.root.position.set(x, y)
    this.root.scale.set(u / kit.u)
    this.box.style.background = theme.background
    this.board.renderer.background.color = theme.background
    kit.atlas.flush()
    this.board.renderer.render(this.root)
  }
}

/** The figure in the hand over the hexes it would go to. */
function handItems(kit: Kit, layout: HexLayout, hand: HexHand | null): Item[] {
  if (!hand?.to) return []
  const { token, grabbed, to } = hand
  const hexes = token.hexes.map(([q, r]): Hex => [q + to[0] - grabbed[0], r + to[1] - grabbed[1]])
  return [
    {
      id: 'hand',
      hash: `${token.id} ${hexes.join(' ')}`,
      build: () => {
        const group = new Container()
        group.addChild(...hexes.map((hex) => frameSprite(kit, layout, hex, kit.theme.accent)), tokenSprite(kit, token, layout, hexes, true))
        return group
      }
    }
  ]
}
