/** Typed lines about one figure: put on, moved, given something, copied, taken off. */
import { withoutUndefined } from '../../../shared/base/fields.ts'
import type { CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { formatSquareName, parseSquareName } from '../../../shared/grid/squareName.ts'
import { ok, type Result } from '../../../shared/base/result.ts'
import { texts, typedTexts as t } from '../../i18n/texts.ts'
import { longestEnd, oneFigure, squareOnMap } from './askText.ts'
import { fold } from '../../text/near.ts'
import { duplicateFigure, editFigure, figureById, figureName, moveFigure, putFigure, removeFigure } from '../table/position/caseEdit.ts'
import { boardSize, figureOn } from '../table/figures/footprints.ts'
import { askWith, quickName, sideAfter } from '../setup/quickFigure.ts'
import { withValues } from '../table/figures/values.ts'
import { attributesFrom, attributesOf, type Attributes } from './attributes.ts'
import { exampleOn } from './examples.ts'
import { isSquares, problem, squaresOfWords } from './places.ts'
import type { Around, TypedLine } from './typedLine.ts'
import { colourOf, sizeOf } from './words.ts'

/**
 * The name is what stands before the first square, unless that is nothing but a side and a size ("red giant G7"). Without
 * a square it is the shortest beginning that leaves nothing behind it which is not understood: "Hulk red giant".
 */
function nameAndRest(value: ClixCase, words: readonly string[]): Result<{ readonly name: string; readonly rest: Attributes }> {
  const square = words.findIndex((word, i) => isSquares(word) && !(i === 0 && isNameLikeSquare(value, words)))
  const before = square < 0 ? words : words.slice(0, square)
  const isPlain = before.every((word) => colourOf(word) !== undefined || sizeOf(word) !== undefined)
  const count = isPlain ? 0 : square >= 0 ? square : attributesFrom(value, words)
  const rest = attributesOf(value, words.slice(count))
  return rest.ok ? ok({ name: words.slice(0, count).join(' '), rest: rest.value }) : rest
}

/**
 * Is the first word a name that only looks like a square, such as Red1? The map has no such square, and either a square
 * that it has is named behind it, or no board of paper has so many columns.
 */
function isNameLikeSquare(value: ClixCase, [first = '', ...rest]: readonly string[]): boolean {
  return !isOnThisMap(value, first) && (/^[a-z]{3}/i.test(first) || rest.some((word) => isSquares(word) && isOnThisMap(value, word)))
}

const isOnThisMap = (value: ClixCase, word: string): boolean => squaresOfWords(value, [word], '').ok

/** Figures that one line puts on the table. */
const MOST_FIGURES = 100

/** The figure of the library that is called so, else a quick one, on every square named, or near `around.near` if none is. */
export function putLine(value: ClixCase, words: readonly string[], around: Around): Result<TypedLine> {
  const [columns] = boardSize(value)
  if (columns === 0) return problem('no-map', t.problems.noMap)
  const parsed = nameAndRest(value, words)
  if (!parsed.ok) return parsed
  const { name, rest } = parsed.value
  const [known, ...others] = name === '' ? [] : (around.named?.(name) ?? [])
  if (known && others.length > 0) return ok({ do: 'choose-figure', name, says: t.will.chooseFigure(known.name, others.length + 1) })
  const places = rest.squares.length ? squaresOfWords(value, rest.squares, 'B4') : ok([around.near])
  if (!places.ok) return places
  if (places.value.length > MOST_FIGURES) return problem('too-many', t.problems.tooManyFigures(places.value.length, MOST_FIGURES))
  let next = value
  let selected = ''
  for (const at of places.value) {
    const there = figureOn(next, at)
    if (there && rest.squares.length) return problem('taken', t.problems.taken(formatSquareName(at), figureName(there)))
    const side = rest.change.side ?? sideAfter(next)
    const placing = known?.placing(side) ?? { figure: { id: '', name: name || quickName(next) }, base: 1 }
    const figure = compactFigure({ ...withGiven(placing.figure, rest), side })
    const put = putFigure(next, figure, at, placing.base, rest.squares.length ? 'on' : 'near')
    if (!put) return problem('full', texts.notices.boardFull)
    selected = put.id
    next = { ...put.value, ask: askWith(put.value.ask, put.id) }
  }
  const shown = places.value.length > 1 && !name ? texts.add.quickName : figureName(figureById(next, selected) ?? { id: name })
  const squares = rest.squares.map((word) => word.toUpperCase()).join(', ')
  return ok({ do: 'change', next, selected, says: known ? t.will.putKnown(shown, known.set, squares) : t.will.put(shown, squares) })
}

/** The figure with the attributes of a line. */
const withGiven = (figure: CaseFigure, { change, values, effects }: Attributes): CaseFigure => ({
  ...figure,
  ...change,
  ...withValues(figure, values),
  ...(effects.length > 0 ? { effects: [...(figure.effects ?? []), ...effects] } : {})
})

const compactFigure = (figure: CaseFigure): CaseFigure => withoutUndefined(figure)

/** The figure that the words name, and the words after its name: "iron man C5" is Iron Man and C5. */
function figureAndRest(
  value: ClixCase,
  words: readonly string[],
  example: string
): Result<{ readonly figure: CaseFigure; readonly rest: readonly string[] }> {
  if (words.length === 0) return problem('no-figure', t.problems.noFigure(example))
  let failed: Result<CaseFigure> | null = null
  // A name that is longer than every name on the table means none of them.
  const most = longestEnd(value)
  let longest = 0
  for (let letters = 0; longest < words.length && (longest === 0 || letters <= most); longest++) letters += fold(words[longest]!).length
  for (let count = longest; count > 0; count--) {
    const figure = oneFigure(value, words.slice(0, count).join(' '))
    if (figure.ok) return ok({ figure: figure.value, rest: words.slice(count) })
    failed = figure
  }
  return failed && !failed.ok ? failed : problem('no-figure', t.problems.noFigure(example))
}

/** Where the words put a figure: one square, or a block as large as its base. */
function placeFor(value: ClixCase, figure: CaseFigure, words: readonly string[]): Result<SquareXY> {
  const squares = squaresOfWords(value, words, 'C5')
  if (!squares.ok) return squares
  const [at, ...more] = squares.value
  if (!at) return problem('no-squares', t.problems.noSquares('C5'))
  const isBase = words.length === 1 && squares.value.length === squaresOf(figure).length
  return more.length === 0 || isBase ? ok(at) : problem('one-square', t.problems.oneSquare(words.join(' ').toUpperCase()))
}

export function moveLine(value: ClixCase, words: readonly string[]): Result<TypedLine> {
  const found = figureAndRest(value, words, exampleOn(value, t.examples.move))
  if (!found.ok) return found
  const { figure, rest } = found.value
  const to = placeFor(value, figure, rest)
  if (!to.ok) return to
  const at = to.value
  const next = moveFigure(value, figure.id, at)
  const there = figureOn(value, at)
  if (!next)
    return problem(
      'taken',
      there ? t.problems.taken(formatSquareName(at), figureName(there)) : texts.notices.noRoom(figureName(figure), formatSquareName(at))
    )
  return ok({ do: 'change', next, selected: figure.id, says: t.will.move(figureName(figure), formatSquareName(at)) })
}

export function giveLine(value: ClixCase, words: readonly string[]): Result<TypedLine> {
  const found = figureAndRest(value, words, exampleOn(value, t.examples.give))
  if (!found.ok) return found
  const { figure, rest } = found.value
  const given = attributesOf(value, rest)
  if (!given.ok) return given
  if (rest.length === 0 || given.value.squares.length) return problem('nothing', t.problems.nothingToGive(figureName(figure)))
  const more = (field: 'powers' | 'abilities' | 'teamAbilities') => {
    const added = given.value.change[field]
    return added ? { [field]: [...new Set([...(figure[field] ?? []), ...added])] } : {}
  }
  const change = { ...withGiven(figure, given.value), ...more('powers'), ...more('abilities'), ...more('teamAbilities') }
  return ok({
    do: 'change',
    next: editFigure(value, figure.id, change),
    selected: figure.id,
    says: t.will.give(figureName(figure), rest.join(' '))
  })
}

export function copyLine(value: ClixCase, words: readonly string[]): Result<TypedLine> {
  const found = figureAndRest(value, words, exampleOn(value, t.examples.copy))
  if (!found.ok) return found
  const { figure, rest } = found.value
  const to = rest.length ? placeFor(value, figure, rest) : ok(undefined)
  if (!to.ok) return to
  const at = to.value
  const made = duplicateFigure(value, figure.id, at)
  const there = at && figureOn(value, at)
  if (!made && at)
    return problem(
      'taken',
      there ? t.problems.taken(formatSquareName(at), figureName(there)) : texts.notices.noRoom(figureName(figure), formatSquareName(at))
    )
  if (!made) return problem('full', texts.notices.boardFull)
  return ok({ do: 'change', next: made.value, selected: made.id, says: t.will.copy(figureName(figure)) })
}

export function removeLine(value: ClixCase, words: readonly string[]): Result<TypedLine> {
  const typed = words.join(' ')
  if (typed === '') return problem('no-figure', t.problems.noFigure(exampleOn(value, t.examples.remove)))
  const square = parseSquareName(typed)
  const there = square.ok && squareOnMap(value, square.value).ok ? figureOn(value, square.value) : undefined
  const figure = there ? ok(there) : oneFigure(value, typed)
  if (!figure.ok) return figure
  return ok({ do: 'change', next: removeFigure(value, figure.value.id), says: t.will.remove(figureName(figure.value)), pick: 'from' })
}
