/** What is said where a browser draws no picture: in the language of the app, and nothing is saved. */
import { describe, expect, it } from 'vitest'
import { rulingTexts } from '../../../../src/renderer/i18n/texts.ts'
import { measureOn, pngOf } from '../../../../src/renderer/sheet/toPng.ts'

const t = rulingTexts.sheet
const NOTHING = { width: 1, height: 1, shapes: [] }

/** A page whose canvas gives this context, and no picture. */
const pageWith = (context: object | null): Document =>
  ({
    createElement: () => ({ getContext: () => context, toBlob: (take: (blob: null) => void) => take(null) })
  }) as unknown as Document

describe('a browser that draws no pictures', () => {
  it('makes no sheet and no picture, and says so', async () => {
    expect(() => measureOn(pageWith(null))).toThrow(t.cannotDraw)
    await expect(pngOf(pageWith(null), NOTHING, 1)).rejects.toThrow(t.noPicture)
  })

  it('and one that makes none of this size says that', async () => {
    const context = { fillRect: () => undefined, scale: () => undefined }
    await expect(pngOf(pageWith(context), NOTHING, 1)).rejects.toThrow(t.pictureTooLarge)
  })
})
