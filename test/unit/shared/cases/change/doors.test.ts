/** Doors: a mark that changes no ruling, and what would change one. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { withChange } from '../../../../../src/shared/cases/change/change.ts'
import { whatWouldChange } from '../../../../../src/shared/cases/change/whatWouldChange.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { setEdges } from '../../../../../src/shared/mapEdit/edges.ts'

const edge = [
  [1, 0],
  [2, 0]
] as const
const hall = (state: 'open' | 'closed'): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [5, 3], ...(state === 'closed' && { walls: [edge] }), openings: [{ edge, kind: 'door', state }] },
  figures: [
    { id: 'a', side: 'red', at: [0, 0] },
    { id: 'b', side: 'blue', at: [4, 0] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
})
const without = (value: ClixCase): ClixCase => {
  const { openings: _, ...map } = value.map!
  return { ...value, map }
}
const changes = (value: ClixCase) => whatWouldChange(checkedCase(value))!.proposals.flatMap(({ changes: all }) => all)

describe('a door', () => {
  it('changes no ruling by itself', () => {
    for (const state of ['open', 'closed'] as const)
      expect(answerCase(checkedCase(hall(state)))).toEqual(answerCase(checkedCase(without(hall(state)))))
  })

  it('is shut or opened among what would change the line', () => {
    expect(changes(hall('closed'))).toContainEqual({ do: 'door-open', between: edge })
    expect(changes(hall('open'))).toContainEqual({ do: 'door-shut', between: edge })
    // A door is opened, and no wall of it taken away.
    expect(changes(hall('closed'))).not.toContainEqual({ do: 'wall-gone', between: edge })
    expect(withChange(hall('open'), { do: 'door-shut', between: edge })).toEqual(hall('closed'))
  })

  it('that is closed and no wall is refused with its place', () => {
    const value = { ...hall('closed'), map: { size: [5, 3], openings: hall('closed').map!.openings } }
    const parsed = parseCase(value)
    expect(parsed.ok ? [] : parsed.problems.map(({ code, path }) => [code, path])).toEqual([['opening-wall', '/map/openings/0']])
  })

  it('opens when its wall is taken away on the table', () => {
    expect(setEdges(hall('closed').map!, 'walls', [edge], false).openings).toEqual([{ edge, kind: 'door', state: 'open' }])
  })
})
