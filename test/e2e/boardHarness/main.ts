/** A page with nothing but the board, for tests in a real browser: they drive it through `window.harness`. */
import { createBoardView, type BoardView } from '../../../src/renderer/board/square/boardView.ts'
import { toScene } from '../../../src/renderer/model/question/toScene.ts'
import type { SceneView } from '../../../src/shared/scene/sceneOf.ts'
import type { ClixCase, Segment, SquareXY } from '../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../src/shared/contract/ruling.ts'
import type { BoardIntent } from '../../../src/shared/scene/scene.ts'
import { SAMPLES, type SampleName } from './samples.ts'

export interface Harness {
  readonly view: BoardView
  readonly intents: BoardIntent[]
  readonly createBoardView: typeof createBoardView
  show(sample: SampleName, view?: Partial<SceneView>): void
  /** A sample with lines to all squares, whose verdicts are made up; each number gives others. `walled`: with a wall of its own below that square. */
  showLines(sample: SampleName, made: number, walled?: SquareXY): void
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
  showLines(sample, made, walled) {
    const { position, ruling } = SAMPLES[sample]()
    const walls: Segment[] = [...(position.map?.walls ?? [])]
    if (walled) walls.push([walled, [walled[0], walled[1] + 1]])
    const drawn = { ...position, map: { ...position.map!, walls } }
    const scene = toScene(drawn, ruling, { cursor: null, theme: 'dark', squareNames: false, reducedMotion: false })
    const squares = { clear: [], hindered: [], blocked: [] } as Record<'clear' | 'hindered' | 'blocked', SquareXY[]>
    for (let y = 0; y < scene.board.rows; y++)
      for (let x = 0; x < scene.board.columns; x++) {
        // A square in five has none.
        const verdict = (['clear', 'hindered', 'blocked', 'blocked', null] as const)[(x * 3 + y * 7 + made * (x + 2)) % 5]
        if (verdict) squares[verdict].push([x, y])
      }
    view.show({ ...scene, marks: [...scene.marks, { kind: 'sight', ...squares, letters: { clear: '', hindered: 'H', blocked: 'X' } }] })
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
