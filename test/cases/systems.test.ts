/** Every system that the documents describe has a state, and what is said to work is shown. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/shared/rules/systems/all.ts'
import { goldenRulings, rulingOf } from './goldenRulings.ts'
import { isTest } from './systems.ts'

/** How many systems the documents describe: none can be lost here unnoticed. */
const SYSTEMS = 92

/** No ruling depends on which month brought a sentence. */
const WITHOUT_RULING = ['months-of-the-guide']

const SENTENCE = /^[A-Z].+\.$/s
const golden = new Map(goldenRulings().map(({ one }) => [one.id, one]))

describe('the systems of the documents', () => {
  it('are each there once, by number and by id', () => {
    expect(systems.map(({ number }) => number)).toEqual(Array.from({ length: SYSTEMS }, (_, index) => index + 1))
    const ids = systems.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('say what is lacking unless they work', () => {
    const wrong = systems.filter(({ state, lacks }) => (state === 'works' ? lacks !== undefined : !SENTENCE.test(lacks ?? '')))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('that work, wholly or partly, are shown', () => {
    const unshown = systems.filter(({ state, shownBy }) => (state === 'works' || state === 'partly') && shownBy.length === 0)
    expect(unshown.map(({ id }) => id)).toEqual([])
  })

  it('that do not wholly work say in a ruling what is missing', () => {
    const tells = (name: string): boolean => {
      const one = golden.get(name)
      if (!one) return false
      const { verdict, notConsidered } = rulingOf(one)
      return verdict === 'judge' || notConsidered.length > 0
    }
    const unsaid = systems.filter(
      ({ id, state, shownBy }) => (state === 'partly' || state === 'told') && !WITHOUT_RULING.includes(id) && !shownBy.some(tells)
    )
    expect(unsaid.map(({ number, id }) => `${number} ${id}`)).toEqual([])
  })

  it('are shown by golden cases that are ruled on, and by tests that are there', () => {
    const there = (name: string): boolean => (isTest(name) ? existsSync(new URL(`../../${name}`, import.meta.url)) : golden.has(name))
    expect(systems.flatMap(({ id, shownBy }) => shownBy.filter((name) => !there(name)).map((name) => `${id}: ${name}`))).toEqual([])
  })
})
