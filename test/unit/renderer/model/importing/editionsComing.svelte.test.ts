/** Editions in files as a user has them: imported, shown, ruled by, exported, deleted; over the storage of the app with its journal. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseRuleset } from '../../../../../src/renderer/actions/games/activeTable.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { confirmImport } from '../../../../../src/renderer/actions/importing/confirmImport.ts'
import { deleteChosen, exportPack } from '../../../../../src/renderer/actions/importing/exportActions.ts'
import { bringIn, importPartsLeft } from '../../../../../src/renderer/actions/importing/importActions.ts'
import { undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { lookAtEdition } from '../../../../../src/renderer/actions/reference/editions.ts'
import { differenceWords, kindWords } from '../../../../../src/renderer/model/importing/differenceWords.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { rulingOf } from '../../../../../src/renderer/model/ruling/otherTables.ts'
import { readPack } from '../../../../../src/shared/formats/pack/packFile.ts'
import { editionFile } from '../../../../support/editions.ts'
import { Device } from '../../../../support/journaledStorage.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { readInPage } from '../../../../support/pageWorker.ts'

beforeEach(readInPage)
afterEach(() => {
  vi.unstubAllGlobals()
})

const file = (value: unknown, name = 'edition.json') => ({ name, bytes: new TextEncoder().encode(JSON.stringify(value)) })
const device = new Device()

async function setUp(on = new Device()) {
  const memory = memoryApp()
  const { storage } = await on.open()
  const library = new Library(storage)
  await library.load()
  const app = Object.assign(memory.app, { library, dataStore: { backups: { backUpIfChanged: () => Promise.resolve() } } }) as App
  return { ...memory, app, library, storage, imports: memory.session.imports }
}

/** As a user does it: dropped, shown, imported. */
async function brought(on: Awaited<ReturnType<typeof setUp>>, ...documents: readonly unknown[]) {
  await bringIn(
    on.app,
    documents.map((one, index) => file(one, `${index}.json`))
  )
  if (on.imports.preview) await confirmImport(on.app)
}

const corner = editionFile('corner')
const north = editionFile('north')

describe('an edition from a file', () => {
  it('is shown before it comes in, is there after a kill without its database, and goes with one press', async () => {
    const on = await setUp(device)
    await bringIn(on.app, [file(corner)])
    const [row] = on.imports.preview!.rows
    expect([row!.name, row!.status, kindWords(row!.incoming)]).toEqual([
      'Corner Store',
      'new',
      ['Edition', 'version 3', '2026-11-28', '3 rules of its own']
    ])
    expect(on.library.editions).toEqual([])
    await confirmImport(on.app)
    expect(on.library.editions).toEqual([corner])
    on.storage.close()
    device.loseDatabase()
    const again = await setUp(device)
    expect(again.library.editions).toEqual([corner])
    await undoLast(again.app)
    expect(again.library.editions).toEqual([])
  })

  it('is the same one the second time, and another one of its id never takes its place by itself', async () => {
    const on = await setUp()
    await brought(on, corner)
    await bringIn(on.app, [file(corner)])
    expect(on.imports.preview!.rows.map(({ status }) => status)).toEqual(['same'])
    const other = { ...corner, version: '4', params: { 'values.modifierLimit': 1 } }
    await bringIn(on.app, [file(other)])
    const [row] = on.imports.preview!.rows
    expect(row!.differences.map(differenceWords)).toEqual(['Version: “3” is “4” in theirs.', 'They differ at params/values.modifierLimit.'])
    await confirmImport(on.app)
    expect(on.library.editions).toEqual([corner])
    // Kept next to it under a separate id, to which documents that are imported with it refer.
    await bringIn(on.app, [file(other, 'a.json'), file(north, 'b.json')])
    on.imports.decide(on.imports.preview!.rows[0]!, { choice: 'keep-both' })
    await confirmImport(on.app)
    expect(on.library.editions.map(({ id, version, parent }) => [id, version, parent?.id])).toEqual([
      ['corner-store', '3', 'heroclix-2013'],
      ['corner-store:2', '4', 'heroclix-2013'],
      ['north-store', '1', 'corner-store:2']
    ])
  })

  it.each([
    ['a clause that does not exist', { effects: { perplex: { clauses: { 'targetting/reach': { rule: 'CS-1' } } } } }, 'unknown-clause'],
    ['a parameter out of its range', { params: { 'values.modifierLimit': -1 } }, 'out-of-range'],
    ['a newer vocabulary', { needs: { vocabulary: 99 } }, 'newer-edition'],
    ['an unknown field', { rulez: {} }, 'unknown-field'],
    ['a parent that nobody has', { parent: { id: 'nobody' } }, 'parent-missing'],
    ['the id of an edition that ships', { id: 'heroclix-2013' }, 'shipped-id'],
    ['more than a mebibyte', { rows: { 'CS-1': { title: 'x', text: 'y'.repeat(2 ** 20) } } }, 'too-large']
  ])('is refused with its place for %s, and nothing comes in', async (_, change, code) => {
    const on = await setUp()
    await brought(on, { ...corner, ...change })
    expect(on.session.broken?.problems.map((problem) => problem.code)).toContain(code)
    expect(on.library.editions).toEqual([])
  })

  it('comes in without the parts that this version cannot read, if the user says so; rulings report them', async () => {
    const on = await setUp()
    const newer = {
      ...corner,
      needs: { vocabulary: 99 },
      effects: { ...corner.effects, charge: { clauses: { 'telepathy/read': { rule: 'CS-1' } } } }
    }
    await brought(on, newer)
    expect([on.session.broken?.problems.length, on.library.editions.length, on.imports.partsLeft?.length]).toEqual([1, 0, 1])
    await importPartsLeft(on.app)
    expect(on.session.broken).toBeNull()
    await confirmImport(on.app)
    expect(on.library.editions.map(({ id }) => id)).toEqual(['corner-store'])
    chooseRuleset(on.app, 'corner-store')
    on.table.change('a figure', {
      ...on.table.case,
      figures: [{ id: 'A', at: [0, 0], powers: ['charge'] }],
      ask: { kind: 'line-of-fire', from: 'A', to: [3, 0] }
    })
    expect(rulingOf(on.table.case)?.notConsidered).toMatchObject([{ kind: 'special-power', id: 'charge', text: /telepathy/ }])
  })

  it('is not offered in parts if its parent is missing, or if nothing of it is unread', async () => {
    const on = await setUp()
    await brought(on, { ...north, needs: { vocabulary: 99 } })
    expect(on.imports.partsLeft).toBeNull()
    await brought(on, north)
    expect(on.imports.partsLeft).toBeNull()
    await brought(on, { ...north, needs: { vocabulary: 99 } }, corner)
    expect(on.imports.partsLeft).toHaveLength(2)
  })

  it('finds its parent in the library, or in a file beside it', async () => {
    const on = await setUp()
    await brought(on, north)
    expect(on.session.broken?.problems).toMatchObject([{ code: 'parent-missing', path: '/parent/id' }])
    await brought(on, north, corner)
    expect(on.library.editions.map(({ id }) => id)).toEqual(['corner-store', 'north-store'])
    const other = await setUp()
    await brought(other, corner)
    await brought(other, north)
    expect(other.library.editions).toHaveLength(2)
  })
})

describe('an edition of the library', () => {
  it('is what a table is ruled by, with its documents in the case', async () => {
    const on = await setUp()
    await brought(on, corner, north)
    chooseRuleset(on.app, 'north-store')
    expect(on.table.case).toMatchObject({ ruleset: 'north-store', editions: [{ id: 'north-store' }, { id: 'corner-store' }] })
    expect(on.app.settings.current.ruleset).toBe('north-store')
    expect(rulingOf(on.table.case)!.edition).toMatchObject({ id: 'north-store', name: 'North Store', version: '1' })
    chooseRuleset(on.app, 'heroclix-2012')
    expect(on.table.case.editions).toBeUndefined()
    on.table.undo()
    expect(on.table.case.ruleset).toBe('north-store')
  })

  it('goes into a pack with its parents, and comes back as one step', async () => {
    const on = await setUp()
    await brought(on, corner, north)
    on.imports.chosen.toggle('editions', 'north-store')
    const save = vi.spyOn(on.platform, 'saveBytes')
    await exportPack(on.app, on.imports.chosen.of(on.library), { name: 'Club', version: '1', origin: '' })
    const { bytes } = save.mock.calls[0]![0] as unknown as { readonly bytes: Uint8Array<ArrayBuffer> }
    const pack = readPack(bytes)
    expect(pack.ok && pack.value).toMatchObject({ manifest: { format: 'linejudge-pack/3' }, editions: [north, corner] })
    const other = await setUp()
    await bringIn(other.app, [{ name: 'club.clixpack', bytes }])
    await confirmImport(other.app)
    expect(other.library.editions).toHaveLength(2)
    await undoLast(other.app)
    expect(other.library.editions).toEqual([])
  })

  it('stays while another one is made over it, and goes together with that', async () => {
    const on = await setUp()
    await brought(on, corner, north)
    on.imports.chosen.toggle('editions', 'corner-store')
    await deleteChosen(on.app, on.imports.chosen.of(on.library))
    expect(on.told().at(-1)).toEqual([
      'error',
      'Nothing is deleted. “Corner Store” is the parent of “North Store”: delete that edition first.'
    ])
    expect(on.library.editions).toHaveLength(2)
    on.imports.chosen.toggle('editions', 'north-store')
    await deleteChosen(on.app, on.imports.chosen.of(on.library))
    expect(on.library.editions).toEqual([])
  })

  it('is shown with what it changes and what it rests on', async () => {
    const on = await setUp()
    await brought(on, corner, north)
    expect(lookAtEdition(on.app, north)).toMatchObject({
      parent: 'Corner Store',
      rows: [{ id: 'NS-1', title: 'Rule of one', cite: 'North Store, house sheet, 1', standing: 'house' }],
      changes: ['params/values.modifierLimit'],
      rulings: 0,
      problem: null
    })
    expect(lookAtEdition(on.app, corner).hash).toMatch(/^[0-9a-f]{8}$/)
    await on.library.commitDocuments([{ do: 'delete', table: 'editions', id: 'corner-store' }])
    expect(lookAtEdition(on.app, north)).toMatchObject({ hash: null, rows: [], problem: expect.stringContaining('corner-store') as string })
  })
})
