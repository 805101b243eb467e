/**
 * `npm test`: installs what is missing, then checks types, lints, builds and runs the tests: all of the sources, and in a browser the ways that
 * users go every day (testParts.mjs). `npm run test:more` (`--more`) has the rest in a browser: other screens, languages, games, devices, kills.
 * A step that is fine takes one line; one that is not shows what it printed. At the end stands where the time went, and the
 * last line has the totals.  `npm test -- test/unit/journal`: the tests of a folder or a file alone, whole; other arguments go to vitest, too
 *   --pictures  the browser tests leave pictures for the eye in test/e2e/output   `npm run test:watch`: again after every change
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ALL_CHECKS, runChecks, tell } from './checks.mjs'
import { ensureBuilt, ensureInstalled, root, runPackage, runScript, Stop } from './lib.mjs'
import { ENGINE, GO_ON, JOURNEYS } from './testParts.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/** @typedef {{ status: number, output: string }} Outcome */
/** @typedef {{ name: string, seconds: number, failed: boolean }} Step */
/** @typedef {{ status: string, fullName: string }} Test */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: readonly Test[] }} TestFile */
/** What was done: its steps, what the tests came to, how long each of their files took. @typedef {{ steps: Step[], totals: Totals, files: { name: string, seconds: number }[] }} Done */
/** What one run of vitest came to; `output` is all that it printed. @typedef {Outcome & { seconds: number, files: readonly TestFile[] }} Run */

const SLOWEST = 8
/** Everything else is for vitest. */
const OPTIONS = ['--more', '--pictures', '--watch']

/** The processes that vitest begins for the tests beside those of the engine: as many as keep the cores busy that they leave. */
const BESIDE_ENGINE = `--maxWorkers=${Math.max(1, availableParallelism() - 1)}`

/**
 * All that `npm test` does. The tests in a browser wait as much as they work, so that all else is done beside them; those of the engine take the
 * longest and begin at once.
 */
async function runAll() {
  const engine = runTests('tests of the engine', ['--project=node', '--maxWorkers=1', ...ENGINE])
  const sources = checkSources()
  const quiet = Promise.all([engine, sources])
  const [browser, ofEngine, ofSources] = await Promise.all([buildAndBrowse(['--project=e2e', ...JOURNEYS], quiet), engine, sources])
  return sum([...browser, ofEngine, ...ofSources])
}

/** What `npm test` leaves to `npm run test:more`. */
async function runMore() {
  process.env.LINEJUDGE_MORE = '1'
  const left = JOURNEYS.filter((file) => !GO_ON.includes(file)).map((file) => `--exclude=${file}`)
  return sum(await buildAndBrowse(['--project=e2e', ...left], Promise.resolve()))
}

/** What is named on the command line, whole. @param {readonly string[]} args @returns {Promise<Done>} */
function runNamed(args) {
  process.env.LINEJUDGE_MORE = '1'
  return runTests('tests', args)
}

/** @param {readonly string[]} which  the tests, as arguments of vitest @param {Promise<unknown>} quiet @returns {Promise<Done[]>} */
async function buildAndBrowse(which, quiet) {
  const built = done(await tell('build', build))
  if (built.totals.failed === 0) return [built, await browse(which, quiet)]
  console.log('NOT RUN: the end-to-end tests, because there is no build to test')
  return [built]
}

async function checkSources() {
  const checks = await runChecks(ALL_CHECKS)
  const beside = { LINEJUDGE_BESIDE_ENGINE: '1' }
  return [...checks.map(done), await runTests('tests', ['--project=node', '--project=renderer', BESIDE_ENGINE], beside)]
}

/** A step without tests counts where it failed. @param {Step} step @returns {Done} */
function done(step) {
  return { steps: [step], totals: { passed: 0, failed: step.failed ? 1 : 0, skipped: 0 }, files: [] }
}

/** @param {readonly Done[]} all @returns {Done} */
function sum(all) {
  const totals = { passed: 0, failed: 0, skipped: 0 }
  for (const one of all) for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) totals[key] += one.totals[key]
  return { steps: all.flatMap(({ steps }) => steps), totals, files: all.flatMap(({ files }) => files) }
}

/** @returns {Promise<Outcome>} */
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

/** Runs vitest and counts. @param {string} name @param {readonly string[]} args @param {Record<string, string>} [env] @returns {Promise<Done>} */
async function runTests(name, args, env) {
  const run = await runVitest(name, args, env)
  tellRun(name, run)
  return count(name, run)
}

/**
 * The tests in a browser, which depend on a second program: a file of theirs that fails is tried once more by itself when `quiet`
 * comes, in browsers of its own. What fails twice has failed; what does not is named all the same.
 * @param {readonly string[]} which @param {Promise<unknown>} quiet @returns {Promise<Done>}
 */
async function browse(which, quiet) {
  const name = 'tests in a browser'
  const first = await runVitest(name, which)
  tellRun(name, first)
  const failed = first.files.filter((file) => file.status === 'failed')
  if (failed.length === 0) return count(name, first)
  await quiet
  for (const file of failed) for (const test of namesOfFailed(file)) console.log(`TRIED AGAIN ${test}`)
  const again = await runVitest(`${name} again`, ['--project=e2e', '--maxWorkers=1', ...failed.map(pathOf)])
  tellRun(`${name}, again`, again)
  const sound = first.files.filter((file) => !failed.includes(file))
  // Nothing of the second run is left out: a file that it did not reach has failed as it did at first.
  const missing = failed.filter((file) => !again.files.some((other) => other.name === file.name))
  return count(name, { ...again, seconds: first.seconds + again.seconds, files: [...sound, ...again.files, ...missing] })
}

/** @param {string} name @param {readonly string[]} args @param {Record<string, string>} [env] @returns {Promise<Run>} */
async function runVitest(name, args, env = {}) {
  const report = join(root, 'out', `${name.replaceAll(' ', '-')}-report.json`)
  rmSync(report, { force: true })
  mkdirSync(join(root, 'out'), { recursive: true })
  const start = performance.now()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status, output } = await runPackage('vitest/vitest.mjs', ['run', ...reporters, ...args], { env })
  return { status, output, seconds: (performance.now() - start) / 1000, files: existsSync(report) ? filesIn(report) : [] }
}

/** @param {Run} run @returns {Totals} */
function totalsOf({ status, files }) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  // A file that breaks before its first test counts as one failure.
  const failed = files.reduce((number, file) => number + namesOfFailed(file).length, 0)
  // Vitest itself may fail with every test passed: an error outside of any test.
  return {
    passed: tests.filter(isPassed).length,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: tests.filter((test) => !isPassed(test) && !isFailed(test)).length
  }
}

/** @param {string} name @param {Run} run @returns {Done} */
function count(name, run) {
  const totals = totalsOf(run)
  const files = run.files.map((file) => ({ name: pathOf(file), seconds: (file.endTime - file.startTime) / 1000 }))
  return { steps: [{ name, seconds: run.seconds, failed: totals.failed > 0 }], totals, files }
}

/** One line for a run that is fine; the tests that failed come first, then what vitest says of them. @param {string} name @param {Run} run */
function tellRun(name, run) {
  const { failed } = totalsOf(run)
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${run.seconds.toFixed(1)} s)`)
  if (failed > 0) {
    for (const test of run.files.flatMap(namesOfFailed)) console.log(`FAILED ${test}`)
    const details = run.output.search(/^.*(Failed (Suites|Tests)|Unhandled Errors)/m)
    console.log(run.output.slice(Math.max(details, 0)).trim())
  }
  for (const file of run.files)
    for (const test of file.assertionResults)
      if (!isPassed(test) && !isFailed(test)) console.log(`SKIPPED ${pathOf(file)}: ${test.fullName}`)
}

/** The tests of a file that failed, and the file itself where it broke before its first test. @param {TestFile} file @returns {string[]} */
function namesOfFailed(file) {
  const failed = file.assertionResults.filter(isFailed).map((test) => `${pathOf(file)}: ${test.fullName}`)
  return file.status === 'failed' && failed.length === 0 ? [pathOf(file)] : failed
}

/** @param {string} report @returns {readonly TestFile[]} */
const filesIn = (report) => JSON.parse(readFileSync(report, 'utf8')).testResults

/** @param {TestFile} file */
const pathOf = (file) => relative(root, file.name).split(sep).join('/')

/** @param {Test} test */
const isPassed = ({ status }) => status === 'passed'

/** @param {Test} test */
const isFailed = ({ status }) => status === 'failed'

/** Where the time went: the steps, which run beside each other, and the slowest files of tests. @param {Done} all */
function tellTimes({ steps, files }) {
  /** @param {{ name: string, seconds: number }} one */
  const line = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`
  console.log(['', 'Steps, side by side:', ...steps.map(line)].join('\n'))
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  if (slowest.length > 0) console.log(['Slowest files:', ...slowest.map(line)].join('\n'))
  console.log('')
}

await runScript(async () => {
  const args = process.argv.slice(2).filter((arg) => !OPTIONS.includes(arg))
  if (process.argv.includes('--pictures')) process.env.LINEJUDGE_PICTURES = '1'
  await ensureInstalled()
  await ensureChromium()
  if (process.argv.includes('--watch')) {
    // Without a word of what to watch: all but the browser tests, which would build the app after every change.
    const chosen = args.length > 0 ? args : ['--project=node', '--project=renderer']
    return (await runPackage('vitest/vitest.mjs', ['watch', ...chosen], { show: true, stdin: true })).status
  }
  const all = process.argv.includes('--more') ? await runMore() : args.length === 0 ? await runAll() : await runNamed(args)
  tellTimes(all)
  const { passed, failed, skipped } = all.totals
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return failed > 0 ? 1 : 0
})
