/** The edition of an event into the library of this device: shown first, as a file of it would be. */
import { bytesOf } from '../../../shared/json/utf8.ts'
import { writeJson } from '../../../shared/json/writeJson.ts'
import { openFiles } from './openFiles.ts'
import type { App } from '../app.ts'

/** @param documents an edition and its parents, as the event has them */
export const keepEditions = (app: App, documents: readonly unknown[]): Promise<void> =>
  openFiles(
    app,
    documents.map((document, index) => ({ name: `edition-${index + 1}.json`, bytes: bytesOf(writeJson(document)) }))
  )
