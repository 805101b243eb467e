/** Files that only mean something beside another: known by themselves, so that whoever brings one alone is told what else to bring. */
import { problem } from '../../base/problem.ts'
import { fail } from '../../base/result.ts'
import type { Importer } from './importer.ts'
import '../../base/sayFileSentences.ts'

/** Tiles of Tiled (`.tsj`, `.tsx`), which a map of it uses. */
const tileset: Importer = {
  name: 'tiled-tileset',
  recognises: (json) => !('layers' in json) && ('tiles' in json || 'tilecount' in json || json.type === 'tileset'),
  read: () => fail(problem('tileset-alone', '', 'tileset-alone', {}))
}

/** A level that a project of LDtk keeps in a file of its own (`.ldtkl`). */
const level: Importer = {
  name: 'ldtk-level',
  recognises: (json) => !('layers' in json) && 'layerInstances' in json,
  read: () => fail(problem('level-alone', '', 'level-alone', {}))
}

export const PARTS: readonly Importer[] = [tileset, level]
