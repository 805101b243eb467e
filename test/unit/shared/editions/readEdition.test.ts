/** An edition laid over its parent: what it changes, what it leaves, and each refusal with its place. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { nearestOf } from '../../../../src/shared/editions/nearest.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { editionFile } from '../../../support/editions.ts'

const parent = shippedRuleset('heroclix-2013')!
const corner = () => ({ ...editionFile('corner'), words: undefined })
const laid = (change: object) => layEdition(parent, { ...corner(), ...change })
const ruleset = (change: object) => {
  const result = laid(change)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}
const problemsOf = (change: object) => {
  const shape = checkEditionShape({ ...corner(), ...change })
  const result = shape.ok ? layEdition(parent, shape.value) : shape
  return result.ok ? [] : result.problems.map(({ code, path, message }) => ({ code, path, message }))
}
const perplex = (clauses: unknown) => ({ effects: { perplex: { clauses } } })

describe('an edition', () => {
  it('changes a clause by its address and leaves the others, in their order', () => {
    const before = parent.effects.get('perplex')!.clauses
    const after = ruleset({}).effects.get('perplex')!.clauses
    expect(after.map(({ phase }) => phase)).toEqual(before.map(({ phase }) => phase))
    expect(after.filter((clause, index) => clause !== before[index])).toEqual([
      { phase: 'targeting', does: 'reach', rule: 'CS-1', who: 'any', reach: { rangeValue: true, minimum: 4 }, lineOfFire: true, self: true }
    ])
  })

  it('removes a clause, a field and an effect with null, and adds a second clause of a kind by its number', () => {
    const without = ruleset(perplex({ 'targeting/reach': null })).effects.get('perplex')!
    expect(without.clauses.some(({ phase }) => phase === 'targeting')).toBe(false)
    expect(parent.effects.get('flurry')!.grants).toBeDefined()
    expect('grants' in ruleset({ effects: { flurry: { grants: null } } }).effects.get('flurry')!).toBe(false)
    expect(ruleset({ effects: { outwit: null } }).effects.has('outwit')).toBe(false)
    const twice = {
      'value#2': { rule: 'CS-1', value: 'damage', then: { modify: 1 } },
      value: { rule: 'CS-1', value: 'attack', then: { modify: 1 } }
    }
    const values = ruleset(perplex(twice))
      .effects.get('perplex')!
      .clauses.filter(({ phase }) => phase === 'value')
    expect(values).toHaveLength(2)
  })

  it('lets effects of the parent keep their order, with its own after them', () => {
    const ids = [...ruleset({}).effects.keys()]
    expect(ids.slice(0, -1)).toEqual([...parent.effects.keys()])
    expect(ids.at(-1)).toBe('night-watch')
    expect(ruleset({}).effects.get('night-watch')!.summary).toBe('Members can use Stealth.')
  })

  it('changes lists with + and -, or as a whole', () => {
    const [first] = parent.everyone as [string]
    expect(ruleset({ everyone: ['+night-watch'] }).everyone).toEqual([...parent.everyone, 'night-watch'])
    expect(ruleset({ everyone: [`-${first}`] }).everyone).toEqual(parent.everyone.slice(1))
    expect(ruleset({ everyone: ['night-watch'] }).everyone).toEqual(['night-watch'])
    expect(ruleset({ sizeAbilities: { tiny: ['+flight'] } }).sizeAbilities.tiny).toEqual([...parent.sizeAbilities.tiny, 'flight'])
  })

  it('removes a row of an edition that it is laid over, with its texts, and none of the foundation', () => {
    const over = ruleset({})
    const child = { ...editionFile('north'), rows: { 'CS-2': null }, params: undefined }
    const result = layEdition(over, child)
    expect(result.ok && [result.value.rules.has('CS-2'), result.value.brought!.texts.has('rows.CS-2.text')]).toEqual([false, false])
    // What it stood for is cited by its own row again.
    expect([over, ...(result.ok ? [result.value] : [])].map(({ brought }) => brought!.instead.get('VAL-04'))).toEqual(['CS-2', undefined])
    const removed = (row: string) => {
      const refused = layEdition(over, { ...child, rows: { [row]: null } })
      return refused.ok ? [] : refused.problems.map(({ code, path }) => [code, path])
    }
    expect(removed('CS-1')).toEqual([['row-in-use', '/rows/CS-1']])
    expect(removed('VAL-04')).toEqual([['row-in-use', '/rows/VAL-04']])
    expect(removed('CS-9')).toEqual([['row-missing', '/rows/CS-9']])
  })

  it('founds a row by its standing, or by the kind of its source', () => {
    const { standings } = ruleset({}).brought!
    expect(standings.get('CS-1')).toBe('house')
    for (const [kind, standing] of [
      ['book', 'official-text'],
      ['answer', 'official-answer'],
      ['copy', 'transcribed'],
      ['forum', 'reading']
    ])
      // prettier-ignore
      expect(
        ruleset({
          sources: [{ id: 'board', title: 'Board', kind }],
          rows: { 'CS-1': { title: 'A', source: 'board' }, 'CS-2': { title: 'B' }, 'CS-3': { title: 'C' } }
        }).brought!.standings.get('CS-1')
      ).toBe(standing)
  })
})

describe('what is refused', () => {
  // prettier-ignore
  it.each([
    ['a phase that does not exist', perplex({ 'targetting/reach': {} }), 'unknown-clause', '/effects/perplex/clauses/targetting~1reach', /targeting\/reach/],
    ['a phase in a list', perplex([{ phase: 'targetting', does: 'reach' }]), 'unknown-clause', '/effects/perplex/clauses/0/phase', /nearest/],
    ['a clause that is no object', perplex(['reach']), 'unknown-clause', '/effects/perplex/clauses/0', /nearest/],
    ['a field of no meaning', perplex({ 'targeting/reach': { rule: 'CS-1', who: 'any', reach: { adjacent: true }, lineOfFire: true, far: 1 } }), 'unknown-field', '/effects/perplex/clauses/targeting~1reach/far', /far/],
    ['a removal of what is not there', perplex({ 'damage/redirect': null }), 'clause-missing', '/effects/perplex/clauses/damage~1redirect', /damage\/redirect/],
    ['a power nobody has', { effects: { 'night-watch': { name: 'N', kind: 'ability', rule: 'CS-3', act: 'always', clauses: [{ phase: 'possess', does: 'give', rule: 'CS-3', gives: ['stelth'] }] } } }, 'effect-missing', '/effects/night-watch/clauses/possess~1give/gives/0', /"stealth"/],
    ['a removed power nobody has', { effects: { outwitt: null } }, 'effect-missing', '/effects/outwitt', /"outwit"/],
    ['a number out of range', { params: { 'values.modifierLimit': -1 } }, 'out-of-range', '/params/values.modifierLimit', /from 0 to 20/],
    ['a number with a row, out of range', { params: { 'values.modifierLimit': { is: 21, by: 'CS-2' } } }, 'out-of-range', '/params/values.modifierLimit/is', /from 0 to 20/],
    ['a parameter that does not exist', { params: { 'values.modifierLimits': 2 } }, 'unknown-parameter', '/params/values.modifierLimits', /values\.modifierLimit"/],
    ['a row nobody has', { params: { 'values.modifierLimit': { is: 2, by: 'CS-9' } } }, 'row-missing', '/params/values.modifierLimit/by', /CS-9/],
    ['a row of a clause nobody has', perplex({ 'targeting/reach': { rule: 'CS-9', who: 'any', reach: { adjacent: true }, lineOfFire: true } }), 'row-missing', '/effects/perplex/clauses/targeting~1reach/rule', /CS-9/],
    ['a row that it cannot stand in for', { rows: { 'CS-1': { title: 'A', instead: ['CS-8'] }, 'CS-2': { title: 'B' }, 'CS-3': { title: 'C' } } }, 'row-missing', '/rows/CS-1/instead/0', /CS-8/],
    ['a source nobody has', { rows: { 'CS-1': { title: 'A', source: 'wall' }, 'CS-2': { title: 'B' }, 'CS-3': { title: 'C' } } }, 'source-missing', '/rows/CS-1/source', /wall/],
    ['a new row without a title', { rows: { 'CS-1': {}, 'CS-2': { title: 'B' }, 'CS-3': { title: 'C' } } }, 'missing-field', '/rows/CS-1', /title/],
    ['a new power without its kind', { effects: { 'day-watch': { name: 'D', rule: 'CS-3', act: 'always', clauses: [] } } }, 'missing-field', '/effects/day-watch', /kind/],
    ['a list with a power nobody has', { everyone: ['+day-watch'] }, 'effect-missing', '/everyone', /day-watch/],
    ['a size with a power nobody has', { sizeAbilities: { tiny: ['+day-watch'] } }, 'effect-missing', '/sizeAbilities/tiny', /day-watch/],
    ['a field of a later version', { formats: [] }, 'unknown-field', '/formats', /formats/],
    ['a vocabulary of a later version', { needs: { vocabulary: 99 } }, 'newer-edition', '/needs/vocabulary', /99/],
    ['a name that reaches a prototype', { effects: JSON.parse('{"constructor": null}') as object }, 'wrong-value', '/effects', /constructor/]
  ] as const)('%s', (_, change, code, path, message) => {
    expect(problemsOf(change)).toContainEqual({ code, path, message: expect.stringMatching(message) as string })
  })

  it('reports at most twenty problems, and changes the parent in nothing', () => {
    const params = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`values.none-${index}`, 1]))
    expect(problemsOf({ params })).toHaveLength(20)
    expect(shippedRuleset('heroclix-2013')).toBe(parent)
    expect(parent.effects.has('night-watch')).toBe(false)
  })

  it('names the nearest word', () => {
    expect(nearestOf('stelth', ['super-senses', 'stealth', 'support'])).toBe('stealth')
    expect(nearestOf('x', [])).toBe('')
  })
})
