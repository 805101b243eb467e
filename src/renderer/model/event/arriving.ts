/** The contents of a file with events, shown before anything is stored. */
import type { LeftOut } from '../../../shared/tournament/foreign/foreignEvent.ts'
import type { BrokenFile } from '../../../shared/formats/fileSizes.ts'
import type { ReadLeague } from '../../../shared/formats/documents/leagueWithEvents.ts'
import type { Arrival, ReadFile } from './log/eventFile.ts'

export interface ArrivingEvent {
  readonly file: ReadFile
  /** What bringing it in would do as things stood when the file was read. */
  readonly arrival: Arrival
  /** When its first fact was written: milliseconds; null: none says when. */
  readonly began: number | null
  /** What another program wrote and has no place in an event. */
  readonly left: readonly LeftOut[]
}

export interface Arriving {
  /** Of the file. */
  readonly name: string
  readonly events: readonly ArrivingEvent[]
  /** The league that the events belong to: all of them come in with it, or nothing does. */
  readonly league: ReadLeague | null
  /** The program that wrote the file; null: one that writes events of ours. */
  readonly program: string | null
  /** Fields that no format names, with their places; they are kept. */
  readonly unknown: readonly string[]
  /** Events of another program that cannot be read, each with what is wrong. */
  readonly broken?: readonly BrokenFile[]
}

export const arrivingEvent = (file: ReadFile, arrival: Arrival, left: readonly LeftOut[]): ArrivingEvent => {
  const times = file.facts.flatMap(({ fact }) => {
    const at = typeof fact.at === 'string' ? Date.parse(fact.at) : NaN
    return Number.isNaN(at) ? [] : [at]
  })
  return { file, arrival, began: times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)), left }
}
