/** Everything about one square, in words: terrain, level, edges, special rules and why they apply, who is there, how far. */
import { sideInside } from '../../model/board/legendName.ts'
import type { ClixCase, Segment, SquareXY } from '../../../shared/contract/case.ts'
import { boardOf } from '../../model/board/boardOf.ts'
import { keyOfTerrain } from '../../../shared/reference/ruleKeys.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts, ruleText, shippedText, texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { figureName, sideOf } from '../../model/table/position/caseEdit.ts'
import { sameSquare, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { boardSize } from '../../model/table/figures/footprints.ts'
import { decidingReason, reasonText } from '../../model/ruling/readRuling.ts'
import { endName } from '../../model/table/sentence/title.ts'
import { linesEnd, noteOn, surveyOf, type SquareNote } from './boardSurvey.ts'
import { objectName } from '../../model/table/position/objectName.ts'

export interface Inspected {
  readonly square: string
  /** Terrain kinds, level, indoors or out, starting area: a few words each. */
  readonly ground: readonly string[]
  readonly edges: readonly string[]
  readonly specials: readonly { readonly name: string; readonly why: string; readonly text: string; readonly rule: string | null }[]
  readonly figures: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  readonly objects: readonly string[]
  /** From the question's first end: the distance and the line, where there is one and it is elsewhere. */
  readonly from: { readonly who: string; readonly distance: string; readonly line: string | null; readonly rule: string | null } | null
  /** What the question or a tool says of it. */
  readonly note: SquareNote | null
}

const words = boardTexts.inspect
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0]
] as const

const joins = (segments: readonly Segment[] | undefined, a: SquareXY, b: SquareXY): boolean =>
  segments?.some(([p, q]) => (sameSquare(p, a) && sameSquare(q, b)) || (sameSquare(p, b) && sameSquare(q, a))) ?? false

function groundOf(value: ClixCase, [x, y]: SquareXY): { readonly words: readonly string[]; readonly level: number } {
  const square = boardOf(value).squares.find(({ at }) => sameSquare(at, [x, y]))
  const kinds = square?.kinds ?? []
  const level = square?.level ?? 1
  return {
    level,
    words: [
      ...(kinds.length === 0
        ? [words.clear]
        : kinds.map((kind) => (kind === 'special' ? (square?.special ?? boardTexts.layers.special) : boardTexts.layers[kind]))),
      words.level(level),
      square?.indoor ? words.indoor : words.outdoor,
      ...(square?.starting ? [words.starting(sideInside(square.starting))] : [])
    ]
  }
}

function edgesOf(value: ClixCase, at: SquareXY, level: number): readonly string[] {
  const { map } = value
  const [columns, rows] = boardSize(value)
  const around = SIDES.flatMap(([dx, dy]) => {
    const next: SquareXY = [at[0] + dx, at[1] + dy]
    if (next[0] < 0 || next[1] < 0 || next[0] >= columns || next[1] >= rows) return [words.mapEdge]
    const there = groundOf(value, next).level
    const name = formatSquareName(next)
    return [
      ...(joins(map?.walls, at, next) ? [words.wall(name)] : []),
      ...(joins(map?.barriers, at, next) ? [words.barrier(name)] : []),
      ...(there !== level ? [words.rim(name, there)] : [])
    ]
  })
  const stairs = (map?.stairs ?? [])
    .flatMap(([p, q]) => (sameSquare(p, at) ? [q] : sameSquare(q, at) ? [p] : []))
    .map((to) => words.stairs(formatSquareName(to)))
  // In a corner the edge of the map is named once.
  return [...new Set([...around, ...stairs])]
}

/** What the board, the table and the engine know of one square. */
export function inspectSquare(app: Pick<App, 'timeline' | 'session'>, at: SquareXY): Inspected {
  const value = app.timeline.shown
  const survey = surveyOf(value)
  const ground = groundOf(value, at)
  const end = linesEnd(app)
  const measured = survey && end !== null ? survey.distance(end, at) : null
  const line = survey && end !== null && measured && measured.squares > 0 ? survey.line(end, at) : null
  const reason = line && decidingReason(line)
  const specials =
    survey?.rulesAt(at).map(({ rule, wholeMap }) => ({
      name: shippedText(rule.name),
      text: ruleText(keyOfTerrain(rule), rule.summary),
      rule: rule.rule,
      why: wholeMap ? words.whyMap : words.why(shippedText(rule.name))
    })) ?? []
  const unknown = survey?.unknownAt(at).map((id) => ({ name: id, text: '', rule: null, why: words.why(id) })) ?? []
  return {
    square: formatSquareName(at),
    ground: ground.words,
    edges: edgesOf(value, at, ground.level),
    specials: [...specials, ...unknown],
    figures: (value.figures ?? [])
      .filter((figure) => squaresOf(figure).some((square) => sameSquare(square, at)))
      .map((figure) => ({ id: figure.id, name: figureName(figure), note: texts.sides[sideOf(value, figure)] ?? sideOf(value, figure) })),
    objects: (value.objects ?? []).filter((object) => sameSquare(object.at, at)).map(objectName),
    from:
      end !== null && measured && measured.squares > 0
        ? {
            who: endName(value, end),
            distance: words.distance(measured.squares, measured.adjacent),
            line: line && reason ? words.line(boardTexts.sight.words[line.verdict].toLowerCase(), reasonText(value, reason)) : null,
            rule: reason?.rule ?? null
          }
        : null,
    note: noteOn(app, at)
  }
}
