/** A picture with nothing beside it: a map of clear squares with the picture under its grid. */
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { cornerSquares, homographyOf, isSheet, residualOf, type Point } from '../../mapPicture/homography.ts'
import { readPictureHeader } from '../pack/pictureHeader.ts'
import type { ImportedMaps } from './importer.ts'
import { MapBuilder, sizeProblem, titleOf } from './mapBuilder.ts'
import { Notes } from './notes.ts'
import '../../base/sayFileSentences.ts'

export interface PictureGrid {
  /** Columns, rows. */
  readonly size: readonly [number, number]
  /** Upper left, upper right, lower right, lower left of the grid, in pixels; left out: those of the picture. */
  readonly corners?: readonly Point[] | undefined
}

const MOST_OFF = 1.1

/** Reads a picture as a map. Four corners that are none are refused as `bad-corners`. */
export function readPictureAlone(bytes: Uint8Array, file: string, { size, corners }: PictureGrid): Result<ImportedMaps> {
  const header = readPictureHeader(bytes)
  if (!header.ok) return header
  const wrong = sizeProblem(size[0], size[1], '')
  if (wrong) return wrong
  const { kind, width, height } = header.value
  const pixels = corners ?? cornerSquares([width, height])
  const marks = cornerSquares(size).map((square, index) => ({ square, pixel: pixels[index] ?? [NaN, NaN] }))
  const grid = isSheet(pixels) ? homographyOf(marks) : null
  if (grid === null) return fail(problem('bad-corners', '', 'bad-corners', { found: pixels.map((at) => at.join(',')).join(' ') }))
  const notes = new Notes()
  // Prints are a little off; squares that are longer one way by a tenth are none.
  const [wide, high] = [width / size[0], height / size[1]]
  const isOff = corners === undefined && Math.max(wide, high) > Math.min(wide, high) * MOST_OFF
  if (isOff) notes.add('picture-shape', { found: `${Math.round(wide)} x ${Math.round(high)}` })
  const name = titleOf(file)
  const document = new MapBuilder(size[0], size[1], notes).document(name, 'Map', {
    picture: { file: `picture.${kind}`, kind, width, height, grid, residual: residualOf(grid, marks), marks }
  })
  if (!document.ok) return document
  return ok({
    documents: [{ kind: 'map', document: document.value }],
    notes: notes.all,
    pictures: new Map([[0, { kind, width, height, bytes }]])
  })
}
