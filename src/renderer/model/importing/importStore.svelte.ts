/** What stands between files that were picked and the library: the reading, the preview with its choices, the way back. */
import type { TableHead } from '../../../shared/formats/foreignFigures/figuresTable.ts'
import type { BrokenFile, ChoicesByFile, OpenedPack, UntrustedFile } from '../../../shared/formats/incoming.ts'
import type { Change } from '../../storage/interface/storage.ts'
import { Chosen } from './chosen.svelte.ts'
import { comesIn, firstDecision, type Decision, type ImportRow } from './importRow.ts'

export interface Preview {
  /** Names of the files. */
  readonly files: readonly string[]
  readonly packs: readonly OpenedPack[]
  readonly rows: readonly ImportRow[]
  /** Files of which nothing comes in. */
  readonly broken: readonly BrokenFile[]
  /** The files themselves, to be read again with other choices. */
  readonly source: readonly UntrustedFile[]
  /** With what they were read. */
  readonly choices: ChoicesByFile
}

/** A change of the library that can be taken back. */
export interface Done {
  readonly label: string
  readonly changes: readonly Change[]
  readonly back: readonly Change[]
}

/** Half a second: what is faster needs no words. */
const SLOW_MS = 500

/** A table whose columns are not all known. */
export interface UnnamedTable {
  /** The name of its file. */
  readonly file: string
  readonly heads: readonly TableHead[]
}

/** Tables whose columns are not all known, with all the files that they came among, so that these can be read again. */
export interface UnnamedTables {
  readonly tables: readonly UnnamedTable[]
  readonly source: readonly UntrustedFile[]
}

export class ImportStore {
  /** What was read last, where columns of tables in it are not known. */
  unnamed = $state.raw<UnnamedTables | null>(null)
  /** The judge is asked what its columns hold. */
  naming = $state(false)
  /** The files that were read last, with the parts of editions that this version cannot read left to the judge; null: there are none. */
  partsLeft = $state.raw<readonly UntrustedFile[] | null>(null)
  /** Documents to export or delete. */
  readonly chosen = new Chosen()
  /** Names of the files that are being read right now. */
  reading = $state.raw<readonly string[] | null>(null)
  preview = $state.raw<Preview | null>(null)
  decisions = $state.raw<ReadonlyMap<string, Decision>>(new Map())
  /** The row that goes on the table; null: none. */
  onTable = $state<string | null>(null)
  saving = $state(false)
  /** Changes of the library that can be taken back, the newest last. */
  done = $state.raw<readonly Done[]>([])
  /** Those that were taken back and can be done again, the last one last. */
  undone = $state.raw<readonly Done[]>([])
  readonly last = $derived(this.done.at(-1) ?? null)
  /** The reading takes long enough to be told of. */
  slow = $state(false)
  #stop: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins a reading; one that is still going on is stopped. */
  begin(names: readonly string[]): AbortSignal {
    this.stop()
    this.#stop = new AbortController()
    this.reading = names
    this.#timer = setTimeout(() => {
      this.slow = true
    }, SLOW_MS)
    return this.#stop.signal
  }

  stop(): void {
    this.#stop?.abort()
    this.#stop = null
    clearTimeout(this.#timer)
    this.slow = false
    this.reading = null
  }

  show(preview: Preview): void {
    this.decisions = new Map(preview.rows.map((row) => [row.key, firstDecision(row)]))
    this.onTable = preview.rows.find(({ status }) => status === 'table')?.key ?? null
    this.preview = preview
  }

  close(): void {
    this.preview = null
    this.decisions = new Map()
    this.onTable = null
  }

  decisionOf(row: ImportRow): Decision {
    return this.decisions.get(row.key) ?? firstDecision(row)
  }

  decide(row: ImportRow, change: Partial<Decision>): void {
    this.decisions = new Map(this.decisions).set(row.key, { ...this.decisionOf(row), ...change })
  }

  /** The same for every row that differs from the library. */
  decideAll(choice: Decision['choice']): void {
    for (const row of this.preview?.rows ?? []) if (row.status === 'different') this.decide(row, { choice })
  }

  /** How many documents would come into the library. */
  readonly coming = $derived((this.preview?.rows ?? []).filter((row) => comesIn(row, this.decisionOf(row))).length)
}
