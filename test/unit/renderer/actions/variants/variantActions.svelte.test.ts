/** Other versions of the position: added, shown, taken away with a way back. */
import { describe, expect, it } from 'vitest'
import {
  addVariant,
  removeVariant,
  showVariant,
  stepVariant,
  variantName
} from '../../../../../src/renderer/actions/variants/variantActions.ts'
import { MOST_VARIANTS } from '../../../../../src/renderer/model/variants/variants.svelte.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

describe('a version of the position', () => {
  it('is called by its own name, else by its letter; the first has words of its own', () => {
    const [first, a] = [variantName({ id: 'first', name: '' }), variantName({ id: 'a', name: '' })]
    expect(variantName({ id: 'a', name: 'Without the wall' })).toBe('Without the wall')
    expect(a).toContain('A')
    expect(first).not.toBe(variantName({ id: 'FIRST', name: '' }))
  })

  it('is added as a copy, told, and ends the comparison', () => {
    const { app, session, table, told } = memoryApp()
    session.comparing = true
    const before = table.case
    expect(addVariant(app, 'Try')).toBe(true)
    expect(app.variants.all.map(({ id, name }) => [id, name])).toEqual([
      ['first', ''],
      ['a', 'Try']
    ])
    expect(table.case).toEqual(before)
    expect(session.comparing).toBe(false)
    expect(told().map(([kind]) => kind)).toEqual(['info'])
  })

  it('is not added where there are enough, and that is told', () => {
    const { app, session, told } = memoryApp()
    for (let n = 1; n < MOST_VARIANTS; n++) expect(addVariant(app)).toBe(true)
    session.comparing = true
    expect(addVariant(app)).toBe(false)
    expect(app.variants.all).toHaveLength(MOST_VARIANTS)
    expect(told().at(-1)).toEqual(['error', expect.stringContaining(String(MOST_VARIANTS))])
    expect(session.comparing).toBe(true)
  })

  it('takes the table with nothing selected, and keeps the selection where it is there already', () => {
    const { app, session } = memoryApp()
    addVariant(app)
    session.selected = 'thor'
    showVariant(app, 'a')
    expect(session.selected).toBe('thor')
    showVariant(app, 'first')
    expect([app.variants.active, session.selected]).toEqual(['first', null])
  })

  it('comes round the end, either way', () => {
    const { app } = memoryApp()
    addVariant(app)
    addVariant(app)
    const seen = ([1, 1, 1, -1, -1, -1] as const).map((by) => {
      stepVariant(app, by)
      return app.variants.active
    })
    expect(seen).toEqual(['first', 'a', 'b', 'a', 'first', 'b'])
  })

  it('is taken away with a way back, as long as its letter is free', () => {
    const { app, session, table } = memoryApp()
    addVariant(app, 'Try')
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    const variant = app.variants.all[1]!
    session.comparing = true
    session.selected = 'thor'
    removeVariant(app, variant)
    expect(app.variants.all).toHaveLength(1)
    expect(table.case.ruleset).toBe('heroclix-2012')
    expect([session.comparing, session.selected]).toEqual([false, null])
    const { action, text } = session.notices.at(-1)!
    expect(text).toContain('Try')
    expect(action?.valid?.()).toBe(true)
    session.selected = 'thor'
    action?.run()
    expect([app.variants.active, table.case.ruleset, session.selected]).toEqual(['a', 'heroclix-2010', null])
    expect(action?.valid?.()).toBe(false)
  })

  it('goes on comparing while there are two left, and the last one stays', () => {
    const { app, session, told } = memoryApp()
    addVariant(app)
    addVariant(app)
    session.comparing = true
    removeVariant(app, app.variants.all[1]!)
    expect(session.comparing).toBe(true)
    removeVariant(app, app.variants.all[1]!)
    const before = told().length
    removeVariant(app, app.variants.all[0]!)
    expect(app.variants.all).toHaveLength(1)
    expect(told()).toHaveLength(before)
  })
})
