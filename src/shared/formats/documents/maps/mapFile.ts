/** Reading and writing map files. */
import * as v from 'valibot'
import { writeJson } from '../../../json/writeJson.ts'
import { mapFileSchema, parseMapDocument, type MapFile } from './mapDocument.ts'

/** A map file from parsed JSON, in the present version, or every problem with its place. */
export const parseMapFile = parseMapDocument

/** The text of a map file; the same document gives the same bytes. Throws where `file` is not a valid one. */
export const formatMapFile = (file: MapFile): string => writeJson(v.parse(mapFileSchema, file))
