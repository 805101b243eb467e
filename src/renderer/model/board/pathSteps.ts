/** A knock back, a move or a prepared attack taken apart: each step with the square it is about and the ruling's reasons for it. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { KnockBackResult, PreparedPlan, Reason, Ruling, XY } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts } from '../../i18n/texts.ts'
import { figureById } from '../table/caseEdit.ts'
import { sameSquare, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { objectById } from '../table/objects.ts'
import { stepWords } from '../ruling/readPlan.ts'
import { reasonText } from '../ruling/readRuling.ts'
import { endName } from '../question/title.ts'

export interface PathStep {
  /** The square that the step leads to; where it stopped at once, the square it stays in. */
  readonly at: XY
  readonly title: string
  readonly sentence: string
  readonly rules: readonly string[]
  /** The path ends here before its time, or the step may not be taken. */
  readonly stopped: boolean
}

/** Something to walk through: who begins where, and the steps. */
export interface Walk {
  /** The same value as long as it is the same walk. */
  readonly of: object
  readonly start: { readonly sentence: string; readonly at: XY }
  readonly steps: readonly PathStep[]
}
/** A step before it is known how many there are. */
export type BareStep = Omit<PathStep, 'title'>

const words = boardTexts.stepper

/** The walk of a figure from a square; null where there is nothing to walk through. */
export function walkFrom(of: object, value: ClixCase, figure: string, at: XY | undefined, steps: readonly BareStep[]): Walk | null {
  if (!at || steps.length === 0) return null
  return {
    of,
    start: { at, sentence: words.start(endName(value, figure), formatSquareName(at), steps.length) },
    steps: steps.map((step, i) => ({ ...step, title: words.step(i + 1, steps.length, formatSquareName(step.at)) }))
  }
}
const isAbout = (reason: Reason, figure: string): boolean => reason.facts['figure'] === figure

function told(value: ClixCase, reasons: readonly Reason[]): { readonly sentence: string; readonly rules: readonly string[] } {
  return { sentence: reasons.map((reason) => reasonText(value, reason)).join(' '), rules: [...new Set(reasons.map(({ rule }) => rule))] }
}

function knockBackSteps(value: ClixCase, result: KnockBackResult, because: readonly Reason[]): readonly BareStep[] {
  if (!result.knockedBack) return []
  const who = endName(value, result.figure)
  const ends = because.filter((reason) => reason.say.startsWith('path.') && isAbout(reason, result.figure))
  const stays = because.filter((reason) => reason.say === 'kb.stays-in-place' && isAbout(reason, result.figure))
  if (result.path.length === 0) {
    const end = told(value, [...ends, ...stays])
    return [{ at: result.end, sentence: end.sentence || words.stays(who, formatSquareName(result.end)), rules: end.rules, stopped: true }]
  }
  const way = because.filter(
    (reason) => (reason.say === 'kb.direction' || reason.say === 'kb.direction-choice') && isAbout(reason, result.figure)
  )
  return result.path.map((at, i) => {
    const last = i === result.path.length - 1
    // Where it goes is said once; the rule that gives the direction holds for every square.
    const { sentence, rules } = told(value, [...(i === 0 ? way : []), ...(last ? ends : [])])
    const freely = last && ends.length > 0 ? '' : words.knocked(who, formatSquareName(at))
    return {
      at,
      sentence: [sentence, freely].filter(Boolean).join(' '),
      rules: rules.length > 0 ? rules : way.map(({ rule }) => rule),
      stopped: last && result.stoppedBy !== null
    }
  })
}

/** What the ruling says of a step that may not be taken. */
const REFUSED: ReadonlySet<string> = new Set(
  [
    'should-have-stopped',
    'not-a-neighbour',
    'wall',
    'force-field',
    'blocking',
    'special',
    'level',
    'corner',
    'figure',
    'guarded',
    'base-does-not-fit',
    'not-straight',
    'not-indoors',
    'cannot-end',
    'too-far'
  ].map((say) => `move.${say}`)
)

/** The squares of a path one after another, with what the reasons say of each; of a step without any, that it is free. */
export function stepsAlong(value: ClixCase, figure: string, path: readonly XY[], because: readonly Reason[]): readonly BareStep[] {
  const who = endName(value, figure)
  return path.map((at, i) => {
    const last = i === path.length - 1
    const mine = because.filter(
      (reason) =>
        reason.say.startsWith('move.') &&
        (reason.facts['step'] === i + 1 ||
          (reason.facts['step'] === undefined && reason.weight === 'decides' && last && reason.say !== 'move.legal') ||
          (reason.facts['step'] === undefined &&
            (reason.say === 'move.stairs' || reason.say === 'move.special-ground' || reason.say === 'move.linked') &&
            reason.at.some((square) => sameSquare(square, at))))
    )
    const { sentence, rules } = told(value, mine)
    return {
      at,
      sentence: sentence || words.moves(who, formatSquareName(at)),
      rules: rules.length > 0 ? rules : ['MOV-01'],
      stopped: mine.some(({ say }) => REFUSED.has(say))
    }
  })
}

/** The squares of a path of which nothing more is told than that it is gone. */
export const plainSteps = (value: ClixCase, figure: string, path: readonly XY[]): readonly BareStep[] =>
  path.map((at) => ({
    at,
    sentence: words.goes(endName(value, figure), formatSquareName(at)),
    rules: ['MOV-01'],
    stopped: false
  }))

const squareOf = (value: ClixCase, id: string | undefined): XY | undefined => {
  const figure = id === undefined ? undefined : figureById(value, id)
  return figure && squaresOf(figure)[0]
}

/** What the plan says of a step, by the words of its reasons. */
const saidOf = ({ because }: PreparedPlan, ...say: readonly string[]): readonly Reason[] =>
  because.filter((reason) => say.includes(reason.say))

function planSteps(value: ClixCase, from: string, plan: PreparedPlan): readonly BareStep[] {
  const path = plan.steps.flatMap((step) => (step.do === 'move' ? step.path : []))
  const stand = path.at(-1) ?? squareOf(value, from)
  return plan.steps.flatMap((step): readonly BareStep[] => {
    if (step.do === 'move') {
      return plainSteps(value, from, step.path).map((square, i) => {
        const { sentence, rules } = told(value, [
          ...(i === 0 ? saidOf(plan, 'preparation.away') : []),
          ...(i === step.path.length - 1 ? saidOf(plan, 'preparation.move') : [])
        ])
        return sentence ? { ...square, sentence, rules } : square
      })
    }
    const reasons =
      step.do === 'attack' ? saidOf(plan, 'preparation.powers', 'preparation.twice', 'odds.chance') : saidOf(plan, `preparation.${step.do}`)
    const { sentence, rules } = told(value, reasons)
    const at =
      step.do === 'attack'
        ? squareOf(value, step.targets[0])
        : step.do === 'pick-up'
          ? objectById(value, step.object)?.at
          : squareOf(value, step.figure)
    return at || stand
      ? [
          {
            at: at ?? stand!,
            sentence: step.do === 'attack' ? `${stepWords(value, step)}. ${sentence}`.trim() : sentence || stepWords(value, step),
            rules,
            stopped: false
          }
        ]
      : []
  })
}

/** What can be walked through of the ruling on this table; of several paths one after another. `plan`: which plan of a preparation. */
export function walkOfRuling(value: ClixCase, ruling: Ruling, plan: number): Walk | null {
  const { ask } = value
  const knockedBack = (results: readonly KnockBackResult[]): Walk | null => {
    const first = results.find((one) => one.knockedBack)
    return first
      ? walkFrom(
          ruling,
          value,
          first.figure,
          squareOf(value, first.figure),
          results.flatMap((result) => knockBackSteps(value, result, ruling.because))
        )
      : null
  }
  switch (ruling.kind) {
    case 'knock-back':
      return knockedBack(ruling.results)
    case 'attack':
      return knockedBack(ruling.knockBack.results)
    case 'move':
      return ask.kind === 'move'
        ? walkFrom(ruling, value, ask.figure, squareOf(value, ask.figure), stepsAlong(value, ask.figure, ask.path, ruling.because))
        : null
    case 'preparation': {
      const chosen = ruling.plans[plan] ?? ruling.plans[0]
      return ask.kind === 'preparation' && chosen
        ? walkFrom(chosen, value, ask.from, squareOf(value, ask.from), planSteps(value, ask.from, chosen))
        : null
    }
    default:
      return null
  }
}
