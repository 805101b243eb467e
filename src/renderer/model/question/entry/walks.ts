/** A knock back, a move or a prepared attack taken apart: each step with the square it is about and the ruling's reasons for it. */
import type { ClixCase, SquareXY } from '../../../../shared/contract/case.ts'
import { sameSquare, squaresOf } from '../../../../shared/contract/caseSquares.ts'
import type { KnockBackResult, PreparedPlan, Reason } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import type { BareStep, Names, Walked } from './askKind.ts'
import { stepWords } from './plan.ts'

const words = boardTexts.stepper

const isAbout = (reason: Reason, figure: string): boolean => reason.facts['figure'] === figure

function told(names: Names, reasons: readonly Reason[]): { readonly sentence: string; readonly rules: readonly string[] } {
  return { sentence: reasons.map((reason) => names.reason(reason)).join(' '), rules: [...new Set(reasons.map(({ rule }) => rule))] }
}

function knockBackSteps(names: Names, result: KnockBackResult, because: readonly Reason[]): readonly BareStep[] {
  if (!result.knockedBack) return []
  const who = names.end(result.figure)
  const ends = because.filter((reason) => reason.say.startsWith('path.') && isAbout(reason, result.figure))
  const stays = because.filter((reason) => reason.say === 'kb.stays-in-place' && isAbout(reason, result.figure))
  if (result.path.length === 0) {
    const end = told(names, [...ends, ...stays])
    return [{ at: result.end, sentence: end.sentence || words.stays(who, formatSquareName(result.end)), rules: end.rules, stopped: true }]
  }
  const way = because.filter((reason) => reason.say.startsWith('kb.direction') && isAbout(reason, result.figure))
  return result.path.map((at, i) => {
    const last = i === result.path.length - 1
    // Where it goes is said once; the rule that gives the direction holds for every square.
    const { sentence, rules } = told(names, [...(i === 0 ? way : []), ...(last ? ends : [])])
    const freely = last && ends.length > 0 ? '' : words.knocked(who, formatSquareName(at))
    return {
      at,
      sentence: [sentence, freely].filter(Boolean).join(' '),
      rules: rules.length > 0 ? rules : way.map(({ rule }) => rule),
      stopped: last && result.stoppedBy !== null
    }
  })
}

/** The walk of everybody who was knocked back, one after another; null where nobody was. */
export function knockBackWalk(of: object, names: Names, results: readonly KnockBackResult[], because: readonly Reason[]): Walked | null {
  const first = results.find((one) => one.knockedBack)
  return first ? { of, figure: first.figure, steps: results.flatMap((result) => knockBackSteps(names, result, because)) } : null
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
export function stepsAlong(names: Names, figure: string, path: readonly SquareXY[], because: readonly Reason[]): readonly BareStep[] {
  const who = names.end(figure)
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
    const { sentence, rules } = told(names, mine)
    return {
      at,
      sentence: sentence || words.moves(who, formatSquareName(at)),
      rules: rules.length > 0 ? rules : ['MOV-01'],
      stopped: mine.some(({ say }) => REFUSED.has(say))
    }
  })
}

/** The squares of a path of which nothing more is told than that it is gone. */
export const plainSteps = (names: Names, figure: string, path: readonly SquareXY[]): readonly BareStep[] =>
  path.map((at) => ({
    at,
    sentence: words.goes(names.end(figure), formatSquareName(at)),
    rules: ['MOV-01'],
    stopped: false
  }))

export const squareOf = (value: ClixCase, id: string | undefined): SquareXY | undefined => {
  const figure = id === undefined ? undefined : value.figures?.find((one) => one.id === id)
  return figure && squaresOf(figure)[0]
}

/** What the plan says of a step, by the words of its reasons. */
const saidOf = ({ because }: PreparedPlan, ...say: readonly string[]): readonly Reason[] =>
  because.filter((reason) => say.includes(reason.say))

/** The steps of a prepared attack: the way there, what is done on it, the attack. */
export function planSteps(value: ClixCase, names: Names, from: string, plan: PreparedPlan): readonly BareStep[] {
  const path = plan.steps.flatMap((step) => (step.do === 'move' ? step.path : []))
  const stand = path.at(-1) ?? squareOf(value, from)
  return plan.steps.flatMap((step): readonly BareStep[] => {
    if (step.do === 'move') {
      return plainSteps(names, from, step.path).map((square, i) => {
        const { sentence, rules } = told(names, [
          ...(i === 0 ? saidOf(plan, 'preparation.away') : []),
          ...(i === step.path.length - 1 ? saidOf(plan, 'preparation.approach', 'preparation.move', 'preparation.base') : [])
        ])
        return sentence ? { ...square, sentence, rules } : square
      })
    }
    const reasons =
      step.do === 'attack' ? saidOf(plan, 'preparation.powers', 'preparation.twice', 'odds.chance') : saidOf(plan, `preparation.${step.do}`)
    const { sentence, rules } = told(names, reasons)
    const at =
      step.do === 'attack'
        ? squareOf(value, step.targets[0])
        : step.do === 'pick-up'
          ? value.objects?.find((object) => object.id === step.object)?.at
          : squareOf(value, step.figure)
    return at || stand
      ? [
          {
            at: at ?? stand!,
            sentence: step.do === 'attack' ? `${stepWords(names, step)}. ${sentence}`.trim() : sentence || stepWords(names, step),
            rules,
            stopped: false
          }
        ]
      : []
  })
}
