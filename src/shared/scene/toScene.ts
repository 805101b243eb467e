/**
 * A position and its ruling as a picture, in plain data. It draws only what the ruling says and recomputes nothing:
 * without a ruling there are the map, the figures and no marks.
 */
import type { CaseTarget, ClixCase } from '../contract/case.ts'
import { squaresOf } from '../contract/caseSquares.ts'
import type { AttackRuling, LineVerdict, Ruling, XY } from '../contract/ruling.ts'
import { borderOf } from '../grid/border.ts'
import { sceneBoard } from './sceneBoard.ts'
import { marksOfKnockBack } from './sceneKnockBack.ts'
import { marksOfMove, marksOfReach } from './sceneMove.ts'
import { centreOf, marksOfLine } from './sceneLine.ts'
import { marksOfPlan } from './scenePlan.ts'
import { sceneTokens } from './sceneTokens.ts'
import type { BoardScene, Point, SceneMark } from './scene.ts'

/** What the person chose to see; no part of the position. */
export interface SceneView extends Pick<BoardScene, 'cursor' | 'theme' | 'squareNames' | 'reducedMotion'> {
  /** Squares pointed at in the reasons. */
  readonly highlighted?: readonly XY[]
  /** Which plan of a preparation is drawn; default: the first. */
  readonly plan?: number
}

/** The middle of a base: the mean of its squares' centres. */
function middleOf(squares: readonly XY[]): Point | null {
  if (squares.length === 0) return null
  const centres = squares.map(centreOf)
  const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length
  return [mean(0), mean(1)]
}

function pointOf(position: ClixCase, target: CaseTarget): Point | null {
  if (typeof target === 'string') {
    const figure = position.figures?.find(({ id }) => id === target)
    return figure ? middleOf(squaresOf(figure)) : null
  }
  if ('square' in target) return centreOf(target.square)
  if ('object' in target) {
    const object = position.objects?.find(({ id }) => id === target.object)
    return object ? centreOf(object.at) : null
  }
  const [a, b] = borderOf(target.wall)
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function aims(position: ClixCase, from: string, targets: readonly CaseTarget[], verdict: LineVerdict | null): SceneMark[] {
  const start = pointOf(position, from)
  return targets.flatMap((target): SceneMark[] => {
    const end = pointOf(position, target)
    if (!start || !end || (start[0] === end[0] && start[1] === end[1])) return []
    return [{ kind: 'aim', from: start, to: end, verdict }]
  })
}

/** The line to each target that needed one, as the ruling has it; an aim line to the others. */
function attackLines(position: ClixCase, from: string, targets: readonly CaseTarget[], ruling: AttackRuling): SceneMark[] {
  return targets.flatMap((target) => {
    const line = typeof target === 'string' ? ruling.lines?.[target] : undefined
    return line ? marksOfLine(line) : aims(position, from, [target], null)
  })
}

/** A target that is no figure stands out on its square or wall. */
function targetMarks(position: ClixCase, targets: readonly CaseTarget[]): SceneMark[] {
  return targets.flatMap((target): SceneMark[] => {
    if (typeof target === 'string') return []
    if ('wall' in target) return [{ kind: 'target', at: target.wall, wall: true }]
    if ('square' in target) return [{ kind: 'target', at: [target.square], wall: false }]
    const object = position.objects?.find(({ id }) => id === target.object)
    return object ? [{ kind: 'target', at: [object.at], wall: false }] : []
  })
}

function marksOf(position: ClixCase, ruling: Ruling, plan: number): SceneMark[] {
  const ask = position.ask
  switch (ruling.kind) {
    case 'line-of-fire':
      return marksOfLine(ruling)
    case 'can-target':
      if (ask.kind !== 'can-target') return []
      return [
        ...targetMarks(position, [ask.to]),
        ...(ruling.line ? marksOfLine(ruling.line) : aims(position, ask.from, [ask.to], ruling.lineOfFire))
      ]
    case 'preparation':
      return ask.kind === 'preparation' ? marksOfPlan(position, ask.from, ruling, plan) : []
    case 'odds':
      if (ask.kind !== 'odds') return []
      return ruling.line ? marksOfLine(ruling.line) : aims(position, ask.from, [ask.to], null)
    case 'targets':
      return ask.kind === 'targets' ? aims(position, ask.from, ruling.legal, null) : []
    case 'attack':
      return ask.kind === 'attack'
        ? [
            ...targetMarks(position, ask.targets),
            ...attackLines(position, ask.from, ask.targets, ruling),
            ...marksOfKnockBack(position, ruling)
          ]
        : []
    case 'knock-back':
      return marksOfKnockBack(position, ruling)
    case 'value': {
      const attacker = ask.kind === 'value' ? ask.against?.from : undefined
      return ask.kind === 'value' && attacker !== undefined ? aims(position, attacker, [ask.figure], null) : []
    }
    case 'move':
      return ask.kind === 'move' ? marksOfMove(position, ask, ruling) : []
    case 'reach':
      return marksOfReach(position, ruling)
    case 'damage':
    case 'break-away':
    case 'timeline':
      return []
  }
}

/** What the board shows for a case, its ruling (null while there is none) and the person's view. */
export function toScene(position: ClixCase, ruling: Ruling | null, view: SceneView): BoardScene {
  return {
    board: sceneBoard(position),
    tokens: sceneTokens(position, ruling, view.plan),
    objects: (position.objects ?? []).map(({ id, kind, at }) => ({ id, kind, at })),
    marks: [
      ...(ruling ? marksOf(position, ruling, view.plan ?? 0) : []),
      ...(view.highlighted?.length ? [{ kind: 'highlight', squares: view.highlighted } as const] : [])
    ],
    cursor: view.cursor,
    theme: view.theme,
    squareNames: view.squareNames,
    reducedMotion: view.reducedMotion
  }
}
