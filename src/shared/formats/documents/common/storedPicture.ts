/** Pictures as the library keeps them: by their content, so that a map names one and two maps share it. */
import * as v from 'valibot'
import { expects } from '../../../base/problem.ts'
import type { Result } from '../../../base/result.ts'
import { checked, oneOf, whole } from '../../../base/validate.ts'
import { bytesOfBase64 } from '../../../base/bytes/bytes.ts'
import { MOST_BYTES, MOST_PICTURE_SIDE } from '../../../json/limits.ts'

/** As files and packs name their kinds. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export interface StoredPicture {
  /** `sha256-` with the sum of the bytes and an ending: what `picture.file` of a map says. */
  readonly id: string
  readonly kind: PictureKind
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** The bytes in base64. */
  readonly data: string
}

const ENDINGS: Readonly<Record<PictureKind, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

/** What a picture of that kind and with that SHA-256 (small hexadecimal digits) is called. */
export const pictureFile = (sum: string, kind: PictureKind): string => `sha256-${sum}.${ENDINGS[kind]}`

const ID = /^sha256-[0-9a-f]{64}\.(?:png|jpg|webp)$/

/** Whether a map's `picture.file` names a picture of the library; other texts are files of another program. */
export const isPictureFile = (file: string): boolean => ID.test(file)

/** The shape alone: the bytes were looked at when they came in, and decoding all of them at every start would be long. */
const storedPicture = v.object({
  id: v.pipe(v.string(), v.regex(ID, expects('expected.picture-id', {}))),
  kind: oneOf(PICTURE_KINDS),
  width: whole(1, MOST_PICTURE_SIDE),
  height: whole(1, MOST_PICTURE_SIDE),
  data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(Math.ceil((MOST_BYTES * 4) / 3) + 4))
})

/** A row of the library's pictures. */
export const parseStoredPicture = (json: unknown): Result<StoredPicture> => checked(storedPicture, json)

/** Its bytes; null where they are damaged. */
export const bytesOfPicture = ({ data }: StoredPicture): Uint8Array | null => bytesOfBase64(data)
