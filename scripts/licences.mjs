/** `npm run licences`: writes docs/licences.md, the packages that are part of what is shipped with their licences. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runScript } from './lib.mjs'

/** Packages whose own description names no licence, with the one that the text beside it is. @type {Readonly<Record<string, string>>} */
export const LICENCES_READ = { 'svelte-toolbelt': 'MIT' }

/**
 * The shipped packages of a lock file.
 * @param {Readonly<Record<string, { version?: string, license?: string, dev?: boolean, optional?: boolean }>>} packages
 * @returns {readonly { name: string, version: string, licence: string }[]}
 */
export function licencesOf(packages) {
  return Object.entries(packages)
    .filter(([path, one]) => path !== '' && !one.dev && !one.optional)
    .map(([path, one]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version: one.version ?? '', licence: one.license ?? LICENCES_READ[name] ?? 'none named' }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** @param {readonly { name: string, version: string, licence: string }[]} rows */
export function licenceTable(rows) {
  return [
    '# Licences of what is shipped',
    '',
    'Written by `npm run licences` from the lock file; a test compares. Not every package ends up in the bundle whole.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    ''
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    writeFileSync(join(root, 'docs/licences.md'), licenceTable(licencesOf(lock.packages)))
  })
}
