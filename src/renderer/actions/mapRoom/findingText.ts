/** What a finding says, in the app's language, and where it is. */
import type { CaseMap, Segment, SquareXY } from '../../../shared/contract/case.ts'
import { groundAt } from '../../../shared/contract/caseSquares.ts'
import { lintText as filled, type Finding } from '../../../shared/mapCheck/lint/lint.ts'
import { hexLintText as filledHex, type HexFinding } from '../../../shared/mapCheck/lint/hexLint.ts'
import { COUNTED_STARTING, TURN_WORDS } from '../../../shared/mapCheck/lint/sentences.ts'
import { blockOf } from '../../../shared/mapEdit/runs.ts'
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
  sizes: (sizes) => sizes.replace(/[^ ,]+(?= \d)/g, side),
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

type Place = Pick<Finding, 'code' | 'facts' | 'squares' | 'edges'>

/** Whether what somebody looks at is still found: at the same place; of a count, while that count differs. */
export const isStillFound = (seen: Place, findings: readonly Place[]): boolean =>
  findings.some(
    ({ code, facts, squares, edges }) =>
      code === seen.code &&
      (code === 'count-differs'
        ? facts.what === seen.facts.what
        : JSON.stringify([squares, edges]) === JSON.stringify([seen.squares, seen.edges]))
  )

/** Where a finding is: of a count that differs everything that was drawn of it, to be compared with the print. */
export function findingPlaces(
  { code, facts, squares, edges }: Place,
  map: CaseMap
): { readonly squares: readonly SquareXY[]; readonly edges: readonly Segment[] } {
  if (code !== 'count-differs') return { squares, edges }
  const { what } = facts
  if (what === 'walls' || what === 'barriers' || what === 'stairs') return { squares, edges: map[what] ?? [] }
  if (what === COUNTED_STARTING) return { squares: Object.values(map.starting ?? {}).flat(), edges }
  const isMeant = (kind: string): boolean => kind === what || (what === 'elevated' && kind.startsWith('level:'))
  const all = blockOf([0, 0], [map.size[0] - 1, map.size[1] - 1])
  return { squares: all.filter((at) => groundAt(map, at).some(isMeant)), edges }
}
