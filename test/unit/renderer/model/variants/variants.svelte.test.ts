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
    expect(table.case.ruleset).toBe('heroclix-2012')
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
