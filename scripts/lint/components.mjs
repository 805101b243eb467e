/**
 * The rules that know types, for components: they look at what svelte-check makes of each component, where the script and
 * what stands in the markup are one TypeScript file. What they find is told with the component's own name and line.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root, runPackage } from '../lib.mjs'

/** @typedef {{ message: string, code: string, filename: string, labels: readonly { span: { offset: number, length: number, line: number } }[] }} Finding */

/**
 * Lints the components that were made into TypeScript below `folder`: `only` these of them, or all.
 * @param {string} folder
 * @param {readonly string[]} only
 * @param {{ env?: Record<string, string> }} [options] of the linter's process
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function componentFindings(folder, only = [folder], options = undefined) {
  if (!existsSync(folder)) return { status: 1, output: 'svelte-check left no components to look at.' }
  const how = ['--type-aware', '--deny-warnings', '--no-ignore', '--config', join(root, 'scripts/lint/components.json'), '--format', 'json']
  const { status, output } = await runPackage('oxlint/bin/oxlint', [...how, ...only], options)
  const report = reportOf(output)
  if (report === null) return { status: 1, output }
  if (report.number_of_files === 0) return { status: 1, output: `No component was made into TypeScript in ${relative(root, folder)}.` }
  if (report.diagnostics.length === 0) return { status, output: status === 0 ? '' : output }
  return { status: 1, output: report.diagnostics.map((finding) => lineOf(folder, finding)).join('\n') }
}

/** @param {string} output @returns {{ diagnostics: readonly Finding[], number_of_files: number } | null} */
function reportOf(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

/** @param {string} folder @param {Finding} finding */
function lineOf(folder, { message, code, filename, labels }) {
  const made = join(root, filename)
  const component = relative(folder, made)
    .split(sep)
    .join('/')
    .replace(/\+\+([^/]+)\.ts$/, '$1')
  const span = labels.at(-1)?.span
  const words = span
    ? readFileSync(made)
        .subarray(span.offset, span.offset + span.length)
        .toString()
    : ''
  return `${component}${lineWith(join(root, component), readFileSync(made, 'utf8').split('\n')[(span?.line ?? 1) - 1] ?? '', words)}: ${message} [${code}]${words ? `\n    ${words.split('\n')[0]}` : ''}`
}

/**
 * `:line` of the source: scripts are copied line by line, so the same line stands there; of the markup below at least the words do.
 * @param {string} path @param {string} line @param {string} words
 */
function lineWith(path, line, words) {
  if (!existsSync(path)) return ''
  const lines = readFileSync(path, 'utf8').split('\n')
  const whole = lines.findIndex((own) => own.trim() !== '' && own.trim() === line.trim())
  const markup = lines.lastIndexOf('</script>')
  const at =
    whole >= 0 ? whole : lines.findIndex((own, index) => index > markup && words !== '' && own.includes(words.split('\n')[0] ?? ''))
  return at >= 0 ? `:${at + 1}` : ''
}
