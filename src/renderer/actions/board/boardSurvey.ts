/** What the board can say of every square at once: lines from here, what a move there costs, distances. */
import { checkedCase } from '../../../shared/cases/common/checkedCase.ts'
import { Survey } from '../../../shared/cases/survey.ts'
import type { ClixCase, ReachAsk, SquareXY } from '../../../shared/contract/case.ts'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { Point, SceneMark } from '../../../shared/scene/scene.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { askParts } from '../../model/table/ask/asks.ts'
import type { End } from '../../model/question/entry/askKind.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { sameSquare, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { decidingReason, reasonText } from '../../model/ruling/readRuling.ts'
import { samePosition } from '../../model/table/position/samePosition.ts'
import { endName } from '../../model/table/sentence/title.ts'

let known: { readonly value: ClixCase; readonly survey: Survey | null } | null = null

/** The position laid out once; null where it cannot be played. Another question on the same table keeps it. */
export function surveyOf(value: ClixCase): Survey | null {
  if (known && samePosition(known.value, value)) return known.survey
  let survey: Survey | null = null
  try {
    survey = value.map ? new Survey(checkedCase(value)) : null
  } catch {
    // The table is not sound: the ruling's place says why.
  }
  known = { value, survey }
  return survey
}

/** From where "lines from here" are drawn: the question's first end, else the selected figure, else the cursor. */
export function linesEnd({ timeline, session }: Pick<App, 'timeline' | 'session'>): End | null {
  const value = timeline.shown
  const { from } = askParts(value.ask)
  const on = (id: string): boolean => {
    const figure = figureById(value, id)
    return figure !== undefined && squaresOf(figure).length > 0
  }
  if (from !== '' && (typeof from !== 'string' || on(from))) return from
  if (session.selected !== null && on(session.selected)) return session.selected
  return session.cursor
}

const middle = ([x, y]: SquareXY): Point => [x + 0.5, y + 0.5]

/** The marks of the tools in hand. */
export function toolMarks(app: Pick<App, 'timeline' | 'session'>): readonly SceneMark[] {
  const { timeline, session } = app
  const { board, ruler } = session
  const value = timeline.shown
  const walks = !ruler && !board.lines && value.ask.kind === 'reach'
  const survey = board.lines || ruler || walks ? surveyOf(value) : null
  if (!survey) return []
  const marks: SceneMark[] = []
  const from = board.lines ? linesEnd(app) : null
  const lines = from === null ? null : survey.lines(from)
  if (lines) marks.push({ kind: 'sight', ...lines, letters: boardTexts.sight.letters })
  const to = ruler?.to ?? session.hovered ?? session.cursor
  const measured = ruler && ruler.from !== null && to !== null ? survey.distance(ruler.from, to) : null
  if (measured)
    marks.push({
      kind: 'ruler',
      from: middle(measured.between[0]),
      to: middle(measured.between[1]),
      text: boardTexts.rulerTag(measured.squares)
    })
  const at = session.hovered ?? session.cursor
  const way = value.ask.kind === 'reach' && walks && at !== null ? survey.wayTo(value.ask, at) : null
  if (value.ask.kind === 'reach' && way && way.path.length > 0)
    marks.push({ kind: 'move', figure: value.ask.figure, ...way, refused: null, note: null })
  return marks
}

/** Reach marks with what each square costs. */
export function withCosts(app: Pick<App, 'timeline'>, marks: readonly SceneMark[]): readonly SceneMark[] {
  const value = app.timeline.shown
  const { ask } = value
  if (ask.kind !== 'reach' || !marks.some(({ kind }) => kind === 'reach')) return marks
  const reach = surveyOf(value)?.reach(ask)
  const columns = value.map?.size[0] ?? 0
  if (!reach) return marks
  return marks.map((mark) =>
    mark.kind === 'reach' ? { ...mark, costs: mark.squares.map(([x, y]) => reach.costs[y * columns + x] ?? 0) } : mark
  )
}

export interface SquareNote {
  readonly square: string
  /** A word or two: what it costs, how far it is. */
  readonly lead: string
  readonly verdict: LineVerdict | null
  readonly sentence: string
  readonly rule: string | null
}

/** Whom it could attack from there, in an action after the move: a plain move holds no attack, and that is what one moves for. */
function nextFrom(value: ClixCase, survey: Survey, ask: ReachAsk, at: SquareXY): string {
  if ((ask.action ?? 'move') !== 'move') return ''
  return boardTexts.note.next(survey.attackableFrom(ask, at).map((id) => endName(value, id)))
}

/** What the tools or the question say of one square; null where they say nothing of it. */
export function noteOn(app: Pick<App, 'timeline' | 'session'>, at: SquareXY): SquareNote | null {
  const { timeline, session } = app
  const value = timeline.shown
  const { board, ruler } = session
  const square = formatSquareName(at)
  const survey = surveyOf(value)
  if (!survey) return null
  if (ruler) {
    if (ruler.from === null || ruler.to !== null) return null
    const measured = survey.distance(ruler.from, at)
    return (
      measured && {
        square,
        lead: boardTexts.squares(measured.squares),
        verdict: null,
        rule: null,
        sentence: boardTexts.measured(endName(value, ruler.from), square, measured.squares, measured.adjacent)
      }
    )
  }
  if (board.lines) {
    const from = linesEnd(app)
    if (from === null) return null
    const own = typeof from === 'string' ? figureById(value, from) : undefined
    if (own ? squaresOf(own).some((one) => sameSquare(one, at)) : typeof from !== 'string' && sameSquare(from, at))
      return { square, lead: '', verdict: null, rule: null, sentence: boardTexts.sight.own(endName(value, from)) }
    const line = survey.line(from, at)
    const reason = line && decidingReason(line)
    return line && reason
      ? { square, lead: boardTexts.squares(line.distance), verdict: line.verdict, sentence: reasonText(value, reason), rule: reason.rule }
      : null
  }
  if (value.ask.kind === 'reach') {
    const reach = survey.reach(value.ask)
    const reason = decidingReason({ because: survey.reachAt(value.ask, at) })
    if (!reach || !reason) return null
    const cost = reach.costs[at[1] * (value.map?.size[0] ?? 0) + at[0]] ?? null
    return {
      square,
      lead: cost === null ? boardTexts.note.unreachable : boardTexts.note.cost(cost, reach.speed),
      verdict: null,
      sentence: [reasonText(value, reason), cost === null ? '' : nextFrom(value, survey, value.ask, at)].filter(Boolean).join(' '),
      rule: reason.rule
    }
  }
  return null
}

/** One sentence about the tool in hand, for the foot of the board and for screen readers; null: none. */
export function toolSentence(app: Pick<App, 'timeline' | 'session'>): string | null {
  const { timeline, session } = app
  const { board, ruler } = session
  const value = timeline.shown
  if (ruler) {
    if (ruler.from === null) return boardTexts.rulerHint.from
    if (ruler.to === null) return boardTexts.rulerHint.to
    const measured = surveyOf(value)?.distance(ruler.from, ruler.to)
    return measured ? boardTexts.measured(endName(value, ruler.from), endName(value, ruler.to), measured.squares, measured.adjacent) : null
  }
  if (!board.lines) return null
  const from = linesEnd(app)
  const lines = from === null ? null : surveyOf(value)?.lines(from)
  return from !== null && lines
    ? boardTexts.sight.counts(endName(value, from), lines.clear.length, lines.hindered.length, lines.blocked.length)
    : boardTexts.sight.nobody
}
