/** A knock back or a move taken apart: each step with the square it leads to and the ruling's reasons for it. */
import type { ClixCase } from '../../../shared/cases/case.ts'
import type { KnockBackResult, MoveRuling, Reason, Ruling, XY } from '../../../shared/engine/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts } from '../../i18n/boardTexts.ts'
import { figureById, figureName } from '../caseEdit.ts'
import { sameSquare, squaresOf } from '../../../shared/cases/caseSquares.ts'
import { reasonText } from '../readRuling.ts'
import { endName } from '../title.ts'

export interface PathStep {
  /** The square that the step leads to; where it stopped at once, the square it stays in. */
  readonly at: XY
  readonly title: string
  readonly sentence: string
  readonly rules: readonly string[]
  /** The path ends here before its time, or the step may not be taken. */
  readonly stopped: boolean
}

const words = boardTexts.stepper
const isAbout = (reason: Reason, figure: string): boolean => reason.facts['figure'] === figure

function told(value: ClixCase, reasons: readonly Reason[]): { readonly sentence: string; readonly rules: readonly string[] } {
  return { sentence: reasons.map(reason => reasonText(value, reason)).join(' '), rules: [...new Set(reasons.map(({ rule }) => rule))] }
}

function knockBackSteps(value: ClixCase, result: KnockBackResult, because: readonly Reason[]): readonly PathStep[] {
  if (!result.knockedBack) return []
  const who = endName(value, result.figure)
  const ends = because.filter(reason => reason.say.startsWith('path.') && isAbout(reason, result.figure))
  const stays = because.filter(reason => reason.say === 'kb.stays-in-place' && isAbout(reason, result.figure))
  if (result.path.length === 0) {
    const end = told(value, [...ends, ...stays])
    return [{ at: result.end, title: words.step(1, 1, formatSquareName(result.end)), sentence: end.sentence || words.stays(who, formatSquareName(result.end)), rules: end.rules, stopped: true }]
  }
  const way = because.filter(reason => (reason.say === 'kb.direction' || reason.say === 'kb.direction-choice') && isAbout(reason, result.figure))
  return result.path.map((at, i) => {
    const last = i === result.path.length - 1
    // Where it goes is said once; the rule that gives the direction holds for every square.
    const { sentence, rules } = told(value, [...(i === 0 ? way : []), ...(last ? ends : [])])
    const freely = last && ends.length > 0 ? '' : words.knocked(who, formatSquareName(at))
    return {
      at, title: words.step(i + 1, result.path.length, formatSquareName(at)), sentence: [sentence, freely].filter(Boolean).join(' '),
      rules: rules.length > 0 ? rules : way.map(({ rule }) => rule), stopped: last && result.stoppedBy !== null
    }
  })
}

/** What the ruling says of a step that may not be taken. */
const REFUSED: ReadonlySet<string> = new Set([
  'should-have-stopped', 'not-a-neighbour', 'wall', 'force-field', 'blocking', 'special', 'level', 'corner', 'figure', 'guarded',
  'base-does-not-fit', 'not-straight', 'not-indoors', 'cannot-end', 'too-far'
].map(say => `move.${say}`))

function moveSteps(value: ClixCase, ruling: MoveRuling): readonly PathStep[] {
  const { ask } = value
  if (ask.kind !== 'move') return []
  const who = endName(value, ask.figure)
  return ask.path.map((at, i) => {
    const last = i === ask.path.length - 1
    const mine = ruling.because.filter(reason => reason.say.startsWith('move.') && (
      reason.facts['step'] === i + 1 ||
      (reason.facts['step'] === undefined && reason.weight === 'decides' && last && reason.say !== 'move.legal') ||
      (reason.facts['step'] === undefined && (reason.say === 'move.stairs' || reason.say === 'move.special-ground' || reason.say === 'move.linked') && reason.at.some(square => sameSquare(square, at)))
    ))
    const { sentence, rules } = told(value, mine)
    return {
      at, title: words.step(i + 1, ask.path.length, formatSquareName(at)),
      sentence: sentence || words.moves(who, formatSquareName(at)), rules: rules.length > 0 ? rules : ['MOV-01'],
      stopped: mine.some(({ say }) => REFUSED.has(say))
    }
  })
}

/** The steps that the ruling on this table is about, where it is about any; of several paths one after another. */
export function pathSteps(value: ClixCase, ruling: Ruling | null): readonly PathStep[] {
  switch (ruling?.kind) {
    case 'knock-back': return ruling.results.flatMap(result => knockBackSteps(value, result, ruling.because))
    case 'attack': return ruling.knockBack.results.flatMap(result => knockBackSteps(value, result, ruling.because))
    case 'move': return moveSteps(value, ruling)
    default: return []
  }
}

/** Who goes that way and from where, before the first step. */
export function pathStart(value: ClixCase, ruling: Ruling | null): { readonly sentence: string; readonly at: XY } | null {
  const results = ruling?.kind === 'knock-back' ? ruling.results : ruling?.kind === 'attack' ? ruling.knockBack.results : []
  const id = ruling?.kind === 'move' && value.ask.kind === 'move' ? value.ask.figure : results.find(({ knockedBack }) => knockedBack)?.figure
  const figure = id === undefined ? undefined : figureById(value, id)
  const at = figure && squaresOf(figure)[0]
  return figure && at ? { at, sentence: words.start(figureName(figure), formatSquareName(at), pathSteps(value, ruling).length) } : null
}
