/** The practice day of the open event: it goes on at its speed whatever view is shown, and a call that a trainee has taken stays here. */
import { messageOf } from '../../../../shared/base/result.ts'
import { practiceNext } from '../../../../shared/tournament/practice/practiceDay.ts'
import { openTables } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { eventRuleset } from '../../../model/event/log/eventRuleset.ts'
import { nextStep, roundsOf } from '../../../model/event/nextStep.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import type { PracticeCall } from '../../../model/event/practice/practiceCall.ts'
import { openCalls } from '../../../model/event/rounds/tables.ts'
import { judgeOf } from '../../../model/ruling/override.ts'
import { pageClock } from '../../../model/window/clock.ts'
import { later } from '../../../model/window/later.ts'
import type { App } from '../../app.ts'
import { closeCall } from './calls.ts'
import { eventsOf } from '../events.ts'
import { write } from '../write.ts'

/** Milliseconds between two things that happen; null: by hand. */
export const SPEEDS = { step: null, slow: 3000, fast: 400 } as const
export type Speed = keyof typeof SPEEDS

/** A question that is asked of a trainee. */
export interface Asked {
  readonly call: PracticeCall
  /** The call of a table that it is for; null: a question beside the day. */
  readonly of: { readonly id: string; readonly table: number } | null
  /** When it was shown: milliseconds. */
  readonly at: number
}

type Needs = Pick<App, 'session' | 'storage' | 'library' | 'table'>

/** They hold the answers of every kind of question, and are read with the first one. */
const readQuestions = () => import('../../../model/event/practice/practiceCall.ts')

/** Whether the trainee has the call now. */
async function taken(app: Needs, event: OpenEvent, call: string): Promise<boolean> {
  const facts = [{ do: 'take-call', call, judge: judgeOf() || eventTexts.practice.trainee }]
  try {
    return (await event.append(facts)).ok
  } catch (error) {
    app.session.notify('error', eventTexts.notWritten(messageOf(error)))
    return false
  }
}

class PracticeDay {
  speed = $state<Speed>('step')
  working = $state(false)
  asked = $state.raw<Asked | null>(null)
  /** What was answered; null: nothing yet. */
  said = $state<string | null>(null)
  #event: OpenEvent | null = null
  #timer: ReturnType<typeof setInterval> | null = null
  #seeds = 0

  /** It is of this event from now on; what was asked in another one is gone. */
  sit(event: OpenEvent): void {
    if (this.#event?.id === event.id) {
      this.#event = event
      return
    }
    this.#stop()
    this.#event = event
    this.asked = null
    this.said = null
  }

  /** Whether the day of this event goes on by itself. */
  runs(event: OpenEvent): boolean {
    return this.speed !== 'step' && this.#event?.id === event.id
  }

  go(app: Needs, event: OpenEvent, speed: Speed): void {
    this.sit(event)
    this.#stop()
    this.speed = speed
    const every = SPEEDS[speed]
    if (every === null) return
    this.#timer = setInterval(() => {
      const { open } = eventsOf(app)
      if (open?.id !== event.id || open.read((state) => nextStep(state).do === 'finish')) this.#stop()
      else void this.next(app, open)
    }, every)
  }

  #stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    this.speed = 'step'
  }

  /** Writes what happens next. Whether anything did. */
  async next(app: Needs, event: OpenEvent): Promise<boolean> {
    const { practice } = event.host.state.settings
    if (!practice || this.working) return false
    this.working = true
    try {
      const facts = practiceNext(event.host.state, practice, event.host.entries.length, roundsOf(event.host.state))
      return facts.length > 0 && (await write(app, event, facts))
    } finally {
      this.working = false
    }
  }

  /** To the end of the round; before the first result of one it is published first. */
  async wholeRound(app: Needs, event: OpenEvent): Promise<void> {
    const open = (): number => openTables(event.host.state).length
    // What comes between two rounds belongs to the next one.
    while ((await this.next(app, event)) && (event.host.state.rounds.length === 0 || open() === 0)) {
      // Until the round is published.
    }
    while (open() > 0 && (await this.next(app, event))) {
      // Until its last result is in.
    }
  }

  /** Asks a question: of the oldest call that nobody has taken, otherwise beside the day. The day goes on meanwhile. */
  async ask(app: Needs, event: OpenEvent): Promise<void> {
    this.sit(event)
    let questions: Awaited<ReturnType<typeof readQuestions>>
    try {
      questions = await later(readQuestions)
    } catch (error) {
      app.session.notify('error', messageOf(error))
      return
    }
    const { state } = event.host
    const waiting = openCalls(state).find(({ taken }) => taken === null)
    // While the day goes on, the hand may have gone down at this very moment: then it is a question beside the day.
    const waits = waiting && (await taken(app, event, waiting.call)) ? waiting : null
    this.#seeds++
    const seed = (state.settings.practice?.seed ?? 1) * 1000 + event.host.entries.length * 17 + this.#seeds
    const call = questions.practiceCall(app.library.maps, eventRuleset(state, app.table.case.ruleset), seed)
    this.said = null
    this.asked = call && { call, of: waits ? { id: waits.call, table: waits.table } : null, at: pageClock.mono() }
  }

  /** Notes an answer beside what the engine says; the call, if there was one, is done. @param words of an answer by its id */
  async answer(app: Needs, event: OpenEvent, said: string, words: (id: string) => string): Promise<void> {
    const { asked } = this
    if (!asked || this.said !== null) return
    this.said = said
    const { kind, right } = asked.call
    const seconds = Math.min(86_400, Math.max(0, Math.round((pageClock.mono() - asked.at) / 1000)))
    const text = eventTexts.practice.note(asked.of?.table ?? 0, words(said), words(right))
    await write(app, event, [{ do: 'note', text, trainee: { said, verdict: right, kind, seconds } }])
    const taken = asked.of && event.host.state.calls.get(asked.of.id)
    if (taken?.closed === null) await closeCall(app, event, taken.call)
  }
}

export const practiceDay = new PracticeDay()
