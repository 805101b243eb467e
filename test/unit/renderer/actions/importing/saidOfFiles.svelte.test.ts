/** Reading what is in the preview again with other choices: all its files, with their bytes, and the choice is remembered. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { chooseForFile } from '../../../../../src/renderer/actions/importing/saidOfFiles.ts'
import type { GateOptions } from '../../../../../src/renderer/import/gate.ts'
import { ImportStore } from '../../../../../src/renderer/model/importing/importStore.svelte.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { ImportChoices } from '../../../../../src/shared/formats/foreign/importer.ts'
import type { Reading, UntrustedFile } from '../../../../../src/shared/formats/incoming.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const gate = { read: vi.fn<(files: readonly UntrustedFile[], options?: GateOptions) => Promise<Reading | null>>() }

const WALLS: ImportChoices = { objects: 'walls' }

/** An app whose preview holds two files; choices for files of other imports are remembered already. */
function setUp(remembered: Readonly<Record<string, ImportChoices>> = {}) {
  const imports = new ImportStore()
  const source = ['a.tmj', 'b.tmj'].map((name) => ({ name, bytes: new TextEncoder().encode(name) }))
  imports.show({ files: ['a.tmj', 'b.tmj'], packs: [], rows: [], broken: [], source, choices: { 'b.tmj': { objects: 'blocking' } } })
  const current: { importChoices: Readonly<Record<string, ImportChoices>>; tableColumns: object } = {
    importChoices: remembered,
    tableColumns: {}
  }
  const settings = {
    current,
    set: (more: Partial<typeof current>) => {
      Object.assign(current, more)
    }
  }
  const session = { imports, broken: null as { name: string } | null }
  const app = { session, settings, library: new Library(memoryStorage()) } as unknown as App
  return { app, imports, session, current, source }
}

beforeEach(() => {
  gate.read.mockReset()
})

it('reads every file again with the choices of all of them, shows what came, and remembers', async () => {
  const { app, imports, current, source } = setUp()
  const document = sampleMap('dock')
  gate.read.mockImplementation((files) => {
    // As a worker does: the bytes are gone afterwards.
    for (const { bytes } of files) structuredClone(bytes, { transfer: [bytes.buffer] })
    return Promise.resolve({ ok: true, documents: [{ kind: 'map', file: 'a.tmj', document }], packs: [] } as unknown as Reading)
  })
  await chooseForFile(app, 'a.tmj', WALLS, gate.read)
  const [files, options] = gate.read.mock.calls[0]!
  expect(files.map(({ name }) => name)).toEqual(['a.tmj', 'b.tmj'])
  expect(options?.choices).toEqual({ 'a.tmj': WALLS, 'b.tmj': { objects: 'blocking' } })
  expect(imports.preview?.rows).toHaveLength(1)
  expect(imports.preview?.choices).toEqual(options?.choices)
  expect(imports.reading).toBeNull()
  expect(current.importChoices).toEqual({ 'a.tmj': WALLS })
  // They are still there for the next choice.
  expect(source.map(({ bytes }) => bytes.length)).toEqual([5, 5])
  await chooseForFile(app, 'a.tmj', { objects: 'skip' }, gate.read)
  expect(gate.read.mock.calls[1]![1]?.choices).toMatchObject({ 'a.tmj': { objects: 'skip' } })
})

it('remembers twenty files, those chosen for last', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `old-${n}.tmj`)
  const { app, current } = setUp(Object.fromEntries(names.map((name) => [name, WALLS])))
  gate.read.mockResolvedValue(null)
  await chooseForFile(app, 'a.tmj', WALLS, gate.read)
  expect(Object.keys(current.importChoices)).toEqual([...names.slice(1), 'a.tmj'])
  await chooseForFile(app, 'old-5.tmj', { objects: 'skip' }, gate.read)
  expect(Object.keys(current.importChoices).at(-1)).toBe('old-5.tmj')
  expect(Object.keys(current.importChoices)).toHaveLength(20)
})

it('keeps what was shown where the reading was stopped or another took its place, and tells what is broken', async () => {
  const { app, imports, session } = setUp()
  const before = imports.preview
  gate.read.mockImplementation(() => {
    imports.stop()
    return Promise.resolve({ ok: true, documents: [], packs: [] } as unknown as Reading)
  })
  await chooseForFile(app, 'a.tmj', WALLS, gate.read)
  expect(imports.preview).toBe(before)
  gate.read.mockResolvedValue({ ok: false, broken: [{ name: 'a.tmj', problems: [] }] })
  await chooseForFile(app, 'a.tmj', WALLS, gate.read)
  expect([imports.preview, imports.reading, session.broken]).toEqual([before, null, { name: 'a.tmj', problems: [] }])
})

it('does nothing without a preview', async () => {
  const { app, imports, current } = setUp()
  imports.close()
  await chooseForFile(app, 'a.tmj', WALLS, gate.read)
  expect(gate.read).not.toHaveBeenCalled()
  expect(current.importChoices).toEqual({})
})
