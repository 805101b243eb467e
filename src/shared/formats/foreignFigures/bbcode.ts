/** Dials as they are written into the forum of HCRealms: a head, lines of values, a dial of slots with colours, and texts. */
import '../../base/sayFileSentences.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import { problem } from '../../base/problem.ts'
import { fail } from '../../base/result.ts'
import type { FigureEntry, FigureText } from '../documents/documents.ts'
import type { Importer } from '../foreign/importer.ts'
import { Notes } from '../foreign/notes.ts'
import { grantsIn } from './cardGrants.ts'
import {
  clickOf,
  figureOf,
  inLine,
  isSlot,
  koClick,
  LONGEST_TEXT,
  readEach,
  setOf,
  checkTexts,
  textId,
  tooManyUnits,
  Unreadable,
  type ClickParts
} from './figureBuilder.ts'
import { improvedAbility, isAbility, powerOfColour, readSymbols, teamId } from './names.ts'

/** The field under which such a text goes through the importers. */
export const BBCODE = 'bbcode-dial'

export const looksLikeBbcode = (text: string): boolean => /\[dial\]/i.test(text) && /\[slot=/i.test(text)

export const bbcode: Importer = {
  name: 'bbcode-dial',
  recognises: (json) => typeof json[BBCODE] === 'string',
  read: (json, file) => {
    const notes = new Notes()
    const blocks = blocksOf(String(json[BBCODE]), notes)
    const tooMany = tooManyUnits(blocks.length)
    if (tooMany) return tooMany
    if (blocks.length === 0) return fail(problem('no-figures', '', 'no-figures', {}))
    return setOf(
      readEach(
        blocks.map((block) => ({ name: block.name, line: block.line, read: (own) => readBlock(block, own, file) })),
        notes
      ),
      file,
      { notes }
    )
  }
}

interface Block {
  readonly id: string
  readonly rarity: string
  readonly name: string
  /** The line of its head, from 1. */
  readonly line: number
  readonly lines: readonly { readonly text: string; readonly line: number }[]
}

const FIELD = /^(Teams?|Range|Points|Keywords):(.*)$/i

/** "TST001 C [b]Rook[/b]": a number, perhaps a rarity, and the name of a figure. `null` if the line is no such head. */
function headIn(line: string): { readonly id: string; readonly rarity: string; readonly name: string } | null {
  const begin = line.search(/\[b\]/i)
  if (begin < 0 || !/\[\/b\]$/i.test(line)) return null
  const [, id = '', rarity = ''] = /^(\S+)[ \t]+(?:(\S+)[ \t]*)?$/.exec(line.slice(0, begin)) ?? []
  const name = line.slice(begin + 3, -4).trim()
  return id === '' || name === '' ? null : { id, rarity, name }
}

/** "[b](Trait) Lucky:[/b] ...": a text with its label and its name. `null` if the line is none. */
function labelIn(line: string): { readonly label: string; readonly name: string; readonly text: string } | null {
  if (!/^\[b\]\s*\(/i.test(line)) return null
  const [open, close, end] = [line.indexOf('('), line.indexOf(')'), line.search(/\[\/b\]/i)]
  if (close <= open + 1 || end < close) return null
  const named = line.slice(close + 1, end).trim()
  return { label: line.slice(open + 1, close), name: (named.endsWith(':') ? named.slice(0, -1) : named).trim(), text: line.slice(end + 4) }
}

function blocksOf(text: string, notes: Notes): readonly Block[] {
  const blocks: (Block & { lines: { text: string; line: number }[] })[] = []
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    // What is copied out of a page holds blanks that do not break.
    .replaceAll('\u00a0', ' ')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim()
    const head = FIELD.test(line) ? null : headIn(line)
    if (head) blocks.push({ ...head, line: index + 1, lines: [] })
    else if (line !== '') {
      const block = blocks.at(-1)
      if (block) block.lines.push({ text: line, line: index + 1 })
      else notes.add('row-skipped', { found: line.slice(0, 40) })
    }
  }
  return blocks
}

/** What the forum calls rarities. */
export const RARITIES: Readonly<Record<string, string>> = {
  C: 'common',
  U: 'uncommon',
  R: 'rare',
  SR: 'super_rare',
  CH: 'chase',
  LE: 'limited_edition'
}

const isClosed = (line: string): boolean => /\[\/dial\]/i.test(line)

/** What is between each opening and the closing after it; small and capital letters are the same. Ends at an opening that is not closed. */
function between(text: string, open: string, close: string): readonly string[] {
  const lower = text.toLowerCase()
  const parts: string[] = []
  for (let at = lower.indexOf(open); at >= 0;) {
    const end = lower.indexOf(close, at + open.length)
    if (end < 0) break
    parts.push(text.slice(at + open.length, end))
    at = lower.indexOf(open, end + close.length)
  }
  return parts
}

/** "blue]8": the colour and the value of a slot. */
function slotIn(text: string): readonly [colour: string, value: string] {
  const end = text.indexOf(']')
  return [text.slice(0, Math.max(end, 0)).trim().toLowerCase(), text.slice(end + 1).trim()]
}

const plain = (text: string): string => text.replaceAll(/\[\/?b\]/gi, '').trim()

function readBlock(block: Block, notes: Notes, file: string): FigureEntry {
  const fields = new Map<string, string>()
  let begun: { readonly line: number; readonly parts: string[]; closed: boolean } | null = null
  const texts: { readonly label: string; readonly name: string; text: string }[] = []
  for (const one of block.lines) {
    const field = FIELD.exec(one.text)
    const label = labelIn(one.text)
    if (/\[dial\]/i.test(one.text)) begun = { line: one.line, parts: [one.text], closed: isClosed(one.text) }
    // A dial may have several lines.
    else if (begun && !begun.closed) {
      begun.parts.push(one.text)
      begun.closed = isClosed(one.text)
    } else if (field) fields.set(field[1]!.toLowerCase().replace(/s$/, ''), plain(field[2]!))
    else if (label) texts.push({ label: label.label.toLowerCase(), name: label.name, text: plain(label.text) })
    else if (texts.length > 0) texts.at(-1)!.text += `\n${plain(one.text)}`
    else notes.add('row-skipped', { found: one.text.slice(0, 40) })
  }
  if (begun === null) throw new Unreadable('dial', '', block.line)
  const dial = { line: begun.line, text: begun.parts.join('') }
  // Half a dial would be ruled on as if it were whole.
  if (!begun.closed) throw new Unreadable('dial', dial.text.slice(-20), dial.line)
  const number = (key: string): number | null => {
    const said = fields.get(key) ?? ''
    const value = /^\d{1,4}/.exec(said)
    if (said !== '' && (!value || /^\d+\s*[/|,]\s*\d/.test(said))) notes.add('odd-value', { found: said.slice(0, 20) })
    return value ? Number(value[0]) : null
  }
  const icons = [...dial.text.matchAll(/\[icon\]\s*([madg])-([a-z-]+)\s*\[\/icon\]/gi)]
  const iconOf = (letter: string): string | undefined => icons.find(([, slot]) => slot!.toLowerCase() === letter)?.[2]
  const { symbols, abilities, size, unknown } = readSymbols(['m', 'a', 'd', 'g'].map(iconOf))
  for (const symbol of unknown) notes.add('symbol-not-read', { name: symbol })
  const place = /^([a-z]+(?:\d+(?=-))?)-?(\d.*|[A-Z]\d.*)$/i.exec(block.id)
  const read = readTexts(texts, block.name)
  const points = number('point')
  return figureOf(
    {
      file,
      id: block.id.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-'),
      name: block.name,
      set: place?.[1]?.toLowerCase(),
      number: place?.[2],
      rarity: Object.hasOwn(RARITIES, block.rarity) ? RARITIES[block.rarity] : block.rarity,
      points,
      range: number('range'),
      bolts: (fields.get('range')?.match(/:bolt:/gi) ?? []).length || null,
      size,
      symbols,
      abilities: [...abilities, ...read.abilities],
      teamAbilities: listOf(fields.get('team'), /\||,/)
        .filter((team) => !/^no affiliation$/i.test(team))
        .map(teamId),
      keywords: listOf(fields.get('keyword'), /,/),
      traits: read.traits,
      specialPowers: read.specialPowers,
      stops: read.stops,
      ...(points !== null && { lines: [{ click: 1, points }] }),
      clicks: inLine(dial.line, () => clicksOf(dial.text, notes))
    },
    notes
  )
}

const listOf = (text: string | undefined, at: RegExp): readonly string[] =>
  (text ?? '')
    .split(at)
    .map((one) => one.trim())
    .filter(Boolean)

function clicksOf(text: string, notes: Notes): readonly ClickParts[] {
  const clicks = between(text, '[click]', '[/click]').map((click) => between(click, '[slot=', '[/slot]').map(slotIn))
  const isKo = (slots: (typeof clicks)[number]): boolean =>
    slots.length > 0 && slots.every(([colour, value]) => colour === 'ko' || /^ko$/i.test(value))
  let last = clicks.length
  while (last > 0 && isKo(clicks[last - 1]!)) last--
  if (last === 0) throw new Unreadable('dial', String(clicks.length))
  return clicks.slice(0, last).map((slots, index): ClickParts => {
    if (slots.length !== DIAL_SLOTS.length) throw new Unreadable(`dial/${index}`, `${slots.length}`)
    if (isKo(slots)) return koClick(index + 1)
    return clickOf(index + 1, notes, (slot, at) => {
      const [colour, value] = slots[at]!
      const where = `dial/${index}/${slot}`
      return { value, where, power: powerOf(slot, colour, where) }
    })
  })
}

/** What a colour says there: the light blue of the card is called blue, and the dark one dark blue. */
function powerOf(slot: DialSlot, colour: string, where: string): string | null {
  if (colour === 'special') return colour
  if (colour === 'none' || colour === 'clear' || colour === '') return null
  const power = powerOfColour(slot, colour === 'blue' ? 'turquoise' : colour)
  if (power === null) throw new Unreadable(where, colour)
  return power
}

/** A text by its label: a column is a special power of that column, everything else a trait; symbols that it lists are abilities. */
function readTexts(texts: readonly { readonly label: string; readonly name: string; readonly text: string }[], figure: string) {
  const traits: FigureText[] = []
  const specialPowers: FigureText[] = []
  const stops = new Set<string>()
  const abilities: string[] = []
  for (const { label, name, text } of texts) {
    const one: FigureText = {
      id: textId(name, [...traits, ...specialPowers]),
      ...(name !== '' && { name }),
      ...(text !== '' && { text: text.slice(0, LONGEST_TEXT) })
    }
    if (isSlot(label)) {
      specialPowers.push({ ...one, slot: label })
      if (grantsIn(text, figure).stop) stops.add(one.id)
    } else traits.push(label === 'special' ? one : { ...one, kind: label })
    checkTexts({ traits, specialPowers })
    if (label === 'improved') abilities.push(...improvedIn(/improved (?:movement|targeting)/i.test(name) ? `${name}: ${text}` : text))
  }
  return { traits, specialPowers, stops, abilities }
}

/** The symbols that a line about Improved Movement or Targeting lists by their names; what is none of them stays in the text. */
function improvedIn(text: string): readonly string[] {
  const what = /improved (movement|targeting):?\s*(\S.*)?$/i.exec(text.slice(0, LONGEST_TEXT))
  if (!what) return []
  return (what[2] ?? '')
    .split(/,|\band\b/i)
    .map((part) => part.replaceAll(/\b(ignores?|terrain|outdoors?)\b/gi, ' ').trim())
    .filter((part) => /^[a-z]+$/i.test(part))
    .map((word) => improvedAbility(what[1]!.toLowerCase() as 'movement' | 'targeting', word))
    .filter(isAbility)
}
