/** `npm run texts`: lists what a language lacks beside English, or says too much, each with its key. Ends with 1 where there is any. */
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { faults: readonly string[] } }} */
  const { module } = await runnerImport(join(root, 'test/support/textFaults.ts'), { configFile: false, root, logLevel: 'error' })
  for (const fault of module.faults) say(fault)
  say(module.faults.length === 0 ? 'Every language says everything.' : `${module.faults.length} texts are missing or left over.`)
  return module.faults.length === 0 ? 0 : 1
})
