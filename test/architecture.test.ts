import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  cycles,
  featureTable,
  folderCycles,
  folderOf,
  folderTable,
  tableCycles,
  textViolations,
  unusedFeatures,
  violations
} from './support/architecture.ts'
import { SHIPPED_IDS, shippedRuleset } from '../src/shared/editions/shippedEditions.ts'
import { FOUNDATIONS, foundationOf } from '../src/shared/editions/foundations.ts'
import { effectNames } from './support/effectNames.ts'
import { readSources, sourceFile } from './support/sourceGraph.ts'

const SRC = resolve(import.meta.dirname, '../src')

/** Path and text of every script. */
const scripts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => [path.split(sep).join('/'), readFileSync(resolve(SRC, path), 'utf8')] as const)

/** A made-up source tree from paths and texts. */
const tree = (files: Readonly<Record<string, string>>): ReturnType<typeof readSources> =>
  Object.entries(files).map(([path, text]) => sourceFile(path, text))

describe('the source tree', () => {
  const files = readSources(SRC)

  it('is read at all', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(50)
  })

  it('keeps to the one-way table, has no cycle among files or folders, and its engine is exact and knows no ruleset by name', () => {
    expect(violations(files)).toEqual([])
  })

  it('has a table that itself allows no cycle', () => {
    expect(tableCycles()).toEqual([])
    const both = { a: { what: '', uses: ['b'] }, b: { what: '', uses: [], typesOf: ['a'] } }
    expect(tableCycles(both)).toEqual([['a', 'b', 'a']])
  })

  it('has texts that are named after the features which show them, as data too', () => {
    const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'))
    expect(paths).toContain('renderer/i18n/es/boardTexts.json')
    expect(textViolations(paths)).toEqual([])
  })

  it('has something about every feature of the list', () => {
    expect(unusedFeatures(files)).toEqual([])
    expect(unusedFeatures(files.filter(({ path }) => !path.includes('/timeline/')))).toEqual(['timeline'])
  })
})

describe('a panel that listens to arrows, numbers or letters', () => {
  /** Such a file names an arrow or tests a number or a letter. */
  const plainKeys = (text: string): boolean =>
    /onkeydown/.test(text) && /'Arrow(?:Up|Down|Left|Right)'|\[(?:event|key)\.key\]|\/\^\[(?:1-6|\\p\{L\}|\\d)|\/\^\\d\$/.test(text)
  const asks = (text: string): boolean => /hasModifier\(|\.altKey\b/.test(text)

  it('asks for Alt, Control and Command, which make another key of it', () => {
    const panels = readdirSync(resolve(SRC, 'renderer/panels'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .map((path) => [path.split(sep).join('/'), readFileSync(resolve(SRC, 'renderer/panels', path), 'utf8')] as const)
      .filter(([, text]) => plainKeys(text))
    expect(panels.length).toBeGreaterThan(8)
    expect(panels.filter(([, text]) => !asks(text)).map(([path]) => path)).toEqual([])
  })

  it('is reported if it does not', () => {
    const die = '<svelte:window onkeydown={(event) => { if (/^[1-6]$/.test(event.key)) enter() }} />'
    expect([plainKeys(die), asks(die), asks(`if (hasModifier(event)) return ${die}`)]).toEqual([true, false, true])
  })
})

describe('what an action is, holds and joins', () => {
  /** Paths of the files that read `act`, `grants` or `joins` of an effect. A carry clause also has an `act`. */
  const readers = (sources: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    sources
      .filter(([path]) => path !== 'shared/engine/action/shape.ts' && !path.startsWith('shared/rules/'))
      .filter(([, text]) => /(?<!clause|shapeOf\(effect\))\.(?:act|joins)\b|\beffect\??\.grants\b/.test(text))
      .map(([path]) => path)

  it('is read in one file', () => {
    expect(readers(scripts)).toEqual([])
    expect(readers([['shared/engine/a.ts', 'if (effect?.act === "free") return']])).toEqual(['shared/engine/a.ts'])
  })
})

describe('the engine', () => {
  /** Ids of all powers, abilities and team abilities: of the foundations and of every edition that ships. */
  const ids = new Set(
    [...FOUNDATIONS.map(foundationOf), ...SHIPPED_IDS.map((id) => shippedRuleset(id)!)].flatMap(({ effects }) => [...effects.keys()])
  )
  /** Names that remain, by file, each with its reason. */
  const REMAINING: Readonly<Record<string, readonly string[]>> = {}

  it('knows no power, ability or team ability by name: it finds them by their clauses', () => {
    expect(ids.size).toBeGreaterThan(300)
    const engine = resolve(SRC, 'shared/engine')
    const paths = scripts.flatMap(([path]) => (path.startsWith('shared/engine/') ? [path.slice('shared/engine/'.length)] : []))
    const found = effectNames(engine, paths, ids).map(({ path, line, name }) => `${path}:${line} ${name}`)
    expect(found.filter((one) => !REMAINING[one.split(':', 1)[0]!]?.includes(one.split(' ')[1]!))).toEqual([])
  }, 120_000)

  it.each([
    ['a question of what a figure can use', 'export const a = (can: { has(id: string): boolean }) => can.has("outwit")', ['outwit']],
    ['a comparison', 'export const a = (id: string) => id !== "ram"', ['ram']],
    ['a set of its own', 'export type A = "outwit" | "perplex"', ['outwit', 'perplex']],
    ['a list', 'export const a = ["swim", "thrown-object"]', ['swim']],
    ['a field', 'export const a: Record<string, string> = { "super-senses": "superSenses" }', ['super-senses']],
    ['a part of a key', 'export const a = (figure: string) => `${figure} wild-card`', ['wild-card']],
    ['the beginning of ids', 'export const a = (id: string) => id.startsWith("improved-")', ['improved-']],
    ['a pattern', 'export const a = /^improved-(movement|targeting)/', ['improved-']],
    ['nothing in a kind of clause', 'import type { Does } from "./words"\nexport const a = (does: Does) => does === "capture"', []],
    [
      'nothing in a choice among kinds',
      'import type { Clause, Does } from "./words"\nexport const a = (one: Clause<"capture">): Does => one.does',
      []
    ]
  ])('would not say %s', (_what, text, names) => {
    const words = 'export type Does = "capture" | "evade"\nexport interface Clause<D extends Does> { does: D }'
    const found = effectNames('/made-up', ['a.ts'], ids, { 'a.ts': text, 'words.ts': words })
    expect(found.map(({ name }) => name)).toEqual(names)
  })
})

describe('the dice and choices of a question', () => {
  /** Paths of the engine files that read a die or a choice without the oracle. */
  const readers = (sources: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    sources
      .filter(([path]) => path.startsWith('shared/engine/') && !path.startsWith('shared/engine/oracle/'))
      .filter(([, text]) => /\b(?:rolls|choices)(?:\?\.|!)?\[(?!\d)|\bchoices\?\.[a-zA-Z]/.test(text))
      .map(([path]) => path)

  it('are read through the oracle, which records what was asked for', () => {
    expect(scripts.length).toBeGreaterThan(500)
    expect(readers(scripts)).toEqual([])
    const reads = ['const die = event.rolls?.[figure]', 'const named = event.choices?.leadership']
    expect(readers(reads.map((text, index) => [`shared/engine/${index}.ts`, text]))).toEqual(['shared/engine/0.ts', 'shared/engine/1.ts'])
  })
})

describe('the table while an event is played', () => {
  /** Paths of the engine files that change a figure of a draft themselves. */
  const writers = (sources: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    sources
      .filter(([path]) => path.startsWith('shared/engine/') && path !== 'shared/engine/tokens/tableDraft.ts')
      .filter(([, text]) => /\.situation = (?:changed|withFigure)\(/.test(text))
      .map(([path]) => path)

  it('is written in one file: dial, tokens, squares and all else of a figure', () => {
    expect(writers(scripts)).toEqual([])
    expect(writers([['shared/engine/a.ts', 'play.situation = changed(play.situation, 0, { tokens: 1 })']])).toEqual(['shared/engine/a.ts'])
  })
})

describe('an attack and what its action costs', () => {
  /** Paths of the files that call a function of the engine themselves. */
  const callers = (name: string, sources: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    sources
      .filter(([path]) => path.startsWith('shared/') && !path.startsWith('shared/games/'))
      .filter(([, text]) => new RegExp(`(?<!function )\\b${name}\\(`).test(text))
      .map(([path]) => path)
      .sort()

  it('are played by a question, by an event and for every roll of one, and by nothing else: the search for best turns plays events', () => {
    expect(callers('resolveAttack', scripts)).toEqual([
      'shared/cases/questions/attack.ts',
      'shared/engine/odds/attackOutcomes.ts',
      'shared/engine/timeline/attacks/attacking.ts'
    ])
    expect(callers('payForAction', scripts)).toEqual([
      'shared/engine/attack/actionEnds.ts',
      'shared/engine/attack/resolve.ts',
      'shared/engine/timeline/play/paying.ts'
    ])
    expect(callers('payForAction', [['shared/a.ts', 'payForAction(tally, id, [])']])).toEqual(['shared/a.ts'])
  })

  it('are over before the search for best turns goes on from the table that they leave: it changes no figure itself but where one stands', () => {
    const writes = (text: string): boolean => /\bnew Tally\(|, \{ (?:click|tokens|counters)[:,]/.test(text)
    const search = scripts.filter(([path]) => path.startsWith('shared/engine/preparation/'))
    expect(search.length).toBeGreaterThan(10)
    expect(search.filter(([, text]) => writes(text)).map(([path]) => path)).toEqual([])
    expect(writes('changed(place, index, { tokens: user.tokens })')).toBe(true)
  })
})

describe('the check itself finds', () => {
  it.each([
    [
      'an import upwards',
      { 'shared/grid/a.ts': 'import { b } from "../engine/b.ts"', 'shared/engine/b.ts': 'export const b = 1' },
      'shared/grid may not import shared/engine'
    ],
    [
      'a type import upwards',
      { 'shared/grid/a.ts': 'import type { B } from "../engine/b.ts"', 'shared/engine/b.ts': 'export type B = 1' },
      'shared/grid may not import shared/engine'
    ],
    [
      'an edition in the engine',
      { 'shared/engine/a.ts': 'import { b } from "../rules/summaries/b.ts"', 'shared/rules/summaries/b.ts': 'export const b = 1' },
      'shared/engine may not import shared/rules'
    ],
    [
      'a value where only types may pass',
      { 'renderer/board/a.ts': 'import { b } from "../../shared/engine/b.ts"', 'shared/engine/b.ts': 'export const b = 1' },
      'renderer/board may import only types of shared/engine'
    ],
    [
      'the board outside its host',
      {
        'renderer/panels/A.svelte': '<script lang="ts">import { b } from "../board/b.ts"</script>',
        'renderer/board/b.ts': 'export const b = 1'
      },
      'renderer/panels may not import renderer/board'
    ],
    [
      'a dynamic import',
      { 'shared/cases/a.ts': 'export const a = () => import("../../cli/b.ts")', 'cli/b.ts': 'export const b = 1' },
      'shared/cases may not import cli'
    ],
    [
      'an import() type',
      { 'shared/grid/a.ts': 'export type A = import("../cases/b.ts").B', 'shared/cases/b.ts': 'export type B = 1' },
      'shared/grid may not import shared/cases'
    ],
    [
      'a re-export',
      { 'shared/grid/a.ts': 'export const c = 1\nexport { b } from "../rules/b.ts"', 'shared/rules/b.ts': 'export const b = 1' },
      'shared/grid may not import shared/rules'
    ],
    [
      'a package where it does not belong',
      { 'shared/engine/a.ts': 'import { v } from "valibot"' },
      'shared/engine may not use this package'
    ],
    ['Node in shared', { 'shared/cases/a.ts': 'import { readFileSync } from "node:fs"' }, 'shared/cases may not use this package'],
    ['Dexie outside storage', { 'renderer/model/a/a.ts': 'import Dexie from "dexie"' }, 'renderer/model may not use this package'],
    [
      'a model that acts',
      { 'renderer/model/table/a.ts': 'import { b } from "../../actions/table/b.ts"', 'renderer/actions/table/b.ts': 'export const b = 1' },
      'renderer/model may not import renderer/actions'
    ],
    [
      'a model that knows the app as a type',
      { 'renderer/model/table/a.ts': 'import type { App } from "../../actions/app.ts"', 'renderer/actions/app.ts': 'export type App = 1' },
      'renderer/model may not import renderer/actions'
    ],
    [
      'an action that shows',
      { 'renderer/actions/table/a.ts': 'import B from "../../panels/table/B.svelte"', 'renderer/panels/table/B.svelte': '<p></p>' },
      'renderer/actions may not import renderer/panels'
    ],
    [
      'a folder of the model that is no feature',
      { 'renderer/model/helpers/a.ts': 'export const a = 1' },
      'renderer/model/helpers is called as no feature'
    ],
    [
      'a folder of the actions that is no feature',
      { 'renderer/actions/misc/b/a.ts': 'export const a = 1' },
      'renderer/actions/misc is called as no feature'
    ],
    [
      'a file of texts that is named after no feature',
      { 'renderer/i18n/es/hexTexts.ts': 'export const a = 1' },
      'renderer/i18n/es/hexTexts.ts is called as no feature'
    ],
    [
      'a file of texts that is named after no folder of its feature',
      { 'renderer/i18n/es/eventCellarTexts.ts': 'export const a = 1', 'renderer/panels/event/door/A.svelte': '<p></p>' },
      'renderer/i18n/es/eventCellarTexts.ts is called as no feature'
    ],
    [
      'a folder of the panels that is no feature',
      { 'renderer/panels/pieces/A.svelte': '<p></p>' },
      'renderer/panels/pieces is called as no feature'
    ],
    ['a missing file', { 'shared/grid/a.ts': 'import { b } from "./b.ts"' }, 'there is no such file'],
    ['a folder without a place', { 'shared/helpers/a.ts': 'export const a = 1' }, 'lies in no folder'],
    ['a barrel', { 'shared/grid/index.ts': 'export * from "./a.ts"', 'shared/grid/a.ts': 'export const a = 1' }, 'only passes exports on'],
    ['the time', { 'shared/engine/a.ts': 'export const a = Date.now()' }, 'uses Date'],
    ['chance', { 'shared/engine/a.ts': 'export const a = Math.random()' }, 'uses Math.random'],
    ['rounding', { 'shared/grid/a.ts': 'export const a = Math.sqrt(2)' }, 'uses Math.sqrt'],
    ['rounding by another name', { 'shared/grid/a.ts': 'const { sqrt } = Math\nexport const a = sqrt(2)' }, 'uses Math as a whole'],
    ['the console', { 'shared/grid/a.ts': 'console.log(1)' }, 'uses console'],
    [
      'a ruleset by name',
      { 'shared/engine/a.ts': 'export const a = (id: string) => id === "heroclix-2012"' },
      'names the ruleset heroclix-2012'
    ]
  ])('%s', (_what, files, sentence) => {
    expect(violations(tree(files)).join('\n')).toContain(sentence)
  })

  it('cycles, through types and Svelte files too, with their whole path', () => {
    const files = tree({
      'renderer/model/a/a.ts': 'import type { B } from "./b.ts"\nexport type A = B',
      'renderer/model/a/b.ts': 'import { c } from "./c.ts"\nexport type B = typeof c',
      'renderer/model/a/c.ts': 'import type { A } from "./a.ts"\nexport const c: A | 1 = 1',
      'renderer/panels/D.svelte': '<script lang="ts">import E from "./E.svelte"</script>',
      'renderer/panels/E.svelte': '<script lang="ts">import D from "./D.svelte"</script>'
    })
    expect(cycles(files)).toEqual([
      ['renderer/model/a/a.ts', 'renderer/model/a/b.ts', 'renderer/model/a/c.ts', 'renderer/model/a/a.ts'],
      ['renderer/panels/D.svelte', 'renderer/panels/E.svelte', 'renderer/panels/D.svelte']
    ])
    expect(violations(files).filter((one) => one.startsWith('import cycle'))).toHaveLength(2)
  })

  it('nothing in what is allowed', () => {
    expect(
      violations(
        tree({
          'shared/base/result.ts': 'export const ok = 1',
          'shared/contract/case.ts': 'export interface ClixCase { readonly id: string }',
          'shared/rules/vocabulary/vocabulary.ts': 'export const PHASES = ["attack"]',
          'shared/rules/vocabulary/specialTerrain.ts': 'export interface Rule { readonly date: string }',
          'shared/engine/a.ts':
            'import { PHASES } from "../rules/vocabulary/vocabulary.ts"\nimport type { Rule } from "../rules/vocabulary/specialTerrain.ts"\n' +
            'import type { ClixCase } from "../contract/case.ts"\nexport const a = (rule: Rule, one: ClixCase) => Math.max(PHASES.length, rule.date.length, one.id.length)',
          'renderer/board/b.ts': 'import type { a } from "../../shared/engine/a.ts"\nexport type B = typeof a',
          'renderer/panels/board/BoardHost.svelte': '<script lang="ts">import type { B } from "../../board/b.ts"; let b: B</script>'
        })
      )
    ).toEqual([])
  })

  it('folders that import each other, through others and through their own folders', () => {
    const files = tree({
      'shared/engine/a.ts': 'import { b } from "./line/b.ts"\nexport const a = b',
      'shared/engine/line/b.ts': 'export const b = 1',
      'shared/engine/line/c.ts': 'import type { D } from "../d.ts"\nexport const c: D = 1',
      'shared/engine/d.ts': 'export type D = 1'
    })
    expect(cycles(files)).toEqual([])
    expect(folderCycles(files)).toEqual([['shared/engine', 'shared/engine/line', 'shared/engine']])
    expect(violations(files)).toEqual(['folders import each other: shared/engine → shared/engine/line → shared/engine'])
  })

  it('features that import each other, though none of their folders do', () => {
    const files = tree({
      'renderer/model/question/title.ts': 'import { b } from "../table/edit/b.ts"\nexport const a = b',
      'renderer/model/table/edit/b.ts': 'export const b = 1',
      'renderer/model/table/ask/c.ts': 'import { d } from "../../question/kinds/d.ts"\nexport const c = d',
      'renderer/model/question/kinds/d.ts': 'export const d = 1'
    })
    expect(folderCycles(files)).toEqual([])
    expect(violations(files)).toEqual(['parts import each other: renderer/model/question → renderer/model/table → renderer/model/question'])
  })

  it('a pile of files beside folders', () => {
    const pile = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`shared/grid/a${n}.ts`, 'export const a = 1']))
    expect(violations(tree(pile))).toEqual([])
    expect(violations(tree({ ...pile, 'shared/grid/line/b.ts': 'export const b = 1' })).join()).toContain('13 files beside its folders')
    const flat = (folder: string): Record<string, string> =>
      Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`${folder}/a${n}.ts`, 'export const a = 1']))
    expect(violations(tree(flat('shared/grid'))).join()).toContain('25 files and no folders')
    expect(violations(tree(flat('shared/cases/questions')))).toEqual([])
  })

  it('the folder of a file by the longest one that it lies in', () => {
    expect(folderOf('shared/rules/vocabulary/ruleset.ts')).toBe('shared/rules/vocabulary')
    expect(folderOf('shared/rules/foundation.ts')).toBe('shared/rules')
    expect(folderOf('renderer/main.ts')).toBe('renderer')
    expect(folderOf('elsewhere/a.ts')).toBeNull()
  })
})

/** Tests of what several files of a folder, or of folders in it, do together: all others are called as the one source is that they test. */
const ABOUT_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  cli: ['heroscape'],
  device: ['overSockets'],
  host: ['attacks', 'ending', 'guards', 'hostile', 'kills', 'limits', 'release', 'room', 'wire', 'writeOrder'],
  main: ['durability'],
  'renderer/actions/board': ['boardTools'],
  'renderer/actions/event': ['showEntry'],
  'renderer/actions/figures': ['ownFigures'],
  'renderer/actions/importing': ['throughTheGate'],
  'renderer/actions/mapRoom': ['variants'],
  'renderer/actions/timeline': ['turnsStay'],
  'renderer/board/paint': ['colourBlindness'],
  'renderer/i18n': ['manual', 'translations'],
  'renderer/model/board': ['walks'],
  'renderer/model/event': ['dayOfEvent', 'clockMoved'],
  'renderer/model/figures': ['figureWords'],
  'renderer/model/importing': ['rows'],
  'renderer/model/question': ['givenCases'],
  'renderer/model/table': ['campaign', 'timelineOnce'],
  'renderer/model/typed': ['mapLines', 'typedLanguages'],
  'renderer/model/window': ['notices'],
  'renderer/panels': ['fieldLengths', 'noMarkup'],
  'renderer/panels/ui': ['tokens'],
  'renderer/platform': ['inTheirLanguage'],
  'renderer/platform/journal': ['oneWindow'],
  'renderer/storage': ['figureRows', 'mapRows', 'mixedWriters', 'slowSave', 'sweeps'],
  'renderer/storage/journal': ['journaledWrites', 'recoverFiles'],
  'renderer/storage/rows': ['behaviour', 'frozenSaves', 'setAtOnce'],
  'shared/cases': ['unknownFields'],
  'shared/cases/change': ['doors', 'survivors'],
  'cli/verbs': ['editionChecks'],
  'shared/editions': ['heroclix2023'],
  'shared/engine/budget': ['otherQuestions'],
  'shared/formats': ['countedFiles', 'foreignGate', 'saltmereFigures', 'tooMuch', 'trainingFigures', 'unreadFields', 'wholeFiles'],
  'shared/formats/documents': ['hostileValues'],
  'shared/formats/exporting': ['exporting'],
  'shared/formats/exportingFigures': ['exportingFigures'],
  'shared/formats/foreign': ['foreign', 'otherTexts'],
  'shared/formats/foreignFigures': ['foreignFigures'],
  'shared/games/heroscape': ['fuzz'],
  'shared/mapCheck': ['mapCheck'],
  'shared/scene': ['groundRows'],
  'shared/tournament/league': ['league'],
  'shared/tournament/pairing': ['publicEvents'],
  'shared/venue': ['contract']
}

describe('a unit test', () => {
  const unit = resolve(import.meta.dirname, 'unit')
  const tests = readdirSync(unit, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) =>
      file
        .split(sep)
        .join('/')
        .replace(/(\.svelte)?\.test\.ts$/, '')
    )
  const several = Object.entries(ABOUT_SEVERAL).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
  const hasSource = (test: string): boolean => ['.ts', '.svelte', '.svelte.ts'].some((ending) => existsSync(resolve(SRC, test + ending)))

  it('lies where its source lies, and is called as that is', () => {
    expect(tests.length).toBeGreaterThan(100)
    expect(hasSource('shared/grid/nothing')).toBe(false)
    expect(tests.filter((test) => !hasSource(test) && !several.includes(test))).toEqual([])
  })

  it('is of several sources only where it is said to be, in their folder', () => {
    expect(several.filter((test) => !tests.includes(test) || hasSource(test))).toEqual([])
    expect(Object.keys(ABOUT_SEVERAL).filter((folder) => !existsSync(resolve(SRC, folder)))).toEqual([])
  })
})

it('docs/architecture.md holds the table as it is', () => {
  expect(readFileSync(resolve(SRC, '../docs/architecture.md'), 'utf8')).toContain(folderTable())
})

it('and the features', () => {
  expect(readFileSync(resolve(SRC, '../docs/architecture.md'), 'utf8')).toContain(featureTable())
})
