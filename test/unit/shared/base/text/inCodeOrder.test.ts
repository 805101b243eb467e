import { expect, it } from 'vitest'
import { inCodeOrder } from '../../../../../src/shared/base/text/inCodeOrder.ts'

it('texts come in the order of their code units, whatever the language: capitals first, accents last', () => {
  const texts = ['zed', 'Ärger', 'ada', 'Zoe', 'ad', 'éclair', 'Ada', '', '10', '9']
  expect([...texts].sort(inCodeOrder)).toEqual(['', '10', '9', 'Ada', 'Zoe', 'ad', 'ada', 'zed', 'Ärger', 'éclair'])
  expect([inCodeOrder('a', 'b'), inCodeOrder('b', 'a'), inCodeOrder('a', 'a'), inCodeOrder('', 'a')]).toEqual([-1, 1, 0, -1])
})
