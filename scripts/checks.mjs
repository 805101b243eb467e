/**
 * The checks that run no test: types and lint, each as a command with a name. `npm run check`, `npm run types`, `npm run lint`
 * and `npm test` run the same ones. What they remember of the last run lies in node_modules/.cache/linejudge.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runPackage, withLock } from './lib.mjs'
import { changedSince, filesBelow, hashesOf, keepRight } from './lint/changed.mjs'
import { componentFindings } from './lint/components.mjs'
import { checkEnglish } from './lint/english.mjs'

/** @typedef {{ status: number, output: string }} Outcome */
/** @typedef {{ name: string, run: (whole: boolean) => Promise<Outcome> }} Check */

const CACHE = join(root, 'node_modules', '.cache', 'linejudge')
/**
 * Where svelte-check writes each component as TypeScript. It lets nobody choose another place, and oxlint looks at nothing that git
 * ignores; so the folder is here only while checks run, and lies in the cache between them.
 */
const SVELTE_CHECK = join(root, '.svelte-check')
const SVELTE_CHECK_KEPT = join(CACHE, 'svelte-check')

/**
 * For the compilers and linters that are written in Go: they end within seconds, so that their memory is cleared up only where it
 * comes near this bound. It takes half the processor time of the types away.
 */
const SHORT_LIVED = { env: { GOGC: 'off', GOMEMLIMIT: '2GiB' } }

/** @param {string} project @returns {Promise<Outcome>} */
function typesOf(project) {
  const kept = ['--incremental', '--tsBuildInfoFile', join(CACHE, `${project}.tsbuildinfo`)]
  // One checker: several each work out the types that they share, and another check has the second core.
  return runPackage('@typescript/native/bin/tsc', ['-p', `tsconfig.${project}.json`, ...kept, '--checkers', '1'], SHORT_LIVED)
}

/** @type {Check} */
const TYPES_OF_SHARED = { name: 'types of src/shared alone', run: () => typesOf('shared') }

/** @type {Check} */
const TYPES_OF_REST = { name: 'types of the shell, the command line, the scripts and the tests', run: () => typesOf('node') }

/** @type {Check} */
const TYPES_OF_APP = {
  name: 'types of the app',
  run: () =>
    runPackage(
      'svelte-check/bin/svelte-check',
      ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--output', 'human', '--tsgo', '--incremental'],
      SHORT_LIVED
    )
}

/**
 * A lint that looks at what has changed since all was right, or at everything where it is to be whole. A rule that knows types may say
 * something new of a file that did not change, because a type in another one did: the types themselves are checked everywhere at once,
 * and `npm run lint` and `npm test` are whole.
 * @param {string} name
 * @param {() => readonly string[]} files
 * @param {(changed: readonly string[] | null) => Promise<Outcome>} lint null: all of them
 * @returns {Check}
 */
function lintOf(name, files, lint) {
  return {
    name,
    run: async (whole) => {
      const record = join(lintCache(), `${name.replaceAll(' ', '-')}.json`)
      const now = hashesOf(files())
      const changed = whole ? null : changedSince(record, now)
      const few = changed !== null && changed.length <= MOST_CHANGED ? changed : null
      if (few?.length === 0) return { status: 0, output: '' }
      const outcome = await lint(few)
      if (outcome.status === 0) keepRight(record, now)
      return outcome
    }
  }
}

const CODE = /\.([cm]?[jt]s|svelte)$/
const codeAtTheTop = () =>
  readdirSync(root)
    .filter((name) => CODE.test(name))
    .map((name) => join(root, name))

/** Beyond so many changed files everything is looked at as fast. */
const MOST_CHANGED = 60

const LINT = lintOf(
  'lint',
  () => filesBelow(join(root, 'src'), /\.svelte(\.ts)?$/),
  (changed) =>
    runPackage('eslint/bin/eslint.js', [
      ...(changed ?? ['src']),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      join(lintCache(), 'eslint.json')
    ])
)

/**
 * Its verdict does not depend on the order of files: each is looked at by itself, its types come from the projects of `tsconfig.json` as a whole,
 * and a list of changed files is always sorted. Tried over all files with faults sown: sorted, backwards and shuffled find the same.
 */
const LINT_WITH_TYPES = lintOf(
  'lint that knows types',
  () => [...['src', 'test', 'scripts'].flatMap((folder) => filesBelow(join(root, folder), CODE)), ...codeAtTheTop()],
  (changed) =>
    runPackage(
      'oxlint/bin/oxlint',
      ['--type-aware', '--deny-warnings', '--ignore-pattern', '.svelte-check', ...(changed ?? ['.'])],
      SHORT_LIVED
    )
)

const LINT_OF_COMPONENTS = lintOf(
  'lint of components that knows types',
  () => filesBelow(join(SVELTE_CHECK, 'svelte'), /\.ts$/),
  (changed) => componentFindings(join(SVELTE_CHECK, 'svelte'), changed ?? undefined, SHORT_LIVED)
)

/** @type {Check} */
const TEXTS = { name: 'texts in every language', run: () => run(process.execPath, [join(root, 'scripts/texts.mjs')]) }

/** @type {Check} */
const ENGLISH = { name: 'plain English', run: () => Promise.resolve(checkEnglish()) }

/** Components are linted in the form that svelte-check has made of them. */
const COMPONENTS = [TYPES_OF_APP, LINT_OF_COMPONENTS]

/** Everything about types. */
export const TYPES = [[TYPES_OF_APP], [TYPES_OF_REST], [TYPES_OF_SHARED]]

/** Every check, the longest first: within a row each comes after the one before. */
export const ALL_CHECKS = [COMPONENTS, [TYPES_OF_REST], [LINT_WITH_TYPES], [LINT], [TYPES_OF_SHARED], [TEXTS, ENGLISH]]

/** Lint alone; the types of components are what one of its rules looks at. */
export const LINT_CHECKS = [COMPONENTS, [LINT_WITH_TYPES], [LINT], [ENGLISH]]

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
  for (const file of ['eslint.config.js', '.oxlintrc.json', 'tsconfig.base.json', 'package-lock.json', ...own])
    hash.update(readFileSync(join(root, file)))
  const all = join(CACHE, 'lint')
  const folder = join(all, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) rmSync(all, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** So many rows of checks at a time keep two cores busy: each check is a process of its own. */
const AT_A_TIME = 2

/**
 * Runs checks, two rows beside each other, and tells of each as it ends: one line where it is fine, else everything that it printed.
 * @param {readonly (readonly Check[])[]} rows
 * @param {{ whole?: boolean }} options whole: a lint looks at every file, also at those that it has found right
 * @returns {Promise<readonly { name: string, seconds: number, failed: boolean }[]>}
 */
export async function runChecks(rows, { whole = true } = {}) {
  /** @type {{ name: string, seconds: number, failed: boolean }[]} */
  const done = []
  await withLock('check', async () => {
    mkdirSync(CACHE, { recursive: true })
    // One that is still here was left by a run that was stopped; it is as good, or it is made anew.
    if (!existsSync(SVELTE_CHECK)) move(SVELTE_CHECK_KEPT, SVELTE_CHECK)
    try {
      const waiting = [...rows]
      await Promise.all(
        Array.from({ length: AT_A_TIME }, async () => {
          for (let row = waiting.shift(); row; row = waiting.shift())
            for (const check of row) done.push(await tell(check.name, () => check.run(whole)))
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
