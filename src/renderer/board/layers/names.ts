/**
 * Square names along the map's edges: letters and numbers that stay in sight while the map is moved beneath them. While it rests, the names
 * of an edge are one picture: there may be hundreds, and each frame would draw them one by one.
 */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import { squareNamer } from '../kit/turnScene.ts'
import { spriteOf, type Kit } from '../kit/kit.ts'
import { drawCentred } from '../kit/text.ts'
import { GUTTER } from '../kit/camera.ts'
import { letterDensity } from '../kit/look.ts'
import { isInView, isNamed } from './namedSquares.ts'

const TEXT = 12

/** At the top and the left the names stay in sight, over the squares and what stands there, each on a plate of its own. */
export const OVER = ['top', 'left'] as const
/** The others stand beside the map only, below what reaches over its rim: the name of a figure in the last row. */
export const BESIDE = ['bottom', 'right'] as const
type Side = (typeof OVER | typeof BESIDE)[number]
/** CSS pixels from the map to the middle of the names below it: the name of a figure has room between them. */
const BELOW = GUTTER - 7

interface Label {
  readonly sprite: Sprite
  /** Middle of its column or row, in squares. */
  readonly middle: number
  readonly side: Side
  readonly every: number
}

export class NamesLayer {
  readonly container = new Container()
  private readonly single = new Container()
  private readonly strips = new Container()
  private labels: Label[] = []
  /** What the labels were put along last. */
  private placed = ''
  private size = { columns: 0, rows: 0 }
  /** How much larger than usual the letters are that the labels were made with. */
  private letters = 1

  constructor(private readonly sides: typeof OVER | typeof BESIDE) {
    this.container.addChild(this.single, this.strips)
  }

  /** Makes the labels anew: after another map, scale or theme. */
  build(kit: Kit, board: SceneBoard): void {
    const { columns, rows } = board
    const nameOf = squareNamer(board)
    this.clear()
    this.size = { columns, rows }
    const letter = letterDensity(kit)
    this.letters = kit.letters ?? 1
    const add = (text: string, index: number, side: Side): void => {
      const width = Math.ceil(TEXT * 0.78 * Math.max(2, text.length) * letter + 4 * kit.density)
      const height = Math.ceil(TEXT * 1.5 * letter)
      const sprite = spriteOf(
        kit,
        `name:${this.sides === OVER ? 'over' : 'beside'}:${text}`,
        { width, height, originX: Math.floor(width / 2), originY: Math.floor(height / 2) },
        (context) => {
          if (this.sides === OVER) {
            context.fillStyle = kit.theme.background
            context.globalAlpha = 0.88
            context.beginPath()
            context.roundRect(-width / 2, -height / 2, width, height, 4 * kit.density)
            context.fill()
            context.globalAlpha = 1
          }
          drawCentred(context, text, 0, 0, { size: TEXT * letter, colour: kit.theme.quiet, weight: 600 })
        },
        0,
        0
      )
      this.single.addChild(sprite)
      this.labels.push({ sprite, middle: index + 0.5, side, every: index })
    }
    const [across, upright] = this.sides
    for (let x = 0; x < columns; x++) add(nameOf.column(x), x, across)
    for (let y = 0; y < rows; y++) add(nameOf.row(y), y, upright)
  }

  /** Puts the labels along the map as the camera shows it (device pixels). */
  place(
    camera: { readonly x: number; readonly y: number; readonly u: number },
    view: { readonly width: number; readonly height: number },
    density: number
  ): void {
    const key = `${camera.x} ${camera.y} ${camera.u} ${view.width} ${view.height} ${density}`
    if (key === this.placed) {
      if (this.single.visible) this.joinLabels()
      return
    }
    this.placed = key
    this.takeApart()
    const gap = (GUTTER / 2) * density
    const { columns, rows } = this.size
    const edge = {
      top: Math.max(camera.y - gap, gap),
      bottom: camera.y + rows * camera.u + BELOW * density,
      left: Math.max(camera.x - gap, gap),
      right: camera.x + columns * camera.u + gap
    }
    const fits = {
      top: true,
      left: true,
      bottom: camera.y + rows * camera.u + 2 * gap <= view.height,
      right: camera.x + columns * camera.u + 2 * gap <= view.width
    }
    const [columnRoom, rowRoom] = [(columns > 26 ? 24 : 18) * density * this.letters, 18 * density * this.letters]
    for (const { sprite, middle, side, every } of this.labels) {
      const vertical = side === 'left' || side === 'right'
      const along = middle * camera.u + (vertical ? camera.y : camera.x)
      const due = vertical ? isNamed(every, rows, camera.u, rowRoom) : isNamed(every, columns, camera.u, columnRoom)
      sprite.visible =
        fits[side] && due && (vertical ? isInView(along, view.height, gap, fits.bottom) : isInView(along, view.width, gap, fits.right))
      if (!sprite.visible) continue
      sprite.position.set(Math.round(vertical ? edge[side] : along), Math.round(vertical ? along : edge[side]))
      sprite.anchor.set(0.5)
    }
  }

  clear(): void {
    this.takeApart()
    for (const child of this.single.removeChildren()) child.destroy()
    this.labels = []
    this.placed = ''
  }

  private takeApart(): void {
    for (const strip of this.strips.removeChildren()) strip.destroy({ texture: true, textureSource: true })
    this.single.visible = true
  }

  /** Makes one picture of the labels of each side. */
  private joinLabels(): void {
    for (const side of this.sides) {
      const sprites = this.labels.filter((label) => label.side === side && label.sprite.visible).map(({ sprite }) => sprite)
      if (sprites.length === 0) continue
      const strip = stripOf(sprites)
      // Names that cannot be joined are drawn one by one.
      if (!strip) {
        this.takeApart()
        return
      }
      this.strips.addChild(strip)
    }
    this.single.visible = false
  }
}

/** One sprite that shows what these of the atlas show, which are neither turned nor scaled; null: no canvas is left. */
function stripOf(sprites: readonly Sprite[]): Sprite | null {
  const boxes = sprites.map(({ anchor, position, texture }) => ({
    texture,
    x: position.x - anchor.x * texture.width,
    y: position.y - anchor.y * texture.height
  }))
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)))
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(Math.max(...boxes.map(({ texture, x }) => x + texture.width))) - left
  canvas.height = Math.ceil(Math.max(...boxes.map(({ texture, y }) => y + texture.height))) - top
  const context = canvas.getContext('2d')
  if (!context) return null
  for (const { texture, x, y } of boxes) {
    const { frame, source } = texture
    const { width, height } = frame
    context.drawImage(source.resource as HTMLCanvasElement, frame.x, frame.y, width, height, x - left, y - top, width, height)
  }
  const strip = new Sprite(new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1, autoGarbageCollect: false }) }))
  strip.position.set(left, top)
  return strip
}
