/**
 * Plain English: counts the comments and the lines of documents that use one of nine habits that a reader has to read twice, by folder, and
 * compares the shares with `english.json`. No share may rise; a new folder has at most LIMIT.
 *   node scripts/lint/english.mjs          the shares, and what is new where one rose
 *   node scripts/lint/english.mjs --write  writes the shares that fell (a share that rose stays an error)
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib.mjs'

/** Of 100 comments in a folder that has no share yet. */
const LIMIT = 5
const RECORD = join(root, 'scripts/lint/english.json')

/** Each habit, and what to write instead. @type {readonly (readonly [RegExp, string])[]} */
export const HABITS = [
  [/(^|[.;:] )(What|Who|Whom|Whoever|Whatever|Whose|Of whom)\b(?![^.]*\?)/, 'a clause as a noun: start with the noun of the code'],
  [/\bwhere\b/, '"where": if, when (where is for places)'],
  [/\b(told|tells|telling)\b/, '"told": reported, given, passed'],
  [/\b(unsaid|says? (what|who|where|which|nothing|so))\b/, '"says": specifies, returns, lists'],
  [/\b(stands?|lies|comes|goes) (in|on|at|beside|under|there|where|for)\b/, '"stands, lies, goes, comes": is, has, belongs to, moves'],
  [/\b(nobody|somebody|whoever|whom)\b/, '"nobody, whoever": null, the caller, the figure'],
  [/\b(besides?|but for|in place of|so far as|of its own)\b/, '"beside, but for, in place of": except, in addition to, instead of'],
  [/\b(taken (back|in|out|up)|put down|given up|anew)\b/, '"taken back, put down, anew": undone, imported, cancelled, again'],
  [/\b(looked at|asked (of|about)|rests on|holds against|passes for)\b/, '"looked at, rests on": checked, depends on, compared with']
]

const SOURCES = ['src', 'test', 'scripts', 'docs', 'resources']
const READ = /\.(ts|mjs|svelte|md)$/
/** Other languages, generated texts, and words of other people. */
const LEFT_OUT = /^(src\/renderer\/i18n\/(es|pt)\/|docs\/(coverage|licences)\.md$|test\/e2e\/output\/|scripts\/lint\/english\.mjs$)/
const SHORTEST = 13

/** The comments, or the lines of a document, with their line numbers. @param {string} path @param {string} text @returns {readonly { line: number, text: string }[]} */
export function proseOf(path, text) {
  const lines = text.split('\n').map((one) => one.trim())
  let fenced = false
  return lines.flatMap((one, at) => {
    if (path.endsWith('.md') && one.startsWith('```')) {
      fenced = !fenced
      return []
    }
    const words = path.endsWith('.md')
      ? fenced
        ? undefined
        : one
      : (/^(?:\/\/|\/\*\*?|\*(?!\/)|<!--)\s?(.*)/.exec(one)?.[1] ?? (one.includes('// ') ? /\s\/\/ (.*)$/.exec(one)?.[1] : undefined))
    const isProse = words !== undefined && words.length >= SHORTEST && !/^(eslint|@ts|svelte-ignore|prettier)/.test(words)
    return isProse ? [{ line: at + 1, text: words }] : []
  })
}

/** @param {string} text @returns {readonly string[]} */
export const habitsIn = (text) => HABITS.flatMap(([habit, instead]) => (habit.test(text) ? [instead] : []))

/** Two levels of the sources, one of the rest: a folder that somebody edits as one. @param {string} path */
function folderOf(path) {
  const parts = path.split('/')
  if (parts.length === 1) return '.'
  return parts.slice(0, Math.min(parts.length - 1, parts[0] === 'src' ? 3 : parts[0] === 'test' ? 2 : 1)).join('/')
}

/** @param {string} folder @returns {readonly string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : READ.test(entry.name) ? [path] : []
  })
}

/** @typedef {{ prose: number, marked: number, places: string[] }} Share */

/** @returns {ReadonlyMap<string, Share>} */
function sharesNow() {
  const files = [...SOURCES.flatMap((folder) => filesBelow(join(root, folder))), ...readdirSync(root).map((name) => join(root, name))]
  /** @type {Map<string, Share>} */
  const shares = new Map()
  for (const file of files.filter((one) => READ.test(one)).sort()) {
    const path = relative(root, file).split(sep).join('/')
    if (LEFT_OUT.test(path)) continue
    const share = shares.get(folderOf(path)) ?? { prose: 0, marked: 0, places: [] }
    shares.set(folderOf(path), share)
    for (const { line, text } of proseOf(path, readFileSync(file, 'utf8'))) {
      share.prose++
      const found = habitsIn(text)
      if (found.length === 0) continue
      share.marked++
      share.places.push(`${path}:${line}  ${text.slice(0, 100)}  [${found.join('; ')}]`)
    }
  }
  return shares
}

/** @returns {Readonly<Record<string, readonly [marked: number, prose: number]>>} */
const recorded = () => JSON.parse(readFileSync(RECORD, 'utf8'))

/** Whether a share is above a recorded one, in whole numbers. @param {Share} now @param {readonly [number, number] | undefined} before */
export const rose = ({ marked, prose }, [most, of] = [LIMIT, 100]) => marked * of > most * prose

/** Compares with the record. @returns {{ status: number, output: string }} */
export function checkEnglish() {
  const before = recorded()
  const wrong = [...sharesNow()].filter(([folder, share]) => rose(share, before[folder]))
  const output = wrong.map(([folder, { marked, prose, places }]) => {
    const [most, of] = before[folder] ?? [LIMIT, 100]
    const share = `${folder}: ${marked} of ${prose} comments and lines (${percent(marked, prose)}); at most ${percent(most, of)}`
    // The files that were changed last come first: the new place is most likely in one of them.
    const lastFirst = places.toSorted((a, b) => changedAt(b) - changedAt(a))
    return [share, ...lastFirst.slice(0, 12).map((place) => `  ${place}`)].join('\n')
  })
  return { status: wrong.length === 0 ? 0 : 1, output: output.join('\n') }
}

/** @param {string} place `path:line …` */
const changedAt = (place) => statSync(join(root, place.slice(0, place.indexOf(':')))).mtimeMs

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function write() {
  const before = recorded()
  const lines = [...sharesNow()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, share]) => {
      const kept = before[folder]
      const [marked, prose] = kept && rose(share, kept) ? kept : [share.marked, share.prose]
      return `  ${JSON.stringify(folder)}: [${marked}, ${prose}]`
    })
  writeFileSync(RECORD, `{\n${lines.join(',\n')}\n}\n`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--write')) write()
  for (const [folder, { marked, prose }] of sharesNow())
    console.log(`${percent(marked, prose).padStart(7)}  ${String(marked).padStart(5)} of ${String(prose).padEnd(5)}  ${folder}`)
  const { status, output } = checkEnglish()
  if (output) console.log(output)
  process.exitCode = status
}
