/**
 * `npm run release:sign -- FOLDER`: makes an update (`*.clixupdate`) of each installer in FOLDER, signed with the private key of the release:
 * PEM, in the environment as LINEJUDGE_UPDATE_KEY, or in the file that `--key FILE` names. With `--if-key` a release without one goes on unsigned.
 *   --new-key FILE   makes a pair of keys: the private one into FILE, which stays with the owner, the public one into resources/updates.json
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, readCommandLine, root, runScript, say, Stop } from './lib.mjs'
import { sha256Of } from './releaseChecksums.mjs'

/** @typedef {{ version: string, system: 'win' | 'mac' | 'linux', arch: 'x64' | 'arm64', form: string }} Installer */

/** What the packer calls a processor. @type {Readonly<Record<string, 'x64' | 'arm64'>>} */
const ARCHES = { x64: 'x64', x86_64: 'x64', amd64: 'x64', arm64: 'arm64' }
/** The one that a release lays under the plain name of its system; others have their own form in theirs. */
const USUAL = ['setup.exe', 'dmg', 'AppImage']

/**
 * What an installer is, by the name that electron-builder.yml gives it; null for every other file.
 * @param {string} name
 * @returns {Installer | null}
 */
export function installerOf(name) {
  const found =
    /^Linejudge-(\d+\.\d+\.\d+)-(win|mac|linux)-(x64|x86_64|amd64|arm64)(?:\.(dmg|AppImage|deb)|-((?:setup|portable)\.exe))$/.exec(name)
  const [, version = '', system, arch = '', form, ofWindows] = found ?? []
  if (system !== 'win' && system !== 'mac' && system !== 'linux') return null
  return { version, system, arch: ARCHES[arch] ?? 'x64', form: form ?? ofWindows ?? '' }
}

/** The name of its update. @param {Installer} installer */
export function nameOfUpdate({ system, arch, form }) {
  return `linejudge-${system}-${arch}${USUAL.includes(form) ? '' : `-${form.replace('.exe', '')}`}.clixupdate`
}

/** The public key as the app has it: DER in base64. @param {string} pem of the private key */
export function publicKeyOf(pem) {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Stop(`The key is one of ${key.asymmetricKeyType}; expected Ed25519.`)
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

/** @returns {Promise<(head: object) => string>} the two lines that are signed, as the app reads them */
async function linesOfApp() {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'src/shared/shell/updateFile.ts'), { configFile: false, root, logLevel: 'error' })
  return /** @type {{ signedLines: (head: object) => string }} */ (module).signedLines
}

/**
 * Makes the update of one installer beside it.
 * @param {string} folder @param {string} file its name there @param {string} pem the private key @param {string} built the day: ISO 8601
 * @returns {Promise<string>} the name of the update
 */
export async function signInstaller(folder, file, pem, built) {
  const installer = installerOf(file)
  if (installer === null) throw new Stop(`${file} has no name of an installer of ours.`)
  const { version, system, arch } = installer
  const path = join(folder, file)
  const lines = await linesOfApp()
  const signed = lines({ version, built, system, arch, file, bytes: statSync(path).size, sha256: await sha256Of(path) })
  const signature = sign(null, Buffer.from(signed), createPrivateKey(pem)).toString('base64')
  const name = nameOfUpdate(installer)
  writeFileSync(join(folder, name), `${signed}${signature}\n`, { flush: true })
  await pipeline(createReadStream(path), createWriteStream(join(folder, name), { flags: 'a' }))
  return name
}

const SETTINGS = join(root, 'resources/updates.json')

/** Makes a pair of keys. @param {string} file for the private one */
function newKey(file) {
  if (existsSync(file))
    throw new Stop(`${file} is there already: a key that is lost or written over can sign nothing for the apps that know it.`)
  const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' })
  const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'))
  writeFileSync(SETTINGS, `${JSON.stringify({ ...settings, key: publicKeyOf(pem) }, null, 2)}\n`)
  say(
    `The private key is in ${file}: keep it, and a copy of it, where nobody else comes. The public one is in resources/updates.json: commit it.`
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const from = process.env.INIT_CWD ?? process.cwd()
    const known = /** @type {const} */ ({ key: 'text', 'if-key': 'flag', 'new-key': 'text' })
    const { options, words } = readCommandLine(import.meta.url, known)
    const { key: keyFile, 'new-key': made } = options
    if (made !== undefined) {
      newKey(resolve(from, made))
      return 0
    }
    const [given] = words
    if (given === undefined) throw new Stop('Usage: npm run release:sign -- FOLDER [--key FILE] [--if-key], or --new-key FILE')
    const pem = keyFile === undefined ? process.env.LINEJUDGE_UPDATE_KEY : readFileSync(resolve(from, keyFile), 'utf8')
    if (!pem) {
      if (!options['if-key']) throw new Stop('There is no key: set LINEJUDGE_UPDATE_KEY, or name its file with --key.')
      say('No key: there are no updates of this release.')
      return 0
    }
    if (publicKeyOf(pem) !== JSON.parse(readFileSync(SETTINGS, 'utf8')).key)
      throw new Stop('The key does not fit the public one in resources/updates.json: no app of this release would take these updates.')
    await ensureInstalled()
    const folder = resolve(from, given)
    const installers = readdirSync(folder).filter((name) => installerOf(name) !== null)
    if (installers.length === 0) throw new Stop(`There is no installer in ${folder}.`)
    const built = new Date(process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now())
      .toISOString()
      .slice(0, 10)
    for (const file of installers) say(`${await signInstaller(folder, file, pem, built)} is the update of ${file}`)
    return 0
  })
}
