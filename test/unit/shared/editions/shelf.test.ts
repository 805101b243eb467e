/** The editions of a case: their parents, their order, and refusals. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  idsOn,
  knowsEffect,
  MOST_EDITIONS,
  MOST_LINKS,
  rollNamesFor,
  rulesetFor,
  rulesetOn,
  SHIPPED,
  shelfOf,
  withEditions
} from '../../../../src/shared/editions/shelf.ts'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { editionFile } from '../../../support/editions.ts'

const problemsOf = (documents: readonly unknown[]) => {
  const shelf = withEditions(SHIPPED, documents)
  return shelf.ok ? [] : shelf.problems.map(({ code, path, message }) => ({ code, path, message }))
}

describe('a shelf', () => {
  it('lays editions over their parents in whatever order they come', () => {
    for (const documents of [
      [editionFile('north'), editionFile('corner')],
      [editionFile('corner'), editionFile('north')]
    ]) {
      const shelf = withEditions(SHIPPED, documents)
      if (!shelf.ok) throw new Error(JSON.stringify(shelf.problems))
      const north = rulesetOn(shelf.value, 'north-store')!
      expect(north.params.values.modifierLimit).toBe(1)
      expect(north.effects.get('perplex')!.clauses).toContainEqual(expect.objectContaining({ reach: { rangeValue: true, minimum: 4 } }))
      expect(north.brought!.founded).toBe('heroclix-2013')
      expect(idsOn(shelf.value)).toEqual(expect.arrayContaining(['north-store', 'corner-store', 'heroclix-2013']))
    }
    expect(rulesetOn(SHIPPED, 'corner-store')).toBeUndefined()
    expect(shippedRuleset('heroclix-2013')!.params.values.modifierLimit).not.toBe(2)
  })

  it('names both of two editions that are parents of each other, and a parent that is missing', () => {
    const cycle = problemsOf([editionFile('cycle-a'), editionFile('cycle-b')])
    expect(cycle[0]).toMatchObject({ code: 'parent-cycle' })
    expect(cycle[0]!.message).toMatch(/cycle-a, cycle-b/)
    expect(problemsOf([{ ...editionFile('cycle-a'), parent: { id: 'cycle-a' } }])[0]).toMatchObject({ code: 'parent-cycle' })
    const missing = problemsOf([editionFile('north')])
    expect(missing).toMatchObject([{ code: 'parent-missing', path: '/0/parent/id' }])
    expect(missing[0]!.message).toMatch(/corner-store.*heroclix-2013/)
  })

  it('takes a copy of an edition that ships for that edition, and refuses another one with its id', () => {
    const copy = JSON.parse(
      readFileSync(resolve(import.meta.dirname, '../../../../resources/editions/heroclix-2023.json'), 'utf8')
    ) as object
    const shelf = withEditions(SHIPPED, [copy])
    expect(shelf).toMatchObject({ ok: true, value: { brought: new Map() } })
    expect(shelf.ok && rulesetOn(shelf.value, 'heroclix-2023')).toBe(shippedRuleset('heroclix-2023'))
    expect(problemsOf([{ ...copy, version: '2' }])).toMatchObject([{ code: 'shipped-id', path: '/0/id' }])
  })

  it('refuses an id that ships, an id twice, and too many', () => {
    for (const id of ['heroclix-2012', 'heroscape-knockback'])
      expect(problemsOf([{ ...editionFile('corner'), id }])).toMatchObject([{ code: 'shipped-id', path: '/0/id' }])
    expect(problemsOf([editionFile('corner'), editionFile('corner-v4')])).toMatchObject([{ code: 'same-id', path: '/1/id' }])
    expect(problemsOf(Array.from({ length: MOST_EDITIONS + 1 }, () => editionFile('corner')))).toMatchObject([{ code: 'too-many' }])
  })

  it('refuses the id of an edition that may ship later, and takes one that only contains it', () => {
    for (const id of ['heroclix-2031', 'heroclix', 'clix-campaign-2', 'descent:2', 'heroscape-marvel'])
      expect(problemsOf([{ ...editionFile('corner'), id }])).toMatchObject([{ code: 'reserved-id', path: '/0/id' }])
    for (const id of ['our-heroclix-2031', 'heroclix2', 'descents']) expect(problemsOf([{ ...editionFile('corner'), id }])).toEqual([])
  })

  it('refuses more editions over each other than can be told apart, in any order', () => {
    const link = (number: number) => ({
      ...editionFile('north'),
      id: `link-${number}`,
      parent: { id: number === 1 ? 'heroclix-2013' : `link-${number - 1}` }
    })
    const chain = (length: number) => Array.from({ length }, (_, index) => link(index + 1))
    expect(problemsOf(chain(MOST_LINKS))).toEqual([])
    expect(problemsOf(chain(MOST_LINKS).reverse())).toEqual([])
    for (const documents of [chain(MOST_LINKS + 1), chain(MOST_LINKS + 1).reverse()])
      expect(problemsOf(documents).map(({ code, message }) => [code, /link-9.*flatten/.test(message)])).toEqual([['chain-too-long', true]])
  })

  it('refuses a parent whose rules are others than those it was made for', () => {
    const rules = `sha256:${'0'.repeat(64)}`
    const child = { ...editionFile('north'), parent: { id: 'corner-store', rules } }
    expect(problemsOf([editionFile('corner'), child])).toMatchObject([{ code: 'parent-other', path: '/1/parent/rules' }])
    const shelf = withEditions(SHIPPED, [editionFile('corner')])
    const real = shelf.ok ? rulesetOn(shelf.value, 'corner-store')!.brought!.rules : ''
    expect(problemsOf([editionFile('corner'), { ...child, parent: { id: 'corner-store', rules: real } }])).toEqual([])
  })
})

describe('a case', () => {
  const input = { ruleset: 'corner-store', editions: [editionFile('corner')] }

  it('has its own editions alone, made once for a list', () => {
    expect(rulesetFor(input)).toBe(rulesetFor(input))
    expect(rulesetFor({ ruleset: 'corner-store' })).toBeUndefined()
    expect(rulesetFor({ ruleset: 'heroclix-2012' })).toBe(shippedRuleset('heroclix-2012'))
    expect(shelfOf({ editions: [] })).toEqual({ ok: true, value: SHIPPED })
    expect(rulesetFor({ ruleset: 'corner-store', editions: [editionFile('cycle-a')] })).toBeUndefined()
  })

  it('knows the powers and the rolls of its editions', () => {
    expect([knowsEffect(input, 'night-watch'), knowsEffect({ ruleset: 'heroclix-2013' }, 'night-watch')]).toEqual([true, false])
    const file = editionFile('corner')
    const night = file.effects!['night-watch']!
    const clauses = [{ phase: 'attack', does: 'evade', rule: 'CS-3', roll: 'night-sense', from: 5 }]
    const rolling = { ...file, effects: { ...file.effects, 'night-watch': { ...night, clauses } } }
    expect(rollNamesFor({ ruleset: 'corner-store', editions: [rolling] }).get('night-sense')).toEqual(['night-watch'])
    expect(rollNamesFor({ ruleset: 'heroclix-2013' }).has('night-sense')).toBe(false)
  })
})
