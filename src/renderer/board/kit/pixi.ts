/**
 * The renderer: WebGL where a graphics card draws it, else canvas; no ticker, no events of Pixi's own, no shader made by `eval`.
 * Its units are device pixels, so that what is painted at rest lands on the screen one to one.
 */
import { AbstractRenderer, autoDetectRenderer, RendererType, Ticker, type Renderer, type WebGLRenderer } from 'pixi.js'

/** `auto`: WebGL where a graphics card draws it, else canvas, which is several times faster than WebGL in software. */
export type RendererChoice = 'auto' | 'webgl' | 'canvas'

export interface BoardRenderer {
  readonly renderer: Renderer
  readonly kind: 'webgl' | 'canvas'
  /** WebGL drawn by the processor: slow in other ways than a graphics card. */
  readonly software: boolean
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}

/** Whether a graphics card would draw WebGL here. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return false
  const software = isSoftware(gl)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !software
}

/** The page's policy allows no `eval`: Pixi asks for it only to make shaders, of which canvas has none. */
async function withoutEval(webgl: boolean): Promise<void> {
  if (webgl) await import('./noEval.ts')
  else Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined })
}

/** Starts a renderer on a canvas of this size in device pixels. */
export async function startRenderer(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
  background: string,
  choice: RendererChoice
): Promise<BoardRenderer> {
  // Pixi's housekeeping ticker would wake the page sixty times a second while nothing happens.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  const webgl = choice === 'webgl' || (choice === 'auto' && hasGraphicsCard())
  await withoutEval(webgl)
  const renderer = await autoDetectRenderer({
    canvas,
    preference: webgl ? ['webgl', 'canvas'] : ['canvas'],
    skipExtensionImports: true,
    width: size.width,
    height: size.height,
    resolution: 1,
    autoDensity: false,
    antialias: false,
    background,
    powerPreference: 'low-power'
  })
  Ticker.system.stop()
  if ((renderer.type as RendererType) !== RendererType.WEBGL) return { renderer, kind: 'canvas', software: true }
  const software = isSoftware((renderer as WebGLRenderer).gl)
  // A wide texture switch in the shader is what makes software WebGL slow.
  if (software) renderer.limits.maxBatchableTextures = 2
  return { renderer, kind: 'webgl', software }
}
