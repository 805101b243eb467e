/**
 * `npm run web`: builds what is stale and serves the browser edition on 127.0.0.1 until Ctrl-C. Opened once, the browser
 * keeps it: it then opens without this server, and can be installed as an app.  --no-open  only print the address
 */
import { ensureBuilt, ensureInstalled, readCommandLine, runScript } from './lib.mjs'
import { serve } from './serve.mjs'

await runScript(async () => {
  const { options } = readCommandLine(import.meta.url, { 'no-open': 'flag' })
  await ensureInstalled()
  await ensureBuilt('app')
  await serve('Opened once, the browser keeps it: it then opens without this server, too.', options['no-open'] ?? false)
})
