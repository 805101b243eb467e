/** Base64 as every other reader has it. */
import { describe, expect, it } from 'vitest'
import { bytesOfBase64 } from '../../../../src/shared/base/bytes.ts'

describe('bytes of a text in base64', () => {
  it('are those that were written, of every length, across line breaks', () => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 73 + length * 31) & 0xff)
      const text = Buffer.from(bytes).toString('base64')
      expect(bytesOfBase64(text)).toEqual(bytes)
      expect(bytesOfBase64(`${text.slice(0, 4)}\n ${text.slice(4)}`)).toEqual(bytes)
    }
  })

  it('are none of a text that is no base64', () => {
    for (const text of ['abc', 'ab=c', 'a b c', 'maps/yard.png', 'ab-_', '====='] as const) expect(bytesOfBase64(text), text).toBeNull()
  })
})
