/** Documents of the library out into a pack, or away, with a way back. */
import { writePack } from '../../../shared/formats/pack/packFile.ts'
import type { Exported } from '../../../shared/formats/exporting/exporter.ts'
import { bytesOf } from '../../../shared/json/utf8.ts'
import { bytesOfPicture, type PictureKind } from '../../../shared/formats/documents/common/storedPicture.ts'
import type { FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { importingTexts } from '../../i18n/texts.ts'
import { commitWithInverse, notifyUndoable } from './libraryUndo.ts'
import type { Selection } from '../../model/importing/chosen.svelte.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import { chainOf } from '../../../shared/editions/shelf.ts'
import { madeOver } from '../../model/library/ownEditions.ts'
import { neededTerrain } from '../../model/importing/neededTerrain.ts'

export const countOf = ({ maps, hexMaps, figureSets, elements, specialTerrain, editions, teams }: Selection): number =>
  maps.length + hexMaps.length + figureSets.length + elements.length + specialTerrain.length + editions.length + teams.length

export const namesOf = ({ maps, hexMaps, figureSets, elements, specialTerrain, editions, teams }: Selection): readonly string[] => [
  ...maps.map(({ name }) => name),
  ...hexMaps.map(({ name }) => name),
  ...figureSets.map(({ name }) => name),
  ...elements.map(({ name }) => name),
  ...specialTerrain.map(({ rule }) => rule.name),
  ...editions.map(({ name }) => name),
  ...teams.map(({ team }) => team.name)
]

/** The selection with the special terrain that its maps need elsewhere, and the parents of its editions. */
export function withNeeded({ library }: Pick<App, 'library'>, selection: Selection): Selection {
  const needed = selection.maps.flatMap((map) => neededTerrain(map, library))
  const all = new Map<string, SpecialTerrainFile>([...selection.specialTerrain, ...needed].map((file) => [file.rule.id, file]))
  const editions = new Map(selection.editions.flatMap(({ id }) => chainOf(library.editions, id)).map((file) => [file.id, file]))
  return { ...selection, specialTerrain: [...all.values()], editions: [...editions.values()] }
}

/** Saves the selection as a pack. True only when the file is written whole. */
export async function exportPack(
  app: Pick<App, 'library' | 'session' | 'platform'>,
  selection: Selection,
  about: { readonly name: string; readonly version: string; readonly origin: string }
): Promise<boolean> {
  const { platform, session } = app
  try {
    const bytes = writePack({ ...withNeeded(app, selection), ...about, pictures: await picturesOf(app.library, selection.maps) })
    const name = fileName(about.name, importingTexts.packName)
    const saved = await platform.saveBytes({ name, kind: 'pack', bytes })
    if (saved) session.notify('info', importingTexts.exported(saved.name))
    return saved !== null
  } catch (error) {
    session.notify('error', importingTexts.notExported(messageOf(error)))
    return false
  }
}

/** The pictures of maps as the library has them, by the id of the map. */
export async function picturesOf(
  library: Pick<App['library'], 'picture'>,
  maps: readonly MapFile[]
): Promise<ReadonlyMap<string, { readonly kind: PictureKind; readonly bytes: Uint8Array }>> {
  const found = new Map<string, { readonly kind: PictureKind; readonly bytes: Uint8Array }>()
  for (const { id, picture } of maps) {
    const stored = picture?.file ? await library.picture(picture.file) : null
    const bytes = stored && bytesOfPicture(stored)
    if (stored && bytes) found.set(id, { kind: stored.kind, bytes })
  }
  return found
}

/** Those of the selection that are the user's own: what comes with Linejudge stays. */
export function deletable({ library }: Pick<App, 'library'>, selection: Selection): Selection {
  return {
    maps: selection.maps.filter(({ id }) => library.isOwn('maps', id)),
    hexMaps: selection.hexMaps.filter(({ id }) => library.isOwn('hexMaps', id)),
    figureSets: selection.figureSets.filter(({ id }) => library.isOwn('figureSets', id)),
    elements: selection.elements.filter(({ id }) => library.isOwn('elements', id)),
    specialTerrain: selection.specialTerrain.filter(({ rule }) => library.isOwn('specialTerrain', rule.id)),
    editions: selection.editions.filter(({ id }) => library.isOwn('editions', id)),
    teams: selection.teams.filter(({ id }) => library.isOwn('teams', id))
  }
}

/** Editions that cannot go because others are made over them and stay. */
const neededEditions = ({ editions }: Pick<App['library'], 'editions'>, going: readonly EditionFile[]) =>
  going.flatMap((edition) => {
    const by = madeOver(editions, edition.id).find((one) => !going.includes(one))
    return by ? [{ edition, by }] : []
  })

/** Deletes the user's own documents of the selection in one commit; offered back at once. */
export async function deleteChosen(app: Pick<App, 'library' | 'session'>, selection: Selection): Promise<void> {
  const { session } = app
  const own = deletable(app, selection)
  const changes: Change[] = [
    ...own.maps.map(({ id }): Change => ({ do: 'delete', table: 'maps', id })),
    ...own.hexMaps.map(({ id }): Change => ({ do: 'delete', table: 'hexMaps', id })),
    ...own.figureSets.map(({ id }): Change => ({ do: 'delete', table: 'figureSets', id })),
    ...own.elements.map(({ id }): Change => ({ do: 'delete', table: 'elements', id })),
    ...own.specialTerrain.map(({ rule }): Change => ({ do: 'delete', table: 'specialTerrain', id: rule.id })),
    ...own.editions.map(({ id }): Change => ({ do: 'delete', table: 'editions', id })),
    ...own.teams.map(({ id }): Change => ({ do: 'delete', table: 'teams', id }))
  ]
  if (changes.length === 0) return
  const needed = neededEditions(app.library, own.editions)
  if (needed.length > 0) {
    session.notify('error', importingTexts.notDeleted(importingTexts.editionNeeded(needed[0]!.edition.name, needed[0]!.by.name)))
    return
  }
  const label = importingTexts.deletion(namesOf(own))
  try {
    const step = await commitWithInverse(app, label, changes)
    session.imports.chosen.clear()
    if (step) notifyUndoable(app, step, importingTexts.deleted(namesOf(own)), importingTexts.undoDelete)
  } catch (error) {
    session.notify('error', importingTexts.notDeleted(messageOf(error)))
  }
}

/** What a single map or figure set can be saved as beside a pack; the command line calls them the same. */
export const MAP_FILE_KINDS = ['uvtt', 'tmj', 'text'] as const
export type MapFileKind = (typeof MAP_FILE_KINDS)[number]
export const SET_FILE_KINDS = ['csv', 'bbcode'] as const
export type SetFileKind = (typeof SET_FILE_KINDS)[number]
type FileKind = MapFileKind | SetFileKind

/** A figure set as a file of another program and what does not go with it. */
export async function setAs(set: FigureSetFile, kind: SetFileKind): Promise<Exported> {
  const { exportFigures, FIGURE_EXPORTERS } = await import('../../../shared/formats/exportingFigures/all.ts')
  return exportFigures(
    FIGURE_EXPORTERS.find(({ name }) => name === kind)!,
    set
  )
}

/** A map as a file of another program and what does not go with it. What writes them is loaded when it is wanted. */
export async function mapAs({ library }: Pick<App, 'library'>, map: MapFile, kind: MapFileKind): Promise<Exported> {
  const { EXPORTERS, exportMap } = await import('../../../shared/formats/exporting/all.ts')
  const exporter = EXPORTERS.find(({ name }) => name === kind)!
  const picture = exporter.picture === 'straight' ? (await picturesOf(library, [map])).get(map.id) : undefined
  if (!picture) return exportMap(exporter, map)
  const { straightPicture } = await import('../../model/mapPicture/pictures.ts')
  return exportMap(exporter, map, (await straightPicture(picture, map)) ?? undefined)
}

/** Lets the user save such a file. Says whether it was saved. @param name what it is of */
export async function saveAs(
  { platform, session }: Pick<App, 'platform' | 'session'>,
  name: string,
  kind: FileKind,
  { content }: Exported
): Promise<boolean> {
  try {
    const bytes = typeof content === 'string' ? bytesOf(content) : content
    const saved = await platform.saveBytes({
      name: fileName(name, importingTexts.packName),
      kind: kind === 'bbcode' ? 'text' : kind,
      bytes
    })
    if (saved) session.notify('info', importingTexts.exported(saved.name))
    return saved !== null
  } catch (error) {
    session.notify('error', importingTexts.notExported(messageOf(error)))
    return false
  }
}
