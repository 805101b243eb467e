/** The smallest bytes that a picture's header can stand in, for tests of the gate: nothing in them can be decoded. */

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))
const big = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const little = (value: number): number[] => big(value).reverse()
const three = (value: number): number[] => little(value).slice(0, 3)
const chunk = (type: string, bytes: readonly number[]): number[] => [...big(bytes.length), ...ascii(type), ...bytes, 0, 0, 0, 0]
const part = (type: string, bytes: readonly number[]): number[] => [
  ...ascii(type),
  ...little(bytes.length),
  ...bytes,
  ...(bytes.length % 2 ? [0] : [])
]

const riff = (parts: readonly number[]): Uint8Array =>
  Uint8Array.from([...ascii('RIFF'), ...little(parts.length + 4), ...ascii('WEBP'), ...parts])

export type Shape = 'png' | 'moving png' | 'jpeg' | 'progressive jpeg' | 'webp' | 'lossless webp' | 'extended webp' | 'moving webp'
export const SHAPES: readonly Shape[] = [
  'png',
  'moving png',
  'jpeg',
  'progressive jpeg',
  'webp',
  'lossless webp',
  'extended webp',
  'moving webp'
]

/** A picture that says it is `width` by `height` pixels large. */
export function pictureOf(shape: Shape, width: number, height: number): Uint8Array {
  const lossy = part('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 255, (width >> 8) & 63, height & 255, (height >> 8) & 63, 0, 0])
  switch (shape) {
    case 'png':
    case 'moving png':
      return Uint8Array.from([
        0x89,
        ...ascii('PNG\r\n\x1a\n'),
        ...chunk('IHDR', [...big(width), ...big(height), 8, 2, 0, 0, 0]),
        ...(shape === 'moving png' ? chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]) : []),
        ...chunk('tEXt', ascii('Author\0Somebody')),
        ...chunk('IDAT', [1, 2, 3]),
        ...chunk('IEND', [])
      ])
    case 'jpeg':
    case 'progressive jpeg':
      return Uint8Array.from([
        0xff,
        0xd8,
        0xff,
        0xe0,
        0,
        16,
        ...ascii('JFIF\0'),
        1,
        1,
        0,
        0,
        1,
        0,
        1,
        0,
        0,
        0xff,
        shape === 'jpeg' ? 0xc0 : 0xc2,
        0,
        11,
        8,
        height >> 8,
        height & 255,
        width >> 8,
        width & 255,
        1,
        1,
        0x11,
        0,
        0xff,
        0xda,
        0,
        8,
        1,
        1,
        0,
        0,
        63,
        0,
        0xab,
        0xff,
        0,
        0xcd,
        0xff,
        0xd9
      ])
    case 'webp':
      return riff(lossy)
    case 'lossless webp': {
      const bits = (width - 1) | ((height - 1) << 14)
      return riff(part('VP8L', [0x2f, ...little(bits >>> 0), 0, 0]))
    }
    case 'extended webp':
      return riff([...part('VP8X', [0, 0, 0, 0, ...three(width - 1), ...three(height - 1)]), ...lossy, ...part('EXIF', ascii('Somewhere'))])
    case 'moving webp':
      return riff([
        ...part('VP8X', [0, 0, 0, 0, ...three(width - 1), ...three(height - 1)]),
        ...part('ANIM', [0, 0, 0, 0, 0, 0]),
        ...part('ANMF', [1, 2, 3])
      ])
  }
}
