import { describe, expect, it } from 'vitest'
import { parseAskText } from '../../../../../src/renderer/model/typed/askText.ts'
import { table } from '../../../../support/tablePosition.ts'

const asked = (text: string) => {
  const parsed = parseAskText(table, text)
  return parsed.ok ? parsed.value : parsed.problems[0]?.code
}

describe('what is typed into the ask field', () => {
  it.each([
    ['thor > iron man', 'thor', 'iron-man'],
    ['thor -> iron-man', 'thor', 'iron-man'],
    ['thor iron man', 'thor', 'iron-man'],
    ['iron fist thor', 'iron-fist', 'thor'],
    ['tho man', 'thor', 'iron-man'],
    ['thor to fist', 'thor', 'iron-fist'],
    ['giganto, thor', 'giganto', 'thor'],
    ['THOR vs IRON MAN', 'thor', 'iron-man']
  ])('%s', (text, from, to) => {
    expect(asked(text)).toEqual({ from, to, kind: null })
  })

  it('takes squares, and the figure that stands in one', () => {
    expect(asked('B4 G7')).toEqual({ from: [1, 3], to: [6, 6], kind: null })
    expect(asked('b2 h8')).toEqual({ from: 'thor', to: [7, 7], kind: null })
    expect(asked('thor a8')).toEqual({ from: 'thor', to: 'giganto', kind: null })
  })

  it('takes a verb as the kind of question', () => {
    expect(asked('thor attacks iron man')).toEqual({ from: 'thor', to: 'iron-man', kind: 'attack' })
    expect(asked('thor targets fist')).toEqual({ from: 'thor', to: 'iron-fist', kind: 'can-target' })
  })

  it('takes one name as the first end', () => {
    expect(asked('thor')).toEqual({ from: 'thor', to: null, kind: null })
  })

  it.each([
    ['thor attacks', 'attack'],
    ['thor  targets ', 'can-target'],
    ['thor >', null]
  ])('takes “%s” as a question whose target is still to be chosen', (text, kind) => {
    expect(asked(text)).toEqual({ from: 'thor', to: '', kind })
  })

  it('takes a name that ends like a verb as a name', () => {
    const hits = { ...table, figures: [...table.figures!, { id: 'hits', name: 'Big Hits', side: 'red', at: [0, 1] as [number, number] }] }
    expect(parseAskText(hits, 'big hits')).toMatchObject({ ok: true, value: { from: 'hits', to: null } })
  })

  it.each([
    ['', 'empty'],
    ['iron > thor', 'ambiguous'],
    ['loki > thor', 'unknown'],
    ['B4 Z9', 'off-board'],
    ['thor > thor', 'same'],
    ['thor > iron man > fist', 'too-many']
  ])('refuses “%s” with a sentence (%s)', (text, code) => {
    expect(asked(text)).toBe(code)
    const parsed = parseAskText(table, text)
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toMatch(/^[A-Z“].*\.$/)
  })

  it('names the figures that an ambiguous name may mean', () => {
    const parsed = parseAskText(table, 'iron > thor')
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toContain('Iron Man, Iron Fist')
  })
})
