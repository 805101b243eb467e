/** The rows that earlier versions of the tables left. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrozenTables } from './writeProfile.ts'

/** All rows that a database of this version holds. */
export const frozenTables = (version: number): FrozenTables =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/saves/database-${version}.json`), 'utf8')) as FrozenTables
