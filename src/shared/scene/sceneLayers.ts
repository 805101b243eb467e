/** The same scene with some of its layers left away: only what is shown changes, never what is ruled. */
import type { BoardScene, Layer, SceneBoard, SceneSquare } from './scene.ts'

function squareWithout(square: SceneSquare, hidden: ReadonlySet<Layer>): SceneSquare {
  const kinds = square.kinds.filter((kind) => !hidden.has(kind))
  return {
    ...square,
    kinds,
    special: kinds.includes('special') ? square.special : null,
    specialLetter: kinds.includes('special') ? square.specialLetter : null,
    level: hidden.has('elevation') ? 1 : square.level,
    indoor: square.indoor && !hidden.has('indoor'),
    starting: hidden.has('starting') ? null : square.starting
  }
}

const isPlain = ({ kinds, level, indoor, starting }: SceneSquare): boolean =>
  kinds.length === 0 && level === 1 && !indoor && starting === null

const GROUND: readonly Layer[] = ['hindering', 'blocking', 'water', 'special', 'walls', 'elevation', 'indoor', 'starting']

function boardWithout(board: SceneBoard, hidden: ReadonlySet<Layer>): SceneBoard {
  const changed = GROUND.filter((layer) => hidden.has(layer))
  if (changed.length === 0) return board
  const walls = hidden.has('walls')
  return {
    ...board,
    key: `${board.key} without ${changed.join()}`,
    squares: board.squares.map((square) => squareWithout(square, hidden)).filter((square) => !isPlain(square)),
    walls: walls ? [] : board.walls,
    barriers: walls ? [] : board.barriers,
    ...(board.stairs && { stairs: hidden.has('elevation') ? [] : board.stairs })
  }
}

let last: { readonly board: SceneBoard; readonly hidden: string; readonly shown: SceneBoard } | null = null

/** The scene without the hidden layers; the very same one where nothing is hidden. */
export function withoutLayers(scene: BoardScene, layers: readonly Layer[]): BoardScene {
  if (layers.length === 0) return scene
  const hidden = new Set(layers)
  const key = [...hidden].sort().join()
  // The board is worked out once for each map and choice, not with every mark.
  if (last?.board !== scene.board || last.hidden !== key)
    last = { board: scene.board, hidden: key, shown: boardWithout(scene.board, hidden) }
  return {
    ...scene,
    board: last.shown,
    objects: hidden.has('objects') ? [] : scene.objects,
    tokens: hidden.has('labels') ? scene.tokens.map((token) => ({ ...token, name: '' })) : scene.tokens,
    marks: hidden.has('overlay') ? [] : scene.marks
  }
}
