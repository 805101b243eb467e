/** `npm run pictures [-- NAME …]`: takes the pictures of README and manual from the running app (`test/pictures/scenes.ts`) into docs/pictures. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, root, runScript, say, Stop } from './lib.mjs'

await runScript(async () => {
  await ensureBuilt('app')
  await ensureBuilt('cli')
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/pictures/scenes.ts') }} */
  const { module } = await runnerImport(join(root, 'test/pictures/scenes.ts'), { configFile: false, root, logLevel: 'error' })
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !module.SCENES.some((scene) => scene.name === name))
  if (unknown !== undefined)
    throw new Stop(`There is no picture ${unknown}; there are ${module.SCENES.map(({ name }) => name).join(', ')}.`)
  const folder = join(root, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  for (const scene of module.SCENES) {
    if (wanted.length > 0 && !wanted.includes(scene.name)) continue
    writeFileSync(join(folder, `${scene.name}.png`), await module.pictureOf(scene))
    say(`docs/pictures/${scene.name}.png`)
  }
})
