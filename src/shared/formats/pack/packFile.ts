/**
 * Packs (`*.clixpack`): a zip archive with a manifest and documents under fixed names. Read whole or not at all;
 * written so that the same documents give the same bytes. `docs/pack-format.md` describes the format.
 */
import { problem } from '../../base/problem.ts'
import { zipSync, type Zippable } from 'fflate'
import * as v from 'valibot'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../documents/documents.ts'
import { formatEditionFile, parseEditionFile, type EditionFile } from '../documents/editionFile.ts'
import { formatElementsFile, parseElementsFile } from '../documents/figures/elementsFile.ts'
import { formatFigureSetFile, parseFigureSetFile } from '../documents/figures/figureSetFile.ts'
import { formatHexMapFile, parseHexMapFile, type HexMapFile } from '../documents/maps/hexMapFile.ts'
import { inflateEntry, type Inflated } from '../zip/inflateEntry.ts'
import { parseJsonText } from '../../json/jsonText.ts'
import { formatMapFile, parseMapFile } from '../documents/maps/mapFile.ts'
import {
  editionName,
  elementsName,
  ENDING_OF,
  figureSetName,
  hexMapName,
  MANIFEST_NAME,
  mapName,
  packManifestSchema,
  parsePackManifest,
  pictureName,
  specialTerrainName,
  teamName,
  type PackManifest
} from './packManifest.ts'
import { readPictureHeader, type PictureHeader } from './pictureHeader.ts'
import { formatSpecialTerrainFile, parseSpecialTerrainFile } from '../documents/specialTerrainFile.ts'
import { formatTeamFile, parseTeamFile, type StoredTeam } from '../documents/teamFile.ts'
import { bytesOf, textOf } from '../../json/utf8.ts'
import { writeJson } from '../../json/writeJson.ts'
import { readZipDirectory, type ZipEntry } from '../zip/zipDirectory.ts'
import { isLitter, printableName } from '../zip/zipNames.ts'
import '../../base/sayFileSentences.ts'

export interface PackedPicture extends PictureHeader {
  readonly bytes: Uint8Array
}

export interface Pack {
  readonly manifest: PackManifest
  readonly maps: readonly MapFile[]
  readonly hexMaps: readonly HexMapFile[]
  readonly figureSets: readonly FigureSetFile[]
  readonly elements: readonly ElementsFile[]
  readonly specialTerrain: readonly SpecialTerrainFile[]
  readonly editions: readonly EditionFile[]
  readonly teams: readonly StoredTeam[]
  /** By the id of the map. Checked by their headers, not decoded. */
  readonly pictures: ReadonlyMap<string, PackedPicture>
}

/** A pack from the bytes of a file, or every problem; the path of a problem begins with the file inside the pack. */
export function readPack(bytes: Uint8Array): Result<Pack> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return directory
  const entries = new Map(directory.value.filter(({ name }) => !isLitter(name)).map((entry) => [entry.name, entry]))
  const inAll: Inflated = { bytes: 0 }
  const manifest = documentAt(entries, MANIFEST_NAME, inAll, parsePackManifest)
  if (!manifest.ok) return manifest
  const { maps, hexMaps = [], figureSets, elements = [], specialTerrain, editions = [], teams = [] } = manifest.value
  const expected = new Set([
    MANIFEST_NAME,
    ...maps.flatMap(({ picture }, index) => [mapName(index), ...(picture ? [pictureName(index, picture)] : [])]),
    ...hexMaps.map((_, index) => hexMapName(index)),
    ...figureSets.map((_, index) => figureSetName(index)),
    ...elements.map((_, index) => elementsName(index)),
    ...specialTerrain.map((_, index) => specialTerrainName(index)),
    ...editions.map((_, index) => editionName(index)),
    ...teams.map((_, index) => teamName(index))
  ])
  const strangers = [...entries.keys()].filter((name) => !expected.has(name))
  if (strangers.length > 0) return fail(...strangers.slice(0, 20).map(notNamed))
  const problems: Problem[] = []
  const read = <T>(
    named: readonly { readonly id: string }[],
    nameOf: (index: number) => string,
    parse: (json: unknown) => Result<T>,
    idOf: (value: T, named: string) => string
  ): T[] =>
    named.flatMap(({ id }, index) => {
      const document = documentAt(entries, nameOf(index), inAll, parse)
      if (!document.ok) problems.push(...document.problems)
      else if (idOf(document.value, id) !== id) problems.push(otherId(nameOf(index), id, idOf(document.value, id)))
      else return [document.value]
      return []
    })
  const documents = {
    maps: read(maps, mapName, parseMapFile, ({ id }) => id),
    hexMaps: read(hexMaps, hexMapName, parseHexMapFile, ({ id }) => id),
    figureSets: read(figureSets, figureSetName, parseFigureSetFile, ({ id }) => id),
    elements: read(elements, elementsName, parseElementsFile, ({ id }) => id),
    specialTerrain: read(specialTerrain, specialTerrainName, parseSpecialTerrainFile, ({ rule }) => rule.id),
    editions: read(editions, editionName, parseEditionFile, ({ id }) => id),
    // A sheet has no id: it has the one that the manifest gives it.
    teams: read(teams, teamName, parseTeamFile, (_, id) => id).map((team, index): StoredTeam => ({ id: teams[index]!.id, team }))
  }
  const pictures = new Map<string, PackedPicture>()
  for (const [index, { id, picture }] of maps.entries()) {
    if (!picture || problems.length > 0) continue
    const name = pictureName(index, picture)
    const packed = bytesAt(entries, name, inAll)
    const header = packed.ok ? readPictureHeader(packed.value) : packed
    if (packed.ok && header.ok) pictures.set(id, { ...header.value, bytes: packed.value })
    else if (!header.ok) problems.push(...header.problems.map((problem) => ({ ...problem, path: name })))
  }
  return problems.length > 0 ? fail(...problems.slice(0, 20)) : ok({ manifest: manifest.value, ...documents, pictures })
}

const notNamed = (name: string): Problem =>
  problem('unknown-file', printableName(name), 'unknown-file', { file: printableName(name), such: mapName(0) })

const otherId = (name: string, expected: string, found: string): Problem =>
  problem('other-id', `${name} /id`, 'other-id', { file: name, found, expected })

function bytesAt(entries: ReadonlyMap<string, ZipEntry>, name: string, inAll: Inflated): Result<Uint8Array> {
  const entry = entries.get(name)
  if (entry) return inflateEntry(entry, inAll)
  return fail(problem('missing-file', name, name === MANIFEST_NAME ? 'no-manifest' : 'missing-file', { file: name }))
}

function documentAt<T>(
  entries: ReadonlyMap<string, ZipEntry>,
  name: string,
  inAll: Inflated,
  parse: (json: unknown) => Result<T>
): Result<T> {
  const bytes = bytesAt(entries, name, inAll)
  if (!bytes.ok) return bytes
  const text = textOf(bytes.value)
  const json = text.ok ? parseJsonText(text.value) : text
  const parsed = json.ok ? parse(json.value) : json
  return parsed.ok
    ? parsed
    : fail(...parsed.problems.map((problem) => ({ ...problem, path: problem.path ? `${name} ${problem.path}` : name })))
}

export interface PackContents {
  readonly name: string
  readonly version: string
  readonly origin: string
  readonly maps: readonly MapFile[]
  readonly hexMaps?: readonly HexMapFile[]
  readonly figureSets: readonly FigureSetFile[]
  readonly elements?: readonly ElementsFile[]
  readonly specialTerrain: readonly SpecialTerrainFile[]
  readonly editions?: readonly EditionFile[]
  readonly teams?: readonly StoredTeam[]
  /** By the id of the map. */
  readonly pictures?: ReadonlyMap<string, Pick<PackedPicture, 'kind' | 'bytes'>>
}

/** The bytes of a pack, of the oldest version that has all that is in it. Throws if a document is not valid. */
export function writePack({
  name,
  version,
  origin,
  maps,
  hexMaps = [],
  figureSets,
  elements = [],
  specialTerrain,
  editions = [],
  teams = [],
  pictures = new Map()
}: PackContents): Uint8Array<ArrayBuffer> {
  const shown = maps.map(({ id }) => {
    const kind = pictures.get(id)?.kind
    return kind ? { id, picture: ENDING_OF[kind] } : { id }
  })
  const manifest = v.parse(packManifestSchema, {
    format: 'linejudge-pack/3',
    name,
    version,
    origin,
    maps: shown,
    ...(hexMaps.length > 0 && { hexMaps: hexMaps.map(({ id }) => ({ id })) }),
    figureSets: figureSets.map(({ id }) => ({ id })),
    ...(elements.length > 0 && { elements: elements.map(({ id }) => ({ id })) }),
    specialTerrain: specialTerrain.map(({ rule }) => ({ id: rule.id })),
    ...(editions.length > 0 && { editions: editions.map(({ id }) => ({ id })) }),
    ...(teams.length > 0 && { teams: teams.map(({ id }) => ({ id })) })
  })
  const isPlain = hexMaps.length === 0 && teams.length === 0 && shown.every((map) => !('picture' in map))
  const needed = editions.length > 0 || elements.length > 0 ? 3 : isPlain ? 1 : 2
  const texts: (readonly [string, string])[] = [
    [MANIFEST_NAME, writeJson({ ...manifest, format: `linejudge-pack/${needed}` })],
    ...maps.map((map, index) => [mapName(index), formatMapFile(map)] as const),
    ...hexMaps.map((map, index) => [hexMapName(index), formatHexMapFile(map)] as const),
    ...figureSets.map((set, index) => [figureSetName(index), formatFigureSetFile(set)] as const),
    ...elements.map((file, index) => [elementsName(index), formatElementsFile(file)] as const),
    ...specialTerrain.map((file, index) => [specialTerrainName(index), formatSpecialTerrainFile(file)] as const),
    ...editions.map((file, index) => [editionName(index), formatEditionFile(file)] as const),
    ...teams.map(({ team }, index) => [teamName(index), formatTeamFile(team)] as const)
  ]
  const bytes: (readonly [string, Uint8Array])[] = maps.flatMap(({ id }, index) => {
    const picture = pictures.get(id)
    return picture ? [[pictureName(index, ENDING_OF[picture.kind]), picture.bytes] as const] : []
  })
  const files: Zippable = Object.fromEntries([...texts.map(([file, content]) => [file, bytesOf(content)] as const), ...bytes])
  // A fixed time: what matters is in the documents.
  return new Uint8Array(zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) }))
}
