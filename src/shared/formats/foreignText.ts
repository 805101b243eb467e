/** The text of a file of another program as JSON, whatever it is written in: JSON, a line of JSON a scene, the XML of Tiled, a board of letters, a table, a dial of a forum. */
import { inPlace, problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import { mayHoldPictures } from '../json/fileSize.ts'
import { parseJsonText } from '../json/jsonText.ts'
import { MOST_BYTES, MOST_BYTES_WITH_PICTURES } from '../json/limits.ts'
import { isAdventure, isScene, SCENES, type Entry } from './foreign/foundry.ts'
import { knownText, looksLikeTrf } from './foreign/knownPrograms.ts'
import { LIST } from './foreign/importer.ts'
import { isListOfUnits } from './foreignFigures/hcunits.ts'
import { BBCODE, looksLikeBbcode } from './foreignFigures/bbcode.ts'
import { countedColumns, HEADLESS, looksLikeTable, TABLE, tableHeads, type TableHead } from './foreignFigures/figuresTable.ts'
import { BOARD, looksLikeTextBoard } from './foreign/textBoard.ts'
import { tiledJson } from './foreign/tiledXml.ts'
import { looksLikeXml, readXmlTree } from './xml/xmlTree.ts'
import { isOctgnSet, OCTGN } from './foreignFigures/octgn.ts'
import '../base/sayFileSentences.ts'

/** What the importers read, or what is wrong with the text. @param columns what columns of a table hold, by their heads */
export function parseForeignText(text: string, columns?: ReadonlyMap<string, string>): Result<unknown> {
  // Nothing else begins so: what is JSON need not be looked through for what it is not.
  const asJson = /^\uFEFF?\s*\{/.test(text) ? parseObject(text) : null
  if (asJson?.ok) return asJson
  if (looksLikeXml(text)) return readXml(text)
  if (looksLikeTextBoard(text)) return ok({ [BOARD]: text })
  if (looksLikeBbcode(text)) return ok({ [BBCODE]: text })
  const counted = countedColumns(text, columns)
  if (counted !== null) return ok({ [TABLE]: counted, [HEADLESS]: true })
  if (looksLikeTable(text, columns)) return ok({ [TABLE]: text })
  const heads = tableHeads(text, columns)
  const strange = asJson === null ? knownText(text) : null
  const whole = strange ? fail(strange) : (asJson ?? parseJsonText(text))
  if (whole.ok && isListOfUnits(whole.value)) return ok({ [LIST]: whole.value })
  if (whole.ok) return Array.isArray(whole.value) && whole.value.some(isScene) ? ok({ [SCENES]: entriesOf(whole.value) }) : whole
  return linesOfJson(text) ?? (heads === null || looksLikeTrf(text) ? whole : fail(noColumns(heads)))
}

/** The XML of Tiled as the JSON that it writes of the same map, or a set of OCTGN. */
export function readXml(text: string): Result<Readonly<Record<string, unknown>>> {
  const tree = readXmlTree(text)
  if (!tree.ok) return tree
  const root = tree.value
  const read = root === null ? null : isOctgnSet(root) ? { [OCTGN]: root } : tiledJson(root)
  return read === null ? fail(problem('not-recognised', '', 'not-recognised', {})) : ok(read)
}

const entriesOf = (list: readonly unknown[]): readonly Entry[] => list.map((value, index) => ({ at: `/${index}`, value: ok(value) }))

const SHOWN_HEADS = 8

/** A table of which no column says which figure a row is about. */
const noColumns = (heads: readonly TableHead[]): Problem =>
  problem('no-columns', '', 'no-columns', {
    first: heads[0]?.head.slice(0, 40) ?? '',
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

/** What a database writes about itself, as of its indexes. */
const isOfDatabase = (field: string): boolean => field.startsWith('$$')

/**
 * The lines of a database of Foundry, each an object by itself; `null` if it is none. The last line of an id holds; a line that says so takes
 * it away. A line that cannot be read stays as what is wrong with it.
 */
function linesOfJson(text: string): Result<unknown> | null {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '').length
  // Lines of a broken text that are objects by chance are not what it is.
  if (filled < 2 || lines.filter((line) => line.startsWith('{') && line.endsWith('}')).length * 2 < filled) return null
  const entries = new Map<unknown, Entry>()
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const one = parseJsonText(line)
    const where = { at: '', line: index + 1, value: one }
    if (!one.ok || !isRecord(one.value)) {
      entries.set(`line ${index}`, where)
      continue
    }
    const id = one.value._id ?? index
    if (one.value.$$deleted === true) entries.delete(id)
    else if (!Object.keys(one.value).some(isOfDatabase)) entries.set(id, where)
  }
  const all = [...entries.values()]
  const first = all.find(({ value }) => !value.ok)
  const holds = all.some(({ value }) => value.ok && (isScene(value.value) || isAdventure(value.value)))
  if (!holds && first && !first.value.ok) return fail(...first.value.problems.map((one) => inPlace(one, '', first.line)))
  return ok({ [SCENES]: all })
}
