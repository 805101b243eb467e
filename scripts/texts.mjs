/**
 * `npm run texts`: lists what a language lacks or has in addition to English, each with its key. Ends with 1 if there is any. `--write` writes
 * the types of the English texts, after a change of a text with places.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, readCommandLine, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  const { options } = readCommandLine(import.meta.url, { write: 'flag' })
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { faults: readonly string[], types: { file: string, text: string } } }} */
  const { module } = await runnerImport(join(root, 'test/support/textFaults.ts'), { configFile: false, root, logLevel: 'error' })
  const { file, text } = module.types
  const isOld = !existsSync(file) || readFileSync(file, 'utf8') !== text
  if (isOld && options.write) writeFileSync(file, text)
  const faults = [
    ...module.faults,
    ...(isOld && !options.write ? ['The types of the English texts are out of date: npm run texts -- --write'] : [])
  ]
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? 'Every language says everything.' : `${faults.length} texts are missing, left over or out of date.`)
  return faults.length === 0 ? 0 : 1
})
