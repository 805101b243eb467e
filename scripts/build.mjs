/** `npm run build`: builds the app, the command line and the page of players where they are stale. */
import { ensureBuilt, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureBuilt('app')
  await ensureBuilt('cli')
  await ensureBuilt('player')
})
