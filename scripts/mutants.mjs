/**
 * `npm run mutants -- src/shared/engine`: how much the Node tests notice. Draws mutants by a seed out of all places of a folder at which
 * a file can be broken by one small change, tries each in a copy of the sources with every test that imports the file, and prints
 * the survivors with their lines and the rate. A mutant that makes the tests compute without end is noticed by their processor time, which
 * a busy machine does not shorten; where only the clock ran out nothing is decided, and the mutant counts neither way.
 *   --seed N  default 1   --count N  default 20   --jobs N  at a time, default 2   --list  draw only   --only N,N  of the drawn ones
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { ensureInstalled, root, run, runScript, say, Stop } from './lib.mjs'

/** @typedef {import('./mutants/mutate.mjs').Mutant & { file: string, number: number }} Drawn */
/** @typedef {{ mutant: Drawn, fate: 'killed' | 'undecided' | 'survived', by: string }} Outcome */

/** What the Node tests read. */
const COPIED = ['src', 'scripts', 'test', 'docs', 'resources']
/** Tests that are slow and look at no single file of the sources. */
const LEFT_OUT = ['test/e2e/**', 'test/security/seeded.test.ts', 'test/contributing.test.ts', 'test/repository.test.ts']
/** What is asked first, because it notices most of what changes a ruling. */
const FIRST = ['test/cases/frozen.test.ts', 'test/cases/golden.test.ts']
/** Folders whose files the frozen rulings go through. */
const RULED = /^src\/shared\/(base|cases|contract|engine|explain|games|grid|position|rules|tournament)\//
/** Seconds of processor time that no process of the tests needs: one that takes more computes without end. */
const ENDLESS = { first: 240, all: 1200 }
/** After so many milliseconds by the clock the tests are given up. */
const GIVEN_UP = { first: 1_800_000, all: 5_400_000 }
/** What vitest says of a test that waited longer than it may: on a busy machine that proves nothing. */
const WAITED = /timed out in \d+ ?ms/

/** @param {string} folder @returns {readonly string[]} */
const filesBelow = (folder) =>
  statSync(folder).isFile() ? [folder] : readdirSync(folder).flatMap((name) => filesBelow(join(folder, name)))

/** @param {string} file */
const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts')

/** Draws without putting back. @param {readonly string[]} folders @param {number} seed @param {number} count @returns {Promise<readonly Drawn[]>} */
async function draw(folders, seed, count) {
  const { drawer, mutantsOf } = await import('./mutants/mutate.mjs')
  const all = folders
    .flatMap((folder) => filesBelow(resolve(root, folder)))
    .filter(isSource)
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')).map((mutant) => ({ ...mutant, file })))
  if (all.length === 0) throw new Stop(`Nothing to break in ${folders.join(', ')}: name a folder or a file of the sources.`)
  say(`${all.length} places in ${folders.join(', ')}; seed ${seed} draws ${Math.min(count, all.length)} of them.`)
  const next = drawer(seed)
  return Array.from({ length: Math.min(count, all.length) }, (_, number) => ({
    .../** @type {typeof all[number]} */ (all.splice(next(all.length), 1)[0]),
    number: number + 1
  }))
}

/** @param {string} folder */
function copySources(folder) {
  for (const path of COPIED)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !from.includes(join('test', 'e2e', 'output')) })
  for (const name of readdirSync(root)) if (/\.(json|ts|js|yml|md)$/.test(name)) cpSync(join(root, name), join(folder, name))
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction')
}

/**
 * Runs a Node script none of whose processes may take more processor time than `seconds`. Windows knows no such limit.
 * @param {readonly string[]} args @param {number} seconds @param {number} timeout  milliseconds by the clock
 */
function runWithin(args, seconds, timeout) {
  // Every frozen question is asked, and not only those of a short run.
  const options = { env: { CI: '1', LINEJUDGE_FROZEN: 'whole' }, timeout }
  return process.platform === 'win32'
    ? run(process.execPath, args, options)
    : run('/bin/sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...args], options)
}

/** Runs tests in a copy until one fails; null: none does. @param {string} folder @param {readonly string[]} args @param {'first' | 'all'} which */
async function failing(folder, args, which) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const { status, output, timedOut } = await runWithin(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...args,
      '--root',
      folder,
      '--project=node',
      '--project=renderer',
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
        ? failed.map(({ fullName, failureMessages = [] }) => ({ by: `${file}: ${fullName}`, waited: WAITED.test(failureMessages.join()) }))
        : message
          ? [{ by: `${file}: ${message.split('\n')[0]}`, waited: WAITED.test(message) }]
          : []
    })
    const [first] = all.toSorted((a, b) => Number(a.waited) - Number(b.waited))
    if (first?.waited) return { fate: /** @type {const} */ ('undecided'), by: first.by }
    if (first !== undefined) return { fate: /** @type {const} */ ('killed'), by: first.by }
  } catch {
    // No report: the whole run broke off, which a person would notice.
  }
  return { fate: /** @type {const} */ ('killed'), by: output.trim().split('\n').at(-1) ?? '' }
}

/** @param {string} folder @param {Drawn} mutant @returns {Promise<Outcome>} */
async function tryMutant(folder, mutant) {
  const { withMutant } = await import('./mutants/mutate.mjs')
  const path = join(folder, mutant.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, withMutant(before, mutant))
  try {
    const ruled = RULED.test(mutant.file)
    // What has passed once is not asked again.
    const passed = ruled ? FIRST.map((file) => `--exclude=${file}`) : []
    const found =
      (ruled ? await failing(folder, ['run', ...FIRST], 'first') : null) ??
      (await failing(folder, ['related', path, '--run', ...passed], 'all'))
    return { mutant, ...(found ?? { fate: 'survived', by: '' }) }
  } finally {
    writeFileSync(path, before)
  }
}

/** The broken line as it was and as it is. @param {Drawn} mutant */
function told({ file, line, start, end, put }) {
  const source = readFileSync(join(root, file), 'utf8')
  const [from, to] = [source.lastIndexOf('\n', start - 1) + 1, source.indexOf('\n', end)]
  const [was, is] = [source.slice(from, to), source.slice(from, start) + put + source.slice(end, to)]
  return `${file}:${line}\n${[was, is].map((text, at) => `      ${at ? '+' : '-'} ${text.trim().replaceAll(/\s*\n\s*/g, ' ')}`).join('\n')}`
}

await runScript(async () => {
  const args = process.argv.slice(2)
  /** @param {string} name @param {number} otherwise */
  const option = (name, otherwise) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise)
  const named = args.filter((arg, at) => !arg.startsWith('--') && !(args[at - 1] ?? '').match(/^--(seed|count|jobs|only)$/))
  await ensureInstalled()
  const seed = option('--seed', 1)
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',').map(Number) : null
  const drawn = (await draw(named.length > 0 ? named : ['src/shared/engine'], seed, option('--count', 20))).filter(
    ({ number }) => only === null || only.includes(number)
  )
  // Said of the sources as they are now: somebody may work on them while the tests run.
  const lines = new Map(drawn.map((mutant) => [mutant, told(mutant)]))
  if (args.includes('--list')) {
    for (const mutant of drawn) console.log(`${mutant.number}. ${mutant.kind}: ${lines.get(mutant)}`)
    return 0
  }
  const folders = Array.from({ length: Math.min(option('--jobs', 2), drawn.length) }, () =>
    realpathSync(mkdtempSync(join(tmpdir(), 'linejudge-mutants-')))
  )
  const waiting = [...drawn]
  /** @type {Outcome[]} */
  const outcomes = []
  try {
    await Promise.all(
      folders.map(async (folder) => {
        copySources(folder)
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const outcome = await tryMutant(folder, next)
          outcomes.push(outcome)
          say(`${outcome.fate.padEnd(9)} ${next.number}. ${next.kind}, ${next.file}:${next.line}${outcome.by && `: ${outcome.by}`}`)
        }
      })
    )
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const survivors = outcomes.filter(({ fate }) => fate === 'survived').sort((a, b) => a.mutant.number - b.mutant.number)
  for (const { mutant } of survivors) console.log(`survived ${mutant.number}. ${mutant.kind}: ${lines.get(mutant)}`)
  const undecided = outcomes.filter(({ fate }) => fate === 'undecided')
  for (const { mutant, by } of undecided) console.log(`undecided ${mutant.number}. ${mutant.kind} (${by}): ${lines.get(mutant)}`)
  const decided = outcomes.length - undecided.length
  const noticed = decided - survivors.length
  console.log(
    `noticed ${noticed} of ${decided} (${Math.round((100 * noticed) / decided)} %${undecided.length ? `, ${undecided.length} more undecided` : ''}), seed ${seed}`
  )
  return 0
})
