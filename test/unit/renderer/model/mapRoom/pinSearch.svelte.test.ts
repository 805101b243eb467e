/** Looking for pins: part by part with its progress, kept while the ground is the same, and nothing of a map that has changed. */
import { expect, it } from 'vitest'
import { CheckClient } from '../../../../../src/renderer/model/mapRoom/checkClient.ts'
import { PinSearch } from '../../../../../src/renderer/model/mapRoom/pinSearch.svelte.ts'
import type { MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { PARTS_OF_SEARCH, proposePins } from '../../../../../src/shared/mapCheck/pinProposals.ts'

const MAP: MapDocument = {
  id: 'lane',
  name: 'Lane',
  specialTerrain: [],
  map: { size: [6, 2], terrain: ['......', '..h...'], walls: [[[3, 0], [4, 0]]] } // prettier-ignore
}

/** A desk without a worker: it answers on the page. */
const onPage = (): CheckClient =>
  new CheckClient(() => {
    throw new Error('no worker here')
  })

it('proposes what the command line proposes, and drops what was accepted or is not wanted', async () => {
  const search = new PinSearch(onPage(), { ruleset: 'heroclix-2013' })
  await search.run(MAP)
  expect(search.progress).toBeNull()
  expect(search.found).toEqual(proposePins(MAP, 10, 'heroclix-2013'))
  const [first, ...others] = search.found!.pins
  search.without([first!.id])
  expect(search.found!.pins).toEqual(others)
  // Pins change nothing of the ground: the proposals stand.
  search.look({ ...MAP })
  expect(search.found).not.toBeNull()
  search.look({ map: { ...MAP.map } })
  expect(search.found).toBeNull()
})

it('gives up when the ground changes or somebody stops it', async () => {
  for (const stop of [
    (search: PinSearch) => {
      search.look({ map: { ...MAP.map } })
    },
    (search: PinSearch) => {
      search.end()
    }
  ]) {
    // prettier-ignore
    const desk = onPage()
    let asked = 0
    const search: PinSearch = new PinSearch(
      {
        ask: (name, ask) => {
          if (++asked === 3) stop(search)
          return desk.ask(name, ask)
        }
      },
      { ruleset: 'heroclix-2013' }
    )
    await search.run(MAP)
    expect([search.found, search.progress]).toEqual([null, null])
    expect(asked).toBeLessThan(PARTS_OF_SEARCH)
  }
})

it('tells how much has been looked at, from nothing to all of it', async () => {
  const desk = onPage()
  const told: (number | null)[] = []
  const search: PinSearch = new PinSearch(
    {
      ask: (name, ask) => {
        told.push(search.progress)
        return desk.ask(name, ask)
      }
    },
    { ruleset: 'heroclix-2013' }
  )
  await search.run(MAP)
  const parts = Array.from({ length: PARTS_OF_SEARCH }, (_, part) => Math.round((100 * (part + 1)) / PARTS_OF_SEARCH))
  expect(told).toEqual([0, 0, ...parts])
})
