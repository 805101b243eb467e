/** The whole app behind the panels over a small table, with everything kept in memory and a platform that writes down what it is asked. */
import { vi } from 'vitest'
import type { App } from '../../src/renderer/actions/app.ts'
import { rulingsReachEvents } from '../../src/renderer/actions/event/floor/rulingsReachEvents.ts'
import { GameTables } from '../../src/renderer/model/games/gameTables.svelte.ts'
import { Library } from '../../src/renderer/model/library/library.svelte.ts'
import { RuleNotes } from '../../src/renderer/model/notes/notes.svelte.ts'
import { makeGameTables } from '../../src/renderer/panels/gameTables.ts'
import { Variants } from '../../src/renderer/model/variants/variants.svelte.ts'
import { eraChange } from '../../src/renderer/model/saving/leftWork.ts'
import type { Change } from '../../src/renderer/storage/interface/storage.ts'
import { MemoryRows } from '../../src/renderer/storage/rows/memoryStorage.ts'
import { RowStorage } from '../../src/renderer/storage/rows/rowStorage.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { benchOf, duel } from './bench.ts'

export function memoryApp(value: ClixCase = duel) {
  const bench = benchOf(value)
  const storage = new RowStorage(new MemoryRows())
  const library = new Library(storage)
  const current: Record<string, unknown> = { ruleset: value.ruleset, theme: 'dark' }
  const settings = {
    current,
    set: (change: Record<string, unknown>) => {
      Object.assign(current, change)
    }
  }
  const platform = {
    version: '9.9.9',
    openFiles: vi.fn(() => Promise.resolve([])),
    saveFile: vi.fn((file: { name: string; text: string }) => Promise.resolve<{ name: string } | null>({ name: file.name })),
    saveBytes: vi.fn((file: { name: string }) => Promise.resolve<{ name: string } | null>({ name: file.name })),
    copy: vi.fn((_text: string) => Promise.resolve()),
    share: undefined as unknown
  }
  const tables = makeGameTables()
  const games = new GameTables(() => Promise.resolve(tables))
  games.take(tables)
  const app = {
    table: bench.table,
    session: bench.session,
    timeline: bench.timeline,
    variants: new Variants(bench.table),
    games,
    notes: new RuleNotes(storage, () => new Date('2026-01-02T03:04:05.000Z')),
    library,
    settings,
    saving: {
      flush: vi.fn(() => Promise.resolve()),
      add: vi.fn(),
      voidLeft: (commit: (change: Change) => Promise<void>) => commit(eraChange('a later one'))
    },
    platform,
    storage
  } as unknown as App
  rulingsReachEvents(app)
  /** What the user was told, the last one last. */
  const told = (): readonly (readonly [string, string])[] => bench.session.notices.map(({ kind, text }) => [kind, text] as const)
  return { ...bench, app, library, settings, platform, storage, told }
}
