/** Versions of the table: what comes and goes takes no other one with it. */
import { describe, expect, it } from 'vitest'
import { Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { Variants } from '../../../../../src/renderer/model/variants/variants.svelte.ts'

function open() {
  const table = new Table()
  const variants = new Variants(table)
  const names = () => variants.all.map(({ name }) => name)
  return { table, variants, names }
}

describe('a variant that was taken away', () => {
  it('comes back where it stood, on the table if it was there', () => {
    const { table, variants, names } = open()
    variants.add('One')
    table.change('Rules', { ...table.case, ruleset: 'heroclix-2010' })
    variants.add('Two')
    variants.show('a')
    const back = variants.remove('a')!
    expect(names()).toEqual(['', 'Two'])
    expect(table.case.ruleset).toBe('heroclix-2023')
    back()
    expect(names()).toEqual(['', 'One', 'Two'])
    expect([variants.active, table.case.ruleset]).toEqual(['a', 'heroclix-2010'])
    expect(table.undo()).toBe('Rules')
  })

  it('comes back only while no new one has its letter', () => {
    const { table, variants, names } = open()
    variants.add('One')
    const one = variants.all[1]!
    const back = variants.remove('a')!
    variants.add('New')
    expect(variants.hasRoomFor(one)).toBe(false)
    variants.remove('a')
    table.change('Rules', { ...table.case, ruleset: 'heroclix-2013' })
    expect(variants.hasRoomFor(one)).toBe(true)
    back()
    expect(names()).toEqual(['', 'One'])
    // What was changed in the others meanwhile stays.
    expect(variants.all[0]!.history.present.ruleset).toBe('heroclix-2013')
  })

  it('leaves one that was added since where it is', () => {
    const { variants, names } = open()
    variants.add('One')
    variants.add('Two')
    const back = variants.remove('b')!
    variants.remove('a')
    variants.add('Three')
    back()
    expect(names()).toEqual(['', 'Three', 'Two'])
  })
})

describe('versions of the table', () => {
  it('begin as the one on the table, each new one a copy of it with the next letter', () => {
    const { table, variants, names } = open()
    expect([variants.active, variants.any, variants.all.length]).toEqual(['first', false, 1])
    table.change('Rules', { ...table.case, ruleset: 'heroclix-2010' })
    expect(variants.add('One')).toBe('a')
    expect([variants.active, variants.any, names(), table.canUndo]).toEqual(['a', true, ['', 'One'], false])
    expect(variants.all.map(({ id, history }) => [id, history.present.ruleset])).toEqual([
      ['first', 'heroclix-2010'],
      ['a', 'heroclix-2010']
    ])
    variants.show('first')
    expect([table.case.ruleset, table.undo()]).toEqual(['heroclix-2010', 'Rules'])
  })

  it('show what is on the table as it is now, and the others as they were left', () => {
    const { table, variants } = open()
    variants.add('One')
    table.change('Rules', { ...table.case, ruleset: 'heroclix-2013' })
    const rulesets = () => variants.all.map(({ history }) => history.present.ruleset)
    expect(rulesets()).toEqual(['heroclix-2023', 'heroclix-2013'])
    expect(variants.answerOf(variants.all[1]!)).toBe(table.answer)
    expect(variants.answerOf(variants.all[0]!)).not.toBe(table.answer)
    variants.show('a')
    variants.show('nobody')
    expect([variants.active, table.canUndo]).toEqual(['a', true])
    variants.show('first')
    expect([rulesets(), table.case.ruleset]).toEqual([['heroclix-2023', 'heroclix-2013'], 'heroclix-2023'])
  })

  it('stand beside the table without being put on it', () => {
    const { table, variants, names } = open()
    const before = table.case
    expect(variants.addBeside({ ...before, ruleset: 'heroclix-2010' }, 'Beside')).toBe('a')
    expect([variants.active, names(), table.case === before]).toEqual(['first', ['', 'Beside'], true])
    variants.show('a')
    expect(table.case.ruleset).toBe('heroclix-2010')
  })

  it('are no more than there is room for', () => {
    const { variants } = open()
    const made: (string | null)[] = []
    while (!variants.full) made.push(variants.add())
    expect(made).toEqual([...'abcdefgh'].slice(0, made.length))
    const all = variants.all.length
    expect([variants.add('More'), variants.addBeside(variants.all[0]!.history.present, 'More'), variants.all.length]).toEqual([
      null,
      null,
      all
    ])
    const [, one] = variants.all
    expect(variants.hasRoomFor({ ...one!, id: 'z' })).toBe(false)
    variants.remove('b')
    expect([variants.hasRoomFor({ ...one!, id: 'z' }), variants.hasRoomFor(one!)]).toEqual([true, false])
    expect(variants.add('Again')).toBe('b')
  })

  it('go with the one before them put on the table, never the last of them', () => {
    const { variants, names } = open()
    expect([variants.remove('first'), variants.remove('nobody')]).toEqual([null, null])
    for (const name of ['One', 'Two', 'Three']) variants.add(name)
    expect(variants.remove('nobody')).toBeNull()
    variants.show('b')
    variants.remove('b')
    expect([variants.active, names()]).toEqual(['a', ['', 'One', 'Three']])
    variants.remove('c')
    expect([variants.active, names()]).toEqual(['a', ['', 'One']])
    variants.show('first')
    const back = variants.remove('first')!
    expect([variants.active, names()]).toEqual(['a', ['One']])
    back()
    expect([variants.active, names()]).toEqual(['first', ['', 'One']])
  })

  it('are renamed one by one, in forty letters', () => {
    const { variants, names } = open()
    variants.add('One')
    variants.rename('a', `  ${'x'.repeat(50)} `)
    variants.rename('nobody', 'Y')
    expect(names()).toEqual(['', 'x'.repeat(40)])
  })

  it('are restored as they were left; where none of them is on the table, the table is the first', () => {
    const { table, variants } = open()
    const left = (id: string) => ({ id, name: id.toUpperCase(), history: variants.all[0]!.history })
    variants.restore([left('first'), left('c')], 'c')
    expect([variants.active, variants.all.map(({ id }) => id)]).toEqual(['c', ['first', 'c']])
    variants.restore([left('first'), left('c')], 'gone')
    expect([variants.active, variants.all.map(({ id, name }) => [id, name])]).toEqual(['first', [['first', ''], ['c', 'C']]]) // prettier-ignore
    expect(variants.all[0]!.history).toBe(table.history)
  })
})
