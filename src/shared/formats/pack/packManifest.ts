/** What a pack says about itself (`manifest.json`), and the fixed names under which its documents lie. */
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { idText, listOf, oneOf, optionalText, text } from '../../base/validate.ts'
import { MOST_DOCUMENTS } from '../../json/limits.ts'
import { parseDocument, type FormatFamily } from '../documents/common/version.ts'

/** Version 1 has no hex maps, no teams and no pictures that are kept, version 2 no editions and no elements. */
const PACK_FORMAT: FormatFamily = { name: 'linejudge-pack', version: 3, upgrades: { 1: (json) => json, 2: (json) => json } }

export const PICTURE_ENDINGS = ['png', 'jpg', 'webp'] as const
export type PictureEnding = (typeof PICTURE_ENDINGS)[number]

export interface PackedMap {
  readonly id: string
  /** The map has a picture, of this kind. */
  readonly picture?: PictureEnding
}

export interface PackManifest {
  readonly format: 'linejudge-pack/3'
  readonly name: string
  /** Which version of the pack this is, in its maker's own counting. */
  readonly version: string
  /** Who made it, or where it comes from. */
  readonly origin: string
  readonly maps: readonly PackedMap[]
  readonly hexMaps?: readonly { readonly id: string }[] | undefined
  readonly figureSets: readonly { readonly id: string }[]
  readonly elements?: readonly { readonly id: string }[] | undefined
  readonly specialTerrain: readonly { readonly id: string }[]
  readonly editions?: readonly { readonly id: string }[] | undefined
  /** Team sheets; their files have no id of their own. */
  readonly teams?: readonly { readonly id: string }[] | undefined
}

const named = listOf(v.looseObject({ id: idText }), MOST_DOCUMENTS)

/** Unknown fields are no error and told where the pack is opened. */
export const packManifestSchema = v.looseObject({
  format: v.literal('linejudge-pack/3'),
  name: text(120),
  version: optionalText(40),
  origin: optionalText(200),
  maps: listOf(v.looseObject({ id: idText, picture: v.exactOptional(oneOf(PICTURE_ENDINGS)) }), MOST_DOCUMENTS),
  hexMaps: v.optional(named),
  figureSets: named,
  elements: v.optional(named),
  specialTerrain: named,
  editions: v.optional(named),
  teams: v.optional(named)
}) satisfies v.BaseSchema<unknown, PackManifest, v.BaseIssue<unknown>>

export const MANIFEST_NAME = 'manifest.json'
/** How a picture of a kind ends. */
export const ENDING_OF: Readonly<Record<'png' | 'jpeg' | 'webp', PictureEnding>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

/** The file of the `index`th map (from 0) of the manifest's list, and so on: numbers, so that no stranger's word names a file. */
export const mapName = (index: number): string => `maps/${index + 1}.json`
export const hexMapName = (index: number): string => `hex-maps/${index + 1}.json`
export const figureSetName = (index: number): string => `figures/${index + 1}.json`
export const elementsName = (index: number): string => `elements/${index + 1}.json`
export const specialTerrainName = (index: number): string => `special-terrain/${index + 1}.json`
export const editionName = (index: number): string => `editions/${index + 1}.json`
export const teamName = (index: number): string => `teams/${index + 1}.json`
export const pictureName = (index: number, ending: PictureEnding): string => `pictures/${index + 1}.${ending}`

/** A manifest from parsed JSON, or every problem with its place. */
export const parsePackManifest = (json: unknown): Result<PackManifest> => parseDocument(json, PACK_FORMAT, packManifestSchema)
