/** In what one version of a position differs from another, as sentences: for variants that stand side by side. */
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import type { CaseFigure, CaseMap, ClixCase } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { texts, variantsTexts } from '../../i18n/texts.ts'
import { figureName } from '../table/position/caseEdit.ts'
import { groundAt, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { powerName } from '../table/figures/powerNames.ts'
import { caseTitle } from '../table/sentence/title.ts'

const t = variantsTexts.difference

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What `other` has that `base` has not, and the other way round; empty where they are the same position and question. */
export function differencesOf(base: ClixCase, other: ClixCase): readonly string[] {
  const found = [
    ...(base.ruleset === other.ruleset ? [] : [t.ruleset(rulesetName(other))]),
    ...figureDifferences(base, other),
    ...mapDifferences(base.map, other.map),
    ...(same(base.objects ?? [], other.objects ?? []) ? [] : [t.objects]),
    ...(same(base.ask, other.ask) ? [] : [t.ask(caseTitle({ ...other, title: undefined }))])
  ]
  const told = new Set(['format', 'title', 'ruleset', 'figures', 'map', 'objects', 'ask', 'expect'])
  const keys = new Set([...Object.keys(base), ...Object.keys(other)])
  const untold = [...keys].some((key) => !told.has(key) && !same(base[key as keyof ClixCase], other[key as keyof ClixCase]))
  return untold ? [...found, t.more] : found
}

const placeOf = (figure: CaseFigure): string => {
  const [square] = squaresOf(figure)
  return square ? formatSquareName(square) : ''
}

function figureDifferences(base: ClixCase, other: ClixCase): readonly string[] {
  const before = new Map((base.figures ?? []).map((figure) => [figure.id, figure]))
  const after = new Map((other.figures ?? []).map((figure) => [figure.id, figure]))
  return [
    ...[...before.values()].filter(({ id }) => !after.has(id)).map((figure) => t.gone(figureName(figure))),
    ...[...after.values()].flatMap((figure) => {
      const was = before.get(figure.id)
      return was ? changesOf(was, figure) : [t.added(figureName(figure), placeOf(figure))]
    })
  ]
}

function changesOf(was: CaseFigure, is: CaseFigure): readonly string[] {
  const name = figureName(is)
  const countered = (is.countered ?? []).filter((power) => !was.countered?.includes(power))
  const own = new Set(['id', 'at', 'squares', ...(countered.length ? ['countered'] : [])])
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !own.has(key) && !same(was[key as keyof CaseFigure], is[key as keyof CaseFigure])
  )
  return [
    ...(same(squaresOf(was), squaresOf(is)) ? [] : [t.moved(name, placeOf(is))]),
    ...(countered.length ? [t.countered(name, countered.map(powerName))] : []),
    ...(fields.length
      ? [
          t.changed(
            name,
            fields.map((key) => variantsTexts.fields[key] ?? key)
          )
        ]
      : [])
  ]
}

function mapDifferences(before: CaseMap | undefined, after: CaseMap | undefined): readonly string[] {
  if (before === after || same(before, after)) return []
  if (!before || !after || !same(before.size, after.size)) return after ? [t.map(after.name ?? texts.maps.size(...after.size))] : [t.more]
  const [columns, rows] = after.size
  const squares: string[] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) if (!same(groundAt(before, [x, y]), groundAt(after, [x, y]))) squares.push(formatSquareName([x, y]))
  }
  const SHOWN = 8
  const listed = squares.length > SHOWN ? [...squares.slice(0, SHOWN), variantsTexts.more(squares.length - SHOWN)] : squares
  const walls = !same(before.walls ?? [], after.walls ?? []) || !same(before.barriers ?? [], after.barriers ?? [])
  const found = [...(squares.length ? [t.squares(listed)] : []), ...(walls ? [t.walls] : [])]
  return found.length ? found : [t.more]
}
