/** A Descent attack as a picture for the board of squares: it draws what the ruling says and recomputes nothing. */
import type { ClixCase, SquareXY } from '../../contract/case.ts'
import type { BlockerMark, BoardScene, Point, SceneMark, SceneToken } from '../../scene/scene.ts'
import { sceneBoard } from '../../scene/sceneBoard.ts'
import { sceneTokens } from '../../scene/sceneTokens.ts'
import type { DescentCase } from './case.ts'
import type { DescentRuling } from './ruling.ts'

export interface DescentView extends Pick<BoardScene, 'cursor' | 'theme' | 'squareNames' | 'letters' | 'reducedMotion'> {
  readonly highlighted: readonly SquareXY[]
}

/** Map and figures are those of every case; the question is another. */
const asBoard = ({ map, figures = [] }: DescentCase): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'descent-2e',
  ...(map && { map }),
  figures,
  ask: { kind: 'targets', from: '', with: '' }
})

function middle(at: readonly SquareXY[]): Point {
  const mean = (axis: 0 | 1): number => at.reduce((sum, space) => sum + space[axis] + 0.5, 0) / at.length
  return [mean(0), mean(1)]
}

function marksOf({ ask }: DescentCase, ruling: DescentRuling | null): SceneMark[] {
  const space = ask.kind === 'descent-reroll' ? undefined : ask.space
  const target: SceneMark[] = space ? [{ kind: 'target', at: [space], wall: false }] : []
  if (ruling?.kind !== 'descent-attack') return target
  const verdict = ruling.blockedBy.length > 0 ? 'blocked' : 'clear'
  return [
    ...target,
    ...(ruling.line
      ? [
          {
            kind: 'line',
            from: ruling.line[0],
            to: ruling.line[1],
            verdict,
            parts: [{ from: ruling.line[0], to: ruling.line[1], state: verdict }]
          } as const
        ]
      : []),
    ...ruling.blockedBy.map(({ kind, at, figure }, index): BlockerMark => ({
      kind: 'blocker',
      number: index + 1,
      blocker: kind,
      at,
      point: middle(at),
      figure: figure ?? null
    }))
  ]
}

function tokensOf(question: DescentCase, ruling: DescentRuling | null): SceneToken[] {
  const { ask } = question
  const [x, y] = (ask.kind === 'descent-reroll' ? undefined : ask.space) ?? [-1, -1]
  const attacker = ask.kind === 'descent-reroll' ? undefined : ask.attacker
  const attack = ruling?.kind === 'descent-attack' ? ruling : null
  return sceneTokens(asBoard(question), null).map((token) => ({
    ...token,
    click: null,
    role: token.id === attacker ? 'attacker' : token.squares.some((square) => square[0] === x && square[1] === y) ? 'target' : null,
    blocker: attack ? attack.blockedBy.findIndex(({ figure }) => figure === token.id) + 1 || null : null,
    damage: attack?.verdict === 'hit' ? (attack.damage[token.id] ?? null) : null
  }))
}

/** What the board shows for a question and its ruling (null while there is none). */
export function toDescentScene(question: DescentCase, ruling: DescentRuling | null, { highlighted, ...view }: DescentView): BoardScene {
  return {
    board: sceneBoard(asBoard(question)),
    tokens: tokensOf(question, ruling),
    objects: [],
    marks: [...marksOf(question, ruling), ...(highlighted.length > 0 ? [{ kind: 'highlight', squares: highlighted } as const] : [])],
    ...view
  }
}
