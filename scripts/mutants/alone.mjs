/**
 * One mutant in a process of its own, with every test that imports its file. Slow, and the only way for what is read once at the start and for
 * what a test keeps for the next one. What computes without end is noticed by its processor time, which a busy machine does not shorten; where only
 * the clock ran out nothing is decided.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, run } from '../lib.mjs'
import { withMutant } from './mutate.mjs'
import { ENVIRONMENT, LEFT_OUT, PROJECTS, WAITED } from './nodeTests.mjs'

/** `file`: of the test that failed, where it is known. @typedef {{ fate: 'killed' | 'undecided' | 'survived', by: string, file?: string }} Fate */

/** What is asked first, because it notices most of what changes a ruling. */
const FIRST = ['test/cases/frozen.test.ts', 'test/cases/golden.test.ts']
/** Folders whose files the frozen rulings go through. */
const RULED = /^src\/shared\/(base|cases|contract|engine|explain|games|grid|position|rules|tournament)\//
/** Seconds of processor time that no process of the tests needs: one that takes more computes without end. */
const ENDLESS = { first: 240, all: 1200 }
/** After so many milliseconds by the clock the tests are given up. */
const GIVEN_UP = { first: 1_800_000, all: 5_400_000 }

/**
 * @param {string} folder  a copy of the sources @param {import('./mutate.mjs').Mutant & { readonly file: string }} mutant
 * @param {string} source  the file as it is without it @returns {Promise<Fate>}
 */
export async function tryAlone(folder, mutant, source) {
  const path = join(folder, mutant.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, withMutant(source, mutant))
  try {
    const ruled = RULED.test(mutant.file)
    const found =
      (ruled ? await failing(folder, ['run', ...FIRST], 'first') : null) ?? (await failingOfAll(folder, path, ruled ? FIRST : []))
    if (found?.file === undefined) return found ?? { fate: 'survived', by: '' }
    writeFileSync(path, source)
    // What fails in the copy without the mutant, too, says nothing of it.
    if ((await failing(folder, ['run', found.file], 'all')) === null) return found
    return { fate: 'undecided', by: `${found.by}, which fails without it, too` }
  } finally {
    writeFileSync(path, before)
  }
}

/** What has passed once is not asked again. @param {string} folder @param {string} path of the mutant @param {readonly string[]} passed */
const failingOfAll = (folder, path, passed) =>
  failing(folder, ['related', path, '--run', ...passed.map((file) => `--exclude=${file}`)], 'all')

/**
 * Runs a Node script none of whose processes may take more processor time than `seconds`. Windows knows no such limit.
 * @param {readonly string[]} args @param {number} seconds @param {number} timeout  milliseconds by the clock
 */
function runWithin(args, seconds, timeout) {
  const options = { env: ENVIRONMENT, timeout }
  return process.platform === 'win32'
    ? run(process.execPath, args, options)
    : run('/bin/sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...args], options)
}

/** Runs tests in a copy until one fails; null: none does. @param {string} folder @param {readonly string[]} args @param {'first' | 'all'} which @returns {Promise<Fate | null>} */
async function failing(folder, args, which) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const { status, output, timedOut } = await runWithin(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...args,
      '--root',
      folder,
      ...PROJECTS.map((project) => `--project=${project}`),
      '--bail=1',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...LEFT_OUT.map((pattern) => `--exclude=${pattern}`)
    ],
    ENDLESS[which],
    GIVEN_UP[which]
  )
  if (timedOut) return { fate: /** @type {const} */ ('undecided'), by: `the tests took more than ${GIVEN_UP[which] / 1000} s` }
  if (status === 0) return null
  try {
    /** @type {{ testResults: { name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const all = testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const file = relative(folder, name)
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages = [] }) => ({
            file,
            by: `${file}: ${fullName}`,
            waited: WAITED.test(failureMessages.join())
          }))
        : message
          ? [{ file, by: `${file}: ${message.split('\n')[0]}`, waited: WAITED.test(message) }]
          : []
    })
    const [first] = all.toSorted((a, b) => Number(a.waited) - Number(b.waited))
    if (first?.waited) return { fate: /** @type {const} */ ('undecided'), by: first.by }
    if (first !== undefined) return { fate: /** @type {const} */ ('killed'), by: first.by, file: first.file }
  } catch {
    // No report: the whole run broke off, which a person would notice.
  }
  return { fate: /** @type {const} */ ('killed'), by: output.trim().split('\n').at(-1) ?? '' }
}
