/** An edition for a newer version: what can be read is read, everything else is reported, and nothing is lost without a word. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { leftToJudge } from '../../../../src/shared/editions/leaveToJudge.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { editionFile } from '../../../support/editions.ts'

const parent = shippedRuleset('heroclix-2013')!
const laid = (change: object) => {
  const shape = checkEditionShape(leftToJudge({ ...editionFile('corner'), needs: { vocabulary: 99 }, ...change }))
  const result = shape.ok ? layEdition(parent, shape.value) : shape
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}
const told = (id: string, change: object): readonly string[] =>
  laid(change)
    .effects.get(id)!
    .clauses.flatMap((clause) => (clause.phase === 'judge' ? [clause.text] : []))

describe('an edition that this version cannot read whole', () => {
  it('keeps all that can be read, as if there were nothing else', () => {
    const { rules: _, ...whole } = laid({}).brought!
    expect(laid({}).effects.get('perplex')!.clauses).toEqual(laid({ needs: { vocabulary: 1 } }).effects.get('perplex')!.clauses)
    expect(whole.paramRows.get('values.modifierLimit')).toBe('CS-2')
    expect([...laid({}).rules.keys()]).not.toContain('NOT-READ')
  })

  it.each([
    ['an unknown clause', { clauses: { 'targeting/across-time': {} } }, 'targeting/across-time'],
    ['a removal of one', { clauses: { 'targeting/across-time': null } }, 'targeting/across-time'],
    ['an unknown field of a clause', { clauses: { 'targeting/reach': { rule: 'CS-1', who: 'any', twice: true } } }, 'targeting/reach'],
    ['an unknown field of the effect', { whenever: 'always' }, 'whenever'],
    ['an unknown clause of a list', { clauses: [{ phase: 'dream', rule: 'CS-1' }] }, 'dream'],
    ['what is no clause', { clauses: [7] }, 'a clause']
  ])('reports %s with the effect that has it', (_, perplex, part) => {
    expect(told('perplex', { effects: { perplex } })).toContain(`Corner Store: this version of Linejudge cannot read ${part} of perplex.`)
  })

  it('says how many parts it does not name', () => {
    const params = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`time.travel${number}`, true]))
    const sentences = told('not-read', { params })
    expect(sentences).toHaveLength(60)
    expect(sentences.at(-1)).toBe('Corner Store: this version of Linejudge cannot read 41 more parts.')
  })

  it('reports parameters, values and fields of the whole edition with every figure', () => {
    const change = { params: { 'values.modifierLimit': 'endless', 'time.travel': true }, dreams: [] }
    expect(laid(change).everyone).toContain('not-read')
    expect(told('not-read', change).map((text) => text.split('read ')[1])).toEqual([
      'dreams.',
      'params/values.modifierLimit.',
      'params/time.travel.'
    ])
    expect(laid({ ...change, everyone: ['night-watch'] }).everyone).toEqual(['night-watch', 'not-read'])
  })

  it('leaves anything that is no edition as it is', () => {
    for (const json of [null, 7, [], {}, { name: 'x', effects: [] }]) expect(leftToJudge(json)).toBe(json)
  })
})
