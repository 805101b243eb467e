/**
 * `npm test`: installs what is missing, then checks types, lints, builds and runs every test.
 * A step that is fine takes one line; one that is not shows everything it printed. The last line has the totals.
 * Arguments are passed on to vitest (`npm test -- test/unit`), which then runs alone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBuilt, ensureInstalled, root, runPackage, runScript, Stop } from './lib.mjs'
import { ensureChromium } from './chromium.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/** @typedef {{ status: number, output: string }} Outcome */

const NOTHING = { passed: 0, failed: 0, skipped: 0 }
const FAILED = { ...NOTHING, failed: 1 }

/** @type {[string, () => Promise<Outcome>][]} */
const CHECKS = [
  ['types of src/shared alone', () => runPackage('typescript/bin/tsc', ['-p', 'tsconfig.shared.json'])],
  ['types of the shell, the command line, the scripts and the tests', () => runPackage('typescript/bin/tsc', ['-p', 'tsconfig.node.json'])],
  [
    'types of the app',
    () => runPackage('svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--output', 'human'])
  ],
  ['lint', () => runPackage('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])]
]

/**
 * Everything there is. The tests in a browser wait as much as they work, so that all else is done beside them; the tests
 * of the sources come last, because they alone make use of whatever cores are free by then.
 */
async function runAll() {
  const [browser, sources] = await Promise.all([buildAndBrowse(), checkSources()])
  return sum([...browser, ...sources])
}

async function buildAndBrowse() {
  const built = await check('build', build)
  if (built.failed === 0) return [built, await runTests('tests in a browser', ['--project=e2e'])]
  console.log('NOT RUN: the end-to-end tests, because there is no build to test')
  return [built]
}

async function checkSources() {
  const done = []
  for (const [name, step] of CHECKS) done.push(await check(name, step))
  return [...done, await runTests('tests', ['--project=node', '--project=renderer'])]
}

/** @param {readonly Totals[]} all @returns {Totals} */
const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)

async function build() {
  try {
    await ensureBuilt('app')
    await ensureBuilt('cli')
    return { status: 0, output: '' }
  } catch (error) {
    if (error instanceof Stop) return { status: 1, output: error.message }
    throw error
  }
}

/** Runs one step and tells how it went. @param {string} name @param {() => Promise<Outcome>} step @returns {Promise<Totals>} */
async function check(name, step) {
  const start = performance.now()
  const { status, output } = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status !== 0) console.log(`${output.trim()}\n`)
  return status === 0 ? NOTHING : FAILED
}

/** Runs vitest and counts. @param {string} name @param {readonly string[]} args @returns {Promise<Totals>} */
async function runTests(name, args) {
  const report = join(root, 'out', `${name.replaceAll(' ', '-')}-report.json`)
  rmSync(report, { force: true })
  mkdirSync(join(root, 'out'), { recursive: true })
  const start = performance.now()
  const { status, output } = await runPackage('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args
  ])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  /** @type {Totals} */
  const totals = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  const skipped = []
  if (existsSync(report)) {
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      // A file that breaks before its first test counts as one failure.
      if (file.status === 'failed' && !file.assertionResults.some(isFailed)) totals.failed++
      for (const test of file.assertionResults) {
        if (test.status === 'passed') totals.passed++
        else if (isFailed(test)) totals.failed++
        else {
          totals.skipped++
          skipped.push(`${relative(root, file.name)}: ${test.fullName}`)
        }
      }
    }
  }
  // Vitest itself may fail with every test passed: an error outside of any test.
  if (status !== 0 && totals.failed === 0) totals.failed = 1
  console.log(`${totals.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (totals.failed > 0) console.log(output.trim())
  for (const test of skipped) console.log(`SKIPPED ${test}`)
  return totals
}

/** @param {{ status: string }} test */
function isFailed(test) {
  return test.status === 'failed'
}

await runScript(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  await ensureChromium()
  const { passed, failed, skipped } = args.length === 0 ? await runAll() : await runTests('tests', args)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return failed > 0 ? 1 : 0
})
