import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycles, partOf, violations } from './support/architecture.ts'
import { readSources, sourceFile } from './support/sourceGraph.ts'

const SRC = resolve(import.meta.dirname, '../src')

/** A made-up source tree from paths and texts. */
const tree = (files: Readonly<Record<string, string>>): ReturnType<typeof readSources> =>
  Object.entries(files).map(([path, text]) => sourceFile(path, text))

describe('the source tree', () => {
  const files = readSources(SRC)

  it('is read at all', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(50)
  })

  it('keeps to the one-way table, has no import cycle, and its engine is exact and knows no ruleset by name', () => {
    expect(violations(files)).toEqual([])
  })
})

describe('the check itself finds', () => {
  it.each([
    ['an import upwards', { 'shared/grid/a.ts': 'import { b } from "../engine/b.ts"', 'shared/engine/b.ts': 'export const b = 1' }, 'grid may not import engine'],
    ['a type import upwards', { 'shared/grid/a.ts': 'import type { B } from "../engine/b.ts"', 'shared/engine/b.ts': 'export type B = 1' }, 'grid may not import engine'],
    ['an edition in the engine', { 'shared/engine/a.ts': 'import { b } from "../rules/editions/b.ts"', 'shared/rules/editions/b.ts': 'export const b = 1' }, 'never an edition'],
    ['a value where only types may pass', { 'renderer/board/a.ts': 'import { b } from "../../shared/engine/b.ts"', 'shared/engine/b.ts': 'export const b = 1' }, 'board may import only types of engine'],
    ['the board outside its host', { 'renderer/panels/A.svelte': '<script lang="ts">import { b } from "../board/b.ts"</script>', 'renderer/board/b.ts': 'export const b = 1' }, 'panels may not import board'],
    ['a dynamic import', { 'shared/cases/a.ts': 'export const a = () => import("../../cli/b.ts")', 'cli/b.ts': 'export const b = 1' }, 'cases may not import cli'],
    ['an import() type', { 'shared/grid/a.ts': 'export type A = import("../cases/b.ts").B', 'shared/cases/b.ts': 'export type B = 1' }, 'grid may not import cases'],
    ['a re-export', { 'shared/grid/a.ts': 'export const c = 1\nexport { b } from "../rules/b.ts"', 'shared/rules/b.ts': 'export const b = 1' }, 'grid may not import rules'],
    ['a package where it does not belong', { 'shared/engine/a.ts': 'import { v } from "valibot"' }, 'engine may not use this package'],
    ['Node in shared', { 'shared/cases/a.ts': 'import { readFileSync } from "node:fs"' }, 'cases may not use this package'],
    ['Dexie outside storage', { 'renderer/state/a.ts': 'import Dexie from "dexie"' }, 'state may not use this package'],
    ['a missing file', { 'shared/grid/a.ts': 'import { b } from "./b.ts"' }, 'there is no such file'],
    ['a folder without a place', { 'shared/helpers/a.ts': 'export const a = 1' }, 'belongs to no part'],
    ['a barrel', { 'shared/grid/index.ts': 'export * from "./a.ts"', 'shared/grid/a.ts': 'export const a = 1' }, 'only passes exports on'],
    ['the time', { 'shared/engine/a.ts': 'export const a = Date.now()' }, 'uses Date'],
    ['chance', { 'shared/engine/a.ts': 'export const a = Math.random()' }, 'uses Math.random'],
    ['rounding', { 'shared/grid/a.ts': 'export const a = Math.sqrt(2)' }, 'uses Math.sqrt'],
    ['rounding by another name', { 'shared/grid/a.ts': 'const { sqrt } = Math\nexport const a = sqrt(2)' }, 'uses Math as a whole'],
    ['the console', { 'shared/grid/a.ts': 'console.log(1)' }, 'uses console'],
    ['a ruleset by name', { 'shared/engine/a.ts': 'export const a = (id: string) => id === "heroclix-2012"' }, 'names the ruleset heroclix-2012']
  ])('%s', (_what, files, sentence) => {
    expect(violations(tree(files)).join('\n')).toContain(sentence)
  })

  it('cycles, through types and Svelte files too, with their whole path', () => {
    const files = tree({
      'renderer/state/a.ts': 'import type { B } from "./b.ts"\nexport type A = B',
      'renderer/state/b.ts': 'import { c } from "./c.ts"\nexport type B = typeof c',
      'renderer/state/c.ts': 'import type { A } from "./a.ts"\nexport const c: A | 1 = 1',
      'renderer/panels/D.svelte': '<script lang="ts">import E from "./E.svelte"</script>',
      'renderer/panels/E.svelte': '<script lang="ts">import D from "./D.svelte"</script>'
    })
    expect(cycles(files)).toEqual([
      ['renderer/state/a.ts', 'renderer/state/b.ts', 'renderer/state/c.ts', 'renderer/state/a.ts'],
      ['renderer/panels/D.svelte', 'renderer/panels/E.svelte', 'renderer/panels/D.svelte']
    ])
    expect(violations(files).filter((one) => one.startsWith('import cycle'))).toHaveLength(2)
  })

  it('nothing in what is allowed', () => {
    expect(violations(tree({
      'shared/result.ts': 'export const ok = 1',
      'shared/cases/case.ts': 'export interface ClixCase { readonly id: string }',
      'shared/rules/vocabulary.ts': 'export const PHASES = ["attack"]',
      'shared/rules/specialTerrain.ts': 'export interface Rule { readonly date: string }',
      'shared/engine/a.ts': 'import { PHASES } from "../rules/vocabulary.ts"\nimport type { Rule } from "../rules/specialTerrain.ts"\n' +
        'import type { ClixCase } from "../cases/case.ts"\nexport const a = (rule: Rule, one: ClixCase) => Math.max(PHASES.length, rule.date.length, one.id.length)',
      'renderer/board/b.ts': 'import type { a } from "../../shared/engine/a.ts"\nexport type B = typeof a',
      'renderer/panels/BoardHost.svelte': '<script lang="ts">import type { B } from "../board/b.ts"; let b: B</script>'
    }))).toEqual([])
  })

  it('the part of a file by the longest path that fits', () => {
    expect(partOf('shared/cases/case.ts')).toBe('case types')
    expect(partOf('shared/cases/answer.ts')).toBe('cases')
    expect(partOf('renderer/main.ts')).toBe('renderer')
    expect(partOf('elsewhere/a.ts')).toBeNull()
  })
})
