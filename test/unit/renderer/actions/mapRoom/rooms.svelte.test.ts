/** Maps that are opened to be drawn: new ones, copies, maps of hexes; what is said of them and what is done with the whole of one. */
import { describe, expect, it, vi, type Mock } from 'vitest'
import { exportRoom, losingOf, resizeTo, setMeta, useRoom } from '../../../../../src/renderer/actions/mapRoom/aboutRoom.ts'
import {
  duplicateMap,
  editMap,
  FIRST_HEXES,
  hexMapOnTable,
  isOpenRoom,
  newHexMap,
  newMap,
  openHexRoom,
  openRoom,
  rulesOfRoom,
  useHexMap
} from '../../../../../src/renderer/actions/mapRoom/rooms.ts'
import { squareWords } from '../../../../../src/renderer/actions/mapRoom/squareWords.ts'
import { CheckClient } from '../../../../../src/renderer/model/mapRoom/checkClient.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { RoomChecks } from '../../../../../src/renderer/model/mapRoom/roomChecks.svelte.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { readPack } from '../../../../../src/shared/formats/pack/packFile.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { sampleHexMap, sampleMap } from '../../storage/rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { editionFile } from '../../../../support/editions.ts'

function setUp() {
  const on = memoryApp()
  const last = () => on.session.notices.at(-1)
  const full = () => vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  const added = () => (on.app.saving as unknown as { add: Mock }).add.mock.calls.length
  return { ...on, last, full, added }
}
const yard: MapFile = {
  ...sampleMap('yard', 'Yard'),
  map: {
    size: [4, 3],
    terrain: ['..h.', 'b.w1', '....'],
    level: ['1111', '1112', '1111'],
    legend: { 1: ['special:lava'] },
    indoor: ['....', '....', 'i...'],
    starting: { red: [[0, 0]], blue: [[3, 2]] },
    walls: [
      [
        [0, 0],
        [1, 0]
      ]
    ]
  }
} as unknown as MapFile

describe('a map', () => {
  it('is made clear, with a name and id that no other has, and is open', async () => {
    const on = setUp()
    await newMap(on.app, [5, 4])
    expect([on.session.screen, on.session.inMapRoom]).toEqual(['mapRoom', 'own-map:1'])
    expect(on.library.maps[0]).toEqual({
      format: 'linejudge-map/2',
      id: 'own-map:1',
      name: 'New map',
      description: '',
      systems: ['heroclix'],
      map: { size: [5, 4] },
      specialTerrain: [],
      meta: { source: 'drawn', permission: 'own drawing', revision: 0 }
    })
    await newMap(on.app, [2, 2])
    expect(on.library.maps.map(({ id, name, map }) => [id, name, map.size])).toEqual([
      ['own-map:1', 'New map', [5, 4]],
      ['own-map:2', 'New map (2)', [2, 2]]
    ])
    on.full()
    await newMap(on.app, [2, 2])
    expect([on.last()?.kind, on.last()?.text, on.library.maps.length, on.session.inMapRoom]).toEqual([
      'error',
      'The disk is full.',
      2,
      'own-map:2'
    ])
  })

  it('is copied as often as one likes, as an own one that nobody has looked through', async () => {
    const on = setUp()
    const source = { ...yard, meta: { source: 'x', author: 'Ann', revision: 7, verified: [] } } as unknown as MapFile
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: source, origin: 'starter' }])
    await duplicateMap(on.app, source)
    await duplicateMap(
      on.app,
      on.library.maps.find(({ id }) => id === 'yard:2')!
    )
    await duplicateMap(on.app, source)
    expect(on.library.maps.map(({ id, name, meta }) => [id, name, meta])).toEqual([
      ['yard', 'Yard', { source: 'x', author: 'Ann', revision: 7, verified: [] }],
      ['yard:2', 'Yard (2)', { source: 'x', author: 'Ann', revision: 0 }],
      ['yard:3', 'Yard (3)', { source: 'x', author: 'Ann', revision: 0 }],
      ['yard:4', 'Yard (4)', { source: 'x', author: 'Ann', revision: 0 }]
    ])
    expect([on.session.inMapRoom, on.library.isOwn('maps', 'yard:2'), on.library.isOwn('maps', 'yard')]).toEqual(['yard:4', true, false])
    await duplicateMap(on.app, { ...source, id: `${'m'.repeat(90)}:12`, name: 'N'.repeat(130) })
    const long = on.library.maps.find(({ id }) => id.startsWith('mmm'))!
    expect([long.id, long.name.length]).toEqual([`${'m'.repeat(70)}:2`, 120])
  })

  it('has one room for as long as it is the same, and another one where it was read anew', async () => {
    const on = setUp()
    expect(await openRoom(on.app)).toBeNull()
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: yard, origin: 'user' }])
    editMap(on.app, 'yard')
    on.settings.current.lastSpecials = ['lava']
    const first = await openRoom(on.app)
    expect([first?.room.usedSpecials, isOpenRoom(on.app, first!.room), on.added()]).toEqual([['lava'], true, 1])
    first!.room.keepSpecials(['ice'])
    expect(on.settings.current.lastSpecials).toEqual(['ice'])
    expect((await openRoom(on.app))?.room).toBe(first!.room)
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: { ...yard, name: 'Other' }, origin: 'user' }])
    const second = await openRoom(on.app)
    expect([second!.room === first!.room, second!.room.document.name, isOpenRoom(on.app, first!.room)]).toEqual([false, 'Other', false])
    // What is drawn and not written yet is newer than the library.
    setMeta(second!.room, { author: 'Ann' })
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: yard, origin: 'user' }])
    expect((await openRoom(on.app))?.room).toBe(second!.room)
    await second!.room.flush()
    vi.spyOn(on.library, 'sessions').mockRejectedValueOnce(new Error('Not to be read.'))
    await on.library.commitDocuments([{ do: 'put', table: 'maps', value: sampleMap('b'), origin: 'user' }])
    editMap(on.app, 'b')
    const end = vi.spyOn((await openRoom(on.app))!.checks, 'end')
    expect([isOpenRoom(on.app, second!.room), on.last()?.text]).toEqual([false, 'Not to be read.'])
    editMap(on.app, 'yard')
    const third = await openRoom(on.app)
    expect([third!.room.id, end.mock.calls.length]).toEqual(['yard', 1])
    // What was drawn is written before the room gives way to another one.
    setMeta(third!.room, { author: 'Bob' })
    editMap(on.app, 'b')
    expect([(await openRoom(on.app))?.room.id, on.library.maps.find(({ id }) => id === 'yard')?.meta?.author]).toEqual(['b', 'Bob'])
  })

  it('is looked at by the rules of the table', async () => {
    const on = setUp()
    const under = (ruleset: string) => {
      on.settings.current.ruleset = ruleset
      return rulesOfRoom(on.app).ruleset
    }
    expect(['heroclix-2012', 'heroscape-knockback', 'descent-2e'].map(under)).toEqual(['heroclix-2012', 'heroclix-2013', 'heroclix-2013'])
    on.settings.current.ruleset = 'heroclix-2012'
    const corner = editionFile('corner')
    await on.library.commitDocuments([{ do: 'put', table: 'editions', value: corner, origin: 'user' }])
    // Pins may name it.
    expect(rulesOfRoom(on.app)).toEqual({ ruleset: 'heroclix-2012', editions: [corner] })
  })
})

describe('a map of hexes', () => {
  it('is made of a little ground, or of what lies on the table', async () => {
    const on = setUp()
    await newHexMap(on.app, FIRST_HEXES)
    const there = await hexMapOnTable(on.app)
    expect(there).toEqual((on.app.games.of('heroscape-knockback')!.case as unknown as { map: object }).map)
    await newHexMap(on.app, there)
    expect(on.library.hexMaps.map(({ id, name, systems, map }) => [id, name, systems, map.hexes.length])).toEqual([
      ['own-hexes:1', 'New hex map', ['heroscape-knockback'], 35],
      ['own-hexes:2', 'New hex map (2)', ['heroscape-knockback'], 74]
    ])
    expect(on.library.hexMaps.map(({ map }) => 'ground' in map)).toEqual([false, false])
    expect([on.session.inMapRoom, on.session.screen]).toEqual(['own-hexes:2', 'mapRoom'])
    on.full()
    await newHexMap(on.app, FIRST_HEXES)
    expect([on.last()?.text, on.library.hexMaps.length]).toEqual(['The disk is full.', 2])
    expect(await hexMapOnTable({ games: { open: () => Promise.reject(new Error('gone')), of: () => undefined } } as never)).toBe(
      FIRST_HEXES
    )
  })

  it('has one room for as long as it is the same', async () => {
    const on = setUp()
    await newHexMap(on.app, FIRST_HEXES)
    const room = await openHexRoom(on.app)
    expect([await openHexRoom(on.app), on.added()]).toEqual([room, 1])
    const { document } = room!
    await on.library.commitDocuments([{ do: 'put', table: 'hexMaps', value: { ...document, name: 'Other' }, origin: 'user' }])
    const other = await openHexRoom(on.app)
    expect([other === room, other?.document.name]).toEqual([false, 'Other'])
    // What is drawn and not written yet is newer than the library, and written before another map is opened.
    other!.change('mine', { ...other!.document, name: 'Mine' })
    await on.library.commitDocuments([{ do: 'put', table: 'hexMaps', value: document, origin: 'user' }])
    expect(await openHexRoom(on.app)).toBe(other)
    await newHexMap(on.app, FIRST_HEXES)
    expect((await openHexRoom(on.app))?.document.id).toBe('own-hexes:2')
    expect(on.library.hexMaps.map(({ name }) => name)).toEqual(['Mine', 'New hex map (2)'])
    on.session.inMapRoom = 'nowhere'
    expect(await openHexRoom(on.app)).toBeNull()
    vi.spyOn(on.library, 'sessions').mockRejectedValueOnce(new Error('Not to be read.'))
    await newHexMap(on.app, FIRST_HEXES)
    expect([(await openHexRoom(on.app))?.document.id, on.last()?.text]).toEqual(['own-hexes:3', 'Not to be read.'])
  })

  it('goes under the figures of its table as one step', () => {
    const on = setUp()
    on.session.screen = 'maps'
    useHexMap(on.app, sampleHexMap('ridge', 'Ridge'))
    const table = on.app.games.of('heroscape-knockback')!
    expect([on.settings.current.ruleset, on.session.screen, (table.case as { map?: object }).map]).toEqual([
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
    table.undo()
    expect((table.case as { map?: { id?: string } }).map?.id).not.toBe('ridge')
  })
})

describe('the whole of a map', () => {
  it('loses what is drawn beside its new size, counted before', () => {
    const lost = (size: readonly [number, number]) =>
      (['upper-left', 'middle', 'lower-right'] as const).map((one) => losingOf(yard, size, one))
    expect([lost([4, 3]), lost([3, 3]), lost([2, 2]), lost([4, 2]), lost([9, 9])]).toEqual([
      [0, 0, 0],
      [1, 2, 2],
      [4, 4, 3],
      [1, 1, 1],
      [0, 0, 0]
    ])
    const on = setUp()
    const room = new MapRoom(yard, on.library)
    room.cursor = [3, 2]
    resizeTo(room, [4, 3], 'middle')
    expect([room.cursor, room.document]).toEqual([[3, 2], yard])
    const sized = (['upper-left', 'lower-right', 'middle'] as const).map((anchor) => {
      const one = new MapRoom(yard, on.library)
      one.cursor = [0, 0]
      resizeTo(one, [3, 2], anchor)
      return [one.cursor, one.document.map.size, one.document.map.terrain]
    })
    expect(sized).toEqual([
      [null, [3, 2], ['..h', 'b.w']],
      [null, [3, 2], ['.w1', '...']],
      [null, [3, 2], ['.w1', '...']]
    ])
  })

  it('has words about it, typing in one field is one step', () => {
    const on = setUp()
    const room = new MapRoom(yard, on.library)
    setMeta(room, { author: 'A' }, 'author')
    setMeta(room, { author: 'An' }, 'author')
    setMeta(room, (now) => ({ source: `${now.author}’s` }))
    expect(room.document.meta).toMatchObject({ author: 'An', source: 'An’s' })
    room.undo()
    expect(room.document.meta).toMatchObject({ author: 'An' })
    expect(room.document.meta?.source).toBeUndefined()
    room.undo()
    expect(room.document.meta?.author).toBeUndefined()
  })

  it('goes under the figures of the table, and out as a pack with what it needs', async () => {
    const on = setUp()
    const room = new MapRoom({ ...yard, specialTerrain: [] }, on.library)
    useRoom(on.app, room)
    await Promise.resolve()
    expect([on.table.case.map?.id, on.table.case.map?.size]).toEqual(['yard', [4, 3]])
    setMeta(room, { revision: 4, author: 'Ann' })
    await exportRoom(on.app, room, true)
    expect(on.library.maps.find(({ id }) => id === 'yard')?.meta?.author).toBe('Ann')
    const [saved] = on.platform.saveBytes.mock.calls[0]! as unknown as [{ name: string; kind: string }]
    expect([saved.name, saved.kind, on.last()?.text]).toEqual(['Yard', 'pack', 'Yard is written.'])
    on.platform.saveBytes.mockResolvedValueOnce(null)
    const before = on.session.notices.length
    await exportRoom(on.app, room, false)
    expect(on.session.notices.length).toBe(before)
    on.platform.saveBytes.mockRejectedValueOnce(new Error('No room.'))
    await exportRoom(on.app, room, false)
    expect([on.last()?.kind, on.last()?.text]).toEqual(['error', 'Nothing is saved. No room.'])
  })

  it('grows on both sides where what is drawn stays in the middle, and in one direction alone', () => {
    const on = setUp()
    const sized = (size: readonly [number, number], anchor: 'middle' | 'upper-left' | 'lower-right') => {
      const room = new MapRoom({ ...yard, map: { size: [2, 2], terrain: ['hb', 'wh'] } }, on.library)
      resizeTo(room, size, anchor)
      return [room.document.map.terrain, room.undo(), room.undo()]
    }
    expect(sized([6, 6], 'middle')).toEqual([['......', '......', '..hb..', '..wh..', '......', '......'], 'Another size', null])
    expect(sized([2, 3], 'lower-right')).toEqual([['..', 'hb', 'wh'], 'Another size', null])
    expect(sized([3, 2], 'upper-left')).toEqual([['hb.', 'wh.'], 'Another size', null])
  })

  it('goes out with its picture or without it, with its author and its revision', async () => {
    const on = setUp()
    const picture = { opacity: 0.5, doubtful: { water: [[0, 0]] } }
    const packed = async (meta: MapFile['meta'], withPicture: boolean) => {
      const room = new MapRoom({ ...sampleMap('pier', 'Pier'), meta, picture } as unknown as MapFile, on.library)
      await exportRoom(on.app, room, withPicture)
      const { bytes } = on.platform.saveBytes.mock.calls.at(-1)![0] as unknown as { readonly bytes: Uint8Array }
      const pack = readPack(bytes)
      if (!pack.ok) throw new Error(pack.problems[0]!.message)
      const { manifest, maps } = pack.value
      return [manifest.name, manifest.version, manifest.origin, maps[0]?.picture?.opacity]
    }
    expect(await packed({ author: 'Ann', revision: 7 }, true)).toEqual(['Pier', '7', 'Ann', 0.5])
    expect(await packed({}, false)).toEqual(['Pier', '1', '', undefined])
  })

  it('is written when it goes under the figures', async () => {
    // What is written late is not what is meant here: its time never comes.
    vi.useFakeTimers()
    try {
      const on = setUp()
      const room = new MapRoom(yard, on.library)
      setMeta(room, { author: 'Ann' })
      useRoom(on.app, room)
      await vi.advanceTimersByTimeAsync(0)
      expect(on.library.maps[0]?.meta?.author).toBe('Ann')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is told square by square to who does not see it', () => {
    const words = [0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => squareWords(yard, [x, y])))
    expect(words).toEqual([
      'clear, Starting area: Red, wall to the east',
      'clear, wall to the west',
      'hindering',
      'clear',
      'blocking',
      'clear',
      'water',
      'lava, level 2',
      'clear, indoors',
      'clear',
      'clear',
      'clear, Starting area: Blue'
    ])
    const door = {
      ...yard,
      map: { ...yard.map, walls: [], starting: undefined },
      openings: [{ edge: [[1, 1], [1, 2]], kind: 'door', state: 'closed' }] // prettier-ignore
    } as unknown as MapFile
    const named = { ...yard, specialTerrain: [{ id: 'ice', name: 'Thin ice' }, { id: 'lava', name: 'Hot lava' }] } as unknown as MapFile // prettier-ignore
    expect([squareWords(named, [3, 1]), squareWords({ ...yard, map: { size: [1, 1], starting: { mine: [[0, 0]] } } }, [0, 0])]).toEqual([
      'Hot lava, level 2',
      'clear, Starting area: mine'
    ])
    expect([squareWords(door, [1, 1]), squareWords(door, [1, 2]), squareWords(door, [2, 0])]).toEqual([
      'clear, Door, closed (wall to the south)',
      'clear, Door, closed (wall to the north)',
      'hindering'
    ])
  })
})

describe('the checks of a map', () => {
  const onPage = () =>
    new CheckClient(() => {
      throw new Error('no worker')
    })
  const resting = () => new Promise((done) => setTimeout(done, 5))
  const { map } = yard
  const plain = { ...yard, map: { ...map, terrain: ['....', '....', '....'], legend: undefined, walls: [] } } as unknown as MapFile

  async function looked(checks: RoomChecks, file: MapFile) {
    checks.look(file, 0)
    await resting()
    await waitFor(() => {
      expect(checks.working).toBe(false)
    })
  }

  it('say what is wrong, what holds, what a figure reaches and how fair it is, as far as it is wanted', async () => {
    const checks = new RoomChecks(onPage(), { ruleset: 'heroclix-2013' })
    checks.again()
    await looked(checks, yard)
    expect(checks.lint?.findings.map(({ code }) => code)).toEqual([
      'side-cut-off',
      'special-no-rule',
      'start-too-small',
      'start-too-small',
      'level-no-way',
      'unreachable',
      'room-leak',
      'permission-missing'
    ])
    expect([checks.pins?.unnoticedWalls, checks.fairness, checks.heat, checks.problem]).toEqual([
      [
        [
          [0, 0],
          [1, 0]
        ]
      ],
      null,
      null,
      null
    ])
    checks.weighs = true
    checks.heatKind = 'seen' as never
    checks.again()
    await resting()
    await waitFor(() => {
      expect(checks.working).toBe(false)
    })
    expect([checks.fairness === null, checks.heat === null, checks.problem]).toEqual([false, false, null])
    checks.weighs = false
    checks.heatKind = null
    await looked(checks, plain)
    expect([checks.heat, checks.pins?.unnoticedWalls]).toEqual([null, []])
    checks.end()
  })

  it('compare it with an older version until somebody draws', async () => {
    const checks = new RoomChecks(onPage(), { ruleset: 'heroclix-2013' })
    await looked(checks, plain)
    expect(checks.difference).toBeNull()
    await checks.compare(yard, plain)
    expect([checks.difference === null, checks.shownDifference, checks.shownBefore, checks.working]).toEqual([false, 'ground', null, false])
    checks.shownDifference = 'was'
    expect(checks.shownBefore).toEqual(yard)
    await looked(checks, { ...plain, name: 'Next' })
    expect([checks.shownDifference, checks.shownBefore, checks.difference === null]).toEqual(['ground', null, false])
    checks.endComparing()
    expect([checks.difference, checks.shownDifference, checks.shownBefore]).toEqual([null, '', null])
    await looked(checks, plain)
    expect(checks.difference).toBeNull()
  })

  it('are given up at the end', async () => {
    const asked: string[] = []
    const client = onPage()
    const ask = client.ask.bind(client)
    client.ask = ((name: 'lint', of: never) => {
      asked.push(name)
      return ask(name, of)
    }) as typeof client.ask
    const giveUp = vi.spyOn(client, 'giveUp')
    const checks = new RoomChecks(client, { ruleset: 'heroclix-2013' })
    checks.look(plain, 0)
    checks.look(plain, 0)
    checks.end()
    await resting()
    expect([asked, giveUp.mock.calls.length]).toEqual([[], 1])
    await looked(checks, plain)
    expect(asked).toEqual(['lint', 'pins'])
  })

  it('tell why there is no answer', async () => {
    const client = onPage()
    client.ask = (() => Promise.resolve({ ok: false, problems: [{ code: 'x', path: '', message: 'Too large.' }] })) as never
    const checks = new RoomChecks(client, { ruleset: 'heroclix-2013' })
    await looked(checks, plain)
    expect([checks.problem, checks.lint, checks.pins]).toEqual(['Too large.', null, null])
    await checks.compare(yard, plain)
    expect([checks.difference, checks.problem]).toEqual([null, 'Too large.'])
    client.ask = () => Promise.resolve(null)
    await looked(checks, yard)
    expect([checks.problem, checks.working]).toEqual([null, false])
  })
})
