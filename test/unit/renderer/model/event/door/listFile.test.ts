/** A list of players out of a spreadsheet keeps its accents, and says where they were guessed. */
import { describe, expect, it } from 'vitest'
import { readListFile } from '../../../../../../src/renderer/model/event/door/listFile.ts'

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a list of players', () => {
  it('in Windows-1252 is read with a word that this is a guess', () => {
    expect(readListFile(latin('name\nJosé Núñez\n'))).toEqual({
      ok: true,
      value: { text: 'name\nJosé Núñez\n', told: expect.stringContaining('Windows-1252') as unknown }
    })
  })

  it('in UTF-8 is read without a word', () => {
    expect(readListFile(new TextEncoder().encode('name\nJosé'))).toEqual({ ok: true, value: { text: 'name\nJosé', told: null } })
  })

  it('of which a byte is damaged is told with its line, and no letter is replaced', () => {
    const bytes = new TextEncoder().encode('name\nJosé\nZoé\n').slice()
    bytes[bytes.length - 2] = 0x20
    expect(readListFile(bytes)).toMatchObject({ ok: false, problems: [{ code: 'not-utf-8', facts: { line: 3 } }] })
  })
})
