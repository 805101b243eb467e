/** Sets of OCTGN in an archive or a folder come in one by one, and nothing else of an archive is dropped without a note. */
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../src/shared/formats/anyFile.ts'
import { readIncoming, type UntrustedFile } from '../../../../src/shared/formats/incoming.ts'
import { openedArchives } from '../../../../src/shared/formats/openedArchives.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { octgnCard, octgnSet } from '../../../support/octgnSet.ts'

/** A set of these letters, with one figure and one card without a dial. */
const setOf = (code: string): Uint8Array =>
  bytesOf(
    octgnSet([
      octgnCard({ fields: { 'Unit ID': `${code}001` } }),
      octgnCard({ number: '002', fields: { 'Unit ID': `${code}002`, 'Unit Type': 'Map' }, clicks: [] })
    ])
  )
const archive = zipSync({
  'HeroClix/Sets/One/set.xml': setOf('one'),
  'HeroClix/Sets/Two/set.xml': setOf('two'),
  'HeroClix/Sets/Two/cards.txt': bytesOf('x'),
  '__MACOSX/x': bytesOf('x')
})

describe('an archive with sets', () => {
  it('is a file for each set, called by its folder; other files are named', () => {
    const { files, left } = openedArchives<UntrustedFile>([{ name: 'sets.zip', bytes: archive }])
    expect(files.map(({ name, path }) => [name, path])).toEqual([
      ['One/set.xml', 'HeroClix/Sets/One/set.xml'],
      ['Two/set.xml', 'HeroClix/Sets/Two/set.xml']
    ])
    expect(left).toMatchObject([
      { name: 'sets.zip', unused: true, problems: [{ message: 'Files of the archive that are no sets: 1 (HeroClix/Sets/Two/cards.txt).' }] }
    ])
  })

  it('comes in through the gate of the app, with counts for each set', () => {
    const reading = readIncoming([{ name: 'sets.zip', bytes: archive }])
    expect(reading.ok && reading.documents.map(({ kind, file }) => [kind, file])).toEqual([
      ['figures', 'One/set.xml'],
      ['elements', 'One/set.xml'],
      ['figures', 'Two/set.xml'],
      ['elements', 'Two/set.xml']
    ])
    expect(reading.ok && reading.broken).toMatchObject([{ name: 'sets.zip', unused: true }])
  })

  it('is read by the command line, with a note for its other files', () => {
    const reading = readAny([{ name: 'sets.zip', bytes: archive }])
    expect(reading.ok && reading.files.map(({ file, documents }) => [file, documents.length])).toEqual([
      ['One/set.xml', 2],
      ['Two/set.xml', 2],
      ['sets.zip', 0]
    ])
    expect(reading.ok && reading.files[2]!.notes).toMatchObject([{ code: 'file-unused' }])
  })

  it('keeps its sound sets if one is damaged, and says which one is', () => {
    const stored = zipSync({ 'One/set.xml': setOf('one'), 'Two/set.xml': setOf('two') }, { level: 0 })
    const at = new TextDecoder('latin1').decode(stored).indexOf('own Set')
    const damaged = stored.with(at < 0 ? 100 : at, 0x21)
    const { files, left } = openedArchives([{ name: 'sets.zip', bytes: damaged }])
    expect([files.length, left.map(({ name }) => name)]).toEqual([1, ['sets.zip One/set.xml']])
  })
})

describe('files of one name', () => {
  it('are called by their folders, others as before', () => {
    const bytes = setOf('one')
    const { files } = openedArchives([
      { name: 'set.xml', path: 'Sets/One/set.xml', bytes },
      { name: 'set.xml', path: 'Sets/Two/set.xml', bytes },
      { name: 'other.xml', path: 'a/other.xml', bytes }
    ])
    expect(files.map(({ name }) => name)).toEqual(['One/set.xml', 'Two/set.xml', 'other.xml'])
  })

  it('of a pack stay in it', () => {
    const pack = zipSync({ 'manifest.json': bytesOf('{}'), 'set.xml': setOf('one') })
    expect(openedArchives([{ name: 'a.clixpack', bytes: pack }]).files).toEqual([{ name: 'a.clixpack', bytes: pack }])
  })
})
