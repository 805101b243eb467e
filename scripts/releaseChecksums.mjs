/** `npm run release:checksums -- FOLDER`: writes SHA256SUMS of the files in FOLDER, as `sha256sum --check` reads it. */
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { runScript, Stop } from './lib.mjs'

export const CHECKSUMS = 'SHA256SUMS'

/** @param {string} file @returns {Promise<string>} in small hexadecimal digits */
export async function sha256Of(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** @param {string} folder @returns {Promise<string>} a line for each file right in it, by name; what the packer leaves for itself is passed over */
export async function checksumsOf(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS && !/^builder-|\.blockmap$|^latest.*\.yml$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
  const lines = []
  for (const name of names) lines.push(`${await sha256Of(join(folder, name))}  ${name}\n`)
  return lines.join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const [given] = process.argv.slice(2)
    if (given === undefined) throw new Stop('Usage: npm run release:checksums -- FOLDER')
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given)
    const text = await checksumsOf(folder)
    if (text === '') throw new Stop(`There is no file in ${folder}.`)
    writeFileSync(join(folder, CHECKSUMS), text)
    process.stdout.write(text)
  })
}
