/** Base64 as every other reader has it; checksums as their polynomials say. */
import { describe, expect, it } from 'vitest'
import { bytesOfBase64, crc32, crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'

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

describe('a checksum', () => {
  /** A bit at a time, as the polynomial says. */
  const slowly = (polynomial: number, bytes: Uint8Array): number => {
    let crc = -1
    for (const byte of bytes) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ polynomial : crc >>> 1
    }
    return ~crc >>> 0
  }

  it('is that of its bytes, wherever they begin, however many they are, in one piece or in two', () => {
    const whole = Uint8Array.from({ length: 64 }, (_, index) => (index * 151 + 7) & 0xff)
    expect(crc32c(new TextEncoder().encode('123456789'))).toBe(0xe3069283)
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
    for (let from = 0; from < 9; from++) {
      for (let to = from; to < 40; to++) {
        const bytes = whole.subarray(from, to)
        expect(crc32c(bytes)).toBe(slowly(0x82f63b78, bytes))
        expect(crc32(bytes.subarray(0, 3), bytes.subarray(3))).toBe(slowly(0xedb88320, bytes))
      }
    }
  })
})
