/**
 * How vitest runs the tests of `npm run mutants`: first every test as it is, while it is written down which tests come to which switch (switch.mjs);
 * then, in the same process, mutant after mutant with the tests alone that come to it, the quickest first, until one fails. The process that began
 * this one reads what is written in LINEJUDGE_MUTANTS and begins another where this one does not end.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTests } from '@vitest/runner'
import { vi } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'
import { WAITED } from './nodeTests.mjs'

/** @typedef {import('@vitest/runner').Test} Test */
/** @typedef {import('@vitest/runner').Suite} Suite */
/** @typedef {import('@vitest/runner').File} File */
/** Which tests come to which switch and how often, how long tests take in milliseconds, and those that fail without any mutant.
 * @typedef {{ reached: [number, [string, number][]][], took: Record<string, number>, failing: string[] }} Coverage */

const folder = process.env.LINEJUDGE_MUTANTS ?? ''
const COVERAGE = join(folder, 'coverage.json')
const OUTCOMES = join(folder, 'outcomes.jsonl')
const BEAT = join(folder, 'beat.json')
/** A switch that is come to so much more often than without the mutant is in a loop without end. */
const ENDLESS = { times: 200, more: 1_000_000 }
/** Milliseconds that a test may wait: none waits for anything outside of its process for so long. */
const LONGEST_WAIT = 30_000
/** Between the parts of a key. Without a name it is a hook of the file, with an empty one its import: both belong to the file as a whole. */
const SEPARATOR = '\0'

/** @type {Map<number, Map<string, number>>} */
const reached = new Map()
/** @type {Record<string, number>} */
const took = {}
/** @type {string[]} */
const failing = []
/** Where switches are come to now. */
let place = 'import'
let filesDone = 0
/** What tests keep of one file is worked out anew for the next (test/support/remembered.ts). */
let filesBegun = 0
/** The mutant that is tried; null: they are only counted. @type {number | null} */
let tried = null
let times = 0
let most = Infinity

/**
 * What vitest keeps for the process and shows to nobody: the files that it is to run, and the modules that have been read.
 * @typedef {{ ctx: { files: readonly unknown[] }, filepath?: string, current?: unknown, evaluatedModules: {
 *   fileToModulesMap: Map<string, Set<unknown>>, invalidateModule: (module: unknown) => void } }} Kept
 */
/** @param {VitestTestRunner} runner */
const keptBy = (runner) => /** @type {{ workerState: Kept }} */ (/** @type {unknown} */ (runner)).workerState

/** @param {number} number */
function isTried(number) {
  if (tried !== null) {
    if (number !== tried) return false
    times++
    if (times > most) throw new Error('computes without end')
    return true
  }
  const here = reached.get(number) ?? new Map()
  reached.set(number, here)
  here.set(place, (here.get(place) ?? 0) + 1)
  return false
}
Object.assign(globalThis, { linejudgeMutant: isTried, linejudgeFile: () => filesBegun })

/** @param {Test | Suite} task @returns {string} */
const nameOf = (task) => (task.suite && !('filepath' in task.suite) ? `${nameOf(task.suite)} ${task.name}` : task.name)
/** @param {Test} test */
const keyOf = (test) => `${test.file.filepath}${SEPARATOR}${nameOf(test)}`
/** @param {Suite} suite @returns {readonly Test[]} */
const testsOf = (suite) => suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
/** @param {Suite} suite @returns {readonly Suite[]} */
const suitesOf = (suite) => [suite, ...suite.tasks.flatMap((task) => (task.type === 'suite' ? suitesOf(task) : []))]

export default class MutantsRunner extends VitestTestRunner {
  /** @override @param {string} path @param {import('@vitest/runner').VitestRunnerImportSource} source */
  importFile(path, source) {
    place = path + SEPARATOR
    filesBegun++
    return super.importFile(path, source)
  }

  /** @override @param {Suite} suite */
  async onBeforeRunSuite(suite) {
    await super.onBeforeRunSuite(suite)
    place = suite.file.filepath
  }

  /** @override @param {Test} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    place = keyOf(test)
  }

  /** @override @param {Test} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test)
    place = test.file.filepath
  }

  /** @override @param {File[]} [files] @returns {any} vitest waits for what it promises */
  onAfterRunFiles(files = []) {
    super.onAfterRunFiles()
    if (tried !== null) return
    for (const file of files) {
      took[file.filepath] = file.collectDuration ?? 0
      if (file.result?.state === 'fail') failing.push(file.filepath)
      for (const test of testsOf(file)) {
        took[keyOf(test)] = test.result?.duration ?? 0
        if (test.result?.state === 'fail') failing.push(keyOf(test))
      }
    }
    filesDone++
    if (filesDone < keptBy(this).ctx.files.length) return
    if (!existsSync(COVERAGE)) {
      const coverage = { reached: [...reached].map(([number, by]) => [number, [...by]]), took, failing }
      writeFileSync(COVERAGE, JSON.stringify(coverage))
    }
    return tryAll(this)
  }
}

/** Tries every mutant that is still to be tried. @param {MutantsRunner} outer */
async function tryAll(outer) {
  /** @type {Coverage} */
  const coverage = JSON.parse(readFileSync(COVERAGE, 'utf8'))
  const places = new Map(coverage.reached)
  const before = new Set(coverage.failing)
  tried = -1
  const run = runs(outer, before)
  /** @type {readonly number[]} */
  const waiting = JSON.parse(readFileSync(join(folder, 'waiting.json'), 'utf8'))
  for (const number of waiting) {
    const here = places.get(number) ?? []
    const files = filesFor(here, coverage.took)
    const about = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const used = process.cpuUsage()
    writeFileSync(BEAT, JSON.stringify({ number, about, pid: process.pid, used: (used.user + used.system) / 1e6 }))
    tried = number
    times = 0
    most = ENDLESS.more + ENDLESS.times * here.reduce((sum, [, often]) => sum + often, 0)
    const fate = await fateOf(number, files, run)
    // What only imports come to is read anew by few tests, if by any.
    if (fate.fate === 'survived' && here.every(([key]) => key.endsWith(SEPARATOR))) fate.fate = 'read once'
    appendFileSync(OUTCOMES, `${JSON.stringify({ number, ...fate })}\n`)
    // What is kept from one test to the next is wrong now: a new process begins without it.
    if (fate.fate === 'spoilt') process.kill(process.pid, 'SIGKILL')
  }
  writeFileSync(BEAT, JSON.stringify({ done: true }))
}

/** @typedef {(path: string, names: ReadonlySet<string> | null) => Promise<{ by: string, waited: boolean } | null>} Run */
/** @typedef {{ path: string, names: ReadonlySet<string> | null, milliseconds: number }} FileToRun */

/** @param {number} number @param {readonly FileToRun[]} files @param {Run} run */
async function fateOf(number, files, run) {
  for (const { path, names } of files) {
    const found = await run(path, names)
    if (found === null) continue
    tried = -1
    const isSpoilt = (await run(path, names)) !== null
    tried = number
    return { fate: isSpoilt ? 'spoilt' : found.waited ? 'undecided' : 'killed', by: found.by }
  }
  return { fate: files.length === 0 ? 'not run' : times === 0 ? 'read once' : 'survived', by: '' }
}

/**
 * The test files that come to a switch, the quickest first, with the names of the tests; null: the whole file, because it is come to outside of a test.
 * @param {readonly (readonly [string, number])[]} places @param {Readonly<Record<string, number>>} milliseconds @returns {readonly FileToRun[]}
 */
function filesFor(places, milliseconds) {
  /** @type {Map<string, Set<string> | null>} */
  const files = new Map()
  for (const [key] of places) {
    const [path = '', name] = key.split(SEPARATOR)
    const names = files.get(path)
    if (!name || names === null) files.set(path, null)
    else files.set(path, (names ?? new Set()).add(name))
  }
  return [...files]
    .map(([path, names]) => {
      const keys = names
        ? [...names].map((name) => `${path}${SEPARATOR}${name}`)
        : Object.keys(milliseconds).filter((key) => key.startsWith(path + SEPARATOR))
      return { path, names, milliseconds: [path, ...keys].reduce((sum, key) => sum + (milliseconds[key] ?? 0), 0) }
    })
    .toSorted((a, b) => a.milliseconds - b.milliseconds)
}

/** What runs tests of a file once more in this process, until one fails that did not fail before. @param {MutantsRunner} outer @param {ReadonlySet<string>} before @returns {Run} */
function runs(outer, before) {
  /** @type {Test | null} */
  let failed = null
  /** @type {ReadonlySet<string> | null} */
  let wanted = null
  const config = { ...outer.config, testTimeout: LONGEST_WAIT, hookTimeout: LONGEST_WAIT }
  const plain = VitestTestRunner.prototype
  const nothing = async () => undefined
  /** What is done otherwise than in a run that is told to a person. @type {Record<string, unknown>} */
  const otherwise = {
    config,
    cancel: undefined,
    onCollected: nothing,
    onTaskUpdate: nothing,
    onTestAnnotate: nothing,
    onTestArtifactRecord: nothing,
    onCollectStart: async (/** @type {File} */ file) => void (keptBy(outer).current = file),
    onAfterRunFiles: async () => plain.onAfterRunFiles.call(outer),
    onBeforeRunSuite: async (/** @type {Suite} */ suite) => {
      if (failed) suite.mode = 'skip'
      await plain.onBeforeRunSuite.call(outer, suite)
    },
    onBeforeRunTask: async (/** @type {Test} */ test) => {
      if (failed || (wanted && !wanted.has(nameOf(test)))) test.mode = 'skip'
      await plain.onBeforeRunTask.call(outer, test)
    },
    onAfterRunTask: (/** @type {Test} */ test) => {
      if (test.result?.state === 'fail' && !before.has(keyOf(test))) failed = test
      plain.onAfterRunTask.call(outer, test)
    }
  }
  const quiet = new Proxy(outer, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(otherwise, name)) return otherwise[name]
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => name === 'cancel' || Reflect.set(target, name, value)
  })
  return async (path, names) => {
    failed = null
    wanted = names
    const { evaluatedModules } = keptBy(outer)
    for (const module of evaluatedModules.fileToModulesMap.get(path) ?? []) evaluatedModules.invalidateModule(module)
    keptBy(outer).filepath = path
    const [file] = await startTests([{ filepath: path }], quiet)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    const test = /** @type {Test | null} */ (failed)
    const errors = test
      ? test.result?.errors
      : before.has(path)
        ? []
        : suitesOf(/** @type {File} */ (file)).flatMap(({ result }) => result?.errors ?? [])
    if (!test && !errors?.length) return null
    const said = errors?.[0]?.message ?? ''
    return {
      by: `${test ? nameOf(test) : 'the file as a whole'}: ${said.split('\n')[0]}`.slice(0, 200),
      waited: WAITED.test(said)
    }
  }
}
