/** `npm run -s judge -- FILE …`: builds the command line where it is stale, then runs it in this same process. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { ensureBuilt, root, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureBuilt('cli')
  const { main } = await import(pathToFileURL(join(root, 'out/cli/judge.js')).href)
  return main(process.argv.slice(2))
})
