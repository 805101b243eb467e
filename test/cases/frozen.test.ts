/**
 * The whole ruling of every golden case, frozen: what a case does not expect may not change unnoticed either. A ruling that changes
 * on purpose is frozen again by `npm run freeze`, and the commit says why.
 */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulingOn } from '../support/askEngine.ts'
import { caseFiles, questionOf } from './caseFiles.ts'
import { dataOf, frozenLine } from './frozenRulings.ts'

const FROZEN = new URL('frozen/', import.meta.url)
const files = caseFiles()
/** `given/lof.json` is frozen in `frozen/given.lof.txt`. */
const frozenName = (name: string): string => `${name.replaceAll('/', '.').replace(/\.json$/, '')}.txt`
/** `npm run freeze` writes; without it a file that is missing is a failure, and not written. */
const isFreezing = process.env.npm_lifecycle_event === 'freeze'

describe('the rulings of the golden cases are those that were frozen', () => {
  it.each(files.map(({ name, cases }) => ({ name, cases })))('$name', async ({ name, cases }) => {
    const file = new URL(frozenName(name), FROZEN)
    if (!isFreezing) expect(existsSync(file), `test/cases/frozen/${frozenName(name)} is missing: npm run freeze writes it`).toBe(true)
    const lines = cases.map((one) => frozenLine(one.id, rulingOn(questionOf(one))))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file.pathname)
  })

  it('and nothing is frozen that is no case any more', () => {
    const known = files.map(({ name }) => frozenName(name))
    expect((existsSync(FROZEN) ? readdirSync(FROZEN) : []).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('a frozen line', () => {
  const ruling = { verdict: 'clear', because: [{ rule: 'LOF-01', weight: 'decides', facts: { square: [1, 2] }, text: 'Words.' }] }

  it('is the same for other words and another order of fields', () => {
    const [reason] = ruling.because
    const same = { because: [{ ...reason, text: 'Other words.' }], verdict: 'clear' }
    expect(frozenLine('a', same)).toBe(frozenLine('a', ruling))
    expect(dataOf(ruling)).not.toContain('Words')
  })

  it.each([
    ['a verdict', { ...ruling, verdict: 'blocked' }],
    ['a fact', { ...ruling, because: [{ ...ruling.because[0], facts: { square: [2, 1] } }] }],
    ['a weight', { ...ruling, because: [{ ...ruling.because[0], weight: 'considered' }] }],
    ['a reason', { ...ruling, because: [] }],
    ['a field more', { ...ruling, options: [] }]
  ])('is another one for %s that changes', (_, other) => {
    expect(frozenLine('a', other)).not.toBe(frozenLine('a', ruling))
  })
})
