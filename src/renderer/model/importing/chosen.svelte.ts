/** Documents of the library that were chosen, to be exported together or deleted. */
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import type { StoredTeam } from '../../../shared/formats/documents/teamFile.ts'
import { originKey, type DocumentTable } from '../../storage/interface/storage.ts'
import type { Stand } from './inverse.ts'

export interface Selection {
  readonly maps: readonly MapFile[]
  readonly hexMaps: readonly HexMapFile[]
  readonly figureSets: readonly FigureSetFile[]
  readonly elements: readonly ElementsFile[]
  readonly specialTerrain: readonly SpecialTerrainFile[]
  readonly editions: readonly EditionFile[]
  readonly teams: readonly StoredTeam[]
}

export class Chosen {
  #keys = $state.raw<ReadonlySet<string>>(new Set())
  /** The pack is being named. */
  exporting = $state(false)

  has(table: DocumentTable, id: string): boolean {
    return this.#keys.has(originKey(table, id))
  }

  toggle(table: DocumentTable, id: string): void {
    const key = originKey(table, id)
    this.#keys = new Set(this.#keys.has(key) ? [...this.#keys].filter((one) => one !== key) : [...this.#keys, key])
  }

  clear(): void {
    this.#keys = new Set()
    this.exporting = false
  }

  /** What of the choice is still there. */
  of(stand: Stand): Selection {
    return {
      maps: stand.maps.filter(({ id }) => this.has('maps', id)),
      hexMaps: stand.hexMaps.filter(({ id }) => this.has('hexMaps', id)),
      figureSets: stand.figureSets.filter(({ id }) => this.has('figureSets', id)),
      elements: stand.elements.filter(({ id }) => this.has('elements', id)),
      specialTerrain: stand.specialTerrain.filter(({ rule }) => this.has('specialTerrain', rule.id)),
      editions: stand.editions.filter(({ id }) => this.has('editions', id)),
      teams: stand.teams.filter(({ id }) => this.has('teams', id))
    }
  }
}
