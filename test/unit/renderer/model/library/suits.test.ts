/** Maps are offered where they suit: a document names games or single rulesets. */
import { describe, expect, it } from 'vitest'
import { suits } from '../../../../../src/renderer/model/library/suits.ts'

describe('a map document', () => {
  it.each([
    [['heroclix'], 'heroclix-2010', true],
    [['heroclix'], 'clix-campaign', true],
    [['heroclix'], 'heroscape-knockback', false],
    [['heroclix'], 'descent-2e', false],
    [['heroclix-2012'], 'heroclix-2012', true],
    [['heroclix-2012'], 'heroclix-2013', false],
    [['descent-2e'], 'descent-2e', true],
    [['descent-2e'], 'heroclix-2012', false],
    [['heroclix', 'descent-2e'], 'descent-2e', true],
    [[], 'heroclix-2012', true],
    [[], 'heroscape-knockback', false]
  ] as const)('for %j on a table of %s: %s', (systems, ruleset, does) => {
    expect(suits(ruleset)({ systems })).toBe(does)
  })
})
