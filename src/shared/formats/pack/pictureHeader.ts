/**
 * How large a picture will be once decoded, read from its header alone: what decodes to gigabytes is refused before
 * anything decodes it. Only still PNG, JPEG and WebP pictures are taken, and only whole ones.
 */
import { phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Result, type Phrase } from '../../base/result.ts'
import { MOST_PICTURE_PIXELS, MOST_PICTURE_SIDE } from '../../json/limits.ts'
import '../../base/sayFileSentences.ts'

export interface PictureHeader {
  readonly kind: 'png' | 'jpeg' | 'webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

const broken = (kind: string, what: Phrase): Result<never> => fail(problem('broken-picture', '', 'broken-picture', { kind, what }))
const moving = (kind: string): Result<never> => fail(problem('moving-picture', '', 'moving-picture', { kind }))

/** Whether the bytes begin as a picture of any kind that this file has a sentence about. */
export const looksLikePicture = (bytes: Uint8Array): boolean => kindOf(bytes) !== null

/** The kind and size of a picture, or why it is not taken. */
export function readPictureHeader(bytes: Uint8Array): Result<PictureHeader> {
  const kind = kindOf(bytes)
  switch (kind) {
    case 'PNG':
      return sized(pngSize(bytes))
    case 'JPEG':
      return sized(jpegSize(bytes))
    case 'WebP':
      return sized(webpSize(bytes))
    case null:
      return fail(problem('unknown-picture', '', 'strange-picture', {}))
    case 'HEIC':
      return fail(problem('unknown-picture', '', 'heic-picture', {}))
    case 'SVG':
      return fail(problem('unknown-picture', '', 'drawn-picture', {}))
    default:
      return fail(problem('unknown-picture', '', 'other-picture', { kind }))
  }
}

const SIGNATURES: readonly (readonly [kind: string, at: number, bytes: string])[] = [
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['WebP', 8, 'WEBP'],
  ['GIF', 0, 'GIF8'],
  ['BMP', 0, 'BM'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['AVIF', 4, 'ftypavif'],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftyphev'],
  ['HEIC', 4, 'ftypmif1'],
  ['HEIC', 4, 'ftypmsf1'],
  ['ICO', 0, '\0\0\x01\0'],
  ['JPEG XL', 0, '\xff\x0a']
]

function kindOf(bytes: Uint8Array): string | null {
  const known = SIGNATURES.find(([, at, sign]) => latin(bytes, at, sign.length) === sign)
  if (known) return known[0]
  // A drawing is text: it may begin with a byte order mark, spaces, a declaration or a comment.
  const start = latin(bytes, 0, 1024)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  return start.startsWith('<svg') || (/^<(\?xml|!)/.test(start) && start.includes('<svg')) ? 'SVG' : null
}

function sized(header: Result<PictureHeader>): Result<PictureHeader> {
  if (!header.ok) return header
  const { width, height } = header.value
  if (width < 1 || height < 1) return broken(header.value.kind.toUpperCase(), phrase('picture.size', { width, height }))
  if (width > MOST_PICTURE_SIDE || height > MOST_PICTURE_SIDE) {
    return fail(problem('picture-too-large', '', 'picture-too-wide', { width, height, most: MOST_PICTURE_SIDE }))
  }
  if (width * height > MOST_PICTURE_PIXELS) {
    return fail(
      problem('picture-too-large', '', 'picture-too-large', {
        width,
        height,
        millions: Math.round((width * height) / 1e6),
        most: MOST_PICTURE_PIXELS / 1e6
      })
    )
  }
  return header
}

const latin = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, Math.min(at + length, bytes.length)))

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Walks the chunks to the last one: a picture that was cut off, or that moves, is found on the way. */
function pngSize(bytes: Uint8Array): Result<PictureHeader> {
  const view = viewOf(bytes)
  let size: PictureHeader | null = null
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) return broken('PNG', phrase('picture.ends', {}))
    const length = view.getUint32(at)
    const type = latin(bytes, at + 4, 4)
    if (length > bytes.length - at - 12) return broken('PNG', phrase('picture.part-cut', { part: printable(type) }))
    if (size === null) {
      if (type !== 'IHDR' || length !== 13) return broken('PNG', phrase('picture.no-size-first', {}))
      size = { kind: 'png', width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    } else if (type === 'IHDR') return broken('PNG', phrase('picture.two-sizes', {}))
    if (type === 'acTL' || type === 'fcTL' || type === 'fdAT') return moving('PNG')
    if (type === 'IEND') return ok(size)
    at += 12 + length
  }
}

/** Frames that browsers decode: baseline, extended and progressive. */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2]
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Uint8Array): Result<PictureHeader> {
  const view = viewOf(bytes)
  let size: PictureHeader | null = null
  for (let at = 2; ;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    if (at + 4 > bytes.length) return broken('JPEG', phrase('picture.ends-early', {}))
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xd9) return broken('JPEG', phrase('picture.no-part', { at }))
    // Two markers that may stand alone.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return broken('JPEG', phrase('picture.byte-cut', { at }))
    if (isFrame(marker)) {
      if (!JPEG_FRAMES.includes(marker)) return fail(problem('unknown-picture', '', 'rare-jpeg', {}))
      if (size !== null) return broken('JPEG', phrase('picture.two-sizes', {}))
      if (length < 8) return broken('JPEG', phrase('picture.byte-cut', { at }))
      size = { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    if (marker === 0xda) {
      if (size === null) return broken('JPEG', phrase('picture.no-size', {}))
      return hasEnd(bytes, at + 2 + length) ? ok(size) : broken('JPEG', phrase('picture.cut', {}))
    }
    at += 2 + length
  }
}

/** In the picture's data FF is followed by 00 or a restart mark, so that FF D9 is its end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true
  }
  return false
}

function webpSize(bytes: Uint8Array): Result<PictureHeader> {
  const view = viewOf(bytes)
  if (latin(bytes, 0, 4) !== 'RIFF') return broken('WebP', phrase('picture.begins-otherwise', {}))
  const end = view.getUint32(4, true) + 8
  if (end > bytes.length) return broken('WebP', phrase('picture.cut', {}))
  let size = null as PictureHeader | null
  let hasPicture = false
  for (let at = 12; at + 8 <= end;) {
    const type = latin(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    if (length > end - at - 8) return broken('WebP', phrase('picture.part-cut', { part: printable(type) }))
    if (type === 'ANIM' || type === 'ANMF') return moving('WebP')
    const found = webpPart(view, type, at + 8, length)
    if (found === 'broken') return broken('WebP', phrase('picture.part-no-size', { part: printable(type) }))
    if (found === 'moving') return moving('WebP')
    if (found) {
      // The frame inside may be smaller than what the head says, and the larger of the two is what gets decoded.
      size = { kind: 'webp', width: Math.max(size?.width ?? 0, found[0]), height: Math.max(size?.height ?? 0, found[1]) }
      hasPicture ||= type !== 'VP8X'
    }
    at += 8 + length + (length % 2)
  }
  return size && hasPicture ? ok(size) : broken('WebP', phrase('picture.empty', {}))
}

/** Width and height that a part of a WebP file states; null: a part that states none. */
function webpPart(view: DataView, type: string, at: number, length: number): readonly [number, number] | 'broken' | 'moving' | null {
  const three = (place: number): number => view.getUint16(place, true) | (view.getUint8(place + 2) << 16)
  switch (type) {
    case 'VP8X':
      if (length < 10) return 'broken'
      return (view.getUint8(at) & 2) === 0 ? [three(at + 4) + 1, three(at + 7) + 1] : 'moving'
    case 'VP8 ':
      if (length < 10 || three(at + 3) !== 0x2a019d) return 'broken'
      return [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff]
    case 'VP8L': {
      if (length < 5 || view.getUint8(at) !== 0x2f) return 'broken'
      const bits = view.getUint32(at + 1, true)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    default:
      return null
  }
}

const printable = (type: string): string => `"${type.replace(/[^ -~]/g, '?')}"`
