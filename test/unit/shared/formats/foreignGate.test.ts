/** Files of other programs at the gate of the app: maps with what is not in them, all or nothing. */
import { describe, expect, it } from 'vitest'
import { openQuestions } from '../../../../src/renderer/model/importing/openQuestions.ts'
import { readAny } from '../../../../src/shared/formats/anyFile.ts'
import { readIncoming } from '../../../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'

const file = (name: string, content: unknown) => ({ name, bytes: bytesOf(typeof content === 'string' ? content : JSON.stringify(content)) })
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const UVTT = { format: 0.3, resolution: { map_size: { x: 2, y: 2 }, pixels_per_grid: 1 }, line_of_sight: [], lights: [{}], image: PNG }
const TMX = `<map orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" source="a.tsx"/>
  <layer name="ground" width="1" height="1"><data encoding="csv">1</data></layer></map>`
const TSX =
  '<tileset name="a" tilecount="1"><tile id="0"><properties><property name="terrain" value="water"/></properties></tile></tileset>'

describe('maps of other programs', () => {
  it('come in with their picture and with what is told of them', () => {
    expect(readIncoming([file('Yard.uvtt', UVTT), file('board.txt', '# Board\n.h\nb.\n')])).toMatchObject({
      ok: true,
      documents: [
        {
          kind: 'map',
          program: 'universal-vtt',
          document: { format: 'linejudge-map/2', name: 'Yard' },
          picture: { kind: 'png', width: 1 },
          notes: [{ code: 'not-held:lights', count: 1 }, { code: 'no-terrain-in-format' }, { code: 'picture-size' }]
        },
        { kind: 'map', program: 'text-board', document: { name: 'Board', map: { terrain: ['.h', 'b.'] } } }
      ]
    })
  })

  it('come in with the files that belong to them, which are none by themselves', () => {
    expect(readIncoming([file('map.tmx', TMX), file('a.tsx', TSX)])).toMatchObject({ ok: true, documents: [{ document: { map: { terrain: ['w'] } } }] }) // prettier-ignore
    expect(readIncoming([file('map.tmx', TMX)])).toMatchObject({ ok: false, broken: [{ problems: [{ code: 'missing-file' }] }] })
    const level = file('A.ldtkl', { identifier: 'A', layerInstances: [] })
    const problems = (...files: (typeof level)[]) => {
      const read = readIncoming(files)
      return read.ok ? [] : read.broken.map(({ name, problems: [one] }) => [name, one?.code])
    }
    expect(problems(file('a.tsx', TSX))).toEqual([['a.tsx', 'tileset-alone']])
    expect(problems(file('a.tsj', { type: 'tileset', name: 'a', tiles: [] }), level)).toEqual([
      ['a.tsj', 'tileset-alone'],
      ['A.ldtkl', 'level-alone']
    ])
    expect(readAny([file('a.tsx', TSX)])).toMatchObject({ ok: false, broken: { recognised: 'tiled-tileset', problems: [{ code: 'tileset-alone' }] } }) // prettier-ignore
    expect(readAny([file('map.tmx', TMX), file('a.tsx', TSX)])).toMatchObject({ ok: true, files: [{ file: 'map.tmx' }] })
  })

  it('come in beside a file that is broken, of which nothing comes in', () => {
    expect(readIncoming([file('Yard.uvtt', UVTT), file('map.tmx', TMX.slice(0, 80))])).toMatchObject({
      ok: true,
      documents: [{ document: { name: 'Yard' } }],
      broken: [{ name: 'map.tmx', problems: [{ code: 'syntax', facts: { line: 1 } }] }]
    })
  })

  it('come in as was chosen where they do not say it, each file by its name', () => {
    const silent = `<map orientation="orthogonal" width="2" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" name="a"><tile id="0"/></tileset>
      <layer name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer></map>`
    const things = { ...UVTT, lights: [], objects_line_of_sight: [[{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]] } // prettier-ignore
    const files = [file('a.tmx', silent), file('b.uvtt', things), file('c.tmx', silent)]
    const plain = readIncoming(files)
    const chosen = readIncoming(files, { 'a.tmx': { tiles: { 1: 'water', 2: 'special:lava' } }, 'b.uvtt': { objects: 'blocking' } })
    if (!plain.ok || !chosen.ok) throw new Error('not read')
    const maps = (reading: typeof plain) =>
      reading.documents.flatMap((one) => (one.kind === 'map' ? [[one.document.map.terrain, one.document.map.legend ?? null]] : []))
    expect(maps(plain)).toEqual([[['..'], null], [['..', '..'], null], [['..'], null]]) // prettier-ignore
    expect(maps(chosen)).toEqual([[['wA'], { A: ['special:lava'] }], [['b.', '..'], null], [['..'], null]]) // prettier-ignore
    const rows = (reading: typeof plain) => ({ rows: reading.documents.map((incoming) => ({ incoming })) })
    expect(openQuestions({ ...rows(plain), choices: {} }).map(({ file: name, objects, tiles }) => [name, objects, tiles])).toEqual([
      ['a.tmx', false, ['1', '2']],
      ['b.uvtt', true, []],
      ['c.tmx', false, ['1', '2']]
    ])
    const scene = { _id: 's', name: 'Hall', width: 2, height: 2, padding: 0, grid: { type: 1, size: 1 }, walls: [], levels: [{ _id: 'a', name: 'Cellar' }, { _id: 'b', name: 'Attic' }] } // prettier-ignore
    const hiding = TMX.replace(' source="a.tsx"', ' name="a"').replace('name="ground"', 'name="ground" visible="0"')
    const asked = readIncoming([file('scene.json', scene), file('d.tmx', hiding)], { 'scene.json': { level: 'Attic' } })
    if (!asked.ok) throw new Error('not read')
    expect(openQuestions({ ...rows(asked), choices: {} }).map(({ file: name, levels, hidden }) => [name, levels, hidden])).toEqual([
      ['scene.json', ['Cellar', 'Attic'], false],
      ['d.tmx', [], true]
    ])
    // What was chosen stays in the list: it can be taken back.
    const choices = { 'a.tmx': { tiles: { 1: 'water' } }, 'b.uvtt': { objects: 'blocking' } } as const
    expect(openQuestions({ ...rows(chosen), choices }).map(({ file: name, objects, tiles }) => [name, objects, tiles])).toEqual([
      ['a.tmx', false, ['1']],
      ['b.uvtt', true, []],
      ['c.tmx', false, ['1', '2']]
    ])
  })
})
