/** Sets of HeroClix for the tabletop program OCTGN: a `set.xml` for each, with all its cards and their dials. */
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { idOf } from '../../base/text/idOf.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import type { FigureEntry, FigureLine, FigureText } from '../documents/documents.ts'
import type { ImportedFile, Importer } from '../foreign/importer.ts'
import { Notes } from '../foreign/notes.ts'
import { tellUnread } from '../foreign/unread.ts'
import { all, type Element } from '../xml/xmlTree.ts'
import { CardTexts } from './cardTexts.ts'
import {
  baseOf,
  besideDial,
  clickOf,
  figureOf,
  koClick,
  numberOf,
  readEach,
  setOf,
  tooManyUnits,
  type ClickParts
} from './figureBuilder.ts'
import { clicksOf, fieldsOf, idOfCard, listed, namedCard, pricesOf, refOf, typeOf, type Card, type Fields } from './octgnCards.ts'
import { readElement } from './octgnElements.ts'
import { improvedAbility, keywordOf, powerId, readSymbols, teamId } from './names.ts'
import '../../base/sayFileSentences.ts'

/** The field under which the root of a set goes through the importers. */
export const OCTGN = 'octgn'

/** The id of the game among those of the program. */
const GAME = 'dabf7f85-249a-48ee-9d42-8f59adf60185'

/** Whether an element is the root of a set of the program, of this game or another. */
export const isOctgnSet = ({ name, attributes }: Element): boolean => name === 'set' && attributes.gameId !== undefined

/** Kinds of card that have a dial. Any other card is a game element, unless it has one. */
const FIGURES: readonly string[] = ['character', 'bystander', 'alternate-card', 'legacy-card', 'special-dial']

/** Fields of a card that are read, or that say the same as another one. */
const READ: readonly string[] = [
  'Unit ID', 'Collector Number', 'Unit Type', 'Rarity', 'Point Values', 'Properties', 'Team Abilities', 'Team Abilities Search', 'Keywords',
  'Keywords Search', 'Range', 'Targets', 'Combat Symbols', 'Improved Movement', 'Improved Targeting', 'Traits and Special Powers', 'Set Code'
] // prettier-ignore

export const octgn: Importer = {
  name: 'octgn',
  recognises: (json) => json[OCTGN] !== undefined,
  read: (json, file) => readSet(json[OCTGN] as Element, file)
}

function readSet(set: Element, file: string): Result<ImportedFile> {
  if (set.attributes.gameId?.toLowerCase() !== GAME) return fail(problem('octgn-other-game', '', 'octgn-other-game', {}))
  const cards = all(set, 'cards').flatMap((one) => all(one, 'card'))
  const tooMany = tooManyUnits(cards.length)
  if (tooMany) return tooMany
  const notes = new Notes()
  // Dice, markers and the like of the program itself.
  if (set.attributes.hidden?.toLowerCase() === 'true') {
    notes.add('hidden-set', { name: (set.attributes.name ?? '').slice(0, 80) }, cards.length)
    return ok({ documents: [], notes: notes.all })
  }
  const fields = cards.map(fieldsOf)
  const code = codeOf(fields)
  const ids = new Set(fields.map(idOfCard))
  tellUnread(
    fields.flatMap((own) => [...own.keys()].filter((name) => !READ.includes(name))),
    notes
  )
  const one = <T>(index: number, read: (card: Card, own: Notes) => T) => ({
    name: cards[index]!.attributes.name ?? String(index + 1),
    path: `/cards/${index}`,
    read: (own: Notes) => read({ card: cards[index]!, fields: fields[index]!, code, file, ids }, own)
  })
  const places = cards.map((_, index) => index)
  const isFigure = (index: number): boolean => FIGURES.includes(typeOf(fields[index]!)) || clicksOf(cards[index]!).length > 0
  const figures = readEach(
    places.filter(isFigure).map((index) => one(index, readFigure)),
    notes
  )
  const elements = readEach(
    places.filter((index) => !isFigure(index)).map((index) => one(index, readElement)),
    notes
  )
  return setOf(figures, file, { notes, set: { id: code, name: set.attributes.name ?? '' }, elements })
}

/** The letters that the ids of the set begin with, before the number in the set. */
function codeOf(cards: readonly Fields[]): string {
  const counts = new Map<string, number>()
  for (const card of cards) {
    const [id, number] = [card.get('Unit ID') ?? '', card.get('Collector Number') ?? '']
    const code = number !== '' && id.endsWith(number) ? id.slice(0, -number.length) : ''
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ''
}

/** A click of a card with its fields. */
interface Click {
  readonly click: Element
  readonly fields: Fields
}

function readFigure({ card, fields, code, file, ids }: Card, notes: Notes): FigureEntry {
  const { id, name } = namedCard(card, fields)
  const type = typeOf(fields)
  const shown = clicksOf(card).map((click): Click => ({ click, fields: fieldsOf(click) }))
  const { traits, specialPowers, stops } = readTexts(fields.get('Traits and Special Powers') ?? '', name, notes)
  const words = (fields.get('Combat Symbols') ?? '').split('|').map((word) => word.trim())
  // The program names the plain symbol of the defense so, on every card.
  if (words[2] === 'Indomitable') {
    words[2] = 'Shield'
    notes.add('symbol-default')
  }
  const { symbols, abilities, size, unknown } = readSymbols(words)
  for (const symbol of unknown) notes.add('symbol-not-read', { name: symbol })
  const points = pricesOf(fields.get('Point Values') ?? '', notes)
  const lines = linesOf(shown, points, notes)
  return figureOf(
    {
      file,
      id,
      name,
      set: code || undefined,
      number: fields.get('Collector Number'),
      type,
      rarity: idOf(fields.get('Rarity') ?? '', '') || undefined,
      points: lines.find((line) => line.points !== null)?.points ?? points[0] ?? null,
      range: besideDial(fields.get('Range'), notes),
      bolts: besideDial(fields.get('Targets'), notes),
      size,
      base: baseOf(shown[0]?.click.attributes.size),
      keywords: listed(fields, 'Keywords').map(keywordOf),
      ref: refOf(fields, ids),
      marks: listed(fields, 'Properties').map((word) => idOf(word, 'unnamed')),
      symbols,
      abilities: [
        ...abilities,
        ...listed(fields, 'Improved Movement').map((word) => improvedAbility('movement', word)),
        ...listed(fields, 'Improved Targeting').map((word) => improvedAbility('targeting', word))
      ],
      teamAbilities: listed(fields, 'Team Abilities').map(teamId),
      traits,
      specialPowers,
      stops,
      lines,
      clicks: shown.map((click) => readClick(click, specialPowers, notes))
    },
    notes
  )
}

/**
 * The starting lines in the order of the clicks, each with its points: prices go to the lines in order if there are as many, else to those
 * that have no colour; one price is that of all lines. Otherwise the points of the lines are not known.
 */
function linesOf(shown: readonly Click[], points: readonly number[], notes: Notes): readonly FigureLine[] {
  const starts = shown
    .flatMap(({ fields }) => {
      const mark = fields.get('Starting Line') ?? ''
      return mark === '' ? [] : [{ click: numberOf(fields.get('Click Number')) ?? 1, mark: mark === 'Auto' ? null : mark }]
    })
    .sort((a, b) => a.click - b.click)
  const plain = starts.filter(({ mark }) => mark === null)
  const priced = points.length === starts.length ? starts : points.length === plain.length ? plain : null
  if (starts.length !== points.length) notes.add('lines-unmatched')
  return starts.map((start): FigureLine => {
    const [only] = points
    const own = priced ? points[priced.indexOf(start)] : points.length === 1 ? only : undefined
    return { click: start.click, points: own ?? null, ...(start.mark !== null && { mark: start.mark }) }
  })
}

const VALUES: readonly [DialSlot, string][] = DIAL_SLOTS.map((slot) => [slot, slot[0]!.toUpperCase() + slot.slice(1)])
const SPECIAL = /^Special\s*-\s*/

function readClick({ click, fields }: Click, specialPowers: readonly FigureText[], notes: Notes): ClickParts {
  const at = `${click.attributes.type ?? ''}/`
  const number = numberOf(fields.get('Click Number')) ?? Number((click.attributes.type ?? '').slice('Click'.length))
  // Clicks without values are those behind the end of the dial.
  if (VALUES.every(([, name]) => ['', 'KO'].includes(fields.get(name) ?? ''))) return koClick(number)
  return clickOf(number, notes, (slot, index) => {
    const name = VALUES[index]![1]
    const ability = fields.get(`${name} Ability`) ?? ''
    const isSpecial = SPECIAL.test(ability)
    const special = isSpecial ? textFor(slot, ability.replace(SPECIAL, ''), specialPowers) : undefined
    if (isSpecial && !special) notes.add('special-without-text', { name: ability.replace(SPECIAL, '').slice(0, 60) })
    return {
      value: fields.get(name),
      where: at + name,
      power: ability === '' ? null : isSpecial ? 'special' : powerId(ability),
      ...(special && { special: special.id })
    }
  })
}

/** The special power that a click names in a column. */
const textFor = (slot: DialSlot, name: string, texts: readonly FigureText[]): FigureText | undefined =>
  texts.find((one) => one.slot === slot && one.name === name) ??
  texts.find((one) => one.slot === slot && idOf(one.name ?? '', '') === idOf(name, ''))

/** A block of the text of a card: `[Defense] NAME`, a line of the powers that it mentions, and what it says. */
interface Block {
  /** A column, `trait`, or another kind of trait; null: its head says none. */
  readonly kind: string | null
  readonly name: string
  readonly mentions: readonly string[]
  readonly text: string
}

const HEAD = /^\[(Speed|Attack|Defense|Damage|[A-Za-z ]*Trait)\](.*)$/

function blockOf(block: string): Block {
  const [first = '', ...rest] = block.split('\n').map((line) => line.trim())
  const head = HEAD.exec(first)
  const [second = ''] = rest
  const hasMentions = second.startsWith('Powers:')
  const text = (hasMentions ? rest.slice(1) : rest).join('\n').trim()
  const mentions = hasMentions
    ? second
        .slice('Powers:'.length)
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '' && word !== 'Stop')
    : []
  if (head) return { kind: idOf(head[1]!, 'trait'), name: head[2]!.trim(), mentions, text }
  // A line alone is what the card says, not its head.
  return text === '' ? { kind: null, name: '', mentions, text: first } : { kind: null, name: first.replace(/:$/, ''), mentions, text }
}

/** Blocks are separated by an empty line. A block without a head belongs to the block before it. */
function blocksOf(text: string): readonly Block[] {
  const parts: string[] = []
  for (const part of text.split(/\n\s*\n/)) {
    if (part.trim() === '') continue
    if (parts.length > 0 && HEAD.test(parts[0]!.split('\n')[0]!) && !HEAD.test(part.trim().split('\n')[0]!.trim()))
      parts.push(`${parts.pop()!}\n${part.trim()}`)
    else parts.push(part.trim())
  }
  return parts.map(blockOf)
}

/** The traits and special powers of a card. */
function readTexts(all: string, figure: string, notes: Notes): CardTexts {
  const texts = new CardTexts(figure, notes)
  for (const { kind, name, mentions, text } of blocksOf(all))
    texts.add({ kind: kind ?? 'trait', name: name === '' ? undefined : name.slice(0, 120), text, mentions })
  return texts
}
