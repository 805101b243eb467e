/** Editions in files for the tests: a store's house rules, their next version, a child of them, and some that are refused. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { EditionFile } from '../../src/shared/editions/editionSchema.ts'

const FOLDER = resolve(import.meta.dirname, '../fixtures/editions')

export const editionPath = (name: string): string => join(FOLDER, `${name}.json`)

/** A fresh copy, which a test may change. */
export const editionFile = (name: string): EditionFile => JSON.parse(readFileSync(editionPath(name), 'utf8')) as EditionFile
