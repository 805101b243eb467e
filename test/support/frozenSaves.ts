/** The rows that earlier versions of the tables left. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KNOWN_TABLES } from '../../src/renderer/storage/rows/rowBackup.ts'
import type { FrozenTables } from './writeProfile.ts'

/** Each of them has its sample; the last is the present one. */
export const VERSIONS: readonly number[] = Array.from({ length: KNOWN_TABLES.schema }, (_, i) => i + 1)

/** All rows that a database of this version holds. */
export const frozenTables = (version: number): FrozenTables =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/saves/database-${version}.json`), 'utf8')) as FrozenTables
