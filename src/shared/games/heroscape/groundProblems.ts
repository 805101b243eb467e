/** What is wrong with the ground that a map of hexes names. Apart from the reader of questions: the library reads maps at every start. */
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import { MAP_GROUNDS, type Hex, type HexMap } from './case.ts'

/** A hex as a sentence about a file names it. */
export const hexText = ([q, r]: Hex): string => `[${q}, ${r}]`

/** Hexes of a kind of ground that are none of the map, or are named a second time. @param path of the map, as a JSON pointer */
export function* groundProblems({ hexes, ground = {} }: HexMap, path: string): Generator<Problem> {
  const there = new Set(hexes.map(([q, r]) => hexText([q, r])))
  const named = new Set<string>()
  for (const kind of MAP_GROUNDS)
    for (const [index, hex] of (ground[kind] ?? []).entries()) {
      const place = `${path}/ground/${kind}/${index}`
      if (!there.has(hexText(hex))) yield problem('off-map', place, 'object-off-map', { hex: hexText(hex), count: there.size })
      if (named.has(hexText(hex))) yield problem('hex-twice', place, 'ground-twice', { hex: hexText(hex) })
      named.add(hexText(hex))
    }
}
