/** Texts as spreadsheets save them: read letter by letter as they were written, or refused with the place. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEncoded } from '../../../../src/shared/json/textEncoding.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { seededRuns } from '../../../support/seeded.ts'

const TABLE = 'name;points\nÁngel Ñandú – “Größe”;50\nBrûlé €;30\n'
const read = (bytes: Uint8Array) => {
  const found = readEncoded(bytes)
  return found.ok ? found.value : found.problems.map(({ code, facts }) => [code, facts?.encoding, facts?.line, facts?.byte])
}
/** The text in units of two bytes. */
const utf16 = (text: string, first: 0 | 1, mark: boolean): Uint8Array =>
  new Uint8Array(
    [...(mark ? [0xfeff] : []), ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))].flatMap((unit) =>
      first === 0 ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
    )
  )
/** What Windows-1252 has between 128 and 159, as Unicode numbers it; the letters from 160 on have the same numbers. */
const FROM_128 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const at = FROM_128.indexOf(letter)
    return at >= 0 && letter !== '\0' ? 128 + at : letter.charCodeAt(0)
  })

describe('the text of a file', () => {
  it('in UTF-8 is read without a guess, with its mark or without', () => {
    for (const text of [TABLE, `\uFEFF${TABLE}`, ''])
      expect(read(bytesOf(text))).toEqual({ text: text.replace('\uFEFF', ''), guessed: null })
  })

  it('in UTF-16 is read in either order; without a mark that is a guess', () => {
    for (const first of [0, 1] as const) {
      expect(read(utf16(TABLE, first, true))).toEqual({ text: TABLE, guessed: null })
      expect(read(utf16(TABLE, first, false))).toEqual({ text: TABLE, guessed: 'UTF-16' })
    }
  })

  it('in Windows-1252 is a guess', () => {
    expect(read(windows1252(TABLE))).toEqual({ text: TABLE, guessed: 'Windows-1252' })
  })

  it('comes out of each encoding as it went in', () => {
    const letters = Array.from({ length: 256 }, (_, byte) =>
      byte >= 128 && byte < 160 ? FROM_128[byte - 128]! : String.fromCharCode(byte)
    )
    const letter = fc.constantFrom(...letters.filter((one, byte) => byte >= 32 && byte !== 127 && one !== '\0'))
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 60 }), (all) => {
        const text = `name,set\n${all.join('')},Übung\n`
        for (const bytes of [bytesOf(text), utf16(text, 0, true), utf16(text, 1, true)]) expect(read(bytes)).toMatchObject({ text })
        const found = readEncoded(windows1252(text))
        // Two letters that are one in UTF-8 may stand beside each other: then it is told, and not guessed.
        if (found.ok) expect(found.value.text).toBe(text)
      }),
      seededRuns(200)
    )
  })

  it('is refused with line and byte where a letter of it is damaged', () => {
    const damaged = bytesOf(TABLE)
    damaged[bytesOf(TABLE.slice(0, TABLE.indexOf('Brûlé'))).length] = 0xff
    expect(read(damaged)).toEqual([['not-utf-8', 'UTF-8', 3, damaged.indexOf(0xff) + 1]])
    expect(read(utf16('name,set\nab\ud800c', 0, true))).toEqual([['not-utf-8', 'UTF-16', 2, 25]])
    expect(read(utf16('name,set\nab', 1, true).subarray(0, -1))).toEqual([['not-utf-8', 'UTF-16', 2, 23]])
    // A byte that stands for nothing in Windows-1252.
    expect(read(windows1252('name\nBrûlé').map((one) => (one === 0xe9 ? 0x81 : one)))).toEqual([['not-utf-8', 'UTF-8', 2, 8]])
  })

  it('is refused where it is JSON or XML in another encoding, or no text at all', () => {
    for (const text of ['{"name":"é"}', ' [{"name":"é"}]', '<map name="é"/>'])
      expect(read(windows1252(text))).toEqual([['not-utf-8', 'UTF-8', 1, text.indexOf('é') + 1]])
    expect(read(windows1252('[b]Ángel[/b]'))).toMatchObject({ guessed: 'Windows-1252' })
    expect(read(new Uint8Array([0, 255, 3, 7]))).toEqual([['not-utf-8', undefined, undefined, undefined]])
  })
})
