/** Published: a map checked, looked at with every check, and weighed side against side. */
import type { Result } from '../base/result.ts'
import { parseMapDocument, type MapFile } from '../formats/documents/maps/mapDocument.ts'
import { parseJsonText } from '../json/jsonText.ts'
import { differenceOf, type MapDifference } from '../mapCheck/difference.ts'
import { fairnessOf, type Fairness, type FairnessOptions } from '../mapCheck/fairness.ts'
import { lintMap, type LintReport } from '../mapCheck/lint/lint.ts'
import { pinsOf, type PinReport } from '../mapCheck/pins.ts'

/**
 * Checks a map of the format `linejudge-map/2` (or `/1`, which reads as one).
 * @param map the parsed JSON, or the text of the file
 * @returns the map, or every problem with its place. Never throws.
 */
export function checkMap(map: unknown): Result<MapFile> {
  if (typeof map !== 'string') return parseMapDocument(map)
  const json = parseJsonText(map)
  return json.ok ? parseMapDocument(json.value) : json
}

/**
 * What an author would want to know of a map: errors first, then warnings and notes, each with its squares and edges. Fails where nobody
 * can stand on the map.
 * @param ruleset one of `RULESETS` for HeroClix; left out: the newest
 */
export const lint = (map: MapFile, ruleset?: string): Result<LintReport> => lintMap(map, ruleset)

/**
 * What the ground gives to each side, as exact fractions `[over, under]`: how far a side is exposed on the first turn, which squares, cover
 * and height are nearer to it, how symmetric the map is.
 */
export const fairness = (map: MapFile, options?: FairnessOptions): Result<Fairness> => fairnessOf(map, options)

/** Asks the pins of a map again: which hold, which have changed, which cannot be asked. */
export const pins = (map: MapFile, ruleset?: string): PinReport => pinsOf(map, ruleset)

/** What has become of map `was` in map `is`: squares, edges, starting areas, lines of fire. */
export const difference = (was: MapFile, is: MapFile, ruleset?: string): Result<MapDifference> => differenceOf(was, is, ruleset)
