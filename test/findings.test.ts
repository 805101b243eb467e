/** docs/findings.md names only tests and golden cases that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { caseFiles } from './cases/caseFiles.ts'

const ROOT = resolve(import.meta.dirname, '..')
const page = readFileSync(resolve(ROOT, 'docs/findings.md'), 'utf8')
const named = (what: RegExp): readonly string[] => [...new Set([...page.matchAll(what)].map(([, name]) => name!))]

it('every test that the page of findings names is there', () => {
  const tests = named(/`(test\/[\w./]+\.ts)`/g)
  expect(tests.length).toBeGreaterThan(50)
  expect(tests.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([])
})

it('every golden case that it names is there', () => {
  const ids = new Set(caseFiles().flatMap(({ cases }) => cases.map(({ id }) => id.split('@')[0])))
  const cases = named(/`(G-[\w-]+)`/g)
  expect(cases.length).toBeGreaterThan(90)
  expect(cases.filter((id) => !ids.has(id))).toEqual([])
})

it('every row says what holds it', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/held by \|$/.test(line))
  expect(rows.filter((row) => !/`(test\/|G-)/.test(row))).toEqual([])
})
