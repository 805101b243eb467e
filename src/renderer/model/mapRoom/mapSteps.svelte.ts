/** The changes of a map, with undo and the ways that were not taken, as rows that come back after a restart. */
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { parseMapFile } from '../../../shared/formats/documents/maps/mapFile.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'
import { StoredSteps } from '../restart/storedSteps.svelte.ts'
import type { History } from '../table/history.ts'
import { pageClock } from '../window/clock.ts'

/** A future that a new step threw away: the map as it was at its end. */
export interface Way {
  readonly id: string
  /** The first and the last of its steps. */
  readonly label: string
  readonly steps: number
  readonly end: MapFile
}

/** So many ways are kept; the oldest goes first. */
const MOST_WAYS = 20

const waysRow = (id: string): string => `map ways ${id}`

export interface StepsNow {
  readonly history: History<MapFile>
  readonly ways: readonly Way[]
}

export class MapSteps extends StoredSteps<MapFile> {
  ways = $state.raw<readonly Way[]>([])
  #waysWritten: readonly Way[] = []

  constructor(map: MapFile) {
    super(map, `map ${map.id}`)
  }

  override change(label: string, next: MapFile, merge: string | null = null): void {
    const { future, present } = this.history
    super.change(label, next, merge)
    if (future.length === 0 || this.history.present === present) return
    let end = present
    for (const { patch } of future) end = { ...end, ...Object.fromEntries(patch.map(({ key, to }) => [key, to])) }
    const first = future[0]!.label
    const last = future.at(-1)!.label
    const way: Way = {
      id: `${pageClock.wall().toString(36)}-${future.length}`,
      label: first === last ? first : `${first} … ${last}`,
      steps: future.length,
      end
    }
    this.ways = [...this.ways, way].slice(-MOST_WAYS)
  }

  /** The map as it was at the end of a way, as one step that can be undone. */
  takeWay(id: string): void {
    const way = this.ways.find((one) => one.id === id)
    if (!way) return
    this.change(way.label, way.end)
    this.forgetWay(id)
  }

  forgetWay(id: string): void {
    this.ways = this.ways.filter((one) => one.id !== id)
  }

  /** Puts back what was kept for this map; what does not fit it is left out. */
  override async restore(sessions: readonly StoredSession[]): Promise<void> {
    await super.restore(sessions)
    const { id } = this.case
    const kept = sessions.find((row) => row.id === waysRow(id))?.state.ways
    this.ways = Array.isArray(kept) ? kept.flatMap(wayOf) : []
    this.#waysWritten = this.ways
  }

  now(): StepsNow {
    return { history: this.history, ways: this.ways }
  }

  /** What brings the rows to `now`; `done` is called when they are durable. */
  changes({ history, ways }: StepsNow): { readonly changes: readonly Change[]; readonly done: () => void } {
    const { id } = history.present
    const { changes, done } = this.stepChanges(history)
    const state = { ways }
    return {
      changes: ways === this.#waysWritten ? changes : [...changes, { do: 'put', table: 'sessions', value: { id: waysRow(id), state } }],
      done: () => {
        done()
        this.#waysWritten = ways
      }
    }
  }
}

function wayOf(row: unknown): readonly Way[] {
  if (!isRecord(row) || typeof row.id !== 'string' || typeof row.label !== 'string' || typeof row.steps !== 'number') return []
  const end = parseMapFile(row.end)
  return end.ok ? [{ id: row.id, label: row.label, steps: row.steps, end: end.value }] : []
}
