/** Team lists as people type and paste them: a figure a line, with its count, points and set; points that are left out come from the library. */
import type { TeamMember } from '../../formats/documents/teamFile.ts'

export interface TypedList {
  readonly members: readonly TeamMember[]
  /** Numbers of lines, from 1 on, that contain no figure with its points. */
  readonly unread: readonly number[]
}

/** The points of a figure that is called so, of this set if one is given; null if they are not known. */
export type Price = (name: string, set?: string) => number | null

const UNKNOWN: Price = () => null

/** "- ", "* ", "• ", "1. ", "1) " before a figure. */
const MARK = /^(?:[-*–—•·▪◦☐☑✓✔]|\d{1,3}[.)](?!\d))\s*/u
/** "Total: 300", "Total 300 points": a sum and no figure. */
const TOTAL = /^(?:total|sum|suma|soma)\b[^\p{L}]*(?:pts?|points?|puntos|pontos)?\.?$/iu
const UNIT = / ?(?:pts?|points?|puntos?|pontos?|p)\.?$/iu
const COUNT = /^(\d{1,2}) ?[x×] ?/iu
const COUNT_BEHIND = / ?[([]? ?[x×] ?(\d{1,2}) ?[)\]]?$/iu
/** Blanks become one each, so that each pattern looks for one. A tab is a separator. */
const withSingleBlanks = (line: string): string => line.replace(/[^\S\t]+/g, ' ').trim()

/** "2 x " before a figure, and its number. `null`: there is none, or no name after it. */
function countBefore(text: string): { readonly text: string; readonly count: number } | null {
  const [found = '', count = ''] = COUNT.exec(text) ?? []
  return found !== '' && /\p{L}/u.test(text.slice(found.length)) ? { text: found, count: Number(count) } : null
}

/** Letters of the name of a set. */
const LONGEST_SET = 40

/** Reads a list that is typed or pasted. */
export function typedList(text: string, price: Price = UNKNOWN): TypedList {
  const members: TeamMember[] = []
  const unread: number[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    const trimmed = withSingleBlanks(line)
    if (trimmed === '' || isTotal(trimmed)) return
    const member = lineTyped(trimmed, price)
    if (member === null) unread.push(index + 1)
    else members.push(member)
  })
  return { members, unread }
}

/** Whether a line says the sum of a list. */
export const isTotal = (line: string): boolean => TOTAL.test(withSingleBlanks(line))

/** The figure of one line. `null` if it has none, or one whose points are not known. */
export function lineTyped(line: string, price: Price = UNKNOWN): TeamMember | null {
  const trimmed = withSingleBlanks(line)
  return memberTyped(trimmed, price) ?? memberTyped(trimmed.replace(MARK, ''), price)
}

/** "2 x Rook 75", "Brine (79)", "Wren; 50; LRK", "40 pts Jay". `null` if the line is no figure, or one whose points are not known. */
function memberTyped(line: string, price: Price): TeamMember | null {
  const unmarked = line.replace(MARK, '')
  const before = countBefore(unmarked)
  if (before !== null) {
    const counted = priced(unmarked.slice(before.text.length), price)
    if (counted !== null) return before.count === 0 ? null : { ...counted, count: before.count }
  }
  const behind = COUNT_BEHIND.exec(unmarked)
  const [times, rest] = behind && Number(behind[1]) > 0 ? [Number(behind[1]), unmarked.slice(0, behind.index)] : [0, '']
  // Behind points a count is one; behind a name alone it may be the points.
  const repeated = times > 0 ? withSet(rest, nameAndPoints) : null
  if (repeated !== null) return { ...repeated, count: times }
  const plain = priced(unmarked, price)
  if (plain !== null) return { ...plain, count: 1 }
  const known = times > 0 ? priced(rest, price) : null
  return known && { ...known, count: times }
}

/** The typed part of a name in a line, for which figures of the library are offered: without mark and count. */
export function nameTyped(line: string): { readonly count: string; readonly name: string } {
  const unmarked = withSingleBlanks(line).replace(MARK, '')
  const count = countBefore(unmarked)?.text ?? ''
  return { count: count.trim(), name: unmarked.slice(count.length).trim() }
}

type Priced = Omit<TeamMember, 'count'>

/** A figure without a count: its points behind the name, then before it, then those that the library knows. */
function priced(text: string, price: Price): Priced | null {
  return withSet(text, nameAndPoints) ?? pointsFirst(text) ?? withSet(text, (name, set) => ofLibrary(name, set, price), true)
}

/** "Wren; 50; LRK": what is behind the last separator is a set if what is before it is a figure. */
function withSet(text: string, read: (text: string, set?: string) => Priced | null, isFirst = false): Priced | null {
  const whole = isFirst ? read(text) : null
  if (whole) return whole
  const separator = Math.max(text.lastIndexOf(';'), text.lastIndexOf(','), text.lastIndexOf('\t'))
  const set = text.slice(separator + 1).trim()
  const before = separator > 0 && set !== '' && set.length <= LONGEST_SET ? read(text.slice(0, separator).trim(), set) : null
  return before === null ? read(text) : { ...before, set }
}

/** "Jay 100", "Wren; 50", "Brine (79)", "Brine - 79 pts": one separator, blanks or a bracket between name and points. */
function nameAndPoints(text: string): Priced | null {
  const [unit = ''] = UNIT.exec(text) ?? []
  const isUnit = unit !== '' && /\d\s*$/.test(text.slice(0, -unit.length))
  const bare = unbracketed(isUnit ? text.slice(0, -unit.length).trimEnd() : text)
  const [digits = ''] = /(?<!\d)\d{1,4}$/.exec(bare.text) ?? []
  const before = bare.text.slice(0, bare.text.length - digits.length)
  const trimmed = before.trimEnd()
  const isSeparated = /[;,:=@]$/.test(trimmed) || /\s[-–—]$/.test(trimmed)
  const name = (isSeparated ? trimmed.slice(0, -1) : trimmed).trim()
  const isParted = isSeparated || bare.isBracket || trimmed !== before
  return digits !== '' && isName(name) && isParted ? { name, points: Number(digits) } : null
}

/** "Brine (79" and "Brine (79 pts" without the bracket before the number. */
function unbracketed(text: string): { readonly text: string; readonly isBracket: boolean } {
  const closed = /[)\]]$/.test(text) ? text.slice(0, -1).trimEnd() : null
  if (closed === null) return { text, isBracket: false }
  const [unit = ''] = UNIT.exec(closed) ?? []
  const inside = /\d\s*$/.test(closed.slice(0, closed.length - unit.length))
    ? closed.slice(0, closed.length - unit.length).trimEnd()
    : closed
  const open = Math.max(inside.lastIndexOf('('), inside.lastIndexOf('['))
  const digits = open < 0 ? '' : inside.slice(open + 1).trim()
  return /^\d{1,4}$/.test(digits) ? { text: `${inside.slice(0, open).trimEnd()} ${digits}`, isBracket: true } : { text, isBracket: false }
}

/** "40 pts Jay", "(79) Brine". */
function pointsFirst(text: string): Priced | null {
  const [, unit, bracket] = /^(?:(\d{1,4})\s*(?:pts?|points?|puntos?|pontos?)\.?\s+|[([](\d{1,4})[)\]]\s*)/iu.exec(text) ?? []
  const digits = unit ?? bracket
  if (digits === undefined) return null
  const name = text.replace(/^[^\s)\]]*[)\]]?\s*(?:(?:pts?|points?|puntos?|pontos?)\.?\s+)?/iu, '').trim()
  return isName(name) ? { name, points: Number(digits) } : null
}

function ofLibrary(name: string, set: string | undefined, price: Price): Priced | null {
  const trimmed = name.replace(/[;,]\s*$/, '').trim()
  const points = isName(trimmed) ? price(trimmed, set) : null
  return points === null ? null : { name: trimmed, points }
}

const isName = (name: string): boolean => /\p{L}/u.test(name)
