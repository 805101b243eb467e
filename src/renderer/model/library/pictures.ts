/** Pictures on their way into the library and out of it. */
import { base64OfBytes } from '../../../shared/base/bytes/bytes.ts'
import { sumOf } from './sumOf.ts'
import { pictureFile, type PictureKind, type StoredPicture } from '../../../shared/formats/documents/common/storedPicture.ts'

/**
 * A picture as the library keeps it, under the sum of its bytes: the same picture twice is one row.
 * @param header what `readPictureHeader` says of `bytes`
 */
export async function storedPictureOf(
  bytes: Uint8Array,
  header: { readonly kind: PictureKind; readonly width: number; readonly height: number }
): Promise<StoredPicture> {
  const digits = await sumOf(bytes.slice())
  const { kind, width, height } = header
  return { id: pictureFile(digits, kind), kind, width, height, data: base64OfBytes(bytes) }
}
