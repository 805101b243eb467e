/** What a finding says, in the app's language, and where it is. */
import type { CaseMap } from '../../../shared/contract/case.ts'
import { edgeKey, groundAt, squareKey } from '../../../shared/contract/caseSquares.ts'
import { DOUBTED, type MapDocument } from '../../../shared/formats/documents/maps/mapDocument.ts'
import { lintText as filled, type Finding } from '../../../shared/mapCheck/lint/lint.ts'
import { hexLintText as filledHex, type HexFinding } from '../../../shared/mapCheck/lint/hexLint.ts'
import { COUNTED_STARTING, TURN_WORDS } from '../../../shared/mapCheck/lint/sentences.ts'
import { blockOf } from '../../../shared/mapEdit/runs.ts'
import type { MapRoom, SeenFinding } from '../../model/mapRoom/mapRoom.svelte.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { clausesTexts, hexLintSentences, lintSentences, mapRoomTexts as t } from '../../i18n/laterTexts.ts'

/** The same of a finding on a map of hexes. */
export const hexLintText = ({ code, facts, count, message }: HexFinding): string =>
  hexLintSentences ? filledHex(code, { ...facts, count }, hexLintSentences) : message

/** @param sentences those of another language than English, which says them where they are found */
export function lintText({ code, facts, count, message }: Finding, sentences = lintSentences): string {
  if (!sentences) return message
  const said = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? factText(name, fact) : fact])
  )
  return filled(code, { ...said, count }, sentences)
}

const wordIn = (words: Readonly<Record<string, string>>, word: string): string => words[word] ?? word
const side = (name: string): string => wordIn(texts.sides, name).toLowerCase()

/** Facts that are words of ours rather than names that somebody gave. */
const FACTS: Readonly<Record<string, (fact: string) => string>> = {
  title: shippedText,
  side,
  other: side,
  sizes: (sizes) => sizes.replace(/(?<![^ ,])[^ ,]+(?= \d)/g, side),
  kind: (kind) => wordIn(t.about.kinds, kind).toLowerCase(),
  turn(turn) {
    const [found] = Object.entries(TURN_WORDS).filter(([, words]) => words === turn)
    return found ? wordIn(t.sides.turned, found[0]) : turn
  },
  questions: (all) =>
    all
      .split(', ')
      .map((one) => wordIn(clausesTexts.words, `touches.${one}`))
      .join(', '),
  what(what) {
    const { startingAreas, startingSquares, ...kinds } = t.about.counts
    return (what === COUNTED_STARTING ? `${startingAreas}, ${startingSquares}` : wordIn(kinds, what)).toLowerCase()
  },
  expected: (counts) => counts.replace(' and ', ', '),
  found: (counts) => counts.replace(' and ', ', ')
}
const factText = (name: string, fact: string): string => FACTS[name]?.(fact) ?? fact

type Place = SeenFinding
type Places = Pick<Finding, 'squares' | 'edges'>

/** Whether what somebody looks at is still found: at the same place; of a count, while that count differs. */
export const isStillFound = (seen: Place, findings: readonly Place[]): boolean =>
  findings.some(
    ({ code, facts, squares, edges }) =>
      code === seen.code &&
      (code === 'count-differs'
        ? facts.what === seen.facts.what
        : JSON.stringify([squares, edges]) === JSON.stringify([seen.squares, seen.edges]))
  )

/** That this count differs from the print, where it does. @param what a kind as it is counted; `starting`: areas and their squares */
export const countFinding = (findings: readonly Finding[], what: string): Finding | undefined =>
  findings.find(({ code, facts }) => code === 'count-differs' && facts.what === (what === 'starting' ? COUNTED_STARTING : what))

/** A map with what its photo left in doubt. */
type Drawn = Pick<MapDocument, 'map' | 'picture'>

const isWhat = (what: unknown, kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === what || (what === 'elevated' && kind.startsWith('level:')))

/** The number of squares or edges of a count; of starting areas that of their squares. */
const lastNumber = (fact: unknown): number => Number(/(?<!\d)\d+$/.exec(String(fact))?.[0] ?? 0)

/** Everything drawn of what was counted. */
function allDrawn(what: unknown, map: CaseMap): Places {
  if (what === 'walls' || what === 'barriers' || what === 'stairs') return { squares: [], edges: map[what] ?? [] }
  if (what === COUNTED_STARTING) return { squares: Object.values(map.starting ?? {}).flat(), edges: [] }
  const all = blockOf([0, 0], [map.size[0] - 1, map.size[1] - 1])
  return { squares: all.filter((at) => isWhat(what, groundAt(map, at))), edges: [] }
}

/**
 * Of a count that differs what the photo left in doubt, the likeliest first: of too many those that are drawn, of too few those that are
 * not. Both lists are empty where the photo says nothing of it.
 */
function inDoubt({ facts: { what, expected, found } }: Place, { map, picture }: Drawn): Places {
  const doubtful = picture?.doubtful
  const drawn = allDrawn(what, map)
  const tooMany = lastNumber(found) > lastNumber(expected)
  const keys = new Set([...drawn.squares.map(squareKey), ...drawn.edges.map(edgeKey)])
  const own = what === COUNTED_STARTING ? 'starting' : String(what)
  const such = <P>(places: readonly P[] | undefined, keyOf: (place: P) => string): readonly P[] =>
    (places ?? []).filter((place) => keys.has(keyOf(place)) === tooMany)
  const kind = DOUBTED.find((one) => one === own)
  return { squares: such(kind && doubtful?.[kind], squareKey), edges: such(what === 'walls' ? doubtful?.walls : [], edgeKey) }
}

/** How many places of a count that differs the photo left in doubt; 0: none, and everything drawn of it is marked. */
export function likelySquares(finding: Place, drawn: Drawn): number {
  const { squares, edges } = inDoubt(finding, drawn)
  return squares.length + edges.length
}

/** Where a finding is: of a count that differs what the photo left in doubt, else everything that was drawn of it, to be compared with the print. */
export function findingPlaces(finding: Place, drawn: Drawn): Places {
  const { code, facts, squares, edges } = finding
  if (code !== 'count-differs') return { squares, edges }
  return likelySquares(finding, drawn) > 0 ? inDoubt(finding, drawn) : allDrawn(facts.what, drawn.map)
}

/** Marks the place of a finding on the board, until it is mended. */
export function pointAt(room: Pick<MapRoom, 'document' | 'point'>, finding: Place): void {
  const { squares, edges } = findingPlaces(finding, room.document)
  room.point(squares, edges, finding)
}

/** Takes the marks of a finding from the board when it is mended. @param findings what is found now */
export function unmarkMended(room: Pick<MapRoom, 'seen' | 'point'>, findings: readonly Place[]): void {
  if (room.seen && !isStillFound(room.seen, findings)) room.point()
}
