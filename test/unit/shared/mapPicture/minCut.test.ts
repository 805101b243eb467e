/** The cut over squares is the cheapest there is: compared with trying all of them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Cut } from '../../../../src/shared/mapPicture/minCut.ts'
import { seededRuns } from '../../../support/seeded.ts'

const COUNT = 7
const cost = fc.integer({ min: 0, max: 9 })
const node = fc.record({ inside: cost, outside: cost })
const pair = fc.record({ a: fc.nat(COUNT - 1), b: fc.nat(COUNT - 1), aInside: cost, bInside: cost }).filter(({ a, b }) => a !== b)

it('parts the nodes as cheaply as can be', () => {
  fc.assert(
    fc.property(fc.array(node, { minLength: COUNT, maxLength: COUNT }), fc.array(pair, { maxLength: 14 }), (nodes, pairs) => {
      const cut = new Cut(COUNT)
      nodes.forEach(({ inside, outside }, at) => { cut.node(at, inside, outside) }) // prettier-ignore
      for (const { a, b, aInside, bInside } of pairs) cut.pair(a, b, aInside, bInside)
      const costOf = (isIn: readonly boolean[]): number =>
        nodes.reduce((sum, { inside, outside }, at) => sum + (isIn[at] ? inside : outside), 0) +
        pairs.reduce((sum, { a, b, aInside, bInside }) => sum + (isIn[a] && !isIn[b] ? aInside : !isIn[a] && isIn[b] ? bInside : 0), 0)
      const all = Array.from({ length: 2 ** COUNT }, (_, bits) =>
        costOf(Array.from({ length: COUNT }, (__, at) => ((bits >> at) & 1) === 1))
      )
      expect(costOf(cut.solve())).toBe(Math.min(...all))
    }),
    seededRuns(300)
  )
})
