/**
 * `npm run notice -- src/shared/engine/knockBack`: searches questions that notice small changes of the sources which no frozen question notices,
 * and keeps them. Breaks every place of the folders (of engine, rules, position and cases where none is named), each behind a switch; finds out in
 * which frozen questions that gives another value, and asks these; and then, where none notices it, variations of them. What the compiler refuses
 * does not count. The fewest variations that notice the others are put at the end of `test/fixtures/reached/noticing.jsonl`; `npm run freeze`
 * freezes them.
 *   --seed N  of the variations, default 1: another one finds others   --tries N  variations for a place, default 30   --jobs N  default 2
 *   --list  prints the places that nothing notices, too, and whether they made a difference in any question
 * All folders take an hour and a half on two cores, a small one some minutes. Ctrl+C keeps what has been found.
 */
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ensureInstalled, readCommandLine, root, runScript, say } from './lib.mjs'

/** @typedef {import('./mutants/asking.mjs').Told} Told */
/** @typedef {import('./mutants/asking.mjs').Task} Task */
/** @typedef {import('./mutants/asking.mjs').Given} Given */
/** @typedef {{ readonly text: string, readonly noticed: readonly number[] }} Found */

const FOLDERS = ['src/shared/engine', 'src/shared/rules', 'src/shared/position', 'src/shared/cases']
const KEPT = join(root, 'test/fixtures/reached/noticing.jsonl')
/** Milliseconds without a question after which a worker computes without end. */
const ENDLESS = 8000
/** So many questions that come to a place are kept for it. */
const NEAR = 4
/** One task in so many says how far it is. */
const SAID = 500

/** Shared by all workers. @param {number} bytes */
const shared = (bytes) => new SharedArrayBuffer(Math.max(4, Math.ceil(bytes / 4) * 4))

/**
 * Does tasks with so many workers at a time. A place at which one computes without end is noticed; its task is begun anew.
 * @param {readonly Task[]} tasks @param {Given} given @param {number} jobs @param {() => boolean} isOver @param {(task: Task, told: Told) => void} tell
 */
async function doAll(tasks, given, jobs, isOver, tell) {
  let next = 0
  const begun = Date.now()
  /** @type {Task[]} */
  const again = []
  const taken = () => {
    const task = again.pop() ?? tasks[next++]
    if (task && next % SAID === 0) say(`${task.kind}: ${next} of ${tasks.length}, ${Math.round((Date.now() - begun) / 1000)} s`)
    return isOver() ? undefined : task
  }
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      for (let isDone = false; !isDone;) isDone = await oneWorker(given, taken, (task) => again.push(task), tell)
    })
  )
}

/**
 * One worker until there is no task left (true), or until it is spoilt or computes without end (false).
 * @param {Given} given @param {() => Task | undefined} taken @param {(task: Task) => void} giveBack @param {(task: Task, told: Told) => void} tell
 * @returns {Promise<boolean>}
 */
function oneWorker(given, taken, giveBack, tell) {
  const beat = new Int32Array(shared(8))
  const { left } = given.shared
  const worker = new Worker(new URL('mutants/asking.mjs', import.meta.url), { workerData: { ...given, shared: { ...given.shared, beat } } })
  return new Promise((resolve, reject) => {
    /** @type {Task | undefined} */
    let task
    let before = -1
    /** @param {boolean} isDone */
    const end = (isDone) => {
      clearInterval(timer)
      void worker.terminate().then(() => resolve(isDone))
    }
    /** What is switched on is noticed: it ends nothing, or breaks the process. */
    const endBroken = () => {
      left[beat[0] ?? 0] = 0
      if (task && (task.kind === 'cover' || left[task.of])) giveBack(task)
      end(false)
    }
    const timer = setInterval(() => {
      if (task && beat[1] === before) endBroken()
      before = beat[1] ?? 0
    }, ENDLESS)
    worker.on('message', (/** @type {'ready' | Told} */ told) => {
      if (told !== 'ready' && task) tell(task, told)
      const isSpoilt = told !== 'ready' && told.spoilt
      task = isSpoilt ? undefined : taken()
      if (task) worker.postMessage(task)
      else end(!isSpoilt)
    })
    worker.on('error', (error) => {
      if (beat[0]) endBroken()
      else reject(error)
    })
  })
}

/** The fewest texts that notice all that any of them does, the short ones first. @param {readonly Found[]} found @returns {readonly string[]} */
function fewestOf(found) {
  const left = new Set(found.flatMap(({ noticed }) => noticed))
  /** @type {string[]} */
  const kept = []
  while (left.size > 0) {
    const gains = found.map(({ noticed }) => noticed.filter((place) => left.has(place)).length)
    const most = Math.max(...gains)
    const best = found.filter((_, at) => gains[at] === most).sort((a, b) => a.text.length - b.text.length)[0]
    for (const place of best?.noticed ?? []) left.delete(place)
    kept.push(best?.text ?? '')
  }
  return kept
}

/** A question without what says where it comes from, if that changes nothing of its ruling. @param {string} text @param {(text: string) => string} frozenOf */
function bareOf(text, frozenOf) {
  const { title: _title, cites: _cites, id: _id, ...bare } = JSON.parse(text)
  const short = JSON.stringify(bare)
  return frozenOf(short) === frozenOf(text) ? short : text
}

await runScript(async () => {
  const known = /** @type {const} */ ({ seed: 'number', tries: 'number', jobs: 'number', list: 'flag' })
  const { options, words } = readCommandLine(import.meta.url, known)
  const { seed = 1, tries = 30, jobs = 2, list = false } = options
  await ensureInstalled()
  const { copyOf } = await import('./mutants/copy.mjs')
  const { placesBelow, toldOf } = await import('./mutants/places.mjs')
  const { refusedByTypes } = await import('./mutants/refused.mjs')
  const { switchedEngine } = await import('./mutants/switched.mjs')
  const places = placesBelow(words.length > 0 ? words : FOLDERS).map((place, at) => ({ ...place, number: at + 1 }))
  // As they are now: somebody may work on the sources meanwhile.
  const before = copyOf(root)
  const folders = [before]
  let isStopped = false
  process.once('SIGINT', () => {
    isStopped = true
    say('Stopping, and keeping what has been found …')
  })
  try {
    const copied = () => {
      const folder = copyOf(before)
      folders.push(folder)
      return folder
    }
    const { switched, probed, without } = await switchedEngine(copied, places)
    const { frozenOf, frozenQuestions } = await import(switched)
    /** @type {readonly string[]} */
    const questions = frozenQuestions()
    const left = new Uint8Array(shared(places.length + 1)).fill(1)
    const differs = new Uint8Array(shared(places.length + 1))
    const near = new Int32Array(shared(4 * NEAR * left.length))
    /** @type {Given} */
    const given = {
      switched,
      probed,
      questions,
      seed,
      tries,
      shared: {
        beat: new Int32Array(shared(8)),
        left,
        near,
        differs,
        cover: new Uint8Array(shared(questions.length * Math.ceil((places.length + 1) / 32) * 4)),
        tries: new Uint16Array(shared(2 * (places.length + 1))),
        taken: new Float32Array(shared(4 * questions.length))
      }
    }
    const tried = places.filter(({ number }) => !without.has(number)).map(({ number }) => number)
    say(`${places.length} places, ${tried.length} of them behind switches; ${questions.length} frozen questions.`)
    const isOver = () => isStopped
    const cover = questions.map((_, of) => ({ kind: /** @type {const} */ ('cover'), of }))
    await doAll(cover, given, jobs, isOver, () => {})
    const reached = tried.filter((place) => near[place * NEAR])
    const ask = reached.map((of) => ({ kind: /** @type {const} */ ('ask'), of }))
    await doAll(ask, given, jobs, isOver, () => {})
    const isLeft = (/** @type {number} */ place) => left[place] === 1
    const asked = reached.filter(isLeft)
    say(
      `The questions come to ${reached.length} places and notice ${reached.length - asked.length} of them. ` +
        `${asked.filter((place) => !differs[place]).length} of the ${asked.length} that are left never give another value. Asking variations …`
    )
    /** @type {Found[]} */
    const found = []
    const vary = asked.filter(isLeft).map((of) => ({ kind: /** @type {const} */ ('vary'), of }))
    await doAll(vary, given, jobs, isOver, (_, { text, noticed, spoilt }) => {
      if (text !== undefined && !spoilt) found.push({ text, noticed })
    })
    // Nobody has to notice what cannot be landed; to look at each takes longer than to vary questions.
    const looked = new Set([...found.flatMap(({ noticed }) => noticed), ...(list ? asked : [])])
    const refused = refusedByTypes(
      before,
      places.filter(({ number }) => looked.has(number))
    )
    const worth = found.map(({ text, noticed }) => ({ text, noticed: noticed.filter((place) => !refused.has(place)) }))
    const kept = fewestOf(worth).map((text) => bareOf(text, frozenOf))
    if (kept.length > 0) appendFileSync(KEPT, `${kept.join('\n')}\n`)
    const after = asked.filter((place) => isLeft(place) && !refused.has(place))
    if (list)
      for (const place of places)
        if (after.includes(place.number))
          console.log(
            `${toldOf(place, readFileSync(join(before, place.file), 'utf8'))}${differs[place.number] ? '' : ' (never another value)'}`
          )
    console.log(
      `${kept.length} questions kept, which notice ${new Set(worth.flatMap(({ noticed }) => noticed)).size} places; ` +
        `${after.length} are noticed by nothing${list ? '' : ', with those that the compiler refuses'}. Freeze them: npm run freeze`
    )
    return 0
  } finally {
    for (const copy of folders) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
})
