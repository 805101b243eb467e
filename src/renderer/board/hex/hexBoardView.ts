/**
 * The board of hexes: shows a scene, reports what hands do on it in hexes. It draws only when something changed and
 * holds no opinion about the game.
 */
import { Container } from 'pixi.js'
import type { Point } from '../../../shared/explain/scene.ts'
import type { Hex } from '../../../shared/systems/heroscape/case.ts'
import type { HexScene, HexToken } from '../../../shared/systems/heroscape/hexScene.ts'
import { Atlas } from '../atlas.ts'
import { centreOn, fitCamera, frameCamera, keepInReach, panBy, scaleLimits, toScreen, toWorld, zoomAt, type Camera, type Extent } from '../camera.ts'
import { listenToGestures } from '../gestures.ts'
import type { Kit } from '../kit.ts'
import { KeyedLayer } from '../layers/keyedLayer.ts'
import type { Region } from '../paint/look.ts'
import { startRenderer, type BoardRenderer } from '../pixi.ts'
import { THEMES } from '../theme.ts'
import { layoutOf, type HexLayout } from './geometry.ts'
import { frameSprite, groundItems, levelsOf, markItems, pieceItems, tokenSprite, wayItems, type HexBoardWords } from './hexLayers.ts'

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

/** Milliseconds without a zoom after which everything is painted at the new scale. */
const REST = 130
const MOST_PAGES = 6
/** CSS pixels per hex beyond which the whole map is not blown up. */
const LARGEST_FIT = 96

interface Held {
  readonly token: HexToken
  readonly grabbed: Hex
  to: Hex | null
}

export function createHexBoardView(host: HTMLElement, { words, onIntent, onProblem }: HexBoardOptions): HexBoardView {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none'
  host.append(box)
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;display:block'

  const root = new Container()
  const layers = { ground: new KeyedLayer(), ways: new KeyedLayer(), pieces: new KeyedLayer(), marks: new KeyedLayer(), hand: new KeyedLayer() }
  root.addChild(...Object.values(layers).map(({ container }) => container))

  let kit: Kit = { atlas: new Atlas(), theme: THEMES.dark, u: 0, density: 1 }
  let board: BoardRenderer | null = null
  let scene: HexScene | null = null
  let layout: HexLayout = layoutOf([[0, 0, 0]])
  let levels: ReadonlyMap<string, number> = new Map()
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let view: Extent = { width: 0, height: 0 }
  let density = 1
  let fitted = true
  let held: Held | null = null
  let hovered = ''
  let asked = 0
  let rest: ReturnType<typeof setTimeout> | null = null
  let destroyed = false

  const forget = (): void => {
    for (const layer of Object.values(layers)) layer.clear()
    kit.atlas.clear()
    kit = { ...kit, u: 0 }
  }

  const askFrame = (): void => {
    if (asked !== 0 || destroyed || !board) return
    asked = requestAnimationFrame(() => { asked = 0; draw() })
  }

  function draw(): void {
    if (!board || !scene || destroyed || view.width === 0 || view.height === 0) return
    const u = camera.scale * density
    const theme = THEMES[scene.theme]
    const resting = rest === null
    if (kit.u === 0 || kit.theme !== theme || kit.density !== density || (resting && kit.u !== u) || kit.atlas.pageCount > MOST_PAGES) {
      forget()
      kit = { atlas: kit.atlas, theme, u, density }
    }
    const [x, y] = [Math.round(camera.x * density), Math.round(camera.y * density)]
    const near: Region = { left: -x / u, top: -y / u, right: (view.width * density - x) / u, bottom: (view.height * density - y) / u }
    layers.ground.sync(groundItems(kit, scene, layout, levels, near))
    layers.ways.sync(wayItems(kit, scene, layout))
    layers.pieces.sync(pieceItems(kit, scene, layout, held?.token.id ?? null))
    layers.marks.sync(markItems(kit, scene, layout, words))
    layers.hand.sync(handItems())
    root.position.set(x, y)
    root.scale.set(u / kit.u)
    box.style.background = theme.background
    board.renderer.background.color = theme.background
    kit.atlas.flush()
    board.renderer.render(root)
  }

  /** The figure in the hand over the hexes it would go to. */
  function handItems(): Parameters<KeyedLayer['sync']>[0] {
    const hand = held
    const to = hand?.to
    if (!hand || !to) return []
    const { token, grabbed } = hand
    const hexes = token.hexes.map(([q, r]): Hex => [q + to[0] - grabbed[0], r + to[1] - grabbed[1]])
    return [{
      id: 'hand', hash: `${token.id} ${hexes.join(' ')}`,
      build: () => {
        const group = new Container()
        group.addChild(...hexes.map((hex) => frameSprite(kit, layout, hex, kit.theme.accent)), tokenSprite(kit, token, layout, hexes, true))
        return group
      }
    }]
  }

  const extent = (): Extent => ({ width: layout.width, height: layout.height })
  const limits = (): { min: number; max: number } => scaleLimits(extent(), view)
  const moveCamera = (next: Camera, fits = false): void => {
    const zoomed = next.scale !== camera.scale
    camera = fits ? next : keepInReach(next, extent(), view)
    fitted = fits
    if (zoomed) {
      if (rest) clearTimeout(rest)
      rest = setTimeout(() => { rest = null; askFrame() }, REST)
    }
    askFrame()
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
      held = { token, grabbed: at, to: null }
      box.style.cursor = 'grabbing'
      askFrame()
      return true
    },
    dragTo(point) {
      if (!held) return
      held.to = hexAt(point)
      askFrame()
    },
    drop(point) {
      const hand = held
      held = null
      box.style.cursor = 'default'
      askFrame()
      const to = hand && point ? hexAt(point) : null
      const own = hand?.token.hexes[0]
      if (!hand || !to || !own || to.join() === hand.grabbed.join()) return
      onIntent({ do: 'move', figure: hand.token.id, to: [own[0] + to[0] - hand.grabbed[0], own[1] + to[1] - hand.grabbed[1]] })
    },
    carryOver: () => { /* nothing is dragged in from outside */ },
    carryDrop: () => { /* nothing is dragged in from outside */ }
  })

  const resize = (): void => {
    const rect = box.getBoundingClientRect()
    const next = { width: rect.width, height: rect.height }
    const nextDensity = window.devicePixelRatio || 1
    if (next.width === view.width && next.height === view.height && nextDensity === density) return
    const middle = toWorld(camera, [view.width / 2, view.height / 2])
    view = next
    density = nextDensity
    const pixels = { width: Math.max(1, Math.round(view.width * density)), height: Math.max(1, Math.round(view.height * density)) }
    canvas.style.width = `${pixels.width / density}px`
    canvas.style.height = `${pixels.height / density}px`
    board?.renderer.resize(pixels.width, pixels.height)
    if (!scene || view.width === 0) return
    if (fitted) zoomFit()
    else moveCamera(centreOn(camera, middle, view))
    draw()
  }
  const observer = new ResizeObserver(resize)
  observer.observe(box)
  const onFonts = (): void => { forget(); askFrame() }
  document.fonts.addEventListener('loadingdone', onFonts)

  startRenderer(canvas, { width: 1, height: 1 }, THEMES.dark.background, 'auto').then((started) => {
    if (destroyed) {
      started.renderer.destroy({ removeView: true })
      return
    }
    board = started
    box.prepend(canvas)
    view = { width: 0, height: 0 }
    resize()
  }, (cause: unknown) => {
    if (!destroyed) onProblem(`The board cannot be drawn: this browser offers neither WebGL nor a 2D canvas (${String(cause)}).`)
  })

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
      if (held && !next.tokens.some(({ id }) => id === held?.token.id)) held = null
      askFrame()
    },
    zoomFit,
    zoomBy: (factor) => moveCamera(zoomAt(camera, factor, [view.width / 2, view.height / 2], limits())),
    zoomTo(hexes) {
      if (hexes.length > 0 && view.width > 0) moveCamera(frameCamera(hexes.map((hex) => layout.centre(hex)), view, limits().max))
    },
    setGestures: (on) => gestures.setOn(on),
    screenOf: (hex) => toScreen(camera, layout.centre(hex)),
    destroy() {
      destroyed = true
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', onFonts)
      cancelAnimationFrame(asked)
      if (rest) clearTimeout(rest)
      gestures.destroy()
      forget()
      root.destroy({ children: true })
      board?.renderer.destroy()
      box.remove()
    }
  }
}
