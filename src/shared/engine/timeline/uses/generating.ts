/** A figure that comes from outside the game (MTRM-GEN). */
import type { GenerateEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { squareAt } from '../../../grid/grid.ts'
import { canEndIn } from '../../ground/step.ts'
import { absenceOf } from '../../situation/absence.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { Play } from '../play/play.ts'

/** Generates the figure; null, or why the rules forbid it. */
export function generate(play: Play, event: GenerateEvent): Reason | null {
  const { situation } = play
  const figure = play.state(event.figure)
  const by = event.by ?? figure.figure.generatedBy ?? undefined
  const facts = { figure: figure.id, user: by ?? '', square: event.to }
  const refuse = (say: string): Reason => decides('TER-07', say, { at: [event.to], by: figure.id, facts })
  if (!situation.ruleset.params.time.generates) return refuse('time.never-generated')
  if (by === undefined) return refuse('time.generated-by-none')
  if (!figure.figure.aside || figure.ko) return refuse('time.not-outside')
  const maker = play.state(by)
  const absent = absenceOf(situation, maker)
  if (maker.ko || absent) return absent ?? refuse('time.generated-by-none')
  const { max } = figure.figure
  const there = situation.states.filter(
    (other) => max !== null && !other.ko && !other.figure.aside && other.figure.max?.of === max.of && other.figure.generatedBy === by
  )
  if (max !== null && there.length >= max.number)
    return decides('TER-07', 'time.generated-most', { by: figure.id, facts: { ...facts, most: max.number, text: max.of } })
  const square = squareAt(situation.position.grid, event.to[0], event.to[1])
  const keywords = [...new Set([...figure.figure.keywords, ...maker.figure.keywords])]
  play.change(figure.figure.index, { aside: false, acted: true, side: maker.side, generatedBy: by, keywords })
  if (!canEndIn(play.situation, play.state(figure.id), square)) {
    play.situation = situation
    return refuse('time.cannot-place')
  }
  play.place(figure.figure.index, [square])
  play.turn.moved.add(figure.id)
  play.because.push(contributes('TER-07', 'time.generated', { at: [event.to], by: figure.id, facts }))
  const gained = maker.figure.keywords.filter((keyword) => !figure.figure.keywords.includes(keyword))
  if (gained.length > 0)
    play.because.push(contributes('TER-07', 'time.generated-keywords', { by: figure.id, facts: { ...facts, text: gained.join(', ') } }))
  return null
}
