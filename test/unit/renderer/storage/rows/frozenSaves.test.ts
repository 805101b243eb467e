/**
 * What earlier versions wrote opens forever. The files under test/fixtures/saves are never changed: a new version of
 * a format adds a new one beside them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { eventRuleset } from '../../../../../src/renderer/model/event/log/eventRuleset.ts'
import { editionToSay } from '../../../../../src/renderer/model/settings/rulesLine.ts'
import { editionOfNew } from '../../../../../src/renderer/model/settings/usualEdition.ts'
import { pickedUp } from '../../../../../src/renderer/storage/rows/asText.ts'
import { openDexieRows, openDexieStorage } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import { withDocuments, type EditionVersion } from '../../../../../src/shared/backup/editionVersions.ts'
import type { SavedRulingRow } from '../../../../../src/shared/formats/documents/savedRuling.ts'
import { USUAL_EDITION } from '../../../../../src/shared/editions/usual.ts'
import { settingsOf } from '../../../../../src/shared/tournament/state/settings.ts'
import { parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { parseJsonText } from '../../../../../src/shared/json/jsonText.ts'
import { parseMapFile } from '../../../../../src/shared/formats/documents/maps/mapFile.ts'
import { parseSpecialTerrainFile } from '../../../../../src/shared/formats/documents/specialTerrainFile.ts'
import { frozenTables, VERSIONS } from '../../../../support/frozenSaves.ts'
import { writeProfile } from '../../../../support/writeProfile.ts'

const saved = (name: string): unknown => {
  const json = parseJsonText(readFileSync(join(import.meta.dirname, '../../../../fixtures/saves', name), 'utf8'))
  return json.ok ? json.value : json.problems
}

it.each([
  ['map-2.map.json', parseMapFile],
  ['figures-2.figures.json', parseFigureSetFile],
  ['figures-3.figures.json', parseFigureSetFile],
  ['special-terrain-1.json', parseSpecialTerrainFile]
] as const)('%s opens, and nothing of it is lost', (name, parse) => {
  expect(parse(saved(name))).toEqual({ ok: true, value: saved(name) })
})

/** What a reader makes of a document of the first version of its format. */
const upgraded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/"linejudge-(map|figures)\/1"/g, '"linejudge-$1/2"'))

it('a map of version 1 opens as one of version 2, and nothing of it is lost', () => {
  expect(parseMapFile(saved('map-1.map.json'))).toEqual({ ok: true, value: upgraded(saved('map-1.map.json')) })
})

it('a figure set of version 1 opens as one of version 2, and nothing of it is lost', () => {
  expect(parseFigureSetFile(saved('figures-1.figures.json'))).toEqual({ ok: true, value: upgraded(saved('figures-1.figures.json')) })
})

it.each(VERSIONS)('a database of schema %i opens, and nothing of it is lost', async (version) => {
  const tables = frozenTables(version)
  const indexedDB = new IDBFactory()
  await writeProfile(indexedDB, version, tables)
  const storage = await openDexieStorage({ indexedDB, IDBKeyRange })
  const values = (table: string) => (tables[table] ?? []).map((row) => pickedUp(row).value)
  expect(await storage.setBrokenAside('2026-01-01T00:00:00.000Z')).toEqual([])
  expect(await storage.maps()).toEqual(values('maps').map(upgraded))
  expect(await storage.hexMaps()).toEqual(values('hexMaps'))
  expect(await storage.mapRevisions('frozen-map')).toEqual(values('mapRevisions'))
  for (const { id, value } of tables.pictures ?? []) expect(await storage.picture(id)).toEqual(value)
  expect(await storage.figureSets()).toEqual(values('figureSets').map(upgraded))
  expect(await storage.elements()).toEqual(values('elements'))
  expect(await storage.specialTerrain()).toEqual(values('specialTerrain'))
  expect(await storage.editions()).toEqual(values('editions'))
  expect(await storage.teams()).toEqual(values('teams'))
  expect(await storage.owned()).toEqual(values('owned'))
  const versions = new Map((values('editionVersions') as readonly EditionVersion[]).map((one) => [one.id, one]))
  const rulings = (values('rulings') as readonly SavedRulingRow[]).map((one) => withDocuments(one, (id) => versions.get(id)))
  expect(await storage.rulings()).toEqual(rulings.toReversed())
  expect(rulings.every(({ editionVersion }) => editionVersion === undefined)).toBe(true)
  expect(await storage.ruleNotes()).toEqual(values('ruleNotes'))
  expect(await storage.sessions()).toEqual(values('sessions'))
  expect(await storage.events()).toEqual(values('events'))
  expect(await storage.eventFacts('frozen-event')).toEqual(values('eventFacts'))
  expect(await storage.leagues()).toEqual(values('leagues'))
  const settings = await storage.settings()
  expect(settings).toEqual(values('settings')[0])
  // New tables and events of this device keep its edition, and no line says another one.
  expect(editionOfNew(settings.ruleset)).toBe((values('settings')[0] as { readonly ruleset: string }).ruleset)
  expect(editionToSay(settings, { ruleset: USUAL_EDITION })).toBeNull()
  for (const { state } of await storage.events()) {
    const { file } = state as { readonly file?: { readonly settings: Readonly<Record<string, unknown>> } }
    expect(eventRuleset({ settings: settingsOf(file?.settings ?? {}) })).toBe('heroclix-2012')
  }
  expect(await storage.rows('starters')).toEqual(tables.starters)
})

it('a database of schema 3 goes on with its journal: how far it has come is read as it was written', async () => {
  const indexedDB = new IDBFactory()
  const tables = frozenTables(3)
  await writeProfile(indexedDB, 3, tables)
  const { rows } = await openDexieRows({ indexedDB, IDBKeyRange })
  const { id: _id, ...stamp } = tables.meta![0]!
  expect(await rows.stamp()).toEqual(stamp)
})
