/** The census of one map by one ruleset: how many lines are clear, hindered or blocked, and where knock back lands. */
import { answerCase } from '../../src/shared/cases/answer.ts'
import type { CaseMap, ClixCase, RulesetId, SquareXY, Step } from '../../src/shared/contract/case.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import type { KnockBackRuling, LineOfFireRuling } from '../../src/shared/contract/ruling.ts'
import { checkedCase } from '../../src/shared/cases/common/checkedCase.ts'

export interface LineCount {
  readonly clear: number
  readonly hindered: number
  readonly blocked: number
}

/** By direction, for a figure on every square it can stand on, knocked back 4: what stopped it, and squares moved in all. */
export type Landings = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface CensusMap {
  readonly id: string
  readonly map: CaseMap
  readonly specialTerrain?: readonly unknown[]
}

const STEPS: readonly (readonly [string, Step])[] = [
  ['north', [0, -1]],
  ['north-east', [1, -1]],
  ['east', [1, 0]],
  ['south-east', [1, 1]],
  ['south', [0, 1]],
  ['south-west', [-1, 1]],
  ['west', [-1, 0]],
  ['north-west', [-1, -1]]
]

const squaresOf = (map: CaseMap): SquareXY[] =>
  Array.from({ length: map.size[0] * map.size[1] }, (_, i) => [i % map.size[0], Math.floor(i / map.size[0])] as const)

/** Lines over ordered pairs of squares of a map without figures: from every `stride`-th square to every other. */
export function countLines({ map, specialTerrain }: CensusMap, ruleset: RulesetId, stride: number): LineCount {
  const squares = squaresOf(map)
  const checked = parsed({
    format: 'clixcase/1',
    ruleset,
    map,
    specialTerrain,
    figures: [],
    ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] }
  })
  if (!checked) throw new Error('The map is not taken as a case.')
  const count = { clear: 0, hindered: 0, blocked: 0 }
  for (let i = 0; i < squares.length; i += stride) {
    for (const to of squares) {
      if (to === squares[i]) continue
      const ruling = answerCase(checkedCase({ ...checked, ask: { kind: 'line-of-fire', from: squares[i]!, to } })) as LineOfFireRuling
      count[ruling.verdict] += 1
    }
  }
  return count
}

/** Where knock back lands on a map without other figures. */
export function countLandings({ map, specialTerrain }: CensusMap, ruleset: RulesetId): Landings {
  const ask = { kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 4 }], dice: [4, 4], attack: 'close' } as const
  // By these rules an attack knocks back by its keyphrase alone.
  const knocks = ruleset === 'heroclix-2023' ? { abilities: ['knockback'] } : {}
  const standing = new Map<string, ClixCase>()
  for (const at of squaresOf(map)) {
    const question = parsed({
      format: 'clixcase/1',
      ruleset,
      map,
      specialTerrain,
      figures: [{ id: 'T', at }],
      ask: { kind: 'line-of-fire', from: 'T', to: 'T' }
    })
    // A square where nobody can stand is no position.
    if (question) standing.set(at.join(), question)
  }
  return Object.fromEntries(
    STEPS.map(([name, [dx, dy]]) => {
      const count: Record<string, number> = { moved: 0 }
      for (const at of squaresOf(map)) {
        const behind: SquareXY = [at[0] - dx, at[1] - dy]
        const question = standing.get(at.join())
        if (!question || !standing.has(behind.join())) continue
        const figures = [{ id: 'A', at: behind, ...knocks }, ...question.figures!]
        const { path, stoppedBy } = (answerCase(checkedCase({ ...question, figures, ask })) as KnockBackRuling).results[0]!
        const end = stoppedBy ?? 'completed'
        count[end] = (count[end] ?? 0) + 1
        count['moved']! += path.length
      }
      return [name, Object.fromEntries(Object.entries(count).sort(([a], [b]) => (a < b ? -1 : 1)))]
    })
  )
}

function parsed(question: unknown): ClixCase | null {
  const result = parseCase(JSON.parse(JSON.stringify(question)))
  return result.ok ? result.value : null
}
