/** The text of a file of another program as JSON, whatever it is written in: JSON, a line of JSON a scene, the XML of Tiled, a board of letters, a table, a dial of a forum. */
import { problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import { mayHoldPictures } from '../json/fileSize.ts'
import { parseJsonText } from '../json/jsonText.ts'
import { MOST_BYTES, MOST_BYTES_WITH_PICTURES } from '../json/limits.ts'
import { SCENES } from './foreign/foundry.ts'
import { LIST } from './foreign/importer.ts'
import { isListOfUnits } from './foreignFigures/hcunits.ts'
import { BBCODE, looksLikeBbcode } from './foreignFigures/bbcode.ts'
import { looksLikeTable, TABLE, tableHeads, type TableHead } from './foreignFigures/figuresTable.ts'
import { BOARD, looksLikeTextBoard } from './foreign/textBoard.ts'
import { looksLikeXml, readTiledXml } from './foreign/tiledXml.ts'
import '../base/sayFileSentences.ts'

/** What the importers read, or what is wrong with the text. @param columns what columns of a table hold, by their heads */
export function parseForeignText(text: string, columns?: ReadonlyMap<string, string>): Result<unknown> {
  // Nothing else begins so: what is JSON need not be looked through for what it is not.
  const asJson = /^\uFEFF?\s*\{/.test(text) ? parseObject(text) : null
  if (asJson?.ok) return asJson
  if (looksLikeXml(text)) return readTiledXml(text)
  if (looksLikeTextBoard(text)) return ok({ [BOARD]: text })
  if (looksLikeBbcode(text)) return ok({ [BBCODE]: text })
  if (looksLikeTable(text, columns)) return ok({ [TABLE]: text })
  const whole = asJson ?? parseJsonText(text)
  if (whole.ok && isListOfUnits(whole.value)) return ok({ [LIST]: whole.value })
  if (whole.ok) return whole
  if (looksLikeLines(text)) return linesOfJson(text)
  const heads = tableHeads(text, columns)
  return heads === null ? whole : fail(noColumns(heads))
}

const SHOWN_HEADS = 8

/** A table of which no column says which figure a row is about. */
const noColumns = (heads: readonly TableHead[]): Problem =>
  problem('no-columns', '', 'no-columns', {
    heads: heads
      .slice(0, SHOWN_HEADS)
      .map(({ head }) => head.slice(0, 40))
      .join(', ')
  })

/** An object, which may be as large as the picture inside it makes it. */
function parseObject(text: string): Result<unknown> {
  if (text.length <= MOST_BYTES || !mayHoldPictures(text)) return parseJsonText(text)
  const whole = parseJsonText(text, MOST_BYTES_WITH_PICTURES)
  if (!whole.ok) return whole
  const image = isRecord(whole.value) && typeof whole.value.image === 'string' ? whole.value.image.length : 0
  return text.length - image <= MOST_BYTES ? whole : fail(problem('too-large', '', 'too-large-beside', { most: MOST_BYTES / 1024 / 1024 }))
}

/** Whether every line is an object by itself, as in the old databases of Foundry. */
function looksLikeLines(text: string): boolean {
  const lines = text.split('\n', 3).map((line) => line.trim())
  return lines.length >= 2 && lines.slice(0, 2).every((line) => line === '' || (line.startsWith('{') && line.endsWith('}')))
}

/** What a database writes about itself, as of its indexes. */
const isOfDatabase = (field: string): boolean => field.startsWith('$$')

/** The last line of an id holds; a line that says so takes it away. */
function linesOfJson(text: string): Result<unknown> {
  const scenes = new Map<unknown, Readonly<Record<string, unknown>>>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const one = parseJsonText(line)
    if (!one.ok) return fail(...one.problems.map((problem) => ({ ...problem, facts: { ...problem.facts, line: index + 1 } })))
    if (!isRecord(one.value)) continue
    const id = one.value._id ?? index
    if (one.value.$$deleted === true) scenes.delete(id)
    else if (!Object.keys(one.value).some(isOfDatabase)) scenes.set(id, one.value)
  }
  return ok({ [SCENES]: [...scenes.values()] })
}
