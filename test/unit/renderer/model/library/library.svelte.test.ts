/** The library knows what is kept without reading it again after every change. */
import { describe, expect, it } from 'vitest'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Change, DocumentTable } from '../../../../../src/renderer/storage/interface/storage.ts'
import { editionFile } from '../../../../support/editions.ts'
import { chanceFrom } from '../../../../support/seeded.ts'
import { sampleElements, sampleHexMap, sampleMap, sampleRuling, sampleSet, sampleTerrain } from '../../storage/rows/samples.ts'

const shown = ({ maps, hexMaps, figureSets, specialTerrain, editions, elements, rulings, origins }: Library): unknown => ({
  maps,
  hexMaps,
  figureSets,
  specialTerrain,
  editions,
  elements,
  rulings,
  origins: [...origins].toSorted()
})

/** A change of a document; names and ids run crosswise, so that their orders differ. */
function changeOf(random: () => number): Change {
  const n = Math.floor(random() * 6)
  const id = `id-${n}`
  const name = `name ${5 - n} ${Math.floor(random() * 3)}`
  const table = (['maps', 'hexMaps', 'figureSets', 'elements', 'specialTerrain', 'editions', 'teams'] as const)[Math.floor(random() * 7)]!
  if (random() < 0.3) return { do: 'delete', table, id }
  const origin = random() < 0.5 ? 'user' : 'starter'
  const put: { readonly [T in DocumentTable]: () => Change } = {
    maps: () => ({ do: 'put', table: 'maps', origin, value: sampleMap(id, name) }),
    hexMaps: () => ({ do: 'put', table: 'hexMaps', origin, value: sampleHexMap(id, name) }),
    figureSets: () => ({ do: 'put', table: 'figureSets', origin, value: { ...sampleSet(id), name } }),
    elements: () => ({ do: 'put', table: 'elements', origin, value: sampleElements(id, name) }),
    teams: () => ({ do: 'put', table: 'teams', origin, value: { id, team: { format: 'linejudge-team/1', name, total: 0, members: [] } } }),
    editions: () => ({ do: 'put', table: 'editions', origin, value: { ...editionFile('corner'), id, name } }),
    specialTerrain: () => ({
      do: 'put',
      table: 'specialTerrain',
      origin,
      value: { ...sampleTerrain(id), rule: { ...sampleTerrain(id).rule, name } }
    })
  }
  return put[table]()
}

describe('the library', () => {
  it('holds after every change what a fresh one would read', async () => {
    const storage = memoryStorage()
    const library = new Library(storage)
    await library.load()
    const random = chanceFrom(7).next
    for (let i = 0; i < 60; i++) {
      await library.commitDocuments(Array.from({ length: 1 + Math.floor(random() * 3) }, () => changeOf(random)))
      const at = `2013-10-0${1 + Math.floor(random() * 9)}T12:00:00.000Z`
      if (random() < 0.3) await library.deleteRuling(`r${Math.floor(random() * 5)}`)
      else await library.saveRuling(sampleRuling(`r${Math.floor(random() * 5)}`, at))
      const fresh = new Library(storage)
      await fresh.load()
      expect(shown(library)).toEqual(shown(fresh))
    }
    expect(library.maps.length + library.rulings.length).toBeGreaterThan(3)
  })

  it('shows nothing that the storage has refused', async () => {
    const library = new Library(memoryStorage())
    await library.load()
    const bad = { ...sampleMap('m'), map: { size: [0, 0], terrain: [] } } as unknown as ReturnType<typeof sampleMap>
    await expect(
      library.commitDocuments([
        { do: 'put', table: 'maps', value: sampleMap('good'), origin: 'user' },
        { do: 'put', table: 'maps', value: bad, origin: 'user' }
      ])
    ).rejects.toThrow()
    expect(library.maps).toEqual([])
  })
})
