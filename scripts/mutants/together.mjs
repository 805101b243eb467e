/**
 * Many mutants in one process: they stand in the copy behind switches (switch.mjs), every test that imports one of their files runs once without
 * any, and then each mutant is tried with the tests alone that come to it (runner.mjs). A process that is spoilt, or computes without end, is
 * followed by another one, which goes on with the next mutant.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, Stop } from '../lib.mjs'
import { ENVIRONMENT } from './nodeTests.mjs'

/** @typedef {'killed' | 'undecided' | 'survived' | 'read once' | 'not run'} Fate */
/** @typedef {{ number: number, fate: Fate | 'spoilt', by: string }} Told */

/** Seconds of processor time above what the tests need without the mutant, and how often that: more is without end. */
const ENDLESS = { seconds: 60, times: 6 }
/** Seconds by the clock after which nothing is decided. */
const GIVEN_UP = 3600

/**
 * What becomes of mutants by the tests of one project. `read once`: only what happens when a file is imported comes to it, so that nothing was tried.
 * @param {string} folder  a copy with the mutants behind switches @param {string} project  of vitest.config.ts
 * @param {readonly number[]} numbers @param {readonly string[]} files  that they are in @param {(told: Told) => void} tell
 * @returns {Promise<ReadonlyMap<number, Told>>}
 */
export async function tryTogether(folder, project, numbers, files, tell) {
  const own = join(folder, `mutants-${project}`)
  mkdirSync(own)
  /** @type {Map<number, Told>} */
  const fates = new Map()
  /** @param {Told} told */
  const decide = (told) => {
    fates.set(told.number, told)
    tell(told)
  }
  /** @type {Set<number>} */
  const spoilt = new Set()
  let read = 0
  const waiting = () => numbers.filter((number) => !fates.has(number))
  while (waiting().length > 0) {
    const before = read
    writeFileSync(join(own, 'waiting.json'), JSON.stringify(waiting()))
    rmSync(join(own, 'beat.json'), { force: true })
    const { beat, status, output } = await oneProcess(folder, own, project, testsToRun(own, files))
    const lines = linesOf(join(own, 'outcomes.jsonl'))
    for (const told of lines.slice(read)) {
      if (told.fate !== 'spoilt') decide(told)
      else if (spoilt.has(told.number))
        decide({ ...told, fate: 'undecided', by: `it is noticed, and spoils what the tests keep: ${told.by}` })
      else spoilt.add(told.number)
    }
    read = lines.length
    if (status === 0 && !existsSync(join(own, 'coverage.json'))) for (const number of waiting()) decide({ number, fate: 'not run', by: '' })
    else if (beat?.end) decide({ number: beat.number, ...beat.end })
    else if (read === before && waiting().length > 0)
      throw new Stop(`The tests (${project}) did not come to an end.\n${output.slice(-4000)}`)
  }
  return fates
}

/** At first every test that imports a file with a mutant in it; then only one that is soon over. @param {string} own @param {readonly string[]} files */
function testsToRun(own, files) {
  const path = join(own, 'coverage.json')
  if (!existsSync(path)) return ['related', ...files, '--run', '--passWithNoTests']
  /** @type {Record<string, number>} */
  const took = JSON.parse(readFileSync(path, 'utf8')).took
  const [quickest = ''] = Object.keys(took)
    .filter((key) => !key.includes('\0'))
    .toSorted((a, b) => (took[a] ?? 0) - (took[b] ?? 0))
  return ['run', quickest]
}

/** @param {string} path @returns {readonly Told[]} */
const linesOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** @typedef {{ number: number, about: number, pid: number, used: number, done?: boolean, end?: { fate: Fate, by: string } }} Beat */

/** @param {string} folder @param {string} own @param {string} project @param {readonly string[]} tests @returns {Promise<{ beat: Beat | null, status: number | null, output: string }>} */
async function oneProcess(folder, own, project, tests) {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...tests,
      '--root',
      folder,
      '--config',
      join(folder, 'scripts/mutants/vitest.config.mjs'),
      '--reporter=dot'
    ],
    {
      cwd: folder,
      env: { ...process.env, ...ENVIRONMENT, NO_COLOR: '1', LINEJUDGE_MUTANTS: own, LINEJUDGE_PROJECT: project },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  let isOver = false
  /** @type {number | null} */
  let status = null
  const over = new Promise((resolve) => child.on('close', resolve)).then((code) => {
    status = /** @type {number | null} */ (code)
    isOver = true
  })
  /** @type {Beat | null} */
  let beat = beatIn(own)
  let since = Date.now()
  while (!isOver) {
    await Promise.race([over, wait(1000)])
    const now = beatIn(own)
    if (now?.number !== beat?.number) since = Date.now()
    beat = now
    if (beat === null || isOver) continue
    if (beat.done) {
      await Promise.race([over, wait(10_000)])
      child.kill('SIGKILL')
      break
    }
    const used = secondsOf(beat.pid) - beat.used
    const isEndless = used > ENDLESS.seconds + (ENDLESS.times * beat.about) / 1000
    if (!isEndless && (Date.now() - since) / 1000 < GIVEN_UP) continue
    beat.end = isEndless ? { fate: 'killed', by: 'it computes without end' } : { fate: 'undecided', by: `more than ${GIVEN_UP} s` }
    process.kill(beat.pid, 'SIGKILL')
    child.kill('SIGKILL')
    break
  }
  await over
  return { beat, status, output }
}

/** @param {string} own @returns {Beat | null} */
function beatIn(own) {
  try {
    return JSON.parse(readFileSync(join(own, 'beat.json'), 'utf8'))
  } catch {
    // Not there yet, or half written.
    return null
  }
}

/** The processor time of a process so far; 0 where the system does not say it. @param {number} pid */
function secondsOf(pid) {
  try {
    const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/[-:]/)
      .map(Number)
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = [0, 0, 0, 0, ...parts].slice(-4)
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  } catch {
    return 0
  }
}
