/** Files in and out of the library as a user has them: brought in, looked at, taken or left, handed on, deleted and taken back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { confirmImport } from '../../../../../src/renderer/actions/importing/confirmImport.ts'
import {
  countOf,
  deletable,
  deleteChosen,
  exportPack,
  mapAs,
  namesOf,
  saveAs,
  setAs,
  withNeeded
} from '../../../../../src/renderer/actions/importing/exportActions.ts'
import { bringIn, bringInPicked } from '../../../../../src/renderer/actions/importing/importActions.ts'
import { undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { builtInTerrain } from '../../../../../src/shared/rules/terrain/builtIn.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { readInPage } from '../../../../support/pageWorker.ts'
import { sampleHexMap, sampleMap, sampleSet } from '../../storage/rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'

beforeEach(readInPage)
afterEach(() => {
  vi.unstubAllGlobals()
})

const bytes = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const file = (name: string, value: unknown) => ({ name, bytes: bytes(value) })
const terrain = { format: 'linejudge-special-terrain/2' as const, rule: { ...builtInTerrain[0]!, id: 'own-lava', name: 'Own lava' } }
const lavaMap = {
  ...sampleMap('lava-map', 'Lava field'),
  map: { size: [3, 2] as const, terrain: ['..1', '...'], legend: { 1: ['special:own-lava'] } }
}
const team = { id: 'team', team: { format: 'linejudge-team/1' as const, name: 'Mine', total: 0, buildTotal: 300, members: [] } }

function setUp() {
  const memory = memoryApp()
  const backUpIfChanged = vi.fn(() => Promise.resolve())
  const app = Object.assign(memory.app, { dataStore: { backups: { backUpIfChanged } } }) as App
  const { imports } = memory.session
  const kept = () => ({
    maps: memory.library.maps.map(({ name }) => name),
    hexMaps: memory.library.hexMaps.map(({ name }) => name),
    sets: memory.library.figureSets.map(({ name }) => name),
    terrain: memory.library.specialTerrain.map(({ rule }) => rule.name)
  })
  return { ...memory, app, imports, kept, backUpIfChanged }
}
const lastNotice = ({ session }: ReturnType<typeof setUp>) => session.notices.at(-1)!

describe('what comes from a file', () => {
  it('goes on the table at once where it is a position, of whatever game', async () => {
    const on = setUp()
    await bringIn(on.app, [file('duel.clixcase', { ...duel, title: 'From a file' })])
    expect([on.table.case.title, on.imports.preview, on.imports.reading]).toEqual(['From a file', null, null])
    expect(on.told()).toEqual([['info', 'Opened duel.clixcase.']])
    const hero = on.app.games.of('heroscape-knockback')!
    await bringIn(on.app, [file('hero.clixcase', { ...hero.case, title: 'Ridge' })])
    expect([on.app.settings.current.ruleset, hero.case.title, on.session.screen]).toEqual(['heroscape-knockback', 'Ridge', 'table'])
    expect(lastNotice(on).text).toEqual('Opened hero.clixcase.')
  })

  it('lies on its table where it is a map of hexes; the library takes it by a press more', async () => {
    const on = setUp()
    on.session.screen = 'maps'
    await bringIn(on.app, [file('ridge.hexmap.json', sampleHexMap('ridge', 'Ridge'))])
    expect([on.app.settings.current.ruleset, on.session.screen, on.app.games.of('heroscape-knockback')!.case.map]).toEqual([
      'heroscape-knockback',
      'table',
      {
        hexes: [
          [0, 0, 1],
          [1, 0, 2]
        ],
        id: 'ridge',
        name: 'Ridge'
      }
    ])
    const { action, text } = lastNotice(on)
    expect([text, action?.label]).toEqual(['Opened ridge.hexmap.json.', 'Keep it among the maps'])
    action!.run()
    expect(on.imports.preview).toMatchObject({ files: ['ridge.hexmap.json'], rows: [{ status: 'new' }] })
    await confirmImport(on.app)
    expect(on.kept().hexMaps).toEqual(['Ridge'])
  })

  it('is shown first, comes in when the judge says so, and is taken back by one press', async () => {
    const on = setUp()
    await bringIn(on.app, [file('yard.map.json', sampleMap('yard', 'Yard')), file('set.figures.json', sampleSet('heroes'))])
    expect(on.imports.preview!.rows.map(({ status, incoming }) => [status, incoming.kind])).toEqual([
      ['new', 'map'],
      ['new', 'figures']
    ])
    expect([on.kept().maps, on.imports.coming]).toEqual([[], 2])
    await confirmImport(on.app)
    expect([on.kept().maps, on.kept().sets, on.imports.preview, on.imports.saving]).toEqual([['Yard'], ['heroes'], null, false])
    expect(on.backUpIfChanged).toHaveBeenCalledExactlyOnceWith('before-import')
    expect([lastNotice(on).kind, lastNotice(on).text, lastNotice(on).action?.label]).toEqual([
      'info',
      '2 documents are imported: Yard, heroes.',
      'Undo the import'
    ])
    lastNotice(on).action!.run()
    await waitFor(() => {
      expect([on.kept().maps, on.kept().sets]).toEqual([[], []])
    })
  })

  it('that is there already is left as it is, or comes in beside it, as the judge chooses', async () => {
    const on = setUp()
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: sampleMap('yard', 'Yard'), origin: 'user' }])
    const other = { ...sampleMap('yard', 'Other yard'), map: { size: [2, 2] } }
    await bringIn(on.app, [file('same.map.json', sampleMap('yard', 'Yard'))])
    expect(on.imports.preview!.rows.map(({ status }) => status)).toEqual(['same'])
    await confirmImport(on.app)
    expect([on.backUpIfChanged.mock.calls.length, on.session.notices.length]).toEqual([0, 0])
    for (const [choice, names] of [
      ['keep-mine', ['Yard']],
      ['keep-both', ['Other yard (2)', 'Yard']],
      ['take', ['Other yard', 'Other yard (2)']]
    ] as const) {
      await bringIn(on.app, [file('other.map.json', other)])
      expect(on.imports.preview!.rows.map(({ status }) => status)).toEqual(['different'])
      on.imports.decideAll(choice)
      await confirmImport(on.app)
      expect(on.kept().maps.toSorted(), choice).toEqual(names)
    }
  })

  it('is told in a sentence with its place where it cannot be read, and nothing comes in', async () => {
    const on = setUp()
    await bringIn(on.app, [file('bad.map.json', { ...sampleMap('x'), map: { size: [0, 2] } })])
    expect([on.session.broken?.name, on.session.broken?.problems.map(({ path, message }) => `${path} ${message}`)]).toEqual([
      'bad.map.json',
      ['/map/size/0 At /map/size/0 there is 0; expected a whole number from 1 to 200.']
    ])
    on.session.broken = null
    await bringIn(on.app, [file('a.map.json', '{'), file('b.map.json', '{"format":"linejudge-map/2"}')])
    expect([on.session.broken, on.imports.preview]).toMatchObject([
      {
        name: '2 of the files',
        problems: [
          {
            code: 'syntax',
            message: 'Line 1, column 2 is no valid JSON: there is the end of the file; expected a field name in double quotes or "}".',
            path: 'a.map.json',
            say: 'syntax',
            facts: {
              place: { say: 'place.top', facts: {} },
              line: 1,
              column: 2,
              found: { say: 'found.end', facts: {} },
              expected: { say: 'expected.json-key-or-end', facts: {} }
            }
          },
          {
            code: 'missing-field',
            message: 'At the top level of the file the field "id" is missing.',
            path: 'b.map.json',
            say: 'missing-field',
            facts: { place: { say: 'place.top', facts: {} }, field: 'id' }
          },
          {
            code: 'missing-field',
            message: 'At the top level of the file the field "name" is missing.',
            path: 'b.map.json',
            say: 'missing-field',
            facts: { place: { say: 'place.top', facts: {} }, field: 'name' }
          },
          {
            code: 'missing-field',
            message: 'At the top level of the file the field "map" is missing.',
            path: 'b.map.json',
            say: 'missing-field',
            facts: { place: { say: 'place.top', facts: {} }, field: 'map' }
          }
        ]
      },
      null
    ])
    await bringIn(on.app, [])
    expect(on.kept()).toEqual({ maps: [], hexMaps: [], sets: [], terrain: [] })
  })

  it('comes in as far as it can be read, and the others are named', async () => {
    const on = setUp()
    await bringIn(on.app, [file('a.map.json', sampleMap('a', 'A')), file('b.map.json', '{')])
    expect([on.imports.preview?.broken.map(({ name }) => name), on.imports.preview?.rows.length]).toEqual([['b.map.json'], 1])
    await confirmImport(on.app)
    expect(on.kept().maps).toEqual(['A'])
  })

  it('that cannot be opened at all is named', async () => {
    const on = setUp()
    const gone = new File(['x'], 'gone.map.json')
    gone.arrayBuffer = () => Promise.reject(new Error('gone'))
    await bringInPicked(on.app, [new File([bytes(sampleMap('a'))], 'a.map.json'), gone])
    expect([on.session.broken?.name, on.session.broken?.problems.map(({ code }) => code)]).toEqual(['gone.map.json', ['unreadable']])
  })

  it('is told where the library does not take it, and can be taken once more', async () => {
    const on = setUp()
    await bringIn(on.app, [file('yard.map.json', sampleMap('yard', 'Yard'))])
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await confirmImport(on.app)
    expect([lastNotice(on).kind, lastNotice(on).text, on.imports.saving, on.imports.preview === null]).toEqual([
      'error',
      'Nothing is imported. The disk is full.',
      false,
      false
    ])
    await confirmImport(on.app)
    expect(on.kept().maps).toEqual(['Yard'])
  })

  it('a table of figures whose columns nobody knows is asked about', async () => {
    const on = setUp()
    const table = 'Foo;Bar;Baz\nA;1;2\nB;3;4\n'
    await bringIn(on.app, [file('strange.csv', table)])
    expect([on.imports.naming, on.imports.unnamed?.tables.map(({ file: name }) => name), on.session.broken === null]).toEqual([
      true,
      ['strange.csv'],
      true
    ])
    await bringIn(on.app, [file('strange.csv', table)], true)
    expect(on.session.broken?.name).toEqual('strange.csv')
  })
})

describe('on the screen of events', () => {
  const listed = async (name: string, value: unknown) => {
    const on = setUp()
    on.session.screen = 'event'
    await bringIn(on.app, [file(name, value)])
    return { ...on, listed: eventsOf(on.app).listed }
  }

  it('a table and a list in JSON are lists of players, and come to the door of the open event', async () => {
    const [table, json] = [await listed('players.csv', 'name\nAda Lo\nBo\n'), await listed('players.json', '["Ada Lo", "Bo"]')]
    expect([table.listed, json.listed]).toEqual([
      { text: 'name\nAda Lo\nBo\n', told: null },
      { text: '["Ada Lo", "Bo"]', told: null }
    ])
    const on = setUp()
    on.session.screen = 'event'
    await eventsOf(on.app).make('Saturday', {})
    await bringIn(on.app, [file('players.txt', 'Ada Lo\nBo\n')])
    expect(eventsOf(on.app).open?.view).toBe('door')
  })

  it('what is no list is brought in as anywhere else', async () => {
    const map = await listed('yard.map.json', sampleMap('yard', 'Yard'))
    expect([map.listed, map.imports.preview?.rows.length]).toEqual([null, 1])
  })
})

describe('what goes to others', () => {
  const put = (table: string, value: object, origin = 'user'): Change => ({ do: 'put', table, value, origin }) as Change

  async function filled() {
    const on = setUp()
    await on.library.commitDocuments([
      put('maps', lavaMap),
      put('maps', sampleMap('ours', 'Ours'), 'starter'),
      put('hexMaps', sampleHexMap('ridge', 'Ridge')),
      put('figureSets', sampleSet('heroes')),
      put('specialTerrain', terrain),
      put('teams', team)
    ])
    const { chosen } = on.imports
    const all = [['maps', 'lava-map'], ['maps', 'ours'], ['hexMaps', 'ridge'], ['figureSets', 'heroes'], ['teams', 'team']] as const // prettier-ignore
    for (const [table, id] of all) chosen.toggle(table, id)
    return { ...on, chosen, selection: () => chosen.of(on.library) }
  }

  it('is named and counted, with the special terrain that its maps need', async () => {
    const on = await filled()
    expect([countOf(on.selection()), namesOf(on.selection())]).toEqual([5, ['Lava field', 'Ours', 'Ridge', 'heroes', 'Mine']])
    expect(namesOf(withNeeded(on.app, on.selection()))).toEqual(['Lava field', 'Ours', 'Ridge', 'heroes', 'Own lava', 'Mine'])
    on.chosen.toggle('specialTerrain', 'own-lava')
    expect(countOf(withNeeded(on.app, on.selection()))).toBe(6)
    on.chosen.toggle('maps', 'ours')
    expect([on.chosen.has('maps', 'ours'), on.chosen.has('maps', 'lava-map'), namesOf(on.selection())]).toEqual([
      false,
      true,
      ['Lava field', 'Ridge', 'heroes', 'Own lava', 'Mine']
    ])
  })

  it('is a pack that another device takes whole', async () => {
    const on = await filled()
    const about = { name: 'My pack', version: '2', origin: 'Ann' }
    expect(await exportPack(on.app, on.selection(), about)).toBe(true)
    const [saved] = on.platform.saveBytes.mock.calls.at(-1)! as unknown as [{ name: string; kind: string; bytes: Uint8Array<ArrayBuffer> }]
    expect([saved.name, saved.kind]).toEqual(['My pack', 'pack'])
    expect(lastNotice(on).text).toEqual('Saved as My pack.')
    const other = setUp()
    await bringIn(other.app, [{ name: saved.name, bytes: saved.bytes }])
    expect(other.imports.preview?.packs).toMatchObject([
      {
        file: 'My pack',
        manifest: {
          format: 'linejudge-pack/3',
          name: 'My pack',
          version: '2',
          origin: 'Ann',
          maps: [{ id: 'lava-map' }, { id: 'ours' }],
          hexMaps: [{ id: 'ridge' }],
          figureSets: [{ id: 'heroes' }],
          specialTerrain: [{ id: 'own-lava' }],
          teams: [{ id: 'team' }]
        }
      }
    ])
    await confirmImport(other.app)
    expect(other.kept()).toEqual({ maps: ['Lava field', 'Ours'], hexMaps: ['Ridge'], sets: ['heroes'], terrain: ['Own lava'] })
    on.platform.saveBytes.mockResolvedValueOnce(null)
    const before = on.session.notices.length
    expect([await exportPack(on.app, on.selection(), about), on.session.notices.length]).toEqual([false, before])
    on.platform.saveBytes.mockRejectedValueOnce(new Error('No room.'))
    expect(await exportPack(on.app, on.selection(), about)).toBe(false)
    expect([lastNotice(on).kind, lastNotice(on).text]).toEqual(['error', 'Nothing is saved. No room.'])
  })

  it('may be a file of another program', async () => {
    const on = await filled()
    const lost: unknown[] = []
    for (const kind of ['uvtt', 'tmj', 'text'] as const) {
      const made = await mapAs(on.app, lavaMap, kind)
      lost.push([kind, ...made.lost.map(({ code }) => code)])
      expect(await saveAs(on.app, 'Lava field', kind, made)).toBe(true)
    }
    for (const kind of ['csv', 'bbcode'] as const) {
      const made = await setAs(sampleSet('heroes'), kind)
      lost.push([kind, ...made.lost.map(({ code }) => code)])
      expect(await saveAs(on.app, 'Heroes', kind, made)).toBe(true)
    }
    expect(lost).toEqual([
      ['uvtt', 'not-seen:terrain'],
      ['tmj'],
      ['text', 'not-held:words'],
      ['csv', 'not-held:figures'],
      ['bbcode', 'not-held:figures']
    ])
    expect(on.platform.saveBytes.mock.calls.map(([{ name }]) => name)).toEqual([
      'Lava field',
      'Lava field',
      'Lava field',
      'Heroes',
      'Heroes'
    ])
    expect(lastNotice(on).text).toEqual('Saved as Heroes.')
    on.platform.saveBytes.mockResolvedValueOnce(null)
    expect(await saveAs(on.app, 'X', 'text', { content: 'x', lost: [] })).toBe(false)
    on.platform.saveBytes.mockRejectedValueOnce(new Error('No room.'))
    expect(await saveAs(on.app, 'X', 'text', { content: 'x', lost: [] })).toBe(false)
    expect([lastNotice(on).kind, lastNotice(on).text]).toEqual(['error', 'Nothing is saved. No room.'])
  })

  it('may be deleted, what comes with Linejudge left there, and comes back by one press', async () => {
    const on = await filled()
    on.chosen.toggle('specialTerrain', 'own-lava')
    on.chosen.exporting = true
    expect(namesOf(deletable(on.app, on.selection()))).toEqual(['Lava field', 'Ridge', 'heroes', 'Own lava', 'Mine'])
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await deleteChosen(on.app, on.selection())
    expect([lastNotice(on).text, on.chosen.exporting]).toEqual(['Nothing is deleted. The disk is full.', true])
    await deleteChosen(on.app, on.selection())
    expect([on.kept(), on.library.teams, on.chosen.exporting, on.chosen.has('maps', 'ours')]).toEqual([
      { maps: ['Ours'], hexMaps: [], sets: [], terrain: [] },
      [],
      false,
      false
    ])
    expect([lastNotice(on).text, lastNotice(on).action?.label]).toEqual([
      'Deleted: Lava field, Ridge, heroes, Own lava and 1 more.',
      'Undo'
    ])
    await undoLast(on.app)
    expect([on.kept().maps, on.library.teams.length]).toEqual([['Lava field', 'Ours'], 1])
    const notices = on.session.notices.length
    await deleteChosen(on.app, on.selection())
    expect(on.session.notices.length).toBe(notices)
  })
})
