/**
 * Which files have changed since all of them were found right: only these are looked at again where a verdict on a file depends on what
 * stands in it, or nearly so (`checks.mjs` says where it does not suffice).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What was found right: the hash of each file. @typedef {Readonly<Record<string, string>>} Right */

/** The files below a folder whose names fit, however deep. @param {string} folder @param {RegExp} names @returns {readonly string[]} */
export function filesBelow(folder, names) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Each file with the hash of what stands in it. @param {readonly string[]} paths @returns {Right} */
export const hashesOf = (paths) =>
  Object.fromEntries(paths.toSorted().map((path) => [path, createHash('sha1').update(readFileSync(path)).digest('hex')]))

/** Those of them that were not found right as they stand; null where nothing is known. @param {string} record @param {Right} files @returns {readonly string[] | null} */
export function changedSince(record, files) {
  if (!existsSync(record)) return null
  /** @type {Right} */
  const right = JSON.parse(readFileSync(record, 'utf8'))
  return Object.keys(files).filter((path) => right[path] !== files[path])
}

/** All of them are right. @param {string} record @param {Right} files */
export function keepRight(record, files) {
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify(files))
}
