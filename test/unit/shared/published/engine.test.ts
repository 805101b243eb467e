/** The published surface of the engine: what it refuses, and that it answers as the app does. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineManifest } from '../../../../scripts/packEngine.mjs'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import * as published from '../../../../src/shared/published/engine.ts'
import { editionFile } from '../../../support/editions.ts'
import { engineExamples } from '../../../support/engineExamples.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const FIRST = readFileSync(resolve(ROOT, 'test/cases/first-ruling.clixcase'), 'utf8')
const { answer, changesTo, checkEvent, checkMap, checkQuestion, rulesets, tableOf } = published

const value = <T>(result: published.Result<T>): T => {
  if (!result.ok) throw new Error(result.problems[0]!.message)
  return result.value
}
const problems = (result: published.Result<unknown>): readonly string[] => (result.ok ? [] : result.problems.map(({ code }) => code))

describe('the published engine', () => {
  it('names what its README names, and each of it is used or listed there', () => {
    const readme = readFileSync(resolve(ROOT, 'docs/engine-package.md'), 'utf8')
    const listed = [...readme.matchAll(/^\| (`.*?) \| /gm)].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)/g)].map(([, name]) => name))
    expect(listed.sort()).toEqual(Object.keys(published).sort())
    expect(engineExamples()).toHaveLength(6)
  })

  it.each(engineExamples())('prints what its README says: $title', ({ code, prints }) => {
    const lines: string[] = []
    const named = code.replace(/import (\{.*?\}) from 'linejudge-engine'/, 'const $1 = published')
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are ours
    const run = new Function('published', 'console', named) as (
      engine: typeof published,
      console: { log: (...words: unknown[]) => void }
    ) => void
    run(published, { log: (...words) => lines.push(words.join(' ')) })
    expect(`${lines.join('\n')}\n`).toBe(prints)
  })

  it('rules by a shelf as by a case that brings the documents, and says what is wrong with one', () => {
    const [corner, north] = [editionFile('corner'), editionFile('north')]
    const both = value(published.shelf([JSON.stringify(north), corner]))
    expect(both.editions.map(({ id, parent }) => [id, parent])).toEqual([
      ['north-store', 'corner-store'],
      ['corner-store', 'heroclix-2013']
    ])
    const [one] = (JSON.parse(readFileSync(resolve(ROOT, 'test/fixtures/editions/cases/modifiers.json'), 'utf8')) as object[]).slice(-1)
    const asked = { ...one!, ruleset: 'north-store' }
    const byShelf = answer(value(checkQuestion(asked, both)))
    const byCase = answer(value(checkQuestion({ ...asked, editions: [corner, north] })))
    expect(JSON.stringify(byShelf)).toBe(JSON.stringify(byCase))
    expect(byShelf).toMatchObject({ value: 10, edition: { id: 'north-store', rules: both.editions[0]!.rules } })
    expect(problems(checkQuestion(asked))).toEqual(['wrong-value'])
    expect(answer(value(checkQuestion(FIRST, both)))).toEqual(answer(value(checkQuestion(FIRST))))
    expect(value(published.checkEdition(north, value(published.shelf([corner])))).id).toBe('north-store')
    expect(problems(published.checkEdition(north))).toEqual(['parent-missing'])
    expect(problems(published.shelf(['{']))).toEqual(['syntax'])
    expect(value(published.checkEdition({ ...corner, words: {} })).warnings).toEqual([])
    for (const input of [null, undefined, 5, [], {}, { format: 'linejudge-edition/9' }])
      expect(published.checkEdition(input).ok).toBe(false)
    expect(() => checkQuestion(FIRST, { editions: [] })).toThrow('no shelf')
  })

  it('answers as the app does, from text and from parsed JSON', () => {
    const app = answerQuestion(value(parseQuestion(JSON.parse(FIRST))))
    expect(answer(value(checkQuestion(FIRST)))).toEqual(app)
    expect(answer(value(checkQuestion(JSON.parse(FIRST))))).toEqual(app)
    expect(answer(value(checkQuestion(FIRST)), 0).verdict).toBe('unfinished')
    expect(changesTo(value(checkQuestion(FIRST)))?.proposals.length).toBeGreaterThan(0)
  })

  it('says what is wrong with its place, and never throws', () => {
    expect(problems(checkQuestion('{'))).toEqual(['syntax'])
    expect(problems(checkMap('{'))).toEqual(['syntax'])
    expect(problems(checkEvent('{'))).toEqual(['syntax'])
    for (const check of [checkQuestion, checkMap, checkEvent])
      for (const input of [null, undefined, 5, [], {}, { format: 'clixcase/9' }]) expect(check(input).ok).toBe(false)
  })

  it('answers only what was checked', () => {
    const copy = { ...value(checkQuestion(FIRST)) }
    expect(() => answer(copy)).toThrow('not checked')
    expect(() => changesTo(copy)).toThrow('not checked')
    expect(() => tableOf(copy)).toThrow('not checked')
  })

  it('has no table and no changes for questions without a board', () => {
    const odds = value(checkQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'odds', needed: 7 } }))
    expect(answer(odds).kind).toBe('odds')
    expect(problems(tableOf(odds))).toEqual(['no-table'])
    expect(changesTo(odds)).toBeNull()
  })

  it('asks every square of a table', () => {
    const table = value(tableOf(value(checkQuestion(FIRST))))
    const { figures = [], ask } = JSON.parse(FIRST) as {
      figures: { id: string; at: [number, number] }[]
      ask: { from: string; to: string }
    }
    const at = figures.find(({ id }) => id === ask.to)!.at
    expect(table.line(ask.from, at)?.verdict).toBe('hindered')
    expect(table.lines(ask.from)?.hindered).toContainEqual(at)
    expect(table.lines('nobody')).toBeNull()
    expect(table.reach('nobody')).toBeNull()
    expect(table.reach(ask.from)?.costs.some((cost) => cost === 1)).toBe(true)
  })

  it('tells of an event what its format does not name, and folds its facts once', () => {
    const event = value(
      checkEvent({
        format: 'linejudge-event/1',
        id: 'e',
        weather: 'fine',
        log: ['a', 'b'].map((player) => ({ do: 'register', player, name: player })),
        ask: [{ kind: 'standings' }]
      })
    )
    expect(event.unknown).toEqual(['/weather'])
    expect(event.standings().rows).toHaveLength(2)
    expect(event.answer().answers).toEqual([{ kind: 'standings', ...event.standings() }])
    expect(event.pairNext(1)).toEqual(event.pairNext(1))
  })

  it('lists every ruleset', () => {
    expect(rulesets).toContain('heroclix-2013')
    expect(rulesets).toContain('descent-2e')
  })
})

describe('the manifest of the package', () => {
  const project = {
    version: '1.2.3',
    license: 'UNLICENSED',
    engines: { node: '>=20' },
    dependencies: { valibot: '1.5.0', svelte: '5.0.0' }
  }

  it('depends on valibot alone, and cannot be published before a licence is chosen', () => {
    expect(engineManifest(project)).toMatchObject({
      private: true,
      license: 'UNLICENSED',
      dependencies: { valibot: '1.5.0' },
      version: '1.2.3'
    })
    expect(Object.keys(engineManifest(project).dependencies)).toEqual(['valibot'])
    expect(engineManifest({ ...project, license: 'MIT' })).not.toHaveProperty('private')
  })
})
