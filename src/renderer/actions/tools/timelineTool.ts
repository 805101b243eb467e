/** While the question is a timeline, taps fill the open part of the event that is put together. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { Point } from '../../../shared/scene/scene.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'
import { objectOn } from '../../model/table/position/objects.ts'
import { terrainTargetAt } from '../../model/table/position/terrainTarget.ts'
import { fillSlot, onlyLast, type Filling, type Slot } from '../../model/timeline/drafts.ts'
import { timelineHint } from '../../model/timeline/hint.ts'
import type { App } from '../app.ts'
import { isLater, setDraft } from '../timeline/timelineAtHand.ts'
import type { Bench, ClixTool, Tap } from './clixTool.ts'

export const timelineTool: ClixTool = {
  id: 'timeline',
  onPointer(app, act) {
    switch (act.do) {
      case 'tap-square':
        if (!act.secondary) fill(app, act)
        return !act.secondary
      // What is shown is not the table itself: nothing on it is moved by hand.
      case 'move-figure':
      case 'move-object':
        return isLater(app)
      default:
        return false
    }
  },
  onKey: (app, { step, shift }) => step !== null && shift && isLater(app),
  cancel({ timeline }) {
    if (!timeline.draft) return false
    timeline.draft = null
    return true
  },
  hint: ({ timeline }) => timelineHint(timeline.slot)
}

function fill(app: Bench, { at, point }: Tap): void {
  const { timeline, session } = app
  const { draft } = timeline
  if (!draft) {
    const figure = figureOn(timeline.shown, at)
    if (figure) session.selected = figure.id
    return
  }
  const slot = timeline.slot ?? filledBefore(app, at)
  if (!slot) return
  const what = fillingAt(app, slot.takes, at, point)
  if (what === null) return
  const filled = fillSlot(draft.event, slot.key, what)
  setDraft(app, slot.takes === 'square' ? onlyLast(filled) : filled, slot.takes === 'squares' ? slot.key : undefined)
}

/** The part of a complete event that another tap changes: the last one that takes a figure, or the last one that takes a square. */
function filledBefore({ timeline }: Pick<App, 'timeline'>, at: SquareXY): Slot | undefined {
  const isFigure = figureOn(timeline.shown, at) !== undefined
  const { slots } = timeline
  return (
    slots.findLast(({ takes }) => isFigure === (takes === 'figure' || takes === 'target')) ??
    slots.findLast(({ takes }) => takes === 'target')
  )
}

/** What a tap at this place fills a slot with, or null where nothing there fits. */
function fillingAt({ timeline }: Pick<App, 'timeline'>, takes: string, at: SquareXY, point: Point): Filling | null {
  const { shown, draft } = timeline
  if (takes === 'square' || takes === 'squares') return at
  const figure = figureOn(shown, at)
  if (figure) return figure.id
  if (takes !== 'target') return null
  return draft?.event.do === 'use' ? (objectOn(shown, at)?.id ?? null) : terrainTargetAt(shown, at, point)
}
