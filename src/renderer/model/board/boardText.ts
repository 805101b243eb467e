/** The board in words: who stands where, what lies where. For those who hear it instead of seeing it. */
import type { CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { boardOf } from './boardOf.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts, shippedText, texts } from '../../i18n/texts.ts'
import { sideInside } from './legendName.ts'
import { askParts } from '../table/ask/asks.ts'
import { figureName, sideOf } from '../table/position/caseEdit.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { valueWords } from '../table/figures/values.ts'
import { powerName } from '../table/figures/powerNames.ts'
import { objectName } from '../table/position/objectName.ts'

const t = boardTexts.inWords

export interface BoardText {
  /** Name and size of the map. */
  readonly map: string
  /** One or more sentences for each figure. */
  readonly figures: readonly string[]
  /** One sentence for each kind of terrain and each level, one for the walls, one for each object. */
  readonly terrain: readonly string[]
}

export function boardText(value: ClixCase): BoardText {
  const { columns, rows } = boardOf(value)
  return {
    map: t.map(shippedText(value.map?.name ?? '') || t.plainMap, columns, rows),
    figures: (value.figures ?? []).map((figure) => figureSentence(value, figure)),
    terrain: terrainSentences(value)
  }
}

function figureSentence(value: ClixCase, figure: CaseFigure): string {
  const squares = squaresOf(figure)
  const { from, to } = askParts(value.ask)
  const changed = valueWords(figure)
  return [
    t.figure(figureName(figure), sideInside(sideOf(value, figure)), squares.length ? t.on(listed(squares)) : t.nowhere),
    ...(figure.size && figure.size !== 'standard' ? [t.size(texts.sizes[figure.size] ?? figure.size)] : []),
    ...(figure.click && figure.click > 1 ? [t.click(figure.click)] : []),
    ...(figure.tokens ? [t.tokens(figure.tokens)] : []),
    ...(figure.countered?.length ? [t.countered(figure.countered.map(powerName).join(', '))] : []),
    ...(changed.length ? [t.changed(changed.join(', '))] : []),
    ...(figure.id === from ? [t.asker] : []),
    ...(figure.id === to ? [t.target] : [])
  ].join(' ')
}

const listed = (squares: readonly SquareXY[]): string => squares.map(formatSquareName).join(', ')

function terrainSentences(value: ClixCase): readonly string[] {
  const kinds = new Map<string, SquareXY[]>()
  const levels = new Map<number, SquareXY[]>()
  const put = <K>(map: Map<K, SquareXY[]>, key: K, at: SquareXY): void => {
    map.set(key, [...(map.get(key) ?? []), at])
  }
  for (const square of boardOf(value).squares) {
    for (const kind of square.kinds)
      put(kinds, kind === 'special' ? (square.special ?? boardTexts.layers.special) : boardTexts.layers[kind], square.at)
    if (square.level > 1) put(levels, square.level, square.at)
  }
  const walls = [...(value.map?.walls ?? []), ...(value.map?.barriers ?? [])].map(([a, b]) =>
    t.edge(formatSquareName(a), formatSquareName(b))
  )
  const found = [
    ...[...kinds].map(([name, squares]) => t.kind(name, listed(squares))),
    ...[...levels].sort(([a], [b]) => a - b).map(([level, squares]) => t.level(level, listed(squares))),
    ...(walls.length ? [t.walls(walls.join('; '))] : []),
    ...(value.objects ?? []).map((object) => t.object(objectName(object), formatSquareName(object.at)))
  ]
  return found.length ? found : [t.none]
}

/** All of it, line by line, with the ruling's sentence where there is one. */
export function boardTextLines(value: ClixCase, ruling: string): string {
  const { map, figures, terrain } = boardText(value)
  return [map, '', ...(figures.length ? figures : [t.nobody]), '', ...terrain, ...(ruling ? ['', ruling] : [])].join('\n')
}
