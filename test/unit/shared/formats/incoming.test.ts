/** Files made to do harm, each built here: refused whole, in a sentence, without taking the memory. */
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkSizes } from '../../../../src/shared/formats/fileSizes.ts'
import { readIncoming } from '../../../../src/shared/formats/incoming.ts'
import { MOST_BYTES } from '../../../../src/shared/json/limits.ts'
import { readPictureHeader } from '../../../../src/shared/formats/pack/pictureHeader.ts'
import { pictureOf, SHAPES, type Shape } from '../../../fuzz/pictures.ts'
import { joined } from '../../../fuzz/mutate.ts'
import { zipOf, type ZipFile, type ZipOptions } from '../../../fuzz/zips.ts'
import { sampleMap } from '../../renderer/storage/rows/samples.ts'

const MIB = 1024 * 1024
/** Told in one sentence; a file that is refused leaves nothing behind that could come in. */
function refusal(bytes: Uint8Array, name = 'file'): string {
  const reading = readIncoming([{ name, bytes }])
  if (reading.ok) throw new Error('It was let in.')
  expect(Object.keys(reading)).toEqual(['ok', 'broken'])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  return reading.broken[0]!.problems[0]!.message
}
const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const manifest = JSON.stringify({
  format: 'linejudge-pack/1',
  name: 'P',
  version: '',
  origin: '',
  maps: [{ id: 'a' }],
  figureSets: [],
  specialTerrain: []
})
const map = JSON.stringify(sampleMap('a'))
const withFile = (file: ZipFile, options?: ZipOptions): Uint8Array => zipOf([{ name: 'manifest.json', content: manifest }, file], options)
const asMap = (file: Partial<ZipFile>, options?: ZipOptions): Uint8Array =>
  withFile({ name: 'maps/1.json', content: map, ...file }, options)
const zeros = (mib: number): Uint8Array => new Uint8Array(mib * MIB)
/** Packs to about a hundredth. */
const loose = (mib: number): Uint8Array => {
  const bytes = zeros(mib)
  for (let at = 0, value = 1; at < bytes.length; at += 128) {
    value = (value * 1103515245 + 12345) >>> 0
    bytes[at] = value >>> 24
  }
  return bytes
}

const LOOSE = loose(60)

describe('archives', () => {
  it('the archive that these are broken from is a good one', () => {
    expect(readIncoming([{ name: 'good', bytes: asMap({}, { comment: 'Made by hand' }) }])).toMatchObject({
      ok: true,
      documents: [{ kind: 'map' }]
    })
  })

  it.each<[string, () => Uint8Array, string | RegExp]>([
    [
      'that unpack to a thousand times their size',
      () => asMap({ content: zeros(20) }),
      'In the archive “maps/1.json” unpacks to more than 200 times its size, which only a file made to do harm does.'
    ],
    [
      'with a file over 64 MiB',
      () => asMap({ content: loose(65) }),
      'In the archive “maps/1.json” is larger than 64 MiB when unpacked; expected at most 64 MiB.'
    ],
    [
      'that say less than they hold',
      () => asMap({ content: zeros(400), size: 4000 }),
      'In the archive “maps/1.json” is damaged: its content does not fit its checksum; expected a whole zip archive.'
    ],
    [
      'that say little and unpack to more than 200 times their size',
      () => asMap({ content: deflateRawSync(zeros(6), { level: 9 }), stored: true, method: 8, size: 4000 }),
      'In the archive “maps/1.json” unpacks to more than 200 times its size, which only a file made to do harm does.'
    ],
    [
      'with a method that is another one beside the bytes',
      () => asMap({ localMethod: 0 }),
      'The archive is damaged: “maps/1.json” is described in two ways; expected a whole zip archive.'
    ],
    ['that say a little less than they hold', () => asMap({ content: LOOSE, size: 30 * MIB }), /“maps\/1\.json” is damaged/],
    [
      'with more than 256 MiB in all',
      () => zipOf(Array.from({ length: 5 }, (_, i) => ({ name: `maps/${i + 1}.json`, content: LOOSE }))),
      'The archive holds more than 256 MiB when unpacked; expected at most 256 MiB.'
    ],
    [
      'with too many files',
      () => zipOf(Array.from({ length: 2001 }, (_, i) => ({ name: `maps/${i + 1}.json`, content: '', stored: true }))),
      'The archive holds 2001 files; expected at most 2000.'
    ],
    [
      'of which many files are the same bytes',
      () =>
        zipOf([
          { name: 'manifest.json', content: manifest },
          { name: 'maps/1.json', content: map },
          { name: 'maps/2.json', content: '', sharesWith: 1, localName: 'maps/1.json' }
        ]),
      /^The archive is damaged: “maps\/(1|2)\.json” (is described in two ways|shares its bytes with another file); expected a whole zip archive\.$/
    ],
    [
      'inside an archive, by name',
      () => withFile({ name: 'maps/more.zip', content: 'x' }),
      'The archive holds another archive, “maps/more.zip”; expected documents only.'
    ],
    [
      'inside an archive, whatever it is called',
      () => asMap({ content: zipOf([{ name: 'a', content: 'b' }]) }),
      'The archive holds another archive, “maps/1.json”; expected documents only.'
    ],
    [
      'that leave their folder',
      () => withFile({ name: '../../.bashrc', content: 'x' }),
      'The archive holds “../../.bashrc”, which points outside of it; expected names inside the archive.'
    ],
    ['that leave it the other way', () => withFile({ name: 'maps\\..\\..\\x', content: 'x' }), /points outside of it/],
    [
      'with places on the whole computer',
      () => withFile({ name: '/etc/passwd', content: 'x' }),
      'The archive holds “/etc/passwd”, which names a place on the whole computer; expected names inside the archive.'
    ],
    ['with a drive', () => withFile({ name: 'C:evil.json', content: 'x' }), /names a place on the whole computer/],
    [
      'with a device',
      () => withFile({ name: 'maps/CON.json', content: 'x' }),
      'The archive holds “maps/CON.json”, a name that some systems keep for devices; expected a plain name.'
    ],
    ['with a name that ends in a dot', () => withFile({ name: 'maps/1.json.', content: 'x' }), /which is no plain name/],
    ['with a stream beside a file', () => withFile({ name: 'maps/1.json:x', content: 'x' }), /which is no plain name/],
    [
      'with a name that turns round',
      () => withFile({ name: 'maps/\u202Enosj.1', content: 'x' }),
      'The archive holds a file with invisible characters in its name (“maps/?nosj.1”); expected a plain name.'
    ],
    ['with a name cut by a zero', () => withFile({ name: 'maps/1.json\u0000.exe', content: 'x' }), /invisible characters/],
    ['with a name without end', () => withFile({ name: 'm'.repeat(3000), content: 'x' }), /with a name of 3000 characters/],
    [
      'with a name that is no text',
      () => withFile({ name: 'x', rawName: Uint8Array.of(0xff, 0xfe), content: 'x' }),
      'The archive is damaged: the name of a file in it is no text in UTF-8; expected a whole zip archive.'
    ],
    ['without a name', () => withFile({ name: '', content: 'x' }), 'The archive holds a file without a name; expected named files.'],
    ['with a link', () => asMap({ mode: 0o120777 }), 'In the archive “maps/1.json” is a link to another place; expected plain files.'],
    ['with a device of Unix', () => asMap({ mode: 0o020666 }), 'In the archive “maps/1.json” is a device; expected plain files.'],
    ['with a password', () => asMap({ flags: 1 }), 'In the archive “maps/1.json” is locked with a password; expected an open archive.'],
    [
      'packed in a way that few know',
      () => asMap({ method: 12 }),
      'In the archive “maps/1.json” is packed in an unusual way (method 12); expected a plain zip archive.'
    ],
    [
      'with a file twice',
      () =>
        zipOf([
          { name: 'manifest.json', content: manifest },
          { name: 'manifest.json', content: manifest }
        ]),
      'The archive holds “manifest.json” twice; expected each file once.'
    ],
    [
      'that name a file in two ways',
      () => asMap({ localName: 'maps/2.json' }),
      'The archive is damaged: “maps/1.json” is described in two ways; expected a whole zip archive.'
    ],
    ['with a wrong checksum', () => asMap({ checksum: 1 }), /does not fit its checksum/],
    ['in several parts', () => asMap({}, { disk: 1 }), 'The archive is one of several parts; expected a zip archive in one file.'],
    [
      'with a list that is elsewhere',
      () => asMap({}, { listAt: 4 }),
      'The archive is damaged: the list of its files is not where it should be; expected a whole zip archive.'
    ],
    [
      'with more in the list than there is',
      () => asMap({}, { count: 3 }),
      'The archive is damaged: its list ends after 2 of 3 files; expected a whole zip archive.'
    ],
    [
      'with less',
      () => asMap({}, { count: 1 }),
      'The archive is damaged: there is more in the list of its files than it says; expected a whole zip archive.'
    ],
    [
      'with a list that ends in the middle of a file',
      () => {
        const bytes = asMap({})
        // The length of the comment of the last file in the list: one byte more than there is.
        bytes[bytes.findLastIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => bytes[at + index] === byte)) + 32] = 1
        return bytes
      },
      'The archive is damaged: its list ends in the middle of file 2; expected a whole zip archive.'
    ],
    [
      'that end in the middle',
      () => asMap({}).slice(0, 300),
      'The archive is damaged: the list of its files is missing or cut off; expected a whole zip archive.'
    ],
    ['with something after their end', () => joined(asMap({}), Uint8Array.of(1)), /missing or cut off/]
  ])('%s', (_what, build, message) => {
    const bytes = build()
    const before = process.memoryUsage()
    const said = refusal(bytes)
    const after = process.memoryUsage()
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
    expect((after.rss - before.rss) / MIB).toBeLessThan(150)
  })
})

describe('pictures', () => {
  const told = (bytes: Uint8Array): string => {
    const header = readPictureHeader(bytes)
    return header.ok ? `${header.value.kind} ${header.value.width} × ${header.value.height}` : header.problems[0]!.message
  }
  it('of an iPhone say how they become JPEG', () => {
    for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'msf1'])
      expect(told(new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0`))).toContain('an iPhone saves as JPEG')
  })
  it.each<[Shape, string]>([
    ['png', 'png 640 × 480'],
    ['jpeg', 'jpeg 640 × 480'],
    ['progressive jpeg', 'jpeg 640 × 480'],
    ['webp', 'webp 640 × 480'],
    ['lossless webp', 'webp 640 × 480'],
    ['extended webp', 'webp 640 × 480'],
    ['moving png', 'The PNG picture is an animation; expected a still picture.'],
    ['moving webp', 'The WebP picture is an animation; expected a still picture.']
  ])('%s', (shape, expected) => {
    expect(told(pictureOf(shape, 640, 480))).toBe(expected)
  })

  it('of a form that browsers do not show are refused by their frame', () => {
    for (const frame of [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]) {
      const bytes = pictureOf('jpeg', 640, 480)
      bytes[bytes.indexOf(0xc0)] = frame
      expect(told(bytes), frame.toString(16)).toBe(
        'The file is a JPEG picture of a kind that is rarely used; expected a picture in PNG, JPEG or WebP.'
      )
    }
  })

  it('that would take gigabytes are refused by their header', () => {
    expect(told(pictureOf('png', 20_000, 20_000))).toBe('The picture is 20000 by 20000 pixels large; expected at most 8192 along a side.')
    expect(told(pictureOf('jpeg', 65_535, 65_535))).toBe('The picture is 65535 by 65535 pixels large; expected at most 8192 along a side.')
    expect(told(pictureOf('extended webp', 16_000, 10))).toBe(
      'The picture is 16000 by 10 pixels large; expected at most 8192 along a side.'
    )
    expect(told(pictureOf('png', 8192, 8192))).toBe('The picture has 8192 by 8192 pixels, 67 million; expected at most 40 million.')
    expect(told(pictureOf('png', 8192, 4882))).toBe('png 8192 × 4882')
    expect(told(pictureOf('png', 0, 10))).toBe('The PNG picture is damaged: it is 0 by 10 pixels large; expected a whole picture.')
    expect(told(pictureOf('jpeg', 10, 0))).toBe('The JPEG picture is damaged: it is 10 by 0 pixels large; expected a whole picture.')
  })

  it('cut off anywhere are never taken for whole', () => {
    for (const shape of SHAPES) {
      const whole = pictureOf(shape, 64, 64)
      for (let length = 0; length < whole.length; length++)
        expect(told(whole.slice(0, length)), `${shape} cut to ${length} bytes`).toMatch(
          /^(The|The file is|The .* picture).*expected a (whole|still)? ?picture.*\.$/
        )
    }
  })

  it('of other kinds are named', () => {
    expect(told(text('<?xml version="1.0"?><!-- x --><svg xmlns="x" onload="alert(1)"/>'))).toBe(
      'The file is an SVG drawing, which may carry a program; expected a picture in PNG, JPEG or WebP.'
    )
    expect(told(text('GIF89a............'))).toBe('The file is a picture of the kind GIF; expected a picture in PNG, JPEG or WebP.')
    expect(told(text('nothing'))).toBe('The file is no picture that Linejudge knows; expected a picture in PNG, JPEG or WebP.')
  })

  it('alone are no document', () => {
    expect(refusal(pictureOf('png', 64, 64))).toBe(
      'The file is a picture; expected a document. A map is made of a picture under Maps, “From a picture”; in a pack a picture comes with its map.'
    )
  })
})

describe('documents', () => {
  it.each<[string, () => Uint8Array, string | RegExp]>([
    [
      'one byte too large',
      () => {
        const bytes = new Uint8Array(MOST_BYTES + 1).fill(0x20)
        return bytes
      },
      'The file holds 33 MiB; expected at most 32 MiB.'
    ],
    ['that are empty', () => new Uint8Array(), 'The file is empty; expected a document.'],
    [
      'in broken UTF-8',
      () => joined(text('{"format":"linejudge-map/1","name":"'), Uint8Array.of(0xc3, 0x28), text('"}')),
      'Line 1 of the file holds what is no text in UTF-8 (byte 37); expected a file whose letters can all be read.'
    ],
    [
      'with a key that reaches a prototype',
      () => text('{"format":"linejudge-map/1","map":{"__proto__":{"polluted":1}}}'),
      'At /map there is a field called "__proto__", which no file of Linejudge may have.'
    ],
    ['with another one', () => text('{"constructor":{"prototype":{"polluted":1}}}'), /a field called "constructor"/],
    ['with one far inside', () => text(`{"a":${'['.repeat(40)}{"prototype":1}${']'.repeat(40)}}`), /a field called "prototype"/],
    [
      'nested 65 deep',
      () => text('['.repeat(65) + ']'.repeat(65)),
      'The file nests lists and objects more than 64 deep; expected at most 64 levels.'
    ],
    ['nested a million deep', () => text('['.repeat(1_000_000) + ']'.repeat(1_000_000)), /more than 64 deep/],
    [
      'that are no document of ours',
      () => text('{"format":"excel/1"}'),
      /^The field "format" holds the text "excel\/1"; expected a case \(clixcase\/1\), a map/
    ],
    ['without a format', () => text('{}'), /^The field "format" is missing; expected a case/],
    ['that are a list', () => text('[1]'), /^The file holds a list with 1 entry; expected a case/],
    ['that are a manifest alone', () => text(manifest), 'The file is the manifest of a pack alone; expected the whole pack (.clixpack).'],
    [
      'with a list of a million',
      () => text(JSON.stringify({ ...sampleMap('a'), systems: Array.from({ length: 1_000_000 }, () => 0) })),
      'At /systems there is a list with 1000000 entries; expected a list of at most 20 entries.'
    ],
    [
      'with a name of a million letters',
      () => text(JSON.stringify({ ...sampleMap('a'), name: 'x'.repeat(1_000_000) })),
      /expected a text of 1 to 120 characters/
    ],
    [
      'with a number beyond all numbers',
      () => text(JSON.stringify(sampleMap('a')).replace('[3,2]', '[3,1e999]')),
      'At /map/size/1 there is a number that is too large to be kept; expected one with fewer than 309 digits.'
    ]
  ])('%s', (_what, build, message) => {
    const said = refusal(build())
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
  })

  it('are counted before anything is read', () => {
    expect(checkSizes(Array.from({ length: 201 }, () => ({ name: 'a', size: 1 })))?.problems[0]!.message).toBe(
      'These are 201 files; expected at most 200 at once.'
    )
    expect(checkSizes(Array.from({ length: 5 }, () => ({ name: 'a', size: 30 * MIB })))?.problems[0]!.message).toBe(
      'These files hold 150 MiB together; expected at most 128 MiB at once.'
    )
    expect(checkSizes([{ name: 'a', size: MOST_BYTES }])).toBeNull()
  })

  it('with one id for two of them are refused, and the same one twice is one', () => {
    const [one, other] = [sampleMap('a'), { ...sampleMap('a'), name: 'Other' }].map((file, i) => ({
      name: `${i}.clixmap`,
      bytes: text(JSON.stringify(file))
    }))
    const clash = readIncoming([one!, other!])
    expect(!clash.ok && clash.broken).toEqual([
      {
        name: '1.clixmap',
        problems: [
          {
            code: 'doubled-document',
            path: '/id',
            message:
              'The id "a" stands for another document in “0.clixmap”; expected each id once. Bring the two files in one after the other.',
            say: 'doubled-document',
            facts: { place: '/id', id: 'a', file: '0.clixmap' }
          }
        ]
      }
    ])
    // What is whole beside them comes in, and of the two neither.
    const beside = readIncoming([one!, other!, { name: 'b.clixmap', bytes: text(JSON.stringify(sampleMap('b'))) }])
    expect(beside).toMatchObject({ ok: true, documents: [{ document: { id: 'b' } }], broken: [{ name: '1.clixmap' }] })
    const twice = readIncoming([one!, { ...one!, name: 'copy' }])
    expect(twice.ok && twice.documents).toHaveLength(1)
  })
})
