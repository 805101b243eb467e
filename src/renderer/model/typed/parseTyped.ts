/**
 * A typed line understood: "B4 G7", "thor > surtur", "+ Hulk G7 blue giant", "wall B4 south", "kb thor > loki 4", "2013".
 * The words are those of the catalogue; names may be shortened and have a slip. What is not understood gives a sentence
 * that names the word and what was expected.
 */
import type { Ask, AskKind, ClixCase } from '../../../shared/contract/case.ts'
import { MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import { ok, type Result } from '../../../shared/base/result.ts'
import { texts, typedTexts as t } from '../../i18n/texts.ts'
import { canSwap, withKind, withParts } from '../table/ask/asks.ts'
import { figuresNamed, lacksTarget, oneFigure, parseAskText, type TypedAsk } from './askText.ts'
import { figureName } from '../table/position/caseEdit.ts'
import { entryOf, kindOfCommand } from '../question/kinds/all.ts'
import { endName } from '../table/sentence/title.ts'
import { copyLine, giveLine, moveLine, putLine, removeLine } from './figureLines.ts'
import { exampleOn } from './examples.ts'
import { forceLine } from './forceLine.ts'
import { mapLine } from './mapLine.ts'
import { problem } from './places.ts'
import { powerLine } from './powerLine.ts'
import { edgeLine, terrainLine } from './terrainLines.ts'
import type { Around, NamedEdition, TypedLine } from './typedLine.ts'
import { commandNear, commandOf, patternOf, rulesetOf, type Word } from './words.ts'
import { LENGTHS } from '../../text/lengths.ts'
import { fold } from '../../text/near.ts'

export function parseTyped(value: ClixCase, text: string, around: Around = { near: [0, 0], shelf: [] }): Result<TypedLine> {
  const typed = text.trim()
  if (typed === '') return problem('empty', t.problems.empty)
  if (typed.length > LENGTHS.line) return problem('long', t.problems.tooLong(typed.length, LENGTHS.line))
  const ruleset = rulesetOf(typed)
  if (ruleset) return ok({ do: 'ruleset', ruleset, says: t.will.ruleset(texts.rulesets[ruleset] ?? ruleset) })
  const own = ownEdition(value, typed, around)
  if (own) return ok({ do: 'ruleset', ruleset: own.id, says: t.will.ruleset(own.name) })
  // "+Hulk" is "+ Hulk".
  const words = typed.replace(/^\+(?=\S)/, '+ ').split(/\s+/)
  const [first = '', ...rest] = words
  const pattern = patternOf(typed)
  if (pattern) return aboutOne(value, pattern.kind, pattern.name)
  const command = commandOf(first)
  // A figure may be called as a command is: "Water Wizard > thor" is a question.
  const isName = command !== undefined && figuresNamed(value, first).length > 0 && (rest.length === 0 || /[>→]/.test(typed))
  if (command && !isName) return lineOf(value, command, first, rest, around)
  const ask = powerLine(value, typed) ?? asked(value, typed)
  if (ask.ok || isName) return ask
  const meant = rest.length ? commandNear(first) : undefined
  const line = meant && lineOf(value, meant, first, rest, around)
  return line?.ok ? line : ask
}

/** The edition of the user that the whole line names, unless a figure on the table has this name. */
function ownEdition(value: ClixCase, typed: string, { editions = [] }: Around): NamedEdition | undefined {
  const word = fold(typed)
  const named = editions.find(({ words }) => words.some((one) => fold(one) === word))
  return named && figuresNamed(value, typed).length === 0 ? named : undefined
}

function asked(value: ClixCase, typed: string): Result<TypedLine> {
  const parsed = parseAskText(value, typed)
  if (!parsed.ok) return parsed
  return ok({ do: 'ask', ask: parsed.value, says: willAsk(value, parsed.value) })
}

/** The target by name; null: it is still to be chosen. */
const targetName = (value: ClixCase, { to }: TypedAsk): string | null => (to === null || to === '' ? null : endName(value, to))

function willAsk(value: ClixCase, typed: TypedAsk): string {
  const { from, kind } = typed
  const target = targetName(value, typed)
  if (kind === null || target !== null) return t.will.ask(endName(value, from), target)
  return t.will.kind(texts.ask.kindNotes[kind], endName(value, from), null)
}

function lineOf(value: ClixCase, command: Word, first: string, rest: readonly string[], around: Around, there = true): Result<TypedLine> {
  switch (command) {
    case 'put':
      return putLine(value, rest, around)
    case 'walls':
    case 'barriers':
    case 'stairs':
      return edgeLine(value, command, rest, there)
    case 'hindering':
    case 'blocking':
    case 'water':
    case 'special':
    case 'elevated':
    case 'indoor':
    case 'outdoor':
    case 'starting':
    case 'clear':
      return terrainLine(value, command, rest, there, around.shelf)
    case 'without': {
      const [what = '', ...places] = rest
      const meant = commandOf(what) ?? commandNear(what)
      return meant && DRAWN.includes(meant)
        ? lineOf(value, meant, what, places, around, false)
        : problem('without', t.problems.noSquares(t.examples.without))
    }
    case 'newTable':
      return newLine(rest)
    case 'map':
      return mapLine(rest, around)
    case 'copy':
      return copyLine(value, rest)
    case 'remove':
      return removeLine(value, rest)
    case 'move':
      return moveLine(value, rest)
    case 'give':
      return giveLine(value, rest)
    case 'force':
      return forceLine(value, rest)
    case 'undo':
      return ok({ do: 'undo', says: t.will.undo })
    case 'redo':
      return ok({ do: 'redo', says: t.will.redo })
    case 'swap':
      return canSwap(value.ask) ? ok({ do: 'swap', says: t.will.swap }) : problem('swap', t.problems.nothingToSwap)
    case 'line':
    case 'attack':
    case 'odds':
    case 'target':
    case 'knockBack': {
      const kind = kindOfCommand(command)
      return kind ? kindLine(value, kind, first, rest) : problem('ends', t.problems.noTwoEnds(t.examples.without))
    }
  }
}

/** What can be taken away again by a line that begins with "no". */
const DRAWN: readonly Word[] = [
  'walls',
  'barriers',
  'stairs',
  'hindering',
  'blocking',
  'water',
  'special',
  'elevated',
  'indoor',
  'outdoor',
  'starting'
]

function newLine(words: readonly string[]): Result<TypedLine> {
  const typed = words.join('').toLowerCase()
  const [, columns, rows] = /^(\d{1,3})[x×*](\d{1,3})$/.exec(typed) ?? []
  const size = typed === '' ? MAP_SIZES[0] : ([Number(columns), Number(rows)] as const)
  if (!size.every((n) => n >= 2 && n <= 200)) return problem('size', t.problems.mapSize(typed))
  return ok({ do: 'new-table', size, says: t.will.newTable(texts.maps.size(...size)) })
}

/** "attack thor > loki 5 4": the numbers at the end are the dice of an attack, or the damage of a knock back. */
function kindLine(value: ClixCase, kind: AskKind, first: string, words: readonly string[]): Result<TypedLine> {
  const numbers: number[] = []
  const names = [...words]
  const { mostNumbers = 0, betweenSquares } = entryOf({ kind })
  while (numbers.length < mostNumbers && /^\d{1,2}$/.test(names.at(-1) ?? '')) numbers.unshift(Number(names.pop()))
  if (names.length === 0) return problem('ends', t.problems.noTwoEnds(exampleOn(value, `${first} merrow > brine`)))
  const plain = withKind(value.ask, kind)
  // Numbers that are no roll may be the end of a name.
  const isRoll = numbers.length === 0 || withNumbers(plain, numbers) !== plain
  const named = parseAskText(value, names.join(' '))
  const parsed = isRoll ? named : parseAskText(value, words.join(' '))
  if (!parsed.ok) return named.ok ? problem('two-dice', t.problems.twoDice('5 4')) : named
  const { from, to } = parsed.value
  if (!betweenSquares && (typeof from !== 'string' || (to !== null && typeof to !== 'string')))
    return problem('figures', t.problems.needsFigures)
  const asked = withNumbers(withParts(plain, { from, to: to ?? '' }), numbers)
  const says = t.will.kind(texts.ask.kindNotes[kind], endName(value, from), targetName(value, parsed.value))
  return ok({ do: 'change', next: { ...value, ask: asked }, says, pick: lacksTarget(parsed.value) ? 'to' : 'from' })
}

/** The question with these numbers; itself where they are none that it takes. */
const withNumbers = (ask: Ask, [first, second]: readonly number[]): Ask =>
  first === undefined ? ask : (entryOf(ask).withNumbers?.(ask, first, second) ?? ask)

function aboutOne(value: ClixCase, kind: AskKind, name: string): Result<TypedLine> {
  const figure = oneFigure(value, name)
  if (!figure.ok) return figure
  const ask = withParts(withKind(value.ask, kind), { from: figure.value.id })
  return ok({
    do: 'change',
    next: { ...value, ask },
    says: t.will.kind(texts.ask.kindNotes[kind], figureName(figure.value), null),
    pick: 'from'
  })
}
