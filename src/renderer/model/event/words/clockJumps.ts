/** Where the clock of a computer was wrong while an event was run, in words. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import type { LogEntry } from '../log/eventHost.ts'
import { factWords } from './factWords.ts'
import { spanText } from './timeSpan.ts'

export interface JumpWords {
  /** Which entry of the log shows it, from 0 on. */
  readonly entry: number
  readonly words: string
  /** The id of its fact; null: it has none. */
  readonly fact: string | null
}

/** @param entries of the log, those that were taken back too */
export function jumpsOf(state: EventState, entries: readonly LogEntry[]): JumpWords[] {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { wentAhead, wentBack, before } = eventTexts.clock
  return state.times.jumps.flatMap(({ entry, by, from, to }) => {
    const at = entries[entry]?.fact
    if (!at) return []
    const words = (by > 0 ? wentAhead : wentBack)(spanText(by), when.format(from), when.format(to))
    return [{ entry, words: `${words} ${before(factWords(state, at))}`, fact: at.id }]
  })
}
