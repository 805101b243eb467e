/** The XML of other programs as a tree of elements. */
import { SaxesParser } from 'saxes'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { FORBIDDEN_KEYS } from '../../base/validate.ts'
import { MOST_DEPTH } from '../../json/limits.ts'
import '../../base/sayFileSentences.ts'

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: Element[]
  text: string
}

/** Ends the reading with a problem: the parser knows no other way out. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/** Whether a text begins as XML does. */
export const looksLikeXml = (text: string): boolean => /^\uFEFF?\s*<[?!a-zA-Z]/.test(text)

/** The root of a text, or what is wrong with it and in which line. `null`: it has no element. A DTD is refused: it could name other files. */
export function readXmlTree(text: string): Result<Element | null> {
  try {
    return ok(treeOf(text))
  } catch (error) {
    if (error instanceof Refused) return fail(error.problem)
    throw error
  }
}

function treeOf(text: string): Element | null {
  const parser = new SaxesParser()
  const open: Element[] = []
  let root: Element | null = null
  const place = () => ({ line: parser.line, column: parser.column })
  parser.on('doctype', () => {
    throw new Refused(problem('forbidden-doctype', '', 'forbidden-doctype', { line: parser.line }))
  })
  parser.on('error', () => {
    throw new Refused(problem('syntax', '', 'xml-syntax', place()))
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= MOST_DEPTH) throw new Refused(problem('too-deep', '', 'too-deep', { most: MOST_DEPTH }))
    const key = [name, ...Object.keys(attributes)].find((one) => FORBIDDEN_KEYS.includes(one))
    if (key !== undefined) throw new Refused(problem('forbidden-key', '', 'forbidden-key', { key }))
    const element: Element = { name, attributes, inside: [], text: '' }
    const above = open.at(-1)
    if (above) above.inside.push(element)
    else root = element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const words = (more: string): void => {
    const now = open.at(-1)
    if (now) now.text += more
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return root
}

/** The elements of this name directly inside another one. */
export const all = ({ inside }: Element, name: string): readonly Element[] => inside.filter((one) => one.name === name)
