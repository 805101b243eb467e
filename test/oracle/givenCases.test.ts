/** The oracle is put to the printed cases first: it must be right about them before it may judge anyone else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { firstDifference } from './difference.ts'
import { CAUSES, knockBackAnswer } from './knockBackOracle.ts'
import { lineAnswers } from './lineOracle.ts'

const folder = new URL('../cases/given/', import.meta.url).pathname
const rulesets = ['heroclix-2010', 'heroclix-2012', 'heroclix-2013']

type Given = ClixCase & { readonly id: string; readonly expect: Record<string, unknown> }

function givenCases(): Given[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
  return files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Given[])
}

describe('the oracle on the printed cases', () => {
  const cases = givenCases().filter((c) => rulesets.includes(c.ruleset))
  const lines = cases.filter((c) => c.ask.kind === 'line-of-fire')
  const knockBacks = cases.filter((c) => c.ask.kind === 'knock-back' && (CAUSES as readonly string[]).includes(c.ask.cause ?? 'attack'))

  it('finds the printed cases', () => {
    expect(lines.length).toBeGreaterThan(50)
    expect(knockBacks.length).toBeGreaterThan(40)
  })

  it.each(lines)('$id', ({ expect: { rules: _, ...want }, ...c }) => {
    expect(firstDifference(want, lineAnswers(c)[0])).toBeNull()
  })

  it.each(knockBacks)('$id', ({ expect: { rules: _, options: __, ...want }, ...c }) => {
    expect(firstDifference(want, knockBackAnswer(c))).toBeNull()
  })
})
