/**
 * What a frame of the board costs beside a plain canvas that draws the same position without any of the app: 24 x 36 squares on their side,
 * sixty figures that all stand somewhere else in each frame, all lines of a square that moves, tinted, and one line (`scripts/benchBoard.mjs`).
 */
import '../../../src/renderer/trusted.ts'
import { createBoardView } from '../../../src/renderer/board/square/boardView.ts'
import { toScene } from '../../../src/renderer/model/question/toScene.ts'
import { checkedCase } from '../../../src/shared/cases/common/checkedCase.ts'
import { Survey } from '../../../src/shared/cases/survey.ts'
import { answerCase } from '../../../src/shared/cases/answer.ts'
import type { ClixCase, SquareXY } from '../../../src/shared/contract/case.ts'
import type { BoardScene, LineMark, SightMark } from '../../../src/shared/scene/scene.ts'
import { crowdedCase } from '../boards.ts'

const SQUARE = 32
const SCENES = 60
const [COLUMNS, ROWS] = [36, 24]

/** The board of the other benches, lying on its side. */
function onItsSide(): ClixCase {
  const upright = crowdedCase(404, 60)
  const turned = ([x, y]: SquareXY): SquareXY => [y, x]
  const text = (rows: readonly string[] = []) =>
    Array.from({ length: ROWS }, (_, y) => Array.from({ length: COLUMNS }, (_, x) => rows[x]![y]).join(''))
  const map = upright.map!
  return {
    ...upright,
    map: {
      size: [COLUMNS, ROWS],
      terrain: text(map.terrain),
      level: text(map.level),
      walls: (map.walls ?? []).map(([a, b]) => [turned(a), turned(b)])
    },
    figures: (upright.figures ?? []).map((figure) => ({ ...figure, at: turned(figure.at!) }))
  }
}

/** One scene a frame, made before anything is measured: only the drawing is. */
function madeScenes(): readonly BoardScene[] {
  const start = onItsSide()
  const free: SquareXY[] = []
  for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) if (start.map!.terrain![y]![x] !== 'b') free.push([x, y])
  return Array.from({ length: SCENES }, (_, frame) => {
    const figures = (start.figures ?? []).map((figure, n) => ({ ...figure, at: free[(n * 13 + frame) % free.length]! }))
    const value: ClixCase = { ...start, figures }
    const checked = checkedCase(value)
    const scene = toScene(value, answerCase(checked), { cursor: null, theme: 'dark', squareNames: false, reducedMotion: true })
    const lines = new Survey(checked).lines('f0')
    if (!lines) throw new Error('There are no lines from the first figure.')
    const sight: SightMark = { kind: 'sight', ...lines, letters: { clear: '', hindered: 'H', blocked: 'X' } }
    return { ...scene, marks: [...scene.marks, sight] }
  })
}

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      done()
    })
  })

/** What draws one scene; the canvas is handed over at the end of the frame. */
type Draw = (scene: BoardScene) => void

const GROUND = { '.': '#2b2f36', h: '#2f4a2f', b: '#4a3728' } as const
const TINTS = { clear: 'rgba(48,209,88,.35)', hindered: 'rgba(255,214,10,.35)', blocked: 'rgba(255,69,58,.35)' } as const

function plainCanvas(host: HTMLElement, scenes: readonly BoardScene[]): Draw {
  const [ground, canvas] = [document.createElement('canvas'), document.createElement('canvas')]
  for (const one of [ground, canvas]) [one.width, one.height] = [COLUMNS * SQUARE, ROWS * SQUARE]
  host.append(canvas)
  const under = ground.getContext('2d')!
  const { board } = scenes[0]!
  const fill = (color: string, [x, y]: SquareXY) => {
    under.fillStyle = color
    under.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)
  }
  for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) fill(GROUND['.'], [x, y])
  for (const { at, kinds } of board.squares) if (kinds.length > 0) fill(kinds.includes('blocking') ? GROUND.b : GROUND.h, at)
  under.strokeStyle = '#555'
  for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) under.strokeRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)
  under.strokeStyle = '#fff'
  under.lineWidth = 4
  under.beginPath()
  for (const [[ax, ay], [bx]] of board.walls) {
    // A wall stands between two squares of a row or of a column.
    const beside = ax !== bx
    under.moveTo((ax + (beside ? 1 : 0)) * SQUARE, (ay + (beside ? 0 : 1)) * SQUARE)
    under.lineTo((ax + 1) * SQUARE, (ay + 1) * SQUARE)
  }
  under.stroke()
  const over = canvas.getContext('2d')!
  over.textAlign = 'center'
  over.textBaseline = 'middle'
  over.font = '12px sans-serif'
  return ({ marks, tokens }) => {
    over.drawImage(ground, 0, 0)
    const sight = marks.find((mark): mark is SightMark => mark.kind === 'sight')!
    for (const verdict of ['clear', 'hindered', 'blocked'] as const) {
      over.fillStyle = TINTS[verdict]
      for (const [x, y] of sight[verdict]) over.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)
    }
    for (const { squares, label, sideIndex } of tokens) {
      const [x, y] = [(squares[0]![0] + 0.5) * SQUARE, (squares[0]![1] + 0.5) * SQUARE]
      over.fillStyle = sideIndex === 0 ? '#b03030' : '#3060b0'
      over.beginPath()
      over.arc(x, y, 14, 0, 7)
      over.fill()
      over.fillStyle = '#fff'
      over.fillText(label, x, y)
    }
    const line = marks.find((mark): mark is LineMark => mark.kind === 'line')!
    over.strokeStyle = '#0a84ff'
    over.lineWidth = 3
    over.beginPath()
    over.moveTo(line.from[0] * SQUARE, line.from[1] * SQUARE)
    over.lineTo(line.to[0] * SQUARE, line.to[1] * SQUARE)
    over.stroke()
  }
}

async function ourBoard(host: HTMLElement, scenes: readonly BoardScene[]): Promise<Draw> {
  const view = createBoardView(host, { onIntent: () => undefined, renderer: 'canvas' })
  view.show(scenes[0]!)
  await view.ready
  view.zoomFit()
  return (scene) => {
    view.show(scene)
  }
}

const host = document.getElementById('host')!
const scenes = madeScenes()
const makers = { ours: ourBoard, plain: plainCanvas }
let draw: Draw = () => undefined

/** Driven from outside, which reads what the page has cost before and after. */
const frames = {
  async make(which: keyof typeof makers): Promise<void> {
    draw = await makers[which](host, scenes)
  },
  async run(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame++) {
      draw(scenes[frame % SCENES]!)
      await nextFrame()
    }
    await nextFrame()
  }
}
export type Frames = typeof frames
Object.assign(globalThis, { frames })
