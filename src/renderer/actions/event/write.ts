/** Writing facts into the open event, and saying in words why one cannot be. */
import { messageOf } from '../../../shared/base/result.ts'
import { Turns } from '../../../shared/base/turns.ts'
import { refusalText, type Refusal } from '../../../shared/tournament/state/refusals.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { problemText, texts } from '../../i18n/texts.ts'
import type { Appended, NewFact } from '../../model/event/log/eventHost.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { nameOf } from '../../model/event/words/people.ts'
import { placeTyped } from '../../model/event/rounds/slip.ts'
import { lastDone, lastUndone, undoOf } from '../../model/event/log/undo.ts'
import type { LogEntry } from '../../model/event/log/eventHost.ts'
import type { App } from '../app.ts'

type Teller = Pick<App, 'session'>

/** What is told of a pod. */
const POD_ENTRIES = ['pod', 'pod-result']

/** Shows where an entry can be changed: a result in its line or at its pod, anything else in the log. */
export function showEntry({ session }: Teller, event: OpenEvent, { fact: { do: name, id, json } }: LogEntry): void {
  const { round, table } = json
  const isResult = name === 'result' || name === 'correct'
  const at = typeof round === 'number' && typeof table === 'number' ? { round, table } : null
  session.screen = 'event'
  if (at && (POD_ENTRIES.includes(name) || (isResult && json.places !== undefined))) {
    event.pod = at
    event.view = 'results'
  } else if (at && isResult) {
    event.table = placeTyped(event.host.state, at.round, at.table)
    event.view = 'results'
  } else {
    event.entry = id
    event.view = 'log'
  }
}

/** A refusal as a sentence with names in it. */
export const refusalSentence = (event: OpenEvent, refusal: Refusal): string => refusalIn(event.host.state, refusal)

/** The same of what is not open: a file that is looked at. */
export const refusalIn = (state: EventState, refusal: Refusal): string =>
  refusalText(named(state, refusal), eventTexts.refusals, (id) => nameOf(state, id))

/** Ids of players in lists of them are names as well. */
function named(state: EventState, { code, facts }: Refusal): Refusal {
  const { players, later } = facts
  if (typeof players === 'string')
    return {
      code,
      facts: {
        ...facts,
        players: players
          .split(', ')
          .map((id) => nameOf(state, id))
          .join(', ')
      }
    }
  if (typeof later === 'string') return { code, facts: { ...facts, later: eventTexts.kinds[later] ?? later } }
  return { code, facts }
}

/** Why facts were not written, in a sentence; null: they were. */
export function whyNot(event: OpenEvent, appended: Appended): string | null {
  if (appended.ok) return null
  return 'refusal' in appended ? refusalSentence(event, appended.refusal) : problemText(appended.problems[0])
}

/** Writes under way, by event and by their facts as JSON. */
const pending = new WeakMap<OpenEvent, Map<string, Promise<boolean>>>()
function pendingIn(event: OpenEvent): Map<string, Promise<boolean>> {
  const known = pending.get(event) ?? new Map<string, Promise<boolean>>()
  pending.set(event, known)
  return known
}

/**
 * Writes facts, all of them or none, and reports what prevents it. Returns whether they were written. A second press while the disk is slow
 * writes nothing more: the same facts are written once until that is done.
 */
export async function write(app: Teller, event: OpenEvent, facts: readonly NewFact[]): Promise<boolean> {
  const writing = pendingIn(event)
  const key = JSON.stringify(facts)
  const known = writing.get(key)
  if (known) return known
  const written = writeNow(app, event, facts).finally(() => writing.delete(key))
  writing.set(key, written)
  return written
}

async function writeNow({ session }: Teller, event: OpenEvent, facts: readonly NewFact[]): Promise<boolean> {
  if (facts.length === 0) return true
  try {
    const why = whyNot(event, await event.append(facts))
    if (why === null) {
      if (facts.some((fact) => fact.do === 'round')) session.roundsPublished++
      return true
    }
    session.notify('error', why)
  } catch (error) {
    session.notify('error', eventTexts.notWritten(messageOf(error)))
  }
  return false
}

/** Writes facts and says so, with a way back for as long as nothing has come on top. */
export async function writeAndTell(app: Teller, event: OpenEvent, facts: readonly NewFact[], said: string): Promise<boolean> {
  const isSecond = pendingIn(event).has(JSON.stringify(facts))
  if (!(await write(app, event, facts))) return false
  if (isSecond) return true
  const last = lastDone(event.host.entries, event.away?.device)
  app.session.notify('info', said, {
    label: texts.undo,
    valid: () => lastDone(event.entries, event.away?.device)?.fact.id === last?.fact.id,
    run: () => {
      if (last) void takeBack(app, event, last)
    }
  })
  return true
}

/** What people have been told of: it is not taken back without a second look. */
const TOLD = ['round', 'pod', 'cut']

/** Takes back an entry with all that was written together with it. Where people were told of it, or something rests on it, that is asked about first. */
export async function takeBack(app: Teller, event: OpenEvent, entry: LogEntry): Promise<boolean> {
  const facts = undoOf(event.host.entries, entry).map(({ fact }) => String(fact))
  if (TOLD.includes(entry.fact.do) || event.host.restingOn(facts).blocks.length > 0) {
    app.session.screen = 'event'
    event.takesBack = entry
    return false
  }
  return takeBackNow(app, event, entry)
}

/** The same without asking. */
export async function takeBackNow(app: Teller, event: OpenEvent, entry: LogEntry): Promise<boolean> {
  const done = await write(app, event, undoOf(event.host.entries, entry))
  if (done) app.session.notify('info', texts.notices.undone(kindOf(entry)))
  return done
}

const kindOf = ({ fact }: LogEntry): string => eventTexts.kinds[fact.do] ?? fact.do

/** Undo and redo of an event, one after the other, each after all that is being written: a second press is about the entry before. */
const turns = new WeakMap<OpenEvent, Turns>()
function inTurn(event: OpenEvent, work: () => Promise<void>): Promise<void> {
  const own = turns.get(event) ?? new Turns()
  turns.set(event, own)
  return own.run(async () => {
    await Promise.all(pendingIn(event).values())
    await work()
  })
}

export const undoLast = (app: Teller, event: OpenEvent): Promise<void> =>
  inTurn(event, async () => {
    const last = lastDone(event.host.entries, event.away?.device)
    if (last) await takeBack(app, event, last)
  })

export const redoLast = (app: Teller, event: OpenEvent): Promise<void> =>
  inTurn(event, async () => {
    const undo = lastUndone(event.host.entries, event.away?.device)
    if (undo && (await write(app, event, undoOf(event.host.entries, undo)))) app.session.notify('info', eventTexts.broughtBack)
  })
