/**
 * One or a few textures that hold every small picture of the board, painted with Canvas 2D at the very size at which
 * they are shown: crisp at any zoom and pixel density, and the whole board is drawn in a handful of calls.
 */
import { CanvasSource, Rectangle, Texture } from 'pixi.js'

export type Paint = (context: CanvasRenderingContext2D) => void

/** A picture and where its origin lies, as the sprite's anchor. */
export interface Face {
  readonly texture: Texture
  readonly anchorX: number
  readonly anchorY: number
  readonly width: number
  readonly height: number
}

/** Size of a picture in device pixels, and its origin within it. */
export interface FaceBox {
  readonly width: number
  readonly height: number
  readonly originX: number
  readonly originY: number
}

interface Page {
  readonly source: CanvasSource
  readonly context: CanvasRenderingContext2D
  readonly size: number
  shelfY: number
  shelfHeight: number
  x: number
}

const FIRST_PAGE = 1024
const NEXT_PAGE = 2048
/** Free pixels around each picture, so that smooth scaling never takes up a neighbour. */
const GAP = 3

export class Atlas {
  private pages: Page[] = []
  private faces = new Map<string, Face>()
  private changed = new Set<Page>()

  /** Number of pages: each is one texture. */
  get pageCount(): number {
    return this.pages.length
  }

  /** The picture under this key; `paint` is called once, with the origin of `box` at (0, 0). */
  face(key: string, box: FaceBox, paint: Paint): Face {
    const known = this.faces.get(key)
    if (known) return known
    const width = Math.ceil(box.width)
    const height = Math.ceil(box.height)
    const { page, x, y } = this.place(width, height)
    const { context } = page
    context.save()
    context.translate(x + box.originX, y + box.originY)
    paint(context)
    context.restore()
    this.changed.add(page)
    const face: Face = {
      texture: new Texture({ source: page.source, frame: new Rectangle(x, y, width, height) }),
      anchorX: box.originX / width,
      anchorY: box.originY / height,
      width,
      height
    }
    this.faces.set(key, face)
    return face
  }

  /** Hands new pictures to the renderer; call before drawing. */
  flush(): void {
    for (const page of this.changed) page.source.update()
    this.changed.clear()
  }

  /** Forgets every picture. Sprites that still show one must be given a new one or be removed first. */
  clear(): void {
    for (const face of this.faces.values()) face.texture.destroy(false)
    for (const page of this.pages) page.source.destroy()
    this.faces.clear()
    this.pages = []
    this.changed.clear()
  }

  private place(width: number, height: number): { page: Page; x: number; y: number } {
    const last = this.pages.at(-1)
    if (last) {
      const spot = fitInto(last, width, height)
      if (spot) return { page: last, ...spot }
    }
    const wanted = Math.max(width, height) + 2 * GAP
    const page = newPage(Math.max(this.pages.length === 0 ? FIRST_PAGE : NEXT_PAGE, wanted))
    this.pages.push(page)
    return { page, ...fitInto(page, width, height)! }
  }
}

function newPage(size: number): Page {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2D canvas.')
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false })
  return { source, context, size, shelfY: GAP, shelfHeight: 0, x: GAP }
}

/** Shelf packing: left to right, then a new shelf below the highest picture. */
function fitInto(page: Page, width: number, height: number): { x: number; y: number } | null {
  if (page.x + width + GAP > page.size) {
    page.shelfY += page.shelfHeight + GAP
    page.shelfHeight = 0
    page.x = GAP
  }
  if (page.x + width + GAP > page.size || page.shelfY + height + GAP > page.size) return null
  const spot = { x: page.x, y: page.shelfY }
  page.x += width + GAP
  page.shelfHeight = Math.max(page.shelfHeight, height)
  return spot
}
