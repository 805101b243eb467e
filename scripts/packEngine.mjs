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
  await writeTypes(join(made, 'engine.d.ts'))
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

/**
 * Writes the types of the package as one file. They are put together from declarations: from the sources it takes three times as long.
 * @param {string} file
 */
async function writeTypes(file) {
  const folder = join(root, 'out/engine-types')
  rmSync(folder, { recursive: true, force: true })
  const declared = await runPackage('@typescript/native/bin/tsc', [
    ...['-p', 'tsconfig.shared.json', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
    ...['--allowImportingTsExtensions', 'false', '--rewriteRelativeImportExtensions', '--rootDir', '.', '--outDir', folder]
  ])
  if (declared.status !== 0) throw new Stop(`The types of the engine could not be declared.\n${declared.output.trim()}`)
  const project = join(folder, 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['src/**/*.d.ts'] })
  )
  const typed = await runPackage('dts-bundle-generator/dist/bin/dts-bundle-generator.js', [
    ...['--project', project, '--no-check', '--no-banner', '--silent'],
    ...['-o', file, join(folder, 'src/shared/published/engine.d.ts')]
  ])
  if (typed.status !== 0) throw new Stop(`The types of the engine could not be written.\n${typed.output.trim()}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const [folder = 'out/package'] = process.argv.slice(2)
    process.stdout.write(`${await packEngine(resolve(process.env.INIT_CWD ?? process.cwd(), folder))}\n`)
  })
}
