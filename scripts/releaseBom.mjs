/** `npm run release:bom -- FILE`: writes the bill of materials of what is shipped (CycloneDX 1.5, JSON): npm's own list of the packages, and the runtime. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { electronBinary } from './electron.mjs'
import { licencesOf, LICENCES_READ } from './licences.mjs'
import { root, runNpm, runScript, say, Stop } from './lib.mjs'

/** @typedef {{ 'bom-ref': string, type: string, name: string, version: string, purl?: string, scope?: string, licenses?: { license: { id: string } }[], [field: string]: unknown }} Component */
/** @typedef {{ bomFormat: string, specVersion: string, metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Bom */

/**
 * What npm says of the packages, made whole: the app by its name, packages that npm passes over, licences that packages keep in a file beside,
 * and Electron with what it is made of.
 * @param {Bom} bom
 * @param {{ name: string, version: string, electron: string, parts: Readonly<Record<string, string>> | null, packages: ReturnType<typeof licencesOf> }} app
 * @returns {Bom}
 */
export function wholeBom(bom, { name, version, electron, parts, packages }) {
  const app = { ...bom.metadata.component, name, version }
  /** @param {string} part @param {string} at @param {string | undefined} licence @returns {Component} */
  const runtime = (part, at, licence) => ({
    'bom-ref': `${part}@${at}`,
    type: part === 'electron' ? 'framework' : 'library',
    name: part,
    version: at,
    scope: 'required',
    purl: part === 'electron' ? `pkg:npm/electron@${at}` : `pkg:generic/${part}@${at}`,
    ...(licence !== undefined && { licenses: [{ license: { id: licence } }] })
  })
  const chromium = parts?.chrome === undefined ? [] : [runtime('chromium', parts.chrome, 'BSD-3-Clause')]
  const node = parts?.node === undefined ? [] : [runtime('node', parts.node, 'MIT')]
  const inside = [...chromium, ...node]
  const known = new Set(bom.components.map((one) => `${one.name}@${one.version}`))
  const passedOver = packages
    .filter((one) => !known.has(`${one.name}@${one.version}`))
    .map((one) => ({ ...runtime(one.name, one.version, one.licence), purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}` }))
  return {
    ...bom,
    metadata: { ...bom.metadata, component: app },
    components: [
      ...bom.components.map((one) => {
        const read = one.licenses?.length ? undefined : LICENCES_READ[one.name]
        return read === undefined ? one : { ...one, licenses: [{ license: { id: read } }] }
      }),
      ...passedOver,
      runtime('electron', electron, 'MIT'),
      ...inside
    ],
    dependencies: [
      ...bom.dependencies.map((one) =>
        one.ref === app['bom-ref'] ? { ...one, dependsOn: [...one.dependsOn, `electron@${electron}`] } : one
      ),
      { ref: `electron@${electron}`, dependsOn: inside.map((one) => one['bom-ref']) },
      ...inside.map((one) => ({ ref: one['bom-ref'], dependsOn: [] }))
    ]
  }
}

/** The versions inside Electron, asked of its binary; null where there is none here. @returns {Readonly<Record<string, string>> | null} */
function partsOfElectron() {
  const binary = electronBinary()
  if (binary === null) return null
  return JSON.parse(
    execFileSync(binary, ['-p', 'JSON.stringify(process.versions)'], {
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
      encoding: 'utf8'
    })
  )
}

/** @returns {Promise<Bom>} */
export async function billOfMaterials() {
  const asked = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--omit=dev',
    '--omit=optional',
    '--package-lock-only',
    '--loglevel=silent'
  ]
  const { status, output } = await runNpm(asked)
  if (status !== 0) throw new Stop(`npm could not list the packages (npm 10 or newer is needed).\n${output.trim()}`)
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const electron = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')).version
  const parts = partsOfElectron()
  if (parts === null) say('Electron is not here: its Chromium and Node are not in the bill of materials.')
  const packages = licencesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  return wholeBom(JSON.parse(output.slice(output.indexOf('{'))), { name, version, electron, parts, packages })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const [given] = process.argv.slice(2)
    if (given === undefined) throw new Stop('Usage: npm run release:bom -- FILE')
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), given)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(await billOfMaterials(), null, 2)}\n`)
  })
}
