/** Typed lines about the map: terrain, levels, walls, starting areas. They change the case's own copy of it. */
import type { CaseMap, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { setEdges, type EdgeKind } from '../../../shared/mapEdit/edges.ts'
import {
  GROUND_LEVEL,
  paintBasic,
  paintIndoor,
  paintLevel,
  paintSpecial,
  paintStarting,
  removeBasic,
  removeSpecial,
  wipe,
  type BasicKind
} from '../../../shared/mapEdit/squares.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { ok, type Result } from '../../../shared/base/result.ts'
import { setupTexts, texts, typedTexts as t } from '../../i18n/texts.ts'
import { withOwnMap } from '../setup/ownMap.ts'
import { withTerrain } from '../library/ownTerrain.ts'
import { specialNames, type SpecialName } from '../setup/specials.ts'
import { fold, nearest } from '../../text/near.ts'
import { edgesOfWords, isSquares, problem, squaresOfWords } from './places.ts'
import type { TypedLine } from './typedLine.ts'
import { colourOf } from './words.ts'

type Terrain = BasicKind | 'special' | 'elevated' | 'indoor' | 'outdoor' | 'starting' | 'clear'

function painted(
  value: ClixCase,
  what: string,
  words: readonly string[],
  there: boolean,
  example: string,
  paint: (map: CaseMap, squares: readonly SquareXY[]) => CaseMap
): Result<TypedLine> {
  const squares = squaresOfWords(value, words, example)
  if (!squares.ok) return squares
  if (!value.map) return problem('no-map', t.problems.noMap)
  const shown = words.map((word) => word.toUpperCase()).join(', ')
  const says = there ? t.will.terrain(what, shown) : t.will.terrainAway(what, shown)
  return ok({ do: 'change', next: withOwnMap(value, paint(value.map, squares.value)), says })
}

/** `there`: false in a line that begins with "no". `shelf`: special terrain of the library; what is painted comes along. */
export function terrainLine(
  value: ClixCase,
  kind: Terrain,
  words: readonly string[],
  there: boolean,
  shelf: readonly SpecialTerrainRule[]
): Result<TypedLine> {
  const name = kind === 'indoor' || kind === 'outdoor' ? setupTexts[kind] : setupTexts.brushNotes[kind]
  switch (kind) {
    case 'hindering':
    case 'blocking':
    case 'water':
      return painted(value, name, words, there, 'C3', (map, squares) =>
        there ? paintBasic(map, squares, kind) : removeBasic(map, squares)
      )
    case 'clear':
      return painted(value, name, words, true, 'C3', wipe)
    case 'indoor':
    case 'outdoor':
      return painted(value, name, words, there, 'A1-H12', (map, squares) => paintIndoor(map, squares, (kind === 'indoor') === there))
    case 'elevated': {
      const digit = words.find((word) => /^[1-9]$/.test(word))
      const level = there ? Number(digit ?? 2) : GROUND_LEVEL
      const what = level === GROUND_LEVEL ? setupTexts.ground : `${setupTexts.level} ${level}`
      return painted(
        value,
        what,
        words.filter((word) => word !== digit),
        true,
        'D5',
        (map, squares) => paintLevel(map, squares, level)
      )
    }
    case 'starting': {
      const side = words.map(colourOf).find((colour) => colour !== undefined) ?? 'red'
      // What is taken away may be anybody's.
      const what = there ? `${name} (${texts.sides[side] ?? side})` : name
      return painted(
        value,
        what,
        words.filter((word) => colourOf(word) === undefined),
        there,
        'A1-P2',
        (map, squares) => paintStarting(map, squares, there ? side : null)
      )
    }
    case 'special': {
      const places = words.filter(isSquares)
      const typed = words.filter((word) => !isSquares(word)).join(' ')
      if (!there) return painted(value, name, places, false, 'C3', removeSpecial)
      if (typed === '') return problem('special', t.problems.nameSpecial(t.examples.special))
      const rule = specialOf(specialNames(value, shelf), typed)
      if (!rule) return problem('special', t.problems.noSpecial(typed))
      const line = painted(value, rule.label, places, true, 'C3', (map, squares) => paintSpecial(map, squares, rule.id))
      return line.ok && line.value.do === 'change' ? ok({ ...line.value, next: withTerrain(line.value.next, shelf) }) : line
    }
  }
}

function specialOf(all: readonly SpecialName[], typed: string): SpecialName | undefined {
  const wanted = fold(typed)
  const called = (test: (name: string) => boolean) => all.find(({ names }) => names.some((name) => test(fold(name))))
  return (
    called((name) => name === wanted) ??
    (wanted ? (called((name) => name.startsWith(wanted)) ?? called((name) => name.includes(wanted))) : undefined) ??
    nearest(typed, all, ({ names }) => names)[0]
  )
}

export function edgeLine(value: ClixCase, kind: EdgeKind, words: readonly string[], there: boolean): Result<TypedLine> {
  const edges = edgesOfWords(value, words)
  if (!edges.ok) return edges
  if (!value.map) return problem('no-map', t.problems.noMap)
  const count = edges.value.length
  const says = there ? t.will.edges(setupTexts.edges[kind], count) : t.will.edgesAway(setupTexts.edges[kind], count)
  return ok({ do: 'change', next: withOwnMap(value, setEdges(value.map, kind, edges.value, there)), says })
}
