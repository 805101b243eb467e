/** Questions that nobody thought of, on boards that nobody drew: what is frozen of each kind. */
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { anyQuestion } from './randomAsks.ts'
import { reachQuestion } from './randomMoves.ts'
import { preparationQuestion } from './randomPreparations.ts'
import { cornerQuestion, knockBackQuestion, lineQuestion } from './randomQuestions.ts'
import { timelineQuestion } from './randomTimeline.ts'
import { variedQuestion } from './variedCases.ts'

/** So many questions, one for each seed from 1 on; the same seed gives the same question. */
export interface RandomPool {
  readonly count: number
  readonly ask: (seed: number) => ClixCase
}

export const RANDOM_POOLS: Readonly<Record<string, RandomPool>> = {
  questions: { count: 1000, ask: anyQuestion },
  'other-editions': { count: 400, ask: (seed) => ({ ...anyQuestion(seed), ruleset: seed % 2 ? 'clix-campaign' : 'heroclix-jan-2010' }) },
  odds: { count: 300, ask: (seed) => oddsOf(anyQuestion(seed)) },
  timelines: { count: 200, ask: timelineQuestion },
  reaches: { count: 200, ask: reachQuestion },
  'knock-backs': { count: 300, ask: knockBackQuestion },
  lines: { count: 300, ask: lineQuestion },
  corners: { count: 100, ask: cornerQuestion },
  preparations: { count: 60, ask: preparationQuestion },
  varied: { count: 3000, ask: variedQuestion }
}

/** The odds of the attack that is asked about, or of one with the same ends. */
function oddsOf(question: ClixCase): ClixCase {
  const { ask, figures = [] } = question
  const [from, to] = [figures[0]!.id, figures[1]!.id]
  if (ask.kind !== 'attack') return { ...question, ask: { kind: 'odds', from, to } }
  const { attack, action, powers, choices } = ask
  return { ...question, ask: { kind: 'odds', from: ask.from, to, attack, action, powers, choices } }
}
