/**
 * A worker of `npm run notice`: asks questions of the engine with one mutant after another switched on. What all workers know lies in shared memory,
 * so that one that computes without end can be ended and followed by another.
 */
import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {object} Shared
 * @property {Int32Array} beat  of this worker: which place is switched on, how often something was asked
 * @property {Uint8Array} cover  for each question a bit for each place: whether it comes to it
 * @property {Uint8Array} left  1 for each place that nothing has noticed
 * @property {Uint16Array} tries  how often each place was asked of variations
 * @property {Float32Array} taken  milliseconds of each question
 */
/** @typedef {{ kind: 'cover' | 'ask' | 'vary', of: number }} Task  `of`: a question or a place */
/**
 * What is told of a task: the places that are noticed, and by which text. `spoilt`: what a module keeps is not as it was.
 * @typedef {{ noticed: readonly number[], reached: boolean, text?: string, spoilt: boolean }} Told
 */

/** How many questions a place is asked of, for how long once it has had its least, and which questions are too long for that (ms). */
const ASKED = { most: 150, ms: 450, least: 10, long: 40 }
/** The same of variations; `others`: how many other places one variation is asked of, and of how many more if it notices anything. */
const VARIED = { from: 60, long: 25, others: 8, more: 60 }
/** Times that a switch may answer yes in one ruling. */
const WITHOUT_END = 3_000_000
/** One question in so many is asked before anything is timed. */
const WARM = 25

/** @typedef {{ bundle: string, questions: readonly string[], shared: Shared, seed: number, tries: number }} Given */

const { bundle, questions, shared, seed, tries } = /** @type {Given} */ (workerData)
const { beat, cover, left, taken } = shared
const { frozenOf, switches, variationOf } = await import(bundle)
const ROW = cover.length / questions.length
/** Mixed, so that neighbours, which are alike, do not follow each other. */
const order = [...questions.keys()].sort((a, b) => mixed(a) - mixed(b))
/** What is frozen of a question. @type {Map<number, string>} */
const frozen = new Map()

/** @param {number} number */
function mixed(number) {
  return Math.imul(number, 2654435761) >>> 0
}

/** A mark of what is frozen of a text, `broken` where the engine throws. @param {string} text @param {number} [place]  switched on */
function askedOf(text, place = 0) {
  Object.assign(switches, { on: place, times: 0, most: WITHOUT_END })
  Atomics.store(beat, 0, place)
  Atomics.add(beat, 1, 1)
  try {
    return createHash('md5').update(frozenOf(text)).digest('base64')
  } catch {
    return 'broken'
  } finally {
    switches.on = 0
  }
}

/** @param {number} question */
function frozenBefore(question) {
  const before = frozen.get(question) ?? askedOf(questions[question] ?? '')
  frozen.set(question, before)
  return before
}

/** @param {number} question @param {number} place */
const comesTo = (question, place) => ((cover[question * ROW + (place >> 3)] ?? 0) & (1 << (place & 7))) !== 0

/** Which places a question comes to, and how long it takes. @param {number} question @returns {Told} */
function coverOf(question) {
  switches.seen.fill(0)
  const begin = performance.now()
  frozenBefore(question)
  taken[question] = performance.now() - begin
  for (let place = 1; place < switches.seen.length; place++)
    if (switches.seen[place]) cover[question * ROW + (place >> 3)] = (cover[question * ROW + (place >> 3)] ?? 0) | (1 << (place & 7))
  return { noticed: [], reached: true, spoilt: false }
}

/** The frozen questions that come to a place, the long ones last. @param {number} place @param {number} most @param {number} long */
function comingTo(place, most, long) {
  const [short, others] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])]
  for (const question of order) {
    if (!comesTo(question, place)) continue
    if ((taken[question] ?? 0) > long) others.push(question)
    else if (short.push(question) >= most) break
  }
  return short.length > ASKED.least ? short : [...short, ...others.slice(0, ASKED.least)]
}

/** Whether a frozen question notices it. @param {number} place @returns {Told} */
function askPlace(place) {
  const here = comingTo(place, ASKED.most, ASKED.long)
  const begin = performance.now()
  for (const [at, question] of here.entries()) {
    if (at > ASKED.least && performance.now() - begin > ASKED.ms) break
    const [text, before] = [questions[question] ?? '', frozenBefore(question)]
    if (askedOf(text, place) === before) continue
    left[place] = 0
    return { noticed: [place], reached: true, spoilt: askedOf(text) !== before }
  }
  return { noticed: [], reached: here.length > 0, spoilt: false }
}

/** Asks variations of the questions that come to a place until one notices it. @param {number} place @returns {Told} */
function varyPlace(place) {
  const here = comingTo(place, VARIED.from, VARIED.long)
  const first = mixed(place + seed)
  for (let at = 0; here.length > 0 && at < tries; at++) {
    const text = variationOf(questions[here[(first + at) % here.length] ?? 0] ?? '', seed * 10_000_000 + place * 100 + at)
    switches.seen.fill(0)
    const begin = performance.now()
    const before = askedOf(text)
    if (before === 'broken' || performance.now() - begin > VARIED.long) continue
    const noticed = noticedBy(text, before, place)
    if (noticed.length > 0) return { noticed, reached: true, text, spoilt: askedOf(text) !== before }
  }
  return { noticed: [], reached: here.length > 0, spoilt: false }
}

/** The places that a variation notices: the one it is made for, and some of the others that it comes to. @param {string} text @param {string} before @param {number} place */
function noticedBy(text, before, place) {
  /** @type {number[]} */
  const noticed = []
  /** @param {number} one  Whether the next may still be asked. */
  const ask = (one) => {
    shared.tries[one] = (shared.tries[one] ?? 0) + 1
    if (askedOf(text, one) === before) return true
    noticed.push(one)
    left[one] = 0
    return askedOf(text) === before
  }
  const seen = [...switches.seen.keys()].filter((one) => switches.seen[one] && left[one] && one !== place)
  const others = seen.sort((a, b) => (shared.tries[a] ?? 0) - (shared.tries[b] ?? 0))
  if (switches.seen[place] && !ask(place)) return noticed
  if (!others.slice(0, VARIED.others).every(ask) || noticed.length === 0) return noticed
  others.slice(VARIED.others, VARIED.others + VARIED.more).every(ask)
  return noticed
}

for (let at = 0; at < questions.length; at += WARM) askedOf(questions[at] ?? '')
const TASKS = { cover: coverOf, ask: askPlace, vary: varyPlace }
parentPort?.on('message', (/** @type {Task} */ { kind, of }) => parentPort?.postMessage(TASKS[kind](of)))
parentPort?.postMessage('ready')
