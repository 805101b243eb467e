/** A line of fire while one draws: ruled by the engine, as the table would rule it with nobody in the way; and pinning it. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { sameSquare } from '../../../shared/contract/caseSquares.ts'
import { Ground } from '../../../shared/mapCheck/ground.ts'
import { freePinId, pinOfCase } from '../../../shared/mapCheck/pins.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { SceneMark } from '../../../shared/scene/scene.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import type { TableRules } from '../../model/library/ownEditions.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { toScene } from '../../model/question/toScene.ts'
import { answerAtOnce } from '../../model/table/answer/derive.ts'

export interface AskedLine {
  readonly case: ClixCase
  readonly ruling: Ruling
  readonly marks: readonly SceneMark[]
}

const VIEW = { cursor: null, theme: 'dark', squareNames: false, reducedMotion: true } as const

/** The ruling on the line in the hand; null: there is none, or it cannot be ruled on. */
export function lineAsked(room: MapRoom, rules: TableRules): AskedLine | null {
  const { line } = room.hand
  if (!line || sameSquare(line.from, line.to)) return null
  const { map, specialTerrain } = room.document
  const value: ClixCase = {
    format: 'clixcase/1',
    ...rules,
    map,
    ...(specialTerrain.length > 0 && { specialTerrain }),
    figures: [],
    ask: { kind: 'line-of-fire', from: line.from, to: line.to }
  }
  const answer = answerAtOnce(value)
  return answer.state === 'ruled' ? { case: value, ruling: answer.ruling, marks: toScene(value, answer.ruling, VIEW).marks } : null
}

/** Of the plain figure whose way is asked about. */
const PLAIN_SPEED = 8

/** The squares in which a plain figure of speed 8 can end one move from the square that is asked about; null: none is, or nobody can stand there. */
export function reachAsked({ hand: { reach }, document }: MapRoom, rules: TableRules): readonly SquareXY[] | null {
  if (!reach) return null
  const laid = Ground.of(document, rules, PLAIN_SPEED)
  if (!laid.ok) return null
  const ground = laid.value
  const reached = ground.reachedInOneMove([ground.at(reach)])
  const squares = [...reached.keys()].filter((square) => reached[square] === 1).map((square) => ground.xy(square))
  return squares.length > 0 ? squares : null
}

/** Keeps the line with its verdict and the rule of its first reason: it is asked again after every change. */
export function pinLine(room: MapRoom, { case: value, ruling }: AskedLine): void {
  const { line } = room.hand
  if (!line) return
  const { document } = room
  const pins = document.pins ?? []
  const title = t.pins.title(formatSquareName(line.from), formatSquareName(line.to))
  const rest = pins.filter((pin) => JSON.stringify(pin.ask) !== JSON.stringify(value.ask))
  const id = freePinId(`line-${formatSquareName(line.from)}-${formatSquareName(line.to)}`.toLowerCase(), rest)
  room.change(t.steps.pin, { ...document, pins: [...rest, pinOfCase(value, ruling, { id, title })] })
}
