/** `npm run build`: builds the app and the command line where they are stale. */
import { ensureBuilt, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureBuilt('app')
  await ensureBuilt('cli')
})
