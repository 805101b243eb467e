/** Every place of the sources that can be broken, and how one is told. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { root, Stop } from '../lib.mjs'
import { mutantsOf } from './mutate.mjs'

/** @typedef {import('./mutate.mjs').Mutant & { readonly file: string }} Place */

/** @param {string} folder @returns {readonly string[]} */
const filesBelow = (folder) =>
  statSync(folder).isFile() ? [folder] : readdirSync(folder).flatMap((name) => filesBelow(join(folder, name)))

/** @param {string} file */
const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts')

/**
 * The places of all files below folders, in the order of the files' names. @param {readonly string[]} folders
 * @param {typeof import('./mutate.mjs').KINDS} [kinds] @returns {readonly Place[]}
 */
export function placesBelow(folders, kinds) {
  const all = folders
    .flatMap((folder) => filesBelow(resolve(root, folder)))
    .filter(isSource)
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8'), kinds).map((mutant) => ({ ...mutant, file })))
  if (all.length === 0) throw new Stop(`Nothing to break in ${folders.join(', ')}: name a folder or a file of the sources.`)
  return all
}

const SHOWN = 160
/** What of a line stands beside a change: its end before it, its beginning after it. @param {string} text @param {boolean} [after] */
const shortened = (text, after = false) => (text.length <= SHOWN ? text : after ? `${text.slice(0, SHOWN)} …` : `… ${text.slice(-SHOWN)}`)

/** @param {string} text */
const middleless = (text) => (text.length <= 2 * SHOWN ? text : `${text.slice(0, SHOWN)} … ${text.slice(-SHOWN)}`)

/** The broken line as it was and as it is. @param {Place} place @param {string} source */
export function toldOf({ file, line, start, end, put }, source) {
  const [from, to] = [source.lastIndexOf('\n', start - 1) + 1, source.indexOf('\n', end)]
  const lines = [source.slice(start, end), put].map(
    (text) => shortened(source.slice(from, start)) + middleless(text) + shortened(source.slice(end, to), true)
  )
  return `${file}:${line}\n${lines.map((text, at) => `      ${at ? '+' : '-'} ${text.trim().replaceAll(/\s*\n\s*/g, ' ')}`).join('\n')}`
}
