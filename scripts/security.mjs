/**
 * `npm run security:seeded`: sows one defect after another into a copy of the sources, runs the checks that must find it, and
 * prints what found it. Ends with an error where one was missed, or where a check fails without any defect.
 *   --short  a few of every kind      --only TEXT  those whose name holds it      --jobs N  at a time, default 2
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, root, run, runScript, say, Stop } from './lib.mjs'
import { SEEDS, SHORT } from './security/seeds.mjs'

/** @typedef {import('./security/seeds.mjs').Seed} Seed */
/** @typedef {{ seed: Seed, by: string | null, why: string }} Outcome */

const COPIED = [
  'src',
  'scripts',
  'docs',
  'resources',
  'test/security',
  'test/support',
  'test/unit/main',
  'test/unit/disk',
  'test/unit/cli',
  'test/unit/host',
  'test/unit/shared/venue',
  'test/unit/renderer/platform',
  'package.json',
  'package-lock.json',
  'electron-builder.yml',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.shared.json',
  'tsconfig.web.json'
]

/** A copy of what the checks read, with the packages of this folder. @param {string} folder */
function copySources(folder) {
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction')
}

/**
 * Runs test files in a copy. @param {string} folder @param {readonly string[]} files
 * @returns {Promise<{ failed: readonly string[], passed: number, output: string }>}  the names of failed tests
 */
async function check(folder, files) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const { output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--project=node',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files
    ],
    { env: { LINEJUDGE_MUTATIONS: '300' }, timeout: 600_000 }
  )
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    /** @type {{ title: string, ancestorTitles: string[], status: string }[]} */
    const tests = testResults.flatMap((/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults)
    return {
      failed: tests.filter(({ status }) => status === 'failed').map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')),
      passed: tests.filter(({ status }) => status === 'passed').length,
      output
    }
  } catch {
    return { failed: [], passed: 0, output }
  }
}

/** Sows one defect, looks who finds it, and puts the file back. @param {string} folder @param {Seed} seed @returns {Promise<Outcome>} */
async function trySeed(folder, seed) {
  const path = join(folder, seed.file)
  const before = readFileSync(path, 'utf8')
  const times = before.split(seed.find).length - 1
  if (times !== 1) return { seed, by: null, why: `the place for it stands ${times} times in ${seed.file}: bring the seed up to date` }
  writeFileSync(
    path,
    before.replace(seed.find, () => seed.put)
  )
  try {
    const { failed, passed, output } = await check(folder, seed.checks)
    if (failed.length > 0) return { seed, by: failed[0] ?? '', why: '' }
    return { seed, by: null, why: passed > 0 ? 'every check passed' : `no check ran: ${output.trim().split('\n').at(-1) ?? ''}` }
  } finally {
    writeFileSync(path, before)
  }
}

/** A check that fails in any case would find everything. @param {string} folder @param {readonly string[]} files */
async function mustPass(folder, files) {
  say('Without a defect: every check has to pass …')
  const { failed, passed, output } = await check(folder, files)
  if (failed.length > 0 || passed === 0) throw new Stop(`The checks fail without any defect: ${failed.join('; ') || output.trim()}`)
}

/**
 * @param {readonly Seed[]} seeds @param {number} jobs
 * @param {boolean} trusted  the checks pass without a defect: the caller runs them, too
 * @returns {Promise<readonly Outcome[]>}
 */
async function sow(seeds, jobs, trusted) {
  const folders = Array.from({ length: Math.min(jobs, seeds.length) }, () => realpathSync(mkdtempSync(join(tmpdir(), 'linejudge-seeded-'))))
  try {
    for (const folder of folders) copySources(folder)
    if (!trusted) await mustPass(folders[0] ?? '', [...new Set(seeds.flatMap(({ checks }) => checks))])
    const waiting = [...seeds]
    /** @type {Outcome[]} */
    const outcomes = []
    await Promise.all(
      folders.map(async (folder) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const outcome = await trySeed(folder, next)
          outcomes.push(outcome)
          say(
            `${outcome.by === null ? 'MISSED' : 'found '} ${next.item.padStart(2)}  ${next.name}${outcome.by === null ? `: ${outcome.why}` : ''}`
          )
        }
      })
    )
    return seeds.flatMap((seed) => outcomes.find((outcome) => outcome.seed === seed) ?? [])
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

await runScript(async () => {
  const known = /** @type {const} */ ({ short: 'flag', only: 'text', jobs: 'number' })
  const { short = false, only, jobs = 2 } = readCommandLine(import.meta.url, known).options
  const seeds = SEEDS.filter(({ name }) => (!short || SHORT.includes(name)) && (only === undefined || name.includes(only)))
  if (seeds.length === 0) throw new Stop(`No seed has “${only}” in its name.`)
  const start = performance.now()
  const outcomes = await sow(seeds, jobs, short)
  const width = Math.max(...seeds.map(({ name }) => name.length))
  for (const { seed, by, why } of outcomes) console.log(`${seed.item.padStart(2)}  ${seed.name.padEnd(width)}  ${by ?? `MISSED: ${why}`}`)
  const found = outcomes.filter(({ by }) => by !== null).length
  console.log(`found ${found} of ${seeds.length} (${Math.round((performance.now() - start) / 1000)} s)`)
  return found === seeds.length ? 0 : 1
})
