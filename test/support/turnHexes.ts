/** Turned and mirrored hex boards: a HeroScape question, and what a ruling says about hexes, under one of the twelve symmetries. */
import type { HeroscapeCase, Hex } from '../../src/shared/games/heroscape/case.ts'

export interface HexSymmetry {
  readonly name: string
  readonly hex: (hex: Hex) => Hex
}

/** Six turns by 60 degrees, each also mirrored; the one that moves nothing first. */
export const HEX_SYMMETRIES: readonly HexSymmetry[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3, 4, 5].map((turns): HexSymmetry => ({
    name: `${turns * 60} degrees${mirrored ? ', mirrored' : ''}`,
    hex: ([q, r]) => {
      let moved: Hex = mirrored ? [r, q] : [q, r]
      for (let turn = 0; turn < turns; turn++) moved = [-moved[1], moved[0] + moved[1]]
      // No −0, which JSON does not know.
      return [moved[0] + 0, moved[1] + 0]
    }
  }))
)

/** The same question on the turned board. */
export function turnQuestion(question: HeroscapeCase, { hex }: HexSymmetry): HeroscapeCase {
  const direction = question.ask.choices?.direction
  return {
    ...question,
    map: {
      ...question.map,
      hexes: question.map.hexes.map(([q, r, level]) => [...hex([q, r]), level] as const),
      ...(question.map.ground && {
        ground: Object.fromEntries(Object.entries(question.map.ground).map(([kind, hexes = []]) => [kind, hexes.map(hex)]))
      })
    },
    figures: question.figures.map((figure) => ({
      ...figure,
      ...(figure.at && { at: hex(figure.at) }),
      ...(figure.squares && { squares: figure.squares.map(hex) })
    })),
    ...(question.objects && { objects: question.objects.map((object) => ({ ...object, at: hex(object.at) })) }),
    ask: { ...question.ask, ...(direction && { choices: { direction: hex(direction) } }) }
  }
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isHex = (value: Json): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** Every hex in it moved; lists of hexes that have no order of their own are sorted. Reasons' sentences name hexes and are left out. */
export function turnHexRuling(value: Json, by: HexSymmetry, key = ''): Json {
  if (isHex(value)) return by.hex(value)
  if (Array.isArray(value)) {
    const moved = (value as readonly Json[]).map((item) => turnHexRuling(item, by))
    return key === 'at' || key === 'options' ? moved.map((item) => JSON.stringify(item)).sort() : moved
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'text')
      .map(([name, item]) => [name, turnHexRuling(item, by, name)])
  )
}
