/**
 * The list of a force as people paste it: a figure a line by its name or its set and number, the page of a team of HCUnits as text, a deck of
 * OCTGN, a table with heads, or a team as JSON.
 */
import type { TeamFile, TeamMember } from '../../formats/documents/teamFile.ts'
import { withoutAtEnds } from '../../base/text/ends.ts'
import { deckLines } from './forceDeck.ts'
import { teamIn } from './forceTeam.ts'
import { partOfHeading, type ForcePart } from './forceParts.ts'
import { setOfUnit, type ForceLookup } from './forceLookup.ts'
import { isTotal, lineTyped, nameTyped } from './typedTeam.ts'

/** One line of a list. */
export interface ForceLine {
  /** As it was pasted. */
  readonly text: string
  readonly part: ForcePart
  readonly count: number
  /** Empty if the line says only a code. */
  readonly name: string
  readonly points?: number | undefined
  readonly set?: string | undefined
  /** The set and number that it says. */
  readonly code?: string | undefined
  /** It belongs to the figure above it, as the list shows. */
  readonly under: boolean
}

export interface ForceText {
  readonly lines: readonly ForceLine[]
  /** The build total in the list. */
  readonly buildTotal?: number | undefined
  readonly name?: string | undefined
  /** It has more figures than are read. */
  readonly isCut?: boolean
}

/** Figures of a list that are read, each copy counted; `isCut` reports that it has more. */
export const MOST_FORCE_FIGURES = 500

/** Reads what was pasted. */
export function forceText(text: string, lookup: ForceLookup): ForceText {
  const force = wholeText(text, lookup)
  let copies = 0
  const lines = force.lines.filter(({ count }) => (copies += count) <= MOST_FORCE_FIGURES)
  return lines.length < force.lines.length || force.isCut ? { ...force, lines, isCut: true } : force
}

function wholeText(text: string, lookup: ForceLookup): ForceText {
  const team = teamIn(text)
  if (team) return ofTeam(team)
  const deck = deckLines(text)
  if (deck) return { lines: deck.map(({ line, part }) => read(line, { part, under: false }, lookup)) }
  return plainText(text, lookup)
}

interface Place {
  readonly part: ForcePart
  readonly under: boolean
}

function ofTeam({ members, sideline = [], objects = [], maps = [], tarot = [], buildTotal, name }: TeamFile): ForceText {
  const ofMember =
    (part: ForcePart) =>
    (member: TeamMember): readonly ForceLine[] => {
      const { set, number, points, count, equipment = [] } = member
      const code = number === undefined ? undefined : `${set ?? ''}${number}`
      const called = member.name ?? ''
      const line = { text: called || (code ?? ''), part, count, name: called, points, set: code ? undefined : set, code, under: false }
      return [line, ...equipment.map((one) => ({ ...named(one, 'equipment'), under: true }))]
    }
  const named = (one: string, part: ForcePart): ForceLine => ({ text: one, part, count: 1, name: one, under: false })
  return {
    lines: [
      ...members.flatMap(ofMember('force')),
      ...sideline.flatMap(ofMember('sideline')),
      ...[...objects, ...maps, ...tarot].map((one) => named(one, 'beside'))
    ],
    buildTotal,
    name: name === '' ? undefined : name
  }
}

/** Words of the buttons of a team on its page. */
const BUTTONS = /^(?:cancel|close|delete|remove|edit|more_vert|add|info)$/i
/** The signs before equipment: that of the page, an arrow, a plus. */
const UNDER = /^(?:subdirectory_arrow_right|↳|└[─-]*|→|->|\+)\s*/
const NUMBER = /^\(?(\d{1,4})(?: ?(?:pts?|points?|puntos?|pontos?)\.?)?\)?$/i
const LIMIT =
  /^(?:build(?: total)?|point limit|points|puntos|pontos|total de construcción|limite|límite) ?[:=]? ?(\d{1,5})(?: ?(?:pts?|points?|puntos?|pontos?)\.?)?$/i

function plainText(text: string, lookup: ForceLookup): ForceText {
  const lines: ForceLine[] = []
  let part: ForcePart = 'force'
  let buildTotal: number | undefined
  let under = false
  /** The line before this one in the text was a unit: a number alone is its price. */
  let isPriced = true
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/\s+/g, ' ').trim()
    if (line === '' || BUTTONS.test(line) || isTotal(line)) continue
    const rest = line.replace(UNDER, '')
    under ||= rest !== line
    if (rest === '') continue
    const price = NUMBER.exec(rest)
    const last = lines.at(-1)
    if (price && last && !isPriced) {
      lines[lines.length - 1] = { ...last, points: Number(price[1]) }
      isPriced = true
      continue
    }
    if (price && Number(price[1]) === sumOf(lines)) continue
    const limit = LIMIT.exec(rest) ?? (last === undefined ? price : null)
    if (limit) {
      buildTotal ??= Number(limit[1])
      continue
    }
    const heading = partOfHeading(rest)
    if (heading) part = heading.part
    const units = heading ? heading.inside : rest.split(' + ')
    for (const [at, unit] of units.entries()) {
      const isBelow = under || (lines.length > 0 && isIndented(raw)) || (!heading && at > 0)
      lines.push(read(unit, { part, under: isBelow }, lookup))
    }
    if (units.length > 0) {
      under = false
      isPriced = lines.at(-1)?.points !== undefined
    }
    if (lines.length > MOST_FORCE_FIGURES) break
  }
  return { lines, buildTotal }
}

/** The points of all lines of the force that say them. */
const sumOf = (lines: readonly ForceLine[]): number =>
  lines.reduce((sum, { part, points = 0, count }) => (part === 'force' || part === 'equipment' ? sum + points * count : sum), 0)

const isIndented = (raw: string): boolean => /^(?:\t|\s{2,})/.test(raw)

/** One line of the list. */
function read(line: string, place: Place, lookup: ForceLookup): ForceLine {
  const bare = nameTyped(line)
  const count = Number(/\d+/.exec(bare.count)?.[0] ?? 1)
  const whole = lookup.named(bare.name).length > 0
  if (whole && count > 0) return { text: line, ...place, count, name: bare.name }
  const leading = /^(\d{1,2}) (\D.*)$/.exec(bare.name)
  if (leading && bare.count === '' && lookup.named(leading[2]!).length > 0)
    return { text: line, ...place, count: Number(leading[1]), name: leading[2]! }
  const coded = codeIn(line, lookup)
  const member = typed(coded ? coded.rest : line, lookup)
  const { name = '', points, set } = member ?? {}
  return {
    text: line,
    ...place,
    count: member?.count ?? 1,
    name: coded?.isAlone ? '' : member ? name : (coded?.rest ?? line),
    points: points === NOT_SAID ? undefined : points,
    set,
    code: coded?.code
  }
}

/** The price of a figure whose line does not say one. */
const NOT_SAID = -1

/** A line as lists of the door are read, with points or without. A name that the library has is not taken apart. */
const typed = (line: string, lookup: ForceLookup): TeamMember | null =>
  lineTyped(line, (name, set) => {
    const units = lookup.named(name)
    return units.some((unit) => set === undefined || isOfSet(set, setOfUnit(unit), unit.set.name)) ? NOT_SAID : null
  }) ?? lineTyped(line, () => NOT_SAID)

/** Whether a set that is written is this one. */
export const isOfSet = (written: string, ...names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === written.trim().toLowerCase())

/** A line without its code. `isAlone`: the line has no name; `rest` has a word in its place. */
interface Coded {
  readonly code: string
  readonly rest: string
  readonly isAlone: boolean
}

/** The word for the name in a line that has only a code. */
const ANYBODY = 'Figure'
/** "3 bp012": a number before a code alone is a count. */
const COUNT_ALONE = /^(\d{1,2}) (?=Figure)/
/** Signs between a code and a name. */
const LOOSE = '-–—:,;| '
/** Signs around a code. */
const AROUND = '([#)],;:'
/** Words of a line that are checked for a code. */
const MOST_WORDS = 40

/** The set and number in a line, which the library has: "bp012", "BP 012", "(bp012)". `null`: there is none. */
function codeIn(line: string, lookup: ForceLookup): Coded | null {
  const words = line.split(' ').slice(0, MOST_WORDS)
  for (const [at, word] of words.entries())
    for (const length of [2, 1]) {
      const code = [word, ...words.slice(at + 1, at + length)].map((one) => withoutAtEnds(one, AROUND)).join('')
      if (at + length > words.length || !isCode(code) || lookup.coded(code).length === 0) continue
      const others = words.toSpliced(at, length)
      const isAlone = !/\p{L}/u.test(others.join(' ').replace(/\b(?:\d{1,2} ?[x×]|x ?\d{1,2}|pts?|points?|puntos?|pontos?)\b/giu, ''))
      const rest = (isAlone ? words.toSpliced(at, length, ANYBODY) : others).join(' ')
      return { code, rest: isAlone ? rest.replace(COUNT_ALONE, '$1x ') : withoutAtEnds(rest, LOOSE), isAlone }
    }
  return null
}

/** Letters and a number: no word of a name is looked for among codes. */
const isCode = (code: string): boolean => code.length <= 40 && /\p{L}/u.test(code) && /\d/.test(code)
