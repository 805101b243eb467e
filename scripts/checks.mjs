/**
 * The checks that run no test: types and lint, each as a command with a name. `npm run check`, `npm run types`, `npm run lint`
 * and `npm test` run the same ones. What they remember of the last run lies in node_modules/.cache/linejudge.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runPackage, withLock } from './lib.mjs'
import { componentFindings } from './lint/components.mjs'

/** @typedef {{ status: number, output: string }} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Check */

const CACHE = join(root, 'node_modules', '.cache', 'linejudge')
/**
 * Where svelte-check writes each component as TypeScript. It lets nobody choose another place, and oxlint looks at nothing that git
 * ignores; so the folder is here only while checks run, and lies in the cache between them.
 */
const SVELTE_CHECK = join(root, '.svelte-check')
const SVELTE_CHECK_KEPT = join(CACHE, 'svelte-check')

/** @param {string} project @returns {Promise<Outcome>} */
function typesOf(project) {
  return runPackage('@typescript/native/bin/tsc', [
    '-p',
    `tsconfig.${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    join(CACHE, `${project}.tsbuildinfo`)
  ])
}

/** @type {Check} */
const TYPES_OF_SHARED = { name: 'types of src/shared alone', run: () => typesOf('shared') }

/** @type {Check} */
const TYPES_OF_REST = { name: 'types of the shell, the command line, the scripts and the tests', run: () => typesOf('node') }

/** @type {Check} */
const TYPES_OF_APP = {
  name: 'types of the app',
  run: () =>
    runPackage('svelte-check/bin/svelte-check', [
      '--tsconfig',
      './tsconfig.web.json',
      '--fail-on-warnings',
      '--output',
      'human',
      '--tsgo',
      '--incremental'
    ])
}

/** @type {Check} */
const LINT = {
  name: 'lint',
  run: () =>
    runPackage('eslint/bin/eslint.js', [
      'src',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      join(lintCache(), 'eslint.json')
    ])
}

/** @type {Check} */
const LINT_WITH_TYPES = {
  name: 'lint that knows types',
  run: () => runPackage('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--ignore-pattern', '.svelte-check', '.'])
}

/** @type {Check} */
const LINT_OF_COMPONENTS = { name: 'lint of components that knows types', run: () => componentFindings(join(SVELTE_CHECK, 'svelte')) }

/** @type {Check} */
const TEXTS = { name: 'texts in every language', run: () => run(process.execPath, [join(root, 'scripts/texts.mjs')]) }

/** Everything about types. */
export const TYPES = [TYPES_OF_SHARED, TYPES_OF_REST, TYPES_OF_APP]

/**
 * The checks as rows that may run beside each other; within a row each comes after the one before: components are linted in the
 * form that svelte-check has made of them. Two rows of about the same length keep two cores busy.
 */
export const ALL_CHECKS = [
  [LINT, LINT_WITH_TYPES, TYPES_OF_SHARED],
  [TYPES_OF_APP, LINT_OF_COMPONENTS, TYPES_OF_REST, TEXTS]
]

/** Lint alone; the types of components are what one of its rules looks at. */
export const LINT_CHECKS = [
  [LINT, LINT_WITH_TYPES],
  [TYPES_OF_APP, LINT_OF_COMPONENTS]
]

/** Forgets every earlier run. */
export function forgetChecks() {
  rmSync(CACHE, { recursive: true, force: true })
  rmSync(SVELTE_CHECK, { recursive: true, force: true })
}

/** Moves a folder to where nothing is yet. @param {string} from @param {string} to */
function move(from, to) {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/**
 * Where ESLint keeps its verdicts: a folder that is named by what makes them, rules and tools, and the only one of its kind.
 * ESLint itself notices neither a changed parser nor a rule that is put right in a new version of a plugin.
 */
function lintCache() {
  const hash = createHash('sha1')
  const own = readdirSync(join(root, 'scripts/lint'))
    .sort()
    .map((name) => join('scripts/lint', name))
  for (const file of ['eslint.config.js', 'package-lock.json', ...own]) hash.update(readFileSync(join(root, file)))
  const all = join(CACHE, 'lint')
  const folder = join(all, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) rmSync(all, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Runs checks, row beside row, and tells of each as it ends: one line where it is fine, else everything that it printed.
 * @param {readonly (readonly Check[])[]} rows
 * @returns {Promise<readonly { name: string, seconds: number, failed: boolean }[]>}
 */
export async function runChecks(rows) {
  /** @type {{ name: string, seconds: number, failed: boolean }[]} */
  const done = []
  await withLock('check', async () => {
    mkdirSync(CACHE, { recursive: true })
    // One that is still here was left by a run that was stopped; it is as good, or it is made anew.
    if (!existsSync(SVELTE_CHECK)) move(SVELTE_CHECK_KEPT, SVELTE_CHECK)
    try {
      await Promise.all(
        rows.map(async (row) => {
          for (const check of row) done.push(await tell(check.name, check.run))
        })
      )
    } finally {
      move(SVELTE_CHECK, SVELTE_CHECK_KEPT)
    }
  })
  return done
}

/** Runs one step and tells how it went. @param {string} name @param {() => Promise<Outcome>} step */
export async function tell(name, step) {
  const start = performance.now()
  const { status, output } = await step()
  const seconds = (performance.now() - start) / 1000
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (status !== 0) console.log(`${output.trim()}\n`)
  return { name, seconds, failed: status !== 0 }
}
