/** Files that belong to another file, and projects of programs whose exports are read: known by themselves, each with what to choose instead. */
import type { FileSentenceId } from '../../base/fileSentences.ts'
import { problem } from '../../base/problem.ts'
import { fail } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import type { Importer } from './importer.ts'
import '../../base/sayFileSentences.ts'

type Alone = Extract<FileSentenceId, `${string}-alone`>

const alone = (name: string, says: Alone, recognises: Importer['recognises']): Importer => ({
  name,
  recognises,
  read: () => fail(problem(says, '', says, {}))
})

export const PARTS: readonly Importer[] = [
  alone('tiled-template', 'template-alone', (json) => json.type === 'template' && isRecord(json.object)),
  alone('tiled-world', 'world-alone', (json) => json.type === 'world' && !('layers' in json)),
  alone('tiled-project', 'tiled-project-alone', (json) => Array.isArray(json.folders) && ('propertyTypes' in json || 'automappingRulesFile' in json)),
  alone('tiled-session', 'tiled-project-alone', (json) => 'activeFile' in json && ('openFiles' in json || 'fileStates' in json)),
  // Tiles of Tiled (`.tsj`, `.tsx`), which a map of it uses.
  alone(
    'tiled-tileset',
    'tileset-alone',
    (json) => !('layers' in json) && ('tiles' in json || 'tilecount' in json || json.type === 'tileset')
  ),
  // A level of an LDtk project in a separate file (`.ldtkl`).
  alone('ldtk-level', 'level-alone', (json) => !('layers' in json) && 'layerInstances' in json),
  alone('dungeondraft', 'dungeondraft-alone', (json) => isRecord(json.world) && isRecord(json.header)),
  alone('ogmo', 'ogmo-alone', (json) => 'ogmoVersion' in json)
] // prettier-ignore
