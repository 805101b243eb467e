/** `npm run pack:engine [-- FOLDER]`: the engine as a package for others (bundle, types, README, schemas, notices), packed into FOLDER or `out/package`. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root, runNpm, runPackage, runScript, Stop } from './lib.mjs'

/** @typedef {{ version: string, license: string, engines: { node: string }, dependencies: Record<string, string> }} ProjectManifest */

/**
 * What the package says about itself. Until its owner has chosen a licence it cannot be published by mistake.
 * @param {ProjectManifest} project  the project's own package.json
 */
export function engineManifest({ version, license, engines, dependencies }) {
  return {
    name: 'linejudge-engine',
    version,
    description: 'HeroClix questions answered with reasons; lines of fire, checks of maps, pairing and standings of events.',
    type: 'module',
    ...(license === 'UNLICENSED' && { private: true }),
    license,
    sideEffects: false,
    exports: {
      '.': { types: './engine.d.ts', default: './engine.js' },
      './schemas/*': './schemas/*',
      './package.json': './package.json'
    },
    files: ['engine.js', 'engine.d.ts', 'schemas', 'NOTICES.md'],
    engines,
    dependencies: { valibot: dependencies.valibot }
  }
}

/**
 * Makes the package and packs it.
 * @param {string} folder  where the packed file goes
 * @returns {Promise<string>} its path
 */
export async function packEngine(folder) {
  await ensureInstalled()
  const made = join(root, 'out/engine')
  const built = await runPackage('vite/bin/vite.js', ['build', '--config', 'vite.cli.config.ts', '--mode', 'engine', '--logLevel', 'warn'])
  if (built.status !== 0) throw new Stop(`The engine could not be bundled.\n${built.output.trim()}`)
  const typed = await runPackage('dts-bundle-generator/dist/bin/dts-bundle-generator.js', [
    ...['--project', 'tsconfig.shared.json', '--no-check', '--no-banner', '--silent'],
    ...['-o', join(made, 'engine.d.ts'), 'src/shared/published/engine.ts']
  ])
  if (typed.status !== 0) throw new Stop(`The types of the engine could not be written.\n${typed.output.trim()}`)
  copyFileSync(join(root, 'docs/engine-package.md'), join(made, 'README.md'))
  cpSync(join(root, 'docs/schemas'), join(made, 'schemas'), { recursive: true })
  const manifest = engineManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${manifest.name}-${manifest.version}.tgz`)
  rmSync(file, { force: true })
  const packed = await runNpm(['pack', made, '--pack-destination', folder, '--ignore-scripts', '--loglevel=error'])
  if (packed.status !== 0) throw new Stop(`The package could not be packed.\n${packed.output.trim()}`)
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const [folder = 'out/package'] = process.argv.slice(2)
    process.stdout.write(`${await packEngine(resolve(process.env.INIT_CWD ?? process.cwd(), folder))}\n`)
  })
}
