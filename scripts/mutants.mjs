/**
 * `npm run mutants -- src/shared/engine`: how much the Node tests notice. Draws mutants by a seed out of all places of a folder at which
 * a file can be broken by one small change, leaves out those that the compiler refuses, tries the others in a copy of the sources with every test
 * that comes to them, and prints the survivors with their lines and the rate. Where nothing is decided the mutant counts neither way.
 *   --seed N  default 1   --count N  default 20   --jobs N  at a time, default 2   --list  draw only   --only N,N  of the drawn ones
 *   --guards  only conditions that refuse, each left out; without a folder those of host, device, main, storage, journal, formats and disk
 *   --edition heroclix-2023  mutants of that document (resources/editions), tried with its golden cases
 *   --alone  each in a process of its own: slow, and not misled by what a test keeps for the next one
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, readCommandLine, root, runScript, say } from './lib.mjs'

/** @typedef {import('./mutants/mutate.mjs').Mutant & { file: string, number: number }} Drawn */
/** @typedef {{ fate: 'killed' | 'undecided' | 'survived' | 'not run' | 'read once', by: string }} Outcome */

/** From what says least of a mutant to what decides: of two projects the one further back counts. @type {readonly Outcome['fate'][]} */
const FATES = ['not run', 'survived', 'read once', 'undecided', 'killed']
/** Where switches decide nothing. @type {readonly Outcome['fate'][]} */
const ASKED_ALONE = ['read once', 'undecided']

/** The folders that `--guards` draws from: what comes from outside is refused there, and what is acknowledged is written there. */
const GUARDED = ['src/host', 'src/device', 'src/main', 'src/renderer/storage', 'src/shared/journal', 'src/shared/formats', 'src/disk']

/**
 * Draws without putting back. @param {readonly string[]} folders @param {number} seed @param {number} count @param {boolean} guards
 * @returns {Promise<readonly Drawn[]>}
 */
async function draw(folders, seed, count, guards) {
  const { drawer, GUARDS } = await import('./mutants/mutate.mjs')
  const { placesBelow } = await import('./mutants/places.mjs')
  const all = [...placesBelow(folders, guards ? GUARDS : undefined)]
  say(`${all.length} places in ${folders.join(', ')}; seed ${seed} draws ${Math.min(count, all.length)} of them.`)
  const next = drawer(seed)
  return Array.from({ length: Math.min(count, all.length) }, (_, number) => ({
    .../** @type {typeof all[number]} */ (all.splice(next(all.length), 1)[0]),
    number: number + 1
  }))
}

/** @typedef {(mutant: Drawn, outcome: Outcome) => void} Tell */

/**
 * Tries mutants in a copy: behind switches as far as that decides anything, the others in a process of their own.
 * @param {readonly Drawn[]} mutants @param {ReadonlyMap<string, string>} sources @param {boolean} isAlone @param {Tell} tell
 */
async function tryMutants(mutants, sources, isAlone, tell) {
  const { copyOf } = await import('./mutants/copy.mjs')
  const { tryAlone } = await import('./mutants/alone.mjs')
  const folder = copyOf(root)
  try {
    const alone = isAlone ? mutants : await tryBehindSwitches(folder, mutants, sources, tell)
    for (const mutant of alone) tell(mutant, await tryAlone(folder, mutant, sources.get(mutant.file) ?? ''))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Returns those of which it decides nothing.
 * @param {string} folder  a copy @param {readonly Drawn[]} mutants @param {ReadonlyMap<string, string>} sources @param {Tell} tell
 */
async function tryBehindSwitches(folder, mutants, sources, tell) {
  const { PROJECTS } = await import('./mutants/nodeTests.mjs')
  const { withSwitches } = await import('./mutants/switch.mjs')
  const { tryTogether } = await import('./mutants/together.mjs')
  /** @type {Map<Drawn, Outcome>} */
  const outcomes = new Map(mutants.map((mutant) => [mutant, { fate: 'not run', by: '' }]))
  /** @type {Set<number>} */
  const without = new Set()
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const switched = withSwitches(
      file,
      sources.get(file) ?? '',
      mutants.filter((mutant) => mutant.file === file)
    )
    writeFileSync(join(folder, file), switched.text)
    for (const number of switched.without) without.add(number)
  }
  for (const project of PROJECTS) {
    const left = mutants.filter((mutant) => !without.has(mutant.number) && outcomes.get(mutant)?.fate !== 'killed')
    const files = [...new Set(left.map(({ file }) => join(folder, file)))]
    const numbers = left.map(({ number }) => number)
    const fates = await tryTogether(folder, project, numbers, files, ({ number, fate, by }) =>
      say(`${project}: ${fate.padEnd(9)} ${number}.${by && ` ${by}`}`)
    )
    for (const mutant of left) {
      const found = /** @type {Outcome} */ (fates.get(mutant.number))
      const before = /** @type {Outcome} */ (outcomes.get(mutant))
      if (FATES.indexOf(found.fate) > FATES.indexOf(before.fate)) outcomes.set(mutant, found)
    }
  }
  /** @param {readonly [Drawn, Outcome]} of */
  const isOpen = ([{ number }, { fate }]) => without.has(number) || ASKED_ALONE.includes(fate)
  for (const [mutant, outcome] of [...outcomes].filter((one) => !isOpen(one))) tell(mutant, outcome)
  return [...outcomes].filter(isOpen).map(([mutant]) => mutant)
}

/** Mutants of a document. @param {string} edition @param {number} seed @param {number} count */
async function ofEdition(edition, seed, count) {
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/mutants/editionMutants.ts') }} */
  const { module } = await runnerImport(join(root, 'test/mutants/editionMutants.ts'), { configFile: false, root, logLevel: 'error' })
  const text = readFileSync(join(root, 'resources/editions', `${edition}.json`), 'utf8')
  const { noticed, tried, places } = await module.tryEditionMutants(text, { seed, count }, (line) => console.log(line))
  console.log(`noticed ${noticed} of ${tried} (${Math.round((100 * noticed) / tried)} %) of ${places} places, seed ${seed}`)
  return 0
}

await runScript(async () => {
  const known = /** @type {const} */ ({
    seed: 'number',
    count: 'number',
    jobs: 'number',
    list: 'flag',
    only: 'text',
    alone: 'flag',
    guards: 'flag',
    edition: 'text'
  })
  const { options, words } = readCommandLine(import.meta.url, known)
  const { seed = 1, count = 20, list = false, alone = false, guards = false } = options
  await ensureInstalled()
  if (options.edition !== undefined) return ofEdition(options.edition, seed, count)
  const only = options.only?.split(',').map(Number) ?? null
  const drawn = (await draw(words.length > 0 ? words : guards ? GUARDED : ['src/shared/engine'], seed, count, guards)).filter(
    ({ number }) => only === null || only.includes(number)
  )
  // As they are now: somebody may work on them while the tests run.
  const sources = new Map(drawn.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
  const { toldOf } = await import('./mutants/places.mjs')
  /** @param {Drawn} mutant */
  const lineOf = (mutant) => toldOf(mutant, sources.get(mutant.file) ?? '')
  if (list) {
    for (const mutant of drawn) console.log(`${mutant.number}. ${mutant.kind}: ${lineOf(mutant)}`)
    return 0
  }
  const { refusedByTypes } = await import('./mutants/refused.mjs')
  const refused = refusedByTypes(root, drawn)
  const tried = drawn.filter(({ number }) => !refused.has(number))
  say(`The compiler refuses ${refused.size} of them; ${tried.length} are tried.`)
  if (tried.length === 0) return 0
  const jobs = Math.min(options.jobs ?? 2, tried.length)
  /** @type {Map<Drawn, Outcome>} */
  const outcomes = new Map()
  await Promise.all(
    Array.from({ length: jobs }, (_, job) =>
      tryMutants(
        tried.filter((__, at) => at % jobs === job),
        sources,
        alone,
        (mutant, outcome) => {
          outcomes.set(mutant, outcome)
          say(`${outcome.fate.padEnd(9)} ${mutant.number}. ${mutant.kind}, ${mutant.file}:${mutant.line}${outcome.by && `: ${outcome.by}`}`)
        }
      )
    )
  )
  const fates = [...outcomes].map(([mutant, outcome]) => ({ mutant, ...outcome })).sort((a, b) => a.mutant.number - b.mutant.number)
  for (const { mutant, fate, by } of fates)
    if (fate !== 'killed') console.log(`${fate} ${mutant.number}. ${mutant.kind}${by && ` (${by})`}: ${lineOf(mutant)}`)
  const undecided = fates.filter(({ fate }) => fate === 'undecided').length
  const noticed = fates.filter(({ fate }) => fate === 'killed').length
  const decided = fates.length - undecided
  console.log(
    `noticed ${noticed} of ${decided} (${Math.round((100 * noticed) / decided)} %${undecided ? `, ${undecided} more undecided` : ''}), seed ${seed}; ` +
      `the compiler refused ${refused.size} more`
  )
  return 0
})
