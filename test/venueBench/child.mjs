/** Starts the host that is measured (`hostChild.ts`) from its source. */
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')
await runnerImport(resolve(import.meta.dirname, 'hostChild.ts'), { configFile: false, root, logLevel: 'error' })
