/** Copies of the sources in which mutants are tried, so that nothing that is worked on is touched. */
import { cpSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the Node tests read. */
const COPIED = ['.ci', 'src', 'scripts', 'test', 'docs', 'resources']

/** A new folder with everything that the tests read. @param {string} root @returns {string} */
export function copyOf(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'linejudge-mutants-')))
  for (const path of COPIED)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !from.includes(join('test', 'e2e', 'output')) })
  for (const name of readdirSync(root)) if (/\.(json|ts|js|yml|md)$/.test(name)) cpSync(join(root, name), join(folder, name))
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction')
  return folder
}
