/** Adding, changing and taking out events, and asking from a moment. Every change is one step of the table's history. */
import { isTimeline, type AskKind, type ClixCase, type TimelineEvent } from '../../../shared/contract/case.ts'
import { lostAt, tableAt } from '../../../shared/cases/tableAt.ts'
import type { App, AtTable } from '../app.ts'
import { firstPick, withKind, withParts } from '../../model/table/ask/asks.ts'
import { withFittingCombat } from '../../model/table/ask/combat.ts'
import { hasTurns, tableOfGame } from '../../model/table/keptGame.ts'
import type { AskParts } from '../../model/question/entry/askKind.ts'
import { lacksTarget, type TypedAsk } from '../../model/typed/askText.ts'
import { type EventKind, texts, timelineTexts } from '../../i18n/texts.ts'
import { sideOf } from '../../model/table/position/caseEdit.ts'
import { askKindOnTable, askOnTable } from '../question/ask.ts'
import { undoOfLast } from '../table/undo.ts'
import { setDraft } from './timelineAtHand.ts'
import { blankEvent, fillSlot, nextSlot } from '../../model/timeline/drafts.ts'
import { needsOf, usersOf } from '../../model/timeline/draftChoices.ts'
import { withNobodyActed } from '../../model/table/firstRound.ts'
import { eventWords } from '../../model/timeline/eventWords.ts'
import { lastingWords } from '../../model/timeline/standing.ts'
import { endName } from '../../model/table/sentence/title.ts'

function setEvents(
  app: Pick<App, 'table' | 'session' | 'timeline'>,
  label: string,
  change: (events: readonly TimelineEvent[]) => readonly TimelineEvent[]
): void {
  const { ask } = app.table.case
  if (!isTimeline(ask)) return
  // How every event comes out before it, so that those after it can be compared.
  void app.timeline.different
  askOnTable(app, label, { ...ask, events: change(ask.events) })
}

/** The sides at the table, in the order of their figures. */
export const sidesOf = ({ table }: Pick<App, 'table'>): readonly string[] => [
  ...new Set((table.case.figures ?? []).map((figure) => sideOf(table.case, figure)))
]

/** The side whose turn comes after the one that is on or was last. */
function nextSide(app: Pick<App, 'table' | 'timeline'>): string {
  const sides = sidesOf(app)
  const play = app.timeline.moment?.play
  if (!play) return sides[0] ?? 'red'
  if (play.turn.turnsBegun === 0) return play.active
  return sides[(sides.indexOf(play.active) + 1) % sides.length] ?? play.active
}

/** The likely figure: the one that is selected, else the only one that can do it. */
function likelyUser(app: Pick<App, 'timeline' | 'session'>, kind: EventKind): string {
  const { timeline, session } = app
  const play = timeline.moment?.play
  if (!play) return ''
  const selected = play.situation.states.find((state) => state.id === session.selected && !state.ko && state.side === play.active)
  if (kind !== 'outwit' && kind !== 'perplex') return selected?.id ?? ''
  const users = usersOf(play, kind)
  return users.find((id) => id === selected?.id) ?? (users.length === 1 ? (users[0] ?? '') : '')
}

/** Begins an event after the moment that is looked at; another kind keeps the draft's place. */
export function startDraft(app: Pick<App, 'table' | 'timeline' | 'session'>, kind: EventKind): void {
  const { timeline, table } = app
  const { draft, moment } = timeline
  const { ask } = table.case
  if (!moment || !isTimeline(ask)) return
  app.session.putDown()
  const event = blankEvent(kind, likelyUser(app, kind), nextSide(app))
  const place = draft ?? { index: timeline.at, replaces: false, among: ask.events }
  timeline.draft = { ...place, event, slot: nextSlot(event, needsOf(table.case, moment.play, event)) }
}

export function editEvent(app: Pick<App, 'table' | 'timeline' | 'session'>, index: number): void {
  const { ask } = app.table.case
  const event = isTimeline(ask) ? ask.events[index] : undefined
  if (!event || !isTimeline(ask)) return
  app.session.putDown()
  app.timeline.draft = { event, index, replaces: true, slot: null, among: ask.events }
}

/** Adds the draft to the turns if it is complete. An event that the rules forbid is added, too, and shown as forbidden. */
export function commitDraft(app: Pick<App, 'table' | 'timeline' | 'session'>): void {
  const { timeline, table } = app
  const { draft } = timeline
  if (!draft || timeline.isOpen) return
  const words = eventWords(table.case, draft.event)
  const label = draft.replaces ? timelineTexts.steps.change(words) : timelineTexts.steps.add(words)
  setEvents(app, label, (events) => events.toSpliced(draft.index, draft.replaces ? 1 : 0, draft.event))
  timeline.go(draft.index + 1)
}

export function addEvent(app: Pick<App, 'table' | 'timeline' | 'session'>, event: TimelineEvent): void {
  const { timeline, table } = app
  const { at } = timeline
  setEvents(app, timelineTexts.steps.add(eventWords(table.case, event)), (events) => events.toSpliced(at, 0, event))
  timeline.go(at + 1)
}

/** The game begins here: first-round immunity protects every figure that has not acted. */
export function nobodyHasActed({ table }: Pick<App, 'table'>): void {
  table.change(timelineTexts.steps.nobodyActed, withNobodyActed(table.case))
}

export function removeEvent(app: AtTable & Pick<App, 'timeline'>, index: number): void {
  const { timeline, table, session } = app
  const event = timeline.played?.steps[index]?.event
  if (!event) return
  const words = eventWords(table.case, event)
  setEvents(app, timelineTexts.steps.remove(words), (events) => events.toSpliced(index, 1))
  timeline.go(index)
  session.notify('info', timelineTexts.removed(words), undoOfLast(app))
}

/** The one event that nearly always comes next: the end of this turn, or the beginning of the next one. */
export function quickTurn(app: Pick<App, 'table' | 'timeline'>): TimelineEvent | null {
  const { timeline } = app
  const play = timeline.moment?.play
  if (!play || play.turn.timeCalled || sidesOf(app).length === 0) return null
  return play.turn.part === 'over' || (play.turn.turnsBegun === 0 && timeline.at === 0)
    ? { do: 'begin-turn', side: nextSide(app) }
    : { do: 'end-turn' }
}

/** Asks about the moment on the board; the turns are kept. `ends`: those that were typed. One undoable step. */
export function askFromHere(app: AtTable & Pick<App, 'timeline'>, kind: AskKind, ends: Partial<AskParts> = {}): void {
  const { timeline, table, session } = app
  const { moment, at } = timeline
  if (!moment) return
  const lost = lostAt(moment.play).flatMap((one) => {
    const words = lastingWords(one)
    return words ? [`${endName(table.case, one.on)}: ${words}`] : []
  })
  const { rememberedEnds } = table
  const there = new Set(moment.play.situation.states.filter(({ ko }) => !ko).map(({ id }) => id))
  const still = (end: typeof rememberedEnds.from) => (typeof end === 'string' && there.has(end) ? end : '')
  const now = tableAt(table.case, moment.play)
  const selected = still(session.selected ?? '')
  const ask = withKind(now.ask, kind, { from: still(rememberedEnds.from) || selected, to: still(rememberedEnds.to) })
  const before = table.case
  table.change(timelineTexts.steps.fromHere, withFittingCombat({ ...now, ask: withParts(ask, ends) }, now))
  session.putDown()
  session.pick = firstPick(table.case.ask)
  reportKept(app, before, at, lost)
}

/** Reports that the turns of `before` were left for another question, and which changed values did not come along. */
export function reportKept(app: AtTable, before: ClixCase, at: number, lost: readonly string[] = []): void {
  const said = [
    ...(hasTurns(before) && !hasTurns(app.table.case) ? [timelineTexts.askedFromHere(at)] : []),
    ...(lost.length ? [timelineTexts.lost(lost.join('; '))] : [])
  ]
  if (said.length) app.session.notify('info', said.join(' '), undoOfLast(app))
}

/** The turns that were left for another question, with the moment that was on the board. One undoable step. */
export function backToTurns({ table, session }: Pick<App, 'table' | 'session'>): void {
  const { kept } = table
  if (!kept) return
  session.putDown()
  const value = tableOfGame(kept.game)
  table.change(timelineTexts.steps.back, value)
  table.looksAt = kept.game.at < kept.game.events.length ? { events: kept.game.at, map: table.case.map } : null
}

/** Turns that were left are not offered any more. */
export function forgetTurns({ table, session }: Pick<App, 'table' | 'session'>): void {
  const { kept } = table
  table.setKept(null)
  session.notify('info', timelineTexts.turnsForgotten, {
    label: texts.undo,
    run: () => {
      table.setKept(kept)
    },
    valid: () => table.kept === null
  })
}

/** Turns that begin with the table as it is; those that were left for another question are kept until these have an event. */
export function newTurns(app: Pick<App, 'table' | 'session'>): void {
  askOnTable(app, texts.steps.ask, withKind(app.table.case.ask, 'timeline'))
}

/**
 * A question of another kind, wherever it is chosen. From turns it is about the moment on the board, and turns that
 * were left come back with their moment.
 */
export function chooseKind(app: AtTable & Pick<App, 'timeline'>, kind: AskKind): void {
  const { table, timeline } = app
  if (kind === table.case.ask.kind) return
  if (kind === 'timeline' && table.kept && !table.kept.apart) returnToTurns(app)
  else if (timeline.on && timeline.moment && timeline.at > 0) askFromHere(app, kind)
  else askKindOnTable(app, kind)
}

/** Back to the turns, with a way to begin new ones on the table that was left. */
function returnToTurns(app: AtTable): void {
  const { table, session } = app
  backToTurns(app)
  const after = table.case
  session.notify('info', timelineTexts.backAtTurns, {
    label: timelineTexts.newTurns,
    run: () => {
      table.undo()
      newTurns(app)
    },
    valid: () => table.case === after
  })
}

/** Names typed while the question is a timeline: the open parts of the event, or a question about the moment. False: another question. */
export function typedOnTimeline(app: AtTable & Pick<App, 'timeline'>, { from, to, kind }: TypedAsk): boolean {
  const { timeline } = app
  if (!timeline.on) return false
  if (!timeline.draft) {
    askFromHere(app, kind ?? 'line-of-fire', to === null ? { from } : { from, to })
    app.session.pick = lacksTarget({ to }) ? 'to' : 'from'
    return true
  }
  for (const end of to === null || to === '' ? [from] : [from, to]) {
    const { draft, slot } = timeline
    const isPlace = slot?.takes === 'square' || slot?.takes === 'squares'
    if (!draft || !slot || isPlace === (typeof end === 'string')) return true
    setDraft(app, fillSlot(draft.event, slot.key, end), slot.takes === 'squares' ? slot.key : undefined)
  }
  return true
}
