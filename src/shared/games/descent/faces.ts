/** Faces of dice as somebody entered them, held against what is known of each die (D2-10). */
import { phrase, problem } from '../../base/problem.ts'
import type { Problem, Phrase } from '../../base/result.ts'
import { ATTACK_DICE, DEFENSE_DICE, type AttackFace, type Faces } from './case.ts'
import { ATTACK_TABLE, DEFENSE_TABLE } from './dice.ts'
import '../../base/sayFileSentences.ts'

/** One thing that can be counted on the faces of a die, and how many faces must show it. */
interface Count {
  readonly what: Phrase
  readonly found: number
  readonly expected: number
}

const faces = (count: number): Phrase => (count === 1 ? phrase('faces.one', {}) : phrase('faces.many', { count }))

function firstWrong(die: string, path: string, counts: readonly Count[]): Problem | null {
  const wrong = counts.find(({ found, expected }) => found !== expected)
  if (!wrong) return null
  const fault = phrase('faces.fault', {
    die,
    what: wrong.what,
    found: faces(wrong.found),
    expected: wrong.expected === 0 ? phrase('faces.none', {}) : faces(wrong.expected)
  })
  return problem('wrong-faces', path, 'wrong-faces', { fault })
}

function attackCounts(shown: readonly AttackFace[], die: keyof typeof ATTACK_TABLE): Count[] {
  const { range, hearts, surges, miss } = ATTACK_TABLE[die]
  const count = (fits: (face: AttackFace) => boolean): number => shown.filter(fits).length
  const ranges = [...new Set([...Object.keys(range).map(Number), ...shown.map((face) => face.range)])]
    .filter((value) => value > 0)
    .sort((a, b) => a - b)
  return [
    { what: phrase('faces.x', {}), found: count((face) => face.miss), expected: miss },
    ...ranges.map((value) => ({
      what: phrase('faces.range', { value }),
      found: count((face) => face.range === value),
      expected: range[value] ?? 0
    })),
    // One more than the table knows: more hearts than that are on no face.
    ...[...hearts, 0].map((expected, index) => ({
      what: index === 0 ? phrase('faces.hearts', {}) : phrase('faces.some-hearts', { count: index + 1 }),
      found: count((face) => face.hearts > index),
      expected
    })),
    { what: phrase('faces.surges', {}), found: count((face) => face.surges > 0), expected: surges }
  ]
}

function shieldCounts(shown: readonly number[], atLeast: readonly number[]): Count[] {
  return [...atLeast, 0].map((expected, index) => ({
    what: index === 0 ? phrase('faces.shields', {}) : phrase('faces.some-shields', { count: index + 1 }),
    found: shown.filter((shields) => shields > index).length,
    expected
  }))
}

/** Every die whose six faces contradict the known numbers: one problem for each, naming the first count that is off. */
export function faceProblems(given: Faces, path: string): Problem[] {
  return [
    ...ATTACK_DICE.map((die) => (given[die] ? firstWrong(die, `${path}/${die}`, attackCounts(given[die], die)) : null)),
    ...DEFENSE_DICE.map((die) => (given[die] ? firstWrong(die, `${path}/${die}`, shieldCounts(given[die], DEFENSE_TABLE[die])) : null))
  ].filter((problem) => problem !== null)
}
