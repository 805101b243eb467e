/** A move inside a timeline taken apart: where the event leads, step by step, with the attacks between. */
import type { ActionEvent, ClixCase, Moving, TimelineEvent, SquareXY } from '../../../shared/contract/case.ts'
import type { Play } from '../../../shared/engine/timeline/play/play.ts'
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'
import { eventWords } from '../timeline/eventWords.ts'
import { momentReasons } from '../timeline/momentReasons.ts'
import { squaresIn } from '../timeline/trace.ts'
import type { BareStep } from '../question/entry/askKind.ts'
import { plainSteps, stepsAlong } from '../question/entry/walks.ts'
import { namesOn } from '../table/sentence/title.ts'
import { walkFrom, type Walk } from './pathSteps.ts'

const wayOf = ({ path, to }: Moving): readonly SquareXY[] => (path?.length ? path : to ? [to] : [])

/** What happens in the action in order: its own move, or what stands inside it. */
const partsOf = (event: ActionEvent): readonly TimelineEvent[] => {
  const inside = event.steps ?? []
  const { steps: _, ...own } = event
  return inside.some((step) => step.do === 'move') ? inside : [own, ...inside]
}

/** The walk of an event from the moment before it; null where nobody moves in it. */
export function walkOfEvent(value: ClixCase, before: Play, moment: Moment, event: TimelineEvent): Walk | null {
  if (event.do !== 'action') return null
  const parts = partsOf(event)
  const moves = parts.filter((part) => part.do === 'move' || part.do === 'action')
  if (moves.every((move) => wayOf(move).length === 0)) return null
  const because = momentReasons(moment, moment.forbidden ? [moment.forbidden] : [])
  // Reasons count the squares of a move: of several moves nobody could say which one they mean.
  const isTold = moves.length === 1 && (moves[0]?.path?.length ?? 0) > 0
  const names = namesOn(value)
  const steps = parts.flatMap((part): readonly BareStep[] => {
    if (part.do === 'move' || part.do === 'action') {
      const figure = part.figure ?? event.figure
      return isTold ? stepsAlong(names, figure, wayOf(part), because) : plainSteps(names, figure, wayOf(part))
    }
    const target = part.do === 'attack' ? (Array.isArray(part.to) ? (part.to[0] as unknown) : part.to) : null
    const at = typeof target === 'string' ? squaresIn(before, target)[0] : undefined
    return at ? [{ at, sentence: eventWords(value, part), rules: [], stopped: false }] : []
  })
  return walkFrom(moment, value, event.figure, squaresIn(before, event.figure)[0], steps)
}
