/** How the events of a timeline came out, and which of them come out differently since the judge last confirmed them. */
import type { ClixCase, TimelineEvent } from '../../../shared/contract/case.ts'
import { timelineTexts as t } from '../../i18n/texts.ts'
import { reasonText } from '../ruling/readRuling.ts'
import { momentAfter, type Played } from '../table/playing.ts'
import { changesBetween } from './changes.ts'
import { changeWords } from './eventWords.ts'

/** The result of one event, in words. */
export type CameOut = readonly string[]

/** `null` while it is not known yet: its turn in playing is still to come. */
function cameOut(value: ClixCase, played: Played, index: number): CameOut | null {
  const { moment, broken } = played.steps[index]!
  if (broken) return [t.broken[broken]]
  if (!moment) return played.goesOn ? null : [t.notPlayed]
  if (moment.forbidden) return [`${t.illegal}: ${reasonText(value, moment.forbidden)}`]
  const changes = changesBetween(momentAfter(played, index).play, moment.play)
  return changes.length > 0 ? changes.map((change) => changeWords(value, change)) : [t.nothingChanged]
}

const same = (a: CameOut, b: CameOut): boolean => a.length === b.length && a.every((words, at) => words === b[at])

/** The last confirmed result of each event. A new or changed event is confirmed with its first result. */
export class Confirmed {
  readonly #known = new WeakMap<TimelineEvent, CameOut>()

  /** The events that come out differently, by their index, each with how it came out before. */
  different(value: ClixCase, played: Played): ReadonlyMap<number, CameOut> {
    const found = new Map<number, CameOut>()
    for (const [index, { event }] of played.steps.entries()) {
      const now = cameOut(value, played, index)
      const before = this.#known.get(event)
      if (now && !before) this.#known.set(event, now)
      else if (now && before && !same(before, now)) found.set(index, before)
    }
    return found
  }

  /** How these events come out now is what the judge knows of them. */
  confirm(value: ClixCase, played: Played, indexes: Iterable<number>): void {
    for (const index of indexes) {
      const now = cameOut(value, played, index)
      if (now) this.#known.set(played.steps[index]!.event, now)
    }
  }
}
