/**
 * A worker of `npm run notice`: asks questions of the engine with one mutant after another switched on. What all workers know lies in shared memory,
 * so that one that computes without end can be ended and followed by another.
 */
import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {object} Shared
 * @property {Int32Array} beat  of this worker: which place is switched on, how often something was asked
 * @property {Uint8Array} cover  for each question a bit for each place: whether it may be noticed there
 * @property {Int32Array} near  for each place some questions that come to it, by their number counted from 1; 0: none
 * @property {Uint8Array} differs  1 for each place that gives another value in any question that was looked through
 * @property {Uint8Array} left  1 for each place that nothing has noticed
 * @property {Uint16Array} tries  how often each place was asked of variations
 * @property {Float32Array} taken  milliseconds of each question
 */
/** @typedef {{ kind: 'cover' | 'ask' | 'vary', of: number }} Task  `of`: a question or a place */
/**
 * What is told of a task: the places that are noticed, and by which text. `spoilt`: what a module keeps is not as it was.
 * @typedef {{ noticed: readonly number[], text?: string, spoilt: boolean }} Told
 */

/** How many questions a place is asked of, for how long once it has had its least, and which questions are too long for that (ms). */
const ASKED = { most: 150, ms: 450, least: 10, long: 40 }
/** The same of variations; `others`: how many other places one variation is asked of, and of how many more if it notices anything. */
const VARIED = { from: 60, long: 25, others: 8, more: 60 }
/** A question that takes longer (ms) is not worked out with all places beside it. */
const PROBED = { long: 40 }
/** Times that a switch may answer yes in one ruling. */
const WITHOUT_END = 3_000_000
/** One question in so many is asked before anything is timed. */
const WARM = 25

/** `switched`, `probed`: see `switched.mjs`. @typedef {{ switched: string, probed: string, questions: readonly string[], shared: Shared, seed: number, tries: number }} Given */

const { switched, probed, questions, shared, seed, tries } = /** @type {Given} */ (workerData)
const { beat, cover, differs, left, near, taken } = shared
const { frozenOf, switches, variationOf } = await import(switched)
const { frozenOf: probedOf, probes } = await import(probed)
const ROW = cover.length / questions.length
const NEAR = near.length / left.length
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

/**
 * The places at which a text that has just been asked may notice something: those that change a value of it on the way. Where it took long all that it
 * comes to: to work out every place takes many times as long. @param {string} text @param {number} ms  that it took @returns {Uint8Array}
 */
function differingIn(text, ms) {
  if (ms > PROBED.long) return switches.seen
  Atomics.add(beat, 1, 1)
  probes.differs.fill(0)
  try {
    probedOf(text)
  } catch {
    return switches.seen
  }
  return probes.differs
}

/** @param {number} question @param {number} place */
const mayNotice = (question, place) => ((cover[question * ROW + (place >> 3)] ?? 0) & (1 << (place & 7))) !== 0

/** At which places a question may notice something, and how long it takes. @param {number} question @returns {Told} */
function coverOf(question) {
  switches.seen.fill(0)
  const begin = performance.now()
  frozenBefore(question)
  taken[question] = performance.now() - begin
  const differing = differingIn(questions[question] ?? '', taken[question])
  for (let place = 1; place < left.length; place++) {
    const slot = switches.seen[place] ? near.subarray(place * NEAR, (place + 1) * NEAR).indexOf(0) : -1
    if (slot >= 0) near[place * NEAR + slot] = question + 1
    if (differing[place] && differing !== switches.seen) differs[place] = 1
    if (differing[place]) cover[question * ROW + (place >> 3)] = (cover[question * ROW + (place >> 3)] ?? 0) | (1 << (place & 7))
  }
  return { noticed: [], spoilt: false }
}

/** The frozen questions that may notice a place, the long ones last. @param {number} place @param {number} most @param {number} long */
function askedAt(place, most, long) {
  const [short, others] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])]
  for (const question of order) {
    if (!mayNotice(question, place)) continue
    if ((taken[question] ?? 0) > long) others.push(question)
    else if (short.push(question) >= most) break
  }
  return short.length > ASKED.least ? short : [...short, ...others.slice(0, ASKED.least)]
}

/** Some that come to a place, where none makes a difference there. @param {number} place */
const nearOf = (place) => [...near.subarray(place * NEAR, (place + 1) * NEAR)].filter((one) => one > 0).map((one) => one - 1)

/** Whether a frozen question notices it. @param {number} place @returns {Told} */
function askPlace(place) {
  const here = askedAt(place, ASKED.most, ASKED.long)
  const begin = performance.now()
  for (const [at, question] of here.entries()) {
    if (at > ASKED.least && performance.now() - begin > ASKED.ms) break
    const [text, before] = [questions[question] ?? '', frozenBefore(question)]
    if (askedOf(text, place) === before) continue
    left[place] = 0
    return { noticed: [place], spoilt: askedOf(text) !== before }
  }
  return { noticed: [], spoilt: false }
}

/** Asks variations of questions that may notice a place until one does. @param {number} place @returns {Told} */
function varyPlace(place) {
  const here = [askedAt(place, VARIED.from, VARIED.long), nearOf(place)].find((some) => some.length > 0) ?? []
  const first = mixed(place + seed)
  for (let at = 0; here.length > 0 && at < tries; at++) {
    const text = variationOf(questions[here[(first + at) % here.length] ?? 0] ?? '', seed * 10_000_000 + place * 100 + at)
    switches.seen.fill(0)
    const begin = performance.now()
    const before = askedOf(text)
    const ms = performance.now() - begin
    if (before === 'broken' || ms > VARIED.long) continue
    const noticed = noticedBy(text, before, place, differingIn(text, ms))
    if (noticed.length > 0) return { noticed, text, spoilt: askedOf(text) !== before }
  }
  return { noticed: [], spoilt: false }
}

/**
 * The places that a variation notices: the one it is made for, and some of the others that make a difference in it.
 * @param {string} text @param {string} before @param {number} place @param {Uint8Array} differing
 */
function noticedBy(text, before, place, differing) {
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
  const seen = [...differing.keys()].filter((one) => differing[one] && left[one] && one !== place)
  const others = seen.sort((a, b) => (shared.tries[a] ?? 0) - (shared.tries[b] ?? 0))
  if (differing[place] && !ask(place)) return noticed
  if (!others.slice(0, VARIED.others).every(ask) || noticed.length === 0) return noticed
  others.slice(VARIED.others, VARIED.others + VARIED.more).every(ask)
  return noticed
}

for (let at = 0; at < questions.length; at += WARM) askedOf(questions[at] ?? '')
const TASKS = { cover: coverOf, ask: askPlace, vary: varyPlace }
parentPort?.on('message', (/** @type {Task} */ { kind, of }) => parentPort?.postMessage(TASKS[kind](of)))
parentPort?.postMessage('ready')
