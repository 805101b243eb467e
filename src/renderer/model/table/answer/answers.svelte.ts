/**
 * Answers on tables: at once where a moment is enough, else worked on beside the page while the page goes on. Every table
 * is asked once; whoever reads an answer that is still worked on is told when it is there.
 */
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Moment } from '../../../../shared/engine/timeline/timeline.ts'
import { texts } from '../../../i18n/texts.ts'
import { answerInReadings, type Answer } from './derive.ts'
import type { RulingClient } from './rulingClient.ts'

const WORKING: Answer = { state: 'working' }

const known = new WeakMap<ClixCase, Answer>()
/** Counts the answers that came late: whoever shows one that is not there yet looks again with each. */
let came = $state(0)
/** Waiting, the oldest first; the first is worked on. */
let waiting: readonly ClixCase[] = []
/** The question that the worker is answering. */
let solving: ClixCase | null = null
let client: Promise<RulingClient | null> | null = null

/** Where there is no worker to be had the page does it itself, in a moment of its own. */
const openClient = (): Promise<RulingClient | null> =>
  import('./rulingClient.ts').then(
    ({ openRulingClient }) => openRulingClient(),
    () => null
  )

let watch = (): void => undefined

/** Called before each question that the page asks itself: whoever watches can tell later that it did not get past it. */
export function watchAsking(begin: () => void): void {
  watch = begin
}

/** Whether more of this answer is to come. */
const isComing = (answer: Answer): boolean => answer.state === 'working' || (answer.state === 'ruled' && answer.others === 'coming')

/** The answer on a table. `played`: its timeline, where it has been played; `atOnce`: no, where that is known to take longer. */
export function answerOf(value: ClixCase, played: readonly Moment[] | null = null, atOnce = true): Answer {
  const before = known.get(value)
  if (before && !isComing(before)) return before
  if (!before) watch()
  const answer = before ?? (atOnce ? answerInReadings(value, played) : WORKING)
  known.set(value, answer)
  // Read, so that it is looked at again.
  if (isComing(answer) && came >= 0 && !waiting.includes(value)) ask(value)
  return answer
}

/** Nobody waits for this answer any more: what is worked on it is given up. */
export function giveUp(value: ClixCase): void {
  const answer = known.get(value)
  if (!answer || !isComing(answer)) return
  if (answer.state === 'working') known.delete(value)
  waiting = waiting.filter((one) => one !== value)
  if (solving !== value || !client) return
  void client.then((open) => {
    open?.giveUp()
  })
}

function ask(value: ClixCase): void {
  waiting = [...waiting, value]
  if (waiting.length === 1) void work()
}

/** So long a table stays as it is before the worker is asked for other readings: changes in quick succession end no worker each. */
const UNCHANGED_MS = 120

const isRuled = (value: ClixCase): boolean => known.get(value)?.state === 'ruled'

async function work(): Promise<void> {
  client ??= openClient()
  const open = await client
  for (let value = waiting[0]; value; value = waiting[0]) {
    const now = value
    if (isRuled(now)) await new Promise((resolve) => setTimeout(resolve, UNCHANGED_MS))
    if (waiting[0] !== now) continue
    solving = now
    const answer = await solve(open, now, (first) => {
      if (waiting[0] === now && !isRuled(now)) come(now, first)
    })
    solving = null
    // Given up meanwhile: the next one is first already.
    if (waiting[0] !== now) continue
    waiting = waiting.slice(1)
    come(now, answer)
  }
}

/** A ruling that is known stays, whatever becomes of its other readings. */
function come(value: ClixCase, answer: Answer): void {
  const before = known.get(value)
  known.set(value, before?.state === 'ruled' && answer.state !== 'ruled' ? { ...before, others: 'missing' } : answer)
  came++
}

async function solve(open: RulingClient | null, value: ClixCase, onFirst: (first: Answer) => void): Promise<Answer> {
  const answer = await open?.solve(value, onFirst)
  if (answer) return answer
  await new Promise((resolve) => setTimeout(resolve))
  try {
    const { answerInTurns } = await import('./answerTable.ts')
    return waiting[0] === value ? await answerInTurns(value, onFirst, () => waiting[0] === value) : WORKING
  } catch {
    return { state: 'failed', message: texts.start.notLoaded }
  }
}
