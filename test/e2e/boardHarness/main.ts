/** A page with nothing but the board, for tests in a real browser: they drive it through `window.harness`. */
import { createBoardView, type BoardView } from '../../../src/renderer/board/square/boardView.ts'
import { toScene } from '../../../src/renderer/model/question/toScene.ts'
import type { SceneView } from '../../../src/shared/scene/sceneOf.ts'
import type { ClixCase } from '../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../src/shared/contract/ruling.ts'
import type { BoardIntent } from '../../../src/shared/scene/scene.ts'
import { SAMPLES, type SampleName } from './samples.ts'

export interface Harness {
  readonly view: BoardView
  readonly intents: BoardIntent[]
  readonly createBoardView: typeof createBoardView
  show(sample: SampleName, view?: Partial<SceneView>): void
  showCase(position: ClixCase, ruling: Ruling | null, view?: Partial<SceneView>): void
}

const RENDERERS = ['auto', 'webgl', 'canvas'] as const
const intents: BoardIntent[] = []
const parameters = new URLSearchParams(location.search)
const host = document.getElementById('host')!
const view = createBoardView(host, {
  onIntent: (intent) => intents.push(intent),
  renderer: RENDERERS.find((choice) => choice === parameters.get('renderer')) ?? 'auto'
})
const harness: Harness = {
  view,
  intents,
  createBoardView,
  show(sample, more) {
    const { position, ruling } = SAMPLES[sample]()
    harness.showCase(position, ruling, more)
  },
  showCase(position, ruling, more) {
    view.show(toScene(position, ruling, { cursor: null, theme: 'dark', squareNames: false, reducedMotion: false, ...more }))
  }
}
declare global {
  interface Window {
    harness: Harness
  }
}
window.harness = harness
