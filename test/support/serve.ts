/** Serves the built renderer to tests with the very server that `npm start` uses where there is no desktop app. */
import { resolve } from 'node:path'
import { startServer, type RunningServer } from '../../src/cli/server.ts'

export type ServedApp = RunningServer

/** The folder of the built renderer. */
export const BUILT_RENDERER = resolve(import.meta.dirname, '../../out/renderer')

/** Serves it on a free port of 127.0.0.1, or on `port`. */
export function serveApp(port = 0): Promise<ServedApp> {
  return startServer({ root: BUILT_RENDERER, port })
}
